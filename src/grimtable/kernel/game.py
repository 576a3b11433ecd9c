"""What a game is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from grimtable.kernel.asks import Ask, Option, Script
from grimtable.kernel.errors import ContentError
from grimtable.kernel.fate import Fate
from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import State
from grimtable.kernel.words import Words

if TYPE_CHECKING:
    from grimtable.kernel.odds import Stakes  # which are counted on a view
    from grimtable.kernel.view import View  # which shows a game


class Seat(Struct, frozen=True):
    """A place at the table; `name` is a key of the text catalogue.

    A `numbered` one is nobody of the game: whoever sits there is told by their own name.
    """

    id: str
    name: str
    numbered: bool = False


class Outcome(Struct, frozen=True):
    """How a game ended: each seat's result from 0 (lost) to 1 (won), and words for it."""

    result: dict[str, float]
    words: Words
    score: int | None = None
    told: tuple[Words, ...] = ()
    """Who was lost, and what decided it: a line each."""


class Sequel(NamedTuple):
    """What may be played after a single game: its options, and what it is called."""

    options: Any
    title: Words


def _as_it_is(data: dict[str, Any]) -> None:
    """The migration of what has kept its shape."""


class Migration(NamedTuple):
    """A change of the shape in which states or options are written: mends older plain data."""

    state: Callable[[dict[str, Any]], None] = _as_it_is
    options: Callable[[dict[str, Any]], None] = _as_it_is


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Game:
    """One rulebook; a game derives from this. Nothing in it is random, no play reads a file.

    The first group has to be given; the second has defaults for games that hide nothing and
    have no content files.
    """

    id: str
    folder: Path
    """Where rules.toml, text/*.ftl, content/*.toml and examples/*.toml lie."""
    version: str
    """Changes when a rule changes, so that old saves go on from their checkpoint instead of being
    replayed wrongly."""
    migrations: tuple[Migration, ...] = ()
    """What happened to the shape of states and options, oldest first. A field with a default can be
    added without one; what is renamed, removed or of another type needs one."""
    unread: frozenset[str] = frozenset(
        {"source", "name", "name_fr", "gender_fr", "icon", "glyph", "tint", "en", "fr"}
    )
    """Keys of content entries that only people read: a change there changes no game."""
    rulebook: Rulebook
    State: type[State]
    Options: type[Struct] = NoOptions
    secrets: bool = False
    """Whether seats have secrets from each other: hands, hidden armies."""
    rivals: bool = False
    """Whether seats play against each other, so that one can resign to the other."""
    thumbs_in_lulls: bool = False
    """Whether rules of thumb are known for lulls alone; elsewhere options are tried."""
    opening: frozenset[str] = frozenset()
    """The asks (their `what`) that lay the table out before play begins: people may leave them to
    the program."""

    bounds: tuple[float, ...] = (0.8, 0.65, 0.45, 0.2)
    """The shares of won games below which what can be chosen is harder than mild, than fair, ..."""

    learned: frozenset[str] = frozenset()
    """Those of the opening where rules of thumb were learned from play: the strongest player does
    otherwise only where that is clearly better."""

    ties: frozenset[str] = frozenset()
    """The asks (their `what`) that only break a tie of those whom nobody plays: people may leave
    them to the program."""

    cares: tuple[str, ...] = ()
    """For what people may say that they want to be asked, where an ask may be about less
    (`Ask.minor`): the text says `care-<what>`, and `care-<what>-stands` once they have said so."""

    between: frozenset[str] = frozenset()
    """The options that people may change between two chapters of a campaign: who goes along."""

    def hardness(self, won: float) -> int:
        """From 1 (mild) to 5 (merciless): how hard it is to win with what wins such a share."""
        return 1 + sum(won < bound for bound in self.bounds)

    def idle(self, options: Any) -> frozenset[str]:
        """The options that change nothing beside the others: a form does not ask for them."""
        return frozenset()

    def seats(self, options: Any) -> tuple[Seat, ...]:
        """The seats of people and computer players (Fate is not listed)."""
        raise TypeError(f"{self.id} lists no seats")

    def new(self, options: Any) -> Any:
        """The state before set-up; no randomness yet."""
        return self.State()

    def play(self, state: Any) -> Script[None]:
        """The whole game; can be entered again with the state of any mark."""
        raise TypeError(f"{self.id} has no script")

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise TypeError(f"{self.id} never ends")

    def stood(self, state: Any) -> tuple[Words, ...]:
        """How it stood when somebody gave it up, a line each: who had lost what."""
        return ()

    def scene(self, state: Any, seat: str | None) -> Scene:
        """Only what that seat may know; None is a spectator, who sees what is public."""
        raise TypeError(f"{self.id} can't be seen")

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        """Fuller words for options of an open ask: what they cost and do now, by trying them.

        Only what the asked seat may know; an option that is left out has its own words.
        """
        return {}

    def out(self, state: Any) -> Mapping[str, Words]:
        """The seats that can act no more while others play on, and what who sits there is told."""
        return {}

    def fallen(self, state: Any) -> frozenset[str]:
        """Of the players' own pieces those that have fallen, by their ids: who is down, say."""
        return frozenset(self.out(state))

    def foresee(self, view: View) -> Foresight | None:
        """What those that nobody plays will do next if nothing changes, by the real rules on forks.

        It may take a moment: it is made when somebody asks for it. None where there is nothing.
        """
        return None

    @property
    def foresees(self) -> bool:
        """Whether it can be asked what comes."""
        return type(self).foresee is not Game.foresee

    def stakes(self, view: View, option: Option) -> Stakes | None:
        """What is at stake with an option of the open ask: what its odds are counted in.

        None where nothing is left to chance that people would want to know.
        """
        return None

    def terms(self, state: Any, seat: str) -> Mapping[str, float]:
        """What the appraisal is made of, by name; more is better.

        `term-<name>-better` and `term-<name>-worse` say what it means that there is more or less.
        """
        return {}

    def shares(self, state: Any, seat: str) -> Mapping[str, Mapping[str, float]]:
        """What each thing on the table, by its id in the scene, has in terms of the appraisal.

        So a reason names whom it is about. What is gone has a share too, of 0.
        """
        return {}

    def appraise(self, state: Any, seat: str) -> float:
        """How it stands for that seat, from 0 to 1; 0 and 1 only when it is over."""
        outcome = self.outcome(state)
        return outcome.result[seat] if outcome else 0.5

    def prospects(self, state: Any, seat: str) -> Mapping[str, float]:
        """What the chance of winning depends on, by name, where the appraisal does not tell it.

        What a point of each is worth is fitted to how games ended (`minds/chances.toml`).
        """
        return {}

    def at_hand(self, state: Any) -> Words | None:
        """What is won or lost next, where a game is far longer: "this fight".

        The coach tells the chance of that; what computer players go for is the whole game.
        """
        return None

    def prospects_at_hand(self, before: Any, state: Any) -> Mapping[str, float] | bool:
        """The same as `prospects` for what was at hand `before`; or whether it was won, if over."""
        return {}

    def hunch(self, state: Any, ask: Ask) -> Option | None:
        """A fair answer by rules of thumb, without trying anything; None where there are none.

        Searches play the futures by it that they look at, so it has to be quick above all. It may
        look at what the asked seat knows, and at nothing else.
        """
        return None

    def sensible(self, state: Any, ask: Ask) -> Iterable[Option]:
        """The options that are worth a thought: computer players try no others.

        One that is as hopeless as it is dear must not be taken because of a few lucky futures.
        """
        return ask.options

    def deeds(self, state: Any, ask: Ask) -> Sequence[Option]:
        """What of an ask in a turn is done at once, its end included; none for ways to a deed.

        A game that tells them apart lets simple players see what a walk is good for.
        """
        return ()

    def twin(self, state: Any, option: Option) -> Hashable:
        """What an option comes to: the same for options that come to exactly the same.

        Of two equal cards in a hand it is all one which is played, whatever their ids are.
        """
        return option

    def horizon(self, state: Any) -> int:
        """How many beginnings of turns searches look ahead from here; 0: their lines say enough.

        Of rivals each moves once; where all play together, what the enemies do next is enough.
        """
        return 2 if self.rivals else 1

    def lull(self, state: Any) -> bool:
        """Whether nothing happens now: what is chosen here shows in what comes after it.

        There simple players go by rules of thumb, and futures end at the next lull.
        """
        return False

    def veil(self, state: Any, seat: str, fate: Fate) -> None:
        """On a fork: deal anew what that seat can't know, in place."""

    def record(self, state: Any) -> Struct | None:
        """What players write down between sessions: options with which it goes on another day.

        After the end it is what begins the next chapter of a campaign, or this one once more. None
        where a game is played in one go, and at the end of a campaign.
        """
        return None

    def campaign(self, options: Any) -> Struct | None:
        """The options of the first table of a campaign set up so; None where there are none."""
        return None

    def chapter(self, options: Any) -> Words | None:
        """What the table with these options is called in its campaign; None for a single game."""
        return None

    def sequel(self, state: Any) -> Sequel | None:
        """What comes after a single game that is over: the next Adventure; None: nothing does."""
        return None

    def invariants(self, state: Any) -> None:
        """Raise AssertionError, saying what, if the table is in an impossible position."""

    def content(self, options: Any) -> dict[str, bytes]:
        """The content files that a game with these options reads; saves hash their entries.

        The packs of players are named in the options' `packs`.
        """
        own = {file.name: file.read_bytes() for file in sorted(self.folder.glob("content/*.toml"))}
        packs = [Path(pack) for pack in getattr(options, "packs", ())]
        return own | {f"pack {i}/{pack.name}": _bytes(pack) for i, pack in enumerate(packs, 1)}


def _bytes(pack: Path) -> bytes:
    try:
        return pack.read_bytes()
    except OSError as error:
        raise ContentError(pack, 0, 0, f"can't be read: {error.strerror}") from error
