"""Where the letter of the book decides: who comes in a Turn acts in it, what closest means."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grimtable.games.berserk import GAME
from grimtable.games.berserk.attacks import gather, held_back, wounds
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.enemies import attack, stops
from grimtable.games.berserk.events import is_down
from grimtable.games.berserk.options import Riposte
from grimtable.games.berserk.records import Inflict
from grimtable.games.berserk.setup import prepare, room
from grimtable.games.berserk.spaces import in_range
from grimtable.games.berserk.spawning import place
from grimtable.games.berserk.state import Arrival, Blow, March, Options
from grimtable.games.berserk.status import tire
from tests.games.berserk.table import Story

FAR: dict[str, Any] = {"guts": "a1 grit", "isidro": "a2 bombs", "schierke": "a3 mending"}


@pytest.mark.rule("enemy-turn.all", "enemy.order.closest")
def test_an_enemy_that_comes_in_the_enemy_turn_is_activated_in_it() -> None:
    t = Story(phase="enemy", fate=["0 0 0"], **FAR)
    t.s.pool["troll"] = LIBRARY.foes["troll"].minis
    place(t.s, Arrival("troll", "d5"))
    t.begin().rest("events")
    assert [event.args["who"] for event in t.happened("enemy")] == ["troll_1"]


@pytest.mark.rule("hero-turn.end", "ally.when", "ability.ally.after-activation")
def test_an_ally_that_joins_in_the_hero_turn_can_be_activated_in_it_and_gives_nothing_before() -> (
    None
):
    t = Story(**FAR)
    place(t.s, Arrival("militia", "d5", ally=True))
    assert not t.militia.done
    assert "Activate militia" in t.offers


@pytest.mark.rule("spawn.displace", "closest.distance", "ruling.closest-path")
def test_who_makes_room_goes_where_the_least_movement_leads_and_others_are_in_the_way() -> None:
    ring: dict[str, Any] = {"troll_2": "d4", "troll_3": "e5", "troll_4": "e6", "troll_5": "d6"}
    t = Story(troll_1="d5", **ring, **FAR)
    t.s.under_way.append(Arrival("ogre", "d5"))
    assert offered(t, "troll_1") == {"b4", "b5", "b6", "c4", "c7"}, "past c5 and c6"
    shut = Story(troll_1="d5", troll_6="c5", troll_7="c6", **ring, **FAR)
    shut.s.under_way.append(Arrival("troll", "d5"))
    assert len(offered(shut, "troll_1")) > 5, "nobody counts where nobody can pass"
    assert "f5" not in offered(shut, "troll_1"), "but Scenery does"


def offered(t: Story, who: str) -> set[str]:
    return {one.removeprefix(f"Relocate {who} ") for one in t.offers}


@pytest.mark.rule("bleed.heal-instead", "effect.optional")
def test_what_heals_all_leaves_each_of_them_the_choice() -> None:
    t = Story(farnese="c4 last_prayer", guts="c5 grit", isidro="a1 bombs", schierke="d5 mending")
    t.guts.wounds, t.guts.bleeding = 3, 1
    t.farnese.wounds, t.schierke.bleeding, t.isidro.wounds = 1, 2, 1
    t.play("Activate farnese", "Use last_prayer")
    assert t.offers == ["Mend guts no", "Mend guts yes"]
    t.play("Mend guts no")
    assert (t.guts.wounds, t.guts.bleeding) == (2, 1)
    assert (t.farnese.wounds, t.schierke.bleeding, t.isidro.wounds) == (0, 1, 1)


@pytest.mark.rule("effect.kinds", "bleed.heal-instead", "bleed.heal-several")
def test_what_heals_one_heals_the_health_of_one_and_tokens_of_others_too() -> None:
    t = Story(farnese="c4 bandage", guts="c5 grit", casca="d4", isidro="a1 bombs")
    t.farnese.wounds, t.guts.wounds, t.casca.bleeding = 2, 2, 1
    t.play("Activate farnese", "Use bandage")
    assert t.offers == ["Mend farnese no", "Mend guts no", "Mend casca yes"]
    t.play("Mend guts no")
    assert t.offers == ["Mend guts no", "Mend casca yes"]
    t.play("Mend casca yes")
    assert (t.farnese.wounds, t.guts.wounds, t.casca.bleeding) == (2, 0, 0), "the last point"


@pytest.mark.rule("ko.hero", "fatigue.ko")
def test_who_fell_from_fatigue_is_down_without_a_wound() -> None:
    t = Story(**FAR)
    tire(t.s, t.s.heroes["guts"], 99, rule="fatigue.when")
    assert t.guts.wounds == 0
    assert is_down(t.s, "guts")
    assert not is_down(t.s, "isidro")
    assert not is_down(t.s, "casca"), "who is not in play"


@pytest.mark.rule("riposte.range", "effect.optional", "range.default")
def test_a_riposte_without_the_effect_has_the_range_of_any_attack() -> None:
    near = Story(guts="c4 grit bombs", isidro="a2 grit bombs", schierke="a1 mending", troll_1="c5")
    near.s.heroes["guts"].done = True
    assert Riposte("guts", plain=True) in held_back(near.s, [near.s.heroes["guts"]], "troll_1")
    near.s.enemies["troll_1"].at = "c6"
    assert held_back(near.s, [near.s.heroes["guts"]], "troll_1") == []


@pytest.mark.rule("move.enemy.short", "attack.visible", "closest.distance")
def test_who_strikes_from_afar_and_sees_nobody_comes_nearer_instead_of_waiting() -> None:
    t = Story(phase="enemy", shaman_1="f9", guts="c9 grit", isidro="a1 bombs", schierke="a2 ward")
    assert in_range(t.s, t.shaman_1, t.guts, 4, visible=False)
    t.shaman_1.slow = LIBRARY.foes["shaman"].move - 1  # one step shows nobody either
    spots, _ = stops(t.s, t.shaman_1, t.guts)
    assert "f9" not in t.s.adventure.hexes.names(spots)


@pytest.mark.rule("enemy.range", "base.xl", "move.enemy.toward")
def test_an_extra_large_base_stops_when_its_rim_is_next_to_its_target() -> None:
    t = Story(phase="enemy", ogre_1="d6", guts="b3 grit", isidro="g12 bombs", schierke="g11 ward")
    field = t.s.adventure.hexes
    spots, _ = stops(t.s, t.ogre_1, t.guts)
    assert {field.far[field.named[at]][field.named["b3"]] for at in field.names(spots)} == {2}


@pytest.mark.rule("move.enemy.total")
def test_who_was_slowed_is_slow_for_one_activation() -> None:
    t = Story(phase="enemy", troll_1="d5", **FAR)
    t.troll_1.slow = 1
    attack(t.s, March("troll_1"), t.troll_1)
    assert t.troll_1.slow == 0


@pytest.mark.rule("monster.push", "spawn.displace")
def test_the_log_says_who_makes_room_for_a_monster_and_who_for_a_newcomer() -> None:
    t = Story(ogre_1="d6", troll_1="d4", **FAR)
    t.s.under_way.append(Arrival("ogre_1", "d5", spawns=False, window="room"))
    t.play(next(iter(t.offers)))
    assert [event.rule for event in t.happened("displaced")] == ["monster.push"]


@pytest.mark.rule("attack.hero.all", "attack.hero.target")
def test_the_log_names_all_targets_of_a_sweep_and_the_one_of_a_blow() -> None:
    t = Story(troll_1="c5", troll_2="d5", **FAR)
    for targets in (["troll_1"], ["troll_1", "troll_2"]):
        list(gather(t.s, Blow("guts", targets)))
    told = [event.args["whom"] for event in t.happened("attacks")]
    assert told == ["troll_1", ("troll_1", "troll_2")]


@pytest.mark.rule("bleed.inflict", "stun.inflict")
def test_what_inflicts_one_status_inflicts_no_other() -> None:
    t = Story(guts="c4 dragonslayer", isidro="a2 bombs", schierke="a3 mending", troll_1="c5")
    t.guts.done = True
    cards = t.s.library.cards
    for status in ("bleeding", "stunned"):
        effect = replace(cards["grit"].effect, attack=(Inflict(status, 1),))
        t.guts.pile = ["grit"]
        blow = Blow("guts", ["troll_1"], faces=["3"])
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(cards, "grit", replace(cards["grit"], effect=effect))
            wounds(t.s, blow)
    assert (t.troll_1.bleeding, t.troll_1.stunned) == (1, 1)


@pytest.mark.rule("setup.board.enemies-placed", "base.large")
def test_a_base_is_laid_out_where_nothing_is_under_it() -> None:
    t = Story(troll_1="d5", **FAR)
    field = t.s.adventure.hexes
    for facing, under in enumerate(t.s.adventure.bases[2]["d6"]):
        free = "d5" not in field.names(under) and not under & t.s.adventure.tall
        assert room(t.s, 2, "d6", facing) == free
    assert not room(t.s, 1, "d8", 0), "tall Scenery"


@pytest.mark.rule("setup.board.event-a")
def test_event_a_is_revealed_wherever_a_story_begins() -> None:
    for begin in ("", "A", "B"):
        s = GAME.new(Options(("guts", "isidro", "schierke"), "yard", begin=begin))
        while s.phase == "setup":
            prepare(s)
        assert s.face_up == (["A", "B"] if begin == "B" else ["A"])
