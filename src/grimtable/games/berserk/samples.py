"""Adventures for simulation that bring everything to the table."""

from __future__ import annotations

from random import Random

from grimtable.games.berserk.content import LIBRARY
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
    if seed % 4 == 3 and adventure != "yard":
        number = LIBRARY.adventures[adventure].entry.number
        growth = Growth(cards=min((number - 1) // 2, 4), boards=int(number > 5))
    return Options(tuple(party), adventure, growth)


def parts() -> frozenset[str]:
    """All content that must turn up when the game is simulated."""
    enemies = {f"{kind}_1" for kind in LIBRARY.foes}
    events = {event.id for one in LIBRARY.adventures.values() for event in one.events.values()}
    return frozenset(
        [*LIBRARY.heroes, *LIBRARY.cards, *enemies, *LIBRARY.allies, *LIBRARY.adventures, *events]
    )
