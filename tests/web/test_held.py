"""What nobody can do to a table: look, cheat, fill it up, break it; without a network between."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.asks import Ask, Chance
from grimtable.kernel.errors import CannotUndo, Refused, Stale
from grimtable.kernel.run import Open
from grimtable.kernel.words import Words
from grimtable.minds.player import Step
from grimtable.web import guard, looks, thinking
from grimtable.web import live as live_module
from grimtable.web import thinkers as thinkers_module
from grimtable.web.errors import TooMany
from grimtable.web.hall import FRIEND, ME, Hall, keys_of
from grimtable.web.live import Live
from grimtable.web.migrate import migrate
from grimtable.web.seating import give, invite_again, rematch, resign
from grimtable.web.shelf import Shelf
from grimtable.web.socket import Talk
from grimtable.web.store import Store
from grimtable.web.thinkers import Intent, Pool, Thinkers
from grimtable.web.viewer import AWAY_FOR, Viewer
from tests.web.harness import CELLAR, CONNECT_FOUR


@contextlib.asynccontextmanager
async def hall(database: str, *games: str) -> AsyncIterator[Hall]:
    """A server without a network around it."""
    shelf = Shelf(list(games) or [CELLAR, CONNECT_FOUR])
    opened = Hall(shelf, Store(database), Thinkers(1), pace=0)
    await migrate(opened.store.engine)
    yield opened
    await opened.close()
    await opened.store.close()


class Two:
    """A table of the Crow and the Wolf, two people who each have their own screen."""

    def __init__(self, at: Hall, table: str, tokens: dict[str, str]) -> None:
        self.hall, self.table, self.tokens = at, table, tokens

    @classmethod
    async def sit(cls, at: Hall, **options: Any) -> Two:
        """Make the table; both sit down."""
        chosen = at.shelf.options("cellar", options)
        made = await at.create("cellar", chosen, {"crow": ME, "wolf": FRIEND})
        await at.store.claim(made.table, made.invites["wolf"], "token-of-the-wolf")
        return cls(at, made.table, {**made.tokens, "wolf": "token-of-the-wolf"})

    async def live(self) -> Live:
        """The table in memory."""
        return await self.hall.live(self.table)

    async def looks(self, seat: str) -> Viewer:
        """Somebody at the table."""
        live = await self.live()
        viewer = Viewer(live, [seat], seat, "en")
        viewer.keys = keys_of([self.tokens[seat]])
        await self.hall.come(live, viewer)
        return viewer

    async def answer(self, seat: str, option: int = 0, text: str | None = None) -> Live:
        """A seat answers what it is asked."""
        live = await self.live()
        opened = next(o for o in live.asks if live.answerer(o) == seat)
        number = live.wire_number(opened)
        chosen = None if text is not None else option
        return await self.hall.act(self.table, lambda now: now.answer(seat, number, chosen, text))

    async def play(self) -> Live:
        """Play to the end; everybody takes the first option."""
        live = await self.live()
        while not live.over:
            live = await self.answer(live.answerer(live.asks[0]))
        return live


def log(live: Live) -> list[str]:
    """The log that everybody reads."""
    text = live.shelf.text(live.record.game, live.options, "en")
    return [text.event(event) for event in live.table.told(None)]


# Who rolls, and undo (16, 17) -----------------------------------------------------------------


async def test_who_rolls_is_agreed_by_all_and_the_log_says_so(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        live = await at.act(two.table, lambda now: now.vote(["crow"], True))
        assert not live.real_dice
        assert log(live)[-1] == "Real dice, says the Crow."
        live = await at.act(two.table, lambda now: now.vote(["wolf"], True))
        assert live.real_dice
        assert log(live)[-1] == "From here on real dice are rolled."
        await at.act(two.table, lambda now: now.vote(["crow"], False))
        live = await at.act(two.table, lambda now: now.vote(["crow"], True))
        assert live.votes == {}, "who changes their mind is heard"
        assert live.real_dice
        live = await at._load(two.table, "")
        assert live.real_dice, "and so it is kept"


async def test_real_dice_are_no_way_to_look_or_to_roll_again(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        for seat in ("crow", "wolf"):
            live = await at.act(two.table, lambda now, s=seat: now.vote([s], True))  # type: ignore[misc]
        viewer = await two.looks("crow")
        assert viewer.view().undo is None, "what was dealt stays, and is not named"
        with pytest.raises(CannotUndo):
            await at.undo(two.table, "crow")
        await two.answer("crow")
        await two.answer("wolf")
        live = await two.live()
        roller = live.answerer(live.asks[0])
        assert isinstance(live.asks[0].ask, Chance)
        await two.answer(roller, text="1 1")
        with pytest.raises(CannotUndo):
            await at.undo(two.table, roller)


async def test_undo_at_one_screen_names_nothing_of_the_others_hand(database: str) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        live = await at.live(made.table)
        number = live.wire_number(next(o for o in live.asks if o.ask.seat == "crow"))
        live = await at.act(made.table, lambda now: now.answer("crow", number, 0, None))
        crow, wolf = (
            Viewer(live, ["crow", "wolf"], seat, "en").view() for seat in ("crow", "wolf")
        )
        assert crow.undo is not None
        assert crow.undo.startswith("Play")
        assert wolf.undo == "the last answer"


async def test_over_is_over_and_a_view_falls_back_to_its_own_seat(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at, rounds=1)
        live = await two.play()
        viewer = await two.looks("crow")
        viewer.at, viewer.seat = 3, "wolf"
        assert viewer.may_look_through("wolf")
        for seat in ("crow", "wolf"):
            with pytest.raises(CannotUndo):
                await at.undo(two.table, seat)
        assert live.over
        open_again = await Two.sit(at)
        other = await open_again.looks("crow")
        other.at, other.seat = 0, "wolf"
        assert other.view().seat == "crow", "the game goes on: nobody looks through another's eyes"


async def test_the_same_answers_give_the_same_dice_unless_they_are_rolled_anew(
    database: str,
) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        two = Two(at, made.table, made.tokens)
        seen = []
        await two.answer("crow")
        for anew in (False, False, True, True, True, True, True):
            live = await two.answer("wolf")
            seen.append([e.answer for e in live.table.entries() if e.seat == "fate"][-1])
            live = await at.undo(two.table, "wolf", anew)
            at.lives.clear()  # a restart changes nothing
        assert seen[0] == seen[1] == seen[2]
        assert len(set(seen)) > 1
        assert any("rolled anew" in line for line in log(live))


# Views (18) -----------------------------------------------------------------------------------


async def test_a_view_that_fails_says_so_and_the_table_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        live = await at.live(made.table)
        two = Two(at, made.table, made.tokens)
        await two.answer("crow")
        with monkeypatch.context() as broken:
            broken.setattr(type(live.game), "scene", _broken)
            live.looks.changes += 1
            view = Viewer(live, ["crow", "wolf"], "crow", "en").view()
            assert view.trouble.startswith("Something here can’t be shown")
            assert view.undo is not None
        live = await two.answer("wolf")
        assert Viewer(live, ["crow", "wolf"], "crow", "en").view().trouble == ""


async def test_an_offer_or_a_chance_that_fails_leaves_the_question_open(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        live = await at.live(made.table)
        monkeypatch.setattr(type(live.game), "offers", _broken)
        monkeypatch.setattr(looks, "odds_for", _broken)
        view = Viewer(live, ["crow", "wolf"], "crow", "en").view()
        opened = next(one for one in live.table.asks if one.ask.seat == "crow")
        assert (live.looks.offers(opened), live.looks.odds(opened)) == ({}, {})
        assert view.asks[0].options
        assert view.trouble == ""


def _broken(*_: object) -> None:
    raise KeyError("zodd-1")


async def test_a_look_that_fails_is_told_and_the_socket_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said, looks = asyncio.Queue[bytes](), [b"", b"seen"]

    async def look(_: Talk) -> bytes:
        seen = looks.pop(0)
        if not seen:
            _broken()
        return seen

    async def say(_: Talk, what: bytes) -> None:
        said.put_nowait(what)

    monkeypatch.setattr(Talk, "look", look)
    monkeypatch.setattr(Talk, "say", say)
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        nobody: Any = None
        talk = Talk(nobody, at, made.table, "", "")
        talk.viewer = Viewer(await at.live(made.table), ["crow", "wolf"], "crow", "en")
        showing = asyncio.create_task(talk.show())
        for told in (b"trouble", b"seen"):
            talk.viewer.show()
            heard = asyncio.create_task(said.get())
            await asyncio.wait([showing, heard], return_when=asyncio.FIRST_COMPLETED)
            assert not showing.done(), "the socket lives on"
            assert told in heard.result()
        showing.cancel()


async def test_who_leaves_while_they_are_shown_the_table_leaves_its_log_as_it_is(
    database: str,
) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        live = await at.live(made.table)
        assert live.looks.slow, "what takes long is made in another thread"
        begun, may_end = threading.Event(), threading.Event()

        def look() -> None:
            begun.set()
            may_end.wait()

        leaving = asyncio.create_task(at.aside(live, look))
        await asyncio.to_thread(begun.wait)
        leaving.cancel()
        await asyncio.wait([leaving])
        assert live.turn.locked(), "the thread still looks at the table"
        may_end.set()
        assert await at.aside(live, lambda: live.turn.locked())


# Journals and secrets (20, 23, 27) ------------------------------------------------------------


async def test_answer_and_undo_in_a_loop_write_a_bounded_journal(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "UNDOS_A_MINUTE", 10**6)
    async with hall(database) as at:
        made = await at.create("connect_four", at.shelf.options("connect_four", {}), {})
        two = Two(at, made.table, made.tokens)
        await two.answer("red", 1)
        for _ in range(150):
            await two.answer("yellow", 2)
            live = await at.undo(two.table, "yellow")
        live = await two.answer("yellow", 3)
        rows = await at.store.rows(two.table, 0)
        assert len(rows) < 2 * live_module.UNDONE
        number = live.wire_number(live.asks[0])
        again = await at._load(two.table, "")
        assert again.table.entries() == live.table.entries()
        assert (again.seq, again.table.rewinds) == (live.seq, live.table.rewinds) == (live.seq, 150)
        assert again.wire_number(again.asks[0]) == number


async def test_a_table_is_taken_back_only_so_often_in_a_minute(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "UNDOS_A_MINUTE", 3)
    async with hall(database) as at:
        made = await at.create("connect_four", at.shelf.options("connect_four", {}), {})
        two = Two(at, made.table, made.tokens)
        for _ in range(3):
            await two.answer("red", 1)
            await at.undo(two.table, "red")
        await two.answer("red", 1)
        with pytest.raises(TooMany):
            await at.undo(two.table, "red")


async def test_a_table_is_not_taken_back_more_often_by_way_of_two_servers(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "UNDOS_A_MINUTE", 2)
    async with hall(database) as one, hall(database) as two:
        made = await one.create("connect_four", one.shelf.options("connect_four", {}), {})
        here, there = (Two(server, made.table, made.tokens) for server in (one, two))
        await there.live()
        await here.answer("red", 1)
        await one.undo(made.table, "red")
        with pytest.raises(Refused):  # nobody has told it: it finds out when it is too late
            await there.answer("red", 1)
        await there.answer("red", 1)
        await two.undo(made.table, "red")
        await there.answer("red", 1)
        with pytest.raises(TooMany):
            await two.undo(made.table, "red")
        await one.catch_up(made.table)
        with pytest.raises(TooMany):
            await one.undo(made.table, "red")


async def test_nobody_counts_what_the_other_answers_unseen(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        wolf = await two.looks("wolf")
        before = wolf.message()
        assert before
        await two.answer("crow")
        told = wolf.message()
        crow_is_done = json.loads(told)["seats"][0]["awaited"] is False
        assert crow_is_done, "that the other has chosen is no secret"
        assert json.loads(told)["seq"] == json.loads(before)["seq"]
        assert json.loads(told)["steps"] == json.loads(before)["steps"]
        asks = [json.loads(one)["asks"] for one in (before, told)]
        assert asks[0] == asks[1]
        assert wolf.message() == b"", "what has not changed is not told again"


async def test_the_cost_of_a_view_does_not_grow_with_the_log(database: str) -> None:
    async with hall(database) as at:
        made = await at.create("connect_four", at.shelf.options("connect_four", {}), {})
        live = await at.live(made.table)
        viewer = Viewer(live, ["red", "yellow"], "red", "en")
        viewer.message()
        for _ in range(3000):
            live.table.say("table-anew")
        live.looks.changes += 1
        viewer.message()
        read: list[int] = []
        chronicle = live.table.chronicle
        live.table.chronicle = Counting(chronicle, read)
        live.table.say("table-anew")
        live.looks.changes += 1
        told = json.loads(viewer.message())
        assert len(told["log"]) == 1
        assert len(read) < 10, "only what is new was read"


async def test_who_sees_the_same_is_sent_the_same_bytes(database: str) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        live = await at.live(made.table)
        one, other = (Viewer(live, ["crow", "wolf"], "crow", "en") for _ in range(2))
        assert one.message() is other.message(), "it is made and written once"


async def test_what_a_shared_message_was_made_of_lives_as_long_as_the_message(
    database: str,
) -> None:
    """Or something new could have its id, and be told what was meant for another."""
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        two = Two(at, made.table, made.tokens)
        live = await two.answer("crow")
        viewer = Viewer(live, ["crow", "wolf"], "crow", "en")
        viewer.differences = True
        viewer.message()
        await two.answer("wolf")
        before = viewer._sent
        assert viewer.message()
        holders = gc.get_referrers(before)
        assert any(type(one) is tuple for one in holders), "the message holds it, and nobody else"


class Counting(list[Any]):
    """A list that notes what is read of it."""

    def __init__(self, things: list[Any], read: list[int]) -> None:
        super().__init__(things)
        self.read = read

    def __getitem__(self, at: Any) -> Any:
        self.read.append(1)
        return super().__getitem__(at)

    def __iter__(self) -> Any:
        self.read += [1] * len(self)
        return super().__iter__()


# Players (24, 27) -----------------------------------------------------------------------------


async def test_tables_of_one_address_take_turns_with_those_of_others() -> None:
    thinkers, order = Thinkers(1), []

    async def thought(job: str) -> str:
        order.append(job)
        await asyncio.sleep(0)
        return job

    thinkers._thought = thought  # type: ignore[method-assign, assignment]
    crowd: list[Any] = [thinkers.think(f"crowd-{i}", "crowd") for i in range(6)]  # type: ignore[arg-type]
    others: list[Any] = [thinkers.think("other", "other"), thinkers.think("third", "third")]  # type: ignore[arg-type]
    await asyncio.gather(*crowd, *others)
    assert order.index("other") <= 2
    assert order.index("third") <= 3


class Mortal:
    """A thought of which the worker dies once, if it is to."""

    def __init__(self, name: str, grave: Path | None = None) -> None:
        self.name, self.grave = name, grave

    def think(self) -> str:
        if self.grave is not None and not self.grave.exists():
            self.grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.name


async def test_when_a_worker_dies_all_who_waited_are_answered_by_those_who_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools = list[Pool]()

    class Counted(Pool):
        def __init__(self, workers: int) -> None:
            super().__init__(workers)
            pools.append(self)

    monkeypatch.setattr(thinkers_module, "Pool", Counted)
    thinkers = Thinkers(3)
    try:
        jobs = [Mortal("dies", tmp_path / "grave"), *(Mortal(f"waits-{i}") for i in range(4))]
        found = await asyncio.gather(*(thinkers.think(job) for job in jobs))
        assert found == [job.name for job in jobs]
        assert (await thinkers.think(Mortal("later"))) == "later"
        assert len(pools) == 2, "the first of those who waited replaces them, and nobody else"
    finally:
        thinkers.close()


async def test_nobody_thinks_for_a_table_that_nobody_watches(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "WATCHED", -1.0)
    async with hall(database) as at:
        options = at.shelf.options("connect_four", {})
        made = await at.create("connect_four", options, {"red": "random", "yellow": "random"})
        live = await at.live(made.table)
        await asyncio.sleep(0.05)
        assert not live.thinking
        assert live.table.answered == 0


async def test_a_player_whose_answers_can_not_be_kept_does_not_hammer_the_disk(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as at:
        options = at.shelf.options("connect_four", {})
        made = await at.create("connect_four", options, {"red": "random", "yellow": "random"})
        tries = []

        async def full(*_: object) -> None:
            tries.append(time.monotonic())
            raise OSError("No space left on device")

        monkeypatch.setattr(at.store, "append", full)
        monkeypatch.setattr(at.thinking, "_answer", _first_option)
        await at.live(made.table)
        for _ in range(60):
            await asyncio.sleep(0.02)
            with contextlib.suppress(OSError):
                await at.live(made.table)  # as viewers do
        assert tries
        gaps = [later - earlier for earlier, later in itertools.pairwise(tries)]
        assert all(gap > 0.9 * 2**i for i, gap in enumerate(gaps)), "it rests longer each time"


async def _first_option(_: Live, opened: Any) -> str:
    assert isinstance(opened.ask, Ask)
    return str(opened.ask.options[0])


async def test_of_all_servers_one_thinks_for_a_table(database: str) -> None:
    async with hall(database) as one, hall(database) as two:
        made = await one.create("connect_four", one.shelf.options("connect_four", {}), {})
        assert await one.thinking._mine(made.table)
        assert not await two.thinking._mine(made.table)
        assert await one.thinking._mine(made.table)


async def test_all_servers_count_the_connections_of_an_address_together(database: str) -> None:
    async with hall(database) as one, hall(database) as two:
        with contextlib.ExitStack() as inside:
            for _ in range(3):
                inside.enter_context(one.crowd.one_more("address", 4, "192.0.2.7"))
            await one.count_together()
            await two.count_together()
            inside.enter_context(two.crowd.one_more("address", 4, "192.0.2.7"))
            inside.enter_context(two.crowd.one_more("address", 4, "192.0.2.8"))
            with pytest.raises(TooMany):
                inside.enter_context(two.crowd.one_more("address", 4, "192.0.2.7"))
        await one.count_together()
        await two.count_together()
        assert not two.crowd.elsewhere, "they have left"


async def test_all_servers_count_what_an_address_owes_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as one, hall(database) as two:
        monkeypatch.setattr(guard, "SHARE", 0.0)
        monkeypatch.setattr(guard, "_timed", lambda work: (work(), 4.0))
        await one.budget.aside("192.0.2.7", lambda: None)
        await one.count_together()
        await two.count_together()
        assert two.budget.debt("192.0.2.7") == 4.0
        assert two.budget.debt("192.0.2.8") == two.budget.debt("") == 0.0
        await two.budget.aside("192.0.2.7", lambda: None)
        await two.count_together()
        await one.count_together()
        assert one.budget.debt("192.0.2.7") == 8.0, "each owes its own, told once"


# Standing orders ------------------------------------------------------------------------------


async def test_a_seat_passes_by_order_until_it_is_asked_what_it_can_not_pass(
    database: str,
) -> None:
    async with hall(database) as at:
        two = await Two.sit(at, cold=True)
        await at.say(two.table, "crow", "order asked")
        at.lives.clear()  # a restart forgets no order
        for seat in ("crow", "wolf"):
            live = await two.answer(seat)
        assert live.ordered("crow") == "", "it was asked for a blade"
        live = await at.order(two.table, ["crow", "wolf"], "turn")  # of one person with both seats
        assert (live.ordered("crow"), live.ordered("wolf")) == ("turn", "turn")
        winner = live.answerer(live.asks[0])
        assert Viewer(live, [winner], winner, "en").view().order == "turn"
        await two.answer(winner)
        live = await two.answer(winner)
        given = [entry.answer for entry in live.table.entries()]
        assert given[-2:] == ["Pass", "Pass"], "nobody had to be asked whether they howl"
        assert {opened.ask.seat for opened in live.asks} == {"crow", "wolf"}
        for seat in ("crow", "wolf"):
            live = await two.answer(seat)
        assert live.ordered("crow") == "", "another turn has begun"


@pytest.mark.parametrize("secrets", [True, False])
async def test_one_answer_lets_a_window_pass_for_all_seats_of_a_person_who_see_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch, secrets: bool
) -> None:
    async with hall(database) as at:
        monkeypatch.setattr(type(at.shelf["cellar"]), "secrets", secrets)
        made = await at.create("cellar", at.shelf.options("cellar", {"cold": True}), {})
        two = Two(at, made.table, made.tokens)
        live = await two.live()
        while not live.table.run.window:
            live = await two.answer(live.answerer(live.asks[0]))
        both = ["crow", "wolf"]
        view = Viewer(live, both, "crow", "en").view()
        assert [ask.seat for ask in view.asks] == (["crow"] if secrets else both)
        number = view.asks[0].number
        live = await at.act(
            made.table, lambda now: now.answer_for("crow", both, number, None, "Pass")
        )
        passed = [entry.seat for entry in live.table.entries() if entry.answer == "Pass"]
        assert passed == (["crow"] if secrets else both)


# Seats that change hands ----------------------------------------------------------------------


async def test_a_guest_who_stays_away_is_replaced_and_the_log_says_so(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        wolf = await two.looks("wolf")
        with pytest.raises(Refused):
            await invite_again(at, two.table, ["crow"], "wolf")
        live = await two.live()
        at.go(live, wolf)
        live.left["wolf"] = time.time() - AWAY_FOR - 1
        invite = await invite_again(at, two.table, ["crow"], "wolf")
        assert log(await two.live())[-1] == "Somebody new was invited to play the Wolf."
        back = await two.looks("wolf")
        assert back.holding == ["wolf"], "until the invitation is used, the seat is theirs"
        await at.store.claim(two.table, invite, "another token")
        await at.seats_changed(two.table)
        assert back.holding == []
        assert await at.holding(live, ["another token"]) == ["wolf"]


async def test_the_computer_plays_for_somebody_until_they_take_their_seat_back(
    database: str,
) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        await two.looks("wolf")
        for others in (["crow"], []):
            with pytest.raises(Refused):
                await give(at, two.table, others, "wolf", "random")
        await give(at, two.table, ["wolf"], "wolf", "random")
        live = await two.live()
        assert live.mind_of("wolf") == "random"
        view = Viewer(live, ["crow"], "crow", "en").view()
        assert [(s.player, s.lent) for s in view.seats] == [("person", False), ("computer", True)]
        assert any(opened.ask.seat == "wolf" for opened in live.asks)
        assert Viewer(live, ["wolf"], "wolf", "en").view().asks == [], "the computer answers"
        with pytest.raises(Refused):
            await give(at, two.table, ["crow"], "wolf", "")
        await give(at, two.table, ["wolf"], "wolf", "")
        assert (await two.live()).mind_of("wolf") == ""
        assert log(await two.live())[-1] == "From now on a person plays the Wolf."


async def test_a_thought_that_ends_after_the_seat_was_taken_back_plays_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        await two.looks("crow")
        thought = asyncio.Event()

        async def slowly(live: Live, opened: Open) -> str:
            await thought.wait()
            assert isinstance(opened.ask, Ask)
            return str(opened.ask.options[0])

        monkeypatch.setattr(at.thinking, "_answer", slowly)
        await give(at, two.table, ["crow"], "crow", "random")
        live = await two.live()
        before = live.table.answered
        assert live.thinking
        await give(at, two.table, ["crow"], "crow", "")
        thought.set()
        await asyncio.gather(*at.thinking._tasks)
        assert (await two.live()).table.answered == before


async def test_who_resigns_has_lost_and_all_may_play_again(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        await two.answer("wolf")
        with pytest.raises(Refused):
            await rematch(at, two.table, ["crow"])
        await resign(at, two.table, "wolf")
        live = await at._load(two.table, "")
        assert live.over
        assert live.outcome is not None
        assert live.outcome.result == {"crow": 1.0, "wolf": 0.0}
        assert live.asks == []
        record = await at.store.record(two.table)
        assert record is not None
        assert record.over
        await rematch(at, two.table, ["crow"])
        assert (await two.live()).next == ""
        await rematch(at, two.table, ["wolf"])
        again = await at.live((await two.live()).next)
        assert again.table.answered == 2, "cards are dealt, and it begins"
        assert await at.holding(again, [two.tokens["crow"]]) == ["crow"]


async def test_the_end_of_a_game_that_was_given_up_tells_how_it_stood(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        stood = (Words("cellar-stood"),)
        monkeypatch.setattr(type((await two.live()).game), "stood", lambda game, state: stood)
        await resign(at, two.table, "wolf")
        outcome = (await two.live()).outcome
        assert outcome is not None
        assert outcome.told == stood


async def test_who_lent_their_seat_plays_the_next_game_themselves(database: str) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        await two.looks("wolf")
        await give(at, two.table, ["wolf"], "wolf", "random")
        await resign(at, two.table, "crow")
        await rematch(at, two.table, ["crow"])
        assert (await two.live()).next == "", "the Wolf is here, and is waited for"
        await rematch(at, two.table, ["wolf"])
        again = await at.live((await two.live()).next)
        assert [one.player for one in again.seats] == ["person", "person"]


async def test_who_had_gone_is_not_waited_for_and_takes_their_seat_back_in_the_next_game(
    database: str,
) -> None:
    async with hall(database) as at:
        two = await Two.sit(at)
        await give(at, two.table, ["wolf"], "wolf", "random")
        await resign(at, two.table, "crow")
        await rematch(at, two.table, ["crow"])
        again = await at.live((await two.live()).next)
        assert [one.player for one in again.seats] == ["person", "computer"]
        await rematch(at, two.table, ["wolf"])
        assert (await two.live()).again == ["crow", "wolf"]
        again = await at.live(again.record.id)
        assert [one.player for one in again.seats] == ["person", "person"]
        with pytest.raises(Refused):
            await rematch(at, two.table, ["wolf"])


# Limits (19, 22, 25) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "headers", "let_in"),
    [
        ("GET", {"host": "127.0.0.1:7474"}, True),
        ("POST", {"host": "localhost:7474", "origin": "http://localhost:7474"}, True),
        ("POST", {"host": "192.168.0.7:7474"}, True),
        ("POST", {"host": "table.example", "origin": "https://table.example"}, True),
        ("POST", {"host": "localhost:7474", "origin": "http://evil.example"}, False),
        ("POST", {"host": "localhost:7474", "origin": "null"}, False),
        ("POST", {"host": "localhost:7474", "sec-fetch-site": "cross-site"}, False),
        ("GET", {"host": "evil.example"}, False),
        ("POST", {"host": "evil.example", "origin": "http://evil.example"}, False),
        ("GET", {}, False),
    ],
)
def test_only_our_own_names_and_pages_are_let_in(
    method: str, headers: dict[str, str], let_in: bool
) -> None:
    scope = {
        "type": "http",
        "method": method,
        "path": "/api/tables",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    assert (guard.Guarded(None, ["table.example"]).stranger(scope) == "") is let_in
    socket = {**scope, "type": "websocket"}
    own = let_in and "origin" in headers
    assert own <= (guard.Guarded(None, ["table.example"]).stranger(socket) == "")


async def test_who_has_spent_their_share_waits_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard, "SAVINGS", 0.05)
    monkeypatch.setattr(guard, "SHARE", 0.5)
    budget = guard.Budget()

    def work() -> None:
        end = time.thread_time() + 0.08
        while time.thread_time() < end:
            pass

    await budget.aside("192.0.2.7", work)
    assert budget.debt("192.0.2.7") > guard.SAVINGS
    assert budget.debt("192.0.2.8") == budget.debt("") == 0
    waited = list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        budget._spent.clear()  # so long that nothing is owed any more

    monkeypatch.setattr(asyncio, "sleep", wait)
    for somebody_else in ("192.0.2.8", ""):
        await budget.aside(somebody_else, lambda: None)
    assert waited == []
    await budget.aside("192.0.2.7", lambda: None)
    assert len(waited) == 1


async def test_who_looks_back_sees_that_moment_and_is_asked_nothing(database: str) -> None:
    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {"rounds": 4}), {})
        live = await Two(at, made.table, made.tokens).play()
        viewer = Viewer(live, ["crow", "wolf"], "crow", "en")
        for step in (0, 5, live.table.answered, 2):
            viewer.at = step
            assert viewer.needs_past()
            viewer.look_back()
            assert not viewer.needs_past()
            view = viewer.view()
            assert (view.at, view.asks) == (step, [])


async def test_tables_are_read_and_looked_back_at_beside_the_loop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else waits while a table is restored or somebody scrolls through a game."""
    where = list[threading.Thread]()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def done(*args: Any) -> Any:
            where.append(threading.current_thread())
            return work(*args)

        return done

    async with hall(database) as at:
        made = await at.create("cellar", at.shelf.options("cellar", {}), {})
        await Two(at, made.table, made.tokens).play()
        monkeypatch.setattr(Hall, "_read", noted(Hall._read))
        monkeypatch.setattr(Viewer, "look_back", noted(Viewer.look_back))
        at.lives.clear()
        live = await at.live(made.table)
        nobody: Any = None
        talk = Talk(nobody, at, made.table, "", "")
        talk.viewer = Viewer(live, ["crow", "wolf"], "crow", "en")
        talk.viewer.at = 3
        assert await talk.look()
        assert len(where) == 2
        assert threading.main_thread() not in where


