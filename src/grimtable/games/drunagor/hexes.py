"""Yet more keywords of Monsters (pp. 77-89): MENDING, MINDLOCK, PENITENCE, VOODOO and others."""

from __future__ import annotations

from grimtable.games.drunagor.abilities import ABILITIES, Colour, has
from grimtable.games.drunagor.board import distance, fighter, is_adjacent, standing, strongest
from grimtable.games.drunagor.health import gain, heal, hurt, lose, push
from grimtable.games.drunagor.quarry import mates, seen
from grimtable.games.drunagor.state import (
    CONDITIONS,
    REDUNDANT,
    Ally,
    Blow,
    Drunagor,
    Hero,
    Monster,
    Owed,
)
from grimtable.games.drunagor.traits import others_near
from grimtable.kernel.state import tell

STACKABLE = tuple(token for token in CONDITIONS if token not in REDUNDANT)

# Pink: at the start of the turn ---------------------------------------------------------------


@ABILITIES("mending", Colour.PINK, rule="kw.mending")
def mending(s: Drunagor, by: str, who: str, n: int) -> None:
    """The weakest other Monster within Range 1 regains Health; a tie goes by Status board.

    It never mends itself [kw.mending.not-self] [kw.mending.tie].
    """
    weakest = min(others_near(s, by), key=lambda m: m.health, default=None)
    if weakest is not None:
        heal(s, weakest.id, n, rule="kw.mending")


def pass_on(s: Drunagor, monster: Monster) -> None:
    """VOODOO: before they act, its Stackable Conditions go to the strongest enemy within Range 1.

    Those who joined the Heroes have no Health: they come after all Heroes. With nobody near it
    suffers them itself [kw.voodoo.none].
    """
    if not has(monster, "voodoo"):
        return
    held = {token: monster.has(token) for token in STACKABLE if monster.has(token)}
    if not held:
        return
    card = fighter(monster)
    near = [h for h in seen(s, card) if distance(s, h.id, monster.id) <= 1]
    victim: Hero | Ally | None = strongest(near)
    if victim is None:
        allies = (a for a in mates(s, card) if distance(s, a.id, monster.id) <= 1)
        victim = next(allies, None)
    if victim is None:
        return
    tell(s, "voodoo", rule="kw.voodoo", who=monster.id, whom=victim.id)
    for token, n in held.items():
        lose(monster, token)
        gain(s, victim.id, token, n, rule="kw.voodoo")


@ABILITIES("trick_or_treat", Colour.PINK, rule="kw.trick")
def trick_or_treat(s: Drunagor, by: str, who: str, n: int) -> None:
    """Whoever commands it chooses a Hero to heal, or a Monster to hex."""
    push(s, Owed("trick", by))


# Black: collateral ----------------------------------------------------------------------------


@ABILITIES("penitence", Colour.BLACK, rule="kw.penitence")
def penitence(s: Drunagor, by: str, who: str, n: int) -> None:
    """One non-preventable damage for each Curse Cube that its victim holds."""
    hurt(s, who, s.heroes[who].curses, rule="kw.penitence", by=by)


@ABILITIES("spread", Colour.BLACK, rule="ruling.spread")
def spread(s: Drunagor, by: str, who: str, n: int) -> None:
    """What its victim suffered, all other Heroes beside the victim suffer as well."""
    blow = next(r for r in reversed(s.under_way) if isinstance(r, Blow))
    suffered = blow.hits[blow.at - 1].suffered
    if who not in s.heroes:  # an ally that fell is nowhere
        return
    for other in standing(s):
        if other.id != who and not other.hiding and is_adjacent(s, other.id, who):
            hurt(s, other.id, suffered, rule="ruling.spread", by=by)


@ABILITIES("push", Colour.BLACK, rule="kw.push")
def push_away(s: Drunagor, by: str, who: str, n: int) -> None:
    """Its victim is pushed in a straight line; the Party Leader chooses which."""
    push(s, Owed("push", who, n, rune=by))


@ABILITIES("loot", Colour.BLACK, rule="kw.loot")
def loot(s: Drunagor, by: str, who: str, n: int) -> None:
    """Is looked up where somebody is defeated: who lives on leaves nothing."""


# Cyan and purple: looked up where they count --------------------------------------------------

for _word, _rule in (
    ("ambush", "kw.ambush"),
    ("covetous", "kw.covetous"),
    ("skull_cracker", "kw.skull-cracker"),
    ("voodoo", "kw.voodoo"),
    ("flyby", "kw.flyby"),
    ("unique", "kw.unique"),
    ("unlife", "kw.unlife"),
):

    @ABILITIES(_word, Colour.CYAN, rule=_rule)
    def always(s: Drunagor, by: str, who: str, n: int) -> None:
        """How it moves, whom it wants, whom its blows break, what it hands over."""


@ABILITIES("mindlock", Colour.PURPLE, rule="kw.mindlock")
def mindlock(s: Drunagor, by: str, who: str, n: int) -> None:
    """No Wisdom Cube is spent on a Skill; is looked up where Skills are listed."""
