"""What lies on the table: heroes with their cubes, the Horseman, runes, and what is under way."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.sheet import Sheet
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.state import Shared, State

COLOURS = ("yellow", "red", "green", "blue")
"""The Action Cubes: Melee, Ranged, Agility and Wisdom."""
RUNES = ("orange", "green", "blue", "red", "gray")
CURSE, TRAUMA = "curse", "trauma"
CUBES = (*COLOURS, CURSE)
"""What can lie among available cubes: a Warlock holds Curse Cubes there [kw.warlock.available].

They count as any available cube does [kw.warlock.count]."""
OFF = -1
"""Where somebody stands who is not on the board."""

CONDITIONS = (
    "bleed",
    "burn",
    "poison",
    "intimidate",
    "stun",
    "slow",
    "knock_down",
    "brittle",
    "mark",
    "stealth",
    "restrain",
    "blind",
    "polymorph",
)
RESOURCES = ("shield", "focus", "fury", "entropy", "inspire", "fruit", "ki", "soul_shard")
REDUNDANT = frozenset(
    [
        *("stun", "slow", "knock_down", "brittle", "mark", "stealth", "restrain", "blind"),
        "polymorph",
        *("inspire", "soul_shard"),
    ]
)
STACK = 4
"""P. 87: tokens of a stackable kind that one Character can hold."""


class Hero(Struct, gc=False):
    """A Hero: where it stands, Health, cubes and tokens."""

    id: str
    role: str
    health: int
    kit: str = ""
    """Whose Skills it has, in one word after the other: its own, its Role's, its cards'."""
    learned: dict[str, str] = {}
    """Skills, Role cards and Class Abilities, each with the colour of the cube that came along."""
    gear: list[str] = []
    """Equipment in use, one of a slot."""
    tiles: dict[str, str] = {}
    """Upgrade tiles by the Skill that each covers."""
    legacy: list[str] = []
    """Legacy Skill cards: two at most."""
    at: int = OFF
    pool: dict[str, int] = {}
    """Available Action Cubes by colour [kw.ac]."""
    expended: dict[str, int] = {}
    slots: dict[str, str] = {}
    """What lies in the slots of Skills: a cube's colour, a Curse or a Trauma Cube."""
    tokens: dict[str, int] = {}
    curses: int = 0
    traumas: int = 0
    down: bool = False
    grabbed: bool = False
    empowered: int = 0
    """Damage added to the next attack of this turn."""
    doubled: bool = False
    """Whether a Soul Shard doubles the next attack of this turn."""
    lurking: bool = False
    """Whether a Stalker stays hidden for this turn though the token is gone."""
    wild: bool = False
    """Whether the next cube of this turn is a Wild Cube."""
    rallied: int = 0
    """What is added to its attack rolls in this round."""
    ripe: int = 0
    """How many of its Fruits of Life a Druid made."""
    bag: list[str] = []
    """Items: two at most."""
    hiding: bool = False
    """Whether it hides in the barrels on its square."""
    possessed: bool = False
    """Whether something moved into it that likes to walk."""
    auras: list[str] = []
    """Auras that Resolutions gave it."""

    def has(self, token: str) -> int:
        """How many tokens of a kind it holds."""
        return self.tokens.get(token, 0)

    @property
    def cubes(self) -> int:
        """How many Action Cubes are available."""
        return sum(self.pool.values())


class Monster(Struct, gc=False):
    """A Monster with its base colour on the Status board.

    A Large one fills an area: `at` is the first square of it.
    """

    id: str
    kind: str
    base: str
    health: int
    at: int
    tokens: dict[str, int] = {}
    rank: int = 0
    """Where its card has ranks: Rookie, Fighter, Veteran, Champion."""
    top: int = 0
    """Health that healing can't exceed, if it is not what the card prints: a Commander's."""
    boost: int = 0
    """+DMG tokens: they add up, and are no Condition."""
    surge: int = 0
    """Damage added in this turn alone."""
    pace: int = 0
    """+MOVE tokens."""
    marked: str = ""
    """The Ranger whose Mark it bears."""

    def has(self, token: str) -> int:
        """How many tokens of a kind it holds."""
        return self.tokens.get(token, 0)


class Ally(Struct, gc=False):
    """A Follower, Cohort, Companion or Pet: Sturdiness, against which each blow is held."""

    id: str
    kind: str
    at: int = OFF
    tokens: dict[str, int] = {}
    master: str = ""
    """The Hero whom a Companion follows, or whose Pet it is."""

    def has(self, token: str) -> int:
        """How many tokens of a kind it holds."""
        return self.tokens.get(token, 0)


