"""How the party stands, from 0 to 1: a heuristic for computer players.

Between encounters it weighs what the party wears, could wear and could still buy against the boss
ahead. In an encounter plain terms read the table: boxes, flasks, enemies, where they stand. What
they are worth was learned from play (`judgement.toml`); what an attack does is for the rules to
say, on forks.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from grimtable.games.dark_souls.attacks import is_weak, reach_of
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import closed_chest
from grimtable.games.dark_souls.notation import Attack, Behaviour
from grimtable.games.dark_souls.state import BONFIRE, Character, Fight, Souls, gear, room
from grimtable.games.dark_souls.under_way import Blow
from grimtable.games.dark_souls.worth import (
    best_outfit,
    kit_of,
    might_of,
    promises,
    prospect,
    worn,
    worn_worth,
)

WEIGHTS: dict[str, float] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)

SPARK, LAST = 0.3, 0.1
"""What a spark is worth, and the last one more: the next death would be the end."""
STAGE, BOSS = 2.0, 1.0
"""What it is worth to have beaten the boss ahead, and to be sure to."""
MIGHT, SOUL = 0.1, 0.05
"""The party's might for its own sake, and what a soul for each character will add to it."""
WINNINGS = 1.3
"""Souls for each character that an encounter still to be fought promises."""
SCALE = 0.13
"""Everything above, in the range from 0 to 1."""


def appraise(s: Souls) -> float:
    """0 and 1 only when it is over."""
    if s.won is not None:
        return float(s.won)
    if s.options.skirmish and s.fight is not None:
        value = chance(s, s.fight) - 0.0005 * s.fight.rounds  # it is won or lost with this fight
    else:
        value = SCALE * (standing(s) if s.fight is None else in_fight(s, s.fight))
    return min(0.999, max(0.001, value))


def prospects(s: Souls) -> dict[str, float]:
    """What the chance to win a fight for practice depends on: how it stands, and against whom.

    The appraisal learned from parties with starting equipment, and is far too low in the middle of
    a game, where a boss for practice is met.
    """
    if not s.options.skirmish or s.fight is None or s.won is not None:
        return {}
    stands = appraise(s)
    return {"stands": log(stands / (1 - stands)), "boss": float(s.fight.boss)}


def at_hand(s: Souls) -> bool:
    """Whether a fight of a longer game is under way, and will be fought out [enc.no-flee]."""
    fight = s.fight
    if fight is None or s.options.skirmish or s.won is not None or not fight.foes:
        return False
    return not s.options.campaign or fight.boss or (fight.rounds > 0 and fight.step != "dash")


def prospects_at_hand(before: Souls, s: Souls) -> dict[str, float] | bool:
    """How the fight stands that was at hand, or whether it was won.

    In a whole game parties fight in worse shape than for practice: it has figures of its own.
    """
    fight = s.fight
    if fight is None or s.fights != before.fights:
        return s.fought is None or not s.fought.fallen
    found = odds_of(s, fight)
    told = {name: found[name] for name in ("arms", "race", "brink", "flasks", "allies")}
    return {**told, "bars": found["wounds"] + found["stamina"], "boss": float(fight.boss)}


def terms(s: Souls) -> dict[str, float]:
    """What it is made of: in an encounter the logarithm of the odds, else as it weighs."""
    fight = s.fight
    if s.won is not None:
        return {}
    if fight is not None and fight.foes:
        return odds_of(s, fight)
    if s.options.skirmish:
        return {}
    home = s.at == BONFIRE and fight is None
    might = strength(s, home=home)
    stage = s.section if s.options.campaign else s.half
    return {
        "progress": STAGE * stage + 0.4 * s.beaten,
        "sparks": SPARK * s.sparks + LAST * (s.sparks > 0),
        "might": MIGHT * might,
        "souls": SOUL * s.souls / len(s.party) + SOUL * WINNINGS * tiles_ahead(s),
        "boss": BOSS * odds(s, might + SOUL * s.souls / len(s.party)),
    }


def shares(s: Souls) -> dict[str, dict[str, float]]:
    """What each card adds to the party's might, and so against the boss ahead; in a fight, worn."""
    if s.won is not None:
        return {}
    cards = dict.fromkeys(s.inventory, 0.0)  # what nobody can wear adds nothing
    for c in s.present():
        cards.update(dict.fromkeys(c.cards(), 0.0))
    for c in s.present():
        for item, worth in worn(kit_of(s, c)) if s.fight is not None else promises(kit_of(s, c)):
            cards[item] = cards.get(item, 0.0) + worth
    return {"arms": cards} if s.fight is not None else {"might": cards, "boss": cards}


# Between encounters ---------------------------------------------------------------------------


