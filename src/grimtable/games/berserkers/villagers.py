"""Helping the villagers, and the cards they give."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.content import LOCATIONS
from grimtable.games.berserkers.dice import use_up
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
from grimtable.games.berserkers.state import BERSERKERS, ORCS, PLAYER, Deed, Helm
from grimtable.kernel.asks import Option, Script, choose
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell

FULL = 4
TAKE_GOLD, TAKE_CARD = TakeGold(), TakeCard()


def help_villagers(s: Helm, die: int) -> None:
    """A discarded die moves the gauge up by 1, whatever it shows [aid.discard]."""
    use_up(s, die)
    s.gauge += 1
    tell(s, "helped", rule="aid.gauge", value=die, gauge=s.gauge)
    if s.gauge == FULL:
        s.under_way.append(Deed("reward"))


def reward(s: Helm, deed: Deed) -> Script[None]:
    """At 4 the player takes 1 gold or a card, and the gauge returns to 0.

    With an empty deck only the gold remains [ruling.aid-empty].
    """
    rewards = (TAKE_GOLD, TAKE_CARD) if len(s.deck) else (TAKE_GOLD,)
    taken = yield from choose(PLAYER, "reward", rewards, rule="aid.four")
    s.under_way.pop()
    s.gauge = 0
    tell(s, "gauge-reset", rule="aid.reset")
    if type(taken) is TakeGold:
        gain(s, 1, rule="aid.gold")
    else:
        s.under_way.append(Deed("draw", rule="aid.card"))


def draw_card(s: Helm, deed: Deed) -> Script[None]:
    """Take the top card of the villagers' deck, if there is one."""
    drawn = yield from draw(s.deck, 1, deed.rule, what="draw-aid")
    s.under_way.pop()
    for card in drawn:
        s.hand.append(str(card))
        tell(s, "aid.drawn", rule=deed.rule, reveals=True, card=card)


# Using a card: at any time of Phase 1, without a die ----------------------------------------------


def usable(s: Helm) -> list[Option]:
    """The cards in hand that can do something now [aid.use-when] [ruling.aid-own-turn]."""
    return [USE[card] for card in s.hand if card in CAN and CAN[card](s)]


def use(s: Helm, card: str) -> None:
    """A used card is discarded and out of the game."""
    s.hand.remove(card)
    tell(s, "aid.used", rule="aid.use-once", card=card)
    if card in AT_ONCE:
        AT_ONCE[card](s)
    else:
        s.under_way.append(Deed(card))


def _boots(s: Helm, deed: Deed) -> Script[None]:
    """Up to 3 steps with one Berserker; not a Move action [ruling.aid-b-thor]."""
    walk: Walk = yield from choose(PLAYER, "boots", walks_of(s, 3), rule="aid.b")
    s.under_way.pop()
    s.at[walk.who] = walk.to
    tell(s, "walked", rule="aid.b", who=walk.who, where=walk.to)


def _cloak(s: Helm, deed: Deed) -> Script[None]:
    """One Berserker goes anywhere."""
    jumps = jumps_of(s, [who for who in BERSERKERS if s.at[who]])
    jump: Jump = yield from choose(PLAYER, "cloak", jumps, rule="aid.c")
    s.under_way.pop()
    s.at[jump.who] = jump.to
    tell(s, "jumped", rule="aid.c", who=jump.who, where=jump.to)


def _stone(s: Helm) -> None:
    """Up to four different dice may be rerolled in this turn [ruling.aid-d]."""
    s.rerolls += 4
    tell(s, "stone", rule="aid.d", n=s.rerolls)


def _squads_met(s: Helm) -> tuple[Crush, ...]:
    here = {s.at[who] for who in BERSERKERS} - {""}
    return tuple(CRUSH[orcs] for orcs in ORCS if s.at[orcs] in here)


def _sword(s: Helm, deed: Deed) -> Script[None]:
    """Remove an Orc squad from a Berserker's Location, whatever the Location's action."""
    crushed: Crush = yield from choose(PLAYER, "crush", _squads_met(s), rule="aid.e")
    s.under_way.pop()
    crush(s, crushed.orcs, rule="aid.e")


def _brew(s: Helm, deed: Deed) -> Script[None]:
    """Heal one Berserker, anywhere."""
    hurt = tuple(HEAL[who] for who in BERSERKERS if who in s.wounded)
    healed: Heal = yield from choose(PLAYER, "heal", hurt, rule="aid.f")
    s.under_way.pop()
    s.wounded.discard(healed.who)
    tell(s, "healed", rule="aid.f", who=healed.who)


def _potion(s: Helm, deed: Deed) -> Script[None]:
    """Bring a dead Berserker back, healthy, where the Berserkers began [request.5.revive]."""
    dead = tuple(REVIVE[who] for who in BERSERKERS if not s.at[who])
    revived: Revive = yield from choose(PLAYER, "revive", dead, rule="aid.g")
    s.under_way.pop()
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
CAN: dict[str, Callable[[Helm], bool]] = {  # the mysterious object never is of use [gap.aid-j]
    "boots": lambda s: True,
    "cloak": lambda s: True,
    "stone": lambda s: bool(s.dice),
    "sword": lambda s: bool(_squads_met(s)),
    "brew": lambda s: bool(s.wounded),
    "potion": lambda s: not all(s.at[who] for who in BERSERKERS),
    "harp": lambda s: not s.harp,
    "purse": lambda s: True,
}
DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {
    "boots": _boots,
    "cloak": _cloak,
    "sword": _sword,
    "brew": _brew,
    "potion": _potion,
    "reward": reward,
    "draw": draw_card,
}
AT_ONCE: dict[str, Callable[[Helm], None]] = {"stone": _stone, "harp": _harp, "purse": _purse}
USE = {card: Use(card) for card in CAN}
