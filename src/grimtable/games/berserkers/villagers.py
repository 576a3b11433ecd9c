"""Helping the villagers, and the cards they give."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.content import AID, DOES, LOCATIONS
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
    return [USE[card] for card in s.hand if card in USE and CAN[DOES[card].verb](s)]


def use(s: Helm, card: str) -> None:
    """A used card is discarded and out of the game."""
    s.hand.remove(card)
    tell(s, "aid.used", rule="aid.use-once", card=card)
    does = DOES[card]
    if does.verb in AT_ONCE:
        AT_ONCE[does.verb](s, card, does.n)
    else:
        s.under_way.append(Deed(does.verb, does.n, where=card))


def _walk(s: Helm, deed: Deed) -> Script[None]:
    """Up to so many steps with one Berserker; not a Move action [aid.b] [ruling.aid-b-thor]."""
    rule = AID[deed.where].rule
    walk: Walk = yield from choose(PLAYER, "walk", walks_of(s, deed.n), rule, n=deed.n)
    s.under_way.pop()
    s.at[walk.who] = walk.to
    tell(s, "walked", rule=rule, who=walk.who, where=walk.to)


def _jump(s: Helm, deed: Deed) -> Script[None]:
    """One Berserker goes anywhere [aid.c]."""
    card = deed.where
    rule = AID[card].rule
    jumps = jumps_of(s, [who for who in BERSERKERS if s.at[who]])
    jump: Jump = yield from choose(PLAYER, "jump", jumps, rule, card=card)
    s.under_way.pop()
    s.at[jump.who] = jump.to
    tell(s, "jumped", rule=rule, who=jump.who, where=jump.to)


def _reroll(s: Helm, card: str, n: int) -> None:
    """So many different dice may be rerolled in this turn [aid.d] [ruling.aid-d]."""
    s.rerolls += n
    tell(s, "stone", rule=AID[card].rule, n=s.rerolls)


def _squads_met(s: Helm) -> tuple[Crush, ...]:
    here = {s.at[who] for who in BERSERKERS} - {""}
    return tuple(CRUSH[orcs] for orcs in ORCS if s.at[orcs] in here)


def _crush(s: Helm, deed: Deed) -> Script[None]:
    """Remove an Orc squad from a Berserker's Location, whatever the Location's action [aid.e]."""
    rule = AID[deed.where].rule
    crushed: Crush = yield from choose(PLAYER, "crush", _squads_met(s), rule)
    s.under_way.pop()
    crush(s, crushed.orcs, rule)


def _heal(s: Helm, deed: Deed) -> Script[None]:
    """Heal one Berserker, anywhere [aid.f]."""
    rule = AID[deed.where].rule
    hurt = tuple(HEAL[who] for who in BERSERKERS if who in s.wounded)
    healed: Heal = yield from choose(PLAYER, "heal", hurt, rule)
    s.under_way.pop()
    s.wounded.discard(healed.who)
    tell(s, "healed", rule=rule, who=healed.who)


def _revive(s: Helm, deed: Deed) -> Script[None]:
    """Bring a dead Berserker back, healthy, where they began [aid.g] [request.5.revive]."""
    rule = AID[deed.where].rule
    dead = tuple(REVIVE[who] for who in BERSERKERS if not s.at[who])
    revived: Revive = yield from choose(PLAYER, "revive", dead, rule)
    s.under_way.pop()
    s.at[revived.who] = s.realm[BERSERKERS_START]
    tell(s, "revived", rule=rule, who=revived.who, where=s.at[revived.who])


def _calm(s: Helm, card: str, n: int) -> None:
    """The Riders place no Darkness in their next turn [aid.h]."""
    s.harp = True
    tell(s, "harp", rule=AID[card].rule)


def _gain(s: Helm, card: str, n: int) -> None:
    """So much gold [aid.i]."""
    gain(s, n, AID[card].rule)


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
CAN: dict[str, Callable[[Helm], bool]] = {  # a card that does nothing never is [aid.j] [gap.aid-j]
    "walk": lambda s: True,
    "jump": lambda s: True,
    "reroll": lambda s: bool(s.dice),
    "crush_orcs": lambda s: bool(_squads_met(s)),
    "heal_one": lambda s: bool(s.wounded),
    "revive_one": lambda s: not all(s.at[who] for who in BERSERKERS),
    "calm_riders": lambda s: not s.harp,
    "gain": lambda s: True,
}
DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {
    "walk": _walk,
    "jump": _jump,
    "crush_orcs": _crush,
    "heal_one": _heal,
    "revive_one": _revive,
    "reward": reward,
    "draw": draw_card,
}
AT_ONCE: dict[str, Callable[[Helm, str, int], None]] = {
    "reroll": _reroll,
    "calm_riders": _calm,
    "gain": _gain,
}
USE = {card: Use(card) for card, does in DOES.items() if does.verb in CAN}
