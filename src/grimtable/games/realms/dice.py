"""The two dice of p. 11: what their faces mean, and what they do as things stand."""

from __future__ import annotations

from grimtable.games.realms.damage import prevented
from grimtable.games.realms.notation import Grades
from grimtable.games.realms.state import Battle, Blow
from grimtable.games.realms.traits import strike
from grimtable.kernel.asks import d6

BLACK, WHITE = d6("black"), d6("white")  # with the book's meaning of the faces [gap.dice.faces]

GRADES = ("light", "medium", "strong")


def damage_table(s: Battle, blow: Blow) -> Grades:
    """The three grades of damage that count now [roll.triple]."""
    return strike(s, blow.by, blow.defender) if blow.special is None else blow.special.grades


def grade(face: int) -> str:
    """A standard combat roll: light, medium or strong [roll.light] [roll.medium] [roll.strong]."""
    return GRADES[0] if face <= 3 else GRADES[1] if face <= 5 else GRADES[2]


def by_grade(grades: Grades, face: int) -> int:
    """The damage of that roll."""
    return grades[GRADES.index(grade(face))]


def defence(face: int) -> str:
    """What the black die says: the attack goes on, both miss, or the defender strikes back."""
    return "hit" if face <= 4 else "miss" if face == 5 else "counter"


def means(s: Battle, blow: Blow, die: str, face: int) -> dict[str, object]:
    """What a face would do: the grade, and for the white die the damage that armor leaves."""
    if die == "black":
        return {"grade": f"defence-{defence(face)}"}
    amount = by_grade(damage_table(s, blow), face)
    kept = prevented(s, blow.defender, amount, blow.how)
    return {"grade": f"grade-{grade(face)}", "n": amount - kept, "prevented": kept}
