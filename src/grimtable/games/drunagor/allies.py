"""Followers, Cohorts and Companions (pp. 18-19, 79): how they join, their turns, what they attack.

What Pets have besides is in `pets`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from grimtable.games.drunagor.abilities import ABILITIES, Colour, break_free
from grimtable.games.drunagor.board import (
    boss_areas,
    enemies,
    ground,
    hall,
    is_flying,
    near_mask,
    picked,
    place_of,
    squares_of,
    steps_between,
    touched,
)
from grimtable.games.drunagor.cubes import decide, leader
from grimtable.games.drunagor.health import conditions, lose, pop, push
from grimtable.games.drunagor.keywords import movement_points, stride
from grimtable.games.drunagor.options import Aim, Loosen, Stand, Walk
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import OFF, Ally, AllyTurn, Blow, Drunagor, Hit, Owed
from grimtable.games.drunagor.terrain import enter, free_around, put, reachable, steps, walk
from grimtable.games.drunagor.tie_breaker import piles_beside, return_runes
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Done, Option, Script
from grimtable.kernel.state import tell

# Who joins ------------------------------------------------------------------------------------


def join(s: Drunagor, kind: str, master: str = "") -> Ally | None:
    """One more of that card, still without a square; there is no limit but models.

    Its card lies on the Track as long as one of its kind is there [ally.defeat.card].

    [ally.no-limit] [ally.recruit.card] [comp.model-cap]
    """
    names = [f"{kind}_{i}" for i in range(1, ALLIES[kind].entry.models + 1)]
    free = [name for name in names if name not in s.allies]
    if not free:
        return None
    s.allies[free[0]] = Ally(free[0], kind, master=master)
    return s.allies[free[0]]


def recruit(s: Drunagor, who: str, kind: str, n: int, *, together: bool = False) -> None:
    """A Resolution brings them to the party [ally.recruit.by-resolution]."""
    followed = who if ALLIES[kind].entry.kind == "companion" else ""
    for _ in range(n):
        ally = join(s, kind, followed)
        if ally is not None:
            tell(s, "recruited", rule="ally.recruit.by-resolution", who=ally.id, by=who)
            push(s, Owed("recruit", ally.id, rune="" if together else who))


def settle_recruit(s: Drunagor, owed: Owed) -> Script[None]:
    """The model stands beside the Hero who recruited it [ally.recruit.place].

    By a dilemma of the whole party it stands beside the Party Leader [ally.recruit.party].
    """
    at_hand, by_all = (owed.rune, "ally.recruit.place"), (leader(s), "ally.recruit.party")
    who, rule = at_hand if owed.rune else by_all
    yield from stand(s, owed.who, owed.rune, free_around(s, near_mask(s, who)), rule)
    pop(s, owed)


def dismiss(s: Drunagor, kind: str) -> None:
    """All of a kind leave the party for good."""
    for who in [ally.id for ally in s.allies.values() if ally.kind == kind]:
        del s.allies[who]
        tell(s, "left-party", rule="inter.done", who=who)


def follow_up(s: Drunagor) -> Script[None]:
    """Once the Heroes stand, those who came along stand beside one of them [ally.follower-start].

    The Party Leader chooses.
    """
    ally = next(a for a in s.allies.values() if a.at == OFF)
    near = 0
    for who in (ally.master,) if ally.master else s.heroes:
        near |= near_mask(s, who)
    yield from stand(s, ally.id, ally.id, free_around(s, near), rule="ally.follower-start")


def stand(
    s: Drunagor, who: str, by: str, there: int, rule: str, *, stay: bool = False
) -> Script[None]:
    """Somebody chooses a square, and the model stands there; or stays where it is."""
    board = hall(s).board
    options: tuple[Option, ...] = tuple(Stand(board.names[i]) for i in squares_of(there))
    if stay:
        options += (Done(),)
    chosen = yield from decide(s, by, "stand", options, rule, who=who, why="")
    if isinstance(chosen, Done):
        return
    put(s, who, board.named[chosen.to])
    tell(s, "placed", rule, who=who, place=chosen.to)


# Their turns ----------------------------------------------------------------------------------


def begin_turns(s: Drunagor, kind: str) -> None:
    """All of a card act, one after the other, in a slot of their own [ally.initiative].

    STUN on a shared card holds the first of them back [ally.shared-card].
    """
    mine = [ally for ally in s.allies.values() if ally.kind == kind]
    if not mine:  # only quicker: nobody acts
        return
    stunned = next((ally for ally in mine if ally.has("stun")), None)
    if stunned is not None:
        lose(stunned, "stun")
        mine[0].tokens["stun"] = 1
    twice = ALLIES[kind].entry.twice in s.statuses  # [ruling.it-takes-two]
    for ally in reversed(mine):
        for _ in range(2 if twice else 1):
            push(s, AllyTurn(ally.id))


def ally_turn(s: Drunagor, turn: AllyTurn) -> Script[None] | None:
    """Conditions, what is triggered, a Move Action, an Attack if able [ally.turn].

    Ground that harms does so whatever their Sturdiness [ally.terrain-danger].
    """
    ally = s.allies.get(turn.who)
    if ally is None:
        pop(s, turn)
        return None
    return WINDOWS[turn.window](s, turn, ally)


def start(s: Drunagor, turn: AllyTurn, ally: Ally) -> None:
    """Its Conditions."""
    turn.window = Window.BEGINNING
    tell(s, "turn", rule="ally.turn", who=turn.who)
    if conditions(s, ally):  # one packet of damage [ally.defeat.conditions-sum]
        turn.attacks = False
    break_free(s, ally)


def begin(s: Drunagor, turn: AllyTurn, ally: Ally) -> None:
    """What is triggered [ally.turn.triggers]."""
    turn.window = Window.MOVE
    for word, n in triggered(ally.kind):
        ABILITIES[word].do(s, ally.id, ally.id, n)


def fly_by(s: Drunagor, turn: AllyTurn, ally: Ally) -> None:
    """After its attack it may return [kw.flyby]."""
    turn.window = Window.END
    push(s, Owed("flyby", ally.id))


def end(s: Drunagor, turn: AllyTurn, ally: Ally) -> None:
    """The ground, and its turn is over."""
    enter(s, turn.who)
    pop(s, turn)


@cache
def triggered(kind: str) -> tuple[tuple[str, int], ...]:
    """The abilities of an ally's card that come at the start of its turn [ally.turn.triggers]."""
    words = ALLIES[kind].abilities.items()
    return tuple((word, n) for word, n in words if ABILITIES[word].window is Colour.PINK)


