"""The Death Horsewoman and her dragon (pp. 40-43)."""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.games.drunagor.board import exposed, hall, standing
from grimtable.games.drunagor.content import CARDS
from grimtable.games.drunagor.health import gain, gain_one, hurt, is_immune, push
from grimtable.games.drunagor.horsemen import (
    FIRST,
    SECOND,
    Character,
    card,
    characters_in,
    crush,
    done,
    draw,
    enemies_in,
    spared,
    strike,
    unravel,
    weave,
)
from grimtable.games.drunagor.state import CardTurn, Drunagor, Hero, Owed, colour_of
from grimtable.games.drunagor.targets import (
    ROAR,
    charge_way,
    force,
    lane,
    perched,
    pull,
    spear,
    x_of,
)
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell


def flip(s: Drunagor, t: CardTurn) -> None:
    """Turn the card over."""
    slot = CARDS[t.card].slot
    s.boss.faces[slot] = 1 - s.boss.faces.get(slot, 0)


def roar(s: Drunagor, x: int, rule: str) -> None:
    """2 non-preventable damage and INTIMIDATE X to every Hero at any range [boss.death.roar]."""
    tell(s, "roars", rule, who=s.boss.id)
    for hero in exposed(s):
        if hurt(s, hero.id, ROAR, rule="boss.death.roar") and not hero.down and x:
            gain(s, hero.id, "intimidate", x, rule="boss.death.roar")


def unhidden(met: Sequence[Character]) -> list[Character]:
    """Those of some who are not in barrels: who is there is only squeezed out of them.

    [furn.barrel.large] [furn.barrel.attacked]
    """
    return [it for it in met if not (isinstance(it, Hero) and it.hiding)]


@card("reap_and_sow")
def reap_and_sow(s: Drunagor, t: CardTurn) -> Script[None]:
    """Draw a rune; at its token she weaves, or unravels three and more [boss.death.reap.draw]."""
    done(s, t)
    rune = yield from draw(s, rule="boss.death.reap.draw")
    if not rune:
        return
    token = colour_of(rune)
    if len(s.piles.get(token, ())) >= 3:
        unravel(s, token, rule="boss.death.reap.unravel")
    else:
        weave(s, token, rule="boss.death.reap.weave")
        if s.boss.landing == token:  # she faces it [boss.death.reap.facing]
            unravel(s, token, rule="boss.death.reap.facing")


@card("frightful_display")
def frightful_display(s: Drunagor, t: CardTurn) -> None:
    """She roars and takes off [boss.death.display].

    [boss.death.display.return]
    """
    done(s, t)
    roar(s, t.x, rule="boss.death.display")
    s.boss.last_landing, s.boss.landing = perched(s), ""
    tell(s, "takes-off", rule="boss.death.display", who=s.boss.id)
    flip(s, t)


@card("devastating_charge")
def devastating_charge(s: Drunagor, t: CardTurn) -> None:
    """The dragon runs to the opposite Perimeter over all that is in those on its way."""
    done(s, t)
    flip(s, t)  # whatever he does [boss.death.charge.flip]
    way = charge_way(s)
    if not way:
        roar(s, t.x, rule="boss.death.charge.centre")
        return
    perimeters, opposite = hall(s).perimeters, way[-1]
    tell(s, "charges", rule="boss.death.charge", who=s.boss.id)
    caught: set[int] = set()
    for colour in way:
        caught |= perimeters[colour]
        if colour in s.piles:
            unravel(s, colour, rule="boss.death.charge.piles")
    met = unhidden(characters_in(s, caught))
    crush(s, caught)
    if s.boss.landing:
        s.boss.landing = opposite  # [boss.death.charge.face]
    strike(s, t, met, force(t))  # [boss.death.charge.damage]


