"""The page, played by people in a real Chromium."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from grimtable.games import GAMES
from tests.web.harness import CARAVAN, TREK, Server
from tests.web.page import OPTION, SHORT, Visitor, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
BOTH = {"crow": "me", "wolf": "me"}


def test_a_newcomer_plays_after_two_clicks(visitor: Callable[..., Visitor]) -> None:
    new = visitor()
    page = new.visit()
    page.get_by_role("button", name="Play now: Connect Four").click()
    assert new.asked() == "Drop a stone into a file\n§"
    page.locator(OPTION).first.click()
    expect(page).to_have_title("Connect Four · Grimtable")  # while the other one thinks
    expect(page.locator(".log li")).not_to_have_count(0)


def test_who_has_mistyped_an_address_finds_the_games(visitor: Callable[..., Visitor]) -> None:
    lost = visitor()
    page = lost.visit()
    assert (answer := page.goto(f"{lost.server.url}/nowhere"))
    assert answer.status == 404
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Play now: Connect Four")).to_be_visible()
    lost.forgive("Failed to load resource")


LONG = {"berserkers", "realms"}
"""Games that are soon over only for who ends a question where that is possible."""


@pytest.mark.parametrize(
    ("game", "hand"),
    [(game, hand) for game in SHORT for hand in ("mouse", "touch", "keys") if game in GAMES]
    + [("connect_four", "mouse"), ("cellar", "mouse")],
)
def test_a_whole_game_of_each_is_played_by_mouse_by_touch_and_by_keys_alone(
    visitor: Callable[..., Visitor], server: Server, game: str, hand: str
) -> None:
    assert SHORT.keys() >= set(GAMES)
    person = visitor(hand=hand, **(PHONE if hand == "touch" else {}))
    names = server.post(f"/api/games/{game}/seats", {"options": SHORT[game]})
    seats = {seat["id"]: "me" if i == 0 else "random" for i, seat in enumerate(names)}
    page = person.sit(game, seats, options=SHORT[game], laid=True)
    if person.asked() and page.locator(".boardbox").count():
        person.settled()
        assert person.small() == []
        assert person.share() >= 0.55 or hand == "touch"
    assert person.play_on(seed=4, brisk=hand != "mouse" or game in LONG) >= 3
    expect(page.locator(".ending h2")).to_be_in_viewport()
    expect(page.locator(".outcome h2")).to_have_text("The game is over")
    expect(page.locator(".piece, .card").first).to_be_attached()


def test_the_board_itself_can_be_played_on(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    page.locator('.cell.lit[data-id="d"]').click()
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("Red dropped a stone into file d.")


def test_pointing_at_a_piece_narrows_the_options_and_a_place_takes_one(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("cellar", BOTH)
    while "Step" not in person.asked():
        person.take(0)
    step = page.locator(OPTION).first.inner_text()
    who = page.locator(".piece.lit").first
    who.click()
    expect(page.locator(".piece.pointed")).to_have_count(1)
    expect(page.locator(".narrowed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".piece.pointed")).to_have_count(0)
    seq = person.seq()
    page.locator(".cell.lit").first.click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    assert "Step into" in step


def test_hovering_an_option_shows_what_it_would_do(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    page.locator(OPTION).nth(2).hover()
    expect(page.locator(".effect")).to_contain_text("Red dropped a stone into file c.")
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".cell.focus")).to_have_attribute("data-id", "c")


def test_options_keep_their_place_while_it_is_told_what_they_would_do(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit(GAMES[-1], {})
    person.asked()
    person.settled()
    options = page.locator(OPTION)
    before = [one.bounding_box() for one in options.all()]
    options.first.hover()
    effect = page.locator(".effect.tells")
    expect(effect).to_be_visible()
    assert [one.bounding_box() for one in options.all()] == before
    page.mouse.move(2, 2)
    expect(effect).to_have_count(0)


def test_two_browsers_play_and_neither_learns_what_is_hidden(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    crow = visitor()
    page = crow.sit("cellar", {"crow": "me", "wolf": "friend"})
    page.locator("header .invite").click()
    link = page.locator("dialog input[readonly]").first.input_value()
    assert page.locator("dialog svg[role=img]").count() == 2
    assert "#/join/" in link
    assert urlsplit(link).path == "/", "the secret stays behind the #"
    page.keyboard.press("Escape")
    wolf = visitor()
    wolf.page.goto(link)
    wolf.page.wait_for_selector(OPTION)
    expect(page.locator("header .invite")).to_have_count(0)
    hands = []
    for one in (crow, wolf):
        one.page.wait_for_selector(OPTION)
        hands.append([words[len("Play ") :] for words in options(one)])
    crow.take(0)
    expect(crow.page.locator(".waiting")).to_have_text("Waiting for the Wolf")
    for name in hands[0]:
        assert not any(f'"{name}"' in frame or f" {name}" in frame for frame in wolf.frames)
        assert name not in wolf.page.inner_text("body")
    for name in hands[1]:
        assert not any(f'"{name}"' in frame or f" {name}" in frame for frame in crow.frames)
        assert name not in crow.page.inner_text("body")
    wolf.take(0)
    expect(crow.page.locator(".log")).to_contain_text(f"showed the blade {hands[1][0]}")


def test_a_stranger_takes_a_free_seat_at_a_listed_table(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    server.table("cellar", {"crow": "me", "wolf": "friend"}, listed=True)
    stranger = visitor()
    page = stranger.visit()
    page.get_by_role("button", name="Play the Wolf").first.click()
    assert "Choose a blade" in stranger.asked()
    expect(page.locator("header li.shown")).to_contain_text("the Wolf · you")


def options(one: Visitor) -> list[str]:
    """The words of the open options."""
    return [words.split("\n")[-1] for words in one.page.locator(OPTION).all_inner_texts()]


def test_hot_seat_draws_a_curtain_between_hands(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", BOTH)
    mine = options(person) if person.asked() else []
    person.page.locator(OPTION).first.click()
    curtain = page.locator(".curtain[open]")
    expect(curtain).to_contain_text("Hand the screen to the Wolf")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    page.wait_for_selector(OPTION)
    assert not set(options(person)) & set(mine)


def test_undo_says_what_it_does_and_does_it(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    person.take("File c")
    expect(page.locator(".undo")).to_have_text("Undo: File c")
    page.locator(".undo").click()
    expect(page.locator(".piece")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("The game was rewound")


def test_a_replay_slides_through_the_game_and_plays_on(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    for file in ("a", "b", "a"):
        person.asked()
        person.take(f"File {file}")
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="Replay").click()
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_have_value("3")
    slider.fill("1")
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator(".replay output")).to_have_text("Step 1 of 3")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".piece")).to_have_count(2)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(person.table))
    person.asked()
    expect(page.locator(".piece")).to_have_count(2)
    person.take("File g")
    expect(page.locator(".piece")).to_have_count(3)


def test_who_looked_back_with_other_eyes_plays_on_with_their_own(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("cellar", {"crow": "me", "wolf": "random"})
    person.asked()
    person.take(0)
    person.asked()
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="Replay").click()
    replay = page.locator(".replay")
    replay.get_by_role("combobox", name="Seen by").select_option("everybody")
    replay.get_by_role("combobox", name="Speed").select_option("fast")
    assert page.evaluate("localStorage['grimtable.speed']") == "fast"
    replay.get_by_role("button", name="Back to now").click()
    expect(replay).to_have_count(0)
    expect(page.locator(OPTION).first).to_be_visible()
    person.take(0)


def test_real_dice_are_typed_in_with_big_buttons(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", BOTH, options={"rounds": 1})
    person.asked()
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="Real dice: off").click()
    page.locator("summary[aria-label=Menu]").click()
    expect(page.get_by_role("button", name="Real dice: on")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_be_hidden()
    person.take(0)
    person.asked()
    person.page.locator(OPTION).first.click()
    page.wait_for_selector("#decision .face, .curtain[open] .button")
    dice = page.locator("#decision fieldset")
    # A curtain that was opened already may still be closing: look again, do not insist.
    page.add_locator_handler(
        page.locator(".curtain[open] .button"), lambda button: button.click(timeout=2_000)
    )
    expect(dice).to_have_count(2)
    box = dice.first.locator(".face").first.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    dice.nth(0).get_by_role("button", name="5").click()
    dice.nth(1).get_by_role("button", name="2").click()
    page.get_by_role("button", name="Enter").click()
    expect(page.locator(".log")).to_contain_text("rolled 5, 2.")
    expect(page.locator(".die")).to_have_count(2)


def test_french_is_switched_on_live(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    person.take("File c")
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("#decision h2")).to_contain_text("Lâchez un pion dans une colonne")
    expect(page.locator(".log")).to_contain_text("Rouge a joué dans la colonne c.")
    expect(page.locator(".undo")).to_have_text("Annuler : Colonne c")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_shade_follows_the_system_until_somebody_chooses_one(
    visitor: Callable[..., Visitor],
) -> None:
    page = visitor(color_scheme="dark").visit()
    shade = page.locator("html")
    expect(shade).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(shade).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Light or dark").click()
    page.emulate_media(color_scheme="dark")
    page.emulate_media(color_scheme="light")
    expect(shade).to_have_attribute("data-theme", "dark")


def test_a_frenchman_is_greeted_in_french(visitor: Callable[..., Visitor]) -> None:
    page = visitor(locale="fr-FR").visit()
    expect(page.locator(".game h3").first).to_be_visible()
    expect(page.get_by_role("button", name="Préparer une table").first).to_be_visible()


def test_everything_is_done_by_keyboard_alone(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.visit()
    page.wait_for_selector(".game")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "Play now: Connect Four":
            break
    page.keyboard.press("Enter")
    person.asked()
    page.keyboard.press("4")
    expect(page.locator(".log")).to_contain_text("Red dropped a stone into file d.")
    page.wait_for_selector(OPTION)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.option") == "Drop b"
    expect(page.locator(".effect")).to_contain_text("file b")
    seq = person.seq()
    page.keyboard.press("Enter")
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    page.wait_for_selector(OPTION)
    expect(page.locator("#decision h2")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator(".log")).to_contain_text("rewound")


def test_a_phone_in_portrait_shows_board_cards_and_log(visitor: Callable[..., Visitor]) -> None:
    person = visitor(**PHONE)
    page = person.sit("cellar", {"crow": "me", "wolf": "random"})
    person.asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".board svg").first).to_be_in_viewport()
    page.locator(".tabs").get_by_role("button", name="Cards").click()
    expect(page.locator(".zone .card").first).to_be_in_viewport()
    page.locator(".zone .card.lit").first.click()
    expect(page.locator(".waiting, .option").first).to_be_visible()
    page.locator(".tabs").get_by_role("button", name="Log").click()
    expect(page.locator(".log li").first).to_be_in_viewport()
    person.play_on(seed=1)


def test_a_finger_looks_up_what_an_option_would_do_and_takes_it(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    row = page.locator("#decision li", has=page.locator('[data-option="Drop c"]'))
    box = row.locator(".peek").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    row.locator(".peek").tap()
    expect(row.locator(".told")).to_have_text("Red dropped a stone into file c.")
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".piece")).to_have_count(0)
    assert person.violations() == []
    row.locator(".peek").tap()
    expect(page.locator(".told")).to_have_count(0)
    row.locator(".option").tap()
    expect(page.locator(".piece")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_set_up_form_fits_a_phone_in_french(
    visitor: Callable[..., Visitor], server: Server, game: str
) -> None:
    title = next(c["title"] for c in server.get("/api/games?language=fr") if c["id"] == game)
    page = visitor(locale="fr-FR", **PHONE).visit()
    page.locator(".game", has_text=title).get_by_role("button", name="Préparer").first.click()
    form = page.locator("dialog .content")
    assert form.evaluate("box => box.scrollWidth <= box.clientWidth")
    wide = form.evaluate(
        "box => [...box.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right >"
        " box.getBoundingClientRect().right).length"
    )
    assert wide == 0
    expect(page.get_by_role("button", name="Commencer")).to_be_in_viewport()


def test_a_big_screen_shows_codes_for_the_open_seats_until_they_are_taken(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    screen = visitor()
    screen.hold(made)
    page = screen.visit(f"/board/{made['table']}")
    code = page.locator(".codes svg[role=img]")
    expect(code).to_have_count(1)
    expect(code).to_have_attribute("aria-label", "QR: Seat for the Wolf")
    expect(page.locator(".codes")).to_contain_text("This address works on this machine alone.")
    assert screen.violations() == []
    link = page.locator(".codes a").get_attribute("href")
    assert link is not None
    phone = visitor(**PHONE)
    phone.page.goto(link)
    phone.page.wait_for_selector(OPTION)
    expect(code).to_have_count(0)
    stranger = visitor()
    stranger.visit(f"/board/{made['table']}").wait_for_selector(".bigwait")
    expect(stranger.page.locator(".codes")).to_have_count(0)


def test_a_big_screen_shows_the_board_and_no_hand(visitor: Callable[..., Visitor]) -> None:
    player = visitor(**PHONE)
    player.sit("cellar", {"crow": "me", "wolf": "random"})
    player.asked()
    hand = [words[len("Play ") :] for words in options(player)]
    screen = visitor()
    page = screen.visit(f"/board/{player.table}")
    page.wait_for_selector(".board .piece")
    expect(page.locator("#decision")).to_have_count(0)
    assert not any(name in page.inner_text("body") for name in hand)
    player.take(0)
    expect(page.locator(".log")).to_contain_text(f"The Crow showed the blade {hand[0]}")


def test_the_log_opens_rules_and_the_book_can_be_searched(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", {"crow": "me", "wolf": "random"}, options={"rounds": 1})
    person.play_on()
    page.locator(".log .cite").nth(1).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Both blades are shown")
    expect(dialog).to_contain_text("p. 3")
    expect(dialog).to_contain_text("Both players secretly choose")  # it is part of the same rule
    assert "duel." not in dialog.inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rule book").click()
    dialog.get_by_role("searchbox").fill("iron DIE")
    expect(dialog.get_by_role("status")).to_have_text("1 rule")
    dialog.get_by_role("button", name="Close").click()
    term = page.locator(".log .term").first
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Blade: a card with a force from 1 to 12.")


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "blade"), ("fr-FR", "lame")])
def test_words_of_cards_and_log_are_explained_in_both_languages(
    visitor: Callable[..., Visitor], locale: str, word: str
) -> None:
    person = visitor(locale=locale)
    page = person.sit("cellar", {"crow": "me", "wolf": "random"})
    person.asked()
    person.take(0)
    for place in (".card", ".log"):
        term = page.locator(f"{place} .term", has_text=word).first
        expect(term).to_have_attribute("data-tip", re.compile(r"1 (to|à) 12"))
    page.locator(".log .term").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"1 (to|à) 12"))


def test_a_lesson_starts_from_the_lobby_and_leads_to_a_game(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    card = page.locator(".game", has_text="The Cellar")
    card.get_by_role("button", name="First lesson").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Your first duel 1/3")
    page.locator(".option.guided").hover()
    assert person.violations() == []
    for _ in range(3):  # what was taken can't be pressed again while it is under way
        page.locator(".option.guided:not([disabled])").click()
    expect(guide).to_contain_text("That was the lesson.")
    lesson = page.url
    guide.get_by_role("button", name="Play a game of my own").click()
    page.wait_for_function("lesson => location.href !== lesson", arg=lesson)
    expect(page.locator(OPTION).first).to_be_visible()
    expect(guide).to_have_count(0)


def test_a_table_is_set_up_with_options_and_seats(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.visit()
    card = page.locator(".game", has_text="The Cellar")
    card.get_by_role("button", name="Set up a table").click()
    page.get_by_role("combobox", name="Board").select_option("hexes")
    page.get_by_role("spinbutton", name="Rounds").fill("1")
    page.get_by_role("combobox", name="the Wolf").select_option("easy")
    page.get_by_role("button", name="Start").click()
    person.asked()
    expect(page.locator("polygon")).to_have_count(12)
    person.play_on()
    page.locator(".outcome").get_by_role("link", name="Lobby").click()
    mine = page.locator(".tables li").first
    expect(mine).to_contain_text("over")
    mine.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay output")).to_contain_text("The first turn begins")


def test_a_screen_reader_hears_the_board_and_what_happens(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", {"crow": "me", "wolf": "random"}, options={"rounds": 1})
    person.asked()
    tree = page.locator("main").aria_snapshot()
    assert "Stairs" in tree
    assert "the Crow (0 coins)" in tree
    status = page.locator("[role=status][aria-live=polite].sr-only")
    expect(status).to_contain_text("Choose a blade for the duel")
    person.take(0)
    expect(status).to_contain_text(re.compile(r"showed|rolled|kept a die|stepped"))
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="As text").click()
    expect(page.locator(".main .text").first).to_contain_text("Wine rack")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_no_serious_violation(visitor: Callable[..., Visitor], theme: str) -> None:
    for more in ({}, PHONE):
        person = visitor(color_scheme=theme, reduced_motion="reduce", **more)
        page = person.visit()
        page.wait_for_selector(".game")
        assert person.violations() == []
        page.get_by_role("button", name="Set up a table").first.click()
        assert person.violations() == []
        for game, seats in (("cellar", {"wolf": "random"}), (GAMES[0], {})):
            other = visitor(color_scheme=theme, reduced_motion="reduce", **more)
            other.sit(game, seats)
            for _ in range(3):
                if other.asked():
                    other.take(0)
            other.asked()
            assert other.violations() == []


def test_reduced_motion_is_honoured(visitor: Callable[..., Visitor]) -> None:
    person = visitor(reduced_motion="reduce")
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    person.take(0)
    took = page.evaluate("getComputedStyle(document.querySelector('.piece')).transitionDuration")
    assert all(float(part.rstrip("s")) < 0.001 for part in took.split(", "))


def test_the_first_load_is_small(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    loaded: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.startswith(person.server.url) and response.status == 200:
            packed = response.url.endswith((".woff2", ".png"))
            body = response.body()
            loaded[response.url] = len(body) if packed else len(gzip.compress(body))

    person.page.on("response", weigh)
    page = person.visit()
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    assert len(loaded) > 5
    assert sum(loaded.values()) < 250_000, loaded


def test_the_page_comes_back_by_itself_after_the_server_was_killed(
    browser: Browser, database: str
) -> None:
    server = Server(database)
    person = Visitor(browser, server)
    try:
        page = person.sit("cellar", {"crow": "me", "wolf": "me"})
        person.asked()
        person.take(0)
        person.asked()
        before = page.locator(".table").inner_text()
        server.kill()
        expect(page.locator(".lost")).to_be_visible()
        server.start(server.port)
        expect(page.locator(".lost")).to_have_count(0, timeout=30_000)
        page.wait_for_selector(OPTION)
        assert page.locator(".table").inner_text() == before
        person.take(0)
    finally:
        server.stop()
        person.leave()


def test_a_link_to_no_table_says_so(visitor: Callable[..., Visitor]) -> None:
    page = visitor().visit("/table/nowhere")
    expect(page.get_by_role("heading")).to_have_text("There is no such table.")


def test_an_invitation_to_no_table_offers_nothing_to_watch(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = guest.visit("/join/nowhere/secret")
    expect(page.get_by_role("heading")).to_have_text("There is no such table.")
    expect(page.get_by_role("link")).to_have_text(["Lobby"])
    guest.forgive("Failed to load resource")


def test_the_games_come_back_with_the_connection(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    person.page.route("**/api/**", lambda route: route.abort())
    page = person.visit()
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    page.unroute("**/api/**")
    expect(page.locator(".game").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    person.forgive("Failed to load resource")


def test_no_script_or_style_of_strangers_can_run(visitor: Callable[..., Visitor]) -> None:
    page = visitor().visit()
    page.wait_for_selector(".game")
    html = page.content()
    assert not re.search(r"<script(?![^>]*src=)", html)


def test_on_a_phone_a_pinned_panel_stays_in_sight_while_deciding(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(viewport={"width": 390, "height": 844})
    options = {"party": ["knight"], "skirmish": "hollow_cave"}
    page = person.sit("dark_souls", {"knight": "me"}, options=options)
    while "your activation" not in person.asked():
        person.take(0)
    expect(page.locator(".pinned")).to_be_visible()
    expect(page.locator(".pinned")).to_contain_text("What is coming")
    expect(page.locator("details", has_text="What is coming")).to_have_count(1)


def test_a_campaign_goes_on_chapter_by_chapter(
    browser: Browser, built: None, database: str
) -> None:
    server = Server(database, games=(TREK,))
    try:
        ann = Visitor(browser, server)
        page = ann.sit("trek", {}, options={"walk": 1})
        page.locator(OPTION).last.click()
        expect(page.locator(".outcome")).to_contain_text("The walk is done")
        page.get_by_role("link", name="Go on with the campaign").click()
        expect(page.get_by_role("listitem")).to_contain_text(["Walk 1 of 3"])
        expect(page.locator("dl")).to_contain_text("party")
        page.get_by_role("button", name="Next chapter: Walk 2 of 3").click()
        page.locator(OPTION).first.click()
        page.get_by_label("Menu").click()
        page.get_by_role("link", name="Campaign", exact=True).click()
        expect(page.get_by_role("listitem")).to_contain_text(
            ["The walk is done", "The walk is given up"]
        )
        expect(page.get_by_role("button", name="Next chapter: Walk 2 of 3")).to_be_visible()
        ann.leave()
    finally:
        server.stop()


def test_before_the_next_chapter_the_party_is_changed_and_who_plays_whom(
    browser: Browser, built: None, database: str
) -> None:
    server = Server(database, games=(CARAVAN,))
    try:
        ann = Visitor(browser, server)
        page = ann.sit("caravan", {"bob": "greedy"}, campaign=True)
        page.locator(OPTION).last.click()
        page.get_by_role("link", name="Go on with the campaign").click()
        party = page.get_by_role("group", name="Who walks")
        expect(party.get_by_label("Bob")).to_be_checked()
        expect(page.locator(".regroup select")).to_have_count(2)
        party.get_by_label("Bob").uncheck(force=True)
        expect(page.get_by_role("alert")).to_have_text("Ann walks, and not alone.")
        go = page.get_by_role("button", name="Next chapter: Day 2")
        expect(go).to_be_disabled()
        ann.forgive("400")
        party.get_by_label("Cid").check(force=True)
        expect(go).to_be_enabled()
        expect(page.get_by_label("Cid").and_(page.locator("select"))).to_have_value("greedy")
        party.get_by_label("Dot").check(force=True)
        page.get_by_label("Dot").and_(page.locator("select")).select_option("friend")
        go.click()
        expect(page.locator(OPTION)).not_to_have_count(0)
        seats = server.get(f"/api/tables/{page.url.rpartition('/')[2]}")["seats"]
        assert [(one["id"], one["player"]) for one in seats] == [
            ("ann", "person"),
            ("cid", "computer"),
            ("dot", "open"),
        ]
        ann.leave()
    finally:
        server.stop()


def test_a_game_is_taken_away_and_brought_back(
    visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    person = visitor()
    page = person.visit()
    page.get_by_role("button", name="Play now: Connect Four").click()
    page.locator(OPTION).first.click()
    expect(page.locator(".log li")).not_to_have_count(0)
    page.get_by_label("Menu").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take this game away").click()
    taken.value.save_as(tmp_path / "game.json")
    (tmp_path / "letter.json").write_text("Dear friend")
    page.goto(f"{page.url.split('#')[0]}#/")
    page.get_by_label("Bring a game").set_input_files(tmp_path / "letter.json")
    expect(page.get_by_role("alert")).to_have_text("That is not a saved game.")
    page.get_by_label("Bring a game").set_input_files(tmp_path / "game.json")
    expect(page.locator(".log li")).not_to_have_count(0)


def test_a_finished_game_that_is_brought_where_it_was_played_counts_once(
    visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("0")
    expect(page.locator(".ending h2")).to_have_text("Victory")
    where = page.url
    page.get_by_label("Menu").click()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take this game away").click()
    taken.value.save_as(tmp_path / "game.json")
    page.goto(f"{where.split('#')[0]}#/")
    page.get_by_label("Bring a game").set_input_files(tmp_path / "game.json")
    expect(page.locator(".ending h2")).to_have_text("Victory")
    assert page.url == where
