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
