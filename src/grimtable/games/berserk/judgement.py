"""How the party stands, from 0 to 1: a heuristic of named terms for computer players."""

from __future__ import annotations

from math import exp

from grimtable.boards.hex import bits
from grimtable.games.berserk.records import (
    AllIn,
    Condition,
    Counted,
    EndOfRound,
    Finish,
    Half,
    Hold,
    NoneLeft,
    NoToken,
    OneIn,
    Reveal,
    Slain,
    StandsIn,
    When,
)
from grimtable.games.berserk.spaces import distance, zone
from grimtable.games.berserk.state import Berserk, Blow, Hero, Mini, board, health, top
from grimtable.games.berserk.stats import guard, movement, pool

HERO, HEALTH, FATIGUE, FOE, WOUND = 1.6, 1.4, 0.7, 0.55, 0.9
GOAL, NEAR, PILE, CARD, STATUS = 2.6, 0.9, 0.35, 0.1, 0.12
EXPOSED, TIME, CLOSE = 0.35, 0.5, 0.25
"""What the terms are worth against each other."""


def appraise(s: Berserk) -> float:
    """0 and 1 only when it is over."""
    if s.won is not None:
        return float(s.won)
    return min(0.999, max(0.001, 1 / (1 + exp(-0.45 * value(s)))))


def value(s: Berserk) -> float:
    """The sum of the terms."""
    return sum(terms(s).values())


def terms(s: Berserk) -> dict[str, float]:
    """Each term by its name."""
    return {
        "heroes": heroes(s),
        "enemies": -enemies(s),
        "goal": GOAL * progress(s),
        "plan": plans(s),
        "danger": -danger(s),
        "close": CLOSE * closeness(s),
        "cards": CARD * sum(len(hero.hand) for hero in s.standing()) / len(s.heroes),
    }


def heroes(s: Berserk) -> float:
    """Who stands, with how much Health, and how tired."""
    total = 0.0
    for hero in s.standing():
        own = board(s, hero)
        left = (own.health - hero.wounds) / own.health
        tired = hero.fatigue / own.ko
        total += HERO + HEALTH * left**0.7 - FATIGUE * (tired + 1.5 * tired**4)
        total -= STATUS * (2 * hero.bleeding + hero.stunned)
        total += 0.05 * hero.rerolls + 0.1 * hero.ripostes
    for ally in s.allies.values():
        if ally.at:
            total += 0.8 + 0.8 * (1 - ally.wounds / health(s, ally))
    return total * 3 / len(s.heroes)


def enemies(s: Berserk) -> float:
    """Who stands against them, and what is left of each."""
    total = 0.0
    for enemy in s.enemies.values():
        most = health(s, enemy)
        weight = (most / 9) ** 0.7
        left = 1 - enemy.wounds / most
        total += weight * (FOE + WOUND * left)
        total -= STATUS * weight * (2 * enemy.bleeding + enemy.stunned)
    return total * 3 / len(s.heroes)


def danger(s: Berserk) -> float:
    """Enemies next to Heroes whose Defense is low, before the Enemies act."""
    if s.phase not in ("act", "enemy"):
        return 0.0
    total = 0.0
    for hero in s.standing():
        near = [e for e in s.enemies.values() if not e.done and distance(s, e, hero) <= 3]
        blows = sum(max(strength(s, e) - guard(s, hero), 0.3) for e in near)
        left = board(s, hero).health - hero.wounds
        total += min(blows / max(left, 1), 1.5)
    return EXPOSED * total * 3 / len(s.heroes)


MEAN = {
    "yellow": 0.83,
    "orange": 1.33,
    "gray": 1.33,
    "red": 1.33,
    "green": 1.83,
    "blue": 2.5,
    "black": 3.5,
}
"""The Successes of a die on average."""


def strength(s: Berserk, enemy: Mini) -> float:
    """The Damage of an Enemy's Attack on average."""
    return sum(MEAN[die] for die in s.library.foes[enemy.kind].dice)


def plans(s: Berserk) -> float:
    """What the piles promise for the Round: dice if somebody is in reach, steps, Defense."""
    if s.phase not in ("plan", "act"):
        return 0.0
    total = 0.0
    for hero in s.standing():
        if not hero.pile or (s.phase == "act" and hero.done):
            continue
        total += pile_worth(s, hero)
    return PILE * total * 3 / len(s.heroes)


