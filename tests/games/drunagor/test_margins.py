"""At the margin: one too few, one too far, nobody there, what is given once and to whom."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.camp import (
    errands,
    fits_somebody,
    give_back,
    recompositions,
    wish,
)
from grimtable.games.drunagor.casting import choose_areas
from grimtable.games.drunagor.charm import set_on
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, ITEMS, ROLES, SKILLS, skills_of
from grimtable.games.drunagor.equipment import is_proficient, rearming
from grimtable.games.drunagor.flowing import SWEPT, creep, flow, wave
from grimtable.games.drunagor.health import hurt
from grimtable.games.drunagor.holdings import ENTRIES, GEAR
from grimtable.games.drunagor.horsemen import SCRIPTS
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.loot import all_spoils
from grimtable.games.drunagor.minors import minors, take_minor
from grimtable.games.drunagor.objects import can_evoke
from grimtable.games.drunagor.options import Burst, Consume, Eat, Focus
from grimtable.games.drunagor.prowl import set_out
from grimtable.games.drunagor.quarry import STANDARD, aims, ranked, seen
from grimtable.games.drunagor.record import OUTCOMES, STAINED, reached
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.skills import answers, protects, usable
from grimtable.games.drunagor.state import (
    OFF,
    Assault,
    Blow,
    CampVisit,
    CardTurn,
    Hit,
    Monster,
    MonsterTurn,
    Owed,
    SkillCast,
    Stride,
)
from grimtable.games.drunagor.statuses import reward
from grimtable.games.drunagor.throwing import throw
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    strike,
    told,
)


@pytest.mark.rule("kw.move", "kw.trample")
def test_a_move_tramples_only_with_trample_beside_it() -> None:
    s = hall("war", "elros@c3 brihitte@d3")
    KEYWORDS["move"].do(s, SkillCast("elros", "shadow_step", "action", "green", part=1), "elros", 3)
    assert s.under_way.pop() == Stride("elros", 3)
    ride = SkillCast("brihitte", "ride_down", "action", "green")
    KEYWORDS["move"].do(s, ride, "brihitte", 4)
    assert s.under_way.pop() == Stride("brihitte", 4, trample=2)


@pytest.mark.rule("kw.push", "kw.push.obstacle", "ruling.fall")
def test_who_is_pushed_off_a_height_falls() -> None:
    def lost(monster: str, pusher: str, to: str) -> int:
        s = hall("war", f"nyx@{pusher}", front="E1", back="F1")
        foe = minion(s, monster)
        before = foe.health
        begin(s, Owed("push", foe.id, 1, rune="nyx"))
        run(s, f"Stand {to}")
        assert hall_of(s).board.names[foe.at] == to
        return before - foe.health

    assert lost("e5", "f5", "d5") == 2, "from level 2 to level 0"
    assert lost("f5", "g5", "e5") == 0
    assert lost("c3", "b3", "d3") == 0


@pytest.mark.rule("ruling.status-rewards")
def test_a_status_pays_for_the_blood_of_the_one_it_names() -> None:
    s = hall("plague", "vorn@c5")
    vorn = s.heroes["vorn"]
    reward(s, "vorn", "plague")
    assert s.under_way == []
    s.statuses = ["contempt"]
    reward(s, "vorn", "plague")
    assert s.under_way == [Owed("cleanse", "vorn", 1)]
    s.under_way, s.statuses = [], ["luccanors_revenge"]
    reward(s, "vorn", "plague")
    assert (s.under_way, vorn.has("focus")) == ([], 0)
    s.monsters["x"] = Monster("x", "grand_betrayer", "brown", 9, at(s, "e5"))
    reward(s, "vorn", "x")
    assert vorn.has("focus") == 1
    s.won = True
    reward(s, "vorn", "x")
    assert vorn.has("focus") == 1


@pytest.mark.rule("ruling.treasure", "spoils.sources")
def test_treasure_is_spoils_and_items_that_no_scene_gives() -> None:
    found = set(all_spoils())
    assert {name for name, entry in ENTRIES.items() if entry.card == "spoils"} <= found
    assert not found & {name for name, entry in ENTRIES.items() if entry.card == "starting"}
    assert len(all_spoils()) == len(found)


@pytest.mark.rule("turn.minor-list", "ruling.bag", "turn.minor-engaged")
def test_with_a_full_bag_nothing_comes_off() -> None:
    s = quay("vorn@c5")
    vorn = s.heroes["vorn"]
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag = [potion, potion]
    assert rearming(s, vorn) == []
    vorn.bag = [potion]
    assert [str(one) for one in rearming(s, vorn)] == ["Undress"]
    rank = len(FIGHTERS["executioner"]) - 1
    s.monsters["x"] = Monster("x", "executioner", "brown", 5, at(s, "d5"), rank=rank)
    assert rearming(s, vorn) == []


@pytest.mark.rule("kw.shove.choose", "boss.death.pull.move", "boss.plague.throw.land")
def test_where_one_is_put_who_is_moved() -> None:
    s = hall("war", "vorn@c3 maya@h8", front="E4", back="F4")

    def there(owed: Owed) -> set[str]:
        s.under_way = [owed]
        asked = run(s)
        found = {option.split()[-1] for option in offered(asked)}
        s.under_way = []
        return found

    inside = there(Owed("inside", "maya", areas=[area(s, "C2")]))
    assert inside == {"e3", "f3", "e4", "f4"}
    s = hall("war", "vorn@c3 maya@h8", front="E4", back="F4")
    assert there(Owed("by", "maya", rune="vorn")) == {
        f"{x}{y}" for x in "bcd" for y in (2, 3, 4)
    } - {"c3"}
    s = hall("war", "vorn@c3 maya@h8", front="E4", back="F4")
    beside = there(Owed("beside", "maya", areas=[area(s, "B2")]))
    assert beside == {f"{x}{y}" for x in "bcdef" for y in (2, 3, 4, 5)} - {
        *("c3", "d3", "c4", "d4", "f2", "f3", "f4", "f5")
    }


@pytest.mark.rule("kw.charm")
def test_a_charmed_monster_need_not_attack() -> None:
    s = hall("war", "maya@c3", front="A4", back="B4")
    foe = minion(s, "l1")
    turn = MonsterTurn(foe.id, charmed="maya", window=Window.ATTACK)
    s.under_way = [turn]
    script = set_on(s, turn, foe)
    assert list(script) == [], "nobody is in its reach"
    assert s.under_way == [turn]
    assert turn.window is Window.END


@pytest.mark.rule("kw.focus", "kw.fruit", "kw.entropy.cube", "turn.minor-engaged", "turn.one-minor")
def test_what_tokens_are_good_for_as_a_minor_action() -> None:
    s = hall("war", "vorn@c3 maya@h8", front="E4", back="F4")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")

    def found() -> set[str]:
        return {str(option) for option in minors(s, turn, vorn)}

    assert found() == set()
    vorn.tokens = {"focus": 4}
    costs = {name: SKILLS[name].cost for name in ("second_wind", "crushing_blow")}
    assert found() == {"Focus second_wind"}, "nobody is there to be hit"
    foe = minion(s, "d3")
    assert found() == {"Focus second_wind", "Focus crushing_blow"}
    vorn.tokens = {"focus": costs["second_wind"] - 1}
    assert "Focus second_wind" not in found()
    vorn.tokens = {"focus": costs["second_wind"]}
    assert "Focus second_wind" in found()
    vorn.tokens = {"fruit": 1, "entropy": 4}
    assert found() == {"Eat"}, "an Entropy Burst not while engaged"
    foe.at = at(s, "h3")
    assert found() == {"Eat", "Burst"}
    vorn.tokens["entropy"] = 3
    assert found() == {"Eat"}
    turn.minors = 0
    assert found() == set()


@pytest.mark.rule("kw.focus", "kw.fruit.regain", "kw.entropy.cube", "turn.minor-list")
def test_minor_actions_are_paid_for() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    vorn.tokens, vorn.health = {"focus": 4, "fruit": 1, "entropy": 4}, 5
    take_minor(s, turn, vorn, Focus("second_wind"))
    assert vorn.has("focus") == 4 - SKILLS["second_wind"].cost
    assert s.under_way.pop() == SkillCast("vorn", "second_wind", "focus", "focus")
    take_minor(s, turn, vorn, Eat())
    assert (vorn.health, vorn.has("fruit")) == (7, 0)
    cubes = turn.cube_actions
    take_minor(s, turn, vorn, Burst())
    assert (turn.cube_actions, vorn.has("entropy")) == (cubes + 1, 0)
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag = [potion, potion]
    take_minor(s, turn, vorn, Consume(potion))
    assert vorn.bag == [potion]
    assert s.under_way[-1] == SkillCast("vorn", potion, "action", "blue")


@pytest.mark.rule("kw.idol.evoke", "kw.range")
def test_an_idol_serves_within_range_one() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    vorn.tokens = {"shield": 2}
    for name, near in (("B2", True), ("C2", True), ("C3", True), ("D2", False)):
        s.idols = {"idol_endurance": area(s, name)}
        assert can_evoke(s, vorn, "idol_endurance") is near


@pytest.mark.rule("furn.barrel.throw", "kw.immunity", "furn.barrel.throw-hero-kd")
def test_empty_barrels_do_not_topple_the_immune() -> None:
    kind = next(
        (k for k, r in FIGHTERS.items() if "knock_down" in r[-1].immune and not r[-1].large), ""
    )
    s = hall("war", "vorn@c3", front="E4", back="F4")
    s.furniture = {at(s, "d3"): "barrels"}
    foe = minion(s, "e3")
    if kind:
        foe.kind, foe.rank = kind, len(FIGHTERS[kind]) - 1
    throw(s, s.heroes["vorn"], "barrels-d3", foe.id)
    assert foe.has("knock_down") == (0 if kind else 1)
    assert len(told(s, "gained")) == (0 if kind else 1)


@pytest.mark.rule("kw.strike")
def test_a_strike_of_one_area_is_one_area() -> None:
    s = hall("war", "drasek@c3", front="E4", back="F4")
    one, two = minion(s, "e3", 1), minion(s, "e5", 2)
    cast = SkillCast("drasek", "dragons_breath", "action", "red")
    part = SKILLS["dragons_breath"].parts[0]
    hero = s.heroes["drasek"]
    assert choose_areas(s, cast, part, hero, [one.id, two.id]) is not None, "there is a choice"
    cast.areas = [area(s, "C2")]
    assert choose_areas(s, cast, part, hero, [one.id, two.id]) is None
    alone = SkillCast("drasek", "dragons_breath", "action", "red")
    assert choose_areas(s, alone, part, hero, [one.id]) is None
    assert alone.areas == [area(s, "C2")]
    ended = SkillCast("drasek", "dragons_breath", "action", "red", ranged=True)
    assert choose_areas(s, ended, part, hero, [one.id, two.id]) is None
    assert ended.areas == []


@pytest.mark.rule("kw.strike.melee", "kw.strike.range")
def test_a_melee_strike_needs_an_area_beside_it_and_a_ranged_one_range_one() -> None:
    s = hall("war", "vorn@g3", front="E4", back="F4")
    line = ranked(seen(s), STANDARD)
    base = 1 << at(s, "e3")
    melee, ranged = FIGHTERS["night_stalker"][-1], FIGHTERS["shadow_witch"][-1]
    assert (melee.reach, ranged.reach) == ("melee", "ranged")
    assert aims(s, melee, base, line) == []
    assert [aim.areas for aim in aims(s, ranged, base, line)] == [(area(s, "D2"),)]
    assert aims(s, melee, 1 << at(s, "f3"), line)
    s.heroes["vorn"].at = at(s, "i3")
    assert aims(s, ranged, base, ranked(seen(s), STANDARD)) == []


@pytest.mark.rule("kw.reaction", "react.self", "kw.available.skill", "react.window")
def test_which_answers_an_attack_allows() -> None:
    s = hall("war", "vorn@c3 maya@d3", front="E4", back="F4")
    strike(s, 3, "vorn")
    asked = run(s)
    mine = {one for one in offered(asked, "vorn") if one.startswith("Answer")}
    assert {"Answer parry green vorn", "Answer divert blue vorn"} <= mine
    assert not any(one.startswith("Answer parry") and "green" not in one for one in mine)
    assert not any("parry" in one for one in offered(asked, "maya"))
    vorn = s.heroes["vorn"]
    blow = Blow("war", "card", [Hit("maya", damage=3)])
    assert {str(o) for o in answers(s, vorn, blow, "reaction", [0])} == {"Answer divert blue maya"}
    vorn.slots["divert"] = "blue"
    assert answers(s, vorn, blow, "reaction", [0]) == []
    parry, divert = SKILLS["parry"].parts[0], SKILLS["divert"].parts[0]
    assert protects(s, vorn, parry, "vorn", "green")
    assert not protects(s, vorn, parry, "maya", "green")
    assert protects(s, vorn, divert, "maya", "blue")
    assert not protects(s, vorn, divert, "war", "blue")
    blows = [part for card in SKILLS.values() for part in card.parts if part.whom == "enemy"]
    assert blows
    assert not any(protects(s, vorn, blow, "maya", "blue") for blow in blows)


@pytest.mark.rule("kw.protect.multi", "kw.warden", "kw.pay-life.limit")
def test_protection_for_others() -> None:
    s = hall("war", "drasek@c3 maya@d3 lorelai@h8", front="E4", back="F4")
    drasek = s.heroes["drasek"]
    maya = Blow("war", "card", [Hit("maya", damage=3)])
    both = Blow("war", "card", [Hit("maya", damage=3), Hit("drasek", damage=3)])
    found = {str(o) for o in answers(s, drasek, maya, "interrupt", [0])}
    assert "Answer interpose green maya" in found
    found = {str(o) for o in answers(s, drasek, both, "interrupt", [0, 1])}
    assert not any("interpose" in one for one in found), "not if one is a target already"
    warded = {str(o) for o in answers(s, drasek, maya, "reaction", [0])}
    own = {
        name
        for name, skill in skills_of(drasek.kit).items()
        if skill.timing == "reaction" and skill.parts[0].whom == "self"
    }
    assert {one.split()[1] for one in warded} & own, "a Warden's own for who stands beside"
    s.heroes["maya"].at = at(s, "f3")
    assert not {str(o) for o in answers(s, drasek, maya, "reaction", [0])}
    lorelai = s.heroes["lorelai"]
    everybody = {str(o) for o in answers(s, lorelai, both, "interrupt", [0, 1])}
    assert len([one for one in everybody if "defiance" in one]) == len(
        {one.split()[2] for one in everybody if "defiance" in one}
    ), "CANCEL is one answer for all"
    lorelai.health = 3
    assert not any("defiance" in str(o) for o in answers(s, lorelai, both, "interrupt", [0, 1]))


@pytest.mark.rule("gap.engagement", "kw.available.skill")
def test_while_engaged_nobody_shoots_but_spells_still_fly() -> None:
    s = hall("war", "nyx@c3 maya@h3", front="A4", back="B4")
    minion(s, "d3")
    nyx, maya = s.heroes["nyx"], s.heroes["maya"]
    assert "Use chaos_bolt red" in {str(option) for option in usable(s, nyx, "action")}
    maya.at = at(s, "e3")
    shots = {str(option) for option in usable(s, maya, "action")}
    assert "Use aimed_shot red" not in shots
    assert "Use knife_fight yellow" in shots


@pytest.mark.rule("raid.two-faces", "inter.what", "ruling.set-up-piles")
def test_a_raid_that_goes_on_is_not_begun_again() -> None:
    name, setup = next(
        (name, i)
        for name, chapter in CHAPTERS.items()
        for i, entry in enumerate(chapter.setups)
        if entry.raid
    )
    s = quay("vorn@c5", adventure=name, opened=setup)
    for face, after in (("", "a"), ("b", "b")):
        s.raid, s.won = face, None
        furnish(s, setup)
        assert s.raid == after
    assert s.told == f"setup/{setup}"


@pytest.mark.rule("furn.barrel.known", "gap.knock-out")
def test_who_falls_in_the_barrels_lies_beside_what_is_left_of_them() -> None:
    s = hall("war", "brihitte@c3 vorn@d3", front="E4", back="F4")
    brihitte = s.heroes["brihitte"]
    s.furniture = {brihitte.at: "barrels", at(s, "d3"): "basin"}
    brihitte.hiding = True
    hurt(s, "brihitte", 99, "ruling.fall")
    hurt(s, "vorn", 99, "ruling.fall")
    assert (brihitte.hiding, s.furniture) == (False, {at(s, "d3"): "basin"})
    assert brihitte.at != OFF


@pytest.mark.rule("boss.famine.swipe", "boss.famine.torrent", "boss.war.charge.move")
@pytest.mark.rule("boss.plague.charge.move", "boss.famine.overpower")
@pytest.mark.parametrize(
    ("horseman", "name"),
    [
        ("famine", "breaking_swipe"),
        ("famine", "torrential_charge"),
        ("famine", "overpower"),
        ("war", "war_charge"),
        ("plague", "plague_charge"),
    ],
)
def test_a_card_that_meets_an_area_meets_it_once(horseman: str, name: str) -> None:
    s = hall(horseman, "vorn@c5 maya@d6", front="B2", back="A2" if horseman != "famine" else "")
    turn = CardTurn(name, step=1, x=2)
    s.under_way = [turn]
    SCRIPTS[name](s, turn)
    found = [r for r in s.under_way if isinstance(r, Assault | Blow)]
    assert len(found) == 1, "two Heroes stand there"
    if isinstance(found[0], Blow):
        assert ({hit.who for hit in found[0].hits}, found[0].base) == ({"vorn", "maya"}, 4)
    else:
        more = {"war_charge": 2, "plague_charge": 0}.get(name, 4)
        assert (found[0].area, found[0].damage) == (area(s, "B3"), 2 + more)


@pytest.mark.rule("kw.telekinesis.fall", "kw.telekinesis", "kw.jump.fall")
def test_who_is_lifted_falls_only_from_a_height() -> None:
    for start, to, lost in (("e5", "d5", 2), ("c3", "e3", 0), ("d5", "e5", 0)):
        s = hall("war", "lorelai@b4", front="E1", back="F1")
        foe = minion(s, start)
        before = foe.health
        begin(s, Stride(foe.id, 2, jump=True, by="lorelai"))
        run(s, f"Walk {to}")
        assert (hall_of(s).board.names[foe.at], before - foe.health) == (to, lost)


@pytest.mark.rule("mon.no-reach", "mon.best-reachable")
def test_that_a_monster_only_comes_nearer_is_told_where_it_does() -> None:
    for where, told_ in (("e3", 0), ("l3", 1)):
        s = hall("war", "vorn@c3", front="E4", back="F4")
        foe = minion(s, where)
        turn = MonsterTurn(foe.id, window=Window.MOVE)
        s.under_way = [turn]
        set_out(s, turn, foe)
        assert len(told(s, "approaches")) == told_


@pytest.mark.rule("ruling.unfoldings")
def test_outcomes_by_traumas_and_curses() -> None:
    s = quay("vorn@c5 maya@h8")
    vorn = s.heroes["vorn"]

    def deeds() -> set[str]:
        return {OUTCOMES[name].deed for name in reached(s)} - {""}

    known = {entry.deed for entry in OUTCOMES.values()}
    assert deeds() == {"unbowed"} & known
    vorn.traumas = 1
    assert deeds() == {"fallen"} & known
    vorn.traumas, vorn.curses = 0, STAINED - 1
    assert deeds() == {"unbowed"} & known
    vorn.curses = STAINED
    assert deeds() == {"unbowed", "stained"} & known


@pytest.mark.rule("kw.telekinesis.fall", "kw.pushback.choose", "kw.trap.trigger")
def test_who_dies_in_a_trap_at_the_foot_of_a_height_does_not_fall_as_well() -> None:
    s = hall("war", "lorelai@b4", front="E1", back="F1")
    lifted, pushed = minion(s, "e5", 1, health=2), minion(s, "e6", 2, health=2)
    other = minion(s, "f6", 3)
    s.traps = {area(s, "B3"): "bear"}
    begin(s, Stride(lifted.id, 2, jump=True, by="lorelai"))
    run(s, "Walk d5")
    assert lifted.id not in s.monsters
    s.traps = {area(s, "B3"): "bear"}
    begin(s, Owed("pushback", pushed.id, rune=other.id))
    run(s, "Stand d6")
    assert pushed.id not in s.monsters


# Camp, and water ----------------------------------------------------------------------------------


@pytest.mark.rule("ruling.camp", "spoils.when", "kw.relearn.role")
def test_nothing_is_moved_twice_in_one_visit_to_camp() -> None:
    s = quay("vorn@c5 maya@h8")
    vorn = s.heroes["vorn"]
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    vorn.bag = [potion, "claymore"]
    visit = CampVisit(left=["vorn"], step="visit")

    def found(kind: str) -> set[str]:
        return {str(one) for one in errands(s, visit, vorn) if str(one).startswith(kind)}

    assert found("Give") == {f"Give {potion} maya", "Give claymore maya"}
    assert found("Wear") == {"Wear claymore"}
    assert len(found("Become")) == 4, "any Role but its own"
    assert found("Doff") == set(), "the bag is full"
    visit.moved = [potion]
    assert found("Give") == {"Give claymore maya"}
    visit.moved = ["claymore"]
    assert found("Wear") == {"Wear claymore"}, "what was taken off by mistake is put on again"
    visit.moved = ["claymore", "claymore"]
    assert found("Wear") == set(), "but not for ever"
    visit.moved = ["leader"]
    assert found("Become") == set()
    vorn.bag, visit.moved = ["longsword"], []
    assert found("Flip") == {"Flip longsword"}
    visit.moved = ["longsword"]
    assert found("Flip") == set()
    vorn.bag, visit.moved = [], [vorn.gear[0]]
    assert found("Doff") == {f"Doff {item}" for item in vorn.gear[1:]}


@pytest.mark.rule("ruling.camp")
def test_what_is_rarely_wanted_in_camp_is_offered_last() -> None:
    s = quay("vorn@c5 maya@h8")
    s.heroes["vorn"].bag = ["longsword"]
    s.heroes["maya"].bag = [next(name for name, card in ITEMS.items() if card.kind == "potion")]
    visit = CampVisit(left=["vorn"], step="visit")
    kinds = [type(option).__name__ for option in errands(s, visit, s.heroes["vorn"])]
    order = ["Wear", "Done", "Doff", "Flip", "Give", "Request", "Become"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


@pytest.mark.rule("ruling.camp", "kw.relearn.role")
def test_who_takes_a_role_gives_its_own_for_it() -> None:
    s = quay("vorn@c5 maya@h8")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    mine, hers = vorn.role, maya.role
    wish(s, vorn, hers)
    run(s, "Yes")
    assert (vorn.role, maya.role) == (hers, mine)
    free = next(role for role in ROLES if role not in (mine, hers))
    wish(s, vorn, free)
    assert (vorn.role, maya.role) == (free, mine)
    assert len(told(s, "became")) == 3


@pytest.mark.rule("chest.swap-rule", "chest.grid-fixed", "chest.partial", "chest.cost")
def test_the_chest_deck_is_recomposed_card_for_card() -> None:
    s = quay("vorn@c5 maya@h8")
    for option in recompositions(s):
        old, new = ITEMS[option.old], ITEMS[option.new]
        assert option.old != option.new
        assert (old.kind, old.rarity) == (new.kind, new.rarity)
        assert s.grid.count(option.new) < new.copies + new.spare
    every = {
        (old, new)
        for old in s.grid
        for new in ITEMS
        if new != old
        and (ITEMS[old].kind, ITEMS[old].rarity) == (ITEMS[new].kind, ITEMS[new].rarity)
        and s.grid.count(new) < ITEMS[new].copies + ITEMS[new].spare
    }
    assert {(option.old, option.new) for option in recompositions(s)} == every
    potion = next(name for name, card in ITEMS.items() if card.kind == "potion")
    scroll = next(name for name, card in ITEMS.items() if card.kind == "scroll")
    other = next(name for name, card in ITEMS.items() if card.kind not in ("potion", "scroll"))
    s.heroes["vorn"].bag, s.heroes["maya"].bag = [potion, other], [scroll, "claymore"]
    give_back(s)
    assert (s.heroes["vorn"].bag, s.heroes["maya"].bag) == ([other], ["claymore"])
    assert len(told(s, "returned")) == 2


@pytest.mark.rule("spoils.category", "ruling.rewards", "ruling.proficient")
def test_spoils_are_drawn_that_somebody_can_use() -> None:
    s = quay("lorelai@c5")
    for item in s.spoils:
        faces = [face for face in (item, GEAR[item].flips) if face]
        able = any(is_proficient("lorelai", GEAR[face]) for face in faces)
        assert fits_somebody(s, item) == able


@pytest.mark.rule("scene.floodgate.flowing", "ruling.flowing", "ruling.plague-follows")
def test_running_water_takes_those_in_it_off_their_feet() -> None:
    for chapter in CHAPTERS:
        s = quay("vorn@c5 maya@h8 elros@h7", adventure=chapter)
        water = hall_of(s).rough.get("water", 0)
        if not water:
            continue
        vorn, maya, elros = (s.heroes[name] for name in ("vorn", "maya", "elros"))
        wet = [i for i in range(water.bit_length()) if water >> i & 1]
        vorn.at, elros.at, elros.down = wet[0], wet[1], True
        maya.at = next(i for i in hall_of(s).board.squares if not water >> i & 1)
        before = vorn.health
        s.flowing = "a"
        flow(s)
        assert (vorn.health, vorn.tokens) == (before, {})
        s.flowing = "b"
        flow(s)
        assert (before - vorn.health, vorn.has("knock_down")) == (SWEPT, 1)
        assert not maya.tokens
        assert not elros.tokens
        vorn.at = OFF
        flow(s)
        assert before - vorn.health == SWEPT


@pytest.mark.rule("ruling.plague-follows")
def test_the_cloud_covers_the_next_areas_one_after_the_other() -> None:
    name, setup = next(
        ((n, i) for n, c in CHAPTERS.items() for i, e in enumerate(c.setups) if e.plague)
    )
    s = quay("vorn@c5", adventure=name, opened=setup)
    waves = []
    while squares := wave(s):
        s.heroes["vorn"].at, s.heroes["vorn"].tokens = squares[0], {}
        creep(s)
        assert set(squares) <= set(s.cloud)
        assert s.heroes["vorn"].has("poison") == 2
        waves.append(squares)
    assert len(waves) == len(CHAPTERS[name].setups[setup].plague)
    creep(s)
    assert len(told(s, "plague-follows")) == len(waves)
