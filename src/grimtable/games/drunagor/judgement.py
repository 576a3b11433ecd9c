"""How it stands, from 0 to 1: named terms, each from 0 to 1, and their weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import repeat

from grimtable.games.drunagor import journey
from grimtable.games.drunagor.board import (
    beside_areas,
    boss_areas,
    hall,
    is_engaged,
    is_flying,
    place_of,
    steps_between,
)
from grimtable.games.drunagor.content import arms_of, hall_of, order_of
from grimtable.games.drunagor.cubes import HELD, penalty
from grimtable.games.drunagor.equipment import is_proficient
from grimtable.games.drunagor.health import CURSES, TRAUMAS, most_health
from grimtable.games.drunagor.holdings import GEAR, LEGACY, QUALITIES, UPGRADES, Gear
from grimtable.games.drunagor.prospects import promised, threatened
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    STACK,
    Blow,
    Drunagor,
    Hero,
    HeroTurn,
    Owed,
    RecallAction,
)
from grimtable.games.drunagor.targets import CENTRE, TARGETS, about, coming, x_of
from grimtable.games.drunagor.terrain import terrain_at
from grimtable.games.drunagor.windows import Window

WEIGHTS = {
    "progress": 0.42,
    "lives": 0.15,
    "curses": 0.10,
    "cubes": 0.04,
    "tokens": 0.03,
    "nearness": 0.025,
    "footing": 0.03,
    "chances": 0.25,
}
JOURNEY_WEIGHTS = {
    "progress": 0.70,
    "lives": 0.11,
    "curses": 0.05,
    "cubes": 0.02,
    "tokens": 0.015,
    "nearness": 0.02,
    "footing": 0.015,
    "chances": 0.06,
}
"""In an Adventure there is far more to be beaten, so each part of it is a smaller one."""
IN_ADVENTURES = {"progress": "journey", "nearness": "way", "footing": "ground"}
"""What terms are called where there is no Horseman."""
TOKENS = {"focus": 1.0, "fury": 0.7, "entropy": 0.6, "inspire": 0.7, "fruit": 1.5}
"""What Resources are worth in damage; a SHIELD counts as Health."""
WORN, CARRIED = 0.2, 0.05
"""What it is worth to wear Equipment, and to carry what one could wear, by its quality."""
SERVANT = 2.0
"""What a Pet, a Draugr or a Companion on the board is worth."""
WOVEN = {"death": 0.8}
"""How much of what a pile gives back is counted as given; Death comes over every pile."""
SHARES = (0.5, 0.3, 0.15)
"""How much of the damage of the next cards counts as suffered already."""
ANNOUNCED = 0.55
"""How much of an attack that can still be answered counts as suffered."""
CROWD = 0.1
"""What it costs in an Adventure to stand in one area with another; in a hall, where cards strike
areas, it costs more."""
LOST = 0.01
"""What is left of a game whose sixth Curse Cube is owed."""
ROUNDS, JOURNEY = 16, 22
"""After so many rounds time is no longer counted, in a hall and in an Adventure."""


def appraise(s: Drunagor) -> float:
    """The same for every seat: they win together. 0 and 1 only when it is over."""
    if s.won is not None:
        return float(s.won)
    if s.under_way and any(n >= CURSES for n in corruption(s).values()):
        return LOST
    return 0.01 + 0.98 * _unit(sum(terms(s).values()))


def terms(s: Drunagor) -> dict[str, float]:
    """What counts, by name, each already as heavy as it is."""
    heroes = list(s.heroes.values())
    n = len(heroes)
    danger = endangered(s)
    area = hall(s).board.area
    crowd = Counter([area[h.at] for h in heroes if h.at != OFF and not h.down])
    cursed = corruption(s)
    ways = journey.ways(s) if s.place else [0.0] * n
    found = {
        "progress": progress(s),
        "lives": spared(heroes) * sum(lives(s, h, danger.get(h.id, 0)) for h in heroes) / n,
        "curses": sum(map(uncursed, cursed.values())) / n,
        "cubes": sum(1 - (1 - min(9, h.cubes) / 9) ** 2 for h in heroes) / n,
        "tokens": sum(_unit(held(s, h) / 8) for h in heroes) / n,
        "nearness": sum(map(nearness, repeat(s), heroes, ways)) / n,
        "footing": sum(footing(s, h, crowd) for h in heroes) / n,
        "chances": chances(s),
    }
    weights = JOURNEY_WEIGHTS if s.place else WEIGHTS
    return {name: weights[name] * value for name, value in found.items()}


def shares(s: Drunagor) -> dict[str, dict[str, float]]:
    """What each Hero has in the terms that are about all: so a reason names whom it is about."""
    heroes, danger = list(s.heroes.values()), endangered(s)
    weights = JOURNEY_WEIGHTS if s.place else WEIGHTS
    kept, room = (weights[term] / len(heroes) for term in ("lives", "curses"))
    return {
        "lives": {h.id: kept * lives(s, h, danger.get(h.id, 0)) for h in heroes},
        "curses": {who: room * uncursed(n) for who, n in corruption(s).items()},
    }


def endangered(s: Drunagor) -> dict[str, float]:
    """Damage that is announced, and some of what the next cards or Monsters would do, by Hero."""
    danger = pending(s)
    for who, harm in (threatened(s) if s.place else foreseen(s)).items():
        danger[who] = danger.get(who, 0) + harm
    return danger


def uncursed(n: int) -> float:
    """How much room there is beside so many Curse Cubes; each one more takes more of it."""
    share = n / CURSES
    return 1 - (share + share * share) / 2


def named(s: Drunagor) -> dict[str, float]:
    """The same by the names that fit: in an Adventure there is no Horseman and no Black Mark."""
    called = IN_ADVENTURES if s.place else {}
    return {called.get(name, name): worth for name, worth in terms(s).items()}


def progress(s: Drunagor) -> float:
    """How much is beaten of what has to be."""
    if s.place:  # below 0 at first, as it can become worse yet
        return min(1.0, journey.progress(s))
    return _unit(1 - foes(s) / max(1, s.boss.top * 1.4))


def foes(s: Drunagor) -> float:
    """Health to be beaten: the Horseman's, its Minions', and what piles would give it back."""
    minions = sum(m.health for m in s.monsters.values())
    woven = sum(len(pile) for pile in s.piles.values())
    back = WOVEN.get(s.boss.id, 0.35) * len(s.heroes) * woven
    return s.boss.health + 0.8 * minions + back - 1.5 * ailing(s) - promised(s)


def foreseen(s: Drunagor) -> dict[str, float]:
    """What the Horseman's next cards would do to whom, as it stands, taken less than in full."""
    found: dict[str, float] = {}
    if s.placing:
        return found
    for card, share in zip(coming(s), SHARES, strict=False):
        if card in TARGETS:
            x = x_of(s, card)
            met, why = TARGETS[card](s, x)
            for hero in met:
                found[hero.id] = found.get(hero.id, 0.0) + share * about(card, x, why)
    return found


