"""Phase 3: the Orc squads."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import next_enemy
from grimtable.games.berserkers.content import ORC_CARD
from grimtable.games.berserkers.effects import Actor, act, perform
from grimtable.games.berserkers.ending import before
from grimtable.games.berserkers.state import ORC_DICE, ORCS, Helm
from grimtable.kernel.asks import MARK, Roll, Script
from grimtable.kernel.state import tell

# [orc.attack] [orc.extinguish] [orc.extinguish.null] [orc.slow] [orc.lucky] [p3.place]
CITED = {
    "attack": "orc.attack",
    "extinguish": "orc.extinguish",
    "extinguish_null": "orc.extinguish.null",
    "slow": "orc.slow",
    "nothing": "orc.lucky",
    "": "p3.place",
}
ACTORS = {orcs: Actor(orcs, "", CITED) for orcs in ORCS}


def phase(s: Helm) -> Script[None]:
    """Phase 3, as many times as Requests say; then the turn ends."""
    while s.enemies or s.passes:
        yield MARK
        if not s.enemies:
            squads = [orcs for orcs in ORCS if s.at[orcs]]
            if squads:
                yield from before(s, "before-orcs")
            s.passes -= 1
            yield from roll(s, squads)
        while s.enemies:
            yield MARK
            orcs = yield from next_enemy(s, "orcs", rule="p3.order")
            face = s.enemies.pop(orcs)
            yield from act(s, ACTORS[orcs], ORC_CARD[face - 1])
    s.phase = "berserkers"
    tell(s, "turn-ended", rule="turn.end", turn=s.turn)
    for name, request in s.book.items():
        if request.turn_end is not None:
            yield from perform(s, name, request.turn_end.effects, request.turn_end.rule)


def roll(s: Helm, squads: list[str]) -> Script[None]:
    """One die per squad in play, in its colour; without squads the phase is skipped."""
    if not squads:
        tell(s, "orcs.none", rule="p3.skip")
        return
    faces = yield Roll(tuple([ORC_DICE[orcs] for orcs in squads]), "p3.roll", "roll-orcs")
    s.enemies = dict(zip(squads, faces, strict=True))
    tell(s, "orcs.rolled", rule="p3.roll", dice=faces, squads=tuple(squads))
