"""The coach: what the strongest player would do, and why, for a person to read.

The reason is made from the named terms of the game's own appraisal (`Game.terms`): what is better
after this line than after the others. So it is true, as far as the appraisal is. Options that do
not differ at once are followed to the end of the turn; if even then nothing tells them apart, or
they are worth the same as the best one, that is what is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.errors import Refused
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import Decide, Sampled, View, Way, declined
from grimtable.minds.grim import BUDGET, Budget, Grim
from grimtable.minds.player import Planning, Player, follow
from grimtable.minds.quick import asked, by_thumb, has_hunches
from grimtable.minds.trials import Candidate

BEST = 3
SAMPLES = 12
NOTABLE = 0.02
"""A difference in a term that is worth a word, as a share of the largest."""
MOST = 2
"""How many reasons are given."""
LATER = 6
"""Futures that are followed to the end of the turn where nothing differs at once."""
DECIDED = "decided"
"""The term that every game has: the game may be won or lost at once."""
EQUAL = 0.5
"""The score of who has neither won nor lost."""
EVEN = 0.01
"""Options whose worth differs by less than this are worth the same."""
BLUNDER = 0.08
"""How much worse an option must be than the best one to be warned of."""


class Reason(NamedTuple):
    """A term of the appraisal, and how much better (or worse) it is than after other options."""

    term: str
    better: float
    later: bool = False
    """Not at once, but by the end of the turn."""

    @property
    def words(self) -> Words:
        """What is better or worse."""
        return Words(f"term-{self.term}-{'better' if self.better > 0 else 'worse'}")

    def said(self, text: Text) -> str:
        """What is better or worse, and when."""
        words = text.words(self.words)
        return text("coach-later", {"what": words}) if self.later else words


class Alike(NamedTuple):
    """Another option that comes to the same: it is worth no less (`even`), or nothing differs."""

    option: Option
    even: bool
    differs: bool = False
    """Whether they get there in different ways."""

    def said(self, text: Text, option: str) -> str:
        """That nothing tells them apart, given the words of the other."""
        if self.differs:
            return text("coach-even", {"option": option})
        return text("coach-same" if self.even else "coach-same-now", {"option": option})


class Advice(NamedTuple):
    """An option, what it is worth from 0 to 1, how one would go on, and why."""

    option: Option
    worth: float
    line: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    alike: Alike | None = None


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
    lines = [one.answers for one in weighed[:BEST]]
    shown = len(lines)
    if shown == 1:  # all that was tried begins alike: it is compared with what was not tried
        lines += [(other,) for other in ask.options if other != lines[0][0]][: BEST - 1]
    soon = [_terms(view, line[0], seed) for line in lines]
    found = [_reasons(soon[i], _but(soon, i)) for i in range(shown)]
    late = soon
    if _some_alike(soon) or not _speak_for(found[0]):
        late = _terms_later(view, lines, seed)
    best = []
    for i, (option, *line) in enumerate(lines[:shown]):
        reasons = found[i]
        if not reasons or (i == 0 and not _speak_for(reasons)):
            # What it is good for shows later: that comes first.
            later = [one._replace(later=True) for one in _reasons(late[i], _but(late, i))]
            good = [one for one in later if one.better > 0] if reasons else later
            said = {one.term for one in good}  # the same is not named for and against
            reasons = (*good, *(one for one in reasons if one.term not in said))[:MOST]
        same = None
        for j, (other, *_) in enumerate(lines[:shown]):
            even = abs(worths[option] - worths[other]) < EVEN
            if j == i or not (even or _tells(soon[i])):
                continue
            if _same(soon[i], soon[j]) and _same(late[i], late[j]):
                same = Alike(other, even)
                break
        first = lines[0][0]
        if same is None and i and _is_close(worths[option], worths[first]):
            same = Alike(first, even=True, differs=True)
        best.append(Advice(option, worths[option], tuple(line), reasons, same))
    return Counsel(_no_better(best, soon), worths)


def _no_better(best: list[Advice], soon: list[Mapping[str, float]]) -> list[Advice]:
    """Where nothing speaks for the best option and others are as good, that is what is said of it.

    What only speaks against it is no reason; nor is, after an option that does the same at once,
    what chance made of either by the end of the turn.
    """
    first, *others = best
    if _speak_for(first.reasons) or not others or not _is_close(first.worth, others[0].worth):
        return best
    rival = first.alike or Alike(others[0].option, even=True, differs=True)
    told = [first._replace(reasons=(), alike=rival)]
    for i, one in enumerate(others, 1):
        told.append(one._replace(reasons=()) if _same(soon[0], soon[i]) else one)
    return told


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
    return _mean(view, view.after(option, until="blow", fate=Sampled(SAMPLES, seed)).ways)


def _terms_later(
    view: View, lines: list[tuple[Option, ...]], seed: int
) -> list[Mapping[str, float]]:
    """The terms after each line, on average; or when the turn is over, if some have no line."""
    whole = all(len(_before_the_end(line)) > 1 for line in lines)
    found = []
    for line in lines:
        planned = _before_the_end(line) if whole else line
        ways = []
        for sample in range(LATER):
            fate = Sampled(1, seed * LATER + sample)
            decide = _planned(planned[1:], view.seat, no_further=whole)
            ways += view.after(planned[0], until="turn", fate=fate, decide=decide).ways
        found.append(_mean(view, ways))
    return found


def _before_the_end(line: tuple[Option, ...]) -> tuple[Option, ...]:
    """A line without the answer that ends it: what comes then is up to Fate and others."""
    return line[:-1] if len(line) > 1 and line[-1].ends else line


def _is_close(worth: float, other: float) -> bool:
    """Whether people read the same percent, or one that is off by one."""
    return abs(round(100 * worth) - round(100 * other)) <= 1


def _speak_for(reasons: tuple[Reason, ...]) -> bool:
    """Whether something is better."""
    return any(reason.better > 0 for reason in reasons)


def _mean(view: View, ways: Iterable[Way]) -> Mapping[str, float]:
    """The mean of every term over the ways on which it counts, and how the game may be decided."""
    total: dict[str, float] = {}
    counted: dict[str, float] = {}
    every = 0.0
    for way in ways:
        chance = float(way.chance)
        every += chance
        outcome = view.game.outcome(way.state)
        decided = outcome.result.get(view.seat, EQUAL) if outcome else EQUAL
        total[DECIDED] = total.get(DECIDED, 0.0) + chance * (decided - EQUAL)
        for term, value in () if outcome else view.game.terms(way.state, view.seat).items():
            total[term] = total.get(term, 0.0) + chance * value
            counted[term] = counted.get(term, 0.0) + chance
    return {term: value / counted.get(term, every) for term, value in total.items()}


def _planned(line: tuple[Option, ...], seat: str, no_further: bool) -> Decide:
    """Answer as planned; what was not foreseen by rules of thumb, or as who does no more."""
    left = list(line)

    def decide(run: Run, opened: Open) -> Option | None:
        ask = opened.ask
        if left and isinstance(ask, Ask) and ask.seat == seat and left[0] in ask.options:
            return left.pop(0)
        if no_further and (not left or (isinstance(ask, Ask) and ask.seat == seat)):
            return None
        if has_hunches(run.game):
            return by_thumb(run, opened)
        if isinstance(ask, Ask) and (len(ask.options) == 1 or ask.options[-1].ends):
            return ask.options[-1]
        return declined(run, opened)

    return decide


def _same(mine: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether no term differs."""
    return mine.keys() == other.keys() and all(abs(mine[t] - other[t]) < 1e-9 for t in mine)


