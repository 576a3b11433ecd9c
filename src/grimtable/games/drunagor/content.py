"""What is in the box: Heroes, Skills, Horsemen with their halls and cards, runes and shapes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from grimtable.boards.square import Shape, Squares, letters
from grimtable.cards import Box, Document, Shelf
from grimtable.games.drunagor.book import OPENING, SceneEntry
from grimtable.games.drunagor.box import FOLDER, TREES, Skill, box
from grimtable.games.drunagor.entries import (
    HALVES,
    CardEntry,
    ChapterEntry,
    CommandEntry,
    HeroEntry,
    HorsemanEntry,
    ItemEntry,
    MonsterEntry,
    RoleEntry,
    SkillEntry,
    Weapon,
)
from grimtable.games.drunagor.holdings import ARMS, HELD_SKILLS, Arms
from grimtable.games.drunagor.levels import check_levels, check_rows
from grimtable.games.drunagor.notation import MONSTER_NOTATION, NOTATION, Act, Part
from grimtable.games.drunagor.windows import TIMINGS

COVERED = "!"
"""Marks a Skill in a kit that a tile covers."""
ANYONE = "anyone"
"""Who owns what tokens and objects let any Hero do."""


class Fighter(Struct, frozen=True):
    """A Monster's card at one rank, its abilities compiled."""

    health: int
    move: int
    attack: int
    reach: str
    large: bool
    abilities: dict[str, int]
    immune: frozenset[str]
    colour: str = ""
    """The rune colour of its slot, which X counts."""
    xs: frozenset[str] = frozenset()
    """Abilities and figures that are X, more or less."""


class Spawn(Struct, frozen=True):
    """A Monster of a set-up: from which party size on, its kind or colour, its square."""

    heroes: int
    what: str
    at: str


HEROES = box().load("heroes", HeroEntry)
WEAPONS = box().load("weapons", Weapon)
ROLES = tuple(box().load("roles", RoleEntry))
"""The fastest first."""
HORSEMEN = box().load("horsemen", HorsemanEntry)
CARDS = box().load("cards", CardEntry)
for _name, _card in CARDS.items():
    if _card.damage.partition("+")[0] not in HALVES:
        raise box().at("cards", _name).error("a card does X, 2X or X/2, and more: X+2", "damage")
CHAPTERS = Shelf(box().load("chapters", ChapterEntry))
for _name, _chapter in CHAPTERS.items():
    check_levels(box().at("chapters", _name), _chapter)
for _name, _horseman in HORSEMEN.items():
    check_rows(box().at("horsemen", _name), _horseman.hall, "hall")
SCENES = Shelf(box().load("scenes", SceneEntry))
ITEMS = box().load("items", ItemEntry)
MONSTERS = Shelf(box().load("monsters", MonsterEntry))
COMMANDS = box().load("commands", CommandEntry)
LARGE = frozenset(["knock_down", "polymorph", "push", "stun", "telekinesis"])
"""P. 82: what the icon of Large Monsters protects from."""


def compiled(there: Box, monsters: Mapping[str, MonsterEntry]) -> dict[str, tuple[Fighter, ...]]:
    """Every Monster at every rank."""
    found = {}
    for name, card in monsters.items():
        at = there.at("monsters", name)
        immune = frozenset(card.immune) | (LARGE if "large" in card.immune else frozenset())
        ranks = []
        for i, text in enumerate(card.text):
            acts: tuple[Act, ...] = at.read(MONSTER_NOTATION, text, "text")
            abilities = {act.name: act.n for act in acts}
            figures = card.health[i], card.move[i], card.attack[i]
            runes = card.slot.partition("_")[0]
            xs = frozenset([*card.xs, *(act.name for act in acts if act.x)])
            ranks.append(Fighter(*figures, card.reach, card.large, abilities, immune, runes, xs))
        found[name] = tuple(ranks)
    return found


FIGHTERS = Shelf(compiled(box(), MONSTERS))
"""Monsters' cards by kind and rank."""


def _riders() -> dict[str, tuple[tuple[str, int], ...]]:
    """The collateral of every Attack card."""
    found = {}
    for name, card in COMMANDS.items():
        acts: tuple[Act, ...] = box().at("commands", name).read(MONSTER_NOTATION, card.text, "text")
        found[name] = tuple((act.name, act.n) for act in acts)
    return found


