"""The Story Record: what the party has, and what lasts of what it did (pp. 18, 26)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grimtable.cards import Entry
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import Drunagor

STAINED = 3
"""Curse Cubes on a Hero at the end that people remember."""


class OutcomeEntry(Entry, frozen=True, kw_only=True):
    """An Outcome: the Status, or the deed, that brings it, and its force.

    [legacy.perseverance] [legacy.tragedy] [legacy.doom] [legacy.heroism]
    """

    force: str
    status: str = ""
    deed: str = ""
    lasting: bool = False
    """Whether its Status stays with the party for the rest of the act: an Unfolding."""


OUTCOMES = box().load("outcomes", OutcomeEntry)


def reached(s: Drunagor) -> Iterator[str]:
    """The Outcomes of an Adventure that was won."""
    heroes = s.heroes.values()
    deeds = {
        "unbowed": not any(hero.traumas for hero in heroes),
        "fallen": any(hero.traumas for hero in heroes),
        "stained": any(hero.curses >= STAINED for hero in heroes),
    }
    for name, entry in OUTCOMES.items():
        if entry.status in s.statuses or deeds.get(entry.deed):
            yield name


def unfoldings(outcomes: tuple[str, ...]) -> list[str]:
    """Statuses that Camp does not erase [ruling.unfoldings]."""
    return [OUTCOMES[name].status for name in outcomes if OUTCOMES[name].lasting]


def forces_of(outcomes: tuple[str, ...]) -> list[str]:
    """The forces of which Outcomes speak."""
    return [OUTCOMES[name].force for name in outcomes]


def sheet_of(s: Drunagor) -> Sheet:
    """What stands on the Story Record now; nothing of it is lost between Adventures.

    Who was defeated is not on it any more [ally.defeat.erase]; Pets are summoned anew.

    [upg.final] [legacy.trail] [spoils.disposed.forever]
    """
    before = s.options.sheet or Sheet()
    heroes = {
        hero.id: HeroSheet(
            hero.role,
            dict(hero.learned),
            tuple(hero.gear),
            tuple(hero.bag),
            dict(hero.tiles),
            tuple(hero.legacy),
            tuple(hero.auras),
        )
        for hero in s.heroes.values()
    }
    return replace(
        before,
        heroes=heroes,
        trails=dict(s.trails),
        rewards=(),
        camp=False,
        statuses=tuple(s.statuses),
        deck=tuple(s.grid),
        stored=tuple(s.stored),
        allies=tuple(a.kind for a in s.allies.values() if ALLIES[a.kind].stands_on_the_sheet),
    )
