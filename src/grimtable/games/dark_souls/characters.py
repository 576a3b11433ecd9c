"""Character activations, pp. 22-23: the start, moving and attacking, the end."""

from __future__ import annotations

from itertools import combinations

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.attacks import free_steps, strike, strikes, use
from grimtable.games.dark_souls.combat import frost, gain, shake_off, spend
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.effects import Window, says, within
from grimtable.games.dark_souls.nodes import crate, step, ways
from grimtable.games.dark_souls.state import Character, Souls, Turn, gear
from grimtable.kernel.asks import Ask, Done, Listing, Mark, Option, Script, choose
from grimtable.kernel.state import tell


def character_activates(s: Souls) -> Script[None]:
    """P. 22: start, swap weapons, move and attack, end; then the enemies again [act.end]."""
    fight = s.battle
    if fight.turn is None:
        c = yield from next_character(s)
        yield Mark(c.id)
        at = s.party.index(c.id)
        s.first = s.party[(at + 1) % len(s.party)]  # [end.first-activation]
        tell(s, "turn", rule="enc.turn.one-character", who=c.id)
        fight.turn = Turn(c.id, "start")
        return
    turn = fight.turn
    c = s.characters[turn.who]
    match turn.window:
        case "start":
            yield from start(s, c)
            turn.walk_left = within(Window.WALK, s, c, 1)
            turn.window = "hold"
        case "hold":
            yield from swap(s, c)
            turn.window = "act"
        case "act":
            answer = yield Ask(c.id, "act", Listing(actions, (s, c, turn)), rule="act.main")
            if isinstance(answer, o.End):
                finish(s, c)
                turn.window = "end"
            else:
                act(s, c, turn, answer)
        case "end":
            yield from aggro(s, c)
            fight.turn = None
            fight.step = "enemies"


def next_character(s: Souls) -> Script[Character]:
    """Whose activation it is: clockwise [enc.turn.clockwise], from encounter to encounter.

    At the very first the players choose [enc.turn.carry-over].
    """
    if s.first is None or s.first not in s.characters:
        options = tuple(o.Lead(who) for who in s.party)
        pick: o.Lead = yield from choose(
            s.voice, "first", options, rule="enc.turn.first-choice", shared=True
        )
        s.first = pick.who
    elif s.battle.rounds == 1 and len(s.party) > 1:
        tell(s, "goes-on", rule="enc.turn.carry-over", who=s.first)
    return s.characters[s.first]


def start(s: Souls, c: Character) -> Script[None]:
    """Stamina and the Aggro token [act.start.stamina]."""
    stamina = 2
    for one in s.present():
        if one.node == c.node:
            stamina = within(Window.BESIDE, s, one, stamina)
    options = within(Window.START, s, c, (o.Gain(stamina, 0),))
    pick: o.Gain = yield from choose(c.id, "gain", options, rule="ruling.card-effects")
    gain(s, c, pick.stamina, pick.health, rule="act.start.stamina")
    if s.battle.aggro != c.id:  # [act.start.aggro]
        s.battle.aggro = c.id
        tell(s, "aggro", rule="act.start.aggro", who=c.id)


def swap(s: Souls, c: Character) -> Script[None]:
    """Swap weapons between the hands and the backup slot [act.start.swap]."""
    hands = holds(c)
    if len(hands) > 1:
        hold: o.Hold = yield Ask(c.id, "hold", hands, rule="act.start.swap")
        take_in_hand(c, hold)


def fits(left: str | None, right: str | None) -> bool:
    """Whether two cards can be in the two hands [equip.slots.two-hand]."""
    if left is None or right is None:
        return True
    if gear(left).hands + gear(right).hands == 2:
        return True
    return any(gear(one).hands == 1 and says(one, Window.HANDS) for one in (left, right))


def holds(c: Character) -> tuple[o.Hold, ...]:
    """Every way to take weapons in hand, as it is now first; no hand is left idle needlessly.

    That is all there is to choose [ruling.useful-choices].
    """
    now = o.Hold(c.id, c.left, c.right)
    if not c.backup:
        return (now,)
    weapons = c.weapons()
    pairs = [(a, b) for a, b in combinations(weapons, 2) if fits(a, b)]
    paired = {one for pair in pairs for one in pair}
    pairs += [(one, None) for one in weapons if one not in paired]  # type: ignore[misc]
    found = [o.Hold(c.id, a, b) for a, b in pairs if {a, b} != {c.left, c.right}]
    return (now, *found)


