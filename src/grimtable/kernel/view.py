"""A running game as one seat may see it, and the one "what if".

`View.after` runs the real rules on forks and tells what can happen, with its chance. Offers,
previews, odds, coach and computer players all use it; there is no second movement, attack or
probability anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar

from grimtable.kernel.asks import Ask, Chance, Mark, Option, Roll
from grimtable.kernel.fate import Fate, Seeded, outcomes
from grimtable.kernel.run import Heard, Open, Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event, State

if TYPE_CHECKING:
    from grimtable.kernel.game import Game  # whose offers take a view

H = TypeVar("H", bound=Hashable)

Until: TypeAlias = (
    Literal["chance", "decision", "begun", "blow", "turn"] | Callable[[Run, Mark], bool]
)
"""Where to stop: when Fate or a seat is asked; at the next decision of a seat; when what the option
begins is over; when what is under way now (or else what the option begins) is over; when the next
turn begins; or at the first mark for which a function says so."""

Decide: TypeAlias = Callable[[Run, Open], Option | None]
"""Answers what is asked on the way; None stops there."""


class Exact(NamedTuple):
    """Follow every answer of Fate, each with its chance, as long as that is affordable."""

    leaves: int = 2_000
    """Ways that are affordable: about a tenth of a second. No clock decides, so that the same
    question has the same answer on every machine."""
    samples: int = 256
    """How often Fate is let answer at random where it is not affordable."""


class Sampled(NamedTuple):
    """Let Fate answer at random, so many times; the same seed serves every option."""

    times: int
    seed: int = 0


EXACT = Exact()
LIKELY = 0.98
"""Half the width of the 95 % interval of an even chance that was tried once."""


class Same(NamedTuple):
    """What comes to the same for all that is asked of a walk, and is therefore followed once."""

    situation: Callable[[Any], Hashable]
    """What of a state has a bearing on what follows; None: it is like no other."""
    bearing: Callable[[Any, Chance], Callable[[tuple[Any, ...]], Hashable] | None]
    """Tells what of an answer of Fate has a bearing, in that state; None: all of it."""


class Way(NamedTuple):
    """One way it can go: the situation it leads to, and how likely it is."""

    run: Run
    chance: Fraction

    @property
    def state(self) -> Any:
        """What lies on the table then."""
        return self.run.state

    @property
    def told(self) -> list[Event]:
        """What happened on the way, if it was asked to be told."""
        return self.run.state.events or []


class After(NamedTuple):
    """All that can happen after an option, as far as it was followed.

    `exact` says whether the chances are those of the rules; else they were sampled, or hold for
    what is hidden as it was dealt anew.
    """

    ways: list[Way]
    exact: bool
    sampled: bool = False
    error: float = 0.0
    """Half the width of the 95 % interval of a chance, at most, where it was sampled."""

    def chance(self, of: Callable[[Any], bool]) -> Fraction:
        """How likely it is that this holds then."""
        return sum((way.chance for way in self.ways if of(way.state)), Fraction(0))

    def mean(self, of: Callable[[Any], float]) -> float:
        """What this is on average."""
        return sum(float(way.chance) * of(way.state) for way in self.ways)

    def spread(self, of: Callable[[Any], H]) -> dict[H, Fraction]:
        """How likely each value of this is."""
        found: dict[H, Fraction] = {}
        for way in self.ways:
            value = of(way.state)
            found[value] = found.get(value, Fraction(0)) + way.chance
        return found


def percent(chance: Fraction | float) -> int:
    """A chance as people say it; what is possible is not called 0, nor what is unsure 100.

    >>> percent(0.004), percent(0.5), percent(0.625), percent(0.997), percent(1)
    (1, 50, 63, 99, 100)
    """
    whole = int(100 * chance + 0.5)  # a half goes up, as the browser rounds it
    return min(max(whole, 1 if chance else 0), 100 if chance == 1 else 99)


def declined(run: Run, opened: Open) -> Option | None:
    """Answer as somebody who does no more than they must: pass, stop, say no; else stop there."""
    return opened.ask.declining if isinstance(opened.ask, Ask) else None


class View:
    """A running game as one seat may see it: its scene, and forks with the hidden dealt anew."""

    __slots__ = ("_run", "number", "ordered", "seat")

    def __init__(
        self, run: Run, number: int, seat: str, ordered: frozenset[str] = frozenset()
    ) -> None:
        self._run, self.number, self.seat = run, number, seat
        self.ordered = ordered
        """The asks that people leave to the program, as a table tells (`Game.ties`)."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._run.game

    @property
    def state(self) -> Any:
        """What lies on the table, hidden things included: to be worded, as a scene is."""
        return self._run.state

    @property
    def ask(self) -> Ask | Chance:
        """What is asked."""
        return self._run.find(self.number)

    def scene(self) -> Scene:
        """What the seat sees."""
        return self.game.scene(self._run.state, self.seat)

    def fork(self, fate: Fate, *, keep: bool = False) -> Run:
        """The situation to try things on, with what the seat can't know dealt anew by `fate`."""
        return self._run.fork(fate, self.seat, keep=keep)

    def after(
        self,
        option: Option | tuple[Any, ...] | None,
        *,
        until: Until = "decision",
        fate: Exact | Sampled = EXACT,
        decide: Decide = declined,
        tell: bool = False,
        same: Same | None = None,
        known: bool = False,
    ) -> After:
        """What can happen after an option of the open ask, until then, by the real rules.

        Where Fate is asked: after what it answers; or, without that, all that can happen.
        `decide` answers what seats are asked on the way, where it does not end at a decision.
        With `tell`, each way tells what happened on it. What is too large to be followed exactly
        is sampled instead, and says so. What `same` says comes to the same is followed once: such
        ways tell what happened on one of them. Who looks back on a game has `known` all: nothing
        is dealt anew.
        """
        walk = _Walk(self, option, stops_of(until, self._run.state), decide, tell, known)
        if until == "chance":
            return walk.at_once()
        if isinstance(fate, Exact):
            if same is not None:
                return walk.merged(fate, same)
            ways = walk.all(fate)
            if ways is not None:
                return After(ways, not walk.dealt)
            fate = Sampled(fate.samples)
        return walk.some(fate)


