"""What the player sees."""

from __future__ import annotations

import pytest

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.options import Activate
from grimtable.games.berserkers.scene import scene
from grimtable.kernel import Ask
from grimtable.kernel.scene import reaching, touches
from grimtable.kernel.text import Text
from grimtable.seats import option_heading, option_leads
from tests.games.berserkers.table import ALL_FIRES, Game, far, phase1, riders


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("harp", True, "scene-in-force-harp"),
        ("skip_riders", True, "scene-in-force-skip"),
        ("no_moves", True, "scene-in-force-no-moves"),
        ("locked", 2, "scene-in-force-locked"),
    ],
)
def test_what_holds_for_a_turn_is_on_the_table(field: str, value: object, line: str) -> None:
    state = phase1(dice=[1], **{field: value}).s
    panels = {
        panel.id: [words.key for words in panel.lines] for panel in GAME.scene(state, None).panels
    }
    assert panels["in-force"] == [line]


def test_nothing_in_force_needs_no_panel() -> None:
    assert "in-force" not in {p.id for p in GAME.scene(phase1(dice=[1]).s, None).panels}


def test_an_enemy_is_offered_with_what_its_die_makes_it_do() -> None:
    t = riders(black=3, blue=2, lingers=True)
    for language, words in (
        ("en", ["Black Rider: Darkness, ↓", "Blue Rider: wide attack, →"]),
        ("fr", ["Cavalier noir : Ténèbres, ↓", "Cavalier bleu : attaque étendue, →"]),
    ):
        text = Text.of(GAME, t.table.options, language)
        scene = t.table.scene("player")
        shown = [text.option(option, scene) for option in tuple(t.ask.options)[:2]]
        assert [line.replace("\u00a0", " ") for line in shown] == words
        assert {"riders-on-3", "rider-black"} <= set(touches(t.ask.options[0], scene.ids()))


def test_pointing_at_a_die_lights_every_row_that_takes_it() -> None:
    t = phase1(dice=[3, 3, 5])
    reach = reaching(t.table.scene("player"))
    rows = {str(o): reach(o) for o in t.ask.options if str(o).startswith("Place")}
    threes = [touched for notation, touched in rows.items() if notation.endswith("-3")]
    assert threes
    assert all({"d3", "d3b"} <= set(touched) for touched in threes)
    assert all("d3" not in touched for n, touched in rows.items() if n.endswith("-5"))


def test_each_of_several_equal_dice_lights_all_that_can_be_done_with_one() -> None:
    t = phase1("loki", dice=[1, 5, 5, 5], gold=1)
    reach = reaching(t.table.scene("player"))
    with_a_five = [touched for o in t.ask.options if "d5" in (touched := reach(o))]
    assert any(type(o).__name__ == "Reroll" and "d5c" in reach(o) for o in t.ask.options)
    assert all({"d5", "d5b", "d5c"} <= set(touched) for touched in with_a_five)


def test_a_request_is_fulfilled_when_it_is_and_not_on_the_first_turn() -> None:
    at = {"zodd-1": ""}
    t = phase1("darkness", "loki", "zodd", dice=[1], at=at, hearts={"zodd": 0})
    (goals,) = [panel for panel in scene(t.s).panels if panel.id == "goals"]
    assert [line.key for line in goals.lines[2:-1]] == [
        "scene-goal-so-far",
        "scene-goal-bear",
        "scene-goal-met",
    ]


def test_that_a_request_is_only_to_be_borne_is_said_once() -> None:
    seen = scene(phase1("loki", "darkness", dice=[1]).s)
    (card,) = [card for card in seen.cards() if card.id == "loki"]
    assert [line.key for line in card.lines][-1] == "card-Request-no-goal"


def test_whom_a_piece_is_and_what_it_does_is_found_from_the_board() -> None:
    seen = scene(phase1("zodd", dice=[1], at={"zodd-1": "smithy"}, hearts={"zodd": 3}).s)
    pieces, cards = {p.id: p for p in seen.pieces}, {card.id for card in seen.cards()}
    assert [pieces[who].label for who in ("bodvar", "hjalti", "svipdag")] == ["B", "H", "S"]
    enemies = [pieces["rider-red"], pieces["zodd-1"]]
    assert [p.card for p in enemies] == ["riders-card", "zodd"]
    assert {p.card for p in enemies} <= cards
    assert pieces["bodvar"].tint not in {p.tint for p in enemies}


