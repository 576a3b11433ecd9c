"""Equipment: what a Hero can use, equip and unequip, VERSATILE cards, improving (pp. 14-17, 23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from grimtable.games.drunagor.board import is_engaged
from grimtable.games.drunagor.content import COVERED, HEROES
from grimtable.games.drunagor.cubes import change_health, vigour
from grimtable.games.drunagor.health import pop, push
from grimtable.games.drunagor.holdings import GEAR, Gear
from grimtable.games.drunagor.learning import cards_learned
from grimtable.games.drunagor.options import Doff, Flip, Improve, Leave, Rearm, Undress, Wear
from grimtable.games.drunagor.state import CUBES, Drunagor, Hero, Outfit, Owed
from grimtable.kernel.asks import Done, Option, Script, choose
from grimtable.kernel.state import tell

BAG = 2
"""Items in a bag, Equipment and Consumables alike [ruling.bag]."""
TOOLS = "artisans_tools"
HANDS = {"weapon", "off_hand"}


def kit_of(hero: Hero) -> str:
    """All cards that lie before a Hero, in one line; a covered Skill is marked."""
    covered = [COVERED + skill for skill in hero.tiles]
    learned = cards_learned(hero.role, hero.learned)
    return " ".join((hero.id, *learned, *hero.gear, *hero.tiles.values(), *covered, *hero.legacy))


def refit(s: Drunagor, hero: Hero) -> None:
    """After a card has come or gone: its Skills; Health follows the Maximum [kw.hp.lose]."""
    before = vigour(s, hero)
    hero.kit = kit_of(hero)
    change_health(s, hero, vigour(s, hero) - before)


def starting_gear(hero: str) -> list[str]:
    """The Starting Gear in which a Hero is proficient, a card of each slot.

    [equip.starting-gear]
    """
    found: dict[str, str] = {}
    for card in GEAR.values():
        if card.card == "starting" and is_proficient(hero, card):
            found.setdefault(card.slot, card.id)
    return list(found.values())


def is_proficient(hero: str, card: Gear) -> bool:
    """Whether a Hero can use a card: by one of its types; a trinket is for all.

    [ruling.proficient]
    """
    return not card.types or not _wields(hero).isdisjoint(card.types)


@cache
def _wields(hero: str) -> frozenset[str]:
    return frozenset(HEROES[hero].wields)


def displaced(hero: Hero, card: Gear) -> list[str]:
    """What has to come off: the slot's card; a two-handed weapon leaves no hand for another."""
    return [item for item in hero.gear if clashes(item, card.id)]


@cache
def clashes(one: str, other: str) -> bool:
    """Whether nobody can wear two cards at once."""
    worn, card = GEAR[one], GEAR[other]
    both = {worn.slot, card.slot} == HANDS and (worn.two_handed or card.two_handed)
    return both or worn.slot == card.slot


def wearable(hero: Hero) -> list[str]:
    """What a Hero can equip from its bag: proficient, and room for what comes off."""
    return [*_wearable(hero.id, tuple(hero.gear), tuple(hero.bag))]


