"""What counts now: Defense, Movement and dice, from everything that adds to them or takes away."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.options import Strike
from grimtable.games.berserk.records import Against, Alone, Hurt, Near, Still, Stronger
from grimtable.games.berserk.state import Blow, Boon, March, health, is_monster
from grimtable.games.berserk.stats import (
    alters,
    auras,
    boons,
    changes,
    guard,
    holds,
    lenders,
    movement,
    pool,
    shelter,
    stronger,
)
from tests.games.berserk.table import Story

STRONGER = {"guard": 2, "move": -1, "dice": 1}
REST: dict[str, Any] = {"isidro": "a1 quick_feet", "schierke": "a2 mending"}


@pytest.mark.rule("ruling.buff-timing", "range.limit", "effect.kinds")
def test_a_boon_counts_for_whom_it_is_while_in_range_of_who_gave_it() -> None:
    t = Story(guts="c4 grit", farnese="c6 ward", isidro="c7 bombs")
    guts, farnese, isidro = t.guts, t.farnese, t.isidro

    def found(boon: Boon) -> tuple[int, int, int]:
        t.s.boons = [boon]
        return tuple(boons(t.s, hero, "guard") for hero in (guts, farnese, isidro))  # type: ignore[return-value]

    assert found(Boon("guard", 2, "farnese", "", 2)) == (2, 2, 2)
    assert found(Boon("guard", 2, "farnese", "", 1)) == (0, 2, 2)
    assert found(Boon("guard", 2, "farnese", "others", 2)) == (2, 0, 2)
    assert found(Boon("guard", 2, "farnese", "guts", 2)) == (2, 0, 0)
    assert found(Boon("guard", 2, "farnese", "farnese", 2)) == (0, 2, 0)
    assert found(Boon("move", 2, "farnese", "", 2)) == (0, 0, 0)
    farnese.at = ""
    assert found(Boon("guard", 2, "farnese", "", 2)) == (0, 2, 0)
    t.s.boons = [Boon("guard", 1, "isidro", "", 9), Boon("guard", 1, "guts", "", 9)]
    assert boons(t.s, guts, "guard") == 2


@pytest.mark.rule("ability.hero.unique", "ability.ally.unique", "ability.hero.optional")
def test_protection_comes_from_those_next_to_one_who_have_acted() -> None:
    t = Story(guts="c4 grit", farnese="c5 ward", isidro="c7 bombs", militia="d4")
    assert lenders(t.s, t.guts) == []
    t.farnese.done = t.militia.done = t.isidro.done = True
    assert lenders(t.s, t.guts) == [("farnese", 1), ("militia", 1)]
    assert auras(t.s, t.guts) == 2
    assert lenders(t.s, t.farnese) == [("militia", 1)], "nobody protects themselves"
    assert lenders(t.s, t.isidro) == []
    t.s.under_way = [March("troll_1", bare=False)]
    assert auras(t.s, t.guts) == 2
    t.s.under_way = [March("troll_1", bare=True)]
    assert auras(t.s, t.guts) == 0


@pytest.mark.rule("priority.order", "setup.board.special-rules", "penalty.defense")
def test_shelter_counts_for_heroes_and_allies_who_stand_there() -> None:
    t = Story(adventure="chapel", guts="d9 grit", casca="c9", isidro="a1 bombs")
    assert (guard(t.s, t.guts), guard(t.s, t.casca)) == (1 + 1, 1 + 1)
    assert (shelter(t.s, t.guts), shelter(t.s, t.isidro)) == (1, 0)
    t.s.specials = ["altar"]
    assert (guard(t.s, t.guts), guard(t.s, t.casca)) == (1, 1)


@pytest.mark.rule("defense.hero", "penalty.defense", "plan.sum", "ruling.minimum-order")
def test_defense_is_the_sum_of_all_cards_less_penalties() -> None:
    t = Story(guts="c4 flat_of_the_blade overhead_blow grit", **REST)
    assert guard(t.s, t.guts) == 2 + 1 + 1
    t.hero("guts").fatigue = 4
    assert guard(t.s, t.guts) == 3
    t.hero("guts").pile = []
    assert guard(t.s, t.guts) == 0


@pytest.mark.rule("attack.hero.wounds", "enemy.card.fields", "gap.enemy.cards")
def test_daroga_is_harder_to_hurt_at_half_health() -> None:
    t = Story(guts="c4 grit", daroga_1="d6", **REST)
    whole = health(t.s, t.daroga_1)
    assert whole % 2
    for wounds, expected in ((0, 1), (whole // 2, 1), (whole // 2 + 1, 2)):
        t.daroga_1.wounds = wounds
        assert guard(t.s, t.daroga_1) == expected


@pytest.mark.rule("move.hero.total", "move.ally.total", "move.enemy.total", "penalty.movement")
def test_movement_is_cards_effect_and_boons_less_penalties_and_what_slows_never_below_0() -> None:
    t = Story(guts="c4 grit stride", casca="c6", troll_1="d5", **REST)
    t.s.boons = [Boon("move", 1, "guts", "", 9)]
    assert movement(t.s, t.guts) == 2 + 3 + 2 + 1
    t.hero("guts").fatigue, t.guts.slow = 12, 1
    assert movement(t.s, t.guts) == 8 - 1 - 1
    for mini, printed in ((t.casca, 3), (t.troll_1, 3)):
        for slow, left in ((0, printed), (1, printed - 1), (printed, 0), (printed + 1, 0)):
            mini.slow = slow
            assert movement(t.s, mini) == left
    t.guts.slow = 99
    assert movement(t.s, t.guts) == 0


@pytest.mark.rule("priority.order", "setup.board.special-rules", "attack.enemy.pool")
def test_special_rules_make_enemies_of_a_kind_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = [Stronger("troll", n, gain) for gain, n in STRONGER.items()]
    monkeypatch.setitem(LIBRARY.laws[Stronger], "hunger", said)
    t = Story(guts="c4 grit", troll_1="c5", skeleton_1="d4", **REST)
    assert guard(t.s, t.troll_1) == 1, "the card is not in play"
    t.s.specials = ["hunger"]
    assert [stronger(t.s, t.troll_1, gain) for gain in STRONGER] == [2, -1, 1]
    assert [stronger(t.s, t.skeleton_1, gain) for gain in STRONGER] == [0, 0, 0]
    assert (guard(t.s, t.troll_1), movement(t.s, t.troll_1)) == (1 + 2, 3 - 1)
    assert pool(t.s, Blow("troll_1", ["guts"])) == (["red", "red", "yellow", "red"], 0)
    said[:] = [Stronger("troll", -2, "dice"), Stronger("troll", -9, "guard")]
    assert pool(t.s, Blow("troll_1", ["guts"])) == (["red", "red", "yellow"], 2)
    assert guard(t.s, t.troll_1) == 0


@pytest.mark.rule("attack.hero.pool", "plan.top-effect", "effect.kinds", "ability.hero.unique")
@pytest.mark.parametrize(
    ("wounds", "more"),
    [(3, []), (4, ["red"]), (7, ["red"]), (8, ["blue"]), (11, ["blue"])],
)
def test_guts_grows_stronger_when_he_is_hurt(wounds: int, more: list[str]) -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    t.guts.done, t.guts.wounds = True, wounds
    assert pool(t.s, Blow("guts", ["troll_1"])) == (["yellow", *more], 0)
    assert pool(t.s, Blow("guts", ["troll_1"], unaided=True)) == (["yellow"], 0)


@pytest.mark.rule("attack.hero.pool", "effect.kinds", "card.needs-partner")
def test_what_an_effect_asks_for() -> None:
    t = Story(guts="c4 grit", isidro="c6 bombs", schierke="a1 mending", troll_1="c5", ogre_1="f9")
    assert holds(t.s, t.guts, None, [])
    assert holds(t.s, t.guts, Still(), [])
    t.hero("guts").moved = True
    assert not holds(t.s, t.guts, Still(), [])
    assert not holds(t.s, t.troll_1, Still(), [])
    assert holds(t.s, t.guts, Near("isidro", 2), [])
    assert not holds(t.s, t.guts, Near("isidro", 1), [])
    assert not holds(t.s, t.guts, Near("serpico", 9), [])
    t.isidro.at = ""
    assert not holds(t.s, t.guts, Near("isidro", 9), [])
    monster, demon = Against("monster"), Against("demon")
    assert holds(t.s, t.guts, monster, ["troll_1", "ogre_1"]), "one of them will do"
    assert not holds(t.s, t.guts, monster, ["troll_1"])
    assert not holds(t.s, t.guts, demon, ["ogre_1", "guts"])
    assert holds(t.s, t.troll_1, Alone(), []), "Guts alone is next to it"
    t.isidro.at = "c6"
    assert not holds(t.s, t.troll_1, Alone(), [])
    t.isidro.at = t.guts.at = ""
    assert not holds(t.s, t.troll_1, Alone(), []), "nobody is not one"
    half = (health(t.s, t.ogre_1) + 1) // 2
    for wounds, hurt in ((half - 1, False), (half, True)):
        t.ogre_1.wounds = wounds
        assert holds(t.s, t.ogre_1, Hurt(), []) is hurt


@pytest.mark.rule("effect.optional", "ability.hero.optional")
def test_only_what_makes_a_difference_is_worth_a_question() -> None:
    t = Story(guts="c4 grit", isidro="c6 bombs", serpico="c8 parry", troll_1="c5")
    cards, abilities = LIBRARY.cards, LIBRARY.abilities

    def asks(hero: str, card: str, riposte: bool = False) -> bool:
        effect = cards[card].effect if card in cards else abilities[card]
        return alters(t.s, t.hero(hero), effect, "troll_1", riposte)

    assert asks("guts", "falcon_guard")
    assert not asks("guts", "dragonslayer"), "a Troll is no Monster"
    for card in ("bombs", "pepper_powder"):
        assert asks("isidro", card)
    assert asks("serpico", "gale")
    assert not asks("serpico", "feint"), "nobody has to use a Reroll"
    assert not asks("isidro", "hit_and_run")
    assert not asks("serpico", "serpico")
    assert asks("serpico", "serpico", riposte=True)
    t.hero("guts").moved = True
    assert not asks("guts", "overhead_blow")


@pytest.mark.rule("attack.hero.pool", "riposte.extra-dice", "ability.hero.after-activation")
def test_what_changes_an_attack_comes_from_the_top_card_and_the_ability() -> None:
    t = Story(serpico="c4 gale vein_cut", guts="a1 grit", isidro="a2 bombs", troll_1="c5")
    t.serpico.done = True
    assert len(changes(t.s, Blow("serpico", ["troll_1"]))) == 1
    assert len(changes(t.s, Blow("serpico", ["troll_1"], riposte=True))) == 2
    assert len(changes(t.s, Blow("serpico", ["troll_1"], riposte=True, unaided=True))) == 1
    assert changes(t.s, Blow("serpico", ["troll_1"], plain=True)) == []
    t.serpico.done = False
    assert changes(t.s, Blow("serpico", ["troll_1"], riposte=True)) == []


@pytest.mark.rule("stun.hero-monster", "monster.stun", "stun.others", "penalty.attack")
def test_stunned_tokens_cost_dice_of_heroes_and_monsters_alone() -> None:
    t = Story(guts="c4 grit", casca="c6", troll_1="c5", ogre_1="f9", **REST)
    for mini in t.s.minis():
        mini.stunned = 2
    t.hero("guts").fatigue = 8
    lost = {
        m.id: pool(t.s, Blow(m.id, ["guts"]))[1] for m in (t.guts, t.casca, t.troll_1, t.ogre_1)
    }
    assert lost == {"guts": 3, "casca": 0, "troll_1": 0, "ogre_1": 2}
    assert [is_monster(t.s, m) for m in (t.guts, t.troll_1, t.ogre_1)] == [False, False, True]


@pytest.mark.rule("enemy.health.heroes", "ally.health", "setup.hero.health")
def test_health_is_the_boards_the_cards_or_by_the_number_of_heroes() -> None:
    t = Story(guts="c4 grit", casca="c6", troll_1="c5", **REST)
    assert [health(t.s, m) for m in (t.guts, t.casca, t.troll_1)] == [12, 8, 7]
    t.hero("guts").board = 1
    assert health(t.s, t.guts) == 14


@pytest.mark.rule("enemy.health.heroes")
def test_who_has_lost_just_half_of_its_health_is_hurt() -> None:
    t = Story(phase="enemy", guts="a1 grit", ogre_1="d5", troll_1="f5")
    halves = 0
    for mini in (t.guts, t.ogre_1, t.troll_1):
        full = health(t.s, mini)
        halves += full % 2 == 0
        for wounds in range(full):
            mini.wounds = wounds
            assert holds(t.s, mini, Hurt(), []) is (wounds >= full - wounds)
    assert halves, "just half is among them"


@pytest.mark.rule("los.visible", "los.line", "los.tall-scenery", "range.limit")
def test_the_range_of_an_attack_that_has_to_see_ends_where_nothing_is_seen() -> None:
    t = Story(guts="b4 arm_cannon", isidro="a1 bombs", schierke="a2 mending", adventure="ford")
    t.stand("troll_1", "d5")
    t.play("Activate guts")
    (area,) = (one for one in GAME.scene(t.s, "guts").overlays if one.kind == "area")
    assert t.s.adventure.tall >> t.s.adventure.hexes.named["c5"] & 1
    offered = {str(one.target) for one in t.ask.options if isinstance(one, Strike)}
    assert ("d5" in area.cells) == ("troll_1" in offered)
    assert "c5" not in area.cells
