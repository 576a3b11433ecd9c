"""Camp, Skill Upgrades, Legacy cards and the campaign (pp. 14-17, 26, 30-31)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.camp import recompositions
from grimtable.games.drunagor.content import CHAPTERS, HEROES, HORSEMEN, SKILLS, arms_of
from grimtable.games.drunagor.doors import open_door
from grimtable.games.drunagor.equipment import kit_of, refit, starting_gear
from grimtable.games.drunagor.growth import cards_of, coverable, upgrade, upgrades
from grimtable.games.drunagor.health import end, most_health, skills
from grimtable.games.drunagor.holdings import ARMS, FORCES, GEAR, LEGACY, UPGRADES
from grimtable.games.drunagor.learning import hall_lessons
from grimtable.games.drunagor.options import HeroName, Options, Upgrade
from grimtable.games.drunagor.record import OUTCOMES
from grimtable.games.drunagor.setup import BadParty, new
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import Drunagor, Hero, Owed, SkillCast
from tests.games.drunagor.playing import acting, begin, dawn, hall, offered, quay, run, strike, told


def camp(*party: str, bags: dict[str, tuple[str, ...]] | None = None, **sheet: Any) -> Drunagor:
    """A party that comes to its Camp, with these bags and what else stands on its sheet."""
    first = GAME.campaign(convert({"party": party}, Options))
    assert first.sheet is not None
    heroes = {
        who: replace(mine, bag=(bags or {}).get(who, ()), learned=None)
        for who, mine in first.sheet.heroes.items()
    }
    changed = {"rewards": (), "camp": True, **sheet}
    s = new(replace(first, sheet=replace(first.sheet, heroes=heroes, **changed)))
    s.events = []
    return s


def grown(s: Drunagor, who: str, tile: str, skill: str) -> Hero:
    """A Hero who has learned a Skill Upgrade."""
    upgrade(s, s.heroes[who], Upgrade(tile, skill))
    return s.heroes[who]


# Skill Upgrades -------------------------------------------------------------------------------


@pytest.mark.rule("upg.linked", "upg.unique")
def test_there_are_ninety_tiles_eighteen_of_each_path() -> None:
    for path in {hero.path for hero in HEROES.values()}:
        mine = {name: tile for name, tile in UPGRADES.items() if tile.path == path}
        assert sum(tile.copies for tile in mine.values()) == 18
        twice = [name for name, tile in mine.items() if tile.copies > 1]
        assert twice == [f"battle_concentration_{path}"]
        assert {tile.tree for tile in mine.values()} == {"melee", "ranged", "agility", "wisdom"}
    assert sum(tile.copies for tile in UPGRADES.values()) == 90


@pytest.mark.rule("upg.path", "upg.tree", "upg.starting-only", "upg.no-passive")
def test_a_tile_of_the_own_path_covers_a_starting_skill_of_its_tree_that_is_not_passive() -> None:
    s = camp("vorn")
    vorn = s.heroes["vorn"]
    assert {UPGRADES[option.tile].path for option in upgrades(s, vorn)} == {"strength"}
    assert coverable(vorn, "brutal_strike") == ["arcing_strike", "guarding_blow"]
    assert "battle_focus" in coverable(vorn, "king_of_the_hill")  # the example of p. 30
    assert "tactical_advantage" not in coverable(vorn, "brutal_strike")  # passive
    assert "knee_breaker" not in coverable(vorn, "brutal_strike")  # learned


@pytest.mark.rule("upg.what", "upg.receive", "upg.covered-gone", "upg.no-cubes", "upg.nine-cubes")
def test_a_covered_skill_is_gone_and_no_cube_comes_with_its_tile() -> None:
    s = camp("vorn", rewards=("upgrade",))
    run(s, "Upgrade brutal_strike arcing_strike")
    vorn = s.heroes["vorn"]
    assert "arcing_strike" not in skills(vorn)
    assert skills(vorn)["brutal_strike"].colour == "yellow"
    assert vorn.cubes == 9


@pytest.mark.rule("upg.unique", "upg.battle-concentration")
def test_what_one_hero_has_taken_is_not_there_for_another_of_the_path() -> None:
    s = camp("vorn", "brihitte")
    both = "battle_concentration_strength"
    grown(s, "vorn", "brutal_strike", "arcing_strike")
    grown(s, "vorn", both, "battle_focus")
    there = {option.tile for option in upgrades(s, s.heroes["brihitte"])}
    assert "brutal_strike" not in there
    assert both in there
    grown(s, "vorn", both, "divert")
    assert both not in {option.tile for option in upgrades(s, s.heroes["brihitte"])}


@pytest.mark.rule("upg.final")
def test_a_tile_is_neither_taken_back_nor_covered() -> None:
    s = camp("vorn")
    vorn = grown(s, "vorn", "brutal_strike", "arcing_strike")
    assert {option.skill for option in upgrades(s, vorn)}.isdisjoint(
        {"arcing_strike", "brutal_strike"}
    )


@pytest.mark.rule("upg.class-effects")
def test_any_class_uses_what_a_tile_gives() -> None:
    s = hall("plague", "lorelai@a5")
    lorelai = grown(s, "lorelai", "arcane_surge", "insight")
    acting(s, "lorelai")
    run(s, "Use arcane_surge blue")
    assert lorelai.has("entropy") == 2


@pytest.mark.rule("upg.copy", "upg.copy.pool", "upg.covered-gone", "kw.copy.upgrades")
def test_copy_finds_a_learned_tile_and_neither_what_it_covers_nor_what_is_in_the_pool() -> None:
    s = hall("plague", "nyx@a5 jaheen@a6")
    grown(s, "jaheen", "circle_of_healing", "sanctuary")
    begin(s, SkillCast("nyx", "mirror_of_echoes", "action", "yellow"))
    begin(s, Owed("copy", "nyx", 0, rune="jaheen"))
    there = offered(run(s))
    assert "Copy circle_of_healing" in there
    assert not there & {"Copy sanctuary", "Copy sheltering_light"}


@pytest.mark.rule("upg.sample.ward")
@pytest.mark.parametrize(("to", "who"), [("b5", "vorn"), ("a7", "lorelai")])
def test_ward_jumps_first_and_covers_whom_it_comes_beside(to: str, who: str) -> None:
    s = hall("plague", "vorn@a6 lorelai@c5")
    grown(s, "vorn", "ward", "parry")
    blow = strike(s, 5, "lorelai")
    asked = run(s)
    assert "Answer ward green lorelai" in offered(asked, "vorn")  # two squares away
    run(s, "vorn: Answer ward green lorelai", f"Walk {to}")
    assert (blow.hits[0].who, blow.hits[0].prevented) == (who, 4 if who == "vorn" else 0)


@pytest.mark.rule("upg.sample.primal", "upg.sample.upheaval")
def test_printed_tiles_say_what_is_printed() -> None:
    primal = [act.name for part in SKILLS["primal_instinct_tile"].parts for act in part.acts]
    assert primal == ["heal", "shield", "fury", "invoke_fury"]
    upheaval = SKILLS["upheaval"].parts
    assert [act.name for act in upheaval[0].acts] == ["hit", "choose"]
    assert [(act.name, act.n) for act in upheaval[1].acts] == [("telekinesis", 3)]


# Legacy cards ---------------------------------------------------------------------------------


@pytest.mark.rule("legacy.cards", "legacy.forces", "legacy.perseverance", "legacy.doom")
@pytest.mark.rule("legacy.tragedy", "legacy.heroism")
def test_each_of_four_forces_has_three_cards_with_two_skills() -> None:
    assert FORCES == ("perseverance", "tragedy", "doom", "heroism")
    for force in FORCES:
        cards = [card for card in LEGACY.values() if card.force == force]
        assert [card.step for card in cards] == [1, 2, 3]
        assert {len(card.skills) for card in cards} == {2}
    assert {entry.force for entry in OUTCOMES.values()} == set(FORCES)
    doom = [SKILLS[f"doom_{i}.{j}"].words() for i in (1, 3) for j in (1, 2)]
    assert all(words & {"pay_life", "curse"} for words in doom)  # it hurts its user as well


@pytest.mark.rule("legacy.when", "legacy.advance", "legacy.trail", "ruling.interlude")
@pytest.mark.rule("legacy.party")
def test_the_interlude_brings_a_card_for_each_force_of_the_outcomes() -> None:
    s = camp("vorn", rewards=("interlude",), outcomes=("unbowed", "fallen"), trails={"heroism": 1})
    run(s)
    assert s.trails == {"heroism": 2, "tragedy": 1}
    assert cards_of(s.trails) == ["tragedy_1", "heroism_1", "heroism_2"]
    assert s.heroes["vorn"].legacy == []  # they are the party's


@pytest.mark.rule("legacy.assign", "legacy.two", "legacy.mix", "legacy.stash")
@pytest.mark.rule("legacy.redistribute")
def test_the_party_leader_divides_the_cards_two_for_a_hero() -> None:
    s = camp("vorn", "maya", trails={"heroism": 2, "doom": 1})
    s.heroes["maya"].legacy = ["heroism_1"]  # from an earlier Camp
    refit(s, s.heroes["maya"])
    asked = run(s, "Done", "Done")
    assert asked.seat == "vorn"
    assert {"Stash heroism_1", "Assign heroism_1 vorn"} <= offered(asked)
    asked = run(s, "Assign doom_1 vorn", "Assign heroism_2 vorn")
    assert s.heroes["vorn"].legacy == ["doom_1", "heroism_2"]
    assert "Assign heroism_1 vorn" not in offered(asked)  # a third one
    run(s, "Stash heroism_1")
    assert s.heroes["maya"].legacy == []


@pytest.mark.rule("legacy.as-role")
def test_a_legacy_card_takes_any_cube_and_curse_cubes_too() -> None:
    s = hall("plague", "vorn@a5")
    vorn = s.heroes["vorn"]
    vorn.legacy = ["doom_1"]
    vorn.kit += " doom_1"
    begin(s, Owed("curse", "vorn"))
    assert "Put doom_1.1" in offered(run(s))
    assert skills(vorn)["doom_1.1"].colour == ""


# Camp -----------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.camp")
def test_statuses_are_erased_in_camp_and_heroes_go_on_rested() -> None:
    s = camp("vorn", statuses=("railing",))
    assert s.statuses == ["railing"]
    s.heroes["vorn"].health = 3
    run(s)
    assert s.statuses == []
    run(s, "Done", "Done", "Done", fate=dawn(s))
    assert s.heroes["vorn"].health == most_health(s.heroes["vorn"])


@pytest.mark.rule("ruling.unfoldings")
def test_unfoldings_stay_with_the_party() -> None:
    s = camp("vorn", statuses=("railing",), outcomes=("luccanors_redemption_outcome", "unbowed"))
    assert s.statuses == ["luccanors_redemption", "railing"]
    run(s)
    assert s.statuses == ["luccanors_redemption"]


@pytest.mark.rule("ruling.rewards", "spoils.category")
def test_each_hero_takes_one_of_the_spoils_the_fastest_first() -> None:
    s = camp("vorn", "lorelai", rewards=("spoils",))
    asked = run(s, fate=["royal_plate longsword royal_staff emerald_ring"])
    assert asked.seat == "vorn"
    asked = run(s, "Claim royal_plate")
    assert (asked.seat, s.heroes["vorn"].bag) == ("lorelai", ["royal_plate"])
    assert "Claim royal_plate" not in offered(asked)
    run(s, "Claim royal_staff")
    assert {"longsword", "emerald_ring"} <= set(s.spoils)  # what nobody took can be found again
    assert "royal_plate" not in s.spoils


@pytest.mark.rule("ruling.camp", "spoils.when")
def test_in_camp_heroes_equip_trade_and_improve_as_they_like() -> None:
    s = camp("vorn", "jaheen", bags={"vorn": ("royal_plate", "artisans_tools")})
    run(s, "Wear royal_plate", "Give artisans_tools jaheen", "Done")
    assert s.heroes["vorn"].gear == ["axe_of_the_steppes", "royal_plate"]
    assert s.heroes["jaheen"].bag == ["artisans_tools"]
    s = camp("vorn", bags={"vorn": ("artisans_tools", "emerald_ring")})
    s.heroes["vorn"].gear.append("power_gauntlet")
    refit(s, s.heroes["vorn"])
    run(s, "Improve power_gauntlet emerald_ring")
    assert "improved_power_gauntlet" in s.heroes["vorn"].gear


@pytest.mark.rule("ruling.camp")
def test_who_takes_anothers_role_gives_its_own_and_the_order_of_turns_follows() -> None:
    s = camp("vorn", "lorelai")
    asked = run(s, "Become controller")
    assert (asked.seat, asked.what) == ("lorelai", "swap-roles")
    run(s, "Yes", *["Done"] * 4, fate=[*dawn(s), "executioner"])
    assert {who: hero.role for who, hero in s.heroes.items()} == {
        "lorelai": "defender",
        "vorn": "controller",
    }
    assert list(s.heroes) == ["lorelai", "vorn"]
    assert "toughness" in skills(s.heroes["lorelai"])


@pytest.mark.rule("ruling.camp")
def test_who_has_the_wanted_role_may_keep_it() -> None:
    s = camp("vorn", "lorelai")
    asked = run(s, "Become controller", "No")
    assert {who: hero.role for who, hero in s.heroes.items()} == {
        "vorn": "defender",
        "lorelai": "controller",
    }
    assert told(s, "kept-role")
    assert not any(option.startswith("Become") for option in offered(asked)), "asked once"


# The Chest deck -------------------------------------------------------------------------------


@pytest.mark.rule("chest.swap-rule", "chest.epic-fixed", "chest.grid-fixed", "chest.when")
@pytest.mark.rule("chest.partial")
def test_chest_cards_are_exchanged_for_others_of_their_type_and_rarity() -> None:
    s = camp("vorn")
    there = {(option.old, option.new) for option in recompositions(s)}
    assert ("potion_of_healing", "potion_of_stone") in there
    assert ("scroll_of_wards", "scroll_of_the_copy_cat") in there
    assert not [old for old, _ in there if old in ("artisans_tools", "treasure_trove")]
    assert ("potion_of_healing", "potion_of_wrath") not in there  # another rarity
    run(s, "Done")
    lie = {zone.id: {card.id for card in zone.cards} for zone in GAME.scene(s, "vorn").zones}
    assert "potion_of_healing" in lie["camp"]
    assert "potion_of_stone" in lie["camp-spare"] - lie["camp"], "it is not in the deck yet"
    run(s, "Recompose potion_of_healing potion_of_stone")
    assert s.grid.count("potion_of_healing") == s.grid.count("potion_of_stone") == 1
    assert len(s.grid) == 20


@pytest.mark.rule("chest.cost")
def test_before_the_deck_changes_potions_and_scrolls_go_back_but_not_the_epic_ones() -> None:
    s = camp("vorn", bags={"vorn": ("potion_of_purity", "artisans_tools")})
    run(s, "Done", "Recompose potion_of_healing potion_of_stone", "Done", "Done", fate=dawn(s))
    assert s.heroes["vorn"].bag == ["artisans_tools"]
    assert "potion_of_purity" in s.deck
    assert "artisans_tools" not in s.deck


# The campaign ---------------------------------------------------------------------------------


def after(s: Drunagor, won: bool) -> Options | None:
    """The options of the table that follows."""
    end(s, won, "cleared" if won else "killed", "ruling.cleared")
    return GAME.record(s)


@pytest.mark.rule("ruling.campaign", "equip.starting-gear")
def test_a_campaign_begins_with_the_first_adventure_and_starting_gear() -> None:
    first = GAME.campaign(convert({"party": ("vorn", "maya"), "adventure": "hall"}, Options))
    assert first.adventure == next(iter(CHAPTERS))
    assert first.sheet is not None
    assert first.sheet.heroes["maya"].gear == ("hunting_shortbow", "veteran_cuirass")
    assert GAME.chapter(first) is not None
    assert GAME.chapter(Options()) is None


@pytest.mark.rule("ruling.campaign", "ruling.rewards", "spoils.disposed.forever")
def test_after_a_victory_the_party_goes_on_by_camp_with_all_that_it_has() -> None:
    first = GAME.campaign(convert({"party": ("vorn", "maya")}, Options))
    s = new(replace(first, adventure="workshop_of_wonders"))
    s.heroes["vorn"].bag = ["potion_of_healing"]
    s.stored = ["emerald_ring"]
    s.statuses = ["guardsman_healed"]
    grown(s, "maya", "heartseeker", next(iter(coverable(s.heroes["maya"], "heartseeker"))))
    following = after(s, won=True)
    assert following is not None
    assert following.sheet is not None
    assert following.adventure == "prisoner_of_plague"
    sheet = following.sheet
    assert (sheet.camp, sheet.rewards) == (True, ("spoils", "upgrade", "interlude", "ability"))
    assert sheet.outcomes == ("guard_remembers", "unbowed")
    assert sheet.statuses == ()
    table = new(following)
    assert table.boss.id == "plague"
    assert table.heroes["vorn"].bag == ["potion_of_healing"]
    assert table.deck.count("potion_of_healing") == 1  # one of two
    assert "heartseeker" in skills(table.heroes["maya"])
    assert "emerald_ring" not in table.spoils


@pytest.mark.rule("ruling.campaign", "ruling.unfoldings")
def test_after_an_act_the_next_one_begins_and_what_unfolded_is_past() -> None:
    first = GAME.campaign(convert({"party": ("vorn",)}, Options))
    assert first.sheet is not None
    sheet = replace(first.sheet, outcomes=("luccanors_regret_outcome",))
    s = new(replace(first, adventure="prisoner_of_plague", sheet=sheet))
    assert "luccanors_regret" in s.statuses
    s.won, s.cause = True, "won"
    following = GAME.record(s)
    assert following is not None
    assert following.sheet is not None
    assert (following.adventure, following.sheet.camp) == ("blood_on_the_dunes", True)
    assert (following.sheet.outcomes, following.sheet.past[:1]) == (
        (),
        ("luccanors_regret_outcome",),
    )
    table = new(following)
    assert "luccanors_regret" not in table.statuses
    table = new(replace(following, adventure=tuple(CHAPTERS)[-1]))
    table.won, table.cause = True, "won"
    assert GAME.record(table) is None  # the last act that is built is over


@pytest.mark.rule("ruling.checkpoint")
def test_after_a_defeat_the_party_tries_again_behind_the_last_door() -> None:
    s = new(GAME.campaign(convert({"party": ("vorn",)}, Options)))
    again = after(s, won=False)
    assert again is not None
    assert again.sheet is not None
    assert (again.door, again.sheet.defeats) == (0, 1)
    s = new(GAME.campaign(convert({"party": ("vorn",)}, Options)))
    s.heroes["vorn"].bag = ["potion_of_healing"]
    s.statuses = ["railing"]
    open_door(s, s.heroes["vorn"])
    s.heroes["vorn"].bag = []  # used behind the Door
    again = after(s, won=False)
    assert again is not None
    assert again.sheet is not None
    assert (again.door, again.sheet.camp) == (1, False)
    table = new(again)
    assert table.heroes["vorn"].bag == ["potion_of_healing"]
    assert table.statuses == ["railing"]
    assert hall_of(table).board is not None


@pytest.mark.rule("ruling.grown")
def test_the_horseman_of_a_campaign_has_more_health_than_in_the_hall() -> None:
    alone = new(Options(("vorn", "maya")))
    heroes: dict[str, HeroSheet] = {who: HeroSheet() for who in ("vorn", "maya")}
    grown_up = new(Options(("vorn", "maya"), sheet=Sheet(heroes)))
    assert grown_up.boss.health == grown_up.boss.top == alone.boss.health * 3 // 2
    for name, entry in CHAPTERS.items():
        if entry.horseman:
            told = new(Options(("vorn", "maya"), adventure=name, sheet=Sheet(heroes)))
            assert told.boss.top == 2 * entry.might > 2 * HORSEMEN[entry.horseman].health


def test_in_practice_a_horseman_keeps_one_health_at_least() -> None:
    weak = new(Options(("vorn",), horseman="death", wounded=95)).boss
    assert (weak.health, weak.top) == (1, HORSEMEN["death"].health)


@pytest.mark.rule("ruling.grown")
def test_heroes_of_a_later_adventure_bring_what_those_before_would_have_given_them() -> None:
    party: tuple[HeroName, ...] = ("vorn", "maya")
    first = new(Options(party, adventure="friendly_visit"))
    assert first.heroes["vorn"].gear == starting_gear("vorn")
    assert not first.heroes["vorn"].tiles
    third = new(Options(party, adventure="old_way"))
    for who, hero in third.heroes.items():
        found = [GEAR[item].entry for item in hero.gear if GEAR[item].card != "starting"]
        assert len(found) == len(hero.tiles) == 2
        assert not set(found) & set(third.spoils), "nobody finds them again"
        assert len(hero.learned) == len(hall_lessons(who))
        assert (hero.kit, hero.health) == (kit_of(hero), most_health(hero))
        bow = ARMS[hero.gear[-2]].reach if hero.gear[-2] in ARMS else ""
        assert bow in ("", arms_of(first.heroes[who].kit).reach), "archers stay archers"
    later = new(Options(party, adventure="the_fall")).heroes["vorn"]
    assert any(GEAR[item].quality != "standard" for item in later.gear), "what is worn gets better"
    assert len(later.learned) == len(hall_lessons("vorn")) + 1, "by the interlude of the first act"


@pytest.mark.rule("ruling.grown")
def test_who_has_a_sheet_or_wants_starting_gear_gathers_nothing() -> None:
    plain = new(Options(("vorn",), adventure="the_fall", seasoned=False))
    assert plain.heroes["vorn"].gear == starting_gear("vorn")
    sheet = Sheet({"vorn": HeroSheet(gear=("axe_of_the_steppes",))})
    assert new(Options(("vorn",), adventure="the_fall", sheet=sheet)).heroes["vorn"].gear == [
        "axe_of_the_steppes"
    ]
    grown_up = new(Options(("vorn",), adventure="prisoner_of_plague"))
    assert grown_up.boss.top == CHAPTERS["prisoner_of_plague"].might
    assert {GEAR[item].slot for item in grown_up.heroes["vorn"].gear} >= {"weapon", "armor"}


@pytest.mark.rule("ruling.campaign")
def test_a_single_game_leads_nowhere() -> None:
    s = quay("vorn@a5")
    assert after(s, won=True) is None


def test_a_sheet_with_something_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(BadParty, match="no bag of the box"):
        new(Options(("vorn",), sheet=Sheet({"vorn": HeroSheet(bag=("excalibur",))})))
    with pytest.raises(BadParty, match="not of vorn"):
        new(Options(("vorn",), sheet=Sheet({"maya": HeroSheet()})))


@pytest.mark.rule("turn.minor-list")
def test_in_the_hall_a_party_of_a_campaign_uses_what_it_carries() -> None:
    heroes = {"vorn": HeroSheet(gear=("longsword",), bag=("potion_of_healing",))}
    s = new(Options(("vorn",), sheet=Sheet(heroes)))
    s.events, s.placing = [], []
    s.heroes["vorn"].at = hall_of(s).board.named["a5"]
    acting(s, "vorn")
    assert {"Consume potion_of_healing", "Undress"} <= offered(run(s))
    assert not told(s, "camp")


@pytest.mark.rule("ruling.campaign")
def test_after_an_adventure_on_its_own_that_was_won_comes_the_next() -> None:
    def after(adventure: Any, won: bool | None) -> Options | None:
        s = GAME.new(Options(("vorn", "lorelai"), adventure=adventure))
        s.won = won
        found = GAME.sequel(s)
        return found and found.options

    following = after("friendly_visit", True)
    assert following == Options(("vorn", "lorelai"), adventure="elders_way")
    assert GAME.new(following)
    assert after("friendly_visit", False) is after("friendly_visit", None) is None
    assert after("the_last_ride", True) is None


@pytest.mark.rule("ruling.boss-hall")
def test_after_a_hall_that_was_won_comes_the_next_horseman_and_then_the_campaign() -> None:
    """There was only "Play again"."""
    following = {}
    for horseman in HORSEMEN:
        chosen = {"party": ("vorn", "maya"), "horseman": horseman, "wounded": 50}
        s = new(convert(chosen, Options))
        assert GAME.sequel(s) is None, "not before it is won"
        s.won = True
        found = GAME.sequel(s)
        assert found is not None
        assert found.options.party == ("vorn", "maya")
        assert found.options.wounded == 0
        following[horseman] = found.title.args["name"]
    assert list(following.values()) == [*list(HORSEMEN)[1:], "friendly_visit"]
