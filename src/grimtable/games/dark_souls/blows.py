"""Attacks, traps and pushes under way as the table shows them."""

from __future__ import annotations

from collections.abc import Container, Iterator

from grimtable.games.dark_souls.attacks import exposed
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.panels import card_now
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.under_way import Blow, Pushed, Sprung, Stroke
from grimtable.kernel import goings_on as k
from grimtable.kernel.goings_on import Side
from grimtable.kernel.mats import Die
from grimtable.kernel.words import Badge, Tint, Words

WINDOWS = {
    Blow: ("choice", "roll", "luck", "brace", "riposte"),
    Sprung: ("choice", "roll", "luck"),
    Stroke: ("before", "target", "roll", "luck", "compare", "after"),
}
"""The book's steps, as far as somebody may answer or dice are rolled in them."""
TINT: dict[str, Tint] = {"black": "black", "blue": "blue", "orange": "orange", "dodge": "green"}


def blows(s: Souls) -> Iterator[k.Blow]:
    """Everything under way that strikes or pushes somebody, the outermost first."""
    for record in s.under_way if s.fight is not None else ():
        match record:
            case Blow() if record.by in s.battle.foes:
                yield _attack(s, record)
            case Sprung(who, damage, dodge):
                facts = (_fact("strength", damage), _fact("dodge", dodge))
                title = Words("scene-blow-trap")
                yield _shown(record, title, None, (_side(s, who),), facts)
            case Stroke():
                foes = tuple(_side(s, foe) for foe in record.foes if foe in s.battle.foes)
                added = [_fact("mod", record.mod)] if record.mod else []
                there = [s.battle.foes[foe] for foe in record.foes if foe in s.battle.foes]
                if exposed(s, s.characters[record.by], there):
                    added.append(Badge(Words("scene-weak-arc"), "", "!", tint="green"))
                title = Words("scene-blow-stroke", {"weapon": record.weapon})
                yield _shown(record, title, _side(s, record.by), foes, tuple(added))
            case Pushed(who):
                yield k.Blow(Words("scene-blow-push"), targets=(_side(s, who),), facts=_card(s))


def _attack(s: Souls, b: Blow) -> k.Blow:
    """An enemy's attack: the first target defends, the others wait."""
    strength = strength_of(s.battle.foes[b.by], b.printed)
    facts = [_fact("strength", strength), _fact("dodge", b.dodge)]
    facts.append(Badge(Words("scene-blow-magical" if b.magical else "scene-blow-physical")))
    facts += [Badge(Words(f"scene-{one}"), "", one[0]) for one in b.inflicts]
    facts += _card(s)
    title = Words("scene-blow-attack")
    note = Words(f"scene-defence-{b.defence}") if b.defence else None
    first, *others = b.targets
    sides = (_side(s, first, note), *(_side(s, who) for who in others))
    return _shown(b, title, _side(s, b.by), sides, tuple(facts), tuple(_never(s, b)))


def _never(s: Souls, b: Blow) -> Iterator[str]:
    """The steps that can not come: who defends has no such heroic action left for it."""
    first = b.targets[0]
    can, ready = LIBRARY.heroics[first], s.characters[first].heroic
    if not (ready and can.brace and not b.magical and b.defence in ("", "block")):
        yield "brace"
    if not (ready and can.riposte and b.defence in ("", "dodge")):
        yield "riposte"


def _card(s: Souls) -> tuple[Badge, ...]:
    """What a boss's card does in all: where one dodges or is pushed depends on what follows."""
    now = card_now(s)
    return (Badge(now),) if now is not None else ()


def _shown(
    record: Blow | Sprung | Stroke,
    title: Words,
    by: Side | None,
    targets: tuple[Side, ...],
    facts: tuple[Badge, ...],
    never: Container[str] = (),
) -> k.Blow:
    steps = tuple(one for one in WINDOWS[type(record)] if one == record.window or one not in never)
    return k.Blow(
        title,
        by,
        targets,
        facts,
        tuple(Words(f"scene-window-{step}") for step in steps),
        steps.index(record.window) if record.window in steps else len(steps) - 1,
        dice=tuple(
            Die(f"blow-die-{i}", str(face), TINT[colour], words=_said(colour, face))
            for i, (colour, face) in enumerate(zip(record.colours, record.faces, strict=True))
        ),
    )


def _said(colour: str, face: int) -> Words:
    """What a die shows, and what it could have shown [gap.dice-faces]."""
    return Words(f"scene-die-{colour}", {"n": face, "faces": LIBRARY.dice[colour].faces})


def _side(s: Souls, who: str, note: Words | None = None) -> Side:
    """A character with its free boxes, or an enemy with the health it has left."""
    if who in s.characters:
        figure, left = LIBRARY.figures[who], s.characters[who].free
        fact = Badge(Words("scene-free", {"n": left}), "heart-bottle", "", str(left))
    else:
        foe = s.battle.foes[who]
        figure, left = LIBRARY.figures[foe.kind], LIBRARY.foes[foe.kind].health - foe.wounds
        fact = Badge(Words("scene-health", {"n": left}), "hearts", "", str(left), "red")
    name = Words("scene-name", {"who": who})
    return Side(who, name, figure.icon, figure.glyph, figure.tint, (fact,), note)


def _fact(what: str, n: int) -> Badge:
    return Badge(Words(f"scene-fact-{what}", {"n": n}), "", what[0], str(n))