def standing(s: Souls) -> float:
    """How it stands between encounters."""
    home = s.at == BONFIRE and s.fight is None
    value = outlook(s, s.sparks, s.souls, tiles_ahead(s), ready(s), home=home)
    value += 0.02 * sum(closed_chest(t) for t in s.tiles.values() if t.face_up)
    if s.menu in s.characters:
        kit = kit_of(s, s.characters[s.menu])
        value += 0.1 * MIGHT / len(s.party) * (best_outfit(kit).worth - might_of(kit))
    # A party that dawdles at the bonfire does not get on.
    return value - (0.003 if s.menu else 0.001) * s.idle - 0.0001 * s.idle**2


def outlook(
    s: Souls,
    sparks: int,
    souls: int,
    ahead: int,
    fresh: float,
    *,
    home: bool = False,
    lost: int = 0,
    arms: Arms | None = None,
) -> float:
    """Progress, sparks, and the chance to beat the boss ahead with what can still be won.

    `souls` are in the cache, `lost` ones lie on a node; `home` is at the bonfire.
    """
    stage = s.section if s.options.campaign else s.half
    might = (arms or Arms.of(s)).might(home=home)
    # A card nobody wears is worth a little, and always less than one that can be worn at once.
    spare = 0.01 * len(s.inventory)
    if s.dropped is not None and not lost:
        lost = s.dropped.souls
    each = SOUL * (souls + 0.5 * lost) / len(s.party) + SOUL * WINNINGS * ahead
    value = 0.3 + STAGE * stage + 0.4 * s.beaten + SPARK * sparks + LAST * (sparks > 0)
    value += MIGHT * (might + spare) + BOSS * odds(s, might + each) + 0.03 * fresh
    if not home:
        value -= 0.004 * souls  # they can be lost, and spent at the bonfire only
    return value - 0.01 * sum(c.damage for c in s.present()) * (s.fight is None)


def tiles_ahead(s: Souls) -> int:
    """How many encounters there are still to be won."""
    under_way = s.fight.place if s.fight is not None and s.fight.step != "won" else ""
    return sum(not t.face_up or t.id == under_way for t in s.tiles.values())


def ready(s: Souls) -> float:
    """The share of flasks, heroic actions and Luck tokens that can still be used."""
    total = sum(0.7 * c.estus + 0.2 * c.heroic + 0.1 * c.luck + 0.1 * c.ember for c in s.present())
    return total / len(s.party)


class Arms(NamedTuple):
    """What the party's cards are worth, on average over the characters.

    As they are worn, as they could be worn, and with the levels that some ask for.
    """

    worn: float
    best: float
    hoped: float

    @classmethod
    def of(cls, s: Souls) -> Arms:
        """Those of the party."""
        kits = [kit_of(s, c) for c in s.present()]
        n = len(kits)
        best = sum(best_outfit(kit).worth for kit in kits) / n
        return cls(sum(map(might_of, kits)) / n, best, sum(map(prospect, kits)) / n)

    def might(self, *, home: bool = False) -> float:
        """What is worn, and part of what could be put on at the bonfire."""
        share = 0.8 if home else 0.4
        return (1 - share) * self.worn + share * (self.best + 0.5 * self.hoped)


def strength(s: Souls, *, home: bool = False) -> float:
    """The party's might."""
    return Arms.of(s).might(home=home)


def odds(s: Souls, might: float) -> float:
    """A guess at beating the boss ahead, by the party's strength."""
    card = LIBRARY.bosses.get(s.boss)
    if card is None:
        return 0.5
    need = 0.3 if card.tier == "main" else -0.5
    return 1 / (1 + exp((need - might) / 0.4))


# In an encounter ------------------------------------------------------------------------------


def in_fight(s: Souls, fight: Fight) -> float:
    """Between the defeat and the victory, by the chance to win."""
    if fight.step == "won":
        return standing(s)
    if fight.step in ("place", "lead"):
        return entered(s, fight)
    n, ahead, arms = len(s.party), tiles_ahead(s), Arms.of(s)
    lost = 0.0
    if s.spare_sparks > 0:
        tiles = len(s.tiles)
        lost = outlook(s, s.sparks - 1, 0, tiles, 1.0, home=True, lost=s.souls, arms=arms)
    if fight.boss:
        won = outlook(s, s.sparks, s.souls + s.sparks * n, ahead, ready(s), arms=arms)
        won += STAGE - BOSS
    else:
        won = outlook(s, s.sparks, s.souls + 2 * n, ahead - 1, ready(s), arms=arms)
    # To give up is never better than the smallest chance.
    return lost + 0.01 + (won - lost) * (chance(s, fight) - 0.0005 * fight.rounds)


