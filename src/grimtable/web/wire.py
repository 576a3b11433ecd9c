"""What goes over the socket and the API. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from grimtable.kernel.board import Overlay
from grimtable.kernel.words import Badge, Tint
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
    """Take back the last answer of the seat shown.

    After the same answers the dice show the same again, unless they are to be rolled `anew`, which
    the log says. In a `lesson`, everything is taken back that came since its path was left.
    """

    anew: bool = False
    lesson: bool = False


class Foresee(FromClient, tag="foresee", frozen=True):
    """What those that nobody plays will do next, if nothing changes?"""


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
    """Want real dice, or the server's; they are switched when all people at the table want it."""

    real: bool


class Order(FromClient, tag="order", frozen=True):
    """Pass for the seat shown wherever it may.

    For the rest of the `turn`, or until it is `asked` something that it can't pass; or no longer.
    Or leave it to the program to answer until the table is `laid` out; or be asked where little may
    be at stake only for what one of the ask's `cares` says, until that is taken back. Beside any of
    these: until the attack that is under way (a `blow`) is over.
    """

    until: Annotated[str, Meta(max_length=32)] = ""


class Ties(FromClient, tag="ties", frozen=True):
    """Leave ties of those whom nobody plays to the program for the rest of the game; or not."""

    leave: bool = True


class Consult(FromClient, tag="consult", frozen=True):
    """Have a computer player on one's side say what it intends and ask people first; or not."""

    seat: str
    on: bool = True


class Pin(FromClient, tag="pin", frozen=True):
    """Answer an open ask, and go on so, as far as the same seat is asked as planned.

    The plan is in notation: that of a computer player that asked first, or of the coach.
    """

    ask: int
    plan: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=60)]


class Give(FromClient, tag="give", frozen=True):
    """Give a seat to a computer player (`mind`), or take it back (no mind).

    One's own at any time; another's when they have been away for a minute. That of a computer
    player on one's side, which no person has, can be taken too: its token is told as `Seated`.
    """

    seat: str
    mind: str = ""


class Invite(FromClient, tag="invite", frozen=True):
    """Make a new invitation to the seat of somebody who has been away for a minute.

    It is told as `Invited`. Whoever had the seat keeps it until the invitation is used.
    """

    seat: str


class Resign(FromClient, tag="resign", frozen=True):
    """Give the game up for the seat shown, where two play against each other."""


class Rematch(FromClient, tag="rematch", frozen=True):
    """Want to play again when it is over; the table is made when all people here want it.

    Its id is the view's `next`, and the tokens of this table open the same seats there.
    """


class Say(FromClient, tag="say", frozen=True):
    """Say something to all at the table: a set phrase, or words of one's own."""

    phrase: Literal["", "hello", "luck", "thinking", "nice", "ouch", "thanks", "sorry", "bye"] = ""
    words: Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")] = ""


class Call(FromClient, tag="call", frozen=True):
    """Say how one is called at this table, wherever one sits; nothing: as the seat is."""

    name: Annotated[str, Meta(max_length=24, pattern=r"^[^\x00]*$")] = ""


Said = (
    Hello
    | Answer
    | Peek
    | Undo
    | Foresee
    | Look
    | Show
    | Speak
    | Dice
    | Order
    | Ties
    | Consult
    | Pin
    | Give
    | Invite
    | Resign
    | Rematch
    | Say
    | Call
)


# From the server ------------------------------------------------------------------------------


class OddsView(Struct, frozen=True):
    """How likely each value of something is; `error` is half a 95 % interval where it is sampled.

    `words` name what is counted, `says` is the whole sentence. Where it either happens or does not
    (`chance`), the values are 0 and 1. `good` says whether the seat wants more of it. What is told
    `aside` is for who asks for more.
    """

    words: str
    says: str
    spread: list[tuple[int, float]]
    mean: float
    chance: bool
    good: bool
    error: float
    aside: bool = False


class OptionView(Struct, frozen=True):
    """An option: its words, its notation, and what it touches in the scene.

    One that `ends` closes the question: it is done, it passes, the turn is over. One that is
    `unsaid` need not be shown: another option of the same question says it for all. A `spare` one
    is hardly ever wanted, and stays in the background. `badges` are the figures that it comes to.
    Those with the same `heading` stand together under it. `leads` are things that it may go on to
    be about, each group together.
    """

    words: str
    notation: str
    touches: tuple[str, ...]
    ends: bool = False
    unsaid: bool = False
    spare: bool = False
    odds: list[OddsView] = []
    badges: list[Badge] = []
    heading: str = ""
    leads: tuple[tuple[str, ...], ...] = ()


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
    passes: int | None = None
    """The option that passes, where standing orders can be left."""
    lays: bool = False
    """Whether it is about how the table is laid out, which can be left to the program."""
    tie: bool = False
    """Whether it only breaks a tie of those whom nobody plays, which can be left to the program."""
    cares: list[tuple[str, str]] = []
    """For what one may want to be asked this, as little may be at stake: `Order`, and its words."""


class RolledView(Struct, frozen=True):
    """A die as it fell, in its colour."""

    tint: Tint
    face: str
    words: str


