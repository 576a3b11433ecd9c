"""Combat basics, pp. 20-21: the endurance bar, wounds, conditions, and dice with Luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimtable.games.dark_souls import decks, words
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.effects import Window, within
from grimtable.games.dark_souls.options import Reroll
from grimtable.games.dark_souls.state import Character, Model, Souls
from grimtable.games.dark_souls.under_way import Blow, Sprung, Stroke
from grimtable.kernel.asks import MARK, Ask, Done, Option, Roll, Script
from grimtable.kernel.state import tell

CARES = ("death", "harm")
"""For what people may want to be asked about Luck and heroic actions: somebody may fall; or much
damage comes through, too."""
MUCH = 3
"""So much damage is much."""


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
    stamina, health = min(stamina, c.stamina), min(health, c.damage)
    if stamina or health:
        c.stamina -= stamina
        c.damage -= health
        tell(s, "gained", rule=rule, who=c.id, stamina=stamina, health=health)


def suffer(s: Souls, c: Character, n: int, rule: str, *, attack: bool = False) -> int:
    """Add red cubes [endurance.damage]: Ember first, then Bleed [gap.ember-bleed]; how many."""
    if n <= 0:
        return 0
    if attack and n >= 3 and c.ember:
        n -= 1
        tell(s, "ember-helped", rule="ember.effect", who=c.id)
    if "bleed" in c.conditions:
        n += 2
        c.conditions.remove("bleed")  # before the attack places its own [gap.condition-timing]
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
    fight = s.battle
    if n > 0 and "bleed" in model.conditions:
        n += 2
        model.conditions.remove("bleed")
        tell(s, "bled", rule="cond.bleed", who=model.id)
    if n > 0:
        model.wounds += n
        tell(s, "wounded", rule=rule, foe=model.id, n=n)
    if model.wounds < LIBRARY.foes[model.kind].health:
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
    """Place condition tokens on a model that was hit, one of each kind at most [cond.one-each]."""
    placed = tuple(one for one in dict.fromkeys(conditions) if one not in target.conditions)
    if isinstance(target, Character):
        placed = within(Window.AFFLICTED, s, target, placed)
    else:
        immune = LIBRARY.foes[target.kind].special.immune
        placed = tuple(one for one in placed if one not in immune)
    for condition in placed:
        target.conditions.append(condition)
        tell(s, "afflicted", rule="cond.apply", who=target.id, condition=condition)


def shake_off(s: Souls, target: Character | Model) -> None:
    """The end of an activation: Poison acts, then all tokens but Bleed go.

    [cond.remove-activation]
    """
    if "poison" in target.conditions:
        if isinstance(target, Character):
            suffer(s, target, 1, rule="cond.poison")
        else:
            wound(s, target, 1, rule="cond.poison")
    target.conditions = [c for c in target.conditions if c == "bleed"]


def frost(model: Character | Model) -> int:
    """The stamina that Frostbite adds to a step, or the nodes that it takes from a move."""
    return int("frostbite" in model.conditions)  # [cond.frostbite.character]


# Dice -----------------------------------------------------------------------------------------

Rolled = Blow | Sprung | Stroke
"""What is decided with dice that Luck can change."""


def roll(s: Souls, on: Rolled, colours: Sequence[str], what: str, rule: str) -> Script[None]:
    """Roll dice and put them beside those that lie there already."""
    dice = tuple(LIBRARY.dice[colour] for colour in colours)
    faces = yield Roll(dice, rule=rule, what=what, about=_about(on))
    on.colours, on.faces = (*on.colours, *colours), (*on.faces, *faces)


def _about(on: Rolled) -> dict[str, str]:
    match on:
        case Blow():
            return {"who": on.targets[0], "foe": on.by}
        case Stroke():
            return {"who": on.by, "foe": on.foes[0]}
    return {"who": on.who}


def rerolls(on: Rolled, c: Character) -> list[int]:
    """The dice that a ready Luck token may roll again [luck.use].

    A die that can't get better is not offered, nor one of two that are alike
    [ruling.useful-choices].
    """
    if not c.luck:
        return []
    better = {
        (colour, face): i
        for i, (colour, face) in enumerate(zip(on.colours, on.faces, strict=True))
        if face < int(max(LIBRARY.dice[colour].faces))
    }
    return sorted(better.values())


def luck(
    s: Souls, on: Rolled, c: Character, others: tuple[Option, ...] = ()
) -> Script[Option | None]:
    """P. 11: a ready Luck token rerolls one die of an attack, block or dodge roll.

    A resist roll is a block roll here [gap.luck-resist]. What else can be done about the roll is
    asked with it; the answer is returned.
    """
    better = rerolls(on, c)
    if not better:
        return None
    options = (Done(), *(Reroll(c.id, die) for die in better), *others)
    about = {"faces": on.faces, "heroic": bool(others)}
    answer: Option = yield Ask(c.id, "luck", options, "luck.use", about, minor=minor(s, on, c))
    if isinstance(answer, Reroll):
        c.luck = False  # [luck.once]
        die, dice = answer.die, words.rolled(on.colours, on.faces)
        tell(s, "luck", rule="luck.use", who=c.id, dice=dice, die=dice[die])
        (face,) = yield Roll((LIBRARY.dice[on.colours[die]],), rule="luck.use", what="reroll")
        tell(s, "lucky", rule="luck.use", who=c.id, old=on.faces[die], new=face)
        on.faces = (*on.faces[:die], face, *on.faces[die + 1 :])
        yield MARK  # seen as it lies now, before it is decided
    return answer


def minor(s: Souls, on: Rolled, c: Character) -> tuple[str, ...]:
    """Who need not be asked about a roll: that depends on what it leaves (`DarkSouls.cares`).

    An attack of one's own is grave where a better die may fell a target.
    """
    match on:
        case Blow(by=by):
            heavy = LIBRARY.foes[s.battle.foes[by].kind].special.heavy_by
            return _bearable(c, on.left, heavy if on.defence == "block" else 0)
        case Sprung():
            return _bearable(c, on.damage)
    most = sum(on.faces) + max(
        int(max(LIBRARY.dice[colour].faces)) - face
        for colour, face in zip(on.colours, on.faces, strict=True)
    )
    foes = [s.battle.foes[foe] for foe in on.foes]
    return () if any(most + on.mod >= _toughness(foe) for foe in foes) else CARES


def _toughness(foe: Model) -> int:
    """The pips that an attack needs at least to fell an enemy."""
    card = LIBRARY.foes[foe.kind]
    left = card.health - foe.wounds - 2 * ("bleed" in foe.conditions)
    return min(card.block, card.resist) + max(1, left)


def _bearable(c: Character, damage: int, stamina: int = 0) -> tuple[str, ...]:
    """Who need not be asked about a blow that comes to this much."""
    if damage + 2 * ("bleed" in c.conditions) + stamina >= c.free:
        return ()
    return CARES if damage < MUCH else CARES[:1]


def luck_before(then: Any, s: Souls, on: Rolled, c: Character) -> Script[None] | None:
    """Luck, where there is a die for it; then the window `then`."""
    if rerolls(on, c):  # only quicker: without a die for it nobody is asked
        return _luck_before(then, s, on, c)
    on.window = then
    return None


def _luck_before(then: Any, s: Souls, on: Rolled, c: Character) -> Script[None]:
    yield from luck(s, on, c)
    on.window = then
