"""Enemy attacks, p. 25: targets, then block, resist or dodge, for each target alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.attacks import strike, strikes
from grimtable.games.dark_souls.combat import (
    gain,
    inflict,
    luck,
    minor,
    rerolls,
    roll,
    spend,
    suffer,
)
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.nodes import (
    characters_on,
    crate,
    dodge_cost,
    dodge_roll,
    has_dodged,
    step,
    ways,
)
from grimtable.games.dark_souls.notation import Attack, Behaviour, Whom
from grimtable.games.dark_souls.options import Dodge, Guard, Heroic, Lunge, Reroll, Strike
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    arcs_at,
    defence,
    held,
    room,
)
from grimtable.games.dark_souls.under_way import Blow, Pushed, Steps
from grimtable.kernel.asks import MARK, Ask, Done, Option, Script, choose, settle
from grimtable.kernel.state import tell


def whom(s: Souls, node: str, rule: Whom) -> Character:
    """The Aggro holder, or the nearest: ties go to Aggro, then to taunt [attack.nearest.tie].

    The same for a movement [move.nearest.tie].
    """
    fight = s.battle
    if rule == "aggro":
        return s.characters[fight.aggro]
    far = room(s).distance[node]

    def rank(c: Character) -> tuple[int, bool, int]:
        return far[c.here], c.id != fight.aggro, -c.taunt

    return min(s.present(), key=rank)


def targets_of(s: Souls, foe: Model, behaviour: Behaviour, icon: Attack) -> list[Character]:
    """Whom an attack icon aims at: one character, all on a node, or all in some arcs.

    A boss does not turn for it [boss.attack.no-turn]. It reaches so far [range.infinite].
    """
    far = room(s).distance[foe.node]
    if icon.area:  # [boss.attack.area]
        arcs = frozenset(icon.area)
        near = [c for c in s.present() if far[c.here] <= behaviour.range]
        return [c for c in near if arcs_at(s, c, foe) & arcs]
    assert icon.whom is not None
    target = whom(s, foe.node, icon.whom)  # [attack.aggro], [attack.nearest]
    if far[target.here] > behaviour.range:  # [attack.aggro.miss], [attack.node.miss]
        return []
    return characters_on(s, target.here) if icon.node else [target]  # [attack.node]


def strength_of(foe: Model, printed: int) -> int:
    """The number on an attack icon, less 1 for Stagger, not below 0 [cond.stagger.enemy]."""
    return max(0, printed - ("stagger" in foe.conditions))


def attack(s: Souls, foe: Model, behaviour: Behaviour, icon: Attack) -> None:
    """P. 25, physical or magical [enemy.attack.types]: the targets defend in turn order.

    Each of them alone [attack.node.separate], [ruling.target-order].
    """
    targets = [c.id for c in targets_of(s, foe, behaviour, icon)]
    if not targets:
        tell(s, "missed", rule="attack.no-retarget", foe=foe.id)
        return
    push: Literal["away", ""] = "away" if icon.push else ""
    s.under_way.append(
        Blow(foe.id, targets, icon.strength, icon.magical, behaviour.dodge, push, icon.inflicts)
    )


def blow(s: Souls, b: Blow) -> Script[None] | None:
    """The attack goes on, unless the attacker fell to a riposte."""
    if b.by in s.battle.foes:
        return WINDOWS[b.window](s, b, s.battle.foes[b.by], s.characters[b.targets[0]])
    s.under_way.pop()
    return None


def choice(s: Souls, b: Blow, foe: Model, c: Character) -> Script[None]:
    """Block or resist, or dodge instead [dodge.instead]: pay, move 1 node or stay [dodge.move]."""
    strength = strength_of(foe, b.printed)  # [defend.fixed-damage]
    about: dict[str, Any] = {
        "foe": b.by,
        "n": strength,
        "magical": b.magical,
        "difficulty": b.dodge,  # [dodge.difficulty]
    }
    tell(s, "attacked", rule="combat.target", **about, who=c.id)  # the attacker leads
    options: list[Option] = [Guard(c.id)]
    cost = dodge_cost(s, c)
    if cost is not None:
        options.append(Dodge(c.id, c.here))
        found = ways(s, c, over_barrels=True, dodging=True)
        options += [Dodge(c.id, to) for to, extra in found if cost + extra <= c.free]
    answer = yield from choose(c.id, "defend", tuple(options), rule="defend.choice", **about)
    b.strength, b.window = strength, "roll"
    b.defence = "resist" if b.magical else "block"  # [defend.type]
    if isinstance(answer, Dodge):
        b.defence = "dodge"
        assert cost is not None, "who can not pay is offered no dodge"
        spend(s, c, cost + crate(s, answer.to), rule="dodge.cost")
        if answer.to != c.node:
            further = within(Window.DODGE, s, c, 1) - 1
            if further:
                s.under_way.append(Steps(c.id, further, dodging=True))
            step(s, c, answer.to, rule="dodge.move")


def throw(s: Souls, b: Blow, foe: Model, c: Character) -> Script[None]:
    """Roll for it; the target stays the same wherever it went [gap.dodge-out-of-range]."""
    if b.defence == "dodge":
        yield from dodge_roll(s, b, c)
    else:
        colours = defence(s, c, magical=b.magical)
        rule = "defend.total" if b.magical else "defend.dice"
        if colours:
            yield from roll(s, b, colours, b.defence, rule=rule)
    b.window = "luck"


def try_luck(s: Souls, b: Blow, foe: Model, c: Character) -> Script[None] | None:
    """Luck, while the dice don't stop the attack; a heroic action is the same question's answer."""
    if sum(b.faces) < b.needed and rerolls(b, c):
        return _try_luck(s, b, c)
    b.window = "brace"
    return None


def _try_luck(s: Souls, b: Blow, c: Character) -> Script[None]:
    heroic = (Heroic(c.id),) if can_brace(b, c) else ()
    answer = yield from luck(s, b, c, heroic)
    if heroic and not isinstance(answer, Reroll):
        yield from _braced(s, b, c, answer)
    else:
        b.window = "brace"


def can_brace(b: Blow, c: Character) -> bool:
    """Whether a heroic action adds dice to a block roll just made [heroic.use]."""
    return bool(LIBRARY.heroics[c.id].brace) and c.heroic and b.defence == "block" and b.left > 0


def brace(s: Souls, b: Blow, foe: Model, c: Character) -> Script[None] | None:
    """The heroic action where there was no die for Luck, or Luck has not stopped the attack."""
    if can_brace(b, c):
        return _brace(s, b, c)
    b.window = "land"
    return None


def _brace(s: Souls, b: Blow, c: Character) -> Script[None]:
    options, spared = (Done(), Heroic(c.id)), minor(s, b, c)
    answer = yield Ask(c.id, "brace", options, rule="heroic.use", minor=spared)
    yield from _braced(s, b, c, answer)


def _braced(s: Souls, b: Blow, c: Character, answer: Option | None) -> Script[None]:
    """More dice, and Luck for them; or neither."""
    b.window = "land"
    if isinstance(answer, Heroic):
        c.heroic = False
        tell(s, "heroic", rule="heroic.use", who=c.id)
        yield from roll(s, b, LIBRARY.heroics[c.id].brace, "block", rule="heroic.use")
        b.window = "luck"
        yield MARK  # seen with the others, before it is decided


def shields(s: Souls, b: Blow, c: Character) -> tuple[str, ...]:
    """The cards whose dice block or resist a blow; all that are in use if none has any."""
    cards = held(s, c)
    gear = {card: LIBRARY.gear.get(card) for card in cards}
    with_dice = (i for i, g in gear.items() if g and (g.resist if b.magical else g.block))
    return tuple(with_dice) or cards


def land(s: Souls, b: Blow, foe: Model, c: Character) -> None:
    """What the dice leave of it: nothing after a dodge, else hurt and push."""
    if b.defence == "dodge":
        if has_dodged(s, b, c):
            b.window = "riposte"  # [combat.not-hit]
            return
        hurt(s, c, b.left, rule="dodge.failure")
    else:
        total = sum(b.faces)
        cards, of = partial(shields, s, b, c), b.strength
        about = {"who": c.id, "n": total, "of": of, "left": b.left, "cards": cards}
        dice = words.rolled(b.colours, b.faces)
        tell(s, "guarded", rule="defend.total", **about, dice=dice, rolled=len(dice))
        special = LIBRARY.foes[foe.kind].special
        if special.heavy_from and b.defence == "block" and total >= special.heavy_from:
            tell(s, "heavy", rule="ruling.heavy-blows", who=c.id, foe=foe.id)
            spend(s, c, min(special.heavy_by, c.free), rule="ruling.heavy-blows")
        hurt(s, c, b.left, rule="defend.result")
    inflict(s, c, b.inflicts)  # who was hit, be it for no damage [combat.hit]
    following(s, b)
    if b.push == "away":
        if within(Window.PUSHED, s, c, True):
            s.under_way.append(Pushed(c.id, away_from=foe.node))  # [attack.push-after]
    elif b.push:
        s.under_way.append(Pushed(c.id, foe.node, chain=(foe.node,), any_arc=b.push == "leap"))


def riposte(s: Souls, b: Blow, foe: Model, c: Character) -> Script[None] | None:
    """A heroic action that answers a dodged attack with a free one [heroic.use]."""
    options: list[Option] = [Done()]
    if c.heroic and LIBRARY.heroics[c.id].riposte:
        for weapon in (c.left, c.right):
            if weapon is not None:
                options += strikes(s, c, weapon, only=foe.id, free=True)
    answer = partial(_riposte, s, b, foe, c)
    return settle(answer, c.id, "riposte", tuple(options), rule="heroic.use")


def _riposte(s: Souls, b: Blow, foe: Model, c: Character, answer: Option) -> None:
    following(s, b)
    if isinstance(answer, Strike | Lunge):
        c.heroic = False
        tell(s, "heroic", rule="heroic.use", who=c.id)
        strike(s, c, answer, only=foe.id)


def following(s: Souls, b: Blow) -> None:
    """The next target defends, or the attack is over [boss.attack.area-separate]."""
    del b.targets[0]
    if b.targets:
        b.window, b.defence, b.colours, b.faces = "choice", "", (), ()
    else:
        s.under_way.pop()


def hurt(s: Souls, c: Character, damage: int, rule: str) -> None:
    """An enemy's attack got through by this much."""
    if suffer(s, c, damage, rule, attack=True):
        gain(s, c, within(Window.HURT, s, c, 0), 0, rule="ruling.card-effects")


WINDOWS: dict[str, Callable[[Souls, Blow, Model, Character], Script[None] | None]] = {
    "choice": choice,
    "roll": throw,
    "luck": try_luck,
    "brace": brace,
    "land": land,
    "riposte": riposte,
}
"""What an attack goes through, in the book's order."""
