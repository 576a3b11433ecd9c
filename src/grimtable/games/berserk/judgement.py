"""How the party stands, from 0 to 1: a heuristic of named terms for computer players."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from math import log
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from grimtable.boards.hex import bits
from grimtable.games.berserk.content import library
from grimtable.games.berserk.records import (
    AllIn,
    Condition,
    Counted,
    Enters,
    Half,
    Hold,
    More,
    NoneLeft,
    NoToken,
    OneIn,
    Slain,
    StandsIn,
    Trial,
)
from grimtable.games.berserk.spaces import occupied, zone
from grimtable.games.berserk.state import (
    Activation,
    Berserk,
    Hero,
    Mini,
    Options,
    board,
    health,
    top,
)
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.status import DICE, penalties
from grimtable.games.berserk.tale import Tale, told

HERO, HEALTH, FATIGUE, PENALTY, FOE, WOUND = 1.6, 1.4, 0.5, 0.1, 0.8, 1.3
GOAL, NEAR, CARD, STATUS = 2.6, 0.9, 0.1, 0.12
EXPOSED, CLOSE, FOCUS, BLOCKS, STORY, TOKEN = 0.6, 1.2, 1.3, 1.6, 40.0, 1.2
READY, STEP, PROMISE, DITHER, ERRAND, TRIAL = 0.05, 0.02, 2.0, 0.1, 0.35, 0.8
REROLL = 0.06
"""What the terms are worth against each other."""
KEPT = 0.7
"""What a blow counts for that a Hero who acts has still to strike: striking has to be better."""
TOGETHER = 1.6
"""How much more the way counts where all have to go, or none gets there."""
GUARDED = 4.0
"""How much more the life of an Ally counts without whom all is lost."""
EVERYONE = 2.0
"""How much more every Hero's life counts where nobody may fall."""
PRESS, BLOWS = 1.5, 2.0
"""How much dearer who has to be slain gets with the time, and the Wounds that a Hero deals in a
Round."""
COMING = 0.25
"""What a blow counts for against who has to be slain, and is still too far off for it."""
FARTHER = 0.6
"""What a blow counts for to which a Hero who acts has still to walk."""
DEADLY = 1.0
"""How much more danger counts for who has little Health left."""
CAUTION = (0.1, 0.5, 0.8, 1.0)
"""What danger counts for in the last Round, the one before, and so on."""
RANK, SHIELDED, FALLS = 0.65, 0.7, 0.5
"""What a rank of a die counts for beside Health, what each point of Defense leaves of that, and
what it is worth to look strong enough for all that is left of an Enemy."""
USUAL = 0.75
"""The share of Adventures that computer players win, for those of which none is known."""
PACE = 3.5
"""The Spaces that a Hero gets ahead in a Round, fights included."""
FAR, DETOUR = 20, 3


def appraise(s: Berserk) -> float:
    """0 and 1 only when it is over; however bad it looks, better is still more."""
    if s.won is not None:
        return float(s.won)
    worth = value(s)
    return 0.5 + 0.499 * worth / (40 + abs(worth))


def value(s: Berserk) -> float:
    """The sum of the terms."""
    return sum(terms(s).values())


def terms(s: Berserk) -> dict[str, float]:
    """Each term by its name."""
    tale = told(s)
    left = rounds_left(s, tale)
    foes = rated(s, tale, left)
    way = errands(s, tale, left)
    return {
        "heroes": heroes(s, left),
        "enemies": -enemies(s, foes),
        "goal": progress(s, tale),
        "errands": -ERRAND * sum([one.cost for one in way.values()]) * 3 / len(s.heroes),
        "plan": plans(s, tale, way, foes, left),
        "danger": -danger(s, tale) * caution(tale, left),
        "dithering": -DITHER * s.changes**2,
        "close": CLOSE * closeness(s, foes),
        "cards": CARD * sum(len(hero.hand) for hero in s.standing()) / len(s.heroes),
    }


