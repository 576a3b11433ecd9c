"""Somebody who looks at a table: builds the view of a seat, and sends it when things change."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from grimtable.kernel.asks import FATE, Ask, Chance
from grimtable.kernel.errors import Refused
from grimtable.kernel.game import Outcome
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import Event
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.lessons import guide_steps, is_written, lesson_words
from grimtable.seats import undo_words, window
from grimtable.web.difference import difference
from grimtable.web.live import Live
from grimtable.web.store import Record
from grimtable.web.wire import (
    AskView,
    Change,
    ForesightView,
    GuideView,
    Moment,
    OutcomeView,
    Preview,
    SeatView,
    Trial,
    View,
)
from grimtable.web.worded import as_one_question, ask_words, foresight_words, scene_words

AWAY_FOR = 60.0
"""Seconds after which others may act for somebody who has left."""
_write = msgspec.json.Encoder()


class Viewer:
    """One connection's way of looking: its seats, its language, and where in the game it is."""

    def __init__(self, live: Live, holding: list[str], seat: str | None, language: str) -> None:
        self.live, self.holding, self.language = live, holding, language
        self.seat = seat if seat in holding else (holding[0] if holding else None)
        self.at: int | None = None
        self.news = asyncio.Event()
        self.differences = False
        self.keys: frozenset[str] = frozenset()  # what is known of the tokens
        self._told: tuple[int, int] = (0, 0)  # lines of the log, and in which era
        self._shown: tuple[str | None, str, int, int] | None = None  # eyes, language, lines, era
        self._sent: dict[str, Any] | None = None
        self._last = b""
        self._past: tuple[int, int, Run] | None = None
        self._stays = -1  # at which moment the person has turned to a seat that is not asked
        self._together = False  # whether several acted at once when it was last shown

    def show(self) -> None:
        """There is something new to see."""
        self.news.set()

    def forget(self) -> None:
        """What was sent is no longer what the client shows: send the whole log again."""
        self._told = (0, 0)
        self._last = b""

    def move_to(self, live: Live) -> None:
        """Look at the same table as it was read anew."""
        self.live.viewers.discard(self)
        self.live = live
        live.viewers.add(self)
        self._past = self._shown = None
        self._told = (0, 0)

    @property
    def text(self) -> Text:
        """The words of the game in this viewer's language."""
        return self.live.shelf.text(self.live.record.game, self.live.options, self.language)

    def may_look_through(self, seat: str | None) -> bool:
        """Whether this viewer may see what a seat sees: their own; all in a replay at the end."""
        return seat is None or seat in self.holding or (self.live.over and self.at is not None)

    def look_through(self, seat: str | None) -> None:
        """Turn to a seat, and stay there until something happens, asked or not."""
        self.seat, self._stays, self._shown = seat, self.live.seq, None
        self.forget()

    def turn_to(self) -> None:
        """Hold up the seat that is asked, where nothing is hidden from the one before.

        Where several begin to act at once it is the first of them.
        """
        live, asked = self.live, self.live.awaited()
        if not self.may_look_through(self.seat):
            self.seat, self._shown = self.holding[0] if self.holding else None, None
            self.forget()
        begun = live.table.run.together and not self._together
        self._together = live.table.run.together
        if self.at is not None or self._stays == live.seq or (self.seat in asked and not begun):
            return
        for seat in self.holding:
            if seat in asked and not live.looks.hides(seat) and not live.looks.hides(self.seat):
                if seat != self.seat:
                    self.seat = seat
                    self.forget()
                return

    # The view ---------------------------------------------------------------------------------

    def message(self) -> bytes:
        """The table as it is now, as the client wants it told; nothing if nothing has changed."""
        if self.live.void:
            return b""
        began = time.perf_counter()
        self.turn_to()
        view, told = self._plain()
        lines = self.live.looks.lines(self.seat, self.text)
        until = len(lines) if self.at is None else self.live.looks.length(self.seat, self.at)
        start = min(until, self._still_told())
        shown, era = self._shown, self.live.looks.era
        self._told = (until, era)
        self._shown = (self.seat, self.language, until, era) if self.at is None else None
        before, self._sent = self._sent, told
        if self.differences and before is not None:
            change = difference(before, told)
            if change is None and start == until and self._last:
                return b""
            key: tuple[Any, ...] = ("change", id(before), id(told), start)

            def made() -> Change:
                return Change(change, start, lines[start:until], self._moments(before, shown))

            message = self._encoded(key, before, made)
        else:
            whole = msgspec.structs.replace(view, log_from=start, log=lines[start:until])
            message = self._encoded(("view", id(told), start), told, lambda: whole)
            if message == self._last:
                return b""
        self._last = message
        self.live.looks.took(time.perf_counter() - began)
        return message

    def _moments(self, before: dict[str, Any], shown: tuple[Any, ...] | None) -> list[Moment]:
        """How it stood between the view before and this one, through the eyes of the one before.

        Whoever turned to another seat since, or was turned where something is hidden, is told none.
        """
        if shown is None or self._shown is None or shown[3] != self._shown[3]:
            return []
        seat, language, begin, _ = shown
        looks, end = self.live.looks, self._shown[2]
        if language != self.language or end - begin < 2:
            return []
        moments, scene = [], before["scene"]
        for lines, then in looks.moments(seat, self.text, begin, end):
            moments.append(Moment(lines, difference(scene, then)))
            scene = then
        return moments

    def _encoded(self, key: tuple[Any, ...], of: dict[str, Any], make: Any) -> bytes:
        """A message, shared by all who are told the same.

        What it was made of is kept with it: as long as it lives, nothing else has its `id`.
        """
        if self.at is not None:
            return _write.encode(make())
        found: tuple[object, bytes] = self.live.looks.once(key, lambda: (of, _write.encode(make())))
        return found[1]

    def view(self) -> View:
        """The table as this viewer sees it now, with the whole log."""
        self.turn_to()
        lines = self.live.looks.lines(self.seat, self.text)
        return msgspec.structs.replace(self._plain()[0], log=lines)

    def _still_told(self) -> int:
        lines, era = self._told
        return self.live.looks.left(self.seat, lines, era)

    def _plain(self) -> tuple[View, dict[str, Any]]:
        """The view without the log, and the same as plain data; shared by all who see the same."""
        if self.at is not None:
            view = self._view()
            return view, _as_told(view)
        key = ("view", self.seat, self.language, *self.holding)

        def make() -> tuple[View, dict[str, Any]]:
            view = self._view()
            return view, _as_told(view)

        return self.live.looks.once(key, make)

    def _view(self) -> View:
        live, text = self.live, self.text
        past = self._past[2] if self._past and self.at is not None else None
        scene = live.looks.scene(self.seat) if past is None else self._past_scene(past)
        asks = [] if past is not None else self._asks(scene, text)
        outcome = live.outcome if past is None else live.game.outcome(past.state)
        unseen = live.table.unseen(self.holding)
        chapter = live.game.chapter(live.options)
        return View(
            table=live.record.id,
            game=live.record.game,
            title=text("game-title"),
            language=self.language,
            seq=live.seq - unseen,
            at=self.at,
            steps=self.steps(),
            began=live.table.set_up,
            over=live.over,
            seat=self.seat,
            holding=self.holding,
            seats=self._seats(text),
            secret=live.looks.hides(self.seat),
            scene=live.looks.scene_words(self.seat, text)
            if past is None
            else scene_words(scene, text),
            asks=asks,
            undo=self._undo(text),
            log_from=0,
            log=[],
            outcome=outcome_view(outcome, text, self.seat) if outcome else None,
            real_dice=live.real_dice,
            may_fork=may_fork(live, self.holding),
            guide=self._guide(asks, text),
            trouble=text("trouble") if live.looks.trouble else "",
            votes=dict(live.votes),
            order=live.ordered(self.seat),
            care=self._care(text),
            ties=bool(live.table.ordered) if live.game.ties else None,
            may_resign=self.seat in self.holding and may_resign(live),
            foresees=live.game.foresees,
            again=list(live.again),
            next=live.next,
            chapter=text.words(chapter) if chapter else "",
            sequel=self._sequel(text),
            trial=trial_of(live.record) if self.holding else None,
        )

    def _care(self, text: Text) -> str:
        care = self.live.table.cares.get(self.seat or "")
        return text(f"care-{care}-stands") if care else ""

    def _sequel(self, text: Text) -> str:
        live = self.live
        found = live.game.sequel(live.table.run.state) if live.table.over and self.holding else None
        return "" if found is None or live.guide else text.words(found.title)

    def steps(self) -> int:
        """How many answers this viewer may look back at: none of those that are given unseen."""
        live = self.live
        whole = live.over or {one.seat for one in live.seats} <= set(self.holding)
        return live.answers - (0 if whole else live.table.unseen())

    def _asks(self, scene: Scene, text: Text) -> list[AskView]:
        live = self.live
        together = self.window()
        asks = [
            ask_words(
                live.wire_number(opened),
                self._put_to(opened),
                opened.ask,
                scene,
                text,
                live.looks.offers(opened),
                live.looks.odds(opened),
                live.lays_out(opened.ask),
                live.is_tie(opened.ask),
                live.game.cares,
            )
            for opened in together or live.asks
            if together or (self.seat in live.answerers(opened) and not self._lent(opened))
        ]
        alone = len(asks) == 1 and asks[0].passes is not None and len(self.holding) > 1
        return as_one_question(asks, self._names(text), text) if together or alone else asks

    def _lent(self, opened: Open) -> bool:
        """Whether the computer answers for this person, who has lent it the seat."""
        seat, live = opened.ask.seat, self.live
        return seat == self.seat and bool(live.mind_of(seat)) and seat not in live.consulting

    def _put_to(self, opened: Open) -> str:
        """The seat for which this person answers: a computer player's, where that asks first."""
        if opened.ask.seat in self.live.consulting:
            return opened.ask.seat
        able = self.live.answerers(opened)
        return self.seat if self.seat in able else self.live.answerer(opened)

    def window(self) -> list[Open]:
        """The asks of a window for anyone that are one question to this person."""
        if self.seat is None or self.seat not in self.holding:
            return []
        return window(self.live.table, self.holding)

    def _names(self, text: Text) -> dict[str, str]:
        return {seat.id: text(seat.name) for seat in self.live.game.seats(self.live.options)}

    def _seats(self, text: Text) -> list[SeatView]:
        live, awaited, now = self.live, self.live.awaited(), time.time()
        names = self._names(text)
        numbered = {one.id for one in live.game.seats(live.options) if one.numbered}
        out = {} if live.over else live.game.out(live.table.run.state)
        return [
            SeatView(
                one.seat,
                names[one.seat],
                one.player,  # type: ignore[arg-type]
                one.mind,
                one.seat in awaited,
                here=live.here(one.seat),
                lent=one.lent,
                consults=one.seat in live.consulting if live.is_companion(one.seat) else None,
                absent=one.player == "person"
                and (now - live.last_seen(one.seat) > AWAY_FOR or live.clock.is_out(one.seat)),
                left=live.clock.left(one.seat) if one.player == "person" else None,
                called=live.names.get(one.seat, "") if one.player == "person" else "",
                numbered=one.seat in numbered,
                out=text.words(out[one.seat]) if one.seat in out else "",
            )
            for one in live.seats
        ]

    def _undo(self, text: Text) -> str | None:
        if self.seat is None or self.at is not None or self.seat not in self.holding:
            return None
        live, looks = self.live, self.live.looks
        heard = live.undoable(self.seat)
        if heard is None:
            return None
        laying = any(live.lays_out(one.ask) and one.ask.seat in self.holding for one in live.asks)
        if heard.what in live.game.opening and not laying:
            return text("undo-layout")  # perhaps the program's, which nobody need recognize
        alike = heard.seat in (self.seat, FATE) or not (
            looks.hides(heard.seat) or looks.hides(self.seat)
        )
        return undo_words(heard, text, looks.scene(self.seat), self.seat, alike=alike)

    # Looking back -----------------------------------------------------------------------------

    def needs_past(self) -> bool:
        """Whether the game has to be played again to where this viewer looks."""
        if self.at is None:
            self._past = None
            return False
        self.at = max(0, min(self.at, self.steps()))
        return self._past is None or self._past[:2] != (self.at, self.live.table.rewinds)

    def look_back(self) -> None:
        """Play the game again to where this viewer looks; takes a while, and may be done aside."""
        assert self.at is not None
        self._past = self.at, self.live.table.rewinds, self.live.table.past(self.at)()

    def _past_scene(self, past: Run) -> Scene:
        return self.live.game.scene(past.state, self.seat)

    # Guided turns and previews ----------------------------------------------------------------

    def _guide(self, asks: list[AskView], text: Text) -> GuideView | None:
        guide, live = self.live.guide, self.live
        if guide is None or self.at is not None:
            return None
        left = live.steps_left()
        title = guide.title.get(self.language, guide.title["en"])
        script = guide_steps(guide)
        mine = [i for i, (seat, _) in enumerate(script) if seat in ("", *self.holding)]
        steps = len(mine)
        if not script:  # an example to look at
            shown = [live.game.rulebook[rule].words(self.language) for rule in guide.rules]
            return GuideView(title, " ".join(shown), None, 0, 0)
        if left is None:
            return GuideView(title, "", None, 0, steps, strayed=True)
        done = len(script) - len(left)
        step = sum(i < done for i in mine)
        if not left or not asks:
            after = live.shelf.next_guide(live.record.game, live.record.guide, self.language)
            return GuideView(title, "", None, step, steps, after=after)
        seat, notation = left[0]
        ask = next((ask for ask in asks if ask.seat == seat), asks[0])
        meant = [i for i, o in enumerate(ask.options) if is_written(o.notation, notation)]
        if not meant:
            return GuideView(title, "", None, step, steps, strayed=True)
        words = lesson_words(guide, done, self.language) or self._lesson(ask.number, meant[0])
        return GuideView(title, words, meant[0], step, steps, ask=ask.number)

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
        ask = opened.ask
        assert isinstance(ask, Ask)
        view = self.live.table.view(opened)
        (way,) = view.after(ask.options[option], until="chance", tell=True).ways
        told = way.told
        uncovered = next((i for i, event in enumerate(told) if event.reveals), len(told))
        return [event for event in told[:uncovered] if event.known_to(ask.seat)], way.run

    def foresee(self) -> ForesightView:
        """What those that nobody plays will do next; made once as long as nothing changes."""
        live, text = self.live, self.text
        seq = live.seq - live.table.unseen(self.holding)

        def make() -> ForesightView:
            opened = next(iter(live.asks), None)
            seen = live.game.foresee(live.table.view(opened)) if opened is not None else None
            return foresight_words(live.game, seen, seq, text)

        return live.looks.once(("foresight", self.language), make)

    def preview(self, number: int, option: int) -> Preview:
        """What an option would do at once, as far as this seat can know."""
        live, text = self.live, self.text
        opened = live.find(number)
        ask = opened.ask
        if opened not in self.window() and self.seat not in live.answerers(opened):
            raise Refused("That is not asked of you.", "not-held")
        if not isinstance(ask, Ask) or not 0 <= option < len(ask.options):
            raise Refused("There is no such option.", "no-option")
        told, twin = self._tried(opened, option)
        uncovers = any(event.reveals for event in twin.state.events or ())
        # What comes next: a roll or a draw; where hardly anything happens, our own next question.
        nexts: list[Ask | Chance] = [o.ask for o in twin.asks if isinstance(o.ask, Chance)]
        if not uncovers:
            nexts += [o.ask for o in twin.asks if goes_on(ask, o.ask, len(told))]
        more = next(map(text.ask, nexts), "")
        awaited = {opened.ask.seat for opened in twin.asks}
        others = [name for seat, name in self._names(text).items() if seat in awaited]
        if not told and not more and others:
            more = text("then-others", {"seats": others})
        lines = [text.event(event) for event in told]
        preview = Preview(number, option, lines, more)
        if uncovers:
            return preview
        scene = scene_words(live.game.scene(twin.state, self.seat), text)
        if self._sent is None or not self.differences:
            return msgspec.structs.replace(preview, scene=scene)
        return msgspec.structs.replace(preview, change=difference(self._sent["scene"], scene))


