"""The moments of a finished game: what every answer changed, by turns, and what turned it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from grimtable.kernel.asks import FATE, MARK, Ask, Chance, Done, Mark, No, Option, Pass
from grimtable.kernel.run import Heard, Open, Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import Decide, Exact, View, declined
from grimtable.minds.chances import outlook

if TYPE_CHECKING:  # the coach tells its lines by turns, as these moments do
    from grimtable.minds.coach import Reason

FOLLOWED = Exact(leaves=40, samples=12)
"""In how many ways it is followed what a roll may lead to."""
KEPT = 4
"""For so many asks after a roll whoever is asked declines: it could be rolled again, say."""
PARTS, PART = 3, 0.02
"""How many moments of a turn are named, and how much each must have changed."""
REST = 0.005
"""What the parts of a turn leave of it that is worth a line."""
EVENTS = 2
"""How much is told of what came of a moment: who acted, and what that did."""
TERSE = 2
"""So few words name somebody or a place, and not what was done: Vorn; square i7."""
CLOSED = tuple("?!.:…")
"""With what a question ends that needs no colon before its answer."""
MOSTLY = 0.5
"""The share of what a turn changed from which on one thing is what changed it."""


class Moment(NamedTuple):
    """An answer, what it changed; and of a roll or draw, what was to be expected, and what came."""

    at: int
    """How many answers came before it."""
    seat: str
    answer: str
    before: float
    after: float
    expected: float
    """The chance when what was under way is over, or somebody decides, before Fate answered."""
    came: float
    """The same after that answer: what is still to be rolled is expected, not yet luck."""
    ends: bool = False
    """Whether it only ended something, as a turn: who is to move changes, and nothing turned."""
    turn: int = 0
    """How many turns had begun."""
    open: bool = True
    """Whether it was a choice: something else could be answered, and it broke no mere tie of those
    whom nobody plays (`Game.ties`)."""
    declines: bool = False
    """Whether nothing was done by it: what came then came of others, or of the game itself."""
    fell: tuple[str, ...] = ()
    """The players' own pieces that fell by it."""

    @property
    def luck(self) -> float:
        """What Fate gave beyond what was to be expected."""
        return self.came - self.expected

    @property
    def change(self) -> float:
        """What it changed: by luck, or by a decision."""
        return self.luck if self.seat == FATE else self.after - self.before


class Turn(NamedTuple):
    """A turn from its beginning to that of the next: whose, which of theirs, and what happened.

    What comes before anybody's first turn is nobody's, and has the number 0.
    """

    whose: str
    number: int
    moments: list[Moment]

    @property
    def change(self) -> float:
        """What it changed. Turns are measured where one begins: there, nobody has moved yet."""
        return self.moments[-1].after - self.moments[0].before

    @property
    def luck(self) -> float:
        """What of it was luck."""
        return sum(moment.luck for moment in self.moments)

    @property
    def deeds(self) -> list[tuple[Moment, float]]:
        """What each choice came to, with the dice that fell for it; together they are the turn.

        Who ends a turn, or lets something come, lets the game act. A blow that missed is worth what
        it came to, not what it promised. Of each the moment is named that changed most its way.
        """
        found = []
        for those in self._deeds():
            change = those[-1].after - those[0].before
            most = max(those, key=lambda one: (one.after - one.before) * change)
            found.append((most, change))
        return found

    def _deeds(self) -> list[list[Moment]]:
        found: list[list[Moment]] = []
        for moment in self.moments:
            if found and (moment.seat == FATE or (moment.declines and not moment.ends)):
                found[-1].append(moment)
            else:
                found.append([moment])
        return found

    def roll_for(self, deed: Moment) -> Moment | None:
        """The roll that fell for a deed, the one that changed most; None where that is named."""
        those = next((those for those in self._deeds() if deed in those), [])
        rolls = [one for one in those if one.seat == FATE]
        if deed in rolls:
            return None
        return max(rolls, key=lambda one: abs(one.after - one.before), default=None)


def _largest(parts: list[tuple[Moment, float]]) -> list[tuple[Moment, float]]:
    """The few that changed most."""
    return sorted(parts, key=lambda part: -round(abs(part[1]), 3))[:PARTS]


class TurningPoint(NamedTuple):
    """A moment at which the game turned: by luck, by what a rival did, or by a worse choice.

    Of a whole `turn` that turned it, it is the moment that weighed most.
    """

    moment: Moment
    change: float
    better: Option | None = None
    """What the coach would have done, where it was an own choice."""
    again: int = 0
    """Where one can try it anew: how many answers came before the own choice that led to it."""
    turn: Turn | None = None
    why: tuple[Reason, ...] = ()
    """What speaks for what is better."""
    line: tuple[Option, ...] = ()
    """How one would have gone on from it."""
    since: int = -1
    """Of somebody's fall, at which answer began what led to it: the roll, say."""

    def parts(self, *, own: bool, rivals: bool = True) -> list[tuple[Moment, float]]:
        """What weighed most in a whole turn that turned it, and how much.

        Without rivals these are deeds, each with the dice that fell for it. With rivals it depends:
        In an own turn that is luck first, as what was chosen is judged by itself; in a rival's what
        happened. Where neither went the way of the turn, nothing is named. A roll or draw that
        brought what was to be expected is no cause: what led to it is.
        """
        sign = 1 if self.change > 0 else -1
        if not rivals:
            deeds = self.turn.deeds if self.turn else []
            return _largest([deed for deed in deeds if sign * deed[1] >= PART])
        moments = [moment for moment in self.turn.moments if not moment.ends] if self.turn else []
        happened = [moment.after - moment.before for moment in moments]
        luck = [moment.luck for moment in moments]
        for i in range(len(moments) - 1, 0, -1):
            if moments[i].seat == FATE and abs(luck[i]) < PART:
                happened[i - 1] += happened[i]
                happened[i] = 0.0
        for changes in (luck, happened) if own else (happened, luck):
            found = [part for part in zip(moments, changes, strict=True) if sign * part[1] >= PART]
            if found:
                return _largest(found)
        return []

    @property
    def kind(self) -> str:
        """A `choice`, `luck`, a `rival` who did something, a `fall`, or a whole `turn`."""
        if self.since >= 0:
            return "fall"
        if self.turn is not None:
            return "turn"
        if self.better is not None:
            return "choice"
        return "luck" if self.moment.seat == FATE else "rival"

    def said(self, text: Text, name: str, *, own: bool, rivals: bool = True) -> str:
        """Whose turn it was, and what turned it: luck, a rival, or more than that."""
        assert self.turn is not None
        lucky = self.turn.luck * self.change >= MOSTLY * self.change**2
        why = "luck" if lucky else "together" if not rivals else "own" if own else "theirs"
        came = "more" if self.change > 0 else "less"
        return text(f"report-turn-{why}", {"who": name, "n": self.turn.number, "came": came})


