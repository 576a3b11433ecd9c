"""The standing texts of items: each phrase is a keyword with its window, its rule and its script.

A window of the rules asks what is in force (`within`): every keyword that acts there changes the
value that the rules would use, and hands it on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.notation import Dice, Effect
from grimtable.games.dark_souls.options import Gain
from grimtable.games.dark_souls.state import Character, Souls
from grimtable.kernel.keywords import Keywords

T = TypeVar("T")


class Window(Enum):
    """When a phrase acts."""

    FOUND = "a treasure card is turned up"
    HANDS = "cards are taken in hand"
    START = "an activation starts"
    BESIDE = "an activation starts beside who wears it"
    WALK = "walking"
    RUN = "running"
    COST = "an attack is paid for"
    ATTACK = "an attack is prepared"
    BEATEN = "an attack has beaten a defence"
    END = "an activation ends"
    AGGRO = "another's activation ends"
    DEFEND = "how to defend is chosen"
    DODGE = "a dodge moves"
    HURT = "an attack has hurt"
    PUSHED = "an attack would push"
    AFFLICTED = "a condition is placed"


class Prepared(NamedTuple):
    """An attack before the dice are rolled: all that cards add to its line."""

    dice: Dice
    mod: int
    magic: bool
    inflicts: tuple[str, ...]


EFFECTS: Keywords[Window, object] = Keywords()
RULE = "ruling.card-effects"


def attached(s: Souls, item: str) -> list[Effect]:
    """The phrases of what is attached to a card."""
    return [e for upgrade in s.upgrades.get(item, ()) for e in LIBRARY.gear[upgrade].effects]


def within(window: Window, s: Souls, c: Character, value: T, upgraded: str = "") -> T:
    """What becomes of a value in a window: by what a character wears, and what else is `upgraded`.

    In force are the phrases of what is in the slots and of the armour's upgrades.
    """
    worn = (c.armour, c.left, c.right, *s.upgrades.get(c.armour or "", ()))
    for acts, e, do in phrases((*s.upgrades.get(upgraded, ()), *worn) if upgraded else worn):
        if acts is window:
            value = do(s, c, e, value)
    return value


@lru_cache(maxsize=4096)
def phrases(cards: tuple[str | None, ...]) -> list[tuple[Window, Effect, Callable[..., Any]]]:
    """The phrases of these cards, each with its window and its script, found once."""
    found = [e for card in cards if card is not None for e in LIBRARY.gear[card].effects]
    return [(EFFECTS[e.word].window, e, EFFECTS[e.word].do) for e in found]


def in_itself(window: Window, value: T, effects: Iterable[Effect]) -> T:
    """What these phrases alone make of a value in a window, whoever has them."""
    for e in effects:
        word = EFFECTS[e.word]
        if word.window is window:
            value = word.do(None, None, e, value)  # type: ignore[assignment]
    return value


def strengthened(line: Prepared, effects: Iterable[Effect]) -> Prepared:
    """A line with what these phrases add to an attack, whoever makes it."""
    return in_itself(Window.ATTACK, line, effects)


def says(item: str, window: Window) -> bool:
    """Whether a card has a phrase that acts in a window."""
    return any(EFFECTS[e.word].window is window for e in LIBRARY.gear[item].effects)


# What several phrases do, each in its window ----------------------------------------------------


@EFFECTS("beside_two_hands", Window.HANDS, rule="equip.slots.two-hand")
@EFFECTS("ember", Window.FOUND, rule="ember.gain")
def allowed(s: Souls, c: Character, e: Effect, may: bool) -> bool:
    """It may be held beside a two-handed weapon; it is an Ember token, no equipment.

    Only that a card says so is looked at (`says`).
    """
    return may


@EFFECTS("no_run", Window.RUN, rule=RULE)
@EFFECTS("no_dodge", Window.DEFEND, rule=RULE)
@EFFECTS("firm", Window.PUSHED, rule=RULE)
def denied(s: Souls, c: Character, e: Effect, may: bool) -> bool:
    """No running, no dodging, no push by attacks."""
    return False


@EFFECTS("walk_nodes", Window.WALK, rule=RULE)
@EFFECTS("dodge_nodes", Window.DODGE, rule=RULE)
@EFFECTS("mates_start", Window.BESIDE, rule=RULE)
def at_least(s: Souls, c: Character, e: Effect, n: int) -> int:
    """A longer walk, a longer dodge; more stamina for who starts on this node."""
    return max(n, e.n)


@EFFECTS("end_health", Window.END, rule=RULE)
@EFFECTS("hurt_stamina", Window.HURT, rule=RULE)
def more(s: Souls, c: Character, e: Effect, n: int) -> int:
    """Health at the end of an activation, stamina after an attack has hurt."""
    return n + e.n


# The characters' activations ------------------------------------------------------------------


@EFFECTS("start_instead", Window.START, rule=RULE)
def start_instead(s: Souls, c: Character, e: Effect, offered: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """Something else than the stamina of the start, if there is anything to gain."""
    return (*offered, Gain(e.n, e.more)) if c.stamina or c.damage else offered


@EFFECTS("end_health_per_enemy", Window.END, rule=RULE)
def end_health_per_enemy(s: Souls, c: Character, e: Effect, health: int) -> int:
    """Health for every enemy on the node."""
    return health + e.n * sum(m.node == c.node for m in s.battle.foes.values())


@EFFECTS("takes_aggro", Window.AGGRO, rule=RULE)
def takes_aggro(s: Souls, c: Character, e: Effect, may: bool) -> bool:
    """The Aggro token, once an encounter."""
    return c.id not in s.battle.took_aggro


# Attacks --------------------------------------------------------------------------------------


@EFFECTS("cheaper", Window.COST, rule=RULE)
def cheaper(s: Souls, c: Character, e: Effect, cost: int) -> int:
    """The costliest attack for less."""
    return max(0, cost - e.n)


@EFFECTS("more_dice", Window.ATTACK, rule="equip.modifier")
@EFFECTS("more_damage", Window.ATTACK, rule="equip.modifier")
def more_dice(s: Souls, c: Character, e: Effect, attack: Prepared) -> Prepared:
    """Dice, and what is added to them; or a number alone."""
    return attack._replace(dice=(*attack.dice, *e.dice), mod=attack.mod + e.n)


@EFFECTS("all_magic", Window.ATTACK, rule="attack.char.magical")
def all_magic(s: Souls, c: Character, e: Effect, attack: Prepared) -> Prepared:
    """Resist counts against it."""
    return attack._replace(magic=True)


@EFFECTS("all_inflict", Window.ATTACK, rule="cond.apply")
def all_inflict(s: Souls, c: Character, e: Effect, attack: Prepared) -> Prepared:
    """Conditions on who is hit."""
    return attack._replace(inflicts=(*attack.inflicts, *e.conditions))


@EFFECTS("exceed", Window.BEATEN, rule=RULE)
def exceed(s: Souls, c: Character, e: Effect, beaten: tuple[int, int]) -> tuple[int, int]:
    """Stamina for an attack that beats a defence by so much."""
    by, stamina = beaten
    return by, stamina + (e.more if by >= e.n else 0)


@EFFECTS("immune", Window.AFFLICTED, rule="cond.apply")
def immune(s: Souls, c: Character, e: Effect, conditions: tuple[str, ...]) -> tuple[str, ...]:
    """Some conditions are not placed."""
    return tuple(one for one in conditions if one not in e.conditions)
