"""What outlasts a sitting: campaigns, results, games taken away and brought back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from grimtable.minds import LEVELS
from grimtable.web.annals import Ended, tally
from grimtable.web.app import make_app
from tests.web.harness import CARAVAN, CELLAR, TREK


@pytest.fixture
async def client(database: str) -> AsyncIterator[AsyncTestClient[Any]]:
    async with AsyncTestClient(make_app(database, games=[TREK, CARAVAN, CELLAR], pace=0)) as opened:
        yield opened


class Player:
    """Somebody with tokens."""

    def __init__(self, client: AsyncTestClient[Any], table: str, tokens: dict[str, str]) -> None:
        self.client, self.table = client, table
        self.headers = {"Authorization": f"Bearer {','.join(tokens.values())}"}

    async def take(self, notation: str) -> None:
        """Answer the open question."""
        path = f"/api/tables/{self.table}"
        view = (await self.client.get(path, headers=self.headers)).json()
        body = {"ask": view["asks"][0]["number"], "text": notation}
        answer = await self.client.post(f"{path}/answers", json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text

    async def get(self, what: str) -> Any:
        return await self.client.get(f"/api/tables/{self.table}/{what}", headers=self.headers)

    async def post(self, what: str, body: Any = None) -> Any:
        path = f"/api/tables/{self.table}/{what}"
        return await self.client.post(path, headers=self.headers, json=body)


async def sit(client: AsyncTestClient[Any], game: str, **options: Any) -> Player:
    made = await client.post("/api/tables", json={"game": game, "options": options})
    assert made.status_code == 201, made.text
    return Player(client, made.json()["table"], made.json()["tokens"])


async def settled(client: AsyncTestClient[Any], table: str) -> dict[str, Any]:
    """The table in the list, once how it ended is kept."""
    for _ in range(100):
        (card,) = (await client.post("/api/tables/list", json={"tables": [table]})).json()
        if card["outcome"]:
            break
        await asyncio.sleep(0.02)
    found: dict[str, Any] = card
    return found


async def test_a_campaign_goes_on_with_the_same_people(client: AsyncTestClient[Any]) -> None:
    ann = await sit(client, "trek", walk=1)
    early = await ann.post("next")
    assert (early.status_code, early.json()["detail"]) == (
        422,
        "This chapter is still being played.",
    )
    await ann.take("Take 3")
    await settled(client, ann.table)
    told = (await ann.get("campaign")).json()
    assert (told["next"], [one["outcome"] for one in told["chapters"]]) == (
        "Walk 2 of 3",
        ["The walk is done"],
    )
    assert {line["title"]: line["value"] for line in told["sheet"]} == {
        "Walk": "2",
        "found": "3",
        "party": "ann, bob",
    }
    second = (await ann.post("next")).json()["table"]
    assert (await ann.post("next")).json()["table"] == second, "whoever asks again is led there"
    assert (await ann.get("")).json()["next"] == second, "and so is everybody here"
    first, ann.table = ann.table, second
    view = (await ann.get("")).json()
    assert [seat["player"] for seat in view["seats"]] == ["person", "person"]
    await ann.take("Take 1")
    told = (await client.get(f"/api/tables/{first}/campaign?language=fr")).json()
    assert [one["title"] for one in told["chapters"]] == ["Marche 1 sur 3", "Marche 2 sur 3"]
    assert told["next"] == "Marche 2 sur 3", "once more"


async def test_after_a_single_game_the_next_one_is_offered(client: AsyncTestClient[Any]) -> None:
    ann = await sit(client, "trek")
    assert (await ann.post("next")).status_code == 422, "it is still being played"
    assert (await ann.get("")).json()["sequel"] == ""
    await ann.take("Take 3")
    assert (await ann.get("?language=fr")).json()["sequel"] == "Marche 1 sur 3"
    stranger = await client.get(f"/api/tables/{ann.table}")
    assert stranger.json()["sequel"] == "", "it is for those who sit there"
    second = (await ann.post("next")).json()["table"]
    assert (await ann.post("next")).json()["table"] == second
    ann.table = second
    await ann.take("Take 1")
    assert (await ann.get("")).json()["sequel"] == "", "after a defeat there is none"
    assert (await ann.post("next")).status_code == 422


async def test_what_comes_after_a_trial_counts_in_no_record_either(
    client: AsyncTestClient[Any],
) -> None:
    ann = await sit(client, "trek")
    await ann.take("Take 3")
    forked = (await ann.post("fork", {"at": 0})).json()
    tried = Player(client, forked["table"], forked["tokens"])
    await tried.take("Take 3")
    after = (await tried.post("next")).json()["table"]
    own = (await ann.post("next")).json()["table"]
    cards = (await client.post("/api/tables/list", json={"tables": [after, own]})).json()
    assert {card["id"]: card["counts"] for card in cards} == {after: False, own: True}
    assert next(card for card in cards if card["id"] == after)["trial"] == {
        "table": ann.table,
        "at": 0,
    }


async def test_every_page_counts_the_same_decisions(client: AsyncTestClient[Any]) -> None:
    ann = await sit(client, "trek")
    await ann.take("Take 3")
    card = await settled(client, ann.table)
    assert card["answers"] == (await ann.get("")).json()["steps"]


async def walked(client: AsyncTestClient[Any], **seats: str) -> tuple[Player, dict[str, Any]]:
    """A caravan whose first day is over: Ann, and what was made."""
    body = {"game": "caravan", "campaign": True, "seats": seats}
    made = (await client.post("/api/tables", json=body)).json()
    ann = Player(client, made["table"], made["tokens"])
    return ann, made


async def test_before_the_next_chapter_the_party_may_be_another(
    client: AsyncTestClient[Any],
) -> None:
    ann, _ = await walked(client, bob="greedy")
    assert (await ann.get("campaign")).json()["choices"] == [], "it is still being played"
    await ann.take("Take 2")
    told = (await ann.get("campaign")).json()
    (choice,) = told["choices"]
    assert (choice["words"], choice["value"]) == ("Who walks", ["ann", "bob"])
    assert [one["id"] for one in told["minds"]] == [*LEVELS, "greedy"]
    asked = {"options": {"party": ["ann", "cid", "dot"]}}
    found = (await ann.post("next/seats", asked)).json()
    assert [(one["name"], one["who"]) for one in found["seats"]] == [
        ("Ann", "me"),
        ("Cid", "greedy"),
        ("Dot", "me"),
    ], "whoever played Bob plays Cid"
    bad = await ann.post("next/seats", {"options": {"party": ["bob", "cid"]}})
    assert bad.json()["detail"] == "Ann walks, and not alone."
    other = await ann.post("next", {"options": {"walk": 9}})
    assert other.json()["detail"] == "That can’t be changed between chapters."
    made = (await ann.post("next", {**asked, "seats": {"dot": "friend"}})).json()
    assert list(made["invites"]) == ["dot"]
    ann.table = made["table"]
    view = (await ann.get("")).json()
    assert [(one["id"], one["player"]) for one in view["seats"]] == [
        ("ann", "person"),
        ("cid", "computer"),
        ("dot", "open"),
    ]
    body = {"invite": made["invites"]["dot"]}
    assert (await client.post(f"/api/tables/{ann.table}/join", json=body)).status_code == 200


async def test_nobody_else_who_plays_is_left_without_a_seat(client: AsyncTestClient[Any]) -> None:
    ann, made = await walked(client, bob="friend")
    body = {"invite": made["invites"]["bob"]}
    joined = (await client.post(f"/api/tables/{ann.table}/join", json=body)).json()
    bob = Player(client, ann.table, joined["tokens"])
    await ann.take("Take 2")
    asked = {"options": {"party": ["ann", "cid"]}}
    found = (await ann.post("next/seats", asked)).json()
    assert [one["who"] for one in found["seats"]] == ["me", "bob"], "he is exchanged for Cid"
    assert found["others"] == [{"id": "bob", "name": "Bob"}]
    left = await ann.post("next", {**asked, "seats": {"cid": "me"}})
    assert left.json()["detail"] == "Bob plays here, and would have no seat in the next chapter."
    three = {"options": {"party": ["ann", "cid", "dot"]}, "seats": {"dot": "bob", "cid": "me"}}
    bob.table = ann.table = (await ann.post("next", three)).json()["table"]
    assert (await bob.get("")).json()["seat"] == "dot"
    wrong = await ann.post("next/seats", {"options": {}})
    assert wrong.json()["detail"] == "This chapter is still being played."
    stranger = await client.post(f"/api/tables/{ann.table}/next/seats", json={})
    assert stranger.status_code == 401


async def test_a_campaign_is_begun_from_the_form(client: AsyncTestClient[Any]) -> None:
    cards = {card["id"]: card["campaigns"] for card in (await client.get("/api/games")).json()}
    assert cards == {"trek": True, "caravan": True, "cellar": False}
    made = await client.post("/api/tables", json={"game": "trek", "campaign": True})
    view = (await client.get(f"/api/tables/{made.json()['table']}")).json()
    assert view["chapter"] == "Walk 1 of 3"
    none = await client.post("/api/tables", json={"game": "cellar", "campaign": True})
    assert none.json()["detail"] == "There is no such campaign: it is a single game."


async def test_strangers_open_no_chapter_and_a_single_game_has_none(
    client: AsyncTestClient[Any],
) -> None:
    ann = await sit(client, "trek", walk=1)
    await ann.take("Take 3")
    stranger = await client.post(f"/api/tables/{ann.table}/next")
    assert stranger.status_code == 401
    alone = await sit(client, "trek")
    assert (await alone.get("campaign")).status_code == 404


async def test_tables_are_listed_with_how_they_ended(client: AsyncTestClient[Any]) -> None:
    ann = await sit(client, "trek", walk=3)
    await ann.take("Take 2")
    card = await settled(client, ann.table)
    assert card["outcome"] == {
        "words": "The walk is done",
        "result": {"ann": 1.0},
        "score": None,
        "told": [],
    }
    assert card["chapter"] == "Walk 3 of 3"
    held = {"tables": {ann.table: ["ann"], "nowhere": ["ann"]}}
    told = (await client.post("/api/tables/statistics", json=held)).json()
    assert told == {"trek": {"played": 1, "won": 1, "lost": 0, "drawn": 0, "best": None}}


def test_a_tally_counts_the_best_of_my_seats() -> None:
    ends = {
        "a": Ended({}, {"red": 1.0, "blue": 0.0}, 7),
        "b": Ended({}, {"red": 1.0, "blue": 0.0}, 9),
        "c": Ended({}, {"red": 0.5, "blue": 0.5}),
        "d": Ended({}, {"red": 0.0, "blue": 1.0}),
    }
    seats = {"a": ["red", "blue"], "b": ["blue"], "c": ["red"]}
    told = tally(dict.fromkeys(ends, "duel"), ends, seats)["duel"]
    assert (told.played, told.won, told.lost, told.drawn, told.best) == (3, 1, 1, 1, 9)


async def test_a_game_can_be_taken_away_and_brought_back(client: AsyncTestClient[Any]) -> None:
    both = await sit(client, "cellar")
    view = (await both.get("")).json()
    body = {"ask": view["asks"][0]["number"], "option": 1}
    await client.post(f"/api/tables/{both.table}/answers", json=body, headers=both.headers)
    save = (await both.get("save")).json()
    assert (save["game"], save["seed"], save["notes"]["seats"]["crow"]) == ("cellar", 0, "me")
    made = await client.post("/api/tables/import", json={"save": save})
    again = Player(client, made.json()["table"], made.json()["tokens"])
    was, now = (await both.get("")).json(), (await again.get("")).json()
    assert now["scene"] == was["scene"]
    assert [ask["words"] for ask in now["asks"]] == [ask["words"] for ask in was["asks"]]


async def finished_and_brought(client: AsyncTestClient[Any]) -> Player:
    """A walk that was taken to its end, taken away and brought here again."""
    ann = await sit(client, "trek", walk=1)
    await ann.take("Take 3")
    save = (await ann.get("save")).json()
    made = (await client.post("/api/tables/import", json={"save": save})).json()
    return Player(client, made["table"], made["tokens"])


async def test_a_finished_game_that_is_brought_here_is_over_in_its_campaign_and_in_the_list(
    client: AsyncTestClient[Any],
) -> None:
    again = await finished_and_brought(client)
    (card,) = (await client.post("/api/tables/list", json={"tables": [again.table]})).json()
    assert (card["over"], card["outcome"]["words"]) == (True, "The walk is done")
    assert not card["counts"]  # it was played elsewhere
    told = (await again.get("campaign")).json()
    (chapter,) = told["chapters"]
    assert (chapter["over"], chapter["outcome"]) == (True, "The walk is done")
    second = (await again.post("next")).json()["table"]
    told = (await again.get("campaign")).json()
    assert [one["table"] for one in told["chapters"] if one["over"]] == [again.table]
    assert told["chapters"][1]["table"] == second


async def test_a_finished_game_that_is_brought_here_and_taken_back_is_played_on(
    client: AsyncTestClient[Any],
) -> None:
    again = await finished_and_brought(client)
    assert (await again.post("undo")).status_code == 200
    (card,) = (await client.post("/api/tables/list", json={"tables": [again.table]})).json()
    assert (card["over"], card["outcome"]) == (False, None)


@pytest.mark.parametrize(
    "change",
    [
        {"position": {"rounds": 1}},
        {"base": {"number": 0, "state": {}, "version": "0"}},
        {"version": "0", "answers": [[0, "crow", "Fly"]]},
        {"answers": [[0, "crow", "Fly"]]},
        {"game": "evil.py"},
        {"options": {"board": "sea"}},
    ],
)
async def test_a_save_that_says_more_than_its_answers_do_is_not_taken(
    client: AsyncTestClient[Any], change: dict[str, Any]
) -> None:
    both = await sit(client, "cellar")
    save = (await both.get("save")).json()
    answer = await client.post("/api/tables/import", json={"save": {**save, **change}})
    assert answer.status_code in (400, 404)


async def test_a_game_of_older_rules_goes_on_if_its_answers_still_fit(
    client: AsyncTestClient[Any],
) -> None:
    both = await sit(client, "cellar")
    save = (await both.get("save")).json()
    made = await client.post("/api/tables/import", json={"save": {**save, "version": "0"}})
    again = Player(client, made.json()["table"], made.json()["tokens"])
    view = (await again.get("")).json()
    assert view["scene"] == (await both.get("")).json()["scene"]
    assert "all its answers still hold" in view["log"][0]["words"]


async def test_a_campaign_of_older_rules_goes_on_with_what_was_written_down(
    client: AsyncTestClient[Any],
) -> None:
    ann = await sit(client, "trek", walk=1)
    save = (await ann.get("save")).json()
    found = {"options": {"walk": 1, "found": [], "party": ["ann"]}, "found": 3}
    old = {"version": "0", "answers": [[0, "ann", "Take 9"]], "seed": 0}
    old["rest"] = {"at": 1, "number": 1, "state": found}
    made = await client.post("/api/tables/import", json={"save": {**save, **old}})
    assert set(made.json()["tokens"]) == {"ann", "bob"}  # the second walk begins
    again = Player(client, made.json()["table"], made.json()["tokens"])
    assert (await again.get("campaign")).json()["chapters"][0]["title"] == "Walk 2 of 3"
    assert "begins with what was written down" in (await again.get("")).json()["log"][0]["words"]


@pytest.mark.parametrize("files", ["options", "state"])
async def test_nobody_lets_the_server_read_a_file_with_a_save(
    client: AsyncTestClient[Any], files: str
) -> None:
    save = (await (await sit(client, "trek", walk=1)).get("save")).json()
    named = {"options": {"walk": 1, "packs": ["/etc/passwd"]}, "found": 3}
    save |= {"version": "0", "answers": [[0, "ann", "Take 9"]]}
    if files == "options":
        save["options"] = named["options"]
    else:
        save["rest"] = {"at": 1, "number": 1, "state": named}
    answer = await client.post("/api/tables/import", json={"save": save})
    assert answer.status_code == 400
    assert "passwd" not in answer.text


async def test_a_game_of_others_can_not_be_taken_away(client: AsyncTestClient[Any]) -> None:
    body = {"game": "cellar", "seats": {"wolf": "friend"}}
    made = (await client.post("/api/tables", json=body)).json()
    crow = Player(client, made["table"], made["tokens"])
    assert (await crow.get("save")).status_code == 401
    assert (await client.get(f"/api/tables/{made['table']}/save")).status_code == 401
