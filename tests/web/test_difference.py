"""Views are told as differences: small, and exactly what a whole view would have said."""

from __future__ import annotations

import json
import zlib
from statistics import median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.web.difference import applied, difference
from tests.web.harness import Person, Server
from tests.web.wire_types import FILE, typescript

things = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 2), max_size=4)
lists = st.lists(st.fixed_dictionaries({"id": st.sampled_from("klmn"), "n": things}), max_size=4)
values = st.fixed_dictionaries({"seq": st.integers(0, 3), "list": lists, "deep": things})


@given(values, values)
def test_what_is_applied_is_what_was_compared(old: Any, new: Any) -> None:
    assert applied(old, difference(old, new)) == new


def test_the_clients_types_are_the_servers() -> None:
    assert FILE.read_text("utf-8") == typescript(), "run python -m tests.web.wire_types"


class Frugal(Person):
    """Somebody who wants to be told differences, and counts what they cost.

    Sockets deflate what they carry, each message by what those before it said.
    """

    def deflated(self, told: Any) -> int:
        """How many bytes a message is on the wire."""
        if not hasattr(self, "deflate"):
            self.deflate = zlib.compressobj(wbits=-12)
        said = json.dumps(told, separators=(",", ":")).encode()
        return len(self.deflate.compress(said) + self.deflate.flush(zlib.Z_SYNC_FLUSH)) - 4

    def tell(self, kind: str, **fields: Any) -> None:
        super().tell(kind, **({"differences": True} if kind == "hello" else {}), **fields)

    def changed(self) -> dict[str, Any]:
        """Take in the next change."""
        told = self.hear("change")
        whole = {name: value for name, value in self.view.items() if name not in ("log",)}
        self.view = {**applied(whole, told["view"]), "log": [], "log_from": told["log_from"]}
        return told


@pytest.mark.parametrize("game", ["berserkers", "realms"])
def test_answers_and_hovers_cost_what_changes_and_nothing_is_lost(
    server: Server, game: str
) -> None:
    cards = {card["id"]: card for card in server.get("/api/games")}
    seats = {seat["id"]: "me" for seat in cards[game]["seats"]}
    made = server.table(game, seats)
    tokens = list(made["tokens"].values())
    first = next(iter(seats))
    plain = server.sit(made["table"], *tokens, seat=first)
    frugal = Frugal(server, made["table"], tokens, "en", first)
    whole, answers, hovers = frugal.deflated(frugal.view), [], []
    for _ in range(12):
        if not frugal.view["asks"]:
            break
        ask = frugal.view["asks"][0]
        frugal.tell("preview", ask=ask["number"], option=0)
        told = frugal.hear("preview")
        assert told["scene"] is None
        hovers.append(frugal.deflated(told))
        seq = frugal.view["seq"]
        frugal.tell("answer", ask=ask["number"], option=0)
        while frugal.view["seq"] == seq:
            answers.append(frugal.deflated(frugal.changed()))
        plain.past(seq)
        assert {**frugal.view, "log": [], "log_from": 0} == {**plain.view, "log": [], "log_from": 0}
    assert [one.name for one in frugal.socket.protocol.extensions] == ["permessage-deflate"]
    assert median(hovers) < 400, hovers
    assert median(answers) < 800, (whole, answers)


def test_what_happened_between_two_views_can_be_watched(server: Server) -> None:
    """While the Enemies act, each moment shows the Health that the lines before it tell of."""
    made = server.table("berserk", {"guts": "me", "isidro": "me", "schierke": "me"})
    person = Frugal(server, made["table"], list(made["tokens"].values()), "en", "guts")
    told = checked = 0
    for _ in range(80):
        if not person.view["asks"]:  # the dice were hard, and it is over
            break
        ask, seq = person.view["asks"][0], person.view["seq"]
        ending = (place for place, option in enumerate(ask["options"]) if option["ends"])
        person.tell("answer", ask=ask["number"], option=next(ending, 0))
        while person.view["seq"] == seq:
            scene = person.view["scene"]
            change = person.changed()
            counts = [moment["lines"] for moment in change["moments"]]
            until = change["log_from"] + len(change["log"])
            assert counts == sorted(set(counts))
            assert all(told < count < until for count in counts)
            for moment in change["moments"]:
                scene = applied(scene, moment["change"])
                fresh = change["log"][
                    told - change["log_from"] : moment["lines"] - change["log_from"]
                ]
                left = {
                    line["touches"][0]: line["words"]
                    for line in fresh
                    if "Health left" in line["words"]
                }
                for piece in scene["pieces"]:
                    if piece["id"] in left:
                        health = piece["badges"][0]["words"].split()[0]
                        assert f" {health} Health left" in left[piece["id"]]
                        checked += 1
                told = moment["lines"]
            told = until
    assert checked >= 3


def test_a_look_at_a_question_that_was_answered_meanwhile_is_no_mistake(server: Server) -> None:
    """A pointer rests on an option, it is taken, and the preview of it comes too late."""
    made = server.table("cellar", {"crow": "me", "wolf": "me"})
    person = server.sit(made["table"], *made["tokens"].values(), seat="crow")
    number = person.asked()["number"]
    person.answer(0)
    person.tell("preview", ask=number, option=1)
    person.tell("language", language="fr")
    person.until(lambda view: view["language"] == "fr")
    assert [told for told in person.heard if told["kind"] == "refused"] == []
