"""What cards say: the records into which their notation is compiled."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

# The changes that an Effect or an Ability makes to an Attack ------------------------------------


class Reach(Struct, frozen=True):
    """The Attack has a Range; a visible one needs Line of Sight, too [attack.visible]."""

    n: int
    visible: bool


class Sweep(Struct, frozen=True):
    """The Attack targets all Enemies in Range [attack.hero.all] [attack.enemy.all]."""


class Blast(Struct, frozen=True):
    """The target and every miniature next to it are hit."""


class Still(Struct, frozen=True):
    """Not moved in this activation."""


class Near(Struct, frozen=True):
    """A certain Hero stands that near [card.needs-partner]."""

    who: str
    n: int


class Against(Struct, frozen=True):
    """The target has a keyword [keyword.demon] [keyword.corsair]."""

    keyword: str


class Alone(Struct, frozen=True):
    """Adjacent to exactly one Hero."""


class Hurt(Struct, frozen=True):
    """Down to half of the Health or less."""


Proviso: TypeAlias = Still | Near | Against | Alone | Hurt | None


class More(Struct, frozen=True):
    """More dice in the pool."""

    dice: tuple[str, ...]
    proviso: Proviso


class Inflict(Struct, frozen=True):
    """More tokens of a status for whom the Attack wounds."""

    status: str
    n: int


class Push(Struct, frozen=True):
    """A wounded target with a base of 1 Space that is no Monster is pushed straight away."""

    n: int


class Slow(Struct, frozen=True):
    """A wounded target has less Movement in its next activation."""

    n: int


class Rerolls(Struct, frozen=True):
    """Rerolls for this Attack [reroll.gain]."""

    n: int


class Dash(Struct, frozen=True):
    """More Movement once the Attack has been made."""

    n: int


Change: TypeAlias = Reach | Sweep | Blast | More | Inflict | Push | Slow | Rerolls | Dash


# What Effects and Abilities say [effect.kinds] --------------------------------------------------


class Attack(Struct, frozen=True):
    """Changes to every Attack of the Round, to Ripostes too."""

    changes: tuple[Change, ...]


class HurtAttack(Struct, frozen=True):
    """Changes to an Attack while Health is between two figures."""

    high: int
    low: int
    changes: tuple[Change, ...]


class InRiposte(Struct, frozen=True):
    """Changes to Ripostes [riposte.extra-dice]."""

    changes: tuple[Change, ...]


class Ripostes(Struct, frozen=True):
    """Ripostes for this Round [riposte.gain]."""

    n: int


class Stride(Struct, frozen=True):
    """More Movement."""

    n: int


class Slip(Struct, frozen=True):
    """May move through spaces with Enemies, or with anyone, without stopping there."""

    bodies: str


class Reload(Struct, frozen=True):
    """All own instant cards come back from the discard pile [instant.recover]."""


class Gift(Struct, frozen=True):
    """Health, Fatigue, Defense, a Reroll or Movement for somebody within a Range."""

    good: str
    n: int
    whom: str
    reach: int


class Once(Struct, frozen=True):
    """An Ability that gives something once a Round; its marker is turned [ability.hero.when]."""

    gift: Gift


class Aura(Struct, frozen=True):
    """Adjacent Heroes have more Defense."""

    n: int


class Seeks(Struct, frozen=True):
    """The Enemy goes for another than the closest."""

    whom: str


class AnyTarget(Struct, frozen=True):
    """The Enemy attacks whoever is closest, Enemies too [defense.enemy-vs-enemy]."""


class GuardIf(Struct, frozen=True):
    """More Defense as long as something holds."""

    n: int
    proviso: Proviso


Clause: TypeAlias = (
    Attack
    | HurtAttack
    | InRiposte
    | Ripostes
    | Stride
    | Slip
    | Reload
    | Gift
    | Once
    | Aura
    | Seeks
    | AnyTarget
    | GuardIf
)


# What Events do [event.scope] -------------------------------------------------------------------


class Spawn(Struct, frozen=True):
    """Enemies appear at a place; some only in larger parties, and for 4 and 5 it can be others."""

    n: int
    kind: str
    on: str
    heroes: int
    four: int = -1
    five: int = -1

    def of(self, heroes: int) -> int:
        """How many they are for so many Heroes."""
        if heroes < self.heroes:
            return 0
        return self.n if self.four < 0 else (self.n, self.four, self.five)[heroes - 3]


class Join(Struct, frozen=True):
    """An Ally appears."""

    kind: str
    on: str


class Lay(Struct, frozen=True):
    """A token is laid."""

    token: str
    on: str


class Clear(Struct, frozen=True):
    """All tokens of a kind leave the board."""

    token: str


class Reveal(Struct, frozen=True):
    """Another Event card is revealed."""

    letter: str


class Discard(Struct, frozen=True):
    """A face-up Event card is discarded."""

    letter: str


class SetRule(Struct, frozen=True):
    """A Special Rules card comes into play, or leaves it."""

    on: bool
    rule: str


class Finish(Struct, frozen=True):
    """The Adventure ends [end.event]."""

    won: bool


class Upgrade(Struct, frozen=True):
    """Action cards or Hero Boards are upgraded, in a campaign."""

    what: str


class Count(Struct, frozen=True):
    """A counter moves."""

    counter: str
    n: int


class Favour(Struct, frozen=True):
    """Every Hero gains or loses something."""

    good: str
    n: int


class Harm(Struct, frozen=True):
    """Every Hero takes Wounds."""

    n: int


class Flee(Struct, frozen=True):
    """An Ally moves away from its attacker, as far as a die says."""

    who: str
    colour: str


class Drift(Struct, frozen=True):
    """All tokens of a kind move one space in a Random Direction."""

    token: str


class Supply(Struct, frozen=True):
    """Every Hero draws a Tactic card."""


Order: TypeAlias = (
    Spawn
    | Join
    | Lay
    | Clear
    | Reveal
    | Discard
    | SetRule
    | Finish
    | Upgrade
    | Count
    | Favour
    | Harm
    | Flee
    | Drift
    | Supply
)


# When they do it [event.check] ------------------------------------------------------------------


class EndOfRound(Struct, frozen=True):
    """In the Event phase of that round, or of a later one; for 4 and 5 Heroes it can be another."""

    n: int
    four: int = 0
    five: int = 0

    def of(self, heroes: int) -> int:
        """The round for so many Heroes."""
        return (self.n, self.four or self.n, self.five or self.n)[heroes - 3]


class Counted(Struct, frozen=True):
    """A counter has come that far."""

    counter: str
    n: int


class NoneLeft(Struct, frozen=True):
    """No Enemy of a kind, or none at all (`enemies`), is on the board."""

    kind: str


class NoToken(Struct, frozen=True):
    """No token of a kind is on the board."""

    token: str


class Slain(Struct, frozen=True):
    """So many Enemies of a kind have been slain."""

    n: int
    kind: str


class AllIn(Struct, frozen=True):
    """Every Hero on the board stands in a Zone."""

    zone: str


class OneIn(Struct, frozen=True):
    """A Hero stands in a Zone."""

    zone: str


class Enters(Struct, frozen=True):
    """A Hero has entered a Tile [tile.join.no-owner]."""

    tile: str


class StandsIn(Struct, frozen=True):
    """An Ally stands in a Zone."""

    who: str
    zone: str


class Attacked(Struct, frozen=True):
    """Somebody has been attacked."""

    who: str


class Down(Struct, frozen=True):
    """Somebody is Knocked Out."""

    who: str


class Half(Struct, frozen=True):
    """An Enemy is down to half of its Health."""

    kind: str


Condition: TypeAlias = (
    EndOfRound
    | Counted
    | NoneLeft
    | NoToken
    | Slain
    | AllIn
    | OneIn
    | Enters
    | StandsIn
    | Attacked
    | Down
    | Half
)


class When(Struct, frozen=True):
    """What follows when a condition is met."""

    condition: Condition
    orders: tuple[Order, ...]


# Special Rules ----------------------------------------------------------------------------------


class Trial(Struct, frozen=True):
    """Triggering a token needs Successes; without dice those of the pile [dice.successes]."""

    n: int
    dice: tuple[str, ...]


class Triggered(Struct, frozen=True):
    """What happens when a token is triggered, or when a roll for it has failed."""

    failed: bool
    order: Order


class Closing(Struct, frozen=True):
    """A Hero may remove a Spawn token as if it were an Interaction token."""


class Fire(Struct, frozen=True):
    """Fire wounds who enters it or begins an activation in it [terrain.effect]."""

    n: int


class Mud(Struct, frozen=True):
    """Leaving mud costs Heroes and Allies 1 Movement more [terrain.effect]."""


class Hold(Struct, frozen=True):
    """Each Event phase the counter `held` grows while Heroes and no Enemies are in a Zone."""

    zone: str


class HitsPush(Struct, frozen=True):
    """Whom an Enemy wounds is pushed straight away."""

    n: int


class Shelter(Struct, frozen=True):
    """Heroes and Allies in a Zone have more Defense."""

    zone: str
    n: int


class Stronger(Struct, frozen=True):
    """Enemies of a kind have more or less Movement, Defense or dice."""

    kind: str
    n: int
    gain: str


Law: TypeAlias = Trial | Triggered | Closing | Fire | Mud | Hold | HitsPush | Shelter | Stronger
