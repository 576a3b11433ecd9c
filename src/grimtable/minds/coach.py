"""The coach: what the strongest player would do, and why, for a person to read.

The reason is made from the named terms of the game's own appraisal (`Game.terms`): what is better
after this line than after the others. So it is true, as far as the appraisal is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.errors import Refused
from grimtable.kernel.fate import Seeded
from grimtable.kernel.scene import Words
from grimtable.kernel.table import Table
from grimtable.kernel.view import Sampled, View
from grimtable.minds.grim import BUDGET, Budget, Grim
from grimtable.minds.player import Planning, Player, follow
from grimtable.minds.quick import asked
from grimtable.minds.trials import Candidate

BEST = 3
SAMPLES = 12
NOTABLE = 0.02
"""A difference in a term that is worth a word, as a share of the largest."""
BLUNDER = 0.08
"""How much worse an option must be than the best one to be warned of."""


class Reason(NamedTuple):
    """A term of the appraisal, and how much better (or worse) it is than after other options."""

    term: str
    better: float

    @property
    def words(self) -> Words:
        """What is better or worse."""
        return Words(f"term-{self.term}-{'better' if self.better > 0 else 'worse'}")


class Advice(NamedTuple):
    """An option, what it is worth from 0 to 1, how one would go on, and why."""

    option: Option
    worth: float
    line: tuple[Option, ...]
    reasons: tuple[Reason, ...]


class Counsel(NamedTuple):
    """The best options of an ask, the best first; and what every option that was tried is worth."""

    best: list[Advice]
    worths: dict[Option, float]

    def blunder(self, option: Option) -> Advice | None:
        """What would be clearly better than this option, if anything is known to be; else None."""
        own = self.worths.get(option)
        if own is None or not self.best or self.best[0].worth - own < BLUNDER:
            return None
        return self.best[0]


def coach(table: Table, seat: str, budget: Budget = BUDGET, seed: int = 0) -> Counsel:
    """What to answer for a seat that is asked now; its knowledge is all that is used."""
    for opened in table.asks:
        if isinstance(opened.ask, Ask) and opened.ask.seat == seat:
            return advise(table.view(opened), opened.ask, budget, seed)
    raise Refused(f"Nothing is asked of {seat}.", "not-asked-now")


def advise(view: View, ask: Ask, budget: Budget = BUDGET, seed: int = 0) -> Counsel:
    """The best options of an open ask; the seat's knowledge is all that is used."""
    weighed = _first_of_each(Grim(seed, budget).weigh(view, ask))
    # Few futures tell less than many: who was dropped early can't come out above who stayed.
    worths: dict[Option, float] = {}
    most = 1.0
    for one in weighed:
        most = worths[one.answers[0]] = min(most, one.worth)
    best = weighed[:BEST]
    terms = {one.answers[0]: _terms(view, one.answers[0], seed) for one in best}
    advice = [
        Advice(
            one.answers[0],
            worths[one.answers[0]],
            one.answers[1:],
            _reasons(terms[one.answers[0]], [terms[o.answers[0]] for o in best if o is not one]),
        )
        for one in best
    ]
    return Counsel(advice, worths)


def intended(player: Player, view: View, ask: Ask) -> tuple[Option, ...]:
    """What a player would answer now, and after that as far as it has a plan: for people to know.

    Ahead of chance and of what others do there is no plan.
    """
    line: tuple[Option, ...] = (player.answer(view, ask),)
    plan = list(player.plan) if isinstance(player, Planning) else []
    run, number = view.fork(Seeded(view.number)), view.number
    run.trust(None)
    while True:
        run.give(number, line[-1])
        mine = asked(run, view.seat)
        if mine is None or not isinstance(mine.ask, Ask):
            return line
        option = follow(plan, mine.number, mine.ask)
        if option is None:
            return line
        line, number = (*line, option), mine.number


def _first_of_each(candidates: list[Candidate]) -> list[Candidate]:
    """Of the candidates that begin alike, the best."""
    found: dict[Option, Candidate] = {}
    for one in candidates:
        found.setdefault(one.answers[0], one)
    return list(found.values())


def _terms(view: View, option: Option, seed: int) -> Mapping[str, float]:
    """The terms of the appraisal after an option, on average."""
    after = view.after(option, until="blow", fate=Sampled(SAMPLES, seed))
    total: dict[str, float] = {}
    for way in after.ways:
        for term, value in view.game.terms(way.state, view.seat).items():
            total[term] = total.get(term, 0.0) + float(way.chance) * value
    return total


def _reasons(mine: Mapping[str, float], others: list[Mapping[str, float]]) -> tuple[Reason, ...]:
    """The terms in which an option differs most from the others."""
    if not others:
        return ()
    found = []
    for term in mine:
        rest = sum(other.get(term, 0.0) for other in others) / len(others)
        found.append(Reason(term, mine[term] - rest))
    most = max((abs(reason.better) for reason in found), default=0.0)
    notable = [reason for reason in found if abs(reason.better) > max(NOTABLE * most, 1e-9)]
    return tuple(sorted(notable, key=lambda reason: -abs(reason.better))[:2])
