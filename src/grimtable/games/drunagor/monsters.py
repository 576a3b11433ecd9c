"""Monsters' turns: Conditions, what is triggered, Move, Attack; how they appear (p. 27)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from grimtable.games.drunagor.abilities import (
    ABILITIES,
    Colour,
    base_damage,
    break_free,
    has,
    of_colour,
)
from grimtable.games.drunagor.board import fighter, footprint, ground, hall
from grimtable.games.drunagor.content import FIGHTERS, MONSTERS, area_name, area_named
from grimtable.games.drunagor.cubes import leader
from grimtable.games.drunagor.health import conditions, pop, push
from grimtable.games.drunagor.hexes import pass_on
from grimtable.games.drunagor.options import Strike
from grimtable.games.drunagor.polymorph import errant_turn
from grimtable.games.drunagor.prey import devour, is_hungry, slay, within_bite
from grimtable.games.drunagor.prowl import chooser, go, set_out
from grimtable.games.drunagor.quarry import Aim, aims, criterion, explain, ranked, seen
from grimtable.games.drunagor.state import OFF, Blow, Drunagor, Hero, Hit, Monster, MonsterTurn
from grimtable.games.drunagor.terrain import enter, spring
from grimtable.games.drunagor.traits import charged
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Script
from grimtable.kernel.state import tell

BASES = (
    *("yellow", "dark_blue", "pink", "green", "red", "black"),
    *("orange", "white", "light_green", "light_blue", "magenta", "brown"),
)
"""The Status board, highest first."""


def monster_turn(s: Drunagor, turn: MonsterTurn) -> Script[None] | None:
    """One window of a Monster's turn [kw.activate.order] [kw.turn.individual]."""
    monster = s.monsters.get(turn.who)
    if monster is None:  # slain in the meantime
        pop(s, turn)
        return None
    return WINDOWS[turn.window](s, turn, monster)


