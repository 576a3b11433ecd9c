"""Scenes, asks and events put into a language."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType
from typing import Any, Literal, cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct, structs

from grimtable.kernel.asks import Ask, Chance, Die, Draw, Face, Option, Pick, Roll
from grimtable.kernel.game import Game
from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.odds import Odds
from grimtable.kernel.scene import Scene, reaching
from grimtable.kernel.state import Event
from grimtable.kernel.text import Text
from grimtable.kernel.words import TINTS, Words
from grimtable.seats import (
    option_badges,
    option_heading,
    option_leads,
    option_spare,
    option_words,
)
from grimtable.web.wire import (
    AskView,
    FaceView,
    ForeseenView,
    ForesightView,
    LogLine,
    OddsView,
    OptionView,
    ReasonView,
    RolledView,
    Slot,
)

_said: WeakKeyDictionary[Text, dict[str, str]] = WeakKeyDictionary()
REMEMBERED = 20_000
"""Sentences kept for each catalogue: scenes say the same things over and over."""


def scene_words(scene: Scene, text: Text) -> dict[str, Any]:
    """A scene as plain data, every `Words` in it a sentence."""
    said = _said.setdefault(text, {})
    if len(said) > REMEMBERED or len(text.problems) > REMEMBERED:
        said.clear()
        text.problems.clear()
    return cast(dict[str, Any], _plain(scene, text, said))


def _plain(value: Any, text: Text, said: dict[str, str]) -> Any:
    kind = type(value)
    if kind in (str, int, float, bool, NoneType):
        return value
    if kind is Words:
        key = f"{value.key} {value.args!r}"
        if key not in said:
            said[key] = text.words(value)
        return said[key]
    if kind is tuple or kind is list:
        return [_plain(one, text, said) for one in value]
    if isinstance(value, Struct):
        return {name: _plain(getattr(value, name), text, said) for name in kind.__struct_fields__}
    return msgspec.to_builtins(value)


def log_line(
    event: Event, text: Text, ids: frozenset[str], rolled: Sequence[tuple[Die, Face]] = ()
) -> LogLine:
    """A line of the log; `ids` are those of the scene that it may point at."""
    touched = tuple(dict.fromkeys(one for one in _names(event.args) if one in ids))
    if event.key in ("table-said", "table-phrase", "table-called"):
        by, free = str(event.args["by"]), event.key != "table-phrase"
        return LogLine(text.event(event), "", touched, by, free, named=_named(event, text))
    dice = [_rolled(die, str(face), text) for die, face in rolled]
    ends, named = event.key == "table-resigned", _named(event, text)
    return LogLine(text.event(event), event.rule, touched, dice=dice, ends=ends, named=named)


def _named(event: Event, text: Text) -> str:
    """What happened at the table, told of the person and not of the seat; "" without a name."""
    person = event.args.get("person")
    if event.key == "table-called":  # that a seat has a name now is told of the seat
        return text.event(event)
    if not person or not event.key.startswith("table-"):
        return ""
    who = Words("who-called", {"name": person, "seat": event.args["who"]})
    return text.event(structs.replace(event, args={**event.args, "who": who}))


def _names(args: Mapping[str, Any]) -> Iterator[str]:
    """All names among the arguments of a message, those of the words within it too."""
    for value in args.values():
        for one in value if isinstance(value, tuple | list) else (value,):
            if isinstance(one, Words):
                yield from _names(one.args)
            elif isinstance(one, str):
                yield one


def _rolled(die: Die, face: str, text: Text) -> RolledView:
    number, name = re.match(r"\d+", face), text.name(face)
    shown = number[0] if number else name[:1].upper()
    tint = die.name if die.name in TINTS else "plain"
    return RolledView(tint, shown, f"{text.name(die.name)}: {name}")


def wire_number(secret: str, rewinds: int, number: int) -> int:
    """The number of an ask as clients know it.

    It tells nothing, not even how many questions others were asked, and is never used again at this
    table: a late answer is stale, also after an undo.
    """
    named = hashlib.blake2b(f"{rewinds} {number}".encode(), key=secret[:64].encode(), digest_size=6)
    return int.from_bytes(named.digest())


def foresight_words(game: Game, found: Foresight | None, seq: int, text: Text) -> ForesightView:
    """What is foreseen, put into words; nothing, if there is nothing."""
    said = _said.setdefault(text, {})
    steps = [
        ForeseenView(
            step.of,
            text.name(step.of),
            [text.words(words) for words in step.lines],
            [
                ReasonView(text.words(one.words), one.rule, text.words(page) if page else "")
                for one in step.why
                for page in [game.rulebook.page(game.rulebook[one.rule])]
            ],
            _plain(step.overlays, text, said),
        )
        for step in (found.steps if found else ())
    ]
    if found is None:
        return ForesightView(seq, "", steps)
    before, sums = ([text.words(line) for line in lines] for lines in (found.before, found.sums))
    return ForesightView(seq, text.words(found.title), steps, before, sums)


def ask_words(
    number: int,
    seat: str,
    ask: Ask | Chance,
    scene: Scene,
    text: Text,
    fuller: Mapping[Option, Words],
    odds: Mapping[Option, Sequence[Odds]],
    lays: bool = False,
    tie: bool = False,
    cares: Sequence[str] = (),
) -> AskView:
    """An ask for the seat that answers it, in the words of what that seat sees.

    `fuller` are the game's words for options as it stands now, `odds` what they can bring; one that
    `lays` the table out, or only breaks a `tie`, can be left to the program. Where one may be about
    little, people may say for which of the `cares` they want to be asked.
    """
    if isinstance(ask, Ask):
        touches, said = reaching(scene), _said.setdefault(text, {})
        options = [
            OptionView(
                option_words(option, ask, scene, text, fuller),
                str(option),
                touches(option),
                option.ends,
                spare=option_spare(option, fuller),
                odds=odds_words(odds.get(option, ()), text),
                badges=_plain(option_badges(option, fuller), text, said),
                heading=option_heading(option, text, fuller),
                leads=option_leads(option, fuller),
            )
            for option in ask.options
        ]
        passing = None if ask.passing is None else tuple(ask.options).index(ask.passing)
        asked = text.ask(ask)
        able = [] if ask.minor is None else [(one, text(f"care-{one}")) for one in cares]
        more = (passing, lays, tie, able)
        return AskView(number, seat, "choice", asked, ask.rule, options, [], *more)
    return AskView(number, seat, _kind(ask), text.ask(ask), ask.cited, [], _slots(ask, text))


def as_one_question(asks: list[AskView], names: Mapping[str, str], text: Text) -> list[AskView]:
    """The asks of a window, put to one person: who could do what, and once that nobody does.

    Who plays several seats reads who could act, also where it is only one of them.
    """
    found = []
    for i, ask in enumerate(asks):
        options = []
        for at, option in enumerate(ask.options):
            if at != ask.passes:
                words = f"{names[ask.seat]}: {option.words}"
                options.append(structs.replace(option, words=words))
            else:
                # What a game says of letting it happen holds whoever is asked.
                own = len(asks) == 1 or option.words != text("option-Pass")
                told = option.words if own else text("pass-all")
                options.append(structs.replace(option, words=told, unsaid=i > 0))
        found.append(structs.replace(ask, options=options))
    return found


def odds_words(odds: Sequence[Odds], text: Text) -> list[OddsView]:
    """What an option promises, in what the game says is at stake."""
    at_best = any(one.stake.best for one in odds)
    return [
        OddsView(
            text.words(one.stake.words),
            text.words(one.words),
            [(value, round(float(chance), 4)) for value, chance in one.spread.items()],
            round(one.mean, 1),  # as the words round it
            one.stake.chance,
            one.stake.good,
            round(one.error, 2),  # as the words round it
            one.stake.aside and at_best,
        )
        for one in odds
    ]


def _kind(ask: Chance) -> Literal["roll", "draw", "pick"]:
    if isinstance(ask, Roll):
        return "roll"
    return "draw" if isinstance(ask, Draw) else "pick"


def _slots(ask: Chance, text: Text) -> list[Slot]:
    if isinstance(ask, Roll):
        names = [text.name(die.name) for die in ask.dice]
    else:
        assert isinstance(ask, Draw | Pick)
        names = [""] * len(ask.slots())
    made = []
    for name, faces in zip(names, ask.slots(), strict=True):
        shown = Counter(str(face) for face in faces)
        made.append(Slot(name, [FaceView(f, text.name(f), n) for f, n in shown.items()]))
    return made