# A start that fails (27, issue 12) ------------------------------------------------------------


def test_seats_of_fresh_options_are_told_without_reading_the_catalogue_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = Shelf([CELLAR])
    shelf.seats("cellar", shelf.offered("cellar", {"rounds": 1}), "en")
    read: list[Path] = []
    monkeypatch.setattr(Path, "read_text", lambda path, *_: read.append(path))
    seats = shelf.seats("cellar", shelf.offered("cellar", {"rounds": 2}), "en")
    assert [seat.name for seat in seats] == ["the Crow", "the Wolf"]
    assert read == []


async def test_a_plan_is_thought_out_once_and_followed_until_something_is_taken_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = []

    async def at_once(thinkers: Thinkers, job: Any, who: str = "") -> Intent:
        thoughts.append(job)
        return Intent("Drop a", [Step(7, ("Drop b",), "Drop b")])

    monkeypatch.setattr(Thinkers, "think", at_once)
    monkeypatch.setattr(thinking.Thinking, "wake", lambda self, live: None)
    monkeypatch.setattr(Live, "mind_of", lambda self, seat: "planner")
    async with hall(database) as at:
        options = at.shelf.options("connect_four", {})
        made = await at.create("connect_four", options, {"red": ME, "yellow": ME})
        live = await at.live(made.table)
        (number, ask) = live.asks[0]
        assert isinstance(ask, Ask)
        plan = at.thinking._plan(live, "red", "planner")
        plan.append(Step(number, tuple(map(str, ask.options)), "Drop c"))
        assert await at.thinking._answer(live, live.asks[0]) == "Drop c"
        assert thoughts == []
        assert await at.thinking._answer(live, live.asks[0]) == "Drop a"
        assert len(thoughts) == 1
        assert plan == [Step(7, ("Drop b",), "Drop b")], "what comes next is kept"
        wire = live.wire_number(live.asks[0])
        await at.act(made.table, lambda now: now.answer("red", wire, None, "Drop a"))
        live = await at.act(made.table, lambda now: now.undo("red"))
        assert at.thinking._plan(live, "red", "planner") == []


# Two servers ----------------------------------------------------------------------------------


async def test_nobody_is_shown_an_answer_that_another_server_was_quicker_than(
    database: str,
) -> None:
    async with hall(database) as one, hall(database) as other:
        made = await one.create("connect_four", one.shelf.options("connect_four", {}), {})
        slow = await other.live(made.table)
        late = Viewer(slow, ["red"], "red", "en")
        await other.come(slow, late)
        number = slow.wire_number(slow.asks[0])
        await one.act(made.table, lambda now: now.answer("red", number, 0, None))

        acting = asyncio.create_task(
            other.act(made.table, lambda now: now.answer("red", number, 1, None))
        )
        while not slow.turn.locked():
            await asyncio.sleep(0)
        assert await other.aside(slow, late.message) == b"", "what was tried in vain is not shown"
        with pytest.raises(Stale):
            await acting
        late.move_to(await other.live(made.table))
        shown = json.loads(await other.aside(late.live, late.message))
        assert [piece["id"] for piece in shown["scene"]["pieces"]] == ["stone-a1"]
