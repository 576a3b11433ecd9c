"""Straight lines and small sums: pushes, swaps, bashes, charmed and large Monsters, old states."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.abilities import afflict, may_break_free
from grimtable.games.drunagor.allies import in_reach
from grimtable.games.drunagor.attack import interrupters, suffer
from grimtable.games.drunagor.board import areas_at, gaps, ground
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.camp import spoils
from grimtable.games.drunagor.casting import can_bash
from grimtable.games.drunagor.charm import in_its_reach, set_on
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, SKILLS, order_of
from grimtable.games.drunagor.doors import leave
from grimtable.games.drunagor.feats import lines
from grimtable.games.drunagor.health import accomplish, defeat
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.migrations import (
    BESTIARY,
    NEW,
    NEWER,
    with_bestiary,
    with_company,
    with_fourth_act,
)
from grimtable.games.drunagor.monsters import weakened
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.plague import grab_and_crush
from grimtable.games.drunagor.prey import bait
from grimtable.games.drunagor.prowl import plan, roam
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    OFF,
    Ally,
    Blow,
    CampVisit,
    CardTurn,
    HeroTurn,
    Hit,
    MonsterTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.targets import CENTRE, charge
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    area,
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)

# Pushes and places ----------------------------------------------------------------------------


@pytest.mark.rule("kw.push", "kw.push.stop")
@pytest.mark.parametrize("where", ["g3", "h2", "h4", "i1", "f3", "e1"])
def test_every_square_of_a_push_is_farther_from_the_pusher_than_the_last(where: str) -> None:
    s = hall("famine", f"nyx@{where}", front="A4", back="B4")
    foe, board = minion(s, "h3"), hall_of(s).board
    px, py = board.xy(at(s, where))
    x, y = board.xy(foe.at)
    flat = {board.xy(i): i for i in board.squares if board.level[i] <= board.level[foe.at]}
    for n in (1, 2, 3):
        wanted = {}
        for dx, dy in ((a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b):
            way: list[int] = []
            before = max(abs(x - px), abs(y - py))
            for step in range(1, n + 1):
                spot = (x + dx * step, y + dy * step)
                away = max(abs(spot[0] - px), abs(spot[1] - py))
                if away <= before or spot not in flat:
                    break
                way.append(flat[spot])
                before = away
            if way:
                wanted[way[-1]] = way
        assert lines(s, foe, s.heroes["nyx"], n) == wanted


@pytest.mark.rule("kw.swap")
def test_to_change_places_with_a_monster_is_to_stand_where_it_stood() -> None:
    s = hall("war", "nyx@c5", front="E1", back="F1")
    foe = minion(s, "e5")
    KEYWORDS["swap"].do(s, SkillCast("nyx", "trade_places", "action", "green"), foe.id, 0)
    assert (s.heroes["nyx"].at, foe.at) == (at(s, "e5"), at(s, "c5"))


@pytest.mark.rule("ph.counts", "ph.what")
def test_the_spaces_of_a_chasm_are_four_to_an_area_and_none_of_the_board() -> None:
    for horseman in ("death", "plague"):
        board = hall_of(hall(horseman, "vorn@c3")).board
        around = {
            (2 * (a % board.across) + x, 2 * (a // board.across) + y)
            for a in board.chasms
            for x in (0, 1)
            for y in (0, 1)
        }
        assert {board.xy(i) for i in gaps(board)} == around
        assert not set(gaps(board)) & set(board.squares)


@pytest.mark.rule("gap.large", "kw.difficult", "kw.difficult.once")
def test_a_large_monster_pays_once_for_the_water_it_wades_through() -> None:
    s = quay("maya@a8", "shadow_knight@a3", adventure="elders_way", opened=1)
    foe = s.monsters["shadow_knight_1"]
    begin(s, MonsterTurn(foe.id))
    board, floor = hall_of(s).board, ground(s)
    water = 0
    for squares in hall_of(s).rough.values():
        water |= squares
    here = board.area[foe.at]
    found = roam(s, foe, 4)
    assert found[here].cost == 0
    for end, trail in found.items():
        wet = any(floor.area[a] & water for a in trail.areas)
        assert trail.cost == min(4, len(trail.areas) + wet), board.names[board.inside[end][0]]
    assert any(floor.area[a] & water for a in found)
    s = quay("maya@c3", "shadow_knight@c5", adventure="spoiled_surprise")
    begin(s, MonsterTurn(foe.id))
    board = hall_of(s).board
    there = [board.area[at(s, name)] for name in ("e3", "e1")]
    trail = roam(s, s.monsters[foe.id], 5)[there[1]]
    assert (trail.cost, trail.areas) == (3, (*there,)), "two areas of water, one point more"


@pytest.mark.rule("boss.plague.grab.stuck", "kw.range")
def test_who_is_off_the_board_is_in_no_area_and_who_is_grabbed_where_the_back_is() -> None:
    s = hall("plague", "vorn@c5", front="C1", back="D1")
    vorn = s.heroes["vorn"]
    assert areas_at(s, "vorn") == {area(s, "B3")}
    vorn.at = OFF
    assert areas_at(s, "vorn") == frozenset()
    vorn.grabbed = True
    assert areas_at(s, "vorn") == {s.boss.back}


# Skills ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.bash")
def test_two_shield_are_enough_for_a_bash() -> None:
    s = hall("war", "drasek@c3", front="E4", back="F4")
    minion(s, "d3")
    drasek, part = s.heroes["drasek"], SKILLS["shield_bash"].parts[1]
    cast = SkillCast("drasek", "shield_bash", "action", "yellow", part=1)
    for shield, may in ((1, False), (2, True)):
        drasek.tokens = {"shield": shield}
        assert can_bash(s, cast, part, drasek) == may


@pytest.mark.rule("kw.split")
def test_points_that_are_no_health_are_split_as_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    s = hall("war", "jaheen@c3 vorn@d3", front="E4", back="F4")
    light = SKILLS["shared_light"]
    part = replace(light.parts[0], acts=(Act("shield", 2),))
    monkeypatch.setitem(SKILLS, "shared_light", replace(light, parts=(part,)))
    for hero in s.heroes.values():
        hero.health = 3
    begin(s, SkillCast("jaheen", "shared_light", "action", "blue", part=1))
    begin(s, Owed("split", "jaheen", 2, rune="shield"))
    run(s, "Aim vorn", "Aim vorn")
    assert (s.heroes["vorn"].has("shield"), s.heroes["vorn"].health) == (2, 3)


@pytest.mark.rule("int.window", "furn.barrel.untargetable")
def test_who_hides_in_barrels_interrupts_nothing() -> None:
    s = hall("war", "vorn@c3 brihitte@d3", front="E4", back="F4")
    blow = Blow("war", "card", [Hit("vorn", 3)], base=3)
    for hiding in (False, True):
        for hero in s.heroes.values():
            hero.hiding = hiding
        assert bool([ask.seat for ask in interrupters(s, blow)]) is not hiding


@pytest.mark.rule("dmg.suffers-moment")
def test_a_hit_on_somebody_who_is_gone_hurts_nobody() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    blow = Blow("vorn", "spell", [Hit("gone", 3)])
    suffer(s, blow)
    assert (blow.window, blow.hits[0].suffered, told(s, "hurt")) == (Window.COLLATERAL, 0, [])


@pytest.mark.rule("kw.cleanse", "ally.tokens")
def test_an_ally_is_cleansed_of_its_conditions() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    s.allies["x"] = Ally("x", "robin_rising", at(s, "c4"), {"poison": 2, "slow": 1})
    begin(s, Owed("cleanse", "x", 1))
    assert offered(run(s)) == {"Remove poison", "Remove slow", "Done"}
    run(s, "Remove poison")
    assert s.allies["x"].tokens == {"slow": 1}


# Monsters and allies --------------------------------------------------------------------------


@pytest.mark.rule("kw.charm.collateral")
def test_a_charmed_monster_leaves_its_marks_on_the_horseman_too() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    afflict(s, minion(s, "d3").id, s.boss.id, "bleed", 2)
    assert s.boss.has("bleed") == 2


@pytest.mark.rule("kw.charm", "kw.cleave")
def test_a_charmed_monster_strikes_as_many_as_its_card_says() -> None:
    for kind, most in (("plague_carrier", 1), ("executioner", 2)):
        s = quay("maya@l8", f"{kind}@c5")
        foe = s.monsters[f"{kind}_1"]
        for n, where in enumerate(("d5", "c6", "d6"), 1):
            minion(s, where, n)
        turn = MonsterTurn(foe.id, charmed="maya", window=Window.ATTACK)
        s.under_way = [turn]
        while s.under_way == [turn] and turn.window is Window.ATTACK:
            script = set_on(s, turn, foe)
            asked = next(script)
            with pytest.raises(StopIteration):
                script.send(asked.options[0])  # type: ignore[union-attr]
            if len(turn.aims) == most:
                list(set_on(s, turn, foe))
        assert len(turn.aims) == most


@pytest.mark.rule("kw.charm")
def test_a_charmed_archer_reaches_no_one_two_areas_away_and_a_fencer_who_is_beside() -> None:
    s = quay("vorn@a1", "sower_cultist@e5 executioner@g5 executioner@i5")
    assert in_its_reach(s, s.monsters["sower_cultist_1"]) == ["executioner_1"]
    assert in_its_reach(s, s.monsters["executioner_1"]) == []
    s.monsters["executioner_2"].at = at(s, "h6")
    assert in_its_reach(s, s.monsters["executioner_1"]) == ["executioner_2"]


@pytest.mark.rule("ally.card.attack-type", "gap.ranged-monster")
def test_an_ally_who_casts_is_not_hindered_by_who_stands_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    s.allies["x"] = Ally("x", "robin_rising", at(s, "a1"))
    near, far = minion(s, "b1", 1), minion(s, "l1", 2)
    card = ALLIES["robin_rising"]
    for reach, whom in (
        ("melee", [near.id]),
        ("ranged", []),
        ("magical", ["war", near.id, far.id]),
    ):
        entry = replace(card.entry, reach=reach)
        monkeypatch.setitem(ALLIES, "robin_rising", replace(card, entry=entry))
        assert list(in_reach(s, s.allies["x"])) == whom


@pytest.mark.rule("kw.devourer")
def test_a_devourer_goes_for_one_meal() -> None:
    s = quay("vorn@l8", "unstable_devourer@c5")
    s.injured = {at(s, "e5"): "villager"}
    steps = plan(s, s.monsters["unstable_devourer_1"], 3)
    assert {(step.hits, step.rank) for step in steps} == {(1, 0)}


@pytest.mark.rule("kw.restrain.end")
def test_who_is_restrained_is_free_when_none_who_restrains_is_near() -> None:
    kind = next(
        kind
        for kind, ranks in FIGHTERS.items()
        if "restrain" in ranks[-1].abilities and not ranks[-1].large
    )
    for where, free in (("c5", False), ("e5", False), ("g5", True)):
        s = quay("vorn@d5", f"{kind}@{where}")
        s.heroes["vorn"].tokens = {"restrain": 1}
        assert may_break_free(s, s.heroes["vorn"]) == free


@pytest.mark.rule("kw.killing-blow")
def test_who_slays_is_named_and_without_anybody_it_is_the_horseman() -> None:
    for by, named in (("vorn", "vorn"), ("", "war")):
        s = hall("war", "vorn@c3")
        defeat(s, minion(s, "d3"), by)
        assert [event.args["by"] for event in told(s, "slain")] == [named]


# Horsemen -------------------------------------------------------------------------------------


@pytest.mark.rule("boss.death.charge.path")
def test_in_the_centre_the_dragon_charges_nobody_and_roars() -> None:
    s = hall("death", "vorn@c3 maya@d3")
    for here in hall_of(s).perimeters:
        s.boss.landing = here
        assert charge(s, 2).why == ("roar" if here == CENTRE else "charge")


@pytest.mark.rule("boss.plague.grab", "boss.plague.grab.off-board")
def test_who_is_grabbed_already_is_crushed_and_not_grabbed_anew() -> None:
    s = hall("plague", "vorn@c5", "green*3", front="C1", back="D1")
    vorn = s.heroes["vorn"]
    vorn.grabbed, vorn.at = True, OFF
    turn = CardTurn("grab_and_crush", x=3)
    s.under_way = [turn]
    grab_and_crush(s, turn)
    assert told(s, "grabbed") == []
    assert isinstance(s.under_way[-1], Blow)


# Doors, the Camp, old states ------------------------------------------------------------------


@pytest.mark.rule("ruling.boards")
def test_who_leaves_a_board_ends_its_own_turn_alone() -> None:
    s = quay("vorn@c5", "executioner@e5")
    mine, its = HeroTurn("vorn", window=Window.ACTIONS), MonsterTurn("executioner_1")
    s.under_way = [its, mine]
    leave(s)
    assert (mine.window, its.window) == (Window.END, Window.START)


@pytest.mark.rule("ruling.rewards", "spoils.category")
def test_who_wants_none_of_the_spoils_takes_none() -> None:
    s = quay("vorn@c5")
    visit = CampVisit(step="spoils", left=["vorn"], offered=["claymore"])
    s.under_way = [visit]
    script = spoils(s, visit)
    asked = next(script)
    with pytest.raises(StopIteration):
        script.send(asked.options[-1])  # type: ignore[union-attr]
    assert (visit.left, visit.offered, s.under_way) == ([], ["claymore"], [visit])


@pytest.mark.rule("ruling.cleared")
def test_an_adventure_is_won_with_what_it_asks_for_and_without_more() -> None:
    for statuses, won in (((), None), (("course_set",), True), (("course_set", "contempt"), True)):
        s = quay("vorn@c5", adventure="workshop_of_wonders", opened=0)
        s.opened = len(CHAPTERS["workshop_of_wonders"].setups) - 1
        s.place = f"workshop_of_wonders-{s.opened}"
        s.statuses = list(statuses)
        accomplish(s)
        assert s.won is won


def test_a_turn_of_before_there_were_allies_is_found_on_the_longer_track() -> None:
    order = order_of("friendly_visit-0")
    fourth = [p for p in order if p.id not in BESTIARY]
    third = [p for p in fourth if p.id not in NEWER]
    second = [p for p in third if p.kind != "ally" and p.id not in NEW]
    assert len(second) < len(third) < len(fourth) < len(order)
    for old, migrations in (
        (second, (with_company, with_fourth_act, with_bestiary)),
        (third, (with_fourth_act, with_bestiary)),
        (fourth, (with_bestiary,)),
    ):
        for slot, place in enumerate(old):
            data: dict[str, Any] = {"place": "friendly_visit-0", "slot": slot}
            for migrate in migrations:
                migrate(data)
            assert order[data["slot"]] == place
        for slot in (-1, len(order)):
            data = {"place": "friendly_visit-0", "slot": slot}
            for migrate in migrations:
                migrate(data)
            assert data["slot"] == slot


# Statuses, practice, prey ---------------------------------------------------------------------


@pytest.mark.rule("ruling.status-rewards", "dmg.suffers-moment")
def test_a_status_pays_a_hero_for_damage_and_neither_a_monster_nor_a_vain_blow() -> None:
    for by, damage, pays in (("vorn", 2, True), ("vorn", 0, False), ("monster", 2, False)):
        s = hall("plague", "vorn@c5", front="C1", back="D1")
        foe = minion(s, "d5")
        s.statuses = ["contempt"]
        s.under_way = []
        suffer(s, Blow("vorn" if by == "vorn" else foe.id, "spell", [Hit("plague", damage)]))
        assert bool(told(s, "status-pays")) == pays


@pytest.mark.rule("ruling.weak-spot")
def test_on_a_weak_spot_intimidate_adds_up_to_four() -> None:
    s = hall("famine", "vorn@c5")
    s.statuses = ["weak_spot"]
    for laid in (2, 4):
        begin(s, Owed("weak_spot", "vorn"))
        options = offered(run(s))
        card = min(options).split()[1]
        run(s, f"Daunt {card}")
        assert s.boss.daunted == {card: laid}
    begin(s, Owed("weak_spot", "vorn"))
    assert offered(run(s)) == options - {f"Daunt {card}"}


@pytest.mark.rule("ruling.set-ups")
def test_monsters_are_weakened_by_so_many_in_a_hundred() -> None:
    s = quay("vorn@c5")
    for wounded, health, left in ((0, 100, 100), (50, 100, 50), (50, 7, 3), (50, 1, 1)):
        s.options = replace(s.options, wounded=wounded)
        assert weakened(s, health) == left


@pytest.mark.rule("kw.devourer")
def test_bait_lies_around_the_injured_and_nowhere_else() -> None:
    s = quay("vorn@c5")
    assert bait(s) == 0
    s.injured = {at(s, "h5"): "villager", at(s, "i7"): "villager"}
    near = ground(s).near
    assert bait(s) == near[at(s, "h5")] | near[at(s, "i7")]
