"""What cards say, as words of the text catalogue; and what everything is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, reduce

from grimtable.boards.lattice import ARCS
from grimtable.cards import copies, say
from grimtable.games.dark_souls.content import HALL, LIBRARY, Gear, library
from grimtable.games.dark_souls.notation import (
    ANYWHERE,
    Action,
    Attack,
    Behaviour,
    Dice,
    Effect,
    Grant,
    Heroic,
    Special,
)
from grimtable.games.dark_souls.state import spot
from grimtable.kernel.words import Words

ARC_NAMES = {
    "en": ("front", "right", "back", "left"),
    "fr": ("avant", "droite", "arrière", "gauche"),
}
AWAY = {"en": ("north", "east", "south", "west"), "fr": ("nord", "est", "sud", "ouest")}
FARTHEST = 6
"""No tile lies farther from the bonfire than this, as there are no more tiles."""


@cache
def names(packs: tuple[str, ...], language: str) -> dict[str, str]:
    """Every id of the content by its name."""
    there = library(packs)
    found = there.box.names(language)
    for name, enemy in there.enemies.items():
        for i in range(1, enemy.models + 1):
            found[f"{name}_{i}"] = f"{enemy.called(language)} {i}"
            if language == "fr" and enemy.gender_fr:
                found[f"{name}_{i}.gender"] = enemy.gender_fr
    for name, item in there.items.items():
        for copy in copies(name, item.copies):
            found[copy] = item.called(language)
    for who, profile in there.profiles.items():
        named = profile.heroic_name_fr if language == "fr" else profile.heroic_name
        found[f"{who} heroic"] = named or profile.heroic_name
    for kind, body in there.bodies.items():
        named = body.special_name_fr if language == "fr" else body.special_name
        found[f"{kind} special"] = named or body.special_name
    for node in HALL.nodes:
        for arc, word in zip(ARCS, ARC_NAMES[language], strict=True):
            found[f"{node}/{arc}"] = f"{node} ({word})"
    for x in range(-FARTHEST, FARTHEST + 1):
        for y in range(-FARTHEST, FARTHEST + 1):
            if (x, y) != (0, 0):
                found[spot(x, y)] = _way(x, y, language)
    return found


def _way(x: int, y: int, language: str) -> str:
    """Where a spot of the table lies, seen from the bonfire.

    >>> _way(-1, 2, "en")
    '2 south, 1 west'
    """
    north, east, south, west = AWAY[language]
    parts = [f"{abs(y)} {north if y < 0 else south}"] if y else []
    parts += [f"{abs(x)} {west if x < 0 else east}"] if x else []
    return ", ".join(parts)


# What cards say -------------------------------------------------------------------------------


def dice(colours: Dice) -> list[Words]:
    """Dice by colour, as in `2 black`, `1 blue`."""
    return [Words(f"scene-dice-{c}", {"n": n}) for c, n in Counter(colours).items()]


@cache
def rolled(colours: Dice, faces: tuple[int, ...], n: int = 0) -> tuple[Words, ...]:
    """What dice show, one by one, and what is added to them: `black 1, blue 2, + 1`."""
    shown = [Words(f"scene-face-{c}", {"n": f}) for c, f in zip(colours, faces, strict=True)]
    return (*shown, *roll((), n))


def doors(sides: Iterable[int]) -> Words:
    """To which sides of the table a tile has doorways."""
    return Words("scene-doors", {"sides": tuple(Words(f"scene-side-{d}") for d in sorted(sides))})


def roll(colours: Dice, n: int) -> list[Words]:
    """Dice with what is added to them or subtracted, as in `2 black - 1`; or either alone."""
    if not n:
        return dice(colours)
    sign = Words("scene-plus" if n > 0 else "scene-minus", {"n": abs(n)})
    if not colours:
        return [sign]
    return [Words("scene-roll", {"dice": tuple(dice(colours)), "sign": sign})]


def action(line: Action) -> Words:
    """A line of a weapon card, without its cost."""
    parts: list[Words] = []
    if line.before:
        parts.append(Words("scene-shift", {"n": line.before}))
    parts += roll(line.dice, line.mod)
    if line.after:
        parts.append(Words("scene-shift", {"n": line.after}))
    for flag in ("magic", "node", "shaft", "enchant", "from_backup"):
        if getattr(line, flag):
            parts.append(Words(f"scene-{flag.replace('_', '-')}"))
    if line.range is not None:
        parts.append(Words("scene-range", {"n": line.range}))
    parts += [Words(f"scene-{c}") for c in line.inflicts]
    parts += [Words("scene-push")] * line.push
    if line.empower:
        parts.append(Words("scene-empower", {"n": line.empower}))
    if line.ward_block or line.ward_resist:
        block, resist = dice(line.ward_block), dice(line.ward_resist)
        parts.append(Words("scene-ward", {"block": tuple(block), "resist": tuple(resist)}))
    if line.grant is not None:
        parts.append(grant(line.grant))
    if line.repeat > 1:
        parts.append(Words("scene-repeat", {"n": line.repeat}))
    return Words("scene-action", {"parts": tuple(parts)})


def stroke(line: Action) -> Words:
    """A line of a weapon card with the stamina that it costs."""
    return Words("scene-stroke", {"n": line.cost, "does": action(line)})


def grant(given: Grant) -> Words:
    """Who gains what."""
    gains = {"stamina": given.stamina, "health": given.health}
    what = tuple(Words(f"scene-gain-{kind}", {"n": n}) for kind, n in gains.items() if n)
    within = -1 if given.within is None else given.within
    return Words(f"scene-grant-{given.who}", {"gains": what, "n": within})


def heroic(who: str) -> Words:
    """A character's heroic action, with its name."""
    does = heroic_words(LIBRARY.heroics[who])
    return Words("card-titled", {"title": f"{who} heroic", "does": does})


