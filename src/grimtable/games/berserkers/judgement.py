"""How the table stands: a heuristic for computer players, counted in Action dice.

It adds up the dice that the rest of the work will cost (fires, seals, Requests), what the enemies
threaten to undo, and what the player has in hand; the difference is squeezed into 0..1. The
weights were set by hand and checked by play (docs/berserkers-balance.md).
"""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from grimtable.games.berserkers import actions
from grimtable.games.berserkers.berserkers import ROWS_OF_DIE
from grimtable.games.berserkers.content import (
    AID,
    DOES,
    FIRE_LOCATIONS,
    LOCATIONS,
    ORC_CARD,
    RIDER_CARD,
)
from grimtable.games.berserkers.ending import can_restore
from grimtable.games.berserkers.facts import holds, places
from grimtable.games.berserkers.helm import NEAR, STEPS, ways
from grimtable.games.berserkers.notation import Effect
from grimtable.games.berserkers.requests import Request
from grimtable.games.berserkers.setup import begin
from grimtable.games.berserkers.state import (
    BERSERKERS,
    FIRES,
    GEMS,
    ORCS,
    RIDERS,
    Deed,
    Helm,
)


def _share(card: tuple[tuple[Effect, ...], ...], *verbs: str) -> float:
    """The chance that a die does one of these on an enemy's card."""
    return sum(any(effect.verb in verbs for effect in face) for face in card) / len(card)


class Threat(NamedTuple):
    """How likely an enemy's die is to do each of these: by its card, or for sure as it lies."""

    hits: float
    wide: float
    puts_out: float
    darkens: float
    enlists: float


def _threat(card: tuple[tuple[Effect, ...], ...]) -> Threat:
    return Threat(
        hits=_share(card, "attack", "wide_attack"),
        wide=_share(card, "wide_attack"),
        puts_out=_share(card, "extinguish"),
        darkens=_share(card, "darkness"),
        enlists=_share(card, "enlist"),
    )


RIDER, ORC = _threat(RIDER_CARD), _threat(ORC_CARD)
"""Before their dice are rolled."""
FACES = {
    enemy: tuple(_threat((face,)) for face in card)
    for enemies, card in ((RIDERS, RIDER_CARD), (ORCS, ORC_CARD))
    for enemy in enemies
}
CRUSHING = [name for name, location in LOCATIONS.items() if location.action == "crush"]

WOUND, DEATH, FIRE, DEFEAT = 1.2, 4.0, 1.7, 30.0
DOING = {
    "light": 2.0,
    "mark": 2.2,
    "lift": 1.5,
    "move": 0.9,
    "push": 0.7,
    "pull": 0.7,
    "location": 0.8,
    "walk": 1.4,
    "jump": 1.6,
    "heal_one": 1.6,
    "crush_orcs": 2.0,
    "revive_one": 5.0,
}
"""What an action is worth of which it is not yet said who does it, and where."""
SQUAD, UNWANTED, ALL_FIRES = 1.5, 3.0, 2.5
"""A squad in play; one that a Request wants gone, on top of it; and the last of the fires."""
GEMS_OUT = (0.0, 0.6, 1.4, 2.6, 4.2, 6.2)
HEALTH = {3: 0.0, 2: DEATH, 1: 2.4 * DEATH, 0: 4 * DEATH}
UNKNOWN = 0.12
"""How it stands before anything is drawn: as when the first dice are rolled."""
THRIFTY = 14.0
"""So many dice of work are left while gold is worth its keep; with less it is there to be spent."""
LATER = 0.3
"""How much an enemy counts that will act only in the next turn."""


def _gloom(gems: int, riders: int) -> float:
    """What so many gems cost when so many Riders have still to roll."""
    if riders == 0:
        return GEMS_OUT[gems]
    falls = _gloom(gems + 1, riders - 1) if gems < 5 else DEFEAT
    # Some fall where there is a gem already.
    odds = RIDER.darkens * (1 - 0.5 * gems / 12)
    return odds * falls + (1 - odds) * _gloom(gems, riders - 1)


GLOOM = [[_gloom(gems, riders) for riders in range(4)] for gems in range(6)]


def appraise(s: Helm) -> float:
    """From 0 to 1; 0 and 1 only when it is over."""
    if s.phase == "over":
        if s.ending == "won":
            return 1.0
        return 0.001 if can_restore(s) else 0.0
    if not s.realm or not s.book:
        return UNKNOWN
    return 1 / (1 + math.exp(-(9.0 + sum(terms(s).values())) / 8))


