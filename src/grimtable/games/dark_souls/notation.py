"""What cards say, compiled from the notation of `notation.lark`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypeAlias

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


class _Build(Builder):
    """From the tree to the Structs; headers, parts and effects come as fields by name."""

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        return str(data), children

    def _word(self, children: list[Any]) -> str:
        return str(children[0])

    whom = way = side = arc = damage = condition = colour = who = gain = _word

    # Behaviours
    def reach(self, c: list[Any]) -> Any:
        return {"range": c[0]}

    def reach_any(self, c: list[Any]) -> Any:
        return {"range": ANYWHERE}

    def reach_none(self, c: list[Any]) -> Any:
        return {"range": 0}

    def dodge(self, c: list[Any]) -> Any:
        return {"dodge": c[0]}

    def repeat(self, c: list[Any]) -> Any:
        return {"repeat": c[0]}

    def push(self, c: list[Any]) -> Any:
        return c[0] or 0

    def move_to(self, c: list[Any]) -> Any:
        return Move(c[0], False, c[1], c[2] is not None, c[2] or 0)

    def move_from(self, c: list[Any]) -> Any:
        return Move(c[0], True, c[1], c[2] is not None, c[2] or 0)

    def shift(self, c: list[Any]) -> Any:
        return Shift(c[0], WAYS[c[1]], c[2] is not None, c[2] or 0)

    def turn(self, c: list[Any]) -> Any:
        return Turn(2 if c[0] == "right" else -2)

    def rotate(self, c: list[Any]) -> Any:
        return Turn(4)

    def leap(self, c: list[Any]) -> Any:
        return Leap(c[0], c[1])

    def at(self, c: list[Any]) -> Any:
        return {"whom": c[0]}

    def node_of(self, c: list[Any]) -> Any:
        return {"whom": c[0], "node": True}

    def area(self, c: list[Any]) -> Any:
        return {"area": tuple(c)}

    def attack(self, c: list[Any]) -> Any:
        strength, damage, aim, *riders = c
        inflicts: Any = tuple(r for r in riders if isinstance(r, str))
        push = any(isinstance(r, dict) for r in riders)
        return Attack(strength, damage == "magical", **aim, push=push, inflicts=inflicts)

    def weak(self, c: list[Any]) -> Any:
        return {"weak": frozenset(c)}

    def behaviour(self, c: list[Any]) -> Any:
        fields: dict[str, Any] = {}
        for part in c:
            if isinstance(part, dict):
                fields |= part
        return Behaviour(tuple(p for p in c if not isinstance(p, dict)), **fields)

    # Weapon lines
    def dice(self, c: list[Any]) -> Any:
        return tuple(c[i + 1] for i in range(0, len(c), 2) for _ in range(c[i]))

    def modifier(self, c: list[Any]) -> Any:
        return int(f"{c[0]}{c[1]}")

    def roll(self, c: list[Any]) -> Any:
        return {"dice": c[0], "mod": c[1] or 0}

    def free_shift(self, c: list[Any]) -> Any:
        return {"shift": c[0]}

    def own_range(self, c: list[Any]) -> Any:
        return {"range": c[0]}

    def pushes(self, c: list[Any]) -> Any:
        return {"push": (c[0] if c else None) or 1}

    def inflict(self, c: list[Any]) -> Any:
        return {"inflicts": (c[0],)}

    def amount(self, c: list[Any]) -> Any:
        return {c[1]: c[0]}

    def grant(self, c: list[Any]) -> Any:
        who, within, *amounts = c
        fields = {key: value for amount in amounts for key, value in amount.items()}
        return {"grant": Grant(who, within=within, **fields)}

    def enchant(self, c: list[Any]) -> Any:
        return {"enchant": True}

    def empower(self, c: list[Any]) -> Any:
        return {"empower": c[0]}

    def ward_block(self, c: list[Any]) -> Any:
        return {"ward_block": c[0]}

    def ward_resist(self, c: list[Any]) -> Any:
        return {"ward_resist": c[0]}

    def magic(self, c: list[Any]) -> Any:
        return {"magic": True}

    def node(self, c: list[Any]) -> Any:
        return {"node": True}

    def shaft(self, c: list[Any]) -> Any:
        return {"shaft": True}

    def from_backup(self, c: list[Any]) -> Any:
        return {"from_backup": True}

    def action(self, c: list[Any]) -> Any:
        cost, *parts = c
        fields: dict[str, Any] = {}
        for part in parts:
            if "shift" in part:
                # A free move stands before or after the dice; alone it is the whole line.
                fields["after" if "dice" in fields else "before"] = part["shift"]
            else:
                fields |= part
        return Action(cost, **fields)

    # Items, bosses, characters
    def more_dice(self, c: list[Any]) -> Any:
        return Effect("more_dice", c[1] or 0, dice=c[0])

    def all_inflict(self, c: list[Any]) -> Any:
        return Effect("all_inflict", conditions=tuple(c))

    def cheaper(self, c: list[Any]) -> Any:
        return Effect("cheaper", -int(f"{c[0]}{c[1]}"))

    def immune(self, c: list[Any]) -> Any:
        return Effect("immune", conditions=tuple(c))

    def start_instead(self, c: list[Any]) -> Any:
        amounts = {key: value for amount in c for key, value in amount.items()}
        return Effect("start_instead", amounts["stamina"], amounts["health"])

    def toughness(self, c: list[Any]) -> Any:
        return {"tough_from": c[0], "tough_by": -int(f"{c[1]}{c[2]}")}

    def heavy(self, c: list[Any]) -> Any:
        return {"heavy_from": c[0], "heavy_by": c[1]}

    def charge(self, c: list[Any]) -> Any:
        return {"charge": c[0]}


FLAGS = frozenset(
    (
        "restless",
        "riposte",
    )
)
"""Phrases that carry no number; every other phrase without a builder is a name and a number."""


def _fields(built: Any) -> dict[str, Any]:
    if isinstance(built, dict):
        return built
    name, children = built
    return {name: True if name in FLAGS else children[0]}


NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    _Build(),
    ["behaviour", "action", "effect", "special", "heroic", "dice"],
)


def read(start: str, text: str) -> Any:
    """Compile a phrase; BadText says which word is not known.

    >>> read("action", "3: 2 black - 1, shaft").cost
    3
    """
    return NOTATION.read(text, start)


def read_effect(text: str) -> Effect:
    """A phrase of an item's standing text.

    >>> read_effect("beat defence by 3: 1 stamina")
    Effect(word='exceed', n=3, more=1, dice=(), conditions=())
    """
    return effect_of(read("effect", text))


def effect_of(built: Any) -> Effect:
    """A phrase without a builder is its keyword and its numbers."""
    if isinstance(built, Effect):
        return built
    word, numbers = built
    return Effect(word, *numbers)


def read_special(text: str) -> Special:
    """A boss's special rule."""
    if not text:
        return Special()
    built = read("special", text)
    if isinstance(built, Effect):  # the one phrase that items have too
        return Special(immune=built.conditions)
    return Special(**_fields(built))


def read_heroic(text: str) -> Heroic:
    """A character's heroic action."""
    return Heroic(**_fields(read("heroic", text)))
