"""Games for simulation that bring everything in the box to the table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.content import (
    CARDS,
    CHAPTERS,
    COMMANDS,
    HEROES,
    HORSEMEN,
    ITEMS,
    MONSTERS,
    SCENES,
    SKILL_ENTRIES,
    SKILLS,
    WEAPONS,
)
from grimtable.games.drunagor.cubes import AURAS
from grimtable.games.drunagor.equipment import is_proficient, starting_gear
from grimtable.games.drunagor.growth import cards_of
from grimtable.games.drunagor.holdings import FORCES, GEAR, LEGACY, UPGRADES
from grimtable.games.drunagor.learning import ABILITIES, LESSONS, cubes_with, learnable
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.packs import opened
from grimtable.games.drunagor.polymorph import ERRANT
from grimtable.games.drunagor.record import OUTCOMES
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.setup import RANKS, roles_of
from grimtable.games.drunagor.sheet import HeroSheet, Sheet


def census(packs: tuple[str, ...] = ()) -> dict[str, int]:
    """How many of each there are."""
    return box().census() | opened(packs).census()


HALLS, AWAY = (0, 3), (1, 2, 4, 5, 6)
"""Of seven simulated games those in a Horseman's hall, and those in an Adventure."""
PROVING, SLAYING, HUNGRY = "proving_ground", "deaths_cradle", "raiding_the_riders_home"
"""Where all Random Monsters are met, and where the only Slayer and the only Devourers are: each has
its turn more often."""
STRENGTHS = tuple(rank for other in RANKS[1:] for rank in (RANKS[0], other))
"""Ranks in turn, Rookies most of all: so random parties come as far as the last Doors."""
SHAPER, SHAPE = "barak", "shape_of_mockery"
"""The only Hero who polymorphs, and how: he always knows it, and meets Monsters that do so, too:
whoever was polymorphed first is freed."""
PAIR = ("nyx", "elros")
"""Who copies with a heavy blade, and whose Skill strikes twice: by chance they hardly ever meet."""


