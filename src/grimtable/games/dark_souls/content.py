"""The box: every card, tile, die and token, read from `content/*.toml` once, on import."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from grimtable.boards.lattice import Lattice, lattice
from grimtable.cards import Box, Place, Shelf, copies
from grimtable.cards import Entry as AnyEntry
from grimtable.games.dark_souls.notation import (
    NOTATION,
    Action,
    Behaviour,
    Dice,
    Effect,
    Heroic,
    Special,
)
from grimtable.kernel.asks import Die

Stat = Literal["strength", "dexterity", "intelligence", "faith"]
STATS: tuple[Stat, ...] = ("strength", "dexterity", "intelligence", "faith")
SIDES = {"N": 0, "E": 2, "S": 4, "W": 6}
TILE: Lattice = lattice(4, 4)
"""Every exploration tile, and the mini boss tile."""
HALL: Lattice = lattice(4, 10)
"""The main boss room: both boss tiles joined."""
Terrain = Literal["none", "barrel", "gravestone", "chest"]


class Entry(AnyEntry, frozen=True, kw_only=True):
    """What every entry of a content file has."""

    rule: str = ""


class Figure(Entry, frozen=True, kw_only=True):
    """What stands on the table as a model: how it is drawn."""

    icon: str
    glyph: str
    tint: str


class Profile(Figure, frozen=True, kw_only=True):
    """A character board and its cards.

    [char.stats], [char.taunt].
    """

    taunt: int
    strength: tuple[int, ...]
    dexterity: tuple[int, ...]
    intelligence: tuple[int, ...]
    faith: tuple[int, ...]
    equipment: tuple[str, ...]
    class_treasure: tuple[str, ...]
    transposed_treasure: tuple[str, ...]
    heroic_name: str
    heroic_name_fr: str = ""
    heroic: str

    def value(self, stat: str, tier: int) -> int:
        """A stat at a tier; the campaign's fourth tier is 40 [camp.level.tier4]."""
        values: tuple[int, ...] = getattr(self, stat)
        return values[tier] if tier < len(values) else 40


class Enemy(Figure, frozen=True, kw_only=True):
    """An enemy's data card.

    [enemy.threat], [enemy.range], [enemy.dodge-difficulty], [enemy.block], [enemy.behaviour].
    """

    models: int
    threat: int
    health: int
    block: int
    resist: int
    behaviour: str


class Boss(Entry, frozen=True, kw_only=True):
    """A boss's data card, as far as it concerns the whole encounter.

    [boss.data.levels].
    """

    tier: Literal["mini", "main"]
    deck_size: int
    levels: tuple[int, ...]
    bodies: tuple[str, ...]
    treasure: tuple[str, ...]


class Body(Figure, frozen=True, kw_only=True):
    """A boss's model with its own health and special rule.

    [boss.special], [ruling.titanite-heat].
    """

    threat: int
    health: int
    heat_up: int
    block: int
    resist: int
    spawn: Literal["mini", "main"]
    special_name: str
    special_name_fr: str = ""
    special: str


class BehaviourCard(Entry, frozen=True, kw_only=True):
    """A boss's behaviour card: what each body does.

    [boss.card.values], [boss.card.kinds], [boss.card.icons].
    """

    boss: str
    heat_up: bool
    behaviour: dict[str, str]


class Encounter(Entry, frozen=True, kw_only=True):
    """An encounter card.

    [enc.level].
    """

    level: int
    trapped: bool
    spawn_1: tuple[str, ...]
    spawn_2: tuple[str, ...]
    terrain_1: Terrain
    terrain_2: Terrain


class Item(Entry, frozen=True, kw_only=True):
    """An equipment or upgrade card; a missing range is a dash.

    [equip.card-type], [upgrade.card].
    """

    deck: Literal["starting", "class", "transposed", "common", "legendary", "boss"]
    slot: Literal["hand", "armour", "weapon_upgrade", "armour_upgrade", "none"]
    owner: str = ""
    copies: int = 1
    hands: int = 1
    range: int = 0
    needs: dict[Stat, int] = {}
    block: str = ""
    resist: str = ""
    dodge: int = 0
    upgrades: int = 0
    actions: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()


class Face(Entry, frozen=True, kw_only=True):
    """One face of an exploration tile.

    [node.types], [ruling.tile-faces].
    """

    tile: str
    face: Literal["a", "b"]
    spawn_1: str
    spawn_2: str
    terrain_1: str
    terrain_2: str
    doors: tuple[Literal["N", "E", "S", "W"], ...]


class Faces(Entry, frozen=True, kw_only=True):
    """The faces of a die."""

    faces: tuple[int, ...]


