"""What is in the box: boards, cards, Enemies, Tiles and Adventures, compiled and checked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from grimtable.boards.hex import Axial, Hexes, Tile, hexes, joined, mask
from grimtable.cards import Box, Place, copies
from grimtable.games.berserk.entries import (
    AdventureEntry,
    AllyEntry,
    CardEntry,
    DieEntry,
    EventEntry,
    FoeEntry,
    HeroEntry,
    SpecialEntry,
    TileEntry,
)
from grimtable.games.berserk.notation import NOTATION
from grimtable.games.berserk.records import (
    AnyTarget,
    Attack,
    Aura,
    Change,
    Clause,
    Condition,
    EndOfRound,
    Gift,
    HurtAttack,
    InRiposte,
    Join,
    Law,
    Once,
    Order,
    Reach,
    Reload,
    Ripostes,
    Seeks,
    Slip,
    Spawn,
    Stride,
    Sweep,
    When,
)
from grimtable.kernel.asks import Die

FOLDER = Path(__file__).parent
MOVE, GUARD, DICE = "M", "D", "A"
"""The three kinds of Penalties [penalty.defense] [penalty.movement] [penalty.attack]."""


class Effect(Struct, frozen=True):
    """What a card or Ability says, sorted by the moment at which it counts."""

    clauses: tuple[Clause, ...]
    attack: tuple[Change, ...] = ()
    hurt: tuple[HurtAttack, ...] = ()
    riposte: tuple[Change, ...] = ()
    ripostes: int = 0
    stride: int = 0
    slip: str = ""
    reload: bool = False
    gifts: tuple[Gift, ...] = ()
    once: Gift | None = None
    aura: int = 0
    reach: int = 1
    visible: bool = False
    all: bool = False
    anyone: bool = False
    seeks: tuple[str, ...] = ()

    @property
    def usable(self) -> bool:
        """Whether it does something that its Hero has to apply."""
        return bool(self.gifts) or self.reload


def effect(clauses: tuple[Clause, ...]) -> Effect:
    """Sort the clauses of an Effect."""
    attack = tuple(c for one in _of(clauses, Attack) for c in one.changes)
    reaches = [c for c in attack if type(c) is Reach]
    return Effect(
        clauses,
        attack,
        tuple(_of(clauses, HurtAttack)),
        tuple(c for one in _of(clauses, InRiposte) for c in one.changes),
        sum(c.n for c in _of(clauses, Ripostes)),
        sum(c.n for c in _of(clauses, Stride)),
        "".join(c.bodies for c in _of(clauses, Slip)),
        bool(_of(clauses, Reload)),
        tuple(_of(clauses, Gift)),
        next((c.gift for c in _of(clauses, Once)), None),
        sum(c.n for c in _of(clauses, Aura)),
        reaches[0].n if reaches else 1,  # [range.default]
        any(c.visible for c in reaches),
        any(type(c) is Sweep for c in attack),
        bool(_of(clauses, AnyTarget)),
        tuple(c.whom for c in _of(clauses, Seeks)),
    )


def _sorted(specials: Mapping[str, tuple[Law, ...]]) -> dict[type, dict[str, list[Law]]]:
    found: dict[type, dict[str, list[Law]]] = defaultdict(dict)
    for name, laws in specials.items():
        for law in laws:
            found[type(law)].setdefault(name, []).append(law)
    return found


C = TypeVar("C")


def _of(clauses: tuple[Clause, ...], kind: type[C]) -> list[C]:
    return [clause for clause in clauses if isinstance(clause, kind)]


class Card(Struct, frozen=True):
    """An Action or Tactic card, ready for play."""

    id: str
    hero: str
    number: int
    dice: tuple[str, ...]
    move: int
    guard: int
    effect: Effect
    instant: bool
    replaces: int
    tactic: bool


class Foe(Struct, frozen=True):
    """An Enemy card, ready for play."""

    id: str
    keywords: tuple[str, ...]
    base: int
    health: tuple[int, int, int]
    dice: tuple[str, ...]
    move: int
    guard: int
    effect: Effect
    minis: int
    monster: bool
    """Whether it has the Monster keyword."""
    flying: bool
    """Whether it has the Flying keyword."""


class Friend(Struct, frozen=True):
    """An Ally card, ready for play [ability.ally.unique]."""

    id: str
    health: int
    dice: tuple[str, ...]
    move: int
    guard: int
    effect: Effect
    miniature: bool


class Event(Struct, frozen=True):
    """An Event card, ready for play."""

    id: str
    letter: str
    now: tuple[Order, ...]
    each: tuple[Order, ...]
    when: tuple[When, ...]
    watched: tuple[tuple[str, Condition, When], ...]
    """The conditions that can be met at any time, with where they stand."""
    ends: tuple[tuple[str, Condition, When], ...]
    """Those that look at the end of a round, too."""


class Adventure(Struct, frozen=True):
    """An Adventure, ready for play."""

    id: str
    entry: AdventureEntry
    hexes: Hexes
    short: int
    tall: int
    tiles: dict[str, int]
    """The Spaces of each Tile by its letter; those made of two halves are in none."""
    start: int
    zones: dict[str, int]
    events: dict[str, Event]
    bases: dict[int, dict[str, tuple[int, ...]]]
    """The Spaces under a base of a size by its Space and facing; 0 where it has no room."""
    open: int
    """The Spaces without Scenery."""

    def spot(self, place: str) -> str:
        """The Space of a Spawn token's letter, or the Space so named."""
        return self.entry.spots.get(place, place)


