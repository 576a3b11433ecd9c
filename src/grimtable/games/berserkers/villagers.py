"""Helping the villagers, and the cards they give."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.content import LOCATIONS
from grimtable.games.berserkers.gold import gain
from grimtable.games.berserkers.helm import BERSERKERS_START, WITHIN, ways
from grimtable.games.berserkers.options import (
    Crush,
    Heal,
    Jump,
    Revive,
    TakeCard,
    TakeGold,
    Use,
    Walk,
)
from grimtable.games.berserkers.state import BERSERKERS, ORCS, PLAYER, Helm
from grimtable.kernel.asks import Option, Script, choose
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell

FULL = 4
TAKE_GOLD, TAKE_CARD = TakeGold(), TakeCard()


def help_villagers(s: Helm, die: int) -> Script[None]:
    """A discarded die moves the gauge up by 1, whatever it shows [aid.discard].

    At 4 the player takes 1 gold or a card, and the gauge returns to 0. With an empty deck only
    the gold remains [ruling.aid-empty].
    """
    s.dice.remove(die)
    s.gauge += 1
    tell(s, "helped", rule="aid.gauge", value=die, gauge=s.gauge)
    if s.gauge < FULL:
        return
    rewards = (TAKE_GOLD, TAKE_CARD) if len(s.deck) else (TAKE_GOLD,)
    reward = yield from choose(PLAYER, "reward", rewards, rule="aid.four")
    s.gauge = 0
    tell(s, "gauge-reset", rule="aid.reset")
    if type(reward) is TakeGold:
        gain(s, 1, rule="aid.gold")
    else:
        yield from draw_card(s, rule="aid.card")


def draw_card(s: Helm, rule: str) -> Script[None]:
    """Take the top card of the villagers' deck, if there is one."""
    for card in (yield from draw(s.deck, 1, rule, what="draw-aid")):
        s.hand.append(str(card))
        tell(s, "aid.drawn", rule=rule, reveals=True, card=card)


# Using a card: in Phase 1, without a die [ruling.aid-own-turn] ------------------------------------


def usable(s: Helm) -> list[Option]:
    """The cards in hand that can do something now [aid.use-when]."""
    return [USE[card] for card in s.hand if card in CAN and CAN[card](s)]


def use(s: Helm, card: str) -> Script[None]:
    """A used card is discarded and out of the game."""
    s.hand.remove(card)
    tell(s, "aid.used", rule="aid.use-once", card=card)
    script = DO[card](s)
    if script is not None:
        s.doing = card
        yield from script
        s.doing = ""


def _boots(s: Helm) -> Script[None]:
    """Up to 3 steps with one Berserker; not a Move action [ruling.aid-b-thor]."""
    walk: Walk = yield from choose(PLAYER, "boots", walks_of(s, 3), rule="aid.b")
    s.at[walk.who] = walk.to
    tell(s, "walked", rule="aid.b", who=walk.who, where=walk.to)


def _cloak(s: Helm) -> Script[None]:
    """One Berserker goes anywhere."""
    jumps = jumps_of(s, [who for who in BERSERKERS if s.at[who]])
    jump: Jump = yield from choose(PLAYER, "cloak", jumps, rule="aid.c")
    s.at[jump.who] = jump.to
    tell(s, "jumped", rule="aid.c", who=jump.who, where=jump.to)


def _stone(s: Helm) -> None:
    """Four single rerolls in this turn [ruling.aid-d]."""
    s.rerolls += 4
    tell(s, "stone", rule="aid.d", n=s.rerolls)


def _squads_met(s: Helm) -> tuple[Crush, ...]:
    here = {s.at[who] for who in BERSERKERS} - {""}
    return tuple(CRUSH[orcs] for orcs in ORCS if s.at[orcs] in here)


def _sword(s: Helm) -> Script[None]:
    """Remove an Orc squad from a Berserker's Location, whatever the Location's action."""
    crushed: Crush = yield from choose(PLAYER, "crush", _squads_met(s), rule="aid.e")
    crush(s, crushed.orcs, rule="aid.e")


def _brew(s: Helm) -> Script[None]:
    """Heal one Berserker, anywhere."""
    hurt = tuple(HEAL[who] for who in BERSERKERS if who in s.wounded)
    healed: Heal = yield from choose(PLAYER, "heal", hurt, rule="aid.f")
    s.wounded.discard(healed.who)
    tell(s, "healed", rule="aid.f", who=healed.who)


def _potion(s: Helm) -> Script[None]:
    """Bring a dead Berserker back, healthy, where the Berserkers began [request.5.revive]."""
    dead = tuple(REVIVE[who] for who in BERSERKERS if not s.at[who])
    revived: Revive = yield from choose(PLAYER, "revive", dead, rule="aid.g")
    s.at[revived.who] = s.realm[BERSERKERS_START]
    tell(s, "revived", rule="aid.g", who=revived.who, where=s.at[revived.who])


def _harp(s: Helm) -> None:
    """The Riders place no Darkness in their next turn."""
    s.harp = True
    tell(s, "harp", rule="aid.h")


def _purse(s: Helm) -> None:
    gain(s, 3, rule="aid.i")


def crush(s: Helm, orcs: str, rule: str) -> None:
    """The squad returns to the supply and can come back later [rider.enlist.return]."""
    where, s.at[orcs] = s.at[orcs], ""
    tell(s, "crushed", rule=rule, orcs=orcs, where=where)


def walks_of(s: Helm, n: int) -> tuple[Walk, ...]:
    """Up to `n` steps with one Berserker."""
    realm, index, within = s.realm, ways(s.realm).place, WITHIN[n]
    return tuple(
        [WALK[who, realm[to]] for who in BERSERKERS if s.at[who] for to in within[index[s.at[who]]]]
    )


def jumps_of(s: Helm, who: list[str]) -> tuple[Jump, ...]:
    """To any other Location."""
    return tuple(JUMP[one, to] for one in who for to in s.realm if to != s.at[one])


WALK = {(who, to): Walk(who, to) for who in BERSERKERS for to in LOCATIONS}
JUMP = {(who, to): Jump(who, to) for who in BERSERKERS for to in LOCATIONS}
CRUSH = {orcs: Crush(orcs) for orcs in ORCS}
HEAL = {who: Heal(who) for who in BERSERKERS}
REVIVE = {who: Revive(who) for who in BERSERKERS}
# Every card that is used in the own turn; the mysterious object never is [gap.aid-j].
CAN: dict[str, Callable[[Helm], bool]] = {
    "boots": lambda s: True,
    "cloak": lambda s: True,
    "stone": lambda s: bool(s.dice),
    "sword": lambda s: bool(_squads_met(s)),
    "brew": lambda s: bool(s.wounded),
    "potion": lambda s: not all(s.at[who] for who in BERSERKERS),
    "harp": lambda s: not s.harp and not s.skip_riders,
    "purse": lambda s: True,
}
DO: dict[str, Callable[[Helm], Script[None] | None]] = {
    "boots": _boots,
    "cloak": _cloak,
    "stone": _stone,
    "sword": _sword,
    "brew": _brew,
    "potion": _potion,
    "harp": _harp,
    "purse": _purse,
}
USE = {card: Use(card) for card in CAN}
