"""What somebody meets who has never played: a lesson on a phone, a word, a game of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.web.harness import Server
from tests.web.moments import finish, follow, lesson
from tests.web.page import OPTION, Visitor, expect

SPILLED = """() => [...document.querySelectorAll('.zonebox .card')].flatMap((card) => {
  const edge = (one) => one.getBoundingClientRect().right
  const parts = [...card.querySelectorAll('h4, .label, .badges, p')]
  return parts.filter((one) => edge(one) > edge(card) + 1).map((one) => one.textContent)
})"""
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def test_a_word_opens_the_whole_rule_with_its_results_and_where_it_stands(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("berserkers", {"player": "me"}, laid=True)
    person.asked()
    page.locator(".zonebox .term", has_text="Pillage").first.hover()
    tip = page.get_by_role("tooltip")
    for result in ("roll the black die", "1-2", "3-4", "gain 1 gold", "gain 2 gold", "Example:"):
        expect(tip).to_contain_text(result)
    expect(tip.locator(".where")).to_contain_text("Pillage")
    expect(tip).not_to_contain_text("action.pillage")


def test_how_to_play_leads_to_the_rules(visitor: Callable[..., Visitor]) -> None:
    page = visitor().visit()
    page.locator(".game button[aria-label^='How to play']").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


def test_on_a_phone_a_lesson_shows_what_it_asks_for_and_what_that_is_about(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, _ = lesson(server, "berserkers", "en")
    person = visitor(hand="touch", **PHONE)
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    person.asked()
    meant = page.locator("#decision .option.guided")
    # The longest step of all: its words leave room for the option, and no other lies over it.
    expect(meant).to_be_in_viewport(ratio=1)
    meant.click(trial=True)
    person.settled()
    person.take("Road 6")
    person.asked()
    expect(meant).to_contain_text("Sea Cave")
    cave = page.locator(".board [data-id=sea-cave]").first
    place, sheet = cave.bounding_box(), page.locator(".side").bounding_box()
    assert place is not None
    assert sheet is not None
    assert place["y"] + place["height"] <= sheet["y"] + 1


def test_who_tasted_the_layout_in_a_lesson_finds_their_own_table_laid(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, _ = lesson(server, "dark_souls", "en")
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    while person.asked() and page.locator("#decision .option.guided").count():
        person.take("Do this")
    page.get_by_role("button", name="Play a game of my own").click()
    expect(page).not_to_have_url(re.compile(made["table"]))
    expect(page.locator("#decision h2")).to_contain_text("At the bonfire")


def test_a_lesson_is_called_so_among_my_tables_and_a_first_rival_is_a_fair_one(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, _ = lesson(server, "realms", "en")
    person = visitor()
    person.hold(made)
    page = person.visit()
    title = page.get_by_role("main").locator("section").first
    expect(title).to_contain_text("Berserk: War of the Realms · A first battle")
    page.locator(".game[data-game=realms]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Lay both sides out").click()
    person.asked()
    seats = server.get(f"/api/tables/{person.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["who"] for seat in seats if seat["player"] == "computer"] == ["fair"]


def test_before_rivals_begin_it_is_said_what_they_lead_and_asked_who_chooses(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    page.locator(".game[data-game=realms]").get_by_role("button", name="Play now").click()
    question = page.get_by_role("dialog")
    expect(question.locator("dd")).to_have_count(2)
    for deck in question.locator("dd").all():
        expect(deck).to_contain_text(re.compile("balanced|rather strong|rather weak"))
    expect(question.get_by_role("checkbox")).to_be_checked()
    page.get_by_role("button", name="I choose and place myself").click()
    person.asked()
    expect(page.locator("#decision h2")).to_contain_text("You drew 15 cards")


def test_a_lesson_that_was_won_is_no_game_of_the_record(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, person = lesson(server, "cellar", "en")
    follow(person)
    finish(person)
    assert person.view["outcome"]
    held = {made["table"]: list(made["tokens"])}
    assert server.post("/api/tables/statistics", {"tables": held}) == {}
    reader = visitor()
    reader.hold(made)
    page = reader.visit("/record")
    expect(page.locator(".games li")).to_have_count(1)
    expect(page.locator(".none")).to_contain_text("lessons, trials")
    expect(page.locator(".none")).not_to_contain_text("No game is finished")


def test_how_it_went_is_shown_to_who_asks_for_it(visitor: Callable[..., Visitor]) -> None:
    person = visitor(viewport={"width": 1280, "height": 720})
    page = person.sit("connect_four", {"red": "me", "yellow": "random"})
    person.play_on()
    page.get_by_role("button", name="How it went").click()
    report = page.locator(".report")
    expect(report.locator(".luck")).to_be_in_viewport(ratio=1)


def test_letters_of_a_card_take_no_room_from_its_name(visitor: Callable[..., Visitor]) -> None:
    person = visitor(viewport={"width": 1280, "height": 720}, locale="fr-FR")
    page = person.sit("realms", {"first": "me", "second": "random"}, laid=True)
    person.asked()
    assert page.locator(".zonebox .card .label").count() > 3
    assert page.evaluate(SPILLED) == []


def test_a_small_laptop_has_two_games_beside_each_other(visitor: Callable[..., Visitor]) -> None:
    page = visitor(viewport={"width": 1280, "height": 720}).visit()
    expect(page.locator(".game").nth(1)).to_be_visible()
    first, second = (page.locator(".game").nth(i).bounding_box() for i in (0, 1))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]


def test_who_would_like_another_game_is_named_to_the_other(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "friend"})
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    person.asked()
    person.take(0)
    expect(page.locator(".side .waiting")).to_contain_text("Yellow: nobody has come yet.")
    page.locator(".side .inviting button").click()
    expect(page.locator("dialog")).to_contain_text("Seat for Yellow")
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["yellow"]})
    guest = server.sit(made["table"], joined["tokens"]["yellow"])
    expect(page.locator("dialog .come")).to_have_text("Come to the table: Yellow")
    page.keyboard.press("Escape")
    expect(page.locator(".side .inviting")).to_have_count(0)
    guest.tell("call", name="Anna")
    guest.tell("resign")
    expect(page.locator(".ending h2")).to_have_text("Victory")
    expect(page.locator(".ending .words")).to_have_text("The game was given up by Anna (Yellow)")
    expect(page.locator(".status")).to_have_text("The game was given up by Anna (Yellow)")
    expect(page.locator(".ending li")).to_have_count(0)  # nothing that the game did led to it
    guest.tell("rematch")
    expect(page.locator(".ending")).to_contain_text("Anna (Yellow) would like another game.")
    guest.leave()


def test_a_finger_that_rests_on_a_word_reads_it_and_presses_nothing(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(hand="touch", **PHONE)
    page = person.sit("berserkers", {"player": "me"})
    person.asked()
    page.get_by_role("button", name="Cards", exact=True).tap()
    term = page.locator(".zonebox .term", has_text="Light a fire").first
    term.scroll_into_view_if_needed()
    person.settled()
    word = term.bounding_box()
    assert word is not None
    finger = person.context.new_cdp_session(page)
    spot = {"x": word["x"] + 4, "y": word["y"] + 4}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.get_by_role("tooltip")).to_contain_text("Light a fire")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.settled()
    expect(page.get_by_role("tooltip")).to_contain_text("Light a fire")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_on_a_phone_a_long_question_keeps_undo_and_coach_in_sight(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.locator(OPTION).first.tap()
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Ask the coach")).to_be_in_viewport(ratio=1)
    assert person.violations() == []
    undo.tap()
    expect(undo).to_have_count(0)
