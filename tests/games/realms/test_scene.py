"""What the scene says of units, and of the blow under way."""

from __future__ import annotations

import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.content import cards
from grimtable.games.realms.dice import WHITE
from grimtable.games.realms.look import icon_of
from grimtable.games.realms.notation import Attack
from grimtable.games.realms.options import Move
from grimtable.games.realms.scene import scene
from grimtable.games.realms.state import Battle, Card, Options, title
from grimtable.games.realms.words import ability_words
from grimtable.kernel import Ask, Roll, Table, View
from grimtable.kernel.fate import Seeded
from grimtable.kernel.odds import odds_of
from grimtable.kernel.run import Heard
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.minds.moments import in_words
from grimtable.seats import undo_words
from grimtable.terminal.marks import letters
from grimtable.web.app import STATIC
from grimtable.web.icons import Icons
from grimtable.web.viewer import outcome_view
from grimtable.web.worded import log_line
from tests.games.realms.table import PACK, Battlefield

TEXT = Text.of(GAME, Options(packs=(PACK,)), "en")


def test_units_of_one_kind_are_told_apart_on_the_board_and_on_their_cards() -> None:
    s = Battlefield("p1 grunt b2", "p2 grunt c2", "q1 weak b3").s
    seen = scene(s, "first")
    labels = {piece.id: letters(piece, TEXT) for piece in seen.pieces}
    assert len(set(labels.values())) == 3
    shown = {c.id: c.label for zone in seen.zones for c in zone.cards}
    assert {
        i: TEXT.words(label) for i, label in shown.items() if isinstance(label, Words)
    } == labels


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_kinds_have_the_same_letters(language: str) -> None:
    text = Text.of(GAME, Options(packs=(PACK,)), language)
    shown = [text.name(f"letters-{kind}") for kind in cards((PACK,))]
    assert len(set(shown)) == len(shown)
    assert max(map(len, shown)) <= 4


def test_units_of_two_kinds_whose_names_begin_alike_are_told_apart() -> None:
    s = Battlefield("p1 sellsword b2", "p2 seraph air", "p3 seraph air", "q1 salamander b3").s
    shown = [letters(one, TEXT) for one in scene(s, "first").pieces]
    assert shown == ["Sel", "Sa", "Ser1", "Ser2"]


def test_the_letters_of_a_unit_are_those_of_its_name_in_the_language_of_the_page() -> None:
    s = Battlefield("p1 smith-warden b2", "p2 smith-warden c2", "q1 salamander b3").s
    french = Text.of(GAME, Options(packs=(PACK,)), "fr")
    units = scene(s, "first").pieces
    assert [letters(one, TEXT) for one in units] == ["SWa1", "SWa2", "Sa"]
    assert french.words(units[0].name).startswith("Forgeron du guet")
    assert [letters(one, french) for one in units] == ["FG1", "FG2", "Sa"]


def test_whose_a_piece_is_shows_where_both_sides_lead_the_same_realm() -> None:
    seen = scene(
        Battlefield("p1 grunt b2", "q1 grunt b5", "q2 grunt c5 hidden exhausted").s, "first"
    )
    mine, *theirs = seen.pieces
    assert mine.shape != theirs[0].shape == theirs[1].shape
    assert (mine.facing, theirs[0].facing) == (0, 180), "each looks at the enemy"


def test_who_points_at_an_enemy_is_told_how_it_strikes() -> None:
    t = Battlefield("p1 grunt c3", "q1 grunt c4", "q2 grunt d4 hidden")
    told = {one.id: [TEXT.words(line) for line in one.lines] for one in scene(t.s, "first").pieces}
    grades = "-".join(map(str, t.s.kind("q1").strike))
    assert told["q1"] == [f"basic strike {grades}"]
    assert told["q2"] == [], "of a hidden card nothing is told"


def test_a_card_says_what_it_has_from_others_and_from_whom() -> None:
    s = Battlefield(
        "p1 grunt b2", "p2 plate on:p1", "p3 idol c2", "p4 ranker d2", "p5 ranker e2", "q1 weak b5"
    ).s  # fmt: skip
    told = {c.id: list(map(TEXT.words, c.lines)) for c in scene(s, "second").cards()}
    assert "From Plate: Armor 2." in told["p1"]
    assert "From Idol (c2): Defense skill." in told["p1"]
    assert "Stands in rank: Strike +2." in told["p4"]
    assert not any(line.startswith("From") for line in told["p5"]), "it is next to no idol"
    (grunt, *_) = scene(s, "first").pieces
    assert "2 armor left in this turn" in [TEXT.words(badge.words) for badge in grunt.badges]