def heroic_words(found: Heroic) -> Words:
    """What a heroic action does."""
    if found.rally:
        return Words("card-heroic-rally", {"n": found.rally})
    if found.charge:
        return Words("card-heroic-charge", {"n": found.charge})
    if found.brace:
        return Words("card-heroic-brace", {"dice": tuple(dice(found.brace))})
    return Words("card-heroic-riposte")


def special(kind: str) -> Words:
    """The special rule of a boss, with its name."""
    does = special_words(LIBRARY.foes[kind].special)
    return Words("card-titled", {"title": f"{kind} special", "does": does})


def special_words(found: Special) -> Words:
    """What a special rule does."""
    if found.node_cost:
        return Words("card-special-node-cost", {"n": found.node_cost})
    if found.tough_from:
        return Words("card-special-tough", {"n": found.tough_from, "by": found.tough_by})
    if found.heavy_from:
        return Words("card-special-heavy", {"n": found.heavy_from, "by": found.heavy_by})
    if found.immune:
        conditions = [Words(f"scene-{c}") for c in found.immune]
        none = tuple(Words("card-special-none", {"condition": c}) for c in conditions)
        return Words("card-special-immune", {"conditions": none})
    if found.restless:
        return Words("card-special-restless")
    return Words("card-special-avenger", {"n": found.avenger})


BONUS = ("more_dice", "more_damage", "all_magic", "all_inflict")
"""Phrases that say what attacks get, in one line together."""


def effects(found: Iterable[Effect]) -> list[Words]:
    """The standing text of an item."""
    bonus: list[Words] = []
    lines: list[Words] = []
    for e in found:
        if e.word in BONUS:
            bonus += roll(e.dice, e.n)
            bonus += [Words("scene-magic")] if e.word == "all_magic" else []
            bonus += [Words(f"scene-{c}") for c in e.conditions]
        elif e.word == "immune":
            lines += [
                Words("scene-immune", {"condition": Words(f"scene-{c}")}) for c in e.conditions
            ]
        else:
            key = f"scene-effect-{e.word.replace('_', '-')}"
            lines.append(Words(key, {"n": e.n, "more": e.more}))
    if bonus:
        lines.insert(0, Words("scene-attacks-get", {"parts": tuple(bonus)}))
    return lines


def gear_lines(card: Gear) -> tuple[Words, ...]:
    """Everything on an item besides its actions."""
    lines: list[Words] = []
    if card.slot in ("weapon_upgrade", "armour_upgrade"):
        lines.append(Words(f"scene-{card.slot}"))
    if card.needs:
        needs = tuple(Words("scene-need", {"stat": stat, "n": n}) for stat, n in card.needs)
        lines.append(Words("scene-needs", {"needs": needs}))
    if card.actions:
        lines.append(Words("scene-range", {"n": card.range}))
    if card.hands == 2:
        lines.append(Words("scene-two-handed"))
    if card.block:
        lines.append(Words("scene-block", {"dice": tuple(dice(card.block))}))
    if card.resist:
        lines.append(Words("scene-resist", {"dice": tuple(dice(card.resist))}))
    if card.dodge:
        lines.append(Words("scene-dodge-dice", {"n": card.dodge}))
    if card.upgrades:
        lines.append(Words("scene-upgrade-slots", {"n": card.upgrades}))
    return (*lines, *effects(card.effects))


def attached(upgrades: Iterable[str]) -> tuple[Words, ...]:
    """What each upgrade adds to the card that it lies under."""
    return tuple(
        Words(
            "scene-upgrade", {"upgrade": item, "adds": tuple(effects(LIBRARY.gear[item].effects))}
        )
        for item in upgrades
    )


def behaviour(b: Behaviour) -> tuple[Words, ...]:
    """Every icon of a behaviour, in order, and what stands around them."""
    lines = [say(icon) for icon in b.steps]
    lines.append(Words("scene-card-values", {"reach": _reach(b), "dodge": b.dodge}))
    if b.repeat > 1:
        lines.append(Words("scene-repeat", {"n": b.repeat}))
    return (*lines, *_weak(b))


def _reach(b: Behaviour) -> Words:
    return Words("scene-anywhere") if b.range == ANYWHERE else Words("scene-range", {"n": b.range})


def _weak(b: Behaviour) -> tuple[Words, ...]:
    arcs = tuple(Words(f"scene-arc-{arc}") for arc in sorted(b.weak))
    return (Words("scene-weak", {"arcs": arcs}),) if arcs else ()


def in_short(b: Behaviour) -> Words:
    """The icons of a behaviour, its reach and the arcs that it leaves weak, in one line."""
    parts = (*(say(icon) for icon in b.steps), _reach(b), *_weak(b))
    return reduce(lambda a, then: Words("scene-then", {"a": a, "then": then}), parts)


@say.register
def attack(icon: Attack) -> Words:
    """An attack icon."""
    riders = [Words(f"scene-{c}") for c in icon.inflicts]
    if icon.push:
        riders.append(Words("scene-push"))
    if icon.area:
        aim = Words(
            "scene-aim-area", {"arcs": tuple(Words(f"scene-arc-{arc}") for arc in icon.area)}
        )
    else:
        aim = Words(f"scene-aim-{'node-' if icon.node else ''}{icon.whom}")
    kind = Words("scene-magical" if icon.magical else "scene-physical")
    args = {"n": icon.strength, "kind": kind, "aim": aim, "riders": tuple(riders)}
    return Words("scene-attack-and" if riders else "scene-attack", args)