def prospects(s: Berserk, begun: Mapping[str, float]) -> dict[str, float]:
    """What the chance to win depends on: the Adventure, and what has become better since it began.

    It begins with what computer players have won of it; what they had still before them counts
    the less, the less time is left.
    """
    now = standing(s)
    since = {name: now[name] - begun[name] for name in now}
    return {"known": known(s.options) * (1 - now["late"]), **since}


def standing(s: Berserk) -> dict[str, float]:
    """Who stands, the time, and what is left to do in it."""
    tale, n = told(s), len(s.heroes)
    left, there = rounds_left(s, tale), s.standing()
    late = 1 - left / tale.last
    whole = [1 - hero.wounds / board(s, hero).health for hero in there]
    toughness = {e.id: health(s, e) - e.wounds for e in s.enemies.values()}
    hunted = [toughness[e.id] for e in s.enemies.values() if tale.hunted & {"enemies", e.kind}]
    pressed = sum(hunted) / (BLOWS * max(len(there), 0.5) * left)
    way = sum(one.cost for one in errands(s, tale, left).values())
    return {
        "strength": sum(0.3 + 0.7 * share for share in whole) / n,
        "late": late,
        "pressed": min(pressed, 4.0) * late,
        "way": way / n / left,
        "goal": max([share(s, aim) for aim in tale.aims], default=0.0),
        "told": tale.done,
        "foes": sum(toughness.values()) / (12 * n),
    }


def known(options: Options) -> float:
    """The logarithm of the odds that computer players had in an Adventure, as its portrait says."""
    share = shares().get(options.adventure, USUAL) if options.begin == "A" else USUAL
    return log(share / (1 - share))


@cache
def shares() -> dict[str, float]:
    """The share of each Adventure that computer players won, where it was measured."""
    told = tomllib.loads((Path(__file__).parent / "portraits.toml").read_text(encoding="utf-8"))
    return {name: one["won"] for name, one in told.items() if "won" in one}


class Rated(NamedTuple):
    """An Enemy, and what it weighs."""

    enemy: Mini
    most: int
    """Its Health."""
    importance: float
    weight: float
    away: dict[int, int]
    """The Spaces between it and every Space of the map."""
    rim: int
    """How many of them it covers itself."""


def rated(s: Berserk, tale: Tale, rounds: int) -> list[Rated]:
    """What every Enemy weighs: by its Health, and by what is wanted of the Heroes.

    Whether it has to be slain, the sooner the less time is left, or to leave a token, or only to
    be passed.
    """
    adventure, found, size = s.adventure, list[Rated](), min(max(len(s.heroes), 3), 5) - 3
    field, bases, foes = adventure.hexes, adventure.bases, s.library.foes
    tokens = 0
    for token in s.tokens.values() if tale.tokens else ():
        if token.kind in tale.tokens:
            tokens |= 1 << field.named[token.at]
    everybody, much = "enemies" in tale.hunted, 0
    for enemy in s.enemies.values() if tale.hunted else ():
        if everybody or enemy.kind in tale.hunted:
            much += foes[enemy.kind].health[size] - enemy.wounds
    focus = FOCUS * (1 + PRESS * min(much / (BLOWS * len(s.heroes) * rounds), 2.0))
    for enemy in s.enemies.values():
        if everybody or enemy.kind in tale.hunted:
            importance = focus
        elif tokens & bases[enemy.base][enemy.at][enemy.facing]:
            importance = BLOCKS
        else:
            importance = tale.others
        most = foes[enemy.kind].health[size]
        weight = importance * (most / 9) ** 0.7
        away, rim = field.far[field.named[enemy.at]], int(enemy.base == 7)
        found.append(Rated(enemy, most, importance, weight, away, rim))
    return found


