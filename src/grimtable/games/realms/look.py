"""Pictures, letters and colours of cards."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from grimtable.games.realms.content import Kind
from grimtable.kernel.words import Tint

REALM_TINT: dict[str, Tint] = {
    "ember": "red", "tide": "blue", "thorn": "green", "frost": "white", "dusk": "violet",
    "dawn": "yellow", "": "plain",
}  # fmt: skip

PICTURES: dict[str, str] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
"""The picture of each card of the box."""

ICONS = {
    "soldier": "swordman", "brute": "ogre", "ranger": "bowman", "mage": "wizard-face",
    "scout": "hood", "noble": "queen-crown", "armor": "breastplate", "shield": "shield",
    "weapon": "broadsword", "shoes": "boots", "potion": "potion-ball", "artifact": "stone-tower",
    "area": "mountains", "flying": "feathered-wing", "symbiotic": "leeching-worm",
    "standalone": "wolf-head",
}  # fmt: skip


WORDS = r"[ '’-]+"
"""What stands between the words of a name."""


def initials(name: str) -> str:
    """Two letters for a card, of its first and its last word, or of its only one.

    >>> initials("Kiln Ogre"), initials("Seraph"), initials("Sorcière d'ombre")
    ('KO', 'Se', 'SO')
    """
    first, *rest = re.split(WORDS, name)
    return first[:1] + rest[-1][:1].upper() if rest else first[:2]


def letters(names: Mapping[str, str]) -> dict[str, str]:
    """The letters of cards by their names, other ones for each kind: a third where two clash.

    >>> letters({"ogre": "Kiln Ogre", "guard": "Crystal Guard", "golem": "Coral Golem"})
    {'ogre': 'KO', 'guard': 'CGu', 'golem': 'CGo'}
    """
    usual = Counter(map(initials, names.values()))
    found: dict[str, str] = {}
    for card, name in names.items():
        taken = set(found.values())
        ways = (way for way in _spelled(name) if way not in taken and usual[way] < 2)
        found[card] = next(ways, name)
    return found


def _spelled(name: str) -> Iterator[str]:
    """Letters for a name: the usual ones, then one more of its last word, or its first one."""
    first, *rest = re.split(WORDS, name)
    yield initials(name)
    for more in range(2, len(name)):
        if rest:
            yield first[:1] + rest[-1][:1].upper() + rest[-1][1:more]
            yield first[:more] + rest[-1][:1].upper()
        else:
            yield first[: more + 1]


def icon_of(kind: Kind) -> str:
    """The picture of a card; one of a pack has that of its class, else of its type."""
    return PICTURES.get(kind.id) or ICONS.get(kind.cls) or ICONS[kind.type]
