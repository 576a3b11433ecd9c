"""A player that searches its own turn: a beam over what it can do until chance or others decide.

One step of the search is everything a seat answers until what it began is no longer under way (a
die and where it goes, say), so that no half-made choice is ever appraised. The best few situations
are kept after every step; a line ends where Fate or another seat is asked, or the game is over.
What is under way there is settled first: Fate's part is averaged over some samples, and whoever is
asked on the way answers by a quick look. A line that ends the own turn is appraised there, if no
futures are to tell what the enemies make of it.

Where seats are rivals, a turn that is half over must not be judged against one that is over, when
the rival's cards are ready again: the best lines are tried in futures to the end of the own turn.
The plan found is then followed, answer by answer, as long as the asks come as planned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from time import monotonic
from typing import NamedTuple

from msgspec import structs

from grimtable.kernel.asks import Ask, Chance, Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.view import View
from grimtable.minds.player import Step, follow
from grimtable.minds.quick import (
    Quick,
    Strata,
    asked,
    has_hunches,
    height,
    in_lull,
    lays_out,
    settle,
    whole_turns,
)
from grimtable.minds.trials import Candidate, Futures, halved

WIDEST = 12
"""No beam keeps more lines: the rest is no better than what it has."""
FINALISTS, FINISHED, PLANNED = 6, 60, 4
"""How many lines are tried to the end of the turn, in how many futures; and how many of these the
beam's own judgement counts for."""
GUESSES, WEIGHED = 6, 48
"""How many ways to lay the table out are tried, in how many futures."""
SHORT = 5
"""Steps of a beam whose lines are tried in futures: these play on where a line ends."""
BRANCHES = 300
"""Situations in the middle of one step that are followed choice by choice. Where a step leads
through more (the ties of a whole Enemy turn), what is left of each of its options is settled by one
quick look."""
BEAM = 0.6
"""The share of the time for the beam, where its lines are tried afterwards."""


class Line(NamedTuple):
    """A way through the own turn: the situation it leads to, its worth and its answers."""

    run: Run
    worth: float
    answers: tuple[Option, ...]
    settled: bool
    """Whether the line ends here: chance or somebody else decides next."""