def test_a_wounded_berserker_bleeds_and_keeps_its_colour() -> None:
    whole, hurt = (
        {p.id: p for p in scene(phase1(dice=[1], wounded=who).s).pieces} for who in ([], ["bodvar"])
    )
    assert hurt["bodvar"].tint == whole["bodvar"].tint != hurt["rider-red"].tint
    assert [badge.icon for badge in hurt["bodvar"].badges] == ["bleeding-wound"]


def test_every_place_says_on_the_board_what_can_be_done_there() -> None:
    text = Text.of(GAME, GAME.Options(), "en")
    for cell in scene(phase1(dice=[1]).s).cells:
        said = [text.words(badge.words) for badge in cell.badges]
        assert any(len(sentence) > 20 for sentence in said), cell.id


@pytest.mark.rule("aid.a", "ruling.shield")
def test_an_attack_that_a_shield_may_answer_shows_who_would_be_wounded_and_who_would_die() -> None:
    at = {"bodvar": "sea-cave", "hjalti": "sea-cave", "rider-red": "sea-cave"}
    t = riders(red=1, at=at, hand=["shield"], wounded=["hjalti"])
    (blow,) = scene(t.s).blows
    assert blow.by is not None
    assert blow.by.id == "rider-red"
    notes = {one.id: one.note.key for one in blow.targets if one.note is not None}
    assert notes == {"bodvar": "scene-would-be-wounded", "hjalti": "scene-would-die"}


def test_the_dice_of_a_bet_are_in_sight_while_the_lower_one_is_rolled_again() -> None:
    t = phase1(dice=[2], gold=1, fate=["2 5"]).do("Place cunning-2")
    (blow,) = scene(t.s).blows
    assert [(die.tint, die.face) for die in blow.dice] == [("black", "2"), ("green", "5")]


def test_every_rule_stands_under_a_heading_of_the_book_in_both_languages() -> None:
    book = GAME.rulebook
    assert all(rule.section for rule in book.rules.values())
    assert {rule.section for rule in book.rules.values()} <= book.sections["en"].keys()


def offered(t: Game, answer: str) -> str:
    """What an option promises, in English."""
    opened = t.table.asks[0]
    assert isinstance(opened.ask, Ask)
    made, option = GAME.offers(t.table.view(opened), opened.ask), opened.ask.read(answer)
    text = Text.of(GAME, t.table.options, "en")
    odds = [text.words(one.words) for one in t.table.odds(option)]
    words = [text.words(made[option])] if option in made and made[option].key else []
    return " · ".join([*words, *odds])


@pytest.mark.rule("ruling.bet-gold", "action.bet.win", "action.bet.double")
def test_a_bet_says_how_often_it_is_won() -> None:
    t = phase1(dice=[2], gold=1)
    assert offered(t, "Place cunning-2") == (
        "The bet is won: 49 % · Gold won or lost: +0.5 on average"
    )


@pytest.mark.rule("action.pillage.wound", "action.pillage.one", "action.pillage.two")
def test_a_pillage_says_what_it_risks_and_brings() -> None:
    t = phase1(dice=[1], wounded=["hjalti"]).do("Place seal-1")
    gold = "Gold won: 0.5 on average, 33 % at least 1"
    assert offered(t, "Pillage bodvar") == f"Bödvar is wounded: 33 % · {gold}"
    assert offered(t, "Pillage hjalti") == f"Hjalti dies: 33 % · {gold}"


@pytest.mark.rule("p2.order", "rider.attack")
def test_an_enemys_die_says_what_it_will_do() -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave", "rider-blue": "smithy"}
    t = riders(red=1, blue=1, at=at, lingers=True)
    assert offered(t, "Activate rider-red").endswith("· wounds Bödvar")


@pytest.mark.rule("rider.enlist")
def test_who_will_enlist_says_whether_and_where_a_squad_comes() -> None:
    t = riders(red=6, black=6, at={"rider-red": "drill-yard"}, lingers=True)
    assert offered(t, "Activate rider-red").endswith("· a squad comes to the Drill Yard")
    assert offered(t, "Activate rider-black").endswith("· no squad comes")