class LogLine(Struct, frozen=True):
    """A line of the log, the rule it applied, and the things of the scene that it names.

    What somebody said is told with who it was (`by`), and whether in words of their own (`free`).
    The first line after a roll has its `dice`. What ended the game without a rule `ends` it.
    What people do at the table is told with the name they gave, too, for who wants to read names
    that others write (`named`).
    """

    words: str
    rule: str
    touches: tuple[str, ...] = ()
    by: str = ""
    free: bool = False
    dice: list[RolledView] = []
    ends: bool = False
    named: str = ""


class SeatView(Struct, frozen=True):
    """Who sits where, and for whom the table waits."""

    id: str
    name: str
    player: Literal["person", "computer", "open"]
    who: str
    awaited: bool
    here: bool = False
    """Whether whoever holds it is connected."""
    lent: bool = False
    """Whether a person may take it back from the computer."""
    absent: bool = False
    """Whether they have been away so long, or are out of time, that others may act for them."""
    consults: bool | None = None
    """Whether this computer player says what it intends, and leaves it to people; None for people
    and for rivals."""
    left: float | None = None
    """The seconds that they have left, where there is a clock; it runs while they are awaited."""
    called: str = ""
    """How whoever sits there wants to be called."""
    numbered: bool = False
    """Whether the seat is nobody of the game, and so whoever sits there is told by their name."""
    out: str = ""
    """What to say to whoever sits there if they can act no more while others play on."""


class OutcomeView(Struct, frozen=True):
    """How it ended."""

    words: str
    result: dict[str, float]
    score: int | None
    told: list[str] = []
    """Who was lost, and what decided it."""


class GuideCard(Struct, frozen=True):
    """A lesson, or a worked example that can be played through."""

    id: str
    title: str


class GuideView(Struct, frozen=True):
    """The next step of a lesson; `option` is the index in the open `ask`, None at the end.

    Steps are counted that are the learner's own. Who has `strayed` did something else: undo leads
    back to the lesson. `after` is the lesson that comes next, if there is one.
    """

    title: str
    words: str
    option: int | None
    step: int
    steps: int
    strayed: bool = False
    ask: int | None = None
    after: GuideCard | None = None


class Trial(Struct, frozen=True):
    """The table that a trial came from, and after how many of its answers."""

    table: str
    at: int


class View(Struct, frozen=True, tag="view", tag_field="kind"):
    """All that one seat sees, in its language."""

    table: str
    game: str
    title: str
    language: str
    seq: int
    at: int | None
    steps: int
    began: int
    over: bool
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
    trouble: str = ""
    """What can't be shown; the table goes on, and undo may help."""
    votes: dict[str, bool] = {}
    """Who wants real dice (or the server's), while not all do."""
    order: str = ""
    """Until when the seat shown passes wherever it may."""
    care: str = ""
    """For what it wants to be asked where little may be at stake, in words."""
    ties: bool | None = None
    """Whether ties of those whom nobody plays are left to the program; None if there are none."""
    may_resign: bool = False
    foresees: bool = False
    """Whether it can be asked what those that nobody plays will do next."""
    again: list[str] = []
    """Who wants to play again."""
    next: str = ""
    """The table at which it is played again, or at which the campaign goes on."""
    chapter: str = ""
    """What the table is called in its campaign, if it belongs to one."""
    sequel: str = ""
    """What may be played after a single game that is over: the next Adventure."""
    trial: Trial | None = None
    """Where it began, if it is a trial; told to those who sit there."""


class Moment(Struct, frozen=True):
    """How it stood on the way from one view to the next, when the log had so many lines.

    Of its scene it tells what changed since the moment before, the first since the view before.
    """

    lines: int
    change: Difference | None


class Change(Struct, frozen=True, tag="change", tag_field="kind"):
    """What changed since the view before; see `difference`. The log comes as in a view.

    Where much happened, `moments` tell how it stood in between, so that it can be watched.
    """

    view: Difference | None
    log_from: int
    log: list[LogLine]
    moments: list[Moment] = []


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


class ReasonView(Struct, frozen=True):
    """Why somebody will do something, and the rule with its page in the book."""

    words: str
    rule: str
    page: str


class ForeseenView(Struct, frozen=True):
    """What somebody will do if nothing changes; `of` is their piece, mat or card."""

    of: str
    name: str
    lines: list[str]
    why: list[ReasonView]
    overlays: list[Overlay]


class ForesightView(Struct, frozen=True, tag="foresight", tag_field="kind"):
    """What those that nobody plays will do next, as it stands after the `seq`-th row.

    `before` tells what is sure to come first and counts in it, `sums` what all of it comes to.
    """

    seq: int
    title: str
    steps: list[ForeseenView]
    before: list[str] = []
    sums: list[str] = []


class Invited(Struct, frozen=True, tag="invited", tag_field="kind"):
    """The secret of a new invitation."""

    seat: str
    invite: str


class Seated(Struct, frozen=True, tag="seated", tag_field="kind"):
    """The token of a seat that was taken from a computer player."""

    seat: str
    token: str


class Refusal(Struct, frozen=True, tag="refused", tag_field="kind"):
    """What was not done, and why; a fresh view follows where the client's was out of date."""

    why: str
    words: str
    rule: str = ""
