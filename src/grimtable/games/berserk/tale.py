"""What the Event cards that lie there want of the Heroes, as computer players read it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grimtable.games.berserk.content import library
from grimtable.games.berserk.records import (
    AllIn,
    Condition,
    Count,
    Counted,
    Down,
    EndOfRound,
    Enters,
    Finish,
    Half,
    NoneLeft,
    NoToken,
    OneIn,
    Reveal,
    Slain,
    StandsIn,
    Triggered,
    When,
)
from grimtable.games.berserk.state import Berserk

PASSED = 0.6
"""What an Enemy counts for where all that is wanted is to get past it."""
ON_THE_WAY = 0.05
"""What it counts for to enter a Tile on the way to something else."""


class Tale(NamedTuple):
    """What the Event cards that lie there say about winning and losing."""

    aims: list[Condition]
    """The conditions that lead on and are not met yet."""
    done: float
    """How many have been met. What they bring (a Monster gets up) comes sooner or later, and must
    not look as if it had better be put off."""
    last: int
    """The Round with which all is lost."""
    needed: frozenset[str]
    """Without whom all is lost."""
    hunted: frozenset[str]
    """The kinds of Enemies that have to be slain."""
    tokens: frozenset[str]
    """The kinds of tokens that lead on when they are triggered or gone."""
    others: float
    """What an Enemy counts for that is neither hunted nor in the way."""


def told(s: Berserk) -> Tale:
    """The story as it stands; it is read once for all tables where it stands so."""
    cards = (tuple(s.face_up), tuple(s.met), tuple(s.specials))
    return _told(s.options.packs, s.options.adventure, len(s.heroes), *cards)


@lru_cache(maxsize=4096)
def _told(
    packs: tuple[str, ...],
    adventure: str,
    size: int,
    face_up: tuple[str, ...],
    met: tuple[str, ...],
    specials: tuple[str, ...],
) -> Tale:
    box = library(packs)
    events = box.adventures[adventure].events
    laws = [law for special in specials for law in box.specials[special]]
    failures = {
        law.order.counter
        for law in laws
        if type(law) is Triggered and law.failed and type(law.order) is Count
    }
    wanted, done, last, needed = list[Condition](), 0.0, 12, set[str]()
    for letter in face_up:
        for source, condition, when in events[letter].ends:
            lost = any(type(order) is Finish and not order.won for order in when.orders)
            if type(condition) is EndOfRound and lost:
                last = min(last, condition.of(size))
            elif type(condition) is Down and lost:
                needed.add(condition.who)
            if source not in met and leads_on(condition, when, failures):
                wanted.append(condition)
    for source in met:
        letter, _, at = source.partition(".when.")
        card = events[letter].when
        aims = [when.condition for when in card if leads_on(when.condition, when, failures)]
        reached = card[int(at)].condition
        if reached in aims:
            done += ON_THE_WAY if type(reached) is Enters and len(aims) > 1 else 1.0
    hunted = frozenset(aim.kind for aim in wanted if isinstance(aim, NoneLeft | Slain))
    others = PASSED if any(isinstance(aim, AllIn) for aim in wanted) else 1.0
    tokens = tokens_wanted(wanted)
    return Tale(wanted, done, last, frozenset(needed), hunted, tokens, others)


def leads_on(condition: Condition, when: When, failures: set[str]) -> bool:
    """Whether a condition turns up the next card, or wins, and is one to be wished for."""
    if isinstance(condition, Counted) and condition.counter in failures:
        return False
    if not isinstance(condition, WISHED):
        return False
    return any(type(o) is Reveal or (type(o) is Finish and o.won) for o in when.orders)


WISHED = (AllIn, Counted, Enters, Half, NoneLeft, NoToken, OneIn, Slain, StandsIn)


def tokens_wanted(wanted: list[Condition]) -> frozenset[str]:
    """The kinds of tokens that lead on when they are triggered or gone."""
    found: set[str] = set()
    for aim in wanted:
        if isinstance(aim, NoToken):
            found.add(aim.token)
        elif isinstance(aim, Counted) and aim.counter != "held":
            found.add("interaction")
    return frozenset(found)
