"""The coach: what the strongest player would do, and why, for a person to read.

The reason is made from the named terms of the game's own appraisal (`Game.terms`): what is better
after this line than after another, at once or where the futures end in which the lines were tried.
So it is true, as far as the appraisal is, and it fits the order: the first option has something in
its favour, each below it something against it, or chance alone tells them apart. Of those the one
comes first that looks better at once, or does nothing where nothing is gained; and it is said that
they come to the same. What an option is worth is a chance of winning, as in the report (`chances`).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from functools import cached_property
from math import inf, sqrt
from statistics import mean, stdev
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from grimtable.kernel.asks import Ask, Done, No, Option, Pass
from grimtable.kernel.errors import Refused
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import Decide, Sampled, View, declined
from grimtable.kernel.words import Offer, Words
from grimtable.minds.grim import BUDGET, Budget, Grim
from grimtable.minds.kinds import apart, briefly, kinds, left_out
from grimtable.minds.lines import Course, course
from grimtable.minds.player import Planning, Player, follow
from grimtable.minds.quick import asked, by_thumb, has_hunches
from grimtable.minds.ranking import Ranking
from grimtable.minds.trials import Candidate, Futures, is_ahead

Terms: TypeAlias = Mapping[str, float]

BEST = 3
SAMPLES = 12
NOTABLE = 0.02
"""A difference in a term that is worth a word, as a share of the largest."""
MOST = 2
"""How many reasons are given."""
LATER, FEWEST = 8, 3
"""Futures that are followed to their end where what is seen at once is not reason enough; if there
is no time, so few."""
ERRORS = 2
"""By how many standard errors a term must differ in what was tried a few times only."""
LOOKING = 0.3
"""The time for that, as a share of the time for thinking."""
FOLLOWING = 0.6
"""The time for following the lines to be told, the best first, as such a share."""
NOISE = 0.03
"""Whatever chance explains: no more than this is called the same."""
BEYOND = "beyond"
"""The term of what no other term shows: it comes to light after all that was looked at."""
WHO, MUCH = 2, 0.4
"""How many a reason names, and how much of the first one's share the second has at least."""
OF = "/"
"""Between a term and the thing whose share of it is counted."""
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
    """Not at once, but a turn or so later."""
    about: tuple[Words, ...] = ()
    """Whom it is about, above all."""

    @property
    def words(self) -> Words:
        """What is better or worse."""
        return Words(f"term-{self.term}-{'better' if self.better > 0 else 'worse'}")

    def said(self, text: Text) -> str:
        """What is better or worse, and when."""
        words = text.words(self.words)
        if self.about:
            words = text("coach-about", {"what": words, "whom": self.about})
        told = self.later and self.term != BEYOND
        return text("coach-later", {"what": words}) if told else words


class Alike(NamedTuple):
    """Another option that comes to the same: it is worth no less (`even`), or nothing differs."""

    option: Option
    even: bool
    differs: bool = False
    """Whether they get there in different ways."""
    spares: int = 0
    """1 where this one does nothing, and so spends nothing; -1 where the other does."""

    def said(self, text: Text, option: str) -> str:
        """That nothing tells them apart, given the words of the other."""
        if self.differs:
            key = {1: "coach-even-spares", 0: "coach-even", -1: "coach-even-spends"}[self.spares]
            return text(key, {"option": option})
        return text("coach-same" if self.even else "coach-same-now", {"option": option})


class Advice(NamedTuple):
    """An option, what it is worth from 0 to 1, how one would go on, and why."""

    option: Option
    worth: float
    line: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    alike: Alike | None = None
    course: Course | None = None
    """The line to be told: the option, what is answered next, what is expected after that."""
    others: tuple[Option, ...] = ()
    """Options of the same kind that are as good: for another price, or on another square."""

    def said(self, text: Text, scene: Scene, what: str) -> str:
        """The option in words, told from others that read alike."""
        if self.course is None:
            return text.option(self.option, scene, what)
        return self.course.first.said(text, scene)

    def goes_on(self, text: Text, scene: Scene) -> str:
        """How one would go on, in words; "" where that is not known."""
        return self.course.said(text, scene) if self.course else ""

    def beside(self, text: Text, scene: Scene, what: str) -> list[str]:
        """What else comes to the same, in words: of its own kind, and another option."""
        said = []
        if self.others:
            others = briefly(text, scene, what, self.option, self.others)
            said.append(text("coach-or", {"others": others}))
        if self.alike:
            said.append(self.alike.said(text, text.option(self.alike.option, scene, what)))
        return said


