"""The campaign: one Adventure after the other, what is carried over, defeat and another try."""

from __future__ import annotations

from msgspec.structs import replace

from grimtable.games.drunagor.content import CHAPTERS, HORSEMEN, acts, ends_act
from grimtable.games.drunagor.equipment import starting_gear
from grimtable.games.drunagor.options import HALL, Options
from grimtable.games.drunagor.record import reached, sheet_of
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.setup import roles_of
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.game import Sequel
from grimtable.kernel.words import Words

REWARDS = ("spoils", "upgrade")
"""What an Adventure brings to each Hero [ruling.rewards]."""
INTERLUDE = ("interlude", "ability")
"""What comes besides at the end of an act [ruling.interlude] [ruling.abilities]."""
LAST = 4
"""The act whose interlude brings no Legacy cards: the first three do [legacy.when]."""


def order() -> tuple[str, ...]:
    """The Adventures act by act; the last one of each is a Horseman's hall [ruling.campaign]."""
    return tuple(acts())


def begin(options: Options) -> Options:
    """The first Adventure, with Starting Gear; before it the Heroes learn [ruling.learning]."""
    roles = roles_of(options.party)
    heroes: dict[str, HeroSheet] = {
        who: HeroSheet(role=roles[who], learned={}, gear=tuple(starting_gear(who)))
        for who in options.party
    }
    first = order()[0]
    sheet = Sheet(heroes, rewards=("learn",), camp=True)
    return replace(options, adventure=first, door=0, horseman="plague", wounded=0, sheet=sheet)


def record(s: Drunagor) -> Options | None:
    """After a victory the next Adventure; after a defeat the same, behind the last Door.

    [ruling.campaign] [ruling.checkpoint]
    """
    sheet = s.options.sheet
    if sheet is None or s.won is None:
        return None
    if not s.won:
        return again(s, sheet)
    at = order().index(s.options.adventure) + 1
    if at >= len(order()):
        return None
    following = order()[at]
    rewards = (*REWARDS, *interlude(following))
    outcomes, past = tuple(dict.fromkeys((*sheet.outcomes, *reached(s)))), sheet.past
    if ends_act(s.options.adventure):  # [ruling.unfoldings]
        outcomes, past = (), (*past, *outcomes)
    won = replace(
        sheet_of(s),
        won=(*sheet.won, s.options.adventure),
        outcomes=outcomes,
        past=past,
        rewards=rewards,
        camp=True,
        statuses=(),
        allies=tuple(a.kind for a in s.allies.values() if ALLIES[a.kind].lasts),
    )
    return replace(s.options, adventure=following, door=0, sheet=won)


def interlude(following: str) -> tuple[str, ...]:
    """What the Camp before an Adventure brings besides, if an act ends with that one."""
    if not ends_act(following):
        return ()
    return INTERLUDE[1:] if CHAPTERS[following].act == LAST else INTERLUDE


def again(s: Drunagor, sheet: Sheet) -> Options:
    """Another try: behind the last Door that was opened, rested, or from the start.

    What was used up since then is there again [ruling.checkpoint].
    """
    if s.checkpoint is None:
        return replace(s.options, sheet=replace(sheet, defeats=sheet.defeats + 1))
    kept = replace(s.checkpoint, defeats=sheet.defeats + 1)
    return replace(s.options, door=s.opened, sheet=kept)


def sequel(s: Drunagor) -> Sequel | None:
    """After a fight on its own that was won: the next Horseman, or the next Adventure.

    After the last Horseman the first Adventure; the others follow as in the campaign.
    """
    here, alone = s.options.adventure, s.options.sheet is None
    if here == HALL and alone and s.won:
        those = list(HORSEMEN)
        last = s.options.horseman == those[-1]
        to = order()[0] if last else those[those.index(s.options.horseman) + 1]
        what = {"adventure": to} if last else {"horseman": to}
        fight = replace(s.options, wounded=0, **what)
        return Sequel(fight, Words("campaign-chapter", {"name": to}))
    if not alone or not s.won or here not in order()[:-1]:
        return None
    following = order()[order().index(here) + 1]
    title = Words("campaign-chapter", {"name": following})
    return Sequel(replace(s.options, adventure=following, door=0), title)


def chapter(options: Options) -> Words | None:
    """What a table is called in its campaign."""
    if options.sheet is None:
        return None
    return Words("campaign-chapter", {"name": options.adventure})
