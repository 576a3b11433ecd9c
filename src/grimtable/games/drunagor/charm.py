"""CHARM (p. 79): a Monster's turn that a Hero leads."""

from __future__ import annotations

from grimtable.games.drunagor.abilities import movement
from grimtable.games.drunagor.board import (
    areas_at,
    distance,
    enemies,
    fighter,
    footprint,
    ground,
    is_adjacent,
    party,
)
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.monsters import attacked, attacks_of, blow_at, monster_turn
from grimtable.games.drunagor.options import Aim
from grimtable.games.drunagor.prowl import go, places
from grimtable.games.drunagor.quarry import breadth, mates, seen
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Hero, Hit, Monster, MonsterTurn
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
    turn.left = attacks_of(monster)
    turn.points = stride(s, monster.id, movement(s, monster))
    turn.tied = [at for at, _, _ in places(s, monster, card, turn.points)]
    turn.window = Window.GOING


def in_its_reach(s: Drunagor, monster: Monster) -> list[str]:
    """Whom a Monster could attack if it were free to choose: anybody but itself.

    It shoots at nobody while one of its enemies is beside it [gap.ranged-monster]; a STRIKE meets
    whole areas, with those who hide there [kw.stealth.area].
    """
    card, near = fighter(monster), ground(s).around(footprint(s, monster))
    strikes = "strike" in card.abilities
    foes: list[Hero | Ally] = [*seen(s, card), *mates(s, card)]
    if card.reach == "ranged" and any(near >> it.at & 1 for it in foes):
        return []
    if strikes:
        foes = [it for it in party(s) if it.at != OFF and not (isinstance(it, Hero) and it.down)]
    others = [it.id for it in foes] + [who for who in enemies(s) if who != monster.id]
    if card.reach == "magical":
        return others
    if card.reach == "ranged":
        return [who for who in others if distance(s, monster.id, who) <= 1]
    if strikes:  # [kw.strike.melee]
        area = ground(s).area
        there = {who: [area[a] for a in areas_at(s, who) if a in area] for who in others}
        return [who for who in others if any(mask & near for mask in there[who])]
    at = {m.id: footprint(s, m) for m in s.monsters.values()}
    at |= {it.id: 1 << it.at for it in foes}
    return [w for w in others if (near & at[w] if w in at else is_adjacent(s, monster.id, w))]


def left_to_aim_at(s: Drunagor, turn: MonsterTurn, monster: Monster) -> list[str]:
    """Whom the attack of a charmed Monster could meet besides those who were chosen.

    As many as CLEAVE or MULTISHOT say; with STRIKE whoever stands in so many areas.
    """
    card = fighter(monster)
    left = [who for who in in_its_reach(s, monster) if who not in turn.aims]
    if "strike" in card.abilities:
        struck = {area for who in turn.aims for area in areas_at(s, who)}
        most = breadth(s, card, "strike")
        return [who for who in left if len(struck | areas_at(s, who)) <= most]
    most = max(breadth(s, card, word) for word in ("cleave", "multishot"))
    return left if len(turn.aims) < most else []


def set_on(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """Who charmed it chooses whom it attacks, for half its damage [kw.charm] [kw.charm.half].

    All that its card says of the attack comes along: collateral, VICIOUS, a second attack
    [kw.charm.collateral].
    """
    left = left_to_aim_at(s, turn, monster)
    if left:
        options: tuple[Option, ...] = (*(Aim(who) for who in left), Done())
        about = {"who": monster.id}
        chosen = yield Ask(turn.charmed, "charm-attack", options, "kw.charm", about)
        if isinstance(chosen, Aim):
            turn.aims.append(chosen.at)
            return
    attacked(turn)
    if not turn.aims:  # it is not made to attack
        turn.window = Window.END
        return
    push(s, blow_at(s, monster, [Hit(who) for who in turn.aims], charmed=True))
    if turn.window is Window.ATTACK:
        turn.aims = []
