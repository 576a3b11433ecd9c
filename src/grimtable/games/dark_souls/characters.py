"""Character activations, pp. 22-23: the start, moving and attacking, the end."""

from __future__ import annotations

from itertools import combinations

from grimtable.games.dark_souls.attacks import free_steps, strike, strikes, use
from grimtable.games.dark_souls.combat import (
    gain,
    shake_off,
    spend,
    step,
    ways,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.options import (
    Aggro,
    End,
    Estus,
    Gain,
    Heroic,
    Hold,
    Lunge,
    Run,
    Strike,
    Use,
    Walk,
)
from grimtable.games.dark_souls.state import Character, Model, Souls, Turn, gear, worn
from grimtable.kernel.asks import MARK, Ask, Done, Mark, Option, Script, choose
from grimtable.kernel.state import tell


def character_activates(s: Souls, c: Character) -> Script[None]:
    """P. 22: start, then move and attack until done, then end."""
    fight = s.fight
    assert fight is not None
    if fight.turn is None:
        yield Mark(c.id)
        at = s.party.index(c.id)
        s.first = s.party[(at + 1) % len(s.party)]  # [end.first-activation]
        tell(s, "turn", rule="enc.turn.one-character", who=c.id)
        yield from start(s, c)
        effects = worn(s, c)
        walk = max((e.walk_nodes for e in effects), default=1)
        fight.turn = Turn(c.id, walk_left=walk)
    turn = fight.turn
    while True:
        yield MARK
        answer = yield Ask(c.id, "act", actions(s, c, turn), rule="act.main")
        if isinstance(answer, End):
            break
        yield from act(s, c, turn, answer)
    yield from finish(s, c)
    fight.turn = None


def start(s: Souls, c: Character) -> Script[None]:
    """Stamina, the Aggro token, and swapping weapons [act.start.stamina], [act.start.swap]."""
    fight = s.fight
    assert fight is not None
    stamina, health = 2, 0
    if any(_ring(s, one) for one in s.present() if one.node == c.node):
        stamina = max(_ring(s, one) for one in s.present() if one.node == c.node)
    for e in worn(s, c):
        if e.start_stamina and (c.stamina or c.damage):
            options = (Gain(stamina, 0), Gain(e.start_stamina, e.start_health))
            pick: Gain = yield Ask(c.id, "gain", options, rule="ruling.card-effects")
            stamina, health = pick.stamina, pick.health
    gain(s, c, stamina, health, rule="act.start.stamina")
    fight.aggro = c.id
    tell(s, "aggro", rule="act.start.aggro", who=c.id)
    hands = holds(c)
    if len(hands) > 1:
        hold: Hold = yield Ask(c.id, "hold", hands, rule="act.start.swap")
        take_in_hand(c, hold)


def _ring(s: Souls, c: Character) -> int:
    """The stamina that starting an activation beside this character gives, if it changes it."""
    return max((e.mates_start for e in worn(s, c)), default=0)


def fits(left: str | None, right: str | None) -> bool:
    """Whether two cards can be in the two hands [equip.slots.two-hand]."""
    if left is None or right is None:
        return True
    a, b = gear(left), gear(right)
    if a.hands + b.hands == 2:
        return True
    if a.hands == 2 and b.hands == 2:
        return False
    light = a if a.hands == 1 else b
    return light.effects.beside_two_hands


def holds(c: Character) -> tuple[Hold, ...]:
    """Every way to take weapons in hand, as it is now first; no hand is left idle needlessly."""
    # [ruling.useful-choices]
    now = Hold(c.id, c.left, c.right)
    if not c.backup:
        return (now,)
    weapons = c.weapons()
    pairs = [(a, b) for a, b in combinations(weapons, 2) if fits(a, b)]
    paired = {one for pair in pairs for one in pair}
    pairs += [(one, None) for one in weapons if one not in paired]  # type: ignore[misc]
    found = [Hold(c.id, a, b) for a, b in pairs if {a, b} != {c.left, c.right}]
    return (now, *found)


def take_in_hand(c: Character, hold: Hold) -> None:
    """Put these weapons in the hands and all others in the backup slot [equip.slots.backup]."""
    weapons = c.weapons()
    c.left, c.right = hold.left, hold.right
    c.backup = [w for w in weapons if w not in (hold.left, hold.right)]


def actions(s: Souls, c: Character, turn: Turn) -> tuple[Option, ...]:
    """All that an active character may do now; ending the activation comes first."""
    # [gap.move-between]
    options: list[Option] = [End(c.id)]
    if c.estus and (c.stamina or c.damage):
        options.append(Estus(c.id))  # [estus.use]
    heroic = LIBRARY.heroics[c.id]
    if c.heroic and (heroic.rally or heroic.charge):
        options.append(Heroic(c.id))
    if turn.moved != "after":
        for weapon in (c.left, c.right):
            if weapon is not None and weapon not in turn.struck:  # [attack.char.per-weapon]
                options += strikes(s, c, weapon, charging=turn.charging)
        for weapon in c.backup:
            if weapon not in turn.struck:
                options += strikes(s, c, weapon, charging=turn.charging, backup=True)
    # Walking and running come before all attacks or after them [move.before-or-after].
    if not turn.struck or turn.moved != "before":
        _movement(s, c, turn, options)
    return tuple(options)


def _movement(s: Souls, c: Character, turn: Turn, options: list[Option]) -> None:
    """Walk (once) and run (as often as paid for) [move.walk], [move.run]."""
    frost = int("frostbite" in c.conditions)  # [cond.frostbite.character]
    found = ways(s, c, over_barrels=True, around=True)
    if turn.walk_left:
        base = 0 if turn.walking else frost
        options += [Walk(c.id, to) for to, extra in found if base + extra <= c.free]
    if not any(e.no_run for e in worn(s, c)):
        options += [Run(c.id, to) for to, extra in found if 1 + frost + extra <= c.free]


def act(s: Souls, c: Character, turn: Turn, answer: Option) -> Script[None]:
    """Carry out one action."""
    match answer:
        case Walk(to=to):
            cost = 0 if turn.walking else int("frostbite" in c.conditions)
            yield from _travel(s, c, turn, to, cost, rule="move.walk")
            turn.walk_left -= 1
            turn.walking = turn.walk_left > 0
        case Run(to=to):
            cost = 1 + ("frostbite" in c.conditions)
            yield from _travel(s, c, turn, to, cost, rule="move.run")
            if turn.walking:
                turn.walk_left, turn.walking = 0, False
        case Strike() | Lunge():
            yield from strike(s, c, answer)
        case Use():
            yield from use(s, c, answer)
        case Estus():
            c.estus = False  # [estus.once]
            tell(s, "estus", rule="estus.use", who=c.id)
            gain(s, c, c.stamina, c.damage, rule="estus.use")
        case Heroic():
            yield from heroic(s, c, turn)


def _travel(s: Souls, c: Character, turn: Turn, to: str, cost: int, rule: str) -> Script[None]:
    fight = s.fight
    assert fight is not None
    if to in fight.terrain and to not in fight.broken:
        cost += 1  # [barrel.break]
    turn.moved = "after" if turn.struck else "before"
    spend(s, c, cost, rule)
    yield from step(s, c, to, rule)


def heroic(s: Souls, c: Character, turn: Turn) -> Script[None]:
    """P. 11: flip the token; what it does is on the character board [heroic.use]."""
    # [ruling.charge]
    c.heroic = False
    tell(s, "heroic", rule="heroic.use", who=c.id)
    power = LIBRARY.heroics[c.id]
    if power.rally:
        for one in s.present():
            gain(s, one, power.rally, 0, rule="heroic.use")
    if power.charge:
        yield from free_steps(s, c, power.charge)
        turn.charging = True


def riposte(s: Souls, c: Character, foe: Model) -> Script[None]:
    """A heroic action that answers a dodged attack with a free one [heroic.use]."""
    if not c.heroic or not LIBRARY.heroics[c.id].riposte:
        return
    options: list[Option] = [Done()]
    for weapon in (c.left, c.right):
        if weapon is not None:
            options += strikes(s, c, weapon, only=foe.id, free=True)
    if len(options) == 1:
        return
    answer = yield Ask(c.id, "riposte", tuple(options), rule="heroic.use")
    if isinstance(answer, Strike | Lunge):
        c.heroic = False
        tell(s, "heroic", rule="heroic.use", who=c.id)
        yield from strike(s, c, answer, only=foe.id)


def finish(s: Souls, c: Character) -> Script[None]:
    """The end of an activation: what cards give, Poison, tokens off, Aggro taken over."""
    fight = s.fight
    assert fight is not None
    for e in worn(s, c):  # [ruling.end-order]
        here = sum(m.node == c.node for m in fight.foes.values())
        gain(s, c, 0, e.end_health + here * e.end_health_per_enemy, rule="ruling.card-effects")
    shake_off(s, c)
    for other in s.present():
        if other.id != c.id and other.id not in fight.took_aggro:
            if not any(e.takes_aggro for e in worn(s, other)):
                continue
            options = (Done(), Aggro(other.id))
            answer = yield from choose(other.id, "aggro", options, rule="ruling.card-effects")
            if isinstance(answer, Aggro):
                fight.took_aggro.append(other.id)
                fight.aggro = other.id
                tell(s, "aggro", rule="ruling.card-effects", who=other.id)
