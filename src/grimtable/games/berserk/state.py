"""What lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from msgspec import Meta, Struct

from grimtable.games.berserk.content import LIBRARY, Adventure, Card, Library, library
from grimtable.games.berserk.entries import Board
from grimtable.games.berserk.records import Law
from grimtable.kernel.asks import Option, Script, choose
from grimtable.kernel.pile import Pile
from grimtable.kernel.state import Shared, State

L = TypeVar("L", bound=Law)

HEROES = Meta(extra_json_schema={"enum": list(LIBRARY.heroes)})
ADVENTURES = Meta(extra_json_schema={"enum": ["yard", *LIBRARY.order]})
"""What a form offers."""
ROUNDS = 12
"""The length of the Round Track [gap.round-track]."""
UNCHANGED = True
"""What a step returns that has changed nothing at which a card could look: it spares the look."""


class Growth(Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign writes down of its Heroes: how often cards and boards were upgraded."""

    cards: int = 0
    boards: int = 0
    defeats: int = 0
    won: tuple[str, ...] = ()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How an Adventure is set up.

    Without `growth` it is a single Adventure, and the Heroes are as far as the campaign would have
    brought them; with it, it is the campaign's next, in order. `packs` are a player's own files.
    For practice, every Enemy comes with so many Wounds (`mercy`), never with its last, and the
    story can begin at a later Event card (`begin`, a letter).
    """

    party: tuple[Annotated[str, HEROES], ...] = ("guts", "isidro", "schierke")
    adventure: Annotated[str, ADVENTURES] = "mill"
    growth: Growth | None = None
    packs: tuple[str, ...] = ()
    mercy: int = 0
    begin: str = "A"


class Mini(Struct):
    """A miniature: an Enemy, an Ally, or a Hero. `at` is its Space, "" beside the board.

    `at` is the front of a large base and the centre of an extra-large one [base.standard]
    [base.large] [base.xl]; `facing` is a direction of the hexes.
    """

    id: str
    kind: str
    base: int = 1
    at: str = ""
    facing: int = 0
    wounds: int = 0
    bleeding: int = 0
    stunned: int = 0
    done: bool = False
    steps: int = 0
    attacked: bool = False
    slow: int = 0
    used: bool = False


class Hero(Mini):
    """A Hero with the board, the hand, the pile and the discard pile.

    The lists are replaced when they change: every fork shares them.
    """

    board: int = 0
    fatigue: int = 0
    hand: Shared[list[str]] = []
    pile: Shared[list[str]] = []
    """The last card lies on top [plan.pile]."""
    discard: Shared[list[str]] = []
    ready: bool = False
    moved: bool = False
    marker: bool = False
    """Whether the Ability marker is turned [setup.hero.ability-markers]."""
    rerolls: int = 0
    ripostes: int = 0
    tried: Shared[list[str]] = []
    """Tokens for which a roll has failed in this activation."""


class Token(Struct, frozen=True):
    """An Interaction, Tactic, Terrain or Spawn token on the board."""

    id: str
    kind: str
    at: str
    letter: str = ""


class Boon(Struct, frozen=True):
    """A bonus for the Round that one Hero gives others within a Range [ruling.buff-timing]."""

    good: str
    n: int
    by: str
    to: str
    """One Hero; "" is everybody, "others" everybody else."""
    reach: int


# What is under way --------------------------------------------------------------------------------


class Activation(Struct, tag=True):
    """A Hero or Ally acts [activation.complete]."""

    turn: ClassVar[bool] = True
    """One thing after the other is done in it: computer players think about each."""

    who: str


class Blow(Struct, tag=True):
    """An Attack, from its pool to the Ripostes."""

    by: str
    targets: list[str]
    riposte: bool = False
    plain: bool = False
    """Without the Effect of the top card [effect.optional]."""
    unaided: bool = False
    """Without the Hero's Ability [ability.hero.optional]."""
    window: Literal["pool", "roll", "rerolls", "wounds", "after", "ripostes"] = "pool"
    dice: list[str] = []
    lost: int = 0
    """Dice that still have to leave the pool."""
    faces: list[str] = []
    rerolls: int = 0
    damage: int = 0
    hurt: list[str] = []
    riposted: list[str] = []


