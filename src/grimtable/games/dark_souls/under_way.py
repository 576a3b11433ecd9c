"""What is under way in an encounter: records on a stack, each with the window that comes next.

Everybody can see them: the table shows the blow, an appraisal weighs it, and play can be entered
again at every window. What happens inside of something else lies on top of it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Blow(Struct, tag=True):
    """An enemy's attack, p. 25: the first of `targets` defends, then the next.

    `printed` is the icon's number, `strength` what is left of it against the one who defends, and
    `dodge` the difficulty. `push`: "away" from the attacker, "off" its node (a movement
    attack), or "leap", in any direction. `defence` is what the target chose, `colours` and `faces`
    the dice it rolled for that.
    """

    by: str
    targets: list[str]
    printed: int
    magical: bool
    dodge: int
    push: Literal["", "away", "off", "leap"] = ""
    inflicts: tuple[str, ...] = ()
    window: Literal["choice", "roll", "luck", "brace", "land", "riposte"] = "choice"
    strength: int = 0
    defence: Literal["", "block", "resist", "dodge"] = ""
    colours: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()

    @property
    def needed(self) -> int:
        """What the dice must show in all to stop it."""
        return self.dodge if self.defence == "dodge" else self.strength

    @property
    def left(self) -> int:
        """The damage that the dice leave of it: of a dodge all or nothing [dodge.avoids-hit]."""
        missing = max(0, self.needed - sum(self.faces))
        return self.strength if missing and self.defence == "dodge" else missing


class Sprung(Struct, tag=True):
    """A trap that a character has turned up, p. 18: it is suffered, or dodged."""

    who: str
    damage: int
    dodge: int
    window: Literal["choice", "roll", "luck", "land", "hit"] = "choice"
    colours: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()


class Stroke(Struct, tag=True):
    """A character's attack with a line of a weapon, p. 22, `times` more.

    `only` makes it a free attack on that enemy; `charged` a free attack on a whole node. `via` is
    the first node of the line's own move. `foes` are the targets still to be compared with the
    dice, `beaten` by how much the best of them was beaten.
    """

    by: str
    weapon: str
    line: int
    target: str | None
    times: int
    only: str | None = None
    charged: bool = False
    via: str | None = None
    window: Literal["before", "target", "roll", "luck", "compare", "after", "give"] = "before"
    foes: list[str] = []
    colours: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    mod: int = 0
    beaten: int = 0


class March(Struct, tag=True):
    """An enemy's or boss's movement icon, pp. 24 and 29: `left` nodes still to go.

    It goes towards or `away` from `target`; without a target it slides in the direction `way`. For
    a boss that goes to a target, `way` is where it has turned to go next. `damage` attacks whom it
    meets, with that `dodge` difficulty. A `leap` has landed already.
    """

    by: str
    left: int
    target: str = ""
    away: bool = False
    way: int | None = None
    push: bool = False
    damage: int = 0
    dodge: int = 0
    leap: bool = False
    window: Literal["start", "aim", "go", "leap", "meet"] = "start"


class Pushed(Struct, tag=True):
    """A model that is pushed, pp. 10 and 21, if it is still on the node `off` (None: wherever).

    `away_from` is the attacker's node; `chain` are nodes on which room is being made.
    """

    who: str
    off: str | None = None
    away_from: str | None = None
    chain: tuple[str, ...] = ()
    any_arc: bool = False


class Arrival(Struct, tag=True):
    """A model that has come onto a node: souls, the model limit, a trap."""

    who: str
    node: str
    chain: tuple[str, ...] = ()
    any_arc: bool = False
    window: Literal["room", "trap"] = "room"


class Steps(Struct, tag=True):
    """Nodes that a character may still go at no cost: a shift, or the rest of a dodge."""

    who: str
    left: int
    dodging: bool = False


class Gift(Struct, tag=True):
    """Stamina and health from a line of a weapon, for those who are `chosen`."""

    by: str
    weapon: str
    line: int
    target: str | None = None
    chosen: list[str] = []


Record: TypeAlias = Blow | Sprung | Stroke | March | Pushed | Arrival | Steps | Gift
