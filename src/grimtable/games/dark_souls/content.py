"""The box: every card, tile, die and token, read from `content/*.toml` once, on import."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

from msgspec import Struct

from grimtable.boards.lattice import Lattice, lattice
from grimtable.cards import Document, near
from grimtable.games.dark_souls.notation import (
    Action,
    Behaviour,
    Dice,
    Effects,
    Heroic,
    NotationError,
    Special,
    read,
    read_effects,
    read_heroic,
    read_special,
)
from grimtable.kernel.asks import Die
from grimtable.kernel.errors import ContentError

T = TypeVar("T")
Stat = Literal["strength", "dexterity", "intelligence", "faith"]
STATS: tuple[Stat, ...] = ("strength", "dexterity", "intelligence", "faith")
SIDES = {"N": 0, "E": 2, "S": 4, "W": 6}
TILE: Lattice = lattice(4, 4)
"""Every exploration tile, and the mini boss tile."""
HALL: Lattice = lattice(4, 10)
"""The main boss room: both boss tiles joined."""
Terrain = Literal["none", "barrel", "gravestone", "chest"]


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry of a content file has."""

    source: str
    name: str = ""
    name_fr: str = ""
    rule: str = ""


class Figure(Entry, frozen=True, kw_only=True):
    """What stands on the table as a model: how it is drawn."""

    icon: str
    glyph: str
    tint: str


class Profile(Figure, frozen=True, kw_only=True):
    """A character board and its cards."""

    # [char.stats], [char.taunt]

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
    """An enemy's data card."""

    # [enemy.threat], [enemy.range], [enemy.dodge-difficulty], [enemy.block], [enemy.behaviour]

    models: int
    threat: int
    health: int
    block: int
    resist: int
    behaviour: str


class Boss(Entry, frozen=True, kw_only=True):
    """A boss's data card, as far as it concerns the whole encounter."""

    # [boss.data.levels]

    tier: Literal["mini", "main"]
    deck_size: int
    levels: tuple[int, ...]
    bodies: tuple[str, ...]
    treasure: tuple[str, ...]


class Body(Figure, frozen=True, kw_only=True):
    """A boss's model with its own health and special rule."""

    # [boss.special], [ruling.titanite-heat]

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
    """A boss's behaviour card: what each body does."""

    # [boss.card.values], [boss.card.kinds], [boss.card.icons]

    boss: str
    heat_up: bool
    behaviour: dict[str, str]


class Encounter(Entry, frozen=True, kw_only=True):
    """An encounter card."""

    # [enc.level]

    level: int
    trapped: bool
    spawn_1: tuple[str, ...]
    spawn_2: tuple[str, ...]
    terrain_1: Terrain
    terrain_2: Terrain


class Item(Entry, frozen=True, kw_only=True):
    """An equipment or upgrade card; a missing range is a dash."""

    # [equip.card-type], [upgrade.card]

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
    """One face of an exploration tile."""

    # [node.types], [ruling.tile-faces]

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
    """A campaign of the rulebook."""

    # [camp.first], [camp.first.s1], [camp.first.s2], [camp.first.s3], [camp.sword],
    # [camp.sword.s1], [camp.sword.s2], [camp.sword.s3], [camp.order]

    sections: tuple[Section, ...]


class Gear(Struct, frozen=True, gc=False):
    """An item, compiled for play."""

    # [equip.range.override], [equip.upgrade-slots]

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
    effects: Effects
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


