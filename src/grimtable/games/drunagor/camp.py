"""Camp between two Adventures (pp. 14-17, 26, 30-31): rewards, Equipment, Roles, Legacy, Chests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from grimtable.games.drunagor.content import HEROES, ITEMS, ROLES
from grimtable.games.drunagor.cubes import lead, leader
from grimtable.games.drunagor.equipment import (
    changes,
    displaced,
    flip,
    flippable,
    improve,
    improvements,
    is_proficient,
    refit,
    take_off,
    wear,
)
from grimtable.games.drunagor.growth import (
    advance,
    laid,
    share,
    sharing,
    tiles_left,
    uncover,
    upgrade,
    upgrades,
)
from grimtable.games.drunagor.health import most_health, pop, push
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.lessons import (
    begin_lessons,
    forget,
    forgettable,
    learning,
    lesson,
    owes,
)
from grimtable.games.drunagor.loot import give, handovers, reform, request, requests
from grimtable.games.drunagor.options import (
    Assign,
    Become,
    Claim,
    Doff,
    Flip,
    Give,
    Improve,
    Recompose,
    Relearn,
    Request,
    Uncover,
    Upgrade,
    Wear,
)
from grimtable.games.drunagor.record import forces_of, sheet_of, unfoldings
from grimtable.games.drunagor.state import CampVisit, Drunagor, Hero, Owed, Search
from grimtable.kernel.asks import Ask, Done, Draw, Listing, No, Option, Script, Yes
from grimtable.kernel.state import tell

MORE_SPOILS = 2
"""So many Spoils more than Heroes lie there to be chosen from."""


def camp_step(s: Drunagor, c: CampVisit) -> Script[None] | None:
    """One step of a visit to Camp [ruling.camp]."""
    return CAMP[c.step](s, c)


def arrive(s: Drunagor, c: CampVisit) -> None:
    """The party arrives: Statuses are erased but for Unfoldings, and rewards wait for it."""
    sheet = s.options.sheet
    assert sheet is not None
    s.statuses = unfoldings(sheet.outcomes)
    c.before, s.told = s.told, "camp"
    c.rewards, c.step = list(sheet.rewards), "reward"
    tell(s, "camp", rule="ruling.camp")


def reward(s: Drunagor, c: CampVisit) -> Script[None]:
    """The next reward; then everybody is free to do what one does in Camp [ruling.rewards].

    The interlude of an act brings Legacy cards [ruling.interlude].
    """
    c.left, c.offered = list(s.heroes), []
    c.step = c.rewards.pop(0) if c.rewards else "visit"
    if c.step == "spoils":
        fit = tuple(name for name in s.spoils if fits_somebody(s, name))
        drawn = yield Draw(
            fit, min(len(fit), len(s.heroes) + MORE_SPOILS), rule="ruling.rewards", what="spoils"
        )
        c.offered = [str(item) for item in drawn]
        for item in c.offered:
            s.spoils.remove(item)
    elif c.step == "interlude":
        c.step = "reward"
        sheet = s.options.sheet
        assert sheet is not None
        advance(s, forces_of(sheet.outcomes))
    elif c.step in ("learn", "ability"):
        begin_lessons(c)


def fits_somebody(s: Drunagor, item: str) -> bool:
    """Whether a Hero of the party could use one of a card's faces."""
    return any(fits(hero, item) for hero in s.heroes)


def fits(who: str, item: str) -> bool:
    """Whether a Hero could use one of a card's faces."""
    faces = [face for face in (item, GEAR[item].flips) if face]
    return any(is_proficient(who, GEAR[face]) for face in faces)


def spoils(s: Drunagor, c: CampVisit) -> Script[None]:
    """Each Hero takes one of the Spoils, in the order of the Initiative Track, or none.

    [spoils.category] [spoils.sources]
    """
    if not c.left or not c.offered:
        s.spoils += c.offered
        c.step = "reward"
        return
    who = c.left[0]
    useful = sorted(c.offered, key=lambda item: not fits(who, item))
    options = (*(Claim(item) for item in useful), Done())
    answer = yield Ask(who, "claim", options, "ruling.rewards", {"who": who})
    c.left.pop(0)
    if isinstance(answer, Claim):
        c.offered.remove(answer.item)
        tell(s, "took-spoils", rule="ruling.rewards", who=who, item=answer.item)
        push(s, Search(who, answer.item, trapped=False))


