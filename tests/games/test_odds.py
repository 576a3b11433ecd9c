"""Every kind of roll in every game: the odds are those of icepool, and those of many rolls.

Icepool knows nothing of our rules: each expectation is the book's sentence said once more in its
words. The rolls are made by the rules themselves, with dice from a fixed seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any
from unittest import mock

import pytest
from icepool import Die, d
from icepool import map as mapped
from msgspec import structs

from grimtable.games.berserk import GAME as BERSERK
from grimtable.games.dark_souls import GAME as DARK_SOULS
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.under_way import Blow, Sprung
from grimtable.games.drunagor import GAME as DRUNAGOR
from grimtable.kernel import Ask, Game, Run, Seeded, View
from grimtable.kernel import view as kernel_view
from grimtable.kernel.asks import Chance, Done, Face
from grimtable.kernel.odds import Odds, odds_of
from tests.games.berserk.table import Story
from tests.games.berserkers.table import phase1
from tests.games.dark_souls.playing import acting as fighting
from tests.games.dark_souls.playing import fight, knight
from tests.games.drunagor.playing import acting, hall
from tests.games.realms.table import Battlefield

ROLLS = 100_000
"""How often Fate answers each ask; the rules are run once for every answer that came."""


def rolled(ask: Chance) -> list[tuple[tuple[Face, ...], Fraction]]:
    """What Fate said so many times, and how often."""
    return tallied(structs.replace(ask, rule="", what="", about=None))


@cache
def tallied(ask: Chance) -> list[tuple[tuple[Face, ...], Fraction]]:
    """The same dice are rolled once for all tests."""
    fate = Seeded(7)
    said = Counter(fate.answer(ask) for _ in range(ROLLS))
    return [(answer, Fraction(n, ROLLS)) for answer, n in said.items()]


def agrees(run: Run, answer: str, stake: str, wanted: Any) -> None:
    """The odds of an answer are exactly these, and so many rolls of each die say the same."""
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    view, option = View(run, number, ask.seat), ask.read(answer)

    def odds() -> Odds:
        (found,) = [one for one in odds_of(view, option) if one.stake.id == stake]
        assert found.exact
        return found

    exact = {int(value): Fraction(chance) for value, chance in chances(wanted).items()}
    assert odds().spread == exact
    with mock.patch.object(kernel_view, "outcomes", rolled):
        simulated = odds().spread
    for value, chance in exact.items():
        most = 4 * sqrt(chance * (1 - chance) / ROLLS)
        assert abs(float(simulated.get(value, Fraction(0)) - chance)) <= most


def chances(wanted: Any) -> Mapping[int, Fraction]:
    """A die of icepool as chances."""
    return {int(value): Fraction(n, wanted.denominator()) for value, n in wanted.items()}


def at(game: Game, state: Any) -> Run:
    """The game as it stands in a state."""
    return Run(game, state, None)


# Berserkers --------------------------------------------------------------------------------------


@pytest.mark.rule("action.bet.cost", "action.bet.reroll", "action.bet.win", "action.bet.double")
def test_a_bet() -> None:
    def won(black: int, green: int) -> Any:
        if black == green:
            return 1
        return d(6).map(lambda again: int(again >= max(black, green)))

    run = phase1(dice=[2], gold=1).table.run
    bet = mapped(won, d(6), d(6))
    agrees(run, "Place cunning-2", "bet", bet)
    agrees(run, "Place cunning-2", "gold", bet.map({0: -1, 1: 2}))


@pytest.mark.rule("action.pillage", "action.pillage.wound")
def test_a_pillage() -> None:
    run = phase1(dice=[1]).do("Place seal-1").table.run
    agrees(run, "Pillage bodvar", "hurt", d(6).map(lambda n: int(n <= 2)))
    agrees(run, "Pillage bodvar", "gold", d(6).map(lambda n: max(0, n - 4)))


def test_what_the_riders_do_when_the_phase_ends() -> None:
    run = phase1(dice=[], at={"rider-black": "ravine"}).table.run
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    found = odds_of(View(run, number, ask.seat), ask.read("EndPhase"))
    assert [one.stake.id for one in found] == ["hurt-bodvar", "hurt-hjalti", "hurt-svipdag"]
    assert all(0 < one.at_least(1) < 1 and not one.stake.good for one in found)
    assert all(one.error == 0 for one in found), "what comes to the same is followed once"


# Realms ------------------------------------------------------------------------------------------


def graded(light: int, medium: int, strong: int) -> Any:
    """The white die: 1 to 3, 4 and 5, 6."""
    return d(6).map({1: light, 2: light, 3: light, 4: medium, 5: medium, 6: strong})


@pytest.mark.rule("combat.alert", "combat.die.hit", "combat.die.counter", "roll.standard")
def test_a_basic_strike_and_what_comes_back() -> None:
    run = Battlefield("p1 grunt c3", "q1 weak c4").run
    agrees(run, "Strike p1 q1", "damage-q1", d(6).map(lambda n: graded(3, 4, 5) if n <= 4 else 0))
    agrees(run, "Strike p1 q1", "damage-p1", d(6).map(lambda n: int(n == 6)))


@pytest.mark.rule("combat.exhausted.sure", "roll.triple")
def test_whether_an_exhausted_card_dies() -> None:
    run = Battlefield("p1 grunt c3", "q1 weak c4 exhausted damage=6").run
    agrees(run, "Strike p1 q1", "death-q1", graded(0, 1, 1))


@pytest.mark.rule("attack-skill", "reroll.last")
def test_another_roll_of_the_white_die() -> None:
    run = Battlefield("p1 skilled c3", "q1 tank c4 exhausted", fate=[1]).do("Strike p1 q1").run
    agrees(run, "Reroll", "damage-q1", graded(1, 2, 3))


# Dark Souls --------------------------------------------------------------------------------------

BLACK, BLUE = Die([0, 1, 1, 1, 2, 2]), Die([1, 1, 2, 2, 2, 3])
DODGE = Die([0, 0, 0, 1, 1, 1])


@pytest.mark.rule("attack.char.roll")
def test_an_attack_on_an_enemy() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    fighting(s, "knight")
    agrees(
        at(DARK_SOULS, s),
        "Strike knight long_sword 2 hollow_soldier_1",
        "slain",
        (BLACK + BLUE).map(lambda n: int(n - 1 >= 1)),
    )


def attacked(n: int) -> Souls:
    """A Hollow Soldier attacks the Knight."""
    s = fight("knight@c3", "hollow_soldier@c3")
    s.under_way = [Blow("hollow_soldier_1", ["knight"], n, False, 1)]
    return s


@pytest.mark.rule("attack.block")
def test_a_block() -> None:
    left = (BLACK + BLUE).map(lambda n: max(0, 4 - n))
    agrees(at(DARK_SOULS, attacked(4)), "Guard knight", "damage", left)


@pytest.mark.rule("dodge.roll")
def test_a_dodge() -> None:
    s = attacked(4)
    knight(s).armour = "assassin_armour"  # with a dodge die
    agrees(at(DARK_SOULS, s), "Dodge knight c3", "dodge", DODGE)


@pytest.mark.rule("trap.trigger")
def test_a_trap() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).armour, knight(s).damage = "assassin_armour", 6
    s.under_way = [Sprung("knight", 3, 1)]
    knight(s).luck = False
    agrees(at(DARK_SOULS, s), "Dodge knight c3", "death", 1 - DODGE)


@pytest.mark.rule("luck.use")
def test_a_luck_token() -> None:
    s = attacked(4)
    s.under_way = [
        Blow(
            *("hollow_soldier_1", ["knight"], 4, False, 1),
            window="luck",
            strength=4,
            defence="block",
            colours=("black", "black"),
            faces=(2, 0),
        )
    ]
    agrees(at(DARK_SOULS, s), "Reroll knight 1", "damage", BLACK.map(lambda n: max(0, 2 - n)))


@pytest.mark.rule("enc.turn.one-character", "attack.block")
def test_what_the_enemies_do_when_an_activation_ends() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    fighting(s, "knight")
    left = (BLACK + BLUE).map(lambda n: max(0, 4 - n))
    agrees(at(DARK_SOULS, s), "End knight", "damage-knight", left)


# Berserk -----------------------------------------------------------------------------------------

YELLOW, RED = Die([0, 0, 1, 1, 1, 2]), Die([0, 1, 1, 1, 2, 3])
REST: dict[str, Any] = {"guts": "a1 grit", "isidro": "a2 bombs"}


def running(story: Story, *answers: str) -> Run:
    """A story after some answers."""
    story.play(*answers)
    assert story.run is not None
    story.run.trust(None)
    return story.run


@pytest.mark.rule("attack.hero.roll", "attack.hero.damage")
def test_an_attack_on_an_enemy_with_a_pool_of_dice() -> None:
    story = Story(guts="c4 grit cleave", troll_1="c5", isidro="a2 bombs", serpico="a3 feint")
    running(story, "Activate guts")
    story.troll_1.wounds = 5
    left = (2 @ RED + YELLOW).map(lambda n: min(2, max(0, n - 1)))
    agrees(at(BERSERK, story.s.clone()), "Strike guts troll_1 no", "wounds-troll_1", left)


@pytest.mark.rule("reroll.one-die")
def test_a_reroll() -> None:
    story = Story(serpico="c4 feint", troll_1="c5", fate=["2"], **REST)
    run = running(story, "Activate serpico", "Strike serpico troll_1")
    agrees(run, "Reroll 0", "wounds-troll_1", RED.map(lambda n: max(0, n - 1)))


@pytest.mark.rule("riposte.as-attack")
def test_a_riposte() -> None:
    story = Story(serpico="c5 parry", troll_1="c6", fate=["1 1 1"], **REST)
    run = running(story, "Activate serpico", "Done", "Activate guts", "Done", "Done")
    # Parry's die, and one more for Composure.
    agrees(run, "Riposte serpico", "wounds-troll_1", (2 @ RED).map(lambda n: max(0, n - 1)))


@pytest.mark.rule("attack.enemy.roll")
def test_what_the_enemies_do_when_the_last_hero_has_acted() -> None:
    run = running(Story(guts="c4 grit cleave", troll_1="c5"))
    struck = (2 @ RED + YELLOW).map(lambda n: max(0, n - 1))
    agrees(run, "Done", "wounds-guts", struck)


@pytest.mark.rule("dice.successes")
def test_a_trial() -> None:
    story = Story(guts="c5 grit cleave", isidro="a1 bombs", tokens={"c5": "interaction"})
    story.s.specials = ["locks"]
    run = running(story, "Activate guts")
    agrees(run, "Trigger interaction_90", "token", (2 @ RED + YELLOW).map(lambda n: int(n >= 3)))


# Drunagor ----------------------------------------------------------------------------------------

HAMMER = d(20).map(lambda n: 10 if n == 20 else 5 if n >= 3 else 0)
"""Vorn's Warhammer with Arcing Strike: it misses on a 1 or 2, does 5, and twice that on a 20."""


