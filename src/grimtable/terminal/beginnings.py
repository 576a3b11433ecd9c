"""Beginning anew: another game, the next chapter, another try from an earlier point."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.campaigns import Ledger
from grimtable.kernel.campaign import next_options, seated
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Rooted
from grimtable.kernel.save import write_save
from grimtable.kernel.table import Table
from grimtable.terminal.sitting import Setup, Sitting


def new_game(sitting: Sitting, setup: Setup | None = None) -> Path:
    """Begin anew with the next seed; the old game is kept in the file that is returned.

    Without another set-up it begins as the old one did.
    """
    kept = _free_path(sitting)
    write_save(kept, sitting.table.save(**sitting.notes()))
    position = sitting.table.position if setup is None else None
    _begin(sitting, setup or sitting.setup, position)
    return kept


def proposed(sitting: Sitting) -> Setup:
    """How the next chapter begins if nobody wants it otherwise."""
    options = next_options(sitting.table)
    seats = seated(sitting.table.game, options, sitting.seats, _newcomer(sitting))
    return Setup(options, seats, sitting.real_dice)


def next_chapter(sitting: Sitting, setup: Setup | None = None) -> None:
    """Go on with the campaign: another table, the same people, what was written down.

    What may be changed between chapters can be another in `setup`.
    """
    if sitting.ledger is None:
        folder = sitting.path.with_suffix("")
        sitting.ledger = Ledger.adopt(folder, sitting.table, sitting.seats)
    wanted = setup or proposed(sitting)
    options, seats = sitting.ledger.open_next(
        sitting.table, _newcomer(sitting), wanted.options, wanted.seats
    )
    sitting.path = sitting.ledger.path
    _begin(sitting, Setup(options, seats, wanted.real_dice))


def try_from(sitting: Sitting, at: int) -> Path:
    """Go on from an earlier point; the game as it went is kept in the file returned."""
    kept = _free_path(sitting)
    write_save(kept, sitting.table.save(**sitting.notes()))
    sitting.table.rewind(at)
    sitting.told = ()
    sitting.autosave()
    return kept


def _newcomer(sitting: Sitting) -> str:
    """Who plays a seat that is new in the next chapter."""
    return (
        sitting.seats[sitting.people[0]] if sitting.people else next(iter(sitting.seats.values()))
    )


def _begin(sitting: Sitting, setup: Setup, position: dict[str, Any] | None = None) -> None:
    """Lay out another table and sit down at it."""
    old, sitting.seed = sitting.table, sitting.seed + 1
    sitting.table = Table(
        old.game, setup.options, None, solo=old.solo, position=position, seed=sitting.seed
    )
    if not setup.real_dice:
        sitting.table.run.trust(Rooted(sitting.table))
    sitting.sit_down(setup.seats)
    sitting.told = ()
    sitting.autosave()


def _free_path(sitting: Sitting) -> Path:
    path = sitting.path
    for i in range(1, 100_000):
        kept = path.with_name(f"{path.stem}-{i}{path.suffix}")
        if not kept.exists():
            return kept
    raise GrimtableError(f"No free name beside {path}.")
