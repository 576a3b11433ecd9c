"""Helping the villagers, and the cards they give."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.content import AID, DOES, LOCATIONS
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
    return [USE[card] for card in s.hand if card in USE and CAN[DOES[card].verb](s)]


def use(s: Helm, card: str) -> Script[None]:
    """A used card is discarded and out of the game."""
    s.hand.remove(card)
    tell(s, "aid.used", rule="aid.use-once", card=card)
    does = DOES[card]
    script = DO[does.verb](s, card, does.n)
    if script is not None:
        s.doing = does.verb
        yield from script
        s.doing = ""


def _walk(s: Helm, card: str, n: int) -> Script[None]:
    """Up to `n` steps with one Berserker; not a Move action [aid.b] [ruling.aid-b-thor]."""
    rule = AID[card].rule
    walk: Walk = yield from choose(PLAYER, "walk", walks_of(s, n), rule, n=n)
    s.at[walk.who] = walk.to
    tell(s, "walked", rule=rule, who=walk.who, where=walk.to)


def _jump(s: Helm, card: str, n: int) -> Script[None]:
    """One Berserker goes anywhere [aid.c]."""
    rule = AID[card].rule
    jumps = jumps_of(s, [who for who in BERSERKERS if s.at[who]])
    jump: Jump = yield from choose(PLAYER, "jump", jumps, rule, card=card)
    s.at[jump.who] = jump.to
    tell(s, "jumped", rule=rule, who=jump.who, where=jump.to)


def _reroll(s: Helm, card: str, n: int) -> None:
    """So many single rerolls in this turn [aid.d] [ruling.aid-d]."""
    s.rerolls += n
    tell(s, "stone", rule=AID[card].rule, n=s.rerolls)


def _squads_met(s: Helm) -> tuple[Crush, ...]:
    here = {s.at[who] for who in BERSERKERS} - {""}
    return tuple(CRUSH[orcs] for orcs in ORCS if s.at[orcs] in here)


def _crush(s: Helm, card: str, n: int) -> Script[None]:
    """Remove an Orc squad from a Berserker's Location, whatever the Location's action [aid.e]."""
    rule = AID[card].rule
    crushed: Crush = yield from choose(PLAYER, "crush", _squads_met(s), rule)
    crush(s, crushed.orcs, rule)


def _heal(s: Helm, card: str, n: int) -> Script[None]:
    """Heal one Berserker, anywhere [aid.f]."""
    rule = AID[card].rule
    hurt = tuple(HEAL[who] for who in BERSERKERS if who in s.wounded)
    healed: Heal = yield from choose(PLAYER, "heal", hurt, rule)
    s.wounded.discard(healed.who)
    tell(s, "healed", rule=rule, who=healed.who)


def _revive(s: Helm, card: str, n: int) -> Script[None]:
    """Bring a dead Berserker back, healthy, where they began [aid.g] [request.5.revive]."""
    rule = AID[card].rule
    dead = tuple(REVIVE[who] for who in BERSERKERS if not s.at[who])
    revived: Revive = yield from choose(PLAYER, "revive", dead, rule)
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
# What can be used in the own turn; a card that does nothing never is [aid.j] [gap.aid-j].
CAN: dict[str, Callable[[Helm], bool]] = {
    "walk": lambda s: True,
    "jump": lambda s: True,
    "reroll": lambda s: bool(s.dice),
    "crush_orcs": lambda s: bool(_squads_met(s)),
    "heal_one": lambda s: bool(s.wounded),
    "revive_one": lambda s: not all(s.at[who] for who in BERSERKERS),
    "calm_riders": lambda s: not s.harp and not s.skip_riders,
    "gain": lambda s: True,
}
DO: dict[str, Callable[[Helm, str, int], Script[None] | None]] = {
    "walk": _walk,
    "jump": _jump,
    "reroll": _reroll,
    "crush_orcs": _crush,
    "heal_one": _heal,
    "revive_one": _revive,
    "calm_riders": _calm,
    "gain": _gain,
}
USE = {card: Use(card) for card, does in DOES.items() if does.verb in CAN}
