"""What the rules leave open: asks to seats, and asks to Fate.

A rule is a generator that yields these. A seat answers an `Ask` with one of its options; Fate,
which is a seat too, answers `Roll`, `Draw` and `Pick`. `Together` lets several seats answer at
once, `Anyone` lets the first of them act. `MARK` says that the whole situation is in the state.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from grimtable.kernel.errors import NotAnOption

FATE = "fate"

T = TypeVar("T")
Face: TypeAlias = int | str
"""What a die shows, and the id of a card: something a person can type."""


class Option(Struct, frozen=True, gc=False):
    """Base of everything a seat can answer: a small frozen record of ids and numbers.

    Its notation is its name and its fields, and is what journals, scenarios and bug reports use.

    >>> class Walk(Option, frozen=True, gc=False):
    ...     who: str
    ...     to: str
    >>> str(Walk("ulf", "smithy"))
    'Walk ulf smithy'

    One that `ends` closes the question (done, pass, the turn is over): frontends keep it apart. One
    that only `goes` somewhere is advised for what is gained there. One that is `weighty` leads all
    who play together where there is no way back: no computer player takes it over people's heads.
    """

    ends: ClassVar[bool] = False
    goes: ClassVar[bool] = False
    weighty: ClassVar[bool] = False

    @property
    def spare(self) -> bool:
        """Whether it is allowed and hardly ever wanted: frontends keep it in the background."""
        return False

    def undoes(self, last: Option) -> bool:
        """Whether it only takes back what was answered just before: no line of play does that."""
        return False

    def __str__(self) -> str:
        values = [_word(getattr(self, field)) for field in self.__struct_fields__]
        return " ".join((type(self).__name__, *values))

    @property
    def brief(self) -> str:
        """The notation without the fields at its end that are as they are by default."""
        values = [getattr(self, field) for field in self.__struct_fields__]
        defaults = list(self.__struct_defaults__)
        while defaults and values[-1] == defaults.pop():
            values.pop()
        return " ".join((type(self).__name__, *map(_word, values)))


class Done(Option, frozen=True, gc=False):
    """No more of this."""

    ends: ClassVar[bool] = True


class Pass(Option, frozen=True, gc=False):
    """Nothing from this seat now. It is declared, so that people can leave standing orders."""


class Yes(Option, frozen=True, gc=False):
    """The optional thing is done."""


class No(Option, frozen=True, gc=False):
    """The optional thing is not done."""

    ends: ClassVar[bool] = True


def _word(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return ",".join(_word(v) for v in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Options(Protocol):
    """What can be answered: a tuple of options, or a `Listing`."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Option]: ...
    def __getitem__(self, at: int, /) -> Option: ...
    def __contains__(self, one: object, /) -> bool: ...


class Listing(Struct, eq=False, gc=False):
    """Options whose listing is work: `lists(*of)` is called when somebody looks.

    A search that gives the answer it planned never does.
    """

    lists: Callable[..., Iterable[Any]]
    of: tuple[Any, ...]
    listed: tuple[Option, ...] = ()

    def look(self) -> tuple[Option, ...]:
        """The options themselves."""
        if not self.listed:
            self.listed = tuple(self.lists(*self.of))
        return self.listed

    def __len__(self) -> int:
        return len(self.listed or self.look())

    def __iter__(self) -> Iterator[Option]:
        return iter(self.look())

    def __getitem__(self, at: int) -> Option:
        return (self.listed or self.look())[at]

    def __contains__(self, one: object) -> bool:
        return one in self.look()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple | Listing) and self.look() == tuple(other)

    def __repr__(self) -> str:
        return repr(self.look())  # not of what they are listed from: that holds secrets


Group: TypeAlias = tuple[Mapping[Any, Option], Sequence[Any]]
"""Options by key, and the keys of those that can be answered."""


class Grouped(Listing, eq=False, gc=False):
    """A listing in groups: how many options there are is known before any of them is looked up.

    `lists(*of)` gives the groups. Who draws one at random looks up no other.
    """

    groups: Sequence[Group] = ()
    many: int = 0

    def group(self) -> Sequence[Group]:
        """The groups themselves."""
        if not self.groups:
            self.groups = tuple(self.lists(*self.of))
            self.many = sum([len(keys) for _, keys in self.groups])
        return self.groups

    def look(self) -> tuple[Option, ...]:
        """The options themselves."""
        if not self.listed:
            self.listed = tuple([by[key] for by, keys in self.group() for key in keys])
        return self.listed

    def __len__(self) -> int:
        self.group()
        return self.many

    def __getitem__(self, at: int) -> Option:
        if at < 0 or self.listed:
            return self.look()[at]
        for by, keys in self.group():
            if at < len(keys):
                return by[keys[at]]
            at -= len(keys)
        raise IndexError(at)


