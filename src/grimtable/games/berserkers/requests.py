"""The Requests of the King: how they are written, and what they are compiled into.

[option.own-requests] A Request of a player's own is read from his file in the same way.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from grimtable.cards import Box, Entry, Place
from grimtable.games.berserkers.content import AID, CONTENT
from grimtable.games.berserkers.helm import PLACES
from grimtable.games.berserkers.notation import NOTATION, Effect, Fact, Total

OWN = "option.own-requests"
"""The rule that every Request a player writes rests on."""

BY_PIECES = frozenset(
    ("attack", "wide_attack", "darkness", "extinguish", "enlist", "move", "wound_here")
)
"""The words that a piece on the table carries out."""


NAMED_PLACES = ("choose", "riders", "berserkers")
MOST_PIPS = 24
"""What four Action dice can add up to."""
MOST = {"fires": 8, "gold": 12}
"""What a condition can count up to [gold.max]."""
Die = Annotated[int, Meta(ge=1, le=6)]
Few = Annotated[int, Meta(ge=1, le=9)]


class PieceText(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that a Request brings: its name and its place on the map."""

    place: str
    name: str
    name_fr: str = ""


class DieText(Struct, frozen=True, forbid_unknown_fields=True):
    """A die rolled with the Action dice, and what each face does."""

    colour: Literal["black", "blue", "red", "green"]
    one: str = field(name="1")
    two: str = field(name="2")
    three: str = field(name="3")
    four: str = field(name="4")
    five: str = field(name="5")
    six: str = field(name="6")
    during: str = field(name="while", default="")
    rule: str = OWN
    rules: dict[str, str] = {}


