"""Fourteen places where an implementation goes wrong easily, one by one."""

from __future__ import annotations

import pytest

from grimtable.games.dark_souls import campaign, combat, encounter, exploration
from grimtable.games.dark_souls.attacks import is_weak
from grimtable.games.dark_souls.bonfire import rest
from grimtable.games.dark_souls.characters import actions, finish
from grimtable.games.dark_souls.combat import Defeat
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.decks import flip
from grimtable.games.dark_souls.defence import whom
from grimtable.games.dark_souls.exploration import choices
from grimtable.games.dark_souls.notation import Attack, Move, Turn, read
from grimtable.games.dark_souls.options import Run, Strike
from grimtable.games.dark_souls.state import (
    BONFIRE,
    Deck,
    Dropped,
    Fight,
    Options,
    Tile,
    arcs_at,
    blocked,
    room,
)
from grimtable.kernel.asks import Mark, Roll
from tests.games.dark_souls.playing import (
    acting,
    activation,
    asked,
    doing,
    drive,
    fight,
    fighting,
    icon,
    icon_asks,
    knight,
    offered,
    party,
    stepping,
    striking,
    told,
    unlucky,
)


@pytest.mark.rule("enc.turn.enemies-first", "enc.turn.one-character", "enc.turn.clockwise")
def test_d1_one_enemy_attacks_three_times_in_a_cycle_of_three_characters() -> None:
    s = unlucky(fight("knight@a1 warrior@a1 assassin@a1", "silver_knight_greatbowman@e5"))
    s.first = "knight"
    assert s.fight is not None
    said, dice = [], []
    for who in s.party:
        said += ["Guard knight", "Guard warrior", "Guard assassin", f"End {who}"]
        dice += ["3 2", "2 2", 2]
    ask = asked(fighting(s), said, dice)
    assert ask.what == "defend"
    order = [
        e.args.get("who", e.args.get("foe"))
        for e in s.events or ()
        if e.key in ("turn", "activates")
    ]
    foe = "silver_knight_greatbowman_1"
    assert order == [foe, "knight", foe, "warrior", foe, "assassin", foe]
    assert s.fight.rounds == 3


@pytest.mark.rule("enc.aggro-start", "act.start.aggro", "attack.aggro")
def test_d2_the_aggro_token_moves_at_the_start_of_an_activation() -> None:
    s = unlucky(fight("knight@a1 warrior@e5", "hollow_soldier@a1", aggro="knight"))
    icon(s, Attack(2, False, "aggro"), ["Guard knight"], ["1 1"])
    s.first = "warrior"
    drive(activation(s, "warrior"), ["End warrior"])
    icon(s, Attack(2, False, "aggro"))
    assert [event.args["who"] for event in told(s, "attacked")] == ["knight"]
    assert len(told(s, "missed")) == 1


@pytest.mark.rule("endurance.capacity", "endurance.death", "end.defeat.trigger")
@pytest.mark.rule("gap.stamina-shortage")
def test_d3_stamina_fills_the_same_boxes_as_damage() -> None:
    s = fight("knight@a1", "sentinel@a1")
    knight(s).stamina, knight(s).damage = 4, 5
    turn = acting(s, "knight", walk_left=0)
    there = {str(option) for option in actions(s, knight(s), turn)}
    assert "Run knight b2" in there
    knight(s).left = "battle_axe"
    there = {str(option) for option in actions(s, knight(s), turn)}
    assert "Strike knight battle_axe 2 a1" not in there  # 2 stamina can't be paid
    with pytest.raises(Defeat):
        drive(doing(s, Run("knight", "b2")))


@pytest.mark.rule("combat.hit", "combat.not-hit", "attack.push-after", "cond.apply")
def test_d4_hit_for_nothing_is_a_hit_dodged_is_not() -> None:
    s = unlucky(fight("knight@c1 assassin@c1", "hollow_soldier@c1"))
    blow = Attack(3, False, "nearest", node=True, push=True, inflicts=("poison",))
    said = ["Guard knight", "Step knight a1", "Dodge assassin c1"]
    icon(s, blow, said, ["2 2", "1 0"])
    assert (knight(s).damage, knight(s).conditions, knight(s).node) == (0, ["poison"], "a1")
    other = s.characters["assassin"]
    assert (other.damage, other.conditions, other.node) == (0, [], "c1")


