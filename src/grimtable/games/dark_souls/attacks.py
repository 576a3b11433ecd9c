"""Character attacks, pp. 22-23: which lines can be used on whom, and what they do."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.combat import (
    exits,
    gain,
    inflict,
    push,
    reroll,
    spend,
    step,
    ways,
    wound,
)
from grimtable.games.dark_souls.content import LIBRARY, Gear
from grimtable.games.dark_souls.decks import weak_arcs
from grimtable.games.dark_souls.notation import Action, Effects, Grant
from grimtable.games.dark_souls.options import Lunge, Step, Strike, Target, Use
from grimtable.games.dark_souls.state import Character, Model, Souls, arcs_at, room, worn
from grimtable.kernel.asks import Done, Option, Roll, Script, choose
from grimtable.kernel.state import tell


def upgrades(s: Souls, weapon: str) -> list[Effects]:
    """What is attached to a weapon."""
    attached = s.upgrades.get(weapon)
    return [LIBRARY.gear[u].effects for u in attached] if attached else []


def cost_of(s: Souls, c: Character, weapon: str, line: int, *, free: bool = False) -> int:
    """The stamina of a weapon's line now: upgrades, Stagger and a boss's special rule."""
    if free:
        return 0
    fight = s.fight
    assert fight is not None
    card = LIBRARY.gear[weapon]
    action = card.actions[line]
    cost = action.cost
    if line == card.costliest and weapon in s.upgrades:
        cost = max(0, cost - sum(e.cheaper for e in upgrades(s, weapon)))
    if "stagger" in c.conditions:  # [cond.stagger.character]
        cost += 1
    if action.attacks and fight.deck is not None and fight.deck.heated:
        for foe in fight.foes.values():
            if foe.node == c.node:  # [ruling.flying-high]
                cost += LIBRARY.foes[foe.kind].special.node_cost
    return cost


def reach_of(card: Gear, action: Action) -> int:
    """An option's own range replaces the weapon's [weapon.range-override]."""
    return card.range if action.range is None else action.range


def targets_from(s: Souls, node: str, reach: int, *, shaft: bool, whole_node: bool) -> list[str]:
    """Enemies in range, or (Node icon) nodes with enemies and, where several share one, each."""
    # [range.count], [range.zero], [range.one], [combat.no-friendly], [attack.char.target]
    fight = s.fight
    assert fight is not None
    far = room(s).distance[node]
    nearest = 1 if shaft else 0  # [weapon.shaft]
    found = [m for m in fight.foes.values() if nearest <= far[m.node] <= reach]
    if not whole_node:
        return [m.id for m in found]
    nodes = [m.node for m in found]
    shared = [m.id for m in found if nodes.count(m.node) > 1]
    return [*dict.fromkeys(nodes), *shared]  # [weapon.node]


def strikes(
    s: Souls,
    c: Character,
    weapon: str,
    *,
    only: str | None = None,
    free: bool = False,
    charging: bool = False,
    backup: bool = False,
) -> Iterator[Strike | Lunge | Use]:
    """All uses of a weapon that can be paid for; `only` limits them to attacks on one enemy."""
    fight = s.fight
    assert fight is not None
    assert c.node is not None
    card = LIBRARY.gear[weapon]
    for line, action in enumerate(card.actions):
        if backup and not action.from_backup:
            continue
        reach = reach_of(card, action)
        charged = charging and reach == 0 and action.attacks
        cost = cost_of(s, c, weapon, line, free=free or charged)
        if cost > c.free:
            continue
        number = line + 1
        if not action.attacks:
            if only is None:
                yield from _uses(s, c, weapon, number, action, reach)
            continue
        vias: list[str | None] = [None]
        if action.before:
            vias += [to for to, _ in ways(s, c, over_barrels=False)]
        for via in vias:
            start = c.node if via is None else via.partition("/")[0]
            if action.before > 1 and via is not None:
                yield Lunge(c.id, weapon, number, None, via)
                continue
            for target in targets_from(
                s, start, reach, shaft=action.shaft, whole_node=action.node or charged
            ):
                if only is None or target in (only, fight.foes[only].node):
                    if via is None:
                        yield Strike(c.id, weapon, number, target)
                    else:
                        yield Lunge(c.id, weapon, number, target, via)


def _uses(
    s: Souls, c: Character, weapon: str, number: int, action: Action, reach: int
) -> Iterator[Use]:
    if action.grant is not None and action.grant.who == "one":
        for one in receivers(s, c, action.grant, reach):
            yield Use(c.id, weapon, number, one.id)
    else:
        yield Use(c.id, weapon, number)


def receivers(s: Souls, c: Character, grant: Grant, reach: int) -> list[Character]:
    """The characters that a grant can reach [equip.range]."""
    assert c.node is not None
    if grant.who == "self":
        return [c]
    far = room(s).distance[c.node]
    within = reach if grant.within is None else grant.within
    found = [one for one in s.present() if far[one.node] <= within]  # type: ignore[index]
    return [one for one in found if one is not c] if grant.who == "others" else found


# Using a line ---------------------------------------------------------------------------------


def strike(
    s: Souls, c: Character, choice: Strike | Lunge, *, only: str | None = None
) -> Script[None]:
    """P. 22: pay, move before, roll, compare, move after; Repeat does all but paying again.

    `only` makes it a free attack on that enemy, every repetition too.
    """
    fight = s.fight
    assert fight is not None
    weapon, card = choice.weapon, LIBRARY.gear[choice.weapon]
    action = card.actions[choice.line - 1]
    turn = fight.turn if fight.turn is not None and fight.turn.who == c.id else None
    charged = turn is not None and turn.charging and reach_of(card, action) == 0
    cost = cost_of(s, c, weapon, choice.line - 1, free=only is not None or charged)
    if turn is not None and only is None:
        turn.charging = turn.charging and not charged
    gems = tuple(s.upgrades.get(weapon, ()))
    tell(
        s,
        "strikes",
        rule="attack.char.option",
        who=c.id,
        weapon=weapon,
        does=words.action(action),
        gems=gems,
    )
    spend(s, c, cost, rule="attack.char.option")
    target = choice.target
    via = choice.via if isinstance(choice, Lunge) else None
    for i in range(action.repeat):  # [weapon.repeat], [gap.repeat-cost]
        if i == 0 and via is not None:
            yield from step(s, c, via, rule="weapon.shift")
            yield from free_steps(s, c, action.before - 1)
        elif i > 0:
            yield from free_steps(s, c, action.before)
        found = _targets(s, c, card, action, charged=charged, only=only)
        # A target that had to make room may be out of reach now.
        if found and (i > 0 or target not in found):
            aims = tuple(Target(t) for t in found)
            pick: Target = yield from choose(c.id, "target", aims, rule="attack.char.target")
            target = pick.target
        if found and target is not None:
            yield from hit(s, c, weapon, action, target)
        yield from free_steps(s, c, action.after)  # [weapon.shift.timing]
        if action.grant is not None:
            yield from give(s, c, action.grant, reach_of(card, action))
    if turn is not None and only is None:
        turn.struck.append(weapon)


def _targets(
    s: Souls, c: Character, card: Gear, action: Action, *, charged: bool, only: str | None
) -> list[str]:
    """What a line can be aimed at from where the character stands now."""
    fight = s.fight
    assert fight is not None
    assert c.node is not None
    whole = action.node or charged
    found = targets_from(s, c.node, reach_of(card, action), shaft=action.shaft, whole_node=whole)
    if only is None:
        return found
    there = fight.foes.get(only)
    return [t for t in found if there is not None and t in (only, there.node)]


def free_steps(s: Souls, c: Character, n: int) -> Script[None]:
    """A shift: up to `n` nodes at no cost, beside walking and running [weapon.shift.extra]."""
    for _ in range(n):
        options: list[Option] = [Done()]
        options += [Step(c.id, to) for to, _ in ways(s, c, over_barrels=False)]
        answer = yield from choose(c.id, "step", tuple(options), rule="weapon.shift")
        if isinstance(answer, Done):
            return
        yield from step(s, c, answer.to, rule="weapon.shift")


def hit(s: Souls, c: Character, weapon: str, action: Action, target: str) -> Script[None]:
    """One roll against an enemy, or against every enemy of a node [weapon.node.single-roll]."""
    # [attack.char.physical], [gap.push-damage]
    fight = s.fight
    assert fight is not None
    if target in fight.foes:
        foes = [fight.foes[target]]
    else:
        foes = [m for m in fight.foes.values() if m.node == target]
    if not foes:
        return
    more = upgrades(s, weapon)
    rings = worn(s, c)
    turn = fight.turn if fight.turn is not None and fight.turn.who == c.id else None
    magic = action.magic or any(e.magic for e in more) or (turn is not None and turn.magic)
    total = 0
    if action.dice:
        total = max(0, (yield from _roll(s, c, weapon, action, foes)))
    beaten = 0
    inflicts = (*action.inflicts, *(one for e in more for one in e.inflicts))
    for foe in foes:
        data = LIBRARY.foes[foe.kind]
        stopped = data.resist if magic else data.block  # [attack.char.magical]
        damage = max(0, total - stopped)  # [attack.char.result]
        beaten = max(beaten, total - stopped)
        if data.special.tough_from and damage >= data.special.tough_from:
            damage -= data.special.tough_by  # [ruling.titanite]
        tell(s, "hits", rule="attack.char.result", who=c.id, foe=foe.id, n=total, less=stopped)
        wound(s, foe, damage, rule="attack.char.result")
        if foe.id not in fight.foes:
            continue
        inflict(s, foe, inflicts)
        if foe.facing is None:  # [push.boss-immune]
            for _ in range(action.push):  # [ruling.push-twice]
                assert c.node is not None
                yield from push(s, foe.id, exits(s, foe.id, away_from=c.node))
    for e in rings:
        if e.exceed_by and beaten >= e.exceed_by:
            gain(s, c, e.exceed_stamina, 0, rule="ruling.card-effects")


def pool(
    s: Souls, c: Character, weapon: str, action: Action, foes: list[Model]
) -> tuple[list[str], int]:
    """The dice of an attack and what is added to them, all bonuses counted [equip.modifier]."""
    fight = s.fight
    assert fight is not None
    colours, mod = [*action.dice], action.mod
    for bonus in (*upgrades(s, weapon), *worn(s, c)):
        colours += bonus.dice
        mod += bonus.mod
    if any(is_weak(s, c, foe) for foe in foes if foe.facing is not None):
        colours.append("black")  # one at most [arc.weak.once]
    if fight.turn is not None and fight.turn.who == c.id:
        mod += fight.turn.mod
    return colours, mod


def _roll(s: Souls, c: Character, weapon: str, action: Action, foes: list[Model]) -> Script[int]:
    """Roll the dice of an attack [attack.char.roll]."""
    colours, mod = pool(s, c, weapon, action, foes)
    dice = tuple(LIBRARY.dice[colour] for colour in colours)
    faces = yield Roll(
        dice, rule="attack.char.roll", what="attack", about={"who": c.id, "foe": foes[0].id}
    )
    if c.luck:
        faces = yield from reroll(s, c, faces, colours)
    return sum(faces) + mod


def is_weak(s: Souls, c: Character, boss: Model) -> bool:
    """Whether a character attacks a boss from a weak arc [arc.weak], [arc.weak.two-arcs]."""
    return bool(arcs_at(s, c, boss) & weak_arcs(s, boss))


def use(s: Souls, c: Character, choice: Use) -> Script[None]:
    """A line that attacks nobody: it gives, moves or strengthens."""
    # [ruling.actions-are-attacks]
    fight = s.fight
    assert fight is not None
    card = LIBRARY.gear[choice.weapon]
    action = card.actions[choice.line - 1]
    cost = cost_of(s, c, choice.weapon, choice.line - 1)
    turn = fight.turn
    assert turn is not None
    turn.struck.append(choice.weapon)
    tell(s, "uses", rule="equip.actions", who=c.id, weapon=choice.weapon, does=words.action(action))
    spend(s, c, cost, rule="attack.char.option")
    turn.magic = turn.magic or action.enchant
    turn.mod += action.empower
    if action.ward_block or action.ward_resist:
        fight.ward_block, fight.ward_resist = list(action.ward_block), list(action.ward_resist)
    if action.grant is not None:
        yield from give(s, c, action.grant, reach_of(card, action), choice.target)
    yield from free_steps(s, c, action.before)


def give(
    s: Souls, c: Character, grant: Grant, reach: int, target: str | None = None
) -> Script[None]:
    """Stamina and health for one, for up to two, for all in range or for oneself."""
    found = receivers(s, c, grant, reach)
    if grant.who == "two":
        chosen: list[Character] = []
        while len(chosen) < 2:
            left = [one for one in found if one not in chosen]
            options = (Done(), *(Target(one.id) for one in left))
            answer = yield from choose(c.id, "receive", options, rule="ruling.card-effects")
            if isinstance(answer, Done):
                break
            chosen.append(s.characters[answer.target])
        found = chosen
    elif grant.who == "one":
        if target is None:
            options = tuple(Target(one.id) for one in found)
            pick: Target = yield from choose(c.id, "receive", options, rule="ruling.card-effects")
            target = pick.target
        found = [s.characters[target]]
    for one in found:
        gain(s, one, grant.stamina, grant.health, rule="endurance.gain")
