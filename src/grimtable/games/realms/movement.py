"""Movement, p. 10, with Jump and Teleportation."""

from __future__ import annotations

from grimtable.boards.graph import flood
from grimtable.games.realms.board import BESIDE, DISTANCE, SQUARES
from grimtable.games.realms.options import Jump, Move, Teleport
from grimtable.games.realms.state import Battle, Card, say
from grimtable.games.realms.traits import movement


def reachable(s: Battle, card: Card, points: int) -> dict[str, int]:
    """The empty squares within so many steps, each with its cost.

    A step goes to an empty square straight ahead, back, left or right [move.orthogonal] and
    costs 1 point [move.cost]; nobody swaps places [move.no-swap].
    """
    found = flood(BESIDE, (card.square,), s.field, points)
    del found[card.square]
    return found


def regain(s: Battle, card_id: str) -> None:
    """A card that becomes alert regains all its movement points [move.regain]."""
    card = s.cards[card_id]
    card.points, card.walked = movement(s, card_id), False


def move_to(s: Battle, card_id: str, square: str) -> None:
    """Take a card to another square; what lies on it moves along.

    [equip.moves-with] [symbiotic.move]
    """
    card = s.cards[card_id]
    del s.field[card.square]
    card.square = square
    s.field[square] = card_id
    carried = card.worn
    if card.symbiote:
        carried += (card.symbiote, *s.cards[card.symbiote].worn)
    for item in carried:
        s.cards[item].square = square


def walk(s: Battle, option: Move) -> None:
    """Spend movement points to walk [move.points] [move.zero]."""
    card = s.cards[option.who]
    card.points -= reachable(s, card, card.points)[option.square]
    card.walked = True
    say(s, "moved", rule="move.cost", who=option.who, square=option.square)
    move_to(s, option.who, option.square)


def leap(s: Battle, option: Jump | Teleport) -> None:
    """Jump or teleport instead of walking: all movement points are spent.

    [jump.instead] [teleport.instead] It is no action: the card stays alert.
    """
    if type(option) is Jump:
        say(s, "jumped", rule="jump.to", who=option.who, square=option.square)
    else:
        say(s, "teleported", rule="teleport.to", who=option.who, square=option.square)
    s.cards[option.who].points = 0
    move_to(s, option.who, option.square)


def jump_squares(s: Battle, card: Card, reach: int) -> list[str]:
    """Empty squares in range [jump.to]."""
    away = DISTANCE[card.square]
    return [square for square in SQUARES if square not in s.field and away[square] <= reach]


def empty_squares(s: Battle) -> list[str]:
    """Every empty square [teleport.to]."""
    return [square for square in SQUARES if square not in s.field]
