"""A boss for practice is met as in the middle of a game [ruling.skirmish]."""

from __future__ import annotations

from msgspec.structs import replace

from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.state import Options

TIER = {"mini": 2, "main": 3}
PRACTISED: dict[str, dict[str, tuple[str, ...]]] = {
    "mini": {
        "assassin": ("black_armour", "scimitar", "eastern_iron_shield"),
        "herald": ("sunset_armour", "morning_star", "silver_eagle_kite_shield", "heal"),
        "knight": ("lothric_knight_armour", "thrall_axe", "dragon_crest_shield", "heavy_gem"),
        "warrior": ("firelink_armour", "greataxe", "effigy_shield"),
    },
    "main": {
        "assassin": ("alva_armour", "umbral_dagger", "elkhorn_round_shield"),
        "herald": ("cathedral_knight_armour", "saint_bident", "grass_crest_shield", "heal"),
        "knight": ("faraam_armour", "falchion", "twin_dragon_greatshield", "titanite"),
        "warrior": ("fallen_knight_armour", "great_machete", "effigy_shield"),
    },
}
"""What each character wears and holds; each first weapon also has a Titanite Shard."""


def practised(options: Options) -> Options:
    """With stats and cards of the middle of a game, if a boss is met and nothing else was said."""
    boss = LIBRARY.bosses.get(options.skirmish or "")
    if boss is None or options.tier is not None or options.gear:
        return options
    shards = [item for item, card in LIBRARY.gear.items() if card.id == "titanite_shard"]
    known = PRACTISED[boss.tier]
    gear = {
        who: (*known[who], shard)
        for who, shard in zip(options.party, shards, strict=False)
        if who in known
    }
    return replace(options, tier=TIER[boss.tier], gear=gear)
