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
from grimtable.games.berserk.state import Activation, Berserk, Blow, Hero, Mini, board, health, top
from grimtable.games.berserk.stats import guard, movement, pool

HERO, HEALTH, FATIGUE, FOE, WOUND = 1.6, 1.4, 0.7, 0.8, 1.3
GOAL, NEAR, CARD, STATUS = 2.6, 0.9, 0.1, 0.12
EXPOSED, TIME, CLOSE = 0.8, 0.5, 0.4
READY, STEP, PROMISE, DITHER, ERRAND = 0.05, 0.02, 0.9, 0.1, 0.35
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
        "errands": -ERRAND * sum(errands(s).values()),
        "plan": plans(s),
        "danger": -danger(s),
        "dithering": -DITHER * s.changes**2,
        "close": CLOSE * closeness(s),
        "cards": CARD * sum(len(hero.hand) for hero in s.standing()) / len(s.heroes),
    }


def heroes(s: Berserk) -> float:
    """Who stands, with how much Health, and how tired."""
    total = 0.0
    for hero in s.standing():
        own = board(s, hero)
        left = (own.health - hero.wounds) / own.health
        total += HERO + HEALTH * left**0.7 - weary(hero.fatigue, own.ko)
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
    """Enemies that can get at Heroes whose Defense is low, as long as they still have to act.

    It counts while piles are made, too, or nobody would ever be ready for what comes.
    """
    if s.phase not in ("plan", "act", "enemy"):
        return 0.0
    total = 0.0
    foes = [e for e in s.enemies.values() if not e.done and (not e.stunned or e.base == 7)]
    there = s.standing()
    guards = {hero.id: guard(s, hero) if hero.pile else 2 for hero in there}
    blows = dict.fromkeys(guards, 0.0)
    for foe in foes:
        kind = s.library.foes[foe.kind]
        away = {hero.id: distance(s, foe, hero) for hero in there}
        prey = min(away, key=lambda name: (away[name], guards[name]), default="")
        if prey and away[prey] <= kind.move + kind.effect.reach:
            blows[prey] += max(strength(s, foe) - guards[prey], 0.3)
    for hero in there:
        left = board(s, hero).health - hero.wounds
        total += min(blows[hero.id] / max(left, 1), 1.5)
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


def errands(s: Berserk) -> dict[str, float]:
    """By the Hero who is closest: the Spaces to tokens that have to be triggered.

    The next one counts whole, the others half.
    """
    field = s.adventure.hexes
    there = [(hero.id, field.named[hero.at]) for hero in s.standing()]
    kinds = wanted(s)
    found: list[tuple[int, str]] = []
    for token in s.tokens.values():
        if token.kind in kinds and there:
            away = field.far[field.named[token.at]]
            found.append(min((away[at], name) for name, at in there))
    total: dict[str, float] = {}
    for i, (n, name) in enumerate(sorted(found)):
        total[name] = total.get(name, 0.0) + min(n, 14) * (0.5 if i else 1) + 2
    return total


def wanted(s: Berserk) -> set[str]:
    """The kinds of tokens that lead on when they are triggered or gone."""
    found: set[str] = set()
    for letter in s.face_up:
        for i, when in enumerate(s.adventure.events[letter].when):
            if f"{letter}.when.{i}" in s.met or not leads_on(when):
                continue
            if isinstance(when.condition, NoToken):
                found |= {when.condition.token, "interaction"}
            elif isinstance(when.condition, Counted) and when.condition.counter != "held":
                found.add("interaction")
    return found


def leads_on(when: When) -> bool:
    """Whether a condition turns up the next card, or wins."""
    return any(type(o) is Reveal or (type(o) is Finish and o.won) for o in when.orders)


def plans(s: Berserk) -> float:
    """What the piles promise for the Round, as long as it is not done: a blow, steps, gifts."""
    if s.phase not in ("plan", "act"):
        return 0.0
    acting = {doing.who for doing in s.under_way if type(doing) is Activation}
    total, far = 0.0, errands(s)
    for hero in s.standing():
        if hero.pile and (not hero.done or hero.id in acting):
            total += pile_worth(s, hero, far.get(hero.id, 0.0)) + (READY if hero.ready else 0)
        elif hero.done:
            total += READY
    return total * 3 / len(s.heroes)


def pile_worth(s: Berserk, hero: Hero, errand: float = 0.0) -> float:
    """One pile: the best blow it can still strike, its steps, its gifts, and what it tires."""
    card = top(s, hero)
    assert card is not None
    steps = hero.steps if hero.done else movement(s, hero)
    worth = STEP * min(steps, 6) + 0.7 * ERRAND * min(steps, errand)
    if not hero.attacked or not hero.done:
        worth += PROMISE * best_blow(s, hero, steps)
    if not hero.used or not hero.done:
        worth += 0.2 * sum(1 for gift in card.effect.gifts if needed(s, hero, gift.good))
    cost = (0, 0, 2, 4)[len(hero.pile)]
    ko = board(s, hero).ko
    return worth - weary(hero.fatigue + cost, ko) + weary(hero.fatigue, ko)


def best_blow(s: Berserk, hero: Hero, steps: int) -> float:
    """What the Attack of a pile does to the Enemy in reach that it hurts most, on average."""
    card = top(s, hero)
    assert card is not None
    best, several = 0.0, 0.0
    for name, enemy in s.enemies.items():
        if distance(s, hero, enemy) > steps + card.effect.reach:
            continue
        done, hero.done = hero.done, True
        dice, lost = pool(s, Blow(hero.id, [name]))
        hero.done = done
        mean = sum(sorted(MEAN[die] for die in dice)[lost:])
        most = health(s, enemy)
        wounds = min(max(mean - guard(s, enemy), 0.3), most - enemy.wounds)
        weight = (most / 9) ** 0.7
        gain = weight * WOUND * wounds / most
        if wounds >= most - enemy.wounds:
            gain += 0.6 * weight * FOE
        best, several = max(best, gain), several + gain
    return min(several, 2 * best) if card.effect.all and steps + card.effect.reach <= 4 else best


def weary(fatigue: int, ko: int) -> float:
    """What so much Fatigue costs: little at first, and at the end the Hero."""
    tired = fatigue / ko
    return FATIGUE * (tired + 1.5 * tired**4) + (HERO + HEALTH if tired >= 1 else 0.0)


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
    cards = len(s.adventure.events) - len(s.deck) + len(s.met)  # discarded ones count, too
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
    near = sorted(min(field.far[token][hero] for hero in there) for token in found)
    close = [1 - min(n, 12) / 12 for n in near]
    return 0.5 * close[0] + 0.5 * sum(close) / len(close)


def holding(s: Berserk) -> float:
    """Whether Heroes stand in the Zone that has to be held, and no Enemies."""
    for _, _, law in s.laws():
        if isinstance(law, Hold):
            inside = s.adventure.zones[law.zone]
            foes = sum(1 for e in s.enemies.values() if zone(s, e) & inside)
            near = max((nearness(s, hero, law.zone) for hero in s.standing()), default=0.0)
            return near / (1 + 0.5 * foes)
    return 0.0
