"""The options of a turn as people read them: under headings, with whom and where they are about."""

from __future__ import annotations

from msgspec.structs import asdict

from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.options import (
    Help,
    Linger,
    Place,
    Push,
    Reroll,
    SaveGame,
    Spend,
    Use,
)
from grimtable.games.berserkers.score import worth
from grimtable.games.berserkers.state import BERSERKERS, FIRES, RIDERS, Deed, Helm
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import touches
from grimtable.kernel.view import View, Way
from grimtable.kernel.words import Offer, Words

NEARLY = 1
"""So little is missing when the next action may win the game."""


def told(view: View, ask: Ask, found: dict[Option, Words]) -> dict[Option, Words]:
    """The words of what the Berserkers can do, as far as others are given (`found`) in these."""
    s: Helm = view.state
    missing = FIRES - len(s.fires) + len(RIDERS) - len(s.sealed)
    missing += sum(not holds(s, name, request.goal) for name, request in s.book.items())
    made: dict[Option, Words] = dict(found)
    ids = view.scene().ids()
    for option in ask.options:
        if option.ends or isinstance(option, (SaveGame, Linger)):
            continue
        words, leads = found.get(option, Words("")), _leads(view, option, ids)
        if missing <= NEARLY and not isinstance(option, Reroll):
            words = _winning(view, option, words)
        heading = _heading(s, option) if ask.what == "act" else None
        if words.key or heading or leads:
            made[option] = Offer(words.key, words.args, heading=heading, leads=leads)
    return made


def _winning(view: View, option: Option, words: Words) -> Words:
    """Whoever does the last thing that is missing ends the game at once, for so many points."""
    ways = view.after(option, until="decision").ways
    if not all(way.state.ending == "won" for way in ways):
        return words
    does = words if words.key else Words(f"option-{type(option).__name__}", asdict(option))
    return Words("offer-wins", {"does": does, "n": worth(ways[0].state).total})


def _heading(s: Helm, option: Option) -> Words | None:
    """What is done with a die stands under the die, be it an action, a help or a new roll."""
    if isinstance(option, Use):
        return Words("offer-cards")
    if isinstance(option, Spend):
        return Words("offer-king")
    if isinstance(option, Place):
        die = ROWS[option.row].die
    elif isinstance(option, Help | Reroll):
        die = int(option.die[1])
    else:
        return None
    return Words("offer-with", {"die": str(die), "n": s.dice.count(die)})


def _leads(view: View, option: Option, ids: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """Whom an action may be about, and where: what the rules ask next, or what they do at once."""
    if not isinstance(option, Place) or ROWS[option.row].kind == "bet":
        return ()
    s: Helm = view.state
    (way, *others) = view.after(option, until="decision").ways
    asked = way.run.asks[0].ask if way.run.asks else None
    if isinstance(asked, Ask) and asked.what != "act":
        named = [(touches(one, ids), isinstance(one, Push)) for one in asked.options]
        deed = way.state.under_way[-1]
        if isinstance(deed, Deed) and deed.where in s.realm:  # the only Location that can be used
            here = (deed.where, *(who for who in BERSERKERS if s.at[who] == deed.where))
            return tuple((*group, *here) for group, _ in named)
    elif others:
        return ()
    else:
        named = [(_changed(s, way), False)]
    return tuple(dict.fromkeys(_with_doers(s, group, pushed) for group, pushed in named if group))


def _changed(s: Helm, way: Way) -> tuple[str, ...]:
    """Where something is another than before, of what can only be done to one."""
    after: Helm = way.state
    moved = [(who, at) for who, at in after.at.items() if at != s.at[who] and at]
    lifted = [at for at, n in s.darkness.items() if after.darkness.get(at, 0) < n]
    places = [*(after.fires - s.fires), *lifted, *(after.sealed - s.sealed)]
    return (*moved[0], *places) if moved else tuple(places)


def _with_doers(s: Helm, group: tuple[str, ...], pushed: bool) -> tuple[str, ...]:
    """The same with the Berserkers who would do it, unless one does it by himself."""
    if group[0] in BERSERKERS and not pushed:
        return group
    near = {s.at.get(one, one) for one in (group[:1] if pushed else group)}
    return tuple(dict.fromkeys((*group, *(who for who in BERSERKERS if s.at[who] in near))))
