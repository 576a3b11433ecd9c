"""Somebody who looks at a table: builds the view of a seat, and sends it when things change."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from grimtable.kernel.asks import FATE, Ask
from grimtable.kernel.errors import Refused
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Open, Run
from grimtable.kernel.state import Event
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.web.difference import difference
from grimtable.web.lasting import base_of
from grimtable.web.live import Live, guide_steps, is_written
from grimtable.web.wire import (
    AskView,
    Change,
    GuideView,
    LogLine,
    OutcomeView,
    Preview,
    SeatView,
    View,
)
from grimtable.web.worded import ask_words, log_line, scene_words, wire_number


class Viewer:
    """One connection's way of looking: its seats, its language, and where in the game it is."""

    def __init__(self, live: Live, holding: list[str], seat: str | None, language: str) -> None:
        self.live, self.holding, self.language = live, holding, language
        self.seat = seat if seat in holding else (holding[0] if holding else None)
        self.at: int | None = None
        self.news = asyncio.Event()
        self.differences = False
        self._known: list[Event] = []
        self._sent: dict[str, Any] | None = None
        self._replay: Table | None = None

    def show(self) -> None:
        """There is something new to see."""
        self.news.set()

    def forget(self) -> None:
        """What was sent is no longer what the client shows: send the whole log again."""
        self._known = []

    @property
    def text(self) -> Text:
        """The words of the game in this viewer's language."""
        return self.live.shelf.text(self.live.record.game, self.live.options, self.language)

    def turn_to(self) -> None:
        """Hold up the seat that is asked, where nothing is hidden from the one before."""
        live, asked = self.live, self.live.awaited()
        if self.seat in asked or self.at is not None:
            return
        for seat in self.holding:
            if seat in asked and not live.hides(seat) and not live.hides(self.seat):
                self.seat = seat
                self.forget()
                return

    def view(self) -> View:
        """The table as this viewer sees it now."""
        self.turn_to()
        live, text = self.live, self.text
        table = self.replayed()
        now = self.at is None
        scene = live.scene(self.seat) if now else table.scene(self.seat)
        asks = []
        if now:
            asks = [
                ask_words(
                    wire_number(opened.number, live.rewinds),
                    self.seat or "",
                    opened.ask,
                    scene,
                    text,
                    live.offers(opened),
                )
                for opened in table.asks
                if live.answerer(opened) == self.seat
            ]
        log_from, lines = self._log(table, text)
        outcome = table.outcome
        return View(
            table=live.record.id,
            game=live.record.game,
            title=text("game-title"),
            language=self.language,
            seq=live.seq,
            at=self.at,
            steps=len(live.table.journal),
            seat=self.seat,
            holding=self.holding,
            seats=self._seats(text),
            secret=live.hides(self.seat),
            scene=live.scene_words(self.seat, text) if now else scene_words(scene, text),
            asks=asks,
            undo=self._undo(text),
            log_from=log_from,
            log=lines,
            outcome=OutcomeView(text.words(outcome.words), outcome.result, outcome.score)
            if outcome
            else None,
            real_dice=live.real_dice,
            may_fork=may_fork(live, self.holding),
            guide=self._guide(asks, text),
        )

    def message(self) -> View | Change:
        """The table as it is now, as the client wants it told: whole, or what changed."""
        view = self.view()
        if not self.differences:
            return view
        before, self._sent = self._sent, _told(view)
        if before is None:
            return view
        return Change(difference(before, self._sent), view.log_from, view.log)

    def replayed(self) -> Table:
        """The table as it is, or as it was after so many answers."""
        live = self.live
        if self.at is None:
            self._replay = None
            return live.table
        entries = live.table.journal
        at = max(0, min(self.at, len(entries)))
        old = self._replay
        if old is None or old.journal != entries[: len(old.journal)] or len(old.journal) > at:
            old = Table(
                live.game,
                live.options,
                None,
                position=live.record.position,
                base=base_of(live.record),
            )
        for entry in entries[len(old.journal) : at]:
            old.answer(entry.ask, entry.answer)
        self._replay = old
        return old

    def _log(self, table: Table, text: Text) -> tuple[int, list[LogLine]]:
        events = table.told(self.seat)
        same = 0
        for old, new in zip(self._known, events, strict=False):
            if old is not new:
                break
            same += 1
        self._known = events
        ids = table.scene(self.seat).ids() if self.at is not None else self.live.ids(self.seat)
        return same, [log_line(event, text, ids) for event in events[same:]]

    def _seats(self, text: Text) -> list[SeatView]:
        awaited = self.live.awaited()
        names = {seat.id: text(seat.name) for seat in self.live.game.seats(self.live.options)}
        return [
            SeatView(one.seat, names[one.seat], one.player, one.mind, one.seat in awaited)  # type: ignore[arg-type]
            for one in self.live.seats
        ]

    def _undo(self, text: Text) -> str | None:
        if self.seat is None or self.at is not None:
            return None
        heard = self.live.undoable(self.seat)
        if heard is None:
            return None
        if isinstance(heard.answer, tuple):
            return " ".join(text.name(str(face)) for face in heard.answer)
        return text.option(heard.answer, self.live.scene(self.seat), heard.what)

    def _guide(self, asks: list[AskView], text: Text) -> GuideView | None:
        guide, live = self.live.guide, self.live
        if guide is None or self.at is not None:
            return None
        left = live.steps_left()
        if left is None:
            return None
        title = guide.title.get(self.language, guide.title["en"])
        steps = len(guide_steps(guide))
        done = steps - len(left)
        if not left or not asks:
            return GuideView(title, "", None, done, steps)
        meant = [
            i for i, option in enumerate(asks[0].options) if is_written(option.notation, left[0][1])
        ]
        if not meant:
            return None
        index = meant[0]
        words = self._lesson(asks[0].number, index)
        if not done and guide.about:
            words = f"{guide.about.get(self.language, guide.about['en'])} {words}"
        return GuideView(title, words, index, done, steps)

    def _lesson(self, number: int, option: int) -> str:
        """The rule that the next step of a guided turn shows: of what it does, else of the ask."""
        opened = self.live.find(number)
        told, _ = self._tried(opened, option)
        cited = [*(event.rule for event in told), getattr(opened.ask, "rule", "")]
        book = self.live.game.rulebook.rules
        return next((book[rule].words(self.language) for rule in cited if rule in book), "")

    def _tried(self, opened: Open, option: int) -> tuple[list[Event], Run]:
        """What an option would do: what this seat would be told of it, and the game after it.

        What is hidden from the seat is dealt anew first, and nothing is told from the moment on
        where something hidden would be uncovered, so nothing can leak.
        """
        assert isinstance(opened.ask, Ask)
        twin = self.live.table.run.fork(Seeded(self.live.seq), self.seat)
        twin.trust(None)
        told: list[Event] = []
        twin.state.events = told
        twin.give(opened.number, opened.ask.options[option])
        uncovered = next((i for i, event in enumerate(told) if event.reveals), len(told))
        return [event for event in told[:uncovered] if event.known_to(self.seat)], twin

    def preview(self, number: int, option: int) -> Preview:
        """What an option would do at once, as far as this seat can know."""
        live, text = self.live, self.text
        opened = live.find(number)
        ask = opened.ask
        if live.answerer(opened) != self.seat or not isinstance(ask, Ask) or self.seat is None:
            raise Refused("That is not asked of you.", "not-held")
        if not 0 <= option < len(ask.options):
            raise Refused("There is no such option.", "no-option")
        told, twin = self._tried(opened, option)
        # What comes next: a roll or a draw; where nothing happens at once, our own next question.
        next_ones = (FATE,) if told else (FATE, self.seat)
        more = next((text.ask(o.ask) for o in twin.asks if o.ask.seat in next_ones), "")
        preview = Preview(number, option, [text.event(event) for event in told], more)
        if any(event.reveals for event in twin.state.events or ()):
            return preview
        scene = scene_words(live.game.scene(twin.state, self.seat), text)
        if self._sent is None:
            return msgspec.structs.replace(preview, scene=scene)
        return msgspec.structs.replace(preview, change=difference(self._sent["scene"], scene))


def _told(view: View) -> dict[str, Any]:
    """A view as plain data, without the log, which is told line by line."""
    told = {name: getattr(view, name) for name in view.__struct_fields__}
    del told["log"], told["log_from"]
    scene = told.pop("scene")  # it is plain already, and the largest part
    return {**msgspec.to_builtins(told), "scene": scene}


def may_fork(live: Live, holding: list[str]) -> bool:
    """Whether these seats may play on from any point: the game is over, or no one else plays."""
    return bool(holding) and (live.table.over or set(live.people) <= set(holding))
