"""Setup, pp. 8-9."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.dark_souls import setup
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.setup import SPARKS, placements
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Line,
    Options,
    Sheet,
    Souls,
    Tile,
    fresh_tiers,
    spot_at,
)
from grimtable.kernel.asks import Script
from grimtable.kernel.errors import GrimtableError
from tests.games.dark_souls.playing import asked, drive, offered, party


def laid(s: Souls, *tiles: tuple[str, int, int, int]) -> None:
    """Lay tiles: face, quarter turns, x, y."""
    for face, turn, x, y in tiles:
        s.tiles[face[:-1]] = Tile(face[:-1], face, turn, x, y)


@pytest.mark.rule("setup.sparks", "souls.start", "goal.coop", "souls.cache")
def test_sparks_and_souls_by_the_number_of_players() -> None:
    everyone = list(LIBRARY.profiles)
    for n, sparks in {1: 5, 2: 4, 3: 3, 4: 2}.items():
        s = party(*everyone[:n])
        assert s.sparks == sparks
        assert s.souls == (16 if n == 1 else 0)


@pytest.mark.rule("goal.coop", "setup.char.choose")
@pytest.mark.parametrize("who", [(), ("knight", "knight"), ("wizard",)])
def test_a_party_is_one_to_four_different_characters(who: tuple[str, ...]) -> None:
    with pytest.raises(GrimtableError, match=r"A party has|no character 'wizard'"):
        setup.new(Options(party=who))


ARMOURS = ("faraam_armour", "alva_armour")
WEAPONS = ("claymore", "zweihander", "falchion", "scimitar")
GEMS = ("thrall_axe", "titanite_shard", "titanite_shard_2", "titanite_shard_3")
OLD = Sheet("first_journey", 0, 3, 1, (Line("knight", fresh_tiers(0)),))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(skirmish="gargoile"), "Did you mean 'gargoyle'"),
        (Options(campaign="crusade"), "no campaign 'crusade'"),
        (Options(tier=5), "A tier is 0 to 4, not 5"),
        (Options(wounds=-1), "-1 wounds"),
        (Options(gear={"herald": ("claymore",)}), "no character in the party 'herald'"),
        (Options(gear={"knight": ("claymores",)}), "no card 'claymores'"),
        (Options(gear={"knight": ("titanite_shard",)}), "nothing to attach 'titanite_shard' to"),
        (Options(gear={"knight": ("claymore",)}), "can't use 'claymore' at tier 0"),
        (Options(tier=4, gear={"knight": ARMOURS}), "no room for 'alva_armour'"),
        (Options(tier=4, gear={"knight": WEAPONS}), "no room for 'scimitar'"),
        (Options(tier=4, gear={"knight": GEMS}), "no room for 'titanite_shard_3'"),
        (
            Options(tier=4, gear={"knight": ("claymore",), "assassin": ("claymore",)}),
            "one card 'claymore'",
        ),
        (Options(sheet=OLD), "choose that one"),
        (Options(campaign="first_journey", sheet=replace(OLD, section=3)), "sections 0 to 2"),
        (
            Options(campaign="first_journey", sheet=replace(OLD, characters=(Line("knight", {}),))),
            "needs a tier",
        ),
        (
            Options(campaign="first_journey", sheet=replace(OLD, inventory=("sword",))),
            "no card 'sword'",
        ),
    ],
)
def test_options_that_make_no_game_are_refused_in_a_sentence(
    options: Options, sentence: str
) -> None:
    with pytest.raises(GrimtableError, match=sentence):
        setup.new(options)


@pytest.mark.rule("setup.char.equip", "setup.char.tokens", "setup.char.stats", "setup.char.place")
def test_a_character_starts_with_its_cards_tokens_and_base_stats() -> None:
    s = party("herald", "knight")
    c = s.characters["herald"]
    assert (c.armour, c.left, c.right, c.backup) == (
        "herald_armour",
        "spear",
        "kite_shield_herald",
        ["talisman"],
    )
    assert c.estus
    assert c.heroic
    assert c.luck
    assert not c.ember
    assert set(c.tiers.values()) == {0}
    assert s.at == BONFIRE


@pytest.mark.rule("setup.treasure")
def test_the_treasure_deck_holds_common_cards_and_those_of_the_classes_in_play() -> None:
    s = party("assassin", "knight")
    assert len(s.treasure) == 70
    kinds = {LIBRARY.items[LIBRARY.gear[str(i)].id].deck for i in s.treasure.rest}
    assert kinds == {"common", "class"}
    owners = {LIBRARY.items[LIBRARY.gear[str(i)].id].owner for i in s.treasure.rest}
    assert owners == {"", "assassin", "knight"}


@pytest.mark.rule("setup.boss.mini", "setup.two-halves", "setup.after-mini.boss")
def test_the_players_choose_the_boss_unless_it_is_set() -> None:
    s = party("knight", "warrior")
    ask = asked(setup.choose_boss(s))
    minis = {b for b, card in LIBRARY.bosses.items() if card.tier == "mini"}
    assert offered(ask) == {f"Face {boss}" for boss in minis}
    s.half = 1
    ask = asked(setup.choose_boss(s))
    assert offered(ask) == {"Face dancer", "Face ornstein_and_smough"}
    fixed = party("knight", mini_boss="winged_knight")
    drive(setup.choose_boss(fixed))
    assert fixed.boss == "winged_knight"
    with pytest.raises(GrimtableError, match="no mini boss 'dancer'"):
        party("knight", mini_boss="dancer")


@pytest.mark.rule("setup.tiles.draw", "setup.tiles.bonfire", "ruling.tile-faces")
def test_four_of_six_tiles_are_drawn_and_any_face_may_be_used() -> None:
    s = party("knight")
    s.boss = "gargoyle"
    ask = asked(setup.lay_tiles(s), fate=["tile_1 tile_2 tile_3 tile_4"])
    assert {option.split()[1] for option in offered(ask)} == {
        "tile_1",
        "tile_2",
        "tile_3",
        "tile_4",
    }
    assert {option.split()[2] for option in offered(ask)} == {"a", "b"}


@pytest.mark.rule("setup.tiles.layout", "ruling.tile-alignment")
def test_doorways_meet_doorways_and_walls_meet_walls() -> None:
    s = party("knight")
    s.boss = "gargoyle"
    s.box = ["tile_5"]
    # The bonfire opens to the north and the west; tile 5 has doors on two neighbouring sides.
    for option in placements(s):
        assert option.spot in ("spot_0_-1", "spot_-1_0")
        doors = setup.doors_of(option.tile + option.face, option.turn)
        assert (4 if option.spot == "spot_0_-1" else 2) in doors
    # A tile that touches two others must fit both.
    laid(s, ("tile_1a", 2, 0, -1))
    assert setup.doors_of("tile_1a", 2) == {4, 6}
    for option in placements(s):
        if option.spot == "spot_-1_-1":
            assert 2 in setup.doors_of(option.tile + option.face, option.turn)


@pytest.mark.rule("setup.tiles.layout")
def test_a_tile_that_would_leave_no_doorway_open_is_refused_while_others_wait() -> None:
    s = party("knight")
    s.boss = "gargoyle"
    laid(s, ("tile_1a", 2, 0, -1), ("tile_5a", 2, -1, 0))
    s.box = ["tile_6", "tile_2"]
    for option in placements(s):
        doors = setup.doors_of(option.tile + option.face, option.turn)
        x, y = spot_at(option.spot)
        assert setup.open_doors({**setup.laid_doors(s), (x, y): doors})


def corridor() -> Souls:
    """The bonfire, two tiles north of it in a row, one to the west."""
    s = party("knight", "warrior")
    s.boss = "gargoyle"
    laid(s, ("tile_4b", 0, 0, -1), ("tile_2a", 0, 0, -2), ("tile_6b", 0, -1, 0))
    return s


@pytest.mark.rule("setup.fog-gate", "tile.doorway")
def test_the_fog_gate_stands_on_the_farthest_tile() -> None:
    s = corridor()
    assert setup.distances(s) == {BONFIRE: 0, "tile_4": 1, "tile_2": 2, "tile_6": 1}
    drive(setup.place_fog(s))
    assert s.fog == "tile_2"


@pytest.mark.rule("setup.fog-gate")
def test_players_choose_among_tiles_that_are_equally_far() -> None:
    s = corridor()
    del s.tiles["tile_2"]
    ask = asked(setup.place_fog(s))
    assert offered(ask) == {"Gate tile_4", "Gate tile_6"}


def dealing(s: Souls) -> Script[None]:
    """All encounter cards are dealt."""
    s.phase = "levels"
    while s.phase == "levels":
        yield from setup.deal_encounters(s)


@pytest.mark.rule("setup.encounters.levels", "setup.encounters.place", "setup.encounters.order")
def test_lower_levels_lie_nearer_the_bonfire() -> None:
    s = corridor()
    s.options = Options(("knight", "warrior"), campaign="first_journey")  # levels 1, 1, 2
    drive(dealing(s))
    assert {t.id: t.level for t in s.tiles.values()} == {"tile_4": 1, "tile_6": 1, "tile_2": 2}
    assert all(not t.face_up and t.card is None for t in s.tiles.values())
    assert {level: len(pile) for level, pile in s.encounters.items()} == {"1": 12, "2": 12, "3": 12}


@pytest.mark.rule("setup.encounters.order", "boss.data.levels")
def test_where_the_distance_ties_the_players_place_the_higher_level() -> None:
    s = corridor()
    laid(s, ("tile_3b", 0, -1, 1))
    s.tiles["tile_3"] = Tile("tile_3", "tile_3a", 0, -1, 1)  # doors N, E, W: joins tile 6
    assert setup.distances(s)["tile_3"] == 2
    ask = asked(dealing(s))  # the Gargoyle's levels are 1, 1, 1, 2
    assert offered(ask) == {"Gate tile_2", "Gate tile_3"}
    drive(dealing(s), ["Gate tile_2"])
    assert (s.tiles["tile_2"].level, s.tiles["tile_3"].level) == (1, 2)


@pytest.mark.rule(
    "setup.after-mini.tiles",
    "setup.after-mini.treasure",
    "setup.after-mini.rest",
    "setup.after-mini.keep",
    "gap.souls-boss-tile",
)
def test_after_the_mini_boss_sparks_tiles_and_treasure_are_renewed_and_the_party_rests() -> None:
    s = party("assassin", "knight")
    c = s.characters["knight"]
    s.sparks, s.souls, c.estus, c.damage = 1, 5, False, 3
    c.tiers["strength"] = 2
    five = "avelyn dark_sword dragon_tooth drake_sword washing_pole"
    drive(setup.after_mini_boss(s), fate=[five])
    assert (s.half, s.sparks, s.souls, s.phase) == (1, SPARKS[2], 5, "boss")
    assert len(s.treasure) == 70 + 10 + 5
    assert set(five.split()) <= set(s.treasure.rest)
    assert c.estus
    assert c.damage == 0
    assert c.tiers["strength"] == 2


@pytest.mark.rule("setup.after-mini.encounters")
def test_the_second_half_uses_the_levels_of_the_main_boss() -> None:
    s = party("knight")
    s.boss = "dancer"
    assert setup.levels_ahead(s) == (2, 2, 3, 3)
    assert setup.levels_ahead(_with(s, boss="ornstein_and_smough")) == (2, 3, 3, 3)


def _with(s: Souls, **fields: Any) -> Souls:
    for name, value in fields.items():
        setattr(s, name, value)
    return s