def contest(seed: int) -> Options:
    """The seed-th game of a ladder: a hall and an Adventure in turn, as people set them up."""
    party = tuple(Random(seed).sample(list(HEROES), 2 + seed // 2 % 4))
    places = tuple(CHAPTERS) if seed % 2 else tuple(HORSEMEN)
    where = "adventure" if seed % 2 else "horseman"
    return convert({"party": party, where: places[seed // 2 % len(places)]}, Options)


def sample(seed: int) -> Options:
    """The seed-th simulated game: every Horseman, Adventure, party size and Hero in turn.

    Some begin when enemies are nearly beaten, so that fights are also won.
    """
    dice = Random(seed)
    if seed % 7 not in HALLS:
        return journey(seed // 7 * len(AWAY) + AWAY.index(seed % 7), dice)
    seed = seed // 7 * len(HALLS) + HALLS.index(seed % 7)
    horseman = tuple(HORSEMEN)[seed % len(HORSEMEN)]
    party = tuple(dice.sample(list(HEROES), 1 + (seed // len(HORSEMEN)) % 5))
    if len(party) == len(PAIR):
        party = PAIR
    wounded = (0, 0, 95)[seed // 4 % 3]
    chosen = {"party": party, "horseman": horseman, "wounded": wounded}
    return convert(chosen, Options)


def journey(n: int, dice: Random) -> Options:
    """An Adventure: all chapters in turn, and party sizes, Doors and ranks of each in turn."""
    chapters = (*CHAPTERS, *(PROVING, SLAYING, HUNGRY) * 2)
    chapter = chapters[n % len(chapters)]
    n //= len(chapters)
    setups = CHAPTERS[chapter].setups
    told = [i for i, setup in enumerate(setups) if setup.scenes]
    doors = told if told and n % 3 else list(range(len(setups)))  # mostly where there is a scene
    party = tuple(dice.sample(list(HEROES), 1 + n % 5))
    if chapter == PROVING and SHAPER not in party:
        party = (*party[:-1], SHAPER)
    chosen = {
        "party": party,
        "adventure": chapter,
        "door": doors[n // 2 % len(doors)],
        "wounded": (0, 50, 95)[n % 3],
        "rank": STRENGTHS[n // 2 % len(STRENGTHS)],
        "simple_polymorph": n % 8 in (1, 2, 6),  # by Monsters of all ranks
        "simple_health": n % 5 == 2,
        "plain_furniture": n % 7 == 3,
        "swap_tiles": n % 3 == 1,
    }
    if n % 2 or chapter in (PROVING, SLAYING):  # allies are what a Slayer looks for
        chosen["sheet"] = story(chosen["party"], dice, camp=n % 8 in (1, 7))
    return convert(chosen, Options)


def story(party: tuple[str, ...], dice: Random, *, camp: bool) -> Sheet:
    """A Story Record from somewhere in a campaign: cards of all kinds, and rewards in Camp."""
    spoils = [card for card in GEAR.values() if card.card != "starting"]
    dice.shuffle(spoils)
    trails = {force: 3 if not camp else dice.randrange(3) for force in FORCES}
    legacy = cards_of(trails)
    dice.shuffle(legacy)
    heroes: dict[str, HeroSheet] = {}
    for who in party:
        worn = {GEAR[item].slot: item for item in starting_gear(who)}
        for _ in range(3):
            card = next(c for c in spoils if is_proficient(who, c))
            spoils.remove(card)
            if not card.two_handed:
                worn[card.slot] = card.id
        spare = spoils.pop().id
        if not camp:  # on the way provisions are asked for
            spare = tuple(ITEMS)[len(spoils) % len(ITEMS)]
        bag = [spare, dice.choice(("artisans_tools", "treasure_trove", *ITEMS))]
        mine = tuple(legacy.pop() for _ in range(min(2, len(legacy))))
        heroes[who] = HeroSheet(
            learned=schooled(who, dice),
            gear=tuple(worn.values()),
            bag=tuple(bag),
            tiles=tiled(who, dice, heroes),
            legacy=mine,
            auras=tuple(aura for aura in AURAS if dice.random() < 0.2),
        )
    outcomes = tuple(name for name in OUTCOMES if dice.random() < 0.6)
    along = [k for k, card in ALLIES.items() if card.lasts]
    if not camp:  # behind a Door Companions are still there
        along += [k for k, card in ALLIES.items() if card.entry.kind == "companion"]
    allies = tuple(k for k in along if dice.random() < 0.5)
    rewards = ("spoils", "upgrade", "upgrade", "upgrade", "interlude", "ability") if camp else ()
    sheet = Sheet(heroes, outcomes=outcomes, trails=trails, rewards=rewards, camp=camp)
    statuses = ("until_the_end", "ritual_waxes") if dice.random() < 0.5 else ()
    return replace(sheet, allies=allies, statuses=statuses)


def tiled(who: str, dice: Random, others: Mapping[str, HeroSheet]) -> dict[str, str]:
    """An Upgrade tile of a Hero's Path that nobody has yet, on a starting Skill of its tree."""
    taken = {tile for other in others.values() for tile in other.tiles.values()}
    mine = [t for t, e in UPGRADES.items() if e.path == HEROES[who].path and t not in taken]
    tile = dice.choice(mine)
    board = [k for k, e in SKILL_ENTRIES.items() if e.owner == who and e.kind == "board"]
    there = [k for k in board if SKILLS[k].timing != "passive"]
    fit = [skill for skill in there if SKILLS[skill].colour == SKILLS[tile].colour]
    return {dice.choice(fit): tile}


def schooled(who: str, dice: Random) -> dict[str, str]:
    """What a Hero may have learned in a campaign."""
    learned: dict[str, str] = {}
    for skills, n in ((True, LESSONS), (False, ABILITIES + dice.randrange(3))):
        for _ in range(n):
            there = list(learnable(who, learned, skills=skills, abilities=not skills))
            what = SHAPE if SHAPE in there else dice.choice(there)
            learned[what] = dice.choice(cubes_with(who, what))
    return learned


def parts() -> frozenset[str]:
    """What has to turn up in play: Heroes, Skills, cards, Monsters, Adventures, scenes, items."""
    told_scenes = [f"{k}-{o.id}" for k, scene in SCENES.items() for o in scene.options]
    roles = {role for hero in HEROES for role in roles_of((hero,)).values()}
    told = [name for name, s in SKILLS.items() if s.timing not in ("passive", "reacted")]
    owners = {*HEROES, *WEAPONS, *roles}
    used = [name for name in told if SKILLS[name].owner in owners or name in SKILL_ENTRIES]
    cards = [name for name, card in CARDS.items() if card.kind != "aura"]
    monsters = [f"{m}_1" for m in (*MONSTERS, *ALLIES)]
    people = (*HEROES, *HORSEMEN, *monsters)
    held = (*GEAR, *UPGRADES, *LEGACY, *COMMANDS, *ERRANT)
    return frozenset((*people, *used, *cards, *CHAPTERS, *ITEMS, *SCENES, *told_scenes, *held))