def rule_of(ally: Ally) -> str:
    """By which rule somebody decides for an ally."""
    return "kw.command-pet.turn" if ally.master else "ally.turn.leader"


def move(s: Drunagor, turn: AllyTurn, ally: Ally) -> Script[None]:
    """The Party Leader, or its master, moves it, or lets it stay [ally.turn.leader]."""
    entry = ALLIES[ally.kind].entry
    points = movement_points(ally, entry.move)
    options = (*picked(reachable(s, ally.id, points), steps(place_of(s))), Done())
    chosen = yield from decide(s, ally.id, "ally-move", options, rule_of(ally), who=ally.id)
    turn.window = Window.ATTACK
    points = stride(s, ally.id, entry.move)
    if isinstance(chosen, Walk):
        walk(s, ally.id, hall(s).board.named[chosen.to], points)
        tell(s, "walked", rule="ally.turn", who=ally.id, place=chosen.to)


def attack(s: Drunagor, turn: AllyTurn, ally: Ally) -> Script[None] | None:
    """The Party Leader chooses whom it attacks; with CLEAVE also a second one.

    [ally.card.damage]
    """
    card = ALLIES[ally.kind]
    there = [who for who in in_reach(s, ally) if who not in turn.aims] if turn.attacks else []
    most = card.abilities.get("cleave", 1)
    options: list[Option] = [Aim(who) for who in there] if len(turn.aims) < most else []
    runes = loosened(s, turn, ally)
    if options or runes:
        if turn.aims or not options:
            runes.append(Done())
        return choose_attack(s, turn, ally, (*options, *runes))
    strike(s, turn, ally)
    return None


def choose_attack(
    s: Drunagor, turn: AllyTurn, ally: Ally, options: tuple[Option, ...]
) -> Script[None]:
    """The next target, a pile to be untied, or no more."""
    chosen = yield from decide(s, ally.id, "ally-attack", options, rule_of(ally), who=ally.id)
    if isinstance(chosen, Aim):
        turn.aims.append(chosen.at)
    elif isinstance(chosen, Loosen):
        turn.window = Window.END
        return_runes(s, ally.id, chosen.pile, rule="boss.death.tie-breaker")
    else:
        strike(s, turn, ally)


def strike(s: Drunagor, turn: AllyTurn, ally: Ally) -> None:
    """It attacks whom it was told to; collateral needs damage that was inflicted.

    Without a Weapon and a roll it surprises nobody, and stays hidden [ruling.ally-stealth].

    [ally.collateral]
    """
    card = ALLIES[ally.kind]
    turn.window = Window.AFTER if turn.aims and "flyby" in card.abilities else Window.END
    if turn.aims:
        riders = tuple(
            (word, n)
            for word, n in card.abilities.items()
            if ABILITIES[word].window is Colour.BLACK
        )
        hits = [Hit(who) for who in turn.aims]
        damage = card.entry.attack
        push(s, Blow(ally.id, "ally", hits, base=damage, label=ally.kind, collateral=riders))


def loosened(s: Drunagor, turn: AllyTurn, ally: Ally) -> list[Option]:
    """Piles that Scavenger could untie in place of its attack, from where it stands.

    [boss.death.tie-breaker] [ruling.scavenger-unties]
    """
    if not ALLIES[ally.kind].entry.unties or not turn.attacks or turn.aims:
        return []
    return [Loosen(pile) for pile in piles_beside(s, ally.at)]


def in_reach(s: Drunagor, ally: Ally) -> Iterator[str]:
    """The enemies that it can attack from where it stands; no shot while engaged.

    [ally.card.attack-type]
    """
    reach, boss = ALLIES[ally.kind].entry.reach, s.boss.id
    near = [boss] if boss and is_near_boss(s, ally) else []
    near += touched(s, ground(s).near[ally.at])
    if reach == "melee":
        yield from near
    elif not near or reach == "magical":
        here = frozenset((hall(s).board.area[ally.at],))
        for who in enemies(s):
            areas = boss_areas(s) if who == s.boss.id else None
            if areas is None:
                areas = frozenset((hall(s).board.area[s.monsters[who].at],))
            if reach == "magical" or steps_between(place_of(s), here, areas) <= 1:
                yield who


def is_near_boss(s: Drunagor, ally: Ally) -> bool:
    """Whether the Horseman is adjacent to it."""
    return not is_flying(s) and bool(near_mask(s, s.boss.id) >> ally.at & 1)


WINDOWS: dict[Window, Callable[[Drunagor, AllyTurn, Ally], Script[None] | None]] = {
    Window.START: start,
    Window.BEGINNING: begin,
    Window.MOVE: move,
    Window.ATTACK: attack,
    Window.AFTER: fly_by,
    Window.END: end,
}
"""An ally's turn, window by window [ally.turn]."""