@pytest.mark.rule("dodge.instead", "dodge.cost", "dodge.move", "dodge.failure")
@pytest.mark.rule("gap.dodge-out-of-range")
def test_d5_a_failed_dodge_loses_the_block_as_well() -> None:
    s = unlucky(fight("warrior@c1", "hollow_soldier@a1"))
    icon(s, Attack(5, False, "nearest"), ["Dodge warrior e1"], [1], reach=1, dodge=2)
    c = s.characters["warrior"]
    assert (c.stamina, c.node, c.damage) == (1, "e1", 5)


@pytest.mark.rule("ember.effect", "cond.bleed", "cond.poison", "cond.remove-activation")
@pytest.mark.rule("gap.ember-bleed", "gap.condition-timing")
def test_d6_ember_bleed_poison_removal() -> None:
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).ember, knight(s).conditions = True, ["bleed"]
    icon(s, Attack(6, False, "nearest"), ["Guard knight"], ["2 1"])
    assert (knight(s).damage, knight(s).conditions) == (4, [])
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).conditions = ["bleed", "poison"]
    finish(s, knight(s))
    assert (knight(s).damage, knight(s).conditions) == (3, [])
    s = unlucky(fight("knight@c1", "hollow_soldier@c1"))
    knight(s).conditions = ["bleed"]
    icon(s, Attack(3, False, "nearest"), ["Guard knight"], ["2 1"])
    assert (knight(s).damage, knight(s).conditions) == (0, ["bleed"])


@pytest.mark.rule("push.move.start", "push.move.enter", "push.move.repeat", "move.attack")
@pytest.mark.rule("move.attack.not-start")
def test_d7_movement_pushes_start_on_the_own_node_movement_attacks_do_not() -> None:
    s = unlucky(fight("knight@a1 warrior@c1", "sentinel@a1", aggro="warrior"))
    # The Knight may go anywhere, even into the enemy's way, and is pushed again there.
    said = ["Step knight c1", "Step knight e1", "Step warrior e1", "Step knight e3"]
    ask = icon_asks(s, Move(2, False, "aggro", push=True), said)
    assert offered(ask) >= {"Step warrior e3"}
    s = unlucky(fight("knight@a1 warrior@c1", "large_hollow_soldier@a1", aggro="warrior"))
    said = [
        "Step knight a3",
        "Guard warrior",
        "Step warrior e1",
        "Guard warrior",
        "Step warrior e3",
    ]
    icon(s, Move(2, False, "aggro", push=True, damage=4), said, ["2 2", "2 2"])
    assert {event.args["who"] for event in told(s, "attacked")} == {"warrior"}


@pytest.mark.rule("node.limit", "push.node-limit", "push.boss-immune", "push.no-cost")
@pytest.mark.rule("gap.push-impossible")
def test_d8_the_fourth_model_on_a_node_starts_a_push_chain() -> None:
    s = fight("knight@c1 warrior@c3>0 herald@c3>4", "gargoyle@c3>0")
    ask = asked(stepping(s, knight(s), "c3"))
    assert offered(ask) == {"Push warrior", "Push herald"}
    s = fight(
        "knight@c1 warrior@c3 herald@c3 assassin@a3",
        "hollow_soldier@c3 crossbow_hollow@a3 crossbow_hollow@a3",
    )
    said = ["Push warrior", "Step warrior a3", "Push assassin", "Step assassin a1"]
    drive(stepping(s, knight(s), "c3"), said)
    assert knight(s).node == "c3"
    assert s.characters["warrior"].node == "a3"
    assert s.characters["assassin"].node == "a1"
    assert all(c.stamina == 0 for c in s.present())