def in_words(ask: Ask | Chance, answer: str, scene: Scene, text: Text) -> str:
    """An answer in words: the option, or what Fate was asked and said.

    Who only declines, or points at somebody or a place, says little without what was asked.
    """
    if isinstance(ask, Chance):
        return f"{text.fate(ask)}: {text.value(ask.read(answer))}"
    option = ask.read(answer)
    said = text.option(option, scene, ask.what)
    terse = isinstance(option, Pass | Done | No) or len(said.split()) <= TERSE
    if not terse:
        return said
    asked = text.ask(ask)
    return f"{asked} {said}" if asked[-1:] in CLOSED else f"{asked}: {said}"


class Begun:
    """Listens to a replay: whose turns have begun."""

    def __init__(self) -> None:
        self.whose: list[str] = []

    def heard(self, heard: Heard) -> None:
        """Nothing: only turns count."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        if mark.turn is not None:
            self.whose.append(mark.turn)


class _Steps:
    """Listens to what comes of one answer: how much was told at each mark, and how it stood."""

    def __init__(self, run: Run, seat: str) -> None:
        self.seat, self.seen = seat, list[tuple[int, float]]()
        run.state.events = []
        self.marked(run, MARK)
        run.listen(self)

    def heard(self, heard: Heard) -> None:
        """Nothing: it is known what was answered."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: the script has reached a mark."""
        told = len(run.state.events or ())
        self.seen.append((told, outlook(run.game, run.state, self.seat)))


def came_of(table: Table, seat: str, moment: Moment) -> list[Event]:
    """The first events of what weighed most in what came of a decision, until the next one.

    What is chosen often is not what changed it: the enemy acts, and nobody is asked. Of a roll its
    own words tell enough.
    """
    if moment.seat == FATE:
        return []
    run = table.past(moment.at)()
    steps = _Steps(run, seat)
    number = table.entries(moment.at, moment.at + 1)[0].ask
    run.give(number, run.find(number).read(moment.answer))
    steps.marked(run, MARK)
    sign = 1 if moment.after > moment.before else -1
    changes = [
        (sign * (now - before), since, told)
        for (since, before), (told, now) in pairwise(steps.seen)
        if told > since
    ]
    change, since, told = max(changes, default=(0.0, 0, 0))
    if run.over and told == len(run.state.events or ()):
        since = told - 1  # that it is over is told last
    events = (run.state.events or [])[since:told] if change > 0 else []
    return [event for event in events if event.known_to(seat)][:EVENTS]


def turns_of(moments: list[Moment], begun: list[str]) -> list[Turn]:
    """The moments by turns, and whose these are."""
    found = []
    for number, of in groupby(moments, key=lambda moment: moment.turn):
        whose = begun[number - 1] if 0 < number <= len(begun) else ""
        found.append(Turn(whose, begun[:number].count(whose), list(of)))
    return found


def replayed(
    table: Table, seat: str, progress: Callable[[int, int], None]
) -> tuple[list[Moment], list[str]]:
    """Every answer and what it changed, and whose turns began on the way."""
    run, journal, game = table.past(0)(), table.journal, table.game
    turns = Begun()
    run.listen(turns)

    def chance(state: Any) -> float:
        return outlook(game, state, seat)

    found = []
    stands, down = chance(run.state), game.fallen(run.state)
    for at, entry in enumerate(journal):
        turn, ask = len(turns.whose), run.find(entry.ask)
        answer = ask.read(entry.answer)
        expected = came = stands
        if entry.seat == FATE:
            view = View(run, entry.ask, seat)
            decide = _kept(entry.ask + KEPT)
            expected, came = (
                view.after(given, until="blow", fate=FOLLOWED, decide=decide, known=True).mean(
                    chance
                )
                for given in (None, answer)
            )
        free = isinstance(ask, Ask) and len(ask.options) > 1 and ask.what not in game.ties
        run.give(entry.ask, answer)
        now = chance(run.state)
        ends = isinstance(answer, Option) and answer.ends
        declines = isinstance(answer, Pass | Done | No)
        chances = (stands, now, expected, came)
        fallen = game.fallen(run.state)
        fell = tuple(sorted(fallen - down))
        moment = Moment(at, entry.seat, entry.answer, *chances, ends, turn, free, declines, fell)
        found.append(moment)
        stands, down = now, fallen
        progress(at + 1, len(journal))
    return found, turns.whose


def _kept(last: int) -> Decide:
    """Decline what is asked soon, and decide nothing after that."""

    def decide(run: Run, opened: Open) -> Option | None:
        return declined(run, opened) if opened.number <= last else None

    return decide