def heroes(s: Berserk, rounds: int) -> float:
    """Who stands, with how much Health, and how tired."""
    total = 0.0
    for hero in s.standing():
        own = board(s, hero)
        left = (own.health - hero.wounds) / own.health
        total += HERO + HEALTH * left**0.7 - weary(s, hero, hero.fatigue, rounds)
        total -= STATUS * (2 * hero.bleeding + hero.stunned)
        total += 0.1 * hero.ripostes
        if hero.ripostes or not (hero.done and hero.attacked):
            total += REROLL * hero.rerolls * (0.5 if hero.done else 1.0)
    for ally in s.allies.values():
        if ally.at:
            total += 0.8 + 0.8 * (1 - ally.wounds / health(s, ally))
    return total * 3 / len(s.heroes)


def enemies(s: Berserk, foes: list[Rated]) -> float:
    """Who stands against them, and what is left of each; those that have to be slain count more."""
    total = 0.0
    for enemy, most, _, weight, _, _ in foes:
        left = 1 - enemy.wounds / most
        total += weight * (FOE + WOUND * left)
        total -= STATUS * weight * (2 * enemy.bleeding + enemy.stunned)
    return total * 3 / len(s.heroes)


def danger(s: Berserk, tale: Tale) -> float:
    """Enemies that can get at Heroes whose Defense is low, as long as they still have to act.

    It counts while piles are made, too, or nobody would ever be ready for what comes.
    """
    if s.phase not in ("plan", "act", "enemy"):
        return 0.0
    field, packs, foes = s.adventure.hexes, s.options.packs, s.library.foes
    far, named = field.far, field.named
    there = {mini.id: mini for mini in s.friends()}
    spots = [(named[mini.at], name) for name, mini in there.items()]
    guards: dict[str, int] = {}
    blows: dict[str, float] = {}
    for foe in s.enemies.values():
        if not spots or foe.done or (foe.stunned and foe.base != 7):
            continue
        kind = foes[foe.kind]
        away = far[named[foe.at]]
        steps = min([away[at] for at, _ in spots])
        if steps > kind.move + kind.effect.reach + (foe.base == 7):
            continue
        near = [name for at, name in spots if away[at] == steps]
        for name in near:
            if name not in guards:
                laid = name in s.allies or s.heroes[name].pile
                guards[name] = guard(s, there[name]) if laid else 2
        defense, prey = min([(guards[name], name) for name in near])
        blows[prey] = blows.get(prey, 0.0) + ranks(packs, kind.dice) * SHIELDED**defense
    total = 0.0
    for name, blow in blows.items():
        mini = there[name]
        exposed = min(blow / max(health(s, mini) - mini.wounds, 1), 1.3)
        total += (exposed + DEADLY * exposed**2) * guarded(s, tale, name)
    return EXPOSED * total * 3 / len(s.heroes)


def guarded(s: Berserk, tale: Tale, name: str) -> float:
    """How much more somebody's life counts, if all is lost with it."""
    if name in tale.needed:
        return GUARDED
    return EVERYONE if name in s.heroes and "hero" in tale.needed else 1.0


def caution(tale: Tale, rounds: int) -> float:
    """What danger counts for: little at the end, where all is lost unless somebody is slain."""
    return CAUTION[min(rounds, len(CAUTION)) - 1] if tale.hunted else 1.0


@cache
def ranks(packs: tuple[str, ...], dice: tuple[str, ...], lost: int = 0) -> float:
    """What dice look like, without those that are lost: their colours' ranks, the weakest first.

    It is no forecast: what a roll does is for the rules.
    """
    rank = library(packs).rank
    return RANK * sum(sorted([rank[die] for die in dice])[lost:])


@cache
def arms(packs: tuple[str, ...], kind: str, pile: tuple[str, ...]) -> tuple[str, ...]:
    """The dice of a pile, with what its top Effect and the Ability always add."""
    box = library(packs)
    dice = [die for card in pile for die in box.cards[card].dice]
    for effect in (box.cards[pile[-1]].effect, box.abilities[kind]):
        for change in effect.attack:
            if type(change) is More and change.proviso is None:
                dice += change.dice
    return tuple(dice)


