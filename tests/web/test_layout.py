"""How the page is laid out: the board is large, words can be read, the way on is in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Locator

from grimtable.games import GAMES, find
from grimtable.web.app import STATIC
from tests.web.harness import Server
from tests.web.moments import MOST, finish, follow, lesson, short
from tests.web.page import OPTION, Visitor, expect

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def roll(person: Visitor) -> None:
    """Go through the set-up until dice lie on the table."""
    for _ in range(12):
        person.asked()
        if person.page.locator(".die").count():
            return
        endings = person.page.locator(".endings .option").count()
        person.take(person.page.locator(OPTION).count() - 1 if endings else 0)
    raise AssertionError("no dice were rolled")


ROOMS = ("hexes", "dungeon", "blow")


def learner(
    visitor: Callable[..., Visitor], server: Server, game: str, steps: int = MOST
) -> Visitor:
    """Somebody at the table of a lesson who has done what it says, so many steps."""
    made, person = lesson(server, game, "en")
    follow(person, steps=steps)
    came = visitor()
    came.hold(made)
    came.visit(f"/table/{made['table']}")
    return came


@pytest.mark.parametrize("room", ROOMS)
def test_on_a_desktop_the_board_has_more_than_half_and_all_words_can_be_read(
    visitor: Callable[..., Visitor], room: str
) -> None:
    person = visitor()
    person.sit("gallery", {"guest": "me"}, options={"room": room})
    person.asked()
    person.settled()
    assert person.share() >= 0.55
    assert person.small() == []
    assert person.violations() == []


@pytest.mark.parametrize("room", ROOMS)
def test_on_a_phone_the_board_has_the_whole_width_and_all_words_can_be_read(
    visitor: Callable[..., Visitor], room: str
) -> None:
    person = visitor(**PHONE)
    page = person.sit("gallery", {"guest": "me"}, options={"room": room})
    person.asked()
    person.settled()
    box = page.locator(".boardbox").bounding_box()
    assert box is not None
    assert box["width"] >= 388
    assert person.small() == []
    expect(page.locator(OPTION).first).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_lobby_and_a_fight_fit_a_phone(visitor: Callable[..., Visitor], locale: str) -> None:
    person = visitor(**PHONE, locale=locale)
    page = person.visit()
    page.wait_for_selector(".game")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    made = person.server.post("/api/games/drunagor/guides/first_turn", {})
    page.evaluate(
        "made => localStorage.setItem('grimtable.held', JSON.stringify({[made.table]: made}))", made
    )
    person.server.sit(made["table"], *made["tokens"].values()).answer("Use knee_breaker yellow")
    page.goto(f"{person.server.url}/#/table/{made['table']}")
    page.wait_for_selector(".combat, .option.guided")
    cut = "one => one.scrollWidth > one.clientWidth"
    assert not any(page.locator(one).evaluate(cut) for one in (".bar h1", ".status"))
    for one in (page.locator(".guide"), page.locator(".option.guided")):
        expect(one).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_phone_shows_dice_beside_the_question(visitor: Callable[..., Visitor]) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserkers", {"player": "me"})
    roll(person)
    expect(page.locator(".die").first).to_be_in_viewport()
    expect(page.locator(OPTION).first).to_be_in_viewport()
    box = page.locator(".boardbox").bounding_box()
    assert box is not None
    assert box["width"] >= 388


def test_cards_lie_where_the_board_leaves_room(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("berserkers", {"player": "me"})
    roll(person)
    road, place = page.locator(".boardbox.beside .zonebox .card").first, page.locator(".cell").last
    expect(road).to_be_in_viewport(ratio=1)
    card, cell = road.bounding_box(), place.bounding_box()
    assert card is not None
    assert cell is not None
    assert card["x"] >= cell["x"] + cell["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".boardbox .zonebox")).to_have_count(0)


def test_on_a_phone_the_question_makes_room_and_cards_and_log_have_most_of_the_screen(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserkers", {"player": "me"})
    roll(person)
    page.get_by_role("button", name="Make room for the board").tap()
    expect(page.locator(".cell").last).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Show the whole question").tap()
    for tab, shown in (("Cards", ".side .zonebox"), ("Log", ".logbox")):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        box = page.locator(shown).bounding_box()
        assert box is not None
        assert box["height"] >= 844 * 0.35, tab
        expect(page.locator("#decision h2")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".log .fresh")).to_be_in_viewport(ratio=0.5)


def test_what_ends_the_question_is_always_in_sight_and_has_its_key(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    ending = page.locator(".endings .option")
    expect(ending).to_be_in_viewport()
    expect(ending).to_contain_text("Leave the gallery")
    page.keyboard.press("0")
    expect(page.locator(".ending h2")).to_have_text("Victory")
    expect(page.locator(".ending")).to_be_in_viewport()


def test_everything_new_can_be_pointed_at(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    things = (
        ".cell.lit", ".edge.lit", ".region.lit", ".token.lit", ".piece.lit", ".slot.lit",
        ".mat .token.lit", ".part.lit", ".rule.lit", ".zone .card.lit",
    )  # fmt: skip
    for thing in things:
        assert page.locator(thing).count() > 0, thing
    seq = person.seq()
    page.locator(".mat .slot.lit").first.click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)


def test_a_choice_of_a_page_is_taken_where_it_is_read(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"}, options={"room": "page"})
    person.asked()
    page.locator(".page").get_by_role("button", name="Break the hand").click()
    expect(page.locator(".log")).to_contain_text("p117-break")


def test_a_piece_and_its_mat_light_each_other_and_show_what_is_threatened(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    expect(page.locator(".overlay.threat")).to_have_count(0)
    page.locator('.mat[data-id="ogre-mat"]').hover()
    expect(page.locator('.piece.kin[data-id="ogre"]')).to_have_count(1)
    expect(page.locator(".overlay.threat")).to_have_count(1)


def test_the_blow_under_way_stands_above_the_question(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"}, options={"room": "blow"})
    person.asked()
    combat = page.locator(".combat")
    for words in ("Cleave", "Grave Ogre", "Attack", "May still answer", "the Guest"):
        expect(combat).to_contain_text(words)


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)])
def test_many_dice_of_a_blow_do_not_cover_its_name(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    person = visitor(viewport={"width": size[0], "height": size[1]})
    page = person.sit("gallery", {"guest": "me"}, options={"room": "roll"})
    person.asked()
    dice = page.locator(".combat .dice")
    expect(dice).to_be_visible()
    name, thrown = page.locator(".combat h3").bounding_box(), dice.bounding_box()
    assert name
    assert thrown
    apart = name["y"] + name["height"] <= thrown["y"] + 1
    assert apart or thrown["x"] + thrown["width"] <= name["x"]


def test_badges_stay_on_the_board(server: Server, visitor: Callable[..., Visitor]) -> None:
    made, learner = lesson(server, "dark_souls", "en")
    assert follow(learner, fight=True), "the Knight is pushed at the edge of the tile"
    person = visitor(viewport={"width": 1440, "height": 900})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    board, tags = page.locator(".boardbox"), page.locator(".piece .tag")
    expect(tags.first).to_be_visible()
    around = board.bounding_box()
    assert around
    for tag in tags.all():
        box = tag.bounding_box()
        assert box
        assert box["x"] >= around["x"]


def test_what_is_played_at_all_is_chosen_first(visitor: Callable[..., Visitor]) -> None:
    page = visitor().visit()
    for game, words in (("drunagor", "A campaign"), ("dark_souls", "Campaign")):
        page.locator(f".game[data-game={game}] .setup").click()
        dialog = page.get_by_role("dialog")
        first = dialog.locator("form").locator(".kinds, .line, .picker").first
        expect(first).to_contain_text(words)
        page.keyboard.press("Escape")


def test_what_others_do_is_told_before_it_is_shown(visitor: Callable[..., Visitor]) -> None:
    person = visitor(speed="slow")
    page = person.sit("connect_four", {"red": "random", "yellow": "me"})
    told = page.locator(".telling")
    page.wait_for_selector(OPTION)
    stones = page.locator(".piece").count()
    page.locator(OPTION).first.click()
    expect(told).to_contain_text("Red dropped a stone")
    words, board = told.bounding_box(), page.locator(".boardbox").bounding_box()
    assert words
    assert board
    assert words["x"] >= board["x"] + board["width"], "what is told covers no place"
    assert page.locator(".piece").count() == stones + 1, "ours at once, theirs after it is told"
    told.get_by_role("button", name="Pause").click()
    told.get_by_role("button", name="Skip").click()
    expect(page.locator(".piece")).to_have_count(stones + 2)
    expect(told).to_have_count(0)


def test_a_click_while_something_is_told_ends_the_telling_and_counts(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(speed="slow")
    page = person.sit("connect_four", {"red": "random", "yellow": "me"})
    page.wait_for_selector(OPTION)
    stones = page.locator(".piece").count()
    page.locator(OPTION).first.click()
    told = page.locator(".telling")
    expect(told).to_contain_text("Red dropped a stone")
    told.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(600)  # what comes sooner is the second half of a double click
    assert not page.locator(".cell.lit").count(), "what comes next gives nothing away"
    page.locator('.cell[data-id="d"]').click()
    expect(page.locator(".log")).to_contain_text("Yellow dropped a stone into file d")
    assert page.locator(".piece").count() >= stones + 3, "ours, theirs, and ours again"


def test_nothing_beside_the_board_trembles_when_options_are_looked_at(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    person = learner(visitor, server, "drunagor", steps=9)
    page = person.page
    person.asked()
    person.settled()
    where = "box => box.getBoundingClientRect().top"
    question, would = page.locator("#decision"), page.locator(".pinned.would")
    before, after = question.evaluate(where), []
    for option in page.locator(OPTION).all():
        option.hover()
        page.wait_for_timeout(700)
        if would.count():
            after.append(question.evaluate(where))
    assert after, "an option tells what would come after it"
    assert set(after) == {before}


def test_real_dice_are_typed_and_fit_without_scrolling(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("berserkers", {"player": "me"})
    roll(person)
    page.locator("summary[aria-label=Menu]").click()
    page.get_by_role("button", name="Real dice: off").click()
    for _ in range(8):
        page.wait_for_selector(f"{OPTION}, #decision fieldset")
        if page.locator("#decision fieldset").count():
            break
        person.take(page.locator(OPTION).count() - 1)
    rows = page.locator("#decision fieldset")
    dice = rows.count()
    assert dice > 1
    tops = {
        round(box["y"]) for one in rows.first.locator(".face").all() if (box := one.bounding_box())
    }
    assert len(tops) == 1, "the six faces of a die stand in one line"
    for one in (rows.last, page.get_by_role("button", name="Enter")):
        expect(one).to_be_in_viewport(ratio=1)
    seq = person.seq()
    page.keyboard.press("6")
    page.keyboard.press("Backspace")
    for _ in range(dice):
        page.keyboard.press("5")
    page.keyboard.press("Enter")
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)


def test_dialogs_begin_as_they_should_and_can_be_closed(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", {"crow": "me", "wolf": "friend"})
    page.locator("header .invite").click()
    expect(page.get_by_role("button", name="Copy link")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("summary[aria-label=Menu]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_be_hidden()


def test_a_lesson_waits_for_who_strays_and_leads_back(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    made = person.server.post("/api/games/cellar/guides/first_turn", {})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    person.asked()
    expect(page.locator(".taught").first).to_be_visible()
    other = page.locator(f"{OPTION}:not(.guided)").first
    other.click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("You have left the lesson")
    guide.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator(".option.guided")).to_have_count(1)


def test_a_game_that_is_over_can_be_played_again(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("0")
    page.locator(".ending").get_by_role("button", name="Play again").click()
    page.wait_for_function("id => !location.hash.endsWith(id)", arg=person.table)
    expect(page.locator(OPTION).first).to_be_visible()


def test_an_ending_can_be_read_to_its_end_over_a_board_with_sheets_below(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, other = short(server, "drunagor", "en")
    finish(other)
    other.leave()
    person = visitor(viewport={"width": 1100, "height": 720})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    lobby = page.locator(".ending").get_by_role("link", name="Lobby")
    expect(page.locator(".field > .below")).to_have_count(1)
    expect(lobby).not_to_be_in_viewport()
    page.locator(".ending h2").hover()
    page.mouse.wheel(0, 2000)
    expect(lobby).to_be_in_viewport()


def test_a_seat_is_lent_to_the_computer_and_taken_back(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    page.locator("summary[aria-label=Menu]").click()
    page.locator(".menu").get_by_role("button", name="Seats").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Let the computer play").last.click()
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog.get_by_role("button", name="Let the computer play")).to_have_count(2)
    dialog.get_by_role("button", name="Let the computer play").last.click()
    dialog.get_by_role("button", name="Close").click()
    page.locator(".side").get_by_role("button", name="Take it back").click()
    expect(page.locator(".side").get_by_role("button", name="Take it back")).to_have_count(0)


def test_a_set_up_that_is_refused_says_why_and_can_be_mended_or_closed(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    card = page.locator(".game", has_text="Dark Souls")
    card.get_by_role("button", name="Set up a table").click()
    dialog = page.get_by_role("dialog")
    party = dialog.get_by_role("group", name="The party")
    for hero in ("Assassin", "Knight"):
        party.get_by_text(hero, exact=True).click()
    alert = dialog.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(dialog.get_by_role("button", name="Start")).to_be_disabled()
    party.get_by_text("Herald", exact=True).click()
    expect(alert).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    person.forgive("Failed to load resource")


def test_a_table_that_can_not_be_made_leaves_nothing_that_stays(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    page.route("**/api/tables", lambda route: route.fulfill(status=422, json={"detail": "Not so."}))
    page.get_by_role("button", name="Play now: Connect Four").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Not so.")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    person.forgive("Failed to load resource")


def test_bosses_are_chosen_by_their_picture_a_sentence_and_how_hard_they_are(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    card = page.locator(".game", has_text="Dark Souls")
    card.get_by_role("button", name="Set up a table").click()
    dialog = page.get_by_role("dialog")
    picker = dialog.locator(".picker", has_text="Practice fight")
    picker.locator("summary").click()
    gargoyle = picker.locator("label", has_text="Gargoyle")
    expect(gargoyle).to_contain_text("Stone wings")
    expect(gargoyle).to_contain_text("computer players won 59 of 96")
    assert person.violations() == []
    gargoyle.click()
    expect(picker.locator("summary")).to_contain_text("Gargoyle")
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator(".cell").first).to_be_visible()
    expect(page.locator(".table")).to_contain_text("Gargoyle")


def test_whether_it_is_a_campaign_comes_first_and_what_a_campaign_decides_is_not_asked(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    card = page.locator(".game", has_text="Drunagor")
    card.get_by_role("button", name="Set up a table").click()
    dialog = page.get_by_role("dialog")
    titles = dialog.locator(".picker .title")
    expect(titles.first).to_have_text("The Horseman")
    expect(dialog.get_by_text("More options (6)")).to_be_visible()
    expect(dialog.get_by_text("Wounded already")).to_be_hidden()
    kinds = dialog.get_by_role("radiogroup", name="What do you play?")
    assert kinds.bounding_box()["y"] < titles.first.bounding_box()["y"]  # type: ignore[index]
    kinds.get_by_text("A campaign, from its first chapter").click()
    expect(titles.first).to_have_text("The party")
    expect(dialog.get_by_text("The Horseman", exact=True)).to_have_count(0)
    assert person.violations() == []
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator("#decision h2").first).to_contain_text("learn")


def test_a_tile_is_laid_by_pointing_at_a_place_and_turning_it(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    options = {"party": ["knight"], "mini_boss": "gargoyle"}
    page = person.sit("dark_souls", {"knight": "me"}, options=options)
    assert "Lay the next tile" in person.asked()
    page.locator(".cell.lit").first.click()
    expect(page.locator(".coming .cell").first).to_be_visible()
    way = page.locator(".turning .ember")
    first = way.inner_text()
    page.keyboard.press("r")
    expect(way).not_to_have_text(first)
    expect(page.locator(".coming .edge").first).to_be_attached()
    seq = person.seq()
    way.click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    page.get_by_role("button", name="Lay it all out for me").click()
    expect(page.locator("#decision h2")).to_contain_text("At the bonfire")


def test_my_tables_stand_above_the_games_with_their_result_and_can_be_removed(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("0")
    expect(page.locator(".ending h2")).to_have_text("Victory")
    page.locator(".ending").get_by_role("link", name="Lobby").click()
    mine = page.locator(".tables li").first
    expect(mine).to_contain_text("Victory")
    expect(mine).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Your record").click()
    expect(page.locator(".tallies li")).to_contain_text("won")
    expect(page.locator(".games li")).to_have_count(1)
    assert person.violations() == []
    page.get_by_role("link", name="Lobby").click()
    mine.get_by_role("button", name="Remove from this list").click()
    expect(page.locator(".tables li", has_text="Victory")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(mine).to_contain_text("Victory")
    page.get_by_role("link", name="Your record").click()
    page.get_by_role("button", name="Remove from this list").click()
    expect(page.locator(".tallies li")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".tallies li")).to_contain_text("won")


def test_an_unfinished_game_goes_on_from_the_top_of_the_lobby(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    page.locator("header .home").click()
    page.locator(".goon").get_by_role("link", name="Resume").click()
    person.asked()
    expect(page.locator(".board")).to_be_visible()


def test_a_game_that_was_taken_off_the_list_by_a_slip_is_still_ours(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()
    where = page.url
    page.locator("header .home").click()
    page.locator(".goon").get_by_role("button", name="Remove from this list").click()
    expect(page.locator(".goon")).to_have_count(0)
    page.goto(where)
    person.asked()
    page.locator("header .home").click()
    expect(page.locator(".goon")).to_be_visible()


def test_the_big_screen_is_bigger(visitor: Callable[..., Visitor], server: Server) -> None:
    made = server.table("gallery", {"guest": "me"})
    size = "() => parseFloat(getComputedStyle(document.querySelector('.table .status')).fontSize)"
    sizes = []
    for where in ("table", "board"):
        one = visitor()
        one.hold(made)
        page = one.visit(f"/{where}/{made['table']}")
        page.wait_for_selector(".table .status")
        sizes.append(page.evaluate(size))
    assert sizes[1] >= sizes[0] * 1.2


def test_what_somebody_likes_is_kept(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.visit()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Sounds")).not_to_be_checked()
    assert person.violations() == []
    dialog.get_by_label("Size of the letters").select_option("huge")
    dialog.get_by_label("Sounds").check()
    dialog.get_by_label("Less motion").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-size", "huge")
    expect(page.locator("html")).to_have_attribute("data-calm", "true")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "22px"
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_label("Sounds")).to_be_checked()


def test_all_keys_stand_on_one_sheet(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("take what ends the question")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".main .text").first).to_be_visible()


def test_a_piece_is_carried_to_its_place_by_hand(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("cellar", {"crow": "me", "wolf": "me"})
    while "Step" not in person.asked():
        person.take(0)
    seq = person.seq()
    page.locator(".piece.lit").first.hover()
    page.mouse.down()
    place = page.locator(".cell.lit").first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 30, place["y"] + 30)
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator(".held")).to_be_visible()
    page.mouse.up()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    expect(page.locator(".held")).to_have_count(0)


def test_the_page_can_be_installed(visitor: Callable[..., Visitor]) -> None:
    page = visitor().visit()
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())"
    )
    assert {one["sizes"] for one in manifest["icons"]} >= {"192x192", "512x512"}
    assert manifest["display"] == "standalone"


def test_the_page_opens_without_a_network_once_it_was_visited(
    browser: Browser, built: None
) -> None:
    files = partial(SimpleHTTPRequestHandler, directory=STATIC)
    with ThreadingHTTPServer(("127.0.0.1", 0), files) as host:
        thread = Thread(target=host.serve_forever)
        thread.start()
        context = browser.new_context(service_workers="allow", locale="en-GB")
        page = context.new_page()
        try:
            page.goto(f"http://127.0.0.1:{host.server_port}/")
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        finally:
            host.shutdown()
            host.server_close()
            thread.join()
        page.reload()
        expect(page.get_by_role("heading", name="Grimtable")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("No connection")
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog")).to_contain_text("Size of the letters")
        context.close()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (1024, 600)])
def test_the_question_keeps_its_place_beside_a_blow(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    person = visitor(viewport={"width": size[0], "height": size[1]})
    page = person.sit("gallery", {"guest": "me"}, options={"room": "blow"})
    person.asked()
    for one in (page.locator("#decision h2"), page.locator(OPTION).first):
        expect(one).to_be_in_viewport(ratio=0.9)
    assert page.locator("#decision .lists").evaluate("box => box.clientHeight") >= 48


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the page do not lie over each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_short_words_reach_the_other_screen_and_free_ones_can_be_hidden(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    crow, wolf = visitor(), visitor(**PHONE)
    for one, held in ((crow, made), (wolf, joined)):
        one.hold(held)
        one.visit(f"/table/{made['table']}").wait_for_selector(OPTION)
    crow.page.get_by_label("Say something").click()
    crow.page.get_by_role("button", name="Good luck").click()
    expect(wolf.page.locator(".heard")).to_have_text("The Crow: Good luck.")
    expect(wolf.page.locator(".heard")).to_be_in_viewport(ratio=1)
    assert apart(wolf.page.locator(".heard"), wolf.page.locator(".side"))
    expect(crow.page.locator(".log")).to_contain_text("Good luck")
    expect(crow.page.locator(".heard")).to_have_count(0)  # who says something knows it
    wolf.page.get_by_label("Say something").click()
    expect(wolf.page.locator(".talk")).to_be_in_viewport(ratio=1)
    wolf.page.get_by_label("In your own words").fill("And to you")
    wolf.page.get_by_role("button", name="Send").click()
    expect(crow.page.locator(".log")).to_contain_text("And to you")
    expect(crow.page.locator(".heard")).to_be_in_viewport(ratio=1)
    assert apart(crow.page.locator(".heard"), crow.page.locator(".side"))
    crow.page.get_by_label("Say something").click()
    expect(crow.page.get_by_label("In your own words")).to_be_focused()
    crow.page.keyboard.type("Mother mourns\n")
    expect(wolf.page.locator(".log")).to_contain_text("Mother mourns")
    crow.page.locator("summary[aria-label=Menu]").click()
    crow.page.locator(".menu").get_by_role("button", name="Settings").click()
    crow.page.get_by_label("Show what others write").uncheck()
    expect(crow.page.locator(".log")).not_to_contain_text("And to you")
    expect(crow.page.locator(".log")).to_contain_text("Good luck")


def test_who_lets_the_computer_play_can_still_be_talked_to(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    friend = server.sit(made["table"], joined["tokens"]["wolf"])
    crow = visitor()
    crow.hold(made)
    page = crow.visit(f"/table/{made['table']}")
    page.wait_for_selector(OPTION)
    friend.tell("give", seat="wolf", mind="random")
    expect(page.locator("header li", has_text="Computer")).to_have_count(1)
    expect(page.get_by_label("Say something")).to_be_visible()


def test_a_guest_is_asked_once_for_a_name_and_is_called_by_it(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    crow, wolf = visitor(), visitor()
    crow.hold(made)
    crow.visit(f"/table/{made['table']}").wait_for_selector(OPTION)
    page = wolf.visit(f"/join/{made['table']}/{made['invites']['wolf']}")
    asked = page.get_by_role("textbox", name="How shall the others call you?")
    asked.fill("Bo")
    assert wolf.violations() == []
    asked.press("Enter")
    expect(asked).to_have_count(0)
    page.get_by_label("Say something").click()
    page.get_by_role("button", name="Good luck").click()
    expect(crow.page.locator(".heard")).to_have_text("Bo (the Wolf): Good luck.")
    expect(crow.page.locator(".naming")).to_have_count(0)
    page.locator("header .home").click()
    expect(page.locator(".goon")).to_contain_text("Bo (the Wolf)")
    page.go_back()
    page.wait_for_selector(OPTION)
    expect(page.locator(".naming")).to_have_count(0)


def test_who_watches_is_told_what_goes_on_unseen_and_goes_along_to_the_next_game(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("realms", {"first": "me", "second": "me"})
    watcher = visitor()
    page = watcher.visit(f"/board/{made['table']}")
    expect(page.locator(".main")).to_contain_text("There is nothing to see yet")
    both = server.sit(made["table"], *made["tokens"].values())
    both.tell("resign")
    expect(page.locator(".ending")).to_be_visible()
    both.tell("rematch")
    expect(page).not_to_have_url(re.compile(made["table"]))
    expect(page.locator(".main")).to_contain_text("There is nothing to see yet")
    page = watcher.visit(f"/board/{made['table']}")
    expect(page.locator(".ending").get_by_role("link", name="Watch the next game")).to_be_visible()


def test_who_is_away_is_marked_and_it_is_said_what_may_be_done(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    crow, wolf = visitor(), visitor()
    for one, held in ((crow, made), (wolf, joined)):
        one.hold(held)
        one.visit(f"/table/{made['table']}").wait_for_selector(OPTION)
    page = crow.page
    expect(page.locator("header li.away")).to_have_count(0)
    wolf.page.close()
    expect(page.locator("header li.away")).to_contain_text("the Wolf")
    page.locator("summary[aria-label=Menu]").click()
    page.locator(".menu").get_by_role("button", name="Seats").click()
    expect(page.locator("dialog[open]")).to_contain_text("After a minute you may invite them again")
    assert crow.violations() == []


def test_a_page_that_is_only_read_shows_its_end_over_a_board_that_is_not_high(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    options = {"adventure": "ford"}
    page = person.sit(
        "berserk", dict.fromkeys(("guts", "isidro", "schierke"), "me"), options=options
    )
    person.asked()
    person.settled()
    expect(page.locator(".page .on")).to_be_in_viewport(ratio=1)
    assert page.locator(".page").evaluate("page => page.scrollHeight <= page.clientHeight")


def test_what_is_asked_comes_after_the_page_that_tells_what_led_to_it(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(speed="fast")
    page = person.sit(
        "berserk",
        dict.fromkeys(("guts", "isidro", "schierke"), "me"),
        options={"adventure": "ford"},
    )
    expect(page.locator(".page .on")).to_be_visible()
    expect(page.locator("#decision")).to_contain_text("First the page")
    page.keyboard.press("1")
    expect(page.locator(OPTION)).to_have_count(0)
    page.locator(".page .on").click()
    expect(page.locator(OPTION).first).to_be_visible()
    assert person.seq() == 0, "no key has answered what was not to be seen"


def test_a_companion_is_asked_to_say_what_it_intends_and_let(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    options = {"party": ["knight", "assassin"], "skirmish": "hollow_cave"}
    page = person.sit("dark_souls", {"knight": "me", "assassin": "greedy"}, options=options)
    person.asked()
    page.locator("summary[aria-label=Menu]").click()
    page.locator(".menu").get_by_role("button", name="Seats").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ask us first").click()
    expect(dialog.get_by_role("button", name="Act without asking")).to_be_visible()
    page.keyboard.press("Escape")
    companion = page.locator(".companion")
    while not companion.is_visible():
        person.take(0)
    expect(companion).to_contain_text("Assassin intends")
    agree = companion.get_by_role("button", name="So be it")
    expect(agree).to_be_enabled()
    seq = person.seq()
    agree.click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    assert person.violations() == []


def test_on_a_phone_with_clocks_and_talk_the_menu_opens_on_the_screen(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("realms", {"first": "me", "second": "friend"}, clock=60)
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["second"]})
    server.sit(made["table"], *joined["tokens"].values()).tell("call", name="Sigrid of the Fjords")
    person = visitor(**PHONE, locale="fr-FR")
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    expect(page.locator("header time")).to_have_count(2)
    signs = page.locator("header :is(.home, time, .rules, summary)").all()
    boxes = [box for one in signs if (box := one.bounding_box())]
    assert len(boxes) == 6
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)
    page.locator("summary[aria-label=Menu]").tap()
    menu = page.locator(".menu").last.bounding_box()
    assert menu
    assert menu["x"] >= 0
    assert menu["x"] + menu["width"] <= 390


def test_another_piece_is_taken_by_the_hand_while_one_is_chosen_and_the_board_stays(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    person = learner(visitor, server, "realms", steps=8)
    page = person.page
    page.locator('.piece[data-id="p1"]').click()
    expect(page.locator(".narrowed")).to_be_visible()
    board = page.locator(".board > svg")
    seen = board.get_attribute("viewBox")
    box = page.locator('.piece[data-id="p3"]').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 30, steps=4)
    expect(page.locator(".held")).to_be_visible()
    page.mouse.up()
    assert board.get_attribute("viewBox") == seen


@pytest.mark.parametrize("game", list(GAMES))
def test_after_the_lesson_comes_a_game_of_ones_own(
    visitor: Callable[..., Visitor], server: Server, game: str
) -> None:
    person = learner(visitor, server, game)
    page, taught_at = person.page, person.page.url
    page.get_by_role("button", name="Play a game of my own").click()
    if find(game).rivals and find(game).opening:
        page.get_by_role("button", name="Lay both sides out").click()
    expect(page).not_to_have_url(taught_at)
    expect(page.locator(".bar h1")).to_be_visible()
    expect(page.locator("#decision")).to_be_visible()


def test_after_the_first_lesson_comes_the_next_one(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    person = learner(visitor, server, "dark_souls")
    page, taught_at = person.page, person.page.url
    page.get_by_role("button", name="Next lesson: A boss").click()
    expect(page).not_to_have_url(taught_at)
    expect(page.locator(".guide")).to_contain_text("1/12")
    expect(page.locator(".arcname", has_text="left, weak")).to_be_visible()


def test_on_a_phone_a_page_is_read_from_its_title_on(visitor: Callable[..., Visitor]) -> None:
    person = visitor(**PHONE)
    page = person.sit("drunagor", {}, options={"party": ["vorn"]})
    expect(page.locator("article.page h2")).to_be_in_viewport()
    page.wait_for_timeout(300)
    expect(page.locator("article.page h2")).to_be_in_viewport()
    page.locator("article.page .on").click()
    expect(page.locator("article.page")).to_have_count(0)
    expect(page.locator(OPTION).first).to_be_in_viewport()


def test_no_action_and_no_enemy_scrolls_away_in_the_window_of_a_small_laptop(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, learnt = lesson(server, "berserkers", "en")
    follow(learnt, steps=3)
    person = visitor(viewport={"width": 1366, "height": 768})
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    person.asked()
    box = page.locator(".boardbox .zonebox").bounding_box()
    assert box
    rows = page.locator(".zonebox .card li").all()
    assert len(rows) >= 36, "four Action cards and two of enemies"
    for row in rows[:36]:
        at = row.bounding_box()
        assert at
        assert at["y"] + at["height"] <= box["y"] + box["height"], row.inner_text()
        assert at["height"] >= 22, "a finger finds it"
    tools = page.locator(".top .tools").first.bounding_box()
    tracks = page.locator(".top .tracks").bounding_box()
    assert tools
    assert tracks
    assert tools["y"] < tracks["y"] + tracks["height"], "no line of its own for three signs"