@pytest.mark.rule("stacking.similar")
def test_of_two_armors_a_card_says_that_they_do_not_add_up() -> None:
    s = Battlefield(
        "p1 armored b2", "p2 plate on:p1", "p3 grunt d2", "p4 plate on:p3", "q1 weak b5"
    ).s
    told = {c.id: list(map(TEXT.words, c.lines)) for c in scene(s, "first").cards()}
    alone, *more = (
        next(line for line in told[one] if line.startswith("From Plate")) for one in ("p3", "p1")
    )
    assert alone == "From Plate: Armor 2."
    assert more == ["From Plate: Armor 2 (armors do not add up, the strongest counts)."]


def test_that_a_card_may_not_act_stands_among_its_first_badges() -> None:
    t = Battlefield("p1 armored b2", "p2 plate on:p1", "q1 weak b5")
    t.s.cards["p1"].exhausted = t.s.cards["p1"].held = True
    (one, *_) = scene(t.s, "first").pieces
    assert [badge.icon for badge in one.badges][:3] == ["hearts", "night-sleep", "manacles"]


def test_every_mark_on_a_card_has_a_picture() -> None:
    t = Battlefield("p1 armored b2", "p2 plate on:p1", "q1 weak b5")
    one = t.s.cards["p1"]
    one.incarnated = one.exhausted = one.held = one.classless = True
    one.poison = one.extra = one.tokens = 1
    there = Icons(STATIC / "icons.json").paths
    shown = [badge.icon for card in scene(t.s, "first").cards() for badge in card.badges]
    assert [icon for icon in shown if icon not in there] == []


def test_no_two_cards_of_the_box_have_the_same_picture() -> None:
    pictures = [icon_of(kind) for kind in cards().values()]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.rule("symbiotic.host")
def test_a_guest_sits_on_its_host() -> None:
    (host, guest) = scene(Battlefield("p1 grunt b2", "p2 guest on:p1").s, "first").pieces
    assert (guest.on, guest.cell) == (host.id, host.cell)


def test_the_price_of_a_card_stands_on_it_until_it_is_paid() -> None:
    hand, _ = Table(GAME, Options(), Seeded(1)).scene("first").zones
    assert all(card.badges[0].icon == "two-coins" for card in hand.cards)
    played = scene(Battlefield("p1 grunt b2", "q1 weak b5").s, "first")
    marks = [b for zone in played.zones for card in zone.cards for b in card.badges]
    assert not any(mark.icon == "two-coins" for mark in marks)


def test_an_undo_does_not_say_where_things_stand_twice() -> None:
    t = Battlefield("p1 grunt b2", "q1 weak b5")
    t.do("Move p1 b3")
    heard = Heard(1, "first", Move("p1", "b3"))
    said = undo_words(heard, TEXT, scene(t.s, "first"), "first", alike=True)
    assert said == "the walk of Grunt (b3)"


def test_a_line_of_the_log_points_at_who_attacks_whom() -> None:
    t = Battlefield("p1 grunt b2", "q1 weak b3", fate=[1, 1])
    t.do("Strike p1 q1")
    (told,) = t.told("attacks")
    line = log_line(told, TEXT, scene(t.s, "first").ids())
    assert line.touches == ("b2", "b3")


@pytest.mark.rule("dies")
def test_a_line_of_the_log_points_at_who_died_so_that_a_summary_finds_it() -> None:
    t = Battlefield("p1 grunt b2", "q1 weak b3 exhausted damage=9", "q2 weak e6", fate=[1])
    before = {piece.id for piece in scene(t.s, "second").pieces}
    t.do("Strike p1 q1")
    (told,) = t.told("died")
    gone = before - {piece.id for piece in scene(t.s, "second").pieces}
    line = log_line(told, TEXT, scene(t.s, "second").ids())
    assert (line.words, gone) == ("Weakling (b3) went to the graveyard.", {"q1"})
    assert line.touches == ("b3", "q1")