@pytest.mark.rule("boss.arcs.shared-node", "boss.arcs.enter-keep", "boss.arcs.enter-choose")
@pytest.mark.rule("boss.arcs.leave-keep", "boss.turn.characters-stay", "boss.arcs.dodge-free")
def test_d9_arcs_when_sharing_a_node_with_a_boss() -> None:
    s = unlucky(fight("knight@b2", "gargoyle@c3>0"))
    drive(stepping(s, knight(s), "c3/left"))
    icon(s, Turn(-2))
    assert s.fight is not None
    boss = s.fight.foes["gargoyle"]
    assert arcs_at(s, knight(s), boss) == {"front"}
    turn = acting(s, "knight")
    walks = {str(o) for o in actions(s, knight(s), turn) if str(o).startswith("Walk")}
    assert walks == {
        "Walk knight a3",
        "Walk knight b2",
        "Walk knight b4",
        "Walk knight c3/left",
        "Walk knight c3/right",
    }
    ask = icon_asks(s, Attack(4, False, "nearest"))
    dodges = {option for option in offered(ask) if option.startswith("Dodge")}
    assert {f"Dodge knight {n}" for n in room(s).neighbours["c3"]} <= dodges
    assert {f"Dodge knight c3/{arc}" for arc in ("left", "right", "back")} <= dodges


@pytest.mark.rule(
    "arc.weak", "arc.weak.source", "arc.weak.two-arcs", "arc.weak.once", "arc.boundary"
)
def test_d10_two_weak_arcs_give_one_die_and_the_line_is_in_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Facing up from c3, the node a5 lies on the line between left and back.
    def rolled(weak: str, at: str) -> int:
        s = unlucky(fight(f"warrior@{at}", "dancer@c3>0"))
        assert s.fight is not None
        assert s.fight.deck is not None
        card = read("behaviour", f"range 1, dodge 1: attack 4 physical, at aggro{weak}")
        monkeypatch.setitem(LIBRARY.behaviours, "dancer_triple_slash", {"dancer": card})
        s.fight.deck.card = "dancer_triple_slash"
        s.fight.deck.discard = ["dancer_triple_slash"]
        warrior = s.characters["warrior"]
        warrior.left = "soul_arrow"  # two black dice
        attack = striking(s, warrior, Strike("warrior", "soul_arrow", 1, "dancer"))
        roll = next(step for step in attack if not isinstance(step, Mark))
        assert isinstance(roll, Roll)
        assert {die.name for die in roll.dice} == {"black"}
        return len(roll.dice)

    assert rolled("; weak left back", "a5") == 3  # in both weak arcs: one die, not two
    assert rolled("; weak back", "a5") == 3  # in one of them
    assert rolled("; weak left", "a5") == 3
    assert rolled("; weak front right", "a5") == 2
    assert rolled("; weak left", "c5") == 2  # straight behind
    assert rolled("", "a5") == 2
    for area, attacks in (("back", 1), ("left", 1), ("front", 0), ("right", 0)):
        s = unlucky(fight("warrior@a5", "dancer@c3>0"))
        said, dice = (["Guard warrior"], ["1 1"]) if attacks else ([], [])
        icon(s, Attack(2, False, area=(area,)), said, dice, reach=2)  # type: ignore[arg-type]
        assert len(told(s, "attacked")) == attacks


@pytest.mark.rule("arc.weak.source")
def test_d10_only_the_last_card_and_the_bosses_present_facing_count() -> None:
    s = fight("warrior@a5", "gargoyle@c3>0")
    assert s.fight is not None
    assert s.fight.deck is not None
    boss, warrior = s.fight.foes["gargoyle"], s.characters["warrior"]
    s.fight.deck.discard = ["gargoyle_halberd_thrust", "gargoyle_tail_whip"]  # weak left, front
    s.fight.deck.card = "gargoyle_tail_whip"
    assert not is_weak(s, warrior, boss)
    boss.facing = 4  # it turned around: the Warrior is in front and to the right now
    assert is_weak(s, warrior, boss)