class Counsel(NamedTuple):
    """The best options of an ask, the best first; and what every option that was tried is worth."""

    best: list[Advice]
    worths: dict[Option, float]
    even: frozenset[Option] = frozenset()
    """The best option, and those that no more than chance tells from it."""
    lines: Mapping[Option, tuple[Option, ...]] = {}
    """Each option that was tried, with how one would go on."""
    about: Words | None = None
    """What the chances are about, where that is less than the whole game."""

    def blunder(self, option: Option) -> Advice | None:
        """What would be clearly better than this option, if anything is known to be; else None."""
        own = self.worths.get(option)
        if own is None or not self.best or self.best[0].worth - own < BLUNDER:
            return None
        if option in self.even:
            return None
        return self.best[0]


def coach(table: Table, seat: str, budget: Budget = BUDGET, seed: int = 0) -> Counsel:
    """What to answer for a seat that is asked now; its knowledge is all that is used."""
    for opened in table.asks:
        if isinstance(opened.ask, Ask) and opened.ask.seat == seat:
            last = table.last_answer(seat)
            return advise(table.view(opened), opened.ask, budget, seed, last=last)
    raise Refused(f"Nothing is asked of {seat}.", "not-asked-now")


class Sight(NamedTuple):
    """What is seen of an option: the terms of the appraisal, and the appraisal itself."""

    terms: Terms
    worth: float
    sampled: list[Terms] = []
    """The terms each time that it was tried, where chance decides too much to follow it all."""


def advise(
    view: View,
    ask: Ask,
    budget: Budget = BUDGET,
    seed: int = 0,
    always: Option | None = None,
    *,
    told: bool = True,
    last: Option | None = None,
    against: Option | None = None,
) -> Counsel:
    """The best options of an open ask; the seat's knowledge is all that is used.

    What is asked for is `always` tried as well, and what ends a turn: that is warned of, too; and
    what rules of thumb would do, a sure kill, say. Where lines are to be `told`, the best are
    followed beyond what others decide. What was answered `last` is hardly ever taken back. Where it
    is asked what speaks `against` an option, that and the best are all that is told of.
    """
    spare, kind = _spare(view, ask), kinds(view)
    glance = view.game.hunch(view.state, ask) if has_hunches(view.game) else None
    wanted = tuple(o for o in ask.options if o in (always, against, glance) or o.ends)
    tried = Grim(seed, budget, always=wanted).weigh(view, ask)
    tried = [*tried, *left_out(kind, ask, tried, BEST, spare)]
    ranking = Ranking(view, tried, last, spare, kind)
    ranking.level(BEST, wanted, seed, budget, all_of_it=told)
    order = ranking.order
    compared = [one for i, one in enumerate(order) if not i or one.answers[0] not in spare]
    groups = apart(kind, compared, BEST, _is_one)
    alike = {id(group[0]): tuple(one.answers[0] for one in group[1:]) for group in groups}
    shown = [group[0] for group in groups]
    if against is not None:
        shown = shown[:1] + [
            one for one in order if one.answers[0] == against != order[0].answers[0]
        ]
    soon = [_soon(view, one.answers, seed) for one in shown]
    even = [i for i in range(1, len(shown)) if ranking.is_calm(i) and _is_even(shown[0], shown[i])]
    first = max([0, *even], key=lambda i: (round(soon[i].worth, 3), _does_nothing(shown[i])))
    ranking.prefer(first)
    shown.insert(0, shown.pop(first))
    soon.insert(0, soon.pop(first))
    by_worth = sorted(range(len(shown)), key=lambda i: i > 0 and not ranking.comes_anyway(shown[i]))
    shown, soon = [shown[i] for i in by_worth], [soon[i] for i in by_worth]
    weighed, worths = ranking.order, ranking.chances()
    lines = [one.answers for one in shown]
    if len(lines) == 1:  # all that was tried begins alike: it is compared with what was not tried
        lines += [(other,) for other in ask.options if other != lines[0][0]][: BEST - 1]
        soon += [_soon(view, line, seed) for line in lines[1:]]
    sights = _Sights(view, lines, soon, len(shown), seed, budget)
    best, late = list[Advice](), monotonic() + FOLLOWING * budget.seconds
    for i, one in enumerate(shown):
        option, *line = one.answers
        same = sights.same(i, worths)
        close = bool(i) and _reads_even(shown[0], one, worths)
        reasons = sights.reasons(i, even=close and same is None)
        if ranking.comes_anyway(one):  # that another comes first is no reason against it
            reasons = ()
        if same is None and close:
            same = _even(one, shown[0])
        if not i and len(shown) > 1 and not _speak_for(reasons) and same is None:
            other = shown[1]
            if _reads_even(one, other, worths):
                same = _even(one, other)
                reasons = tuple(reason for reason in reasons if reason.term != BEYOND)
        goes_on = course(view, one.answers, seed, late) if told else None
        others = alike.get(id(one), ())
        best.append(Advice(option, worths[option], tuple(line), reasons, same, goes_on, others))
    even_ones = {one.answers[0] for one in weighed if _is_even(weighed[0], one)}
    plans = {one.answers[0]: one.answers for one in weighed}
    about = view.game.at_hand(view.state)
    return Counsel(best, worths, frozenset(even_ones), plans, about)


