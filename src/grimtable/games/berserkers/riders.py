"""Phase 2: the Shadow Riders."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import next_enemy
from grimtable.games.berserkers.content import RIDER_CARD
from grimtable.games.berserkers.effects import act
from grimtable.games.berserkers.ending import before
from grimtable.games.berserkers.state import RIDER_DICE, RIDERS, Helm
from grimtable.games.berserkers.under_way import STEPS
from grimtable.kernel.asks import MARK, Roll, Script
from grimtable.kernel.state import tell
from grimtable.kernel.under_way import carry_on


def phase(s: Helm) -> Script[None]:
    """Phase 2: roll for every Rider that is not blocked, act in the order the player chooses.

    Marked Riders act as before [ruling.marked-still-acts].
    """
    yield MARK
    if s.skip_riders:
        # It was no turn of theirs: Blocks and the Harp wait for the next.
        tell(s, "riders.skipped", rule="request.8.divine")
        end(s)  # [ruling.skip-and-block]
        return
    if not s.faced and not s.enemies:
        yield from roll(s)
    while s.enemies:
        rider = yield from next_enemy(s, "riders", rule="p2.order")
        if rider:
            face = s.enemies.pop(rider)
            act(s, rider, "riders", RIDER_CARD[face - 1])
            if s.under_way:  # only quicker: of nothing nothing is carried on
                yield from carry_on(s, STEPS)
    s.blocked, s.harp = set(), False
    end(s)


def end(s: Helm) -> None:
    """Phase 3 comes next."""
    s.skip_riders, s.faced = False, False
    s.phase, s.passes = "orcs", s.orc_phases


def roll(s: Helm) -> Script[None]:
    """Each die belongs to the Rider of its colour; a blocked one has none."""
    riders = [rider for rider in RIDERS if rider not in s.blocked]
    if not riders:
        tell(s, "riders.blocked", rule="location.block")
        return
    yield from before(s, "before-riders")
    faces = yield Roll(tuple([RIDER_DICE[rider] for rider in riders]), "p2.roll", "roll-riders")
    s.faced, s.enemies = True, dict(zip(riders, faces, strict=True))
    tell(s, "riders.rolled", rule="p2.roll", dice=faces, riders=tuple(riders))