class Trap(Entry, frozen=True, kw_only=True):
    """A trap token."""

    damage: int
    dodge: int
    copies: int


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a campaign."""

    name: str
    levels: tuple[int, ...]
    bosses: tuple[str, ...]
    name_fr: str = ""


class Campaign(Entry, frozen=True, kw_only=True):
    """A campaign of the rulebook.

    [camp.first], [camp.first.s1], [camp.first.s2], [camp.first.s3], [camp.sword],
    [camp.sword.s1], [camp.sword.s2], [camp.sword.s3], [camp.order].
    """

    sections: tuple[Section, ...]


class Gear(Struct, frozen=True, gc=False):
    """An item, compiled for play.

    [equip.range.override], [equip.upgrade-slots].
    """

    id: str
    slot: str
    hands: int
    range: int
    needs: tuple[tuple[Stat, int], ...]
    block: Dice
    resist: Dice
    dodge: int
    upgrades: int
    actions: tuple[Action, ...]
    effects: tuple[Effect, ...]
    costliest: int
    """Which line is the most expensive attack, or -1."""


class Foe(Struct, frozen=True, gc=False):
    """An enemy or a boss's body, compiled for play."""

    id: str
    threat: int
    health: int
    block: int
    resist: int
    heat_up: int
    special: Special
    behaviour: Behaviour | None
    """What it always does; None for a boss, which draws cards."""
    does: tuple[Behaviour, ...]
    """All that it can do: that, or what is on its cards."""


class Library:
    """Everything in the box, by id.

    [comp.characters], [comp.character-kit], [comp.enemies], [comp.bosses.main],
    [comp.bosses.mini], [comp.treasure], [comp.encounters], [comp.dice], [comp.tiles],
    [comp.tokens.terrain], [ruling.treasure-copies], [gap.dice-faces], [gap.dice-shortage],
    [gap.tile-nodes], [gap.character-boards], [gap.enemy-data], [gap.boss-data],
    [gap.trap-values], [gap.solo-taunt-tie].
    """

    def __init__(self, folder: Path, packs: Iterable[str] = ()) -> None:
        self.box = box = Box("dark_souls", folder, TABLES, packs, closed=CLOSED)
        self.profiles = box.load("character", Profile)
        self.enemies = box.load("enemy", Enemy)
        self.bosses = box.load("boss", Boss)
        self.bodies = box.load("body", Body)
        self.cards = box.load("behaviour", BehaviourCard)
        self.encounters = box.load("encounter", Encounter)
        self.by_level = {
            level: [name for name, card in self.encounters.items() if card.level == level]
            for level in (1, 2, 3)
        }
        self.items = box.load("item", Item)
        self.faces = box.load("tile", Face)
        self.traps = box.load("trap", Trap)
        self.campaigns = box.load("campaign", Campaign)
        self.dice = {
            colour: Die(colour, die.faces) for colour, die in box.load("die", Faces).items()
        }
        self._compile()
        self._check()

    def _compile(self) -> None:
        """Turn the notation into effects; copies of a card become `card_2`, `card_3`..."""
        at = self.box.at
        self.heroics: dict[str, Heroic] = {}
        for who, p in self.profiles.items():
            self.heroics[who] = at("character", who).read(
                NOTATION, p.heroic, "heroic", start="heroic"
            )
        self.behaviours: dict[str, dict[str, Behaviour]] = {
            card: {
                body: _behaviour(at("behaviour", card), text, "behaviour", body)
                for body, text in printed.behaviour.items()
            }
            for card, printed in self.cards.items()
        }
        self.foes: dict[str, Foe] = {}
        for name, e in self.enemies.items():
            does = _behaviour(at("enemy", name), e.behaviour, "behaviour")
            figures = (e.threat, e.health, e.block, e.resist, 0)
            self.foes[name] = Foe(name, *figures, Special(), does, (does,))
        for name, b in self.bodies.items():
            special = Special()
            if b.special:
                special = at("body", name).read(NOTATION, b.special, "special", start="special")
            figures = (b.threat, b.health, b.block, b.resist, b.heat_up)
            cards = tuple(card[name] for card in self.behaviours.values() if name in card)
            self.foes[name] = Foe(name, *figures, special, None, cards)
        self.figures: dict[str, Figure] = {**self.profiles, **self.enemies, **self.bodies}
        self.gear: dict[str, Gear] = {}
        self.decks: dict[str, list[tuple[str, str]]] = {}
        """All cards of each treasure deck, copies included, with their owners."""
        for name, item in self.items.items():
            gear, deck = _gear(at("item", name), name, item), self.decks.setdefault(item.deck, [])
            for copy in copies(name, item.copies):
                self.gear[copy] = gear
                deck.append((copy, item.owner))
        self.trap_tokens = [t for t, trap in self.traps.items() for _ in range(trap.copies)]

    def _check(self) -> None:
        """Every id that an entry names must exist."""
        at = self.box.at
        for who, p in self.profiles.items():
            for key in ("equipment", "class_treasure", "transposed_treasure"):
                at("character", who).known(getattr(p, key), self.items, key)
        for name, boss in self.bosses.items():
            at("boss", name).known(boss.bodies, self.bodies, "bodies")
            at("boss", name).known(boss.treasure, self.items, "treasure")
        for name, card in self.cards.items():
            at("behaviour", name).known(card.boss, self.bosses, "boss")
            for body in card.behaviour:
                at("behaviour", name).known(body, self.bosses[card.boss].bodies, "behaviour", body)
        for name, encounter in self.encounters.items():
            at("encounter", name).known(encounter.spawn_1, self.enemies, "spawn_1")
            at("encounter", name).known(encounter.spawn_2, self.enemies, "spawn_2")
        for name, face in self.faces.items():
            for key in ("spawn_1", "spawn_2", "terrain_1", "terrain_2"):
                at("tile", name).known(getattr(face, key), TILE.nodes, key)
        for name, campaign in self.campaigns.items():
            for i, section in enumerate(campaign.sections):
                at("campaign", name).known(
                    section.bosses, self.bosses, "sections", str(i), "bosses"
                )

    def deck(self, kind: str, owners: Iterable[str] = ()) -> list[str]:
        """All cards of a treasure deck, copies included; of these owners, where it has any."""
        wanted = {"", *owners}
        return [card for card, owner in self.decks.get(kind, ()) if owner in wanted]

    def boss_cards(self, boss: str, *, heat_up: bool, body: str | None = None) -> list[str]:
        """The behaviour cards of a boss, or of one of its bodies."""
        return [
            name
            for name, card in self.cards.items()
            if card.boss == boss
            and card.heat_up == heat_up
            and (body is None or body in card.behaviour)
        ]


