"""Who and what is lifted, handed over, moved aside or recruited, and where that ends."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.allies import attack, begin_turns, recruit
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import ITEMS, SCENES
from grimtable.games.drunagor.equipment import BAG
from grimtable.games.drunagor.lifting import haulable, hauled_to, liftable_friends, trap_to
from grimtable.games.drunagor.loot import is_used, settle_in_return, settle_request
from grimtable.games.drunagor.objects import take_token_minor, turn_of
from grimtable.games.drunagor.options import Ki, Muster
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import OFF, Ally, AllyTurn, Drunagor, HeroTurn, Owed
from grimtable.games.drunagor.things import relocate
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import acting, area, at, begin, hall, minion, offered, quay, run


def war(heroes: str) -> Drunagor:
    """The War Horsewoman's hall, she herself out of the way."""
    return hall("war", heroes, front="E4", back="F4")


# TELEKINESIS ----------------------------------------------------------------------------------


@pytest.mark.rule("kw.telekinesis")
def test_friends_are_lifted_who_stand_there_in_range() -> None:
    s = war("vorn@c3 maya@d3 elros@l8 nyx@d4 brihitte@c4")
    vorn = s.heroes["vorn"]
    assert set(liftable_friends(s, vorn, "red")) == {"vorn", "maya", "nyx", "brihitte"}
    assert set(liftable_friends(s, vorn, "blue")) == set(s.heroes)
    s.heroes["maya"].hiding = True
    s.heroes["nyx"].down = True
    s.heroes["brihitte"].at = OFF
    assert liftable_friends(s, vorn, "red") == ["vorn"]
    vorn.hiding = True
    assert liftable_friends(s, vorn, "red") == []


@pytest.mark.rule("kw.telekinesis", "kw.trap.one")
def test_a_trap_is_moved_by_whole_areas_from_within_range() -> None:
    s = war("vorn@c3")
    here, beside, far = area(s, "B2"), area(s, "C2"), area(s, "F1")
    for n, there in ((1, set[int]()), (2, set(hall_of(s).board.areas_beside(here)))):
        s.traps = {here: "fire_trap"}
        assert set(trap_to(s, here, n)) == there
    s.traps = {here: "fire_trap", beside: "poison_trap"}
    assert beside not in trap_to(s, here, 2), "where another one lies"
    for spot, ranges in ((here, "yellow red blue"), (beside, "red blue"), (far, "blue")):
        s.traps = {spot: "fire_trap"}
        vorn = s.heroes["vorn"]
        found = [reach for reach in ("yellow", "red", "blue") if haulable(s, vorn, 2, reach)]
        assert found == ranges.split()
        assert haulable(s, vorn, 1, "blue") == [], "one square is no area"
    s.traps = {beside: "fire_trap"}
    s.heroes["vorn"].at = at(s, "d3")
    assert haulable(s, s.heroes["vorn"], 2, "yellow") == [f"trap-{beside}"], "it is beside one"


@pytest.mark.rule("turn.loot-object", "obj.ground.no-share", "kw.telekinesis")
def test_loot_is_laid_where_none_lies_and_nothing_is_lifted_that_can_go_nowhere() -> None:
    s = war("vorn@c3")
    s.loot = [at(s, "d3"), at(s, "e3")]
    names = hall_of(s).board.names
    there = {names[i] for i in hauled_to(s, "loot-d3", 1)}
    assert there == {x + y for x in "cde" for y in "234"} - {"d3", "e3"}
    s.loot = list(hall_of(s).board.squares)
    assert haulable(s, s.heroes["vorn"], 1, "blue") == []


@pytest.mark.rule("furn.chest.throw", "raid.displace")
def test_a_chest_takes_its_trap_along_or_its_lack() -> None:
    s = war("vorn@c3")
    for safe in (False, True):
        s.chests = [at(s, "d3")]
        s.safe = [at(s, "d3")] if safe else [at(s, "h8")]
        relocate(s, at(s, "d3"), at(s, "e3"))
        assert s.chests == [at(s, "e3")]
        assert s.safe == [at(s, "e3" if safe else "h8")]


# Trade ----------------------------------------------------------------------------------------


