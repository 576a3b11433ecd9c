"""The coach and the report after the game, thought out by the workers of computer players."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from grimtable.kernel.asks import FATE, Ask, Done, No, Option, Pass
from grimtable.kernel.errors import Refused
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.minds import mind, moments
from grimtable.minds.coach import BLUNDER, Advice, Counsel, advise, intended
from grimtable.minds.lines import Deed, planned
from grimtable.minds.mistakes import LOOKED, SURE
from grimtable.minds.moments import REST, Moment, came_of, in_words
from grimtable.minds.report import Review, overview
from grimtable.web.api import Id, Language, TheHall, seats_of
from grimtable.web.errors import NotYours
from grimtable.web.guard import payer
from grimtable.web.hall import Hall
from grimtable.web.live import Live
from grimtable.web.shelf import find_once
from grimtable.web.thinkers import Job

Whole = Annotated[bool, QueryParameter(description="all of it, or the next step")]
DICE = 3
"""So many rolls are told at once, or a roll and that it is kept."""
KEPT = frozenset(str(option) for option in (No(), Pass(), Done()))
LOOKS = 5
"""How many own choices are looked at in a step of a report."""


class ReasonView(Struct, frozen=True):
    """What is better, or worse, after an option than after the others; null: nothing differs."""

    words: str
    better: bool | None


class AdviceView(Struct, frozen=True):
    """An option by its index, what it is worth from 0 to 1, how one would go on, and why."""

    option: int
    words: str
    worth: float
    line: str
    """How one would go on, in words: what is answered next, and what is expected after that."""
    reasons: list[ReasonView]
    plan: list[str]
    """The option and the line, in notation, to be pinned."""


class CounselView(Struct, frozen=True):
    """The best options of an ask, and what each that was tried is worth; `blunder` less is bad."""

    ask: int
    best: list[AdviceView]
    worths: list[tuple[int, float]]
    blunder: float
    about: str = ""
    """What can be won with these chances, where that is less than the whole game: this fight."""


class IntentView(Struct, frozen=True):
    """What a computer player means to answer to an ask and then: in words, and in notation."""

    ask: int
    words: list[str]
    plan: list[str]


class Part(Struct, frozen=True):
    """What weighed in a whole turn: after so many answers, what, and by how much."""

    at: int
    words: str
    change: float


class TurningPoint(Struct, frozen=True):
    """Where a game turned: after so many answers, by whom, by how much, and what was better.

    Its kind is `choice`, `luck`, `rival`, `fall` or `turn`: a whole one, with the `parts` that
    weighed most. Who tries it anew chooses after `again` answers; `why` is what speaks for what was
    better, `when` what the table said then.
    """

    at: int
    again: int
    who: str
    words: str
    change: float
    kind: str
    better: str
    why: list[str]
    parts: list[Part]
    when: str = ""


class ReportView(Struct, frozen=True):
    """A finished game as a seat lived it: how it stood after every answer, and where it turned.

    Of `looks` that the coach takes at own choices so many are `done`: until it is done there may be
    more to tell.
    """

    seat: str
    curve: list[float]
    turning: list[TurningPoint]
    luck: float
    done: int
    looks: int
    ahead: bool = False
    """Whether the curve looks ahead as the coach does; else it goes by what lay on the table."""


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """An open ask, by its number."""

    ask: int


class Advising(Struct, frozen=True):
    """An ask to be advised on."""

    job: Job
    last: bytes
    """What the seat has answered last, packed: a worker finds the game first."""

    def think(self) -> Counsel:
        """What the strongest player would do."""
        view, ask = self.job.looked_at()
        return advise(view, ask, seed=self.job.seed, last=pickle.loads(self.last))


class Intending(Struct, frozen=True):
    """An ask to which a computer player says what it intends."""

    job: Job

    def think(self) -> tuple[Option, ...]:
        """Its answers, as far as it has a plan."""
        return intended(mind(self.job.mind, seed=self.job.seed), *self.job.looked_at())


class Reporting(Struct, frozen=True):
    """A finished game to be looked at again."""

    game: str
    played: bytes
    """What it was set up with, and its answers, packed: a worker finds the game first."""
    seat: str
    people: tuple[str, ...]
    review: Review | None
    """What was found so far."""

    def think(self) -> Review:
        """Where it turned: first what a replay shows, then a few own choices at a time."""
        game = find_once(self.game)
        options, position, base, rows = pickle.loads(self.played)
        table = Table(game, options, None, position=position, base=base, people=self.people)
        for number, answer in rows:
            table.answer(number, answer)
        if self.review is None:
            return Review(overview(table, self.seat))
        return self.review.step(table, LOOKS)


class Coaching(Controller):
    """Advice at a table, and the report when it is over."""

    path = "/api/tables"

    @post("/{table:str}/advice", status_code=200)
    async def advice(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        data: JSONBody[Asked],
        language: Language = "en",
    ) -> CounselView:
        """What the coach would answer to an open ask, and why; as far as that seat can know."""
        live = await hall.live(table, payer(request.client))
        ask, job = await asked_of(request, hall, live, data.ask, "grim")
        scene = live.table.scene(ask.seat)
        text = hall.shelf.text(live.record.game, live.options, language)
        advising = Advising(job, pickle.dumps(live.table.last_answer(ask.seat)))
        counsel = await hall.thinking.thinkers.think(advising, live.record.maker)
        return counsel_view(data.ask, ask, counsel, scene, text)

    @post("/{table:str}/intent", status_code=200)
    async def intent(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        data: JSONBody[Asked],
        language: Language = "en",
    ) -> IntentView:
        """What a computer player that asks people first intends to answer, and how to go on."""
        live = await hall.live(table, payer(request.client))
        seat = live.find(data.ask).ask.seat
        if seat not in live.consulting:
            raise Refused("Only a computer player on your side can ask you first.", "no-companion")
        ask, job = await asked_of(request, hall, live, data.ask, live.mind_of(seat))
        scene = live.table.scene(seat)
        text = hall.shelf.text(live.record.game, live.options, language)
        first, *more = line = await hall.thinking.thinkers.think(Intending(job), live.record.maker)
        words = [text.option(first, scene, ask.what), *(text.option(o, scene) for o in more)]
        return IntentView(data.ask, words, [str(option) for option in line])

    @get("/{table:str}/report")
    async def report(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        language: Language = "en",
        *,
        whole: Whole = True,
    ) -> ReportView:
        """How a finished game went for the token's seat, or the first one: where it turned.

        Not the `whole` of it: the next step, to be shown while the coach goes on looking.
        """
        live = await hall.live(table, payer(request.client))
        if not live.over:
            raise Refused("The game goes on: its report is made when it is over.", "report-early")
        held = await seats_of(request, hall, live)
        seat = held[0] if held else live.seats[0].seat
        return await reported(hall, live, seat, language, whole=whole)


async def asked_of(
    request: Request[Any, Any, Any], hall: Hall, live: Live, number: int, mind: str
) -> tuple[Ask, Job]:
    """The open ask that whoever requests this answers, and what to think about there."""
    opened = live.find(number)
    held = await seats_of(request, hall, live)
    if set(held).isdisjoint(live.answerers(opened)) or not isinstance(opened.ask, Ask):
        raise NotYours("The token of a seat is needed.", "token")
    if live.game.rivals and not set(live.people) <= set(held):
        raise Refused("Against other people everybody thinks for themselves.", "coach-rivals")
    game, seed = hall.shelf.found_by[live.record.game], live.table.answered
    return opened.ask, Job.at(game, live.table.run, opened, mind, seed)


async def reported(hall: Hall, live: Live, seat: str, language: str, *, whole: bool) -> ReportView:
    """The report of a finished game; made once, step by step, and kept with the table in memory."""
    review = live.reports.get(seat)
    if review is None or not review.over:
        rows = [(entry.ask, entry.answer) for entry in live.table.entries()]
        played = pickle.dumps((live.options, live.table.position, live.table.base, rows))
        game, people = hall.shelf.found_by[live.record.game], tuple(live.people)
        while review is None or not review.over:
            job = Reporting(game, played, seat, people, review)
            review = await hall.thinking.thinkers.think(job, live.record.maker)
            live.reports[seat] = review
            if not whole:
                break
    text = hall.shelf.text(live.record.game, live.options, language)
    return report_view(live, review, text)


def counsel_view(number: int, ask: Ask, counsel: Counsel, scene: Scene, text: Text) -> CounselView:
    """Advice in words."""

    def reasons(one: Advice) -> list[ReasonView]:
        level = [ReasonView(words, None) for words in one.beside(text, scene, ask.what)]
        found = [ReasonView(reason.said(text), reason.better > 0) for reason in one.reasons]
        return level + found  # what is said for it tells it from the rest, not from its like

    places = {option: i for i, option in enumerate(ask.options)}
    return CounselView(
        ask=number,
        about=text.words(counsel.about) if counsel.about else "",
        best=[
            AdviceView(
                places[one.option],
                one.said(text, scene, ask.what),
                round(one.worth, 3),
                one.goes_on(text, scene),
                reasons(one),
                [str(option) for option in (one.option, *one.line)],
            )
            for one in counsel.best
        ],
        worths=[(places[option], round(worth, 3)) for option, worth in counsel.worths.items()],
        blunder=BLUNDER,
    )


def report_view(live: Live, review: Review, text: Text) -> ReportView:
    """A report in words, as far as it is made."""
    told = review.report
    names = {seat.id: text(seat.name) for seat in live.game.seats(live.options)}
    turning = []
    for point in told.turning_points:
        moment = point.moment
        run = live.table.past(moment.at)()
        number = live.table.entries(moment.at, moment.at + 1)[0].ask
        ask = run.find(number)
        scene = live.game.scene(run.state, told.seat)
        own = moment.seat in live.people
        said = "" if own else logged(live, told.seat, moment.at, text)
        who = "" if said else names.get(moment.seat, text("seat-fate"))
        words, better = said or in_words(ask, moment.answer, scene, text), ""
        who = "" if who and words.startswith(who) else who  # the question names them
        mine = not live.game.rivals or (point.turn is not None and point.turn.whose == told.seat)
        if point.better is not None:
            assert isinstance(ask, Ask)
            better = text.option(point.better, scene, ask.what)
            both = (ask.read(moment.answer), point.better)
            seen = View(run, number, ask.seat)
            if better == text.option(both[0], scene, ask.what):  # two strokes of one weapon, say
                words, better = (Deed.at(seen, ask, one).said(text, scene) for one in both)
            goes_on = planned(seen, (point.better, *point.line)).said(text, scene)
            better = f"{better}, {goes_on}" if goes_on else better
        if point.kind == "fall":
            fallen = text("report-fell", {"who": moment.fell})
            who, words = "", f"{fallen}. {happened(live, told.seat, moment, text)}"
        if point.turn is not None:
            name, rivals = names.get(point.turn.whose, ""), live.game.rivals
            who, words = "", point.said(text, name, own=mine, rivals=rivals)
        turning.append(
            TurningPoint(
                at=moment.at,
                again=point.again,
                who=who,
                words=words,
                change=round(point.change, 3),
                kind=point.kind,
                better=better,
                why=[reason.said(text) for reason in point.why],
                parts=parts_of(live, told.seat, point, text, own=mine),
                when=text.words(scene.status),
            )
        )
    curve, luck = [round(x, 3) for x in told.curve], round(told.luck, 3)
    done, looks = review.done, LOOKED + SURE
    return ReportView(told.seat, curve, turning, luck, done, looks, told.sounded)


def parts_of(
    live: Live, seat: str, point: moments.TurningPoint, text: Text, *, own: bool
) -> list[Part]:
    """What weighed most in a turn that turned it, and what all the rest came to."""
    found = point.parts(own=own, rivals=live.game.rivals)
    parts = []
    for one, change in found:
        words = happened(live, seat, one, text)
        together = point.turn is not None and not live.game.rivals
        roll = point.turn.roll_for(one) if point.turn is not None and together else None
        if roll is not None:  # what was tried, and what came of it
            words = f"{words} {logged(live, seat, roll.at, text)}".strip()
        parts.append(Part(one.at, words, round(change, 3)))
    rest = point.change - sum(change for _, change in found)
    if found and point.turn is not None and abs(rest) >= REST:
        parts.append(Part(point.turn.moments[0].at, text("report-rest"), round(rest, 3)))
    return parts


def logged(live: Live, seat: str, at: int, text: Text) -> str:
    """What the log said of an answer: who went where; of a roll also what it came to.

    Of a roll that could have been rolled again that is said when it is kept, and of the first of
    two dice when both lie. Who answered, or by whose order, is not what happened.
    """
    looks, (first, *later) = live.looks, live.table.entries(at, at + DICE + 1)
    begin, last = looks.length(seat, at), at + 1
    for entry in later if first.seat == FATE else ():
        another = entry.seat == FATE and looks.length(seat, last) == begin
        if not another and entry.answer not in KEPT:
            break
        last += 1
    end = looks.length(seat, last)
    both = zip(looks.lines(seat, text)[begin:end], looks.events(seat, begin, end), strict=True)
    told = [(line, event.args.get("who")) for line, event in both if line.rule]
    if not told:
        return ""
    goes_on = bool(told[0][0].dice and told[0][1]) and [who for _, who in told[1:2]] == [told[0][1]]
    return " ".join(line.words for line, _ in told[: 1 + goes_on])


def in_sentences(parts: Sequence[str]) -> str:
    """Lines of the log one after the other, with full stops between them.

    >>> in_sentences(["The turn of Maya", "Maya suffered 2 damage."])
    'The turn of Maya. Maya suffered 2 damage.'
    """
    *first, last = parts
    stopped = [one if one.endswith((".", "!", "?", "…", ":")) else f"{one}." for one in first]
    return " ".join([*stopped, last])


def happened(live: Live, seat: str, moment: Moment, text: Text) -> str:
    """What an answer came to, as the log said it; or the answer, where that said nothing."""
    events = came_of(live.table, seat, moment)
    if events:
        return in_sentences([text.event(event) for event in events])
    said = logged(live, seat, moment.at, text)
    if said:
        return said
    run = live.table.past(moment.at)()
    ask = run.find(live.table.entries(moment.at, moment.at + 1)[0].ask)
    return in_words(ask, moment.answer, live.game.scene(run.state, seat), text)
