"""The coach and the report over the API."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable.games import find
from grimtable.games.dark_souls import GAME as DARK_SOULS
from grimtable.games.dark_souls.options import Strike
from grimtable.kernel import Ask, Seeded, Table, Text
from grimtable.kernel.asks import FATE
from grimtable.kernel.state import Event
from grimtable.lab.samples import contest
from grimtable.minds.coach import Advice, Alike, Counsel
from grimtable.minds.moments import Moment, TurningPoint
from grimtable.minds.report import Report
from grimtable.web.app import make_app
from grimtable.web.coaching import counsel_view, logged, report_view
from grimtable.web.thinkers import Thinkers, Thought
from grimtable.web.wire import LogLine, RolledView
from tests.web.harness import ROOT


async def at_once(thinkers: Thinkers, job: Thought[Any], who: str = "") -> Any:
    """What a worker would find; no process has to be started for that."""
    return job.think()


@pytest.fixture
async def client(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[AsyncTestClient[Any]]:
    monkeypatch.setattr(Thinkers, "think", at_once)
    games = [str(ROOT / "examples" / "connect_four.py")]
    async with AsyncTestClient(make_app(database, games=games, pace=0)) as opened:
        yield opened


class Duel:
    """Connect Four with one person, or two, at the table."""

    def __init__(self, client: AsyncTestClient[Any], made: dict[str, Any]) -> None:
        self.client, self.path = client, f"/api/tables/{made['table']}"
        self.tokens: dict[str, str] = made["tokens"]

    def bearing(self, *seats: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {','.join(self.tokens[seat] for seat in seats)}"}

    async def view(self, seat: str) -> Any:
        return (await self.client.get(self.path, headers=self.bearing(seat))).json()

    async def drop(self, files: str) -> None:
        """Red and yellow in turn."""
        for i, file in enumerate(files):
            seat = ("red", "yellow")[i % 2]
            body = {"ask": (await self.view(seat))["asks"][0]["number"], "text": f"Drop {file}"}
            headers = self.bearing(seat)
            answer = await self.client.post(f"{self.path}/answers", json=body, headers=headers)
            assert answer.status_code == 200, answer.text

    async def advice(self, *seats: str) -> Any:
        body = {"ask": (await self.view(seats[0]))["asks"][0]["number"]}
        headers = self.bearing(*seats)
        return await self.client.post(f"{self.path}/advice", json=body, headers=headers)


async def duel(client: AsyncTestClient[Any], **seats: str) -> Duel:
    made = await client.post("/api/tables", json={"game": "connect_four", "seats": seats})
    assert made.status_code == 201, made.text
    return Duel(client, made.json())


async def test_the_coach_sees_the_fourth_stone_and_the_report_what_it_decided(
    client: AsyncTestClient[Any],
) -> None:
    table = await duel(client, red="me", yellow="me")
    early = await client.get(f"{table.path}/report", headers=table.bearing("red"))
    assert "goes on" in early.json()["detail"]
    await table.drop("ababab")
    counsel = (await table.advice("red", "yellow")).json()
    assert counsel["best"][0]["words"].endswith("a")
    worths = dict(counsel["worths"])
    assert worths[counsel["best"][0]["option"]] == max(worths.values())
    await table.drop("a")
    told = (await client.get(f"{table.path}/report", headers=table.bearing("red"))).json()
    assert (told["seat"], len(told["curve"]), told["curve"][-1]) == ("red", 7, 1.0)
    assert not told["ahead"], "it goes by what lay on the table"
    assert told["done"] == told["looks"]


async def test_a_report_comes_in_steps_and_the_curve_first(client: AsyncTestClient[Any]) -> None:
    table = await duel(client, red="me", yellow="me")
    await table.drop("abababa")
    steps: list[dict[str, Any]] = []
    while not steps or steps[-1]["done"] < steps[-1]["looks"]:
        path = f"{table.path}/report?whole=false"
        steps.append((await client.get(path, headers=table.bearing("red"))).json())
    assert len(steps) > 1
    assert {len(step["curve"]) for step in steps} == {7}
    assert [step["done"] for step in steps] == sorted(step["done"] for step in steps)
    whole = (await client.get(f"{table.path}/report", headers=table.bearing("red"))).json()
    assert whole == steps[-1]


async def test_against_other_people_there_is_no_coach(client: AsyncTestClient[Any]) -> None:
    table = await duel(client, red="me", yellow="friend")
    refused = await table.advice("red")
    assert (refused.status_code, "themselves" in refused.json()["detail"]) == (422, True)


def test_options_that_come_to_the_same_are_said_to() -> None:
    game = CONNECT_FOUR
    table = Table(game, game.Options(), Seeded(1))
    ask = table.asks[0].ask
    assert isinstance(ask, Ask)
    left, right = ask.options[0], ask.options[-1]
    counsel = Counsel([Advice(left, 0.5, (), (), Alike(right, even=False))], {left: 0.5})
    for language, words in (("en", "this turn it comes to the same"), ("fr", "ce tour, revient")):
        text = Text.of(game, table.options, language)
        (advice,) = counsel_view(1, ask, counsel, table.scene(ask.seat), text).best
        (reason,) = advice.reasons
        assert reason.better is None
        assert reason.words.startswith(words)


def test_of_two_strokes_with_one_weapon_the_report_says_which_was_better() -> None:
    options = DARK_SOULS.Options(("knight",), skirmish="hollow_cave")
    table = Table(DARK_SOULS, options, Seeded(1))
    while True:
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        strokes = [option for option in ask.options if isinstance(option, Strike)]
        if len(strokes) > 1:
            break
        table.answer(number, ask.options[-1 if ask.what == "act" else 0])  # on foot
    at, (light, heavy) = table.answered, strokes[:2]
    table.answer(number, light)
    moment = Moment(at, "knight", str(light), 0.6, 0.5, 0.5, 0.5)
    report = Report("knight", [moment], [TurningPoint(moment, -0.1, heavy)], 0.0)
    live: Any = SimpleNamespace(game=table.game, options=options, table=table, people={"knight"})
    text = Text.of(table.game, options, "en")
    review: Any = SimpleNamespace(report=report, done=1)
    (point,) = report_view(live, review, text).turning
    assert point.words.endswith(": free, 1 blue")
    assert point.better.endswith(": 4 stamina, 1 black, 1 blue")


def test_a_report_tells_how_one_would_have_gone_on_from_what_was_better() -> None:
    game = find("berserkers")
    table = Table(game, contest(game, 1), Seeded(2))
    number, ask = table.asks[0]
    assert isinstance(ask, Ask)
    while ask.what != "act":
        table.answer(number, ask.options[0])
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
    at = table.answered
    better = next(one for one in ask.options if str(one) == "Place road-6")
    table.answer(number, better)
    further = table.asks[0].ask
    assert isinstance(further, Ask)
    walk = further.options[0]
    table.undo("player")
    worse = ask.options[0]
    table.answer(table.asks[0].number, worse)
    moment = Moment(at, "player", str(worse), 0.6, 0.5, 0.5, 0.5)
    point = TurningPoint(moment, -0.1, better, line=(walk,))
    live: Any = SimpleNamespace(game=game, options=table.options, table=table, people={"player"})
    text = Text.of(game, table.options, "en")
    review: Any = SimpleNamespace(report=Report("player", [moment], [point], 0.0), done=1)
    (told,) = report_view(live, review, text).turning
    assert told.better.startswith("Road 6: Move 3, then ")
    assert " to the " in told.better


def test_a_report_tells_what_a_roll_came_to_and_not_by_whose_order() -> None:
    fell = [RolledView("red", "2", "red: 2")]
    told = [
        (LogLine("A tie, decided for you.", ""), Event("tied", {}, "")),
        (LogLine("Troll rolled 2.", "roll", dice=fell), Event("rolled", {"who": "troll"}, "roll")),
        (LogLine("Troll hit Guts.", "hit"), Event("hit", {"who": "troll"}, "hit")),
        (LogLine("Guts took 2.", "hurt"), Event("hurt", {"who": "guts"}, "hurt")),
    ]

    def said(lines: list[tuple[LogLine, Event]], silent: int = 0) -> str:
        looks = SimpleNamespace(
            lines=lambda *_: [line for line, _ in lines],
            events=lambda *_: [event for _, event in lines],
            length=lambda _, at: len(lines) if at > silent else 0,
        )
        entries = [SimpleNamespace(seat=FATE, answer="2")] * (1 + silent)
        live: Any = SimpleNamespace(looks=looks, table=SimpleNamespace(entries=lambda *_: entries))
        return logged(live, "guts", 0, Text.of(CONNECT_FOUR, CONNECT_FOUR.Options(), "en"))

    assert said(told) == "Troll rolled 2. Troll hit Guts."
    assert said([told[1], told[3]]) == "Troll rolled 2.", "somebody else's doing is another story"
    assert said(told[2:]) == "Troll hit Guts.", "what was not rolled came to itself"
    assert said(told[:1]) == ""
    assert said(told, silent=1) == "Troll rolled 2. Troll hit Guts.", "of two dice when both lie"
