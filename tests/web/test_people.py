"""Between people: what they say to each other, and how long they may think."""

from __future__ import annotations

import pytest

from grimtable.kernel.errors import Refused
from grimtable.web import clock as clock_module
from grimtable.web import live as live_module
from grimtable.web.hall import FRIEND, ME, Hall
from grimtable.web.seating import give
from tests.web.harness import Server
from tests.web.test_held import Two, hall


def said(live: live_module.Live, language: str = "en") -> list[str]:
    """What the log tells of what people said."""
    text = live.shelf.text(live.record.game, live.options, language)
    return [line.words for line in live.looks.lines("wolf", text) if line.by]


async def test_what_is_said_is_in_the_log_in_each_ones_language_and_no_undo_takes_it_back(
    database: str,
) -> None:
    async with hall(database) as here:
        two = await Two.sit(here)
        await here.say(two.table, "crow", "phrase nice")
        live = await here.say(two.table, "wolf", "said crow")  # no name is made of one's own words
        assert said(live) == ["The Crow: Well played.", "The Wolf: “crow”"]
        assert said(live, "fr")[0].endswith("bien joué.")
        del here.lives[two.table]
        again = await here.live(two.table)
        assert said(again) == said(live)


async def test_who_says_too_much_can_still_give_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "LETTERS", 2)
    async with hall(database) as here:
        two = await Two.sit(here)
        for _ in range(2):
            await here.say(two.table, "crow", "phrase hello")
        with pytest.raises(Refused, match="Enough"):
            await here.say(two.table, "crow", "said more")
        live = await here.say(two.table, "crow", "resign")
        assert live.over


