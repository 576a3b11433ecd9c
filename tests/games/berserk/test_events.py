"""Pp. 41-43: Events, Special Rules, Upkeep; the ends of Adventures and the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.state import Growth, Options, Resolve
from grimtable.games.berserk.story import event
from grimtable.kernel.text import Text
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 bombs", "schierke": "a2 mending"}


def at_events(adventure: str = "yard", **more: Any) -> Story:
    """A table at the beginning of an Event phase."""
    return Story(phase="events", adventure=adventure, guts="a3 grit", **REST, **more)


def frightened(casca: str, by: str, die: str, schierke: str = "g11") -> Story:
    """Casca at the Ford under attack, while 4-A lies open."""
    t = Story(
        guts="g9 grit",
        isidro="g10 bombs",
        schierke=f"{schierke} mending",
        adventure="ford",
        phase="enemy",
        casca=casca,
        troll_1=by,
        fate=["1 1 1", die],
    )
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D", "E"]
    return t.begin()


@pytest.mark.rule("event.objective.immediate", "ruling.heroes-choose-seat")
def test_where_the_straight_way_is_taken_the_heroes_choose_how_an_ally_runs() -> None:
    free = frightened("c11", "d10", "1")
    assert free.casca.at == "b11"
    t = frightened("c11", "d10", "1", schierke="b11")
    assert (t.ask.what, t.offers) == ("run", ["Flee casca b10", "Flee casca c12"])
    t.play("Flee casca c12")
    assert t.casca.at == "c12"


@pytest.mark.rule("event.objective.immediate")
def test_the_log_tells_the_die_of_who_runs_and_the_way_that_was_gone() -> None:
    t = frightened("a1", "a2", "3")
    text = Text.of(GAME, t.s.options, "en")
    assert [text.event(event) for key in ("fleeing", "fled") for event in t.happened(key)] == [
        "Casca runs, by a red die: 3.",
        "Casca stays on a1.",
    ]


@pytest.mark.rule(
    "event.check", "event.reveal", "event.scope", "event.once", "event.phase-card-example"
)
@pytest.mark.rule("event.deck.own", "gap.events.chapter", "gap.events.decks")
def test_a_met_condition_reveals_a_card_whose_effect_happens_once() -> None:
    t = at_events("mill")
    t.s.face_up, t.s.deck, t.s.round = ["A"], ["B", "C", "D"], 2
    t.begin()
    assert t.s.face_up == ["A", "B"]
    came = len(t.s.enemies)
    assert {"g11", "g2"} <= {enemy.at for enemy in t.s.enemies.values()}
    t.play(
        *[
            "Lay grit",
            "Ready guts",
            "Lay quick_feet",
            "Ready isidro",
            "Lay mending",
            "Ready schierke",
        ]
    )
    t.rest("plan")
    assert len(t.s.enemies) == came
    assert t.s.face_up == ["A", "B", "C"]


@pytest.mark.rule("event.scope", "enemy.health.heroes")
@pytest.mark.parametrize(("more", "trolls", "skeletons"), [(0, 2, 2), (1, 3, 1), (2, 3, 0)])
def test_how_many_come_can_differ_for_three_four_and_five_heroes(
    more: int, trolls: int, skeletons: int
) -> None:
    others = {"farnese": "b1 ward", "serpico": "c1 feint"}
    t = at_events("mill", **dict(list(others.items())[:more]))
    t.s.face_up, t.s.deck, t.s.counts["rung"] = ["A", "B"], ["C", "D"], 3
    t.begin()
    assert t.s.face_up == ["A", "D"]
    came = [enemy.kind for enemy in t.s.enemies.values()]
    assert (came.count("troll"), came.count("skeleton")) == (trolls, skeletons)
    text = Text.of(GAME, t.s.options, "en")
    card = " ".join(text.words(words) for words in event(t.s, "D"))
    assert card.count("1 Troll on") == trolls
    assert card.count("1 Skeleton on") == skeletons


@pytest.mark.rule("event.recurring", "event.once")
def test_what_recurs_does_so_in_later_event_phases_and_not_in_the_same_one() -> None:
    # Trap 20: 10-B spawns two Daka now and two more in each later Event phase.
    t = at_events("gates")
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D"]
    t.begin()
    assert sorted(e.at for e in t.s.enemies.values()) == ["d16", "d2"]
    for enemy in t.s.enemies.values():
        enemy.stunned = 5
    t.play(
        "Lay grit", "Ready guts", "Lay quick_feet", "Ready isidro", "Lay mending", "Ready schierke"
    )
    t.rest("plan")
    assert len(t.s.enemies) == 4


@pytest.mark.rule("event.objective.immediate", "end.conditions-change", "end.event")
def test_an_objective_met_in_the_hero_turn_counts_at_once() -> None:
    t = Story(guts="d5 grit", tokens={"d5": "interaction"}, **REST)
    t.s.face_up, t.s.deck = ["A"], ["B"]
    t.play("Activate guts", "Trigger interaction_90")
    assert t.s.face_up == ["A", "B"]
    assert [e.at for e in t.s.enemies.values()] == ["g2"]
    assert t.ask.what == "act"  # and the activation goes on


@pytest.mark.rule("end.event", "round.repeat")
def test_an_event_ends_the_adventure_with_a_victory() -> None:
    t = Story(guts="c4 cleave grit", skeleton_1="c5", fate=["2 1 1"], **REST)
    t.s.face_up, t.s.deck = ["B"], []
    t.play("Activate guts", "Strike guts skeleton_1")
    assert t.run is not None
    assert t.run.over
    assert GAME.outcome(t.s).result == {"guts": 1.0, "isidro": 1.0, "schierke": 1.0}  # type: ignore[union-attr]


@pytest.mark.rule("gap.round-track", "setup.board.round-track", "upkeep.round-marker")
def test_past_the_end_of_the_round_track_it_is_lost() -> None:
    t = at_events()
    t.s.round = 12
    t.begin()
    assert t.s.won is False


@pytest.mark.rule("setup.board.special-rules", "priority.order", "stun.others")
def test_a_held_zone_counts_only_while_no_enemy_is_in_it() -> None:
    t = Story(phase="events", adventure="chapel", guts="d9 grit", troll_1="c9", **REST)
    t.begin()
    assert t.s.counts == {}
    u = Story(phase="events", adventure="chapel", guts="c9 grit", **REST)
    u.begin()
    assert u.s.counts == {"held": 1}


@pytest.mark.rule("direction.need", "direction.card", "direction.result", "gap.direction.card")
def test_a_blue_die_names_the_direction_in_which_fire_drifts() -> None:
    t = at_events("furnace", tokens={"c5": "fire"}, fate=["3"])
    t.s.under_way.append(Resolve("A.each"))
    t.begin()
    assert [token.at for token in t.s.tokens.values() if token.kind == "fire"] == ["c6"]


@pytest.mark.rule("priority.special-rules.order", "interact.result")
def test_of_two_special_rules_at_once_the_heroes_choose_the_first() -> None:
    t = Story(guts="d5 grit", tokens={"d5": "interaction"}, **REST)
    t.s.specials = ["bells", "spades"]
    t.hero("guts").fatigue = 3
    t.play("Activate guts", "Trigger interaction_90")
    assert t.offers == ["First bells", "First spades"]
    t.play("First spades")
    assert t.hero("guts").fatigue == 2
    assert t.s.counts["rung"] == 1


@pytest.mark.rule("event.upgrade.campaign-only", "end.victory.next", "end.defeat.replay")
@pytest.mark.rule(
    "overview.campaign", "ko.hero.returns", "campaign.party.change", "campaign.growth"
)
def test_upgrades_count_in_the_campaign_alone_and_a_defeat_is_played_again() -> None:
    assert len(LIBRARY.order) == 11
    for growth, earned in ((None, []), (Growth(), ["cards"])):
        t = at_events("chapel", growth=growth)
        t.s.under_way.append(Resolve("C.when.0"))
        t.begin()
        assert t.s.won
        assert t.s.earned == earned
        after = GAME.record(t.s)
        if growth is None:
            assert after is None
        else:
            assert after == Options(t.party, "stones", Growth(cards=1, won=("chapel",)))
    lost = at_events("chapel", growth=Growth())
    lost.s.round = 10
    lost.s.face_up, lost.s.deck = ["A"], ["B"]
    lost.begin()
    assert GAME.record(lost.s) == Options(lost.party, "chapel", Growth(defeats=1))


@pytest.mark.rule("setup.hero.required", "setup.hero.required.add", "campaign.party.change")
def test_the_hero_whom_the_next_adventure_needs_joins_the_party_of_the_campaign() -> None:
    party = ("isidro", "schierke", "farnese")
    s = GAME.new(Options(party, "graves", Growth()))
    s.won = True
    after = GAME.record(s)
    assert after is not None
    assert (after.party, after.adventure) == ((*party, "guts"), "furnace")
    assert set(GAME.new(after).heroes) == {*party, "guts"}


@pytest.mark.rule("terrain.effect", "interact.many")
def test_a_closed_spawn_token_gives_nothing_back() -> None:
    t = Story(phase="act", adventure="graves", guts="b2 grit", **REST)
    t.s.specials = ["spades"]
    spot = next(k for k, token in t.s.tokens.items() if token.letter == "D")
    t.play("Activate guts", f"Trigger {spot}", "Done")
    t.s.under_way.append(Resolve("A.each"))
    t.rest("enemy")
    there = {enemy.at for enemy in t.s.enemies.values()}
    assert "f1" in there
    assert "b2" not in there