def _spare(view: View, ask: Ask) -> frozenset[Option]:
    """What is hardly ever wanted, by itself or as it stands: nobody is advised to compare it."""
    fuller = view.game.offers(view, ask)

    def is_spare(option: Option) -> bool:
        offer = fuller.get(option)
        return option.spare or (isinstance(offer, Offer) and offer.spare)

    return frozenset(filter(is_spare, ask.options))


class _Sights:
    """What is seen of some lines at once and later, and what tells one from the first."""

    def __init__(
        self,
        view: View,
        lines: list[tuple[Option, ...]],
        soon: list[Sight],
        tried: int,
        seed: int,
        budget: Budget,
    ) -> None:
        self.view, self.lines, self.soon = view, lines, soon
        self.seed, self.budget = seed, budget
        self.tried = tried
        self._late: list[list[Terms]] | None = None

    @property
    def late(self) -> list[list[Terms]]:
        """The terms where the futures end, of each line; looked for when they are first wanted."""
        if self._late is None:
            self._late = _late(self.view, self.lines, self.seed, self.budget)
        return self._late

    def same(self, i: int, worths: Mapping[Option, float]) -> Alike | None:
        """Another line that comes to the same, if there is one."""
        option = self.lines[i][0]
        for j in range(self.tried):
            other = self.lines[j][0]
            even = abs(worths[option] - worths[other]) < EVEN
            if j == i or not (even or _tells(self.soon[i].terms)):
                continue
            if self._is_same(i, j):
                return Alike(other, even)
        return None

    def reasons(self, i: int, *, even: bool) -> tuple[Reason, ...]:
        """What tells a line from the first, or the first from the next that differs.

        The first has something in its favour, another something against it unless they are `even`;
        where that is not seen at once, what is seen later comes first.
        """
        others = range(1, len(self.lines)) if i == 0 else [0]
        others = [j for j in others if not self._is_same(i, j)]
        others.sort(key=lambda j: _same(self.soon[i].terms, self.soon[j].terms))
        if not others:
            return ()
        others = others[: 1 if self.tried > 1 else BEST]
        for_it = 1 if i == 0 else -1
        at_once = self._named(
            tuple(self._not_by_chance(i, others)),
            self.soon[i].terms,
            [self.soon[j].terms for j in others],
        )
        seen = self.soon[i].worth - mean(self.soon[j].worth for j in others)
        fits = [one for one in at_once if one.better * for_it > 0]
        if even or (fits and seen * for_it > 0):
            lead = fits[:1] if not even else []
            return (*lead, *(one for one in at_once if one not in lead))[:MOST]
        found = self._told_later(i, others)
        later = [one for one in found if one.better * for_it > 0][:MOST]
        if not later and not fits and (at_once or found):
            later = [Reason(BEYOND, float(for_it), later=True)]
        said = {one.term for one in later}  # the same is not named for and against
        rest = [*fits, *(one for one in at_once if one not in fits)] if not later else at_once
        return (*later, *(one for one in rest if one.term not in said))[:MOST]

    def _not_by_chance(self, i: int, others: list[int]) -> Iterator[Reason]:
        """What differs at once, by more than chance explains where it was tried a few times."""
        mine, rest = self.soon[i], [self.soon[j] for j in others]
        for one in _reasons(mine.terms, [other.terms for other in rest]):
            both = [other.sampled for other in rest if other.sampled and mine.sampled]
            errors = [_error(one.term, mine.sampled, theirs) for theirs in both]
            if abs(one.better) > ERRORS * max(errors, default=0.0):
                yield one

    def _told_later(self, i: int, others: list[int]) -> list[Reason]:
        """What differs where the futures end, by more than chance explains."""
        late = self.late
        mine, rest = _mean(late[i]), [_mean(late[j]) for j in others]
        return [
            one._replace(later=True)
            for one in self._named(_reasons(mine, rest), mine, rest)
            if abs(one.better) > ERRORS * max(_error(one.term, late[i], late[j]) for j in others)
        ]

    def _named(
        self, reasons: tuple[Reason, ...], mine: Terms, others: list[Terms]
    ) -> tuple[Reason, ...]:
        """The same reasons, each with those that have most of the difference."""
        return tuple(
            one._replace(
                about=tuple(self._names[i] for i in _about(one, mine, others, self._names))
            )
            for one in reasons
        )

    @cached_property
    def _names(self) -> Mapping[str, Words]:
        """What things are called as the table stands now."""
        view = self.view
        return view.game.scene(view.fork(Seeded(view.number)).state, view.seat).called()

    def _is_same(self, i: int, j: int) -> bool:
        if not _same(self.soon[i].terms, self.soon[j].terms):
            return False
        return _same(_mean(self.late[i]), _mean(self.late[j]))


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


