"""Adventures for simulation that bring everything to the table."""

from __future__ import annotations

from random import Random

from grimtable.games.berserk.content import LIBRARY, library
from grimtable.games.berserk.state import Growth, Options


def sample(seed: int) -> Options:
    """Options of the seed-th simulated Adventure: every one with every size of party."""
    random = Random(seed)
    adventures = ("yard", *LIBRARY.order)
    adventure = adventures[seed % len(adventures)]
    heroes = list(LIBRARY.heroes)
    random.shuffle(heroes)
    size = 3 + seed // len(adventures) % 3
    party = heroes[:size]
    required = LIBRARY.adventures[adventure].entry.required
    if required and required not in party:
        party[0] = required
    growth = None
    if seed // len(adventures) % 4 == 3 and adventure != "yard":
        number = LIBRARY.adventures[adventure].entry.number
        growth = Growth(cards=min((number - 1) // 2, 4), boards=int(number > 5))
    # Half of them are practice, so that those who play at random see how the stories end.
    if seed // 36 % 2:
        letters = list(LIBRARY.adventures[adventure].events)
        begin = letters[seed // 72 % len(letters)]
        return Options(tuple(party), adventure, growth, mercy=12, begin=begin)
    return Options(tuple(party), adventure, growth)


def contest(seed: int) -> Options:
    """The seed-th game by which players are compared: a whole Adventure, Guts among the Heroes."""
    adventure = LIBRARY.order[seed % len(LIBRARY.order)]
    others = [hero for hero in LIBRARY.heroes if hero != "guts"]
    Random(seed).shuffle(others)
    size = 3 + seed // len(LIBRARY.order) % 3
    return Options(("guts", *others[: size - 1]), adventure)


def parts() -> frozenset[str]:
    """All content that must turn up when the game is simulated."""
    enemies = {f"{kind}_1" for kind in LIBRARY.foes}
    events = {event.id for one in LIBRARY.adventures.values() for event in one.events.values()}
    return frozenset(
        [*LIBRARY.heroes, *LIBRARY.cards, *enemies, *LIBRARY.allies, *LIBRARY.adventures, *events]
    )


def census(packs: tuple[str, ...] = ()) -> dict[str, int]:
    """How many of everything there are."""
    box = library(packs)
    return {
        "dice": len(box.dice),
        "Heroes": len(box.heroes),
        "Action cards": len(box.card_entries),
        "Tactic cards": len(box.tactics),
        "Enemies": len(box.foes),
        "Allies": len(box.allies),
        "Tile sides": len(box.tile_entries),
        "Adventures": len(box.order),
        "Event cards": len(box.event_entries),
        "Special Rules": len(box.specials),
    }
