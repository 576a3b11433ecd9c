"""The actions of the Action cards, one function each in the order of the book.

Most actions have a question, `CAN[kind](s, here)`: whether a die may be put on its row now, where
`here` are the Locations on which Berserkers stand. The others can always be done.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from grimtable.games.berserkers import locations
from grimtable.games.berserkers.content import FIRE_LOCATIONS, LOCATIONS
from grimtable.games.berserkers.gold import gain, pay
from grimtable.games.berserkers.helm import ways
from grimtable.games.berserkers.options import Lift, Light, Pillage, Pull, Push, Seal, Visit, Walk
from grimtable.games.berserkers.state import BERSERKERS, DICE, PLAYER, RIDERS, Deed, Helm
from grimtable.games.berserkers.villagers import walks_of
from grimtable.games.berserkers.wounds import wound
from grimtable.kernel.asks import Roll, Script, choose
from grimtable.kernel.state import tell

FIRE_SYMBOL = frozenset(FIRE_LOCATIONS)
FIRST, SECOND, THIRD = BERSERKERS


def standing(s: Helm) -> list[str]:
    """The Locations where Berserkers stand, each once."""
    at = s.at
    one, two, three = at[FIRST], at[SECOND], at[THIRD]
    here = [one] if one else []
    if two and two != one:
        here.append(two)
    if three and three != one and three != two:
        here.append(three)
    return here


# Move ---------------------------------------------------------------------------------------------


def can_move(s: Helm, here: list[str]) -> bool:
    """Always, unless a Request forbids Moves this turn."""
    return not s.no_moves


def move(s: Helm, deed: Deed) -> Script[None]:
    """One Berserker goes up to so many steps, orthogonally; he can't share them with another.

    [action.move.count] [action.move.orthogonal] [action.move.one-berserker]
    """
    walks = walks_of(s, deed.n)
    walk: Walk = yield from choose(PLAYER, "move", walks, "action.move", n=deed.n)
    s.under_way.pop()
    s.at[walk.who] = walk.to
    tell(s, "walked", rule="action.move", who=walk.who, where=walk.to)


# Light --------------------------------------------------------------------------------------------


def lightable(s: Helm, here: list[str]) -> list[str]:
    """A Berserker there, the fire symbol, and no fire yet [action.light.need] [fires.where]."""
    return [at for at in here if at in FIRE_SYMBOL and at not in s.fires]


def can_light(s: Helm, here: list[str]) -> bool:
    """A fire can be lit."""
    return bool(lightable(s, here))


def light(s: Helm, deed: Deed) -> Script[None]:
    """Put a yellow gem on the Location; Darkness does not hinder it [ruling.darkness-effect]."""
    options = tuple([LIGHT[at] for at in lightable(s, standing(s))])
    lit: Light = yield from choose(PLAYER, "light", options, rule="action.light")
    s.under_way.pop()
    s.fires.add(lit.where)
    tell(s, "lit", rule="action.light", where=lit.where, fires=len(s.fires))


# Push and Pull ------------------------------------------------------------------------------------


def push(s: Helm, deed: Deed) -> Script[None]:
    """Send one creature from a Berserker's Location to a neighbour, never over the edge.

    The book counts Berserkers among the creatures: one who stands alone can be pushed as well, so
    there is always somebody [action.push-pull.targets] [ruling.push-self] [ruling.push-once]
    [ruling.push-no-wrap].
    """
    near, at = ways(s.realm).near, s.at
    crowd = standing(s)
    options = tuple(
        [push_option(who, to) for who, here in at.items() if here in crowd for to in near[here]]
    )
    pushed: Push = yield from choose(PLAYER, "push", options, rule="action.push")
    s.under_way.pop()
    at[pushed.who] = pushed.to
    tell(s, "pushed", rule="action.push", who=pushed.who, where=pushed.to)


def can_pull(s: Helm, here: list[str]) -> bool:
    """Some creature stands next to a Berserker's Location."""
    near, places = ways(s.realm).near, s.at.values()
    for at in here:
        for place in near[at]:
            if place in places:
                return True
    return False


def pull(s: Helm, deed: Deed) -> Script[None]:
    """Bring one creature from a neighbouring Location to a Berserker's.

    [action.push-pull.targets] [ruling.push-once] [ruling.push-no-wrap]
    """
    near, at = ways(s.realm).near, s.at
    options = tuple(
        [
            pull_option(who, here)
            for here in standing(s)
            for who, place in at.items()
            if place and place in near[here]
        ]
    )
    pulled: Pull = yield from choose(PLAYER, "pull", options, rule="action.pull")
    s.under_way.pop()
    at[pulled.who] = pulled.to
    tell(s, "pulled", rule="action.pull", who=pulled.who, where=pulled.to)


# Lift Darkness ------------------------------------------------------------------------------------


def can_lift(s: Helm, here: list[str]) -> bool:
    """A Berserker must stand there [ruling.lift-presence]."""
    return not s.darkness.keys().isdisjoint(here)


def lift(s: Helm, deed: Deed) -> Script[None]:
    """Return one violet gem of the Location to the supply [ruling.loki-lift]."""
    options = tuple([LIFT[at] for at in standing(s) if at in s.darkness])
    lifted: Lift = yield from choose(PLAYER, "lift", options, rule="action.lift")
    s.under_way.pop()
    s.darkness[lifted.where] -= 1
    if not s.darkness[lifted.where]:
        del s.darkness[lifted.where]
    tell(s, "lifted", rule="action.lift", where=lifted.where)


