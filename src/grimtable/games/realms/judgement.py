"""How it stands for a seat."""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple

from grimtable.games.realms.board import DISTANCE, row_of
from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.draft import (
    pool_of,
    rest_of_pool,
    standing,
)
from grimtable.games.realms.notation import Attack
from grimtable.games.realms.recruiting import stands_alone
from grimtable.games.realms.state import Battle
from grimtable.games.realms.traits import IN_PLAY, life
from grimtable.games.realms.turn import QUIET

WEIGHTS: dict[str, float] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)

CALM = 3
"""So many turns without damage are nothing unusual."""

# Appraisal ---------------------------------------------------------------------------------------


def appraise(s: Battle, seat: str) -> float:
    """How it stands for a seat, from 0 to 1: the worth of both armies, and where they stand."""
    if s.phase in ("draft", "build"):
        return _share(sum(map(_worth_of_kind, _picked(s, seat))) / 100)
    if s.draft is not None and (s.phase == "over" or seat not in s.players):
        return min(0.99, max(0.01, standing(s, seat)))
    if s.winner:
        return 0.5 if s.winner == "draw" else float(s.winner == seat)
    if _is_before_battle(s):
        return _share(_readiness(s, seat) / 100)
    return _share(_patience(s) * (might(s, seat).whole - might(s, s.foe(seat)).whole))


def terms(s: Battle, seat: str) -> dict[str, float]:
    """What the appraisal is made of in a battle and on the way to it."""
    if s.phase in ("draft", "build"):
        return {"pool": sum(map(_worth_of_kind, _picked(s, seat)))}
    if s.winner or seat not in s.players:
        return {}
    if _is_before_battle(s):
        placed = sum(_places(s, seat).values())
        return {"made": _readiness(s, seat) - placed, "placed": placed}
    own, foe = might(s, seat), might(s, s.foe(seat))
    return {
        **own._asdict(),
        **{f"foes-{name}": -worth for name, worth in foe._asdict().items()},
        "quiet": (_patience(s) - 1) * (own.whole - foe.whole),
    }


def shares(s: Battle, seat: str) -> dict[str, dict[str, float]]:
    """What each card has in the terms of a battle; those in a graveyard have nothing.

    Before it, how well each stands where it was placed.
    """
    found: dict[str, dict[str, float]] = {}
    if s.winner or seat not in s.players or s.phase in ("draft", "build"):
        return found
    if _is_before_battle(s):
        return {"placed": _places(s, seat)}
    for card_id, card in s.cards.items():
        if card.zone in (*IN_PLAY, "grave"):
            fights = card_id in s.in_play[card.seat]
            one = might(s, card.seat, (card_id,) if fights else ())
            own = card.seat == seat
            for name, worth in one._asdict().items():
                parts = found.setdefault(name if own else f"foes-{name}", {})
                parts[card_id] = worth if own else -worth
    return found


def prospects(s: Battle, seat: str) -> dict[str, float]:
    """What the chance to win a battle depends on; before it armies are unknown, and chances even.

    In the very first turn the armies are apart: who moves then is not ahead by that.
    """
    if s.phase in ("draft", "build", "over", "score") or seat not in s.players:
        return {}
    told = dict.fromkeys((*Might._fields, "moves"), 0.0)
    if s.phase == "battle":
        own, foe = might(s, seat), might(s, s.foe(seat))
        told |= {
            name: _patience(s) * (getattr(own, name) - getattr(foe, name)) for name in Might._fields
        }
        told["moves"] = (1.0 if s.active == seat else -1.0) if s.turn > 1 else 0.0
    return told


def _patience(s: Battle) -> float:
    """How much of a lead still counts when nobody was damaged for long: soon it is a draw."""
    return 1.0 - max(0, s.quiet - CALM) / (QUIET - CALM)


def _is_before_battle(s: Battle) -> bool:
    """Whether no card is in play yet: the last was placed, say, and none is turned up."""
    return s.phase in ("draw", "recruit", "place") or not s.in_play


def _share(lead: float) -> float:
    return min(0.999, max(0.001, 1 / (1 + exp(-lead))))


def _picked(s: Battle, seat: str) -> list[Kind]:
    kinds = cards(s.packs)
    picked = rest_of_pool(s, seat) if s.phase == "build" else pool_of(s, seat)
    return [kinds[kind] for kind in picked]


def _worth_of_kind(kind: Kind) -> float:
    """What a card is worth in a pool: bodies first, then what helps them."""
    if kind.type in ("standalone", "flying"):
        return kind.cost + (1.0 if kind.elite else 1.5)
    return 0.8 * kind.cost - 2.0


def _readiness(s: Battle, seat: str) -> float:
    """What an army is worth before the battle, and how well it is placed."""
    kinds = cards(s.packs)
    mine = [
        (i, s.cards[i], kinds[s.cards[i].kind])
        for i in s.cards
        if s.cards[i].seat == seat and s.cards[i].zone != "hand"
    ]
    if not mine:
        # Before anything is bought a larger hand is better than a smaller one.
        return sum(kinds[c.kind].cost for c in s.cards.values() if c.seat == seat) / 4 - 20
    placed = sum(fit(s, seat, card.square, kind) for _, card, kind in mine if card.square)
    return outfit([kind for _, _, kind in mine]) + placed