def test_words_go_to_everybody_at_the_table(server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    crow = server.sit(made["table"], made["tokens"]["crow"])
    wolf = server.sit(made["table"], joined["tokens"]["wolf"])
    crow.tell("say", words="  mind \n the   stairs ")
    wolf.until(lambda view: any(line["by"] == "crow" for line in view["log"]))
    (line,) = [line for line in wolf.log if line.get("by")]
    assert line["words"] == "The Crow: “mind the stairs”"
    assert line["free"]
    watcher = server.sit(made["table"])
    watcher.tell("say", words="boo")
    assert watcher.hear("refused")["why"] == "refused"


def test_people_are_called_as_they_like_until_somebody_else_sits_there(server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    crow = server.sit(made["table"], made["tokens"]["crow"])
    wolf = server.sit(made["table"], joined["tokens"]["wolf"])
    crow.tell("call", name="  Ada   B. ")
    view = wolf.until(lambda view: view["seats"][0]["called"] == "Ada B.")
    assert view["seats"][1]["called"] == ""
    (line,) = [line for line in wolf.log if line.get("by")]
    assert (line["words"], line["free"]) == ("The Crow is called “Ada B.”.", True)
    crow.tell("call", name="Ada B.")  # nothing new: nothing is told
    crow.tell("call", name="x" * 25)
    assert crow.hear("refused")
    crow.tell("call", name="")
    wolf.until(lambda view: view["seats"][0]["called"] == "")
    assert len([line for line in wolf.log if line.get("by")]) == 1
    watcher = server.sit(made["table"])
    watcher.tell("call", name="boo")
    assert watcher.hear("refused")["why"] == "refused"


async def test_what_people_do_at_the_table_is_told_by_their_names(database: str) -> None:
    async with hall(database) as here:
        two = await Two.sit(here)
        await here.say(two.table, "wolf", "phrase nice")
        await here.say(two.table, "wolf", "called Bo")
        for what in ("phrase nice", "said crow", "resign"):
            live = await here.say(two.table, "wolf", what)
        text = live.shelf.text("cellar", live.options, "en")
        lines = [line for line in live.looks.lines("crow", text) if "Wolf" in line.words]
        (called,) = [line for line in lines if "is called" in line.words]
        assert called.named == "The Wolf is called “Bo”.", "of a seat, never of Bo who is called Bo"
        lines.remove(called)
        assert [line.named for line in lines] == [
            "",
            "Bo (the Wolf): Well played.",
            "Bo (the Wolf): “crow”",
            "The game was given up by Bo (the Wolf).",
        ]
        assert lines[-1].words == "The game was given up by the Wolf.", "who reads no names"


def test_names_are_in_the_list_of_tables_for_those_who_know_the_table(server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"}, listed=True)
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    wolf = server.sit(made["table"], joined["tokens"]["wolf"])
    wolf.tell("call", name="Bo")
    wolf.until(lambda view: view["seats"][1]["called"] == "Bo")

    def names(*tables: str) -> list[str]:
        cards = server.post("/api/tables/list", {"tables": list(tables)})
        card = next(one for one in cards if one["id"] == made["table"])
        return [seat["called"] for seat in card["seats"]]

    assert names(made["table"]) == ["", "Bo"]
    assert names() == ["", ""], "strangers in the lobby read no names"


async def test_a_new_guest_does_not_inherit_a_name(database: str) -> None:
    async with hall(database) as here:
        two = await Two.sit(here)
        await here.say(two.table, "wolf", "called Bo")
        del here.lives[two.table]
        live = await here.live(two.table)
        assert live.names == {"wolf": "Bo"}
        await here.say(two.table, "wolf", "invited")
        assert not live.names


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """What it shows."""
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    told = Hours()
    monkeypatch.setattr(clock_module, "time", told)
    return told


async def timed(at: Hall, minutes: int) -> Two:
    """A table of two with a clock."""
    chosen = at.shelf.options("cellar", {})
    made = await at.create("cellar", chosen, {"crow": ME, "wolf": FRIEND}, clock=minutes)
    await at.store.claim(made.table, made.invites["wolf"], "token-of-the-wolf")
    return Two(at, made.table, {**made.tokens, "wolf": "token-of-the-wolf"})


async def test_a_clock_runs_while_the_table_waits_and_no_restart_winds_it_back(
    database: str, hours: Hours
) -> None:
    async with hall(database) as here:
        two = await timed(here, 10)
        live = await two.live()
        assert live.clock.left("crow") == 600
        hours.now += 100
        live = await two.answer("crow")
        hours.now += 50
        assert live.clock.left("crow") == 500, "it stands while others think"
        assert live.clock.left("wolf") == 450
        del here.lives[two.table]
        again = await two.live()
        assert again.clock.left("crow") == 500
        assert again.clock.left("wolf") == 600, "what was thought about before is not counted"


async def test_nobody_is_timed_before_everybody_has_come_and_a_rematch_has_the_same_clock(
    database: str, hours: Hours
) -> None:
    async with hall(database) as here:
        chosen = here.shelf.options("cellar", {})
        made = await here.create("cellar", chosen, {"crow": ME, "wolf": FRIEND}, clock=10)
        live = await here.live(made.table)
        hours.now += 100
        assert live.clock.left("crow") == 600, "the wolf has not come yet"
        await here.store.claim(made.table, made.invites["wolf"], "token-of-the-wolf")
        del here.lives[made.table]
        live = await here.live(made.table)
        hours.now += 100
        assert live.clock.left("crow") == 500
        again = await here.live(await here.again(live))
        assert again.clock.left("crow") == again.clock.left("wolf") == 600


async def test_when_the_time_is_over_others_may_let_the_computer_play(
    database: str, hours: Hours
) -> None:
    async with hall(database) as here:
        two = await timed(here, 1)
        await two.looks("wolf")
        crow = await two.looks("crow")
        with pytest.raises(Refused, match="wolf is here"):
            await give(here, two.table, ["crow"], "wolf", "random")
        hours.now += 61
        seats = {one.id: one for one in crow.view().seats}
        assert seats["wolf"].left == 0
        assert seats["wolf"].absent
        await give(here, two.table, ["crow"], "wolf", "random")
        live = await two.live()
        assert live.mind_of("wolf") == "random"


async def test_without_a_clock_nobody_is_timed(database: str, hours: Hours) -> None:
    async with hall(database) as here:
        two = await Two.sit(here)
        hours.now += 10**6
        live = await two.answer("crow")
        assert live.clock.left("crow") is None
        assert not live.clock.is_out("wolf")
        assert not any(
            row.answer.startswith("spent") for row in await here.store.rows(two.table, 0)
        )