def _some_alike(terms: list[Mapping[str, float]]) -> bool:
    return any(_same(one, other) for i, one in enumerate(terms) for other in terms[:i])


def _tells(terms: Mapping[str, float]) -> bool:
    """Whether the game has named what it counts there."""
    return len(terms) > 1


def _compares(mine: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether something is counted after both."""
    return bool((mine.keys() & other.keys()) - {DECIDED})


def _but(terms: list[Mapping[str, float]], index: int) -> list[Mapping[str, float]]:
    return [one for i, one in enumerate(terms) if i != index]


def _reasons(mine: Mapping[str, float], others: list[Mapping[str, float]]) -> tuple[Reason, ...]:
    """The terms in which an option differs most from the others."""
    if not others:
        return ()
    found = []
    for term in mine:
        # After what ends the game nothing else counts; and what is counted in a fight can't be
        # held against what is counted before one.
        known = [other for other in others if term == DECIDED or _compares(mine, other)]
        if known:
            rest = sum(other.get(term, 0.0) for other in known) / len(known)
            found.append(Reason(term, mine[term] - rest))
    most = max((abs(reason.better) for reason in found if reason.term != DECIDED), default=0.0)
    notable = [
        reason
        for reason in found
        if abs(reason.better) > (1e-9 if reason.term == DECIDED else max(NOTABLE * most, 1e-9))
    ]
    return tuple(sorted(notable, key=lambda one: (one.term != DECIDED, -abs(one.better)))[:MOST])
