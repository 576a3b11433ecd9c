"""POLYMORPH (p. 84): a capybara that wanders by Errant Behaviour cards until it remembers."""

from __future__ import annotations

from typing import Literal

from grimtable.cards import Entry
from grimtable.games.drunagor.abilities import ABILITIES, Colour
from grimtable.games.drunagor.board import everybody, hall
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.cubes import decide
from grimtable.games.drunagor.health import gain, lose, pop, push
from grimtable.games.drunagor.keywords import KEYWORDS, stride
from grimtable.games.drunagor.options import Face
from grimtable.games.drunagor.roll import D20
from grimtable.games.drunagor.state import (
    OFF,
    STACK,
    Ally,
    Drunagor,
    Hero,
    HeroTurn,
    Monster,
    MonsterTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.terrain import reachable, walk
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Draw, No, Roll, Script, Yes
from grimtable.kernel.state import tell

TOKEN = "polymorph"
FACINGS = {"north": 0, "east": 90, "south": 180, "west": 270}
STEPS = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
BREAKS_FREE = 11
"""The roll of the simple version with which one breaks free."""


class ErrantEntry(Entry, frozen=True, kw_only=True):
    """An Errant Behaviour card: how it turns, and when the Polymorph breaks."""

    turn: int = 0
    breaks: Literal["", "end", "now"] = ""


ERRANT = box().load("errant", ErrantEntry)


@KEYWORDS(TOKEN, Window.COLLATERAL, rule="kw.polymorph")
def polymorph(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Hero turns somebody into a capybara."""
    transform(s, who, cast.by)


@ABILITIES(TOKEN, Colour.BLACK, rule="kw.polymorph")
def curse_of_shape(s: Drunagor, by: str, who: str, n: int) -> None:
    """A Monster does; what its caster chooses, the Party Leader does."""
    transform(s, who, by)


def transform(s: Drunagor, who: str, by: str) -> None:
    """The token, all eight cards shuffled, and the caster chooses where it looks.

    Only one Character is polymorphed: who was so before is free at once [kw.polymorph.one].
    Large ones are immune [kw.polymorph.large] [kw.polymorph.deck].
    """
    if not gain(s, who, TOKEN, STACK, rule="kw.polymorph"):
        return
    for other in everybody(s):
        if other.id != who and other.has(TOKEN):
            free(s, other, rule="kw.polymorph.one")
    if not s.options.simple_polymorph:
        s.errant = list(ERRANT)
        push(s, Owed("facing", who, rune=by))


def settle_facing(s: Drunagor, owed: Owed) -> Script[None]:
    """It looks where its caster says; from then on only cards turn it [kw.polymorph.facing]."""
    options = tuple(Face(owed.who, way) for way in FACINGS)
    by, rule = owed.rune, "kw.polymorph.facing"
    chosen = yield from decide(s, by, "facing", options, rule, who=owed.who)
    pop(s, owed)
    s.facing = FACINGS[chosen.way]


def free(s: Drunagor, it: Hero | Monster | Ally, rule: str) -> None:
    """The Polymorph breaks: the token goes."""
    lose(it, TOKEN)
    tell(s, "shape-back", rule, who=it.id)


def disturb(s: Drunagor, who: str) -> None:
    """What an enemy of a Monster aims at it breaks its Polymorph [kw.polymorph.targeted].

    What other Monsters do to it does not, nor do Conditions or Darkness
    [kw.polymorph.monster-effects] [kw.polymorph.damage].
    """
    monster = s.monsters.get(who)
    if monster is not None and monster.has(TOKEN):
        free(s, monster, rule="kw.polymorph.targeted")


# Its turns ------------------------------------------------------------------------------------


def errant_turn(s: Drunagor, turn: HeroTurn | MonsterTurn, it: Hero | Monster) -> Script[None]:
    """Each of its turns, one out of turn as well, is what a card says.

    [kw.polymorph.extra-activation]
    """
    if s.options.simple_polymorph:
        yield from restless(s, turn, it)
        return
    (name,) = yield Draw(tuple(s.errant or ERRANT), 1, rule="kw.polymorph.deck", what="errant")
    s.errant = [card for card in s.errant or ERRANT if card != name]
    tell(s, "errant", rule="kw.polymorph.deck", who=it.id, card=name)
    card = ERRANT[str(name)]
    if card.breaks == "now":  # and it acts as always [kw.polymorph.two-evolve]
        free(s, it, rule="kw.polymorph.two-evolve")
        if isinstance(it, Monster):  # [kw.polymorph.evolve]
            ABILITIES["evolve"].do(s, it.id, it.id, 0)
        return
    turn.window = Window.END  # nothing else [kw.polymorph.four]
    wander(s, it, card.turn)
    if card.breaks == "end":
        free(s, it, rule="kw.polymorph.two-wander")


def restless(s: Drunagor, turn: HeroTurn | MonsterTurn, it: Hero | Monster) -> Script[None]:
    """The simple version: no deck, no capybara; a roll, and no action [kw.polymorph.simple].

    All else is the same [kw.polymorph.simple-rest].
    """
    about = {"who": it.id}
    (face,) = yield Roll((D20,), rule="kw.polymorph.simple", what="restless", about=about)
    if isinstance(it, Hero) and it.has("inspire"):  # any d20 that one has just rolled
        rolled = {"skill": it.id, "n": face}
        if (yield Ask(it.id, "inspire", (Yes(), No()), "kw.inspire.use", rolled)) == Yes():
            lose(it, "inspire")
            (face,) = yield Roll((D20,), rule="kw.inspire.use", what="restless", about=about)
    turn.window = Window.END
    if face >= BREAKS_FREE:
        free(s, it, rule="kw.polymorph.simple-11")
    else:
        tell(s, "shape-stays", rule="kw.polymorph.simple-10", who=it.id, n=face)


def wander(s: Drunagor, it: Hero | Monster, turn: int) -> None:
    """Turn and go one square, unless KNOCK DOWN or SLOW holds it [kw.polymorph.card].

    If something is in the way, it tries the opposite direction [kw.polymorph.blocked].
    """
    s.facing = (s.facing + turn) % 360
    if it.at == OFF or getattr(it, "hiding", False) or not stride(s, it.id, 1):
        return
    board = hall(s).board
    x, y = board.xy(it.at)
    there = reachable(s, it.id, 1)
    for facing in (s.facing, (s.facing + 180) % 360):
        dx, dy = STEPS[facing]
        to = next((i for i in board.beside[it.at] if board.xy(i) == (x + dx, y + dy)), OFF)
        if to != OFF and there >> to & 1:
            s.facing = facing
            walk(s, it.id, to, 1)
            tell(s, "walked", rule="kw.polymorph.card", who=it.id, place=board.names[to])
            return
