"""What an enemy's card will do, by trying it with the real rules."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.games.berserkers.options import Activate
from grimtable.games.berserkers.stakes import health
from grimtable.games.berserkers.state import BERSERKERS, ORCS, Helm
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for what enemies will do."""
    found: dict[Option, Words] = {}
    called = view.scene().called() if any(isinstance(o, Activate) for o in ask.options) else {}
    for option in ask.options:
        if isinstance(option, Activate):
            words = enemy_words(view, option, called)
            if words is not None:
                found[option] = words
    return found


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
        if health(s, who) < health(before, who):
            key = "offer-wounds" if health(s, who) else "offer-kills"
            does.append(Words(key, {"who": who}))
    does += [Words("offer-puts-out", {"where": at}) for at in sorted(before.fires - s.fires)]
    for at, gems in s.darkness.items():
        if gems > before.darkness.get(at, 0):
            does.append(Words("offer-darkens", {"where": at}))
    does += [Words("offer-enlists", {"orcs": o}) for o in ORCS if s.at[o] and not before.at[o]]
    if s.locked > before.locked:
        does.append(Words("offer-slows"))
    if option.who in before.special:
        does += _to_dice(before, s)
    if not does:
        return None
    args = {"who": option.who, "row": called.get(option.row, option.row), "does": tuple(does)}
    return Words("offer-enemy", args)


def _to_dice(before: Helm, s: Helm) -> list[Words]:
    """What a Request's die does to the Action dice; or that it changes nothing at all."""
    lost = len(before.dice) - len(s.dice)
    if lost:
        return [Words("offer-discards", {"n": lost})]
    was, now = before.clone(), s.clone()
    was.special, now.special = {}, {}
    return [Words("offer-nothing")] if was == now else []