class Library:
    """Everything in the box, by id."""

    # [comp.characters], [comp.character-kit], [comp.enemies], [comp.bosses.main],
    # [comp.bosses.mini], [comp.treasure], [comp.encounters], [comp.dice], [comp.tiles],
    # [comp.tokens.terrain], [ruling.treasure-copies], [gap.dice-faces], [gap.dice-shortage],
    # [gap.tile-nodes], [gap.character-boards], [gap.enemy-data], [gap.boss-data],
    # [gap.trap-values], [gap.solo-taunt-tie]

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.profiles = self._load("characters", Profile)
        self.enemies = self._load("enemies", Enemy)
        self.bosses = self._load("bosses", Boss)
        self.bodies = self._load("bodies", Body)
        self.cards = self._load("behaviours", BehaviourCard)
        self.encounters = self._load("encounters", Encounter)
        self.items = self._load("treasure", Item)
        self.faces = self._load("tiles", Face)
        self.traps = self._load("traps", Trap)
        self.campaigns = self._load("campaigns", Campaign)
        self.dice = {
            colour: Die(colour, die.faces) for colour, die in self._load("dice", Faces).items()
        }
        self._compile()
        self._check()

    def _load(self, name: str, kind: type[T]) -> dict[str, T]:
        return Document(self._folder / f"{name}.toml").entries(kind)

    def _compile(self) -> None:
        """Turn the notation into effects; copies of a card become `card_2`, `card_3`..."""
        self.heroics: dict[str, Heroic] = {
            who: self._read(read_heroic, p.heroic, "characters", who, "heroic")
            for who, p in self.profiles.items()
        }
        self.behaviours: dict[str, dict[str, Behaviour]] = {
            card: {
                body: self._read(_behaviour, text, "behaviours", card, body)
                for body, text in printed.behaviour.items()
            }
            for card, printed in self.cards.items()
        }
        self.foes: dict[str, Foe] = {}
        for name, enemy in self.enemies.items():
            does = self._read(_behaviour, enemy.behaviour, "enemies", name, "behaviour")
            e = enemy
            self.foes[name] = Foe(name, e.threat, e.health, e.block, e.resist, 0, Special(), does)
        for name, body in self.bodies.items():
            special = self._read(read_special, body.special, "bodies", name, "special")
            b = body
            self.foes[name] = Foe(
                name, b.threat, b.health, b.block, b.resist, b.heat_up, special, None
            )
        self.figures: dict[str, Figure] = {**self.profiles, **self.enemies, **self.bodies}
        self.gear: dict[str, Gear] = {}
        for name, item in self.items.items():
            gear = self._gear(name, item)
            for copy in copies(name, item.copies):
                self.gear[copy] = gear
        self.trap_tokens = [t for t, trap in self.traps.items() for _ in range(trap.copies)]

    def _gear(self, name: str, item: Item) -> Gear:
        actions = tuple(
            self._read(_action, text, "treasure", name, "actions") for text in item.actions
        )
        effects = Effects()
        if item.effects:
            for text in item.effects:
                self._read(_effect, text, "treasure", name, "effects")
            effects = read_effects(item.effects)
        attacks = [(a.cost, -i) for i, a in enumerate(actions) if a.attacks]
        return Gear(
            id=name,
            slot=item.slot,
            hands=item.hands,
            range=item.range,
            needs=tuple(item.needs.items()),
            block=self._dice(item.block, name, "block"),
            resist=self._dice(item.resist, name, "resist"),
            dodge=item.dodge,
            upgrades=item.upgrades,
            actions=actions,
            effects=effects,
            costliest=-max(attacks)[1] if attacks else -1,
        )

    def _dice(self, text: str, *keys: str) -> Dice:
        if not text:
            return ()
        dice: Dice = self._read(_dice, text, "treasure", *keys)
        return dice

    def _read(self, reader: Callable[[str], Any], text: str, name: str, *keys: str) -> Any:
        try:
            return reader(text)
        except NotationError as error:
            document = Document(self._folder / f"{name}.toml")
            line, column = document.place(*keys)
            lines = document.text.split("\n")
            for at in range(line - 1, len(lines)):
                if f'"{text}"' in lines[at]:
                    line, column = at + 1, lines[at].index(f'"{text}"') + 2
                    break
            sentence = f"{'.'.join(keys)}: {error.sentence}"
            raise ContentError(document.path, line, column + error.column, sentence) from error

    def _check(self) -> None:
        """Every id that an entry names must exist."""
        for who, p in self.profiles.items():
            for field in ("equipment", "class_treasure", "transposed_treasure"):
                self._known(getattr(p, field), self.items, "characters", who, field)
        for name, boss in self.bosses.items():
            self._known(boss.bodies, self.bodies, "bosses", name, "bodies")
            self._known(boss.treasure, self.items, "bosses", name, "treasure")
        for name, card in self.cards.items():
            self._known((card.boss,), self.bosses, "behaviours", name, "boss")
            bodies = self.bosses[card.boss].bodies
            self._known(card.behaviour, bodies, "behaviours", name, "behaviour")
        for name, encounter in self.encounters.items():
            self._known(encounter.spawn_1, self.enemies, "encounters", name, "spawn_1")
            self._known(encounter.spawn_2, self.enemies, "encounters", name, "spawn_2")
        for name, face in self.faces.items():
            for field in ("spawn_1", "spawn_2", "terrain_1", "terrain_2"):
                self._known((getattr(face, field),), TILE.nodes, "tiles", name, field)
        for name, campaign in self.campaigns.items():
            for section in campaign.sections:
                self._known(section.bosses, self.bosses, "campaigns", name, "sections")

    def _known(self, ids: Iterable[str], known: Iterable[str], name: str, *keys: str) -> None:
        there = list(known)
        for one in ids:
            if one not in there:
                document = Document(self._folder / f"{name}.toml")
                raise document.error(f"{one!r} is not known.{near(one, there)}", *keys)

    def deck(self, kind: str, owners: Iterable[str] = ()) -> list[str]:
        """All cards of a treasure deck, copies included; of these owners, where it has any."""
        wanted = set(owners)
        return [
            copy
            for name, item in self.items.items()
            if item.deck == kind and (not item.owner or item.owner in wanted)
            for copy in copies(name, item.copies)
        ]

    def boss_cards(self, boss: str, *, heat_up: bool, body: str | None = None) -> list[str]:
        """The behaviour cards of a boss, or of one of its bodies."""
        return [
            name
            for name, card in self.cards.items()
            if card.boss == boss
            and card.heat_up == heat_up
            and (body is None or body in card.behaviour)
        ]


def copies(name: str, n: int) -> list[str]:
    """The ids of the copies of a card.

    >>> copies("ember", 3)
    ['ember', 'ember_2', 'ember_3']
    """
    return [name, *(f"{name}_{i}" for i in range(2, n + 1))]


def _behaviour(text: str) -> Any:
    return read("behaviour", text)


def _action(text: str) -> Any:
    return read("action", text)


def _effect(text: str) -> Any:
    return read("effect", text)


def _dice(text: str) -> Any:
    return read("dice", text)


CONTENT = Path(__file__).parent / "content"
LIBRARY = Library(CONTENT)
