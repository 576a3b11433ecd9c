"""What is written on the cards: the printed notation (`notation.lark`) compiled into plain records.

An ability is one sentence [ability.sentence]; a text is a row of them. A name in quotes before an
ability is flavour and is passed over [act.names].

>>> NOTATION.read("Armor 2. Shot 1-2-3, range 3, poison 1.")
(Trait(name='armor', value=2, grades=None), Attack(kind='shot', grades=(1, 2, 3), range=3, \
riders=(Rider(name='poison', value=1),)))
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeAlias

from lark import Token
from msgspec import Struct

from grimtable.cards import BadText, Builder, Notation

REALMS = ("ember", "tide", "thorn", "frost", "dusk", "dawn")
CLASSES = ("soldier", "brute", "ranger", "mage", "scout", "noble")
"""What a class is good for: equipment, and what card texts say [gap.classes]."""
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

    @property
    def ranged(self) -> bool:
        """Whether it is made from afar; without a range it reaches everywhere [range.unlimited]."""
        return "strike" not in self.kind


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


class _Compile(Builder):
    """Turns the parse tree into records, leaves first."""

    def __default_token__(self, token: Token) -> Any:
        found = super().__default_token__(token)
        return found.lower() if isinstance(found, str) else found

    def GRADES(self, token: Token) -> Grades:  # noqa: N802 a terminal's name
        light, medium, strong = map(int, token.split("-"))
        return light, medium, strong

    def SIGNED_GRADES(self, token: Token) -> Grades:  # noqa: N802 a terminal's name
        sign = -1 if token[0] == "-" else 1
        light, medium, strong = (sign * int(n) for n in token[1:].split("-"))
        return light, medium, strong

    def sentence(self, parts: list[Any]) -> Any:
        return parts[-1]

    def rider_poison(self, parts: list[int]) -> Rider:
        return Rider("poison", parts[0])

    def rider_exhaust(self, _: list[Any]) -> Rider:
        return Rider("exhaust")

    def rider_hold(self, _: list[Any]) -> Rider:
        return Rider("hold")

    def protection(self, parts: list[str]) -> Trait:
        return Trait(f"protection-{parts[0]}")

    def strike_all(self, parts: list[int]) -> Trait:
        by = parts[0]
        return Trait("strike", by * 3, (by, by, by))

    def strike_grades(self, parts: list[Grades]) -> Trait:
        return Trait("strike", sum(parts[0]), parts[0])

    def attack(self, parts: list[Any]) -> Attack:
        kind, grades, reach, riders = parts
        return Attack(kind.replace(" ", "-"), grades, reach, riders)

    def on_strike(self, parts: list[Any]) -> OnStrike:
        return OnStrike(parts[0])

    def range(self, parts: list[int]) -> int:
        return parts[0]

    def crowd(self, parts: list[str]) -> Aim:
        of, nouns = parts
        return Aim(nouns.removesuffix("s"), of=of or "")

    def rank(self, _: list[Any]) -> tuple[str, None]:
        return "rank", None

    def owner(self, _: list[Any]) -> tuple[str, None]:
        return "owner", None

    def host(self, _: list[Any]) -> tuple[str, None]:
        return "host", None

    def wounded(self, _: list[Any]) -> tuple[str, None]:
        return "wounded", None

    def against(self, parts: list[Aim]) -> tuple[str, Aim]:
        return "against", parts[0]

    def field(self, parts: list[Any]) -> tuple[str, Aim]:
        adjacent, side, crowd = parts
        return "field", Aim(crowd.noun, side, crowd.of, True, adjacent is not None)

    def aura(self, parts: list[Any]) -> Aura:
        (scope, aim), given = parts
        return Aura(scope, given, aim)

    def give(self, parts: list[Given]) -> Verb:
        return Verb("give", 0, parts[0])

    def aim_self(self, parts: list[str]) -> Aim:
        return Aim(parts[0], "own" if parts[0] != "attacker" else "enemy")

    def aim_at(self, parts: list[str | None]) -> Aim:
        each, adjacent, side, of, noun = parts
        return Aim(noun or "", side or "any", of or "", each is not None, adjacent is not None)

    def this_turn(self, _: list[Any]) -> str:
        return "turn"

    def next_turn(self, _: list[Any]) -> str:
        return "next"

    def effect(self, parts: list[Any]) -> Effect:
        verbs, aim, reach, until = parts
        if aim is None:
            aim = Aim("creature", "own" if verbs[0].name in FRIENDLY else "enemy")
        return Effect(verbs, aim, reach, until or "battle")

    def act(self, parts: list[Any]) -> Act:
        return Act("effect" if parts[0] == "exhaust" else parts[0], parts[1])

    def trigger(self, parts: list[Any]) -> Trigger:
        return Trigger(parts[0].replace(" ", "-"), parts[1])

    def __default__(self, data: Any, children: list[Any], meta: Any) -> Any:
        """Keywords and verbs whose rule is named like what they become."""
        name = str(data).replace("_", "-")
        if name in ("start", "verbs", "riders"):
            return tuple(children)
        value = children[0] if children else None
        if name in VERBS:
            return Verb(VERBS[name], value or 0)
        return Trait(name, 1 if value is None else value)


VERBS = {
    "heal": "heal", "damage": "damage", "poison": "poison", "cure": "cure", "exhaust": "exhaust",
    "alert": "alert", "hold": "hold", "destroy": "destroy", "shift": "move",
    "give-flying": "give-flying", "lose-flying": "lose-flying", "lose-class": "lose-class",
}  # fmt: skip


class _Sentences(Notation):
    """The notation of the cards; a capital letter begins an ability."""

    def read(self, text: str, start: str = "") -> Any:
        """The abilities that a text prints, in order."""
        abilities = super().read(text, start)
        small = re.search(r'(?:^|\.)\s*(?:"[^"]*":?\s*)?([a-z])', text)
        if small:
            raise BadText("an ability begins with a capital letter", small.start(1), small[1])
        return abilities


NOTATION = _Sentences(
    Path(__file__).with_name("notation.lark"),
    _Compile(),
    terminals={"OF": (*REALMS, *CLASSES)},
    ignore_case=True,
)
