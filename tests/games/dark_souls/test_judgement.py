"""What a computer party goes by: the table as it lies, cards, souls, and when to rest."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.hunch import hunch
from grimtable.games.dark_souls.judgement import appraise, terms
from grimtable.games.dark_souls.setup import distances
from grimtable.games.dark_souls.state import Dropped, Options, Souls
from grimtable.games.dark_souls.under_way import Blow
from grimtable.games.dark_souls.worth import kit_of, prospect
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


def asked(s: Souls) -> Ask:
    """The ask that is open in this position."""
    ask = Run(GAME, s, Seeded(3)).asks[0].ask
    assert isinstance(ask, Ask)
    return ask


def test_by_rule_of_thumb_it_guards_what_its_dice_stop_and_dodges_what_they_do_not() -> None:
    s = fight("assassin@c3", "sentinel@c3")
    s.under_way = [Blow("sentinel_1", ["assassin"], 8, False, 1)]
    assert str(hunch(s, asked(s))).startswith("Dodge")
    s.under_way = [Blow("sentinel_1", ["assassin"], 1, False, 1)]
    assert str(hunch(s, asked(s))).startswith("Guard")
    s.under_way = [Blow("sentinel_1", ["assassin"], 8, False, 9)]  # no dodge is that good
    assert str(hunch(s, asked(s))).startswith("Guard")


def test_by_rule_of_thumb_it_runs_where_its_walk_was_not_enough_while_it_has_breath() -> None:
    s = fight("warrior@c1", "sentinel@c5")
    acting(s, "warrior", walk_left=0)
    warrior = s.characters["warrior"]
    assert str(hunch(s, asked(s))) == "Run warrior c3"
    warrior.damage = 5
    assert str(hunch(s, asked(s))) == "End warrior"
    warrior.damage, s.battle.turn.struck = 0, True  # type: ignore[union-attr]
    assert str(hunch(s, asked(s))) == "End warrior"


def test_by_rule_of_thumb_it_strikes_whom_it_can_fell() -> None:
    s = fight("knight@c3", "sentinel@c3 hollow_soldier@c3")
    acting(s, "knight")
    assert str(hunch(s, asked(s))).endswith("hollow_soldier_1")


def test_every_term_speaks_for_what_is_better() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    before = terms(s)
    knight(s).damage, knight(s).stamina, knight(s).estus = 4, 3, False
    hurt = terms(s)
    assert all(hurt[name] < before[name] for name in ("wounds", "stamina", "brink", "flasks"))
    s.battle.foes["gargoyle"].wounds = 5
    assert terms(s)["race"] > hurt["race"]
    assert appraise(s) < 1


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
    s.characters["warrior"].damage = 5  # too much to run there after another walk
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
    assert choice(s) == "Open tile_6"  # there is a chest
    s.tiles["tile_6"].chest_open = True
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
    assert prospect(kit_of(s, c)) == 0
    s.inventory = ["greataxe"]
    far = prospect(kit_of(s, c))
    c.tiers["strength"] = 1
    near = prospect(kit_of(s, c))
    assert 0 < far < near


def home(*inventory: str, souls: int = 0) -> Souls:
    """A Warrior at the bonfire, with these cards in the inventory; an encounter lies next door."""
    s = explored(fight("warrior@a1", "hollow_soldier@e5"))
    s.at, s.souls, s.inventory = "bonfire", souls, list(inventory)
    s.tiles["tile_6"].face_up = False
    return s


def errands(s: Souls, limit: int = 12) -> list[str]:
    """What the party does by rules of thumb until it sets out."""
    run = Run(GAME, s, Seeded(3))
    done: list[str] = []
    while s.fight is None and len(done) < limit:
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        done.append(str(hunch(s, ask)))
        run.answer(number, hunch(s, ask))
    return done


def test_it_puts_on_what_is_better_and_then_sets_out() -> None:
    s = home("silver_eagle_kite_shield")
    assert errands(s) == [
        "Outfit warrior",
        "Equip warrior silver_eagle_kite_shield right",
        "Done",
        "Enter tile_6 bonfire",
    ]


def test_a_shard_goes_on_the_weapon_that_it_helps() -> None:
    s = home("titanite_shard", "thrall_axe")
    s.characters["warrior"].tiers["dexterity"] = 1
    assert "Attach titanite_shard thrall_axe" in errands(s)


def test_souls_buy_the_levels_for_a_card_that_is_near_and_else_treasure() -> None:
    assert errands(home(souls=1))[0] == "Buy"
    s = home("exile_armour", souls=8)  # it asks for more strength and faith
    done = errands(s)
    assert done.count("LevelUp warrior strength") == 2
    assert done.count("LevelUp warrior faith") == 1
    assert s.characters["warrior"].armour == "exile_armour"


def test_tiles_are_laid_so_that_the_boss_is_near() -> None:
    for seed in range(3):
        s = GAME.new(Options(("knight", "herald"), mini_boss="gargoyle"))
        run = Run(GAME, s, Seeded(seed))
        while s.phase != "explore":
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            run.answer(number, hunch(s, ask))
        assert s.fog is not None
        assert distances(s)[s.fog] == 2


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


def test_a_fight_for_practice_is_judged_as_a_whole_game() -> None:
    """Nothing comes after it: its chance is that of the fight, from lost to won."""
    practice = Run(GAME, GAME.new(Options(("knight",), skirmish="gargoyle")), Seeded(1))
    s = practice.state
    assert isinstance(s, Souls)
    (boss,) = s.battle.foes.values()
    fresh = appraise(s)
    boss.wounds = LIBRARY.foes[boss.kind].health - 1
    nearly = appraise(s)
    assert nearly > fresh + 0.3
    boss.wounds, s.characters["knight"].damage = 0, 9
    assert appraise(s) < fresh / 2


def test_the_card_that_levels_lead_to_has_its_share_in_the_partys_might() -> None:
    s = party("knight", "assassin")
    s.phase, s.inventory = "explore", ["scimitar"]
    hoped = GAME.shares(s, "knight")["might"]["scimitar"]
    assassin = s.characters["assassin"]
    assassin.tiers = {**assassin.tiers, "dexterity": 1, "intelligence": 1}
    assert 0 < hoped < GAME.shares(s, "knight")["might"]["scimitar"]
    s.inventory, assassin.left = [], "scimitar"
    s.fight = fight("knight@a1", "hollow_soldier@c3").fight
    assert GAME.shares(s, "knight")["arms"]["scimitar"] > 0, "in a fight it is what is worn"
