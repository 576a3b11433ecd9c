"""Rules of thumb: what is not worth a thought in a fight, and how one goes about things in Camp.

Nothing that is done in Camp shows before the next Adventure.

Who is in doubt leaves things as they are: Roles are kept, nothing comes off for which nothing
better goes on, and no card of the Chest deck is exchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.content import HEROES, SKILLS, arms_of
from grimtable.games.drunagor.equipment import displaced, is_proficient
from grimtable.games.drunagor.growth import holder
from grimtable.games.drunagor.health import most_health
from grimtable.games.drunagor.holdings import ARMS, GEAR, Arms
from grimtable.games.drunagor.judgement import appraise, quality
from grimtable.games.drunagor.learning import cubes_with
from grimtable.games.drunagor.loot import FRUIT
from grimtable.games.drunagor.options import (
    Answer,
    Assign,
    Choice,
    Claim,
    Give,
    Improve,
    Keep,
    Learn,
    Leave,
    Request,
    Undress,
    Upgrade,
    Walk,
    Wear,
)
from grimtable.games.drunagor.skills import price_of
from grimtable.games.drunagor.state import Blow, CampVisit, Drunagor, Hero, HeroTurn
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, No, Option, Yes

CONSUMABLE = 0.5
"""What a Consumable is worth keeping, beside Equipment of Standard quality."""
SMALL = 0.01
UPHILL = 0.002
"""By how much a step must better the outlook."""
SCRATCH = 1
"""Damage for which no cube is spent by who is well."""
SPARING = frozenset(
    ["prevent", "prevent_all", "avoid", "move", "jump", "cover", "protect", "redirect"]
)
"""What an answer does that only spares somebody damage."""
TRIFLES = frozenset(["entropy"])
"""What comes along with it and is no reason to spend a cube: four of these buy one."""


def sensible(s: Drunagor, ask: Ask) -> Iterable[Option]:
    """What is worth a thought: no cube for a scratch, and nothing handed to and fro in a fight."""
    if ask.what in ("react", "interrupt"):
        blow = next(record for record in reversed(s.under_way) if isinstance(record, Blow))
        return [one for one in ask.options if not _squandered(s, blow, one)]
    if ask.what == "act":
        settled = _settled(s, ask)
        return [one for one in ask.options if not _idle(s, ask.seat, one, settled)]
    return ask.options


def _squandered(s: Drunagor, blow: Blow, option: Option) -> bool:
    """An answer that only prevents damage, of which none or next to none would be suffered."""
    if not isinstance(option, Answer) or option.whom not in s.heroes:
        return False
    whom = s.heroes[option.whom]
    index = next(i for i, hit in enumerate(blow.hits) if hit.who == option.whom)
    if blow.hits[blow.at].who == option.whom:
        index = blow.at
    left = blow.hits[index].left
    if blow.window is Window.INTERRUPT:  # SHIELD comes after it
        left -= whom.has("shield")
    price = price_of(SKILLS[option.skill])
    if price:
        return _overpaid(s, blow, price)
    if left > 0 and (left > SCRATCH or blow.collateral or 2 * whom.health <= most_health(whom)):
        return False
    acts = [act.name for part in SKILLS[option.skill].parts for act in part.acts]
    return all(name in SPARING | TRIFLES for name in acts)


def _overpaid(s: Drunagor, blow: Blow, price: int) -> bool:
    """An answer that takes about as much Life as the whole attack would, of Heroes who are well."""
    if blow.collateral:
        return False
    spared = 0
    for hit in blow.hits[blow.at :]:
        whom = s.heroes.get(hit.who)
        if whom is None or 2 * whom.health <= most_health(whom):
            return False
        shields = whom.has("shield") if blow.window is Window.INTERRUPT else 0
        spared += max(0, hit.left - shields)
    return spared <= price + SCRATCH


def _settled(s: Drunagor, ask: Ask) -> frozenset[str]:
    """Squares that are no better than the own one, once the Move Action is begun.

    Each step of it goes uphill: so nobody walks to and fro.
    """
    turn = next(r for r in reversed(s.under_way) if isinstance(r, HeroTurn))
    walks = [one.to for one in ask.options if isinstance(one, Walk)]
    if not turn.points or not walks:
        return frozenset()
    then, named = s.clone(), hall(s).board.named
    hero, found = then.heroes[ask.seat], []
    here = appraise(then) + UPHILL
    for to in walks:
        hero.at = named[to]
        if appraise(then) < here:
            found.append(to)
    return frozenset(found)


def _idle(s: Drunagor, who: str, option: Option, settled: frozenset[str]) -> bool:
    """To undress, to take from others, to give what they have no use for, a step to and fro."""
    match option:
        case Walk(to=to):
            return to in settled
        case Undress() | Request():
            return True
        case Give(item=item, to=to) if item == FRUIT:
            return 2 * s.heroes[to].health > most_health(s.heroes[to])
        case Give(item=item, to=to):
            return _gain(s.heroes[to], item) <= max(0.0, _gain(s.heroes[who], item))
    return False


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