@pytest.mark.rule("flying.placement")
def test_flyers_are_seen_beside_the_field_each_on_the_side_of_its_player() -> None:
    s = Battlefield("p1 flyer air", "p2 grunt b2", "q1 flyer air", "q2 flyer air").s
    seen = scene(s, "first")
    cells = {cell.id: cell for cell in seen.cells}
    at = {piece.id: cells[piece.cell] for piece in seen.pieces}
    assert at["p1"].y > at["p2"].y > at["q1"].y
    assert at["q1"].y == at["q2"].y
    assert at["q1"].x != at["q2"].x
    labels = [letters(piece, TEXT) for piece in seen.pieces if piece.id.startswith("q")]
    assert len(set(labels)) == 2
    alone = scene(Battlefield("p1 flyer air", "q1 weak c6").s, "first")
    assert {cell.id[:9] for cell in alone.cells if cell.h < 1} == {"air-first"}
    before = Battlefield("p1 flyer air", "p2 flyer air", "q1 weak c6").s
    after = Battlefield("p1 flyer grave", "p2 flyer air", "q1 weak c6").s
    where = [{one.id: one.cell for one in scene(s, "first").pieces}["p2"] for s in (before, after)]
    assert where[0] == where[1], "who is left stays where it was"


def test_what_is_in_play_comes_before_graveyards_and_ones_own_cards_first() -> None:
    s = Battlefield("p1 grunt b2", "p2 weak grave", "q1 weak c6", "q2 flyer air").s
    shown = [zone.id for zone in scene(s, "second").zones if zone.cards]
    assert shown == ["ground-second", "air-second", "ground-first", "grave-first"]


def test_what_is_ones_own_is_called_so() -> None:
    s = Battlefield("p1 grunt b2", "q1 weak c6").s
    for seat, titles in {
        "first": ["Your cards in play", "Player 2: in play"],
        "second": ["Your cards in play", "Player 1: in play"],
        None: ["Player 1: in play", "Player 2: in play"],
    }.items():
        shown = scene(s, seat)
        assert [TEXT.words(zone.title) for zone in shown.zones if zone.cards] == titles
        assert TEXT.words(shown.status) == (
            "Round 3: your turn" if seat == s.active else "Round 3: Player 1"
        )


def test_cards_that_were_placed_can_still_be_read_by_their_player() -> None:
    s = Battlefield("p1 grunt b2", "q1 weak c6").s
    s.phase = "place"
    s.cards["p2"] = Card("weak", "first", "army")
    shown = {zone.id: [card.id for card in zone.cards] for zone in scene(s, "first").zones}
    assert shown == {"army-first": ["p2"], "ground-first": ["p1"]}


def why(s: Battle, seat: str) -> dict[str, str]:
    return {one.id: TEXT.words(one.why) for one in scene(s, seat).barred}


@pytest.mark.rule("recruit.elite")
def test_who_points_at_what_cannot_be_bought_is_told_why() -> None:
    s = GAME.new(Options("ember", "dusk", first_game=True))
    s.phase = "recruit"
    s.cards |= {"p1": Card("kiln-ogre", "first", "army"), "p3": Card("kiln-ogre", "first")}
    s.cards["p6"] = Card("ash-militia", "first")
    told = why(s, "first")
    assert "p6" not in told
    cost = s.kind("p3").cost
    gold = 10 - cost
    assert cost > gold
    assert told["p3"] == (
        f"Kiln Ogre costs {cost} gold, and you have {gold} left: elite cards take gold only."
    )
    assert why(s, "second") == {}


@pytest.mark.rule("place.p1", "place.rows")
def test_who_places_reads_the_rows_and_why_a_square_must_wait() -> None:
    s = Battlefield("p1 grunt c3", "q1 weak c6").s
    s.phase = "place"
    s.cards |= {"p2": Card("weak", "first", "army"), "p3": Card("tank", "first", "army")}
    rows = {cell.id: list(map(TEXT.words, cell.lines)) for cell in scene(s, "first").cells}
    assert (rows["c3"], rows["c1"], rows["c4"]) == (["Row 1"], ["Row 3"], ["Row 1"])
    told = why(s, "first")
    assert told["a1"] == "a1 opens when your marked squares are full."
    assert told["c5"].startswith("That is the other side’s half")
    assert not {"p2", "p3", "b2", "c3"} & set(told)


@pytest.mark.rule("act.exhaust")
def test_who_points_at_an_exhausted_card_in_the_own_turn_is_told_when_it_wakes() -> None:
    s = Battlefield("p1 grunt c3 exhausted", "p2 grunt b3", "q1 weak c6 exhausted").s
    assert list(why(s, "first")) == ["p1"]
    assert why(s, "second") == {}