@pytest.mark.rule("boss.act.recycle", "boss.heat", "boss.heat.pattern", "boss.deck.shuffle")
@pytest.mark.rule("gap.heat-shuffle")
def test_d11_recycling_without_shuffling_and_heating_up_once() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    assert s.fight is not None
    cards = [
        "gargoyle_tail_whip",
        "gargoyle_tail_sweep",
        "gargoyle_halberd_thrust",
        "gargoyle_sweeping_strike",
    ]
    s.fight.deck = deck = Deck(discard=list(cards), hot_pool=["gargoyle_swooping_cleave"])
    assert [drive(flip(s, deck)) for _ in range(4)] == cards
    combat.wound(s, s.fight.foes["gargoyle"], 14, rule="attack.char.result")
    assert (len(deck), deck.hot, deck.discard) == (1, 1, cards)  # shuffled into an empty deck
    combat.wound(s, s.fight.foes["gargoyle"], 3, rule="attack.char.result")
    assert len(deck) == 1
    assert drive(flip(s, deck), fate=["gargoyle_swooping_cleave"]) == "gargoyle_swooping_cleave"
    assert [drive(flip(s, deck)) for _ in range(5)] == [*cards, "gargoyle_swooping_cleave"]


@pytest.mark.rule("spark.once", "spark.zero.loss", "spark.zero.no-rest", "end.defeat.drop")
@pytest.mark.rule("souls.lost", "end.win.souls-boss")
def test_d12_sparks_defeat_and_souls() -> None:
    s = fight("knight@c3 warrior@a1", "hollow_soldier@e5")
    s.sparks, s.souls = 1, 7
    encounter.defeat(s, knight(s))
    assert s.sparks == 0
    assert s.dropped == Dropped("tile_6", "c3", 7)
    s.fog = "tile_6"
    assert "Rest" not in {str(option) for option in choices(s)}
    again = fight("knight@c3 warrior@a1", "hollow_soldier@e5")
    again.sparks, again.souls, again.dropped = 0, 2, s.dropped
    encounter.defeat(again, knight(again))
    assert again.won is False
    other = fight("knight@a1 warrior@a1", "hollow_soldier@e5")
    other.sparks, other.souls, other.dropped = 1, 2, s.dropped
    encounter.defeat(other, knight(other))
    assert other.dropped == Dropped("tile_6", "a1", 2)


@pytest.mark.rule("move.nearest.lock", "move.nearest.tie", "attack.nearest.tie")
@pytest.mark.rule("enemy.move.choose-node")
def test_d13_nearest_is_locked_for_a_movement_and_looked_for_anew_by_the_attack() -> None:
    # The Knight is nearest. Pushed ahead, it is tied with the Herald, who has the Aggro token.
    s = unlucky(fight("herald@d2 knight@c1", "sentinel@a1", aggro="herald"))
    said = ["Step knight e1", "Step knight e3"]
    icon(s, Move(2, False, "nearest", push=True), said)
    assert s.fight is not None
    assert s.fight.foes["sentinel_1"].node == "e1"  # after the Knight, not to d2
    assert room(s).distance["e1"]["e3"] == room(s).distance["e1"]["d2"] == 1
    ask = icon_asks(s, Attack(4, False, "nearest"), reach=1)
    assert ask.seat == "herald"


@pytest.mark.rule("enemy.move.choose-node", "move.nearest.tie")
def test_d13_the_players_choose_between_equal_ways_to_the_higher_taunt() -> None:
    # Herald (taunt 4) and Knight (taunt 10) are three nodes away; the Assassin holds Aggro at four.
    s = fight("herald@e3 knight@c5 assassin@e5", "hollow_soldier@a1", aggro="assassin")
    assert room(s).distance["a1"]["e3"] == room(s).distance["a1"]["c5"] == 3
    ask = icon_asks(s, Move(2, False, "nearest"))
    assert offered(ask) == {f"Step hollow_soldier_1 {n}" for n in ("a3", "b2", "c1")}
    ask = icon_asks(s, Move(2, False, "nearest"), ["Step hollow_soldier_1 b2"])
    assert offered(ask) == {f"Step hollow_soldier_1 {n}" for n in ("b4", "c3")}  # not d2


