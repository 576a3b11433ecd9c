"""Whether a game can be set up as somebody wants it: what is wrong with a choice of options."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.cards import near
from grimtable.games.dark_souls.bonfire import WEAPONS
from grimtable.games.dark_souls.content import LIBRARY, STATS, library
from grimtable.games.dark_souls.state import Line, Options, Sheet
from grimtable.kernel.errors import GrimtableError

TOP = 4
"""The highest tier of a stat; there are five with the base."""


def check(options: Options) -> None:
    """Refuse options that no game can be set up with, in a sentence: the plainest mistake first."""
    there = library(options.packs)
    sheet = options.sheet
    party = options.party if sheet is None else tuple(c.character for c in sheet.characters)
    reserve = options.reserve if sheet is None else sheet.reserve
    _known((*party, *reserve), LIBRARY.profiles, "character")
    if not 1 <= len(party) <= 4 or len({*party, *reserve}) != len(party) + len(reserve):
        raise GrimtableError("A party has one to four different characters [goal.coop].", "party")
    _known((options.campaign,), there.campaigns, "campaign")
    _known((options.face,), LIBRARY.faces, "tile face")
    for boss, tier in ((options.mini_boss, "mini"), (options.main_boss, "main")):
        bosses = [name for name, card in there.bosses.items() if card.tier == tier]
        _known((boss,), bosses, f"{tier} boss")
    fights = {**there.encounters, **there.bosses}
    _known((options.skirmish,), fights, "encounter or boss")
    if not 0 <= (options.tier or 0) <= TOP:
        raise GrimtableError(f"A tier is 0 to {TOP}, not {options.tier}.")
    if options.wounds < 0:
        raise GrimtableError(f"Enemies can't begin with {options.wounds} wounds.")
    for who, cards in options.gear.items():
        _known((who,), party, "character in the party")
        _known(cards, there.gear, "card")
        _outfit(who, cards, options.tier or 0)
    every = [card for cards in options.gear.values() for card in cards]
    for card in sorted({card for card in every if every.count(card) > 1}):
        raise GrimtableError(f"There is one card {card!r}, and it was chosen twice.")
    if sheet is not None:
        _sheet(options, sheet)


def _known(names: Iterable[str | None], known: Iterable[str], what: str) -> None:
    there = list(known)
    for name in names:
        if name is not None and name not in there:
            sentence = f"There is no {what} {name!r}.{near(name, there)}"
            raise GrimtableError(sentence, "unknown-name", name=name)


def _outfit(who: str, cards: tuple[str, ...], tier: int) -> None:
    """Cards of a practice fight that a character could not have on its board."""
    first: dict[str, str] = {}
    held: dict[str, int] = {}
    for name in cards:
        card = LIBRARY.gear[name]
        wanted = {"weapon_upgrade": "hand", "armour_upgrade": "armour"}.get(card.slot)
        if wanted is not None and wanted not in first:
            raise GrimtableError(
                f"The {who} has nothing to attach {name!r} to; name that card first."
            )
        first.setdefault(card.slot, name)
        held[card.slot] = held.get(card.slot, 0) + 1
        most = {"armour": 1, "hand": WEAPONS}.get(card.slot, 1)
        if wanted is not None:
            most = LIBRARY.gear[first[wanted]].upgrades  # [upgrade.slots]
        if held[card.slot] > most:
            raise GrimtableError(f"The {who} has no room for {name!r} [equip.slots.weapon-limit].")
        for stat, least in card.needs:
            value = LIBRARY.profiles[who].value(stat, tier)
            if value < least:  # [equip.requirements]
                raise GrimtableError(
                    f"The {who} can't use {name!r} at tier {tier}: it asks for {stat} {least},"
                    f" not {value}."
                )


def _sheet(options: Options, sheet: Sheet) -> None:
    _known((sheet.campaign,), library(options.packs).campaigns, "campaign")
    if options.campaign != sheet.campaign:
        raise GrimtableError(
            f"The tracking sheet is of the campaign {sheet.campaign!r}; choose that one."
        )
    sections = len(LIBRARY.campaigns[sheet.campaign].sections)
    if not 0 <= sheet.section < sections:
        raise GrimtableError(f"The campaign has sections 0 to {sections - 1}, not {sheet.section}.")
    cards = [*sheet.inventory, *sheet.sold, *sheet.treasure, *sheet.upgrades]
    cards += [one for attached in sheet.upgrades.values() for one in attached]
    for line in sheet.characters:
        cards += [c for c in (line.armour, line.left, line.right, *line.backup) if c is not None]
        if set(line.tiers) != set(STATS) or not all(0 <= t <= TOP for t in line.tiers.values()):
            stats = ", ".join(STATS)
            raise GrimtableError(
                f"The {line.character} needs a tier of 0 to {TOP} for each of {stats}."
            )
    _known(cards, library(options.packs).gear, "card")
    _known(sheet.encounters, library(options.packs).encounters, "encounter")
    for card in sorted({card for card in cards if cards.count(card) > 1} - set(sheet.upgrades)):
        raise GrimtableError(f"The card {card!r} stands on the tracking sheet twice.")
    if sheet.sparks < 0 or sheet.souls < 0:
        raise GrimtableError("Nobody has fewer than 0 sparks or souls.")
    party = [line.character for line in sheet.characters]
    _known((sheet.first,), party, "character in the party")
    for line in sheet.characters:
        _misplaced(line)


def _misplaced(line: Line) -> None:
    """Cards that a character holds where they do not belong."""
    slots = [("armour", "armour", line.armour), ("left", "hand", line.left)]
    slots += [("right", "hand", line.right), *(("backup", "hand", card) for card in line.backup)]
    for place, slot, card in slots:
        if card is not None and LIBRARY.gear[card].slot != slot:
            raise GrimtableError(f"The {line.character} can't have {card!r} in the slot {place!r}.")