def pile_worth(s: Berserk, hero: Hero) -> float:
    """One pile: its Attack against the nearest Enemy, its Defense where one comes near."""
    card = top(s, hero)
    assert card is not None
    near = min((distance(s, hero, e) for e in s.enemies.values()), default=99)
    steps = movement(s, hero)
    worth = 0.12 * min(steps, 6)
    if near <= steps + card.effect.reach:
        blow = Blow(hero.id, [next(iter(s.enemies))])
        done, hero.done = hero.done, True
        dice, lost = pool(s, blow)
        hero.done = done
        mean = sum(sorted(MEAN[die] for die in dice)[lost:])
        worth += 0.55 * max(mean - 1, 0) * (1.4 if card.effect.all and near <= 2 else 1)
    if near <= 5:
        worth += 0.45 * min(guard(s, hero), 4) + 0.4 * card.effect.ripostes
    worth += 0.5 * sum(1 for gift in card.effect.gifts if needed(s, hero, gift.good))
    cost = (0, 0, 2, 4)[len(hero.pile)]
    tired = (hero.fatigue + cost) / board(s, hero).ko
    return worth - 0.22 * cost * (1 + tired) - (4 if tired >= 1 else 0)


def needed(s: Berserk, hero: Hero, good: str) -> bool:
    """Whether anybody has a use for a gift."""
    if good == "heal":
        return any(m.wounds > 2 or m.bleeding for m in s.friends())
    if good == "fatigue":
        return any(h.fatigue > 3 for h in s.standing())
    return True


def closeness(s: Berserk) -> float:
    """Who can fight is near somebody to fight; who protects is near somebody to protect."""
    total = 0.0
    for hero in s.standing():
        near = min((distance(s, hero, e) for e in s.enemies.values()), default=0)
        total -= min(max(near - 3, 0), 8) / 8
    return total / len(s.heroes)


# The objective ----------------------------------------------------------------------------------


def progress(s: Berserk) -> float:
    """How far the conditions that lead on are met, and how much time is left."""
    best, late = 0.0, 0.0
    for letter in s.face_up:
        for i, when in enumerate(s.adventure.events[letter].when):
            if f"{letter}.when.{i}" in s.met:
                continue
            if any(isinstance(o, Finish) and not o.won for o in when.orders):
                if isinstance(when.condition, EndOfRound):
                    late = max(late, s.round / when.condition.n)
                continue
            best = max(best, met_by(s, when))
    triggered = s.counts.get("triggered", 0)
    cards = len(s.face_up) + len(s.met)
    return best + 0.35 * triggered + 0.5 * cards - TIME * late


def met_by(s: Berserk, when: When) -> float:
    """How far a condition is met, from 0 to 1."""
    if not any(isinstance(o, Finish | Reveal) for o in when.orders):
        return 0.0
    return share(s, when.condition)


def share(s: Berserk, condition: Condition) -> float:
    """How far it is so."""
    match condition:
        case Counted(name, n):
            done = s.counts.get(name, 0) / n
            return done + (1 - done) * NEAR * (holding(s) if name == "held" else to_tokens(s))
        case NoneLeft(kind):
            left = [e for e in s.enemies.values() if kind in ("enemies", e.kind)]
            return 1 / (1 + 0.7 * sum(1 - e.wounds / health(s, e) for e in left))
        case Slain(_, kind) | Half(kind):
            left = [e for e in s.enemies.values() if e.kind == kind]
            return max((e.wounds / health(s, e) for e in left), default=0.0)
        case NoToken(token):
            left_over = sum(1 for t in s.tokens.values() if t.kind == token)
            return 1 / (1 + 0.5 * left_over) + 0.2 * to_tokens(s, token)
        case AllIn(name) | OneIn(name):
            there = s.standing()
            return sum(nearness(s, hero, name) for hero in there) / max(len(there), 1)
        case StandsIn(who, name):
            return nearness(s, s.mini(who), name) if s.mini_there(who) else 0.0
    return 0.0


def nearness(s: Berserk, mini: Mini, name: str) -> float:
    """How near somebody is to a Zone: 1 in it."""
    field = s.adventure.hexes
    spaces = s.adventure.zones.get(name) or 1 << field.named[s.adventure.spot(name)]
    if zone(s, mini) & spaces:
        return 1.0
    here = field.named[mini.at]
    return 0.9 - 0.9 * min(min(field.far[here][i] for i in bits(spaces)), 18) / 18


def to_tokens(s: Berserk, kind: str = "interaction") -> float:
    """How near the Heroes are to the tokens, each token counted with its nearest Hero."""
    field = s.adventure.hexes
    there = [field.named[hero.at] for hero in s.standing()]
    found = [field.named[t.at] for t in s.tokens.values() if t.kind == kind]
    if not found or not there:
        return 0.0
    near = [min(field.far[token][hero] for hero in there) for token in found]
    return sum(1 - min(n, 14) / 14 for n in near) / len(near)


def holding(s: Berserk) -> float:
    """Whether Heroes stand in the Zone that has to be held, and no Enemies."""
    for _, _, law in s.laws():
        if isinstance(law, Hold):
            inside = s.adventure.zones[law.zone]
            foes = sum(1 for e in s.enemies.values() if zone(s, e) & inside)
            near = max((nearness(s, hero, law.zone) for hero in s.standing()), default=0.0)
            return near / (1 + 0.5 * foes)
    return 0.0
