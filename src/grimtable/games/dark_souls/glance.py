"""A quick look at the attacks to come, for computer players.

It follows the same targeting rules as play; where players would choose, the first way is taken,
and pushes are left out.
"""

from __future__ import annotations

from msgspec import Struct

from grimtable.boards.lattice import centre_of
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.decks import chances
from grimtable.games.dark_souls.enemies import (
    next_nodes,
    nodes_moved,
    strength_of,
    targets_of,
    whom,
)
from grimtable.games.dark_souls.notation import Attack, Behaviour, Leap, Move, Shift, Turn
from grimtable.games.dark_souls.state import Character, Fight, Model, Souls, room


class Threat(Struct, frozen=True, gc=False):
    """An attack that is coming."""

    foe: str
    who: str
    strength: int
    magical: bool
    dodge: int


def next_card(fight: Fight) -> str | None:
    """The boss's next card, if the players know it."""
    deck = fight.deck
    if deck is None:
        return None
    order = deck.order or (deck.discard if not len(deck) else [])
    if order:
        return order[0]
    possible = set(chances(deck))
    return possible.pop() if len(possible) == 1 else None


def threats(s: Souls) -> list[Threat]:
    """Every attack of the next enemy activation that can be foreseen."""
    fight = s.fight
    assert fight is not None
    found: list[Threat] = []
    card = next_card(fight)
    for foe in fight.foes.values():
        behaviour = LIBRARY.foes[foe.kind].behaviour
        if behaviour is None and card is not None:
            behaviour = LIBRARY.behaviours[card].get(foe.kind)
        if behaviour is not None:
            found += threats_of(s, foe, behaviour)
    return found


def threats_of(s: Souls, foe: Model, behaviour: Behaviour) -> list[Threat]:
    """The attacks of one behaviour, from where the enemy stands now."""
    ghost = Model(foe.id, foe.kind, foe.node, 0, foe.conditions, foe.facing)
    found: list[Threat] = []
    for _ in range(behaviour.repeat):
        for icon in behaviour.steps:
            if isinstance(icon, Attack):
                strength = strength_of(foe, icon)
                found += [
                    Threat(foe.id, c.id, strength, icon.magical, behaviour.dodge)
                    for c in targets_of(s, ghost, behaviour, icon)
                ]
                continue
            met = _follow(s, ghost, icon)
            damage = getattr(icon, "damage", 0)
            if damage:
                strength = strength_of(foe, Attack(damage, magical=False))
                found += [Threat(foe.id, c.id, strength, False, behaviour.dodge) for c in met]
    return found


def _follow(s: Souls, ghost: Model, icon: Move | Shift | Turn | Leap) -> list[Character]:
    """Move the ghost; returns the characters on the nodes it enters."""
    lattice = room(s)
    met: list[Character] = []
    match icon:
        case Turn():
            assert ghost.facing is not None
            ghost.facing = (ghost.facing + icon.by) % 8
        case Leap():
            target = whom(s, ghost.node, icon.whom)
            assert target.node is not None
            ghost.node = target.node
            met = [c for c in s.present() if c.node == ghost.node]
        case Shift():
            assert ghost.facing is not None
            way = centre_of(ghost.facing, icon.way)
            for _ in range(nodes_moved(ghost, icon.n)):
                if way in lattice.beside[ghost.node]:
                    ghost.node = lattice.beside[ghost.node][way]
                    met += [c for c in s.present() if c.node == ghost.node]
        case Move():
            target = whom(s, ghost.node, icon.whom)
            n = nodes_moved(ghost, icon.n)
            if ghost.facing is not None and (icon.n == 0 or (n and not icon.away)):
                _turn(s, ghost, target)
            for _ in range(n):
                options = next_nodes(s, ghost.node, target, away=icon.away)
                if not options:
                    break
                if ghost.facing is not None:
                    way = lattice.direction(ghost.node, options[0])
                    ghost.facing = (way + 4) % 8 if icon.away else way
                ghost.node = options[0]
                met += [c for c in s.present() if c.node == ghost.node]
    return met


def _turn(s: Souls, ghost: Model, target: Character) -> None:
    options = next_nodes(s, ghost.node, target, away=False)
    if options:
        ghost.facing = room(s).direction(ghost.node, options[0])
    elif target.by is not None:
        ghost.facing = target.by
