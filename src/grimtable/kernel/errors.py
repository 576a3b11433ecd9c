"""What can go wrong at a table.

GrimtableError
 |- Refused           an answer the rules do not allow now; nothing has changed
 |   |- NotAnOption   it is not among the options of the ask
 |   |- Stale         the ask it answers is no longer open
 |   `- CannotUndo    one of the limits of undo stands in the way
 |- SaveError         a save that can't be used
 |   |- DamagedSave   not a save, cut short, or with answers the rules refuse
 |   `- ForeignSave   of another game, other rules or other content
 |- ContentError      a mistake in a content file, with file, line and column
 |- ScenarioError     a scenario that can't be set up or whose expectation fails
 |- UnknownRule       a citation of a rule that is not in the catalogue
 `- ScriptError       a game's script broke the kernel's contract
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


class GrimtableError(Exception):
    """The root of the family; its text is an English sentence, for programs and logs.

    What a person can meet at a table has a key as well: people read `refused-<key>` of their
    language's catalogue, filled in with `about` (see `Text.error`).
    """

    def __init__(self, sentence: str, key: str = "", **about: object) -> None:
        self.key, self.about = key, about
        super().__init__(sentence)

    def __reduce__(self) -> tuple[Any, ...]:
        """How an error comes home from another process, whatever it was made of."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[GrimtableError], args: tuple[Any, ...], more: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *args)
    error.__dict__.update(more)
    return error


class Refused(GrimtableError):
    """The rules do not allow this now; nothing has changed."""


class NotAnOption(Refused):
    """An answer that is not among the options of its ask."""

    def __init__(self, given: str, what: str, allowed: tuple[str, ...], rule: str) -> None:
        self.given, self.what, self.allowed, self.rule = given, what, allowed, rule
        shown = ", ".join(allowed[:12]) + (", ..." if len(allowed) > 12 else "")
        sentence = f"{given!r} does not answer {what!r}. You may: {shown}. [{rule}]"
        super().__init__(sentence, "option", given=given, allowed=shown)


class Stale(Refused):
    """An answer to an ask that is closed, or was never open."""

    def __init__(self, number: int, open_now: tuple[int, ...]) -> None:
        self.number, self.open_now = number, open_now
        now = ", ".join(map(str, open_now)) or "none, the game is over"
        sentence = f"Ask {number} is not open. Open now: {now}."
        super().__init__(sentence, "stale" if open_now else "over")


class CannotUndo(Refused):
    """Undo stopped at one of its limits; `limit` names which."""

    def __init__(self, limit: str, sentence: str) -> None:
        self.limit = limit
        super().__init__(sentence, f"undo-{limit}")


class SaveError(GrimtableError):
    """A save that can't be used."""


class DamagedSave(SaveError):
    """Not a save, cut short, or with answers the rules refuse."""


class ForeignSave(SaveError):
    """A save of another game, of other rules or of other content."""


class ContentError(GrimtableError):
    """A mistake in a content file: where, which word if it is about one, and what may be meant."""

    def __init__(
        self,
        file: Path | str,
        line: int,
        column: int,
        sentence: str,
        word: str = "",
        suggestion: str = "",
    ) -> None:
        self.file, self.line, self.column, self.sentence = str(file), line, column, sentence
        self.word, self.suggestion = word, suggestion
        super().__init__(f"{file}:{line}:{column}  {sentence}")


class ScenarioError(GrimtableError):
    """A scenario that can't be set up, or whose expectation fails."""


class UnknownRule(GrimtableError):
    """A citation of a rule that is not in the catalogue."""


class ScriptError(GrimtableError):
    """A game's script broke the kernel's contract (a fault of the game)."""
