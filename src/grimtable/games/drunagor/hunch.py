"""Rules of thumb for Camp: nothing that is done there shows before the next Adventure.

Who is in doubt leaves things as they are: Roles are kept, nothing comes off for which nothing
better goes on, and no card of the Chest deck is exchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grimtable.games.drunagor.content import HEROES, SKILLS, arms_of
from grimtable.games.drunagor.equipment import displaced, is_proficient
from grimtable.games.drunagor.growth import holder
from grimtable.games.drunagor.holdings import ARMS, GEAR, Arms
from grimtable.games.drunagor.judgement import quality
from grimtable.games.drunagor.learning import cubes_with
from grimtable.games.drunagor.options import (
    Assign,
    Choice,
    Claim,
    Give,
    Improve,
    Keep,
    Learn,
    Leave,
    Upgrade,
    Wear,
)
from grimtable.games.drunagor.state import CampVisit, Drunagor, Hero
from grimtable.kernel.asks import Ask, Done, No, Option, Yes

CONSUMABLE = 0.5
"""What a Consumable is worth keeping, beside Equipment of Standard quality."""
SMALL = 0.01


def in_camp(s: Drunagor) -> bool:
    """Whether the party is in Camp."""
    return any(isinstance(record, CampVisit) for record in s.under_way)


def hunch(s: Drunagor, ask: Ask) -> Option | None:
    """A fair answer to what is asked in Camp; None elsewhere, where options are tried."""
    if not in_camp(s):
        return None
    hero = s.heroes[ask.seat]
    match ask.what:
        case "upgrade":
            return max(ask.options, key=lambda one: _promise(hero, one))
        case "learn":  # what is offered first is the set of the Boss hall
            return max(ask.options, key=lambda one: _lesson(hero, one))
        case "learn-cube":
            return Choice(HEROES[hero.id].main)
        case "hand-over":
            wanted = (ask.about or {})["item"]
            return No() if _gain(hero, wanted) > 0 else Yes()
        case "share":
            return _shared(s, tuple(ask.options))
        case "in-return" | "room" | "found-full":
            return min(ask.options, key=lambda one: _kept(hero, one))
        case "face":
            return max(ask.options, key=lambda one: _face(hero, one))
        case "claim" | "camp":
            best = max(ask.options, key=lambda one: _worth(hero, one))
            return best if _worth(hero, best) > 0 else Done()
        case "deck":
            return Done()
        case _:
            return Yes() if Yes() in ask.options else ask.options[0]


def _worth(hero: Hero, option: Option) -> float:
    """What is gained by taking a card, wearing or improving it; all else is left alone."""
    match option:
        case Claim(item=item):
            faces = [face for face in (item, GEAR[item].flips) if face]
            return max(_gain(hero, face) for face in faces)
        case Wear(item=item):
            return _gain(hero, item)
        case Improve(item=item, by=by):
            return SMALL if item in hero.gear and _gain(hero, by) <= 0 else 0.0
        case _:
            return 0.0


def _gain(hero: Hero, item: str) -> float:
    """How much better Equipment is than what comes off for it; a weapon has to suit its Hero."""
    if item not in GEAR or not is_proficient(hero.id, GEAR[item]):
        return 0.0
    card = GEAR[item]
    gained = quality(card) - sum(quality(GEAR[old]) for old in displaced(hero, card))
    if item not in ARMS:
        return gained
    mine, other = arms_of(hero.kit), ARMS[item]
    if mine != Arms() and mine.reach != other.reach:
        return 0.0
    return gained + _blow(other) - _blow(mine)


def _blow(arms: Arms) -> float:
    """What an attack of a weapon does on average, by its printed figures."""
    return arms.damage * (21 - arms.accuracy) / 20


def _face(hero: Hero, option: Option) -> float:
    """What a face of a VERSATILE card is worth to a Hero."""
    assert isinstance(option, Keep)
    return _gain(hero, option.item)


def _kept(hero: Hero, option: Option) -> float:
    """What is lost with an item that is left behind or given away."""
    assert isinstance(option, Leave | Give)
    item = option.item
    return max(0.0, _gain(hero, item)) if item in GEAR else CONSUMABLE


def _promise(hero: Hero, option: Option) -> float:
    """How much more a tile promises than the Skill that it covers, and how often it can be used."""
    assert isinstance(option, Upgrade)
    more = _figures(option.tile) - _figures(option.skill)
    return more * hero.pool.get(SKILLS[option.tile].colour, 0)


@cache
def _figures(skill: str) -> float:
    """The sum of the figures of a Skill; a word without one counts as 1."""
    acts = [act for part in SKILLS[skill].parts for act in part.acts]
    return sum(max(1, act.n) for act in acts)


def _lesson(hero: Hero, option: Option) -> float:
    """The set of the hall before all; then what its Hero has most cubes for."""
    if not isinstance(option, Learn):
        return 99.0
    return max(hero.pool.get(cube, 0) for cube in cubes_with(hero.id, option.what))


def _shared(s: Drunagor, options: Sequence[Option]) -> Option:
    """A Legacy card that nobody holds, to who holds fewest; who holds one keeps it."""
    free = [one for one in options if isinstance(one, Assign) and holder(s, one.card) is None]
    return min(free, key=lambda one: len(s.heroes[one.to].legacy), default=Done())
