"""The attacks under way as a scene shows them: who, whom, what the dice decide."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.realms.dice import BLACK, GRADES, WHITE, defence, grade, means
from grimtable.games.realms.look import REALM_TINT, icon_of, initials
from grimtable.games.realms.state import Battle, Blow, Doing, title
from grimtable.games.realms.traits import life, strike, value
from grimtable.games.realms.words import grades_text
from grimtable.kernel import goings_on as k
from grimtable.kernel.goings_on import Grade, Side
from grimtable.kernel.mats import Die
from grimtable.kernel.words import Badge, Words

WINDOWS = ("protect", "defend", "strike")
"""Those in which somebody may answer or a die is rolled, in the book's order."""
AT = {"defend": 1, "defend-again": 1, "strike": 2, "strike-again": 2, "exhaust": 2}
FALLEN = ("exhaust", "attacker-killed", "defender-killed", "over")


def blows(s: Battle) -> Iterator[k.Blow]:
    """Every attack and ability that is not over.

    Both cards of an attack are face up by then: a blind one is shown first.
    """
    for blow in s.under_way:
        if isinstance(blow, Doing):
            yield ability(s, blow)
            continue
        if not isinstance(blow, Blow) or blow.window in ("declare", "reach", *FALLEN):
            continue
        if not any(s.cards[one].hidden for one in (blow.by, blow.target, blow.defender)):
            yield shown(s, blow)


def shown(s: Battle, blow: Blow) -> k.Blow:
    """An attack: both sides with what counts, and the table of the die that comes next."""
    attacker = side(s, blow.by, (strength(s, blow), hearts(s, blow.by)))
    covered = blow.defender != blow.target
    note = Words("scene-protects", {"card": s.kind(blow.target).id}) if covered else None
    dice = [Die("blow-black", str(blow.black), "black")] if blow.black else []
    dice += [Die("blow-white", str(blow.white), "white")] if blow.white else []
    return k.Blow(
        Words("scene-blow", {"what": blow.how}),
        attacker,
        (side(s, blow.defender, defences(s, blow.defender), note),),
        windows=tuple(Words(f"scene-window-{name}") for name in WINDOWS),
        at=AT.get(blow.window, 0),
        dice=tuple(dice),
        grades=tuple(black(blow) if rolls_black(s, blow) else white(s, blow)),
    )


def ability(s: Battle, doing: Doing) -> k.Blow:
    """A spell, an effect or a trigger: its source, and whom it concerns."""
    when, trigger, _ = doing.key.partition("/")
    words = Words("scene-ability", {"what": doing.key})
    if trigger:
        words = Words("scene-trigger", {"when": when})
    targets = [one for one in doing.targets if s.cards[one].zone != "grave"]
    return k.Blow(
        words, side(s, doing.source, ()), tuple(side(s, one, defences(s, one)) for one in targets)
    )


def rolls_black(s: Battle, blow: Blow) -> bool:
    """Whether the defender's die decides next."""
    if blow.window == "defend-again":
        return True
    able = not s.cards[blow.defender].exhausted and s.kind(blow.defender).creature
    return AT.get(blow.window, 0) < 2 and blow.special is None and able


def white(s: Battle, blow: Blow) -> Iterator[Grade]:
    """The three grades of damage, as armor leaves them."""
    for name in GRADES:
        faces = [int(face) for face in WHITE.faces if grade(int(face)) == name]
        words = Words("scene-grade", means(s, blow, "white", faces[0]))
        chance = len(faces) / len(WHITE.faces)
        yield Grade(span(faces), words, chance, holds=blow.white in faces)


def black(blow: Blow) -> Iterator[Grade]:
    """What the defender's die can say."""
    for name in ("hit", "miss", "counter"):
        faces = [int(face) for face in BLACK.faces if defence(int(face)) == name]
        words = Words("scene-defence", {"what": f"defence-{name}"})
        chance = len(faces) / len(BLACK.faces)
        yield Grade(span(faces), words, chance, holds=blow.black in faces)


def span(faces: list[int]) -> str:
    """Faces as a player says them: 1-3.

    >>> span([1, 2, 3]), span([6])
    ('1-3', '6')
    """
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"


def side(s: Battle, card_id: str, facts: tuple[Badge, ...], note: Words | None = None) -> Side:
    """A card that takes part."""
    kind = s.kind(card_id)
    name = title(s, card_id)
    words = name if isinstance(name, Words) else Words("scene-card", {"card": name})
    tint = REALM_TINT[kind.realm]
    return Side(card_id, words, icon_of(kind), initials(kind.name), tint, facts, note)


def defences(s: Battle, card_id: str) -> tuple[Badge, ...]:
    """What a card can still suffer, and what its armor still prevents in this turn."""
    if not s.kind(card_id).life:
        return ()
    armor = value(s, card_id, "armor") - s.cards[card_id].armor
    return (hearts(s, card_id), armored(armor)) if armor > 0 else (hearts(s, card_id),)


def armored(left: int) -> Badge:
    """What armor still prevents in this turn."""
    return Badge(Words("scene-armor", {"n": left}), "shield", "▣", str(left))


def hearts(s: Battle, card_id: str) -> Badge:
    """What a card can still suffer."""
    full, hurt = life(s, card_id), s.cards[card_id].damage
    words = Words("scene-life", {"left": full - hurt, "full": full})
    return Badge(words, "hearts", "♥", str(full - hurt), "red")


def strength(s: Battle, blow: Blow) -> Badge:
    """The three grades of damage in one figure."""
    grades = strike(s, blow.by, blow.defender) if blow.special is None else blow.special.grades
    text = grades_text(grades)
    return Badge(
        Words("scene-attack", {"what": blow.how, "grades": text}), "crossed-swords", "", text
    )