@pytest.mark.rule("turn.trade-free", "ruling.bag")
def test_who_has_no_room_gives_one_in_return() -> None:
    potions = [item for item in ITEMS if is_used(item)][: BAG + 1]
    for held, owes in ((BAG - 1, False), (BAG, True)):
        s = war("vorn@c3 maya@l8")
        s.heroes["maya"].bag = potions[-1:]
        s.heroes["vorn"].bag = potions[:held]
        begin(s, Owed("request", "maya", rune=f"{potions[-1]} vorn"))
        script = settle_request(s, s.under_way[-1])  # type: ignore[arg-type]
        asked = next(script)
        with pytest.raises(StopIteration):
            script.send(asked.read("Yes"))  # type: ignore[union-attr]
        assert s.heroes["maya"].bag == []
        assert (s.under_way == []) is not owes
    owed = s.under_way[-1]
    asked = next(settle_in_return(s, owed))  # type: ignore[arg-type]
    assert offered(asked) == {f"Give {item} maya" for item in potions[:BAG]}
    s.heroes["vorn"].bag = [potions[-1]] * (BAG + 1)
    s.under_way = [owed]
    for _ in settle_in_return(s, owed):  # type: ignore[arg-type]
        pytest.fail("of all the same the same is given")
    assert s.heroes["maya"].bag == [potions[-1]]


@pytest.mark.rule("kw.ki", "kw.claim.use", "kw.ki.once")
def test_a_blow_for_a_token_costs_one_of_them() -> None:
    s = war("vorn@c3 maya@d3")
    vorn = s.heroes["vorn"]
    turn = acting(s, "vorn")
    vorn.tokens.update(ki=3, inspire=3)
    take_token_minor(s, turn, vorn, Ki())
    assert (vorn.has("ki"), turn.ki) == (2, True)
    take_token_minor(s, turn, vorn, Muster())
    assert vorn.has("inspire") == 2
    s.under_way = [HeroTurn("maya"), turn]
    assert turn_of(s, vorn) is turn
    s.under_way = [HeroTurn("maya")]
    assert turn_of(s, vorn) is None


# Who joins ------------------------------------------------------------------------------------


@pytest.mark.rule("ally.recruit.by-resolution", "kw.companion.turn")
def test_only_a_companion_follows_the_hero_who_recruited_it() -> None:
    kinds = {card.entry.kind: kind for kind, card in ALLIES.items()}
    for sort in ("companion", "follower"):
        if sort not in kinds:
            continue
        s = war("vorn@c3 maya@d3")
        recruit(s, "maya", kinds[sort], 1)
        (ally,) = s.allies.values()
        assert ally.master == ("maya" if sort == "companion" else "")


@pytest.mark.rule("ally.shared-card")
def test_stun_on_a_shared_card_holds_the_first_of_them_back() -> None:
    kind = next(kind for kind, card in ALLIES.items() if card.entry.models > 1)
    for stunned in (0, 1):
        s = war("vorn@c3")
        for n, where in enumerate(("d3", "d4"), 1):
            s.allies[f"{kind}_{n}"] = Ally(f"{kind}_{n}", kind, at(s, where))
        [*s.allies.values()][stunned].tokens["stun"] = 1
        begin_turns(s, kind)
        assert [ally.has("stun") for ally in s.allies.values()] == [1, 0]


@pytest.mark.rule("ally.turn.leader", "kw.cleave")
def test_an_ally_attacks_one_enemy_unless_it_cleaves() -> None:
    kind = next(
        kind
        for kind, card in ALLIES.items()
        if card.entry.reach == "melee" and card.entry.attack and "cleave" not in card.abilities
    )
    s = war("vorn@a8")
    ally = s.allies["x"] = Ally("x", kind, at(s, "d3"))
    foes = [minion(s, "e3", 1), minion(s, "d4", 2)]
    turn = AllyTurn("x", window=Window.ATTACK, attacks=True, aims=[foes[0].id])
    s.under_way = [turn]
    assert attack(s, turn, ally) is None  # nobody is asked for a second one


# Scenes ---------------------------------------------------------------------------------------


@pytest.mark.rule("inter.recurring.remove")
def test_a_token_is_gone_where_it_is_written_down_what_removed_it() -> None:
    gone = 0
    for scene in SCENES.values():
        assert not scene.is_over([])
        for way in (way for option in scene.options for way in option.ways):
            if way.removes and way.gains:
                gone += 1
                assert scene.is_over(way.gains[:1])
    assert gone


@pytest.mark.rule("ally.recruit.place", "ally.recruit.party")
def test_who_is_recruited_stands_beside_who_did_it_or_the_leader() -> None:
    kind = next(kind for kind, card in ALLIES.items() if card.entry.kind != "companion")
    for rune, near in (("maya", "g5"), ("", "c5")):
        s = quay("vorn@c5 maya@g5")
        s.allies["x"] = Ally("x", kind)
        begin(s, Owed("recruit", "x", rune=rune))
        spots = {option.split()[1] for option in offered(run(s))}
        beside = {hall_of(s).board.names[i] for i in hall_of(s).board.beside[at(s, near)]}
        assert spots <= beside
