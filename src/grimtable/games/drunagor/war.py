"""The War Horsewoman (pp. 36-37)."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    ground,
    hall,
    squares_of,
)
from grimtable.games.drunagor.content import MONSTERS
from grimtable.games.drunagor.cubes import ON_RECALL, lead
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.horsemen import (
    FIRST,
    SECOND,
    card,
    done,
    enemies_in,
    manifest,
    strike,
    unravel,
    weave,
)
from grimtable.games.drunagor.monsters import has_room, summon
from grimtable.games.drunagor.options import Aim, Stand, Token
from grimtable.games.drunagor.state import Assault, CardTurn, Drunagor, Hero, MonsterTurn, colour_of
from grimtable.games.drunagor.targets import chains, force, manticore, strongest_area
from grimtable.games.drunagor.terrain import free_around
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell


def commanding_aura(s: Drunagor, hero: Hero) -> Script[None]:
    """Any Recall Action: the Strongest Minion activates, if there is one [boss.war.aura.none].

    [boss.war.aura.marker]
    """
    if not s.monsters:
        return
    most = max(m.health for m in s.monsters.values())
    tied = tuple(Aim(m.id) for m in s.monsters.values() if m.health == most)
    chosen = yield from lead(s, "aura-minion", tied, rule="boss.war.aura.tie")
    tell(s, "aura-war", rule="boss.war.aura", who=chosen.at)
    push(s, MonsterTurn(chosen.at))  # only that one [boss.war.aura.single]


ON_RECALL["war"] = commanding_aura


@card("war_charge")
def mounted_charge(s: Drunagor, t: CardTurn) -> None:
    """She assaults the Strongest Hero's area: X+2 to whom her Front hits [boss.war.charge.move]."""
    done(s, t)
    for target in strongest_area(s, t.x).heroes[:1]:
        push(s, Assault(hall(s).board.area[target.at], force(t), t.card))


@card("otherworldly_knot")
def otherworldly_knot(s: Drunagor, t: CardTurn) -> Script[None]:
    """MANIFEST; at that token she weaves, or unravels three runes and more."""
    if t.step == FIRST:
        rune = yield from manifest(s, rule="boss.war.knot.manifest")
        t.drawn, t.step = colour_of(rune), SECOND
        if not t.drawn:
            done(s, t)
        return
    done(s, t)
    token = t.drawn
    tokens = hall(s).spawning
    if token not in tokens:  # a blue one: the Heroes choose [boss.war.knot.blue]
        options = tuple(Token(name) for name in tokens)
        chosen = yield from lead(s, "knot", options, rule="boss.war.knot.blue")
        token = chosen.token
    if len(s.piles.get(token, ())) >= 3:
        unravel(s, token, rule="boss.war.knot.unravel")
    else:
        weave(s, token, rule="boss.war.knot.weave")


@card("manticore_rush")
def manticore_rush(s: Drunagor, t: CardTurn) -> None:
    """The area of the Strongest Hero in front, else of the Weakest behind.

    [boss.war.manticore.front]
    """
    done(s, t)
    met, why = manticore(s, t.x)
    if met:
        there = enemies_in(s, {hall(s).board.area[met[0].at]})
        if why == "strongest-front":
            strike(s, t, there, force(t))
        else:  # [boss.war.manticore.back] [gap.manticore-collateral]
            strike(s, t, there, t.x, *((w, t.x) for w in ("poison", "intimidate") if t.x))
        return
    tell(s, "nothing", rule="boss.war.manticore.none", who=s.boss.id)


@card("hellish_chains")
def hellish_chains(s: Drunagor, t: CardTurn) -> None:
    """X+2 to every Hero two areas or more from both halves; who suffers is dragged.

    [boss.war.chains]
    """
    done(s, t)
    strike(s, t, chains(s, t.x).heroes, force(t), ("drag", 0))


@card("warlords_command")
def warlords_command(s: Drunagor, t: CardTurn) -> Script[None]:
    """Half X Revenants beside the token nearest to her Front that is not under her.

    [boss.war.command.token]
    """
    board = hall(s).board
    if t.step == FIRST and t.x < 2:  # none rises
        done(s, t)
        return
    if t.step == FIRST:
        tokens = {
            name: square
            for name, square in hall(s).spawning.items()
            if board.area[square] not in (s.boss.front, s.boss.back)
        }
        steps = {k: board.area_steps[s.boss.front][board.area[v]] for k, v in tokens.items()}
        tied = tuple(Token(k) for k in tokens if steps[k] == min(steps.values()))
        t.left, t.step = [""] * (t.x // 2), SECOND
        chosen = yield from lead(s, "command-token", tied, rule="boss.war.command.tie")
        t.drawn = chosen.token
        return
    kind = next(k for k, m in MONSTERS.items() if m.horseman == s.boss.id)
    square = hall(s).spawning[t.drawn]
    there = free_around(s, ground(s).near[square] & ~(1 << square))
    if not t.left or not there:
        done(s, t)
        return
    t.left.pop()
    options = tuple(Stand(board.names[i]) for i in squares_of(there))
    if not has_room(s, kind):
        t.left.clear()  # no model is left [gap.minion-cap]
        return
    chosen = yield from lead(s, "raise", options, rule="boss.war.command")
    summon(s, kind, board.named[chosen.to])
