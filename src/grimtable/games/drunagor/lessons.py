"""LEARN and RELEARN in Camp (pp. 82, 85): what a Hero learns when a campaign begins, and later."""

from __future__ import annotations

from grimtable.games.drunagor.equipment import refit
from grimtable.games.drunagor.learning import (
    ABILITIES,
    LESSONS,
    WHITE,
    above,
    cubes_with,
    hall_lessons,
    learnable,
)
from grimtable.games.drunagor.options import Choice, Learn, Relearn, Study
from grimtable.games.drunagor.state import CampVisit, Drunagor, Hero
from grimtable.kernel.asks import Ask, Option, Script
from grimtable.kernel.state import tell

RELEARNED = "relearned"
"""Marks in a visit to Camp that a Hero has forgotten something already."""


def begin_lessons(c: CampVisit) -> None:
    """What the next Hero has to learn: all of it at first, one Class Ability after an act.

    [ruling.learning] [ruling.abilities]
    """
    c.lessons, c.abilities = (LESSONS, ABILITIES) if c.step == "learn" else (0, 1)


def learning(s: Drunagor, c: CampVisit) -> Script[None]:
    """Each Hero learns, one thing after the other, in the order of the Initiative Track."""
    if not c.left:
        c.step, c.lessons, c.abilities = "reward", 0, 0
        return
    hero = s.heroes[c.left[0]]
    if not owes(c) or not lessons(c, hero):
        c.left.pop(0)
        begin_lessons(c)
        return
    yield from lesson(s, c, hero)


def owes(c: CampVisit) -> bool:
    """Whether the Hero who is busy has something to learn."""
    return bool(c.lessons or c.abilities)


def lessons(c: CampVisit, hero: Hero) -> list[Option]:
    """What the Hero who is busy can learn now: what it has just forgotten only if nothing else.

    At the start the set of the Boss hall comes first, for who does not want to choose.
    """
    there = learnable(hero.id, hero.learned, skills=c.lessons > 0, abilities=c.abilities > 0)
    every = list(there)
    others = [what for what in every if what not in c.moved]
    found: list[Option] = [Learn(what) for what in others or every]
    return [Study(), *found] if not hero.learned else found


def lesson(s: Drunagor, c: CampVisit, hero: Hero) -> Script[None]:
    """LEARN: choose a card, and take it with its Action Cube [kw.learn]."""
    if c.card:
        yield from coloured(s, c, hero)
        return
    about = {"who": hero.id, "n": c.lessons + c.abilities}
    answer = yield Ask(hero.id, "learn", tuple(lessons(c, hero)), "kw.learn", about)
    if isinstance(answer, Study):
        for what, cube in hall_lessons(hero.id).items():
            learn(s, c, hero, what, cube)
        return
    assert isinstance(answer, Learn)
    cube, *others = cubes_with(hero.id, answer.what)
    if others:
        c.card = answer.what
    else:
        learn(s, c, hero, answer.what, cube)


def coloured(s: Drunagor, c: CampVisit, hero: Hero) -> Script[None]:
    """With a card of the Role comes a cube of any colour [ruling.learning]."""
    options = tuple(Choice(cube) for cube in cubes_with(hero.id, c.card))
    answer = yield Ask(hero.id, "learn-cube", options, "ruling.learning", {"who": hero.id})
    what, c.card = c.card, ""
    learn(s, c, hero, what, answer.cube)


def learn(s: Drunagor, c: CampVisit, hero: Hero, what: str, cube: str) -> None:
    """A card and its Action Cube, or a Class Ability with a White Cube [kw.learn.class]."""
    hero.learned[what] = cube
    if cube == WHITE:
        c.abilities -= 1
        tell(s, "learned-ability", rule="kw.learn.class", who=hero.id, what=what)
    else:
        c.lessons -= 1
        hero.pool[cube] += 1
        tell(s, "learned", rule="kw.learn", who=hero.id, what=what, cube=cube)
    refit(s, hero)


# RELEARN --------------------------------------------------------------------------------------


def forgettable(c: CampVisit, hero: Hero) -> list[Relearn]:
    """What a Hero can exchange: one thing in a visit to Camp [kw.relearn] [ruling.relearn].

    An Upgrade tile is no such thing: that choice is final [upg.final].
    """
    return [] if RELEARNED in c.moved else [Relearn(what) for what in hero.learned]


def forget(s: Drunagor, c: CampVisit, hero: Hero, what: str) -> None:
    """Forget something, and what needs it; the cubes go, and others come with what is learned.

    [kw.relearn.skill]
    """
    c.moved += (RELEARNED, what)
    for gone in above(hero.id, what):
        if gone not in hero.learned:
            continue
        cube = hero.learned.pop(gone)
        if cube != WHITE:
            hero.pool[cube] -= 1
            c.lessons += 1
        else:
            c.abilities += 1
        tell(s, "forgot", rule="kw.relearn.skill", who=hero.id, what=gone)
    refit(s, hero)