class _Halt(Exception):
    """Raised at the mark where a walk ends."""


class _Stop:
    """Listens to a fork, and stops it at the first mark where its question is answered."""

    def __init__(self, at: Callable[[Run, Mark], bool]) -> None:
        self.at = at

    def heard(self, heard: Heard) -> None:
        """Nothing: only marks matter."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if self.at(run, mark):
            raise _Halt


def stops_of(until: Until, state: State) -> Callable[[Run, Mark], bool] | None:
    """The marks at which a walk ends; None where it ends at the next decision."""
    if until in ("decision", "chance"):
        return None
    if until == "turn":
        return lambda run, mark: mark.turn is not None
    if until in ("begun", "blow"):
        height = len(getattr(state, "under_way", ()))
        if until == "blow":
            height = max(height - 1, 0)
        return lambda run, mark: len(getattr(run.state, "under_way", ())) <= height
    assert callable(until)
    return until


class _Walk:
    """An option tried: from its answer to where it ends."""

    def __init__(
        self,
        view: View,
        option: Option | tuple[Any, ...] | None,
        stops: Callable[[Run, Mark], bool] | None,
        decide: Decide,
        tell: bool,
        known: bool,
    ) -> None:
        self.view, self.option, self.decide, self.tell = view, option, decide, tell
        self.stops, self.seat = stops, None if known else view.seat
        self.listener = _Stop(stops) if stops is not None else None
        self.dealt = False

    def at_once(self) -> After:
        """What follows before anything is left to chance: one way, and sure."""
        run = self._begin(None, Seeded(self.view.number))
        self._chosen(run)
        return After([Way(run, Fraction(1))], not run.dealt_anew)

    def all(self, fate: Exact) -> list[Way] | None:
        """Every way with its exact chance; None where there are too many."""
        first = self._begin(None, Seeded(self.view.number))
        self.dealt = first.dealt_anew
        ended: list[Way] = []
        over = self._chosen(first)
        waiting = [(first, Fraction(1), over)]
        while waiting:
            run, share, over = waiting.pop()
            if over or self._onward(run):
                ended.append(Way(run, share))
                continue
            number, ask = run.asks[0]
            assert isinstance(ask, Chance)
            for answer, chance in outcomes(ask):
                twin = self._fork(run)
                waiting.append((twin, share * chance, self._answer(twin, number, answer)))
                if len(ended) + len(waiting) > fate.leaves:
                    return None
        return ended

    def merged(self, fate: Exact, same: Same) -> After:
        """Every way, answer of Fate by answer of Fate; those that come to the same are one.

        Where that is not affordable any more, Fate answers at random from there on.
        """
        first = self._begin(None, Seeded(self.view.number))
        ended: list[Way] = []
        level, tried = [(first, Fraction(1), self._chosen(first))], 0
        while level:
            at: dict[Hashable, Way] = {}
            for number, (run, share, over) in enumerate(level):
                if over or self._onward(run):
                    ended.append(Way(run, share))
                    continue
                alike = same.situation(run.state)
                key = number if alike is None else (alike,)
                at[key] = Way(at[key].run, at[key].chance + share) if key in at else Way(run, share)
            asked = list(at.values())
            answers = self._answers(asked, same, fate.leaves - tried)
            if answers is None:
                return self._sampled(ended, asked, fate.samples)
            tried += sum(map(len, answers))
            level = []
            for way, can_follow in zip(asked, answers, strict=True):
                kept = self._fork(way.run, keep=True)  # what led here is replayed once, not often
                for answer, chance in can_follow:
                    twin = self._fork(kept)
                    over = self._answer(twin, twin.asks[0].number, answer)
                    level.append((twin, way.chance * chance, over))
        return After(ended, not first.dealt_anew)

    def _answers(
        self, asked: list[Way], same: Same, affordable: int
    ) -> list[list[tuple[tuple[Any, ...], Fraction]]] | None:
        """What Fate can answer in each of these; None where that is more than is affordable."""
        found: list[list[tuple[tuple[Any, ...], Fraction]]] = []
        known: dict[Hashable, list[tuple[tuple[Any, ...], Fraction]]] = {}
        for way in asked:
            ask = way.run.asks[0].ask
            assert isinstance(ask, Chance)
            bearing = same.bearing(way.state, ask)
            key = (bearing, ask.dice) if isinstance(ask, Roll) else len(found)
            if key not in known:
                known[key] = _merged(ask, bearing)
            found.append(known[key])
            affordable -= len(known[key])
            if affordable < 0:
                return None
        return found

    def _sampled(self, ended: list[Way], asked: list[Way], samples: int) -> After:
        """What has ended, and what may follow where Fate is asked, each as often as is its due."""
        ways, rest = list(ended), sum((way.chance for way in asked), Fraction(0))
        share, due, seed = rest / samples, rest / samples / 2, 0
        for way in asked:
            due += way.chance
            times, due = int(due / share), due % share
            kept = self._fork(way.run, keep=True) if times > 1 else way.run
            for _ in range(times):
                twin, seed = self._fork(kept), seed + 1
                if not self._trusts(twin, Seeded(seed)):
                    self._onward(twin)
                ways.append(Way(twin, share))
        return After(ways, False, True, LIKELY * float(rest) / sqrt(samples))

    def some(self, fate: Sampled) -> After:
        """Some ways, each as likely."""
        ways: list[Way] = []
        for sample in range(fate.times):
            dice = _Counting(fate.seed * 64 + sample)
            given = isinstance(self.option, tuple)  # else the dice would answer in its place
            run = self._begin(None if given else dice, dice)
            over = self._chosen(run) or (given and self._trusts(run, dice))
            if not (over or self._onward(run)):
                raise AssertionError("Fate is asked of a fork that has one")
            ways.append(Way(run, Fraction(1, fate.times)))
            if sample == 0 and not dice.asked:
                return After([Way(run, Fraction(1))], True)  # nothing was left to chance
        return After(ways, False, True, LIKELY / sqrt(fate.times))

    def _begin(self, fate: Fate | None, dealer: Fate) -> Run:
        run = self.view._run.fork(fate, self.seat, dealer=dealer)
        if self.tell:
            run.state.events = []
        return self._listening(run)

    def _fork(self, run: Run, *, keep: bool = False) -> Run:
        """A fork of a walk under way that has been told the same so far."""
        twin = run.fork(None, keep=keep)
        if self.tell:
            twin.state.events = list(run.state.events or ())
        return self._listening(twin)

    def _listening(self, run: Run) -> Run:
        run.listen(self.listener)
        return run

    def _chosen(self, run: Run) -> bool:
        """Take the option, if there is one; whether the walk ended on the way."""
        return self.option is not None and self._answer(run, self.view.number, self.option)

    def _trusts(self, run: Run, fate: Fate) -> bool:
        """Let this Fate answer from now on; whether the walk ended on the way."""
        try:
            run.trust(fate)
        except _Halt:
            return True
        return False

    def _answer(self, run: Run, number: int, answer: Any) -> bool:
        """Give an answer; whether the walk ended on the way."""
        try:
            run.give(number, answer)
        except _Halt:
            return True
        return False

    def _onward(self, run: Run) -> bool:
        """Answer for seats until Fate is asked (no), or it ends (yes)."""
        while not run.over:
            opened = run.asks[0]
            if isinstance(opened.ask, Chance):
                return False
            if self.stops is None:
                return True
            answer = self.decide(run, opened)
            if answer is None:
                return True
            if self._answer(run, opened.number, answer):
                return True
        return True


def _merged(
    ask: Chance, bearing: Callable[[tuple[Any, ...]], Hashable] | None
) -> list[tuple[tuple[Any, ...], Fraction]]:
    """What Fate can answer: of those that come to the same one, with the chance of all."""
    if bearing is None:
        return list(outcomes(ask))
    found: dict[Hashable, tuple[tuple[Any, ...], Fraction]] = {}
    for answer, chance in outcomes(ask):
        key = bearing(answer)
        one, before = found.get(key, (answer, Fraction(0)))
        found[key] = one, before + chance
    return list(found.values())


class _Counting(Seeded):
    """Fate from a seed that remembers how often it was asked."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def answer(self, ask: Chance) -> tuple[Any, ...]:
        self.asked += 1
        return super().answer(ask)
