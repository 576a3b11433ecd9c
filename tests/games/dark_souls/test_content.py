"""The box is complete, and mistakes in it are found."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from grimtable.cards import BadText
from grimtable.games.dark_souls import GAME, words
from grimtable.games.dark_souls.content import CONTENT, HALL, LIBRARY, TILE, Library
from grimtable.games.dark_souls.notation import ANYWHERE, Attack, Leap, Move, read
from grimtable.kernel.errors import ContentError
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words


@pytest.mark.rule("comp.characters", "comp.character-kit", "gap.character-boards")
def test_four_characters_each_with_thirteen_starting_cards_in_all_and_ten_treasures() -> None:
    assert list(LIBRARY.profiles) == ["assassin", "herald", "knight", "warrior"]
    assert sum(len(p.equipment) for p in LIBRARY.profiles.values()) == 13
    for p in LIBRARY.profiles.values():
        assert len(p.class_treasure) == len(p.transposed_treasure) == 5


@pytest.mark.rule("gap.solo-taunt-tie", "char.taunt")
def test_taunt_levels_differ_so_they_always_break_a_tie() -> None:
    assert [p.taunt for p in LIBRARY.profiles.values()] == [8, 4, 10, 9]


@pytest.mark.rule("comp.enemies", "gap.enemy-data", "enemy.threat")
def test_six_enemies_by_falling_threat() -> None:
    models = {name: enemy.models for name, enemy in LIBRARY.enemies.items()}
    assert models == {
        "sentinel": 2,
        "silver_knight_swordsman": 3,
        "large_hollow_soldier": 2,
        "hollow_soldier": 3,
        "silver_knight_greatbowman": 3,
        "crossbow_hollow": 3,
    }
    assert [e.threat for e in LIBRARY.enemies.values()] == [9, 7, 6, 5, 3, 2]


@pytest.mark.rule("comp.enemies", "comp.encounters", "enc.level")
def test_every_encounter_can_be_set_up_with_the_models_of_the_box() -> None:
    assert len(LIBRARY.encounters) == 36
    for level in (1, 2, 3):
        assert sum(e.level == level for e in LIBRARY.encounters.values()) == 12
    for card in LIBRARY.encounters.values():
        models = card.spawn_1 + card.spawn_2
        assert models
        for kind in models:
            assert models.count(kind) <= LIBRARY.enemies[kind].models
        assert len(card.spawn_1) <= 3
        assert len(card.spawn_2) <= 3


@pytest.mark.rule("comp.bosses.main", "comp.bosses.mini", "gap.boss-data")
def test_four_mini_bosses_and_two_main_bosses_with_sixty_cards() -> None:
    tiers = [boss.tier for boss in LIBRARY.bosses.values()]
    assert tiers.count("mini") == 4
    assert tiers.count("main") == 2
    assert len(LIBRARY.cards) == 60
    assert LIBRARY.bosses["ornstein_and_smough"].bodies == ("ornstein", "smough")


@pytest.mark.rule("boss.card.kinds", "boss.deck.split", "boss.deck.size")
def test_every_boss_has_enough_standard_cards_and_some_heat_up_cards() -> None:
    for name, boss in LIBRARY.bosses.items():
        assert len(LIBRARY.boss_cards(name, heat_up=False)) >= boss.deck_size
        assert LIBRARY.boss_cards(name, heat_up=True)
        assert 2 <= len(boss.treasure) <= 4


@pytest.mark.rule("comp.treasure", "ruling.treasure-copies", "equip.card-type")
def test_the_treasure_pools_have_the_sizes_that_the_book_lists() -> None:
    everyone = [*LIBRARY.profiles, *LIBRARY.bosses]
    sizes = {
        kind: len(LIBRARY.deck(kind, everyone))
        for kind in ("starting", "class", "transposed", "common", "legendary", "boss")
    }
    assert sizes == {
        "starting": 13,
        "class": 20,
        "transposed": 20,
        "common": 60,
        "legendary": 10,
        "boss": 18,
    }
    assert len(LIBRARY.items) == 135
    assert LIBRARY.items["ember"].copies == LIBRARY.items["titanite_shard"].copies == 4


@pytest.mark.rule("comp.dice", "gap.dice-faces", "gap.dice-shortage")
def test_the_faces_of_the_dice() -> None:
    faces = {colour: die.faces for colour, die in LIBRARY.dice.items()}
    assert faces["black"] == (0, 1, 1, 1, 2, 2)
    assert faces["blue"] == (1, 1, 2, 2, 2, 3)
    assert faces["orange"] == (1, 2, 2, 3, 3, 4)
    assert faces["dodge"] == (0, 0, 0, 1, 1, 1)


@pytest.mark.rule("comp.tokens.terrain", "gap.trap-values", "ruling.trap-tokens")
def test_twenty_trap_tokens_eleven_of_them_blank() -> None:
    assert len(LIBRARY.trap_tokens) == 20
    assert LIBRARY.trap_tokens.count("blank") == 11
    assert LIBRARY.traps["trap_3_1"].damage == 3


@pytest.mark.rule("comp.tiles", "gap.tile-nodes", "node.types", "tile.doorway", "ruling.main-room")
def test_six_tiles_with_two_faces_two_spawn_and_two_terrain_nodes_each() -> None:
    assert len(LIBRARY.faces) == 12
    assert len({face.tile for face in LIBRARY.faces.values()}) == 6
    for face in LIBRARY.faces.values():
        special = {face.spawn_1, face.spawn_2, face.terrain_1, face.terrain_2}
        assert len(special) == 4
        assert special <= set(TILE.nodes)
        assert face.doors
    assert len(HALL.nodes) == 28


@pytest.mark.rule("char.stats", "camp.level.tier4")
def test_stats_by_tier_and_the_fourth_tier_is_forty() -> None:
    assistant = LIBRARY.profiles["assassin"]
    assert [assistant.value("dexterity", tier) for tier in range(5)] == [14, 22, 31, 40, 40]


@pytest.mark.rule("equip.requirements")
def test_everybody_can_use_their_starting_equipment() -> None:
    for p in LIBRARY.profiles.values():
        for item in p.equipment:
            for stat, minimum in LIBRARY.gear[item].needs:
                assert p.value(stat, 0) >= minimum


@pytest.mark.rule("enemy.behaviour", "enemy.range", "enemy.dodge-difficulty", "enemy.block")
def test_an_enemy_card_as_printed() -> None:
    bowman = LIBRARY.foes["silver_knight_greatbowman"]
    assert (bowman.health, bowman.block, bowman.resist) == (1, 2, 0)
    assert bowman.behaviour is not None
    assert bowman.behaviour.range == ANYWHERE
    assert bowman.behaviour.dodge == 1
    assert bowman.behaviour.steps == (
        Attack(4, False, "aggro", node=True),
        Move(1, True, "aggro"),
    )


@pytest.mark.rule("boss.card.values", "boss.card.icons", "boss.special")
def test_a_behaviour_card_as_printed() -> None:
    card = LIBRARY.behaviours["outrider_leaping_frost"]["boreal_outrider_knight"]
    assert card.repeat == 2
    assert card.weak == {"left"}
    assert card.steps == (
        Attack(4, False, area=("front", "right"), inflicts=("frostbite",)),
        Leap("aggro"),
    )
    assert LIBRARY.foes["boreal_outrider_knight"].special.immune == ("frostbite", "stagger")


@pytest.mark.rule("ruling.uppercut-slam", "ruling.lunging-thrust", "ruling.titanite-heat")
def test_the_cards_about_which_sources_differ() -> None:
    assert LIBRARY.behaviours["outrider_uppercut_slam"]["boreal_outrider_knight"].repeat == 2
    thrust = LIBRARY.behaviours["dancer_lunging_thrust"]["dancer"]
    assert thrust.steps[0] == Move(3, False, "aggro", push=True)
    assert LIBRARY.bodies["titanite_demon"].heat_up == 10


@pytest.mark.rule("ruling.hammer-smash", "ruling.smough-card")
def test_hammer_smash_aims_at_the_nearest() -> None:
    smash = LIBRARY.behaviours["duo_gliding_stab_hammer_smash"]["smough"].steps[1]
    assert smash == Attack(5, False, "nearest")
    assert LIBRARY.foes["smough"].threat == 9
    assert LIBRARY.bodies["smough"].spawn == "mini"


@pytest.mark.rule("attack.char.option")
def test_the_shortsword_has_the_two_lines_of_the_book() -> None:
    cheap, dear = LIBRARY.gear["shortsword"].actions
    assert (cheap.cost, cheap.dice) == (0, ("black",) * 2)
    assert (dear.cost, dear.dice) == (2, ("black",) * 3)


@pytest.mark.rule("weapon.shaft", "weapon.range-override", "attack.char.magical", "equip.actions")
def test_the_dragonslayer_spear_has_the_three_lines_of_the_book() -> None:
    lines = LIBRARY.gear["dragonslayer_spear"].actions
    assert [(a.cost, a.dice, a.range) for a in lines] == [
        (0, ("black", "blue"), None),
        (4, ("black", "blue", "blue"), None),
        (4, ("blue", "blue"), 4),
    ]
    assert all(a.magic and a.shaft for a in lines)


def test_every_entry_names_its_source() -> None:
    for table in (LIBRARY.items, LIBRARY.cards, LIBRARY.encounters, LIBRARY.faces):
        assert all(entry.source for entry in table.values())


def broken(tmp_path: Path, file: str, old: str, new: str) -> ContentError:
    """The error that a changed content file gives."""
    shutil.copytree(CONTENT, tmp_path / "content")
    path = tmp_path / "content" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        Library(tmp_path / "content")
    return error.value


def test_an_unknown_word_is_found_with_file_line_and_column(tmp_path: Path) -> None:
    error = broken(tmp_path, "enemies.toml", "attack 6 physical", "hits 6 physical")
    assert error.file.endswith("enemies.toml")
    lines = (tmp_path / "content" / "enemies.toml").read_text("utf-8").split("\n")
    assert lines[error.line - 1][error.column - 1 :].startswith("hits")
    assert "not a word of the notation" in error.sentence


def test_a_mistake_in_a_weapon_line_is_found_in_its_list(tmp_path: Path) -> None:
    error = broken(tmp_path, "treasure.toml", '"3: 3 black - 1"', '"3: 3 blak - 1"')
    lines = (tmp_path / "content" / "treasure.toml").read_text("utf-8").split("\n")
    assert lines[error.line - 1][error.column - 1 :].startswith("blak")
    assert "black" in error.sentence


def test_an_unknown_id_and_an_unknown_key_are_found(tmp_path: Path) -> None:
    error = broken(tmp_path, "encounters.toml", '"crossbow_hollow"', '"crosbow_hollow"')
    assert "crossbow_hollow" in error.sentence
    shutil.rmtree(tmp_path / "content")
    error = broken(tmp_path, "bosses.toml", "deck_size", "deck_sise")
    assert "deck_size" in error.sentence


WRITTEN = [
    ("heroic", "activation: all gain 2 stamina"),
    ("heroic", "after a block roll: 1 blue"),
    ("special", "heated: attacks on its node cost 1 more"),
    ("special", "damage 3 or more: - 1"),
    ("special", "block roll 3 or more: 1 stamina cube"),
    ("special", "other dies: regain 10, own heat up cards"),
    ("effect", "attacks: 2 black + 1"),
    ("effect", "start: 1 stamina and 1 health instead"),
    ("effect", "beat defence by 3: 1 stamina"),
    ("effect", "walk up to 2 nodes"),
    ("action", "3: shift 2, 2 black - 1, range 2, repeat 2"),
    ("action", "3: one within 2 gains 2 stamina and 1 health"),
    (
        "behaviour",
        "range 2, dodge 2, repeat 2: move 2 to aggro, push 4; attack 5 magical, at nearest",
    ),
]


def say(start: str, text: str) -> list[Words]:
    built = read(start, text)
    match start:
        case "heroic":
            return [words.heroic_words(built)]
        case "special":
            return [words.special_words(built)]
        case "effect":
            return words.effects([built])
        case "action":
            return [words.action(built)]
        case _:
            return [*words.behaviour(built)]


@pytest.mark.parametrize(("start", "text"), WRITTEN)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_that_changes_on_a_card_changes_in_its_words(
    start: str, text: str, language: str
) -> None:
    catalogue = Text.of(GAME, GAME.Options(), language)
    was = [catalogue.words(line) for line in say(start, text)]
    cost = text.index(":") if start == "action" else 0
    for number in re.finditer(r"\d+", text):
        if number.start() >= cost:
            other = f"{text[: number.start()]}{int(number[0]) + 5}{text[number.end() :]}"
            assert [catalogue.words(line) for line in say(start, other)] != was, other
    assert not catalogue.problems


@pytest.mark.parametrize(
    ("start", "text", "at"),
    [
        ("behaviour", "range 1, dodge 2: move 1", 24),
        ("behaviour", "range 1, dodge 2: move 1 to neerest", 28),
        ("action", "2: 2 blue, push, push to", 22),
        ("action", "x: 2 blue", 0),
    ],
)
def test_the_notation_points_at_the_first_word_it_can_not_read(
    start: str, text: str, at: int
) -> None:
    with pytest.raises(BadText) as error:
        read(start, text)
    assert error.value.offset == at
