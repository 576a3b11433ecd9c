"""What cards say, compiled from the notation of `notation.lark`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from grimtable.boards.lattice import Arc
from grimtable.cards import Builder, Notation

Whom = Literal["nearest", "aggro"]
Condition = Literal["bleed", "poison", "frostbite", "stagger"]
Dice: TypeAlias = tuple[str, ...]
"""Colours of dice, one entry per die."""

ANYWHERE = 99
"""A range that reaches every node."""
WAYS: dict[str, Arc] = {"forward": "front", "back": "back", "left": "left", "right": "right"}


class Move(Struct, frozen=True, gc=False):
    """A move icon: `n` nodes towards or away from a character; 0 only turns a boss."""

    n: int
    away: bool
    whom: Whom
    push: bool = False
    damage: int = 0


class Shift(Struct, frozen=True, gc=False):
    """A boss slides without turning; `way` is the arc into which it goes."""

    n: int
    way: Arc
    push: bool = False
    damage: int = 0


class Turn(Struct, frozen=True, gc=False):
    """A boss turns in place; `by` is in steps of 45 degrees to the right."""

    by: int


class Leap(Struct, frozen=True, gc=False):
    """A boss is put on a character's node."""

    whom: Whom
    damage: int = 0


class Attack(Struct, frozen=True, gc=False):
    """An attack icon: on one character, on a node (`node`), or on arcs (`area`)."""

    strength: int
    magical: bool
    whom: Whom | None = None
    node: bool = False
    area: tuple[Arc, ...] = ()
    push: bool = False
    inflicts: tuple[Condition, ...] = ()


Step: TypeAlias = Move | Shift | Turn | Leap | Attack


class Behaviour(Struct, frozen=True, gc=False):
    """What an enemy or boss does in an activation."""

    steps: tuple[Step, ...]
    range: int = 0
    dodge: int = 0
    repeat: int = 1
    weak: frozenset[Arc] = frozenset()


class Grant(Struct, frozen=True, gc=False):
    """Stamina and health given to characters."""

    who: Literal["self", "one", "all", "others", "two"]
    stamina: int = 0
    health: int = 0
    within: int | None = None


class Action(Struct, frozen=True, gc=False):
    """One line of a weapon card."""

    cost: int
    dice: Dice = ()
    mod: int = 0
    magic: bool = False
    node: bool = False
    shaft: bool = False
    range: int | None = None
    before: int = 0
    after: int = 0
    repeat: int = 1
    push: int = 0
    inflicts: tuple[Condition, ...] = ()
    grant: Grant | None = None
    enchant: bool = False
    empower: int = 0
    ward_block: Dice = ()
    ward_resist: Dice = ()
    from_backup: bool = False

    @property
    def attacks(self) -> bool:
        """Whether it targets enemies."""
        return bool(self.dice or self.push or self.inflicts)


class Effect(Struct, frozen=True, gc=False):
    """A phrase of an item's standing text: its keyword and what is printed with it."""

    word: str
    n: int = 0
    more: int = 0
    dice: Dice = ()
    conditions: tuple[Condition, ...] = ()


class Special(Struct, frozen=True, gc=False):
    """The special rule of a boss."""

    node_cost: int = 0
    tough_from: int = 0
    tough_by: int = 0
    heavy_from: int = 0
    heavy_by: int = 0
    immune: tuple[Condition, ...] = ()
    restless: bool = False
    avenger: int = 0


class Heroic(Struct, frozen=True, gc=False):
    """A heroic action: exactly one of its fields is set."""

    rally: int = 0
    charge: int = 0
    brace: Dice = ()
    riposte: bool = False


FIELDS = frozenset(
    name
    for record in (Behaviour, Attack, Action, Special, Heroic)
    for name in record.__struct_fields__
)