class Planner:
    """Plans its own turn with a beam search, by the game's appraisal, within so many seconds.

    The beam keeps `width` lines after every step; more where so many `looks` (appraisals) at a step
    allow it: in a game with few options a wide beam costs little. Of what an option leads to in the
    middle of a step so many `branches` are followed.
    """

    def __init__(
        self,
        seed: int = 0,
        width: int = 3,
        depth: int = 9,
        samples: int = 3,
        seconds: float = 2.0,
        looks: int = 0,
        branches: int = BRANCHES,
    ) -> None:
        self.seed, self.width, self.depth, self.samples = seed, width, depth, samples
        self.seconds, self.looks, self.branches = seconds, looks, branches
        self.looked = 0
        self.plan: list[Step] = []

    def answer(self, view: View, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        planned = follow(self.plan, view.number, ask)
        if planned is not None:
            return planned
        usual = in_lull(view, ask)
        if usual is not None:
            return usual
        best = self._best(view)
        self.plan = self.steps(view, best)[1:]
        return best[0]

    def _best(self, view: View) -> tuple[Option, ...]:
        """The answers of the best line."""
        late = monotonic() + self.seconds
        if lays_out(view) and (turns := view.game.horizon(view.state)):
            found = self.guesses(view, GUESSES, BEAM)
            return halved(found, WEIGHED, late, Futures(view, self.seed, turns, late))[0].answers
        if not _is_tried(view):
            return self.lines(view)[0].answers
        others, futures = (0, FINISHED) if view.game.rivals else (FINALISTS, 2 * FINISHED)
        finalists = self.candidates(view, FINALISTS, others, PLANNED, BEAM)
        future = Futures(view, self.seed, 1, late)
        return halved(finalists, futures, late, future)[0].answers

    def candidates(
        self, view: View, best: int, others: int, counts: int, share: float = 1.0, blows: int = 0
    ) -> list[Candidate]:
        """The best lines to be tried in futures, and first steps that none of them takes.

        What the beam thinks of a line counts for so many futures. So many `blows` are tried before
        the rest of the best line.
        """
        lines = self.lines(view, share)
        found = [Candidate(line.answers, line.worth, counts) for line in lines[:best]]
        begun = {one.answers[0] for one in found}
        for line in lines[best:]:
            if len(found) >= best + others:
                break
            if line.answers[0] not in begun:
                begun.add(line.answers[0])
                found.append(Candidate(line.answers, line.worth, counts))
        return found + [
            Candidate(answers, lines[0].worth, 1)
            for answers in self._blows_first(view, lines, blows)
        ]

    def _blows_first(
        self, view: View, lines: list[Line], most: int
    ) -> Iterator[tuple[Option, ...]]:
        """What chance decides done at once, and then the best line as far as it can still be done.

        A line ends where chance decides. So what strikes first would be compared without the walks
        and spells that another line has before its blow, and would seem worse than it is.
        """
        best = lines[0].answers
        at_once = [
            line.answers[0]
            for line in lines
            if line.settled and len(line.answers) == 1 and not line.answers[0].ends
        ]
        for first in [option for option in at_once if option != best[0]][:most]:
            run, number, done = view.fork(Seeded(view.number)), view.number, list[Option]()
            for option in (first, *best):
                ask = run.find(number)
                assert isinstance(ask, Ask)
                if option not in ask.options or option in done:
                    continue
                done.append(option)
                run.give(number, option)
                mine = asked(run, view.seat)
                if mine is None:
                    break
                number = mine.number
            yield tuple(done)

    def guesses(
        self, view: View, most: int, share: float = 1.0, *, thumbs: bool = False
    ) -> list[Candidate]:
        """Whole ways to lay the table out, each as a few looks at every choice find it, or thumbs.

        A beam would find the same army many times: these differ, and the futures say which is good.
        """
        late = monotonic() + share * self.seconds
        found: dict[tuple[Option, ...], Candidate] = {}
        for guess in range(most):
            if found and monotonic() > late:
                break
            run = self.start(view)
            policy = Quick(self.seed * most + guess, thumbs=thumbs)
            answers: tuple[Option, ...] = ()
            while (mine := asked(run, view.seat)) is not None:
                assert isinstance(mine.ask, Ask)
                ways = tuple(view.game.sensible(run.state, mine.ask))
                option = policy.choose(run, mine.number, structs.replace(mine.ask, options=ways))
                answers = (*answers, option)
                run.give(mine.number, option)
            worth = view.game.appraise(run.state, view.seat)
            found.setdefault(answers, Candidate(answers, worth, 1))
        return list(found.values())

    def lines(self, view: View, share: float = 1.0, only: Option | None = None) -> list[Line]:
        """Ways through the own turn, the best first: those to its end before those cut off.

        They are looked for in that share of the time; or those `only` that begin with an option.
        """
        late = monotonic() + share * self.seconds
        start = Line(self.start(view), 0.0, (), False)
        lines = list(self._steps(view, start, late, whole=False, only=only))
        found = list(lines)
        width = self._width(1)
        depth = min(self.depth, SHORT) if _is_tried(view) else self.depth
        for _ in range(depth):
            kept = self._keep(lines, width)
            lines = [after for line in kept for after in self._steps(view, line, late)]
            width = self._width(len(kept))
            if not lines:
                break
            found += lines
        return sorted(found, key=_rank, reverse=True)

    def _width(self, expanded: int) -> int:
        """How many lines to keep, by what it cost to look at the ways on from some."""
        each, self.looked = self.looked / max(expanded, 1), 0
        return max(self.width, int(self.looks / max(each, self.looks / WIDEST, 1)))

    def start(self, view: View) -> Run:
        """The situation, with what the seat can't know dealt anew; Fate's asks stay open."""
        run = view.fork(Seeded(self.seed * 1_000_003 + view.number), keep=True)
        run.trust(None)
        return run

    def _keep(self, lines: list[Line], width: int) -> list[Line]:
        """The best open lines, each situation once.

        Those that are worth exactly the same differ in nothing that the appraisal sees, and would
        crowd out other ideas: the second of a kind is kept where there is room.
        """
        first: dict[float, Line] = {}
        more: list[Line] = []
        seen: dict[float, set[Hashable]] = {}
        for line in lines:
            if line.settled:
                continue
            if line.worth not in first:
                first[line.worth] = line
                continue
            there = seen.setdefault(line.worth, {first[line.worth].run.state.key()})
            key = line.run.state.key()
            if key not in there:
                there.add(key)
                more.append(line)
        kept = sorted(first.values(), key=lambda line: -line.worth)[:width]
        return kept + sorted(more, key=lambda line: -line.worth)[: width - len(kept)]

    def _steps(
        self,
        view: View,
        line: Line,
        late: float,
        *,
        whole: bool = True,
        only: Option | None = None,
    ) -> Iterator[Line]:
        """Every way to the next choice from a line's situation, or those that begin with `only`.

        When it is late, the ways that have not been tried are left out; of the `whole` line all
        may be, at the start the first one never is.
        """
        began = height(line.run.state)
        turn = 0 if _is_tried(view) else whole_turns(line.run.state)
        at_its_end = not view.game.rivals and not view.game.horizon(view.state)
        waiting: list[tuple[Run, tuple[Option, ...]]] = [(line.run, line.answers)]
        tried, branches, below = whole, 0, Counter[tuple[Option, ...]]()
        while waiting:
            run, answers = waiting.pop()
            first = answers[: len(line.answers) + 1]
            branches += 1
            below[first] += 1
            if branches > BRANCHES or below[first] > self.branches:
                if below[first] <= BRANCHES:
                    below[first] += BRANCHES
                    yield Line(run, self._worth(view, run, began, turn, late), answers, False)
                continue
            base = run.fork(None, keep=True)  # only this: most that is tried is not followed
            opened = asked(base, view.seat)
            assert opened is not None
            assert isinstance(opened.ask, Ask)
            given = view.game.sensible(base.state, opened.ask)
            for option in given if answers or only is None else (only,):
                if tried and monotonic() > late:
                    return
                if answers and option.undoes(answers[-1]):
                    continue
                twin, marks = base.fork(None), Marks()
                twin.listen(marks)
                twin.give(opened.number, option)
                so_far = (*answers, option)
                mine = asked(twin, view.seat)
                over = whole_turns(twin.state) < turn or (option.ends and at_its_end)
                if mine is None and not over:
                    worth = self._worth(view, twin, began, turn, late)
                elif not over and (not marks.fresh or height(twin.state) > began):
                    waiting.append((twin, so_far))
                    continue
                else:
                    self.looked += 1
                    worth = view.game.appraise(twin.state, view.seat)
                tried = True
                yield Line(twin, worth, so_far, mine is None or over)

    def _worth(self, view: View, run: Run, began: int, turn: int, late: float) -> float:
        """The appraisal when what was begun is settled; the same samples serve every line."""
        if run.over or (height(run.state) < max(began, 1) and not _is_chance(run)):
            self.looked += 1
            return view.game.appraise(run.state, view.seat)
        seen: list[float] = []
        base = run.fork(None, keep=True)
        for sample in range(self.samples):
            seed = (self.seed * 1_000_003 + view.number) * 64 + sample
            fate = Strata(self.seed + view.number, sample, self.samples)
            twin = base.fork(fate, keep=not has_hunches(view.game))
            settle(twin, max(0, began - 1), Quick(seed), late, turn)
            self.looked += 1
            seen.append(view.game.appraise(twin.state, view.seat))
            if not fate.asked or (len(seen) == 2 and seen[0] == seen[1]) or monotonic() > late:
                break  # nothing was left to Fate, or the appraisal does not look at it
        return sum(seen) / len(seen)

    def steps(self, view: View, answers: tuple[Option, ...]) -> list[Step]:
        """The asks that will come if these answers are given, as far as that can be known.

        What follows on a blow is not: it depends on the dice.
        """
        run = self.start(view)
        script = []
        for option in answers:
            mine = asked(run, view.seat)
            if mine is None:
                break
            assert isinstance(mine.ask, Ask)
            script.append(Step(mine.number, tuple(map(str, mine.ask.options)), str(option)))
            run.give(mine.number, option)
        return script


class Marks:
    """Listens to a fork, and knows whether a mark came after the last answer."""

    def __init__(self) -> None:
        self.fresh = False

    def heard(self, heard: Heard) -> None:
        """Listener: an answer was given."""
        self.fresh = False

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        self.fresh = True


def _is_tried(view: View) -> bool:
    """Whether lines are tried in futures: where a rival moves next, or rules of thumb play on."""
    game = view.game
    if lays_out(view):
        return False
    return (game.rivals or has_hunches(game)) and game.horizon(view.state) > 0


def _rank(line: Line) -> tuple[bool, float]:
    """A line to its end is better than one that was cut off."""
    return line.settled, line.worth


def _is_chance(run: Run) -> bool:
    return bool(run.asks) and isinstance(run.asks[0].ask, Chance)