class Horseman(Struct, gc=False):
    """The Boss: the areas that it covers, Health, tokens, and which card faces are up.

    In an Adventure without one it has no name and is nowhere.
    """

    id: str
    health: int
    top: int
    """Health that healing can't exceed."""
    front: int = OFF
    back: int = OFF
    landing: str = ""
    """The colour of the Landing token on which the Death Horsewoman stands; empty in the air."""
    last_landing: str = ""
    faces: dict[str, int] = {}
    time: int = 0
    """Time tokens on its board."""
    tokens: dict[str, int] = {}
    daunted: dict[str, int] = {}
    """INTIMIDATE tokens on its Attack cards."""
    marked: str = ""
    """The Ranger whose Mark it bears."""

    def has(self, token: str) -> int:
        """How many tokens of a kind it holds."""
        return self.tokens.get(token, 0)


# What is under way ----------------------------------------------------------------------------


class HeroTurn(Struct, tag=True, gc=False):
    """P. 23: a Hero's turn, and what is left of it."""

    turn: ClassVar[bool] = True
    """One thing after the other is done in it: computer players think about each."""
    who: str
    window: Window = Window.START
    cube_actions: int = 2
    moves: int = 1
    points: int = 0
    minors: int = 1
    ki: bool = False
    """Whether a KI token was discarded in this turn."""
    paces: int = 0
    """Spaces that a possessed Hero has moved."""
    traded: list[str] = []
    """Items that have changed hands, or were asked for: nobody is asked for them again."""
    affected: list[str] = []
    """Who was affected by which harmful terrain in this turn."""


class MonsterTurn(Struct, tag=True, gc=False):
    """A Monster's turn: Conditions, what is triggered, Move, Attack."""

    who: str
    window: Window = Window.START
    attacks: bool = True
    charmed: str = ""
    """Whose turn it is in truth: the Hero who charmed the Monster."""
    aims: list[str] = []
    """Whom a charmed Monster attacks; else the target of the attack before."""
    affected: list[str] = []
    triggered: list[str] = []
    """Which of its pink abilities have acted."""
    left: int = 0
    """Attacks yet to come."""
    points: int = 0
    """Movement points of the way that it takes."""
    moved: int = 0
    """Squares that it has moved, if its card has CHARGE."""
    tied: list[int] = []
    """The squares to which it would go, each as good as the other."""
    prey: int = OFF
    """Where the one stands whom a Slayer is after in this turn."""


class AllyTurn(Struct, tag=True, gc=False):
    """A Follower's or Cohort's turn, which the Party Leader decides (p. 18)."""

    who: str
    window: Window = Window.START
    attacks: bool = True
    affected: list[str] = []
    aims: list[str] = []
    """Whom its attack meets, as far as that is chosen."""


class CardTurn(Struct, tag=True, gc=False):
    """The turn of a Horseman's card: which, its X, how far it is and whom it has yet to treat."""

    card: str
    x: int = 0
    step: int = 0
    left: list[str] = []
    areas: list[int] = []
    drawn: str = ""
    affected: list[str] = []


class CommandTurn(Struct, tag=True, gc=False):
    """The turn of a Commander's Attack card."""

    card: str
    affected: list[str] = []


class RaidTurn(Struct, tag=True, gc=False):
    """The turn of the Dreadful Raid card: the colour shown, the pile, Minions yet to come."""

    step: str = "face"
    colour: str = ""
    pile: str = ""
    left: int = 0
    square: int = OFF
    affected: list[str] = []
    parties: int = 1
    """Raid Parties that are yet to come, this one included."""


class RuneTurn(Struct, tag=True, gc=False):
    """The Rune card's turn: how many runes are yet to be drawn."""

    left: int
    affected: list[str] = []


class SkillCast(Struct, tag=True, gc=False):
    """A Skill under way: which part and which word of it comes next, and at whom it aims."""

    by: str
    skill: str
    timing: str
    reach: str
    """The colour by which its range is measured, or "focus"."""
    part: int = 0
    act: int = 0
    aims: list[str] = []
    areas: list[int] = []
    """The areas that a STRIKE chose."""
    chosen: bool = False
    ranged: bool = False
    """Whether a STRIKE takes no further area."""
    wild: bool = False
    paid: bool = False
    """Whether two SHIELD were discarded for the part with BASH that comes next."""
    struck: bool = False
    """Whether it made a Weapon Attack already: a Heavy Wield weapon makes no second one."""
    whom: str = ""
    """Whose danger an Interrupt or a Reaction answers."""
    hit: int = 0
    in_field: bool = False
    """Whether who answers an attack was in a Maelstrom Field then."""