@pytest.mark.rule("kw.weapon", "kw.weapon.crit", "kw.hit.natural", "mult.4-crit")
def test_an_attack_with_a_weapon() -> None:
    s = hall("plague", "vorn@f5")
    acting(s, "vorn")
    agrees(at(DRUNAGOR, s), "Use arcing_strike yellow", "damage-plague", HAMMER)


@pytest.mark.rule("kw.inspire.use")
def test_the_same_die_again() -> None:
    s = hall("plague", "vorn@f5")
    s.heroes["vorn"].tokens["inspire"] = 1
    acting(s, "vorn")
    run = Run(DRUNAGOR, s, None)
    run.give(run.asks[0].number, run.asks[0].ask.read("Use arcing_strike yellow"))
    run.give(run.asks[0].number, run.asks[0].ask.read("2"))
    agrees(run, "Yes", "damage-plague", HAMMER)


def test_what_is_done_to_heroes_before_the_next_one_acts() -> None:
    options = DRUNAGOR.Options(party=("vorn", "maya"), horseman="war")
    run = Run(DRUNAGOR, DRUNAGOR.new(options), Seeded(0))
    harm: list[Odds] = []
    for _ in range(40):
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        last = ask.options[-1]
        if isinstance(last, Done):
            harm = odds_of(View(run, number, ask.seat), last)
            if harm:
                break
        run.give(number, last)
    assert harm
    assert {one.stake.id.partition("-")[2] for one in harm} <= set(options.party)
    assert not any(one.stake.good for one in harm)