RIDERS = _riders()


SKILL_ENTRIES = box().load("skills", SkillEntry)


def _skills() -> dict[str, Skill]:
    """Every Skill with its text compiled."""
    found = {}
    for name, entry in SKILL_ENTRIES.items():
        at = box().at("skills", name)
        at.known(entry.owner, (*HEROES, *ROLES, *WEAPONS, ANYONE), "owner")
        at.known(entry.timing, TIMINGS, "timing")
        parts: tuple[Part, ...] = at.read(NOTATION, entry.text, "text")
        colour = TREES.get(entry.tree, "")
        card = entry.card(name)
        found[name] = Skill(name, card, entry.kind, entry.timing, colour, entry.cost, parts)
    for name, item in ITEMS.items():
        if not item.text:
            continue
        parts = box().at("items", name).read(NOTATION, item.text, "text")
        found[name] = Skill(name, name, "item", "action", "", 0, parts)
    for scene, told in SCENES.items():
        found |= resolutions(box(), scene, told)
    return found | HELD_SKILLS


def resolution(scene: str, option: str, way: int, result: str) -> str:
    """The name of what a Resolution does; the result of a Skill Challenge is part of it."""
    return "-".join(filter(None, (scene, option, str(way), result)))


def resolutions(there: Box, scene: str, entry: SceneEntry) -> dict[str, Skill]:
    """What the Resolutions of a scene do, compiled like Skills."""
    at, found = there.at("scenes", scene), {}
    for option in (*entry.options, entry.option(OPENING)):
        for i, way in enumerate(option.ways):
            trial = way.challenge
            ends = {"": way, "won": trial.won, "lost": trial.lost} if trial else {"": way}
            for result, reached in ends.items():
                if reached.effect:
                    name = resolution(scene, option.id, i, result)
                    parts: tuple[Part, ...] = at.read(NOTATION, reached.effect, "options")
                    found[name] = Skill(name, scene, "scene", "action", "", 0, parts)
    return found


SKILLS = Shelf(_skills())


@cache
def printed() -> dict[str, list[tuple[int, str, Skill]]]:
    """The Skills of each card, each with its place among all."""
    found: dict[str, list[tuple[int, str, Skill]]] = {}
    for i, (name, skill) in enumerate(SKILLS.items()):
        found.setdefault(skill.owner, []).append((i, name, skill))
    return found


@cache
def skills_of(kit: str) -> dict[str, Skill]:
    """The Skills of a Hero by all cards that lie before it: its board, Role, Equipment, tiles."""
    cards, there = set(kit.split()), printed()
    covered = {card.removeprefix(COVERED) for card in cards if card.startswith(COVERED)}
    mine = [one for card in cards if card in there for one in there[card]]
    mine.sort()
    return {name: skill for _, name, skill in mine if name not in covered}


@cache
def timed(kit: str) -> dict[str, list[Skill]]:
    """The same by the moment in which they are used or act."""
    found: dict[str, list[Skill]] = {}
    for skill in skills_of(kit).values():
        found.setdefault(skill.timing, []).append(skill)
    return found


@cache
def arms_of(kit: str) -> Arms:
    """The weapon among a Hero's cards; without one, bare hands."""
    held = (word for word in kit.split() if word in WEAPONS or word in ARMS)
    word = next(held, "")
    if word in WEAPONS:
        weapon = WEAPONS[word]
        return Arms(weapon.accuracy, weapon.damage, weapon.reach, weapon.heavy)
    return ARMS.get(word) or Arms()


class Hall(Struct, frozen=True):
    """A hall: its board, where Heroes enter, its tokens and perimeters."""

    board: Squares
    entry: tuple[int, ...]
    spawning: dict[str, int]
    perimeters: dict[str, frozenset[int]]
    landings: dict[str, frozenset[int]]
    corners: dict[str, frozenset[int]]
    """The four squares that touch a perimeter's token."""
    rough: dict[str, int] = {}
    """Water and Palisades: the squares of each as bits."""
    brinks: frozenset[int] = frozenset()
    """Squares of tokens from which somebody can be pushed into a chasm."""


def area_named(board: Squares, name: str) -> int:
    """The area of a name like `B3`."""
    return (int(name[1:]) - 1) * board.across + ord(name[0]) - ord("A")