def take_in_hand(c: Character, hold: o.Hold) -> None:
    """Put these weapons in the hands and all others in the backup slot [equip.slots.backup]."""
    weapons = c.weapons()
    c.left, c.right = hands = hold.left, hold.right
    c.backup = [w for w in weapons if w not in hands]


def actions(s: Souls, c: Character, turn: Turn) -> tuple[Option, ...]:
    """All that an active character may do now; ending the activation comes first.

    Walking and running come before all attacks or after them [move.before-or-after], never
    between two [gap.move-between]; special effects are no attacks.
    """
    options: list[Option] = [o.End(c.id)]
    if c.estus and (c.stamina or c.damage):
        options.append(o.Estus(c.id))  # [estus.use]
    heroic = LIBRARY.heroics[c.id]
    if c.heroic and (heroic.rally or heroic.charge):
        options.append(o.Heroic(c.id))
    for weapon in (c.left, c.right, *c.backup):
        if weapon is not None and weapon not in turn.used:  # [attack.char.per-weapon]
            found = strikes(s, c, weapon, charging=turn.charging, backup=weapon in c.backup)
            if turn.moved == "after":
                options += [one for one in found if isinstance(one, o.Use)]
            else:
                options += found
    if not turn.struck or turn.moved != "before":
        _movement(s, c, turn, options)
    return tuple(options)


def _movement(s: Souls, c: Character, turn: Turn, options: list[Option]) -> None:
    """Walk (once) and run (as often as paid for), in any order [move.walk], [move.run]."""
    found, cold, free = ways(s, c, over_barrels=True, around=True), frost(c), c.free
    if turn.walk_left:
        cost = 0 if turn.walking else cold
        options += [o.Walk(c.id, to) for to, extra in found if cost + extra <= free]
    if not turn.walking and within(Window.RUN, s, c, True):
        options += [o.Run(c.id, to) for to, extra in found if 1 + cold + extra <= free]


def act(s: Souls, c: Character, turn: Turn, answer: Option) -> None:
    """Carry out one action."""
    match answer:
        case o.Walk(to=to):
            _travel(s, c, turn, to, 0 if turn.walking else frost(c), rule="move.walk")
            turn.walk_left -= 1
            turn.walking = turn.walk_left > 0
        case o.Run(to=to):
            _travel(s, c, turn, to, 1 + frost(c), rule="move.run")
        case o.Strike() | o.Lunge():
            strike(s, c, answer)
        case o.Use():
            use(s, c, answer)
        case o.Estus():
            c.estus = False  # [estus.once]
            tell(s, "estus", rule="estus.use", who=c.id)
            gain(s, c, c.stamina, c.damage, rule="estus.use")
        case o.Heroic():
            heroic(s, c, turn)


def _travel(s: Souls, c: Character, turn: Turn, to: str, cost: int, rule: str) -> None:
    turn.moved = "after" if turn.struck else "before"
    spend(s, c, cost + crate(s, to), rule)
    step(s, c, to, rule)


def heroic(s: Souls, c: Character, turn: Turn) -> None:
    """P. 11: flip the token; what it does is on the character board [heroic.use]."""
    c.heroic = False
    tell(s, "heroic", rule="heroic.use", who=c.id)
    power = LIBRARY.heroics[c.id]
    for one in s.present():
        gain(s, one, power.rally, 0, rule="heroic.use")
    if power.charge:
        free_steps(s, c, power.charge)
        turn.charging = True  # [ruling.charge]


def finish(s: Souls, c: Character) -> None:
    """The end of an activation: what cards give, Poison, tokens off [ruling.end-order]."""
    gain(s, c, 0, within(Window.END, s, c, 0), rule="ruling.card-effects")
    shake_off(s, c)


def aggro(s: Souls, c: Character) -> Script[None]:
    """Others may take the Aggro token over, once an encounter, if a card lets them."""
    fight = s.battle
    for other in s.present():
        if other.id != c.id and within(Window.AGGRO, s, other, False):
            options = (Done(), o.Aggro(other.id))
            answer = yield from choose(other.id, "aggro", options, rule="ruling.card-effects")
            if isinstance(answer, o.Aggro):
                fight.aggro = other.id
                fight.took_aggro.append(fight.aggro)
                tell(s, "aggro", rule="ruling.card-effects", who=other.id)
