"""What must survive: kill -9, lost connections, silent clients, dead workers, two processes."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.harness import POSTGRESQL, Person, PostgreSQL, Server, clear_away, wait_for

BOTH = {"crow": "me", "wolf": "me"}


def essence(view: dict[str, Any]) -> dict[str, Any]:
    """What a person sees, without what depends on the connection."""
    kept = ("seq", "seat", "scene", "asks", "undo", "outcome", "seats", "real_dice")
    return {name: view[name] for name in kept}


def turn_to_who_is_asked(person: Person) -> None:
    """As one person with several seats does: take the screen for the seat that is asked."""
    if person.view["asks"] or person.view["outcome"]:
        return
    seat = next(s["id"] for s in person.view["seats"] if s["awaited"])
    person.tell("show", seat=seat)
    person.log = []
    person.seat = seat
    person.until(lambda view: view["seat"] == seat and view["asks"])


@pytest.mark.parametrize("seed", range(3))
def test_kill_9_at_random_moments_loses_no_acknowledged_answer(database: str, seed: int) -> None:
    chance = random.Random(seed)
    server = Server(database)
    deaths, games = 0, 0
    try:
        while deaths < 4:
            games += 1
            made = server.table("cellar", BOTH, options={"rounds": 4})
            acknowledged: list[str] = []
            over = False
            while not over:
                person = server.sit(made["table"], *made["tokens"].values())
                killed = threading.Event()
                killer = threading.Timer(chance.uniform(0.0, 0.3), strike, [server, killed])
                killer.start()
                try:
                    while not person.view["outcome"]:
                        turn_to_who_is_asked(person)
                        options = person.asked()["options"]
                        taken = chance.randrange(len(options))
                        person.answer(taken)
                        acknowledged.append(options[taken]["notation"])
                    over = True
                    person.leave()
                except (ConnectionClosed, OSError):
                    assert killed.is_set(), "nothing else breaks a connection"
                    deaths += 1
                killer.cancel()
                killer.join()
                if killed.is_set():  # it may not have died yet
                    server.kill()
                    server.start()
            kept = iter(journal(database, made["table"]))
            lost = [answer for answer in acknowledged if answer not in kept]  # in their order
            assert lost == []
        assert games < 40, "the server was hardly ever killed during play"
    finally:
        server.stop()


def strike(server: Server, killed: threading.Event) -> None:
    """kill -9, and say so."""
    killed.set()
    server.process.kill()


def journal(database: str, table: str) -> list[str]:
    """The answers that are kept of a table, read from the file itself."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as db:
        query = "SELECT answer FROM journal WHERE table_id = ? ORDER BY seq"
        return [answer for (answer,) in db.execute(query, [table])]


def test_who_reconnects_sees_the_same_as_who_stayed(server: Server) -> None:
    chance = random.Random(7)
    made = server.table("cellar", BOTH, options={"rounds": 4})
    stays = server.sit(made["table"], *made["tokens"].values())
    while not stays.view["outcome"]:
        turn_to_who_is_asked(stays)
        leaves = server.sit(made["table"], *made["tokens"].values(), seat=stays.view["seat"])
        stays.answer(chance.randrange(len(stays.asked()["options"])))
        if chance.random() < 0.5:
            leaves.cut()
            leaves = server.sit(made["table"], *made["tokens"].values(), seat=stays.view["seat"])
        leaves.until(lambda view: view["seq"] >= stays.view["seq"])
        assert essence(leaves.view) == essence(stays.view)
        assert leaves.log == stays.log
        leaves.leave()


def test_a_client_that_does_not_read_harms_nobody(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "me"})
    silent = server.sit(made["table"])
    silent.leave()
    silent.connect(compression=None)  # after a few messages it takes no more out of its socket
    silent.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    path, token = f"/api/tables/{made['table']}", made["tokens"]["red"]
    slowest = 0.0
    for _ in range(120):  # two views of some 10 kB each, more than it takes
        began = time.monotonic()
        ask = server.get(path, token)["asks"][0]["number"]
        server.post(f"{path}/answers", {"ask": ask, "option": 0}, token)
        assert server.post(f"{path}/undo", {}, token)["steps"] == 0
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < 10, "nobody waits until the silent one is let go"
    silent.cut()


def test_an_answer_sent_twice_counts_once(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "me"})
    person = server.sit(made["table"], *made["tokens"].values())
    twin = server.sit(made["table"], *made["tokens"].values())
    ask = person.asked()["number"]
    for one in (person, twin, person):
        one.tell("answer", ask=ask, option=0)
    assert twin.hear("refused")["why"] == "stale"
    assert person.until(lambda view: view["steps"] == 1)["steps"] == 1