def area_name(board: Squares, area: int) -> str:
    """What an area is called: the letter of its column, the number of its row."""
    return f"{letters(area % board.across).upper()}{area // board.across + 1}"


def _block(board: Squares, name: str) -> frozenset[int]:
    corner = area_named(board, name)
    return frozenset(corner + dx + dy * board.across for dx in (0, 1) for dy in (0, 1))


@cache
def hall_of(place: str) -> Hall:
    """A Horseman's hall, or the map of an Adventure as far as it is revealed."""
    chapter, _, opened = place.partition("-")
    if chapter in CHAPTERS:
        return map_of(chapter, int(opened))
    entry = HORSEMEN[place]
    board = Squares.of_areas(entry.hall)
    squares = [i for name in entry.entry for i in board.inside[area_named(board, name)]]
    perimeters = {c: _block(board, p.corner) for c, p in entry.perimeters.items()}
    corners = {}
    for colour, areas in perimeters.items():
        inside = sorted(i for area in areas for i in board.inside[area])
        x, y = board.xy(inside[0])
        corners[colour] = frozenset(
            i for i in inside if board.xy(i)[0] - x in (1, 2) and board.xy(i)[1] - y in (1, 2)
        )
    return Hall(
        board,
        tuple(squares),
        {colour: board.named[name] for colour, name in entry.spawning.items()},
        perimeters,
        {c: _block(board, p.landing) for c, p in entry.perimeters.items()},
        corners,
    )


def map_of(chapter: str, opened: int) -> Hall:
    """The areas of the set-ups that so many open Doors have brought to the table.

    A Placeholder may hold room for a tile that replaces it later [ph.reserve]; a Bridge is such a
    tile, below all that lies on it [obj.bridge-under].

    [obj.maps] [obj.trays] [obj.doors]
    """
    setup = CHAPTERS[chapter].setups[opened]
    drawn = CHAPTERS[chapter].boards[setup.board]
    so_far = [one for one in CHAPTERS[chapter].setups[: opened + 1] if one.board == setup.board]
    tiles = {area: level for one in so_far for area, level in one.tiles.items()}
    rows = [
        "".join(
            tiles.get(f"{chr(ord('A') + x)}{y + 1}", level) if room <= str(opened) else "."
            for x, (level, room) in enumerate(zip(row, of, strict=True))
        )
        for y, (row, of) in enumerate(zip(drawn.map, drawn.rooms, strict=True))
    ]
    board = Squares.of_areas(rows)
    areas = [area_named(board, name) for name in setup.entry]
    entry = tuple(i for area in areas for i in board.inside[area])
    spawning = {c: board.named[name] for one in so_far for c, name in one.spawning.items()}
    tokens = [board.named[name] for one in so_far for name in one.brinks]
    brinks = frozenset(at for at in tokens if is_brink(board, at))
    return Hall(board, entry, spawning, {}, {}, {}, rough_of(board, drawn.ground), brinks)


