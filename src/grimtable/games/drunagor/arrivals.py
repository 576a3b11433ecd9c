"""Monsters that come besides a set-up: whom a scene lets loose, whom a Status calls, Overlords."""

from __future__ import annotations

from grimtable.games.drunagor.board import ground, hall
from grimtable.games.drunagor.commanders import is_commander, muster
from grimtable.games.drunagor.content import CHAPTERS, MONSTERS
from grimtable.games.drunagor.monsters import has_room, summon, weakened
from grimtable.games.drunagor.prey import make_way, room
from grimtable.games.drunagor.state import Drunagor
from grimtable.games.drunagor.terrain import free_around


def let_loose(s: Drunagor, kind: str, n: int) -> None:
    """They appear beside Spawning tokens, one beside each [ruling.turncoats] [ruling.let-loose]."""
    rule = "ruling.let-loose" if s.place else "ruling.turncoats"
    for square in spawning_points(s)[:n]:
        come(s, kind, square, rule)


def spawning_points(s: Drunagor) -> list[int]:
    """The squares of the Spawning tokens: in an Adventure those of the last set-up first."""
    here = hall(s).spawning
    if not s.place:
        return list(here.values())
    mine = CHAPTERS[s.options.adventure].setups[s.opened].spawning
    return [here[colour] for colour in dict.fromkeys((*mine, *here))]


def answer_calls(s: Drunagor, setup: int) -> None:
    """Who was called by what the party did, or failed to do, stands there [ruling.called]."""
    for status, line in CHAPTERS[s.options.adventure].setups[setup].called.items():
        kind, _, name = line.partition(" ")
        if status in s.statuses:
            come(s, kind, hall(s).board.named[name], "ruling.called")


def come(s: Drunagor, kind: str, square: int, rule: str) -> None:
    """One Monster, beside a square or as near as there is room; a Large one makes room for itself.

    A Commander or an Overlord musters its Attack cards [ruling.commander].
    """
    board, floor = hall(s).board, ground(s)
    if not has_room(s, kind):
        return
    area = room(s, square) if MONSTERS[kind].large else None
    free = free_around(s, floor.near[square])
    there = free if area is None else 1 << board.inside[area][0]
    if not there:
        return
    who = summon(s, kind, (there & -there).bit_length() - 1, rule=rule)
    assert who is not None
    if is_commander(kind):
        muster(s, who)
    s.monsters[who].health = weakened(s, s.monsters[who].health)
    if area is not None:
        make_way(s, who, area)
