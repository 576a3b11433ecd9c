"""What players decide together is put to everybody who plays; the first answer counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from grimtable.games.drunagor.options import Open
from grimtable.kernel.asks import Ask, Option
from tests.web.harness import Person, Server
from tests.web.test_opening import closed, opened


def plan(person: Person) -> None:
    """Lay one card and be ready."""
    person.answer(0)
    offered = [option["notation"] for option in person.asked()["options"]]
    person.answer(next(notation for notation in offered if notation.startswith("Ready")))


def test_whoever_plays_says_who_acts_next_and_a_late_answer_is_stale(server: Server) -> None:
    seats = {"guts": "me", "isidro": "friend", "schierke": "me"}
    made = server.table("berserk", seats, options={"adventure": "yard"})
    path = f"/api/tables/{made['table']}/join"
    joined = server.post(path, {"invite": made["invites"]["isidro"]})
    mine = server.sit(made["table"], *made["tokens"].values())
    friend = server.sit(made["table"], *joined["tokens"].values())
    for who in (mine, friend, mine):
        who.answer(0)
    for who in (mine, friend, mine):
        plan(who)
    both = [who.asked() for who in (mine, friend)]
    assert [ask["words"] for ask in both] == ["Who acts now?"] * 2
    assert [ask["seat"] for ask in both] == ["schierke", "isidro"], "whoever planned last"
    assert all(seat["awaited"] for seat in friend.view["seats"])
    friend.answer("Activate guts")
    assert mine.until(lambda view: view["seat"] == "guts")["asks"]
    late = mine.refused("answer", ask=both[0]["number"], option=0)
    assert late["why"] == "stale"


def test_where_people_play_no_computer_decides_for_them(server: Server) -> None:
    seats = {"guts": "random", "isidro": "me", "schierke": "me"}
    made = server.table("berserk", seats, options={"adventure": "yard"})
    person = server.sit(made["table"], *made["tokens"].values())
    person.answer(0)
    person.answer(0)
    plan(person)
    plan(person)
    offered = [option["notation"] for option in person.asked()["options"]]
    assert offered == ["Activate guts", "Activate isidro", "Activate schierke"]


def test_a_companion_that_asks_first_says_what_it_intends_and_follows_the_plan_pinned(
    server: Server,
) -> None:
    seats = {"knight": "me", "assassin": "grim"}
    options = {"party": ["knight", "assassin"], "skirmish": "hollow_cave"}
    made = server.table("dark_souls", seats, options=options)
    table, token = made["table"], made["tokens"]["knight"]
    person = server.sit(table, token)
    assert [seat["consults"] for seat in person.view["seats"]] == [None, False]
    person.tell("consult", seat="assassin", on=True)
    person.until(lambda view: view["seats"][1]["consults"])
    for _ in range(30):
        ask = person.asked()
        if ask["seat"] == "assassin":
            break
        person.answer(0)
    person.until(lambda view: view["asks"][0]["number"] == ask["number"])
    intent = server.post(f"/api/tables/{table}/intent", {"ask": ask["number"]}, token)
    offered = [option["notation"] for option in ask["options"]]
    assert intent["plan"][0] in offered, "what it would do itself"
    assert len(intent["words"]) == len(intent["plan"])
    counsel = server.post(f"/api/tables/{table}/advice", {"ask": ask["number"]}, token)
    plan = counsel["best"][-1]["plan"]
    person.tell("pin", ask=ask["number"], plan=[*plan, "nothing of the kind"])
    person.until(lambda view: ask["number"] not in [one["number"] for one in view["asks"]])
    answers = server.get(f"/api/tables/{table}/save", token)["answers"]
    given = [answer for _, seat, answer in answers if seat == "assassin"]
    assert given[-len(plan) :] == plan
    person.tell("consult", seat="assassin", on=False)
    person.until(lambda view: not view["seats"][1]["consults"])
    person.until(lambda view: [one["seat"] for one in view["asks"]] == ["knight"])


def test_who_plays_may_take_the_seat_of_a_companion_and_nobody_else_may(server: Server) -> None:
    seats = {"guts": "me", "isidro": "random", "schierke": "friend"}
    made = server.table("berserk", seats, options={"adventure": "yard"})
    table, guts = made["table"], made["tokens"]["guts"]
    person, watcher = server.sit(table, guts), server.sit(table)
    for whoever, seat in ((watcher, "isidro"), (person, "schierke"), (person, "guts")):
        assert "not yours" in whoever.refused("give", seat=seat)["words"]
    person.tell("give", seat="isidro")
    both = server.sit(table, guts, person.hear("seated")["token"])
    assert both.view["holding"] == ["guts", "isidro"]
    assert both.view["seats"][1]["player"] == "person"
    assert both.view["log"][-1]["words"] == "From now on a person plays Isidro."
    both.tell("give", seat="isidro", mind="random")
    both.until(lambda view: view["seats"][1]["lent"])
    invited = {"invite": made["invites"]["schierke"]}
    came = server.post(f"/api/tables/{table}/join", invited)
    friend = server.sit(table, *came["tokens"].values())
    assert "not yours" in friend.refused("give", seat="isidro")["words"], "it is lent"


def test_people_and_rivals_do_not_ask_first(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "random"})
    person = server.sit(made["table"], *made["tokens"].values())
    for seat in ("red", "yellow"):
        refused = person.refused("consult", seat=seat, on=True)
        assert "on your side" in refused["words"]


async def test_what_is_weighty_no_companion_does_over_peoples_heads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Open.weighty, "a Door of Drunagor, and no way back"
    monkeypatch.setattr(Option, "weighty", True)
    database, minds = f"sqlite:///{tmp_path / 'a.sqlite'}", {"isidro": "random"}
    hall, live = await opened(database, "berserk", laid=True, minds=minds)
    hall.thinking.wake(live)
    for _ in range(600):
        if live.consulting:
            break
        await asyncio.sleep(0.05)
    number, answer = next(
        (live.wire_number(one), str(one.ask.options[0]))
        for one in live.asks
        if isinstance(one.ask, Ask) and one.ask.seat == "isidro"
    )
    assert live.answerer(live.find(number)) == "guts", "it is left to people"
    monkeypatch.setattr(Option, "weighty", False)
    answers = live.answers
    live = await hall.act(live.record.id, lambda now: now.answer("guts", number, None, answer))
    assert live.answers > answers
    assert not live.consulting, "it was about one answer"
    await closed(hall)