def start(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """A Trap under it, VOODOO, its Conditions."""
    turn.window = Window.BEGINNING
    tell(s, "turn", rule="kw.activate", who=turn.who)
    spring(s, turn.who)
    pass_on(s, monster)
    if turn.who in s.monsters and conditions(s, monster):
        turn.attacks = False  # [kw.stun.monster]
    break_free(s, monster)


def begin(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None] | None:
    """What is triggered; who is polymorphed has another turn."""
    if monster.has("polymorph"):
        return errant_turn(s, turn, monster)
    trigger(s, turn, monster)
    return None


def move(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None] | None:
    """It sets out; as many attacks as it has follow."""
    turn.left = attacks_of(monster)
    return set_out(s, turn, monster)


def arrive(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None]:
    """It goes where it likes best."""
    return go(s, turn, monster, *chooser(s, monster))


def assail(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None] | None:
    """Its Attack: what it hungers for or hunts, else whom it reaches."""
    if not turn.attacks:  # STUN takes the whole Attack Action
        attacked(turn)
        return None
    if is_hungry(s, monster) and within_bite(s, monster):
        return devour(s, turn, monster)
    if turn.prey != OFF and pounce(s, turn, monster):
        return None
    return attack(s, turn, monster)


def end(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """The ground, and its turn is over."""
    monster.surge = 0
    enter(s, turn.who)  # in this turn still: what it stepped on acts once [terr.once]
    pop(s, turn)


def trigger(s: Drunagor, turn: MonsterTurn, monster: Monster) -> None:
    """Its pink abilities, one after the other [mon.colours]."""
    for word, n in of_colour(s, monster, Colour.PINK):
        if word not in turn.triggered:
            turn.triggered.append(word)
            ABILITIES[word].do(s, monster.id, monster.id, n)
            return
    turn.window = Window.MOVE


# The attack -----------------------------------------------------------------------------------


def attacks_of(monster: Monster) -> int:
    """How many attacks follow its one Move [kw.attack-twice]."""
    return 2 if has(monster, "attack_twice") else 1


def attacked(turn: MonsterTurn) -> None:
    """One attack less; after the last one the turn ends."""
    turn.left -= 1
    if turn.left <= 0:
        turn.window = Window.END


def pounce(s: Drunagor, turn: MonsterTurn, monster: Monster) -> bool:
    """A Slayer beside its prey attacks it, whoever else is near; whether it did [kw.slayer]."""
    if not ground(s).around(footprint(s, monster)) >> turn.prey & 1:
        return False
    ally = next((a for a in s.allies.values() if a.at == turn.prey), None)
    if turn.prey in s.injured:
        slay(s, monster, turn.prey, rule="kw.slayer")
    elif ally is None:  # it fell in the meantime
        return False
    else:
        tell(s, "hunts-ally", rule="ally.priority.slayer", who=monster.id, whom=ally.id)
        push(s, blow_at(s, monster, [Hit(ally.id)]))
    attacked(turn)
    return True


def attack(s: Drunagor, turn: MonsterTurn, monster: Monster) -> Script[None] | None:
    """Attack whom it reaches; no walking any more [kw.attack-twice.separate].

    A second attack takes another only if the first one's target is out of reach
    [kw.attack-twice.retarget].
    """
    card = fighter(monster)
    by = criterion(card)
    line = ranked(seen(s, card), by)
    again = [hero for hero in line if hero.id in turn.aims]  # its target as long as it is in reach
    first = [*again, *(hero for hero in line if hero not in again)]
    found = aims(s, card, footprint(s, monster), first)
    if len(found) > 1:
        return choose_areas(s, turn, monster, found, line)
    if found:
        strike(s, turn, monster, found[0], line)
    else:
        attacked(turn)
    return None


def choose_areas(
    s: Drunagor, turn: MonsterTurn, monster: Monster, found: list[Aim], line: list[Hero]
) -> Script[None]:
    """Of equally good areas for a STRIKE the Party Leader chooses [kw.strike]."""
    board, about = hall(s).board, {"who": monster.id}
    options = tuple(Strike(tuple(area_name(board, a) for a in one.areas)) for one in found)
    chosen = yield Ask(leader(s), "strike", options, "kw.strike", about, led=True)
    areas = tuple(area_named(board, name) for name in chosen.areas)
    strike(s, turn, monster, next(one for one in found if one.areas == areas), line)


def strike(s: Drunagor, turn: MonsterTurn, monster: Monster, aim: Aim, line: list[Hero]) -> None:
    """The attack itself, and why it meets them; the best target is first in line."""
    again = [hero for hero in line if hero.id in turn.aims]
    by = criterion(fighter(monster))
    attacked(turn)
    turn.aims = [hero.id for hero in aim.heroes[:1]]
    if aim.heroes and aim.heroes[0] in again:
        whom = aim.heroes[0].id
        tell(s, "aims-again", rule="kw.attack-twice.retarget", who=monster.id, whom=whom)
    else:
        explain(s, monster, aim, line, by)
    hits = [Hit(hero.id) for hero in s.heroes.values() if hero in aim.heroes]
    hits += [Hit(ally.id) for ally in aim.allies]
    push(s, blow_at(s, monster, hits))


def blow_at(s: Drunagor, monster: Monster, hits: list[Hit], *, charmed: bool = False) -> Blow:
    """A Monster's attack on those whom it meets; a charmed one strikes half as hard.

    Half of the base alone, rounded up: what is added comes after [kw.charm.half]
    [kw.charm.modifiers] [kw.charge.modifiers].
    """
    base = base_damage(s, monster) + charged(s, monster)
    if charmed:
        base = (base + 1) // 2
    return Blow(
        monster.id,
        "monster",
        hits,
        base=base + monster.boost + monster.surge,
        label=monster.kind,
        collateral=tuple(of_colour(s, monster, Colour.BLACK)),
        words=("vicious",) if has(monster, "vicious") else (),
    )


WINDOWS: dict[Window, Callable[[Drunagor, MonsterTurn, Monster], Script[None] | None]] = {
    Window.START: start,
    Window.BEGINNING: begin,
    Window.MOVE: move,
    Window.GOING: arrive,
    Window.ATTACK: assail,
    Window.END: end,
}
"""A Monster's turn, window by window [kw.activate.order]."""


# Monsters appear ------------------------------------------------------------------------------


def has_room(s: Drunagor, kind: str) -> bool:
    """Whether there is a model and a Health track for one more [comp.model-cap]."""
    model = MONSTERS[kind].model or kind
    used = sum((MONSTERS[m.kind].model or m.kind) == model for m in s.monsters.values())
    return used < MONSTERS[kind].models and len(s.monsters) < len(BASES)


def weakened(s: Drunagor, health: int) -> int:
    """Health with which a Monster of a set-up begins: what its card says, less for practice."""
    return max(1, health * (100 - s.options.wounded) // 100)


def summon(
    s: Drunagor, kind: str, square: int, rank: int = 0, rule: str = "gap.raise"
) -> str | None:
    """Put a Monster on a square with the highest free base, if it has a model [gap.minion-cap].

    [gap.raise]
    """
    taken = {m.base for m in s.monsters.values()}
    bases = [base for base in BASES if base not in taken]
    if not has_room(s, kind):
        return None
    name = next(name for i in count(1) if (name := f"{kind}_{i}") not in s.monsters)
    health = FIGHTERS[kind][rank].health
    s.monsters[name] = Monster(name, kind, bases[0], health, square, rank=rank)
    s.monsters = dict(sorted(s.monsters.items(), key=lambda m: BASES.index(m[1].base)))
    tell(s, "raised", rule, who=name, place=hall(s).board.names[square])
    enter(s, name)
    return name
