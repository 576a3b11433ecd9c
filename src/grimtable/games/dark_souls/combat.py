"""Combat basics, pp. 20-21: the endurance bar, wounds, conditions, nodes and pushing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimtable.boards.lattice import ARCS, Arc, centre_of
from grimtable.games.dark_souls import decks
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.options import Dodge, Push, Reroll, Step, Suffer
from grimtable.games.dark_souls.state import (
    Character,
    Model,
    Souls,
    arcs_at,
    barrels,
    blocked,
    boss_on,
    dodge_dice,
    room,
    worn,
)
from grimtable.kernel.asks import Ask, Done, Draw, Option, Roll, Script, choose
from grimtable.kernel.state import tell

LIMIT = 3
"""Models on a node [node.limit]."""


class Defeat(Exception):
    """A character was killed: the party is defeated at once [end.defeat.trigger]."""


class Victory(Exception):
    """The last enemy fell [end.win]."""


# The endurance bar ----------------------------------------------------------------------------


def spend(s: Souls, c: Character, n: int, rule: str) -> None:
    """Add black cubes; filling the tenth box kills [endurance.spend], [endurance.death].

    What is offered can be paid for, be it with the last box [gap.stamina-shortage].
    """
    if n:
        c.stamina += n
        tell(s, "spent", rule=rule, who=c.id, n=n)
        _check_alive(s, c)


def gain(s: Souls, c: Character, stamina: int, health: int, rule: str) -> None:
    """Remove cubes, as far as there are any [endurance.gain], [endurance.gain.excess]."""
    stamina, health = min(stamina, max(c.stamina, 0)), min(health, max(c.damage, 0))
    if stamina or health:
        c.stamina -= stamina
        c.damage -= health
        tell(s, "gained", rule=rule, who=c.id, stamina=stamina, health=health)


def suffer(s: Souls, c: Character, n: int, rule: str, *, attack: bool = False) -> int:
    """Add red cubes: Ember first, then Bleed [gap.ember-bleed]; returns how many."""
    # [endurance.damage], [gap.condition-timing]
    if n <= 0:
        return 0
    if attack and n >= 3 and c.ember:
        n -= 1
        tell(s, "ember-helped", rule="ember.effect", who=c.id)
    if "bleed" in c.conditions:
        n += 2
        c.conditions.remove("bleed")
        tell(s, "bled", rule="cond.bleed", who=c.id)
    c.damage += min(n, c.free)  # [gap.overkill]
    tell(s, "suffered", rule=rule, who=c.id, n=n)
    _check_alive(s, c)
    return n


def _check_alive(s: Souls, c: Character) -> None:
    if c.free <= 0:
        tell(s, "killed", rule="endurance.death", who=c.id)
        raise Defeat(c.id)


# Wounds and conditions ------------------------------------------------------------------------


def wound(s: Souls, model: Model, n: int, rule: str) -> None:
    """Put wounds on an enemy; it is removed when they reach its health [enemy.health]."""
    fight = s.fight
    assert fight is not None
    if n > 0 and "bleed" in model.conditions:
        n += 2
        model.conditions.remove("bleed")
        tell(s, "bled", rule="cond.bleed", who=model.id)
    if n > 0:
        model.wounds += n
        tell(s, "wounded", rule=rule, foe=model.id, n=n)
    if model.wounds < LIBRARY.foes[model.kind].health:
        if model.facing is not None:
            decks.heat_up(s, model)
        return
    del fight.foes[model.id]
    fight.slain.append(model.id)
    tell(s, "slain", rule="attack.char.destroy", foe=model.id)
    if not fight.foes:
        raise Victory
    if model.facing is not None:
        for c in s.present():
            if c.node == model.node:
                c.by = None
        decks.avenge(s, model)


def inflict(s: Souls, target: Character | Model, conditions: Sequence[str]) -> None:
    """Place condition tokens on a model that was hit, one of each kind at most [cond.apply]."""
    for condition in conditions:
        if condition in target.conditions:  # [cond.one-each]
            continue
        if isinstance(target, Character):
            immune = any(condition in e.immune for e in worn(s, target))
        else:
            immune = condition in LIBRARY.foes[target.kind].special.immune
        if not immune:
            target.conditions.append(condition)
            tell(s, "afflicted", rule="cond.apply", who=target.id, condition=condition)


def shake_off(s: Souls, target: Character | Model) -> None:
    """The end of an activation: Poison acts, then all tokens but Bleed go."""
    if not target.conditions:
        return
    if "poison" in target.conditions:
        if isinstance(target, Character):
            suffer(s, target, 1, rule="cond.poison")
        else:
            wound(s, target, 1, rule="cond.poison")
    # [cond.remove-activation]
    target.conditions = [c for c in target.conditions if c == "bleed"]


# Standing on nodes ----------------------------------------------------------------------------


def model(s: Souls, who: str) -> Character | Model:
    """The character or enemy of that id."""
    fight = s.fight
    assert fight is not None
    return s.characters[who] if who in s.characters else fight.foes[who]


def standing_on(s: Souls, node: str) -> list[str]:
    """The models on a node, characters first."""
    fight = s.fight
    assert fight is not None
    found = [who for who in s.party if s.characters[who].node == node]
    return found + [m.id for m in fight.foes.values() if m.node == node]


def characters_on(s: Souls, node: str) -> list[Character]:
    """The characters on a node, in turn order."""
    return [c for c in s.present() if c.node == node]


def sides(s: Souls, c: Character, node: str) -> tuple[str, ...]:
    """How a node can be entered: on a boss's node, from an arc [boss.arcs.enter-choose]."""
    boss = boss_on(s, node)
    if boss is None or c.node == node:
        return (node,)
    arcs = arcs_at(s, c, boss)
    return tuple(f"{node}/{arc}" for arc in ARCS if arc in arcs) if len(arcs) > 1 else (node,)


