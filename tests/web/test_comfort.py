"""What makes a table a place to like: it explains itself, counts, calls, keeps out of the way."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from grimtable.games import GAMES
from tests.web.harness import Server
from tests.web.page import OPTION, Visitor, expect


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_game_explains_itself_on_one_screen(
    visitor: Callable[..., Visitor], locale: str
) -> None:
    person = visitor(locale=locale)
    page = person.visit()
    for game in GAMES:
        card = page.locator(f".game[data-game={game}]")
        card.get_by_role("button", name=re.compile("^(How to play|Comment jouer)")).click()
        how = page.get_by_role("dialog").locator(".content")
        expect(how.locator("section")).to_have_count(6)
        assert how.evaluate("box => box.scrollHeight <= box.clientHeight"), game
        page.keyboard.press("Escape")
        expect(how).to_have_count(0)


def test_a_worked_example_of_the_book_is_played_from_its_rule(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.visit()
    page.locator(".game[data-game=berserkers]").get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary", has_text="Worked examples").click()
    expect(dialog.locator(".worked li")).not_to_have_count(0)
    dialog.get_by_role("searchbox").fill("Bet won if")
    dialog.locator("li button", has_text="Bet won if").first.click()
    title = "A bet is won by reaching the higher die"
    dialog.get_by_role("button", name=f"Play it: {title}").click()
    expect(page.locator(".guide")).to_contain_text(f"{title} 1/1")
    page.locator(".option.guided").click()
    expect(page.locator(".guide")).to_contain_text("That was the lesson.")
    expect(page.locator(".log")).to_contain_text("bet")


def test_an_example_without_steps_is_there_to_be_looked_at(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.post("/api/games/berserk/guides/los_pairs", {})
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Sight passes over short Scenery and not through tall")
    expect(guide).not_to_contain_text("0/0")


def test_a_popover_holds_the_rule_its_page_and_an_example(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    page = person.sit("berserk", {}, options={"adventure": "yard"})
    person.asked()
    term = page.locator(".term[data-rule^=fatigue]").first
    term.scroll_into_view_if_needed()
    person.settled()
    term.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("p. ")
    expect(tip).to_contain_text("Example:")


def test_each_game_has_its_own_figures(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("0")
    page.locator(".ending").get_by_role("link", name="Your record").click()
    expect(page).to_have_url(re.compile("#/record/gallery$"))
    expect(page.locator(".results li")).to_have_count(1)
    expect(page.locator(".figures")).to_contain_text("Won in a row")
    expect(page.locator(".endings li")).to_have_count(1)
    assert person.violations() == []


def test_clocks_run_in_sight_and_warn(visitor: Callable[..., Visitor], server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"}, clock=5)
    person = visitor()
    person.hold(made)
    person.page.clock.install()
    page = person.visit(f"/table/{made['table']}")
    clock = page.locator("header li.shown time")
    expect(clock).to_have_text("5:00")
    page.clock.run_for(100_000)
    expect(clock).to_have_text("5:00")
    server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    expect(clock).to_have_text(re.compile(r"^4:\d\d$"))  # it runs: else the next minutes pass by it
    page.clock.run_for(250_000)
    expect(clock).to_have_text(re.compile(r"^0:\d\d$"))
    expect(clock).to_have_class(re.compile("short"))


CALLS = """
window.called = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, more) { window.called.push(`${title}: ${more.body}`) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
localStorage['grimtable.settings'] = JSON.stringify({ calls: true })
"""


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.table("connect_four", {"red": "friend", "yellow": "me"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["red"]})
    person = visitor()
    person.context.add_init_script(CALLS)
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    expect(page.locator(".waiting")).to_contain_text("Waiting for")
    expect(page).to_have_title("Connect Four · Grimtable")
    server.sit(made["table"], *joined["tokens"].values()).answer(0)
    expect(page).to_have_title("● Connect Four · Grimtable")
    page.wait_for_function("window.called.length === 1")
    assert page.evaluate("window.called") == ["Connect Four: Drop a stone into a file"]


SOUNDS = """
    window.sounds = 0
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (when) {
      window.sounds++
      start.call(this, when)
    }
"""


def test_sound_is_off_until_it_is_wanted_and_that_is_remembered(
    visitor: Callable[..., Visitor],
) -> None:
    person = visitor()
    person.context.add_init_script(SOUNDS)
    page = person.sit("connect_four", {})
    person.take(0)
    assert page.evaluate("window.sounds") == 0
    switch = page.get_by_role("button", name="Sound")
    switch.click()
    person.take(1)
    page.wait_for_function("() => window.sounds > 0")
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    person.take(2)
    page.wait_for_function("() => window.sounds > 0")


def test_an_army_is_placed_by_quick_clicks_without_a_word_of_complaint(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.post("/api/games/realms/guides/first_turn", {})
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    for _ in range(4):
        page.locator(".option.guided:not([disabled])").click()
    place = page.locator(".cell.lit")
    expect(place.first).to_be_visible()
    for _ in range(4):
        seq = person.seq()
        page.locator(".zone .card.lit").first.click()
        page.wait_for_selector(".cell.lit")
        place.first.dblclick()
        page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)
    expect(page.locator(".refusal")).to_have_count(0)


def test_what_cannot_be_placed_yet_says_why_and_who_gave_a_name_is_told_by_it(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.post("/api/games/realms/guides/first_turn", {})
    server.sit(made["table"], *made["tokens"].values()).tell("call", name="Ada")
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    for _ in range(4):
        page.locator(".option.guided:not([disabled])").click()
    expect(page.locator(".cell.lit").first).to_be_visible()
    page.locator('[data-id="a5"]').first.click()
    expect(page.locator(".refusal")).to_contain_text("That is the other side’s half")
    page.locator(".zone .card", has_text="Ash Militia").click()  # in whatever order
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Ada recruited Kiln Ogre")
    expect(page.locator("header.bar")).to_contain_text("Ada and Player 2 place their armies")


def test_nothing_is_explained_by_a_title_alone(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("gallery", {"guest": "me"})
    person.asked()
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('[title]').length") == 0


def test_many_options_have_the_room_that_there_is(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("drunagor", {}, laid=True)
    person.asked()
    lists = page.locator("#decision .lists")
    hidden = lists.evaluate("box => box.scrollHeight - box.clientHeight")
    side = page.locator(".side").evaluate("box => box.clientHeight")
    share = page.locator("#decision").evaluate("box => box.clientHeight") / side
    assert hidden <= 0 or share > 0.5
    assert page.locator(OPTION).count() < 25, "places on the board are pointed at"
    expect(page.locator("#decision .fold").first).to_contain_text("on the board")
    expect(page.locator("#decision .option .term", has_text="SHIELD").first).to_be_visible()


def test_a_table_with_many_options_needs_no_scrollbar(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.sit("realms", {"first": "me", "second": "random"}, laid=True)
    person.asked()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_one_question_to_several_of_my_heroes_is_put_once(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    made = server.post("/api/games/drunagor/guides/p10_divert", {})
    person = visitor()
    person.hold(made)
    page = person.visit(f"/table/{made['table']}")
    person.asked()
    heading = page.locator("#decision h2")
    assert len(heading.all()) == len(set(heading.all_inner_texts()))
    page.get_by_text("Ask me less often").click()
    seq = person.seq()
    page.get_by_role("button", name="Pass until I must choose").click()
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq > seq", arg=seq)


def test_a_rule_book_is_read_by_chapters_to_its_end(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.visit()
    page.locator(".game[data-game=berserkers]").get_by_role("button", name="Rules").click()
    dialog = page.get_by_role("dialog")
    chapters = dialog.locator("details.chapter")
    expect(chapters).to_have_count(20)
    last = chapters.last
    last.locator("summary").click()
    expect(last.locator("li button").first).to_be_visible()
    training = chapters.filter(has_text="Location actions")
    training.last.locator("summary").click()
    expect(training.last.locator("li button").first).to_be_visible()
    expect(training.last).not_to_contain_text("from p.")
    assert person.violations() == []
