"""What players decide together is put to everybody who plays; the first answer counts."""

from __future__ import annotations

from tests.web.harness import Person, Server


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
