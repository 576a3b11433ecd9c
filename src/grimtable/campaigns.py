"""Campaigns kept in folders: `campaign.json`, and beside it a save for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from grimtable.kernel.campaign import Campaign, chapter, next_options, seated
from grimtable.kernel.errors import DamagedSave, Refused
from grimtable.kernel.game import Game
from grimtable.kernel.save import write_save, write_whole
from grimtable.kernel.table import Table

FILE = "campaign.json"


class Ledger:
    """A campaign and its folder."""

    def __init__(self, folder: Path, campaign: Campaign) -> None:
        self.folder, self.campaign = folder, campaign

    @classmethod
    def begin(cls, folder: Path, game: Game, options: Any, seats: Mapping[str, str]) -> Ledger:
        """A new campaign, with its first chapter still to be played."""
        if (folder / FILE).exists():
            raise Refused(f"There is a campaign in {folder} already.")
        first = chapter(game, _file(1), options, seats)
        ledger = cls(folder, Campaign(game.id, folder.name, [first]))
        ledger.write()
        return ledger

    @classmethod
    def read(cls, folder: Path) -> Ledger:
        """The campaign in a folder; whatever is wrong with it is said in one sentence."""
        path = folder / FILE
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Campaign)
        except OSError as error:
            raise DamagedSave(f"{path} can't be read: {error.strerror}.") from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DamagedSave(f"{path} is not a campaign of Grimtable: {error}.") from error
        if not found.chapters or any(Path(one.table).name != one.table for one in found.chapters):
            raise DamagedSave(f"{path} does not say where its chapters lie.")
        return cls(folder, found)

    @classmethod
    def beside(cls, save: Path) -> Ledger | None:
        """The campaign of which a save is the last chapter, if it is one."""
        if not (save.parent / FILE).exists():
            return None
        ledger = cls.read(save.parent)
        return ledger if ledger.path == save else None

    @classmethod
    def adopt(cls, folder: Path, table: Table, seats: Mapping[str, str]) -> Ledger:
        """The campaign of a table that was begun without one; its save is copied there."""
        ledger = cls.begin(folder, table.game, table.options, seats)
        write_save(ledger.path, table.save(seats=dict(seats)))
        return ledger

    @property
    def path(self) -> Path:
        """The save of the chapter that is played, or was played last."""
        return self.folder / self.campaign.last.table

    def write(self) -> None:
        """Keep it."""
        data = msgspec.json.format(msgspec.json.encode(self.campaign), indent=1)
        write_whole(self.folder / FILE, data + b"\n")

    def note(self, table: Table) -> None:
        """Write down how the last chapter ended, or that it goes on after all."""
        outcome = table.outcome if table.over else None
        if outcome != self.campaign.last.outcome:
            self.campaign.last.outcome = outcome
            self.write()

    def open_next(
        self,
        table: Table,
        newcomer: str,
        options: Any = None,
        seats: Mapping[str, str] | None = None,
    ) -> tuple[Any, dict[str, str]]:
        """Begin the next chapter after the last one's table: its options, and who plays.

        Both may have been changed before it; else it is as it was handed over, with the same
        people.
        """
        handed = next_options(table)
        options = handed if options is None else options
        self.note(table)
        seats = seated(table.game, options, seats or self.campaign.last.seats, newcomer)
        number = len(self.campaign.chapters) + 1
        self.campaign.chapters.append(chapter(table.game, _file(number), options, seats))
        self.write()
        return options, seats


def _file(number: int) -> str:
    return f"chapter-{number}.json"
