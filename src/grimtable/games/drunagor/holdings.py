"""What Heroes can hold: Equipment in its qualities, Upgrade tiles, Legacy cards (pp. 14-31)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grimtable.cards import Entry
from grimtable.games.drunagor.box import TREES, Skill, box
from grimtable.games.drunagor.notation import NOTATION
from grimtable.games.drunagor.windows import TIMINGS

GEAR_SLOTS = ("weapon", "off_hand", "armor", "trinket")
"""One card of each can be in use."""
QUALITIES = ("standard", "improved", "ultimate")
"""In which Spoils come, the most basic one first [spoils.quality] [spoils.one-step]."""
RANGES = {"ranged": "red"}
"""How far weapons of a type reach; all others are for melee."""
BACK = "-back"


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """A face of an Equipment card: its types, a weapon's figures, and its Skills.

    A Skill is written with its timing: `"reaction: SELF, PREVENT 3"`.
    """

    types: list[str] = []
    skills: list[str] = []
    accuracy: int = 0
    damage: int = 0
    heavy: bool = False
    two_handed: bool = False


class GearEntry(Entry, frozen=True, kw_only=True):
    """An Equipment card; Spoils in three qualities, VERSATILE ones with two faces.

    No Camp Items of levels are among them [equip.no-camp-levels] [equip.scope].
    """

    slot: str
    card: str
    """Starting Gear, Spoils, an Adventure Item, or an Epic one."""
    standard: list[Face]
    improved: list[Face] = []
    ultimate: list[Face] = []


class Arms(Struct, frozen=True):
    """What a weapon does: what the d20 has to reach, damage, range; bare hands if nothing else."""

    accuracy: int = 10
    damage: int = 1
    reach: str = "yellow"
    heavy: bool = False


class Gear(Struct, frozen=True):
    """A face of an Equipment card in one quality, as it can be used."""

    id: str
    entry: str
    slot: str
    card: str
    types: tuple[str, ...]
    two_handed: bool = False
    quality: str = "standard"
    better: str = ""
    """What it becomes when it is improved."""
    flips: str = ""
    """Its other face, if it is VERSATILE."""
    skills: tuple[str, ...] = ()


ENTRIES = box().load("gear", GearEntry)


def gear_name(entry: str, quality: str, face: int) -> str:
    """The id of a card in a quality, with one of its faces up."""
    name = entry if quality == QUALITIES[0] else f"{quality}_{entry}"
    return name + BACK if face else name


def _cards() -> Iterator[tuple[Gear, Face]]:
    for name, entry in ENTRIES.items():
        at = box().at("gear", name)
        at.known(entry.slot, GEAR_SLOTS, "slot")
        for i, quality in enumerate(QUALITIES):
            faces: list[Face] = getattr(entry, quality)
            after = QUALITIES[i + 1] if i + 1 < len(QUALITIES) else ""
            better = after if after and getattr(entry, after) else ""
            for j, face in enumerate(faces):
                mine = gear_name(name, quality, j)
                yield (
                    Gear(
                        mine,
                        name,
                        entry.slot,
                        entry.card,
                        tuple(face.types),
                        face.two_handed,
                        quality,
                        gear_name(name, better, j) if better else "",
                        gear_name(name, quality, 1 - j) if len(faces) > 1 else "",
                        tuple(skill_name(mine, k) for k in range(len(face.skills))),
                    ),
                    face,
                )


def skill_name(gear: str, k: int) -> str:
    """The id of a card's Skill: the card's own, then numbered."""
    return f"{gear}.{k + 1}" if k else gear


FACES = tuple(_cards())
GEAR = {gear.id: gear for gear, _ in FACES}
"""Equipment by id: every face in every quality."""
ARMS = {
    gear.id: Arms(
        face.accuracy,
        face.damage,
        next((RANGES[t] for t in face.types if t in RANGES), "yellow"),
        face.heavy,
    )
    for gear, face in FACES
    if face.damage
}
"""What the weapons among it do."""


def _skills() -> dict[str, Skill]:
    """Every Skill of Equipment, compiled; its slot takes any cube."""
    found = {}
    for gear, face in FACES:
        at = box().at("gear", gear.entry)
        for name, line in zip(gear.skills, face.skills, strict=True):
            timing, _, text = line.partition(": ")
            at.known(timing, TIMINGS, gear.quality)
            parts = at.read(NOTATION, text, gear.quality)
            found[name] = Skill(name, gear.id, "gear", timing, "", 0, parts)
    return found


class UpgradeEntry(Entry, frozen=True, kw_only=True):
    """An Upgrade tile: a Hero Skill of a Path and a Skill tree [upg.what] [upg.linked].

    The printed ones are among them [upg.sample.primal] [upg.sample.upheaval].
    """

    path: str
    tree: str
    timing: str
    text: str
    copies: int = 1


class LegacySkill(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two Skills of a Legacy card."""

    name: str
    name_fr: str
    timing: str
    text: str


