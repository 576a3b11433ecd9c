"""What an option comes to: what an enemy's card will do, by trying it with the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from grimtable.games.berserkers.actions import standing
from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.content import LOCATIONS, RIDER_CARD
from grimtable.games.berserkers.locations import can
from grimtable.games.berserkers.options import (
    Activate,
    DrawRequest,
    Enough,
    Keep,
    Place,
    Refuse,
)
from grimtable.games.berserkers.stakes import health
from grimtable.games.berserkers.state import BERSERKERS, MOST_GOLD, ORCS, RIDERS, Assault, Helm
from grimtable.games.berserkers.turn import told
from grimtable.games.berserkers.words import how_hard, request_lines
from grimtable.kernel.asks import Ask, No, Option
from grimtable.kernel.view import View
from grimtable.kernel.words import Words


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for what enemies will do, for Requests, and for what Locations are good for."""
    found: dict[Option, Words] = {}
    s: Helm = view.state
    called = view.scene().called() if any(isinstance(o, Activate) for o in ask.options) else {}
    for option in ask.options:
        words = None
        if isinstance(option, Activate):
            words = enemy_words(view, option, called)
        elif isinstance(option, No) and ask.what == "shield":
            words = _without_shield(s)
        elif isinstance(option, Place) and ROWS[option.row].kind == "location":
            words = _visits(s, option)
        elif isinstance(option, Enough | DrawRequest | Keep | Refuse):
            words = _request_words(view, option)
        if words is not None:
            found[option] = words
    return told(view, ask, found) if s.phase == "berserkers" and s.rolled else found


def _without_shield(s: Helm) -> Words | None:
    """What comes of it if nobody raises the shield."""
    assault = s.under_way[-1]
    if not isinstance(assault, Assault):
        return None
    keys = [(f"offer-{'kills' if who in s.wounded else 'wounds'}", who) for who in assault.targets]
    return Words("offer-no-shield", {"does": tuple(Words(key, {"who": who}) for key, who in keys)})


def _action(where: str) -> Words:
    """What can be done at a Location."""
    return Words(f"scene-action-{LOCATIONS[where].action}")


def _visits(s: Helm, option: Place) -> Words:
    """A row with which Locations are used: what those allow where somebody stands."""
    does = dict.fromkeys(_action(at).key for at in standing(s) if can(s, at))
    return Words("offer-location", {"row": option.row, "does": tuple(map(Words, does))})


def _request_words(view: View, option: Enough | DrawRequest | Keep | Refuse) -> Words:
    """The Requests so far, how hard they are, and the gold that comes with them."""
    s: Helm = view.state
    if isinstance(option, Keep | Refuse):
        name = option.request
        key = "offer-keep" if isinstance(option, Keep) else "offer-refuse"
        says = reduce(_and, request_lines(s.shelf[name]))
        return Words(key, {"request": how_hard(view.game, name), "says": says})
    more = isinstance(option, DrawRequest)
    gold = min(MOST_GOLD, 2 * (len(s.book) + more))
    if more:
        return Words("offer-draw", {"gold": gold})
    return Words(
        "offer-enough",
        {"gold": gold, "requests": tuple(how_hard(view.game, one) for one in s.book)},
    )


def _and(some: Words, last: Words) -> Words:
    """One sentence after the other."""
    return Words("offer-lines", {"some": some, "last": last})


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
    came = [orcs for orcs in ORCS if s.at[orcs] and not before.at[orcs]]
    does += [Words("offer-enlists-at", {"where": s.at[orcs]}) for orcs in came]
    if not came and _enlists(before, option.who):
        does.append(Words("offer-no-squad"))
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


def _enlists(s: Helm, who: str) -> bool:
    """Whether a Rider's die would enlist a squad, if there are any to come."""
    face = RIDER_CARD[s.enemies[who] - 1] if who in RIDERS and who in s.enemies else ()
    return any(effect.verb == "enlist" for effect in face)