class _Build(Builder):
    """A phrase is a field of what it stands in, by its name, where there is such a field.

    Its value is its number, or that it is there at all. Other phrases are keywords of items.
    """

    records: ClassVar = {"rotate": partial(Turn, 4), "leap": Leap}

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        if data in self.records:
            return super().__default__(data, children, meta)
        if data in FIELDS:
            return {str(data): children[0] if children else True}
        return Effect(str(data), *children)

    # Behaviours
    def anywhere(self, _: list[Any]) -> Any:
        return {"range": ANYWHERE}

    def nowhere(self, _: list[Any]) -> Any:
        return {"range": 0}

    def push(self, c: list[Any]) -> Any:
        return c[0] or 0

    def move(self, c: list[Any]) -> Any:
        n, heading, whom, push = c
        return Move(n, heading == "from", whom, push is not None, push or 0)

    def shift(self, c: list[Any]) -> Any:
        n, way, push = c
        return Shift(n, WAYS[way], push is not None, push or 0)

    def turn(self, c: list[Any]) -> Any:
        return Turn(2 if c[0] == "right" else -2)

    def node_of(self, c: list[Any]) -> Any:
        return {"whom": c[0], "node": True}

    def area(self, c: list[Any]) -> Any:
        return {"area": tuple(c)}

    def attack(self, c: list[Any]) -> Any:
        strength, damage, aim, *riders = c
        inflicts: Any = tuple(r for r in riders if isinstance(r, str))
        return Attack(
            strength,
            damage == "magical",
            **aim,
            push=len(riders) > len(inflicts),
            inflicts=inflicts,
        )

    def weak(self, c: list[Any]) -> Any:
        return {"weak": frozenset(c)}

    def behaviour(self, c: list[Any]) -> Any:
        steps = tuple(part for part in c if not isinstance(part, dict))
        return Behaviour(steps, **_together(part for part in c if isinstance(part, dict)))

    # Weapon lines
    def dice(self, c: list[Any]) -> Any:
        return tuple(c[i + 1] for i in range(0, len(c), 2) for _ in range(c[i]))

    def modifier(self, c: list[Any]) -> Any:
        return int(f"{c[0]}{c[1]}")

    def roll(self, c: list[Any]) -> Any:
        return {"dice": c[0], "mod": c[1] or 0}

    def shifts(self, c: list[Any]) -> Any:
        return {"shifts": c[0]}

    def pushes(self, c: list[Any]) -> Any:
        return {"push": (c[0] if c else None) or 1}

    def inflicts(self, c: list[Any]) -> Any:
        return {"inflicts": tuple(c)}

    def amount(self, c: list[Any]) -> Any:
        return {c[1]: c[0]}

    def grant(self, c: list[Any]) -> Any:
        who, within, *amounts = c
        return {"grant": Grant(who, within=within, **_together(amounts))}

    def action(self, c: list[Any]) -> Any:
        cost, *parts = c
        fields: dict[str, Any] = {}
        for part in parts:
            if "shifts" in part:
                # A free move stands before or after the dice; alone it is the whole line.
                part = {"after" if "dice" in fields else "before": part["shifts"]}
            fields |= part
        return Action(cost, **fields)

    # Items, bosses, characters
    def more_dice(self, c: list[Any]) -> Any:
        return Effect("more_dice", c[1] or 0, dice=c[0])

    def all_inflict(self, c: list[Any]) -> Any:
        return Effect("all_inflict", conditions=tuple(c))

    def immune(self, c: list[Any]) -> Any:
        return Effect("immune", conditions=tuple(c))

    def start_instead(self, c: list[Any]) -> Any:
        amounts = _together(c)
        return Effect("start_instead", amounts["stamina"], amounts["health"])

    def tough(self, c: list[Any]) -> Any:
        return {"tough_from": c[0], "tough_by": c[1]}

    def heavy(self, c: list[Any]) -> Any:
        return {"heavy_from": c[0], "heavy_by": c[1]}

    def spared(self, c: list[Any]) -> Any:
        return {"immune": tuple(c)}

    def special(self, c: list[Any]) -> Any:
        return Special(**c[0])

    def heroic(self, c: list[Any]) -> Any:
        return Heroic(**c[0])


def _together(fields: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {name: value for part in fields for name, value in part.items()}


NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _Build(),
    ["behaviour", "action", "effect", "special", "heroic", "dice"],
)


def read(start: str, text: str) -> Any:
    """Compile a phrase; BadText says which word is not known.

    >>> read("action", "3: 2 black - 1, shaft").cost
    3
    >>> read("effect", "beat defence by 3: 1 stamina")
    Effect(word='exceed', n=3, more=1, dice=(), conditions=())
    """
    return NOTATION.read(text, start)