def test_what_lies_hidden_gives_no_number_to_what_is_seen() -> None:
    plain = Battlefield("p1 grunt b2", "q1 weak b5", "q2 grunt c5 hidden").s
    same = Battlefield("p1 grunt b2", "q1 weak b5", "q2 weak c5 hidden").s
    labels = [
        next(p.label for p in scene(s, "first").pieces if p.id == "q1") for s in (plain, same)
    ]
    assert labels[0] == labels[1]


@pytest.mark.rule("combat.alert", "roll.standard")
def test_the_blow_under_way_shows_both_sides_and_the_die_that_decides() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak d4", fate=[1, 1])
    t.do("Strike p1 q1")
    (blow,) = scene(t.s, "second").blows
    assert blow.by is not None
    assert (blow.by.id, blow.targets[0].id, blow.at) == ("p1", "q1", 0)
    assert [(grade.mark, grade.chance) for grade in blow.grades] == [
        ("1-4", 4 / 6),
        ("5", 1 / 6),
        ("6", 1 / 6),
    ]
    marks = {piece.id: piece.mark for piece in scene(t.s, "second").pieces}
    assert marks == {"p1": "active", "q1": "target", "q2": ""}


@pytest.mark.rule("roll.triple", "combat.exhausted")
def test_against_an_exhausted_card_the_grades_of_damage_are_shown() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted", "q2 weak d4", fate=[1])
    t.do("Strike p1 q1")
    (blow,) = scene(t.s, "first").blows
    assert [(grade.mark, grade.chance) for grade in blow.grades] == [
        ("1-3", 3 / 6),
        ("4-5", 2 / 6),
        ("6", 1 / 6),
    ]


def test_each_player_sees_the_board_from_their_side() -> None:
    s = Battlefield("p1 grunt b2", "q1 weak b3").s
    assert [scene(s, seat).turned for seat in ("first", "second", None)] == [0, 180, 0]


def test_equal_cards_are_told_apart_by_their_place_or_their_number() -> None:
    s = Battlefield(
        "p1 grunt b2", "p2 grunt c2", "p3 blade on:p1", "p4 blade on:p2", "p5 flyer air",
        "p6 flyer air", "q1 weak b3",
    ).s  # fmt: skip
    text = Text.of(GAME, Options(packs=(PACK,)), "en")
    titles = [text.words(c.title) for zone in scene(s, "first").zones for c in zone.cards]
    assert len(set(titles)) == len(titles)
    assert {"Grunt (b2)", "Blade on Grunt (c2)", "Flyer 2"} <= set(titles)


def offered(t: Battlefield, answer: str) -> str:
    """What an option promises, in English."""
    (opened,) = t.run.asks
    assert isinstance(opened.ask, Ask)
    view = View(t.run, opened.number, opened.ask.seat)
    option = opened.ask.read(answer)
    odds = [TEXT.words(one.words) for one in odds_of(view, option)]
    return " · ".join([TEXT.words(GAME.offers(view, opened.ask)[option]), *odds])


@pytest.mark.rule("combat.alert", "roll.standard")
def test_an_attack_says_its_table_and_its_odds_before_it_is_declared() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 damage=6", "q2 weak e6 exhausted")
    # The attack goes on in 4 of 6 cases; then 3, 4 or 5 damage for the 4 points of life left.
    assert offered(t, "Strike p1 q1") == (
        "Grunt (c3): basic strike 3-4-5 at Weakling (c4)"
        " · Life points that Weakling (c4) loses: 2.3 on average, 67 % at least 1"
        " · Weakling (c4) dies: 33 %"
        " · Life points that Grunt (c3) loses: 0.2 on average, 17 % at least 1"
    )


@pytest.mark.rule("protector.only-basic", "aimed.no-protector")
def test_odds_say_that_they_hold_if_nobody_steps_in_where_somebody_may() -> None:
    t = Battlefield("p1 grunt c3", "p2 aimer b3", "q1 weak c4 exhausted damage=9", "q2 tank d4")
    said = offered(t, "Strike p1 q1")
    assert "Weakling (c4) dies, if nobody steps in: 100 %" in said
    assert "Life points that Weakling (c4) loses, if nobody steps in: 1" in said
    assert "Weakling (c4) dies: 100 %" in offered(t, "Strike p2 q1"), "it is aimed"