class TaskText(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice that may be discarded for an effect."""

    dice: str
    effect: str
    needs: str = ""
    rule: str = OWN


class HookText(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens at a fixed moment of every turn."""

    effect: str
    rule: str = OWN


class CardText(Struct, frozen=True, forbid_unknown_fields=True):
    """A face-down card or token of a Request."""

    effect: str
    name: str
    name_fr: str = ""
    copies: Few = 1
    rule: str = OWN


class RequestText(Entry, frozen=True, kw_only=True):
    """A Request as it is written in a content file."""

    name: str
    number: int = 0
    rule: str = OWN
    icon: str = "scroll-unfurled"
    goal: str = ""
    setup: str = ""
    setup_rule: str = OWN
    pieces: tuple[PieceText, ...] = ()
    tokens: bool = False
    hearts: Annotated[int, Meta(ge=0, le=9)] = 0
    hand: tuple[str, ...] = ()
    die: DieText | None = None
    task: TaskText | None = None
    phase1_end: HookText | None = None
    turn_end: HookText | None = None
    cards: dict[str, CardText] = {}
    darkness_limit: Few = 1
    orc_phases: Few = 1
    aid_refuses: tuple[Die, ...] = ()


class Hook(Struct, frozen=True):
    """Effects, and the rule they rest on."""

    effects: tuple[Effect, ...]
    rule: str


class SpecialDie(Struct, frozen=True):
    """A Request's die: its colour, while what holds it is rolled, and its six faces."""

    colour: str
    during: tuple[Fact, ...]
    faces: tuple[Hook, ...]
    rule: str


class Task(Struct, frozen=True):
    """Dice that may be discarded for an effect, while something holds."""

    dice: Total
    needs: tuple[Fact, ...]
    effects: tuple[Effect, ...]
    rule: str


class Request(Struct, frozen=True):
    """A Request of the King, compiled."""

    number: int
    rule: str
    icon: str
    goal: tuple[Fact, ...]
    setup: Hook
    pieces: tuple[str, ...]
    places: tuple[str, ...]
    tokens: bool
    hearts: int
    hand: tuple[str, ...]
    die: SpecialDie | None
    task: Task | None
    phase1_end: Hook | None
    turn_end: Hook | None
    cards: dict[str, Hook]
    lot: tuple[str, ...]
    darkness_limit: int
    orc_phases: int
    aid_refuses: tuple[int, ...]
    names: dict[str, dict[str, str]]
    """Names of it, its pieces and its cards, by language."""


class _Compiler:
    """Makes a Request of its entry; every mistake points at its place in the file."""

    def __init__(self, at: Place, name: str, text: RequestText) -> None:
        self.at, self.name, self.text = at, name, text

    def request(self) -> Request:
        name, text = self.name, self.text
        pieces = tuple(f"{name}-{i + 1}" for i in range(len(text.pieces)))
        for i, piece in enumerate(text.pieces):
            self.at.known(piece.place, (*PLACES, *NAMED_PLACES), "pieces", str(i), "place")
        self.at.known(text.hand, AID, "hand")
        if len(set(text.hand)) < len(text.hand):
            raise self.at.error("there is only one of each aid card", "hand")
        lot = tuple(f"{name}-{c}" for c, card in text.cards.items() for _ in range(card.copies))
        if text.tokens and len(lot) != len(pieces):
            raise self.at.error(f"{len(lot)} cards for {len(pieces)} tokens", "cards")
        made = Request(
            number=text.number,
            rule=text.rule,
            icon=text.icon,
            goal=self.facts(text.goal, "goal"),
            setup=Hook(self.effects(text.setup, "setup"), text.setup_rule),
            pieces=pieces,
            places=tuple(piece.place for piece in text.pieces),
            tokens=text.tokens,
            hearts=text.hearts,
            hand=text.hand,
            die=self.die(text.die) if text.die else None,
            task=self.task(text.task) if text.task else None,
            phase1_end=self.hook(text.phase1_end, "phase1_end"),
            turn_end=self.hook(text.turn_end, "turn_end"),
            cards={
                f"{name}-{c}": Hook(self.effects(card.effect, "cards", c, "effect"), card.rule)
                for c, card in text.cards.items()
            },
            lot=lot,
            darkness_limit=text.darkness_limit,
            orc_phases=text.orc_phases,
            aid_refuses=text.aid_refuses,
            names={language: self.names(language) for language in ("en", "fr")},
        )
        if Fact("fulfilled") in made.goal and not _fulfils(made):
            raise self.at.error("nothing fulfils it: add `fulfil` to an effect", "goal")
        return made

    def names(self, language: str) -> dict[str, str]:
        parts: dict[str, PieceText | CardText] = {
            f"{self.name}-{i}": piece for i, piece in enumerate(self.text.pieces, 1)
        }
        parts |= {f"{self.name}-{c}": card for c, card in self.text.cards.items()}
        french = language == "fr"
        return {self.name: self.text.called(language)} | {
            key: (part.name_fr if french else "") or part.name for key, part in parts.items()
        }

    def die(self, die: DieText) -> SpecialDie:
        written = (die.one, die.two, die.three, die.four, die.five, die.six)
        faces = tuple(
            Hook(self.effects(text, "die", str(n)), die.rules.get(str(n), die.rule))
            for n, text in enumerate(written, 1)
        )
        return SpecialDie(die.colour, self.facts(die.during, "die", "while"), faces, die.rule)

    def task(self, task: TaskText) -> Task:
        dice: Total = self.at.read(NOTATION, task.dice, "task", "dice", start="total")
        if not 1 <= dice.n <= MOST_PIPS:
            said = f"four dice make 1 to {MOST_PIPS}, never {dice.n}"
            raise self.at.error(said, "task", "dice")
        return Task(
            dice,
            self.facts(task.needs, "task", "needs"),
            self.effects(task.effect, "task", "effect"),
            task.rule,
        )

    def hook(self, hook: HookText | None, key: str) -> Hook | None:
        if hook is None:
            return None
        return Hook(self.effects(hook.effect, key, "effect"), hook.rule)

    def facts(self, text: str, *keys: str) -> tuple[Fact, ...]:
        if not text:
            return ()
        found: tuple[Fact, ...] = self.at.read(NOTATION, text, *keys, start="condition")
        for fact in found:
            self.makes_sense(fact.what, *keys)
            most = MOST.get(fact.what, fact.n)
            if fact.n > most:
                said = f"there are never more than {most}: {fact.what} {fact.n} can't hold"
                raise self.at.error(said, *keys)
        return found

    def effects(self, text: str, *keys: str) -> tuple[Effect, ...]:
        if not text:
            return ()
        found: tuple[Effect, ...] = self.at.read(NOTATION, text, *keys, start="effects")
        for effect in found:
            self.makes_sense(effect.verb, *keys)
            if effect.verb == "discard" and not 1 <= effect.n <= 6:
                raise self.at.error(f"no die shows {effect.n}", *keys)
        return found

    def makes_sense(self, word: str, *keys: str) -> None:
        """What a word speaks of must be there: pieces that act, hearts, cards."""
        text, said = self.text, word.replace("_", " ")
        if word in BY_PIECES and (text.tokens or not text.pieces):
            raise self.at.error(f"{said!r} needs a piece that can act: add `pieces`", *keys)
        if word in ("together", "met", "in_play", "leave") and not text.pieces:
            raise self.at.error(f"{said!r} speaks of pieces: add `pieces`", *keys)
        if word == "hit" and not (text.hearts and text.pieces):
            raise self.at.error("'hit' needs `pieces` and `hearts`", *keys)
        if word in ("turn_card", "burn_cards", "cards_left") and not text.cards:
            raise self.at.error(f"{said!r} speaks of cards: add `cards`", *keys)


def _fulfils(request: Request) -> bool:
    """Whether some effect of the Request fulfils it."""
    hooks = [request.setup, request.phase1_end, request.turn_end, *request.cards.values()]
    hooks += request.die.faces if request.die else ()
    found = [effect for hook in hooks if hook is not None for effect in hook.effects]
    found += request.task.effects if request.task else ()
    return any(effect.verb == "fulfil" for effect in found)


def read_requests(packs: tuple[str, ...] = (), taken: Collection[str] = ()) -> dict[str, Request]:
    """The Requests of the box and of packs; a mistake is a ContentError that points at it.

    None can have an id that is taken by something else [gap.blank-request].
    """
    box = Box("berserkers", CONTENT, {"request": ("requests",)}, packs)
    found = {}
    for name, text in box.load("request", RequestText).items():
        at = box.at("request", name)
        if name in taken:
            raise at.error("this is already the id of something else")
        found[name] = _Compiler(at, name, text).request()
    return found


REQUESTS = read_requests()