def upgraded(s: Drunagor, c: CampVisit) -> Script[None]:
    """Each Hero learns a Skill Upgrade [upg.what] [upg.receive]."""
    if not c.left:
        c.step = "reward"
        return
    hero = s.heroes[c.left[0]]
    options = tuple(upgrades(s, hero))
    if options:
        about = {"who": hero.id}
        upgrade(s, hero, (yield Ask(hero.id, "upgrade", options, "upg.receive", about)))
    c.left.pop(0)


# What one does in Camp ------------------------------------------------------------------------


def visit(s: Drunagor, c: CampVisit) -> Script[None]:
    """One Hero after the other: Equipment, trade, the Dungeon Role, what it relearns.

    [ruling.camp] [spoils.when]
    """
    if not c.left:
        c.step, c.moved = "share", []
        return
    hero = s.heroes[c.left[0]]
    if owes(c):  # in place of what it has forgotten
        yield from lesson(s, c, hero)
        return
    listed = Listing(errands, (s, c, hero))
    answer = yield Ask(hero.id, "camp", listed, "ruling.camp", {"who": hero.id})
    match answer:
        case Wear(item=item):
            c.moved += (item, *displaced(hero, GEAR[item]))
            wear(s, hero, item)
        case Doff(item=item):
            c.moved.append(item)
            take_off(s, hero, item)
            hero.bag.append(item)
            refit(s, hero)
        case Flip(item=item):
            c.moved.append(GEAR[item].flips)
            flip(s, hero, item)
        case Improve():
            improve(s, hero, answer)
        case Give():
            c.moved.append(answer.item)
            give(s, hero, answer)
        case Request():
            c.moved.append(answer.item)
            request(s, hero, answer)
        case Become(role=role):
            c.moved.append(role)
            wish(s, hero, role)
        case Relearn(what=what):
            forget(s, c, hero, what)
        case Uncover(tile=tile):
            listed = Listing(others, (s, hero, tile))
            chosen = yield Ask(hero.id, "upgrade", listed, "upg.house-swap")
            c.moved += (tile, chosen.tile)
            uncover(s, hero, tile)
            upgrade(s, hero, chosen)
        case _:
            c.left.pop(0)
            c.moved = []


def errands(s: Drunagor, c: CampVisit, hero: Hero) -> list[Option]:
    """What a Hero can do, what is rarely wanted last; nothing is moved twice in one visit.

    But what came off, or came from another, can be put on, once: so a slip is mended.
    """
    moved = c.moved.count
    fresh = [one for one in changes(hero) if moved(one.item) <= isinstance(one, Wear)]
    found: list[Option] = [option for option in fresh if isinstance(option, Wear)]
    found += (*improvements(hero), Done())
    found += [option for option in fresh if isinstance(option, Doff)]
    found += [Flip(item) for item in flippable(hero) if item not in c.moved]
    found += [option for option in handovers(s, hero) if option.item not in c.moved]
    found += requests(s, hero, c.moved)
    if not set(ROLES) & set(c.moved):
        found += [Become(role) for role in ROLES if role != hero.role]
    if s.options.swap_tiles:  # a house rule [upg.house-swap]
        tiles = [tile for tile in hero.tiles.values() if tile not in c.moved]
        left = tiles_left(s, HEROES[hero.id].path)
        found += [Uncover(tile) for tile in tiles if any(instead(hero, tile, left))]
    return [*found, *forgettable(c, hero)]


def others(s: Drunagor, hero: Hero, tile: str) -> Iterator[Upgrade]:
    """The tiles that could take the place of one, each on a Skill of its own tree.

    [upg.house-swap-legal]
    """
    return instead(hero, tile, tiles_left(s, HEROES[hero.id].path))


def instead(hero: Hero, tile: str, left: list[str]) -> Iterator[Upgrade]:
    """The same by the tiles that are left."""
    covered = [skill for skill, mine in hero.tiles.items() if mine != tile]
    return laid(hero.id, [other for other in left if other != tile], covered)


def wish(s: Drunagor, hero: Hero, role: str) -> None:
    """Change the Dungeon Role: no Role is there twice, and who has it is asked [ruling.camp]."""
    mine = next((other.id for other in s.heroes.values() if other.role == role), "")
    if mine:
        push(s, Owed("roles", mine, rune=hero.id))
    else:
        become(s, hero, role)


