"""Seats that change hands: the computer plays for somebody, a new guest, resigning, a rematch."""

from __future__ import annotations

import secrets
import time

from msgspec.structs import replace

from grimtable.kernel.errors import Refused
from grimtable.minds import LEVELS, is_player
from grimtable.web.errors import Impossible
from grimtable.web.hall import Hall
from grimtable.web.live import Live
from grimtable.web.store import SeatRecord, hashed
from grimtable.web.viewer import AWAY_FOR, may_resign


async def give(hall: Hall, table: str, holding: list[str], seat: str, mind: str) -> str:
    """Give a seat to a computer player, or take it back; the token of one that is taken anew.

    Whoever plays may take the seat of a computer player on their side that no person has.
    """
    live = await hall.live(table)
    record, token = _seat(live, seat), ""
    if mind and not is_player(mind):
        known = ", ".join(LEVELS)
        sentence = f"Nobody named {mind!r} can play {seat}. There are: {known}."
        raise Impossible(sentence, "nobody", who=mind, seat=seat, known=known)
    values = {"mind": mind}
    if not mind and not (record.mind and seat in holding):
        if not holding or record.token_hash or not live.is_companion(seat):
            raise Refused("That seat is not yours to take back.", "not-lent")
        token = secrets.token_urlsafe(32)
        values["token_hash"] = hashed(token)
    if mind:
        if record.mind and not live.record.solo:
            raise Refused("That seat is not yours to take back.", "not-lent")
        _may_act_for(live, holding, record)
    await hall.say(table, seat, f"computer {mind}" if mind else "person")
    await hall.store.change_seat(table, seat, **values)
    await hall.seats_changed(table)
    await hall.tell(table, -1)
    return token


async def invite_again(hall: Hall, table: str, holding: list[str], seat: str) -> str:
    """A new invitation to the seat of somebody who does not come back; its secret."""
    live = await hall.live(table)
    if live.record.solo:
        raise Refused("You play here alone: nobody needs an invitation.", "not-online")
    _may_act_for(live, holding, _seat(live, seat))
    invite = secrets.token_urlsafe(24)
    await hall.say(table, seat, "invited")
    await hall.store.change_seat(table, seat, invite_hash=hashed(invite))
    await hall.seats_changed(table)
    await hall.tell(table, -1)
    return invite


async def call(hall: Hall, table: str, holding: list[str], name: str) -> None:
    """Be called that at all one's seats."""
    live = await hall.live(table)
    for seat in holding:
        if live.names.get(seat, "") != name:
            await hall.say(table, seat, f"called {name}".strip())


async def resign(hall: Hall, table: str, seat: str) -> None:
    """Give up; the other has won."""
    if not may_resign(await hall.live(table)):
        sentence = "Only a game of two against each other can be resigned."
        raise Refused(sentence, "no-duel")
    await hall.say(table, seat, "resign")


async def rematch(hall: Hall, table: str, holding: list[str]) -> None:
    """Want to play again; when all people here do, there is a table for it.

    Who had lent their seat plays again themselves, and whoever comes later takes it back there.
    """
    live = await hall.live(table)
    if not live.over:
        raise Refused("The game is not over.", "not-over")
    people = {*live.claimed(), *_lenders(live, holding)}
    mine = [one.seat for one in live.seats if one.seat in people.intersection(holding)]
    mine = [seat for seat in mine if seat not in live.again]
    again = live.next
    if again and not (mine and live.again):
        raise Refused("It is played again already.", "played-again")
    if not mine:
        return
    for seat in mine if again else ():
        await give(hall, again, mine, seat, "")
    wanting = {*mine, *live.again}
    if not again and people <= wanting:
        sitting = [replace(one, mind="") if one.seat in wanting else one for one in live.seats]
        again = await hall.again(live, sitting=sitting)
    for seat in mine[:-1]:
        await hall.say(table, seat, "rematch")
    await hall.say(table, mine[-1], f"rematch {again}".strip())


def _lenders(live: Live, holding: list[str]) -> list[str]:
    """The seats that people who are here have lent to the computer."""
    return [
        one.seat for one in live.seats if one.lent and (one.seat in holding or live.here(one.seat))
    ]


def _seat(live: Live, seat: str) -> SeatRecord:
    for one in live.seats:
        if one.seat == seat:
            return one
    raise Impossible(f"There is no seat {seat!r}.", "no-seat", seat=seat)


def _may_act_for(live: Live, holding: list[str], record: SeatRecord) -> None:
    """Refuse to act for others who are here, or for anybody without a seat."""
    if not holding:
        raise Refused("You are watching; a seat is needed to act.", "watching")
    away = time.time() - live.last_seen(record.seat) > AWAY_FOR or live.clock.is_out(record.seat)
    if record.seat not in holding and not away:
        called = live.called(record.seat)
        raise Refused(f"{record.seat} is here.", "present", seat=called)
