"""Statuses that pay for blood: what a Hero gains who hurts the one they name (Story Record)."""

from __future__ import annotations

from grimtable.games.drunagor.content import CARDS
from grimtable.games.drunagor.health import gain, pop, push
from grimtable.games.drunagor.options import Choose, Daunt
from grimtable.games.drunagor.state import STACK, Drunagor, Owed
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell

REWARDS = {"luccanors_revenge": ("grand_betrayer", "focus"), "contempt": ("plague", "cleanse")}
"""By Status: whom one has to hurt, and what each attack that does so gives."""


def reward(s: Drunagor, hero: str, whom: str) -> None:
    """A Hero's attack made somebody suffer [ruling.status-rewards]."""
    monster = s.monsters.get(whom)
    kind = monster.kind if monster is not None else whom
    for status, (foe, gift) in REWARDS.items():
        if foe != kind or status not in s.statuses or s.won is not None:
            continue
        tell(s, "status-pays", "ruling.status-rewards", who=hero, status=status)
        if gift == "focus":
            gain(s, hero, "focus", 1, "ruling.status-rewards")
        else:
            push(s, Owed("cleanse", hero, 1))


SPOT = 2
"""INTIMIDATE of a blow on the weak spot."""


def unsettle(s: Drunagor, hero: str, whom: str) -> None:
    """A Hero's Weapon Attack hit the Famine Horseman where he was mended [ruling.weak-spot]."""
    if whom == "famine" == s.boss.id and "weak_spot" in s.statuses:
        push(s, Owed("weak_spot", hero))


def settle_weak_spot(s: Drunagor, owed: Owed) -> Script[None]:
    """The Hero puts INTIMIDATE on one of his Attack cards, four at most [ruling.weak-spot]."""
    mine = [name for name, card in CARDS.items() if card.horseman == s.boss.id]
    attacks = [name for name in mine if CARDS[name].kind == "attack"]
    there = [name for name in attacks if s.boss.daunted.get(name) != STACK]
    if not there:
        pop(s, owed)
        return
    options = tuple(Daunt(name) for name in there)
    chosen = yield from choose(owed.who, "weak-spot", options, "ruling.weak-spot")
    pop(s, owed)
    laid = s.boss.daunted.get(chosen.card, 0)
    n = min(SPOT, STACK - laid)
    s.boss.daunted[chosen.card] = laid + n
    tell(s, "daunts", rule="ruling.weak-spot", who=owed.who, card=chosen.card, n=n)


BOON = 2


def settle_boon(s: Drunagor, owed: Owed) -> Script[None]:
    """Who defeated a turncoat chooses FOCUS or CLEANSE [ruling.turncoats]."""
    options = (Choose("focus", BOON), Choose("cleanse", BOON))
    chosen = yield from choose(owed.who, "boon", options, "ruling.turncoats")
    pop(s, owed)
    if chosen.word == "focus":
        gain(s, owed.who, "focus", BOON, "ruling.turncoats")
    else:
        push(s, Owed("cleanse", owed.who, BOON))
