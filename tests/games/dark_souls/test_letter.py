"""To the letter: costs, targets, ways and exits, the table before play, what a bonfire offers."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.attacks import (
    aimed_at,
    cost_of,
    damage_of,
    defence_of,
    own_turn,
    reach_of,
    receivers,
    strikes,
    targets_from,
)
from grimtable.games.dark_souls.bonfire import (
    attachable,
    detach,
    detachable,
    equips,
    level_cost,
    recover,
    rest,
    serve,
    services,
    spares,
    stow,
    treasure_cost,
)
from grimtable.games.dark_souls.characters import (
    actions,
    finish,
    fits,
    holds,
    next_character,
    start,
    take_in_hand,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.nodes import (
    characters_on,
    clear,
    crate,
    dodge_cost,
    exits,
    has_dodged,
    is_trapped,
    retrieve,
    standing_on,
    ways,
)
from grimtable.games.dark_souls.notation import Grant
from grimtable.games.dark_souls.setup import (
    SPARKS,
    character,
    distances,
    doors_of,
    dress,
    joined,
    laid_doors,
    levels_ahead,
    new,
    open_doors,
    placements,
)
from grimtable.games.dark_souls.state import Dropped, Options, Souls, Tile, room, spot_at
from grimtable.games.dark_souls.under_way import Pushed, Sprung
from tests.games.dark_souls.playing import acting, drive, fight, knight, party, told


def armed(s: Souls, who: str, left: str | None, right: str | None = None) -> Any:
    c = s.characters[who]
    c.left, c.right, c.backup = left, right, []
    return c


# Attacks ------------------------------------------------------------------------------------------


@pytest.mark.rule("attack.char.option", "cond.stagger.character", "ruling.flying-high")
def test_what_a_line_costs_now() -> None:
    s = fight("knight@c3", "sentinel@c3")
    c = armed(s, "knight", "broadsword")
    assert [cost_of(s, c, "broadsword", i) for i in range(3)] == [0, 2, 4]
    assert cost_of(s, c, "broadsword", 2, free=True) == 0
    s.upgrades = {"broadsword": ["simple_gem"]}
    assert [cost_of(s, c, "broadsword", i) for i in range(3)] == [0, 2, 3], "the costliest alone"
    s.upgrades = {}
    c.conditions = ["stagger"]
    assert [cost_of(s, c, "broadsword", i) for i in range(3)] == [1, 3, 5]
    boss = fight("knight@c3>4", "gargoyle@c3>0")
    c = armed(boss, "knight", "broadsword")
    deck = boss.battle.deck
    assert deck is not None
    assert cost_of(boss, c, "broadsword", 0) == 0, "not before heat-up"
    deck.heated = True
    assert cost_of(boss, c, "broadsword", 0) == 1
    c.node = "c1"
    assert cost_of(boss, c, "broadsword", 0) == 0, "only on its node"


@pytest.mark.rule("range.count", "range.zero", "range.one", "weapon.shaft", "weapon.node")
def test_whom_a_range_reaches() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@c1 hollow_soldier@c1 crossbow_hollow@a1")

    def found(reach: int, *, shaft: bool = False, whole: bool = False) -> list[str]:
        return targets_from(s, "c3", reach, shaft=shaft, whole_node=whole)

    assert found(0) == ["sentinel_1"]
    assert found(1) == ["sentinel_1", "hollow_soldier_1", "hollow_soldier_2"]
    assert found(1, shaft=True) == ["hollow_soldier_1", "hollow_soldier_2"]
    assert found(0, shaft=True) == []
    far = room(s).distance["c3"]["a1"]
    assert "crossbow_hollow_1" in found(far)
    assert "crossbow_hollow_1" not in found(far - 1)
    assert found(1, whole=True) == ["c3", "c1", "hollow_soldier_1", "hollow_soldier_2"]
    assert [m.id for m in aimed_at(s, "c1")] == ["hollow_soldier_1", "hollow_soldier_2"]
    assert [m.id for m in aimed_at(s, "sentinel_1")] == ["sentinel_1"]
    machete, sword = LIBRARY.gear["great_machete"], LIBRARY.gear["balder_side_sword"]
    assert reach_of(machete, machete.actions[0]) == 1
    assert [reach_of(sword, action) for action in sword.actions] == [0, 1]


@pytest.mark.rule("attack.char.option", "weapon.shift", "attack.char.per-weapon")
def test_only_lines_that_can_be_paid_for_are_offered() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@c1")
    c = armed(s, "knight", "broadsword")
    acting(s, "knight")

    def lines() -> set[int]:
        return {one.line for one in strikes(s, c, "broadsword")}

    assert lines() == {1, 2, 3}
    c.stamina = 10 - 3
    assert lines() == {1, 2}
    c.stamina = 10 - 2
    assert lines() == {1, 2}, "down to the last box"
    c.stamina = 10 - 1
    assert lines() == {1}
    c.stamina = 0
    only = {str(one) for one in strikes(s, c, "broadsword", only="sentinel_1")}
    assert only
    assert all("sentinel_1" in one for one in only if one.startswith("Strike"))
    assert list(strikes(s, c, "broadsword", backup=True)) == []
    assert {one.line for one in strikes(s, c, "broadsword", free=True)} == {1, 2, 3}


@pytest.mark.rule("equip.range", "endurance.gain")
def test_whom_a_grant_reaches() -> None:
    s = fight("knight@c3 herald@c1 warrior@a1", "sentinel@e5")
    herald = s.characters["herald"]

    def who(grant: Grant, reach: int) -> list[str]:
        return [one.id for one in receivers(s, herald, grant, reach)]

    assert Grant.__struct_fields__[:2] == ("who", "stamina")
    assert who(Grant("self", 1), 9) == ["herald"]
    assert who(Grant("all", 1), 0) == ["herald"]
    assert who(Grant("all", 1), 1) == ["knight", "herald", "warrior"]
    assert who(Grant("others", 1), 1) == ["knight", "warrior"]
    assert who(Grant("one", 1, within=0), 9) == ["herald"], "a range of its own"


@pytest.mark.rule("attack.char.physical", "ruling.titanite", "attack.char.magical")
def test_block_resist_and_a_tough_hide() -> None:
    assert (defence_of("sentinel", magic=False), defence_of("sentinel", magic=True)) == (2, 1)
    assert [damage_of("sentinel", n, magic=False) for n in (1, 2, 3)] == [0, 0, 1]
    tough = [damage_of("titanite_demon", 3 + n, magic=False) for n in range(5)]
    assert tough == [0, 1, 2, 2, 3], "from three damage on one less"
    s = fight("knight@c3 herald@c1", "sentinel@e5")
    assert own_turn(s, knight(s)) is None
    turn = acting(s, "knight")
    assert own_turn(s, knight(s)) is turn
    assert own_turn(s, s.characters["herald"]) is None


# Nodes --------------------------------------------------------------------------------------------


@pytest.mark.rule("node.adjacent", "barrel.break", "push.attack", "gap.push-impossible")
def test_where_one_steps_and_where_one_is_pushed() -> None:
    s = fight("knight@c3 herald@c3", "sentinel@c1 hollow_soldier@c3")
    near = set(room(s).neighbours["c3"])
    assert standing_on(s, "c3") == ["knight", "herald", "hollow_soldier_1"]
    assert [c.id for c in characters_on(s, "c3")] == ["knight", "herald"]
    assert {to for to, _ in ways(s, knight(s), over_barrels=False)} == near
    assert set(exits(s, "knight")) == near
    assert set(exits(s, "hollow_soldier_1")) == near
    away = {n for n in near if room(s).distance["c1"][n] > room(s).distance["c1"]["c3"]}
    assert set(exits(s, "knight", away_from="c1")) == away
    assert set(exits(s, "knight", chain=("c1",))) == near - {"c1"}
    s.battle.terrain = {"c5": "barrel"}
    costs = dict(ways(s, knight(s), over_barrels=True))
    assert (costs["c5"], costs["c1"]) == (1, 0)
    assert crate(s, "c5") == 1
    assert "c5" not in dict(ways(s, knight(s), over_barrels=False))
    s.battle.broken.append("c5")
    assert crate(s, "c5") == 0
    clear(s, "c3")
    assert s.under_way == [
        Pushed("herald", "c3", chain=("c3",)),
        Pushed("knight", "c3", chain=("c3",)),
    ]


@pytest.mark.rule("dodge.cost", "dodge.success", "cond.frostbite.character")
def test_a_dodge_costs_one_and_more_with_frostbite() -> None:
    s = fight("knight@c3", "sentinel@e5")
    c = knight(s)
    assert dodge_cost(s, c) == 1
    c.conditions = ["frostbite"]
    assert dodge_cost(s, c) == 2
    c.stamina = 9
    assert dodge_cost(s, c) is None
    c.conditions = []
    assert dodge_cost(s, c) == 1
    c.stamina = 10
    assert dodge_cost(s, c) is None
    for icons, dodged in ((0, False), (1, True), (2, True)):
        assert has_dodged(s, Sprung("knight", 2, 1, faces=(icons,)), c) is dodged


@pytest.mark.rule("souls.retrieve", "trap.once", "trap.enemies")
def test_souls_come_back_where_they_lie_and_a_trap_springs_once() -> None:
    s = fight("knight@c3", "sentinel@e5")
    place = s.battle.place
    for at, node, back in ((place, "c1", 0), ("elsewhere", "c3", 0), (place, "c3", 7)):
        s.souls, s.dropped = 0, Dropped(at, node, 7)
        retrieve(s, knight(s))
        assert s.souls == back
        assert (s.dropped is None) == bool(back)
    s.tiles[place].traps = {"c3": ""}
    assert is_trapped(s, "c3")
    assert not is_trapped(s, "c1")
    s.battle.sprung.append("c3")
    assert not is_trapped(s, "c3")


# Activations --------------------------------------------------------------------------------------


@pytest.mark.rule("equip.slots.two-hand", "act.start.swap", "equip.slots.backup")
def test_which_weapons_fit_together_and_how_they_are_taken_in_hand() -> None:
    assert fits("estoc", "spear")
    assert fits(None, "composite_bow")
    assert fits("composite_bow", None)
    assert not fits("composite_bow", "great_wooden_hammer")
    assert not fits("composite_bow", "estoc")
    s = party("knight")
    c = knight(s)
    c.left, c.right, c.backup = "estoc", "spear", []
    assert [str(one) for one in holds(c)] == ["Hold knight estoc spear"]
    c.backup = ["composite_bow"]
    assert len(holds(c)) == 2
    take_in_hand(c, holds(c)[1])
    assert {c.left, c.right} == {"composite_bow", None}
    assert set(c.backup) == {"estoc", "spear"}


@pytest.mark.rule("estus.use", "move.walk", "move.run", "move.before-or-after", "heroic.use")
def test_what_an_active_character_may_do() -> None:
    s = fight("knight@c3", "sentinel@c3")
    c = armed(s, "knight", "estoc")
    turn = acting(s, "knight", walk_left=1)

    def kinds() -> set[str]:
        return {str(one).split()[0] for one in actions(s, c, turn)}

    assert kinds() == {"End", "Strike", "Walk", "Run"}, "nothing to heal, no heroic of that kind"
    c.damage = 1
    assert "Estus" in kinds()
    c.damage, c.stamina = 0, 1
    assert "Estus" in kinds()
    c.estus = False
    assert "Estus" not in kinds()
    turn.used = ["estoc"]
    assert "Strike" not in kinds()
    turn.used, turn.moved = [], "after"
    assert "Strike" not in kinds(), "no attack after the walk that followed one"
    turn.moved, turn.struck = "before", True
    assert not kinds() & {"Walk", "Run"}
    turn.moved = ""
    assert "Walk" in kinds()
    turn.walk_left = 0
    assert "Run" in kinds()
    assert "Walk" not in kinds()
    c.stamina = 9
    assert "Run" in kinds()
    c.conditions = ["frostbite"]
    assert "Run" not in kinds()


@pytest.mark.rule("enc.turn.clockwise", "enc.turn.first-choice", "act.start.stamina")
def test_whose_turn_it_is_and_what_it_begins_with() -> None:
    s = fight("knight@c3 herald@c1", "sentinel@e5")
    s.first = "herald"
    assert drive(next_character(s)).id == "herald"
    s.first = None
    assert drive(next_character(s), ["Lead knight"]).id == "knight"
    c = knight(s)
    c.stamina = 3
    drive(start(s, c))
    assert (c.stamina, s.battle.aggro) == (1, "knight")
    c.conditions, c.damage = ["poison"], 0
    finish(s, c)
    assert c.damage == 1
    assert c.conditions == []


# Setup --------------------------------------------------------------------------------------------


@pytest.mark.rule("setup.sparks", "souls.start", "setup.char.choose", "setup.treasure")
@pytest.mark.parametrize(("n", "sparks", "souls"), [(1, 5, 16), (2, 4, 0), (3, 3, 0), (4, 2, 0)])
def test_sparks_and_souls_by_the_number_of_players(n: int, sparks: int, souls: int) -> None:
    everybody = ("knight", "herald", "warrior", "assassin")[:n]
    s = new(Options(party=everybody))
    assert (s.sparks, s.souls, SPARKS[n]) == (sparks, souls, sparks)
    assert list(s.characters) == list(everybody)


@pytest.mark.rule("setup.char.equip", "equip.slots.one-hand", "equip.slots.two-hand")
def test_starting_cards_go_where_there_is_room() -> None:
    for who in LIBRARY.profiles:
        fresh = character(who)
        worn = [x for x in (fresh.armour, fresh.left, fresh.right, *fresh.backup) if x]
        assert sorted(worn) == sorted(LIBRARY.profiles[who].equipment)
    c: Any = character("knight")
    c.left = c.right = None
    c.backup = []
    for item, expected in (
        ("estoc", ("estoc", None, [])),
        ("spear", ("estoc", "spear", [])),
        ("falchion", ("estoc", "spear", ["falchion"])),
    ):
        dress(c, item)
        assert (c.left, c.right, c.backup) == expected
    c.left = c.right = None
    c.backup = []
    dress(c, "composite_bow")
    dress(c, "estoc")
    assert (c.left, c.right, c.backup) == ("composite_bow", None, ["estoc"])
    c.left, c.right, c.backup = None, "estoc", []
    dress(c, "composite_bow")
    assert (c.left, c.right, c.backup) == (None, "estoc", ["composite_bow"])
    dress(c, "spear")
    assert (c.left, c.right, c.backup) == ("spear", "estoc", ["composite_bow"])


@pytest.mark.rule("ruling.tile-alignment", "setup.tiles.layout", "tile.doorway")
def test_doorways_meet_doorways_and_walls_meet_walls() -> None:
    s = party("knight")
    s.boss, s.phase = "gargoyle", "tiles"
    tiles = list(dict.fromkeys(face.tile for face in LIBRARY.faces.values()))
    s.box = tiles[:4]
    way = {0: (0, -1), 2: (1, 0), 4: (0, 1), 6: (-1, 0)}
    while s.box:
        laid = laid_doors(s)
        there = {
            (x + way[d][0], y + way[d][1]) for (x, y), doors in laid.items() for d in doors
        } - set(laid)
        assert open_doors(laid) == there
        found = list(placements(s))
        assert found
        assert len(set(found)) == len(found)
        offered = set()
        for lay in found:
            at, doors = spot_at(lay.spot), doors_of(lay.tile + lay.face, lay.turn)
            offered.add((lay.tile, lay.face, lay.turn, at))
            assert at in there
        for tile in s.box:
            for face in "ab":
                for turn in range(4):
                    doors = doors_of(tile + face, turn)
                    for at in there:
                        sides = [
                            ((d in doors), ((d + 4) % 8 in laid[at[0] + dx, at[1] + dy]))
                            for d, (dx, dy) in way.items()
                            if (at[0] + dx, at[1] + dy) in laid
                        ]
                        good = all(a == b for a, b in sides) and any(a for a, _ in sides)
                        ends = not open_doors({**laid, at: doors})
                        stuck = len(there) == 1 and len(s.box) > 1 and ends
                        assert ((tile, face, turn, at) in offered) == (good and not stuck)
        lay = found[len(found) // 2]
        x, y = spot_at(lay.spot)
        s.tiles[lay.tile] = Tile(lay.tile, lay.tile + lay.face, lay.turn, x, y)
        s.box.remove(lay.tile)
    steps = distances(s)
    assert steps["bonfire"] == 0
    for name, near in joined(s).items():
        for other in near:
            assert abs(steps[name] - steps[other]) <= 1
    for name, n in steps.items():
        assert n == 0 or any(steps[other] == n - 1 for other in joined(s)[name])
    assert len(levels_ahead(s)) == 4


# The bonfire --------------------------------------------------------------------------------------


@pytest.mark.rule("fire.level.cost", "camp.level.cost", "camp.level.tier4", "camp.treasure.cost")
def test_what_levels_and_treasure_cost() -> None:
    s = party("knight")
    c = knight(s)
    for tier, cost in enumerate((2, 4, 8, None)):
        c.tiers["strength"] = tier
        assert level_cost(s, c, "strength") == cost
    assert treasure_cost(s) == 1
    name = next(iter(LIBRARY.campaigns))
    s = party("knight", campaign=name)
    c = knight(s)
    for tier, cost in enumerate((4, 8, 16, 20, None)):
        c.tiers["strength"] = tier
        assert level_cost(s, c, "strength") == cost
    assert treasure_cost(s) == 2


@pytest.mark.rule("fire.luck", "fire.visit", "spark.zero.no-rest", "andre.buy.limit")
def test_what_a_bonfire_offers_for_so_many_souls() -> None:
    s = party("knight")
    s.phase, s.boss = "explore", "gargoyle"
    c = knight(s)

    def kinds(souls: int) -> set[str]:
        s.souls = souls
        return {str(one).split()[0] for one in services(s)}

    assert kinds(0) == {"Rest", "Outfit"}
    assert kinds(1) == {"Rest", "Buy", "Outfit"}
    assert kinds(2) == {"Rest", "Buy", "LevelUp", "Outfit"}
    c.luck = False
    assert "Luck" not in kinds(0)
    assert "Luck" in kinds(1)
    s.sparks = 0
    assert "Rest" not in kinds(1)
    s.souls = 5
    drive(serve(s, o.Luck("knight")))
    assert (c.luck, s.souls) == (True, 4)
    drive(serve(s, o.LevelUp("knight", "strength")))
    assert (c.tiers["strength"], s.souls) == (1, 2)


@pytest.mark.rule("rest.effect.spark", "rest.effect.heroic", "rest.effect.luck", "estus.refill")
def test_a_rest_costs_a_spark_and_restores_all() -> None:
    s = party("knight", "herald")
    tile = Tile("tile_6", "tile_6b", 0, 0, 1, card="hollow_cave", face_up=True)
    s.tiles = {tile.id: tile}
    for c in s.characters.values():
        c.estus = c.heroic = c.luck = False
        c.stamina, c.damage = 3, 2
    sparks = s.sparks
    rest(s)
    assert s.sparks == sparks - 1
    assert not tile.face_up
    for c in s.characters.values():
        assert (c.estus, c.heroic, c.luck, c.stamina, c.damage) == (True, True, True, 0, 0)
    recover(s)
    assert s.sparks == sparks - 1
    assert len(told(s, "recovered")) == 2


@pytest.mark.rule("andre.change", "equip.slots.weapon-limit", "andre.upgrade.armour")
def test_where_cards_can_be_put_and_what_comes_off() -> None:
    s = party("knight")
    c: Any = knight(s)
    for stat in c.tiers:
        c.tiers[stat] = 3
    armour = next(k for k, g in LIBRARY.gear.items() if g.slot == "armour" and g.upgrades)
    c.armour, c.left, c.right, c.backup = None, None, None, []
    assert {one.slot for one in equips(s, c, ["estoc"])} == {"left", "backup"}
    c.left = "spear"
    assert {one.slot for one in equips(s, c, ["estoc"])} == {"left", "right", "backup"}
    c.right, c.backup = "falchion", ["caestus"]
    assert {one.slot for one in equips(s, c, ["estoc"])} == {"left", "right"}
    stow(s, c, "falchion")
    stow(s, c, "caestus")
    assert (c.right, c.backup, s.inventory) == (None, [], ["falchion", "caestus"])
    ring = next(k for k, g in LIBRARY.gear.items() if g.slot == "armour_upgrade")
    gem = next(k for k, g in LIBRARY.gear.items() if g.slot == "weapon_upgrade")
    s.inventory = [ring, gem, armour, "broadsword"]
    found = {str(one) for one in attachable(s, [armour, "broadsword"], None)}
    assert found == {f"Attach {ring} {armour}", f"Attach {gem} broadsword"}
    s.upgrades = {armour: [ring] * LIBRARY.gear[armour].upgrades, "broadsword": [gem]}
    assert list(attachable(s, [armour, "broadsword"], None)) == []
    assert len(list(detachable(s, armour))) == LIBRARY.gear[armour].upgrades
    assert list(detachable(s, "broadsword")) == []
    assert [str(one).split()[0] for one in spares(s)].count("Detach") >= 1
    s.upgrades, s.inventory = {armour: [ring]}, []
    detach(s, ring, armour)
    assert (s.upgrades, s.inventory) == ({}, [ring])


@pytest.mark.rule("weapon.shift", "barrel.break")
def test_a_shift_does_not_lead_over_barrels() -> None:
    s = fight("knight@c3", "sentinel@c1")
    c = armed(s, "knight", "broadsword")
    acting(s, "knight")
    before = {one.via for one in strikes(s, c, "broadsword") if isinstance(one, o.Lunge)}
    assert "c1" in before
    s.battle.terrain = {"c1": "barrel"}
    after = {one.via for one in strikes(s, c, "broadsword") if isinstance(one, o.Lunge)}
    assert "c1" not in after
