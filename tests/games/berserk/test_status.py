"""Pp. 22-26: Fatigue, Penalties, Knocked Out, Bleeding and Stunned."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.state import Blow, health
from grimtable.games.berserk.stats import guard, movement, pool
from grimtable.games.berserk.status import DICE, GUARD, MOVE, penalties, tire, wound
from grimtable.kernel.text import Text
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


@pytest.mark.rule("fatigue.when", "fatigue.gain.one", "fatigue.gain.two", "fatigue.gain.three")
@pytest.mark.rule("fatigue.track", "setup.hero.fatigue", "hero.cards.fatigue-tradeoff")
@pytest.mark.parametrize(
    ("pile", "gained"), [("grit", 0), ("grit cleave", 2), ("grit cleave stride", 4)]
)
def test_cards_cost_fatigue_at_the_end_of_the_activation(pile: str, gained: int) -> None:
    t = Story(guts=f"c4 {pile}", **REST)
    t.play("Activate guts")
    assert t.hero("guts").fatigue == 0
    t.play("Done")
    assert t.hero("guts").fatigue == gained


@pytest.mark.rule("ruling.fatigue-now", "penalty.threshold", "fatigue.when")
def test_the_penalty_works_in_the_same_round_but_not_in_the_activation() -> None:
    # Trap 2: Guts, three cards with Defense 3, hit for 5 in the Enemy Turn.
    t = Story(guts="c4 cleave grit flat_of_the_blade", troll_1="c5", **REST)
    t.fate.answers = ["0 0 0 0", "3 2 0"]
    t.play("Activate guts", "Strike guts troll_1")
    assert t.happened("dropped") == []
    t.play("Done").rest()
    assert (t.hero("guts").fatigue, guard(t.s, t.guts)) == (4, 2)
    assert [event.rule for event in t.happened("penalty-D")] == ["penalty.defense"]
    assert t.guts.wounds == 3


@pytest.mark.rule("fatigue.last-stand", "fatigue.ko", "ko.hero", "ko.hero.remove")
def test_the_last_stand_is_a_whole_activation() -> None:
    # Trap 3.
    t = Story(guts="c4 cleave grit stride", troll_1="c5", fate=["1 1"], **REST)
    t.hero("guts").fatigue = 23
    t.play("Activate guts", "Strike guts troll_1", "Walk guts b4")
    assert t.guts.at == "b4"
    t.play("Done")
    assert (t.guts.at, t.hero("guts").fatigue) == ("", 24)
    one = Story(guts="c4 grit", **REST)
    one.hero("guts").fatigue = 23
    one.play("Activate guts", "Done")
    assert one.guts.at == "c4"


@pytest.mark.rule("fatigue.penalties.stack", "fatigue.reduce", "fatigue.min", "penalty.movement")
def test_penalties_stack_and_are_undone_when_fatigue_falls() -> None:
    # Trap 4.
    t = Story(guts="c4 cleave stride", troll_1="c5", **REST)
    guts = t.hero("guts")
    guts.fatigue, guts.done = 18, True
    assert [penalties(t.s, guts, kind) for kind in (GUARD, MOVE, DICE)] == [1, 1, 2]
    assert pool(t.s, Blow("guts", ["troll_1"]))[1] == 2
    assert movement(t.s, guts) == 1 + 3 + 2 - 1
    tire(t.s, guts, -3, rule="fatigue.reduce")
    assert pool(t.s, Blow("guts", ["troll_1"]))[1] == 1
    tire(t.s, guts, -30, rule="fatigue.reduce")
    assert guts.fatigue == 0
    kinds = ("relief-A", "relief-A", "relief-D", "relief-M")
    assert sorted(e.key for e in t.s.events or () if e.key.startswith("relief")) == list(kinds)
    assert [penalties(t.s, guts, kind) for kind in (GUARD, MOVE, DICE)] == [0, 0, 0]


@pytest.mark.rule("bleed.tick", "bleed.hero", "bleed.ally", "bleed.enemy", "ruling.bleed-stays")
@pytest.mark.rule("status.summary-table", "health.loss", "enemy.slain")
def test_bleeding_hurts_each_side_at_the_end_of_its_own_turn_and_stays() -> None:
    # Trap 8.
    t = Story(guts="c4 grit", casca="a5", troll_1="g12", **REST)
    t.guts.bleeding, t.casca.bleeding, t.troll_1.bleeding = 2, 1, 1
    t.begin()
    t.rest()
    assert (t.guts.wounds, t.casca.wounds, t.troll_1.wounds) == (2, 1, 0)
    t.rest("plan")
    assert t.troll_1.wounds == 2
    assert (t.guts.bleeding, t.casca.bleeding, t.troll_1.bleeding) == (2, 1, 1)


@pytest.mark.rule("stun.others", "stun.decay.enemy", "stun.hero-monster", "monster.stun")
@pytest.mark.rule("attack.enemy.stun-clear", "ruling.stunned-order")
def test_a_stunned_troll_waits_and_a_stunned_ogre_strikes_with_fewer_dice() -> None:
    # Trap 10.
    t = Story(guts="c4 grit", troll_1="b4", ogre_1="c7", fate=["0"], **REST)
    t.ogre_1.at = "c6"
    t.troll_1.stunned = t.ogre_1.stunned = 2
    t.begin()
    t.rest()
    assert t.happened("attacks")[0].args["who"] == "ogre_1"
    assert len(t.happened("attacks")) == 1
    assert (t.troll_1.stunned, t.ogre_1.stunned) == (1, 0)


@pytest.mark.rule("ruling.stun-enemy-turn", "riposte.when")
def test_a_token_from_a_riposte_is_gone_before_the_next_enemy_turn() -> None:
    # Trap 11.
    t = Story(serpico="c5 parry", troll_1="c6", guts="a1 grit", isidro="a2 bombs")
    t.fate.answers = ["0 0 1", "1 1"]
    t.begin()
    t.rest()
    t.troll_1.stunned += 1
    t.play("Riposte serpico")
    assert t.s.round == 2
    assert t.troll_1.stunned == 0


@pytest.mark.rule(
    "end.defeat.all-ko", "ruling.defeat-vs-victory", "overview.coop", "ruling.ko-during"
)
def test_when_the_last_hero_falls_the_adventure_is_lost_for_all() -> None:
    t = Story(guts="c4 grit")
    t.guts.wounds, t.guts.bleeding = 11, 1
    t.play("Done")
    assert t.run is not None
    assert t.run.over
    assert t.s.won is False


@pytest.mark.rule("enemy.health.heroes", "enemy.health.scale", "ko.hero.enemy-health")
def test_enemy_health_follows_the_party_at_the_start() -> None:
    for size, expected in ((3, 7), (4, 9), (5, 12)):
        names = ("guts", "isidro", "schierke", "farnese", "serpico")[:size]
        places: dict[str, Any] = {name: f"a{i + 1}" for i, name in enumerate(names)}
        t = Story(troll_1="c5", **places)
        assert health(t.s, t.troll_1) == expected
        t.guts.at = ""
        assert health(t.s, t.troll_1) == expected


@pytest.mark.rule("health.max", "setup.hero.health")
def test_healing_stops_at_the_maximum() -> None:
    t = Story(farnese="c4 bandage", guts="c5 grit", isidro="a1 bombs")
    t.guts.wounds = 1
    t.play("Activate farnese", "Use bandage")
    assert t.guts.wounds == 0
    assert t.ask.what == "act"


@pytest.mark.rule("dice.colors", "dice.equal-tier", "gap.dice.faces", "gap.dice.strength")
def test_the_dice_are_as_the_book_says_as_far_as_it_says_it() -> None:
    assert len(LIBRARY.dice) == 7
    for die in LIBRARY.dice.values():
        assert all(0 <= int(str(face)[0]) <= 6 for face in die.faces)
    assert LIBRARY.rank["orange"] == LIBRARY.rank["gray"] == LIBRARY.rank["red"]
    icons = {name: {str(f)[1:] for f in die.faces} - {""} for name, die in LIBRARY.dice.items()}
    assert {name: found for name, found in icons.items() if found} == {
        "orange": {"b"},
        "gray": {"s"},
    }
    assert len(set(LIBRARY.dice["blue"].faces)) == 6


@pytest.mark.parametrize(
    ("down", "round_", "won", "told"),
    [
        (("guts", "isidro", "schierke"), 3, False, ["ending-down"]),
        (("isidro",), 13, False, ["ending-late", "ending-counted", "ending-fallen"]),
        ((), 5, False, ["ending-event", "ending-counted", "ending-standing"]),
        (("isidro",), 5, True, ["ending-fallen"]),
        ((), 5, True, ["ending-standing"]),
    ],
)
def test_the_ending_says_who_is_down_and_what_decided_it(
    down: tuple[str, ...], round_: int, won: bool, told: list[str]
) -> None:
    t = Story(guts="c4 grit", **REST)
    for who in down:
        t.hero(who).at = ""
    t.s.round, t.s.won, t.s.counts = round_, won, {"bells": 1}
    ended = GAME.outcome(t.s)
    assert ended is not None
    assert [line.key for line in ended.told] == told
    if told[-1] == "ending-fallen":
        assert ended.told[-1].args["who"] == ["isidro"]


@pytest.mark.rule("ko.hero.remove")
def test_who_sits_with_a_hero_that_is_knocked_out_is_told_while_others_fight_on() -> None:
    t = Story(guts="c4 grit", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    text = Text.of(GAME, t.s.options, "en")
    assert GAME.out(t.s) == {}
    wound(t.s, t.guts, 12, rule="ko.hero")
    said = {who: text.words(words) for who, words in GAME.out(t.s).items()}
    assert list(said) == ["guts"]
    assert said["guts"].startswith("Guts is Knocked Out: the others fight on.")
    for hero in (t.isidro, t.schierke):
        wound(t.s, hero, 12, rule="ko.hero")
    assert GAME.out(t.s) == {}, "it is over, and said so"
