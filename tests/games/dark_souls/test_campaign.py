"""Campaign rules, pp. 32-39."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from grimtable.games.dark_souls import GAME, campaign, encounter, setup
from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.bonfire import equip, level_cost, rest, serve, treasure_cost
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import choices, enter, set_up
from grimtable.games.dark_souls.state import BONFIRE, Options, Sheet, Souls, Tile
from grimtable.kernel import Run, Seeded, Table, Text
from grimtable.kernel.errors import GrimtableError
from tests.games.dark_souls.playing import asked, drive, fight, knight, offered, party, told


def journey(*who: str, name: str = "first_journey", **options: Any) -> Souls:
    s = party(*who or ("knight", "warrior"), campaign=name, **options)
    s.phase = "explore"
    s.boss = campaign.section(s).bosses[0]
    return s


def in_campaign(s: Souls, **options: Any) -> Souls:
    s.options = Options(tuple(s.party), campaign="first_journey", **options)
    return s


def can(s: Souls) -> set[str]:
    return {str(option) for option in campaign.services(s)}


@pytest.mark.rule("camp.first", "camp.first.s1", "camp.first.s2", "camp.first.s3", "camp.order")
def test_the_first_journey() -> None:
    sections = LIBRARY.campaigns["first_journey"].sections
    assert [(s.name, s.levels, s.bosses) for s in sections] == [
        ("Undead Burg", (1, 1, 2), ("gargoyle", "gargoyle")),
        ("Sen's Fortress", (1, 1, 2, 2), ("titanite_demon",)),
        ("Anor Londo", (2, 2, 3, 3, 3), ("ornstein_and_smough",)),
    ]


@pytest.mark.rule("camp.sword", "camp.sword.s1", "camp.sword.s2", "camp.sword.s3", "camp.order")
def test_the_coiled_sword() -> None:
    sections = LIBRARY.campaigns["coiled_sword"].sections
    assert [(s.name, s.levels, s.bosses) for s in sections] == [
        ("High Wall of Lothric", (1, 1, 1, 2, 2), ("winged_knight",)),
        ("Undead Settlement", (1, 1, 2, 2, 3), ("boreal_outrider_knight",)),
        ("High Wall of Lothric", (2, 2, 3, 3, 3), ("dancer",)),
    ]


@pytest.mark.rule("camp.setup.encounters", "camp.sparks.start")
def test_a_section_says_how_many_tiles_there_are_and_of_which_levels() -> None:
    s = journey(name="coiled_sword")
    assert s.sparks == 4
    drive(setup.choose_boss(s))
    assert s.boss == "winged_knight"
    ask = asked(setup.lay_tiles(s), fate=["tile_1 tile_2 tile_3 tile_4 tile_5"])
    assert ask.what == "lay"
    assert len(s.box) == 5


@pytest.mark.rule("camp.treasure.cost", "camp.level.cost", "camp.level.tier4")
def test_prices_of_a_campaign() -> None:
    s = journey("knight")
    assert treasure_cost(s) == 2
    costs = []
    while (cost := level_cost(s, knight(s), "faith")) is not None:
        costs.append(cost)
        s.souls = cost
        drive(serve(s, o.LevelUp("knight", "faith")))
    assert costs == [4, 8, 16, 20]
    assert knight(s).value("faith") == 40


@pytest.mark.rule("camp.treasure.sell")
def test_unused_treasure_is_sold_for_a_soul_and_never_found_again() -> None:
    s = journey("knight")
    s.inventory, s.souls = ["claymore", "long_sword"], 0
    s.upgrades = {"claymore": ["titanite_shard"]}
    assert "Sell claymore" in can(s)
    assert "Sell long_sword" not in can(s)  # no treasure card
    campaign.serve(s, o.Sell("claymore"))
    assert s.souls == 1
    assert s.inventory == ["long_sword"]
    assert s.sold == ["claymore", "titanite_shard"]
    assert s.upgrades == {}


@pytest.mark.rule("camp.sparks.buy")
def test_a_spark_costs_two_souls_per_character_up_to_the_starting_number() -> None:
    s = journey("knight", "warrior", "herald")
    s.souls, s.sparks = 6, 2
    assert "Spark" in can(s)
    campaign.serve(s, o.Spark())
    assert (s.souls, s.sparks) == (0, 3)
    s.souls = 60
    assert "Spark" not in can(s)


@pytest.mark.rule("camp.join.cost", "camp.join.fresh", "camp.join.max", "gap.spark-overflow")
@pytest.mark.rule("ruling.join-treasure")
def test_a_new_player_joins_for_a_spark_with_starting_equipment() -> None:
    s = journey("knight", "warrior", reserve=("herald",))
    cards = len(s.treasure)
    assert "Join herald" in can(s)
    campaign.serve(s, o.Join("herald"))
    assert s.party == ["knight", "warrior", "herald"]
    assert s.characters["herald"].left == "spear"
    assert s.sparks == 3
    assert len(s.treasure) == cards + 5
    GAME.invariants(s)
    s = journey("knight", reserve=("herald", "warrior"))  # five sparks, then at most four
    campaign.serve(s, o.Join("herald"))
    assert s.sparks == 4
    s.sparks = 0
    assert not any(option.startswith("Join") for option in can(s))


@pytest.mark.rule("camp.leave.spark", "camp.leave.gear", "camp.leave.max")
def test_who_leaves_gives_a_spark_and_leaves_the_equipment() -> None:
    s = journey("knight", "warrior")
    s.sparks, s.first = 2, "warrior"
    campaign.serve(s, o.Leave("warrior"))
    assert s.party == ["knight"]
    assert s.sparks == 3
    assert sorted(s.inventory) == ["battle_axe", "northern_armour", "round_shield"]
    assert s.first == "knight"
    assert "Leave knight" not in can(s)
    GAME.invariants(s)


@pytest.mark.rule("ruling.rejoin", "camp.join.cost", "camp.join.fresh")
def test_who_has_left_may_join_again_like_a_new_player_with_its_own_starting_cards() -> None:
    s = journey("warrior", "knight")
    s.sparks = 2
    knight(s).tiers["strength"] = 3
    campaign.serve(s, o.Leave("knight"))
    drive(equip(s, o.Equip("warrior", "long_sword", "left")))  # battle_axe to the inventory
    assert "Join knight" in can(s)
    campaign.serve(s, o.Join("knight"))
    assert (s.party, s.reserve, s.sparks) == (["warrior", "knight"], [], 2)
    assert knight(s).tiers == dict.fromkeys(knight(s).tiers, 0)
    assert (knight(s).left, knight(s).armour) == ("long_sword", "knight_armour")
    assert s.characters["warrior"].left is None
    assert s.inventory == ["battle_axe"]
    GAME.invariants(s)


@pytest.mark.rule("enc.turn.clockwise", "camp.leave.spark")
def test_the_first_activation_token_goes_on_clockwise_when_its_holder_leaves() -> None:
    s = journey("knight", "warrior", "herald")
    s.first = "warrior"
    campaign.serve(s, o.Leave("warrior"))
    assert s.first == "herald"
    campaign.serve(s, o.Leave("herald"))
    assert s.first == "knight"


# Dashing through


def dashing() -> Souls:
    s = in_campaign(fight("knight@a1 warrior@a1", "sentinel@e5"))
    assert s.fight is not None
    s.tiles["tile_6"].x, s.tiles["tile_6"].y = -1, 0
    s.fight.rounds = 1
    knight(s).stamina, knight(s).damage, knight(s).conditions = 3, 4, ["poison"]
    return s


@pytest.mark.rule("camp.dash.nonboss", "camp.dash.decide", "gap.dash-window")
def test_a_dash_is_possible_once_after_the_first_enemy_activation_and_not_from_a_boss() -> None:
    s = dashing()
    assert campaign.may_dash(s)
    assert s.fight is not None
    s.fight.rounds = 2
    assert not campaign.may_dash(s)
    s = in_campaign(fight("knight@c5", "gargoyle@c1>4"))
    assert s.fight is not None
    s.fight.rounds = 1
    assert not campaign.may_dash(s)
    s = fight("knight@a1", "sentinel@e5")
    assert s.fight is not None
    s.fight.rounds = 1
    assert not campaign.may_dash(s)  # no campaign


@pytest.mark.rule("camp.dash.place", "camp.dash.no-reward", "camp.dash.no-heal", "camp.dash.reset")
def test_a_dash_leaves_red_cubes_and_the_encounter_behind() -> None:
    s = dashing()
    ask = asked(campaign.dash(s))
    assert offered(ask) == {"Done", "Dash bonfire"}
    souls = s.souls
    drive(campaign.dash(s), ["Dash bonfire"])
    assert (s.at, s.phase, s.fight) == (BONFIRE, "explore", None)
    assert s.souls == souls
    assert (knight(s).stamina, knight(s).damage, knight(s).conditions) == (0, 4, [])
    assert not s.tiles["tile_6"].face_up


@pytest.mark.rule("camp.dash.place", "gap.dash-window")
def test_a_dash_onto_a_face_down_tile_starts_that_encounter() -> None:
    s = dashing()
    s.tiles["tile_3"] = Tile("tile_3", "tile_3a", 0, -1, 1, level=1, card="hollow_cave")
    drive(campaign.dash(s), ["Dash tile_3"])
    assert s.phase == "fight"
    assert s.fight is not None
    assert s.fight.place == "tile_3"
    assert s.fight.rounds == 0


@pytest.mark.rule("camp.dash.place", "explore.free")
def test_a_dash_onto_a_face_up_tile_starts_no_encounter() -> None:
    s = dashing()
    s.tiles["tile_3"] = Tile("tile_3", "tile_3a", 0, -1, 1, 1, "hollow_cave", face_up=True)
    drive(campaign.dash(s), ["Dash tile_3"])
    assert (s.at, s.phase, s.fight) == ("tile_3", "explore", None)


@pytest.mark.rule("camp.dash.decide")
def test_the_party_may_stay_and_fight() -> None:
    s = dashing()
    drive(campaign.dash(s), ["Done"])
    assert s.fight is not None


# Bosses and sections


def beat(s: Souls, fate: tuple[Any, ...] = ()) -> None:
    s.fight = None
    drive(encounter.boss_beaten(s), fate=fate)


FIVE = "avelyn dark_sword dragon_tooth drake_sword washing_pole"


@pytest.mark.rule("camp.multi-boss", "camp.multi-boss.no-reset", "camp.multi-boss.no-spark")
@pytest.mark.rule("camp.first.s1.treasure", "camp.sparks.boss", "gap.multi-boss-spark")
@pytest.mark.rule("camp.progress", "camp.keep", "ruling.campaign-treasure", "ruling.spark-cap")
def test_two_gargoyles_back_to_back() -> None:
    s = journey()
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, 1, "hollow_cave", face_up=True)}
    s.fog, s.sparks, s.souls = "tile_6", 1, 9
    knight(s).tiers["faith"] = 2
    beat(s)
    assert (s.section, s.sparks, s.inventory, s.phase) == (0, 1, [], "explore")
    assert s.tiles["tile_6"].face_up
    assert "Fog" in {str(option) for option in choices(s)}
    beat(s, (FIVE,))
    assert (s.section, s.sparks, s.phase) == (1, 3, "boss")
    assert [event.args["n"] for event in told(s, "section")] == [2], "counted from one"
    assert s.inventory == ["gargoyle_tail_axe", "gargoyles_halberd", "gargoyles_shield"]
    assert s.souls == 9
    assert knight(s).tiers["faith"] == 2
    s.sparks = 4
    drive(setup.choose_boss(s))
    assert s.boss == "titanite_demon"
    beat(s)
    assert s.sparks == 4  # never above the starting number


@pytest.mark.rule("camp.progress", "camp.sheet", "camp.keep")
def test_a_section_is_a_chapter_and_its_sheet_begins_the_next_table() -> None:
    table = Table(GAME, Options(("knight", "warrior"), campaign="first_journey"), Seeded(1))
    s = table.run.state
    assert isinstance(s, Souls)
    s.section, s.souls, s.phase = 1, 9, "boss"
    again = Run(GAME, s.clone(), None)
    assert again.over
    assert isinstance(again.state, Souls)
    text = Text.of(GAME, s.options, "en")
    outcome = GAME.outcome(again.state)
    assert outcome is not None
    assert text.words(outcome.words) == "Section 1 is won: the campaign goes on"
    record = GAME.record(again.state)
    assert record is not None
    following = GAME.chapter(record)
    assert following is not None
    assert text.words(following).startswith("The First Journey, section 2 of 3: ")
    assert GAME.new(record).souls == 9
    assert Table(GAME, record, Seeded(1)).asks, "the next table is played"
    assert GAME.chapter(Options(("knight",))) is None
    assert GAME.campaign(Options(("knight",))).campaign == "first_journey"


@pytest.mark.rule("camp.first.s1.treasure", "ruling.back-to-back")
def test_gargoyles_with_another_encounter_in_between_leave_no_treasure() -> None:
    s = journey()
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, 1, "hollow_cave", face_up=True)}
    s.fog = "tile_6"
    beat(s)
    rest(s)
    set_up(s, s.tiles["tile_6"], 4)
    beat(s, (FIVE,))
    assert (s.section, s.inventory) == (1, [])


@pytest.mark.rule("camp.first.s1.both-again")
def test_losing_to_the_second_gargoyle_means_both_again() -> None:
    s = in_campaign(fight("knight@c5 warrior@c5", "gargoyle@c1>4"))
    s.beaten, s.parted = 1, True
    knight(s).damage = 10
    encounter.defeat(s, knight(s))
    assert (s.beaten, s.parted) == (0, False)
    assert s.boss == "gargoyle"


@pytest.mark.rule("boss.repeat", "end.defeat.return")
def test_losing_to_the_only_boss_of_a_section_means_that_boss_again() -> None:
    s = in_campaign(fight("knight@c5 warrior@c5", "titanite_demon@c1>4"))
    s.section = 1
    knight(s).damage = 10
    encounter.defeat(s, knight(s))
    assert (s.boss, s.phase) == ("titanite_demon", "explore")


@pytest.mark.rule("camp.first.s1.both-again", "ruling.back-to-back")
def test_a_defeat_between_the_gargoyles_does_not_bring_the_first_one_back() -> None:
    s = in_campaign(fight("knight@c5 warrior@c5", "hollow_soldier@c1"))
    s.beaten, s.parted = 1, True
    knight(s).damage = 10
    encounter.defeat(s, knight(s))
    assert (s.beaten, s.parted) == (1, True)


@pytest.mark.rule("camp.end.won", "boss.end.main-treasure")
def test_the_last_boss_of_the_last_section_wins_the_campaign() -> None:
    s = journey()
    s.section, s.boss = 2, "ornstein_and_smough"
    beat(s)
    assert s.won
    assert "smoughs_hammer" in s.inventory


@pytest.mark.rule("camp.end.lost")
def test_a_campaign_ends_with_its_last_spark() -> None:
    s = in_campaign(fight("knight@c3", "sentinel@e5"))
    s.sparks = 2
    encounter.defeat(s, knight(s))
    assert (s.sparks, s.won) == (1, None)
    s = in_campaign(fight("knight@c3", "sentinel@e5"))
    s.sparks = 1
    encounter.defeat(s, knight(s))
    assert s.won is False


@pytest.mark.rule("camp.end.lost", "camp.join.cost")
def test_the_last_spark_of_a_campaign_is_for_no_rest_and_no_newcomer() -> None:
    s = journey(reserve=("herald",))
    s.phase, s.at = "explore", BONFIRE
    s.sparks = 2
    assert {"Rest", "Join herald"} <= {str(option) for option in choices(s)}
    s.sparks = 1
    assert not {"Rest", "Join herald"} & {str(option) for option in choices(s)}


@pytest.mark.rule("camp.sheet", "ruling.sheet", "camp.keep")
def test_the_tracking_sheet_saves_a_campaign_and_takes_it_up_again() -> None:
    s = journey(reserve=("herald",))
    s.section, s.sparks, s.souls, s.first = 1, 3, 11, "warrior"
    s.inventory, s.sold = ["claymore"], ["zweihander"]
    s.upgrades = {"claymore": ["titanite_shard"]}
    for card in ("claymore", "zweihander", "titanite_shard"):
        s.treasure.rest.remove(card)
    knight(s).tiers["faith"], knight(s).luck, knight(s).ember = 4, False, True
    sheet = campaign.sheet(s)
    paper = msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet)
    options = Options(campaign="first_journey", sheet=paper)
    again = GAME.new(options)
    GAME.invariants(again)
    assert campaign.sheet(again) == sheet
    assert again.phase == "boss"
    assert knight(again) == knight(s)
    assert [seat.id for seat in GAME.seats(options)] == ["knight", "warrior", "herald"]
    table = Table(GAME, options, Seeded(1))
    state = table.run.state
    assert isinstance(state, Souls)
    assert state.boss == "titanite_demon"


@pytest.mark.rule("camp.sheet", "ruling.sheet")
def test_the_encounters_in_use_are_on_the_sheet_and_come_up_again() -> None:
    s = journey()
    s.tiles = {
        "tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=1, card="hollow_cave", face_up=True),
        "tile_5": Tile("tile_5", "tile_5a", 0, -2, 0, level=1),
    }
    sheet = campaign.sheet(s)
    assert sheet.encounters == ("hollow_cave",)
    again = GAME.new(Options(campaign="first_journey", sheet=sheet))
    assert campaign.sheet(again).encounters == ("hollow_cave",)
    again.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=1)}
    drive(enter(again, "tile_6", BONFIRE))
    assert again.tiles["tile_6"].card == "hollow_cave"
    assert again.in_use == []
    s.phase = "boss"  # a section's cards are not those of the next
    assert campaign.sheet(s).encounters == ()


def written(**changes: Any) -> Options:
    """A campaign's options with a sheet on which something was changed."""
    s = party("knight", "warrior", campaign="first_journey")
    plain = msgspec.to_builtins(campaign.sheet(s))
    line = plain["characters"][0]
    line.update({key: changes.pop(key) for key in [k for k in changes if k in line]})
    return msgspec.convert(
        {"campaign": "first_journey", "sheet": {**plain, **changes}}, Options, strict=False
    )