def _is_even(one: Candidate, other: Candidate) -> bool:
    """Whether no more than chance tells two apart."""
    if abs(one.worth - other.worth) > NOISE:
        return False
    return not is_ahead(one, other) and not is_ahead(other, one)


def _is_one(one: Candidate, other: Candidate) -> bool:
    """Whether two of one kind are one tip: what they are worth hardly differs."""
    return _is_even(one, other) or abs(one.worth - other.worth) < EVEN


def _does_nothing(one: Candidate) -> bool:
    """Whether somebody does no more than they must."""
    return isinstance(one.answers[0], Pass | Done | No) or one.answers[0].ends


def _even(one: Candidate, other: Candidate) -> Alike:
    """That one is worth as much as another."""
    spares = _does_nothing(one) - _does_nothing(other)
    return Alike(other.answers[0], even=True, differs=True, spares=spares)


def _soon(view: View, line: tuple[Option, ...], seed: int) -> Sight:
    """What is seen when what a line begins is over, on average.

    Who does nothing more this turn is seen as it stands: that others move next is no reason.
    """
    game, seat = view.game, view.seat
    if line[0].ends and not getattr(view.state, "under_way", ()):
        stands = view.fork(Seeded(view.number)).state
        return Sight(_terms_of(view, stands), game.appraise(stands, seat))
    states: list[Any] = []
    for sample in range(SAMPLES):
        decide = _planned(line[1:], seat, no_further=False)
        fate = Sampled(1, seed * SAMPLES + sample)
        after = view.after(line[0], until="blow", fate=fate, decide=decide)
        states += [way.state for way in after.ways]
        if after.exact:
            break
    worth = mean(game.appraise(state, seat) for state in states)
    terms = [_terms_of(view, state) for state in states]
    return Sight(_mean(terms), worth, [] if after.exact else terms)


def _late(
    view: View, lines: list[tuple[Option, ...]], seed: int, budget: Budget
) -> list[list[Terms]]:
    """The terms of each line at the ends of futures like those in which it was tried.

    Where no futures are tried: when the turn is over.
    """
    turns = view.game.horizon(view.state)
    late = monotonic() + LOOKING * budget.seconds
    futures = Futures(view, seed, turns, inf)
    found: list[list[Terms]] = [[] for _ in lines]
    tried = turns > 0 and type(view.game).appraise is not Game.appraise
    whole = all(len(_before_the_end(line)) > 1 for line in lines)
    for sample in range(LATER):
        if sample >= FEWEST and monotonic() > late:
            break
        for line, terms in zip(lines, found, strict=True):
            if tried:
                terms.append(_terms_of(view, futures.end(line, sample).state))
            else:
                terms.append(_terms_of(view, _turned(view, line, seed * LATER + sample, whole)))
    return found


