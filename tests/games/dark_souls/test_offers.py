"""What is said of an option before it is chosen: cost, dice, target and odds."""

from __future__ import annotations

import re

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.characters import actions
from grimtable.games.dark_souls.combat import spring
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.enemies import withstand
from grimtable.games.dark_souls.offers import offers
from grimtable.games.dark_souls.options import (
    Buy,
    Dodge,
    Guard,
    LevelUp,
    Lunge,
    Reroll,
    Run,
    Strike,
    Suffer,
)
from grimtable.games.dark_souls.state import Deck, Souls
from grimtable.kernel import Ask, Seeded, Text
from grimtable.kernel.asks import Option
from grimtable.kernel.run import playout
from tests.games.dark_souls.playing import acting, drive, fight, knight, party


def told(s: Souls, ask: Ask, option: Option, language: str = "en") -> str:
    words = Text.of(GAME, s.options, language).words(offers(s, ask)[option])
    return " ".join(words.split())  # French sets some spaces that do not break


def act(s: Souls) -> Ask:
    assert s.fight is not None
    assert s.fight.turn is not None
    return Ask("knight", "act", actions(s, knight(s), s.fight.turn), rule="act.main")


def test_an_attack_names_weapon_target_cost_dice_and_exact_odds() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).luck = False
    strike = Strike("knight", "long_sword", 2, "hollow_soldier_1")
    assert told(s, act(s), strike) == (
        "Long Sword at Hollow Soldier 1: 4 stamina, 1 black, 1 blue"
        " · 94 % to kill, 0.9 damage on average"
    )
    assert told(s, act(s), strike, "fr") == (
        "Épée longue sur Soldat carcasse 1 : 4 endurance, 1 noir, 1 bleu"
        " · 94 % d'abattre l'ennemi, 0,9 dégât en moyenne"
    )


def test_what_is_said_is_what_it_costs_and_rolls_now() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).conditions = ["stagger", "frostbite"]
    s.upgrades = {"long_sword": ["titanite_shard"]}
    strike = Strike("knight", "long_sword", 2, "hollow_soldier_1")
    assert ": 5 stamina, 1 black, 1 blue + 1 ·" in told(s, act(s), strike)
    assert told(s, act(s), Run("knight", "c1")) == "Run to c1: 2 stamina"


def test_a_cost_that_kills_says_so() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    acting(s, "knight")
    knight(s).damage = 9
    assert told(s, act(s), Run("knight", "c1")) == "Run to c1: 1 stamina, which kills you"


def defend(s: Souls, n: int, *options: Option) -> Ask:
    about = {"foe": "hollow_soldier_1", "n": n, "magical": False, "difficulty": 1}
    return Ask("knight", "defend", options, rule="defend.choice", about=about)


def test_the_odds_of_guarding_agree_with_simulation() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    ask = defend(s, 4, Guard("knight"))
    args = offers(s, ask)[Guard("knight")].args
    damages = []
    for seed in range(3000):
        twin = s.clone()
        assert twin.fight is not None
        foe = twin.fight.foes["hollow_soldier_1"]
        script = withstand(twin, foe, knight(twin), 4, magical=False)
        playout(script, lambda ask: ask.options[0], Seeded(seed).answer)
        damages.append(knight(twin).damage)
    assert args["unhurt"] == pytest.approx(100 * damages.count(0) / 3000, abs=3)
    assert args["damage"] == pytest.approx(sum(damages) / 3000, abs=0.1)


def test_a_dodge_says_its_cost_dice_and_chance() -> None:
    s = fight("assassin@c3", "hollow_soldier@c3")
    here = Dodge("assassin", "c3")
    assert told(s, defend(s, 4, here), here) == "Dodge on the spot: 1 stamina, 75 % with 2 dice"
    s.characters["assassin"].damage = 6
    assert told(s, defend(s, 4, here), here).endswith(", 25 % to die")


def trapped(s: Souls, damage: int) -> Ask:
    """The Knight has stepped on a trap."""
    token = next(name for name, trap in LIBRARY.traps.items() if trap.damage == damage)
    s.tiles["tile_6"].traps = {"c3": token}
    ask = drive(spring(s, knight(s)))
    assert isinstance(ask, Ask)
    return ask


