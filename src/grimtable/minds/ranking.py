"""In which order the coach names what was tried, and with which chances.

A search drops what is worse early, and so knows little of it. Whatever people are to compare is
tried in the same futures; its chance is the mean of the chances where these end, when the rival has
answered, say. What only takes back the last answer, goes somewhere for nothing, or is hardly ever
wanted would come first now and then by luck: it does so only where it is clearly better than all.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Hashable
from statistics import mean
from time import monotonic

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.view import Sampled, View
from grimtable.minds.chances import at_hand, seen_from
from grimtable.minds.grim import Budget
from grimtable.minds.kinds import Kind
from grimtable.minds.own_turn import best_line, is_planned
from grimtable.minds.quick import along, asked, height, lays_out
from grimtable.minds.trials import Candidate, Futures, as_told, is_clearly_ahead

LEVELLING = 1.0
"""The time for trying the best ones in the same futures, as a share of the time for thinking."""
EACH = 2
"""How many times the futures of a search are tried for these: fewer leave too much to luck."""


class Ranking:
    """Candidates, the best first, each beginning with another option."""

    def __init__(
        self,
        view: View,
        candidates: list[Candidate],
        last: Option | None = None,
        spare: Container[Option] = (),
        kind: Kind = lambda option: option,
    ) -> None:
        self.view, self.last, self.spare = view, last, spare
        self.kind = kind
        lines = [_of_the_matter(view, one.answers) for one in candidates]
        self.alone = any(
            len(line) < len(one.answers) for line, one in zip(lines, candidates, strict=True)
        )
        """Whether lines had plans beyond what is asked: without these it is tried anew."""
        if self.alone:
            candidates = [
                Candidate(line, one.worth, 1) for line, one in zip(lines, candidates, strict=True)
            ]
        self.twins = {one.answers[0]: self._comes_to(one.answers[0]) for one in candidates}
        first: dict[Hashable, Candidate] = {}
        for one in candidates:
            first.setdefault(self.twins[one.answers[0]], one)
        self.order = list(first.values())
        self.restless = {id(one) for one in self.order if self._is_restless(one.answers[0])}
        self.planned = False
        """Whether what is tried was planned to the end of the turn, each by itself."""

    def level(
        self,
        best: int,
        wanted: Collection[Option],
        seed: int,
        budget: Budget,
        *,
        all_of_it: bool = True,
    ) -> None:
        """Try the best ones, and what is wanted, in the same futures, and put them in order.

        Where turns are planned to their ends, `all_of_it` or what is wanted is planned instead.
        """
        if is_planned(self.view):
            self._plan(wanted, seed, monotonic() + LEVELLING * budget.seconds, all_of_it=all_of_it)
            return
        calm = [one for one in self.order if id(one) not in self.restless]
        rest = [one for one in self.order if one not in calm]
        first: dict[Hashable, Candidate] = {}
        for one in calm:
            first.setdefault(self.kind(one.answers[0]), one)
        pool = [*calm[:best], *rest[: 1 if calm else best]]
        pool += [one for one in [*first.values()][:best] if one not in pool]
        pool += [one for one in self.order if one.answers[0] in wanted and one not in pool]
        turns = self.view.game.horizon(self.view.state)
        if turns and (len(pool) == 1 or self.alone or any(one.chances for one in pool)):
            late = monotonic() + LEVELLING * budget.seconds
            Futures(self.view, seed, turns, late).level(pool, EACH * budget.playouts // best)
        tried = sorted((one for one in pool if one in calm), key=self._hope, reverse=True)
        calm = [*tried, *(one for one in calm if one not in tried)]
        if calm and rest and is_clearly_ahead(rest[0], calm[0]):
            calm.insert(0, rest.pop(0))
        self.order = [*calm, *rest]
        self._join()

    def _join(self) -> None:
        """Put behind the best what leads to the same by another first step: it is as good.

        A search that soon drops such a way knows of no good end to it.
        """
        best, *others = self.order
        if len(best.answers) < 3:
            return  # nothing is done there
        there = self._after(best.answers[:2])
        joined = []
        for one in others:
            first = one.answers[0]
            if type(first) is not type(best.answers[0]) or first.ends:
                continue
            mine = asked(self._after((first,)), self.view.seat)
            for option in mine.ask.options if mine and isinstance(mine.ask, Ask) else ():
                alike = type(option) is type(best.answers[1])
                if alike and self._after((first, option)).state.key() == there.state.key():
                    one.joins(best, (first, option, *best.answers[2:]))
                    joined.append(one)
                    break
        self.restless -= {id(one) for one in joined}
        rest = [one for one in others if one not in joined]
        self.order = [best, *joined, *rest]

    def _after(self, line: tuple[Option, ...]) -> Run:
        """The situation after some answers, with Fate's asks left open."""
        run = self.view.fork(Seeded(self.view.number))
        run.trust(None)
        for _ in along(run, self.view.number, line, self.view.seat):
            pass
        return run

    def _plan(self, wanted: Collection[Option], seed: int, late: float, *, all_of_it: bool) -> None:
        """Plan each option to the end of the turn, what is wanted first, and put them in order.

        A beam drops an option early though it comes to as much: what is said of it, as a warning,
        is true only when the best was made of it. Those that come to the same, as the same deeds in
        another order, are named after all that is different.
        """
        known = {one.answers[0]: one for one in self.order}
        asked = self.view.ask
        assert isinstance(asked, Ask)
        others = [o for o in asked.options if o not in self.spare and o not in wanted]
        others.sort(key=lambda option: option not in known)
        for option in (*wanted, *others) if all_of_it else wanted:
            if monotonic() > late:
                break
            line = best_line(self.view, seed, late, option)
            found = known.get(option)
            if found is None or len(found.answers) == 1 or line.worth > found.worth:
                known[option] = line
                self.twins[option] = self._comes_to(option)
        order = sorted(known.values(), key=lambda one: -one.worth)
        self.restless = {id(one) for one in order if self._is_restless(one.answers[0])}
        calm: dict[float, Candidate] = {}
        for one in order:
            if id(one) not in self.restless:
                calm.setdefault(round(one.worth, 9), one)
        different = [*calm.values()]
        again = [one for one in order if one not in different]
        self.order = [*different, *sorted(again, key=lambda one: id(one) in self.restless)]
        self.planned = True

    def is_calm(self, i: int) -> bool:
        """Whether one may come first without being clearly better."""
        return id(self.order[i]) not in self.restless

    def prefer(self, i: int) -> None:
        """Put one first that is no worse than the first."""
        self.order.insert(0, self.order.pop(i))

    def chances(self) -> dict[Option, float]:
        """The chance of winning (what is at hand) after each option; none above one before it.

        Few futures tell less than many: who was dropped early can't be better than who stayed.
        """
        view, found, most = self.view, dict[Hashable, float](), 1.0
        game, stands = view.game, view.fork(Seeded(view.number)).state
        chance = seen_from(game, stands, view.seat)
        near = None if game.at_hand(stands) is None else at_hand(game, stands, stands)
        for one in self.order:
            if self.comes_anyway(one):
                found[self.twins[one.answers[0]]] = found[self.twins[self.order[0].answers[0]]]
                continue
            untried = chance(one.worth) if near is None else near
            worth = mean(one.chances.values()) if one.chances else untried
            most = min(1.0 if self.planned else most, as_told(view, worth))
            found[self.twins[one.answers[0]]] = most
        return {option: found[twin] for option, twin in self.twins.items()}

    def comes_anyway(self, one: Candidate) -> bool:
        """Whether the best line begins otherwise and chooses the same later.

        While rivals lay the table out, the order of what they choose costs nothing.
        """
        best = self.order[0]
        if one is best or not lays_out(self.view):
            return False
        return self.twins[one.answers[0]] in map(self._comes_to, best.answers[1:])

    def _hope(self, one: Candidate) -> float:
        """By what candidates are put in order.

        Of rivals by the chance where futures end, when both have moved; where all play together the
        appraisal is finer than what chances depend on.
        """
        if self.view.game.rivals and one.chances:
            return mean(one.chances.values())
        return one.worth

    def _comes_to(self, option: Option) -> Hashable:
        """What an option comes to: the same for those that differ in nothing but a name."""
        return self.view.game.twin(self.view.state, option)

    def _is_restless(self, option: Option) -> bool:
        """Whether it takes back what was just done, or goes somewhere and gains nothing by it.

        Or it is hardly ever wanted as it stands.
        """
        if option in self.spare or (self.last is not None and option.undoes(self.last)):
            return True
        if not option.goes:
            return False
        game, seat = self.view.game, self.view.seat
        now = game.appraise(self.view.fork(Seeded(self.view.number)).state, seat)
        after = self.view.after(option, fate=Sampled(1, self.view.number))
        return after.mean(lambda state: game.appraise(state, seat)) <= now + 1e-9


def _of_the_matter(view: View, line: tuple[Option, ...]) -> tuple[Option, ...]:
    """The answers of a line to what is under way, and none beyond.

    Where one answer leaves the rest to Fate (a die rolled again, say) and another does not, only
    the other has a plan for what follows: that plan is no part of what is asked.
    """
    began = height(view.state)
    if not began or len(line) == 1:
        return line
    run = view.fork(Seeded(view.number))
    run.trust(None)
    answers = []
    for _, _, option in along(run, view.number, line, view.seat):
        if height(run.state) < began:
            break
        answers.append(option)
    return tuple(answers)
