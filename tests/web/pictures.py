"""Take the pictures of the README, every game at every size: `python -m tests.web.pictures`.

Names of games after it take only theirs. The pictures are WebP, which Chromium itself writes.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from grimtable.games import GAMES
from tests.web import system
from tests.web.harness import ROOT, Server
from tests.web.page import FLAGS, OPTION, Visitor

FOLDER = ROOT / "docs" / "pictures"
STEPS = 3
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LIGHT = "tablet"
PACK = """async png => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + png
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.82)
}"""


def table(browser: Browser, server: Server, game: str, size: str) -> bytes:
    """A game in its guided first turn, so that pictures stay alike."""
    width, height = SIZES[size]
    phone: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = Visitor(
        browser,
        server,
        viewport={"width": width, "height": height},
        color_scheme="light" if size == LIGHT else "dark",
        **phone,
    )
    guide = next(card for card in server.get("/api/games") if card["id"] == game)["guides"][0]
    made = server.post(f"/api/games/{game}/guides/{guide['id']}", {})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    for _ in range(STEPS):
        person.asked()
        classes = [one.get_attribute("class") or "" for one in page.locator(OPTION).all()]
        person.take(next(i for i, name in enumerate(classes) if "guided" in name))
    person.asked()
    page.mouse.move(0, 0)
    if size != "phone":
        page.locator(".option.guided").hover()
    page.wait_for_timeout(1200)
    picture = page.screenshot()
    person.leave()
    return picture


def packed(browser: Browser, png: bytes) -> bytes:
    """The same picture, small."""
    page = browser.new_page()
    url = str(page.evaluate(PACK, base64.b64encode(png).decode()))
    page.close()
    return base64.b64decode(url.partition(",")[2])


def main(games: Sequence[str]) -> int:
    """Take them all, or those of some games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'pictures.sqlite'}")
        browser = playwright.chromium.launch(executable_path=system.chromium(), args=FLAGS)
        try:
            for game in games or GAMES:
                for size in SIZES:
                    picture = packed(browser, table(browser, server, game, size))
                    (FOLDER / f"{game}-{size}.webp").write_bytes(picture)
                    print(f"{game}-{size}.webp  {len(picture) // 1000} kB", flush=True)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