class About(Protocol):
    """The arguments of the words of a question: a mapping, or a `Telling`."""

    def keys(self) -> Iterable[str]: ...
    def get(self, name: str, default: Any = ..., /) -> Any: ...
    def __getitem__(self, name: str, /) -> Any: ...


class Telling(Struct, eq=False, gc=False):
    """What a question is about, where that is work: `tells(*of)` is called when somebody reads.

    So it tells what is so then: while the question is open nobody else may change that.
    """

    tells: Callable[..., Mapping[str, Any]]
    of: tuple[Any, ...]
    told: Mapping[str, Any] | None = None

    def read(self) -> Mapping[str, Any]:
        """The arguments themselves."""
        if self.told is None:
            self.told = self.tells(*self.of)
        return self.told

    def keys(self) -> Iterable[str]:
        return self.read().keys()

    def get(self, name: str, default: Any = None) -> Any:
        return self.read().get(name, default)

    def __getitem__(self, name: str) -> Any:
        return self.read()[name]

    def __eq__(self, other: object) -> bool:
        return self.read() == (other.read() if isinstance(other, Telling) else other)

    def __repr__(self) -> str:
        return repr(self.read())  # not of what they are told from: that holds secrets


class Ask(Struct, frozen=True, eq=False, gc=False):
    """An open decision of a seat.

    `what` is a key: the words a person reads are in the text catalogue under `ask-<what>`, with
    `about` as their arguments. `options` is what can be answered: a tuple, or a `Listing`.

    What the players decide together is `shared`: it is put to `seat`, and any person who plays may
    answer it, and take it back. What one of them decides for all, as their leader, is `led`: so it
    is where nobody plays `seat`; else it is that person's own.

    Where little may be at stake, `minor` lists who need not be asked now: those that have left word
    that they care for no more than that (`Game.cares`). For them it is declined.
    """

    seat: str
    what: str
    options: Options
    rule: str
    about: About | None = None
    shared: bool = False
    led: bool = False
    minor: tuple[str, ...] | None = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ask)
            and (self.seat, self.what, self.rule) == (other.seat, other.what, other.rule)
            and tuple(self.options) == tuple(other.options)
            and self.about == other.about
        )

    @property
    def passing(self) -> Option | None:
        """The option that passes, if this ask has one."""
        return next((option for option in self.options if isinstance(option, Pass)), None)

    @property
    def declining(self) -> Option | None:
        """The option by which no more is done than must be, if this ask has one."""
        return next((one for one in self.options if isinstance(one, Pass | Done | No)), None)

    def read(self, text: str) -> Option:
        """The option written as `text`; trailing fields may be left out where that is enough.

        Where it is not, those that are left out are as they are by default.
        """
        found = [o for o in self.options if str(o) == text]
        found = found or [o for o in self.options if str(o).startswith(text + " ")]
        if len(found) > 1:
            found = [o for o in found if text.startswith(o.brief)]
        if len(found) != 1:
            raise NotAnOption(text, self.what, tuple(map(str, self.options)), self.rule)
        return found[0]

    def check(self, answer: object) -> Option:
        """The option equal to `answer`, or a refusal."""
        for option in self.options:
            if option == answer:
                return option
        raise NotAnOption(str(answer), self.what, tuple(map(str, self.options)), self.rule)


class Die(Struct, frozen=True, gc=False):
    """A die: a name (its colour, mostly) and its faces; a face printed twice stands twice."""

    name: str
    faces: tuple[Face, ...]


def d6(name: str) -> Die:
    """A plain six-sided die."""
    return Die(name, (1, 2, 3, 4, 5, 6))


