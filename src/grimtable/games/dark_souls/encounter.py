"""Encounters, p. 19: characters enter, enemies and characters alternate, and it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grimtable.games.dark_souls import campaign, setup
from grimtable.games.dark_souls.attacks import gift, stroke
from grimtable.games.dark_souls.bonfire import rest
from grimtable.games.dark_souls.characters import character_activates
from grimtable.games.dark_souls.combat import Defeat, Victory
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import blow
from grimtable.games.dark_souls.enemies import enemies_rest, enemy_acts, march, next_enemy
from grimtable.games.dark_souls.nodes import (
    LIMIT,
    arrival,
    push,
    retrieve,
    sprung,
    standing_on,
    walk_on,
)
from grimtable.games.dark_souls.options import Lead, Place
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Character,
    Dropped,
    Fight,
    Fought,
    Souls,
)
from grimtable.games.dark_souls.under_way import (
    Arrival,
    Blow,
    Gift,
    March,
    Pushed,
    Sprung,
    Steps,
    Stroke,
)
from grimtable.kernel.asks import MARK, Script, choose
from grimtable.kernel.state import tell
from grimtable.kernel.under_way import carry_on

UNDER_WAY: dict[type, Callable[[Souls, Any], Script[None] | None]] = {
    Blow: blow,
    Stroke: stroke,
    March: march,
    Pushed: push,
    Arrival: arrival,
    Sprung: sprung,
    Steps: walk_on,
    Gift: gift,
}
"""How each thing that can be under way goes on."""


def is_fought(s: Souls) -> bool:
    """Whether the encounter goes on."""
    return s.phase == "fight"


def encounter(s: Souls, lasts: Callable[[Souls], bool] = is_fought) -> Script[None]:
    """The encounter goes on from wherever it stands, to its end; nobody can flee [enc.no-flee]."""
    while s.under_way or lasts(s):
        try:
            if s.under_way:
                yield from carry_on(s, UNDER_WAY)
                yield MARK  # nothing is under way: a "what if" may stop here
            elif script := STEPS[s.battle.step](s):  # nothing of it has run yet
                yield MARK
                yield from script
        except Victory:
            win(s)
        except Defeat as killed:
            defeat(s, s.characters[str(killed)])


def place(s: Souls) -> Script[None]:
    """P. 19: characters on the entry nodes, three models to a node [enc.place-characters]."""
    fight = s.battle
    c = next((c for c in s.present() if c.node is None), None)
    if c is None:
        fight.step = "lead"
        return
    free = [node for node in fight.entry if len(standing_on(s, node)) < LIMIT]
    options = tuple(Place(c.id, node) for node in free)
    pick: Place = yield from choose(c.id, "place", options, rule="enc.place-characters")
    c.node = pick.node  # [node.always-on]
    tell(s, "placed", rule="enc.place-characters", who=c.id, node=pick.node)
    retrieve(s, c)  # [ruling.souls-entry]


def lead(s: Souls) -> Script[None]:
    """P. 19: who led the way gets the Aggro token [enc.aggro-start], [boss.place.aggro]."""
    fight = s.battle
    options = tuple(Lead(who) for who in s.party)
    rule = "boss.place.aggro" if fight.boss else "enc.aggro-start"
    pick: Lead = yield from choose(s.voice, "lead", options, rule, shared=True)
    fight.aggro = pick.who
    tell(s, "aggro", rule=rule, who=pick.who)
    fight.step = "enemies"


def enemies_turn(s: Souls) -> Script[None] | None:
    """Enemies first, and then before every single character [enc.turn.enemies-first]."""
    fight = s.battle
    if fight.acting:
        return enemy_acts(s)
    waiting = [m for m in fight.foes.values() if not m.acted]
    if waiting:
        return next_enemy(s, waiting)
    enemies_rest(s)  # all of them have acted [enemy.all-activate]
    fight.rounds += 1
    fight.step = "dash" if campaign.may_dash(s) else "heroes"
    return None


# The end --------------------------------------------------------------------------------------


def win(s: Souls) -> None:
    """P. 19: cubes off, souls in; conditions, barrels [barrel.reset] and traps are as new."""
    fight = s.battle
    for c in s.present():
        c.stamina = c.damage = 0  # [end.win.recover]
        if not s.options.skirmish:  # which is over: it ends where it was fought
            c.leave()
    each = s.sparks if fight.boss else 2  # [end.win.souls-boss], [end.win.souls]
    won = each * len(s.party)
    s.souls += won
    rule = "end.win.souls-boss" if fight.boss else "end.win.souls"
    tell(s, "won", rule=rule, place=fight.place, n=won)
    s.fought = fought(s, fight)
    s.fought.souls = won
    if s.dropped is not None and s.dropped.place == fight.place:
        s.fought.taken = s.dropped.souls
        s.souls += s.dropped.souls  # [ruling.souls-after-win]
        tell(s, "retrieved", rule="ruling.souls-after-win", who=s.voice, n=s.dropped.souls)
        s.dropped = None
    fight.turn = None
    s.under_way = []
    fight.step = "won"


def spoils(s: Souls) -> Script[None]:
    """What a won encounter opens: the way on, or what its boss left."""
    fight = s.battle
    if s.options.skirmish:
        end(s, won=True)
        return
    if fight.boss:
        yield from boss_beaten(s)
        return
    s.fight = None
    s.phase = "explore"


def boss_beaten(s: Souls) -> Script[None]:
    """P. 28: a mini boss leads to the second half, the main boss to victory."""
    s.fight = None
    if s.options.campaign:
        yield from campaign.boss_beaten(s)
    elif LIBRARY.bosses[s.boss].tier == "main":
        end(s, won=True)  # [boss.end.main], [boss.end.main-treasure]
    else:
        left_by_boss(s, LIBRARY.bosses[s.boss].treasure)  # [boss.end.mini]
        tell(s, "boss-treasure", rule="boss.end.mini", items=LIBRARY.bosses[s.boss].treasure)
        yield from setup.after_mini_boss(s)


def left_by_boss(s: Souls, items: Sequence[str]) -> None:
    """Cards of a boss that has fallen go to the inventory."""
    s.inventory += items
    if s.fought is not None:
        s.fought.items = [*items]


def defeat(s: Souls, killed: Character) -> None:
    """P. 19: everyone back to the bonfire, souls dropped, a spark gone, or the game lost.

    A death is not the end [goal.death-not-end] while there is a spark.
    """
    fight = s.battle
    tell(s, "defeated", rule="end.defeat.trigger", who=killed.id)
    node, place = killed.here, fight.place
    s.fought = fought(s, fight, killed.id)
    if s.spare_sparks <= 0 or s.options.skirmish:
        s.under_way, fight.turn = [], None
        end(s, won=False)  # [spark.zero.loss], [camp.end.lost]
        return
    s.fight = None
    s.under_way = []
    for c in s.present():
        c.leave()
        c.ember = False  # [ember.lose]
    s.dropped = None  # [souls.lost]
    if s.souls:
        s.dropped = Dropped(place, node, s.souls)  # [end.defeat.drop]
        tell(s, "dropped", rule="end.defeat.drop", node=node, tile=place, n=s.souls)
        s.souls = 0
    s.at = BONFIRE  # [end.defeat.return]
    if s.options.campaign and fight.boss:
        s.beaten, s.parted = 0, False  # [camp.first.s1.both-again]
        s.boss = campaign.section(s).bosses[0]
    rest(s)  # it must [rest.forced], and one spark pays for both [spark.once]
    s.phase = "explore"


def fought(s: Souls, fight: Fight, fallen: str = "") -> Fought:
    """What is told of a fight that is over: also who fell, and by what was under way."""
    s.fights += 1
    slain = dict.fromkeys(fight.slain, 0)
    left = {m.id: LIBRARY.foes[m.kind].health - m.wounds for m in fight.foes.values()}
    by = card = ""
    match s.under_way[-1] if fallen and s.under_way else None:
        case Blow(by=foe):
            by = foe
            card = ("" if fight.deck is None else fight.deck.card) or ""
        case Sprung():
            by = "trap"
    rounds = fight.rounds + (fight.step == "enemies")  # the one under way counts, too
    return Fought(rounds, slain | left, fallen, by, card, fight.place)


def end(s: Souls, *, won: bool) -> None:
    """The game is over; if by a death or in practice, it still lies where it was fought."""
    s.won = won
    s.phase = "over"
    tell(s, "over", rule="goal.win" if won else "spark.zero.loss", won=won)


STEPS: dict[str, Callable[[Souls], Script[None] | None]] = {
    "place": place,
    "lead": lead,
    "enemies": enemies_turn,
    "dash": campaign.dash,
    "heroes": character_activates,
    "won": spoils,
}
"""The steps of an encounter."""
