"""Phase 3: the Orc squads."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import next_enemy
from grimtable.games.berserkers.content import ORC_CARD
from grimtable.games.berserkers.dusk import end_turn
from grimtable.games.berserkers.effects import act
from grimtable.games.berserkers.ending import before
from grimtable.games.berserkers.state import ORC_DICE, ORCS, Helm
from grimtable.games.berserkers.under_way import STEPS
from grimtable.kernel.asks import MARK, Roll, Script
from grimtable.kernel.state import tell
from grimtable.kernel.under_way import carry_on


def phase(s: Helm) -> Script[None]:
    """Phase 3, as many times as Requests say; then the turn ends."""
    while s.enemies or s.passes:
        if s.enemies:
            squad = yield from next_enemy(s, "orcs", rule="p3.order")
            if squad:
                face = s.enemies.pop(squad)
                act(s, squad, "orcs", ORC_CARD[face - 1])
                if s.under_way:  # only quicker: of nothing nothing is carried on
                    yield from carry_on(s, STEPS)
            continue
        yield MARK
        squads = [orcs for orcs in ORCS if s.at[orcs]]
        if squads:
            yield from before(s, "before-orcs")
        s.passes -= 1
        yield from roll(s, squads)
    s.phase = "berserkers"
    tell(s, "turn-ended", rule="turn.end", turn=s.turn)
    end_turn(s)


def roll(s: Helm, squads: list[str]) -> Script[None]:
    """One die per squad in play, in its colour; without squads the phase is skipped."""
    if not squads:
        tell(s, "orcs.none", rule="p3.skip")
        return
    faces = yield Roll(tuple([ORC_DICE[orcs] for orcs in squads]), "p3.roll", "roll-orcs")
    s.enemies = dict(zip(squads, faces, strict=True))
    tell(s, "orcs.rolled", rule="p3.roll", dice=faces, squads=tuple(squads))
