"""The REST API of what outlasts a sitting: campaigns, results, games taken away and brought."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Struct
from msgspec.structs import replace

from grimtable.form import Choice, between, changed, playable
from grimtable.kernel.campaign import lines, next_options, onward, written
from grimtable.kernel.errors import ForeignSave, SaveError
from grimtable.kernel.game import Game
from grimtable.kernel.loading import load, now_written, sheet
from grimtable.kernel.save import Save, read_options
from grimtable.kernel.shapes import learned
from grimtable.web.annals import Ended, Tally, chain, ended, endings, next_table, tally
from grimtable.web.api import Id, Language, MindCard, Secrets, TheHall, seats_of, tokens_of
from grimtable.web.errors import Impossible, NoSuchTable, NotYours
from grimtable.web.guard import payer
from grimtable.web.hall import ME, Hall, Made, keys_of
from grimtable.web.lasting import REPLAYED, RESCUED
from grimtable.web.live import Live
from grimtable.web.regrouping import Changes, Seating, computers, proposed, regrouped
from grimtable.web.store import CONTROL, Row
from grimtable.web.viewer import may_fork

LARGEST = 2_000_000
"""Bytes of a game that is brought here."""
MOST = 20_000
"""Answers of a game that is brought here."""


class ChapterCard(Struct, frozen=True):
    """A table of a campaign."""

    table: str
    title: str
    over: bool
    outcome: str
    score: int | None


class SheetLine(Struct, frozen=True):
    """A line of what is written down: how deep it is set in, what it is, its value."""

    depth: int
    title: str
    value: str


class CampaignView(Struct, frozen=True):
    """A campaign as the page shows it; `next` is the title of the chapter that may be begun."""

    game: str
    title: str
    chapters: list[ChapterCard]
    sheet: list[SheetLine]
    next: str
    choices: list[Choice] = []
    """What may be changed before the next chapter."""
    minds: list[MindCard] = []
    """Who can play a seat then, besides people."""


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's tables, and the seats they hold there."""

    tables: dict[str, list[str]] = {}


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from elsewhere, and who plays its seats now."""

    save: Save
    seats: dict[str, str] = {}


class Papers(Controller):
    """Campaigns, results, saves."""

    path = "/api"

    @get("/tables/{table:str}/campaign")
    async def campaign(self, hall: TheHall, table: Id, language: Language = "en") -> CampaignView:
        """The campaign to which a table belongs: its chapters, and what is written down now."""
        ids = await chain(hall.store, table)
        try:
            live = await hall.live(ids[-1])
            record, now = live.record, now_written(live.table) or live.options
            following, onwards = onward(live.table), live.over
        except ForeignSave:  # it can't go on, but what was written down begins another table
            record, now = await hall.rescued(ids[-1])
            following, onwards = now, False
        game = hall.shelf[record.game]
        if now is None or game.chapter(now) is None:
            raise NoSuchTable("This table belongs to no campaign.", "no-campaign")
        text = hall.shelf.text(record.game, now, language)
        title = game.chapter(following) if following is not None else None
        free = between(game, text, following) if following is not None and onwards else []
        return CampaignView(
            game=record.game,
            title=text("game-title"),
            chapters=await _chapters(hall, ids, language),
            sheet=[SheetLine(*line) for line in lines(written(game, now), text)],
            next=text.words(title) if title else "",
            choices=free,
            minds=computers(live, text) if free else [],
        )

    @post("/tables/{table:str}/next/seats", status_code=200)
    async def next_seats(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        data: JSONBody[Changes],
        language: Language = "en",
    ) -> Seating:
        """Who would play the next chapter with these changes."""
        live = await hall.live(table)
        mine = await _mine(request, hall, live)
        options = changed(live.game, next_options(live.table), data.options)
        return proposed(live, options, mine, hall.shelf.text(live.record.game, options, language))

    @post("/tables/{table:str}/next")
    async def following(
        self,
        request: Request[Any, Any, Any],
        hall: TheHall,
        table: Id,
        data: JSONBody[Changes | None] = None,
    ) -> Secrets:
        """The table of the next chapter; the tokens of this one open the same seats there.

        After a single Adventure that was won it is that of the next one.
        Who begins it may change what is changed between chapters, and who plays whom.
        After a table that can't go on by the rules of today it is begun with what was written down.
        """
        try:
            live = await hall.live(table)
        except ForeignSave:
            return Secrets(await _rescue(request, hall, table))
        mine = await _mine(request, hall, live)
        changes, made = data or Changes(), Made("")

        async def lay_out() -> str:
            options = changed(live.game, _following(live), changes.options)
            sitting = regrouped(live, options, mine, changes.seats, made)
            made.table = await hall.again(live, options, sitting)
            return made.table

        found = await next_table(hall.store, table, lay_out)
        if live.next != found:
            await hall.say(table, mine[0], f"chapter {found}")
        return Secrets(found, {}, made.invites if found == made.table else {})

    @post("/tables/statistics", status_code=200)
    async def statistics(self, hall: TheHall, data: JSONBody[Held]) -> dict[str, Tally]:
        """What came of somebody's games, by game; lessons and trials do not count."""
        ids = list(data.tables)[:200]
        records = await hall.store.listed(ids, limit=200)
        played = (one for one in records if one.over and one.id in ids and one.counts)
        games = {record.id: record.game for record in played}
        return tally(games, await endings(hall.store, list(games)), data.tables)

    @get("/tables/{table:str}/save")
    async def save(self, request: Request[Any, Any, Any], hall: TheHall, table: Id) -> Save:
        """A game to take away; it tells everything, so only whom it may be told can have it."""
        live = await hall.live(table)
        if not may_fork(live, await seats_of(request, hall, live)):
            raise NotYours("Others play here: wait until the game is over.", "others-play")
        async with live.turn:
            seats = {one.seat: one.mind or ME for one in live.seats}
            dice = "real" if live.real_dice else "program"
            found = live.table.save(seats=seats, dice=dice, table=live.record.id)
        return replace(found, seed=0)

    @post("/tables/import", request_max_body_size=LARGEST)
    async def bring(
        self, request: Request[Any, Any, Any], hall: TheHall, data: JSONBody[Brought]
    ) -> Secrets:
        """A table that goes on where a game from elsewhere stands.

        If it was played by other rules and does not fit those of today, a campaign goes on with
        what was written down.
        """
        options, rows = await asyncio.to_thread(_checked, hall, data.save)
        there = [seat.id for seat in hall.shelf[data.save.game].seats(options)]
        made = await hall.create(
            data.save.game,
            options,
            {seat: who for seat, who in data.seats.items() if seat in there},
            real_dice=data.save.notes.get("dice") == "real",
            rows=rows,
            maker=payer(request.client),
        )
        return Secrets(made.table, made.tokens, made.invites)


