"""The REST API: the shelf, the rule books, tables, and play for programs without a socket."""

from __future__ import annotations

import asyncio
import re
import secrets
from functools import lru_cache, partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from grimtable.form import Choice
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Seeded
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.lessons import fullest, learners
from grimtable.minds import LEVELS
from grimtable.web.annals import Ended, endings
from grimtable.web.errors import Impossible, NotYours, SeatTaken
from grimtable.web.guard import payer
from grimtable.web.hall import ME, Hall
from grimtable.web.icons import Icons
from grimtable.web.live import Live
from grimtable.web.shelf import HowTo, RuleCard, SeatName, Shelf
from grimtable.web.store import Row, Taken
from grimtable.web.viewer import Viewer, may_fork, trial_of
from grimtable.web.wire import GuideCard, OutcomeView, Trial, View
from grimtable.web.worded import scene_words

Language = Annotated[str, QueryParameter(pattern="^(en|fr)$", description="en or fr")]
NAME = "^[A-Za-z0-9_-]{1,64}$"
Id = Annotated[str, PathParameter(pattern=NAME)]
TheHall = NamedDependency[Hall]
STRONGEST = list(LEVELS)[-1]


class MindCard(Struct, frozen=True):
    """A level of computer players, and in a sentence how it plays."""

    id: str
    words: str


class GameCard(Struct, frozen=True):
    """What the lobby shows of a game."""

    id: str
    title: str
    blurb: str
    facts: list[str]
    seats: list[SeatName]
    choices: list[Choice]
    minds: list[MindCard]
    guides: list[GuideCard]
    scene: dict[str, Any]
    campaigns: bool = False
    opening: bool = False
    """Whether the table is laid out by answers, which can be left to the program."""
    rivals: bool = False
    """Whether people play against each other."""
    idle: list[str] = []
    """The choices that change nothing as long as the others are as they are."""
    how: list[HowTo] = []
    """How to play it, on one screen."""


class TableSeat(Struct, frozen=True):
    """A seat in the list of tables."""

    id: str
    name: str
    player: str
    who: str
    called: str = ""
    """How whoever sits there wants to be called: told to those who know the table."""


class TableCard(Struct, frozen=True):
    """A line of the list of tables."""

    id: str
    game: str
    title: str
    seats: list[TableSeat]
    over: bool
    answers: int
    made: str
    outcome: OutcomeView | None = None
    """How it ended, if that is known."""
    played: str = ""
    """What of the game is played, as the form names it: a boss, an adventure."""
    chapter: str = ""
    """What it is called in its campaign, if it belongs to one."""
    lesson: str = ""
    """What is learned at it, if it is a lesson."""
    trial: Trial | None = None
    """Where it began, if it is a trial."""
    counts: bool = True
    """Whether it counts in a record: neither lessons nor trials do."""


class Secrets(Struct, frozen=True):
    """A table, the tokens of the seats that are yours now, and invitations for the others."""

    table: str
    tokens: dict[str, str] = {}
    invites: dict[str, str] = {}


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What table to make; each seat is played by `me`, a `friend`, or a computer player."""

    game: str
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    real_dice: bool = False
    listed: bool = False
    campaign: bool = False
    """Whether it is the first table of a campaign."""
    laid: bool = False
    """Whether the program lays the table out for whoever makes it."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Minutes that each person has; 0: as long as they like."""


