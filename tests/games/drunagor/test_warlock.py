"""The Warlock and its Curse Cubes (pp. 33, 89), the Druid's fruit, and other words of Heroes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.abilities import ABILITIES
from grimtable.games.drunagor.camp import others
from grimtable.games.drunagor.checks import invariants
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.cubes import cover_slot, tire
from grimtable.games.drunagor.equipment import kit_of, take_off
from grimtable.games.drunagor.furniture import works_beside
from grimtable.games.drunagor.growth import upgrade
from grimtable.games.drunagor.health import bonus, gain, gifts
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.options import Upgrade
from grimtable.games.drunagor.quarry import CRITERIA, ranked
from grimtable.games.drunagor.roll import needed
from grimtable.games.drunagor.skills import spendable
from grimtable.games.drunagor.state import (
    CURSE,
    TRAUMA,
    Blow,
    CampVisit,
    Drunagor,
    Hero,
    Hit,
    Owed,
    RecallAction,
    RuneTurn,
    SkillCast,
)
from grimtable.games.drunagor.throwing import pieces
from grimtable.games.drunagor.turn import may_recall
from tests.games.drunagor.playing import acting, at, begin, hall, minion, offered, quay, run, told


def cursed(s: Drunagor, n: int) -> Hero:
    """Barak takes Curse Cubes."""
    begin(s, Owed(CURSE, "barak", n))
    run(s)
    return s.heroes["barak"]


# The Warlock ----------------------------------------------------------------------------------


@pytest.mark.rule("kw.warlock", "kw.warlock.available", "kw.warlock.pact")
def test_a_warlock_takes_curse_cubes_as_action_cubes_and_no_skill_is_blocked() -> None:
    s = quay("barak@c3 vorn@a8", "executioner@i1")
    barak = cursed(s, 2)
    assert (barak.pool[CURSE], barak.curses) == (2, 2)
    assert CURSE not in barak.slots.values()
    invariants(s)


@pytest.mark.rule("kw.warlock", "kw.warlock.available", "kw.wild-cube.double")
def test_spent_it_is_a_wild_cube_on_any_hero_skill() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 1)
    acting(s, "barak")
    asked = run(s)
    uses = {o for o in offered(asked) if o.startswith("Use") and o.endswith(CURSE)}
    assert {"Use shadow_bolt curse", "Use dark_whispers curse"} <= uses
    before = s.monsters["executioner_1"].health
    run(s, "Use shadow_bolt curse")
    plus = bonus(barak, "spell_bonus")  # of its gear: once, and not doubled
    assert s.monsters["executioner_1"].health == before - 2 * 3 - plus
    assert barak.pool[CURSE] == 0


@pytest.mark.rule("kw.wild-cube.not-role", "kw.warlock.available")
def test_on_gear_it_is_any_colour_and_doubles_nothing() -> None:
    s = hall("war", "barak@c5")
    minion(s, "d5")
    barak = cursed(s, 1)
    acting(s, "barak")
    run(s, "Use rod_of_cinders curse", "Aim garothian_revenant_1")
    assert s.monsters["garothian_revenant_1"].health == 7 - 2
    assert barak.slots["rod_of_cinders"] == CURSE
    invariants(s)


@pytest.mark.rule("kw.warlock.spent", "kw.warlock.no-recall")
def test_once_spent_it_blocks_and_only_cleanse_takes_it_away() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 1)
    acting(s, "barak")
    run(s, "Use shadow_bolt curse", "Done")
    begin(s, RecallAction("barak", "free"))
    run(s)
    assert barak.slots == {"shadow_bolt": CURSE}
    begin(s, Owed("recall", "barak", 2))
    assert run(s) is None
    begin(s, Owed("cleanse", "barak", 1))
    run(s, "Remove shadow_bolt")
    assert (barak.slots, barak.curses) == ({}, 0)


@pytest.mark.rule("kw.warlock.no-recall")
def test_an_expended_curse_cube_does_not_come_back_either() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 2)
    begin(s, Owed("fatigue", "barak", 1))
    run(s, "Spend curse")
    begin(s, RecallAction("barak", "free"))
    run(s)
    assert (barak.expended[CURSE], barak.pool[CURSE]) == (1, 1)
    begin(s, Owed("cleanse", "barak", 2))
    run(s, "Remove curse", "Remove curse")
    assert (barak.expended[CURSE], barak.pool[CURSE], barak.curses) == (0, 0, 0)
    invariants(s)


@pytest.mark.rule("kw.warlock.count")
def test_available_curse_cubes_count_as_available_cubes() -> None:
    s = quay("barak@c3 vorn@a8", "executioner@e3")
    barak = s.heroes["barak"]
    line = ranked(list(s.heroes.values()), CRITERIA["defiant"])
    assert line[0].id == "vorn"  # nine and nine: the fastest
    cursed(s, 1)
    assert ranked(list(s.heroes.values()), CRITERIA["defiant"])[0] is barak
    barak.pool = {CURSE: 1, "blue": 0}
    barak.expended = {"yellow": 2, "red": 2, "green": 2, "blue": 3}
    tire(s, barak)
    assert not s.under_way  # not empty, so no Recall


@pytest.mark.rule("kw.warlock.type")
def test_their_type_is_curse_for_challenges_colours_and_silence() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 3)
    barak.pool = {"yellow": 1, "red": 1, "green": 0, "blue": 0, CURSE: 3}
    assert may_recall(barak)  # two colours; Curse Cubes are of none
    assert spendable(s, barak) == ("yellow", "red", CURSE)
    ABILITIES["silence"].do(s, "executioner_1", "barak", 0)
    assert barak.pool[CURSE] == 3


@pytest.mark.rule("kw.warlock.defeat")
def test_the_sixth_is_the_end_of_a_warlock_as_well() -> None:
    for n, cause in ((5, ""), (6, "corrupted")):
        s = quay("barak@c3", "executioner@e3")
        cursed(s, n)
        assert s.cause == cause


@pytest.mark.rule("kw.warlock.pact", "ruling.pact-lost")
def test_when_the_pact_is_blocked_the_cubes_become_what_they_are() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 2)
    cover_slot(s, barak, "otherworldly_pact", TRAUMA, rule="kw.tc")
    asked = run(s)
    assert asked.what == "put-curse"
    run(s, "Put shadow_bolt", "Put hex_claw")
    assert [barak.slots[k] for k in ("shadow_bolt", "hex_claw")] == [CURSE, CURSE]
    assert (barak.curses, CURSE in barak.pool) == (2, False)
    begin(s, Owed(CURSE, "barak", 1))
    assert run(s).what == "put-curse"  # no Warlock any more


@pytest.mark.rule("kw.warlock.same")
def test_both_names_grant_the_trait() -> None:
    for name in ("otherworldly_pact", "darkness_adept"):
        assert "warlock" in SKILLS[name].words()
    s = quay("barak@c3", "executioner@e3")
    barak = s.heroes["barak"]
    barak.slots["otherworldly_pact"] = TRAUMA
    assert not gifts(barak, "warlock")
    barak.learned |= dict.fromkeys(("hexblood", "curse_eater", "darkness_adept"), "white")
    barak.kit = kit_of(barak)
    assert gifts(barak, "warlock")


def test_a_curse_cube_on_gear_that_is_taken_off_is_expended() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = cursed(s, 1)
    item = next(i for i in barak.gear if any(SKILLS[k].slotted for k in GEAR[i].skills))
    skill = next(k for k in GEAR[item].skills if SKILLS[k].slotted)
    barak.pool[CURSE], barak.slots[skill] = 0, CURSE
    take_off(s, barak, item)
    assert barak.expended[CURSE] == 1


# Fruit, rounds, slaying -----------------------------------------------------------------------


@pytest.mark.rule("kw.fruit.druid")
def test_a_druids_fruit_is_sweeter_and_stays_so_when_handed_over() -> None:
    s = quay("willow@c3 vorn@a8", "executioner@i1")
    vorn, willow = s.heroes["vorn"], s.heroes["willow"]
    begin(s, SkillCast("willow", "ripening", "focus", "focus"))
    run(s, "Aim willow")
    assert (willow.has("fruit"), willow.ripe) == (1, 1)
    acting(s, "willow")
    run(s, "Give fruit vorn", "Done", "Done")
    assert (willow.ripe, vorn.ripe) == (0, 1)
    gain(s, "vorn", "fruit", 1, rule="kw.fruit.stack")  # another one, not a Druid's
    vorn.health = 4
    acting(s, "vorn", minors=2)
    run(s, "Eat")
    assert vorn.health == 7
    run(s, "Eat")
    assert vorn.health == 9


@pytest.mark.rule("kw.fruit.druid")
def test_without_green_thumb_a_fruit_is_a_fruit() -> None:
    s = quay("willow@c3", "executioner@i1")
    willow = s.heroes["willow"]
    del willow.learned["green_thumb"]
    willow.kit = kit_of(willow)
    begin(s, SkillCast("willow", "ripening", "focus", "focus"))
    run(s)
    assert (willow.has("fruit"), willow.ripe) == (1, 0)


@pytest.mark.rule("kw.round.effects")
def test_what_lasts_a_round_ends_with_the_rune_card() -> None:
    s = quay("willow@c3 vorn@e4", "executioner@e5")
    blow = Blow("vorn", "weapon", [Hit("executioner_1")])
    before = needed(s, blow, blow.hits[0])
    begin(s, SkillCast("willow", "song_of_the_wood", "focus", "focus"))
    run(s)
    assert needed(s, blow, blow.hits[0]) == before - 2
    begin(s, RuneTurn(0))
    run(s)
    assert needed(s, blow, blow.hits[0]) == before


@pytest.mark.rule("kw.killing-blow.slay", "ruling.slay")
def test_who_is_slain_got_the_killing_blow() -> None:
    s = quay("mordred@d5", "executioner@e5 rotten_flesh@i1")
    executioner = s.monsters["executioner_1"]
    for health, left, loot in ((11, 5, []), (9, None, [at(s, "e5")])):
        executioner.health = health
        blow = Blow("mordred", "weapon", [Hit(executioner.id)], base=6, words=("bounty",))
        blow.collateral = (("slay", 4),)
        begin(s, SkillCast("mordred", "grim_harvest", "action", "yellow", part=1))
        begin(s, blow)
        run(s, fate=[19])
        there = s.monsters.get(executioner.id)
        assert (there.health if there else None) == left
        assert s.loot == loot
    assert told(s, "slain")[0].args["by"] == "mordred"


@pytest.mark.rule("kw.knock-out", "kw.knock-out.final")
def test_knock_out_lays_its_user_down_whatever_shields_it() -> None:
    s = quay("barak@c3", "executioner@e3")
    barak = s.heroes["barak"]
    barak.tokens["shield"] = 4
    begin(s, SkillCast("barak", "all_or_nothing", "action", "blue", part=1))
    asked = run(s)
    assert asked.what == "put-trauma"
    assert (barak.down, barak.health) == (True, 0)
    run(s, sorted(offered(asked))[0])
    assert barak.traumas == 1


@pytest.mark.rule("kw.stackable.faces")
def test_a_face_of_two_is_two_tokens_of_the_four() -> None:
    s = quay("vorn@c3", "executioner@e3")
    assert [gain(s, "vorn", "focus", 2, rule="kw.focus") for _ in range(3)] == [2, 2, 0]
    assert s.heroes["vorn"].has("focus") == 4


@pytest.mark.rule("upg.sample.bolt")
def test_the_distorting_bolt_swaps_its_target_with_anybody_of_its_size() -> None:
    s = quay("barak@c3 vorn@a8", "executioner@e3 abomination@g5")
    tile = SKILLS["forked_lightning"]
    assert tile.words() >= {"entropy", "hit", "swap_target"}
    begin(s, Owed("displace", "barak", rune="executioner_1"))
    asked = run(s)
    assert offered(asked) == {"Aim barak", "Aim vorn", "Done"}
    run(s, "Aim vorn")
    assert s.heroes["vorn"].at == at(s, "e3")
    assert s.monsters["executioner_1"].at == at(s, "a8")
    begin(s, Owed("displace", "barak", rune="abomination_1"))
    assert run(s) is None  # nobody else is Large


# House rules ----------------------------------------------------------------------------------


@pytest.mark.rule("kw.hp.simple", "kw.hp.simple.no-regain")
def test_simple_hp_costs_the_full_bonus_and_never_gives_it_back() -> None:
    s = quay("drasek@c3", "executioner@e3")
    drasek = s.heroes["drasek"]
    vigor = next(g.skill for g in gifts(drasek, "hp"))
    n = next(g.n for g in gifts(drasek, "hp"))
    drasek.health = 12
    s.options = replace(s.options, simple_health=True)
    cover_slot(s, drasek, vigor, CURSE, rule="kw.cc")
    drasek.curses = 1
    assert drasek.health == 12 - n
    begin(s, Owed("cleanse", "drasek", 1))
    run(s, f"Remove {vigor}")
    assert drasek.health == 12 - n


@pytest.mark.rule("furn.decoration")
def test_furniture_as_decoration_only_stands_in_the_way() -> None:
    s = quay("vorn@c3", "executioner@e4")
    s.furniture = {at(s, "c4"): "crates", at(s, "d3"): "barrels"}
    assert works_beside(s, s.heroes["vorn"])
    assert pieces(s)
    s.options = replace(s.options, plain_furniture=True)
    assert not works_beside(s, s.heroes["vorn"])
    assert not pieces(s)


@pytest.mark.rule("upg.house-swap", "upg.house-swap-legal")
def test_by_house_rule_a_tile_is_exchanged_in_camp_for_one_on_its_own_tree() -> None:
    for allowed in (False, True):
        s = quay("vorn@c3", "executioner@e4")
        s.options = replace(s.options, swap_tiles=allowed)
        vorn = s.heroes["vorn"]
        upgrade(s, vorn, Upgrade("brutal_strike", "arcing_strike"))
        begin(s, CampVisit("visit", left=["vorn"]))
        asked = run(s)
        assert ("Uncover brutal_strike" in offered(asked)) is allowed
    asked = run(s, "Uncover brutal_strike")
    for option in asked.options:
        assert option.tile != "brutal_strike"
        assert SKILLS[option.tile].colour == SKILLS[option.skill].colour
    melee = next(o for o in others(s, vorn, "brutal_strike") if o.skill == "arcing_strike")
    asked = run(s, str(melee))
    assert vorn.tiles == {"arcing_strike": melee.tile}
    assert f"Uncover {melee.tile}" not in offered(asked)  # once in a visit
