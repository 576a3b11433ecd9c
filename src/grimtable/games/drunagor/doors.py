"""Doors: who can open one, and that it brings the next set-up (pp. 7, 23)."""

from __future__ import annotations

from functools import cache

from grimtable.games.drunagor.board import bits, is_engaged
from grimtable.games.drunagor.content import CHAPTERS, area_named, doors_of, hall_of
from grimtable.games.drunagor.health import lose, push
from grimtable.games.drunagor.options import Open
from grimtable.games.drunagor.record import sheet_of
from grimtable.games.drunagor.state import OFF, Drunagor, Hero, HeroTurn, Reveal
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.state import tell


@cache
def doorstep(chapter: str, door: int) -> int:
    """The squares beside a Door: those that touch the area behind it."""
    board = hall_of(f"{chapter}-{door - 1}").board
    return bits(board.touching([area_named(board, CHAPTERS[chapter].setups[door].door)]))


@cache
def next_doorstep(place: str) -> int:
    """The squares beside the next Door of a map as far as it is revealed; none after the last."""
    chapter, _, opened = place.partition("-")
    door = int(opened) + 1
    return doorstep(chapter, door) if door <= doors_of(place) else 0


def door_beside(s: Drunagor, hero: Hero) -> list[Open]:
    """The Door that a Hero can open: adjacent, and not while engaged [turn.minor-list].

    [obj.doors] [turn.minor-engaged]
    """
    if not s.place or hero.at == OFF or not next_doorstep(s.place) >> hero.at & 1:
        return []
    door = s.opened + 1
    return [] if is_locked(s, door) or is_engaged(s, hero) else [Open(f"door-{door}")]


def is_locked(s: Drunagor, door: int) -> bool:
    """Whether a Door waits for what a scene has to bring about [ruling.locked-doors].

    One that leads off the board also waits until no Monster is left [ruling.boards].
    """
    if leads_off(s, door) and s.monsters:
        return True
    return not set(CHAPTERS[s.options.adventure].setups[door].needs) <= set(s.statuses)


def leads_off(s: Drunagor, door: int) -> bool:
    """Whether the set-up behind a Door lies on another board."""
    setups = CHAPTERS[s.options.adventure].setups
    return setups[door].board != setups[door - 1].board


def open_door(s: Drunagor, hero: Hero) -> None:
    """The next set-up comes to the table at once, Monsters and all [obj.doors]."""
    chapter = s.options.adventure
    if s.options.sheet is not None:  # [ruling.checkpoint]
        s.checkpoint = sheet_of(s)
    s.opened += 1
    s.place = f"{chapter}-{s.opened}"
    tell(s, "opened", rule="obj.doors", who=hero.id, place=f"{chapter}-setup-{s.opened}")
    if leads_off(s, s.opened):
        leave(s)
    push(s, Reveal(s.opened))


def leave(s: Drunagor) -> None:
    """All go on to the next board, where they enter anew; the turn is over [ruling.boards].

    What lay on the old one is gone; its runes return to the bag.
    """
    s.placing = list(s.heroes)
    for hero in s.heroes.values():
        hero.at, hero.hiding = OFF, False
        lose(hero, "restrain")
    for ally in s.allies.values():
        ally.at = OFF
        lose(ally, "restrain")
    for pile in s.piles.values():
        s.bag += pile
    s.piles, s.darkness, s.small, s.chests = {}, [], [], []
    s.safe, s.furniture, s.loot = [], {}, []
    s.cloud, s.traps, s.scenes, s.idols, s.banner = [], {}, {}, {}, OFF
    s.injured = {}
    for record in s.under_way:
        if isinstance(record, HeroTurn):
            record.window = Window.END
