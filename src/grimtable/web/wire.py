"""What goes over the socket and the API. Unknown fields are refused."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from grimtable.web.difference import Difference

# From clients ---------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of everything a client says."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: the tokens of the seats this client holds, and its language.

    With `differences`, every view after the first is told as what changed (`Change`).
    """

    tokens: list[str] = []
    language: str = "en"
    seat: str | None = None
    differences: bool = False


class Answer(FromClient, tag="answer", frozen=True):
    """An answer to an open ask, by the option's index or by notation."""

    ask: int
    option: int | None = None
    text: str | None = None


class Peek(FromClient, tag="preview", frozen=True):
    """What would this option do?"""

    ask: int
    option: int


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last answer of the seat shown."""


class Look(FromClient, tag="look", frozen=True):
    """Show the table as it was after so many answers; None: as it is."""

    at: int | None = None


class Show(FromClient, tag="show", frozen=True):
    """Show the table through another seat's eyes, one that this client holds."""

    seat: str | None = None


class Speak(FromClient, tag="language", frozen=True):
    """Use another language."""

    language: str


class Dice(FromClient, tag="dice", frozen=True):
    """Switch between the server's dice and real ones."""

    real: bool


Said = Hello | Answer | Peek | Undo | Look | Show | Speak | Dice


# From the server ------------------------------------------------------------------------------


class OptionView(Struct, frozen=True):
    """An option: its words, its notation, and what it touches in the scene.

    One that `ends` closes the question: it is done, it passes, the turn is over.
    """

    words: str
    notation: str
    touches: tuple[str, ...]
    ends: bool = False


class FaceView(Struct, frozen=True):
    """A face of a die, or a card of a pile with its copies."""

    face: str
    words: str
    copies: int = 1


class Slot(Struct, frozen=True):
    """One thing that Fate is asked for, with what it can be."""

    name: str
    faces: list[FaceView]


class AskView(Struct, frozen=True):
    """An open ask, put into words. Its number is never used again at this table."""

    number: int
    seat: str
    kind: Literal["choice", "roll", "draw", "pick"]
    words: str
    rule: str
    options: list[OptionView] = []
    slots: list[Slot] = []


class LogLine(Struct, frozen=True):
    """A line of the log, the rule it applied, and the things of the scene that it names."""

    words: str
    rule: str
    touches: tuple[str, ...] = ()


class SeatView(Struct, frozen=True):
    """Who sits where, and for whom the table waits."""

    id: str
    name: str
    player: Literal["person", "computer", "open"]
    who: str
    awaited: bool


class OutcomeView(Struct, frozen=True):
    """How it ended."""

    words: str
    result: dict[str, float]
    score: int | None


class GuideView(Struct, frozen=True):
    """The next step of a guided turn; `option` is the index in the open ask, None at the end."""

    title: str
    words: str
    option: int | None
    step: int
    steps: int


class View(Struct, frozen=True, tag="view", tag_field="kind"):
    """All that one seat sees, in its language."""

    table: str
    game: str
    title: str
    language: str
    seq: int
    at: int | None
    steps: int
    seat: str | None
    holding: list[str]
    seats: list[SeatView]
    secret: bool
    scene: dict[str, Any]
    asks: list[AskView]
    undo: str | None
    log_from: int
    log: list[LogLine]
    outcome: OutcomeView | None
    real_dice: bool
    may_fork: bool
    guide: GuideView | None


class Change(Struct, frozen=True, tag="change", tag_field="kind"):
    """What changed since the view before; see `difference`. The log comes as in a view."""

    view: Difference | None
    log_from: int
    log: list[LogLine]


class Preview(Struct, frozen=True, tag="preview", tag_field="kind"):
    """What an option would do at once, as far as the seat can know.

    The scene after it is told as a whole, or as what would change in the last view's scene.
    """

    ask: int
    option: int
    lines: list[str]
    more: str
    scene: dict[str, Any] | None = None
    change: Difference | None = None


class Refusal(Struct, frozen=True, tag="refused", tag_field="kind"):
    """What was not done, and why; a fresh view follows where the client's was out of date."""

    why: str
    words: str
    rule: str = ""
