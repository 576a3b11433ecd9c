"""Whether anything is at stake when an attack can be answered: people may want to be asked then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.options import Answer
from grimtable.games.drunagor.state import Blow, Drunagor
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Option

CARES = ("harm", "stake")
"""What people may care for (`Game.cares`): that somebody suffers; or that an answer does more."""
SPARES = frozenset(["prevent", "prevent_all", "cover", "protect", "cancel", "avoid"])
"""What an answer does that comes to nothing where nobody would suffer."""


def minor(s: Drunagor, blow: Blow, options: Sequence[Option]) -> tuple[str, ...]:
    """Who need not be asked: nobody suffers, and perhaps no answer does more than spare it.

    SHIELD that takes it all is there to be spent [threat.shields-no-choice].
    """
    early, tokens = blow.window is Window.INTERRUPT, dict[str, int]()
    for hit in blow.hits if early else (blow.hits[blow.at],):
        whom = s.heroes.get(hit.who) or s.allies.get(hit.who)
        held = tokens.get(hit.who, whom.has("shield") if early and whom is not None else 0)
        if hit.left > held:
            return ()
        tokens[hit.who] = held - hit.left
    spares = all(isinstance(one, Answer) and only_spares(one.skill) for one in options)
    return CARES if spares else CARES[:1]


@cache
def only_spares(skill: str) -> bool:
    """Whether a Skill prevents damage, or moves it to another, and does nothing besides."""
    return all(act.name in SPARES for part in SKILLS[skill].parts for act in part.acts)