def ways(
    s: Souls, c: Character, *, over_barrels: bool, around: bool = False, dodging: bool = False
) -> list[tuple[str, int]]:
    """Where a character's own step can go, with its extra cost (a barrel).

    On a boss's node it keeps to its arc [boss.arcs.leave-keep], may step around to a
    neighbouring arc where `around` [boss.arcs.step-around], and is free of all that when
    `dodging` [boss.arcs.dodge-free].
    """
    # [node.adjacent]
    assert c.node is not None
    lattice = room(s)
    boss = boss_on(s, c.node)
    near: Sequence[str] = lattice.neighbours[c.node]
    found: list[tuple[str, int]] = []
    if boss is not None:
        assert boss.facing is not None
        own = arcs_at(s, c, boss)
        if not dodging:
            reach = lattice.arcs(boss.node, boss.facing)
            near = [n for n in near if reach[n] & own]
        if around or dodging:
            found += [(f"{c.node}/{arc}", 0) for arc in ARCS if _beside(arc, own, dodging)]
    shut = blocked(s)
    crates = barrels(s) if over_barrels and shut else ()
    for node in near:
        if node not in shut:
            found += [(to, 0) for to in sides(s, c, node)]
        elif node in crates:
            found.append((node, 1))  # [barrel.break]
    return found


def _beside(arc: Arc, own: frozenset[Arc], dodging: bool) -> bool:
    """Whether one may step around the boss into an arc from those one is in."""
    if own == {arc}:
        return False
    at = ARCS.index(arc)
    near = {ARCS[at - 1], ARCS[(at + 1) % 4], arc}
    return dodging or bool(near & own)


def step(s: Souls, c: Character, to: str, rule: str) -> Script[None]:
    """A character's own step: to a node, or around the boss (`c3/left`)."""
    fight = s.fight
    assert fight is not None
    put(s, c, to)
    if c.node in fight.terrain and c.node not in fight.broken:
        fight.broken.append(c.node)  # [barrel.break.flip]
        tell(s, "barrel", rule="barrel.break.flip", who=c.id, node=c.node)
    tell(s, "moved", rule=rule, who=c.id, node=to)
    yield from arrive(s, c.id, ())


def put(s: Souls, c: Character, to: str) -> None:
    """Place a character's model, in the right arc if a boss is there [boss.arcs.enter-keep]."""
    node, _, arc = to.partition("/")
    boss = boss_on(s, node)
    if boss is None:
        c.node, c.by = node, None
        return
    assert boss.facing is not None
    if arc:
        c.by = centre_of(boss.facing, arc)  # type: ignore[arg-type]
    elif c.node is not None and c.node != node:
        own = arcs_at(s, c, boss)
        c.by = centre_of(boss.facing, next(a for a in ARCS if a in own))
    elif c.by is None:
        c.by = boss.facing
    c.node = node


