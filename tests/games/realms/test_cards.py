"""The notation, the card set, decks and packs."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from grimtable.cards import BadText
from grimtable.games.realms import GAME
from grimtable.games.realms.content import (
    SLOTS,
    CardEntry,
    box,
    catalogue,
    compile_kind,
    deck_faults,
    faults,
)
from grimtable.games.realms.notation import (
    CLASSES,
    NOTATION,
    REALMS,
    Act,
    Aim,
    Attack,
    Aura,
    Effect,
    Rider,
    Trait,
    Trigger,
    Verb,
)
from grimtable.games.realms.state import STARTERS, Options
from grimtable.games.realms.words import ability_words
from grimtable.kernel import Seeded, Table
from grimtable.kernel.errors import ContentError, SaveError
from grimtable.kernel.text import Text
from tests.games.realms.table import PACK

SET = catalogue()


@pytest.mark.rule("ability.sentence", "ability.def")
def test_each_ability_is_one_sentence() -> None:
    assert NOTATION.read("Armor 2. Shot 1-2-3, range 3, poison 1.") == (
        Trait("armor", 2),
        Attack("shot", (1, 2, 3), 3, (Rider("poison", 1),)),
    )
    assert NOTATION.read("Rank: attack skill.") == (Aura("rank", Trait("attack-skill", 1)),)
    assert NOTATION.read("Exhaust: heal 2, range 2.") == (
        Act("effect", Effect((Verb("heal", 2),), Aim("creature", "own"), 2)),
    )


@pytest.mark.rule("act.names")
def test_a_name_in_quotes_is_flavour() -> None:
    assert NOTATION.read('"Aether Wave": Spell: 1 damage.') == NOTATION.read("Spell: 1 damage.")


@pytest.mark.rule("ruling.aim-default")
def test_without_a_target_help_is_for_own_creatures_and_harm_for_enemies() -> None:
    sides = {}
    for verb in ("heal 1", "cure", "alert", "give armor 1", "1 damage", "poison 1", "hold"):
        (act,) = NOTATION.read(f"Spell: {verb}.")
        assert isinstance(act, Act)
        sides[verb] = act.effect.aim.side
    assert [v for v, side in sides.items() if side == "own"] == [
        "heal 1", "cure", "alert", "give armor 1",
    ]  # fmt: skip


@pytest.mark.rule("ability.sentence")
@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("Shoot 1-2-3.", 1),
        ("Armor 2. Shot 1-2-3, rang 3.", 22),
        ("armor 2.", 1),
        ("Armor 2", 8),
        ("Spell: heal 2, range x.", 22),
        ("Own elf creatures: armor 1.", 5),
        ("Exhaust: give shot 1-2-3.", 15),
    ],
)
def test_what_is_not_in_the_notation_is_pointed_at(text: str, column: int) -> None:
    with pytest.raises(BadText) as caught:
        NOTATION.read(text)
    assert caught.value.offset + 1 == column


# The set -----------------------------------------------------------------------------------------


@pytest.mark.rule("gap.cards.deck-one", "gap.cards.deck-two", "deck.starter", "deck.copies")
def test_there_are_160_cards_and_sound_decks_of_30_of_one_realm_and_of_two() -> None:
    assert len(SET.kinds) == 160
    assert tuple(SET.decks) == STARTERS
    for name, deck in SET.decks.items():
        assert sum(deck.cards.values()) == 30
        assert not deck_faults(deck.cards, SET.kinds)
        realms = {SET.kinds[card].realm for card in deck.cards} - {""}
        assert realms == {name} if name in REALMS else len(realms) == 2
        areas = [n for card, n in deck.cards.items() if SET.kinds[card].type == "area"]
        assert set(areas) == {1}, "only one can be bought"


@pytest.mark.rule("overview.deck-source")
def test_every_card_is_in_a_starter_deck_says_something_and_is_there_once() -> None:
    used = {card for deck in SET.decks.values() for card in deck.cards}
    assert used == set(SET.kinds)
    assert all(kind.abilities for kind in SET.kinds.values())
    printed = [
        (kind.type, kind.life, kind.move, kind.strike, kind.cls, kind.abilities)
        for kind in SET.kinds.values()
    ]
    assert len(set(printed)) == len(printed)


@pytest.mark.rule("defense-skill.x", "attack-skill.x", "range.unlimited", "move.zero")
def test_the_rules_of_x_of_unlimited_range_and_of_no_movement_have_cards_that_need_them() -> None:
    flat = [a.given if isinstance(a, Aura) else a for k in SET.kinds.values() for a in k.abilities]
    skills = {a.name for a in flat if isinstance(a, Trait) and a.value > 1}
    assert {"defense-skill", "attack-skill"} <= skills
    shots = [a for a in flat if isinstance(a, Attack) and "strike" not in a.kind]
    assert any(a.range is None for a in shots)
    assert any(isinstance(a, Trait) and a.name == "move" and a.value < 0 for a in flat)


@pytest.mark.rule("card.types", "creature.kinds", "equip.classes", "gap.classes", "recruit.rarity")
def test_all_types_and_classes_are_there() -> None:
    kinds = SET.kinds.values()
    assert Counter(k.type for k in kinds).keys() == {
        "standalone", "flying", "symbiotic", "artifact", "area", "equipment",
    }  # fmt: skip
    slots = Counter(k.cls for k in kinds if k.type == "equipment")
    assert slots.keys() == set(SLOTS)
    assert min(slots.values()) >= 3
    assert {k.cls for k in kinds if k.creature} == {"", *CLASSES}
    assert {k.elite for k in kinds} == {True, False}


def words_of(kind_id: str) -> set[str]:
    """Every keyword, action and verb on a card."""
    found: set[str] = set()
    stack: list[object] = list(SET.kinds[kind_id].abilities)
    while stack:
        thing = stack.pop()
        if isinstance(thing, Trait | Verb | Rider):
            found.add(thing.name)
        if isinstance(thing, Attack | Act):
            found.add(thing.kind)
        if isinstance(thing, Aura):
            found.add(thing.scope)
        if isinstance(thing, Trigger):
            found.add(thing.when)
        for field in getattr(thing, "__struct_fields__", ()):
            value = getattr(thing, field)
            stack += value if isinstance(value, tuple) else [value]
    return found


@pytest.mark.rule("act.table", "deck.combine")
def test_every_keyword_and_every_action_type_is_on_three_cards_at_least() -> None:
    count = Counter(word for kind in SET.kinds for word in words_of(kind))
    book = [
        "armor",
        "attack-skill",
        "defense-skill",
        "blessing",
        "aimed",
        "scale",
        "vampirism",
        "regeneration",
        "incarnation",
        "jump",
        "teleportation",
        "protection-shots",
        "protection-throws",
        "protection-blasts",
        "protection-spells",
        "protection-magic",
        "protection-poison",
        "poison",
        "heal",
        "destroy",
        "rank",
        "damage",
        "exhaust",
        "alert",
        "move",
        "special-strike",
        "magical-strike",
        "shot",
        "throw",
        "blast",
        "effect",
        "spell",
    ]
    assert not {word: count[word] for word in book if count[word] < 3}
    bodies = Counter(kind.type for kind in SET.kinds.values())
    assert not {kind: n for kind, n in bodies.items() if n < 3}
    assert sum(kind.creature for kind in SET.kinds.values()) > 60, "each has a basic strike"


def test_no_two_cards_of_a_type_have_the_same_text_at_different_costs() -> None:
    costs: dict[object, set[int]] = {}
    for kind in SET.kinds.values():
        if not kind.creature:
            key = (kind.type, kind.cls, kind.life, kind.elite, kind.abilities)
            costs.setdefault(key, set()).add(kind.cost)
    assert all(len(found) == 1 for found in costs.values())


@pytest.mark.rule("card.parameters", "card.creature.full", "card.equip-area.passive")
def test_parameters_belong_to_types() -> None:
    for kind in SET.kinds.values():
        assert bool(kind.life) == (kind.creature or kind.type == "artifact")
        assert any(kind.strike) == kind.creature
        assert not kind.move or kind.type == "standalone"


@pytest.mark.rule("overview.deck-source")
def test_every_card_has_words_in_both_languages() -> None:
    for language in ("en", "fr"):
        text = Text.of(GAME, Options(), language)
        for kind in SET.kinds.values():
            assert text.name(kind.id) != kind.id
            for ability in kind.abilities:
                text.words(ability_words(ability))
        assert not text.problems


def test_a_card_text_reads_like_the_notation() -> None:
    text = Text.of(GAME, Options(), "en")
    lines = [text.words(ability_words(a)) for a in SET.kinds["bramble-witch"].abilities]
    assert lines == [
        "Spell: poison 2, an enemy creature, range 3",
        "Spell: cure poison and heal 2, one of your creatures, range 3",
    ]
    french = Text.of(GAME, Options(), "fr")
    (aura,) = SET.kinds["overgrown-ruins"].abilities
    assert (
        french.words(ability_words(aura))
        == "Pour vos créatures (Épine)\N{NO-BREAK SPACE}: Régénération 1"
    )


def test_a_number_that_changes_on_a_card_changes_in_its_words() -> None:
    texts = [Text.of(GAME, Options(), language) for language in ("en", "fr")]
    for card_id, entry in box().load("card", CardEntry).items():
        for number in re.finditer(r"\d+", entry.text):
            other = (
                f"{entry.text[: number.start()]}{int(number[0]) + 3}{entry.text[number.end() :]}"
            )
            for text in texts:
                was, now = (
                    [text.words(ability_words(a)) for a in NOTATION.read(written)]
                    for written in (entry.text, other)
                )
                assert was != now, (card_id, other)


# Mistakes ----------------------------------------------------------------------------------------

GOOD = {"name": "X", "type": "standalone", "cost": 3, "life": 5, "strike": "1-2-3"}


@pytest.mark.rule("card.artifact.passive", "card.equip-area.passive", "equip.classes")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"life": 0}, "life"),
        ({"strike": ""}, "strike"),
        ({"type": "artifact"}, "strike"),
        ({"type": "artifact", "strike": "", "move": 1}, "move"),
        ({"type": "equipment", "strike": "", "life": 0}, "class"),
        ({"type": "area", "strike": ""}, "life"),
        ({"type": "flying", "move": 1}, "move"),
        ({"realm": "embre"}, "realm"),
        ({"cost": 11}, "cost"),
        ({"move": -1}, "move"),
        ({"class_": "wizard"}, "class"),
        ({"text": "Owner: armor 1."}, "text"),
        ({"text": "Host: armor 1."}, "text"),
        ({"text": "Jump, range 2."}, "text"),
        ({"text": "Own soldier creatures: life +1."}, "text"),
        ({"type": "flying", "text": "Special strike 1-2-3."}, "text"),
        ({"type": "artifact", "strike": "", "text": "Shot 1-2-3."}, "text"),
        ({"type": "symbiotic", "text": "Incarnation 1."}, "text"),
        ({"text": "Death: 1 damage, attacker."}, "text"),
    ],
)
def test_what_makes_no_sense_on_a_card_is_found(change: dict[str, object], key: str) -> None:
    assert not faults(compile_kind("x", CardEntry(**GOOD)))  # type: ignore[arg-type]
    entry = CardEntry(**{**GOOD, **change})  # type: ignore[arg-type]
    assert [k for k, _ in faults(compile_kind("x", entry))] == [key]


@pytest.mark.parametrize(
    "text",
    [
        "Armor 0.",
        "Rank: strike +0.",
        "Regeneration 0.",
        "Exhaust: heal 0.",
        "Exhaust: give armor 0.",
        "Basic strike.",
        "Basic strike, poison 0.",
        "Special strike 1-2-3, range 2.",
        "Blast 0-0-0.",
        "Exhaust: 1 damage, attacker. Hurt: 1 damage, attacker.",
        "Exhaust: heal 2, own artifact.",
        "Spell: poison 1 and cure, enemy artifact.",
    ],
)
def test_an_ability_that_could_never_do_anything_is_found(text: str) -> None:
    entry = CardEntry(**{**GOOD, "text": text})  # type: ignore[arg-type]
    assert [key for key, _ in faults(compile_kind("x", entry))] == ["text"]


@pytest.mark.rule("golden.duration")
@pytest.mark.parametrize(
    "text",
    [
        "Exhaust: heal 2, this turn.",
        "Spell: give flying, own creature, this turn.",
        "Spell: lose flying, enemy flyer, until your next turn.",
        "Exhaust: lose class and give armor 1, own creature, this turn.",
    ],
)
def test_a_time_that_an_ability_would_not_keep_is_found(text: str) -> None:
    entry = CardEntry(**{**GOOD, "text": text})  # type: ignore[arg-type]
    assert [key for key, _ in faults(compile_kind("x", entry))] == ["text"]
    entry = CardEntry(**{**GOOD, "text": "Exhaust: heal 2 and give armor 1, this turn."})  # type: ignore[arg-type]
    assert not faults(compile_kind("x", entry))


def test_nothing_is_adjacent_to_an_area() -> None:
    entry = CardEntry(name="X", type="area", cost=3, text="Adjacent own creatures: armor 1.")
    assert [key for key, _ in faults(compile_kind("x", entry))] == ["text"]


@pytest.mark.rule("stacking.similar")
def test_of_two_similar_abilities_of_one_card_the_strongest_counts() -> None:
    entry = CardEntry(**{**GOOD, "text": "Armor 3. Armor 1."})  # type: ignore[arg-type]
    assert compile_kind("x", entry).traits["armor"].value == 3


@pytest.mark.rule("deck.size", "deck.copies")
def test_a_deck_has_30_to_50_cards_and_at_most_3_copies() -> None:
    ten = list(SET.kinds)[:17]
    assert not deck_faults(dict.fromkeys(ten[:10], 3), SET.kinds)
    assert deck_faults({**dict.fromkeys(ten[:9], 3), ten[9]: 2}, SET.kinds)
    assert deck_faults({**dict.fromkeys(ten[:9], 3), ten[9]: 4}, SET.kinds)
    assert not deck_faults({**dict.fromkeys(ten[:16], 3), ten[16]: 2}, SET.kinds)
    assert deck_faults(dict.fromkeys(ten, 3), SET.kinds)


@pytest.mark.rule("deck.combine")
def test_the_totals_of_a_deck_count_neutral_cards_apart() -> None:
    kinds = [next(k for k in SET.kinds.values() if k.realm == realm) for realm in ("", "ember")]
    totals = GAME.collection().totals({kind.id: 2 for kind in kinds})
    realms = totals[1]
    metals = {line.args["metal"]: line.args["n"] for line in totals if "metal" in line.args}
    elite = sum(2 for kind in kinds if kind.elite)
    assert metals == {"silver": 4 - elite, "gold": elite}
    assert str(realms.args["of"]).count("2") == 2
    assert "neutral" in str(realms.args["of"])


@pytest.mark.rule("ruling.hand-empty-army")
def test_a_deck_needs_a_creature_that_stands_alone() -> None:
    idle = [k.id for k in SET.kinds.values() if k.type in ("equipment", "artifact", "symbiotic")]
    faults = deck_faults(dict.fromkeys(idle[:10], 3), SET.kinds)
    assert [fault.words.key for fault in faults] == ["deck-fault-creature"]


# Packs -------------------------------------------------------------------------------------------


@pytest.mark.rule("deck.combine", "overview.deck-source")
def test_a_pack_adds_cards_and_decks_to_the_game() -> None:
    state = GAME.new(Options("test", "ember", packs=(PACK,)))
    assert Counter(state.decks["first"])["grunt"] == 3
    assert GAME.census(Options(packs=(PACK,)))["decks"] == len(STARTERS) + 1
    assert any(name.startswith("pack 1/") for name in GAME.content(Options(packs=(PACK,))))


def test_a_save_whose_pack_is_gone_says_so(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('game = "realms"\n', "utf-8")
    save = Table(GAME, Options(packs=(str(pack),)), Seeded(1), seed=1).save()
    pack.unlink()
    with pytest.raises(SaveError, match=r"mine.toml:0:0  can't be read: No such file"):
        Table.load(GAME, save)


def bad_pack(tmp_path: Path, text: str) -> ContentError:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.census(Options(packs=(str(path),)))
    return caught.value


CARD = """game = "realms"

