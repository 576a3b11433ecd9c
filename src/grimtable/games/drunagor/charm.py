"""CHARM (p. 79): a Monster's turn that a Hero leads."""

from __future__ import annotations

from grimtable.games.drunagor.abilities import Colour, movement, of_colour, strength
from grimtable.games.drunagor.board import (
    distance,
    enemies,
    fighter,
    footprint,
    ground,
    is_adjacent,
)
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.monsters import monster_turn
from grimtable.games.drunagor.options import Aim
from grimtable.games.drunagor.prowl import go, places
from grimtable.games.drunagor.quarry import seen
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, Monster, MonsterTurn
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, Option, Script


def turn_step(s: Drunagor, turn: MonsterTurn) -> Script[None] | None:
    """One window of a Monster's turn; a charmed one moves and attacks as it is told."""
    monster = s.monsters.get(turn.who)
    if turn.charmed and monster is not None:
        if turn.window is Window.MOVE:
            led(s, turn, monster)
            return None
        if turn.window is Window.GOING:
            return go(s, turn, monster, turn.charmed, "charm-move", "kw.charm.freedom")
        if turn.window is Window.ATTACK and turn.attacks:
            return set_on(s, turn, monster)
    return monster_turn(s, turn)


def led(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """Who charmed a Monster moves it as they like, through harm or not [kw.charm.freedom]."""
    card = fighter(monster)
    turn.points = stride(s, monster.id, movement(s, monster))
    turn.tied = [at for at, _, _ in places(s, monster, card, turn.points)]
    turn.window = Window.GOING


def in_its_reach(s: Drunagor, monster: Monster) -> list[str]:
    """Whom a Monster could attack if it were free to choose: anybody but itself."""
    card, near = fighter(monster), ground(s).around(footprint(s, monster))
    others = [h.id for h in seen(s)] + [who for who in enemies(s) if who != monster.id]
    if card.reach == "magical":
        return others
    if card.reach == "ranged":
        return [who for who in others if distance(s, monster.id, who) <= 1]
    at = {m.id: footprint(s, m) for m in s.monsters.values()}
    at |= {h.id: 1 << h.at for h in seen(s)}
    return [w for w in others if (near & at[w] if w in at else is_adjacent(s, monster.id, w))]


def set_on(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """Who charmed it chooses whom it attacks, for half its damage [kw.charm] [kw.charm.half].

    Half of the base alone: what Darkness or INTIMIDATE change comes after [kw.charm.modifiers].
    Its collateral comes along [kw.charm.collateral].
    """
    card = fighter(monster)
    most = max(card.abilities.get(word, 1) for word in ("cleave", "multishot"))
    left = [who for who in in_its_reach(s, monster) if who not in turn.aims]
    if left and len(turn.aims) < most:
        options: tuple[Option, ...] = (*(Aim(who) for who in left), Done())
        about = {"who": monster.id}
        chosen = yield Ask(turn.charmed, "charm-attack", options, "kw.charm", about)
        if isinstance(chosen, Aim):
            turn.aims.append(chosen.at)
            return
    turn.window = Window.END
    if turn.aims:
        hits = [Hit(who) for who in turn.aims]
        riders = tuple(of_colour(s, monster, Colour.BLACK))
        base, label = (strength(s, monster) + 1) // 2, monster.kind
        push(s, Blow(monster.id, "monster", hits, base=base, label=label, collateral=riders))
