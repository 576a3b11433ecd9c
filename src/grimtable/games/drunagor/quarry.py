"""Whom a Monster wants, and whom an attack from some place would meet (pp. 27, 79-89)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from grimtable.games.drunagor.board import FAR, ground, hall, standing
from grimtable.games.drunagor.content import Fighter
from grimtable.games.drunagor.state import (
    OFF,
    RESOURCES,
    Ally,
    Drunagor,
    Hero,
    Monster,
    runes_of,
)
from grimtable.kernel.state import tell


class Criterion(NamedTuple):
    """What makes a Hero the first target: the most of something; a tie goes to one end."""

    name: str
    most: Callable[[Hero], int]
    slowest: bool = False
    rule: str = ""


def riches(hero: Hero) -> int:
    """Resource tokens that a Hero holds [kw.covetous] [kw.covetous.tie]."""
    return sum(hero.has(token) for token in RESOURCES)


STANDARD = Criterion("strongest", lambda h: h.health, rule="mon.standard-target")
CRITERIA = {
    "reckoner": Criterion("most_corrupted", lambda h: h.curses, rule="kw.reckoner"),
    "defiant": Criterion("most_vigorous", lambda h: h.cubes, rule="kw.defiant"),
    "relentless": Criterion("most_tired", lambda h: -h.cubes, slowest=True, rule="kw.relentless"),
    "covetous": Criterion("richest", riches, rule="kw.covetous"),
    "bloodseeker": Criterion("weakest", lambda h: -h.health, slowest=True, rule="kw.bloodseeker"),
}


def criterion(card: Fighter) -> Criterion:
    """By what a Monster chooses [kw.primary-target]."""
    return next((c for word, c in CRITERIA.items() if word in card.abilities), STANDARD)


def ranked(heroes: list[Hero], by: Criterion) -> list[Hero]:
    """The best target first; a tie goes to the fastest, or the slowest [mon.shift-order]."""
    line = heroes[::-1] if by.slowest else heroes
    return sorted(line, key=lambda h: -by.most(h))


def sees(card: Fighter | None, it: Hero | Ally) -> bool:
    """Whether somebody is not hidden from a Monster; who is immune to STEALTH sees all.

    [kw.stealth.hidden] [kw.immunity.stealth]
    """
    hidden = "stealth" in it.tokens or (isinstance(it, Hero) and it.lurking)
    return not hidden or (card is not None and "stealth" in card.immune)


def seen(s: Drunagor, card: Fighter | None = None) -> list[Hero]:
    """Heroes that a Monster can aim at: not down, not grabbed, not hidden [kw.stealth.hidden]."""
    return [h for h in standing(s) if h.at != OFF and sees(card, h)]


def mates(s: Drunagor, card: Fighter | None = None) -> list[Ally]:
    """Those who joined the Heroes, as far as a Monster sees them: its last choice.

    [ally.priority.low] [ruling.ally-targets] [kw.companion.priority]
    """
    if not s.allies:
        return []
    return [a for a in s.allies.values() if a.at != OFF and sees(card, a)]


# Whom it would hit ----------------------------------------------------------------------------


class Aim(NamedTuple):
    """Whom an attack would meet, the best target first, and the areas of a STRIKE."""

    heroes: tuple[Hero, ...]
    areas: tuple[int, ...] = ()
    allies: tuple[Ally, ...] = ()
    """Who is met besides, or because no Hero can be [ally.priority.when]."""


def aims(s: Drunagor, card: Fighter, base: int, line: list[Hero]) -> list[Aim]:
    """The attacks from some squares that meet most Heroes, then the best one [kw.cleave].

    [kw.multishot] [gap.ranged-monster]
    """
    return aims_at(s, card, base, line, mates(s, card))


def aims_at(
    s: Drunagor, card: Fighter, base: int, line: list[Hero], others: list[Ally]
) -> list[Aim]:
    """The same by whom it sees: the Heroes as it likes them best, and their allies."""
    floor = ground(s)
    board, near = floor.board, floor.around(base)
    there = [h for h in line if near >> h.at & 1]
    besides = [a for a in others if near >> a.at & 1]
    if card.reach == "ranged" and (there or besides):
        return []  # engaged
    area, steps = board.area, board.area_steps[board.area[(base & -base).bit_length() - 1]]
    if "strike" in card.abilities:
        return strikes(s, card, near, steps, line, others)
    if card.reach != "melee":
        far = FAR if card.reach == "magical" else 1
        there = [h for h in line if steps.get(area[h.at], FAR) <= far]
        besides = [a for a in others if steps.get(area[a.at], FAR) <= far]
    if not there and not besides:
        return []
    most = max(breadth(s, card, "cleave"), breadth(s, card, "multishot"))
    return [Aim(tuple(there[:most]), (), tuple(besides[: max(0, most - len(there))]))]


def breadth(s: Drunagor, card: Fighter, word: str) -> int:
    """How many an attack meets by a keyword; X counts runes, and one is the least."""
    n = card.abilities.get(word, 1)
    return max(1, n + runes_of(s, card.colour)) if word in card.xs else n


def strikes(
    s: Drunagor,
    card: Fighter,
    near: int,
    steps: dict[int, int],
    line: list[Hero],
    visible: list[Ally],
) -> list[Aim]:
    """STRIKE X: whole areas, with everybody in them, hidden or not [kw.strike.melee].

    [kw.strike.range]
    """
    floor, area = ground(s), hall(s).board.area
    held: dict[int, list[Hero]] = {}
    for hero in line:
        held.setdefault(area[hero.at], []).append(hero)
    others = [a for a in s.allies.values() if a.at != OFF]
    there: list[int] = []
    for areas in (held, dict.fromkeys([area[a.at] for a in visible])):
        if not there and card.reach == "melee":
            there = [a for a in areas if floor.area[a] & near]
        elif not there:
            far = FAR if card.reach == "magical" else 1
            there = [a for a in areas if steps.get(a, FAR) <= far]
    if not there:
        return []
    rank = {hero.id: i for i, hero in enumerate(line)}
    found = []
    for chosen in combinations(there, min(breadth(s, card, "strike"), len(there))):
        met = [h for a in chosen for h in held.get(a, ())]
        met.sort(key=lambda h: rank[h.id])
        hidden = [h for h in standing(s) if h.at != OFF and h.id not in rank]
        met += [h for h in hidden if area[h.at] in chosen]
        found.append(Aim(tuple(met), chosen, tuple(a for a in others if area[a.at] in chosen)))
    worth = [
        (
            len(aim.heroes),
            -min((rank.get(h.id, FAR) for h in aim.heroes), default=FAR),
            len(aim.allies),
        )
        for aim in found
    ]
    return [aim for aim, value in zip(found, worth, strict=True) if value == max(worth)]


def explain(s: Drunagor, monster: Monster, aim: Aim, line: list[Hero], by: Criterion) -> None:
    """Why them: the criterion, a tie, and who was left, be it out of reach or for more Heroes.

    [mon.shift] [gap.core.monster-turn]
    """
    if not aim.heroes or aim.heroes[0] not in line:  # [ally.priority.when]
        whom = aim.allies[0].id
        tell(s, "aims-ally", rule="ally.priority.when", who=monster.id, whom=whom)
        return
    first = aim.heroes[0]
    if first is not line[0] and len(aim.heroes) > 1:  # it may have left that one for more
        rule, n = "gap.core.monster-turn", len(aim.heroes)
        tell(s, "shifts-more", rule=rule, who=monster.id, whom=line[0].id, n=n)
    elif first is not line[0]:
        tell(s, "shifts", rule="mon.shift", who=monster.id, whom=line[0].id)
    after = line[line.index(first) + 1 :]  # who is as good and before it in line is out of reach
    tied = any(by.most(h) == by.most(first) for h in after)
    tie = ("slowest" if by.slowest else "fastest") if tied else "none"
    tell(s, "aims", rule=by.rule, who=monster.id, whom=first.id, why=by.name, tie=tie)