def settle_roles(s: Drunagor, owed: Owed) -> Script[None]:
    """Exchange Dungeon Roles with who wants the own one, or keep it [ruling.camp]."""
    mine, other = s.heroes[owed.who], s.heroes[owed.rune]
    about = {"who": other.id, "old": mine.role, "role": other.role}
    answer = yield Ask(mine.id, "swap-roles", (Yes(), No()), "ruling.camp", about)
    pop(s, owed)
    if answer == Yes():
        old = mine.role
        become(s, mine, other.role)
        become(s, other, old)
    else:
        tell(s, "kept-role", rule="ruling.camp", who=mine.id, role=mine.role)


def become(s: Drunagor, hero: Hero, role: str) -> None:
    """Take a Dungeon Role: as many of its cards are learned as there were of the other's.

    [kw.relearn.role]
    """
    hero.role = role
    refit(s, hero)
    tell(s, "became", rule="ruling.camp", who=hero.id, role=role)


def shared(s: Drunagor, c: CampVisit) -> Script[None]:
    """The Party Leader divides the Legacy cards; what is not given is stashed [legacy.assign]."""
    fresh = tuple(option for option in sharing(s) if option.card not in c.moved)
    answer = yield from lead(s, "share", (*fresh, Done()), "legacy.assign")
    if isinstance(answer, Done):
        c.step, c.moved = "deck", []
    else:
        if isinstance(answer, Assign):  # what is only taken back can be given once more
            c.moved.append(answer.card)
        share(s, answer)


# The Chest deck -------------------------------------------------------------------------------


def recompositions(s: Drunagor) -> list[Recompose]:
    """Cards that can be replaced by others of their type and rarity, copy by copy.

    [chest.swap-rule] [chest.epic-fixed] [chest.grid-fixed] [chest.partial]
    """
    return [
        option
        for old in dict.fromkeys(s.grid)
        for option, copies in _replacements(old)
        if s.grid.count(option.new) < copies
    ]


@cache
def _replacements(old: str) -> tuple[tuple[Recompose, int], ...]:
    """The cards of a card's type and rarity, each with how many copies of it there are."""
    like = ITEMS[old].kind, ITEMS[old].rarity
    return tuple(
        (Recompose(old, new), card.copies + card.spare)
        for new, card in ITEMS.items()
        if new != old and (card.kind, card.rarity) == like
    )


def deck(s: Drunagor, c: CampVisit) -> Script[None]:
    """The Party Leader may recompose the Chest deck [chest.when]."""
    fresh = [option for option in recompositions(s) if option.old not in c.moved]
    answer = yield from lead(s, "deck", (Done(), *fresh), "chest.when")
    if isinstance(answer, Done):
        c.step = "leave"
        return
    give_back(s)
    s.grid[s.grid.index(answer.old)] = answer.new
    tell(s, "recomposed", rule="chest.swap-rule", old=answer.old, new=answer.new)
    c.moved.append(answer.new)


def give_back(s: Drunagor) -> None:
    """Before the deck is changed all Potions and Scrolls go back into it [chest.cost]."""
    for hero in s.heroes.values():
        for item in list(hero.bag):
            if item in ITEMS and ITEMS[item].kind in ("potion", "scroll"):
                hero.bag.remove(item)
                tell(s, "returned", rule="chest.cost", who=hero.id, item=item)


def leave(s: Drunagor, c: CampVisit) -> Script[None]:
    """On to the next Adventure: rested, and in the order of the Initiative Track."""
    yield Ask(leader(s), "depart", (Done(),), "ruling.camp", led=True)
    pop(s, c)
    ordered = sorted(s.heroes.values(), key=lambda hero: ROLES.index(hero.role))
    s.heroes = {hero.id: hero for hero in ordered}
    s.placing = list(s.heroes)
    for hero in ordered:
        hero.health = most_health(hero)
    s.told = c.before
    reform(s)
    s.checkpoint = sheet_of(s)  # after a defeat nobody has to come here again [ruling.checkpoint]
    tell(s, "camp-left", rule="ruling.camp")


CAMP: dict[str, Callable[[Drunagor, CampVisit], Script[None] | None]] = {
    "arrive": arrive,
    "reward": reward,
    "spoils": spoils,
    "upgrade": upgraded,
    "learn": learning,
    "ability": learning,
    "visit": visit,
    "share": shared,
    "deck": deck,
    "leave": leave,
}