class Library:
    """Everything in the box."""

    def __init__(self, packs: tuple[str, ...] = ()) -> None:
        stories = sorted(file.stem for file in (FOLDER / "content").glob("adventure_*.toml"))
        tables = {
            "die": ("dice",),
            "hero": ("heroes",),
            "card": ("cards",),
            "tactic": ("tactics",),
            "enemy": ("enemies",),
            "ally": ("allies",),
            "tile": ("tiles",),
            "adventure": (),
            "event": (),
            "special": (),
        }
        self.box = box = Box("berserk", FOLDER / "content", tables, packs, stories)
        dice = box.load("die", DieEntry)
        self.dice = {name: Die(name, one.faces) for name, one in dice.items()}
        self.rank = {name: one.rank for name, one in dice.items()}
        self.heroes = box.load("hero", HeroEntry)
        self.abilities = {h: self._effect("hero", h, one.effect) for h, one in self.heroes.items()}
        self.card_entries = box.load("card", CardEntry)
        self.tactic_entries = box.load("tactic", CardEntry)
        self.cards = {name: self._card("card", name, e) for name, e in self.card_entries.items()}
        for name, entry in self.tactic_entries.items():
            for copy in copies(name, entry.copies):
                self.cards[copy] = replace(self._card("tactic", name, entry), id=copy)
        self.tactics = tuple(name for name, card in self.cards.items() if card.tactic)
        self.numbered = {
            hero: {c.number: c for c in self.cards.values() if c.hero == hero}
            for hero in self.heroes
        }
        self.foe_entries = box.load("enemy", FoeEntry)
        self.foes = {name: self._foe(name, entry) for name, entry in self.foe_entries.items()}
        self.ally_entries = box.load("ally", AllyEntry)
        self.allies = {name: self._ally(name, entry) for name, entry in self.ally_entries.items()}
        helpers = {**self.abilities, **{name: ally.effect for name, ally in self.allies.items()}}
        self.auras = {name: effect.aura for name, effect in helpers.items() if effect.aura}
        """Who protects those beside them, and by how much."""
        self.tile_entries = box.load("tile", TileEntry)
        self.special_entries = box.load("special", SpecialEntry)
        self.specials = {
            name: box.at("special", name).read(NOTATION, e.law, "law", start="special")
            for name, e in self.special_entries.items()
        }
        self.laws = _sorted(self.specials)
        """By the kind of law: the Special Rules cards that say one, and what they say."""
        self.event_entries = box.load("event", EventEntry)
        self.adventure_entries = box.load("adventure", AdventureEntry)
        self.adventures = {n: self._adventure(n, e) for n, e in self.adventure_entries.items()}
        told = [name for name, one in self.adventures.items() if one.entry.number]
        self.order = tuple(sorted(told, key=lambda name: self.adventures[name].entry.number))
        """The Adventures in the order of the campaign [overview.campaign]."""

    def _effect(self, table: str, name: str, text: str, key: str = "effect") -> Effect:
        start = "enemy" if table == "enemy" else "effect"
        clauses = self.box.at(table, name).read(NOTATION, text, key, start=start)
        return effect(clauses)

    def _pool(self, table: str, name: str, text: str) -> tuple[str, ...]:
        pool: tuple[str, ...] = self.box.at(table, name).read(NOTATION, text, "dice", start="pool")
        return pool

    def _card(self, table: str, name: str, entry: CardEntry) -> Card:
        if table == "card":
            self.box.at(table, name).known(entry.hero, self.heroes, "hero")
        return Card(
            name,
            entry.hero,
            entry.number,
            self._pool(table, name, entry.dice),
            entry.move,
            entry.guard,
            self._effect(table, name, entry.effect),
            entry.instant,
            entry.replaces,
            table == "tactic",
        )

    def _foe(self, name: str, entry: FoeEntry) -> Foe:
        return Foe(
            name,
            entry.keywords,
            entry.base,
            entry.health,
            self._pool("enemy", name, entry.dice),
            entry.move,
            entry.guard,
            self._effect("enemy", name, entry.ability, "ability"),
            entry.minis,
            "monster" in entry.keywords,
            "flying" in entry.keywords,
        )

    def _ally(self, name: str, entry: AllyEntry) -> Friend:
        return Friend(
            name,
            entry.health,
            self._pool("ally", name, entry.dice),
            entry.move,
            entry.guard,
            self._effect("ally", name, entry.ability, "ability"),
            entry.miniature,
        )

    def _adventure(self, name: str, entry: AdventureEntry) -> Adventure:
        at = self.box.at("adventure", name)
        laid = self._lay(at, entry)
        owner, seams = joined(laid)  # [tile.join]
        marks: dict[Axial, str] = {}
        for tile, (q, r) in laid.values():
            for (dq, dr), mark in tile.marks.items():
                marks.setdefault((q + dq, r + dr), mark)
        field = hexes(frozenset({*owner, *seams}))

        def spaces(text: str, *keys: str) -> int:
            at.known(text.split(), field.named, *keys)
            return field.mask(*text.split())

        for place in entry.spots:
            at.known(entry.spots[place], field.named, "spots", place)
        short = mask(i for i, a in field.axial.items() if marks[a] == "s")
        tall = mask(i for i, a in field.axial.items() if marks[a] == "#")
        adventure = Adventure(
            name,
            entry,
            field,
            short,
            tall,
            {
                tile: mask(field.number[a] for a, whose in owner.items() if whose == tile)
                for tile in laid
            },
            spaces(entry.start, "start"),
            {zone: spaces(text, "zones", zone) for zone, text in entry.zones.items()},
            self._events(name),
            {
                size: {
                    called: tuple(field.base(size, i, facing) for facing in range(6))
                    for i, called in field.name.items()
                }
                for size in (1, 2, 7)
            },
            field.all & ~short & ~tall,
        )
        self._check(at, adventure)
        return adventure

    def _lay(self, at: Place, entry: AdventureEntry) -> dict[str, tuple[Tile, Axial]]:
        """Tiles lie below each other; one can lie beside another: `C1 beside A`."""
        laid: dict[str, tuple[Tile, Axial]] = {}
        below: Axial = (0, 0)
        for word in entry.tiles:
            side, _, other = word.partition(" beside ")
            at.known(f"tile_{side.lower()}", self.tile_entries, "tiles")
            tile = Tile(self.tile_entries[f"tile_{side.lower()}"].map)
            if other:
                q, r = laid[other.lower()][1]
                laid[side[0].lower()] = (tile, (q + 7, r - 3))
            else:
                laid[side[0].lower()] = (tile, below)
                below = (below[0], below[1] + 6)
        return laid

    def _events(self, adventure: str) -> dict[str, Event]:
        found = {}
        for name, entry in self.event_entries.items():
            at = self.box.at("event", name)
            at.known(entry.adventure, self.adventure_entries, "adventure")
            if entry.adventure != adventure:
                continue
            whens: list[When] = [
                at.read(NOTATION, text, "when", str(i), start="when")
                for i, text in enumerate(entry.when)
            ]
            ends = [(f"{entry.letter}.when.{i}", w.condition, w) for i, w in enumerate(whens)]
            found[entry.letter] = Event(
                name,
                entry.letter,
                at.read(NOTATION, entry.now, "now", start="orders"),
                at.read(NOTATION, entry.each, "each", start="orders"),
                tuple(whens),
                tuple(w for w in ends if not isinstance(w[1], EndOfRound)),
                tuple(ends),
            )
        return dict(sorted(found.items()))

    def _check(self, at: Place, adventure: Adventure) -> None:
        """Everything that an Adventure names is there, and nothing stands in Scenery."""
        entry, field = adventure.entry, adventure.hexes
        for key, words, known in (
            ("enemies", entry.enemies, self.foes),
            ("allies", entry.allies, self.allies),
        ):
            for i, word in enumerate(words):
                kind, _, space = word.partition(" ")
                at.known(kind, known, key, str(i))
                if space:
                    at.known(adventure.spot(space), field.named, key, str(i))
        for i, word in enumerate(entry.tokens):
            kind, _, space = word.partition(" ")
            at.known(kind, ("interaction", "tactic", "fire", "mud"), "tokens", str(i))
            at.known(adventure.spot(space), field.named, "tokens", str(i))
        at.known(entry.specials, self.specials, "specials")
        self._check_ground(at, adventure)
        if "A" not in adventure.events:
            raise at.error("an Adventure has an Event A")
        for event in adventure.events.values():
            here = self.box.at("event", event.id)
            orders = [*event.now, *event.each, *(o for when in event.when for o in when.orders)]
            for order in orders:
                if isinstance(order, Spawn | Join):
                    known = self.foes if isinstance(order, Spawn) else self.allies
                    here.known(order.kind, known)
                    here.known(adventure.spot(order.on), field.named)
                    if not adventure.open >> field.named[adventure.spot(order.on)] & 1:
                        raise here.error(f"{order.on} is Scenery")

    def _check_ground(self, at: Place, adventure: Adventure) -> None:
        """Whoever stands or lies somewhere at the start has room there, and nobody is cut off."""
        entry, field = adventure.entry, adventure.hexes
        taken = 0
        for key, words in (("enemies", entry.enemies), ("allies", entry.allies)):
            for i, word in enumerate(words):
                kind, _, space = word.partition(" ")
                foe = self.foes.get(kind)
                ground = adventure.open & ~taken
                if foe is not None and (foe.monster or foe.flying):
                    ground |= adventure.short & ~taken
                base = foe.base if foe is not None else 1
                laid = (
                    [b for b in adventure.bases[base][adventure.spot(space)] if b] if space else []
                )
                if space and not any(under and not under & ~ground for under in laid):
                    raise at.error(f"{word}: it has no room there", key, str(i))
                taken |= laid[0] if laid else 0
        for space in entry.spots.values():
            if not adventure.open >> field.named[space] & 1:
                raise at.error(f"{space} is Scenery", "spots")
        if adventure.start & ~adventure.open:
            raise at.error("the orange Zone has Scenery in it", "start")
        first = adventure.open & -adventure.open
        if field.reach(first, adventure.open, len(field.spaces)) != adventure.open:
            raise at.error("a Space is cut off by Scenery", "tiles")


@cache
def library(packs: tuple[str, ...] = ()) -> Library:
    """The box, with the packs of a player."""
    return Library(packs)


LIBRARY = library()
