"""What the web table refuses, beyond what the rules refuse.

GrimtableError
 |- Impossible     a table that can't be made: its game, its options or its seats
 |   `- NoSuchGame
 |- NoSuchTable
 |- SeatTaken      the seat of an invitation is taken, or the invitation is unknown
 |- NotYours       a seat's token is needed, or that of another seat
 |- TooMany        a limit that keeps strangers from crowding others out
 `- Away           the database does not answer now
"""

from __future__ import annotations

from grimtable.kernel.errors import ForeignSave, GrimtableError, Refused, Stale


class Impossible(GrimtableError):
    """A table can't be made so."""


class NoSuchGame(Impossible):
    """No game of that name is on the shelf."""


class NoSuchTable(GrimtableError):
    """No table of that id."""


class SeatTaken(GrimtableError):
    """Somebody has the seat already, or nobody was ever invited so."""


class NotYours(GrimtableError):
    """Only whoever holds a certain seat may do that."""


class TooMany(GrimtableError):
    """One address, or one table, has as many as it may have."""


class Away(GrimtableError):
    """The database does not answer now."""


STATUS: dict[type[GrimtableError], int] = {
    NoSuchGame: 404,
    NoSuchTable: 404,
    NotYours: 401,
    SeatTaken: 409,
    Stale: 409,
    ForeignSave: 410,
    Refused: 422,
    TooMany: 429,
    Away: 503,
}


def status(error: GrimtableError) -> int:
    """The status of the answer to a request that was refused so."""
    return next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