def pending(s: Drunagor) -> dict[str, float]:
    """Damage that is announced and not yet suffered, by Hero; in Adventures some is answered."""
    found: dict[str, float] = {}
    share = ANNOUNCED if s.place else 1.0
    for record in s.under_way:
        if isinstance(record, Blow) and record.by not in s.heroes and not record.cancelled:
            for hit in record.hits[record.at :]:
                found[hit.who] = found.get(hit.who, 0) + share * hit.left
    return found


def corruption(s: Drunagor) -> dict[str, int]:
    """Curse Cubes of each Hero, those included that are owed: of a Recall Action all at once.

    They are put one after the other, each with a choice of its own; who counts only the first takes
    the sixth.
    """
    found = {h.id: h.curses for h in s.heroes.values()}
    for record in s.under_way:
        if isinstance(record, Owed) and record.kind == CURSE and record.rune != HELD:
            found[record.who] += record.n
        elif isinstance(record, RecallAction) and is_owing(record):
            found[record.who] += penalty(s)
    return found


def is_owing(recall: RecallAction) -> bool:
    """Whether the penalty of a Recall Action is still to come."""
    return recall.kind != "free" and recall.window in (Window.START, Window.PENALTY)


def ailing(s: Drunagor) -> float:
    """Damage that Conditions on the Horseman promise."""
    boss = s.boss
    return boss.has("bleed") + 2 * boss.has("burn") + 3 * boss.has("poison") + boss.has("brittle")


def lives(s: Drunagor, hero: Hero, danger: float, ailing: float = 1.0) -> float:
    """How far a Hero is from its second knock-out, with which all is lost.

    The first one costs a life and brings Health and cubes back; the last life counts most. Of what
    Conditions will do, so much counts as suffered.
    """
    left = 1.0 if not hero.traumas else 0.0
    if hero.down:
        left = 0.95
    else:
        shield = hero.has("shield")
        ill = ailing * (hero.has("bleed") + 1.5 * hero.has("burn") + 2 * hero.has("poison"))
        kept = 0.25 if s.boss.id == "famine" else 0.6  # Starve feeds on what is kept
        health = hero.health - max(0, danger - shield) - ill + kept * max(0, shield - danger)
        if health <= 0 and hero.traumas:
            return 0.0
        left += max(0.0, health) / most_health(hero)
    left = min(2.0, left) / 2
    return 0.3 * left + 0.7 * (1 - (1 - left) ** 2)