class Hit(Struct, gc=False):
    """One target of a blow, and what becomes of it."""

    who: str
    damage: int = 0
    prevented: int = 0
    shielded: int = 0
    suffered: int = 0
    waived: bool = False
    """Whether collateral is avoided."""
    reacted: list[str] = []
    """Who has reacted to this Threat."""

    @property
    def left(self) -> int:
        """Damage that would be suffered now."""
        return max(0, self.damage - self.prevented - self.shielded)


class Blow(Struct, tag=True, gc=False):
    """Pp. 10-11: an attack, its targets, its damage, and the window that is open."""

    by: str
    kind: str
    """`weapon` or `spell` for a Hero, `monster` for a Monster, `card` for a Horseman's card,
    `command` for a Commander's."""
    hits: list[Hit]
    base: int = 0
    bonus: int = 0
    to_hit: int = 0
    window: Window = Window.ANNOUNCE
    at: int = 0
    collateral: Shared[tuple[tuple[str, int], ...]] = ()
    words: Shared[tuple[str, ...]] = ()
    """Modifiers of the attack: keen, reroll."""
    critical: int = 20
    """The natural roll from which on it is a Critical Hit."""
    rolls: Shared[tuple[tuple[int, str, int], ...]] = ()
    """What ROLL X+ gives the attacker: from which natural roll on, what, and how much."""
    natural: int = 0
    reach: str = ""
    """The colour by which a Hero's attack is measured, or "focus"."""
    label: str = ""
    """What it came from: a Skill or a card."""
    double: bool = False
    crit: bool = False
    interrupted: list[str] = []
    """Who has used an Interrupt on it, and so can't react."""
    cancelled: bool = False
    done: list[str] = []
    """Which optional tokens were offered already: inspire, reroll, fury."""


class Stride(Struct, tag=True, gc=False):
    """A movement effect from a Skill: who moves, how far, and how."""

    who: str
    points: int
    jump: bool = False
    trample: int = 0
    """Damage to each enemy passed through."""
    by: str = ""
    """Who decides, where that is another (TELEKINESIS); else the one who moves."""


class RecallAction(Struct, tag=True, gc=False):
    """A Recall Action and what it triggers."""

    who: str
    kind: str
    """Willing, unwilling or free."""
    window: Window = Window.START


class Owed(Struct, tag=True, gc=False):
    """Something that somebody has to settle by choosing: a cube, a token, a square."""

    kind: str
    who: str
    n: int = 1
    areas: list[int] = []
    """Where: areas beside which, or in which, a square has to be chosen."""
    rune: str = ""


class Assault(Struct, tag=True, gc=False):
    """Pp. 34-39: a Horseman moves onto an area, shoves and hits."""

    area: int
    damage: int
    label: str
    step: int = 0
    caught: list[str] = []
    """Whom the Front hit."""


class Visit(Struct, tag=True, gc=False):
    """P. 24: a Hero at a scene: what was chosen, how a Skill Challenge went, what comes next."""

    who: str
    scene: str
    option: str = ""
    way: int = 0
    step: str = ""
    natural: int = 0
    result: str = ""


class Search(Struct, tag=True, gc=False):
    """A Hero at a Chest: what was found, and whether the Trap die was rolled."""

    who: str
    item: str = ""
    trapped: bool = True
    """Whether the Trap die is yet to be rolled."""
    safe: bool = False
    """Whether it is Loot: no Trap die."""
    opened: bool = False
    """Whether its card was drawn already."""


class Outfit(Struct, tag=True, gc=False):
    """A Hero who puts Equipment on and off, as one action; no card twice."""

    turn: ClassVar[bool] = True
    who: str
    moved: list[str] = []


class CampVisit(Struct, tag=True, gc=False):
    """The party in Camp: what comes next, who has yet to do it, what lies there to be taken."""

    turn: ClassVar[bool] = True
    step: str = "arrive"
    rewards: list[str] = []
    left: list[str] = []
    offered: list[str] = []
    before: str = ""
    """The page that was to be read."""
    moved: list[str] = []
    """What the Hero who is busy has moved already."""
    lessons: int = 0
    """Skills that the Hero who is busy has yet to learn."""
    abilities: int = 0
    """Class Abilities likewise."""
    card: str = ""
    """The card that it has chosen, the colour of whose cube is yet to be chosen."""