def _turned(view: View, line: tuple[Option, ...], seed: int, whole: bool) -> Any:
    """The situation after a `whole` line; or when the turn is over, if some have no line."""
    planned = _before_the_end(line) if whole else line
    decide = _planned(planned[1:], view.seat, no_further=whole)
    after = view.after(planned[0], until="turn", fate=Sampled(1, seed), decide=decide)
    return after.ways[0].state


def _before_the_end(line: tuple[Option, ...]) -> tuple[Option, ...]:
    """A line without the answer that ends it: what comes then is up to Fate and others."""
    return line[:-1] if len(line) > 1 and line[-1].ends else line


def _is_close(worth: float, other: float) -> bool:
    """Whether people read the same percent, or one that is off by one."""
    return abs(round(100 * worth) - round(100 * other)) <= 1


def _reads_even(one: Candidate, other: Candidate, worths: Mapping[Option, float]) -> bool:
    """Whether two may be called about the same: no figure that people read says otherwise."""
    mine, theirs = worths[one.answers[0]], worths[other.answers[0]]
    return _is_close(mine, theirs) or (_is_even(one, other) and abs(mine - theirs) <= NOISE)


def _speak_for(reasons: tuple[Reason, ...]) -> bool:
    """Whether something is better."""
    return any(reason.better > 0 for reason in reasons)


def _mean(seen: list[Terms]) -> Terms:
    """The mean of every term over the situations in which it counts."""
    terms = dict.fromkeys(term for one in seen for term in one)
    return {term: mean(one[term] for one in seen if term in one) for term in terms}


def _error(term: str, mine: list[Terms], others: list[Terms]) -> float:
    """How far off the difference in a term may be, in futures that begin alike."""
    pairs = zip(mine, others, strict=True)
    apart = [one[term] - other[term] for one, other in pairs if term in one and term in other]
    return stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0


def _terms_of(view: View, state: Any) -> Terms:
    """The terms of a situation; where the game is over, only how it ended."""
    outcome = view.game.outcome(state)
    if outcome:
        return {DECIDED: outcome.result.get(view.seat, EQUAL) - EQUAL}
    shares = {
        f"{term}{OF}{thing}": share
        for term, parts in view.game.shares(state, view.seat).items()
        for thing, share in parts.items()
    }
    return {DECIDED: 0.0, **view.game.terms(state, view.seat), **shares}


def _planned(line: tuple[Option, ...], seat: str, no_further: bool) -> Decide:
    """Answer as planned; what was not foreseen by rules of thumb, or as who does no more."""
    left = list(line)

    def decide(run: Run, opened: Open) -> Option | None:
        ask = opened.ask
        if left and isinstance(ask, Ask) and ask.seat == seat and left[0] in ask.options:
            return left.pop(0)
        if no_further and (not left or (isinstance(ask, Ask) and ask.seat == seat)):
            return None
        if has_hunches(run.game) and run.game.horizon(run.state):
            return by_thumb(run, opened)
        if isinstance(ask, Ask) and (len(ask.options) == 1 or ask.options[-1].ends):
            return ask.options[-1]
        return declined(run, opened)

    return decide


def _about(
    reason: Reason, mine: Terms, others: list[Terms], known: Container[str]
) -> tuple[str, ...]:
    """Of whom a reason speaks: the few that have most of the difference."""
    found = {}
    for key in mine:
        term, of, thing = key.partition(OF)
        if of and term == reason.term and thing in known:
            rest = [other[key] for other in others if key in other]
            if rest:
                found[thing] = (mine[key] - mean(rest)) * (1 if reason.better > 0 else -1)
    most = sorted(found, key=lambda thing: -found[thing])[:WHO]
    return tuple(one for one in most if found[one] > max(1e-9, MUCH * found[most[0]]))


def _same(mine: Terms, other: Terms) -> bool:
    """Whether no term differs."""
    return mine.keys() == other.keys() and all(abs(mine[t] - other[t]) < 1e-9 for t in mine)


def _tells(terms: Terms) -> bool:
    """Whether the game has named what it counts there."""
    return len(terms) > 1


def _compares(mine: Terms, other: Terms) -> bool:
    """Whether something is counted after both."""
    return bool((mine.keys() & other.keys()) - {DECIDED})


def _reasons(mine: Terms, others: list[Terms]) -> tuple[Reason, ...]:
    """The terms in which an option differs from the others, those that differ most first."""
    found = []
    for term in mine:
        if OF in term:
            continue
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
    return tuple(sorted(notable, key=lambda one: (one.term != DECIDED, -abs(one.better))))
