"""Character attacks, pp. 22-23: which lines can be used on whom, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from grimtable.games.dark_souls import words
from grimtable.games.dark_souls.combat import gain, inflict, luck_before, roll, spend, wound
from grimtable.games.dark_souls.content import LIBRARY, Gear
from grimtable.games.dark_souls.decks import weak_arcs
from grimtable.games.dark_souls.effects import Prepared, Window, within
from grimtable.games.dark_souls.nodes import step, ways
from grimtable.games.dark_souls.notation import Action, Dice, Grant
from grimtable.games.dark_souls.options import Lunge, Strike, Target, Use
from grimtable.games.dark_souls.state import Character, Model, Souls, Turn, arcs_at, room
from grimtable.games.dark_souls.under_way import Gift, Pushed, Steps, Stroke
from grimtable.kernel.asks import Done, Option, Script, choose
from grimtable.kernel.state import tell
from grimtable.kernel.words import Words

MANY = 99
"""More pips than any dice show."""


def cost_of(s: Souls, c: Character, weapon: str, line: int, *, free: bool = False) -> int:
    """The stamina of a weapon's line now: upgrades, Stagger and a boss's special rule."""
    if free:
        return 0
    fight = s.battle
    card = LIBRARY.gear[weapon]
    action = card.actions[line]
    cost = action.cost
    if weapon in s.upgrades and line == card.costliest:
        cost = within(Window.COST, s, c, cost, weapon)
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
    """Enemies in range, or (Node icon) nodes with enemies and, where several share one, each.

    Range counts nodes from model to model [range.count], [range.zero], [range.one].
    """
    far = room(s).distance[node]
    nearest = 1 if shaft else 0  # [weapon.shaft]
    foes = s.battle.foes.values()  # enemies alone [combat.no-friendly]
    found = [m for m in foes if nearest <= far[m.node] <= reach]  # [attack.char.target]
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
) -> list[Strike | Lunge | Use]:
    """All uses of a weapon that can be paid for; `only` limits them to attacks on one enemy."""
    fight, left = s.battle, c.free
    card = LIBRARY.gear[weapon]
    found: list[Strike | Lunge | Use] = []
    for line, action in enumerate(card.actions):
        if backup and not action.from_backup:
            continue
        reach = reach_of(card, action)
        charged = charging and reach == 0 and action.attacks
        cost = cost_of(s, c, weapon, line, free=free or charged)
        if cost > left:
            continue
        number = line + 1
        if not action.attacks:
            if only is None:
                found += _uses(s, c, weapon, number, action, reach)
            continue
        vias: list[str | None] = [None]
        if action.before:
            vias += [to for to, _ in ways(s, c, over_barrels=False)]
        for via in vias:
            start = c.here if via is None else via.partition("/")[0]
            if action.before > 1 and via is not None:
                found.append(Lunge(c.id, weapon, number, None, via))
                continue
            for target in targets_from(
                s, start, reach, shaft=action.shaft, whole_node=action.node or charged
            ):
                if only is None or target in (only, fight.foes[only].node):
                    if via is None:
                        found.append(Strike(c.id, weapon, number, target))
                    else:
                        found.append(Lunge(c.id, weapon, number, target, via))
    return found


def _uses(
    s: Souls, c: Character, weapon: str, number: int, action: Action, reach: int
) -> list[Use]:
    if action.grant is not None and action.grant.who == "one":
        return [Use(c.id, weapon, number, to.id) for to in receivers(s, c, action.grant, reach)]
    return [Use(c.id, weapon, number)]


def receivers(s: Souls, c: Character, grant: Grant, reach: int) -> list[Character]:
    """The characters that a grant can reach [equip.range]."""
    if grant.who == "self":
        return [c]
    far = room(s).distance[c.here]
    within = reach if grant.within is None else grant.within
    found = [one for one in s.present() if far[one.here] <= within]
    return [one for one in found if one is not c] if grant.who == "others" else found


# Using a line ---------------------------------------------------------------------------------


def line_of(stroke: Stroke | Gift) -> tuple[Gear, Action]:
    """The weapon card and the line of it that is used."""
    card = LIBRARY.gear[stroke.weapon]
    return card, card.actions[stroke.line - 1]


def own_turn(s: Souls, c: Character) -> Turn | None:
    """The character's activation, if it is theirs."""
    turn = s.battle.turn
    return turn if turn is not None and turn.who == c.id else None


def strike(s: Souls, c: Character, choice: Strike | Lunge, *, only: str | None = None) -> None:
    """P. 22: choose one line of a weapon and pay for it; `only` makes it free, on that enemy."""
    weapon, card = choice.weapon, LIBRARY.gear[choice.weapon]
    action = card.actions[choice.line - 1]
    turn = own_turn(s, c)
    charged = turn is not None and turn.charging and reach_of(card, action) == 0
    cost = cost_of(s, c, weapon, choice.line - 1, free=only is not None or charged)
    if turn is not None:
        turn.charging = turn.charging and not charged
        turn.used.append(weapon)
        turn.struck = True
    gems = tuple(s.upgrades.get(weapon, ()))
    ready = prepared(s, c, weapon, action)
    does = partial(_said, action, ready if action.dice else None)
    tell(s, "strikes", rule="attack.char.option", who=c.id, weapon=weapon, does=does, gems=gems)
    spend(s, c, cost, rule="attack.char.option")
    via = choice.via if isinstance(choice, Lunge) else None
    times = action.repeat  # [weapon.repeat], paid once [gap.repeat-cost]
    s.under_way.append(Stroke(c.id, weapon, choice.line, choice.target, times, only, charged, via))


