"""Phase 2: the Shadow Riders."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import next_enemy
from grimtable.games.berserkers.content import RIDER_CARD
from grimtable.games.berserkers.effects import Actor, act
from grimtable.games.berserkers.ending import before
from grimtable.games.berserkers.state import RIDER_DICE, RIDERS, Helm
from grimtable.kernel.asks import MARK, Roll, Script
from grimtable.kernel.state import tell

# [rider.attack] [rider.attack-wide] [rider.darkness] [rider.extinguish] [rider.extinguish.null]
# [rider.enlist] [p2.place]
CITED = {
    "attack": "rider.attack",
    "wide_attack": "rider.attack-wide",
    "darkness": "rider.darkness",
    "extinguish": "rider.extinguish",
    "extinguish_null": "rider.extinguish.null",
    "enlist": "rider.enlist",
    "": "p2.place",
}
ACTORS = {rider: Actor(rider, "", CITED) for rider in RIDERS}


def phase(s: Helm) -> Script[None]:
    """Phase 2: roll for every Rider that is not blocked, act in the order the player chooses.

    Marked Riders act as before [ruling.marked-still-acts].
    """
    yield MARK
    if not s.enemies:
        yield from roll(s)
    while s.enemies:
        yield MARK
        rider = yield from next_enemy(s, "riders", rule="p2.order")
        face = s.enemies.pop(rider)
        yield from act(s, ACTORS[rider], RIDER_CARD[face - 1])
    s.blocked, s.harp, s.skip_riders = set(), False, False
    s.phase, s.passes = "orcs", s.orc_phases


def roll(s: Helm) -> Script[None]:
    """Each die belongs to the Rider of its colour; a blocked one has none.

    A skipped Phase 2 uses up Blocks and the Harp [ruling.skip-and-block].
    """
    if s.skip_riders:
        tell(s, "riders.skipped", rule="request.8.divine")
        return
    riders = [rider for rider in RIDERS if rider not in s.blocked]
    if not riders:
        tell(s, "riders.blocked", rule="location.block")
        return
    yield from before(s, "before-riders")
    faces = yield Roll(tuple([RIDER_DICE[rider] for rider in riders]), "p2.roll", "roll-riders")
    s.enemies = dict(zip(riders, faces, strict=True))
    tell(s, "riders.rolled", rule="p2.roll", dice=faces, riders=tuple(riders))