def test_a_place_to_be_used_says_what_it_is_good_for() -> None:
    at = {"bodvar": "healers-hut", "hjalti": "watch-tower", "svipdag": "hidden-fjord"}
    t = phase1(dice=[2, 5], wounded={"bodvar"}, gold=2, at=at)
    assert offered(t, "Place seal-2").startswith("Seal 2: Location action · Rest (1 gold), Block")
    text, visit = Text.of(GAME, t.table.options, "en"), t.do("Place seal-2").ask.read
    assert text.option(visit("Visit watch-tower")) == "Watch Tower: Block"


def test_a_place_with_a_fire_and_darkness_shows_both() -> None:
    s = phase1(dice=[1], fires={"sea-cave"}, darkness={"sea-cave": 1, "ravine": 1}).s
    cells = {cell.id: (cell.tint, cell.rim) for cell in GAME.scene(s, None).cells}
    assert cells["sea-cave"] == ("orange", "violet")
    assert cells["ravine"] == ("violet", "plain")


def test_dice_of_the_riders_count_as_they_lie() -> None:
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave"}
    hit, harmless = (riders(red=face, black=6, at=at).s for face in (1, 6))
    assert GAME.appraise(hit, "player") < GAME.appraise(harmless, "player")
    dark = dict.fromkeys(("smithy", "ravine", "long-hall", "oath-stone", "watch-tower"), 1)
    lost, spared = (riders(red=face, black=6, at=at, darkness=dark).s for face in (3, 5))
    assert GAME.terms(lost, "player")["darkness"] < GAME.terms(spared, "player")["darkness"] - 10


def test_no_tray_stands_empty() -> None:
    ids = {zone.id for zone in GAME.scene(phase1(dice=[]).s, None).zones}
    assert not ids & {"dice", "hand"}


def test_of_the_requests_dice_those_that_do_nothing_are_listed_last_and_say_so() -> None:
    dice = {"thor": 1, "goblins": 6, "zodd": 2}
    t = phase1("thor", "goblins", "zodd", dice=[1, 1, 3, 4], special=dice, at=PESTS)
    assert [option.who for option in t.ask.options if isinstance(option, Activate)] == [
        *("thor", "zodd", "goblins")
    ]
    assert offered(t, "Activate thor").endswith("· takes 2 of your dice")
    assert offered(t, "Activate goblins").endswith("· nothing changes")
    t = phase1("thor", "goblins", dice=[3, 4], special={"thor": 2, "goblins": 5}, at=PESTS)
    assert offered(t, "Activate thor").endswith("· nothing changes")


PESTS = {"goblins-1": "smithy", "zodd-1": "sea-cave"}


@pytest.mark.rule("wound.second")
def test_how_many_berserkers_live_is_always_in_sight() -> None:
    tracks = {track.id: track for track in scene(phase1(dice=[1]).s).tracks}
    assert (tracks["alive"].value, tracks["alive"].top) == (3, 3)
    tracks = {track.id: track for track in scene(phase1(dice=[1], at={"hjalti": ""}).s).tracks}
    assert tracks["alive"].value == 2


@pytest.mark.rule("rider.darkness.lose")
def test_the_gauge_of_darkness_says_that_one_more_than_it_holds_loses_the_game() -> None:
    (gems,) = (track for track in scene(phase1(dice=[1]).s).tracks if track.id == "gems")
    text = Text.of(GAME, phase1(dice=[1]).table.options, "en")
    assert [(step.at, text.words(step.words)) for step in gems.steps] == [
        (5, "no gem is left; the game is lost when one more has to be laid")
    ]


def test_the_requests_come_first_while_they_are_asked_about() -> None:
    t = phase1("thor", "goblins", dice=[1, 3], special={"thor": 1, "goblins": 5}, at=PESTS)
    assert scene(t.s).zones[0].id == "king"
    t.do("Activate thor thor-on-1")
    assert scene(t.s).zones[0].id != "king"


def test_a_defeat_says_how_far_it_came_and_what_was_missing() -> None:
    t = phase1("loki", "zodd", dice=[1], at={"zodd-1": "smithy", "hjalti": ""}, turn=6)
    t.s.sealed = {"rider-black"}
    t.s.phase, t.s.ending = "over", "darkness"
    text = Text.of(GAME, GAME.Options(), "en")
    (missed,) = [panel for panel in scene(t.s).panels if panel.id == "score"]
    assert [text.words(line) for line in missed.lines] == [
        "Lost on turn 6",
        "Fallen: Hjalti",
        "Not sealed: Blue Rider, Red Rider",
        "Requests not fulfilled: Zodd returns",
    ]
    t.s.ending = "won"
    assert "score-gold" in str([p.lines for p in scene(t.s).panels if p.id == "score"])


