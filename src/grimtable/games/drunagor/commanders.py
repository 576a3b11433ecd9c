"""Commanders and Overlords: Health by party size, an Attack card for each Hero (core 16, p. 83).

The cards lie on the Track; each acts when the marker reaches it, whatever the Commander does.
"""

from __future__ import annotations

from typing import NamedTuple

from grimtable.games.drunagor.abilities import ABILITIES, Colour
from grimtable.games.drunagor.board import distance, fighter, is_adjacent, standing
from grimtable.games.drunagor.content import COMMANDS, MONSTERS, RIDERS
from grimtable.games.drunagor.health import gain, pop, push
from grimtable.games.drunagor.quarry import CRITERIA, STANDARD, Criterion, ranked, seen
from grimtable.games.drunagor.state import (
    OFF,
    Blow,
    CommandTurn,
    Drunagor,
    Hero,
    Hit,
    Owed,
    runes_of,
)
from grimtable.kernel.asks import Draw, Script
from grimtable.kernel.state import tell


def r_of(rank: str) -> int:
    """R of a Commander's printed Health for each Hero; one that is weakened has half of it.

    [ruling.commander]
    """
    return 2 if rank == "champion" else 1


HELD = 2
"""SHIELD of a Commander whose card meets nobody."""
BY_NAME = {c.name: c for c in (STANDARD, *CRITERIA.values())}


class Meets(NamedTuple):
    """Whom a card meets as the table stands, the first target first, and by what."""

    heroes: list[Hero]
    by: Criterion | None


def is_commander(kind: str) -> bool:
    """Whether a Monster's card is a Commander's, or an Overlord's, who is one and more."""
    return MONSTERS[kind].colour in ("commander", "overlord")


def muster(s: Drunagor, who: str) -> None:
    """A Commander has so much Health for each Hero, and a card for each [ruling.commander]."""
    commander = s.monsters[who]
    commander.health = commander.top = commander.health * r_of(s.options.strength) * len(s.heroes)
    push(s, Owed("hand", who, hand_size(s)))


def hand_size(s: Drunagor) -> int:
    """An Attack card for each Hero; below Champions half of them, rounded up [ruling.commander]."""
    cards = len(s.heroes)
    return cards if s.options.strength == "champion" else (cards + 1) // 2


@ABILITIES("maelstrom", Colour.PINK, rule="kw.maelstrom")
def maelstrom(s: Drunagor, by: str, who: str, n: int) -> None:
    """An Overlord's cards go back into the deck, and it draws a new hand [gap.overlord]."""
    s.hands.pop(by, None)
    tell(s, "maelstrom-hand", rule="kw.maelstrom", who=by)
    push(s, Owed("hand", by, hand_size(s)))


def deal(s: Drunagor, owed: Owed) -> Script[None]:
    """Draw its Attack cards from those that no other Commander holds [ruling.commander]."""
    if owed.who not in s.monsters:  # it fell as soon as it came
        pop(s, owed)
        return
    held = {card for hand in s.hands.values() for card in hand}
    left = tuple(card for card in COMMANDS if card not in held)
    drawn = yield Draw(left, min(owed.n, len(left)), rule="ruling.commander", what="command")
    pop(s, owed)
    s.hands[owed.who] = [str(card) for card in drawn]
    for card in s.hands[owed.who]:
        tell(s, "command-drawn", rule="ruling.commander", who=owed.who, card=card)


def holder(s: Drunagor, card: str) -> str:
    """Whose card it is; empty if it is nobody's."""
    return next((who for who, hand in s.hands.items() if card in hand), "")


def x_of(s: Drunagor, card: str) -> int:
    """X of an Attack card: runes of its own colour on the Track."""
    return runes_of(s, COMMANDS[card].slot.partition("_")[0])


def meets(s: Drunagor, card: str) -> Meets:
    """Whom it would meet now: by its criterion among those in range [ruling.command-cards].

    Who is hidden is no target, but one of those whom it meets all [kw.stealth.area].
    """
    entry, who = COMMANDS[card], holder(s, card)
    there = seen(s, fighter(s.monsters[who]))
    if entry.whom == "each":
        there = [h for h in standing(s) if h.at != OFF]
    near = [
        h
        for h in there
        if (distance(s, h.id, who) <= entry.within if entry.within else is_adjacent(s, h.id, who))
    ]
    if entry.whom == "each":
        return Meets(near, None)
    by = BY_NAME[entry.whom]
    return Meets(ranked(near, by)[:1], by)


def command_turn(s: Drunagor, turn: CommandTurn) -> None:
    """The card attacks: X and more, Interrupts and Reactions as ever, no bonus by Darkness.

    [ruling.command-cards]
    """
    pop(s, turn)
    who = holder(s, turn.card)
    if not who:  # slain in the meantime
        return
    met, by = meets(s, turn.card)
    tell(s, "command", rule="ruling.command-cards", who=who, card=turn.card)
    if not met:
        gain(s, who, "shield", HELD, rule="ruling.command-cards")
        return
    if by is not None:
        line = ranked(seen(s, fighter(s.monsters[who])), by)
        # who is as good and before it in line is out of range
        after = line[line.index(met[0]) + 1 :]
        tied = any(by.most(h) == by.most(met[0]) for h in after)
        tie = ("slowest" if by.slowest else "fastest") if tied else "none"
        tell(s, "aims", rule=by.rule, who=who, whom=met[0].id, why=by.name, tie=tie)
    damage = x_of(s, turn.card) + COMMANDS[turn.card].plus
    hits = [Hit(hero.id) for hero in met]
    riders = RIDERS[turn.card]
    push(s, Blow(who, "command", hits, base=damage, label=turn.card, collateral=riders))