def stroke(s: Souls, k: Stroke) -> Script[None] | None:
    """The attack goes on: move before, target, roll, Luck, compare, move after, give."""
    card, action = line_of(k)
    return WINDOWS[k.window](s, k, s.characters[k.by], card, action)


def before(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> None:
    """A shift before the dice [weapon.shift.timing]; its first node was chosen with the line."""
    k.window = "target"
    via, k.via = k.via, None
    free_steps(s, c, action.before - (via is not None))
    if via is not None:
        step(s, c, via, rule="weapon.shift")


def target(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> Script[None]:
    """Anew for each repetition, and when the target had to make room and is out of reach."""
    found = targets(s, k, c, card, action)
    if found and k.target not in found:
        aims = tuple(Target(t) for t in found)
        pick: Target = yield from choose(c.id, "target", aims, rule="attack.char.target")
        k.target = pick.target
    k.foes = [m.id for m in aimed_at(s, k.target)] if found else []
    k.colours, k.faces, k.beaten = (), (), 0
    k.window = "after" if not k.foes else "roll" if action.dice else "compare"


def targets(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> list[str]:
    """What a line can be aimed at from where the character stands now."""
    whole = action.node or k.charged
    reach = reach_of(card, action)
    found = targets_from(s, c.here, reach, shaft=action.shaft, whole_node=whole)
    if k.only is None:
        return found
    there = s.battle.foes.get(k.only)
    return [t for t in found if there is not None and t in (k.only, there.node)]


def aimed_at(s: Souls, target: str | None) -> list[Model]:
    """An enemy, or all enemies of a node."""
    foes = s.battle.foes
    return [foes[target]] if target in foes else [m for m in foes.values() if m.node == target]


def free_steps(s: Souls, c: Character, n: int) -> None:
    """A shift: up to `n` nodes at no cost, beside walking and running [weapon.shift.extra]."""
    if n > 0:
        s.under_way.append(Steps(c.id, n))


def throw(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> Script[None]:
    """One roll, be it against every enemy of a node [weapon.node.single-roll]."""
    foes = [s.battle.foes[foe] for foe in k.foes]
    colours, k.mod = pool(s, c, k.weapon, action, foes)
    if weak := exposed(s, c, foes):
        tell(s, "exposed", rule="arc.weak", who=c.id, foe=weak[0].id)
    yield from roll(s, k, colours, "attack", rule="attack.char.roll")
    k.window = "luck"


def try_luck(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> Script[None] | None:
    """Luck, unless more pips could do nothing more [ruling.useful-choices]."""
    if is_enough(s, k, c, action):
        k.window = "compare"
        return None
    return luck_before("compare", s, k, c)


def is_enough(s: Souls, k: Stroke, c: Character, action: Action) -> bool:
    """Whether the dice that lie there fell every target, and no card asks for more of them."""
    total, magic = pips(k), prepared(s, c, k.weapon, action).magic
    best = 0
    for foe in map(s.battle.foes.__getitem__, k.foes):
        health = LIBRARY.foes[foe.kind].health - foe.wounds
        if damage_of(foe.kind, total, magic=magic) < health:
            return False
        best = max(best, total - defence_of(foe.kind, magic=magic))
    much = within(Window.BEATEN, s, c, (best, 0)), within(Window.BEATEN, s, c, (MANY, 0))
    return much[0][1] == much[1][1]


def pips(k: Stroke) -> int:
    """What the dice of an attack show in all, with what is added to them."""
    return max(0, sum(k.faces) + k.mod)


def compare(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> None:
    """One enemy after another: block [attack.char.physical] or resist, wounds, conditions, push."""
    if not k.foes:
        _, stamina = within(Window.BEATEN, s, c, (k.beaten, 0))
        gain(s, c, stamina, 0, rule="ruling.card-effects")
        k.window = "after"
        return
    foe = s.battle.foes[k.foes.pop(0)]
    total = pips(k) if action.dice else 0  # [ruling.no-dice]
    ready = prepared(s, c, k.weapon, action)
    magic = ready.magic
    stopped = defence_of(foe.kind, magic=magic)
    k.beaten = max(k.beaten, total - stopped)
    dice = words.rolled(k.colours, k.faces, k.mod) if k.faces else ()
    damage = damage_of(foe.kind, total, magic=magic)
    about = {"who": c.id, "foe": foe.id, "n": total, "less": stopped, "vain": damage == 0}
    tell(s, "hits", rule="attack.char.result", **about, dice=dice, rolled=len(dice))
    wound(s, foe, damage, rule="attack.char.result")
    if foe.id in s.battle.foes:
        inflict(s, foe, ready.inflicts)
        if foe.facing is None:  # [push.boss-immune]
            pushed = Pushed(foe.id, away_from=c.here)  # [gap.push-damage]
            s.under_way += [pushed] * action.push  # [ruling.push-twice]


def after(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> None:
    """A shift after the dice [weapon.shift.timing]."""
    k.window = "give"
    free_steps(s, c, action.after)


def give(s: Souls, k: Stroke, c: Character, card: Gear, action: Action) -> None:
    """What the line gives; then all of it again, if it repeats [weapon.repeat]."""
    k.times -= 1
    k.window, k.target = "before", None
    if not k.times:
        s.under_way.pop()
    if action.grant is not None:
        s.under_way.append(Gift(c.id, k.weapon, k.line))


WINDOWS: dict[str, Callable[..., Script[None] | None]] = {
    "before": before,
    "target": target,
    "roll": throw,
    "luck": try_luck,
    "compare": compare,
    "after": after,
    "give": give,
}
"""What a character's attack goes through, in the book's order."""


def prepared(s: Souls, c: Character, weapon: str, action: Action) -> Prepared:
    """A line with all that cards add to it [equip.modifier], [attack.char.magical]."""
    turn = own_turn(s, c)
    mod, magic = (turn.mod, turn.magic) if turn is not None else (0, False)
    line = Prepared(action.dice, action.mod + mod, action.magic or magic, action.inflicts)
    return within(Window.ATTACK, s, c, line, weapon)


def as_used(line: Action, ready: Prepared) -> Action:
    """A line as it strikes, with all that was added to it."""
    return replace(line, **ready._asdict())


def _said(line: Action, ready: Prepared | None) -> Words:
    return words.action(as_used(line, ready) if ready else line)


def pool(
    s: Souls, c: Character, weapon: str, action: Action, foes: list[Model]
) -> tuple[Dice, int]:
    """The dice of an attack and what is added to them; a weak arc adds one die [arc.weak.once]."""
    ready = prepared(s, c, weapon, action)
    return ((*ready.dice, "black") if exposed(s, c, foes) else ready.dice), ready.mod


def defence_of(kind: str, *, magic: bool) -> int:
    """The block or resist value of an enemy."""
    return LIBRARY.foes[kind].resist if magic else LIBRARY.foes[kind].block


def damage_of(kind: str, total: int, *, magic: bool) -> int:
    """What a total of pips does to an enemy; a tough one suffers less of much [ruling.titanite]."""
    damage = max(0, total - defence_of(kind, magic=magic))
    special = LIBRARY.foes[kind].special
    is_tough = special.tough_from and damage >= special.tough_from
    return damage - special.tough_by if is_tough else damage


def exposed(s: Souls, c: Character, foes: list[Model]) -> list[Model]:
    """Those whose weak arc a character strikes from."""
    return [foe for foe in foes if foe.facing is not None and is_weak(s, c, foe)]


def is_weak(s: Souls, c: Character, boss: Model) -> bool:
    """Whether a character attacks a boss from a weak arc [arc.weak], [arc.weak.two-arcs]."""
    return bool(arcs_at(s, c, boss) & weak_arcs(s, boss))


def use(s: Souls, c: Character, choice: Use) -> None:
    """A special effect: it gives, moves or strengthens, and is no attack [ruling.card-once]."""
    fight = s.battle
    action = LIBRARY.gear[choice.weapon].actions[choice.line - 1]
    cost = cost_of(s, c, choice.weapon, choice.line - 1)
    turn = own_turn(s, c)
    assert turn is not None
    turn.used.append(choice.weapon)
    does = partial(words.action, action)
    tell(s, "uses", rule="equip.actions", who=c.id, weapon=choice.weapon, does=does)
    spend(s, c, cost, rule="attack.char.option")
    turn.magic = turn.magic or action.enchant
    turn.mod += action.empower
    if action.ward_block or action.ward_resist:
        fight.ward_block, fight.ward_resist = list(action.ward_block), list(action.ward_resist)
    free_steps(s, c, action.before)
    if action.grant is not None:
        s.under_way.append(Gift(c.id, choice.weapon, choice.line, choice.target))


def gift(s: Souls, g: Gift) -> Script[None]:
    """Stamina and health for one, for up to two, for all in range or for oneself."""
    c = s.characters[g.by]
    card, action = line_of(g)
    grant = action.grant
    assert grant is not None
    found = [one.id for one in receivers(s, c, grant, reach_of(card, action))]
    if grant.who in ("one", "two"):
        if g.target is None:
            left = [Target(one) for one in found if one not in g.chosen]
            options: tuple[Option, ...] = (Done(), *left) if grant.who == "two" else tuple(left)
            pick = yield from choose(c.id, "receive", options, rule="ruling.card-effects")
            g.target = None if isinstance(pick, Done) else pick.target
        if g.target is not None:
            g.chosen.append(g.target)
            g.target = None
            if grant.who == "two" and len(g.chosen) < 2:
                return
        found = g.chosen
    s.under_way.pop()
    for who in found:
        gain(s, s.characters[who], grant.stamina, grant.health, rule="endurance.gain")