def goes_on(ask: Ask, other: Ask | Chance, told: int) -> bool:
    """Whether what is asked next says more of an answer, after so many lines that tell of it.

    A single line is often no more than the answer itself: it then matters what is asked for it.
    """
    if isinstance(other, Chance) or other.seat != ask.seat:
        return False
    return not told or (told == 1 and other.what != ask.what)


def _as_told(view: View) -> dict[str, Any]:
    """A view as plain data, without the log, which is told line by line."""
    told = {name: getattr(view, name) for name in view.__struct_fields__}
    del told["log"], told["log_from"]
    scene = told.pop("scene")  # it is plain already, and the largest part
    return {**msgspec.to_builtins(told), "scene": scene}


def trial_of(record: Record) -> Trial | None:
    """Where a table began that is a trial."""
    return Trial(record.origin, record.begins) if record.origin else None


def may_fork(live: Live, holding: list[str]) -> bool:
    """Whether these seats may play on from any point: the game is over, or no one else plays."""
    return bool(holding) and (live.over or set(live.people) <= set(holding))


def may_resign(live: Live) -> bool:
    """Whether this is a game of two against each other that is not over."""
    return live.game.rivals and len(live.seats) == 2 and not live.over


def outcome_view(outcome: Outcome, text: Text, seat: str | None) -> OutcomeView:
    """How it ended, in words; a game may have others (`-yours`) for who has won."""
    told = [text.words(line) for line in outcome.told]
    words, yours = outcome.words, f"{outcome.words.key}-yours"
    if outcome.result.get(seat or "") == 1.0 and text.has(yours):
        words = Words(yours, words.args)
    return OutcomeView(text.words(words), outcome.result, outcome.score, told)
