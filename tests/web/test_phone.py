"""On a phone the board has the width, what is read lies on top, what ends takes one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.harness import Server
from tests.web.moments import follow, lesson, short
from tests.web.page import OPTION, Visitor, expect

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
ATOP = """page => {
  const box = page.getBoundingClientRect()
  const spots = [box.top + 30, (box.top + box.bottom) / 2, box.bottom - 12]
  return spots.every(y => page.contains(document.elementFromPoint(box.left + 40, y)))
}"""
"""Whether nothing lies on a page: not at its top, its middle nor its foot."""


def test_a_page_of_prose_lies_on_top_of_the_question_and_can_be_read_to_its_end(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserk", {}, options={"adventure": "furnace"}, laid=True)
    prose = page.locator("article.page")
    expect(prose).to_be_in_viewport(ratio=0.99)
    assert prose.evaluate(ATOP)
    prose.locator(".on").tap()
    expect(prose).to_have_count(0)
    expect(page.locator(OPTION).first).to_be_in_viewport(ratio=0.9)


def test_a_choice_is_taken_on_the_page_that_tells_of_it(visitor: Callable[..., Visitor]) -> None:
    person = visitor(**PHONE)
    page = person.sit("gallery", {"guest": "me"}, options={"room": "page"})
    prose = page.locator("article.page")
    expect(prose).to_be_in_viewport(ratio=0.99)
    assert prose.evaluate(ATOP)
    prose.get_by_role("button", name="Break the hand").tap()
    expect(page.locator(".log")).to_contain_text("p117-break")


def test_a_wide_board_has_the_whole_width_above_the_question(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserk", {}, options={"adventure": "furnace"}, laid=True)
    page.locator("article.page .on").tap()
    person.settled()
    cells = [box for one in page.locator(".board .cell").all() if (box := one.bounding_box())]
    left, right = min(box["x"] for box in cells), max(box["x"] + box["width"] for box in cells)
    assert right - left >= 390 * 0.9
    sheet = page.locator(".side").bounding_box()
    assert sheet
    assert max(box["y"] + box["height"] for box in cells) <= sheet["y"], "all of it is in sight"


def test_what_ends_a_question_takes_one_line_if_it_can_and_tells_the_rest_when_asked(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, other = short(server, "drunagor", "en")
    other.asked()
    person = visitor(**PHONE)
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    page.locator("article.page .on").tap()
    ending = page.locator(".endings .option")
    expect(ending).to_contain_text("End the turn")
    assert ending.locator(".odds").count() == 1, "it says what comes then"
    box = ending.bounding_box()
    assert box
    assert box["height"] <= 48
    cut = """(option, long) => {
        const words = option.querySelector(':scope > span')
        const [before, short] = [words.innerHTML, option.clientHeight]
        words.textContent = long
        const [inner, outer] = [words.getBoundingClientRect(), option.getBoundingClientRect()]
        const whole = words.scrollWidth <= words.clientWidth + 1 && inner.right <= outer.right
            && inner.bottom <= outer.bottom && option.clientHeight > short
        words.innerHTML = before
        return !whole
    }"""
    long = "Let it come: Vorn would suffer nothing and Jaheen would suffer 1, with KNOCK DOWN"
    assert not ending.evaluate(cut, long), "long words wrap, they are not cut"
    crowded = """option => {
        const odds = option.querySelector('.odds')
        const [before, one] = [odds.innerHTML, odds.firstElementChild]
        one.querySelector('b').nextElementSibling.textContent = 'Life points that the Ghoul loses'
        odds.append(one.cloneNode(true))
        const fit = [odds, ...odds.querySelectorAll('li, b + span')].every(
            part => part.scrollWidth <= part.clientWidth + 1)
        odds.innerHTML = before
        return !fit
    }"""
    assert not ending.evaluate(crowded), "several odds are whole, and do not lie on one another"
    page.locator(".endings .peek").tap()
    expect(page.locator(".endings .told")).to_be_visible()
    expect(page.locator(".endings .option")).to_be_in_viewport(ratio=0.9)


def test_a_question_about_nothing_on_the_board_leaves_all_that_stands_there_in_sight(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserkers", {}, options={"requests": ["sacrifice", "villagers"]})
    person.asked()
    sheet = page.locator(".side").bounding_box()
    assert sheet
    for piece in ("bodvar", "rider-black"):
        box = page.locator(f".boardbox [data-id='{piece}']").bounding_box()
        assert box
        assert 0 <= box["y"] <= sheet["y"] - box["height"] + 2, piece


def test_the_bar_of_a_replay_is_whole_below_what_is_told(visitor: Callable[..., Visitor]) -> None:
    person = visitor(**PHONE)
    page = person.sit("connect_four", {"red": "me", "yellow": "me"})
    page.locator(OPTION).first.tap()
    page.locator("summary[aria-label=Menu]").tap()
    page.locator(".menu").get_by_role("button", name="Replay").tap()
    for name in ("Play on from here", "Back to now", "Next"):
        expect(page.locator(".replay").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(page.locator(".replay input")).to_be_in_viewport(ratio=1)
    told, bar = page.locator("#decision").bounding_box(), page.locator(".replay").bounding_box()
    assert told
    assert bar
    assert told["y"] + told["height"] <= bar["y"] + 1


def test_who_fights_and_who_may_step_in_is_seen_above_the_question(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, other = lesson(server, "realms", "en")
    assert follow(other, fight=True)
    person = visitor(**PHONE)
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    expect(page.locator("#decision h2")).to_contain_text("Declare a protector?")
    person.settled()
    sheet = page.locator("aside.side").bounding_box()
    assert sheet
    fighters = page.locator(".boardbox .piece:is(.is-active, .is-target, .lit)").all()
    assert len(fighters) == 3
    for piece in fighters:
        box = piece.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= sheet["y"] + 2
    for part in (".combat", ".guide", ".option.guided", ".endings .option"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)


def test_a_long_question_leaves_the_whole_board_in_sight_and_is_drawn_up_to_all_of_it(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor(**PHONE)
    page = person.sit("berserkers", {}, options={"requests": ["sacrifice", "villagers"]})
    person.asked()
    person.settled()
    sheet, board = page.locator(".side"), page.locator(".boardbox .cell")
    for cell in (board.first, board.last):
        box, top = cell.bounding_box(), sheet.bounding_box()
        assert box
        assert top
        assert 0 <= box["y"] <= top["y"] - box["height"] + 2
    page.get_by_role("button", name="Show the whole list").tap()
    expect(page.locator(OPTION).nth(5)).to_be_in_viewport(ratio=1)
    expect(page.locator(".endings .option")).to_be_in_viewport(ratio=1)
    draw(person, -120)
    expect(page.get_by_role("button", name="Show the whole list")).to_be_visible()
    draw(person, -120)
    expect(page.locator(".endings .option")).to_be_in_viewport(ratio=1)
    expect(page.locator(OPTION).first).not_to_be_visible()
    page.locator(".trays .die.lit").first.click()  # a tap so soon after it would be none
    expect(page.locator(OPTION).first).to_be_in_viewport(ratio=0.9)
    draw(person, 400)
    expect(page.get_by_role("button", name="Show less of it")).to_be_visible()


def draw(person: Visitor, up: int) -> None:
    """Draw the sheet by its handle with a finger."""
    session = person.page.context.new_cdp_session(person.page)
    person.settled()
    box = person.page.locator(".handle").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, way in (("Start", 0), ("Move", up / 2), ("Move", up)):
        spots = [{"x": x, "y": y - way}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": spots})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_tablet_held_upright_cards_lie_in_columns_and_what_is_played_is_not_cut(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made, other = lesson(server, "realms", "en")
    assert follow(other, fight=True)
    person = visitor(viewport={"width": 768, "height": 1024}, has_touch=True)
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    expect(page.locator("#decision h2")).to_contain_text("Declare a protector?")
    person.settled()
    box = page.locator(".boardbox").bounding_box()
    assert box
    assert box["width"] >= 768 * 0.55
    first, second = (page.locator(".zone .card").nth(index).bounding_box() for index in (0, 1))
    assert first
    assert second
    assert second["x"] > first["x"] + first["width"] - 1
    for words in (".bar h1", ".status"):
        cut = "one => one.scrollWidth > one.clientWidth + 1"
        assert not page.locator(words).evaluate(cut), words
    expect(page.locator(".status")).to_have_text("Round 1: Player 2")
