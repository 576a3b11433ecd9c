"""What a computer party goes by: exact chances of harm, cards, souls, and when to rest."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.dark_souls import GAME, tactics
from grimtable.games.dark_souls.judgement import appraise
from grimtable.games.dark_souls.state import Dropped, Options, Souls
from grimtable.games.dark_souls.tactics import Guard
from grimtable.games.dark_souls.under_way import Blow, Stroke
from grimtable.games.dark_souls.worth import kit_of, might_of
from grimtable.kernel import Ask, Seeded
from grimtable.kernel.run import Run
from grimtable.minds import Greedy, View
from tests.games.dark_souls.playing import acting, fight, knight, party


def choice(s: Souls, samples: int = 4) -> str:
    """What a greedy party answers to the ask that is open in this position."""
    run = Run(GAME, s, Seeded(3))
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    assert len(ask.options) > 1
    return str(Greedy(3, samples).answer(View(run, number, ask.seat), ask))


def explored(s: Souls) -> Souls:
    """A party on its tile after a won encounter, the bonfire next door."""
    tile = s.tiles["tile_6"]
    tile.x, tile.y = -1, 0
    s.fight, s.phase, s.fog = None, "explore", "tile_6"
    for c in s.present():
        c.node = None
    return s


def test_harm_is_counted_exactly() -> None:
    assert tactics.pips_of(("black",)) == pytest.approx({0: 1 / 6, 1: 3 / 6, 2: 2 / 6})
    guarded = tactics.harm(Guard(("black",), (), 0, 1), 2, 1, magical=False)
    assert guarded == pytest.approx((2 / 6, 3 / 6, 1 / 6))
    nimble = Guard((), (), 2, 1)
    dodged = tactics.harm(nimble, 6, 1, magical=True)  # 1 stamina, and 6 more in a quarter
    assert dodged == pytest.approx((0, 3 / 4, 0, 0, 0, 0, 0, 1 / 4))
    assert tactics.harm(nimble._replace(dodges=None), 6, 1, magical=True)[6] == 1  # it can't dodge


def test_an_attack_is_counted_with_what_the_enemy_stops_and_has_left() -> None:
    s = fight("warrior@c3", "sentinel@c3")
    warrior, sentinel = s.characters["warrior"], s.battle.foes["sentinel_1"]
    plain = tactics.stroke(s, warrior, "battle_axe", 0, sentinel, 10, aimed=True)
    assert plain == pytest.approx(12 / 36 * 1 + 4 / 36 * 2)  # two black dice against block 2
    last = tactics.stroke(s, warrior, "battle_axe", 0, sentinel, 1, aimed=True)
    assert last == pytest.approx(16 / 36)
    s = fight("warrior@c3>4", "gargoyle@c3>0")
    assert s.battle.deck is not None
    s.battle.deck.card = "gargoyle_sweeping_strike"  # weak: back
    warrior, boss = s.characters["warrior"], s.battle.foes["gargoyle"]
    weak = tactics.stroke(s, warrior, "battle_axe", 0, boss, 10, aimed=True)
    assert weak > tactics.stroke(s, warrior, "battle_axe", 0, boss, 10, aimed=False)


def blow(**fields: Any) -> Blow:
    """A heavy attack on the Knight, who has rolled to block it."""
    rolled: dict[str, Any] = {"window": "luck", "strength": 6, "defence": "block"}
    return Blow("sentinel_1", ["knight"], 6, False, 1, **(rolled | fields))


def test_the_dice_of_a_blow_under_way_count_as_they_lie() -> None:
    s = fight("knight@c3", "sentinel@c3")
    knight(s).damage = 3
    s.under_way = [blow(colours=("black", "blue"), faces=(0, 0))]
    bad = appraise(s)
    s.under_way = [blow(colours=("black", "blue"), faces=(2, 3))]
    assert appraise(s) > bad
    s.under_way = [blow(defence="dodge", colours=("dodge",), faces=(1,))]
    assert appraise(s) > bad
    s = fight("knight@c3", "sentinel@c3")
    acting(s, "knight", used=["long_sword"], struck=True)
    dice: dict[str, Any] = {"window": "luck", "foes": ["sentinel_1"], "colours": ("black", "blue")}
    s.under_way = [Stroke("knight", "long_sword", 2, "sentinel_1", 1, faces=(0, 0), **dice)]
    nothing = appraise(s)
    s.under_way = [Stroke("knight", "long_sword", 2, "sentinel_1", 1, faces=(2, 3), **dice)]
    assert appraise(s) > nothing


def test_a_dead_end_is_worth_less_than_a_wound() -> None:
    s = fight("knight@c3", "sentinel@c3")
    fresh = appraise(s)
    knight(s).damage = 8
    assert appraise(s) < fresh


def test_it_strikes_what_it_can_reach_and_walks_to_what_it_can_not() -> None:
    s = fight("warrior@c3", "hollow_soldier@c3")
    acting(s, "warrior")
    assert choice(s).startswith("Strike warrior battle_axe")
    s = fight("warrior@c1", "hollow_soldier@c3")
    acting(s, "warrior")
    assert choice(s) == "Walk warrior c3"


def test_it_never_fills_its_last_box_for_nothing() -> None:
    s = fight("warrior@c1", "sentinel@e5")
    s.characters["warrior"].damage, s.characters["warrior"].estus = 9, False
    acting(s, "warrior", walk_left=0)
    assert choice(s) == "End warrior"


def test_it_takes_its_souls_home_before_the_next_encounter() -> None:
    s = explored(fight("knight@a1 warrior@a1", "hollow_soldier@e5"))
    s.at, s.souls = "tile_6", 6
    assert choice(s) == "Return"


def test_it_spends_souls_and_does_not_rest_when_all_is_ready() -> None:
    s = explored(fight("knight@a1 warrior@a1", "hollow_soldier@e5"))
    s.at, s.souls = "bonfire", 4
    s.tiles["tile_6"].face_up = False
    assert choice(s).split()[0] in ("Buy", "LevelUp")
    s.souls = 0
    assert choice(s) == "Enter tile_6 bonfire"


def test_a_card_out_of_reach_counts_the_more_the_nearer_the_stats_are() -> None:
    s = party("warrior")
    c = s.characters["warrior"]
    bare = might_of(kit_of(s, c))
    assert bare[1] == 0
    s.inventory = ["greataxe"]
    far = might_of(kit_of(s, c))[1]
    c.tiers["strength"] = 1
    near = might_of(kit_of(s, c))[1]
    assert 0 < far < near


def test_what_nobody_knows_changes_nothing() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    assert s.fight is not None
    assert s.fight.deck is not None
    s.fight.deck.pool = ["gargoyle_tail_whip", "gargoyle_tail_sweep", "gargoyle_halberd_thrust"]
    s.fight.deck.unseen = 2
    before = appraise(s)
    s.fight.deck.pool.reverse()
    s.treasure.rest.reverse()
    s.dropped = Dropped("gargoyle", "c3", 0)
    assert appraise(s) == pytest.approx(before)


def test_a_lost_and_a_won_game_are_the_ends_of_the_scale() -> None:
    s = GAME.new(Options(("knight",)))
    assert 0 < appraise(s) < 1
    s.won = False
    assert appraise(s) == 0