def _following(live: Live) -> Any:
    """The options of what comes after a table: a chapter, or the next of single games."""
    sequel = live.game.sequel(live.table.run.state) if live.table.over else None
    return next_options(live.table) if sequel is None else sequel.options


async def _mine(request: Request[Any, Any, Any], hall: Hall, live: Live) -> list[str]:
    """The seats of whoever asks, who has to have one."""
    seats = await seats_of(request, hall, live)
    if not seats:
        raise NotYours("The token of a seat is needed.", "token")
    return seats


async def _rescue(request: Request[Any, Any, Any], hall: Hall, table: str) -> str:
    """A table with what was written down of one that can't go on."""
    record, options = await hall.rescued(table)
    sitting, keys = await hall.store.seats(table), keys_of(tokens_of(request))
    if not any(one.token_hash in keys for one in sitting):
        raise NotYours("The token of a seat is needed.", "token")
    if options is None:
        raise NoSuchTable("This table belongs to no campaign.", "no-campaign")

    async def lay_out() -> str:
        trial = bool(record.origin)
        return await hall.lay_out(record, sitting, options, record.real_dice, trial=trial)

    return await next_table(hall.store, table, lay_out)


async def _chapters(hall: Hall, ids: list[str], language: str) -> list[ChapterCard]:
    found = await endings(hall.store, ids)
    for table in ids:
        here = ended(hall.lives[table]) if table in hall.lives else None
        if here is not None:  # it may not have been kept yet
            found[table] = msgspec.convert(here, learned(Ended))
    cards = []
    for table in ids:
        record = await hall.store.record(table)
        if record is None:
            continue
        game = hall.shelf[record.game]
        options = read_options(game, record.options, record.shape)
        title = game.chapter(options)
        text = hall.shelf.text(record.game, options, language)
        end = found.get(table) if record.over else None
        cards.append(
            ChapterCard(
                table=table,
                title=text.words(title) if title else "",
                over=record.over,
                outcome=end.words.get(language, "") if end else "",
                score=end.score if end else None,
            )
        )
    return cards


def _checked(hall: Hall, save: Save) -> tuple[Any, list[Row]]:
    """How a stranger's game goes on here: its options, and the rows of its journal.

    Its answers alone have to lead to where it stands: a state that somebody else wrote down is
    never played here. What was written down in it is another matter, as anybody may write that.
    """
    game = hall.shelf[save.game]
    if save.position or _names_files(save.options):
        raise Impossible("It began with somebody's own position or files.", "no-import")
    if len(save.answers) > MOST:
        raise Impossible(f"It has more than {MOST} answers.", "no-import")
    try:
        if save.base is not None:
            sentence = "It has gone on from a state before, when its rules changed."
            raise ForeignSave(sentence, "foreign-game")
        table = load(game, replace(save, mark=None, rest=None))
    except ForeignSave as error:
        return _written_down(game, save, error), [Row(CONTROL, "", f"{RESCUED} {save.version}")]
    except SaveError as error:
        raise Impossible(str(error), "no-import") from error
    told = [event for event in table.chronicle if event.key == "table-replayed"]
    first = [Row(CONTROL, "", f"{REPLAYED} {save.version}") for _ in told]
    return table.options, first + [Row(one.ask, one.seat, one.answer) for one in save.answers]


def _written_down(game: Game, save: Save, why: SaveError) -> Any:
    """The options with which a campaign goes on whose answers lead nowhere any more."""
    papers = [one.state for one in (save.mark, save.rest) if one is not None]
    try:
        options = None if any(map(_names_files, papers)) else sheet(game, save, play=False)
    except SaveError:
        options = None
    if options is None:
        raise Impossible(str(why), "foreign-game") from why
    playable(game, options)
    return options


def _names_files(paper: Any) -> bool:
    """Whether packs are named anywhere: files of ours, which no stranger lets us read."""
    if isinstance(paper, dict):
        return bool(paper.get("packs")) or any(map(_names_files, paper.values()))
    return isinstance(paper, list) and any(map(_names_files, paper))
