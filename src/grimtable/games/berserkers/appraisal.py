"""How the table stands: a heuristic for computer players, counted in Action dice.

It adds up the dice that the rest of the work will cost (fires, seals, Requests), what the enemies
threaten to undo, and what the player has in hand; the difference is squeezed into 0..1. The
weights were set by hand and checked by play (docs/berserkers-balance.md).
"""

from __future__ import annotations

import math

from grimtable.games.berserkers import actions
from grimtable.games.berserkers.cards import FIRE_LOCATIONS, ORC_CARD, RIDER_CARD, Request
from grimtable.games.berserkers.ending import can_restore
from grimtable.games.berserkers.facts import holds, places
from grimtable.games.berserkers.helm import DRIFT, STEPS, ways
from grimtable.games.berserkers.state import BERSERKERS, FIRES, ORCS, RIDERS, Helm


def _share(card: tuple[tuple[object, ...], ...], *verbs: str) -> float:
    """The chance that a die does one of these on an enemy's card."""
    return sum(any(getattr(e, "verb", "") in verbs for e in face) for face in card) / 6


RIDER_HITS, RIDER_WIDE = _share(RIDER_CARD, "attack", "wide_attack"), _share(RIDER_CARD, "wide_attack")
RIDER_PUTS_OUT, ORC_PUTS_OUT = _share(RIDER_CARD, "extinguish"), _share(ORC_CARD, "extinguish")
ORC_HITS = _share(ORC_CARD, "attack")

WOUND, DEATH = 1.1, 4.0
FIRE = 1.6
GEMS_OUT = (0.0, 0.3, 0.8, 1.8, 3.8, 7.0)
HEALTH = {3: 0.0, 2: DEATH, 1: 2.4 * DEATH, 0: 4 * DEATH}


def appraise(s: Helm) -> float:
    """From 0 to 1; 0 and 1 only when it is over."""
    if s.phase == "over":
        if s.ending == "won":
            return 1.0
        return 0.02 if can_restore(s) else 0.0
    if not s.realm or s.phase == "requests":
        return 0.4
    here = [s.at[who] for who in BERSERKERS if s.at[who]]
    balance = 9.0 + _assets(s) - _work(s, here) - _danger(s, here)
    if s.rolled:
        balance += _promise(s)
    return min(0.995, max(0.005, 1 / (1 + math.exp(-balance / 6))))


def _work(s: Helm, here: list[str]) -> float:
    """Dice that the rest of the work will cost."""
    index = ways(s.realm).index
    spots = [index[at] for at in here]
    work = 0.0
    fires = s.fires
    for at in FIRE_LOCATIONS:
        if at not in fires:
            row = STEPS[index[at]]
            work += FIRE + 0.3 * min([row[i] for i in spots])
    for rider in RIDERS:
        if rider not in s.sealed:
            at = s.at[rider]
            row = STEPS[index[at]]
            near = min([row[i] for i in spots])
            if at in fires:
                work += 1.6 + 0.3 * near
            elif fires:
                work += 2.2 + 0.2 * near
            else:
                work += 2.8 + 0.1 * near
    for name, request in s.book.items():
        if request.goal and not holds(s, name, request.goal):
            work += _request(s, name, request, spots, index)
    return work


def _request(
    s: Helm, name: str, request: Request, spots: list[int], index: dict[str, int]
) -> float:
    """Dice that a Request will cost still."""
    wanted = {fact.what for fact in request.goal}
    cost = 0.0
    if "no_darkness" in wanted:
        cost += 1.0 * sum(s.darkness.values())
    if "no_orcs" in wanted:
        cost += 1.8 * sum([s.at[orcs] != "" for orcs in ORCS])
    if "all_alive" in wanted:
        dead = sum([s.at[who] == "" for who in BERSERKERS])
        cost += dead * (1.5 if "potion" in s.hand else 9.0)
    if wanted & {"fulfilled", "in_play"}:
        cost += _pieces(s, name, request, spots, index)
    return cost or 2.0


def _pieces(
    s: Helm, name: str, request: Request, spots: list[int], index: dict[str, int]
) -> float:
    """Dice until a Request's pieces are gathered, beaten or turned over."""
    at = [index[place] for place in places(s, name)]
    if not at:
        return 2.0
    task = request.task
    dice = (0.5 + task.dice.n / 4.5) if task is not None else 1.0
    if task is not None and any(fact.what == "together" for fact in task.needs):
        apart, meet = min((sum([STEPS[i][j] for j in at]), i) for i in range(12))
        near = sum([min([STEPS[i][j] for j in spots]) for i in at if i != meet])
        return dice + 1.25 * apart + 0.25 * near
    near = min([STEPS[i][j] for i in at for j in spots])
    if request.tokens:
        return (len(at) + 1) / 2 * (dice + 0.4) + 0.5 * near
    return s.hearts.get(name, 1) * dice + 0.35 * near


