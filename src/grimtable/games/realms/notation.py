"""What is written on the cards: the printed notation (`notation.lark`) compiled into plain records.

An ability is one sentence [ability.sentence]; a text is a row of them. A name in quotes before an
ability is flavour and is passed over [act.names].

>>> compile_text("Armor 2. Shot 1-2-3, range 3, poison 1.")
(Trait(name='armor', value=2, grades=None), Attack(kind='shot', grades=(1, 2, 3), range=3, \
riders=(Rider(name='poison', value=1),)))
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from lark import Lark, Token, Transformer, Tree
from lark.exceptions import UnexpectedInput, VisitError
from msgspec import Struct

Grades: TypeAlias = tuple[int, int, int]
"""The damage of a light, a medium and a strong attack [roll.triple]."""


class Trait(Struct, frozen=True, gc=False):
    """Something a card has: a keyword with its X, a protection, or a bonus to a parameter."""

    name: str
    value: int = 1
    grades: Grades | None = None


class Rider(Struct, frozen=True, gc=False):
    """What an attack does besides damage."""

    name: str
    value: int = 1


class Attack(Struct, frozen=True, gc=False):
    """An attack other than the basic strike [act.table].

    A special or magical strike [strike.special] [strike.magical], a shot [shot.x], throw [throw.x]
    or blast [blast.x]; the last three are ranged and mostly say how far [ranged.def].
    """

    kind: str
    grades: Grades
    range: int | None = None
    riders: tuple[Rider, ...] = ()


class OnStrike(Struct, frozen=True, gc=False):
    """What the basic strike does besides damage."""

    riders: tuple[Rider, ...]


Given: TypeAlias = Trait | Attack | OnStrike


class Aim(Struct, frozen=True, gc=False):
    """Whom an ability concerns; `noun` self, owner, host and attacker name one card."""

    noun: str
    side: str = "any"
    of: str = ""
    each: bool = False
    adjacent: bool = False


class Aura(Struct, frozen=True, gc=False):
    """Gives something while `scope` holds: rank, owner, host, wounded, against or field."""

    scope: str
    given: Given
    aim: Aim | None = None


class Verb(Struct, frozen=True, gc=False):
    """One thing that an effect or a spell does."""

    name: str
    value: int = 0
    given: Given | None = None


class Effect(Struct, frozen=True, gc=False):
    """What an effect, spell or trigger does, to whom, how far and for how long."""

    verbs: tuple[Verb, ...]
    aim: Aim
    range: int | None = None
    until: str = "battle"


class Act(Struct, frozen=True, gc=False):
    """An action that is no attack: an effect or a spell [spell.def].

    `kind` discard is an effect that uses the card up.
    """

    kind: str
    effect: Effect


class Trigger(Struct, frozen=True, gc=False):
    """Happens by itself: at the start of the own turn, on death, when hurt, after a kill."""

    when: str
    effect: Effect


Ability: TypeAlias = Trait | Attack | OnStrike | Aura | Act | Trigger

FRIENDLY = frozenset({"heal", "cure", "alert", "give", "give-flying"})
"""Verbs whose target, unless the text says otherwise, is an own creature [ruling.aim-default]."""

SINGULAR = {"creatures": "creature", "flyers": "flyer", "artifacts": "artifact"}


class _Compile(Transformer[Token, Any]):
    """Turns the parse tree into records, leaves first."""

    def start(self, sentences: list[Ability]) -> tuple[Ability, ...]:
        return tuple(sentences)

    def sentence(self, parts: list[Any]) -> Any:
        return parts[-1]

    def riders(self, parts: list[Rider]) -> tuple[Rider, ...]:
        return tuple(parts)

    def rider_poison(self, parts: list[Token]) -> Rider:
        return Rider("poison", int(parts[0]))

    def rider_exhaust(self, _: list[Token]) -> Rider:
        return Rider("exhaust")

    def rider_hold(self, _: list[Token]) -> Rider:
        return Rider("hold")

    def protection(self, parts: list[Token]) -> Trait:
        return Trait(f"protection-{parts[0]}")

    def strike_all(self, parts: list[Token]) -> Trait:
        by = int(parts[0])
        return Trait("strike", by * 3, (by, by, by))

    def strike_grades(self, parts: list[Token]) -> Trait:
        sign = -1 if parts[0] == "-" else 1
        a, b, c = (sign * n for n in _grades(parts[1]))
        return Trait("strike", a + b + c, (a, b, c))

    def attack(self, parts: list[Any]) -> Attack:
        kind, grades, *rest = parts
        reach = next((part for part in rest if isinstance(part, int)), None)
        return Attack(str(kind).lower().replace(" ", "-"), _grades(grades), reach, parts[-1])

    def on_strike(self, parts: list[Any]) -> OnStrike:
        return OnStrike(parts[0])

    def range(self, parts: list[Token]) -> int:
        return int(parts[0])

    def crowd(self, parts: list[Token]) -> Aim:
        of = str(parts[0]) if len(parts) == 2 else ""
        return Aim(SINGULAR[str(parts[-1])], of=of)

    def rank(self, _: list[Token]) -> tuple[str, None]:
        return "rank", None

    def owner(self, _: list[Token]) -> tuple[str, None]:
        return "owner", None

    def host(self, _: list[Token]) -> tuple[str, None]:
        return "host", None

    def wounded(self, _: list[Token]) -> tuple[str, None]:
        return "wounded", None

    def against(self, parts: list[Aim]) -> tuple[str, Aim]:
        return "against", parts[0]

    def field(self, parts: list[Any]) -> tuple[str, Aim]:
        crowd: Aim = parts[-1]
        side = str(parts[-2]).lower()
        return "field", Aim(crowd.noun, side, crowd.of, True, len(parts) == 3)

    def aura(self, parts: list[Any]) -> Aura:
        (scope, aim), given = parts
        return Aura(scope, given, aim)

    def give(self, parts: list[Given]) -> Verb:
        return Verb("give", 0, parts[0])

    def aim_self(self, parts: list[Token]) -> Aim:
        return Aim(str(parts[0]), "own" if parts[0] != "attacker" else "enemy")

    def aim_at(self, parts: list[Token]) -> Aim:
        of, side, each, adjacent = "", "any", False, False
        for part in parts[:-1]:
            if part.type == "EACH":
                each = True
            elif part.type == "ADJACENT":
                adjacent = True
            elif part.type == "SIDE":
                side = str(part)
            else:
                of = str(part)
        return Aim(str(parts[-1]), side, of, each, adjacent)

    def this_turn(self, _: list[Token]) -> str:
        return "turn"

    def next_turn(self, _: list[Token]) -> str:
        return "next"

    def effect(self, parts: list[Any]) -> Effect:
        verbs = tuple(part for part in parts if isinstance(part, Verb))
        aim = next((part for part in parts if isinstance(part, Aim)), None)
        reach = next((part for part in parts if isinstance(part, int)), None)
        until = next((part for part in parts if isinstance(part, str)), "battle")
        if aim is None:
            side = "own" if verbs[0].name in FRIENDLY else "enemy"
            aim = Aim("creature", side)
        return Effect(verbs, aim, reach, until)

    def act(self, parts: list[Any]) -> Act:
        kind = str(parts[0]).lower()
        return Act("effect" if kind == "exhaust" else kind, parts[1])

    def trigger(self, parts: list[Any]) -> Trigger:
        return Trigger(str(parts[0]).lower().replace(" ", "-"), parts[1])

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        """Keywords and verbs whose rule is named like what they become."""
        name = str(data).replace("_", "-")
        value = int(children[0]) if children else None
        if name in VERBS:
            return Verb(VERBS[name], value or 0)
        return Trait(name, 1 if value is None else value)


VERBS = {
    "heal": "heal", "damage": "damage", "poison": "poison", "cure": "cure", "exhaust": "exhaust",
    "alert": "alert", "hold": "hold", "destroy": "destroy", "shift": "move",
    "give-flying": "give-flying", "lose-flying": "lose-flying", "lose-class": "lose-class",
}  # fmt: skip


def _grades(text: str) -> Grades:
    light, medium, strong = map(int, text.split("-"))
    return light, medium, strong


@cache
def parser() -> Lark:
    """The parser of the notation."""
    grammar = Path(__file__).with_name("notation.lark").read_text("utf-8")
    return Lark(grammar, parser="earley", lexer="dynamic", propagate_positions=True)


class BadText(Exception):
    """A text that is not in the notation; `column` counts from 1 within the text."""

    def __init__(self, column: int, sentence: str) -> None:
        self.column = column
        super().__init__(sentence)


@cache
def compile_text(text: str) -> tuple[Ability, ...]:
    """The abilities that a text prints, in order; BadText where it is not in the notation."""
    try:
        tree: Tree[Token] = parser().parse(text)
    except UnexpectedInput as mistake:
        raise BadText(*_explain(text, mistake)) from None
    for node in tree.find_data("sentence"):
        first = text[node.meta.start_pos]
        if not (first.isupper() or first in '"0123456789'):
            raise BadText(node.meta.column, "an ability begins with a capital letter")
    try:
        abilities: tuple[Ability, ...] = _Compile().transform(tree)
    except VisitError as mistake:
        raise BadText(1, str(mistake.orig_exc)) from None
    return abilities


def _explain(text: str, mistake: UnexpectedInput) -> tuple[int, str]:
    """Where the notation was left, and what word stands there."""
    at = mistake.pos_in_stream
    if at is None or at < 0 or at >= len(text):
        return len(text) + 1, "the text ends in the middle of an ability; does a full stop miss?"
    while at and text[at].isalpha() and text[at - 1].isalpha():
        at -= 1
    while at < len(text) and text[at].isspace():
        at += 1
    word = text[at:].split(maxsplit=1)[0] if text[at:].split() else text[at:]
    return at + 1, f"{word.strip('.,:')!r} does not fit the notation of the cards here"
