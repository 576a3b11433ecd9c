"""What stands in the content files: dice, Hero Boards, cards, Tiles and Adventures as printed."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grimtable.cards import Entry, Prose


class DieEntry(Entry, frozen=True, kw_only=True):
    """A die: its faces and its rank among the colours [dice.colors]."""

    faces: tuple[str, ...]
    rank: int


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A Hero Board: Health, where KO is on the Fatigue track, and the Penalties on it."""

    health: int
    ko: int
    track: str

    @property
    def thresholds(self) -> tuple[tuple[str, int], ...]:
        """Each Penalty with the Fatigue from which it counts [penalty.threshold]."""
        return _thresholds(self.track)


@cache
def _thresholds(track: str) -> tuple[tuple[str, int], ...]:
    return tuple((word[0], int(word[1:])) for word in track.split())


class HeroEntry(Entry, frozen=True, kw_only=True):
    """A Hero with the unique Ability of the board [ability.hero.unique]."""

    glyph: str
    tint: str
    ability: str
    ability_fr: str
    effect: str
    boards: tuple[Board, ...]


class CardEntry(Entry, frozen=True, kw_only=True):
    """An Action card, every one different [effect.card-unique], or a Tactic card."""

    dice: str
    move: int
    guard: int
    effect: str
    hero: str = ""
    number: int = 0
    instant: bool = False
    replaces: int = 0
    copies: int = 1


class FoeEntry(Entry, frozen=True, kw_only=True):
    """An Enemy card: name, keywords, Ability, Health, dice, Movement, Defense.

    [enemy.card.fields] [ruling.enemy-range-field]
    """

    glyph: str
    tint: str
    keywords: tuple[str, ...]
    base: int
    health: tuple[int, int, int]
    dice: str
    move: int
    guard: int
    ability: str
    minis: int


class AllyEntry(Entry, frozen=True, kw_only=True):
    """An Ally card."""

    glyph: str
    tint: str
    health: int
    dice: str
    move: int
    guard: int
    ability: str
    miniature: bool = True


class TileEntry(Entry, frozen=True, kw_only=True):
    """One side of a Tile [tile.id]."""

    map: str


class AdventureEntry(Entry, frozen=True, kw_only=True):
    """An Adventure: its map, what stands on it, its story."""

    number: int
    tiles: tuple[str, ...]
    start: str
    intro: Prose
    won: Prose
    lost: Prose
    spots: dict[str, str] = {}
    zones: dict[str, str] = {}
    enemies: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    required: str = ""
    interaction: Prose | None = None
    """What its Interaction tokens are: bells, locks."""
    interaction_icon: str = ""


class EventEntry(Entry, frozen=True, kw_only=True):
    """An Event card."""

    adventure: str
    letter: str
    text: Prose
    goal: Prose | None = None
    now: str = ""
    each: str = ""
    when: tuple[str, ...] = ()


class SpecialEntry(Entry, frozen=True, kw_only=True):
    """A Special Rules card."""

    law: str