def leads(t: Game, answer: str) -> set[tuple[str, ...]]:
    """What an option says that it may go on to be about."""
    opened = t.table.asks[0]
    assert isinstance(opened.ask, Ask)
    return set(option_leads(opened.ask.read(answer), GAME.offers(t.table.view(opened), opened.ask)))


@pytest.mark.rule("p1.place")
def test_a_row_is_found_from_who_can_do_it_and_where_as_the_rules_ask_next() -> None:
    at = far() | {"bodvar": "sea-cave", "hjalti": "smithy", "rider-red": "sea-cave"}
    t = phase1(dice=[1, 3, 6], at=at, fires=["sea-cave"])
    steps = leads(t, "Place road-1")
    assert ("bodvar", "drill-yard") in steps
    assert ("hjalti", "drill-yard") not in steps, "that is two steps away"
    (sealed,) = leads(t, "Place flame-6")
    assert set(sealed) == {"rider-red", "bodvar"}, "who stands with him marks him"
    assert ("rider-red", "drill-yard", "bodvar") in leads(t, "Place cunning-1")


@pytest.mark.rule("action.light")
def test_a_row_with_a_single_use_is_found_from_who_and_where_too() -> None:
    t = phase1(dice=[3], at=far() | {"bodvar": "sea-cave"})
    assert leads(t, "Place flame-3") == {("sea-cave", "bodvar")}
    assert leads(t, "Help d3 aid") == set()
    t = phase1(dice=[4], at=far() | {"bodvar": "watch-tower"})
    assert ("rider-red", "watch-tower", "bodvar") in leads(t, "Place cunning-4")


def test_what_is_done_with_a_die_stands_under_the_die_and_cards_lead() -> None:
    t = phase1(dice=[2, 2, 3], gold=2, hand=["purse"])
    opened, text = t.table.asks[0], Text.of(GAME, t.table.options, "en")
    assert isinstance(opened.ask, Ask)
    made = GAME.offers(t.table.view(opened), opened.ask)
    under = [option_heading(one, text, made) for one in opened.ask.options]
    assert list(dict.fromkeys(under)) == [
        "Your aid cards", "With a 2 (you have 2)", "With a 3", "",
    ]  # fmt: skip
    assert under == sorted(under, key=list(dict.fromkeys(under)).index), "each stands once"
    assert option_heading(opened.ask.read("Reroll d2"), text, made) == "With a 2 (you have 2)"


@pytest.mark.rule("end.win", "score.total")
def test_the_winning_move_says_so_and_for_how_many_points() -> None:
    done = {"fires": ALL_FIRES, "sealed": ["rider-black", "rider-blue"], "gold": 1}
    at = far() | {"bodvar": "sea-cave", "rider-red": "sea-cave", "orcs-red": "ravine"}
    t = phase1(dice=[6, 1], at=at, **done)
    # A Request and a gold, three who are healthy, and a squad in play.
    assert offered(t, "Place flame-6") == (
        "Flame 6: Mark with the seal · wins the game at once, with 10 points"
    )
    assert "wins" not in offered(t, "Place road-1")
    assert "Score if won now: 10 points, rank 3 of 6 (tavern regular)" in goals(t)


def goals(t: Game) -> list[str]:
    """What is to be done to win, as it is read."""
    text = Text.of(GAME, t.table.options, "en")
    (panel,) = [one for one in GAME.scene(t.s, None).panels if one.id == "goals"]
    return [text.words(line) for line in panel.lines]


@pytest.mark.rule("aid.a", "ruling.shield")
def test_to_keep_the_shield_says_what_comes_of_it() -> None:
    at = far() | {"rider-red": "smithy", "bodvar": "smithy", "hjalti": "smithy"}
    t = riders(red=1, at=at, wounded=["hjalti"], hand=["shield"])
    assert offered(t, "No") == "Keep the Shield · wounds Bödvar, kills Hjalti"


@pytest.mark.rule("wound.first", "wound.second")
def test_who_points_at_a_berserker_reads_what_an_attack_would_do() -> None:
    t = phase1(dice=[1], wounded=["hjalti"])
    lines = {piece.id: piece.lines[0].key for piece in scene(t.s).pieces if piece.lines}
    assert lines["hjalti"] == "scene-is-wounded"
    assert lines["bodvar"] == "scene-is-healthy"