# The way ------------------------------------------------------------------------------------------


@cache
def steps_to(packs: tuple[str, ...], adventure: str, place: str) -> dict[str, int]:
    """From every Space the steps to a Zone, a Tile or a Space, past Scenery."""
    one = library(packs).adventures[adventure]
    field = one.hexes
    goal = one.zones.get(place) or one.tiles.get(place) or 1 << field.named[one.spot(place)]
    layers = field.layers(goal & one.open or goal, one.open)
    return {field.name[i]: n for n, layer in enumerate(layers) for i in bits(layer)}


def steps_past(s: Berserk, hero: Hero, place: str) -> int:
    """A Hero's steps to a free Space of a Zone where nobody stands; some more where none leads."""
    field = s.adventure.hexes
    away = steps_to(s.options.packs, s.options.adventure, place).get(hero.at, FAR)
    if not away:
        return 0
    free = s.adventure.open & ~occupied(s)
    near = field.near[field.named[hero.at]]
    for n, layer in enumerate(field.layers(s.adventure.zones[place] & free, free)):
        if layer & near:
            return n + 1
    return away + DETOUR


def rounds_left(s: Berserk, tale: Tale) -> int:
    """How many Rounds there are still to act in."""
    return max(tale.last - s.round + (s.phase in ("setup", "place", "plan", "act")), 1)


class Errand(Struct):
    """A Hero's way to where the objective is."""

    cost: float = 0.0
    """What it weighs: dearer the shorter the time."""
    steps: int = 0
    """The Spaces to the farthest place."""


def errands(s: Berserk, tale: Tale, rounds: int) -> dict[str, Errand]:
    """Each Hero's way to where the objective is."""
    packs, adventure, wanted = s.options.packs, s.options.adventure, tale.aims
    pace = PACE * rounds
    there = s.standing()
    total = {hero.id: Errand() for hero in there}

    def go(who: str, n: int, share: float) -> None:
        if n:
            way = total[who]
            way.cost += share * (n + 2) * (0.7 + min(n / pace, 2.0))
            way.steps = max(way.steps, n)

    def nearest(place: str, *shares: float) -> None:
        steps = steps_to(packs, adventure, place)
        away = sorted((steps.get(hero.at, FAR), hero.id) for hero in there)
        for (n, who), share in zip(away, shares, strict=False):
            go(who, n, share)

    for aim in wanted:
        if isinstance(aim, AllIn):
            for hero in there:
                go(hero.id, steps_past(s, hero, aim.zone), TOGETHER)
        elif isinstance(aim, OneIn):
            nearest(aim.zone, 1.0)
        elif isinstance(aim, Enters) and len(wanted) == 1:
            nearest(aim.tile, 1.0, 0.5, 0.5)
        elif isinstance(aim, Counted) and aim.counter == "held":
            for law in s.laws_of(Hold):
                nearest(law.zone, 1.0, 0.5)
    for share, n, who in to_fetch(s, tale.tokens, there):
        go(who, n, share)
    return total


def to_fetch(s: Berserk, kinds: frozenset[str], there: list[Hero]) -> list[tuple[float, int, str]]:
    """Tokens that have to be triggered, each by the Hero who is closest; the next one counts whole.

    Whoever else stands on one is in the way. Where the dice of the pile decide, tired Heroes had
    better leave it to others, and a second one comes along.
    """
    if not kinds or not there:
        return []
    tried = any(not trial.dice for trial in s.laws_of(Trial))
    hurdle = {hero.id: 2 * penalties(s, hero, DICE) if tried else 0 for hero in there}
    taken = {mini.at: mini.id for mini in s.minis()}
    first: list[tuple[int, str]] = []
    second: list[tuple[float, int, str]] = []
    for token in s.tokens.values():
        if token.kind not in kinds:
            continue
        steps = steps_to(s.options.packs, s.options.adventure, token.at)
        able = sorted((steps.get(hero.at, FAR) + hurdle[hero.id], hero.id) for hero in there)
        n, who = able[0]
        first.append((n + 1 + 2 * (taken.get(token.at, who) != who), who))
        second += [(0.2, n, who) for n, who in able[1:2]]
    return [(0.5 if i else 1.0, n, who) for i, (n, who) in enumerate(sorted(first))] + second


