"""Whether a game can be set up as somebody wants it: what is wrong with a choice of options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grimtable.cards import near
from grimtable.games.dark_souls.content import LIBRARY, STATS, library
from grimtable.games.dark_souls.state import Line, Options, Sheet
from grimtable.kernel.errors import GrimtableError

_UPGRADES = {"hand": "weapon_upgrade", "armour": "armour_upgrade"}
TOP = 4
"""The highest tier of a stat; there are five with the base."""


def check(options: Options) -> None:
    """Refuse options that no game can be set up with, in a sentence."""
    for problem in problems(options):
        raise problem


def problems(options: Options) -> Iterator[GrimtableError]:
    """Everything that is wrong with these options, the plainest first."""
    there = library(options.packs)
    sheet = options.sheet
    party = options.party if sheet is None else tuple(c.character for c in sheet.characters)
    reserve = options.reserve if sheet is None else sheet.reserve
    yield from _unknown((*party, *reserve), LIBRARY.profiles, "character")
    if not 1 <= len(party) <= 4 or len({*party, *reserve}) != len(party) + len(reserve):
        sentence = "A party has one to four different characters [goal.coop]."
        yield GrimtableError(sentence, "party")
    yield from _unknown((options.campaign,), there.campaigns, "campaign")
    yield from _unknown((options.face,), LIBRARY.faces, "tile face")
    for boss, tier in ((options.mini_boss, "mini"), (options.main_boss, "main")):
        bosses = [name for name, card in there.bosses.items() if card.tier == tier]
        yield from _unknown((boss,), bosses, f"{tier} boss")
    fights = {**there.encounters, **there.bosses}
    yield from _unknown((options.skirmish,), fights, "encounter or boss")
    if not 0 <= options.tier <= TOP:
        yield GrimtableError(f"A tier is 0 to {TOP}, not {options.tier}.")
    if options.wounds < 0:
        yield GrimtableError(f"Enemies can't begin with {options.wounds} wounds.")
    for who, cards in options.gear.items():
        yield from _unknown((who,), party, "character in the party")
        yield from _unknown(cards, there.gear, "card")
        yield from _loose(who, cards)
        yield from _laden(who, cards)
    worn = [card for cards in options.gear.values() for card in cards]
    for card in sorted({card for card in worn if worn.count(card) > 1}):
        yield GrimtableError(f"There is one card {card!r}, and it was chosen twice.")
    if sheet is not None:
        yield from _sheet(options, sheet)


def _unknown(
    names: Iterable[str | None], known: Iterable[str], what: str
) -> Iterator[GrimtableError]:
    there = list(known)
    for name in names:
        if name is not None and name not in there:
            sentence = f"There is no {what} {name!r}.{near(name, there)}"
            yield GrimtableError(sentence, "unknown-name", name=name)


def _loose(who: str, cards: tuple[str, ...]) -> Iterator[GrimtableError]:
    """Upgrades that stand in the list before any card they can be attached to."""
    there: set[str] = set()
    for card in cards:
        slot = LIBRARY.gear[card].slot
        wanted = {"weapon_upgrade": "hand", "armour_upgrade": "armour"}.get(slot)
        if wanted is not None and wanted not in there:
            sentence = f"The {who} has nothing to attach {card!r} to; name that card first."
            yield GrimtableError(sentence)
        there.add(slot)


def _laden(who: str, cards: tuple[str, ...]) -> Iterator[GrimtableError]:
    """More than a character can wear: three weapons, one armour, and the upgrades they take."""
    by_slot: dict[str, list[str]] = {}
    for card in cards:
        by_slot.setdefault(LIBRARY.gear[card].slot, []).append(card)
    for slot, most in (("hand", 3), ("armour", 1)):
        worn = by_slot.get(slot, [])
        upgrades = [
            u for u in by_slot.get(_UPGRADES[slot], []) if not LIBRARY.gear[u].effects.ember
        ]
        if len(worn) > most:
            yield GrimtableError(f"The {who} can't have {len(worn)} cards of the kind {slot!r}.")
        if worn and len(upgrades) > LIBRARY.gear[worn[0]].upgrades:
            sentence = f"{worn[0]!r} does not take {len(upgrades)} upgrades."
            yield GrimtableError(sentence)


def _sheet(options: Options, sheet: Sheet) -> Iterator[GrimtableError]:
    yield from _unknown((sheet.campaign,), library(options.packs).campaigns, "campaign")
    if options.campaign != sheet.campaign:
        sentence = f"The tracking sheet is of the campaign {sheet.campaign!r}; choose that one."
        yield GrimtableError(sentence)
    sections = len(LIBRARY.campaigns[sheet.campaign].sections)
    if not 0 <= sheet.section < sections:
        sentence = f"The campaign has sections 0 to {sections - 1}, not {sheet.section}."
        yield GrimtableError(sentence)
    cards = [*sheet.inventory, *sheet.sold, *sheet.treasure, *sheet.upgrades]
    cards += [one for attached in sheet.upgrades.values() for one in attached]
    for line in sheet.characters:
        cards += [c for c in (line.armour, line.left, line.right, *line.backup) if c is not None]
        if set(line.tiers) != set(STATS) or not all(0 <= t <= TOP for t in line.tiers.values()):
            stats = ", ".join(STATS)
            sentence = f"The {line.character} needs a tier of 0 to {TOP} for each of {stats}."
            yield GrimtableError(sentence)
    yield from _unknown(cards, library(options.packs).gear, "card")
    yield from _unknown(sheet.encounters, library(options.packs).encounters, "encounter")
    for card in sorted({card for card in cards if cards.count(card) > 1} - set(sheet.upgrades)):
        yield GrimtableError(f"The card {card!r} stands on the tracking sheet twice.")
    if sheet.sparks < 0 or sheet.souls < 0:
        yield GrimtableError("Nobody has fewer than 0 sparks or souls.")
    party = [line.character for line in sheet.characters]
    yield from _unknown((sheet.first,), party, "character in the party")
    for line in sheet.characters:
        yield from _misplaced(line)


def _misplaced(line: Line) -> Iterator[GrimtableError]:
    """Cards that a character holds where they do not belong."""
    slots = [("armour", "armour", line.armour), ("left", "hand", line.left)]
    slots += [("right", "hand", line.right), *(("backup", "hand", card) for card in line.backup)]
    for place, slot, card in slots:
        if card is not None and LIBRARY.gear[card].slot != slot:
            sentence = f"The {line.character} can't have {card!r} in the slot {place!r}."
            yield GrimtableError(sentence)
