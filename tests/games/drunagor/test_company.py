"""Close calls of those who follow: Pets, Draugrs, Followers, capybaras, and what Heroes learn."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor.allies import begin_turns, follow_up, in_reach, recruit
from grimtable.games.drunagor.board import everybody
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import HEROES
from grimtable.games.drunagor.equipment import is_proficient
from grimtable.games.drunagor.gathered import claim, suits
from grimtable.games.drunagor.holdings import ARMS, GEAR, GEAR_SLOTS
from grimtable.games.drunagor.learning import hall_lessons, is_ability, trees_of
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.pets import absent, after_master, draugrs, present, unliving
from grimtable.games.drunagor.polymorph import disturb, transform
from grimtable.games.drunagor.prey import rescue
from grimtable.games.drunagor.setup import new
from grimtable.games.drunagor.sheet import HeroSheet, Sheet
from grimtable.games.drunagor.state import (
    OFF,
    Ally,
    AllyTurn,
    Drunagor,
    HeroTurn,
    MonsterTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.things import solid_at
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Ask
from tests.games.drunagor.playing import (
    announced,
    at,
    begin,
    hall,
    offered,
    quay,
    run,
    square,
    told,
)


def follows(s: Drunagor, kind: str, where: str = "", master: str = "", n: int = 1) -> Ally:
    """One who joined the party, on a square or still without one."""
    name = f"{kind}_{n}"
    s.allies[name] = Ally(name, kind, at(s, where) if where else OFF, master=master)
    return s.allies[name]


def crowd(s: Drunagor, *free: str) -> None:
    """Chests on every square but these."""
    names = hall_of(s).board.named
    held = {it.at for it in everybody(s)}
    s.chests = [i for name, i in names.items() if name not in free and i not in held]


# Pets and Draugrs -----------------------------------------------------------------------------


@pytest.mark.rule("kw.activate.pet-place", "kw.raise-draugr", "kw.activate.pet")
def test_nobody_comes_where_no_square_beside_the_master_is_free() -> None:
    s = quay("handuriel@c3 mordred@h3", "executioner@i1")
    handuriel, mordred = s.heroes["handuriel"], s.heroes["mordred"]
    crowd(s, "e3", "f3")  # free, but beside nobody
    assert absent(s, handuriel, unique=False) == []
    begin(s, SkillCast("mordred", "raise_the_fallen", "action", "blue"))
    assert run(s) is None
    assert not s.allies
    crowd(s, "c4", "h4")
    assert absent(s, handuriel, unique=False) == ["jinx", "monroe"]
    begin(s, SkillCast("mordred", "raise_the_fallen", "action", "blue"))
    run(s)
    assert square(s, s.allies["draugr_1"]) == "h4"  # type: ignore[arg-type]
    for hero in (handuriel, mordred):
        hero.at = OFF
    assert absent(s, handuriel, unique=False) == []


@pytest.mark.rule("kw.activate.pet-place")
def test_a_pet_whose_square_was_taken_in_the_meantime_does_not_come() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    follows(s, "jinx", "", "handuriel")
    crowd(s, "e3")
    begin(s, Owed("appear", "jinx_1", rune="kw.activate.pet-place"))
    assert run(s) is None
    assert (s.allies, s.under_way) == ({}, [])


@pytest.mark.rule("kw.command-pet", "kw.command-draugr", "kw.activate.pet", "kw.unique")
@pytest.mark.parametrize(
    ("how", "pet", "rule"),
    [
        ("activate", "bronx", "kw.activate.pet"),
        ("unique", "hakkon", "kw.activate.pet"),
        ("command", "hakkon", "kw.command-pet"),
        ("draugr", "draugr", "kw.command-draugr"),
    ],
)
def test_who_is_commanded_by_which_rule_and_never_by_a_fallen_master(
    how: str, pet: str, rule: str
) -> None:
    s = quay("mordred@c3", "executioner@i1")
    follows(s, "hakkon", "d4", "mordred")
    follows(s, "draugr", "d3", "mordred")
    if pet == "bronx":  # not Unique
        follows(s, "bronx", "b3", "mordred")
    begin(s, Owed("pet", "mordred", rune=how))
    asked = run(s)
    assert (asked.rule, asked.what) == (rule, "pet")
    assert f"Command {pet}_1" in offered(asked)
    run(s, "Done")
    s.heroes["mordred"].down = True
    begin(s, Owed("pet", "mordred", rune=how))
    assert run(s) is None


@pytest.mark.rule("kw.pet", "kw.raise-draugr.specific", "kw.companion.turn")
def test_only_those_on_the_board_have_turns_and_only_ones_own() -> None:
    s = quay("handuriel@c3 mordred@h3", "executioner@i1")
    handuriel, mordred = s.heroes["handuriel"], s.heroes["mordred"]
    jinx = follows(s, "jinx", "", "handuriel")
    follows(s, "draugr", "h4", "mordred")
    assert present(s, handuriel) == []
    assert [t for t in after_master(s, handuriel) if isinstance(t, AllyTurn)] == []
    jinx.at = at(s, "c4")
    assert present(s, handuriel) == [jinx]
    assert after_master(s, handuriel) == [AllyTurn("jinx_1")]  # so none is summoned besides
    assert (present(s, mordred), len(draugrs(s, mordred))) == ([], 1)
    assert draugrs(s, handuriel) == []
    assert after_master(s, mordred) == [AllyTurn("draugr_1")]
    del s.allies["jinx_1"]
    assert after_master(s, handuriel) == [Owed("pet", "handuriel", rune="activate")]
    handuriel.down = True
    assert after_master(s, handuriel) == []


@pytest.mark.rule("kw.unlife", "kw.unlife.taint", "kw.raise-draugr.sustain")
def test_only_ones_own_undead_need_taint_and_pets_do_not() -> None:
    s = quay("handuriel@c3 mordred@h3", "executioner@i1")
    follows(s, "jinx", "c4", "handuriel")
    follows(s, "draugr", "h4", "mordred")
    assert (unliving(s, s.heroes["handuriel"]), unliving(s, s.heroes["mordred"])) == (
        "",
        "draugr_1",
    )
    begin(s, HeroTurn("mordred"))
    asked = run(s)
    assert (asked.what, asked.about["who"], asked.about["n"]) == ("taint", "draugr_1", 0)
    run(s, "No")
    assert list(s.allies) == ["jinx_1"]
    assert len(told(s, "dismissed")) == 1


@pytest.mark.rule("kw.flyby")
def test_no_flying_back_for_who_is_gone_or_where_nothing_is_free() -> None:
    s = quay("handuriel@c3", "executioner@i1")
    begin(s, Owed("flyby", "jinx_1"))
    assert run(s) is None
    jinx = follows(s, "jinx", "f5", "handuriel")
    crowd(s)
    begin(s, Owed("flyby", "jinx_1"))
    assert run(s) is None
    assert square(s, jinx) == "f5"  # type: ignore[arg-type]
    crowd(s, "c4", "a1")
    begin(s, Owed("flyby", "jinx_1"))
    assert offered(run(s)) == {"Stand c4", "Done"}


@pytest.mark.rule("kw.trick", "kw.polymorph.targeted")
def test_trick_or_treat_reaches_one_area_and_wakes_a_capybara_first() -> None:
    for down in (False, True):
        s = quay("vorn@c3 maya@g3 elros@e3", "executioner@f3 rotten_flesh@h3")
        follows(s, "tharmagar", "d3", "vorn")  # areas: c-d, e-f, g-h
        s.heroes["elros"].down = down
        begin(s, Owed("trick", "tharmagar_1"))
        there = {"Aim vorn", "Aim executioner_1"}
        assert offered(run(s)) == (there if down else there | {"Aim elros"})
    s = quay("vorn@c3 elros@e3", "executioner@f3")
    follows(s, "tharmagar", "d3", "vorn")
    transform(s, "executioner_1", "vorn")
    s.under_way = [Owed("trick", "tharmagar_1", rune="executioner_1")]
    s.events = []
    run(s, "Choose burn 2")
    assert [event.key for event in s.events] == ["shape-back", "gained"]
    s.heroes["vorn"].at = s.heroes["elros"].at = OFF
    s.monsters.clear()
    begin(s, Owed("trick", "tharmagar_1"))
    assert run(s) is None, "nobody is near"


# Followers and Cohorts ------------------------------------------------------------------------


@pytest.mark.rule("comp.model-cap", "ally.no-limit")
def test_without_a_model_nobody_joins() -> None:
    s = quay("vorn@c3", "executioner@i1")
    recruit(s, "vorn", "hoelschers", 3)
    assert list(s.allies) == ["hoelschers_1", "hoelschers_2"]
    assert [(r.kind, r.who) for r in s.under_way if isinstance(r, Owed)] == [
        ("recruit", "hoelschers_1"),
        ("recruit", "hoelschers_2"),
    ]
    assert len(told(s, "recruited")) == 2


@pytest.mark.rule("ally.follower-start", "kw.companion.turn", "ally.recruit.party")
def test_who_came_along_stands_beside_a_hero_and_a_companion_beside_its_own() -> None:
    s = quay("vorn@c3 maya@h5", "executioner@i1")
    crowd(s, "a1", "b2", "d4", "g4", "j8")
    follows(s, "jim_volin", "", "maya")
    asks = list(follow_up(s))  # one square alone is taken unasked
    assert asks == []
    assert square(s, s.allies["jim_volin_1"]) == "g4"  # type: ignore[arg-type]
    follows(s, "scavenger")
    asked = next(iter(follow_up(s)))
    assert isinstance(asked, Ask)
    assert {str(option) for option in asked.options} == {"Stand b2", "Stand d4"}
    assert asked.seat == "vorn"


@pytest.mark.rule("ally.turn.leader", "kw.command-pet.turn", "kw.slow", "kw.knock-down")
def test_how_far_an_ally_goes_and_by_whose_word() -> None:
    def farthest(master: str = "", **tokens: int) -> tuple[int, str]:
        s = quay("vorn@a1 maya@a5", "executioner@j8")
        ally = follows(s, "hoelschers", "e5", master)  # Move 4
        ally.tokens = tokens
        begin(s, AllyTurn(ally.id, window=Window.MOVE))
        asked = run(s)
        board = hall_of(s).board
        x, y = board.xy(ally.at)
        there = [board.xy(board.named[o.split()[1]]) for o in offered(asked) if o != "Done"]
        return max((max(abs(x - a), abs(y - b)) for a, b in there), default=0), asked.rule

    assert farthest() == (4, "ally.turn.leader")
    assert farthest(slow=1) == (2, "ally.turn.leader")
    assert farthest("maya") == (4, "kw.command-pet.turn")
    s = quay("vorn@a1 maya@a5", "executioner@j8")
    ally = follows(s, "hoelschers", "e5")
    ally.tokens = {"knock_down": 1}
    begin(s, AllyTurn(ally.id, window=Window.MOVE))
    assert run(s) is None, "it gets up, and that is its move"
    assert (square(s, ally), ally.has("knock_down")) == ("e5", 0)  # type: ignore[arg-type]


@pytest.mark.rule("ally.card.damage", "kw.cleave", "ally.collateral")
def test_an_ally_with_cleave_attacks_two_and_no_third() -> None:
    s = quay("vorn@a1", "executioner@d4 rotten_flesh@e4 night_stalker@f4")
    ally = follows(s, "hoelschers", "e5")  # CLEAVE 2
    begin(s, AllyTurn(ally.id, window=Window.ATTACK))
    asked = run(s)
    assert offered(asked) == {f"Aim {who}" for who in s.monsters}, "it has to attack if it can"
    asked = run(s, "Aim executioner_1")
    assert offered(asked) == {"Aim rotten_flesh_1", "Aim night_stalker_1", "Done"}
    before = {who: m.health for who, m in s.monsters.items()}
    assert run(s, "Aim rotten_flesh_1") is None
    lost = {who: before[who] - m.health for who, m in s.monsters.items()}
    assert lost == {"executioner_1": 4, "rotten_flesh_1": 4, "night_stalker_1": 0}


@pytest.mark.rule("ally.card.attack-type", "boss.death.flying")
def test_an_ally_strikes_a_horseman_beside_it_and_shoots_one_an_area_away() -> None:
    def meets(kind: str, where: str) -> bool:
        s = hall("war", "vorn@a1", front="C2", back="D2")  # e3-h4
        follows(s, kind, where)
        return "war" in in_reach(s, s.allies[f"{kind}_1"])

    beside = {where: meets("hoelschers", where) for where in ("d5", "d2", "i4", "c3", "j4", "a1")}
    assert beside == {"d5": True, "d2": True, "i4": True, "c3": False, "j4": False, "a1": False}
    shot = {where: meets("freed_maiden", where) for where in ("c3", "j2", "d3", "a3", "l4")}
    assert shot == {"c3": True, "j2": True, "d3": False, "a3": False, "l4": False}


@pytest.mark.rule("ally.shared-card", "ruling.it-takes-two", "ally.initiative")
def test_stun_on_a_shared_card_holds_the_first_back() -> None:
    s = quay("vorn@a1", "executioner@i1")
    one, two = follows(s, "hoelschers", "e5"), follows(s, "hoelschers", "e6", n=2)
    two.tokens = {"stun": 1}
    begin_turns(s, "hoelschers")
    assert (one.tokens, two.tokens) == ({"stun": 1}, {})
    assert s.under_way == [AllyTurn(two.id), AllyTurn(one.id)]
    s.under_way = []
    begin_turns(s, "hoelschers")
    assert one.tokens == {"stun": 1}


@pytest.mark.rule("ally.turn", "kw.stun", "ally.defeat.conditions-sum")
def test_a_stunned_ally_does_not_attack_and_its_conditions_are_one_packet() -> None:
    s = quay("vorn@a1", "executioner@d4")
    ally = follows(s, "hoelschers", "e5")  # Sturdiness 5
    ally.tokens = {"stun": 1, "bleed": 3, "burn": 2}
    begin(s, AllyTurn(ally.id))
    assert run(s, "Done") is None
    assert ally.tokens == {"burn": 1}
    assert not announced(s)
    ally.tokens = {"bleed": 4, "poison": 2}
    begin(s, AllyTurn(ally.id))
    assert run(s) is None
    assert ally.id not in s.allies, "six are more than five"


@pytest.mark.rule("furn.barrel.known", "obj.solid-or-ground")
def test_what_stands_on_a_square_is_the_barrel_not_who_hides_in_it() -> None:
    s = quay("vorn@c3", "executioner@i1")
    vorn = s.heroes["vorn"]
    s.furniture = {vorn.at: "barrels"}
    assert solid_at(s, vorn.at) == "hero"
    vorn.hiding = True
    assert solid_at(s, vorn.at) == "barrels"


@pytest.mark.rule("ruling.rescue", "ruling.statuses")
def test_a_party_is_known_for_it_once_however_many_it_saves() -> None:
    s = quay("vorn@c3", "executioner@i1")
    s.injured = {at(s, "c4"): "umbralian", at(s, "d4"): "umbralian"}
    rescue(s, s.heroes["vorn"], "c4")
    rescue(s, s.heroes["vorn"], "d4")
    assert (s.statuses, len(told(s, "status"))) == (["lifesaver"], 1)
    assert s.heroes["vorn"].has("focus") == 2


# Capybaras ------------------------------------------------------------------------------------


@pytest.mark.rule("kw.polymorph.one", "kw.polymorph.targeted")
def test_only_who_was_one_is_told_to_be_free() -> None:
    s = quay("vorn@a8 barak@a1", "executioner@d5 rotten_flesh@g5")
    transform(s, "executioner_1", "vorn")
    transform(s, "rotten_flesh_1", "vorn")
    assert [event.args["who"] for event in told(s, "shape-back")] == ["executioner_1"]
    disturb(s, "executioner_1")
    disturb(s, "vorn")
    assert len(told(s, "shape-back")) == 1
    transform(s, "rotten_flesh_1", "vorn")
    assert s.monsters["rotten_flesh_1"].has("polymorph") == 1


@pytest.mark.rule("kw.polymorph.blocked", "kw.polymorph.card")
@pytest.mark.parametrize(
    ("facing", "ahead", "behind", "after"),
    [(0, "d4", "d6", 180), (90, "e5", "c5", 270), (180, "d6", "d4", 0), (270, "c5", "e5", 90)],
)
def test_the_opposite_way_of_every_direction(
    facing: int, ahead: str, behind: str, after: int
) -> None:
    s = quay("vorn@a8 barak@a1", "executioner@d5")
    transform(s, "executioner_1", "vorn")
    s.under_way.clear()
    s.facing, s.chests = facing, [at(s, ahead)]
    begin(s, MonsterTurn("executioner_1"))
    run(s, fate=["errant_on"])
    assert (square(s, s.monsters["executioner_1"]), s.facing) == (behind, after)
    s.chests = []
    s.monsters["executioner_1"].at, s.facing = at(s, "d5"), facing
    begin(s, MonsterTurn("executioner_1"))
    run(s, fate=["errant_back"])
    assert (square(s, s.monsters["executioner_1"]), s.facing) == (behind, after)


@pytest.mark.rule("kw.polymorph.card", "kw.polymorph.blocked")
def test_it_does_not_climb_around_what_is_too_high() -> None:
    s = hall("war", "vorn@d5 maya@l8")
    transform(s, "vorn", "maya")
    s.under_way.clear()
    s.facing = 90  # a wall of two levels
    begin(s, HeroTurn("vorn", window=Window.BEGINNING))
    run(s, fate=["errant_on"])
    assert (square(s, s.heroes["vorn"]), s.facing) == ("c5", 270)
    hiding = s.heroes["vorn"]
    hiding.hiding = True
    s.furniture = {hiding.at: "barrels"}
    begin(s, HeroTurn("vorn", window=Window.BEGINNING))
    run(s, fate=["errant_left"])
    assert square(s, hiding) == "c5"


# Learning -------------------------------------------------------------------------------------


@pytest.mark.rule("ruling.boss-hall", "ruling.learning")
def test_in_the_hall_everybody_has_the_first_card_of_the_role_and_of_each_class_tree() -> None:
    for who in HEROES:
        lessons = hall_lessons(who)
        assert lessons["role_1"] == HEROES[who].role_cube
        assert "role_2" not in lessons
        assert list(lessons.values()).count("white") == 2


def camp(learned: dict[str, str], **sheet: object) -> Drunagor:
    """Vorn comes to Camp, and knows this."""
    heroes = {"vorn": HeroSheet(role="defender", learned=learned)}
    known = convert({"camp": True, **sheet}, Sheet)
    s = new(Options(("vorn",), adventure="elders_way", sheet=replace(known, heroes=heroes)))
    s.events = []
    return s


@pytest.mark.rule("ruling.abilities", "kw.learn.class-order")
def test_who_has_learned_every_class_ability_learns_no_more() -> None:
    every = [what for tree, all_ in trees_of("vorn").items() if is_ability(tree) for what in all_]
    s = camp(dict.fromkeys(every[1:3] + every[:1] + every[3:5], "white"), rewards=("ability",))
    assert offered(run(s)) == {f"Learn {every[5]}"}
    s = camp(dict.fromkeys(every, "white"), rewards=("ability",))
    assert run(s).what == "camp"


@pytest.mark.rule("ruling.relearn", "kw.relearn.skill")
def test_for_a_class_ability_one_class_ability_is_learned() -> None:
    s = camp({"battle_breath": "white", "role_1": "red"})
    asked = run(s, "Relearn battle_breath")
    assert offered(asked) == {"Learn sure_footing"}, "something else in its place"
    asked = run(s, "Learn sure_footing")
    assert asked.what == "camp"
    assert s.heroes["vorn"].learned == {"role_1": "red", "sure_footing": "white"}
    assert s.heroes["vorn"].pool["red"] == 2


# What Heroes have gathered --------------------------------------------------------------------


@pytest.mark.rule("ruling.grown")
def test_what_a_seasoned_hero_takes_for_a_slot() -> None:
    s = quay("vorn@c3")
    vorn = s.heroes["vorn"]
    worn = {GEAR[item].slot: item for item in vorn.gear}
    assert all(GEAR[item].card == "starting" for item in vorn.gear)
    for card in GEAR.values():
        for slot in GEAR_SLOTS:
            fits = suits(vorn, card, slot)
            if card.slot != slot or not is_proficient("vorn", card):
                assert not fits
            elif card.id in ARMS and slot in worn and worn[slot] in ARMS:
                assert fits == (ARMS[card.id].reach == ARMS[worn[slot]].reach)
    spoils = [name for name in s.spoils if GEAR[name].slot in GEAR_SLOTS]
    before = len(spoils)
    claim(s, vorn, spoils)
    gained = [item for item in vorn.gear if GEAR[item].card != "starting"]
    assert (len(gained), len(spoils)) == (1, before - 1)
    better = GEAR[gained[0]]
    assert not suits(vorn, better, better.slot), "what is good stays"
    if better.id in ARMS:
        rivals = [c for c in map(GEAR.get, spoils) if c is not None and c.id in ARMS]
        reach = ARMS[better.id].reach
        able = [c for c in rivals if is_proficient("vorn", c) and ARMS[c.id].reach == reach]
        assert all(
            ARMS[c.id].damage <= ARMS[better.id].damage for c in able if c.slot == better.slot
        )
