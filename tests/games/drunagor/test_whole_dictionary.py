"""Each entry of the dictionary (pp. 76-91) is a word of the registry or a rule of the catalogue."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME, track
from grimtable.games.drunagor.abilities import ABILITIES
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.state import CONDITIONS, RESOURCES
from grimtable.kernel.text import Text

WORDS = """
    ambush attack_twice avoid bleed bloodseeker bounty brittle burn cancel catalyze chain_up
    charge charm claim cleanse cleave command counter cover covetous crit curse defiant devourer
    disarm empower enrage entropy evolve fatigue flyby focus fury heal immunity inspire
    intimidate jump ki keen knock_down knock_out mending mindlock move multishot overpressure
    pay_life penitence poison polymorph prevent protect push pushback redirect reckoner
    regeneration relentless reroll restrain retaliate shadow_aura shield silence skull_cracker
    slow soul_shard stalker stealth strike stun swap swarm telekinesis trample bear_trap
    fire_trap poison_trap trick_or_treat unique unlife vicious voodoo war_cry warden warlock
    wild_copy spread
"""
"""Keywords that cards carry, by their names."""
CALLED = {
    "plus_hp": "hp",
    "dmg_mod": "plus_dmg",
    "hit_instruction": "hit",
    "to_hit_bonus": "to_hit",
    "movement_bonus": "movement",
    "blindness": "blind",
    "command_draugr": "command_draugr",
    "command_pet": "command_pet",
    "copy_effect": "copy",
    "fruit_of_life": "fruit",
    "loot_collateral": "loot",
    "raise_draugr": "raise_draugr",
    "rangers_mark": "mark",
    "recall_effect": "recall",
    "regain_health": "regain",
    "roll_x": "roll",
}
"""Those that are called otherwise in the registry."""
TERMS = """
    interrupt reaction activate all bash bot cast channel cube_action discard drain enemy eot
    expend fine free_recall heavy_wield idol inflict killing_blow learn loot_token maelstrom
    manifest most_corrupted most_tired most_vigorous non_preventable object passive pet
    primary_target range redundant relearn resolved round self shove slaughter slayer
    special_mechanic_token spent split stackable sturdiness suffer take threat trap turn
    unavailable wild_cube wounded aura
"""
"""Terms and procedures: each is the rule of its name."""
RULES = {
    "spell_attack": "kw.spell",
    "weapon_attack": "kw.weapon",
    "plus_hp_simple": "kw.hp.simple",
    "action_cube": "kw.ac",
    "adjacent": "kw.adj",
    "aura_token": "kw.aura",
    "available": "kw.available.skill",
    "character": "kw.characters",
    "companion": "kw.companion.turn",
    "cube_range": "kw.cr",
    "curse_cube": "kw.cc",
    "difficult_terrain": "kw.difficult",
    "idol_endurance": "kw.idol.endurance",
    "idol_fury": "kw.idol.fury",
    "idol_storm": "kw.idol.storm",
    "idol_tranquility": "kw.idol.tranquility",
    "large_monster": "kw.large",
    "npc_token": "kw.npc",
    "polymorph_simple": "kw.polymorph.simple",
    "solid_object": "kw.solid.end",
    "strongest_hero": "kw.strongest",
    "trauma_cube": "kw.tc",
    "versatile": "versatile.flip",
    "weakest_hero": "kw.weakest",
    "area": "gap.area-grid",
    "square": "kw.adj",
    "engaged": "gap.engagement",
    "collateral_damage": "dmg.collateral",
    "triggered_ability": "ally.turn.triggers",
    "double_damage": "mult.3-double",
    "surprise": "kw.stealth.surprise",
    "falling_damage": "ruling.fall",
    "harmful_terrain": "terr.timing",
    "darkness": "ruling.darkness",
    "crush": "dark.crush",
    "willing_recall": "turn.willing-recall",
    "unwilling_recall": "gap.recall",
    "tie_breaker": "gap.tie-breaker",
    "weave": "boss.plague.weave",
    "unravel": "boss.plague.unravel",
    "absorb": "boss.absorb",
    "assault": "boss.assault",
    "grab": "boss.plague.grab",
    "exhale": "boss.plague.exhale",
    "roar": "boss.death.roar",
    "stomp": "boss.death.charge.damage",
    "black_mark": "boss.famine.marks.three",
    "perimeter": "boss.death.perimeter",
    "landing_token": "boss.death.landing",
    "after_prevent_alias": "dmg.old-wording",
    "palisade": "terr.palisade",
    "obsidian_spikes": "terr.spikes",
    "maelstrom_field": "terr.maelstrom.stun",
    "poison_cloud": "gap.poison-cloud",
    "placeholder": "ph.what",
    "skill_challenge": "ruling.challenge",
    "party_leader": "gap.party-leader",
    "status": "ruling.statuses",
    "outcome": "ruling.unfoldings",
    "regain_breath": "gap.knock-out",
    "dmg_token": "kw.enrage",
    "move_token": "kw.evolve",
    "concoction_token": "furn.fountain.setup",
    "time_token": "ruling.head-start",
    "spawning_token": "boss.death.perimeter",
    "raise_minions": "gap.raise",
    "drag": "boss.war.chains.drag",
    "boss_throw": "boss.plague.throw",
    "focus_ability": "kw.focus",
    "minor_action": "turn.one-minor",
    "free_action": "turn.trade-free",
    "condition_stack": "kw.cleanse.stack",
}
"""Those whose rule has another name."""
UNDEFINED = ("recycle", "shared_lifeline", "awareness_token", "collapsing_token")
"""Named somewhere, and no source says what they do."""


@pytest.mark.rule("dict.scope")
def test_every_keyword_of_the_dictionary_is_in_the_registry() -> None:
    assert track.DICTIONARY  # the modules that enter the scripts are loaded
    known = {*KEYWORDS, *ABILITIES} | {*CONDITIONS, *RESOURCES}
    assert not {*WORDS.split(), *CALLED.values()} - known


@pytest.mark.rule("dict.scope")
def test_every_term_of_the_dictionary_is_a_rule_that_can_be_met() -> None:
    rules = GAME.rulebook.rules
    wanted = {f"kw.{term.replace('_', '-')}" for term in TERMS.split()} | {*RULES.values()}
    assert not wanted - rules.keys()
    assert not [name for name in wanted if rules[name].later]


def test_the_list_is_whole() -> None:
    listed = [*WORDS.split(), *CALLED, *TERMS.split(), *RULES, *UNDEFINED]
    assert len(listed) == len(set(listed)) == 236


def test_every_keyword_has_words_for_its_card_in_both_languages() -> None:
    for language in ("en", "fr"):
        text = Text.of(GAME, GAME.Options(), language)
        for word in ABILITIES.values():
            assert text.has(f"ability-{word.id}".replace("_", "-")), word.id