def _danger(s: Helm, here: list[str]) -> float:
    """What the enemies have done and threaten to do."""
    danger = GEMS_OUT[sum(s.darkness.values())] + HEALTH[len(here)]
    if s.skip_riders and s.phase == "berserkers":
        danger -= 0.8
    elif s.harp and s.phase == "berserkers":
        danger -= 0.5 + 0.25 * sum(s.darkness.values())
    index = ways(s.realm).index
    threats = _threats(s, index)
    for who in BERSERKERS:
        at = s.at[who]
        if at:
            odds = threats[index[at]]
            if who in s.wounded:
                danger += WOUND + odds * DEATH * 1.2
            else:
                danger += odds * WOUND
    fires = s.fires
    if len(fires) < FIRES:
        if s.phase != "orcs" and not s.skip_riders:
            for rider in RIDERS:
                if s.at[rider] in fires and rider not in s.blocked:
                    danger += RIDER_PUTS_OUT * FIRE
        for orcs in ORCS:
            if s.at[orcs] in fires:
                danger += ORC_PUTS_OUT * FIRE * s.orc_phases
        for name, request in s.book.items():
            if request.die is not None and request.pieces and not request.tokens:
                danger += _pests(s, name, request)
    squads = sum([s.at[orcs] != "" for orcs in ORCS])
    return danger + squads * (0.5 + 0.3 * s.orc_phases) + 0.9 * s.locked


def _pests(s: Helm, name: str, request: Request) -> float:
    """Fires that a Request's creatures may put out."""
    assert request.die is not None
    share = sum(any(e.verb == "extinguish" for e in face.effects) for face in request.die.faces) / 6
    return sum(share * FIRE for place in places(s, name) if place in s.fires)


def _threats(s: Helm, index: dict[str, int]) -> list[float]:
    """For each place, the chance (nearly) to be wounded there before the next turn."""
    odds = [0.0] * 12
    if s.phase == "berserkers" and not s.skip_riders:
        for rider in RIDERS:
            if rider not in s.blocked:
                here = index[s.at[rider]]
                for i, steps in enumerate(STEPS[here]):
                    if steps == 0:
                        odds[i] += RIDER_HITS
                    elif steps == 1:
                        odds[i] += RIDER_WIDE
    if s.phase != "riders":
        for orcs in ORCS:
            if s.at[orcs]:
                odds[index[s.at[orcs]]] += ORC_HITS * s.orc_phases
    if s.phase == "berserkers":
        for name, request in s.book.items():
            if request.phase1_end is not None:
                for place in places(s, name):
                    here = index[place]
                    odds[here] += 1.0 if s.rolled else 0.1
    else:
        for rider in RIDERS:
            here = index[s.at[rider]]
            for i, steps in enumerate(DRIFT[here]):
                if steps <= 1:
                    odds[i] += 0.06
    return odds


def _assets(s: Helm) -> float:
    """What is in hand."""
    cards = sum([_CARDS.get(card, 0.0) for card in s.hand])
    gold = 0.45 * min(s.gold, 4) + 0.2 * max(0, s.gold - 4)
    trained = 0.9 * len(s.trained)
    return gold + cards + 0.16 * s.gauge + trained + 0.5 * s.rerolls * bool(s.dice)


def _promise(s: Helm) -> float:
    """What the unused dice of this turn are good for: the best row of each, roughly."""
    if not s.dice:
        return 0.0
    here = actions.standing(s)
    unlit = len(actions.lightable(s, here))
    marks = actions.can_mark(s, here)
    lifts = actions.can_lift(s, here)
    total = 0.0
    taken: set[str] = set()
    for die in s.dice:
        best, best_card, best_kind = 0.12, "", ""
        for card, kind in _KINDS[die]:
            if card in taken or not s.slots[card] or f"{card}-{die}" in s.placed:
                continue
            if kind == "light":
                worth = 1.0 if unlit else 0.2
            elif kind == "mark":
                worth = 1.0 if marks else 0.1
            elif kind == "lift":
                worth = 0.6 if lifts else 0.05
            elif kind == "move":
                worth = 0.0 if s.no_moves else 0.35
            else:
                worth = 0.25
            if worth > best:
                best, best_card, best_kind = worth, card, kind
        taken.add(best_card)
        unlit -= best_kind == "light" and unlit > 0
        marks = marks and best_kind != "mark"
        lifts = lifts and best_kind != "lift"
        total += best
    return 0.8 * total


def _kinds() -> list[list[tuple[str, str]]]:
    from grimtable.games.berserkers.berserkers import ROWS_OF_DIE

    return [[(row.card, row.kind) for row in rows] for rows in ROWS_OF_DIE]


_KINDS = _kinds()
_CARDS = {
    "shield": 0.9,
    "boots": 0.8,
    "cloak": 1.0,
    "stone": 1.0,
    "sword": 0.8,
    "brew": 0.9,
    "potion": 2.0,
    "harp": 1.0,
    "purse": 1.0,
    "object": 0.0,
}