def terms(s: Helm) -> dict[str, float]:
    """What it is made of, in dice: what is in hand, to do, and to fear."""
    if s.phase == "over" or not s.realm or not s.book:
        return {}
    if s.phase == "requests":
        s = _begun(s)
    here = [s.at[who] for who in BERSERKERS if s.at[who]]
    promise = _promise(s) if s.rolled else 0.0
    if s.under_way and isinstance(s.under_way[0], Deed):
        promise += DOING.get(s.under_way[0].kind, 0.0)
    work = _work(s, here)
    gloom, threats = _gloom_of(s), _danger(s, here)
    fires, seals, asked = work
    return {
        "gold": _gold(s, sum(work)),
        "help": _help(s),
        "training": 0.9 * len(s.trained),
        "fires": -fires,
        "seals": -seals,
        "requests": -asked,
        "darkness": -gloom,
        "danger": -threats,
        "dice": promise,
    }


def _begun(s: Helm) -> Helm:
    """The table with the Requests so far, and the one that was drawn: who draws more does more."""
    begun = s.clone()
    if s.offered:
        begun.book = {**s.book, s.offered: s.shelf[s.offered]}
    begin(begun)
    return begun


def _work(s: Helm, here: list[str]) -> tuple[float, float, float]:
    """Dice that the rest of the work will cost: fires, seals, and what the King requested."""
    index = ways(s.realm).place
    spots = [index[at] for at in here]
    # How many steps the nearest Berserker is from each place.
    near = list(map(min, *[STEPS[i] for i in spots])) if len(spots) > 1 else STEPS[spots[0]]
    fires = s.fires
    work = ALL_FIRES if len(fires) < FIRES else 0.0
    for at in FIRE_LOCATIONS:
        if at not in fires:
            work += FIRE + 0.3 * near[index[at]]
    seals = 0.0
    for rider in RIDERS:
        if rider not in s.sealed:
            at = s.at[rider]
            if at in fires:
                seals += 1.6 + 0.3 * near[index[at]]
            elif fires:
                seals += 2.2 + 0.2 * near[index[at]]
            else:
                seals += 2.8 + 0.1 * near[index[at]]
    asked = 0.0
    for at in s.darkness:
        asked += 0.12 * near[index[at]]
    for name, request in s.book.items():
        if request.goal and not holds(s, name, request.goal):
            asked += _request(s, name, request, near, index)
    return work, seals, asked


def _request(s: Helm, name: str, request: Request, near: list[int], index: dict[str, int]) -> float:
    """Dice that a Request will cost still."""
    wanted = {fact.what for fact in request.goal}
    cost = 0.0
    if "no_darkness" in wanted:
        cost += 1.0 * sum(s.darkness.values())
    if "no_orcs" in wanted:
        cost += sum([_squad(s, index[s.at[orcs]], near, index) for orcs in ORCS if s.at[orcs]])
    if "all_alive" in wanted:
        dead = sum([s.at[who] == "" for who in BERSERKERS])
        cost += dead * (1.5 if _holds_card(s, "revive_one") else 9.0)
    if wanted & {"fulfilled", "in_play"}:
        cost += _pieces(s, name, request, near, index)
    return cost or 2.0


def _squad(s: Helm, at: int, near: list[int], index: dict[str, int]) -> float:
    """Dice to destroy a squad: bring it to a Location where that can be done, and do it."""
    if _holds_card(s, "crush_orcs"):
        return 0.8 + 0.3 * near[at]
    far = min([STEPS[at][index[place]] for place in CRUSHING])
    return 1.2 + 0.8 * far + 0.25 * near[at]


def _pieces(s: Helm, name: str, request: Request, near: list[int], index: dict[str, int]) -> float:
    """Dice until a Request's pieces are gathered, beaten or turned over."""
    at = [index[place] for place in places(s, name)]
    if not at:
        return 2.0
    task = request.task
    dice = (0.5 + task.dice.n / 4.5) if task is not None else 1.0
    if task is not None and any(fact.what == "together" for fact in task.needs):
        apart, meet = _apart(tuple(at))
        return dice + 1.25 * apart + 0.25 * sum([near[i] for i in at if i != meet])
    nearest = min([near[i] for i in at])
    if request.tokens:
        return (len(at) + 1) / 2 * (dice + 0.4) + 0.5 * nearest
    return s.hearts.get(name, 1) * dice + 0.35 * nearest


def _holds_card(s: Helm, verb: str) -> bool:
    """Whether an aid card that does this is in hand."""
    return any(DOES[card].verb == verb for card in s.hand)


@lru_cache(maxsize=2048)
def _apart(at: tuple[int, ...]) -> tuple[int, int]:
    """How many steps pieces are from their best meeting place, and which it is."""
    return min((sum([STEPS[i][j] for j in at]), i) for i in range(12))


def _gloom_of(s: Helm) -> float:
    """What the gems of Darkness cost, and those that may fall before the next turn."""
    gems = sum(s.darkness.values())
    if s.harp:
        return GLOOM[gems][0]
    if s.phase == "riders" and s.enemies:
        return _falling(s, gems)
    riders = _pending(s, RIDERS, "berserkers", "riders")
    return GLOOM[gems][sum([riders[r] == 1 for r in RIDERS])]