def _behaviour(at: Place, text: str, *keys: str) -> Behaviour:
    behaviour: Behaviour = at.read(NOTATION, text, *keys, start="behaviour")
    return behaviour


def _dice(at: Place, text: str, key: str) -> Dice:
    dice: Dice = at.read(NOTATION, text, key, start="dice") if text else ()
    return dice


def _gear(at: Place, name: str, item: Item) -> Gear:
    actions = tuple(
        at.read(NOTATION, text, "actions", str(i), start="action")
        for i, text in enumerate(item.actions)
    )
    effects = tuple(
        at.read(NOTATION, text, "effects", str(i), start="effect")
        for i, text in enumerate(item.effects)
    )
    attacks = [(a.cost, -i) for i, a in enumerate(actions) if a.attacks]
    return Gear(
        id=name,
        slot=item.slot,
        hands=item.hands,
        range=item.range,
        needs=tuple(item.needs.items()),
        block=_dice(at, item.block, "block"),
        resist=_dice(at, item.resist, "resist"),
        dodge=item.dodge,
        upgrades=item.upgrades,
        actions=actions,
        effects=effects,
        costliest=-max(attacks)[1] if attacks else -1,
    )


TABLES = {
    "character": ("characters",),
    "enemy": ("enemies",),
    "boss": ("bosses",),
    "body": ("bodies",),
    "behaviour": ("behaviours",),
    "encounter": ("encounters",),
    "item": ("treasure",),
    "tile": ("tiles",),
    "trap": ("traps",),
    "campaign": ("campaigns",),
    "die": ("dice",),
}
"""In which file the entries of each table stand."""
CLOSED = ("character", "tile", "trap", "die")
"""What packs add nothing to: what is in the box of these is what the rules count with."""
CONTENT = Path(__file__).parent / "content"


SHELVES = {
    "enemies": "enemy",
    "bosses": "boss",
    "bodies": "body",
    "cards": "behaviour",
    "encounters": "encounter",
    "items": "item",
    "campaigns": "campaign",
    "behaviours": "behaviour",
    "foes": "",
    "figures": "",
    "gear": "",
}
"""The tables of a Library that packs add to, and what they are called in a file."""


def _shelved(box: Library) -> Library:
    for shelf in SHELVES:
        setattr(box, shelf, Shelf(getattr(box, shelf)))
    return box


LIBRARY = _shelved(Library(CONTENT))
"""The box; an entry of a pack that was opened can be looked up in it by its id."""


@cache
def library(packs: tuple[str, ...] = ()) -> Library:
    """What a game with these packs is made of: from here decks are built and bosses chosen."""
    if not packs:
        return LIBRARY
    found = Library(CONTENT, packs)
    brought: list[tuple[Shelf[Any], str, Any]] = []
    for shelf, table in SHELVES.items():
        here: Shelf[Any] = getattr(LIBRARY, shelf)
        for name, entry in getattr(found, shelf).items():
            if table and here.is_another(name, entry):  # then nothing of these packs stays here
                raise found.box.at(table, name).error("another pack has something of that id")
            brought.append((here, name, entry))
    for here, name, entry in brought:
        here.open(name, entry)
    return found
