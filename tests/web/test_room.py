"""What is asked has the room: options come first, all else beside them gives way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.web.page import OPTION, Visitor, expect

PARTY = ["vorn", "lorelai", "jaheen", "maya"]
WHOLE = """all => all.filter(one => {
  const [row, list] = [one, one.closest('.lists')].map(box => box.getBoundingClientRect())
  return row.top >= list.top - 1 && row.bottom <= list.bottom + 1
}).length"""


def plagued(person: Visitor) -> None:
    """The first turn against Plague, with more than a dozen things to do."""
    options = {"party": PARTY, "horseman": "plague"}
    person.sit("drunagor", dict.fromkeys(PARTY, "me"), options=options, laid=True)
    person.asked()
    for fold in person.page.locator(".page header button").all():
        fold.click()
    person.settled()


@pytest.mark.parametrize(("size", "least"), [((1440, 900), 8), ((1280, 720), 5)])
def test_of_a_long_list_most_is_in_sight_and_how_much_is_not(
    visitor: Callable[..., Visitor], size: tuple[int, int], least: int
) -> None:
    person = visitor(viewport={"width": size[0], "height": size[1]})
    plagued(person)
    page = person.page
    rows = page.locator(".lists .option:not(.way), .lists .fold")
    seen = rows.evaluate_all(WHOLE)
    assert seen >= least
    more = page.locator(".further")
    if seen < rows.count():
        expect(more).to_have_text(f"▾ {rows.count() - seen} more")
        more.click()
        page.wait_for_function("list => list.scrollTop > 0", arg=page.query_selector(".lists"))
    expect(page.locator(".endings .option")).to_be_in_viewport(ratio=1)
    line = page.locator(".pinned p").first
    assert (
        line.evaluate("one => one.clientHeight / parseFloat(getComputedStyle(one).fontSize)") < 1.8
    )
    expect(line).to_have_attribute("data-tip", re.compile("Grab and Crush"))
    board = page.locator(".boardbox").bounding_box()
    assert board
    assert board["width"] >= 0.55 * size[0]
    assert person.small() == []
    assert person.violations() == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_whole_board_of_the_hero_who_acts_is_in_sight(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    person = visitor(viewport={"width": size[0], "height": size[1]})
    plagued(person)
    slots = person.page.locator(".boardbox .mat:first-child .groups .slot")
    assert slots.count() > 12
    box = person.page.locator(".boardbox .zonebox").bounding_box()
    assert box
    for slot in slots.all():
        at = slot.bounding_box()
        assert at
        assert at["y"] + at["height"] <= box["y"] + box["height"], slot.inner_text()


def test_what_wins_the_game_is_in_sight_beside_the_question(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    options = {"requests": ["sacrifice", "treasure"]}
    page = person.sit("berserkers", {"player": "me"}, options=options, laid=True)
    person.asked()
    goals = page.locator(".pinned")
    for words in ("To win", "No sacrifice", "Galloway"):
        expect(goals).to_contain_text(words)
    expect(goals).to_be_in_viewport(ratio=1)
    expect(page.locator(OPTION).first).to_be_in_viewport()