class OptionsOnly(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game."""

    options: dict[str, Any] = {}


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list beside those that anyone may find."""

    tables: list[str] = []


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation; or a free seat of a table that anyone may find."""

    invite: str = ""
    seat: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")] = ""


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    """A point in a game: after so many answers."""

    at: int


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, by the option's index or by notation."""

    ask: int
    option: int | None = None
    text: str | None = None


class Games(Controller):
    """The shelf."""

    path = "/api/games"

    @get("/")
    async def games(self, hall: TheHall, language: Language = "en") -> list[GameCard]:
        """Every game, as the lobby shows it; whoever looks at them may soon play against us."""
        hall.thinking.thinkers.prepare(hall.shelf.found_by.values())
        return [
            await asyncio.to_thread(game_card, hall.shelf, game, language)
            for game in hall.shelf.games
        ]

    @post("/{game:str}/seats", status_code=200)
    async def seats(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        game: Id,
        data: JSONBody[OptionsOnly],
        language: Language = "en",
    ) -> list[SeatName]:
        """The seats that a table with these options has."""

        def tried() -> list[SeatName]:
            options = hall.shelf.offered(game, data.options)
            return hall.shelf.seats(game, options, language)

        return await hall.budget.aside(payer(request.client), tried)

    @post("/{game:str}/idle", status_code=200)
    async def idle(
        self, request: Request[Any, Any, Any], hall: TheHall, game: Id, data: JSONBody[OptionsOnly]
    ) -> list[str]:
        """The options that would change nothing beside these."""

        def tried() -> list[str]:
            return sorted(hall.shelf[game].idle(hall.shelf.offered(game, data.options)))

        return await hall.budget.aside(payer(request.client), tried)

    @get("/{game:str}/rules", sync_to_thread=False)
    def rules(self, hall: TheHall, game: Id, language: Language = "en") -> list[RuleCard]:
        """The rule book."""
        return hall.shelf.rules(game, language)

    @post("/{game:str}/guides/{guide:str}")
    async def guide(
        self, request: Request[Any, Any, Any], hall: TheHall, game: Id, guide: Id
    ) -> Secrets:
        """A table for a lesson, where others play their part; or for a worked example.

        Whoever plays an example through has all seats, unless they are rivals.
        """
        scenario = hall.shelf.guide(game, guide)
        options = hall.shelf.options(game, scenario.options)
        names = [seat.id for seat in hall.shelf[game].seats(options)]
        mine = learners(scenario, hall.shelf[game], names)
        if not hall.shelf[game].rivals and guide not in hall.shelf.guides(game):
            mine = set(names)
        seating = {name: ME if name in mine else STRONGEST for name in names}
        made = await hall.create(
            game,
            options,
            seating,
            position=scenario.position,
            guide=guide,
            maker=payer(request.client),
        )
        return Secrets(made.table, made.tokens)


class Tables(Controller):
    """The tables."""

    path = "/api/tables"

    @post("/")
    async def create(
        self, request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[NewTable]
    ) -> Secrets:
        """Make a table."""
        who = payer(request.client)
        offered = partial(hall.shelf.offered, data.game, data.options, data.campaign)
        made = await hall.create(
            data.game,
            await hall.budget.aside(who, offered),
            data.seats,
            real_dice=data.real_dice,
            listed=data.listed,
            laid=data.laid,
            clock=data.clock,
            maker=who,
        )
        return Secrets(made.table, made.tokens, made.invites)

    @post("/list", status_code=200)
    async def listing(
        self, hall: TheHall, data: JSONBody[Wanted], language: Language = "en"
    ) -> list[TableCard]:
        """Tables that anyone may find, and those whose ids are given."""
        named = [table for table in data.tables[:200] if re.match(NAME, table)]
        records = await hall.store.listed(named)
        ids = [record.id for record in records]
        lengths = await hall.store.lengths(ids)
        seats = await hall.store.seats_of(ids)
        ended = await endings(hall.store, ids)
        people = await hall.store.names([one for one in ids if one in named])
        cards = []
        for record in records:
            if record.game not in hall.shelf.games:
                continue
            try:
                options = hall.shelf.options(record.game, record.options)
            except GrimtableError:
                continue  # a table of another version of the game
            text = hall.shelf.text(record.game, options, language)
            names = {seat.id: text(seat.name) for seat in hall.shelf[record.game].seats(options)}
            chapter = hall.shelf[record.game].chapter(options)
            sitting = [
                TableSeat(
                    one.seat,
                    names.get(one.seat, one.seat),
                    one.player,
                    one.mind,
                    people.get((record.id, one.seat), "") if one.player == "person" else "",
                )
                for one in seats[record.id]
            ]
            cards.append(
                TableCard(
                    id=record.id,
                    game=record.game,
                    title=text("game-title"),
                    seats=sitting,
                    over=record.over,
                    answers=_answers(record.over, ended.get(record.id), lengths.get(record.id, 0)),
                    made=record.made.isoformat(timespec="seconds"),
                    outcome=_outcome(ended.get(record.id) if record.over else None, language),
                    played=hall.shelf.played(record.game, options, language),
                    chapter=text.words(chapter) if chapter else "",
                    lesson=_lesson(hall.shelf, record.game, record.guide, language),
                    trial=trial_of(record) if record.id in named else None,
                    counts=record.counts,
                )
            )
        return cards

    @post("/{table:str}/join", status_code=200)
    async def join(
        self, request: Request[Any, Any, Any], hall: TheHall, table: Id, data: JSONBody[Invitation]
    ) -> Secrets:
        """Claim the seat of an invitation, or a free seat at a table that is listed; once."""
        await hall.live(table, payer(request.client))
        token = secrets.token_urlsafe(32)
        try:
            if data.invite:
                seat = await hall.store.claim(table, data.invite, token)
            else:
                seat = await hall.store.claim_free(table, data.seat, token)
        except Taken as taken:
            sentence = "That seat is taken, or the invitation is unknown."
            raise SeatTaken(sentence, "seat-taken") from taken
        await hall.seats_changed(table)
        await hall.tell(table, -1)
        return Secrets(table, {seat: token})

    @get("/{table:str}")
    async def view(
        self, request: Request[Any, Any, Any], hall: TheHall, table: Id, language: Language = "en"
    ) -> View:
        """The table as the token's seat sees it; without a token, as everybody may see it."""
        live = await hall.live(table, payer(request.client))
        return await seen(hall, live, await seat_of(request, hall, live), language)

    @post("/{table:str}/answers", status_code=200)
    async def answer(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        data: JSONBody[Given],
        language: Language = "en",
    ) -> View:
        """Answer an open ask; the view after it."""
        seat = await seat_of(request, hall, await hall.live(table, payer(request.client)))
        if seat is None:
            raise NotYours("The token of a seat is needed.", "token")
        live = await hall.act(table, lambda now: now.answer(seat, data.ask, data.option, data.text))
        return await seen(hall, live, seat, language)

    @post("/{table:str}/undo", status_code=200)
    async def undo(self, request: Request[Any, Any, Any], hall: TheHall, table: Id) -> View:
        """Take back the last answer of the token's seat."""
        seat = await seat_of(request, hall, await hall.live(table, payer(request.client)))
        if seat is None:
            raise NotYours("The token of a seat is needed.", "token")
        return await seen(hall, await hall.undo(table, seat), seat, "en")

    @post("/{table:str}/fork")
    async def fork(
        self, request: Request[Any, Any, Any], hall: TheHall, table: Id, data: JSONBody[Point]
    ) -> Secrets:
        """A new table that begins where this one was; the people's seats are yours."""
        live = await hall.live(table, payer(request.client))
        seats = await seats_of(request, hall, live)
        if not may_fork(live, seats):
            sentence = "Others play here: wait until the game is over."
            raise NotYours(sentence, "others-play")
        entries, steps = live.table.entries(), Viewer(live, seats, None, "en").steps()
        if not 0 <= data.at <= steps:
            raise Impossible(f"There are {steps} answers.", "no-step", steps=steps)
        rows = [Row(entry.ask, entry.seat, entry.answer) for entry in entries[: data.at]]
        made = await hall.create(
            live.record.game,
            live.options,
            {one.seat: ME if one.lent else one.mind or ME for one in live.seats},
            real_dice=live.real_dice,
            position=live.record.position,
            base=live.record.base,
            rows=rows,
            maker=payer(request.client),
            origin=table,
            begins=data.at,
        )
        return Secrets(made.table, made.tokens)


@get("/api/icons", sync_to_thread=False, cache_control=None)
def icons(
    names: Annotated[str, QueryParameter(max_length=4000)],
    drawn: NamedDependency[Icons],
) -> dict[str, str]:
    """The path data of icons, by comma-separated names; unknown ones are left out."""
    return drawn.some(names.split(","))


@get("/api/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Whether the server is up."""
    return {"status": "up"}


def _lesson(shelf: Shelf, game: str, guide: str, language: str) -> str:
    """The title of a lesson, if a table is one and the game still has it."""
    there = guide in shelf.guides(game)
    return shelf.guide_card(game, guide, language).title if there else ""


def _answers(over: bool, ended: Ended | None, rows: int) -> int:
    """How long a game was; while it goes on, roughly: nobody counts what others answer unseen."""
    if not over:
        return rows - rows % 10
    return rows if ended is None or ended.answers is None else ended.answers


def _outcome(ended: Ended | None, language: str) -> OutcomeView | None:
    if ended is None:
        return None
    return OutcomeView(ended.words.get(language, ""), ended.result, ended.score)


@lru_cache(maxsize=64)
def game_card(shelf: Shelf, game: str, language: str) -> GameCard:
    """What the lobby shows of a game."""
    options = shelf[game].Options()
    text = shelf.text(game, options, language)
    facts = [
        text(f"game-{fact}") for fact in ("players", "length", "mood") if text.has(f"game-{fact}")
    ]
    guides = [shelf.guide_card(game, name, language) for name in shelf.guides(game)]
    minds = [MindCard(level, text(f"level-{level}")) for level in LEVELS]
    scene, laid = _picture(shelf, game, options)
    return GameCard(
        id=game,
        title=text("game-title"),
        blurb=text("game-blurb"),
        facts=facts,
        seats=shelf.seats(game, options, language),
        choices=shelf.choices(game, language),
        minds=minds,
        guides=guides,
        scene=scene_words(scene, shelf.text(game, laid, language)),
        campaigns=shelf[game].campaign(options) is not None,
        opening=bool(shelf[game].opening),
        rivals=shelf[game].rivals,
        idle=sorted(shelf[game].idle(options)),
        how=shelf.how_to_play(game, language),
    )


def _picture(shelf: Shelf, game: str, options: Any) -> tuple[Scene, Any]:
    """A table to look at, and its options: the fullest of the lesson; else a game that begins."""
    for name in shelf.guides(game):
        guide = shelf.guide(game, name)
        return fullest(guide, shelf[game]), shelf.options(game, guide.options)
    return Table(shelf[game], options, Seeded(game)).scene(None), options


async def seen(hall: Hall, live: Live, seat: str | None, language: str) -> View:
    """A table as a seat sees it."""
    viewer = Viewer(live, [seat] if seat else [], seat, language)
    return await hall.aside(live, viewer.view)


async def seats_of(request: Request[Any, Any, Any], hall: Hall, live: Live) -> list[str]:
    """The seats whose tokens a request bears."""
    tokens = tokens_of(request)
    return await hall.holding(live, tokens) if tokens else []


def tokens_of(request: Request[Any, Any, Any]) -> list[str]:
    """The tokens that a request bears."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given.split(",") if kind.lower() == "bearer" else []


async def seat_of(request: Request[Any, Any, Any], hall: Hall, live: Live) -> str | None:
    """The seat whose token a request bears, if any; a wrong token is an error."""
    seats = await seats_of(request, hall, live)
    if not seats and "authorization" in request.headers:
        raise NotYours("That token opens no seat here.", "wrong-token")
    return seats[0] if seats else None