def test_odds_name_those_beside_whom_a_death_hurts() -> None:
    t = Battlefield("p1 grunt c3", "p2 tank b3", "q1 bomb c4 exhausted", "q2 tank e6", "q3 weak d5")
    said = offered(t, "Strike p1 q1")
    assert "Bomb (c4) dies: 100 %" in said
    assert "Life points that Tank (b3) loses: 30" in said
    assert "Weakling (d5) dies: 100 %" in said
    assert "e6" not in said, "who is not concerned is not named"


@pytest.mark.rule("armor.x")
def test_the_table_of_an_attack_and_the_log_say_what_armor_leaves() -> None:
    t = Battlefield("p1 grunt c3", "q1 armored c4 exhausted", "q2 weak d4", fate=[6])
    t.do("Strike p1 q1")
    (blow,) = scene(t.s, "first").blows
    assert TEXT.words(blow.grades[0].words) == "light: 1 damage (armor prevents 2)"
    assert TEXT.words(blow.targets[0].facts[1].words) == "2 armor left in this turn"
    t.do("No")
    lines = [TEXT.event(event) for event in t.s.events]
    assert [line for line in lines if "damage" in line] == [
        "Grunt (c3) rolled 6 on the white die, a strong attack (basic strike): "
        "3 damage for Armored (c4) (armor prevented 2)."
    ], "one line tells a wound"


@pytest.mark.rule("range.unlimited")
def test_a_shot_rolls_one_die_and_is_not_answered() -> None:
    t = Battlefield("p1 sniper c1", "q1 weak c4")
    assert offered(t, "Use p1 shot q1").endswith("loses: 3.7 on average")


def test_an_attack_that_surely_does_nothing_says_so() -> None:
    t = Battlefield("p1 shooter c3", "q1 no-shots c5")
    assert offered(t, "Use p1 shot q1").endswith(" loses: 0")


@pytest.mark.rule("protector.purpose")
def test_who_declares_a_protector_reads_what_becomes_of_each() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=7", "q2 tank d4")
    t.do("Strike p1 q1")
    assert "Weakling (c4) dies: 100 %" in offered(t, "No")
    assert "67 % at least 1" in offered(t, "Protect q2")