def _danger(s: Helm, here: list[str]) -> float:
    """What the enemies have done and threaten to do before the next turn, and a little after."""
    riders = _pending(s, RIDERS, "berserkers", "riders")
    squads = _pending(s, ORCS, "berserkers", "riders", "orcs")
    danger = HEALTH[len(here)]
    if s.phase == "riders" and s.enemies:
        danger += _enlisting(s)
    index = ways(s.realm).place
    odds = [0.0] * 12
    fires = s.fires if len(s.fires) < FIRES else ()
    for rider, weight in riders.items():
        at = s.at[rider]
        spot = index[at]
        threat = FACES[rider][s.enemies[rider] - 1] if rider in s.enemies else RIDER
        odds[spot] += weight * threat.hits
        if threat.wide:  # only quicker: what is not threatened is no nearer to it
            for i in NEAR[spot]:
                odds[i] += weight * threat.wide
        if at in fires:
            danger += weight * threat.puts_out * FIRE
    for orcs, weight in squads.items():
        at = s.at[orcs]
        threat = FACES[orcs][s.enemies[orcs] - 1] if orcs in s.enemies else ORC
        odds[index[at]] += weight * threat.hits
        danger += SQUAD * (0.6 + 0.4 * s.orc_phases)
        if at in fires:
            danger += weight * threat.puts_out * FIRE
    for name, request in s.book.items():
        if request.pieces and not request.tokens and (request.phase1_end or request.die):
            danger += _pests(s, name, request, fires, odds)
    for who in BERSERKERS:
        at = s.at[who]
        if at:
            if who in s.wounded:
                danger += WOUND + odds[index[at]] * DEATH * 1.2
            else:
                danger += odds[index[at]] * WOUND
    return danger + 0.9 * s.locked


def _falling(s: Helm, gems: int) -> float:
    """What the gems cost, with those that the dice of the Riders bring down for sure."""
    dark = s.darkness
    for rider, face in s.enemies.items():
        at = s.at[rider]
        if FACES[rider][face - 1].darkens and dark.get(at, 0) < s.darkness_limit:
            gems += 1
            dark = {**dark, at: dark.get(at, 0) + 1}
    return GEMS_OUT[gems] if gems <= GEMS else DEFEAT


def _enlisting(s: Helm) -> float:
    """The squads that the dice of the Riders bring for sure."""
    lots = sum(
        FACES[rider][face - 1].enlists and LOCATIONS[s.at[rider]].orcs
        for rider, face in s.enemies.items()
    )
    unwanted = any(fact.what == "no_orcs" for one in s.book.values() for fact in one.goal)
    return min(lots, sum(not s.at[orcs] for orcs in ORCS)) * (SQUAD + UNWANTED * unwanted)


def _pending(s: Helm, enemies: tuple[str, ...], *phases: str) -> dict[str, float]:
    """The enemies in play: 1 for each time one has still to act this turn, else a little.

    Before the dice of a turn are rolled there is a whole turn in which to face them.
    """
    found = {}
    begun = s.rolled or s.phase != "berserkers"
    rolled = s.phase == phases[-1] and bool(s.enemies)
    for enemy in enemies:
        if s.at[enemy]:
            if rolled:
                acts = enemy in s.enemies
            else:
                acts = begun and s.phase in phases and enemy not in s.blocked
                if enemies is RIDERS and s.skip_riders:
                    acts = False
            times = s.orc_phases if enemies is ORCS else 1
            found[enemy] = float(times) if acts else LATER
    return found


def _pests(
    s: Helm, name: str, request: Request, fires: Collection[str], odds: list[float]
) -> float:
    """Fires that a Request's creatures may put out, and whom they will wound."""
    index, danger = ways(s.realm).place, 0.0
    for at in places(s, name):
        if at in fires and request.die is not None:
            faces = [[effect.verb for effect in face.effects] for face in request.die.faces]
            danger += sum(["extinguish" in verbs for verbs in faces]) / 6 * FIRE
        if request.phase1_end is not None:
            odds[index[at]] += 1.0 if s.rolled else 0.1
    return danger


def _gold(s: Helm, work: float) -> float:
    """Gold is worth as much as there is still to do with it."""
    gold = 0.45 * min(s.gold, 4) + 0.2 * max(0, s.gold - 4)
    return gold * min(1.0, work / THRIFTY)


def _help(s: Helm) -> float:
    """What the villagers have given, and will soon."""
    cards = sum([AID[card].worth for card in s.hand])
    return cards + 0.16 * s.gauge + 0.5 * s.rerolls * bool(s.dice)


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
        for row, card, kind, _ in ROWS_OF_DIE[die]:
            if card in taken or not s.slots[card] or row in s.placed:
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
