"""Attacks on Berserkers, wounds and death."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.berserkers.content import AID, DOES
from grimtable.games.berserkers.ending import check_alive
from grimtable.games.berserkers.options import Shield
from grimtable.games.berserkers.state import BERSERKERS, PLAYER, Assault, Helm
from grimtable.kernel.asks import Ask, No, Option, Script
from grimtable.kernel.state import tell

NO_SHIELD = No()
SHIELDS = {
    card: {who: Shield(who, card) for who in BERSERKERS}
    for card, does in DOES.items()
    if does.verb == "ignore_attack"
}


def wound(s: Helm, who: str, rule: str) -> None:
    """The first wound turns the token, the second kills for good, from whatever source.

    [wound.no-return] [ruling.wound-other]
    """
    if who not in s.wounded:
        s.wounded.add(who)
        tell(s, "wounded", rule="wound.first", who=who)
        return
    s.wounded.discard(who)
    s.at[who] = ""
    tell(s, "died", rule="wound.second", who=who)
    check_alive(s)


def heal(s: Helm, who: str, rule: str) -> None:
    """Turn a Berserker to the healthy side."""
    s.wounded.discard(who)
    tell(s, "healed", rule=rule, who=who)


def attack(s: Helm, attacker: str, where: Iterable[str], rule: str) -> None:
    """Every Berserker on these Locations is attacked; with a Shield in hand it waits for an answer.

    [ruling.shield]
    """
    targets = [who for who in BERSERKERS if s.at[who] and s.at[who] in where]
    if not targets:
        tell(s, "attack.missed", rule=rule, who=attacker)
        return
    tell(s, "attack", rule=rule, who=attacker, targets=tuple(targets))
    shields = [card for card in s.hand if card in SHIELDS]
    if shields:  # only quicker: without a Shield nothing is asked
        s.under_way.append(Assault(attacker, targets, rule, shields))
    else:
        for who in targets:
            wound(s, who, rule)


def shield(s: Helm, assault: Assault) -> Script[None]:
    """A Shield lets one of those attacked ignore it; the others are wounded."""
    if assault.shields and assault.targets:
        card = assault.shields[0]
        rule = AID[card].rule
        options: tuple[Option, ...] = tuple(SHIELDS[card][who] for who in assault.targets)
        answer = yield Ask(PLAYER, "shield", (*options, NO_SHIELD), rule, {"who": assault.by})
        del assault.shields[0]
        if isinstance(answer, Shield):
            s.hand.remove(card)
            tell(s, "shield", rule=rule, who=answer.who, attacker=assault.by)
            assault.targets.remove(answer.who)
        return
    s.under_way.pop()
    for who in assault.targets:
        wound(s, who, assault.rule)
