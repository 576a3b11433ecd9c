"""How an attack or an ability under way looks: both sides, the dice, the table that decides."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.realms.attacks import (
    BLACK,
    WHITE,
    by_grade,
    damage_table,
    defence,
    grade,
)
from grimtable.games.realms.state import Battle, Blow, Doing, named_card
from grimtable.games.realms.traits import life, strike, value
from grimtable.games.realms.words import grades_text
from grimtable.kernel import scene as k
from grimtable.kernel.asks import Die
from grimtable.kernel.scene import Badge, Grade, Side, Tint, Words

STEPS = ("protect", "defend", "strike", "outcome")
WINDOW = {
    "declare": 0, "reach": 0, "protect": 0, "block": 0, "defend": 1, "defend-again": 1,
    "strike": 2, "strike-again": 2,
}  # fmt: skip
"""Which of the steps that people see a window belongs to; what is not listed is the outcome."""

Look = Callable[[str], tuple[str, str, Tint]]
"""The icon, the initials and the tint of a card."""


def blows(s: Battle, look: Look) -> tuple[k.Blow, ...]:
    """What is under way, outermost first."""
    found = []
    for record in s.under_way:
        if isinstance(record, Blow):
            found.append(attack(s, record, look))
        elif isinstance(record, Doing):
            found.append(ability(s, record, look))
    return tuple(found)


def attack(s: Battle, blow: Blow, look: Look) -> k.Blow:
    """An attack: attacker and target face to face, the dice that fell, and the table."""
    targets = [one_side(s, blow.target, look, blow)]
    if blow.defender != blow.target:
        protector = one_side(s, blow.defender, look, blow, Words("scene-blow-protector"))
        targets.insert(0, protector)
    waiting = (s.cards[blow.target].seat,) if blow.window in ("protect", "defend-again") else ()
    return k.Blow(
        Words("scene-blow", {"what": blow.how}),
        one_side(s, blow.by, look, blow),
        tuple(targets),
        windows=tuple(Words(f"scene-blow-{step}") for step in STEPS),
        at=WINDOW.get(blow.window, len(STEPS) - 1),
        waiting=waiting,
        dice=dice(blow),
        grades=grades(s, blow),
    )


def dice(blow: Blow) -> tuple[k.Die, ...]:
    """The dice that were rolled for it."""
    found = []
    for die, face in ((BLACK, blow.black), (WHITE, blow.white)):
        if face:
            found.append(k.Die(f"{die.name}-die", str(face), die.name))
    return tuple(found)


def grades(s: Battle, blow: Blow) -> tuple[Grade, ...]:
    """What each face of the dice means; the black one only if it is rolled at all."""
    hidden = s.cards[blow.target].hidden
    if hidden:
        return ()
    found: list[Grade] = []
    defender = s.cards[blow.defender]
    rolls = blow.special is None and s.kind(blow.defender).creature
    if rolls and (blow.black or not defender.exhausted):
        light = strike(s, blow.defender, blow.by)[0]
        found += lines(
            BLACK, defence, blow.black, lambda mark, _: Words(f"scene-{mark}", {"n": light})
        )
    table = damage_table(s, blow)
    found += lines(
        WHITE,
        grade,
        blow.white,
        lambda mark, face: Words(f"scene-{mark}", {"n": by_grade(table, face)}),
    )
    return tuple(found)


def lines(
    die: Die, mean: Callable[[int], str], shown: int, words: Callable[[str, int], Words]
) -> list[Grade]:
    """The faces of a die by what they mean."""
    faces: dict[str, list[int]] = {}
    for face in map(int, die.faces):
        faces.setdefault(mean(face), []).append(face)
    return [
        Grade(
            f"{same[0]}-{same[-1]}" if len(same) > 1 else str(same[0]),
            words(f"{die.name}-{meaning}", same[0]),
            len(same) / len(die.faces),
            shown in same,
        )
        for meaning, same in faces.items()
    ]


def ability(s: Battle, doing: Doing, look: Look) -> k.Blow:
    """A spell, an effect or a trigger: its source, and whom it concerns."""
    when, trigger, _ = doing.key.partition("/")
    title = (
        Words("scene-trigger", {"when": when})
        if trigger
        else Words("scene-ability", {"what": doing.key})
    )
    sides = tuple(one_side(s, target, look) for target in doing.targets)
    return k.Blow(title, one_side(s, doing.source, look), sides)


def one_side(
    s: Battle, card_id: str, look: Look, blow: Blow | None = None, note: Words | None = None
) -> Side:
    """A card that takes part, with what counts for it now."""
    card = s.cards[card_id]
    name = named_card(s, card_id)
    words = name if isinstance(name, Words) else Words("scene-card", {"card": name})
    if card.hidden:
        return Side(card_id, words, "card-random", "?", "muted")
    icon, glyph, tint = look(card_id)
    facts: list[Badge] = []
    if s.kind(card_id).life:
        full = life(s, card_id)
        args = {"left": full - card.damage, "full": full}
        facts.append(Badge(Words("scene-life", args), "hearts", "♥", str(args["left"]), "red"))
    if blow is not None and card_id == blow.by:
        table = grades_text(damage_table(s, blow))
        facts.append(Badge(Words("scene-strike", {"grades": table}), "crossed-swords", value=table))
    armor = value(s, card_id, "armor") - card.armor
    if armor > 0:
        facts.append(Badge(Words("scene-armor", {"n": armor}), "shield", "▣", str(armor)))
    if card.exhausted:
        facts.append(Badge(Words("scene-exhausted", {"card": card.kind}), "night-sleep", "E"))
    return Side(card_id, words, icon, glyph, tint, tuple(facts), note)
