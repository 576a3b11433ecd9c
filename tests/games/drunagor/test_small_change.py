"""Small change: cubes that come and go, tokens, Health, Furniture in flight, who is left alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, HEROES, HORSEMEN, ITEMS, SKILLS
from grimtable.games.drunagor.cubes import (
    burden_of_guilt,
    change_health,
    controller,
    cover_slot,
    cursable,
    expend,
    leader,
    loose_curses,
    penalty,
    spend,
    tire,
    vigour,
)
from grimtable.games.drunagor.feats import lines, pass_on
from grimtable.games.drunagor.furniture import (
    empowerment,
    fresh_water,
    hider,
    serves,
    square_of,
    works_beside,
)
from grimtable.games.drunagor.growth import (
    advance,
    cards_of,
    coverable,
    sharing,
    tiles_left,
    uncover,
    upgrade,
    upgrades,
)
from grimtable.games.drunagor.health import (
    accomplish,
    conditions,
    defeat,
    end,
    gain,
    heal,
    hurt,
    is_fine,
    is_immune,
    is_wounded,
    lose,
    most_health,
    pop,
    push,
)
from grimtable.games.drunagor.holdings import LEGACY, UPGRADES
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.minors import minors
from grimtable.games.drunagor.roll import damage, height, needed, reaches
from grimtable.games.drunagor.state import (
    COLOURS,
    CONDITIONS,
    CURSE,
    OFF,
    TRAUMA,
    Ally,
    Blow,
    Drunagor,
    HeroTurn,
    Hit,
    Monster,
    Owed,
    RecallAction,
)
from grimtable.games.drunagor.terrain import put
from grimtable.games.drunagor.throwing import (
    drop,
    hauled_to,
    hits,
    hurlable,
    in_squares,
    is_large,
    over_the_edge,
    pieces,
    strike,
    throws,
)
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)


def named(s: Drunagor, squares: list[int]) -> set[str]:
    """Squares by their names."""
    return {hall_of(s).board.names[i] for i in squares}


# Cubes ----------------------------------------------------------------------------------------


@pytest.mark.rule("kw.spent", "kw.expend", "kw.recall", "kw.expend.recall")
def test_the_first_cube_of_a_colour_counts_as_one_wherever_it_goes() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.pool, vorn.expended, vorn.wild = {"red": 2}, {}, True
    expend(s, vorn, "red")
    assert (vorn.pool, vorn.expended, vorn.wild) == ({"red": 1}, {"red": 1}, False)
    vorn.wild = True
    spend(vorn, "parry", "red")
    assert (vorn.pool, vorn.slots, vorn.wild) == ({"red": 0}, {"parry": "red"}, False)
    vorn.pool = {}
    begin(s, Owed("recall", "vorn", 2))
    run(s, "Take parry", "Take red")
    assert (vorn.pool, vorn.expended) == ({"red": 2}, {"red": 0})
    vorn.pool, vorn.slots, vorn.expended = {}, {"parry": "blue"}, {"green": 1}
    begin(s, RecallAction("vorn", "free"))
    run(s)
    assert vorn.pool == {"blue": 1, "green": 1}
    name = next(iter(cursable(vorn.kit)))
    vorn.slots = {name: "red"}
    cover_slot(s, vorn, name, CURSE, "kw.cc")
    assert (vorn.expended, vorn.slots[name]) == ({"red": 1}, CURSE)


@pytest.mark.rule("kw.recall")
def test_who_takes_back_no_more_is_not_asked_again() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.slots, vorn.expended = {"parry": "blue"}, {"red": 0, "green": 1}
    begin(s, Owed("recall", "vorn", 3))
    asked = run(s)
    assert offered(asked) == {"Take parry", "Take green", "Done"}
    assert run(s, "Done") is None
    assert vorn.slots == {"parry": "blue"}


@pytest.mark.rule("kw.cc", "kw.tc", "kw.cc.sixth", "kw.tc.second", "kw.take.curse")
def test_the_sixth_curse_and_the_second_trauma_end_it() -> None:
    for cube, most, cause in ((CURSE, 6, "corrupted"), (TRAUMA, 2, "killed")):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        for n in range(1, most + 1):
            begin(s, Owed(cube, "vorn", 1))
            asked = run(s)
            if asked is not None:
                run(s, min(offered(asked)))
            assert (vorn.curses if cube == CURSE else vorn.traumas) == n
            assert (s.won, s.cause) == ((None, "") if n < most else (False, cause))


@pytest.mark.rule("kw.cc", "kw.take.curse")
def test_a_curse_goes_on_a_free_skill_first_then_on_a_spent_one_then_nowhere() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    mine = cursable(vorn.kit)
    vorn.slots = dict.fromkeys(mine[1:], "red")
    begin(s, Owed(CURSE, "vorn", 1))
    run(s)
    assert vorn.slots[mine[0]] == CURSE, "the free one is taken unasked"
    begin(s, Owed(CURSE, "vorn", 1))
    assert offered(run(s)) == {f"Put {name}" for name in mine[1:]}
    run(s, f"Put {mine[1]}")
    vorn.slots = dict.fromkeys(mine, TRAUMA)
    begin(s, Owed(CURSE, "vorn", 1))
    assert run(s) is None
    assert vorn.curses == 3


@pytest.mark.rule("kw.warlock.pact", "ruling.pact-lost", "kw.warlock.defeat")
def test_when_the_pact_breaks_held_curses_are_put_on_skills_and_count_once() -> None:
    s = hall("war", "barak@c3")
    barak = s.heroes["barak"]
    begin(s, Owed(CURSE, "barak", 2))
    run(s)
    assert (barak.pool[CURSE], barak.curses, loose_curses(barak)) == (2, 2, 2)
    pact = next(n for n, k in SKILLS.items() if "warlock" in k.words() and n in cursable(barak.kit))
    cover_slot(s, barak, pact, TRAUMA, "kw.tc")
    assert s.under_way == [Owed(CURSE, "barak", 2, rune="held")]
    asked = run(s)
    while asked is not None:
        asked = run(s, min(offered(asked)))
    assert (barak.pool.get(CURSE, 0), barak.curses) == (0, 2)
    assert list(barak.slots.values()).count(CURSE) == 2


@pytest.mark.rule("gap.recall-penalty", "ruling.milder-recall", "ruling.well-fed")
def test_what_a_recall_costs() -> None:
    s = hall("war", "vorn@c3")
    assert penalty(s) == HORSEMEN["war"].penalty
    s = quay("vorn@c5")
    most = CHAPTERS["friendly_visit"].penalty
    found = {}
    for rank in ("champion", "veteran", "fighter", "rookie"):
        s.options = replace(s.options, rank=rank)
        found[s.options.strength] = penalty(s)
    assert found["champion"] == most
    assert all(
        found[k] == max(1, most - n) for k, n in (("veteran", 1), ("rookie", 2)) if k in found
    )
    s.options = replace(s.options, rank="champion")
    s.statuses = ["well_fed"]
    assert penalty(s) == min(2, most)


@pytest.mark.rule("turn.willing-recall", "gap.recall", "kw.free-recall", "kw.blindness.end")
@pytest.mark.parametrize(
    ("kind", "rule", "ends", "pays"),
    [
        ("willing", "turn.willing-recall", True, True),
        ("unwilling", "gap.recall", False, True),
        ("free", "kw.free-recall", False, False),
    ],
)
def test_which_recall_pays_and_which_ends_the_turn(
    kind: str, rule: str, ends: bool, pays: bool
) -> None:
    s = hall("war", "vorn@c3 maya@h8")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.tokens, maya.tokens = {"blind": 1}, {"blind": 1}
    other, turn = acting(s, "maya"), acting(s, "vorn")
    windows = other.window
    begin(s, RecallAction("vorn", kind))
    asked = run(s)
    while asked is not None and asked.what == "put-curse":
        asked = run(s, min(offered(asked)))
    assert vorn.curses == (HORSEMEN["war"].penalty if pays else 0)
    assert (told(s, "recall")[0].rule, len(told(s, "sees"))) == (rule, 1)
    assert (turn not in s.under_way) == ends
    assert other.window is windows
    assert not vorn.has("blind")
    assert maya.has("blind")


@pytest.mark.rule("ruling.auras")
def test_guilt_is_four_intimidate_whatever_one_has() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.tokens = {"intimidate": 1}
    burden_of_guilt(s, vorn)
    assert vorn.has("intimidate") == 4
    vorn.auras, vorn.pool = ["dried_tears"], {"red": 1}
    begin(s, RecallAction("vorn", "free"))
    assert offered(run(s)) == {"Remove intimidate", "Done"}


@pytest.mark.rule("kw.cleanse", "kw.cleanse.mix", "ruling.cleanse-others", "kw.cleanse.stack")
def test_who_is_cleansed_and_who_chooses() -> None:
    s = hall("war", "maya@c3 vorn@d3")
    vorn, foe = s.heroes["vorn"], minion(s, "l1")
    lead = leader(s)
    vorn.tokens = {"bleed": 3, "shield": 2}
    name = cursable(vorn.kit)[0]
    vorn.slots, vorn.curses = {name: CURSE, cursable(vorn.kit)[1]: TRAUMA, "parry": "red"}, 1
    begin(s, Owed("cleanse", "vorn", 3))
    asked = run(s)
    assert (asked.seat, offered(asked)) == ("vorn", {f"Remove {name}", "Remove bleed", "Done"})
    run(s, "Remove bleed")
    assert (vorn.tokens, vorn.curses) == ({"shield": 2}, 1)
    run(s, f"Remove {name}")
    assert (vorn.curses, name in vorn.slots) == (0, False)
    assert not s.under_way, "nothing is left for the third point"
    vorn.tokens = {"bleed": 1, "burn": 1}
    begin(s, Owed("cleanse", "vorn", 2))
    assert run(s, "Done") is None
    foe.tokens = {"burn": 1, "slow": 1}
    begin(s, Owed("cleanse", foe.id, 1))
    asked = run(s)
    assert (asked.seat, offered(asked)) == (lead, {"Remove burn", "Remove slow"})
    run(s, "Remove slow")
    assert foe.tokens == {"burn": 1}
    s.boss.tokens = {"burn": 1, "slow": 1}
    begin(s, Owed("cleanse", "war", 1))
    assert "Done" in offered(run(s))


@pytest.mark.rule("kw.hp.lose", "kw.hp.gain", "gap.hp-lethal", "kw.hp.simple", "kw.hp.cap")
def test_health_follows_the_maximum_and_in_the_simple_version_only_down() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.health = 5
    change_health(s, vorn, 0)
    assert not told(s, "most-health")
    change_health(s, vorn, 2)
    change_health(s, vorn, -3)
    assert vorn.health == 4
    assert [event.rule for event in told(s, "most-health")] == ["kw.hp.gain", "kw.hp.lose"]
    s.options = replace(s.options, simple_health=True)
    change_health(s, vorn, 2)
    assert vorn.health == 4
    change_health(s, vorn, -1)
    assert vorn.health == 3
    assert vigour(s, vorn) == most_health(vorn) - HEROES["vorn"].health
    change_health(s, vorn, -3)
    assert vorn.down
    change_health(s, vorn, -1)
    assert vorn.health == 0


@pytest.mark.rule("gap.party-leader", "ruling.cleanse-others")
def test_who_decides_for_whom() -> None:
    s = hall("war", "maya@c3 vorn@d3")
    lead = leader(s)
    s.allies["jinx_1"] = Ally("jinx_1", "jinx", at(s, "e3"), master="vorn")
    s.allies["scavenger_1"] = Ally("scavenger_1", "scavenger", at(s, "e4"))
    foe = minion(s, "l1")
    seats = [controller(s, who) for who in ("maya", "vorn", "jinx_1", "scavenger_1", foe.id, "war")]
    assert seats == ["maya", "vorn", "vorn", lead, lead, lead]


@pytest.mark.rule("gap.recall")
def test_one_cube_is_enough_not_to_recall() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.pool = {"red": 0, "blue": 1}
    tire(s, vorn)
    assert not s.under_way
    vorn.pool = {"red": 0}
    s.won = True
    tire(s, vorn)
    assert not s.under_way
    s.won = None
    tire(s, vorn)
    assert s.under_way == [RecallAction("vorn", "unwilling")]


# Tokens and Health ----------------------------------------------------------------------------


@pytest.mark.rule("kw.stackable", "kw.redundant", "kw.take.condition", "kw.discard")
def test_how_many_tokens_of_a_kind_one_holds() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    for token, most in (("bleed", 4), ("shield", 4), ("fruit", 4), ("stun", 1), ("inspire", 1)):
        assert gain(s, "vorn", token, 3, "kw.take.condition") == min(3, most)
        assert gain(s, "vorn", token, 9, "kw.take.condition") == max(0, most - 3)
        assert gain(s, "vorn", token, 1, "kw.take.condition") == 0
        assert vorn.has(token) == most
    assert len(told(s, "gained")) == 3 * 2 + 2, "nothing is told where nothing is taken"
    assert [lose(vorn, "bleed", 1), lose(vorn, "bleed", 3), lose(vorn, "bleed")] == [1, 3, 0]
    assert "bleed" not in vorn.tokens
    vorn.down = True
    assert gain(s, "vorn", "bleed", 1, "kw.take.condition") == 0
    assert gain(s, "vorn", "focus", 1, "kw.take.condition") == 1


@pytest.mark.rule("kw.immunity", "kw.large.immune", "gap.boss-values")
def test_who_is_immune_to_what() -> None:
    s = hall("war", "vorn@c3")
    for token in CONDITIONS:
        immune = token in HORSEMEN["war"].immune or token == "polymorph"
        assert is_immune(s, "war", token) == immune
    s.allies["jinx_1"] = Ally("jinx_1", "jinx", at(s, "e3"))
    assert not is_immune(s, "jinx_1", "bleed")
    for kind, ranks in FIGHTERS.items():
        s.monsters["x"] = Monster("x", kind, "brown", 3, at(s, "g3"), rank=len(ranks) - 1)
        assert {t for t in CONDITIONS if is_immune(s, "x", t)} == set(ranks[-1].immune) & set(
            CONDITIONS
        )


@pytest.mark.rule("kw.wounded", "kw.fine", "kw.wounded.both")
def test_wounded_at_half_rounded_down_and_fine_at_half_rounded_up() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    most = most_health(vorn)
    for health in range(most + 1):
        vorn.health = health
        assert (is_wounded(vorn), is_fine(vorn)) == (2 * health <= most, 2 * health >= most)


@pytest.mark.rule("kw.bleed.tick", "kw.burn.tick", "kw.poison.tick", "kw.stun", "kw.stealth.end")
def test_conditions_are_one_packet_and_only_what_happened_is_told() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    for tokens, lost, left, rule in (
        ({"bleed": 3, "burn": 2, "poison": 1}, 6, {"burn": 1, "poison": 1}, "kw.bleed.tick"),
        ({"burn": 2, "poison": 1}, 3, {"burn": 1, "poison": 1}, "kw.burn.tick"),
        ({"poison": 4}, 4, {"poison": 4}, "kw.poison.tick"),
        ({"burn": 1}, 1, {}, "kw.burn.tick"),
        ({"shield": 1}, 0, {"shield": 1}, ""),
        ({"stun": 1}, 0, {}, ""),
        ({"stealth": 1}, 0, {}, ""),
    ):
        s.events, vorn.health, vorn.tokens = [], 12, dict(tokens)
        assert conditions(s, vorn) == ("stun" in tokens)
        assert (12 - vorn.health, vorn.tokens) == (lost, left)
        assert [event.rule for event in told(s, "hurt")] == ([rule] if lost else [])
        assert len(told(s, "stunned")) == ("stun" in tokens)
        assert len(told(s, "seen")) + len(told(s, "lurks")) == ("stealth" in tokens)


@pytest.mark.rule("dmg.suffers-moment", "kw.brittle.hero", "kw.sturdiness", "kw.sturdiness.exceed")
def test_who_suffers_how_much() -> None:
    s = hall("war", "vorn@c3")
    vorn, foe = s.heroes["vorn"], minion(s, "g3")
    assert (hurt(s, "vorn", 0, "kw.drain"), hurt(s, "vorn", 1, "kw.drain")) == (0, 1)
    vorn.tokens, foe.tokens = {"brittle": 1}, {"brittle": 1}
    assert hurt(s, "vorn", 2, "kw.drain") == 4
    assert (vorn.tokens, hurt(s, foe.id, 2, "kw.drain"), foe.tokens) == ({}, 2, {"brittle": 1})
    ally = Ally("robin_rising_1", "robin_rising", at(s, "e3"))  # Sturdiness 5
    s.allies[ally.id] = ally
    assert hurt(s, ally.id, 5, "kw.drain") == 0
    ally.tokens = {"brittle": 1}
    assert hurt(s, ally.id, 3, "kw.drain") == 6
    assert not s.allies
    vorn.health = 2
    hurt(s, "vorn", 2, "kw.drain")
    assert (vorn.down, hurt(s, "vorn", 1, "kw.drain")) == (True, 0)
    s.won = False
    assert hurt(s, foe.id, 1, "kw.drain") == 0


@pytest.mark.rule("kw.heal", "gap.boss-health-cap", "ruling.hauntings")
def test_up_to_what_one_is_healed() -> None:
    s = hall("war", "vorn@c3")
    s.boss.health, s.boss.top = 10, 12
    heal(s, "war", 5, "kw.heal")
    assert s.boss.health == 12
    s.boss.health = 15  # above what it began with
    heal(s, "war", 5, "kw.heal")
    assert s.boss.health == 15
    foe = minion(s, "g3", health=1)
    foe.top = 4
    heal(s, foe.id, 9, "kw.heal")
    assert foe.health == 4
    s.monsters["p"] = Monster("p", "hero_lorennor", "pink", 9, at(s, "i3"))
    heal(s, "p", 2, "kw.heal")
    assert s.monsters["p"].health >= 9
    s.monsters["p"].health, s.statuses = 9, ["past_life_hauntings"]
    heal(s, "p", 2, "kw.heal")
    assert s.monsters["p"].health == 7
    heal(s, foe.id, 2, "kw.heal")
    assert foe.health == 4


@pytest.mark.rule("ruling.turncoats", "kw.killing-blow", "ruling.victory", "ruling.cleared")
def test_what_a_defeat_brings() -> None:
    s = hall("war", "vorn@c3")
    for kind, status, by, pays in (
        ("condottieri_turncoat", "desert_knight", "vorn", True),
        ("condottieri_turncoat", "betrayed_condottieri", "vorn", True),
        ("condottieri_turncoat", "umbralian_knight", "vorn", False),
        ("condottieri_turncoat", "desert_knight", "", False),
        ("garothian_revenant", "desert_knight", "vorn", False),
    ):
        s.monsters["x"] = Monster("x", kind, "brown", 3, at(s, "g3"))
        s.statuses, s.under_way = [status], []
        defeat(s, s.monsters["x"], by)
        assert s.under_way == ([Owed("boon", "vorn")] if pays else [])
        assert "x" not in s.monsters
    assert s.cause == "", "in a hall nobody wins by Monsters"
    defeat(s, s.boss)
    assert (s.won, s.cause) == (True, "won")
    end(s, won=False, cause="killed", rule="kw.tc.second")
    assert (s.won, s.cause) == (True, "won"), "it is over only once"
    push(s, Owed("boon", "vorn"))
    assert s.under_way == []


@pytest.mark.rule("ruling.cleared", "ruling.last-scene")
def test_an_adventure_is_not_won_while_a_door_is_shut_or_somebody_is_left() -> None:
    s = quay("vorn@c5", "executioner@i1")
    accomplish(s)
    assert s.won is None
    del s.monsters["executioner_1"]
    accomplish(s)
    assert s.won is None, "Doors are shut"


@pytest.mark.rule("kw.cast")
def test_only_what_lies_on_top_is_taken_off() -> None:
    s = hall("war", "vorn@c3")
    below, top = Owed("cleanse", "vorn", 1), Owed("cleanse", "vorn", 1)
    s.under_way = [below, top]
    pop(s, below)
    assert s.under_way == [below, top]
    pop(s, top)
    assert s.under_way == [below]
    s.under_way = []
    pop(s, below)
    assert s.under_way == []


@pytest.mark.rule("kw.slow.effect", "kw.knock-down.effect", "gap.slow-floor", "kw.movement")
def test_points_of_a_move() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "g3")
    for tokens, points, after in (
        ({}, 4, {}),
        ({"slow": 1}, 2, {}),
        ({"knock_down": 1, "slow": 1}, 0, {"slow": 1}),
    ):
        foe.tokens = dict(tokens)
        assert (stride(s, foe.id, 4), foe.tokens) == (points, after)
    foe.tokens = {"slow": 1}
    assert stride(s, foe.id, 1) == 0
    assert (len(told(s, "slowed")), len(told(s, "move-cancelled"))) == (2, 1)


# Growing --------------------------------------------------------------------------------------


@pytest.mark.rule("upg.receive", "upg.no-cubes", "upg.house-swap", "upg.covered-gone")
def test_the_cube_on_a_covered_skill_comes_back_and_a_curse_does_not() -> None:
    for cube in (*COLOURS, CURSE):
        s = hall("war", "vorn@c3")
        vorn = s.heroes["vorn"]
        option = upgrades(s, vorn)[0]
        vorn.slots, vorn.pool = {option.skill: cube}, {}
        upgrade(s, vorn, option)
        assert vorn.pool == ({cube: 1} if cube in COLOURS else {})
        assert vorn.slots == {}
        vorn.slots, vorn.pool = {option.tile: cube}, {}
        uncover(s, vorn, option.tile)
        assert vorn.pool == ({cube: 1} if cube in COLOURS else {})
        assert (vorn.slots, vorn.tiles) == ({}, {})
        assert option in upgrades(s, vorn)


@pytest.mark.rule("upg.unique", "upg.battle-concentration", "upg.tree", "upg.path")
@pytest.mark.rule("upg.starting-only", "upg.no-passive")
def test_which_tiles_are_left_and_what_they_cover() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    path = HEROES["vorn"].path
    mine = [tile for tile, entry in UPGRADES.items() if entry.path == path]
    assert tiles_left(s, path) == mine
    for tile in mine:
        for skill in coverable(vorn, tile):
            assert SKILLS[skill].colour == SKILLS[tile].colour
            assert (SKILLS[skill].kind, SKILLS[skill].timing == "passive") == ("board", False)
        copies = UPGRADES[tile].copies
        for n in range(copies + 1):
            maya.tiles = {str(i): tile for i in range(n)}
            assert (tile in tiles_left(s, path)) == (n < copies)
        maya.tiles = {}
    assert {option.tile for option in upgrades(s, vorn)} <= set(mine)


@pytest.mark.rule("legacy.advance", "legacy.two", "legacy.when", "legacy.assign", "legacy.stash")
def test_legacy_cards_by_steps_and_two_for_a_hero() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    force = next(iter(LEGACY.values())).force
    for n in range(1, 5):
        advance(s, [force])
        assert s.trails == {force: min(n, 3)}
    assert len(told(s, "legacy")) == 3
    cards = cards_of(s.trails)
    assert len(cards) == len([c for c in LEGACY.values() if c.force == force and c.step <= 3])
    assert cards_of({force: 1}) == [k for k, c in LEGACY.items() if (c.force, c.step) == (force, 1)]
    assert cards_of({}) == []
    vorn = s.heroes["vorn"]
    vorn.legacy = cards[:2]
    found = {str(option) for option in sharing(s)}
    assert not any(one.endswith(" vorn") for one in found)
    assert {f"Stash {card}" for card in cards[:2]} == {o for o in found if o.startswith("Stash")}
    vorn.legacy = cards[:1]
    found = {str(option) for option in sharing(s)}
    assert f"Assign {cards[1]} vorn" in found
    assert f"Assign {cards[0]} vorn" not in found
    assert f"Assign {cards[0]} maya" in found


# Furniture ------------------------------------------------------------------------------------


@pytest.mark.rule("furn.interact", "furn.barrel.hide", "furn.crates.none", "furn.pillar.none")
@pytest.mark.rule("furn.shelf.use", "furn.effect")
def test_which_piece_serves_whom() -> None:
    s = hall("war", "vorn@c3 maya@l1", front="E4", back="F4")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    small = {"vorn": HEROES["vorn"].race, "maya": HEROES["maya"].race}
    for kind in ("barrels", "bookshelf", "fountain", "basin", "crates", "pillar"):
        s.furniture = {at(s, "d4"): kind, at(s, "f6"): kind}
        s.deck = [next(name for name, card in ITEMS.items() if card.kind == "scroll")]
        for hero in (vorn, maya):
            folk = small[hero.id] in ("dwarf", "halfling")
            does = kind in ("bookshelf", "fountain") or (kind == "barrels" and folk)
            assert serves(s, hero, at(s, "d4")) == does
        found = [str(option) for option in works_beside(s, vorn)]
        assert found == ([f"Work {kind}-d4"] if serves(s, vorn, at(s, "d4")) else [])
        s.deck = []
        if kind == "bookshelf":
            assert not serves(s, vorn, at(s, "d4")), "no Scroll is left"
    s.furniture = {at(s, "d4"): "barrels"}
    maya.at, maya.hiding = at(s, "d4"), True
    assert hider(s, at(s, "d4")) is maya
    assert not serves(s, vorn, at(s, "d4")), "there is somebody in it"
    s.furniture = {at(s, "d4"): "fountain"}
    minion(s, "b3")
    assert works_beside(s, vorn) == [], "engaged"


@pytest.mark.rule("furn.fountain.water", "furn.fountain.power", "furn.fountain.power-large")
def test_what_is_in_the_water() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn, turn, other = s.heroes["vorn"], acting(s, "vorn"), HeroTurn("maya")
    s.under_way.insert(0, other)
    vorn.health = 5
    fresh_water(s, "vorn")
    assert (vorn.health, s.under_way.pop()) == (7, Owed("cleanse", "vorn", 2))
    empowerment(s, "vorn")
    assert (vorn.has("inspire"), vorn.empowered) == (1, 4)
    assert (turn.cube_actions, other.cube_actions) == (3, 2)
    foe = minion(s, "g3", health=3)
    empowerment(s, foe.id)
    assert (foe.surge, turn.cube_actions) == (4, 3)
    fresh_water(s, foe.id)
    assert (foe.health, s.under_way[-1]) == (5, Owed("cleanse", foe.id, 2))


@pytest.mark.rule("furn.tk.range", "kw.claim.throw", "furn.chest.throw")
def test_where_a_piece_stands() -> None:
    s = hall("war", "vorn@c3")
    s.furniture, s.chests, s.loot = {at(s, "d4"): "crates"}, [at(s, "e3")], [at(s, "e4")]
    s.banner = at(s, "f3")
    places = {"crates-d4": "d4", "chest-e3": "e3", "loot-e4": "e4", "banner": "f3"}
    for piece, where in places.items():
        assert square_of(s, piece) == at(s, where)
    for piece in ("barrels-d4", "chest-e4", "loot-e3", "crates-e5", "crates-zz"):
        assert square_of(s, piece) == OFF


@pytest.mark.rule("furn.throw.adjacent", "furn.throw.range", "furn.shelf.topple", "furn.decoration")
@pytest.mark.rule("furn.fountain.no-throw", "furn.pillar.no-throw", "furn.crates.throw")
def test_what_can_be_thrown_by_whom_at_whom() -> None:
    def found(kind: str, where: str, foe: str, **fields: object) -> list[str]:
        s = hall("war", "vorn@c3", front="E4", back="F4")
        s.furniture = {at(s, where): kind}
        minion(s, foe)
        s.options = replace(s.options, **fields)
        return [str(option) for option in throws(s, s.heroes["vorn"])]

    assert found("barrels", "d3", "e3") == ["Throw barrels-d3 garothian_revenant_1"]
    assert found("barrels", "d3", "f1") == ["Throw barrels-d3 garothian_revenant_1"]
    assert found("barrels", "d3", "g3") == [], "two areas away"
    assert found("barrels", "e3", "d3") == [], "not beside the thrower"
    assert found("bookshelf", "d3", "e4") == ["Throw bookshelf-d3 garothian_revenant_1"]
    assert found("bookshelf", "d3", "f3") == [], "a shelf only topples"
    assert found("fountain", "d3", "e3") == found("pillar", "d3", "e3") == []
    assert found("barrels", "d3", "e3", plain_furniture=True) == []


@pytest.mark.rule("furn.barrel.throw-large", "furn.crates.throw", "furn.barrel.throw-hero")
def test_what_does_nothing_to_large_ones() -> None:
    s = hall("war", "vorn@c3 maya@d4")
    foe = minion(s, "g3")
    s.furniture = {at(s, "d4"): "barrels", at(s, "d3"): "crates", at(s, "d2"): "bookshelf"}
    s.monsters["big"] = Monster("big", "abomination", "pink", 9, at(s, "i3"))
    assert [is_large(s, who) for who in ("war", "big", foe.id, "vorn")] == [
        True,
        True,
        False,
        False,
    ]
    for whom, light in (("war", False), ("big", False), (foe.id, True)):
        assert hits(s, "barrels-d4", whom) == light
        assert hits(s, "crates-d3", whom) == light
        assert hits(s, "bookshelf-d2", whom)
    s.heroes["maya"].hiding = True
    assert hits(s, "barrels-d4", "war")


@pytest.mark.rule("ruling.throw", "threat.shields-no-choice")
def test_shield_against_what_is_thrown_is_told_only_if_there_was_some() -> None:
    s = hall("war", "vorn@c3")
    vorn, foe = s.heroes["vorn"], minion(s, "g3")
    strike(s, vorn, foe.id, 2, "furn.barrel.throw")
    assert (foe.health, told(s, "shielded")) == (5, [])
    foe.tokens = {"shield": 1}
    strike(s, vorn, foe.id, 2, "furn.barrel.throw")
    assert (foe.health, foe.tokens, len(told(s, "shielded"))) == (4, {}, 1)
    foe.tokens = {"shield": 3}
    strike(s, vorn, foe.id, 2, "furn.barrel.throw")
    assert (foe.health, foe.tokens) == (4, {"shield": 1})


@pytest.mark.rule("furn.tk.range", "furn.tk.distance", "turn.loot-object", "obj.ground.no-share")
def test_what_telekinesis_lifts_and_how_far() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, foe = s.heroes["vorn"], minion(s, "g3")
    for where, reach, n, there in (
        ("d3", "yellow", 3, True),
        ("e3", "yellow", 3, False),
        ("e3", "red", 2, True),
        ("g1", "red", 3, False),
        ("g1", "blue", 2, True),
        ("d3", "blue", 2, False),
        ("d3", "blue", 3, True),
    ):
        s.furniture = {at(s, where): "barrels"}
        assert bool(hurlable(s, vorn, n, reach)) == there, (where, reach, n)
    assert in_squares(s, at(s, "e3"), foe.id, 2)
    assert not in_squares(s, at(s, "d3"), foe.id, 2)
    assert in_squares(s, at(s, "h6"), "war", 1)
    assert not in_squares(s, at(s, "g6"), "war", 1)
    s.furniture, s.loot = {}, [at(s, "c6"), at(s, "d6")]
    free = named(s, hauled_to(s, at(s, "c6"), 1))
    assert {"b5", "c5", "d5", "d7"} <= free
    assert not free & {"c6", "d6"}, "each has a Ground Object"


@pytest.mark.rule("ph.kill-token", "ph.no-fall-kill")
def test_only_from_a_token_somebody_falls() -> None:
    s = hall("war", "vorn@c3")
    foe = minion(s, "g3")
    assert over_the_edge(s, foe.id) == ()
    assert over_the_edge(s, "vorn") == ()
    drop(s, foe.id, "vorn")
    assert foe.id not in s.monsters


@pytest.mark.rule("kw.claim.throw", "furn.decoration")
def test_all_pieces_by_their_squares() -> None:
    s = hall("war", "vorn@c3")
    s.furniture = {at(s, "d3"): "crates", at(s, "d4"): "pillar", at(s, "d5"): "basin"}
    s.chests, s.banner = [at(s, "e3")], at(s, "f3")
    assert pieces(s) == {
        at(s, "d3"): "crates-d3",
        at(s, "e3"): "chest-e3",
        at(s, "f3"): "banner",
    }
    s.banner = OFF
    assert "banner" not in pieces(s).values()


# Pushes and rolls -----------------------------------------------------------------------------


@pytest.mark.rule("kw.push", "kw.push.stop", "kw.push.obstacle", "kw.restrain")
def test_every_line_of_a_push_leads_away() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, foe = s.heroes["vorn"], minion(s, "d3")
    ends = {hall_of(s).board.names[i]: len(way) for i, way in lines(s, foe, vorn, 2).items()}
    assert ends == {"f1": 2, "f3": 2, "e4": 1}, "f5 is too high, and all others no farther away"
    assert lines(s, foe, vorn, 1).keys() == {at(s, name) for name in ("e2", "e3", "e4")}
    s.chests = [at(s, "f3")]
    assert at(s, "e3") in lines(s, foe, vorn, 2)
    s.chests = [at(s, "e3")]
    assert not {at(s, "e3"), at(s, "f3")} & lines(s, foe, vorn, 2).keys()


@pytest.mark.rule("kw.restrain.swap")
def test_who_takes_the_place_of_one_who_is_held_is_held() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    for mine, hers, after in (
        ({"restrain": 1}, {}, ({}, {"restrain": 1})),
        ({}, {"restrain": 1}, ({"restrain": 1}, {})),
        ({"restrain": 1}, {"restrain": 1}, ({"restrain": 1}, {"restrain": 1})),
        ({}, {}, ({}, {})),
    ):
        vorn.tokens, maya.tokens = dict(mine), dict(hers)
        pass_on(vorn, maya)
        assert (vorn.tokens, maya.tokens) == after


@pytest.mark.rule("gap.core.accuracy", "ruling.height", "dark.hero-penalty", "kw.weapon.crit")
def test_what_the_die_has_to_show() -> None:
    s = hall("war", "vorn@c3", front="E1", back="F1")
    vorn, foe = s.heroes["vorn"], minion(s, "d3")
    blow = Blow("vorn", "weapon", [Hit(foe.id)])
    plain = needed(s, blow, blow.hits[0])
    blow.to_hit, vorn.rallied = 2, 1
    assert needed(s, blow, blow.hits[0]) == plain - 3
    blow.to_hit, vorn.rallied, s.darkness = 0, 0, [at(s, "c3")]
    assert needed(s, blow, blow.hits[0]) == plain + 2
    s.darkness, foe.at = [], at(s, "e5")
    assert (height(s, vorn, foe.id), needed(s, blow, blow.hits[0])) == (-2, plain + 2)
    vorn.at, foe.at = at(s, "e5"), at(s, "d5")
    assert height(s, vorn, foe.id) == 2
    assert height(s, vorn, "war") == 2
    vorn.at = at(s, "a1")  # level 1
    foe.at = at(s, "b1")
    assert height(s, vorn, foe.id) == 0
    s.boss.front = OFF
    assert height(s, vorn, "war") == 0
    s.boss.front, vorn.at = area(s, "E1"), OFF
    assert height(s, vorn, "war") == height(s, vorn, foe.id) == 0
    shown = [reaches(n, 12) for n in (1, 11, 12, 20)] + [
        reaches(1, 0),
        reaches(2, 2),
        reaches(20, 25),
    ]
    assert shown == [False, False, True, True, False, True, True]


@pytest.mark.rule(
    "mult.order", "mult.2-bonus", "mult.3-double", "mult.4-crit", "kw.brittle.monster"
)
@pytest.mark.rule("kw.rangers-mark", "kw.intimidate", "kw.keen", "kw.crit")
def test_the_arithmetic_of_an_attack() -> None:
    s = hall("war", "vorn@c3 handuriel@d3")
    vorn, foe = s.heroes["vorn"], minion(s, "e3")
    for fields, tokens, mine, total, crit in (
        ({"base": 3}, {}, {}, 3, False),
        ({"base": 3, "bonus": 2}, {}, {}, 5, False),
        ({"base": 3, "double": True}, {}, {}, 6, False),
        ({"base": 3, "natural": 20}, {}, {}, 6, True),
        ({"base": 3, "natural": 19}, {}, {}, 3, False),
        ({"base": 3, "natural": 16, "critical": 16}, {}, {}, 6, True),
        ({"base": 3, "natural": 15, "critical": 16}, {}, {}, 3, False),
        ({"base": 3, "double": True, "natural": 20}, {}, {}, 12, True),
        ({"base": 3}, {"brittle": 1}, {}, 6, True),
        ({"base": 3, "natural": 20}, {"brittle": 1}, {}, 6, True),
        ({"base": 3}, {}, {"intimidate": 2}, 1, False),
        ({"base": 3}, {}, {"intimidate": 4}, 0, False),
        ({"base": 3}, {"mark": 1}, {}, 3, False),
    ):
        foe.tokens, vorn.tokens = dict(tokens), dict(mine)
        blow = Blow("vorn", "weapon", [Hit(foe.id)], **fields)  # type: ignore[arg-type]
        assert damage(s, blow, blow.hits[0], vorn) == total, (fields, tokens, mine)
        assert blow.crit == crit
        assert not foe.has("brittle")
    ranger = s.heroes["handuriel"]
    foe.tokens = {"mark": 1}
    blow = Blow("handuriel", "weapon", [Hit(foe.id)], base=3)
    assert damage(s, blow, blow.hits[0], ranger) == 4
    ranger.empowered = 4
    assert damage(s, blow, blow.hits[0], ranger) == 8


@pytest.mark.rule("kw.overpressure", "turn.one-minor")
def test_under_overpressure_only_a_potion() -> None:
    s = quay("vorn@c5", "executioner@i1")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    scroll = next(name for name, card in ITEMS.items() if card.kind == "scroll")
    vorn.bag, vorn.tokens = [potion, scroll], {"fruit": 1}
    assert {"Eat", f"Consume {potion}"} <= {str(option) for option in minors(s, turn, vorn)}
    s.monsters["m"] = Monster("m", "fallen_maiden", "pink", 9, at(s, "g3"))
    assert [str(option) for option in minors(s, turn, vorn)] == [f"Consume {potion}"]
    turn.minors = 0
    assert minors(s, turn, vorn) == []


@pytest.mark.rule("kw.jump.over", "furn.barrel.inside")
def test_who_is_put_elsewhere_hides_no_longer() -> None:
    s = hall("war", "vorn@c3")
    vorn = s.heroes["vorn"]
    vorn.hiding = True
    put(s, "vorn", at(s, "d4"))
    assert (vorn.hiding, vorn.at) == (False, at(s, "d4"))