def arrive(s: Souls, who: str, chain: tuple[str, ...]) -> Script[None]:
    """What follows when a model has come onto a node: souls, the model limit, a trap."""
    fight = s.fight
    assert fight is not None
    mover = model(s, who)
    node = mover.node
    assert node is not None
    if isinstance(mover, Character):
        retrieve(s, mover)
    others = [one for one in standing_on(s, node) if one != who]
    if len(others) >= LIMIT:
        fight.crowded.append(node)
        yield from make_room(s, node, others, chain)
        fight.crowded.remove(node)
    if isinstance(mover, Character) and mover.node == node:
        yield from spring(s, mover)


def retrieve(s: Souls, c: Character) -> None:
    """Souls on the node go back to the cache [souls.retrieve]."""
    lost, fight = s.dropped, s.fight
    assert fight is not None
    if lost is not None and lost.node == c.node and lost.place == fight.place:
        s.souls += lost.souls
        s.dropped = None
        tell(s, "retrieved", rule="souls.retrieve", who=c.id, n=lost.souls)


def make_room(s: Souls, node: str, others: list[str], chain: tuple[str, ...]) -> Script[None]:
    """P. 10: a fourth model on a node pushes one of the three; the players pick [node.limit]."""
    # [push.node-limit]
    able = [
        one for one in others if not _is_boss(s, one) and exits(s, one, chain=(*chain, node))
    ]  # [push.boss-immune]
    if not able:
        return
    options = tuple(Push(one) for one in able)
    pick: Push = yield from choose(s.voice, "room", options, rule="push.node-limit", node=node)
    yield from push(s, pick.who, exits(s, pick.who, chain=(*chain, node)), (*chain, node))


def _is_boss(s: Souls, who: str) -> bool:
    fight = s.fight
    assert fight is not None
    return who in fight.foes and fight.foes[who].facing is not None


# Pushing --------------------------------------------------------------------------------------


def exits(
    s: Souls,
    who: str,
    *,
    away_from: str | None = None,
    chain: tuple[str, ...] = (),
    any_arc: bool = False,
) -> tuple[str, ...]:
    """Where a pushed model can go; nowhere means that it stays [gap.push-impossible].

    `away_from` is the attacker's node: the push must lead farther from it [push.attack].
    """
    pushed = model(s, who)
    assert pushed.node is not None
    lattice, shut = room(s), blocked(s)
    near = [n for n in lattice.neighbours[pushed.node] if n not in shut and n not in chain]
    if away_from is not None:
        far = lattice.distance[away_from]
        near = [n for n in near if far[n] > far[pushed.node]]
    if not isinstance(pushed, Character):
        return tuple(near)
    boss = None if any_arc else boss_on(s, pushed.node)
    if boss is not None:
        near = _out_of_arc(s, pushed, boss, near)
    return tuple(to for n in near for to in sides(s, pushed, n))


def _out_of_arc(s: Souls, c: Character, boss: Model, near: list[str]) -> list[str]:
    """Off a boss's node: within the arc, or along the wall that shuts it [boss.arcs.push-wall]."""
    assert boss.facing is not None
    lattice, own = room(s), arcs_at(s, c, boss)
    reach = lattice.arcs(boss.node, boss.facing)
    within = [n for n in near if reach[n] & own]
    if within or any(reach[n] & own for n in lattice.neighbours[boss.node]):
        return within
    walls = {
        side
        for arc in own
        for side in lattice.sides(boss.node)
        if (side - centre_of(boss.facing, arc)) % 8 in (0, 1, 7)
    }
    return [n for n in near if lattice.sides(n) & walls]