def is_brink(board: Squares, square: int) -> bool:
    """Whether a square lies along a chasm, as long as no tile has closed it."""
    (x, y), chasms = board.xy(square), board.chasms
    along = ((x + dx, y + dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    return any(y // 2 * board.across + x // 2 in chasms for x, y in along if x >= 0 <= y)


ROUGH = {"~": "water", "#": "palisade", "^": "spikes"}


def rough_of(board: Squares, drawn: list[str]) -> dict[str, int]:
    """The squares of Water and Palisades that are on the table, as bits."""
    found: dict[str, int] = {}
    for row, line in enumerate(drawn):
        for column, sign in enumerate(line):
            for square in board.inside.get(row * board.across + column, ()):
                if sign in ROUGH:
                    found[ROUGH[sign]] = found.get(ROUGH[sign], 0) | 1 << square
    return found


@cache
def spawns_of(chapter: str, setup: int, heroes: int) -> tuple[Spawn, ...]:
    """The Monsters of a set-up for so many Heroes [ruling.set-ups]."""
    found = []
    for line in CHAPTERS[chapter].setups[setup].spawns:
        size, what, at = line.split()
        found.append(Spawn(int(size.rstrip("+")), what, at))
    return tuple(spawn for spawn in found if spawn.heroes <= heroes)


@cache
def doors_of(place: str) -> int:
    """How many Doors the Adventure of a map has."""
    return len(CHAPTERS[place.partition("-")[0]].setups) - 1


def goal_of(place: str) -> list[str]:
    """The Statuses without which the Adventure of a map is not won."""
    return CHAPTERS[place.partition("-")[0]].goal


def acts() -> list[str]:
    """The chapters of the campaign, act by act."""
    return [name for name, chapter in CHAPTERS.items() if chapter.act]


def ends_act(chapter: str) -> bool:
    """Whether an act ends with an Adventure: the next one belongs to another, or there is none."""
    order = acts()
    later = order[order.index(chapter) + 1 :]
    return not later or CHAPTERS[later[0]].act != CHAPTERS[chapter].act


def finale_of(place: str) -> str:
    """The scene with which the Adventure of a map ends, if it does."""
    return CHAPTERS[place.partition("-")[0]].finale


def pool_of(colour: str) -> tuple[str, ...]:
    """The Monsters among which a Random Monster of a colour is drawn: no cultists.

    Sower Cultists come where a set-up names them, Shadow Cultists never [dark.sower.not-shadow].
    """
    return tuple(
        k for k, m in MONSTERS.items() if m.colour == colour and m.version == "standard" and m.drawn
    )


def versions_of(kind: str) -> tuple[str, ...]:
    """A Monster's versions, the Standard one first [mon.versions]."""
    return tuple(k for k, m in MONSTERS.items() if kind in (k, m.model) and m.colour != "scenario")


def _runes() -> tuple[dict[str, Shape], tuple[str, ...]]:
    data = Document(FOLDER / "content" / "runes.toml").data
    shapes = {k: tuple((x, y) for x, y in v) for k, v in data["shapes"].items() if k != "source"}
    runes = [
        f"{c}-{shape}" for c, all_ in data["colours"].items() if c != "source" for shape in all_
    ]
    return shapes, tuple(runes)


SHAPES, RUNES = _runes()
"""Darkness shapes, and the 36 runes, each a colour and a shape."""

PLACES = (
    *("defender", "orange_up", "by_support", "green_up", "leader", "blue_up", "by_striker"),
    *("red_up", "controller", "gray_up", "by_defender", "orange_down", "support", "green_down"),
    *("by_leader", "blue_down", "striker", "red_down", "by_controller", "gray_down", "rune"),
)
"""The Initiative Track: the whole top row, then the bottom row, the Rune card last.

Opposite of each Role is a place for those who fight beside the Heroes [ally.card.slot].
"""


class Place(Struct, frozen=True):
    """What has its turn at a place of the Track: a role, a card's colour, a Minion, the runes."""

    kind: str
    id: str = ""


@cache
def order_of(where: str) -> tuple[Place, ...]:
    """The line of turns against a Horseman, or in an Adventure; Monsters lie below other cards.

    In an Adventure there is room for all that can be met: who is not there has no turn.
    """
    chapter = CHAPTERS.get(where.partition("-")[0])
    horseman = "" if chapter else where
    barring = [rider for setup in chapter.setups for rider in setup.horseman] if chapter else []
    whose = (horseman, *barring)  # his cards, all the time: so nobody's place shifts
    found = []
    for place in PLACES:
        if place in ROLES:
            found.append(Place("hero", place))
        if place.startswith("by_"):  # whoever joins lies there: no place of the Track shifts
            found.append(Place("ally", place.removeprefix("by_")))
        cards = [c for c in CARDS.values() if c.horseman in whose and c.slot == place]
        if cards:
            found.append(Place("card", place))
        mine = {k: m for k, m in MONSTERS.items() if m.horseman == horseman}
        found += [Place("monster", k) for k, m in mine.items() if m.slot == place]
        if not horseman:
            found += [Place("command", k) for k, c in COMMANDS.items() if c.slot == place]
            if place == "gray_up":  # the end of the top row [raid.when]
                found.append(Place("raid"))
    last = () if horseman else (Place("flowing"), Place("plague"))
    return (*found, Place("rune"), *last)


@cache
def card_at(horseman: str, slot: str, face: int) -> str:
    """The card whose face is up in a slot."""
    here = {c.face: k for k, c in CARDS.items() if c.horseman == horseman and c.slot == slot}
    return here[face % len(here)]