class LegacyEntry(Entry, frozen=True, kw_only=True):
    """A Legacy Skill card: its force, and the step that brings it [legacy.cards]."""

    force: str
    step: int
    skills: list[LegacySkill]


UPGRADES = box().load("upgrades", UpgradeEntry)
LEGACY = box().load("legacy", LegacyEntry)
FORCES = tuple(dict.fromkeys(card.force for card in LEGACY.values()))
"""The four forces of the Legacy Trail [legacy.forces]."""


def _growth() -> dict[str, Skill]:
    """The Skills of tiles, of the colour of their tree, and of Legacy cards, of any."""
    found = {}
    for name, tile in UPGRADES.items():
        at = box().at("upgrades", name)
        at.known(tile.tree, TREES, "tree")
        at.known(tile.timing, TIMINGS, "timing")
        parts = at.read(NOTATION, tile.text, "text")
        found[name] = Skill(name, name, "upgrade", tile.timing, TREES[tile.tree], 0, parts)
    for name, card in LEGACY.items():
        at = box().at("legacy", name)
        for i, skill in enumerate(card.skills, 1):
            at.known(skill.timing, TIMINGS, "skills")
            mine = f"{name}.{i}"
            parts = at.read(NOTATION, skill.text, "skills")
            found[mine] = Skill(mine, name, "legacy", skill.timing, "", 0, parts)
    return found


HELD_SKILLS = _skills() | _growth()
"""What Equipment, tiles and Legacy cards let Heroes do."""


def named(language: str) -> dict[str, str]:
    """Every card and Skill of Equipment by its name; a better quality is said behind it."""
    found = {}
    for gear, _ in FACES:
        entry = ENTRIES[gear.entry]
        name = entry.called(language)
        if gear.quality != QUALITIES[0]:
            name = f"{name} {QUALITY_NAMES[language][gear.quality]}"
        if gear.flips:
            name = f"{name} ({', '.join(TYPE_NAMES[language][t] for t in gear.types)})"
        for mine in {gear.id, *gear.skills}:
            found[mine] = name
            if language == "fr" and entry.gender_fr:
                found[f"{mine}.gender"] = entry.gender_fr
    for card, legacy in LEGACY.items():
        for i, skill in enumerate(legacy.skills, 1):
            found[f"{card}.{i}"] = skill.name_fr if language == "fr" else skill.name
    return found


QUALITY_NAMES = {
    "en": {"improved": "II", "ultimate": "III"},
    "fr": {"improved": "II", "ultimate": "III"},
}
TYPE_NAMES = {
    "en": {
        "heavy": "Heavy",
        "light": "Light",
        "ranged": "Ranged",
        "implement": "Implement",
        "shield": "Shield",
        "relic": "Relic",
        "blade": "Off-hand weapon",
        "plate": "Plate",
        "leather": "Leather",
        "cloth": "Cloth",
    },
    "fr": {
        "heavy": "lourde",
        "light": "légère",
        "ranged": "à distance",
        "implement": "focalisateur",
        "shield": "bouclier",
        "relic": "relique",
        "blade": "arme secondaire",
        "plate": "plates",
        "leather": "cuir",
        "cloth": "étoffe",
    },
}
