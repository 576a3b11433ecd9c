"""Tables over the wire: seats, secrets, stale answers, undo, replay, real dice, guided turns."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import AsyncTestClient
from sqlalchemy import Engine
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from grimtable.games import GAMES, find
from grimtable.kernel.text import LANGUAGES
from grimtable.lessons import guides
from grimtable.web.app import make_app
from grimtable.web.viewer import goes_on
from tests.games.realms.table import Battlefield
from tests.web.harness import CONNECT_FOUR, Person, Server, wait_for

BOTH = {"red": "me", "yellow": "me"}
ONLINE = {"crow": "me", "wolf": "friend"}


def online(server: Server, **more: object) -> tuple[Person, Person, str]:
    """Two people at a cellar table, each with their own socket."""
    made = server.table("cellar", ONLINE, **more)
    joined = server.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"]["wolf"]})
    crow = server.sit(made["table"], made["tokens"]["crow"])
    wolf = server.sit(made["table"], joined["tokens"]["wolf"])
    return crow, wolf, made["table"]


def test_a_game_is_played_to_its_end(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    for _ in range(3):
        person.answer("Drop a")
        person.answer("Drop b")
    view = person.answer("Drop a")
    assert view["outcome"] == {
        "words": "Red has won",
        "result": {"red": 1.0, "yellow": 0.0},
        "score": None,
        "told": [],
    }
    assert person.log[-1]["words"] == "Red has four in a row and wins."
    assert person.log[-1]["rule"] == "win.four"


def test_a_computer_player_answers_by_itself(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "greedy"})
    person = server.sit(made["table"], *made["tokens"].values())
    view = person.answer("Drop d")
    view = person.until(lambda view: view["asks"])
    assert view["seq"] == 2
    assert [seat["player"] for seat in view["seats"]] == ["person", "computer"]


def test_a_table_of_computer_players_plays_while_anyone_watches(server: Server) -> None:
    made = server.table("connect_four", {"red": "random", "yellow": "random"}, listed=True)
    spectator = server.sit(made["table"])
    view = spectator.until(lambda view: view["outcome"], 60)
    assert view["holding"] == []
    assert view["asks"] == []


def test_an_invitation_opens_a_seat_once(server: Server) -> None:
    made = server.table("cellar", ONLINE)
    path = f"/api/tables/{made['table']}/join"
    invite = {"invite": made["invites"]["wolf"]}
    assert list(server.post(path, invite)["tokens"]) == ["wolf"]
    assert server.call("POST", path, invite)[0] == 409
    assert server.call("POST", path, {"invite": "guess"})[0] == 409
    assert server.call("POST", "/api/tables/nowhere/join", invite)[0] == 404


def test_a_free_seat_of_a_listed_table_is_anyones_once(server: Server) -> None:
    hidden = server.table("cellar", ONLINE)["table"]
    listed = server.table("cellar", ONLINE, listed=True)["table"]
    assert server.call("POST", f"/api/tables/{hidden}/join", {"seat": "wolf"})[0] == 409
    path = f"/api/tables/{listed}/join"
    assert server.call("POST", path, {"seat": "crow"})[0] == 409
    assert server.call("POST", path, {})[0] == 409
    token = server.post(path, {"seat": "wolf"})["tokens"]["wolf"]
    assert server.call("POST", path, {"seat": "wolf"})[0] == 409
    assert server.sit(listed, token).asked()["seat"] == "wolf"


def test_tokens_are_not_stored(server: Server) -> None:
    made = server.table("cellar", ONLINE)
    kept = b"".join(
        file.read_bytes() for file in Path(server.database[10:]).parent.glob("tables.sqlite*")
    )
    assert made["table"].encode() in kept
    assert made["tokens"]["crow"].encode() not in kept
    assert made["invites"]["wolf"].encode() not in kept


def test_no_secret_is_logged(server: Server) -> None:
    crow, wolf, _ = online(server)
    crow.answer(0)
    told = server.told()
    assert "/socket" in told
    for token in (*crow.tokens, *wolf.tokens):
        assert token not in told


def test_nobody_hears_what_is_hidden_from_them(server: Server) -> None:
    crow, wolf, table = online(server)
    spectator = server.sit(table)
    hand = {card["id"] for card in crow.view["scene"]["zones"][0]["cards"]}
    assert len(hand) == 4
    crow.answer(0)
    for other in (wolf, spectator):
        other.tell("look", at=None)
        other.hear("view")
        heard = json.dumps(other.heard)
        assert not any(f'"{card}"' in heard or f'"{card}-row"' in heard for card in hand)
        assert "The Crow drew" not in heard
    assert "The Crow drew" in json.dumps(crow.heard)
    assert server.get(f"/api/tables/{table}")["seat"] is None


def test_a_preview_tells_nothing_hidden(server: Server) -> None:
    crow, wolf, _ = online(server)
    wolf.answer(0)
    hidden = {card["id"] for card in wolf.view["scene"]["zones"][1]["cards"]}
    ask = crow.asked()
    crow.tell("preview", ask=ask["number"], option=0)
    preview = crow.hear("preview")
    assert preview["scene"] is None
    assert not any(card in json.dumps(preview) for card in hidden)


def test_a_preview_shows_what_an_option_does(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    person.tell("preview", ask=person.asked()["number"], option=2)
    preview = person.hear("preview")
    assert preview["lines"] == ["Red dropped a stone into file c."]
    assert [piece["cell"] for piece in preview["scene"]["pieces"]] == ["c1"]
    assert person.view["scene"]["pieces"] == []


def test_a_preview_of_what_does_nothing_at_once_tells_the_next_question(server: Server) -> None:
    made = server.post("/api/games/berserkers/guides/first_turn", {})
    person = server.sit(made["table"], *made["tokens"].values())
    ask = person.asked()
    words = [option["words"] for option in ask["options"]]
    pillage = next(i for i, option in enumerate(words) if "Pillage" in option)
    person.tell("preview", ask=ask["number"], option=pillage)
    preview = person.hear("preview")
    assert preview["lines"] == []
    assert preview["more"].endswith("?")


def test_a_preview_asks_on_where_its_line_says_no_more_than_the_choice() -> None:
    t = Battlefield("p1 undertow-witch b2", "q1 weak b4", "q2 weak e6")
    before = t.ask
    t.do(next(offer for offer in t.offers if offer.startswith("Use p1 spell")))
    assert goes_on(before, t.ask, told=1), "to which square it moves"
    assert goes_on(before, before, told=0)
    assert not goes_on(before, before, told=1), "what was asked before says nothing more"
    assert not goes_on(before, t.ask, told=2)


def test_a_late_answer_is_refused_as_stale_with_the_current_ask(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    late = person.asked()["number"]
    person.answer("Drop a")
    refused = person.refused("answer", ask=late, option=0)
    assert refused["why"] == "stale"
    assert person.hear("view")["asks"][0]["number"] != late


def test_ask_numbers_are_not_used_again_after_an_undo(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    first = person.asked()["number"]
    person.answer("Drop a")
    person.tell("undo")
    person.until(lambda view: view["steps"] == 0)
    assert person.asked()["number"] != first
    assert person.refused("answer", ask=first, option=0)["why"] == "stale"


def test_an_answer_that_is_no_option_says_what_is_allowed(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    ask = person.asked()["number"]
    refused = person.refused("answer", ask=ask, text="Drop z")
    assert refused["why"] == "not-an-option"
    assert "Drop a" in refused["words"]
    assert refused["rule"] == "turn.drop"
    assert person.refused("answer", ask=ask, option=99)["why"] == "not-an-option"
    assert person.refused("answer", ask=ask, option=-1)["why"] == "not-an-option"
    assert person.refused("answer", ask=ask)["why"] == "not-an-option"


def test_another_seats_ask_can_not_be_answered(server: Server) -> None:
    crow, wolf, table = online(server)
    ask = crow.asked()["number"]
    assert wolf.refused("answer", ask=ask, option=0)["why"] == "refused"
    spectator = server.sit(table)
    assert spectator.refused("answer", ask=ask, option=0)["why"] == "refused"
    assert spectator.refused("undo")["why"] == "refused"
    assert wolf.refused("show", seat="crow")["why"] == "refused"


def test_unknown_fields_and_messages_are_refused(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    assert person.refused("answer", ask=0, option=0, cheat=True)["why"] == "malformed"
    assert person.refused("conquer")["why"] == "malformed"
    assert person.refused("hello")["why"] == "refused"
    status, told = server.call(
        "POST", "/api/tables", {"game": "connect_four", "seats": BOTH, "cheat": 1}
    )
    assert status == 400
    assert "cheat" in json.dumps(told)


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    address = server.url.replace("http", "ws") + f"/api/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)) as socket:
        socket.send('{"kind": "hello"}')
        assert json.loads(socket.recv())["kind"] == "view"


def test_too_large_and_too_many_messages_end_the_talk(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"])
    person.socket.send("x" * 20_000)
    assert person.closed_with() == 4413
    person = server.sit(made["table"])
    with contextlib.suppress(ConnectionClosed):
        for _ in range(200):
            person.tell("look", at=None)
    assert person.closed_with() == 4429


def test_undo_says_what_it_takes_back_and_takes_it_back(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    assert person.view["undo"] is None
    person.answer("Drop a")
    view = person.answer("Drop b")
    assert view["undo"] == "File b"
    person.tell("undo")
    view = person.until(lambda view: view["steps"] == 1)
    assert [piece["cell"] for piece in view["scene"]["pieces"]] == ["a1"]
    assert person.log[-1]["words"] == "The game was rewound (once so far)."


def test_undo_between_people_never_takes_back_what_was_revealed(server: Server) -> None:
    crow, wolf, _ = online(server)
    assert crow.answer(0)["undo"] is not None
    wolf.answer(0)
    wolf.until(lambda view: view["log"])
    assert crow.until(lambda view: view["seq"] >= wolf.view["seq"])["undo"] is None
    refused = crow.refused("undo")
    assert refused["why"] == "refused"


def test_a_replay_shows_every_step_and_play_goes_on_from_any(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    token = ",".join(made["tokens"].values())
    person = server.sit(made["table"], *made["tokens"].values())
    for file in "abab":
        person.answer(f"Drop {file}")
    for step in (0, 3, 1, 4):
        person.tell("look", at=step)
        view = person.until(lambda view, step=step: view["at"] == step)
        assert len(view["scene"]["pieces"]) == step
        assert view["asks"] == []
        assert view["log_from"] == 0
        assert len(view["log"]) == step
    forked = server.post(f"/api/tables/{made['table']}/fork", {"at": 2}, token)
    again = server.sit(forked["table"], *forked["tokens"].values())
    assert len(again.view["scene"]["pieces"]) == 2
    again.answer("Drop g")
    person.tell("look", at=None)
    assert person.until(lambda view: view["at"] is None)["steps"] == 4


def test_who_lent_their_seat_plays_a_trial_themselves(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "random"})
    person = server.sit(made["table"], *made["tokens"].values())
    person.tell("give", seat="red", mind="random")
    person.until(lambda view: view["outcome"] is not None)
    trial = server.post(f"/api/tables/{made['table']}/fork", {"at": 2}, made["tokens"]["red"])
    again = server.sit(trial["table"], *trial["tokens"].values())
    assert [seat["player"] for seat in again.view["seats"]] == ["person", "computer"]
    again.answer("Drop g")


def test_a_trial_says_where_it_began_and_counts_in_no_record(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    for file in "ababab":
        person.answer(f"Drop {file}")
    path, token = f"/api/tables/{made['table']}/fork", ",".join(made["tokens"].values())
    trial = server.post(path, {"at": 6}, token)
    again = server.sit(trial["table"], *trial["tokens"].values())
    assert person.view["trial"] is None
    assert again.view["trial"] == {"table": made["table"], "at": 6}
    assert server.sit(trial["table"]).view["trial"] is None, "it is told to those who sit there"
    for one in (person, again):
        one.answer("Drop a")
        assert one.view["outcome"]
    both = {one["table"]: list(one["tokens"]) for one in (made, trial)}

    def told() -> Any:
        return server.post("/api/tables/statistics", {"tables": both})

    wait_for(lambda: told().get("connect_four"))
    assert told()["connect_four"]["played"] == 1
    cards = {one["id"]: one for one in server.post("/api/tables/list", {"tables": list(both)})}
    assert cards[made["table"]]["counts"]
    assert cards[made["table"]]["trial"] is None
    assert not cards[trial["table"]]["counts"]
    assert cards[trial["table"]]["trial"] == {"table": made["table"], "at": 6}


@pytest.mark.parametrize(
    ("game", "options", "english", "french"),
    [
        ("dark_souls", {"skirmish": "gargoyle"}, "Gargoyle", "Gargouille"),
        ("drunagor", {"horseman": "death", "leader": "vorn"}, "Death", "Mort"),
        ("berserk", {"adventure": "furnace"}, "Furnace", "fournaise"),
    ],
)
def test_the_list_tells_tables_of_a_game_apart_by_what_is_played(
    server: Server, game: str, options: dict[str, Any], english: str, french: str
) -> None:
    made = server.table(game, {}, options=options)
    for language, name in (("en", english), ("fr", french)):
        path = f"/api/tables/list?language={language}"
        (card,) = (
            one
            for one in server.post(path, {"tables": [made["table"]]})
            if one["id"] == made["table"]
        )
        assert name in card["played"]
        # Who plays stands beside it: no seat is named twice.
        assert not [seat for seat in card["seats"] if seat["name"] in card["played"]]


def test_the_list_tells_nobody_what_a_rival_chose(server: Server) -> None:
    made = server.table("realms", {"first": "me", "second": "friend"}, options={"first": "tide"})
    (card,) = (
        one
        for one in server.post("/api/tables/list", {"tables": [made["table"]]})
        if one["id"] == made["table"]
    )
    assert card["played"] == ""


def test_after_the_end_a_replay_may_be_seen_from_every_seat(server: Server) -> None:
    crow, wolf, _ = online(server, options={"rounds": 1})
    while not crow.view["outcome"]:
        for person in (crow, wolf):
            if person.view["asks"]:
                person.answer(0)
        last = max(crow.view["seq"], wolf.view["seq"])
        for person in (crow, wolf):
            person.until(lambda view, last=last: view["seq"] >= last)
    assert crow.refused("show", seat="wolf")["why"] == "refused"
    crow.tell("look", at=3)
    crow.tell("show", seat="wolf")
    view = crow.until(lambda view: view["seat"] == "wolf")
    assert not view["scene"]["zones"][1]["cards"][0]["face_down"]
    crow.tell("look", at=None)
    assert crow.until(lambda view: view["at"] is None)["seat"] == "crow"


def test_nobody_forks_a_game_in_which_others_play(server: Server) -> None:
    crow, _, table = online(server)
    path = f"/api/tables/{table}/fork"
    assert server.call("POST", path, {"at": 0}, crow.tokens[0])[0] == 401
    assert server.call("POST", path, {"at": 0})[0] == 401


def test_with_real_dice_the_person_who_rolls_is_asked(server: Server) -> None:
    made = server.table("cellar", {"wolf": "me", "crow": "me"}, real_dice=True)
    person = server.sit(made["table"], *made["tokens"].values(), seat="crow")
    ask = person.asked()
    assert ask["kind"] == "draw"
    assert len(ask["slots"]) == 4
    assert ask["slots"][0]["faces"][0]["words"] == "Thorn"
    person.answer("blade-1 blade-2 blade-3 blade-12")
    person.tell("show", seat="wolf")
    assert person.until(lambda view: view["asks"])["asks"][0]["kind"] == "draw"
    refused = person.refused(
        "answer", ask=person.asked()["number"], text="blade-1 blade-5 blade-6 blade-7"
    )
    assert refused["why"] == "not-an-option"
    person.answer("blade-4 blade-5 blade-6 blade-7")
    person.answer("Play blade-4")
    person.tell("show", seat="crow")
    person.until(lambda view: view["seat"] == "crow")
    person.answer("Play blade-12")
    ask = person.asked()
    assert (ask["kind"], [slot["name"] for slot in ask["slots"]]) == ("roll", ["bone", "iron"])
    person.answer("2 5")
    assert person.log[-1]["words"] == "The Crow rolled 2, 5."


def test_the_dice_can_be_switched_at_the_table(server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "me"}, real_dice=True)
    person = server.sit(made["table"], *made["tokens"].values(), seat="crow")
    assert person.asked()["kind"] == "draw"
    person.tell("dice", real=False)
    assert person.until(lambda view: not view["real_dice"])["asks"][0]["kind"] == "choice"


def test_the_language_is_switched_live(server: Server) -> None:
    made = server.table("connect_four", BOTH)
    person = server.sit(made["table"], *made["tokens"].values())
    person.answer("Drop a")
    person.tell("language", language="fr")
    view = person.until(lambda view: view["language"] == "fr")
    assert view["asks"][0]["words"] == "Lâchez un pion dans une colonne"
    assert view["log"][0]["words"] == "Rouge a joué dans la colonne a."
    assert person.refused("language", language="tlh")["why"] == "refused"


def test_a_guided_turn_points_at_each_step_and_sees_who_strays(server: Server) -> None:
    made = server.post("/api/games/cellar/guides/first_turn", {})
    person = server.sit(made["table"], *made["tokens"].values())
    guide = person.view["guide"]
    options = [option["notation"] for option in person.asked()["options"]]
    assert options[guide["option"]] == "Play blade-9"
    assert guide["words"].startswith("Both players secretly choose")
    person.answer("Play blade-9")
    view = person.until(lambda view: view["asks"])
    assert view["asks"][0]["options"][view["guide"]["option"]]["notation"] == "Keep die-1"
    rolled = [line["dice"] for line in person.log if "rolled" in line["words"]]
    assert [[die["face"] for die in dice] for dice in rolled] == [["2", "6"]]
    assert sum(bool(line["dice"]) for line in person.log) == 1, "nothing else was rolled"
    person.answer("Keep die-1")
    view = person.answer("Step crow room-2")
    assert view["guide"]["option"] is None
    assert view["guide"]["step"] == view["guide"]["steps"] == 3, "the Wolf's step is not ours"
    person.tell("undo")
    person.until(lambda view: view["guide"] and view["guide"]["step"] == 2)
    assert person.answer("Stay crow")["guide"]["strayed"]


def test_who_strays_while_all_act_at_once_is_led_back_whatever_the_others_did_since(
    server: Server,
) -> None:
    made = server.post("/api/games/realms/guides/first_turn", {})
    person = server.sit(made["table"], *made["tokens"].values())
    while not person.asked()["options"][0]["notation"].startswith("Place"):
        person.answer(person.asked()["options"][person.view["guide"]["option"]]["notation"])
        person.until(lambda view: view["asks"])
    step = person.view["guide"]["step"]
    for place in ("p1 b3", "p2 c3", "p3 d3", "p4 b2"):
        assert person.answer(f"Place {place}")["guide"]["strayed"]
    person.until(lambda view: view["asks"])
    person.tell("undo", lesson=True)
    view = person.until(lambda view: not view["guide"]["strayed"])
    assert view["guide"]["step"] == step
    assert view["asks"][0]["options"][view["guide"]["option"]]["notation"] == "Place p1 c3"


def test_hot_seat_tells_which_views_must_be_covered(server: Server) -> None:
    made = server.table("cellar", {"crow": "me", "wolf": "me"})
    person = server.sit(made["table"], *made["tokens"].values())
    assert person.view["secret"]
    view = person.answer(0)
    assert view["seat"] == "crow", "it stays until the other has taken the screen"
    assert view["asks"] == []
    person.tell("show", seat="wolf")
    assert person.until(lambda view: view["seat"] == "wolf")["asks"]
    open_table = server.table("connect_four", BOTH)
    open_person = server.sit(open_table["table"], *open_table["tokens"].values())
    assert not open_person.view["secret"]
    assert open_person.answer(0)["seat"] == "yellow", "nothing is hidden, so it just turns"


def test_a_program_without_a_socket_can_play(server: Server) -> None:
    made = server.table("connect_four", {"red": "me", "yellow": "random"})
    token = made["tokens"]["red"]
    path = f"/api/tables/{made['table']}"
    view = server.get(path, token)
    view = server.post(f"{path}/answers", {"ask": view["asks"][0]["number"], "option": 3}, token)
    assert view["seat"] == "red"
    late = {"ask": 0, "option": 3}
    assert server.call("POST", f"{path}/answers", late, token)[0] == 409
    assert server.call("POST", f"{path}/answers", late)[0] == 401
    assert server.call("POST", f"{path}/answers", late, "wrong")[0] == 401
    assert server.post(f"{path}/undo", {}, token)["steps"] == 0


def test_tables_are_listed_for_those_who_may_know_of_them(server: Server) -> None:
    hidden = server.table("connect_four", BOTH)["table"]
    public = server.table("connect_four", BOTH, listed=True)["table"]
    known = [card["id"] for card in server.post("/api/tables/list", {})]
    assert public in known
    assert hidden not in known
    mine = server.post("/api/tables/list?language=fr", {"tables": [hidden]})
    assert {"Puissance quatre"} == {card["title"] for card in mine if card["id"] == hidden}


def test_impossible_tables_are_refused_in_a_sentence(server: Server) -> None:
    for body, status in [
        ({"game": "ludo"}, 404),
        ({"game": "cellar", "options": {"board": "round"}}, 400),
        ({"game": "cellar", "options": {"rounds": 99}}, 400),
        ({"game": "cellar", "options": {"colour": 1}}, 400),
        ({"game": "cellar", "seats": {"king": "me"}}, 400),
        ({"game": "cellar", "seats": {"crow": "napoleon"}}, 400),
    ]:
        found, told = server.call("POST", "/api/tables", body)
        assert found == status, told
        assert told["detail"]


async def test_a_hail_of_requests_is_stopped(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'hail.sqlite'}", games=[], requests_a_minute=5)
    async with AsyncTestClient(app) as client:
        answers = [(await client.get("/api/health")).status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_one_address_leaves_only_so_many_tables_standing_in_a_day(database: str) -> None:
    server = Server(database, TABLES_A_DAY=3)
    try:
        far = {"X-Forwarded-For": "192.0.2.7"}
        status, first = server.call("POST", "/api/tables", {"game": "connect_four"}, **far)
        assert status == 201
        person = server.sit(first["table"], *first["tokens"].values())
        for _ in range(2):
            server.call("POST", "/api/tables", {"game": "connect_four"}, **far)
        guide = "/api/games/cellar/guides/first_turn"
        fork = f"/api/tables/{first['table']}/fork"
        token = ",".join(first["tokens"].values())
        for path, body in (("/api/tables", {"game": "cellar"}), (guide, {}), (fork, {"at": 0})):
            status, told = server.call("POST", path, body, token, **far)
            assert status == 429
            assert told["detail"].startswith("3 unfinished tables in a day are the most")
        french = server.call("POST", guide, {}, Accept_Language="fr-FR", **far)[1]["detail"]
        assert french.startswith("Une même adresse peut laisser 3 tables inachevées par jour.")
        for file in "abababa":
            person.answer(f"Drop {file}")
        assert person.view["outcome"]
        assert server.call("POST", "/api/tables", {"game": "connect_four"}, **far)[0] == 201
        save = server.call("GET", f"/api/tables/{first['table']}/save", None, token, **far)[1]
        status, told = server.call("POST", "/api/tables/import", {"save": save}, **far)
        assert status == 429, "games that were over before count as well"
        assert "3 tables, finished ones too," in told["detail"]
        for _ in range(5):
            server.table("connect_four", BOTH)  # whoever sits at the server is not locked out
    finally:
        server.stop()


def test_strangers_have_only_so_many_sockets_and_players_come_first(database: str) -> None:
    server = Server(database, SOCKETS_OF_ADDRESS=4, WATCHERS_OF_TABLE=3, SOCKETS_OF_SEAT=2)
    try:
        made, other = (server.table("connect_four", BOTH) for _ in range(2))
        one, two = made["table"], other["table"]
        people = [server.sit(one) for _ in range(3)]
        assert refused_with(server, one) == 4431
        people.append(server.sit(two))
        assert refused_with(server, two) == 4430
        people[0].leave()
        people.append(wait_for(lambda: came(server, one)))
        assert refused_with(server, two) == 4430
        people[1].leave()  # while somebody says who they are, they are a stranger, too
        for _ in range(2):
            people.append(wait_for(lambda: came(server, one, made["tokens"]["red"])))
        assert refused_with(server, one, made["tokens"]["red"]) == 4432
        assert server.sit(one, made["tokens"]["yellow"]).view["holding"] == ["yellow"]
    finally:
        server.stop()


def refused_with(server: Server, table: str, *tokens: str) -> int:
    """The code with which a server closes a socket before it says anything."""
    with pytest.raises(ConnectionClosed) as closed:
        server.sit(table, *tokens)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def came(server: Server, table: str, *tokens: str) -> Person | None:
    """Somebody at a table, if there is room."""
    try:
        return server.sit(table, *tokens)
    except ConnectionClosed:
        return None


async def test_the_list_of_tables_takes_no_more_queries_for_more_tables(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'list.sqlite'}", games=[CONNECT_FOUR])
    asked: list[str] = []
    counts = []
    async with AsyncTestClient(app) as client:

        def note(*told: object) -> None:
            asked.append(str(told[2]))

        sa.event.listen(Engine, "before_cursor_execute", note)
        for _ in range(2):
            for _ in range(5):
                made = await client.post(
                    "/api/tables", json={"game": "connect_four", "listed": True}
                )
                assert made.status_code == 201
            asked.clear()
            listed = await client.post("/api/tables/list", json={})
            counts.append((len(listed.json()), len(asked)))
        sa.event.remove(Engine, "before_cursor_execute", note)
    assert counts == [(5, 5), (10, 5)]


def test_no_stranger_makes_the_server_read_a_file(server: Server) -> None:
    body = {"game": "berserkers", "options": {"packs": ["/etc/passwd"]}}
    status, told = server.call("POST", "/api/tables", body)
    assert status == 400
    assert told["detail"] == "There is no option “packs” that can be chosen here."


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    import urllib.error
    import urllib.request

    for path in ("/api/health", "/api/nowhere", "/"):
        try:
            with urllib.request.urlopen(server.url + path) as answer:
                headers = answer.headers
        except urllib.error.HTTPError as error:
            with error:
                headers = error.headers
        assert "script-src 'self'" in headers["Content-Security-Policy"], path
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


LESSONS = [(game, lesson) for game in GAMES for lesson in guides(find(game))]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_leads_to_its_end(server: Server, game: str, lesson: str) -> None:
    made = server.post(f"/api/games/{game}/guides/{lesson}", {})
    person = server.sit(made["table"], *made["tokens"].values())
    lessons: list[str] = []
    while person.view["guide"]["step"] < person.view["guide"]["steps"]:
        person.asked()
        guide = person.view["guide"]
        assert guide["step"] == len(lessons), "whoever learns takes every step that is counted"
        lessons.append(guide["words"])
        person.take(guide["ask"], guide["option"])
    assert person.view["guide"]["option"] is None
    assert all(lessons)
    assert len(set(lessons)) > len(lessons) / 2, "every step says what it is about"
    later = list(guides(find(game)))
    after = later[later.index(lesson) + 1 :]
    assert (person.view["guide"]["after"] or {}).get("id") == (after[0] if after else None)


def test_who_learns_plays_the_allies_whose_steps_are_explained(server: Server) -> None:
    def held(game: str) -> set[str]:
        return set(server.post(f"/api/games/{game}/guides/first_turn", {})["tokens"])

    assert held("drunagor") == {"vorn", "lorelai"}
    assert held("berserk") == {"guts"}, "the others play without a word"
    assert held("realms") == {"first"}, "an enemy is never ours"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_of_every_game_how_it_is_and_how_it_can_be_set_up(
    server: Server, language: str
) -> None:
    for card in server.get(f"/api/games?language={language}"):
        if card["id"] in GAMES:
            assert len(card["facts"]) == 3, card["id"]
        for choice in card["choices"]:
            assert choice["words"] != choice["id"]


def test_a_party_is_chosen_and_an_impossible_one_is_refused_while_the_form_is_open(
    server: Server,
) -> None:
    seats = server.post("/api/games/dark_souls/seats", {"options": {"party": ["herald"]}})
    assert [seat["name"] for seat in seats] == ["Herald"]
    for party in ([], ["herald", "herald"], ["solaire"]):
        asked = {"options": {"party": party}}
        assert server.call("POST", "/api/games/dark_souls/seats", asked)[0] == 400
        assert server.call("POST", "/api/tables", {"game": "dark_souls", **asked})[0] == 400


def test_refusals_leave_no_trace_of_a_fault_in_the_log(server: Server) -> None:
    before = len(server.told())
    assert server.call("GET", "/api/tables/nowhere")[0] == 404
    nobody: dict[str, Any] = {"options": {"party": []}}
    assert server.call("POST", "/api/games/drunagor/seats", nobody)[0] == 400
    server.get("/api/health")
    assert "Traceback" not in server.told()[before:]
