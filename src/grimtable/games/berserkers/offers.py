"""What a bet, a Pillage or an enemy's card promises, by trying it with the real rules."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.options import Activate, Pillage, Place
from grimtable.games.berserkers.state import BERSERKERS, ORCS, Helm
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View, percent


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options that leave something to the dice, and for what enemies will do."""
    found: dict[Option, Words] = {}
    called = view.scene().called() if any(isinstance(o, Activate) for o in ask.options) else {}
    for option in ask.options:
        if isinstance(option, Place) and ROWS[option.row].kind == "bet":
            found[option] = bet_words(view, option)
        elif isinstance(option, Pillage):
            found[option] = pillage_words(view, option)
        elif isinstance(option, Activate):
            words = enemy_words(view, option, called)
            if words is not None:
                found[option] = words
    return found


def bet_words(view: View, option: Place) -> Words:
    """How often the bet is won, and what it is worth."""
    before: Helm = view.state
    after = view.after(option, until="blow")
    won = after.chance(lambda s: s.gold >= before.gold)
    worth = after.mean(lambda s: s.gold - before.gold)
    args = {"row": option.row, "won": percent(won), "worth": f"{worth:+.1f}"}
    return Words("offer-bet", args)


def pillage_words(view: View, option: Pillage) -> Words:
    """How often it ends in a wound, or death, and the gold that it brings on average."""
    before: Helm = view.state
    after = view.after(option, until="blow")
    wound = "death" if option.who in before.wounded else "wound"
    hurt = after.chance(lambda s: _health(s, option.who) < _health(before, option.who))
    gold = after.mean(lambda s: s.gold - before.gold)
    args = {"who": option.who, "hurt": percent(hurt), "gold": f"{gold:.1f}"}
    return Words(f"offer-pillage-{wound}", args)


def enemy_words(view: View, option: Activate, called: Mapping[str, Words]) -> Words | None:
    """What an enemy will do to the Berserkers and the realm; None where it does them nothing."""
    before: Helm = view.state
    after = view.after(option, until="blow")
    if len(after.ways) != 1:
        return None
    s: Helm = after.ways[0].state
    does: list[Words] = []
    if s.ending in ("darkness", "dead"):
        does.append(Words(f"offer-lost-{s.ending}"))
    for who in BERSERKERS:
        if _health(s, who) < _health(before, who):
            key = "offer-wounds" if _health(s, who) else "offer-kills"
            does.append(Words(key, {"who": who}))
    does += [Words("offer-puts-out", {"where": at}) for at in sorted(before.fires - s.fires)]
    for at, gems in s.darkness.items():
        if gems > before.darkness.get(at, 0):
            does.append(Words("offer-darkens", {"where": at}))
    does += [Words("offer-enlists", {"orcs": o}) for o in ORCS if s.at[o] and not before.at[o]]
    if s.locked > before.locked:
        does.append(Words("offer-slows"))
    if not does:
        return None
    args = {"who": option.who, "row": called.get(option.row, option.row), "does": tuple(does)}
    return Words("offer-enemy", args)


def _health(s: Helm, who: str) -> int:
    """2 in good health, 1 wounded, 0 dead."""
    return 0 if not s.at[who] else 1 if who in s.wounded else 2