# Mark ---------------------------------------------------------------------------------------------


def can_mark(s: Helm, here: list[str]) -> bool:
    """A Berserker, an unmarked Rider and a lit fire on one Location [mark.where]."""
    for rider in RIDERS:
        at = s.at[rider]
        if at in here and at in s.fires and rider not in s.sealed:
            return True
    return False


def mark(s: Helm, deed: Deed) -> Script[None]:
    """Turn one Rider to the sealed side, for good; he goes on acting as before.

    [action.mark.need] [action.mark.permanent] [ruling.mark-one] [ruling.marked-still-acts]
    """
    here = standing(s)
    options = tuple(
        [
            SEAL[rider]
            for rider in RIDERS
            if rider not in s.sealed and s.at[rider] in s.fires and s.at[rider] in here
        ]
    )
    sealed: Seal = yield from choose(PLAYER, "mark", options, rule="action.mark")
    s.under_way.pop()
    s.sealed.add(sealed.rider)
    tell(s, "sealed", rule="action.mark", who=sealed.rider, sealed=len(s.sealed))


# Pillage ------------------------------------------------------------------------------------------


def pillage(s: Helm, deed: Deed) -> Script[None]:
    """Choose a Berserker and roll the black die."""
    if not deed.who:
        options = tuple([PILLAGE[who] for who in BERSERKERS if s.at[who]])
        chosen: Pillage = yield from choose(PLAYER, "pillage", options, rule="action.pillage")
        deed.who = chosen.who
        return
    who = deed.who
    (face,) = yield Roll(BLACK, "action.pillage", "roll-pillage", {"who": who})
    s.under_way.pop()
    if face <= 2:
        tell(s, "pillage.hurt", rule="action.pillage.wound", who=who, face=face)
        wound(s, who, rule="action.pillage.wound")
    elif face <= 4:
        tell(s, "pillage.nothing", rule="action.pillage.nothing", who=who, face=face)
    elif face == 5:
        tell(s, "pillage.booty", rule="action.pillage.one", who=who, face=face)
        gain(s, 1, rule="action.pillage.one")
    else:
        tell(s, "pillage.booty", rule="action.pillage.two", who=who, face=face)
        gain(s, 2, rule="action.pillage.two")


# Bet ----------------------------------------------------------------------------------------------


def can_bet(s: Helm, here: list[str]) -> bool:
    """Impossible without gold [ruling.bet-gold]."""
    return s.gold > 0


def bet(s: Helm, deed: Deed) -> Script[None]:
    """Pay 1 gold, roll black and green, reroll the lower one; it must reach the other.

    A double wins at once.
    """
    if not deed.dice:
        pay(s, rule="action.bet.cost")
        deed.dice = yield Roll(BLACK_GREEN, "action.bet.cost", "roll-bet")
        return
    black, green = deed.dice
    if black == green:
        s.under_way.pop()
        tell(s, "bet.double", rule="action.bet.double", face=black)
        gain(s, 3, rule="action.bet.double")
        return
    best = max(black, green)
    lower = BLACK if green == best else GREEN
    (again,) = yield Roll(
        lower, rule="action.bet.reroll", what="roll-bet-again", about={"other": best}
    )
    s.under_way.pop()
    if again >= best:
        tell(s, "bet.won", rule="action.bet.win", face=again, other=best)
        gain(s, 3, rule="action.bet.win")
    else:
        tell(s, "bet.lost", rule="action.bet.lose", face=again, other=best)


# Location action ----------------------------------------------------------------------------------


def can_visit(s: Helm, here: list[str]) -> bool:
    """A Berserker stands where the Location's action can be done [location.presence]."""
    for at in here:
        if locations.can(s, at):
            return True
    return False


def visit(s: Helm, deed: Deed) -> Script[None]:
    """Carry out the action printed on a Location where a Berserker stands [action.location]."""
    options = tuple([VISIT[at] for at in standing(s) if locations.can(s, at)])
    chosen: Visit = yield from choose(PLAYER, "location", options, rule="location.die")
    s.under_way[-1] = Deed(LOCATIONS[chosen.where].action, where=chosen.where)


@cache
def push_option(who: str, to: str) -> Push:
    """The option, made once."""
    return Push(who, to)


@cache
def pull_option(who: str, to: str) -> Pull:
    """The option, made once."""
    return Pull(who, to)


BLACK, GREEN = (DICE["black"],), (DICE["green"],)
BLACK_GREEN = (DICE["black"], DICE["green"])
LIGHT = {at: Light(at) for at in FIRE_LOCATIONS}
LIFT = {at: Lift(at) for at in LOCATIONS}
VISIT = {at: Visit(at, LOCATIONS[at].action) for at in LOCATIONS}
SEAL = {rider: Seal(rider) for rider in RIDERS}
PILLAGE = {who: Pillage(who) for who in BERSERKERS}

CAN: dict[str, Callable[[Helm, list[str]], bool]] = {
    "move": can_move,
    "light": can_light,
    "pull": can_pull,
    "lift": can_lift,
    "mark": can_mark,
    "bet": can_bet,
    "location": can_visit,
}
DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {
    "move": move,
    "light": light,
    "push": push,
    "pull": pull,
    "lift": lift,
    "mark": mark,
    "pillage": pillage,
    "bet": bet,
    "location": visit,
}
