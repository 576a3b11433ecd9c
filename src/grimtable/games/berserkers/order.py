"""Whether it matters in which order enemies act; where it cannot, nobody is asked.

Each moves only itself, after its action, and puts out, lays or enlists where it stands itself. So
the order can tell only where a Shield may meet one attack or another, where something runs out
(gems, squads, Berserkers), and where the game may be won in between.
"""

from __future__ import annotations

from grimtable.games.berserkers.content import ORC_CARD, ORC_LOCATIONS, RIDER_CARD
from grimtable.games.berserkers.helm import ways
from grimtable.games.berserkers.state import BERSERKERS, FIRES, GEMS, ORCS, RIDERS, Helm
from grimtable.games.berserkers.wounds import SHIELDS

CARD_OF = dict.fromkeys(RIDERS, RIDER_CARD) | dict.fromkeys(ORCS, ORC_CARD)


def is_all_one(s: Helm) -> bool:
    """Whether all orders come to the same, but for the colours of the squads that come."""
    if len(s.fires) == FIRES and len(s.sealed) == len(RIDERS):
        return False
    near, gems = ways(s.realm).near, dict(s.darkness)
    attacks = squads = 0
    health = {who: 1 if who in s.wounded else 2 for who in BERSERKERS if s.at[who]}
    for enemy, face in s.enemies.items():
        here, verb = s.at[enemy], CARD_OF[enemy][face - 1][0].verb
        if verb in ("attack", "wide_attack"):
            reach = (here, *near[here]) if verb == "wide_attack" else (here,)
            hit = [who for who in health if s.at[who] in reach]
            attacks += bool(hit)
            for who in hit:
                health[who] -= 1
        elif verb == "darkness" and not s.harp:
            gems[here] = max(gems.get(here, 0), min(s.darkness_limit, gems.get(here, 0) + 1))
        elif verb == "enlist":
            squads += here in ORC_LOCATIONS
    if attacks > 1 and any(card in SHIELDS for card in s.hand):
        return False
    if all(left < 1 for left in health.values()) or sum(gems.values()) > GEMS:
        return False
    return squads <= sum(not s.at[orcs] for orcs in ORCS)
