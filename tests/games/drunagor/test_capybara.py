"""POLYMORPH: the capybara, its eight cards, how it ends, and the simple version (p. 84)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.abilities import ABILITIES, movement, strength
from grimtable.games.drunagor.health import bonus
from grimtable.games.drunagor.polymorph import ERRANT, disturb, transform, wander
from grimtable.games.drunagor.state import (
    Ally,
    Blow,
    Drunagor,
    HeroTurn,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.terrain import darken
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    announced,
    at,
    begin,
    hall,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)

NORTH, EAST, SOUTH, WEST = 0, 90, 180, 270


def changed(s: Drunagor, who: str, facing: int = NORTH) -> None:
    """Somebody is polymorphed and looks somewhere."""
    transform(s, who, next(iter(s.heroes)))
    s.under_way.clear()
    s.facing = facing


def capybara(facing: int = NORTH, where: str = "d5") -> tuple[Drunagor, Monster]:
    """An Executioner that is one, Vorn far away."""
    s = quay("vorn@a8 barak@a1", f"executioner@{where}")
    changed(s, "executioner_1", facing)
    return s, s.monsters["executioner_1"]


def its_turn(s: Drunagor, card: str) -> None:
    """Its turn with that card."""
    begin(s, MonsterTurn("executioner_1"))
    run(s, fate=[card])


@pytest.mark.rule("kw.polymorph", "kw.polymorph.facing", "kw.polymorph.deck")
def test_the_caster_chooses_where_the_capybara_looks_and_all_eight_cards_are_there() -> None:
    s = quay("vorn@a8 barak@c5", "executioner@e5")
    begin(s, SkillCast("barak", "shape_of_mockery", "action", "blue", part=1))
    asked = run(s)
    assert (asked.seat, asked.what) == ("barak", "facing")
    run(s, "Face executioner_1 south")
    assert (s.facing, len(s.errant)) == (SOUTH, 8)
    assert s.monsters["executioner_1"].has("polymorph") == 1
    (piece,) = [p for p in GAME.scene(s, "vorn").pieces if p.id == "executioner_1"]
    assert (piece.icon, piece.facing) == ("capybara", SOUTH)


@pytest.mark.rule("kw.polymorph.facing")
def test_for_a_monster_the_party_leader_chooses() -> None:
    s = quay("vorn@a8 barak@c5", "bog_crone@e5")
    ABILITIES["polymorph"].do(s, "bog_crone_1", "barak", 0)
    assert run(s).seat == "vorn"


@pytest.mark.rule("kw.polymorph.card", "kw.polymorph.four", "kw.polymorph.deck")
@pytest.mark.parametrize(
    ("card", "to", "facing"),
    [
        ("errant_on", "d4", NORTH),
        ("errant_left", "c5", WEST),
        ("errant_right", "e5", EAST),
        ("errant_back", "d6", SOUTH),
    ],
)
def test_four_cards_turn_it_and_move_it_one_square_and_that_is_its_turn(
    card: str, to: str, facing: int
) -> None:
    s, executioner = capybara()
    its_turn(s, card)
    assert (square(s, executioner), s.facing) == (to, facing)
    assert executioner.has("polymorph")
    assert not announced(s)
    assert card not in s.errant
    assert len(s.errant) == 7


@pytest.mark.rule("kw.polymorph.deck")
def test_after_the_last_card_all_eight_are_there_again() -> None:
    s, _ = capybara()
    s.errant = ["errant_on"]
    its_turn(s, "errant_on")
    assert s.errant == []
    its_turn(s, "errant_back")
    assert len(s.errant) == 7
    assert "errant_back" not in s.errant


@pytest.mark.rule("kw.polymorph.blocked")
def test_where_something_is_in_the_way_it_goes_the_opposite_way() -> None:
    s, executioner = capybara()
    s.chests = [at(s, "d4")]
    its_turn(s, "errant_on")
    assert (square(s, executioner), s.facing) == ("d6", SOUTH)
    s.chests = [at(s, "d7"), at(s, "d5")]
    its_turn(s, "errant_back")
    assert (square(s, executioner), s.facing) == ("d6", NORTH)  # it turned, and stays


@pytest.mark.rule("kw.polymorph.card")
@pytest.mark.parametrize("token", ["knock_down", "slow"])
def test_knock_down_and_slow_hold_it_once(token: str) -> None:
    s, executioner = capybara()
    executioner.tokens[token] = 1
    its_turn(s, "errant_right")
    assert (square(s, executioner), s.facing) == ("d5", EAST)
    assert not executioner.has(token)


@pytest.mark.rule("kw.polymorph.card", "kw.movement", "kw.slow")
@pytest.mark.parametrize(("who", "to"), [("elros", "d5"), ("maya", "e5")])
def test_slow_holds_a_hero_whose_stride_is_one_longer_not_two(who: str, to: str) -> None:
    s = quay(f"{who}@d5")
    hero = s.heroes[who]
    assert bonus(hero, "movement") == (1 if who == "elros" else 2)
    changed(s, who)
    hero.tokens["slow"] = 1
    wander(s, hero, EAST)
    assert square(s, hero) == to


@pytest.mark.rule("kw.polymorph.two-wander")
@pytest.mark.parametrize("card", ["waking_left", "waking_right"])
def test_two_cards_break_it_at_the_end_of_a_turn_that_is_lost(card: str) -> None:
    s, executioner = capybara()
    its_turn(s, card)
    assert square(s, executioner) in ("c5", "e5")
    assert not executioner.has("polymorph")
    assert not announced(s)


@pytest.mark.rule("kw.polymorph.two-evolve", "kw.polymorph.evolve")
@pytest.mark.parametrize("card", ["awake_angry", "awake_hungry"])
def test_two_cards_break_it_at_once_and_a_monster_evolves_and_acts(card: str) -> None:
    s, executioner = capybara(where="b6")
    figures = strength(s, executioner), movement(s, executioner)
    begin(s, MonsterTurn("executioner_1"))
    asked = run(s, *["pass"] * 6, fate=[card])
    while getattr(asked, "what", "") == "monster-move":
        asked = run(s, min(offered(asked)), *["pass"] * 6)
    assert (strength(s, executioner), movement(s, executioner)) == (figures[0] + 2, figures[1] + 1)
    assert announced(s)


@pytest.mark.rule("kw.polymorph.two-evolve", "kw.polymorph.evolve", "kw.polymorph.four")
def test_a_hero_loses_its_turn_or_wakes_and_takes_it_and_does_not_evolve() -> None:
    s = quay("vorn@d5", "executioner@i1")
    changed(s, "vorn")
    begin(s, HeroTurn("vorn", window=Window.BEGINNING))
    assert run(s, fate=["errant_on"]) is None
    assert square(s, s.heroes["vorn"]) == "d4"
    begin(s, HeroTurn("vorn", window=Window.BEGINNING))
    asked = run(s, fate=["awake_angry"])
    assert asked.what == "act"
    assert not told(s, "evolved")


@pytest.mark.rule("kw.polymorph.cleanse")
def test_cleanse_ends_it() -> None:
    s = quay("vorn@d5", "executioner@i1")
    changed(s, "vorn")
    begin(s, Owed("cleanse", "vorn", 1))
    run(s, "Remove polymorph")
    assert not s.heroes["vorn"].has("polymorph")


@pytest.mark.rule("kw.polymorph.targeted")
def test_an_attack_or_an_effect_of_a_hero_or_an_ally_breaks_it_on_a_monster() -> None:
    s, executioner = capybara(where="b2")
    begin(s, Blow("barak", "spell", [Hit("executioner_1")], base=1))
    assert not run(s)
    assert not executioner.has("polymorph")
    changed(s, "executioner_1")
    begin(s, SkillCast("vorn", "dread_gaze", "action", "blue"))  # INTIMIDATE, no attack
    run(s)
    assert not executioner.has("polymorph")
    changed(s, "executioner_1")
    s.allies["scavenger_1"] = Ally("scavenger_1", "scavenger", at(s, "c2"))
    begin(s, Blow("scavenger_1", "ally", [Hit("executioner_1")], base=1))
    run(s)
    assert not executioner.has("polymorph")


@pytest.mark.rule("kw.polymorph.targeted")
def test_a_hero_stays_a_capybara_whoever_strikes_it() -> None:
    s = quay("vorn@d5", "executioner@e5")
    changed(s, "vorn")
    begin(s, Blow("executioner_1", "monster", [Hit("vorn")], base=2))
    run(s, *["pass"] * 4)
    assert s.heroes["vorn"].has("polymorph")


@pytest.mark.rule("kw.polymorph.monster-effects", "kw.polymorph.damage")
def test_other_monsters_conditions_and_darkness_do_not_break_it() -> None:
    s, executioner = capybara()
    ABILITIES["war_cry"].do(s, "executioner_1", "executioner_1", 0)
    executioner.tokens["bleed"] = 2
    its_turn(s, "errant_on")
    assert executioner.health == 22
    assert executioner.has("polymorph")
    changed(s, "vorn")
    darken(s, (s.heroes["vorn"].at,))
    assert s.heroes["vorn"].has("polymorph")


@pytest.mark.rule("kw.polymorph.one")
def test_a_second_one_frees_the_first() -> None:
    s, executioner = capybara()
    changed(s, "vorn")
    assert not executioner.has("polymorph")
    assert s.heroes["vorn"].has("polymorph")


@pytest.mark.rule("kw.polymorph.extra-activation")
def test_a_turn_out_of_turn_draws_a_card_as_well() -> None:
    s = quay("vorn@a8", "executioner@d5 thought_drinker@g3")
    changed(s, "executioner_1")
    begin(s, MonsterTurn("thought_drinker_1"))
    run(s, *["pass"] * 6, fate=["errant_on"])
    assert told(s, "commanded")
    assert told(s, "errant")


@pytest.mark.rule("kw.polymorph.large")
def test_large_ones_and_the_horseman_are_immune() -> None:
    s = quay("vorn@a8", "abomination@e5 gremlin_horde@d4")
    for who in ("abomination_1", "gremlin_horde_1"):
        transform(s, who, "vorn")
        assert not s.monsters[who].has("polymorph")
    s = hall("plague", "vorn@c5")
    transform(s, "plague", "vorn")
    assert not s.boss.has("polymorph")


@pytest.mark.rule("kw.polymorph.simple", "kw.polymorph.simple-11", "kw.polymorph.simple-10")
@pytest.mark.rule("kw.polymorph.simple-rest")
def test_the_simple_version_is_a_roll_and_no_action() -> None:
    s = quay("vorn@a8 barak@c5", "executioner@b8 abomination@g5")
    s.options = replace(s.options, simple_polymorph=True)
    executioner = s.monsters["executioner_1"]
    transform(s, "executioner_1", "barak")
    assert run(s) is None  # nobody chooses where it looks
    begin(s, MonsterTurn("executioner_1"))
    run(s, fate=[10])
    assert executioner.has("polymorph")
    begin(s, MonsterTurn("executioner_1"))
    run(s, fate=[11])
    assert not executioner.has("polymorph")
    assert not announced(s)
    transform(s, "abomination_1", "barak")
    assert not s.monsters["abomination_1"].has("polymorph")
    transform(s, "executioner_1", "barak")
    disturb(s, "executioner_1")
    assert not executioner.has("polymorph")


@pytest.mark.rule("kw.polymorph")
def test_whom_the_crone_hits_is_a_capybara() -> None:
    s = quay("vorn@a8", "bog_crone@e5")
    s.monsters["bog_crone_1"].at = at(s, "c7")
    asked = turn_of(s, "bog_crone_1")
    assert asked.what == "facing"
    assert s.heroes["vorn"].has("polymorph")


def test_of_the_eight_cards_four_wander_two_wake_later_and_two_at_once() -> None:
    breaks = [card.breaks for card in ERRANT.values()]
    assert [breaks.count(when) for when in ("", "end", "now")] == [4, 2, 2]