def push(s: Souls, who: str, options: tuple[str, ...], chain: tuple[str, ...] = ()) -> Script[None]:
    """Move a pushed model onto one of these nodes; it costs nothing [push.no-cost]."""
    if not options:
        return
    pushed = model(s, who)
    seat = who if isinstance(pushed, Character) else s.voice
    steps = tuple(Step(who, to) for to in options)
    pick: Step = yield from choose(seat, "push", steps, rule="push.attack.choose", who=who)
    if isinstance(pushed, Character):
        put(s, pushed, pick.to)
    else:
        pushed.node = pick.to
    tell(s, "pushed", rule="push.no-cost", who=who, node=pick.to)
    yield from arrive(s, who, chain)


# Traps ----------------------------------------------------------------------------------------


def spring(s: Souls, c: Character) -> Script[None]:
    """P. 18: the first character on the node turns the trap up, and suffers or dodges it."""
    # [trap.enemies]
    fight = s.fight
    assert fight is not None
    node = c.node
    if fight.boss or node is None or node in fight.sprung:
        return
    tile = s.tiles[fight.place]
    if node not in tile.traps:
        return
    fight.sprung.append(node)  # [trap.once]
    token = tile.traps[node]
    if not token:
        (token,) = yield Draw(tuple(s.trap_bag), 1, rule="trap.trigger", what="trap")
        s.trap_bag.remove(token)
        tile.traps[node] = token
    trap = LIBRARY.traps[token]
    tell(s, "trap", rule="trap.trigger", who=c.id, trap=token, n=trap.damage, reveals=True)
    if not trap.damage:
        return
    options: list[Option] = [Suffer(c.id)]
    cost = 1 + ("frostbite" in c.conditions)
    if cost <= c.free and not any(e.no_dodge for e in worn(s, c)):
        options.append(Dodge(c.id, node))  # [gap.trap-dodge]: no step
    about: dict[str, Any] = {"n": trap.damage, "difficulty": trap.dodge}
    answer = yield from choose(c.id, "trap", tuple(options), rule="trap.choice", **about)
    if isinstance(answer, Dodge):
        yield from evade(s, c, trap.damage, trap.dodge, cost)
    else:
        suffer(s, c, trap.damage, rule="trap.no-block")


def evade(s: Souls, c: Character, damage: int, difficulty: int, cost: int) -> Script[bool]:
    """Dodge a trap: pay and roll, and suffer it all the same if that fails."""
    spend(s, c, cost, rule="dodge.cost")
    dodged = yield from dodge_roll(s, c, difficulty)
    if not dodged:
        suffer(s, c, damage, rule="trap.no-block")
    return dodged


def dodge_roll(s: Souls, c: Character, difficulty: int) -> Script[bool]:
    """Roll the dodge dice; enough icons mean success [dodge.success], [gap.dodge-zero-dice]."""
    dice = dodge_dice(c)
    icons = 0
    if dice:
        faces = yield Roll((LIBRARY.dice["dodge"],) * dice, rule="dodge.dice", what="dodge")
        icons = sum(faces)
        if icons < difficulty and c.luck:
            icons = sum((yield from reroll(s, c, faces, ("dodge",) * dice)))
    dodged = icons >= difficulty
    tell(
        s,
        "dodged" if dodged else "dodge-failed",
        rule="dodge.success" if dodged else "dodge.failure",
        who=c.id,
        n=icons,
        difficulty=difficulty,
    )
    return dodged


def reroll(
    s: Souls, c: Character, faces: tuple[Any, ...], colours: Sequence[str]
) -> Script[tuple[Any, ...]]:
    """P. 11: a ready Luck token rerolls one die of an attack, block, resist or dodge roll."""
    # [ruling.useful-choices]
    better = {
        (colour, face): i
        for i, (colour, face) in enumerate(zip(colours, faces, strict=True))
        if face < max(LIBRARY.dice[colour].faces)
    }
    if not better:
        return faces
    options = (Done(), *(Reroll(c.id, i) for i in sorted(better.values())))
    answer = yield Ask(c.id, "luck", options, rule="luck.use", about={"faces": faces})
    if isinstance(answer, Done):
        return faces
    c.luck = False  # [luck.once]
    die = LIBRARY.dice[colours[answer.die]]
    (face,) = yield Roll((die,), rule="luck.use", what="reroll")
    tell(s, "lucky", rule="luck.use", who=c.id, old=faces[answer.die], new=face)
    return (*faces[: answer.die], face, *faces[answer.die + 1 :])