def spared(heroes: list[Hero]) -> bool:
    """Whether nobody has Conditions that knock out for the last time, which loses it for all.

    Nothing prevents them: somebody has to CLEANSE or HEAL before that Hero's turn.
    """
    return not any(
        hero.has("bleed") + hero.has("burn") + hero.has("poison") >= hero.health
        for hero in heroes
        if hero.tokens and hero.traumas >= TRAUMAS - 1 and not hero.down
    )


def held(s: Drunagor, hero: Hero) -> float:
    """What Resources are worth: less where Starve feeds on them."""
    worth = 0.0
    for token, n in hero.tokens.items():
        worth += n * TOKENS.get(token, 0.0)
    worth += WORN * worn(hero.kit)
    if s.allies:
        worth += SERVANT * sum(ally.master == hero.id for ally in s.allies.values())
    if hero.bag:
        mine = [GEAR[item] for item in hero.bag if item in GEAR]
        worth += CARRIED * sum(quality(card) for card in mine if is_proficient(hero.id, card))
    return worth * (0.4 if s.boss.id == "famine" else 1.0)


def quality(card: Gear) -> float:
    """How good Equipment is: more than Starting Gear, and the better its quality."""
    return 1 + 0.5 * (card.card != "starting") + 0.5 * QUALITIES.index(card.quality)


@cache
def worn(kit: str) -> float:
    """How good the Equipment, the tiles and the Legacy cards of a Hero are."""
    words = kit.split()
    cards = sum(word in UPGRADES or word in LEGACY for word in words)
    return cards + sum(quality(GEAR[word]) for word in words if word in GEAR)


def nearness(s: Drunagor, hero: Hero, way: float) -> float:
    """Whether a Hero stands where its weapon reaches the Horseman, or who is next.

    In an Adventure by how long the way there is.
    """
    if hero.down or (hero.at == OFF and s.place):
        return 0.5
    if not s.place and is_flying(s):  # wherever she lands, the middle is near
        board = hall(s).board
        middle = board.area_steps[board.area[hero.at]]
        return _unit(0.8 - 0.1 * min(middle.get(a, 9) for a in hall(s).perimeters[CENTRE]))
    if s.place:
        near = _unit(1 - (max(0.5, way) - 0.5) / 9)
    else:
        there = boss_areas(s)
        near = 1.0 if hero.grabbed else near_boss(s.boss.id, there, reach_of(hero), hero.at)
    if reach_of(hero) == "red" and is_engaged(s, hero):
        near -= 0.3  # no bow is drawn beside an enemy
    return near


@cache
def near_boss(boss: str, there: frozenset[int], reach: str, at: int) -> float:
    """How near a square is to the Horseman for a weapon."""
    if at == OFF:
        return 0.0
    steps = max(1, steps_between(boss, frozenset((hall_of(boss).board.area[at],)), there))
    if steps == 1 and reach == "yellow":
        return 1.0 if beside_areas(boss, there) >> at & 1 else 0.85
    return _unit(1 - (steps - 1) / 6)


def reach_of(hero: Hero) -> str:
    """The range of a Hero's weapon."""
    return arms_of(hero.kit).reach


def footing(s: Drunagor, hero: Hero, crowd: Mapping[int, int]) -> float:
    """Whether the ground is good: nothing harmful, no Black Mark, no crowd for one blow."""
    if hero.down or hero.at == OFF:
        return 0.5
    if terrain_at(s, hero.at):
        return 0.0
    here = hall(s).board.area[hero.at]
    good = 0.6 if here in s.marks.values() else 1.0
    return good - ((CROWD if s.place else 0.3) if crowd[here] > 1 else 0.0)


def chances(s: Drunagor) -> float:
    """Cube Actions that are neither taken nor forgone, of all in a long fight."""
    n = len(s.heroes)
    gone = 2 * n * (max(1, s.round) - 1)
    for hero in s.heroes.values():
        if turn_of(place_of(s), hero.role) <= s.slot:
            gone += 2
    for record in s.under_way:
        if isinstance(record, HeroTurn):
            gone -= max(0, min(STACK, record.cube_actions))
    return _unit(1 - gone / (2 * n * (JOURNEY if s.place else ROUNDS)))


@cache
def turn_of(place: str, role: str) -> int:
    """Where a Role stands on the Initiative Track."""
    return next(i for i, p in enumerate(order_of(place)) if p.kind == "hero" and p.id == role)


def _unit(x: float) -> float:
    return min(1.0, max(0.0, x))
