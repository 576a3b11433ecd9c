"""Attacks on Berserkers, wounds and death."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.berserkers.content import AID
from grimtable.games.berserkers.ending import check_alive
from grimtable.games.berserkers.options import Shield
from grimtable.games.berserkers.state import BERSERKERS, PLAYER, Helm
from grimtable.kernel.asks import Ask, No, Option, Script
from grimtable.kernel.state import tell

NO_SHIELD = No()
SHIELDS = {
    card: {who: Shield(who, card) for who in BERSERKERS}
    for card, printed in AID.items()
    if printed.when == "attacked"
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


def attack(s: Helm, attacker: str, where: Iterable[str], rule: str) -> Script[None]:
    """Every Berserker on these Locations is attacked; a Shield lets one of them ignore it.

    [ruling.shield]
    """
    targets = [who for who in BERSERKERS if s.at[who] and s.at[who] in where]
    if not targets:
        tell(s, "attack.missed", rule=rule, who=attacker)
        return
    tell(s, "attack", rule=rule, who=attacker, targets=tuple(targets))
    for card in [card for card in s.hand if card in SHIELDS]:
        options: tuple[Option, ...] = (*(SHIELDS[card][who] for who in targets), NO_SHIELD)
        answer = yield Ask(PLAYER, "shield", options, AID[card].rule, {"who": attacker})
        if isinstance(answer, Shield):
            s.hand.remove(card)
            targets.remove(answer.who)
            tell(s, "shield", rule=AID[card].rule, who=answer.who, attacker=attacker)
    for who in targets:
        wound(s, who, rule)