@pytest.mark.rule("camp.sheet")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"sparks": -1}, "Nobody has fewer than 0 sparks or souls."),
        ({"first": "herald"}, "There is no character in the party 'herald'."),
        ({"left": "knight_armour"}, "The card 'knight_armour' stands on the tracking sheet twice."),
        ({"armour": "long_sword", "left": None, "right": None}, "in the slot 'armour'"),
        ({"left": "longsword"}, "There is no card 'longsword'."),
        ({"section": 9}, "The campaign has sections 0 to"),
    ],
)
def test_a_bad_tracking_sheet_is_refused_with_what_is_wrong(
    changes: dict[str, Any], problem: str
) -> None:
    with pytest.raises(GrimtableError, match=re.escape(problem)):
        GAME.new(written(**changes))


@pytest.mark.rule("camp.sheet")
def test_the_tracking_sheet_is_on_the_table_between_encounters() -> None:
    s = party("knight", campaign="first_journey")
    panel = next(p for p in GAME.scene(s, None).panels if p.id == "sheet")
    text = Text.of(GAME, s.options, "en")
    assert ", section 1 of " in text.words(panel.lines[0])
    record = GAME.record(s)
    assert record is not None
    assert GAME.new(record).party == ["knight"]
    assert GAME.record(party("knight")) is None
    mid = fight("knight@c3", "hollow_soldier@a1")
    mid.options = Options(("knight",), campaign="first_journey")
    with pytest.raises(GrimtableError, match="between encounters"):
        GAME.record(mid)
