"""The Famine Horseman (pp. 38-39)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grimtable.games.drunagor import targets
from grimtable.games.drunagor.board import (
    hall,
    most_corrupted,
    most_tired,
    weakest,
)
from grimtable.games.drunagor.content import area_name
from grimtable.games.drunagor.cubes import ON_RECALL
from grimtable.games.drunagor.health import gain, hurt, push
from grimtable.games.drunagor.horsemen import (
    FIRST,
    SECOND,
    card,
    characters_in,
    done,
    manifest,
    on_board,
    spared,
    strike,
)
from grimtable.games.drunagor.state import Assault, CardTurn, Drunagor, Hero, Owed
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell


def weakening_aura(s: Drunagor, hero: Hero) -> Script[None]:
    """Any Recall Action: MANIFEST, and its Darkness tile sprouts from that Hero."""
    rune = yield from manifest(s, rule="boss.famine.aura")
    if rune:
        push(s, Owed("spawn", hero.id, rune=rune))


ON_RECALL["famine"] = weakening_aura


def invoke_mark(
    s: Drunagor, number: int, who: Callable[[Iterable[Hero]], Hero | None], rule: str
) -> None:
    """Put a Black Mark on a Hero's area, whoever it is by now [boss.famine.mark.recheck]."""
    hero = who(on_board(s))
    if hero is not None and len(s.heroes) >= number:  # [boss.famine.marks.three]
        board = hall(s).board
        s.marks[number] = board.area[hero.at]
        s.marks = dict(sorted(s.marks.items()))
        tell(s, "mark", rule, n=number, who=hero.id, place=area_name(board, s.marks[number]))


@card("starve")
def starve(s: Drunagor, t: CardTurn) -> None:
    """Each Hero within Range 1 discards X Resource tokens [boss.famine.starve]."""
    done(s, t)
    for hero in reversed(targets.starve(s, t.x).heroes):
        push(s, Owed("starve", hero.id, t.x))


@card("breaking_swipe")
def breaking_swipe(s: Drunagor, t: CardTurn) -> None:
    """Twice X to the area of the Most Tired Hero within Range 1; then the First Mark."""
    if t.step == FIRST:
        t.step = SECOND
        for target in targets.swipe(s, t.x).heroes[:1]:  # else only the Mark
            there = {hall(s).board.area[target.at]}  # [boss.famine.swipe.none]
            strike(s, t, characters_in(s, there), targets.force(t))  # [boss.famine.swipe]
        return
    done(s, t)
    invoke_mark(s, 1, most_tired, rule="boss.famine.swipe.mark")


@card("torrential_charge")
def torrential_charge(s: Drunagor, t: CardTurn) -> None:
    """He assaults the Strongest Hero's area for X+4; then the Second Mark."""
    if t.step == FIRST:
        t.step = SECOND
        for target in targets.strongest_area(s, t.x).heroes[:1]:  # [boss.famine.torrent]
            push(s, Assault(hall(s).board.area[target.at], targets.force(t), t.card))
        return
    done(s, t)
    invoke_mark(s, 2, most_corrupted, rule="boss.famine.torrent.mark")


@card("evil_eye")
def evil_eye(s: Drunagor, t: CardTurn) -> None:
    """Half X, rounded up, to the Weakest Hero; nothing prevents it; then the Third Mark."""
    if t.step == FIRST:
        t.step = SECOND
        for target in targets.eye(s, t.x).heroes:
            if spared(s, target):
                continue
            left = targets.force(t) - s.boss.daunted.get(t.card, 0)  # [ruling.weak-spot]
            n = hurt(s, target.id, left, rule="boss.famine.eye")
            if n and not target.down:
                gain(s, target.id, "intimidate", t.x, rule="boss.famine.eye.intimidate")
        return
    done(s, t)
    invoke_mark(s, 3, weakest, rule="boss.famine.eye.mark")


@card("overpower")
def overpower(s: Drunagor, t: CardTurn) -> None:
    """He assaults the Most Corrupted Hero's area, then each Mark's in order.

    [boss.famine.overpower]
    [boss.famine.overpower.same-area]
    """
    if t.step == FIRST:
        t.step = SECOND
        for target in targets.overpower(s, t.x).heroes[:1]:
            push(s, Assault(hall(s).board.area[target.at], targets.force(t), t.card))
    elif s.marks:  # from the First to the Third [boss.famine.overpower.marks]
        number = min(s.marks)
        area = s.marks.pop(number)
        tell(s, "mark-spent", rule="boss.famine.overpower.remove", n=number)
        push(s, Assault(area, targets.x_of(s, t.card), t.card))  # what he absorbed counts
    else:
        done(s, t)
