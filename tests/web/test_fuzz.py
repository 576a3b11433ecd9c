"""Whatever strangers send: no 500, no leak, no stuck table."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.web.harness import Server

CALM = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
kinds = st.sampled_from(
    ["hello", "answer", "preview", "undo", "look", "show", "language", "dice", "view"]
)
numbers = st.integers(-3, 12) | st.integers()
nearly = st.fixed_dictionaries(
    {"kind": kinds},
    optional={
        "ask": numbers | scalars,
        "option": numbers | scalars,
        "text": st.sampled_from(["Play blade-1", "Drop a", "1 2"]) | scalars,
        "at": numbers | scalars,
        "seat": st.sampled_from(["crow", "wolf", "fate"]) | scalars,
        "tokens": st.lists(st.text(), max_size=3),
        "language": st.sampled_from(["en", "fr", "xx"]) | scalars,
        "real": st.booleans() | scalars,
    },
)
messages = st.lists(
    nearly.map(json.dumps) | anything.map(json.dumps) | st.text(max_size=200), max_size=8
)


@CALM
@given(messages)
def test_no_message_breaks_a_table_or_tells_a_secret(server: Server, said: list[str]) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "friend"})
    crow = server.sit(made["table"], made["tokens"]["crow"])
    stranger = server.sit(made["table"])
    hand = {card["id"] for card in crow.view["scene"]["zones"][0]["cards"]}
    try:
        for message in said:
            stranger.socket.send(message)
        stranger.tell("look", at=None)
        stranger.hear("view")
    except ConnectionClosed:
        pass
    heard = json.dumps(stranger.heard)
    assert not any(f'"{card}"' in heard for card in hand)
    assert '"why": "trouble"' not in heard
    crow.answer(0)
    crow.leave()
    stranger.leave()


@CALM
@given(messages)
def test_whatever_a_player_says_the_table_can_be_played_on(server: Server, said: list[str]) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "me"}, options={"rounds": 1})
    player = server.sit(made["table"], *made["tokens"].values())
    try:
        for message in said:
            player.socket.send(message)
        player.tell("undo")
        player.tell("look", at=None)
        player.hear("view")
    except ConnectionClosed:
        pass
    assert '"why": "trouble"' not in json.dumps(player.heard)
    player.leave()
    again = server.sit(made["table"], *made["tokens"].values())
    again.tell("dice", real=False)
    again.until(lambda view: not view["real_dice"])
    for _ in range(20):
        if again.view["outcome"]:
            break
        asked = next(seat["id"] for seat in again.view["seats"] if seat["awaited"])
        if again.view["seat"] != asked:
            again.tell("show", seat=asked)
            again.until(lambda view, asked=asked: view["seat"] == asked)
        again.answer(0)
    assert again.view["outcome"]
    again.leave()


def test_the_api_answers_everything_without_an_error_of_its_own(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    asked: list[str] = []
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok), operation.err()
        found = operation.ok()

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=found.as_strategy())
        def no_server_error(case: Any) -> None:
            answer = case.call(base_url=server.url)
            assert answer.status_code < 500, answer.text
            asked.append(f"{case.method} {case.path}")

        no_server_error()
    assert len(set(asked)) >= 8
    assert server.get("/api/health") == {"status": "up"}
