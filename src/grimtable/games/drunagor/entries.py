"""What stands in the content files: Heroes, Skills, Horsemen, Monsters and chapters as printed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grimtable.cards import Entry, Prose
from grimtable.games.drunagor.box import LEARNED, role_card

RankName = Literal["rookie", "fighter", "veteran", "champion"]
WEAKEST: RankName = "rookie"


class HeroEntry(Entry, frozen=True, kw_only=True):
    """A Hero's board."""

    class_: str
    race: str
    role: str
    health: int
    main: str
    """The colour of two of its first five cubes; the others are of one colour each."""
    learned: list[str]
    """The Skills that it has learned when it comes to a Horseman's hall."""
    role_cube: str
    """The colour of the cube that came with its Role card there."""
    weapon: str
    """With which it comes to a Horseman's hall."""
    path: str
    wields: list[str]
    """The types of Equipment in which it is proficient [ruling.proficient]."""
    pets: list[str] = []
    """The Pets that obey it, by their cards."""


class Weapon(Entry, frozen=True, kw_only=True):
    """A weapon: what the d20 has to reach, its damage, and the range of its category."""

    accuracy: int
    damage: int
    reach: str
    heavy: bool = False
    """HEAVY WIELD: no more than one Weapon Attack from one source."""


class SkillEntry(Entry, frozen=True, kw_only=True):
    """A Skill as it stands in the file."""

    owner: str
    kind: str
    timing: str
    text: str
    tree: str = ""
    """A Skill tree; a Class tree is called by its first Ability."""
    level: int = 0
    cost: int = 0

    def card(self, name: str) -> str:
        """The card on which it is printed: the board, a Role card, or a card of its own."""
        if self.kind in LEARNED:
            return name
        return role_card(self.owner, self.level) if self.kind == "role" else self.owner


class RoleEntry(Entry, frozen=True, kw_only=True):
    """A Dungeon Role."""


class Perimeter(Struct, frozen=True, forbid_unknown_fields=True):
    """P. 40: four areas around a token, its Landing token beside them, and where that looks."""

    corner: str
    landing: str
    opposite: str
    facing: tuple[int, int]


class HorsemanEntry(Entry, frozen=True, kw_only=True):
    """A Horseman and the hall."""

    size: str
    health: int
    penalty: int
    track: int
    page: Prose
    """What is read when the Heroes enter, and at either end."""
    won: Prose
    lost: Prose
    hall: list[str]
    entry: list[str]
    immune: list[str] = []
    front: str = ""
    back: str = ""
    nodes: list[str] = []
    woven: int = 0
    spawning: dict[str, str] = {}
    perimeters: dict[str, Perimeter] = {}
    landing: str = ""


HALVES = {"": 0, "X/2": 1, "X": 2, "2X": 4}
"""How many halves of X a card's damage counts."""


class CardEntry(Entry, frozen=True, kw_only=True):
    """A Horseman's card; X counts runes of its colour."""

    horseman: str
    kind: str
    colour: str = ""
    damage: str = ""
    """What it does first, as it is printed: X, 2X, X/2 (rounded up), X+2."""
    slot: str = ""
    face: int = 0

    def force(self, x: int) -> int:
        """So much damage, by X; none if it does none at first."""
        times, _, more = self.damage.partition("+")
        return (HALVES[times] * x + 1) // 2 + int(more or 0)


class MonsterEntry(Entry, frozen=True, kw_only=True):
    """A Monster's card; figures and abilities by rank, Rookie to Champion, where it has ranks."""

    colour: str
    health: list[int]
    move: list[int]
    attack: list[int]
    text: list[str]
    slot: str
    horseman: str = ""
    model: str = ""
    """Whose miniatures it uses, if not its own."""
    version: str = "standard"
    large: bool = False
    reach: str = "melee"
    models: int = 4
    sows: bool = False
    """Whether Darkness spawns from it."""
    immune: list[str] = []
    drawn: bool = True
    """Whether it is among those that are drawn at random; else set-ups name it."""
    xs: list[str] = []
    """Figures that are X, the runes of its colour: move, attack."""


class CommandEntry(Entry, frozen=True, kw_only=True):
    """A Commander's Attack card: whom it meets, how far off, damage beside X, collateral."""

    slot: str
    whom: str
    within: int
    plus: int
    text: str


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up of an Adventure: the area behind its Door, and its Monsters by party size."""

    name: str
    name_fr: str
    entry: list[str]
    page: Prose
    door: str = ""
    needs: list[str] = []
    """Statuses without which its Door does not open."""
    spawns: list[str] = []
    chests: list[str] = []
    scenes: dict[str, str] = {}
    """Interaction tokens: scenes and their squares."""
    board: int = 0
    """Which of the Adventure's boards it is on; on a new one the Heroes enter anew."""
    furniture: dict[str, list[str]] = {}
    """Furniture but for Chests: squares by kind."""
    loot: list[str] = []
    piles: list[str] = []
    """Squares of Piles of Runes."""
    carried: dict[str, int] = {}
    """Tokens that Heroes hold who begin here: what scenes before it gave to all."""
    injured: dict[str, list[str]] = {}
    """Injured NPC tokens: squares by people."""
    raid: str = ""
    """The Minion of the Dreadful Raid that begins here."""
    plague: list[list[str]] = []
    """Areas that the Plague Horseman's cloud covers after each round."""
    horseman: dict[str, str] = {}
    """The Horseman who bars the way here, and his area."""
    spawning: dict[str, str] = {}
    """Spawning tokens: squares by colour."""
    parties: int = 1
    """Raid Parties that come at a time."""
    dilemma: str = ""
    """A scene that comes to the whole party."""
    called: dict[str, str] = {}
    """Who comes besides, and to which square, if the party has a Status."""
    brinks: list[str] = []
    """Special Mechanic tokens: squares from which somebody can be pushed into a chasm."""
    tiles: dict[str, str] = {}
    """Areas whose Placeholder is replaced by a tile from here on, each with its level."""


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of an Adventure: levels, set-ups and difficult ground, a character an area."""

    map: list[str]
    rooms: list[str]
    ground: list[str] = []


class ChapterEntry(Entry, frozen=True, kw_only=True):
    """An Adventure: its map, which set-up reveals which area, and the set-ups."""

    penalty: int
    track: int
    boards: list[Board]
    setups: list[Setup]
    won: Prose
    lost: Prose
    goal: list[str] = []
    """Statuses without which it is not won."""
    horseman: str = ""
    """Whose hall it is, if it is a fight against one."""
    finale: str = ""
    """The scene that comes when nobody is left."""
    act: int = 0
    """The act of the campaign to which it belongs; 0 if it is no chapter of it."""
    rank: RankName = WEAKEST
    """The rank of its Monsters, unless the players choose another one."""
    might: int = 0
    """Health for each Hero of the Horseman in this hall, where a grown party is expected."""
    endings: dict[str, Prose] = {}
    """What is read at the end of a campaign, by the force that its Outcomes spoke of most."""


class ItemEntry(Entry, frozen=True, kw_only=True):
    """A Chest card: a Potion, a Scroll, or one of the two Epic ones, which no notation can say."""

    kind: str
    rarity: str
    text: str = ""
    copies: int = 1
    spare: int = 0
    """Copies in the box that are not in the deck at first."""