def workers(process: int) -> list[int]:
    """The worker processes of a server."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
            command = (status.parent / "cmdline").read_text()
        except OSError:
            continue
        if int(fields[1]) == process and "spawn_main" in command:
            found.append(int(status.parent.name))
    return found


def test_a_dead_worker_is_replaced_and_workers_end_with_their_server(database: str) -> None:
    server = Server(database)
    try:
        made = server.table("connect_four", {"red": "me", "yellow": "greedy"})
        person = server.sit(made["table"], *made["tokens"].values())
        person.answer(0)
        person.until(lambda view: view["asks"])
        thinking = wait_for(lambda: workers(server.process.pid))
        for worker in thinking:
            os.kill(worker, signal.SIGKILL)
        person.answer(1)
        person.until(lambda view: view["asks"])
        thinking = wait_for(lambda: workers(server.process.pid))
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in thinking))
    finally:
        server.stop()


def test_an_interrupt_ends_the_server_and_its_workers_in_mid_thought(database: str) -> None:
    server = Server(database)
    try:
        made = server.table("berserkers", {"player": "planner"})
        spectator = server.sit(made["table"])
        spectator.until(lambda view: view["seq"] > 0)
        thinking = wait_for(lambda: workers(server.process.pid))
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(60) == 0
        assert spectator.closed_with() == 1012
        told = server.told()
        assert "\nstopped\n" in told, told
        assert "Traceback" not in told, told
        wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in thinking))
    finally:
        server.stop()


def test_a_port_in_use_is_said_in_a_sentence(server: Server) -> None:
    command = [sys.executable, "-m", "grimtable", "serve", "--port", str(server.port)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 2
    assert told.stderr == (
        f"grimtable: Port {server.port} can't be used: Address already in use. Try --port 0.\n"
    )


def test_an_unfinished_table_with_a_computer_player_goes_on_after_a_restart(database: str) -> None:
    server = Server(database, pace=30)
    made = server.table("connect_four", {"red": "me", "yellow": "random"})
    person = server.sit(made["table"], *made["tokens"].values())
    person.answer(0)
    server.kill()
    server.pace = 0
    server.start()
    try:
        person = server.sit(made["table"], *made["tokens"].values())
        assert person.until(lambda view: view["asks"])["steps"] == 2
    finally:
        server.stop()


def test_two_servers_on_one_postgresql_serve_the_same_table(postgresql: PostgreSQL) -> None:
    never = 86_400.0  # without the sweep, only messages tell them of each other
    one, two = Server(postgresql.url, sweep=never), Server(postgresql.url, sweep=never)
    try:
        made = one.table("cellar", {"crow": "me", "wolf": "friend"}, options={"rounds": 4})
        invite = {"invite": made["invites"]["wolf"]}
        crow = one.sit(made["table"], made["tokens"]["crow"])
        joined = two.post(f"/api/tables/{made['table']}/join", invite)
        crow.until(lambda view: view["seats"][1]["player"] == "person")
        wolf = two.sit(made["table"], joined["tokens"]["wolf"])
        assert crow.view["scene"]["zones"][0] != wolf.view["scene"]["zones"][0]
        crow.answer(0)
        while not (crow.view["outcome"] and wolf.view["outcome"]):
            for person in (crow, wolf):
                if person.view["asks"]:
                    person.answer(0)
            last = max(crow.view["seq"], wolf.view["seq"])
            for person in (crow, wolf):
                person.until(lambda view, last=last: view["seq"] >= last)
        assert crow.view["scene"]["pieces"] == wolf.view["scene"]["pieces"]
        assert crow.view["steps"] == wolf.view["steps"]
    finally:
        one.stop()
        two.stop()


def test_answers_that_race_on_two_servers_become_one_journal(postgresql: PostgreSQL) -> None:
    one, two = Server(postgresql.url), Server(postgresql.url)
    try:
        made = one.table("connect_four", {"red": "me", "yellow": "me"})
        tokens = list(made["tokens"].values())
        people = [place.sit(made["table"], *tokens) for place in (one, two)]
        for turn in range(6):  # nobody has four stones yet, whoever is first each time
            for person in people:
                person.until(lambda view, turn=turn: view["steps"] == turn and view["asks"])
            for option, person in enumerate(people):
                person.tell("answer", ask=person.view["asks"][0]["number"], option=option)
            for person in people:
                person.until(lambda view, turn=turn: view["steps"] == turn + 1)
            first, second = people
            assert first.view["scene"]["pieces"] == second.view["scene"]["pieces"]
        refusals = [m for person in people for m in person.heard if m["kind"] == "refused"]
        assert {refusal["why"] for refusal in refusals} == {"stale"}
        for person in people:
            person.tell("undo")
        for person in people:
            person.until(lambda view: view["seq"] >= 8 and view["steps"] == 4)
        assert essence(people[0].view) == essence(people[1].view)
    finally:
        one.stop()
        two.stop()


def test_nul_in_any_text_is_refused_on_postgresql_too(postgresql: PostgreSQL) -> None:
    server = Server(postgresql.url)
    try:
        made = server.table("cellar", BOTH, options={"rounds": 4})
        table, nul = f"/api/tables/{made['table']}", "a\0b"
        for path, body in (
            ("/api/tables", {"game": nul}),
            ("/api/tables", {"game": "cellar", "seats": {nul: nul}}),
            ("/api/tables", {"game": "cellar", "seats": BOTH, "options": {nul: nul}}),
            ("/api/tables", {"game": "cellar", "seats": BOTH, "options": {"rounds": nul}}),
            ("/api/tables/list", {"tables": [nul]}),
            ("/api/tables/statistics", {"tables": [nul]}),
            (f"{table}/join", {"invite": nul}),
            (f"{table}/answers", {"ask": 0, "text": nul}),
            ("/api/tables/import", {"save": {"game": nul}, "seats": {}}),
        ):
            assert server.call("POST", path, body)[0] < 500, path
        person = server.sit(made["table"], nul, *made["tokens"].values())
        ask = person.asked()["number"]
        for kind, fields in (
            ("say", {"words": nul}),
            ("answer", {"ask": ask, "text": nul}),
            ("language", {"language": nul}),
            ("give", {"seat": nul, "mind": nul}),
            ("give", {"seat": "wolf", "mind": nul}),
            ("invite", {"seat": nul}),
            ("show", {"seat": nul}),
        ):
            person.tell(kind, **fields)
        person.answer(0)
    finally:
        server.stop()


@pytest.fixture
def restarting() -> Iterator[PostgreSQL]:
    """A PostgreSQL that no other test needs."""
    started = PostgreSQL()
    yield started
    started.stop()


def test_what_a_killed_test_run_left_is_cleared_away(tmp_path: Path) -> None:
    dead = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], stdout=-1)
    for name, owner in (("mine", str(os.getpid())), ("gone", dead.stdout.decode()), ("new", "")):
        (tmp_path / f"{POSTGRESQL}{name}").mkdir()
        (tmp_path / f"{POSTGRESQL}{name}" / "owner").write_text(owner)
        age = 0 if name == "new" else 3600
        os.utime(tmp_path / f"{POSTGRESQL}{name}", (time.time() - age,) * 2)
    clear_away(tmp_path)
    assert {left.name[len(POSTGRESQL) :] for left in tmp_path.iterdir()} == {"mine", "new"}


def back(server: Server, table: str, token: str) -> Person:
    """Sit down again as soon as the server lets one."""

    def sit() -> Person | None:
        try:
            return server.sit(table, token)
        except ConnectionClosed:
            return None

    found: Person = wait_for(sit)
    return found


def hears(one: Server, two: Server) -> bool:
    """Whether a message about an answer at one server reaches somebody at the other."""
    made = two.table("connect_four", {"red": "me", "yellow": "me"})
    spectator = one.sit(made["table"])
    player = two.sit(made["table"], *made["tokens"].values())
    player.answer(0)
    try:
        spectator.until(lambda view: view["steps"] == 1, 1.5)
    except TimeoutError:
        return False
    finally:
        spectator.leave()
        player.leave()
    return True


def test_players_go_on_after_postgresql_was_restarted_under_two_servers(
    restarting: PostgreSQL,
) -> None:
    never = 86_400.0  # without the sweep, only messages tell them of each other
    one, two = Server(restarting.url, sweep=never), Server(restarting.url, sweep=never)
    try:
        made = one.table("cellar", {"crow": "me", "wolf": "friend"}, options={"rounds": 4})
        joined = two.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
        crow = one.sit(made["table"], made["tokens"]["crow"])
        wolf = two.sit(made["table"], joined["tokens"]["wolf"])
        known = crow.answer(0)
        restarting.halt()
        ask = wolf.asked()["number"]
        wolf.tell("answer", ask=ask, option=0)
        assert wolf.closed_with() == 1013, "it is told to come back, not left without an answer"
        assert one.call("GET", "/api/health") == (200, {"status": "up"})
        assert one.call("POST", "/api/tables", {"game": "cellar"})[0] == 503
        restarting.start()
        wolf = back(two, made["table"], joined["tokens"]["wolf"])
        assert essence(crow.view) == essence(known), "who did nothing noticed nothing"
        wait_for(lambda: hears(one, two) and hears(two, one), 60)
        wolf.answer(0)
        while not (crow.view["outcome"] and wolf.view["outcome"]):
            for person in (crow, wolf):
                if person.view["asks"]:
                    person.answer(0)
            last = max(crow.view["seq"], wolf.view["seq"])
            for person in (crow, wolf):
                person.until(lambda view, last=last: view["seq"] >= last)
        assert "Traceback" not in one.told() + two.told()
    finally:
        one.stop()
        two.stop()
