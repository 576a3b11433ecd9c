"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from grimtable.boards.lattice import Arc, Lattice, arcs_towards
from grimtable.games.dark_souls.content import HALL, LIBRARY, STATS, TILE, Gear, library
from grimtable.games.dark_souls.notation import Dice
from grimtable.games.dark_souls.under_way import Record
from grimtable.kernel.pile import Pile
from grimtable.kernel.state import Shared, State, Sure

BOXES = 10
"""Boxes of an endurance bar."""
BONFIRE = "bonfire"
BOSS = "boss_room"
"""Where the party is while it is at the bonfire, and where souls lie that a boss took."""
CHARACTERS = Meta(extra_json_schema={"enum": list(LIBRARY.profiles)})
CAMPAIGNS = Meta(extra_json_schema={"enum": list(LIBRARY.campaigns)})
BOSSES = Meta(extra_json_schema={"enum": list(LIBRARY.bosses)})
MINI, MAIN = (
    Meta(extra_json_schema={"enum": [b for b, card in LIBRARY.bosses.items() if card.tier == tier]})
    for tier in ("mini", "main")
)
"""What a form offers."""
CONDITIONS = ("bleed", "poison", "frostbite", "stagger")


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A character on the campaign's tracking sheet."""

    character: str
    tiers: dict[str, int]
    armour: str | None = None
    left: str | None = None
    right: str | None = None
    backup: tuple[str, ...] = ()
    heroic: bool = True
    luck: bool = True
    ember: bool = False
    estus: bool = True


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The campaign tracking sheet: what is written down between two sessions."""

    campaign: str
    section: int
    sparks: int
    souls: int
    characters: tuple[Line, ...]
    inventory: tuple[str, ...] = ()
    upgrades: dict[str, tuple[str, ...]] = {}
    sold: tuple[str, ...] = ()
    treasure: tuple[str, ...] = ()
    """What is left in the treasure deck."""
    reserve: tuple[str, ...] = ()
    first: str | None = None
    encounters: tuple[str, ...] = ()
    """The encounter cards in use: those of the section that were turned up so far."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    `campaign` plays one of the printed campaigns, from `sheet` on if there is one; `reserve` are
    characters whose players may join it later. `skirmish` plays a single encounter or boss, at
    once, on `face`, with every stat at `tier` and with the cards of `gear` instead of the
    starting equipment (where neither is said, a boss is met as in the middle of a game, an
    encounter as at its beginning); the enemies begin it with so many `wounds`. `packs` are content
    files of the players' own.
    """

    party: tuple[Annotated[str, CHARACTERS], ...] = ("knight", "assassin")
    mini_boss: Annotated[str, MINI] | None = None
    main_boss: Annotated[str, MAIN] | None = None
    campaign: Annotated[str, CAMPAIGNS] | None = None
    reserve: tuple[str, ...] = ()
    sheet: Sheet | None = None
    skirmish: Annotated[str, BOSSES] | None = None
    face: str = "tile_6b"
    tier: int | None = None
    gear: dict[str, tuple[str, ...]] = {}
    wounds: int = 0
    packs: tuple[str, ...] = ()


class Character(Struct):
    """A character board, its cards and its model [char.endurance], [char.slots].

    `stamina` and `damage` are the black and red cubes on the endurance bar. `by` is the direction
    in which the model stands from a boss on the same node.
    """

    id: str
    tiers: Shared[dict[str, int]]
    armour: str | None = None
    left: str | None = None
    right: str | None = None
    backup: list[str] = []
    stamina: int = 0
    damage: int = 0
    estus: bool = True
    heroic: bool = True
    luck: bool = True
    ember: bool = False
    conditions: list[str] = []
    node: str | None = None
    by: int | None = None

    here = Sure[str]("node")
    """The node on which the model stands: in an encounter there is one [node.always-on]."""

    @property
    def free(self) -> int:
        """Empty boxes of the endurance bar [endurance.capacity]."""
        return BOXES - self.stamina - self.damage

    def value(self, stat: str) -> int:
        """What a stat is worth now."""
        return LIBRARY.profiles[self.id].value(stat, self.tiers[stat])

    def worth(self) -> Mapping[str, int]:
        """What all stats are worth now."""
        return _worth(self.id, tuple(self.tiers.items()))

    @property
    def taunt(self) -> int:
        """The taunt level, which breaks ties."""
        return LIBRARY.profiles[self.id].taunt

    def weapons(self) -> list[str]:
        """All weapon cards it holds: left, right, backup."""
        return [w for w in (self.left, self.right, *self.backup) if w is not None]

    def cards(self) -> list[str]:
        """The same and its armour."""
        return [*self.weapons(), self.armour] if self.armour is not None else self.weapons()

    def leave(self) -> None:
        """Take the model off the nodes; no condition outlasts an encounter."""
        self.conditions = []  # [cond.remove-encounter]
        self.node = self.by = None


@lru_cache(maxsize=4096)
def _worth(who: str, tiers: tuple[tuple[str, int], ...]) -> Mapping[str, int]:
    """What stats of these tiers are worth, found once."""
    value = LIBRARY.profiles[who].value
    return {stat: value(stat, tier) for stat, tier in tiers}


class Model(Struct):
    """An enemy or boss on the tile. `facing` is a direction (bosses only)."""

    id: str
    kind: str
    node: str
    wounds: int = 0
    conditions: list[str] = []
    facing: int | None = None
    acted: bool = False

    front = Sure[int]("facing")
    """The direction in which a boss looks."""


class Tile(Struct):
    """A laid exploration tile; `turn` counts quarter turns to the right.

    `level` is that of its encounter card; `card` is None until it is first turned face up.
    `traps` are the nodes with a trap token, and what it shows once known (else "").
    """

    id: str
    face: str
    turn: int
    x: int
    y: int
    level: int = 0
    card: str | None = None
    face_up: bool = False
    chest_open: bool = False
    trapped: bool = False
    traps: dict[str, str] = {}


class Deck(Struct):
    """A boss's behaviour deck, as the players know it.

    `order` lies on top, in known order. Below it, shuffled: the cards of `mixed`, `unseen` cards
    of `pool`, and `hot` cards of `hot_pool`. `card` is the one that was played last: its last
    attack icon says which arcs are weak.
    """

    order: list[str] = []
    mixed: list[str] = []
    unseen: int = 0
    pool: list[str] = []
    hot: int = 0
    hot_pool: list[str] = []
    discard: list[str] = []
    card: str | None = None
    heated: bool = False

    def __len__(self) -> int:
        return len(self.order) + len(self.mixed) + self.unseen + self.hot


class Turn(Struct):
    """A character's activation under way.

    `used` are the weapons whose action was taken, `struck` tells whether one was an attack.
    """

    who: str
    window: Literal["start", "hold", "act", "end"] = "act"
    walk_left: int = 1
    walking: bool = False
    moved: Literal["", "before", "after"] = ""
    used: list[str] = []
    struck: bool = False
    charging: bool = False
    magic: bool = False
    mod: int = 0


class Fight(Struct):
    """An encounter under way.

    `step`: "place" (characters enter), "lead", "enemies", "dash", "heroes" or "won".
    `acting` is the enemy whose activation is under way, `icon` of its behaviour the next one.
    `ward_*` are block and resist dice lent to the party until the next enemy activation ends.
    """

    place: str
    boss: bool
    step: Literal["place", "lead", "enemies", "dash", "heroes", "won"] = "place"
    entry: list[str] = []
    foes: dict[str, Model] = {}
    acting: str = ""
    icon: int = 0
    terrain: dict[str, str] = {}
    broken: list[str] = []
    sprung: list[str] = []
    aggro: str = ""
    turn: Turn | None = None
    rounds: int = 0
    turned: bool = False
    ward_block: list[str] = []
    ward_resist: list[str] = []
    took_aggro: list[str] = []
    deck: Deck | None = None
    slain: list[str] = []


class Dropped(Struct):
    """Souls that lie on a node."""

    place: str
    node: str
    souls: int


class Fought(Struct):
    """How the last fight ended: in which round, and with how much health left.

    Who has `fallen`, `by` which enemy or a trap, and with which `card` of a boss. Where it was won:
    the `souls` it brought, those `taken` up again that lay there, and the `items` of a boss.
    """

    rounds: int
    left: dict[str, int]
    fallen: str = ""
    by: str = ""
    card: str = ""
    place: str = ""
    souls: int = 0
    taken: int = 0
    items: list[str] = []


class Souls(State, kw_only=True):
    """The whole table.

    `at` is where the party is outside encounters, `menu` whose cards are open, `found` the
    treasure that has just come to light, and `idle` counts
    decisions since the last encounter or purchase. `in_use` are encounter cards of a tracking
    sheet that wait for a tile of their level. `beaten` bosses of the section have fallen;
    `parted` means that another encounter came between two of them. `souls` and `inventory` are
    the party's [souls.cache], [bonfire.inventory]. `under_way` is a stack: the last is on top. A
    table of a campaign is `closed` when its section is done; the next one begins with the
    tracking sheet. `fought` is the last of so many `fights`, until the party goes on.
    """

    phase: Literal["boss", "tiles", "fog", "levels", "explore", "fight", "over"] = "boss"
    options: Options
    party: list[str]
    reserve: list[str]
    characters: dict[str, Character]
    sparks: int
    souls: int
    inventory: list[str] = []
    upgrades: dict[str, list[str]] = {}
    treasure: Pile
    encounters: dict[str, Pile] = {}
    in_use: list[str] = []
    box: list[str] = []
    tiles: dict[str, Tile] = {}
    fog: str | None = None
    at: str = BONFIRE
    first: str | None = None
    half: int = 0
    boss: str = ""
    section: int = 0
    beaten: int = 0
    parted: bool = False
    sold: list[str] = []
    dropped: Dropped | None = None
    trap_bag: list[str] = []
    fight: Fight | None = None
    under_way: list[Record] = []
    menu: str = ""
    found: list[str] = []
    idle: int = 0
    won: bool | None = None
    closed: bool = False
    fought: Fought | None = None
    fights: int = 0

    def __post_init__(self) -> None:
        library(self.options.packs)  # whatever it names can be looked up from now on

    battle = Sure[Fight]("fight")
    """The encounter under way, where there is one."""

    @property
    def spare_sparks(self) -> int:
        """Sparks that can be spent: a campaign ends with its last one [camp.end.lost]."""
        return self.sparks - bool(self.options.campaign)

    @property
    def voice(self) -> str:
        """Who speaks for the party where the book says "the players" [ruling.party-voice]."""
        return self.first if self.first in self.characters else self.party[0]

    def present(self) -> list[Character]:
        """The characters, in turn order."""
        return [self.characters[who] for who in self.party]


def gear(item: str) -> Gear:
    """What an item card says."""
    return LIBRARY.gear[item]


def room(s: Souls) -> Lattice:
    """The nodes of the encounter under way [ruling.main-room]."""
    fight = s.battle
    if fight.boss and LIBRARY.bosses[fight.place].tier == "main":
        return HALL  # [boss.tiles.main]
    return TILE  # [boss.tiles.mini]


def blocked(s: Souls) -> frozenset[str]:
    """Nodes that nothing can enter: terrain, except destroyed barrels [gap.terrain-push].

    Gravestones [grave.block] and chests [chest.block] for good, barrels while they are whole
    [barrel.block], [barrel.enemies], [barrel.destroyed]; each on its own node [terrain.one-node].
    """
    fight = s.battle
    if not fight.terrain:
        return frozenset()
    return frozenset(fight.terrain).difference(fight.broken)


def barrels(s: Souls) -> list[str]:
    """Nodes with a barrel, intact or not."""
    return [n for n, t in s.battle.terrain.items() if t == "barrel"]


def equipped(c: Character) -> list[Gear]:
    """The cards in the armour and hand slots [defend.dice-source], [equip.defence]."""
    return [LIBRARY.gear[i] for i in (c.armour, c.left, c.right) if i is not None]


def held(s: Souls, c: Character) -> tuple[str, ...]:
    """The ids of the cards in use: armour with its upgrades, left and right hand."""
    worn = [] if c.armour is None else [c.armour, *s.upgrades.get(c.armour, ())]
    return (*worn, *(i for i in (c.left, c.right) if i is not None))


def defence(s: Souls, c: Character, *, magical: bool) -> Dice:
    """The dice of a block or resist roll [defend.dice]."""
    fight = s.battle
    dice: list[str] = []
    for g in equipped(c):
        dice += g.resist if magical else g.block
    return tuple(dice + (fight.ward_resist if magical else fight.ward_block))


def dodge_dice(c: Character) -> int:
    """How many dodge dice a character rolls [dodge.dice]."""
    return sum(g.dodge for g in equipped(c))


def meets(s: Souls, c: Character, item: str) -> bool:
    """Whether the stats reach the minimums of a card and its upgrades [equip.requirements]."""
    return suits(s, c.worth(), item)


def suits(s: Souls, worth: Mapping[str, int], item: str) -> bool:
    """The same, for somebody whose stats are worth that much."""
    gear = LIBRARY.gear
    for card in (item, *s.upgrades[item]) if item in s.upgrades else (item,):
        for stat, minimum in gear[card].needs:
            if worth[stat] < minimum:
                return False
    return True


def boss_on(s: Souls, node: str | None) -> Model | None:
    """The boss on a node."""
    fight = s.battle
    if fight.boss:  # only quicker: nobody else has a facing
        for model in fight.foes.values():
            if model.node == node and model.facing is not None:
                return model
    return None


def arcs_at(s: Souls, c: Character, boss: Model) -> frozenset[Arc]:
    """In which arcs of a boss a character is [arc.four], [arc.facing].

    By its node [arc.nodes], [arc.boundary], [gap.arc-geometry], or where it stands on the boss's.
    """
    if c.node == boss.node:  # [boss.arcs.shared-node]
        return arcs_towards(boss.front, boss.front if c.by is None else c.by)
    return room(s).arcs(boss.node, boss.front)[c.here]


def fresh_tiers(tier: int) -> dict[str, int]:
    """All four stats at a tier."""
    return dict.fromkeys(STATS, tier)


def spot(x: int, y: int) -> str:
    """The id of a spot of the table; the bonfire lies at 0, 0.

    >>> spot(-1, 2), spot_at("spot_-1_2")
    ('spot_-1_2', (-1, 2))
    """
    return f"spot_{x}_{y}"


def spot_at(name: str) -> tuple[int, int]:
    """Where a spot lies."""
    _, x, y = name.split("_")
    return int(x), int(y)


def with_used_weapons(data: dict[str, Any]) -> None:
    """A state written before rules version 4: nodes are crowded by what is under way."""
    fight = data.get("fight")
    if fight is None:
        return
    fight.pop("crowded", None)
    turn = fight.get("turn")
    if turn is not None and isinstance(turn.get("struck"), list):
        turn["used"], turn["struck"] = turn["struck"], bool(turn["struck"])