# What the piles promise ---------------------------------------------------------------------------


def plans(s: Berserk, tale: Tale, way: dict[str, Errand], foes: list[Rated], rounds: int) -> float:
    """What the piles promise for the Round, as long as it is not done: a blow, steps, gifts."""
    if s.phase not in ("plan", "act"):
        return 0.0
    acting = {doing.who for doing in s.under_way if type(doing) is Activation}
    total = 0.0
    for hero in s.standing():
        if hero.pile and (not hero.done or hero.id in acting):
            total += pile_worth(s, hero, way[hero.id], foes, rounds)
            total += trial_worth(s, hero) if tale.tokens and way[hero.id].steps else 0.0
            total += READY if hero.ready else 0.0
        elif hero.done:
            total += READY
    return total * 3 / len(s.heroes)


def pile_worth(s: Berserk, hero: Hero, errand: Errand, foes: list[Rated], rounds: int) -> float:
    """One pile: its arms against whom it can reach, its steps, its gifts, and what it tires."""
    card = top(s, hero)
    assert card is not None
    steps = hero.steps if hero.done else movement(s, hero)
    worth = 0.0
    if not hero.done:
        worth += STEP * min(steps, 6) + ERRAND * errand.cost * min(steps / max(errand.steps, 1), 1)
    if not hero.attacked or not hero.done:
        worth += (KEPT if hero.done else PROMISE) * threat(s, hero, steps, foes)
    if not hero.used or not hero.done:
        worth += 0.2 * sum(needed(s, gift.good) for gift in card.effect.gifts)
    cost = (0, 0, 2, 4)[len(hero.pile)]
    tired = weary(s, hero, hero.fatigue + cost, rounds) - weary(s, hero, hero.fatigue, rounds)
    return worth - tired


def trial_worth(s: Berserk, hero: Hero) -> float:
    """What the dice of a pile promise where a token asks for a roll."""
    worth, cards = 0.0, s.library.cards
    for trial in s.laws_of(Trial):
        dice = trial.dice or tuple([die for card in hero.pile for die in cards[card].dice])
        lost = 0 if trial.dice else penalties(s, hero, DICE)
        worth += TRIAL * min(ranks(s.options.packs, dice, lost) / trial.n, 1.3)
    return worth


def threat(s: Berserk, hero: Hero, steps: int, foes: list[Rated]) -> float:
    """How a pile's arms weigh against the Enemies in reach.

    What an Attack really does is left to the rules; this says which pile is worth a try.
    """
    card = top(s, hero)
    assert card is not None
    lost = penalties(s, hero, DICE) + hero.stunned
    packs = s.options.packs
    strong = ranks(packs, arms(packs, hero.kind, tuple(hero.pile)), lost)
    here, reach = s.adventure.hexes.named[hero.at], steps + card.effect.reach
    best, several, kinds = 0.0, 0.0, s.library.foes
    focus = max([one.importance for one in foes], default=0.0)
    for enemy, most, importance, weight, away, rim in foes:
        apart = away[here] - rim
        if apart > reach and importance < focus:
            continue
        tough = most - enemy.wounds
        weighs = min(strong * SHIELDED ** kinds[enemy.kind].guard, tough)
        gain = weight * (WOUND * weighs / most + FALLS * (weighs / tough) ** 4)
        if apart > reach:
            gain *= COMING * reach / apart
        elif hero.done and apart > card.effect.reach:
            gain *= FARTHER
        best, several = max(best, gain), several + gain
    return min(several, 2 * best) if card.effect.all and reach <= 4 else best


