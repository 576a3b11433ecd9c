"""Take the pictures of the README: `python -m tests.web.pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from grimtable.games import GAMES
from tests.web import system
from tests.web.harness import ROOT, Server
from tests.web.page import FLAGS, OPTION, Visitor

FOLDER = ROOT / "docs" / "pictures"
STEPS = 3
SIZES = {"": (1440, 900), "-tablet": (1024, 768), "-phone": (390, 844)}


def table(browser: Browser, server: Server, game: str, suffix: str) -> None:
    """A game in its first turn: the guided one where there is one, so that pictures stay alike."""
    width, height = SIZES[suffix]
    theme = "light" if suffix == "-tablet" else "dark"
    person = Visitor(
        browser, server, viewport={"width": width, "height": height}, color_scheme=theme
    )
    card = next(card for card in server.get("/api/games") if card["id"] == game)
    if card["guides"]:
        made = server.post(f"/api/games/{game}/guides/{card['guides'][0]['id']}", {})
    else:
        made = server.table(game, {seat["id"]: "me" for seat in card["seats"]})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    for _ in range(STEPS):
        person.asked()
        options = page.locator(OPTION).all()
        classes = [one.get_attribute("class") or "" for one in options]
        person.take(next((i for i, name in enumerate(classes) if "guided" in name), 3))
    person.asked()
    if suffix != "-phone":
        page.locator(OPTION).first.hover()
    page.wait_for_timeout(1200)
    page.screenshot(path=str(FOLDER / f"{game}{suffix}.png"))
    person.leave()


def main() -> int:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'pictures.sqlite'}")
        browser = playwright.chromium.launch(executable_path=system.chromium(), args=FLAGS)
        for game in (*GAMES, "connect_four"):
            for suffix in SIZES if game == GAMES[0] else [""]:
                table(browser, server, game, suffix)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
