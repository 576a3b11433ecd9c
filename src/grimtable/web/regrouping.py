"""Between two chapters of a campaign: who goes along, and who plays whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grimtable.kernel.text import Text
from grimtable.minds import LEVELS, MINDS
from grimtable.web.api import MindCard
from grimtable.web.errors import Impossible
from grimtable.web.hall import FRIEND, ME, Made, take_seat
from grimtable.web.live import Live
from grimtable.web.shelf import SeatName
from grimtable.web.store import SeatRecord


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever begins the next chapter wants to be another: options, and who plays a seat.

    A seat is played by `me`, a `friend` by a new link, a computer player, or whoever plays the seat
    that is named now.
    """

    options: dict[str, Any] = {}
    seats: dict[str, str] = {}


class NextSeat(Struct, frozen=True):
    """A seat of the next chapter, and who plays it if nobody says otherwise."""

    id: str
    name: str
    who: str


class Seating(Struct, frozen=True):
    """The seats of the next chapter; and the others who play, each by a seat that they have now."""

    seats: list[NextSeat]
    others: list[SeatName]


def same_people(live: Live, options: Any, mine: list[str]) -> dict[str, SeatRecord]:
    """Everybody keeps their seat, and whose seat is gone has one that is new, in order.

    What is left is for whoever begins the chapter.
    """
    there = [seat.id for seat in live.game.seats(options)]
    now = {one.seat: one for one in live.seats}
    free = [one for one in live.seats if one.seat not in there]
    found = {}
    for seat in there:
        one = now.get(seat) or (free.pop(0) if free else replace(now[mine[0]], mind=""))
        found[seat] = replace(one, seat=seat)
    return found


def proposed(live: Live, options: Any, mine: list[str], text: Text) -> Seating:
    """The seats of the next chapter, as they are proposed to whoever asks."""
    names = {seat.id: text(seat.name) for seat in live.game.seats(options)}
    people = _people(live)
    seats = [
        NextSeat(seat, names[seat], _who(one, people, mine))
        for seat, one in same_people(live, options, mine).items()
    ]
    others = [seat for seat in people.values() if seat not in mine]
    return Seating(seats, [SeatName(seat, text.words(live.called(seat))) for seat in others])


def computers(live: Live, text: Text) -> list[MindCard]:
    """The computer players who can play a seat: the levels, and who plays here by another name."""
    cards = [MindCard(level, text(f"level-{level}")) for level in LEVELS]
    others = {one.mind for one in live.seats if one.mind and one.mind not in LEVELS}
    return cards + [MindCard(mind, text(f"mind-{mind}")) for mind in sorted(others)]


def regrouped(
    live: Live, options: Any, mine: list[str], wanted: Mapping[str, str], made: Made
) -> list[SeatRecord]:
    """Who sits where in the next chapter; nobody else who plays is left without a seat."""
    sitting = same_people(live, options, mine)
    people, now = _people(live), {one.seat: one for one in live.seats}
    for seat, who in wanted.items():
        if seat not in sitting:
            sentence = f"{live.game.id} has no seat {seat!r} with these options."
            raise Impossible(sentence, "no-seat", game=live.game.id, seat=seat)
        if who == ME:
            sitting[seat] = replace(now[mine[0]], seat=seat, mind="")
        elif who in people.values():
            sitting[seat] = replace(now[who], seat=seat, mind="")
        else:
            sitting[seat] = take_seat(seat, who, list({**LEVELS, **MINDS}), made)
    here = {one.token_hash for one in sitting.values()}
    for key, seat in people.items():
        if key not in here and seat not in mine:
            sentence = f"Who plays {seat} has no seat in the next chapter."
            raise Impossible(sentence, "left-out", game=live.game.id, who=live.called(seat))
    return list(sitting.values())


def _people(live: Live) -> dict[str, str]:
    """Everybody who plays, by their key: the first seat that they have."""
    found: dict[str, str] = {}
    for one in live.seats:
        if one.token_hash and not one.mind:
            found.setdefault(one.token_hash, one.seat)
    return found


def _who(one: SeatRecord, people: Mapping[str, str], mine: list[str]) -> str:
    if one.mind or not one.token_hash:
        return one.mind or FRIEND
    seat = people.get(one.token_hash, mine[0])
    return ME if seat in mine else seat