@pytest.mark.rule("attack.nearest.tie", "move.nearest.tie")
def test_d13_ties_go_to_aggro_then_to_the_higher_taunt() -> None:
    s = fight("herald@a1 knight@e1 assassin@a5", "hollow_soldier@c3", aggro="herald")
    assert whom(s, "c3", "nearest").id == "herald"  # tied and with the Aggro token
    assert s.fight is not None
    s.fight.aggro = "assassin"
    assert whom(s, "c3", "nearest").id == "assassin"
    s.characters["assassin"].node = "e5"
    s.characters["knight"].node = "d4"
    assert whom(s, "c3", "nearest").id == "knight"  # nearer than who has the token
    s.characters["herald"].node = "b2"
    assert whom(s, "c3", "nearest").id == "knight"  # tied without the token: taunt 10 against 4
    s.fight.aggro = "herald"
    assert whom(s, "c3", "nearest").id == "herald"


@pytest.mark.rule("barrel.reset", "trap.stay", "trap.once", "chest.stays-open")
@pytest.mark.rule("rest.effect.encounters")
def test_d14_after_a_rest_barrels_and_traps_are_back_and_the_chest_stays_open() -> None:
    card = LIBRARY.encounters["the_forgotten"]
    s = unlucky(party("knight"))
    s.phase, s.boss, s.fog = "explore", "gargoyle", "tile_6"
    s.trap_bag = list(LIBRARY.trap_tokens)
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, -1, 0, level=card.level)}
    s.tiles["tile_6"].card = "the_forgotten"
    tile = s.tiles["tile_6"]

    def played() -> Fight:
        drive(exploration.enter(s, "tile_6", BONFIRE))  # the same card: none is drawn
        assert s.fight is not None
        assert tile.card == "the_forgotten"
        knight(s).node = "d4"
        return s.fight

    there = played()
    (barrel,) = there.terrain
    assert there.terrain[barrel] == "barrel"
    assert barrel in blocked(s)
    there.broken.append(barrel)
    assert barrel not in blocked(s)
    for node, token in (("b2", "trap_1_1"), ("c3", "blank"), ("c1", "trap_2_1")):
        said = ["Suffer knight"] if token != "blank" else []
        drive(stepping(s, knight(s), node), said, [token])
    assert knight(s).damage == 3
    drive(stepping(s, knight(s), "b2"))  # it does not spring twice
    assert knight(s).damage == 3
    encounter.win(s)
    drive(encounter.spoils(s))
    tile.chest_open = True
    rest(s)
    s.at = BONFIRE
    assert not tile.face_up
    there = played()
    assert barrel in blocked(s)
    drive(stepping(s, knight(s), "b2"), ["Suffer knight"])  # no token is drawn
    assert knight(s).damage == 1
    assert tile.traps == {"b2": "trap_1_1", "c3": "blank", "c1": "trap_2_1", "a3": ""}
    assert tile.chest_open


@pytest.mark.rule("camp.dash.reset", "barrel.reset", "trap.stay")
def test_d14_dashing_through_resets_the_encounter_too() -> None:
    s = fight("knight@d4", "hollow_soldier@e5")
    s.options = Options(("knight",), campaign="first_journey")
    assert s.fight is not None
    tile = s.tiles["tile_6"]
    tile.x, tile.y, s.fog = -1, 0, "tile_6"
    s.fight.rounds = 1
    s.fight.terrain, s.fight.broken, s.fight.sprung = {"b4": "barrel"}, ["b4"], ["a3"]
    tile.traps = {"a3": "trap_1_1"}
    drive(campaign.dash(s), ["Dash bonfire"])
    assert not tile.face_up
    assert tile.traps == {"a3": "trap_1_1"}
    assert "Enter tile_6 bonfire" in {str(option) for option in choices(s)}
    drive(exploration.enter(s, "tile_6", BONFIRE))
    assert s.fight is not None
    assert (s.fight.broken, s.fight.sprung) == ([], [])
