"""Every worked example of the rulebook is a scenario that can be opened and played."""

from __future__ import annotations

import re

import pytest

from grimtable.games.drunagor import GAME
from grimtable.lessons import GUIDES, scenarios
from grimtable.scenario import read

EXAMPLES = """
8   darkness: the Strongest Hero               p08_strongest
8   darkness: a second rune, another source    p08_second_source
8   darkness: three small tiles                p08_small_tiles p08_small_discard
10  damage: the Archer's attack is announced   p10_announced
10  damage: 2 SHIELD, or 4                     p10_shield_two p10_shield_four
10  damage: Vorn's Divert                      p10_divert
10  damage: took 4, suffered 0                 p10_took_four
10  damage: TAKE and SUFFER                    p10_take_or_suffer
11  multipliers: X                             p11_x_is_four
11  multipliers: Total Value                   p11_total
11  multipliers: hidden                        p11_hidden
11  multipliers: a natural 20                  p11_critical
12  raid: three Minions, one model             p12_raid_partial
14  Chest deck: one Scroll for another         p14_swap
14  Chest deck: two and two                    p14_two_and_two
15  Versatile: the Righteous Torch             p15_torch
16  Spoils: Frozen Tears and the Ragged Doll   p16_frozen_tears p16_ragged_doll
16  Spoils: both cards are disposed of         p16_improve
18  allies: 3 SHIELD and enough Sturdiness     p18_shield_of_an_ally
19  allies: BLEED and POISON together          p19_conditions
19  allies: three Dunedancers, one STUN        p19_dunedancers
20  furniture: a Chest by TELEKINESIS 3        p20_chest
23  turn: three Minor Actions                  p23_three_minors
25  interrupts: Shield Cover                   p25_shield_cover
27  monsters: OVERPRESSURE                     p27_overpressure
27  monsters: Rotten Flesh                     p27_rotten_flesh p27_shifting_targets
29  placeholders: JUMP 3                       p29_jump_across p29_jump_short
30  upgrades: Brutal Strike                    p30_brutal_strike
30  upgrades: King of the Hill                 p30_king_of_the_hill
31  upgrades: KI                               p31_ki
32  a natural 14 with +6                       p32_natural
32  CLEANSE 2                                  p32_cleanse_cubes p32_cleanse_both p32_cleanse_stacks
34  Plague: Weave under him                    p34_woven_under_him
35  Plague: Wicked Spit fails                  p35_exhale
37  War: range of Hellish Chains               p37_chains
38  Famine: Starve and SHIELD                  p38_starve
39  Famine: the order of Overpower             p39_overpower p39_overpower_again
40  Death: where she descends                  p40_descends
41  Death: in the air                          p41_airborne
76  HP: a blocked bonus                        p76_lose
76  HP: a freed bonus                          p76_gain
76  HP: Toughness above the cap                p76_toughness
76  HP: Draconian Vigor above the cap          p76_vigor
76  HP: both                                   p76_both
77  ALL and ALL BUT 1, of 6                    p77_all p77_all_but_one
78  casting Battle Focus                       p78_battle_focus
78  CHARGE and Darkness                        p78_charge
78  CHARGE, Darkness and INTIMIDATE            p78_charge_intimidated
79  CHARM and Darkness                         p79_charm
79  CHARM, Darkness and INTIMIDATE             p79_charm_intimidated
79  COPY of a Ranged Skill                     p79_copy p79_copy_far
80  DRAIN HEALTH 2 of 1                        p80_drain
80  ENRAGE and ATTACK TWICE                    p80_enrage
81  FINE and WOUNDED of 15                     p81_fine p81_wounded
81  HEAVY WIELD                                p81_heavy_twin p81_heavy_three p81_heavy_ki
81  the price of an Idol                       p81_idol_shields p81_idol_mixed
83  MENDING, a tie                             p83_mending
86  RESOLVED: Tumble                           p86_tumble
86  ROLL 16+ and a 13                          p86_roll_13 p86_roll_16
86  SELF, PREVENT 3                            p86_self
87  SPLIT, HEAL 4 and a bonus                  p87_split
87  STACKABLE: FOCUS 4                         p87_focus
87  STALKER: Nyx                               p87_stalker p87_stalker_end
88  SWARM: Lorelai                             p88_swarm
89  TURN: two Shadow Knights                   p89_each_its_turn
89  WILD CUBE: HEAL 2 AND SHIELD 4             p89_wild_cube
0   published set-ups: how long the bag lasts  rune_clock_6 rune_clock_12 rune_clock_15
"""
"""The page, what it is about, the scenarios; page 0 is for set-ups that others published."""


def table() -> list[tuple[int, list[str]]]:
    """The page and the scenarios of every example."""
    rows = [re.split(r" {2,}", line) for line in EXAMPLES.strip().splitlines()]
    return [(int(page), files.split()) for page, _, files in rows]


def test_each_of_the_67_examples_has_its_scenarios_and_no_scenario_is_without_one() -> None:
    listed = [name for _, files in table() for name in files]
    there = [file.stem for file in scenarios(GAME) if not file.stem.startswith(GUIDES)]
    assert len(table()) == 67
    assert all(files for _, files in table())
    assert sorted(listed) == sorted(there)


@pytest.mark.parametrize(("page", "files"), table())
def test_a_scenario_says_its_page_and_what_happens_in_both_languages(
    page: int, files: list[str]
) -> None:
    for name in files:
        told = read(GAME.folder / "examples" / f"{name}.toml")
        assert name.startswith(f"p{page:02}_" if page else "rune_clock_")
        assert set(told.title) == {"en", "fr"}
        steps = [step.expect for step in told.steps if not isinstance(step, str)]
        assert any([told.expect, *steps]), f"{name} expects nothing"