@lru_cache(maxsize=4096)
def _wearable(who: str, gear: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    fit = [item for item in dict.fromkeys(bag) if item in GEAR and is_proficient(who, GEAR[item])]
    room = BAG - len(bag) + 1
    return tuple([i for i in fit if len([old for old in gear if clashes(old, i)]) <= room])


def rearming(s: Drunagor, hero: Hero) -> list[Option]:
    """Equip, flip, improve: Minor Actions for who is not engaged [turn.minor-engaged]."""
    if is_engaged(s, hero):
        return []
    flips, others = _changes(hero.id, tuple(hero.gear), tuple(hero.bag))
    found: list[Option] = [flip for flip in flips if is_clear(hero, flip.item)] if flips else []
    found += others
    return found


@lru_cache(maxsize=4096)
def _changes(
    who: str, gear: tuple[str, ...], bag: tuple[str, ...]
) -> tuple[tuple[Flip, ...], tuple[Option, ...]]:
    """The same by what a Hero has: what could be flipped without cubes on it, and all the rest."""
    found: list[Option] = [*_improvements(gear, bag)]
    if _wearable(who, gear, bag):
        found.append(Rearm())
    elif gear and len(bag) < BAG:
        found.append(Undress())
    return tuple(Flip(item) for item in _flippable(who, gear, bag)), tuple(found)


def changes(hero: Hero) -> list[Wear | Doff]:
    """All that can be put on and off [turn.minor-list]."""
    found: list[Wear | Doff] = [Wear(item) for item in wearable(hero)]
    if len(hero.bag) < BAG:
        found += [Doff(item) for item in hero.gear]
    return found


def rearm(s: Drunagor, hero: Hero, answer: Option) -> None:
    """Flip or improve a card, or equip and unequip, as one Minor Action [spoils.when]."""
    match answer:
        case Flip(item=item):
            flip(s, hero, item)
        case Improve():
            improve(s, hero, answer)
        case _:
            push(s, Outfit(hero.id))


def outfit_step(s: Drunagor, o: Outfit) -> Script[None]:
    """Any number of cards, both ways, from and to the own bag [ruling.equip]."""
    hero = s.heroes[o.who]
    fresh = [option for option in changes(hero) if option.item not in o.moved]
    options = (
        *(option for option in fresh if isinstance(option, Wear)),
        Done(),
        *(option for option in fresh if isinstance(option, Doff)),
    )
    answer = yield from choose(hero.id, "outfit", options, "turn.minor-list", who=hero.id)
    if not isinstance(answer, Done):
        o.moved.append(answer.item)
    match answer:
        case Wear(item=item):
            o.moved += displaced(hero, GEAR[item])
            wear(s, hero, item)
        case Doff(item=item):
            take_off(s, hero, item)
            hero.bag.append(item)
            refit(s, hero)
        case _:
            pop(s, o)


def wear(s: Drunagor, hero: Hero, item: str) -> None:
    """Equip an item; what it takes the place of goes into the bag."""
    hero.bag.remove(item)
    for old in displaced(hero, GEAR[item]):
        take_off(s, hero, old)
        hero.bag.append(old)
    hero.gear.append(item)
    refit(s, hero)
    tell(s, "equipped", rule="turn.minor-list", who=hero.id, item=item)


def take_off(s: Drunagor, hero: Hero, item: str) -> None:
    """Unequip an item; cubes in its slots are expended [ruling.equip-cubes]."""
    hero.gear.remove(item)
    for skill in GEAR[item].skills:
        cube = hero.slots.pop(skill, "")
        if cube in CUBES:  # a Warlock's Curse Cube as well
            hero.expended[cube] = hero.expended.get(cube, 0) + 1
    tell(s, "unequipped", rule="turn.minor-list", who=hero.id, item=item)


# VERSATILE cards ------------------------------------------------------------------------------


VERSATILE = frozenset(item for item, card in GEAR.items() if card.flips)


def flippable(hero: Hero) -> list[str]:
    """VERSATILE cards without an Action Cube, worn or in the bag [versatile.flip].

    [versatile.flip-bag] [versatile.only]
    """
    there = _flippable(hero.id, tuple(hero.gear), tuple(hero.bag))
    return [item for item in there if is_clear(hero, item)]


@lru_cache(maxsize=4096)
def _flippable(who: str, gear: tuple[str, ...], bag: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        item
        for item in dict.fromkeys((*gear, *bag))
        if item in VERSATILE
        and (item in bag or is_proficient(who, GEAR[GEAR[item].flips]) or _has_room(bag))
    )


def is_clear(hero: Hero, item: str) -> bool:
    """Whether nothing lies in the slots of a card."""
    return hero.slots.keys().isdisjoint(GEAR[item].skills)


def has_room(hero: Hero) -> bool:
    """Whether there is room in the bag, or a Consumable that can go [versatile.bag-room]."""
    return _has_room(hero.bag)


def _has_room(bag: Sequence[str]) -> bool:
    return len(bag) < BAG or any(item not in GEAR for item in bag)


def flip(s: Drunagor, hero: Hero, item: str) -> None:
    """Flip a card; a face in which its Hero is not proficient is unequipped at once.

    [versatile.unproficient] [versatile.bag-room]
    """
    other = GEAR[item].flips
    tell(s, "flipped", rule="versatile.flip", who=hero.id, item=other)
    if item in hero.bag:
        hero.bag[hero.bag.index(item)] = other
        return
    if is_proficient(hero.id, GEAR[other]):
        hero.gear[hero.gear.index(item)] = other
    else:
        hero.gear.remove(item)
        hero.bag.append(other)
        tell(s, "unequipped", rule="versatile.unproficient", who=hero.id, item=other)
        if len(hero.bag) > BAG:
            push(s, Owed("room", hero.id))
    refit(s, hero)


def settle_room(s: Drunagor, owed: Owed) -> Script[None]:
    """Discard a Consumable so that a card finds room in the bag [versatile.bag-room]."""
    hero = s.heroes[owed.who]
    options = tuple(Leave(item) for item in dict.fromkeys(hero.bag) if item not in GEAR)
    chosen = yield from choose(hero.id, "room", options, "versatile.bag-room")
    pop(s, owed)
    hero.bag.remove(chosen.item)
    tell(s, "left", rule="versatile.bag-room", who=hero.id, item=chosen.item)


# Improving ------------------------------------------------------------------------------------


def fodder(hero: Hero, item: str) -> list[str]:
    """What can be disposed of to improve a card: other Equipment in the bag [spoils.cost.fodder].

    No Consumable, Epic Item or Starting Gear, and not the card itself [spoils.not-itself].
    """
    return _fodder(hero.bag, item)


def _fodder(carried: Sequence[str], item: str) -> list[str]:
    bag = list(carried)
    if item in bag:
        bag.remove(item)
    return [
        other
        for other in dict.fromkeys(bag)
        if other in GEAR and GEAR[other].card not in ("epic", "starting")
    ]


def improvements(hero: Hero) -> list[Option]:
    """The cards that can be improved, each with what goes for it [spoils.cost] [spoils.in-bag]."""
    return _improvements(hero.gear, hero.bag)


def _improvements(gear: Sequence[str], bag: Sequence[str]) -> list[Option]:
    if TOOLS not in bag:
        return []
    return [
        Improve(item, other)
        for item in dict.fromkeys((*gear, *bag))
        if item in GEAR and GEAR[item].better
        for other in _fodder(bag, item)
    ]


def improve(s: Drunagor, hero: Hero, answer: Improve) -> None:
    """One step up; the Tools return to the Chest deck, the rest leaves the campaign.

    [spoils.replace] [spoils.one-step] [spoils.disposed.tools] [spoils.disposed.others]
    """
    better = GEAR[answer.item].better
    for gone in (TOOLS, answer.by):
        hero.bag.remove(gone)
    s.stored += [GEAR[answer.by].entry]
    if answer.item in hero.bag:
        hero.bag[hero.bag.index(answer.item)] = better
    else:
        for old, new in zip(GEAR[answer.item].skills, GEAR[better].skills, strict=False):
            if old in hero.slots:
                hero.slots[new] = hero.slots.pop(old)
        hero.gear[hero.gear.index(answer.item)] = better
        refit(s, hero)
    tell(s, "improved", rule="spoils.replace", who=hero.id, item=better, other=answer.by)
