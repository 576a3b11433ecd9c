"""Under a finger: a tap explains or answers, never both, and nothing moves that is looked at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Position

from tests.web.harness import Server
from tests.web.moments import short
from tests.web.page import OPTION, Visitor, expect
from tests.web.test_phone import PHONE

BESIDE: Position = {"x": 4.0, "y": 12.0}
"""Where an option has no words."""

FOLLOW = """() => {
  const tops = window.tops = []
  const look = () => {
    tops.push(Math.round(document.querySelector('.boardbox').getBoundingClientRect().top))
    requestAnimationFrame(look)
  }
  look()
}"""
"""Write down from now on where the board stands on the screen."""


@pytest.fixture
def vorn(visitor: Callable[..., Visitor], server: Server) -> Visitor:
    """Somebody with a phone whose options are full of dotted words."""
    made, other = short(server, "drunagor", "en")
    other.asked()
    person = visitor(hand="touch", **PHONE)
    person.hold(made)
    person.visit(f"/table/{made['table']}")
    person.asked()
    person.settled()
    return person


def test_a_tap_on_a_dotted_word_explains_it_and_the_next_tap_beside_it_only_closes_that(
    vorn: Visitor,
) -> None:
    page, seq = vorn.page, vorn.seq()
    word, tip = page.locator("#decision .option .term:not(.name)").first, page.locator(".tip")
    word.tap()
    expect(tip).to_contain_text(word.inner_text())
    page.locator(OPTION).last.tap(position=BESIDE)
    expect(tip).to_have_count(0)
    word.tap()
    expect(tip).to_be_visible()
    page.locator(".board .lit").first.tap(force=True)
    expect(tip).to_have_count(0)
    word.tap()
    expect(tip).to_be_visible()
    page.locator(".tabs").get_by_role("button", name="Cards").tap()
    expect(tip).to_have_count(0)
    word.tap()
    expect(tip).to_be_visible()
    word.tap()
    expect(tip).to_have_count(0)
    page.wait_for_timeout(200)  # nothing follows
    assert vorn.seq() == seq
    assert page.locator(".table").get_attribute("data-tab") == "board"
    assert page.locator("#decision .narrowed").count() == 0
    vorn.take(0)


def test_what_nothing_can_be_done_with_is_explained_by_a_tap(vorn: Visitor) -> None:
    vorn.page.locator(".tracks li").first.tap()
    expect(vorn.page.locator(".tip")).to_contain_text("Health")


def test_who_reads_what_an_option_would_do_takes_another_with_one_tap_and_closes_it_on_the_board(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(hand="touch", **PHONE)
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    person.asked()

    def row(file: str) -> str:
        return f"#decision li:has([data-option='Drop {file}'])"

    told = page.locator(".told")
    page.locator(f"{row('b')} .peek").tap()
    expect(told).to_be_visible()
    page.locator(".board [data-id=f1]").tap(force=True)
    expect(told).to_have_count(0)
    assert page.locator(".piece").count() == 0, "who closes it has pointed at nothing"
    page.locator(f"{row('b')} .peek").tap()
    expect(told).to_be_visible()
    page.locator(f"{row('c')} .option").tap(position=BESIDE)
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("into file c")


def test_the_board_stays_under_the_finger_while_something_is_told(
    vorn: Visitor,
) -> None:
    page = vorn.page
    page.evaluate("localStorage['grimtable.speed'] = 'fast'")
    page.reload()
    vorn.asked()
    page.wait_for_timeout(300)  # until the board lies where it is read
    page.evaluate(FOLLOW)
    vorn.press(page.locator(OPTION).first)
    page.wait_for_function("() => window.tops.length > 40")
    page.wait_for_selector(OPTION)
    tops = page.evaluate("window.tops")
    assert max(tops) - min(tops) <= 4, sorted(set(tops))


def test_who_comes_back_to_the_board_finds_it_where_they_left_it(vorn: Visitor) -> None:
    page = vorn.page
    vorn.page.wait_for_timeout(200)
    before = page.evaluate("scrollY")
    assert before > 0
    page.locator(".tabs").get_by_role("button", name="Cards").tap()
    page.locator(".tabs").get_by_role("button", name="Board").tap()
    page.wait_for_function("before => Math.abs(scrollY - before) <= 2", arg=before)


def test_gauges_stay_in_sight_and_beside_the_cards_the_question_can_be_made_small(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(hand="touch", **PHONE)
    page = person.sit("berserkers", {}, laid=True)
    person.asked()
    page.evaluate("scrollTo(0, 400)")
    for gauge in page.locator(".main > .top .tracks > li").all():
        expect(gauge).to_be_in_viewport(ratio=0.99)
    page.locator(".tabs").get_by_role("button", name="Cards").tap()
    cards = page.locator(".side > .zonebox")
    before = cards.bounding_box()
    page.locator(".grip").first.tap()
    after = cards.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 60


def spot_of(person: Visitor, what: str, lit: bool) -> dict[str, float]:
    """The middle of a thing on the board with which something can be done, or nothing."""
    found: dict[str, float] = person.page.evaluate(
        """([what, lit]) => {
          const [sheet, free] = [document.querySelector('.side').getBoundingClientRect().top, []]
          for (const one of document.querySelectorAll(what)) {
            const box = one.getBoundingClientRect()
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
            const there = document.elementsFromPoint(x, y)
            if (there[0]?.closest('[data-id]') !== one || box.bottom > sheet) continue
            if (lit === there.some(part => part.closest('.lit'))) free.push({ x, y })
          }
          return free[0]
        }""",
        [what, lit],
    )
    return found


def test_a_tap_on_a_small_square_shows_what_would_come_of_it_and_the_next_one_does_it(
    vorn: Visitor,
) -> None:
    page, seq = vorn.page, vorn.seq()
    page.wait_for_timeout(300)
    spot = spot_of(vorn, ".board .cell.lit", lit=True)
    board = page.locator(".boardbox").bounding_box()
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".told")).to_contain_text("there once more")
    page.wait_for_timeout(300)
    assert vorn.seq() == seq
    assert page.locator(".boardbox").bounding_box() == board, "nothing moves under the finger"
    page.touchscreen.tap(spot["x"], spot["y"])
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)


def test_a_tap_on_what_is_no_option_tells_what_it_is(vorn: Visitor) -> None:
    page, seq = vorn.page, vorn.seq()
    page.wait_for_timeout(300)
    spot = spot_of(vorn, ".board :is(.token, .piece)", lit=False)
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".tip")).to_be_visible()
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".tip")).to_have_count(0)
    assert vorn.seq() == seq


def test_tabs_and_what_ends_a_question_stay_under_the_finger(vorn: Visitor) -> None:
    page = vorn.page
    page.wait_for_timeout(300)
    where = "one => one.getBoundingClientRect().top"
    tabs = page.locator(".tabs")
    before = tabs.evaluate(where)
    for name in ("Cards", "Log", "Board"):
        tabs.get_by_role("button", name=name).tap()
        page.wait_for_timeout(100)
        assert tabs.evaluate(where) == before, name
    peek = page.locator(".endings .peek").last
    bottom = "one => Math.round(one.getBoundingClientRect().bottom)"
    before = peek.evaluate(bottom)
    peek.tap()
    expect(page.locator(".endings .told")).to_be_visible()
    page.wait_for_timeout(200)
    assert abs(peek.evaluate(bottom) - before) <= 2


def test_what_the_coach_says_has_the_room_of_the_question_and_is_drawn_up(vorn: Visitor) -> None:
    page = vorn.page
    page.get_by_role("button", name="Ask the coach").tap()
    page.wait_for_selector(".coach .pick")
    sheet, coach = page.locator(".side").bounding_box(), page.locator(".coach").bounding_box()
    assert sheet
    assert coach
    assert sheet["height"] >= 844 * 0.4
    if coach["height"] > sheet["height"]:
        page.get_by_role("button", name="Show the whole list").tap()
        grown = page.locator(".side").bounding_box()
        assert grown
        assert grown["height"] > sheet["height"] + 60