class March(Struct, tag=True):
    """An Enemy acts: Movement, then Attack [enemy.phases]."""

    enemy: str
    window: Literal["move", "lend", "turn", "head", "stop", "walk", "attack", "whom", "over"] = (
        "move"
    )
    then: Literal["move", "attack"] = "move"
    """What goes on after it was asked whether Abilities protect others."""
    asked: bool = False
    bare: bool = False
    """Whether they do not, against this Enemy [ability.hero.optional]."""
    target: str = ""
    tied: list[str] = []
    """Of whom, or of which Spaces, the Heroes have to choose one."""
    way: list[str] = []


class Arrival(Struct, tag=True):
    """A miniature comes to a place, and others make room for it.

    `kind` is an Enemy or Ally that spawns, or the id of a Monster that steps.
    """

    kind: str
    at: str
    facing: int = 0
    spawns: bool = True
    ally: bool = False
    window: Literal["front", "room", "place"] = "front"


class Resolve(Struct, tag=True):
    """Orders of an Event or Special Rules card, one after the other."""

    source: str
    """`C.now`, `C.each`, `C.when.0`, or a Special Rules card: `bells.0`."""
    at: int = 0
    about: str = ""
    """Who caused it: an attacker, say."""


class Flight(Struct, tag=True):
    """An Ally runs from its attacker, Space by Space."""

    who: str
    left: int
    """How many Spaces it has still to go."""
    threat: list[str]
    """The Spaces from which it runs."""
    gone: int = 0


class Blessing(Struct, tag=True):
    """Gifts of an Effect or Ability: to whom, and point for point [bleed.heal-instead]."""

    by: str
    card: str
    """The card, or "" for the Ability."""
    at: int = 0
    left: int = 0
    whom: str = ""
    """Whose Health is being healed."""
    healed: list[str] = []
    """Those for whom healing was or is under way."""


Doing = Activation | Blow | March | Arrival | Resolve | Flight | Blessing

Phase = Literal["setup", "place", "plan", "act", "enemy", "events", "upkeep", "over"]


