"""Pictures to look at one by one: `python -m tests.web.moments FOLDER GAME...`.

Of each game the lobby, the set-up, a decision, a fight and the ending, at three sizes, light and
dark; `--language fr` takes them in French. What looks wrong here looks wrong to people.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from grimtable.games import GAMES
from tests.web import system
from tests.web.harness import Person, Server
from tests.web.page import FLAGS, READY, SHORT, Visitor
from tests.web.pictures import SIZES

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
MOST = 400
TRIES = 8
"""How many games are played for a fight in which something is asked."""
DECISION = 3
"""How many steps of the lesson come before its picture."""


def lesson(server: Server, game: str, language: str) -> tuple[dict[str, Any], Person]:
    """A table in its lesson, and who follows it."""
    card = next(card for card in server.get("/api/games") if card["id"] == game)
    made = server.post(f"/api/games/{game}/guides/{card['guides'][0]['id']}", {})
    return made, server.sit(made["table"], *made["tokens"].values(), language=language)


def follow(person: Person, steps: int = MOST, fight: bool = False) -> bool:
    """Do what the lesson says, so many steps or until a fight is shown; whether one is."""
    for _ in range(steps):
        person.asked()
        guide = person.view["guide"]
        if fight and person.view["scene"]["blows"]:
            return True
        if person.view["outcome"] or guide["option"] is None:
            break
        person.take(guide["ask"], guide["option"])
    person.asked()
    return bool(person.view["scene"]["blows"])


def finish(person: Person, fight: bool = False, seed: int = 7) -> bool:
    """Play on at random until the game is over, or until a fight is shown; whether one is."""
    chance = random.Random(seed)
    for _ in range(MOST):
        ask = person.asked()
        if not ask or (fight and person.view["scene"]["blows"]):
            break
        time.sleep(0.04)  # the server listens to so many messages a second
        ends = [i for i, option in enumerate(ask["options"]) if option["ends"]]
        person.answer(ends[0] if ends and not fight else chance.randrange(len(ask["options"])))
    return bool(person.view["scene"]["blows"])


def short(server: Server, game: str, language: str) -> tuple[dict[str, Any], Person]:
    """A table whose game is soon over."""
    options = SHORT[game]
    names = server.post(f"/api/games/{game}/seats", {"options": options})
    seats = {seat["id"]: "me" if i == 0 else "random" for i, seat in enumerate(names)}
    made = server.table(game, seats, options=options, laid=True)
    return made, server.sit(made["table"], *made["tokens"].values(), language=language)


def tables(server: Server, game: str, language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The tables of a game at the moments that are pictured."""
    made, person = lesson(server, game, language)
    follow(person, DECISION)
    yield "decision", made
    made, person = lesson(server, game, language)
    shown = follow(person, fight=True)
    for seed in range(TRIES):
        if shown:
            break
        made, person = short(server, game, language)
        shown = finish(person, fight=True, seed=seed)
    yield "fight", made
    made, person = lesson(server, game, language)
    follow(person)
    if not person.view["outcome"]:
        made, person = short(server, game, language)
        finish(person)
    yield "ending", made


def visit(browser: Browser, server: Server, size: str, shade: str, language: str) -> Visitor:
    """Somebody with a window of that size."""
    width, height = SIZES[size]
    phone: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
    view = {"width": width, "height": height}
    return Visitor(
        browser, server, viewport=view, color_scheme=shade, locale=LOCALES[language], **phone
    )


def settle(page: Page) -> None:
    """Wait until everything is drawn and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)


def main(arguments: list[str]) -> int:
    """Take the pictures of some games, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--language", choices=LOCALES, default="en")
    parser.add_argument("--shades", nargs="*", default=["dark", "light"])
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'moments.sqlite'}", games=tuple(GAMES))
        browser = playwright.chromium.launch(executable_path=system.chromium(), args=FLAGS)
        try:
            for game in asked.games:
                made = dict(tables(server, game, asked.language))
                for size in asked.sizes:
                    for shade in asked.shades:
                        take(browser, server, game, made, size, shade, asked)
        finally:
            browser.close()
            server.stop()
    return 0


def take(
    browser: Browser,
    server: Server,
    game: str,
    made: dict[str, dict[str, Any]],
    size: str,
    shade: str,
    asked: argparse.Namespace,
) -> None:
    """All pictures of a game at one size."""

    def shoot(page: Page, moment: str) -> None:
        settle(page)
        name = f"{game}-{moment}-{size}-{shade}-{asked.language}.png"
        page.screenshot(path=asked.folder / name)
        print(name, flush=True)

    person = visit(browser, server, size, shade, asked.language)
    page = person.visit()
    card = page.locator(f".game[data-game={game}]")
    card.scroll_into_view_if_needed()
    shoot(page, "lobby")
    card.locator(".setup").click()
    shoot(page, "setup")
    person.leave()
    for moment, table in made.items():
        person = visit(browser, server, size, shade, asked.language)
        person.hold(table)
        page = person.visit(f"/table/{table['table']}")
        page.wait_for_selector(READY)
        shoot(page, moment)
        person.leave()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