@pytest.mark.rule("attack-skill", "reroll.last")
def test_who_may_roll_again_reads_what_both_rolls_are_worth() -> None:
    t = Battlefield("p1 skilled c3", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1")
    assert offered(t, "No") == "Keep the roll · Life points that Tank (c4) loses: 1"
    assert offered(t, "Reroll") == "Roll again · Life points that Tank (c4) loses: 1.7 on average"
    t = Battlefield("p1 skilled c3", "q1 bomb c4 exhausted", fate=[6]).do("Strike p1 q1")
    assert offered(t, "Reroll").startswith("Roll again (no roll is better)")


@pytest.mark.rule("attack-skill")
def test_a_kill_is_counted_with_rolls_at_their_best_for_it() -> None:
    """Only a strong attack kills, and comes with a 6: one die, and another if it was none."""
    t = Battlefield("p1 skilled c3", "q1 weak c4 exhausted damage=7", "q2 tank e6")
    assert "Weakling (c4) dies: 31 %" in offered(t, "Strike p1 q1")


@pytest.mark.rule("reveal.blind-attack")
def test_a_hidden_card_promises_nothing() -> None:
    t = Battlefield("p1 sniper c3", "q1 weak c6 hidden", "q2 weak a4", turn=1)
    assert "loses" in offered(t, "Use p1 shot q2")
    hidden = offered(t, "Use p1 shot q1")
    assert hidden == "Sniper (c3): shot 3-4-5 at a hidden card (c6)", "its own table, and no odds"


@pytest.mark.rule("roll.light", "roll.strong")
def test_the_log_says_which_grade_a_roll_was() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", fate=[2, 6]).do("Strike p1 q1")
    text = Text.of(GAME, Options(packs=(PACK,)), "en")
    lines = [text.event(event) for event in t.s.events]
    assert lines[1] == "Weakling (c4) rolled 2 on the black die: the attack goes on."
    assert lines[2] == (
        "Grunt (c3) rolled 6 on the white die, a strong attack (basic strike): "
        "5 damage for Weakling (c4)."
    )


@pytest.mark.rule("end.win")
def test_the_end_counts_what_is_left_of_both_armies() -> None:
    t = Battlefield("p1 grunt c3", "p2 weak a1", "q1 weak c4 damage=9", fate=[2, 6])
    assert not scene(t.s, "first").tracks
    t.do("Strike p1 q1")
    assert [(track.value, track.top) for track in scene(t.s, "first").tracks] == [(2, 2), (0, 1)]


def test_who_let_nobody_protect_is_told_later_whom() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4", "q2 weak d4")
    t.do("Strike p1 q1")
    said = in_words(t.ask, "No", scene(t.s, "second"), TEXT)
    assert said == "Grunt (c3) strikes Weakling (c4). Declare a protector? Nobody protects"


@pytest.mark.rule("end.win")
def test_what_is_no_creature_does_not_count_as_left() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4 damage=9", "q2 idol a6", fate=[2, 6])
    t.do("Strike p1 q1")
    assert [(track.value, track.top) for track in scene(t.s, "first").tracks] == [(1, 1), (0, 1)]


@pytest.mark.rule("incarnation.once")
def test_a_card_says_that_its_incarnation_is_used_up() -> None:
    t = Battlefield("p1 grunt c3", "q1 weak c4")
    marks = []
    for used in (False, True):
        t.s.cards["q1"].incarnated = used
        (card,) = (one for one in scene(t.s, "first").cards() if one.id == "q1")
        marks.append([badge.words.key for badge in card.badges])
    assert "scene-incarnated" not in marks[0]
    assert "scene-incarnated" in marks[1]


def test_in_a_draft_cards_show_their_numbers_as_at_a_battle() -> None:
    table = Table(GAME, Options(draft=4), Seeded(1))
    stack = table.scene("first").zones[0]
    for card in stack.cards:
        kind = cards(())[card.id]
        icons = [badge.icon for badge in card.badges if badge.icon]
        wanted = {"two-coins": True, "hearts": kind.life, "crossed-swords": kind.creature}
        assert icons[0] == "two-coins"
        assert {icon for icon, has in wanted.items() if has} <= set(icons)
        said = [line.key for line in card.lines]
        assert not {"scene-line-creature", "scene-line-life"} & set(said), "nothing is said twice"


def test_who_decides_whether_to_keep_the_cards_sees_what_there_is_to_spend() -> None:
    table = Table(GAME, Options("frost", "frost"), Seeded(1))
    assert table.run.state.phase == "draw"  # type: ignore[attr-defined]
    tracks = table.scene("first").tracks
    assert [(track.id, track.value == track.top > 0) for track in tracks] == [
        ("gold", True),
        ("silver", True),
    ]


def test_who_points_at_a_unit_reads_what_it_can_do_and_what_its_equipment_does() -> None:
    s = Battlefield("p1 vampire b2", "p2 tonic on:p1", "q1 weak b3").s
    unit = next(piece for piece in scene(s, "first").pieces if piece.id == "p1")
    said = [TEXT.words(line) for line in unit.lines]
    assert said[0] == "Vampirism."
    assert any(line.startswith("From ") and "heal 1" in line for line in said), said
    assert any(line.startswith("From ") and "heal" not in line for line in said), said


def test_a_healer_is_told_how_much_there_is_to_heal() -> None:
    t = Battlefield("p1 medic b2", "p2 grunt c2 damage=1", "p3 grunt d2 damage=7", "q1 weak b5")
    opened = t.run.asks[0]
    assert isinstance(opened.ask, Ask)
    told = GAME.offers(View(t.run, opened.number, "first"), opened.ask)
    heals = [TEXT.words(words) for words in told.values() if words.key == "offer-heal"]
    assert [one.rpartition("(")[2] for one in heals if "Grunt" in one] == [
        "heals 1)",
        "heals 3)",
    ]


def test_who_has_won_is_told_so() -> None:
    s = Battlefield("p1 grunt b2", "q1 weak b3", phase="over", winner="first").s
    assert [TEXT.words(scene(s, seat).status) for seat in ("first", "second")] == [
        "You won the battle.",
        "Player 1 won.",
    ]
    ending = GAME.outcome(s)
    assert ending is not None
    told = [outcome_view(ending, TEXT, seat).words for seat in ("first", "second", None)]
    assert told == ["You won the battle.", "Player 1 won.", "Player 1 won."]


@pytest.mark.rule("poison.tick", "ruling.poison-regeneration")
def test_who_dies_of_poison_next_says_so_on_the_card_and_where_it_is_chosen() -> None:
    t = Battlefield(
        "p1 grunt c3", "p2 weak a1 damage=8 poison=2", "q1 weak c4 damage=9 poison=1",
        "q2 troll e6 poison=1",
    )  # fmt: skip
    seen = scene(t.s, "first")
    told = {one.id: [TEXT.words(line) for line in one.lines] for one in seen.pieces}
    deadly = "Poison kills it when its next turn begins."
    assert [i for i, lines in told.items() if deadly in lines] == ["p2", "q1"]
    badges = {one.id: [TEXT.words(badge.words) for badge in one.badges] for one in seen.pieces}
    assert "poison 1: it dies of it when its next turn begins" in badges["q1"]
    assert "poison 1" in badges["q2"], "it heals more than that"
    assert offered(t, "EndTurn") == (
        "End the turn (poison will then kill: Weakling (c4); "
        "of yours, poison kills when your next turn begins: Weakling (a1))"
    )
    assert "poison kills it anyway" in offered(t, "Strike p1 q1")


def test_every_cell_of_the_board_has_a_name_that_can_be_read() -> None:
    seen = scene(Battlefield("p1 flyer air", "q1 weak c6", "q2 flyer air").s, "first")
    assert all(cell.title for cell in seen.cells)
    named = [TEXT.words(c.title) for c in seen.cells if c.title and c.id.startswith("air")]
    assert list(dict.fromkeys(named)) == [
        "Additional zone of Player 1",
        "Additional zone of Player 2",
    ]


def test_a_roll_is_told_later_as_what_was_rolled() -> None:
    said = in_words(Roll((WHITE,), rule="roll.standard", what="die.white"), "6", None, TEXT)  # type: ignore[arg-type]
    assert said == "The attacker’s white die: 6"


@pytest.mark.rule("end.win")
def test_who_gives_a_battle_up_reads_how_it_stood() -> None:
    t = Battlefield("p1 grunt c3", "p2 weak grave", "q1 weak c4", "q2 tank d4")
    told = [TEXT.words(line) for line in GAME.stood(t.s)]
    assert told == [
        f"It was round {(t.s.turn + 1) // 2}.",
        "Player 1 lost 1 of 2 creatures: Weakling.",
        "Player 2 lost no creature.",
    ]
    t.s.phase = "place"
    assert GAME.stood(t.s) == ()


def test_the_dead_have_no_life_left_and_the_exhausted_no_movement() -> None:
    s = Battlefield("p1 grunt b2 exhausted", "p2 weak grave", "q1 weak c6").s
    cards = {card.id: card for zone in scene(s, "first").zones for card in zone.cards}
    shown = {i: {b.icon: b.value for b in cards[i].badges} for i in ("p1", "p2", "q1")}
    assert shown["p2"]["hearts"] == "0"
    assert "walking-boot" not in shown["p1"]
    assert "walking-boot" in shown["q1"]
    marks = {piece.id: piece.mark for piece in scene(s, "first").pieces}
    assert (marks["p1"], marks["q1"]) == ("done", "")


@pytest.mark.rule("flying.only-left")
def test_it_is_said_why_those_on_the_ground_may_strike_a_flyer() -> None:
    t = Battlefield("p1 grunt b2", "q1 flyer air", "q2 flyer air", fate=[1, 1])
    view = View(t.run, t.run.asks[0].number, "first")
    words = GAME.offers(view, t.ask)[t.ask.read("Strike p1 q1")]
    assert words.key == "offer-only-flyers"
    t.do("Strike p1 q1")
    assert [event.rule for event in t.told("attacks-flyer")] == ["flying.only-left"]


@pytest.mark.rule("range.unlimited")
def test_a_shot_without_a_range_is_made_from_afar_and_says_so() -> None:
    shot = Attack("shot", (1, 2, 2))
    assert shot.ranged
    assert ability_words(shot).key == "card-Attack-anywhere"
    assert not Attack("magical-strike", (1, 2, 2)).ranged


def test_of_two_that_are_alike_one_keeps_its_number_when_the_other_is_bought() -> None:
    s = Battlefield("p1 grunt b2", "p2 grunt c2", "q1 weak c6").s
    s.phase, s.cards["p1"].zone, s.cards["p2"].zone = "recruit", "army", "hand"
    named = [title(s, card_id) for card_id in ("p1", "p2")]
    assert [name.args["n"] for name in named if isinstance(name, Words)] == [1, 2]