class Berserk(State, kw_only=True, dict=True):
    """The table; what is looked up in the box once is no part of it, nor of its clones."""

    options: Options
    phase: Phase = "setup"
    round: int = 1
    heroes: dict[str, Hero] = {}
    allies: dict[str, Mini] = {}
    enemies: dict[str, Mini] = {}
    pool: dict[str, int] = {}
    """Miniatures left in the Enemy Pool [setup.board.enemy-pool]."""
    tokens: dict[str, Token] = {}
    tactics: Pile
    used_tactics: list[str] = []
    deck: list[str] = []
    """Letters of the Event cards that lie face down, the next one first."""
    face_up: list[str] = []
    fresh: list[str] = []
    """Event cards revealed since the last Event phase began: they do not recur yet."""
    late: list[str] = []
    """Event cards revealed in the last Enemy Turn, in which nobody may have been asked anything."""
    drawn: list[str] = []
    """Tactic cards drawn since the last Hero Turn ended: they are shown as new."""
    met: list[str] = []
    """Conditions that were met, as `C.when.0`."""
    checked: bool = False
    """Whether this Event phase has carried out what recurs."""
    specials: list[str] = []
    counts: dict[str, int] = {}
    made: int = 0
    """Miniatures and tokens made so far, for their ids."""
    entered: list[str] = []
    """Tiles that a Hero has entered."""
    attacked: dict[str, str] = {}
    """Who was attacked since it was last asked, and by whom."""
    boons: list[Boon] = []
    tied: list[str] = []
    """The Enemies of whom the Heroes have to choose the next one to act."""
    changes: int = 0
    """How often piles were changed in this Round: computer players must come to an end."""
    earned: list[str] = []
    under_way: list[Doing] = []
    won: bool | None = None

    @cached_property
    def library(self) -> Library:
        """What is in the box."""
        return LIBRARY if not self.options.packs else library(self.options.packs)

    @cached_property
    def adventure(self) -> Adventure:
        """The Adventure that is played."""
        return self.library.adventures[self.options.adventure]

    @property
    def voice(self) -> str:
        """Who answers where the book says that the Heroes choose [ruling.heroes-choose-seat]."""
        for doing in self.under_way:
            if type(doing) is Activation and doing.who in self.heroes:
                return doing.who
        return next((h.id for h in self.heroes.values() if h.at), self.options.party[0])

    def mini(self, name: str) -> Mini:
        """The miniature of that id."""
        return self.enemies.get(name) or self.heroes.get(name) or self.allies[name]

    def mini_there(self, name: str) -> bool:
        """Whether somebody of that id stands on the board."""
        if name in self.enemies:
            return True
        mini = self.heroes.get(name) or self.allies.get(name)
        return mini is not None and bool(mini.at)

    def standing(self) -> list[Hero]:
        """The Heroes that are not Knocked Out."""
        return [hero for hero in self.heroes.values() if hero.at]

    def friends(self) -> list[Mini]:
        """Heroes and Allies on the board."""
        return [m for m in (*self.heroes.values(), *self.allies.values()) if m.at]

    def minis(self) -> Iterator[Mini]:
        """Everybody on the board."""
        for group in (self.heroes, self.allies, self.enemies):
            for mini in group.values():
                if mini.at:
                    yield mini

    def laws(self) -> Iterator[tuple[str, int, Law]]:
        """What the Special Rules cards in play say, with the card and the place on it."""
        for special in self.specials:
            for i, law in enumerate(self.library.specials[special]):
                yield special, i, law

    def laws_of(self, kind: type[L]) -> list[L]:
        """What they say of one kind."""
        if not self.specials:  # only quicker: where there are none, none says anything
            return []
        said: dict[str, list[Any]] = self.library.laws[kind]
        for special in self.specials:
            if special in said:  # only quicker: most say nothing of a kind
                return [law for card in self.specials if card in said for law in said[card]]
        return []


def heroes_choose(
    s: Berserk, what: str, options: tuple[Option, ...], rule: str, **about: str
) -> Script[Any]:
    """Where the book says that the Heroes choose, all who play decide together.

    [ruling.heroes-choose-seat]
    """
    return (yield from choose(s.voice, what, options, rule, shared=True, **about))


def board(s: Berserk, hero: Hero) -> Board:
    """A Hero's board."""
    return s.library.heroes[hero.kind].boards[hero.board]


def health(s: Berserk, mini: Mini) -> int:
    """The Wounds that a miniature can take [ally.health] [enemy.health.heroes]."""
    if isinstance(mini, Hero):
        return board(s, mini).health
    library = s.library
    friend = library.allies.get(mini.kind)
    if friend is not None:
        return friend.health
    return library.foes[mini.kind].health[len(s.heroes) - 3]


def is_monster(s: Berserk, mini: Mini) -> bool:
    """Whether it has the Monster keyword."""
    foe = s.library.foes.get(mini.kind)
    return foe is not None and foe.monster


def in_hand(s: Berserk, cards: Iterable[str]) -> list[str]:
    """A hand in the order in which a person looks for its cards: by number, then the Tactics."""
    box = s.library.cards
    return sorted(cards, key=lambda card: (box[card].tactic, box[card].number, card))


def top(s: Berserk, hero: Hero) -> Card | None:
    """The top card of a pile, the only one whose Effect counts [plan.top-effect]."""
    return s.library.cards[hero.pile[-1]] if hero.pile else None