def test_a_trap_that_can_kill_says_so() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).armour = "assassin_armour"  # with a dodge die
    ask = trapped(s, damage=3)
    assert told(s, ask, Suffer("knight")) == "Suffer 3 damage"
    assert "die" not in told(s, ask, Dodge("knight", "c3")).split("1 die")[1]
    knight(s).damage = 6
    assert told(s, ask, Suffer("knight")) == "Suffer 3 damage"
    dodge = told(s, ask, Dodge("knight", "c3"))
    assert dodge == "Dodge on the spot: 1 stamina, 50 % with 1 die, 50 % to die"
    knight(s).damage = 7
    assert told(s, ask, Suffer("knight")) == "Suffer 3 damage, 100 % to die"


def test_bleed_counts_in_what_a_trap_does() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).conditions = ["bleed"]
    assert told(s, trapped(s, damage=1), Suffer("knight")) == "Suffer 3 damage"


def test_a_lunge_rolls_the_dice_of_where_it_leads() -> None:
    s = fight("knight@b2", "gargoyle@c3>4")
    assert s.fight is not None
    s.fight.deck = Deck(card="gargoyle_tail_sweep", discard=["gargoyle_tail_sweep"])  # weak: back
    acting(s, "knight")
    knight(s).left = "broadsword"
    behind = Lunge("knight", "broadsword", 2, "gargoyle", "c3/back")
    beside = Lunge("knight", "broadsword", 2, "gargoyle", "c3/right")
    ask = act(s)
    assert {behind, beside} <= set(ask.options)
    more, fewer = told(s, ask, behind), told(s, ask, beside)
    assert dice_in(more) == dice_in(fewer) + 1


def dice_in(words: str) -> int:
    return sum(map(int, re.findall(r"(\d+) (?:black|blue|orange)", words)))


def test_a_line_without_dice_promises_none() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).left = "kukris"
    s.upgrades = {"kukris": ["titanite_shard"]}
    ask = act(s)
    throw = next(one for one in ask.options if isinstance(one, Strike) and one.weapon == "kukris")
    assert "+ 1" not in told(s, ask, throw)


def test_the_odds_of_many_dice_are_told_too() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    assert s.fight is not None
    k = knight(s)
    k.armour, k.left, k.right = "faraam_armour", "spider_shield", "twin_dragon_greatshield"
    s.fight.ward_block = ["black"]
    args = offers(s, defend(s, 8, Guard("knight")))[Guard("knight")].args
    assert args["unhurt"] > 0
    assert args["damage"] > 0


def test_luck_names_the_die_by_what_it_shows() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    again = Reroll("knight", 1)
    ask = Ask("knight", "luck", (again,), rule="luck.use", about={"faces": (2, 0)})
    assert told(s, ask, again) == "Reroll die 2, which shows 0"


def test_offers_change_nothing() -> None:
    s = fight("knight@c3 warrior@c1", "hollow_soldier@c3 sentinel@a1")
    acting(s, "knight")
    before = s.clone()
    offers(s, act(s))
    before.events = s.events
    assert s == before


def test_prices_are_named_at_the_bonfire() -> None:
    s = party("knight")
    buy, level = Buy(), LevelUp("knight", "strength")
    ask = Ask("knight", "bonfire", (buy, level), rule="bonfire.base")
    assert told(s, ask, buy) == "Buy a treasure card for 1 soul"
    assert told(s, ask, level).startswith("Knight: Strength from ")
    assert told(s, ask, level).endswith(" for 2 souls")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Exploring: 1 spark, 2 souls"), ("fr", "Exploration : 1 étincelle, 2 âmes")],
)
def test_one_of_a_thing_is_said_in_the_singular(language: str, words: str) -> None:
    text = Text.of(GAME, party("knight").options, language)
    said = text("scene-phase-explore", {"sparks": 1, "souls": 2})
    assert " ".join(said.split()) == words
