"""Names of everything in the box, and games for simulation that bring all of it to the table."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec import convert

from grimtable.games.drunagor.content import (
    CARDS,
    CHAPTERS,
    COMMANDS,
    HEROES,
    HORSEMEN,
    ITEMS,
    MONSTERS,
    RUNES,
    SCENES,
    SKILLS,
    box,
)
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import RANKS, roles_of

COLOUR_NAMES = {
    "en": {"orange": "orange", "green": "green", "blue": "blue", "red": "red", "gray": "gray"},
    "fr": {"orange": "orange", "green": "verte", "blue": "bleue", "red": "rouge", "gray": "grise"},
}


@cache
def names(language: str) -> dict[str, str]:
    """Every id of the content by its name."""
    found = box().names(language)
    for kind, entry in MONSTERS.items():
        for i in range(1, entry.models + 1):
            found[f"{kind}_{i}"] = f"{entry.called(language)} {i}"
            if language == "fr":
                found[f"{kind}_{i}.gender"] = entry.gender_fr
    for chapter, chapter_entry in CHAPTERS.items():
        for i, setup in enumerate(chapter_entry.setups):
            found[f"{chapter}-setup-{i}"] = setup.name_fr if language == "fr" else setup.name
    for scene, scene_entry in SCENES.items():
        for option in scene_entry.options:
            found[f"{scene}-{option.id}"] = option.fr if language == "fr" else option.en
    for rune in RUNES:
        colour = rune.partition("-")[0]
        found[rune] = COLOUR_NAMES[language][colour]
    return found


def census() -> dict[str, int]:
    """How many of each there are."""
    return box().census()


def sample(seed: int) -> Options:
    """The seed-th simulated game: every Horseman, Adventure, party size and Hero in turn.

    Some begin when enemies are nearly beaten, so that fights are also won.
    """
    dice = Random(seed)
    if seed % 4 in (1, 2):
        return journey(seed // 4 * 2 + seed % 4 - 1, dice)
    seed = seed // 4 * 2 + seed % 4 // 3
    horseman = tuple(HORSEMEN)[seed % len(HORSEMEN)]
    party = tuple(dice.sample(list(HEROES), 1 + (seed // len(HORSEMEN)) % 5))
    wounded = (0, 0, 95)[seed // 4 % 3]
    chosen = {"party": party, "horseman": horseman, "wounded": wounded}
    return convert(chosen, Options)


def journey(n: int, dice: Random) -> Options:
    """An Adventure: all chapters in turn, and party sizes, Doors and ranks of each in turn."""
    chapter = tuple(CHAPTERS)[n % len(CHAPTERS)]
    n //= len(CHAPTERS)
    chosen = {
        "party": tuple(dice.sample(list(HEROES), 1 + n % 5)),
        "adventure": chapter,
        "door": n // 2 % len(CHAPTERS[chapter].setups),
        "wounded": (0, 50, 95)[n % 3],
        "rank": RANKS[n // 2 % 4],
    }
    return convert(chosen, Options)


def parts() -> frozenset[str]:
    """What has to turn up in play: Heroes, Skills, cards, Monsters, Adventures, scenes, items."""
    told_scenes = [f"{k}-{o.id}" for k, scene in SCENES.items() for o in scene.options]
    roles = {role for hero in HEROES for role in roles_of((hero,)).values()}
    told = [name for name, s in SKILLS.items() if s.timing not in ("passive", "reacted")]
    used = [name for name in told if SKILLS[name].owner in HEROES or SKILLS[name].owner in roles]
    cards = [name for name, card in CARDS.items() if card.kind != "aura"]
    monsters = [f"{m}_1" for m in MONSTERS]
    people = (*HEROES, *HORSEMEN, *monsters)
    return frozenset((*people, *used, *cards, *CHAPTERS, *ITEMS, *SCENES, *told_scenes, *COMMANDS))
