"""What Heroes have gathered by a later Adventure that they play on its own, without a sheet.

For each earlier Adventure a card of the Spoils and a Skill Upgrade, as in a campaign; for each
interlude a Class Ability.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from grimtable.games.drunagor.content import acts, ends_act
from grimtable.games.drunagor.equipment import displaced, is_proficient, refit
from grimtable.games.drunagor.growth import upgrade, upgrades
from grimtable.games.drunagor.holdings import ARMS, GEAR, GEAR_SLOTS, Gear
from grimtable.games.drunagor.learning import WHITE, learnable
from grimtable.games.drunagor.loot import all_spoils
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Drunagor, Hero


def earlier(options: Options) -> list[str]:
    """The Adventures before this one, if its Heroes bring what those would have given them.

    [ruling.grown]
    """
    order = acts()
    if not options.seasoned or options.sheet is not None or options.adventure not in order:
        return []
    return order[: order.index(options.adventure)]


def gather(s: Drunagor) -> None:
    """All Heroes get what they would have by now [ruling.grown]."""
    before = earlier(s.options)
    there = [*before, s.options.adventure] if before else []
    lessons = sum(ends_act(name) for name in there)
    spoils = list(all_spoils())
    for hero in s.heroes.values():
        for what in islice(abilities(hero), lessons):
            hero.learned[what] = WHITE
        refit(s, hero)
    for _ in before:
        for hero in s.heroes.values():
            claim(s, hero, spoils)
            for tile in islice(upgrades(s, hero), 1):
                upgrade(s, hero, tile)
    s.spoils = [name for name in s.spoils if name in spoils]


def abilities(hero: Hero) -> Iterator[str]:
    """The Class Abilities that a Hero could learn next, one after the other."""
    known = dict(hero.learned)
    while what := next(learnable(hero.id, known, skills=False, abilities=True), ""):
        known[what] = WHITE
        yield what


def claim(s: Drunagor, hero: Hero, spoils: list[str]) -> None:
    """A card for a slot in which Starting Gear or nothing is; else one that is worn is improved."""
    held = {GEAR[item].slot for item in hero.gear if GEAR[item].card != "starting"}
    for slot in [slot for slot in GEAR_SLOTS if slot not in held]:
        fit = [card for name in spoils for card in faces(name) if suits(hero, card, slot)]
        if fit:
            card = max(fit, key=worth)
            for old in displaced(hero, card):
                hero.gear.remove(old)
            hero.gear.append(card.id)
            spoils.remove(card.entry)
            refit(s, hero)
            return
    for i, item in enumerate(hero.gear):
        if GEAR[item].better:
            hero.gear[i] = GEAR[item].better
            refit(s, hero)
            return


def faces(name: str) -> list[Gear]:
    """The faces of a card of the Spoils."""
    return [GEAR[face] for face in (name, GEAR[name].flips) if face]


def suits(hero: Hero, card: Gear, slot: str) -> bool:
    """Whether a Hero would take a card for a slot: it can use it, and nothing good comes off.

    A weapon reaches as far as the one that it had.
    """
    if card.slot != slot or not is_proficient(hero.id, card):
        return False
    off = displaced(hero, card)
    if any(GEAR[item].card != "starting" for item in off):
        return False
    return all(ARMS[item].reach == ARMS[card.id].reach for item in off if item in ARMS)


def worth(card: Gear) -> tuple[int, ...]:
    """Which weapon is taken: most damage, then the surest; of other cards the first."""
    arms = ARMS.get(card.id)
    return (arms.damage, -arms.accuracy) if arms else ()
