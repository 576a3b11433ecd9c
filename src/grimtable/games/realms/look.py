"""Pictures, letters and colours of cards."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from grimtable.games.realms.content import Kind
from grimtable.kernel.scene import Tint

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


def initials(name: str) -> str:
    """Two letters for a card, of its first and its last word, or of its only one.

    >>> initials("Kiln Ogre"), initials("Seraph"), initials("Sorcière d'ombre")
    ('KO', 'Se', 'SO')
    """
    first, *rest = re.split(r"[ '’-]+", name)
    return first[:1] + rest[-1][:1].upper() if rest else first[:2]


def icon_of(kind: Kind) -> str:
    """The picture of a card; one of a pack has that of its class, else of its type."""
    return PICTURES.get(kind.id) or ICONS.get(kind.cls) or ICONS[kind.type]