class Reveal(Struct, tag=True, gc=False):
    """A set-up comes to the table: which, and what is drawn for each colour of Monsters."""

    setup: int
    drawn: dict[str, str] = {}
    colour: str = ""
    """Of which colour the version is yet to be chosen."""


class KnockOut(Struct, tag=True, gc=False):
    """A Hero at 0 Health: down, without Conditions, a Free Recall, a Trauma Cube."""

    who: str
    step: int = 0


Record: TypeAlias = (
    HeroTurn
    | MonsterTurn
    | AllyTurn
    | CardTurn
    | CommandTurn
    | RaidTurn
    | RuneTurn
    | SkillCast
    | Blow
    | Stride
    | RecallAction
    | Owed
    | Assault
    | KnockOut
    | Reveal
    | Visit
    | Search
    | Outfit
    | CampVisit
)


class SceneToken(Struct, gc=False):
    """An Interaction token: where it lies, its charges, and which options are gone."""

    at: int
    charges: int = 0
    gone: list[str] = []


class Drunagor(State, kw_only=True):
    """The whole table."""

    options: Shared[Options]
    heroes: dict[str, Hero] = {}
    """In the order of the Initiative Track, the fastest first."""
    boss: Horseman
    place: str = ""
    """The map of an Adventure as far as it is revealed; empty in a Horseman's hall."""
    opened: int = 0
    """How many Doors of the Adventure are open."""
    monsters: dict[str, Monster] = {}
    allies: dict[str, Ally] = {}
    """Followers and Cohorts."""
    injured: dict[int, str] = {}
    """Injured NPC tokens by square: of which people they are."""
    hands: dict[str, list[str]] = {}
    """Attack cards on the Track, by the Commander whose they are."""
    bag: list[str] = []
    track: list[str] = []
    piles: dict[str, list[str]] = {}
    """Piles of Runes by the token or square where they lie."""
    nodes: list[str] = []
    """Special Mechanic tokens on which no pile was woven yet."""
    darkness: list[int] = []
    small: list[int] = []
    """Squares of Small Darkness tiles, which can be moved."""
    cloud: list[int] = []
    field_: list[int] = []
    """Squares of the Poison Cloud and of the Maelstrom Field."""
    marks: dict[int, int] = {}
    """Areas of the Black Marks by number."""
    traps: dict[int, str] = {}
    """Traps by area."""
    chests: list[int] = []
    """Squares of Chests that nobody has searched."""
    safe: list[int] = []
    """Squares of those among them that have no trap."""
    furniture: dict[int, str] = {}
    """Furniture but for Chests and the Banner, by square."""
    concoctions: list[str] = []
    """Those that no Fountain has given yet."""
    loot: list[int] = []
    """Squares of Loot tokens."""
    deck: list[str] = []
    """Chest cards that are still there; their order is nobody's."""
    grid: list[str] = []
    """All cards of the Chest deck, wherever they are now [chest.grid]."""
    spoils: list[str] = []
    """Spoils that nobody has found yet."""
    stored: list[str] = []
    """Equipment that was disposed of: nobody uses it again in this campaign."""
    scenes: dict[str, SceneToken] = {}
    """Interaction tokens by their scene."""
    statuses: list[str] = []
    trails: dict[str, int] = {}
    """Steps on the Legacy Trail by force."""
    checkpoint: Shared[Sheet | None] = None
    """What the party had when the last Door was opened, in a campaign."""
    told: str = ""
    """The page that was read last."""
    idols: dict[str, int] = {}
    """Areas of the Idols, by the Skill that evokes each."""
    banner: int = OFF
    """The square of the Banner."""
    round: int = 0
    slot: int = -1
    """Which place of the Initiative Track has its turn."""
    rune_face: str = "a"
    flowing: str = ""
    """The face of the Flowing card that is up, if it is in play."""
    raid: str = ""
    """The face of the Dreadful Raid card that is up, if it is in play."""
    dilemma: str = ""
    """A scene that is about to come to the whole party."""
    errant: list[str] = []
    """Errant Behaviour cards that the polymorphed Character has not drawn yet."""
    facing: int = 0
    """Where the capybara looks, in degrees from the top of the board."""
    placing: list[str] = []
    """Heroes who have yet to enter the hall."""
    under_way: list[Record] = []
    won: bool | None = None
    cause: str = ""


def colour_of(rune: str) -> str:
    """A rune's colour; its name is colour and shape."""
    return rune.partition("-")[0]


def runes_of(s: Drunagor, colour: str) -> int:
    """X: runes of a colour on the Initiative Track [boss.x-value]."""
    return sum([rune.startswith(colour) for rune in s.track])
