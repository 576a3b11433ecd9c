"""How it stands, from 0 to 1: named terms, each from 0 to 1, and their weights."""

from __future__ import annotations

from grimtable.games.drunagor.board import distance, is_flying
from grimtable.games.drunagor.content import HEROES, WEAPONS
from grimtable.games.drunagor.health import CURSES, most_health
from grimtable.games.drunagor.state import RESOURCES, Blow, Drunagor, Hero

WEIGHTS = {
    "progress": 0.50,
    "health": 0.20,
    "curses": 0.10,
    "traumas": 0.11,
    "cubes": 0.03,
    "tokens": 0.04,
    "nearness": 0.02,
}


def appraise(s: Drunagor) -> float:
    """The same for every seat: they win together. 0 and 1 only when it is over."""
    if s.won is not None:
        return float(s.won)
    found = terms(s)
    return 0.01 + 0.98 * sum(WEIGHTS[name] * value for name, value in found.items())


def terms(s: Drunagor) -> dict[str, float]:
    """What counts, by name."""
    heroes = list(s.heroes.values())
    n = len(heroes)
    danger = pending(s)
    minions = sum(m.health for m in s.monsters.values())
    foe = s.boss.health + 0.8 * minions - 2.0 * ailing(s)
    return {
        "progress": _unit(1 - foe / max(1, s.boss.top * 1.5)),
        "health": sum(vigour(h, danger.get(h.id, 0)) for h in heroes) / n,
        "curses": sum(1 - (h.curses / CURSES) ** 1.5 for h in heroes) / n,
        "traumas": sum(1 - h.traumas for h in heroes) / n,
        "cubes": sum(h.cubes for h in heroes) / (9 * n),
        "tokens": sum(_unit(sum(h.has(t) for t in RESOURCES) / 10) for h in heroes) / n,
        "nearness": sum(nearness(s, h) for h in heroes) / n,
    }


def pending(s: Drunagor) -> dict[str, int]:
    """Damage that is announced and not yet suffered, by Hero."""
    found: dict[str, int] = {}
    for record in s.under_way:
        if isinstance(record, Blow) and record.by not in s.heroes and not record.cancelled:
            for hit in record.hits[record.at :]:
                found[hit.who] = found.get(hit.who, 0) + hit.left
    return found


def ailing(s: Drunagor) -> float:
    """Damage that Conditions on the Horseman promise."""
    boss = s.boss
    return boss.has("bleed") + 2 * boss.has("burn") + 3 * boss.has("poison") + boss.has("brittle")


def vigour(hero: Hero, danger: int) -> float:
    """How far a Hero is from being knocked out: the last points of Health count most."""
    if hero.down:
        return 0.0
    ill = hero.has("bleed") + 1.5 * hero.has("burn") + 2 * hero.has("poison")
    left = hero.health - max(0, danger - hero.has("shield")) - ill
    if left <= 0:
        return 0.0
    return _unit(0.3 + 0.7 * left / most_health(hero))


def nearness(s: Drunagor, hero: Hero) -> float:
    """Whether a Hero stands where its weapon reaches the Horseman."""
    if hero.down or is_flying(s):
        return 0.5
    steps = distance(s, hero.id, s.boss.id)
    wanted = 1  # both bows and blades want to be beside its areas
    best = 1 / (1 + abs(steps - wanted))
    return best if WEAPONS[HEROES[hero.id].weapon].reach == "red" else 1 / max(1, steps)


def _unit(x: float) -> float:
    return min(1.0, max(0.0, x))