[card.mine]
name = "Mine"
type = "standalone"
cost = 3
life = 5
strike = "1-2-3"
"""


def test_a_wrong_word_in_a_card_is_found_with_line_and_column(tmp_path: Path) -> None:
    mistake = bad_pack(tmp_path, CARD + 'text = "Armor 2. Shoot 1-2-3."\n')
    assert (mistake.line, mistake.column) == (9, 18)
    assert "'Shoot'" in str(mistake)


def test_a_wrong_key_a_wrong_strike_and_a_wrong_deck_are_found(tmp_path: Path) -> None:
    assert "'lief' is not a key here" in str(bad_pack(tmp_path, CARD + "lief = 3\n"))
    wrong = bad_pack(tmp_path, CARD.replace("1-2-3", "1-2"))
    assert (wrong.line, "1-2" in str(wrong)) == (8, True)
    deck = CARD + '[deck.d]\nname = "D"\n[deck.d.cards]\nmine = 3\nminne = 3\n'
    assert "'minne' is no card. Did you mean 'mine'?" in str(bad_pack(tmp_path, deck))
    twice = CARD.replace("card.mine", "card.griffin")
    assert "already one of that id" in str(bad_pack(tmp_path, twice))
    assert "'cards' is no table of a pack" in str(bad_pack(tmp_path, CARD + "[cards.x]\n"))