def weary(s: Berserk, hero: Hero, fatigue: int, rounds: int) -> float:
    """What so much Fatigue costs for the Rounds to come: Penalties, in the end the Hero."""
    return _weary(s.options.packs, hero.kind, hero.board, fatigue, rounds) if fatigue else 0.0


@cache
def _weary(packs: tuple[str, ...], kind: str, level: int, fatigue: int, rounds: int) -> float:
    own = library(packs).heroes[kind].boards[level]
    tired = fatigue / own.ko
    suffered = sum([fatigue >= at for _, at in own.thresholds])
    lasting = 0.2 + min(rounds, 8) / 6
    cost = lasting * (FATIGUE * (tired + tired**4) + PENALTY * suffered)
    return cost + (HERO + HEALTH if tired >= 1 else 0.0)


def needed(s: Berserk, good: str) -> float:
    """What use anybody has for a gift, from 0 to 1."""
    if good == "heal":
        return float(any(m.wounds > 2 or m.bleeding for m in s.friends()))
    if good == "fatigue":
        return float(any(h.fatigue > 7 for h in s.standing()))
    return 0.5 if good == "move" else 1.0


def closeness(s: Berserk, foes: list[Rated]) -> float:
    """Who can fight is near somebody to fight, the sooner those that have to be slain."""
    total = 0.0
    if not foes:
        return total
    most = max([one.importance for one in foes])
    hunted = [(one.away, one.rim) for one in foes if one.importance == most]
    named = s.adventure.hexes.named
    for hero in s.standing():
        here = named[hero.at]
        near = min([away[here] - rim for away, rim in hunted])
        total -= most * min(max(near - 2, 0), 10) / 10
    return total / len(s.heroes)


# The objective ----------------------------------------------------------------------------------


def progress(s: Berserk, tale: Tale) -> float:
    """How far the conditions that lead on are met, and how many have been."""
    best = max([share(s, aim) for aim in tale.aims], default=0.0)
    return GOAL * best + TOKEN * s.counts.get("triggered", 0) + STORY * tale.done


def share(s: Berserk, condition: Condition) -> float:
    """How far it is so."""
    match condition:
        case Counted(name, n):
            done = s.counts.get(name, 0) / n
            return done + (1 - done) * NEAR * (holding(s) if name == "held" else 0.0)
        case NoneLeft(kind):
            left = [e for e in s.enemies.values() if kind in ("enemies", e.kind)]
            return 1 / (1 + 0.7 * sum(1 - e.wounds / health(s, e) for e in left))
        case Slain(_, kind) | Half(kind):
            left = [e for e in s.enemies.values() if e.kind == kind]
            return max((e.wounds / health(s, e) for e in left), default=0.0)
        case NoToken(token):
            left_over = sum(1 for t in s.tokens.values() if t.kind == token)
            return 1 / (1 + 0.5 * left_over)
        case AllIn(name):
            there = s.standing()
            return sum(nearness(s, hero, name) for hero in there) / max(len(there), 1)
        case OneIn(name):
            return max((nearness(s, hero, name) for hero in s.standing()), default=0.0)
        case StandsIn(who, name):
            return nearness(s, s.mini(who), name) if s.mini_there(who) else 0.0
    return 0.0


def nearness(s: Berserk, mini: Mini, place: str) -> float:
    """How near somebody is to a Zone: 1 in it."""
    steps = steps_to(s.options.packs, s.options.adventure, place).get(mini.at, FAR)
    return 1.0 if not steps else 0.9 - 0.9 * min(steps, FAR) / FAR


def holding(s: Berserk) -> float:
    """Whether Heroes stand in the Zone that has to be held, and no Enemies."""
    for law in s.laws_of(Hold):
        inside = s.adventure.zones[law.zone]
        foes = sum(1 for e in s.enemies.values() if zone(s, e) & inside)
        near = max((nearness(s, hero, law.zone) for hero in s.standing()), default=0.0)
        return near / (1 + 0.5 * foes)
    return 0.0