class Chance(Struct, frozen=True, gc=False):
    """Base of the asks to Fate. The answer is always a tuple of faces or cards."""

    seat: ClassVar[str] = FATE

    def slots(self) -> list[tuple[Face, ...]]:
        """One entry per thing to be told: what it can be."""
        raise TypeError("Chance is a base class")

    def check(self, answer: object) -> tuple[Face, ...]:
        """The answer if the dice or the pile can show it, else a refusal."""
        slots = self.slots()
        if not isinstance(answer, tuple) or len(answer) != len(slots):
            raise self._refusal(answer)
        return self.read(" ".join(map(str, answer)))

    def read(self, text: str) -> tuple[Face, ...]:
        """The faces or cards written as `text`, separated by blanks."""
        words = text.split()
        slots = self.slots()
        if len(words) != len(slots):
            raise self._refusal(text)
        faces = []
        for word, slot in zip(words, slots, strict=True):
            named = {str(face): face for face in slot}
            if word not in named:
                raise self._refusal(text)
            faces.append(named[word])
        return tuple(faces)

    def _refusal(self, given: object) -> NotAnOption:
        slots = self.slots()
        distinct = [" | ".join(dict.fromkeys(map(str, slot))) for slot in slots]
        allowed = (f"{len(slots)} of", *dict.fromkeys(distinct))
        return NotAnOption(str(given), type(self).__name__.lower(), allowed, self.cited)

    @property
    def cited(self) -> str:
        """The rule that calls for it."""
        return str(getattr(self, "rule", ""))


class Roll(Chance, frozen=True, gc=False):
    """Roll dice; the answer is a tuple of faces in the order of the dice."""

    dice: tuple[Die, ...]
    rule: str
    what: str = "roll"
    about: Mapping[str, Any] | None = None

    def slots(self) -> list[tuple[Face, ...]]:
        return [die.faces for die in self.dice]


class Draw(Chance, frozen=True, gc=False):
    """Draw `n` different items of a shuffled lot; the answer is a tuple in the order drawn.

    `sees` lists the seats that see what is drawn; None means everybody.
    """

    items: tuple[Face, ...]
    n: int
    rule: str
    what: str = "draw"
    about: Mapping[str, Any] | None = None
    sees: tuple[str, ...] | None = None

    def slots(self) -> list[tuple[Face, ...]]:
        return [self.items] * self.n

    def read(self, text: str) -> tuple[Face, ...]:
        drawn = Chance.read(self, text)
        for card in drawn:
            if drawn.count(card) > self.items.count(card):
                raise self._refusal(text)
        return drawn


class Pick(Chance, frozen=True, gc=False):
    """Pick one of some items at random, each equally likely; the answer is a tuple of one."""

    items: tuple[Face, ...]
    rule: str
    what: str = "pick"
    about: Mapping[str, Any] | None = None

    def slots(self) -> list[tuple[Face, ...]]:
        return [self.items]


class Mark(Struct, frozen=True, gc=False):
    """The whole situation is in the state: `play(state)` can be entered again from here.

    With a seat it is also the beginning of that seat's turn, past which nobody else's undo goes.
    At a `rest` players may stop for the day: the game's `record` can be written.
    """

    turn: str | None = None
    rest: bool = False


MARK = Mark()
REST = Mark(rest=True)


class Together(Struct, frozen=True):
    """Several seats answer at once, each unaware of the others.

    The answer to it is a dict: what each seat's script returned. Where each of the scripts marks
    before it asks, and returns at once if its seat was done already, the game can be entered again
    between any two answers.
    """

    scripts: dict[str, Script[Any]]


class Anyone(Struct, frozen=True, gc=False):
    """A window that several seats hold open at once: "any Hero may react".

    Each ask has a `Pass` among its options. The first answer that is no pass closes the window for
    all, and the answer to it is `(seat, option)`; it is None when all have passed, or when nobody
    could do anything, so that there were no asks.
    """

    asks: tuple[Ask, ...]


Yielded: TypeAlias = "Ask | Roll | Draw | Pick | Mark | Together | Anyone"
Script: TypeAlias = Generator[Yielded, Any, T]
"""A rule under way: yields what it leaves open, is sent the answers, returns a T."""

Answer: TypeAlias = Option | tuple[Face, ...]


def choose(
    seat: str,
    what: str,
    options: Options,
    rule: str,
    *,
    shared: bool = False,
    **about: Hashable,
) -> Script[Any]:
    """Ask, unless there is only one option: then it is taken silently."""
    if len(options) == 1:
        return options[0]
    return (yield Ask(seat, what, options, rule, about or None, shared))


def settle(
    then: Callable[[Any], None],
    seat: str,
    what: str,
    options: Options,
    rule: str,
    *,
    shared: bool = False,
    **about: Hashable,
) -> Script[None] | None:
    """The same for a window of what is under way: `then` goes on with the option.

    Where there is only one, it does so at once; the window has no script then, and needs no mark.
    """
    if len(options) == 1:
        then(options[0])
        return None
    return _settled(then, Ask(seat, what, options, rule, about or None, shared))


def _settled(then: Callable[[Any], None], ask: Ask) -> Script[None]:
    then((yield ask))