def outfit(army: list[Kind]) -> float:
    """What the cards of an army are worth together: by what they cost.

    What must be carried is worth less, and nothing without somebody who carries it.
    """
    total, bearers, carriers = 0.0, 0, 0
    for kind in army:
        total += kind.cost if stands_alone(kind) else 0.75 * kind.cost
        if kind.type == "standalone":
            carriers += 1
            bearers += bool(kind.cls)
        elif kind.type == "equipment":
            bearers -= 1
        elif kind.type == "symbiotic":
            carriers -= 1
    return total + 4.0 * min(0, bearers) + 5.0 * min(0, carriers)


def _places(s: Battle, seat: str) -> dict[str, float]:
    """How well each of a player's cards stands, before the battle."""
    return {
        i: fit(s, seat, card.square, s.kind(i)) if card.square and card.zone != "hand" else 0.0
        for i, card in s.cards.items()
        if card.seat == seat
    }


def fit(s: Battle, seat: str, square: str, kind: Kind) -> float:
    """How well a card stands on a square.

    Fighters belong in front, shooters behind them, the rest where it blocks nobody.
    """
    number = row_of(s.player(seat), square)
    centre = 1.0 - abs("abcde".index(square[0]) - 2) / 4
    if kind.type == "artifact":
        return (0.0, 0.0, 0.3, 0.6)[number]
    if kind.type != "standalone":
        # Symbiotic creatures and equipment must be turned up with their hosts.
        return (0.0, 0.1, 0.4, 0.1 if kind.type in ("symbiotic", "equipment") else 0.5)[number]
    if any(isinstance(action, Attack) and action.ranged for _, action in kind.actions):
        return (0.0, 0.2, 0.8, 0.3)[number] + 0.2 * centre
    if kind.actions:
        return (0.0, 0.3, 0.8, 0.5)[number] + 0.2 * centre
    return (0.0, 0.10, 0.04, -0.02)[number] * kind.life + 0.3 * centre


class Might(NamedTuple):
    """What a player has in play: its worth, what ails it, who can still act, how it stands.

    In the logarithm of the odds to win; the weights were learned from play (`judgement.toml`).
    """

    army: float
    ailments: float
    ready: float
    ground: float

    @property
    def whole(self) -> float:
        """All of it."""
        return self.army + self.ailments + self.ready + self.ground


def might(s: Battle, seat: str, among: tuple[str, ...] | None = None) -> Might:
    """The worth of what a player has in play, or of some of it."""
    kinds = cards(s.packs)
    foes = [c.square for c in s.cards.values() if c.seat != seat and c.zone == "field"]
    army = ailments = ready = ground = 0.0
    for card_id in s.in_play[seat] if among is None else among:
        card = s.cards[card_id]
        kind = kinds[card.kind]
        if card.hidden:
            army += kind.cost
            continue
        if not kind.creature:
            army += 0.7 * kind.cost * ((kind.life - card.damage) / kind.life if kind.life else 1)
            continue
        full = life(s, card_id) if card.worn or card.symbiote else kind.life + card.extra
        left = full - card.damage
        army += kind.cost * (0.2 + 0.8 * left / kind.life) + 0.3
        ailments -= min(left, 1.2 * card.poison) * 0.4 * kind.cost / kind.life
        if card.held and (card.exhausted or card.points < kind.move):  # else it is held in vain
            ailments -= (0.08 if card.exhausted else 0.02) * kind.cost
        if not card.exhausted:
            ready += 0.02 * kind.cost
        if card.zone == "field" and foes:
            gap = _gap(card.square, foes, _range(card.kind, s.packs))
            ground -= 0.04 * kind.strike[1] * (gap - 1)
        if card.granted:
            army += 0.4
    return Might(
        WEIGHTS["army"] * army,
        WEIGHTS["ailments"] * ailments,
        WEIGHTS["ready"] * ready,
        WEIGHTS["ground"] * ground * _left(s, s.foe(seat)),
    )


def _left(s: Battle, seat: str) -> float:
    """The share of a player's creatures that is left.

    How far one stands from enemies counts less when there are few: else to kill the nearest one
    would seem to take everybody back.
    """
    kinds = cards(s.packs)
    left = sum([kinds[s.cards[i].kind].creature for i in s.in_play[seat]])
    dead = sum([kinds[s.cards[i].kind].creature for i in s.graves.get(seat, ())])
    return left / (left + dead) if dead else 1.0


@cache
def _range(kind_id: str, packs: tuple[str, ...]) -> int:
    """How far a creature shoots, throws or blasts; 0 if it does not."""
    shots = [a for _, a in cards(packs)[kind_id].actions if isinstance(a, Attack)]
    return max((a.range or 9 for a in shots if a.ranged), default=0)


def _gap(square: str, foes: list[str], reach: int) -> float:
    """How far a creature is from where it can do something; shooters want a distance of 2."""
    away = list(map(DISTANCE[square].__getitem__, foes))
    nearest = min(away)
    if reach:
        return 1.0 + max(0, nearest - reach) + (0.5 if nearest == 1 else 0.0)
    if nearest == 1:
        return 1.0  # who can strike gains nothing by a walk around
    # A little for the distance to all, so that nobody waits behind a crowd.
    return nearest + 0.05 * sum(away) / len(away)
