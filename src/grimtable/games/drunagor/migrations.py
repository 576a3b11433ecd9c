"""States of older saves, mended for the shape of today's."""

from __future__ import annotations

from typing import Any

from grimtable.games.drunagor.content import Place, order_of

NEW = (
    *("fell_warcaller", "ravenous_abomination", "unstable_devourer", "garothian_marksman"),
    *("condottieri_turncoat", "dunedancer_turncoat", "fallen_champion", "undead_king"),
)
"""Monsters that came with the second and third act."""
NEWER = (
    *("hero_lorennor", "hero_uldannor", "radoslaw_radek"),
    *("demon_lord", "ravenous_stalker", "dire_executioner"),
)
"""Monsters that came with the fourth act."""
BESTIARY = (
    *("rotten_flesh_complex", "shadow_cultist", "shadow_cultist_alternate"),
    *("skeleton_archer", "skeleton_archer_alternate", "gorgon_hexer"),
    *("gorgon_hexer_alternate", "gorgoness_witch", "gorgoness_witch_alternate"),
    *("gremlin_horde", "gremlin_horde_alternate", "grim_doctor"),
    *("grim_doctor_alternate", "nagian_hunter", "nagian_hunter_alternate"),
    *("bone_reaper", "bone_reaper_alternate", "shadow_mistress"),
    *("shadow_mistress_alternate", "walking_horror", "walking_horror_alternate"),
    *("ravager", "ravager_alternate", "lady_claw"),
    *("lady_claw_alternate", "corrupted_farmer", "corrupted_farmer_alternate"),
    *("corrupted_worm", "corrupted_worm_alternate", "shadow_pain"),
    *("shadow_pain_alternate", "shadow_guardian", "shadow_guardian_alternate"),
    *("scout_of_darkness", "scout_of_darkness_alternate", "death_messenger"),
    *("death_messenger_alternate", "drifting_apparition", "drifting_apparition_alternate"),
    *("silent_watcher", "ossuary_ogre", "bog_crone"),
)
"""Monsters that came after that: those of other boxes."""


def with_kits(data: dict[str, Any]) -> None:
    """A state written before there was Equipment: every Hero came with the arms of the hall."""
    arms = {
        "vorn": "dwarven_warhammer",
        "elros": "blooded_sword",
        "lorelai": "wooden_staff",
        "jaheen": "sacred_mace",
        "maya": "elvish_bow",
        "drasek": "oathkeeper",
        "brihitte": "marshals_axe",
        "nyx": "soulbound_blade",
        "catharina": "carved_staff",
        "lordwrath": "jagged_bladeaxe",
    }
    for who, hero in data["heroes"].items():
        hero.setdefault("kit", f"{who} {hero['role']} {arms[who]}")


def with_lessons(data: dict[str, Any]) -> None:
    """A state written before Heroes could choose what they learn: all knew the same."""
    known = {
        "vorn": "knee_breaker:yellow strong_block:red barrel_roll:green role_1:yellow "
        "battle_breath sure_footing",
        "elros": "twin_strike:yellow evasion:green distraction:blue role_1:green caltrops keen_eye",
        "lorelai": "displace:green topple_down:blue epiphany:blue role_1:blue "
        "spell_power researcher",
        "jaheen": "heavy_blow:yellow purifying_ray:red shielding_faith:green role_1:blue "
        "comforting_word hallowed_fasting",
        "maya": "strengthening_shot:red double_shot:red stalk_the_prey:green role_1:red "
        "steady_hand swift_foot",
        "drasek": "sundering_oath:yellow bulwark:green consecration:blue role_1:yellow "
        "wardens_oath unbowed",
        "brihitte": "standard_bearer:yellow rallying_horn:red battle_plan:blue role_1:green "
        "drill dwarven_stock",
        "nyx": "rune_edge:yellow night_walk:green soul_bind:blue role_1:blue "
        "shadow_skin arcane_edge",
        "catharina": "chain_spark:red primal_instinct:green spirit_mimicry:blue role_1:red "
        "idol_speaker totem_warmth",
        "lordwrath": "life_cleaver:yellow reckless_throw:red spiteful_armor:blue role_1:yellow "
        "hatred undying_will",
    }
    for who, hero in data["heroes"].items():
        words = (word.partition(":") for word in known[who].split())
        hero["learned"] = {what: cube or "white" for what, _, cube in words}
        _, role, *others = hero["kit"].split()
        cards = [role if what == "role_1" else what for what in hero["learned"]]
        hero["kit"] = " ".join((who, *cards, *others))


def with_company(data: dict[str, Any]) -> None:
    """A state from before somebody could join the party: the Track had fewer places."""
    order = [p for p in places(data) if p.id not in (*NEWER, *BESTIARY)]
    shift(data, [p.kind != "ally" and p.id not in NEW for p in order])


def with_fourth_act(data: dict[str, Any]) -> None:
    """A state from before the fourth act brought more Monsters: the Track had fewer places."""
    order = [p for p in places(data) if p.id not in BESTIARY]
    shift(data, [p.id not in NEWER for p in order])


def with_bestiary(data: dict[str, Any]) -> None:
    """A state from before the Monsters of other boxes came: the Track had no places for them."""
    shift(data, [p.id not in BESTIARY for p in places(data)])


def places(data: dict[str, Any]) -> tuple[Place, ...]:
    """The places of the Track as they are today."""
    return order_of(data.get("place") or data["boss"]["id"])


def shift(data: dict[str, Any], there: list[bool]) -> None:
    """The marker stays with its place, of which there were fewer: those that were there."""
    before = [i for i, was in enumerate(there) if was]
    if 0 <= data["slot"] < len(before):
        data["slot"] = before[data["slot"]]