@card("death_from_above")
def death_from_above(s: Drunagor, t: CardTurn) -> Script[None]:
    """She comes down on a drawn Perimeter; a shockwave runs around it."""
    perimeters = hall(s).perimeters
    if t.step == FIRST:
        t.step = SECOND
        rune = yield from draw(s, rule="boss.death.above")
        if not rune:
            return
        t.x += colour_of(rune) == CARDS[t.card].colour  # it lies on the Track already
        t.drawn = s.boss.landing = s.boss.last_landing = colour_of(rune)
        tell(s, "lands", rule="boss.death.above.face", who=s.boss.id)
        if t.drawn in s.piles:
            unravel(s, t.drawn, rule="boss.death.above.piles")
        caught = enemies_in(s, perimeters[t.drawn])
        t.left = [it.id for it in caught]
        met = unhidden(caught)
        crush(s, set(perimeters[t.drawn]))
        strike(s, t, met, force(t))  # [boss.death.above.damage]
        return
    done(s, t)
    board = hall(s).board
    around = {a for p in perimeters[t.drawn] for a in board.areas_beside(p)}
    shaken = characters_in(s, around - perimeters[t.drawn])
    flip(s, t)  # [boss.death.above.flip]
    met = [it for it in shaken if it.id not in t.left]
    strike(s, t, met, x_of(s, t.card))  # unraveled runes count [boss.death.above.shock]


@card("chaotic_pull")
def chaotic_pull(s: Drunagor, t: CardTurn) -> Script[None]:
    """The X Strongest Heroes are warped into a drawn Perimeter, slowed and hit."""
    if t.step == FIRST:
        t.step = SECOND
        rune = yield from draw(s, rule="boss.death.pull")
        if not rune:
            return
        t.x += colour_of(rune) == CARDS[t.card].colour
        t.drawn = colour_of(rune)
        free = [h for h in pull(s, t.x).heroes if not is_immune(s, h.id, "telekinesis")]
        t.left = [h.id for h in free]  # [boss.death.pull.immune]
        areas = sorted(hall(s).perimeters[t.drawn])
        for hero in reversed(free):
            push(s, Owed("inside", hero.id, areas=areas))
        return
    done(s, t)
    flip(s, t)  # [boss.death.pull.flip]
    heroes = [s.heroes[who] for who in t.left if not s.heroes[who].down]
    for hero in heroes:  # damage or not [boss.death.pull.slow]
        gain_one(s, hero.id, "slow", rule="boss.death.pull.slow")
    strike(s, t, heroes, force(t))  # [boss.death.pull.damage]


@card("darkness_breath")
def darkness_breath(s: Drunagor, t: CardTurn) -> None:
    """A lane two areas wide and six long; its far half becomes the Maelstrom Field.

    [boss.death.breath.stays] [boss.death.breath.flip]
    """
    board = hall(s).board
    if t.step == FIRST:
        s.field_ = []  # [boss.death.breath.clear]
        ahead = lane(s)
        if not ahead:
            done(s, t)
            roar(s, t.x, rule="boss.death.breath.centre")
            return
        t.areas, t.step = ahead[6:], SECOND
        tell(s, "breathes", rule="boss.death.breath.line", who=s.boss.id)
        strike(s, t, characters_in(s, set(ahead)), force(t))  # [boss.death.breath.damage]
        return
    s.field_ = sorted(i for a in t.areas for i in board.inside[a])
    s.under_way.remove(t)
    tell(s, "maelstrom", rule="boss.death.breath.field", who=s.boss.id)
    for it in characters_in(s, set(t.areas)):  # even if all was prevented
        gain_one(s, it.id, "stun", rule="boss.death.breath.caught")  # [boss.death.breath.caught]


@card("death_spear")
def death_spear(s: Drunagor, t: CardTurn) -> None:
    """The Weakest Hero in her Front Arc; without one she roars and keeps the spear."""
    done(s, t)
    met, why = spear(s, t.x)
    if why == "roar":
        roar(s, t.x, rule="boss.death.spear.roar")
        return
    target = met[0]
    tell(s, "spear", rule="boss.death.spear", who=target.id)
    if not spared(s, target):
        hurt(s, target.id, force(t), rule="boss.death.spear")
    flip(s, t)  # [boss.death.spear.flip]


@card("eldritch_invocation")
def eldritch_invocation(s: Drunagor, t: CardTurn) -> None:
    """X+2 to every Hero wherever they are; the spear is ready again [boss.death.invoke]."""
    done(s, t)
    flip(s, t)  # [boss.death.invoke.flip]
    strike(s, t, standing(s), force(t))