def entered(s: Souls, fight: Fight) -> float:
    """Just entered: a fight comes last, after all that can be done for it; a boss in its time."""
    value = standing(s) - 0.0005
    if s.dropped is not None and s.dropped.place == fight.place:
        value += 0.0003
    if not fight.boss:
        return value - 0.0001 * (s.tiles[fight.place].level if fight.place in s.tiles else 0)
    might = strength(s)
    later = odds(s, might + SOUL * s.souls / len(s.party) + SOUL * WINNINGS * tiles_ahead(s))
    return value + BOSS * (0.9 * chance(s, fight) - later)


def chance(s: Souls, fight: Fight) -> float:
    """The chance to win the encounter under way, as far as it can be guessed."""
    if not fight.foes:
        return 1.0
    return 1 / (1 + exp(-WEIGHTS["constant"] - sum(odds_of(s, fight).values())))


def odds_of(s: Souls, fight: Fight) -> dict[str, float]:
    """What speaks for winning an encounter, in the logarithm of the odds."""
    party, found = s.present(), dict.fromkeys(WEIGHTS, 0.0)
    del found["constant"]
    for c in party:
        found["wounds"] -= c.damage + len(c.conditions)
        found["stamina"] -= c.stamina
        found["brink"] -= brink(c.free)
        found["flasks"] += c.estus
        found["tokens"] += c.heroic + c.luck + c.ember
        found["arms"] += worn_worth(s, c)
    found["allies"] = float(len(party))
    found["race"], found["health"] = _race(fight)
    if all(c.node is not None for c in party):
        _standing(s, fight, party, found)
    for name in SHARED:
        found[name] /= len(party)
    return {name: WEIGHTS[name] * value for name, value in found.items()}


SHARED = ("wounds", "stamina", "flasks", "tokens", "arms", "reach", "weak")
"""Terms that are means over the party."""


def brink(free: int) -> float:
    """How near to death so few free boxes are: most of all the last ones."""
    return exp(-max(0, free) / 2)


def _race(fight: Fight) -> tuple[float, float]:
    """What the enemies will strike before they have all fallen; and the health they have left."""
    foes = [(Printed.of(m.kind), m.wounds) for m in fight.foes.values()]
    foes.sort(key=lambda one: one[0].toughness(one[1]) / one[0].strength)
    clock = struck = health = 0.0
    for foe, wounds in foes:
        clock += foe.toughness(wounds)
        struck += foe.strength * clock
        health += foe.health - wounds
    return -log(1 + struck), -health


def _standing(s: Souls, fight: Fight, party: list[Character], found: dict[str, float]) -> None:
    """Add what depends on where everybody stands, and the blows under way."""
    far = room(s).distance
    for c in party:
        away = far[c.here]
        found["reach"] -= max(0, min(away[m.node] for m in fight.foes.values()) - _longest(c))
        if fight.boss:
            found["weak"] += any(is_weak(s, c, m) for m in fight.foes.values())
    for b in s.under_way:
        if isinstance(b, Blow) and b.by in fight.foes:
            for who in b.targets:
                free = s.characters[who].free
                found["blow"] -= brink(free - _coming(b, who)) - brink(free)
    turn = fight.turn
    if turn is not None:
        c = s.characters[turn.who]
        found["ready"] = sum(w is not None and w not in turn.used for w in (c.left, c.right)) / 2


def _coming(b: Blow, who: str) -> int:
    """What a blow under way holds for a target: as printed, or what the dice that lie leave."""
    return b.left if who == b.targets[0] and b.window in ("luck", "brace") else b.printed


def _longest(c: Character) -> int:
    """How far a character strikes."""
    return max(map(weapon_reach, (w for w in (c.left, c.right) if w is not None)), default=0)


@cache
def weapon_reach(weapon: str) -> int:
    """How far the farthest line of a weapon strikes, with the steps it brings."""
    card = gear(weapon)
    return max((reach_of(card, a) + a.before for a in card.actions if a.attacks), default=0)


class Printed(NamedTuple):
    """An enemy by its printed figures; a boss by those of its cards, on average."""

    health: int
    block: int
    strength: float

    @classmethod
    @cache
    def of(cls, kind: str) -> Printed:
        """The figures of a kind of enemies."""
        foe = LIBRARY.foes[kind]
        strength = sum(map(_strikes, foe.does)) / len(foe.does)
        return cls(foe.health, foe.block, max(0.5, strength))

    def toughness(self, wounds: int) -> float:
        """How long it takes to fell it."""
        return (self.health - wounds) * (1 + self.block) / 2


def _strikes(behaviour: Behaviour) -> int:
    """The sum of its printed attacks."""
    icons = behaviour.steps * behaviour.repeat
    return sum(i.strength if isinstance(i, Attack) else getattr(i, "damage", 0) for i in icons)
