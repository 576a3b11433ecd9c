"""A Hero's turn, Recall Actions, cubes that block, Minions, the Track."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import HORSEMEN, area_named, order_of
from grimtable.games.drunagor.cubes import decide, leader
from grimtable.games.drunagor.health import hurt
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import BadParty, new, roles_of
from grimtable.games.drunagor.state import (
    Assault,
    Drunagor,
    HeroTurn,
    MonsterTurn,
    Owed,
    RecallAction,
    RuneTurn,
)
from grimtable.games.drunagor.terrain import enter
from grimtable.games.drunagor.track import next_turn
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Ask, Done, Pass, Seeded, Table
from tests.games.drunagor.playing import (
    acting,
    announced,
    begin,
    hall,
    minion,
    offered,
    run,
    square,
    strike,
)

# The turn -------------------------------------------------------------------------------------


@pytest.mark.rule("turn.start", "kw.bot", "kw.bleed.tick", "kw.burn.tick", "kw.poison.tick")
@pytest.mark.rule("kw.burn", "kw.turn")
def test_conditions_come_first_then_triggered_abilities() -> None:
    """Trap R11: 3 + 3 + 4 = 10; BURN 2 and POISON 4 stay."""
    s = hall("plague", "vorn@a5")
    vorn = s.heroes["vorn"]
    vorn.tokens.update(bleed=3, burn=3, poison=4)
    begin(s, HeroTurn("vorn"))
    run(s)
    assert vorn.health == 15 - 10
    assert {k: vorn.has(k) for k in ("bleed", "burn", "poison")} == {
        "bleed": 0,
        "burn": 2,
        "poison": 4,
    }
    assert vorn.has("shield") == 2  # Battle Breath, after the damage


@pytest.mark.rule("kw.stun", "kw.stun.hero", "kw.stealth.end")
def test_stun_takes_one_cube_action_and_stealth_fades() -> None:
    s = hall("plague", "elros@a5")
    s.heroes["elros"].tokens.update(stun=1, stealth=1)
    turn = begin(s, HeroTurn("elros"))
    run(s)
    assert turn.cube_actions == 1  # type: ignore[union-attr]
    assert not s.heroes["elros"].tokens


@pytest.mark.rule("turn.cube-actions", "turn.free-move", "turn.extra-move", "turn.extra-minor")
@pytest.mark.rule("turn.one-minor", "turn.minor-list", "turn.cube-two-uses", "turn.new-ways")
@pytest.mark.rule(
    "kw.cube-action", "kw.cube-action.special", "kw.expend", "kw.cast.chain", "kw.spent"
)
def test_two_cube_actions_one_move_one_minor_and_cubes_buy_more() -> None:
    s = hall("plague", "vorn@a8")
    vorn = s.heroes["vorn"]
    vorn.tokens["focus"] = 4
    vorn.health = 5
    turn = acting(s, "vorn")
    asked = run(s, "Walk b7", "Focus second_wind")
    assert not any(option.startswith("Focus") for option in offered(asked))
    asked = run(s, "ExtraMinor", "Spend green")
    assert (turn.minors, vorn.expended) == (1, {"green": 1})
    run(s, "Focus second_wind")
    asked = run(s, "Use battle_focus blue")
    assert vorn.slots == {"battle_focus": "blue"}
    assert not any(option.startswith(("Use", "Extra")) for option in offered(asked))
    s = hall("plague", "vorn@a8")
    turn = acting(s, "vorn")
    run(s, "ExtraMove", "Spend green", "ExtraMove", "Spend red")
    assert (turn.moves, turn.cube_actions) == (3, 0)


@pytest.mark.rule("ruling.move-pause")
def test_a_move_goes_on_after_a_minor_action_and_not_after_a_cube_action() -> None:
    s = hall("plague", "vorn@a8")
    s.heroes["vorn"].tokens["focus"] = 2
    turn = acting(s, "vorn")
    asked = run(s, "Walk a7", "Focus second_wind")
    assert turn.points == 2
    assert "Walk a5" in offered(asked)
    asked = run(s, "Use battle_focus blue")
    assert turn.points == 0
    assert not any(option.startswith("Walk") for option in offered(asked))


@pytest.mark.rule(
    "turn.minor-engaged", "kw.fruit", "kw.fruit.regain", "kw.fruit.stack", "kw.entropy.cube"
)
def test_engaged_one_may_eat_and_focus_but_not_burst() -> None:
    s = hall("plague", "lorelai@f5")
    lorelai = s.heroes["lorelai"]
    lorelai.tokens.update(fruit=1, entropy=4, focus=1)
    lorelai.health = 5
    acting(s, "lorelai")
    asked = run(s)
    assert {"Eat", "Focus clarity"} <= offered(asked)
    assert "Burst" not in offered(asked)
    run(s, "Eat")
    assert lorelai.health == 7
    s = hall("plague", "lorelai@a8")
    s.heroes["lorelai"].tokens["entropy"] = 4
    turn = acting(s, "lorelai")
    run(s, "Burst")
    assert turn.cube_actions == 3


@pytest.mark.rule("kw.available.skill")
def test_a_skill_with_a_cube_in_its_slot_is_not_available() -> None:
    s = hall("plague", "vorn@a8")
    s.heroes["vorn"].slots["battle_focus"] = "curse"
    s.heroes["vorn"].curses = 1
    acting(s, "vorn")
    assert "Use battle_focus blue" not in offered(run(s))


@pytest.mark.rule("kw.eot", "terr.timing", "terr.once", "ruling.darkness", "kw.turn.individual")
def test_terrain_hurts_once_a_turn_on_entering_or_at_the_end() -> None:
    s = hall("famine", "maya@a8")
    maya, names = s.heroes["maya"], {"a7": 72, "b7": 73}
    s.darkness = sorted(names.values())
    acting(s, "maya")
    run(s, "Walk a7")
    assert maya.health == 9
    run(s, "Walk b7", "Done")
    assert maya.health == 9
    acting(s, "maya")
    run(s, "Done")
    assert maya.health == 7


@pytest.mark.rule("dark.hero-penalty")
def test_a_hero_on_darkness_rolls_with_two_less() -> None:
    from grimtable.games.drunagor.roll import needed
    from grimtable.games.drunagor.state import Blow, Hit

    s = hall("famine", "vorn@f5")
    blow = Blow("vorn", "weapon", [Hit("famine")])
    before = needed(s, blow, blow.hits[0])
    s.darkness = [s.heroes["vorn"].at]
    assert needed(s, blow, blow.hits[0]) == before + 2


# Recall ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "gap.recall", "turn.willing-recall", "gap.recall-penalty", "kw.cc", "kw.take.curse"
)
@pytest.mark.rule("kw.eot.recall")
def test_a_willing_recall_needs_few_colours_costs_a_curse_and_ends_the_turn() -> None:
    s = hall("plague", "vorn@a8")
    vorn = s.heroes["vorn"]
    acting(s, "vorn")
    assert "Recall" not in offered(run(s))
    s = hall("plague", "vorn@a8")
    vorn = s.heroes["vorn"]
    vorn.pool.update(green=0, red=0)
    vorn.slots.update(parry="green", hammer_throw="red")
    vorn.expended.update(green=1, red=1)
    acting(s, "vorn")
    asked = run(s, "Recall")
    assert asked.what == "put-curse"
    assert "Put shield_cover" not in offered(asked)  # equipment
    assert run(s, "Put dwarven_breath", "Put toughness") is None
    assert vorn.cubes == 9
    assert vorn.slots == {"dwarven_breath": "curse", "toughness": "curse"}


@pytest.mark.rule("gap.recall", "gap.recall-kinds")
def test_the_last_cube_forces_a_recall_on_anybody_s_turn() -> None:
    s = hall("plague", "vorn@a8")
    vorn = s.heroes["vorn"]
    vorn.pool.update(yellow=0, red=0, green=1, blue=0)
    vorn.expended.update(yellow=4, red=2, green=1, blue=1)
    strike(s, 3, "vorn")
    asked = run(s, "vorn: Answer parry green vorn")
    assert asked.what == "put-curse"
    run(s, "Put divert")
    assert vorn.cubes == 9


@pytest.mark.rule("kw.cc.sixth")
def test_the_sixth_curse_cube_fails_the_adventure() -> None:
    s = hall("plague", "vorn@a8")
    s.heroes["vorn"].curses = 5
    begin(s, Owed("curse", "vorn", 1))
    run(s)
    assert (s.won, s.cause) == (False, "corrupted")


@pytest.mark.rule("gap.knock-out")
def test_a_hero_who_is_down_stands_up_at_its_next_turn() -> None:
    s = hall("plague", "maya@a8")
    maya = s.heroes["maya"]
    maya.down, maya.health = True, 0
    begin(s, HeroTurn("maya"))
    run(s)
    assert (maya.down, maya.health) == (False, 11)


# The Track ------------------------------------------------------------------------------------


@pytest.mark.rule("gap.initiative", "kw.round", "ruling.roles", "boss.x-value")
def test_the_top_row_acts_then_the_bottom_row_and_the_rune_card_last() -> None:
    kinds = [(p.kind, p.id) for p in order_of("plague") if p.kind != "ally"]
    assert kinds == [
        ("hero", "defender"),
        ("card", "orange_up"),
        ("card", "green_up"),
        ("hero", "leader"),
        ("card", "red_up"),
        ("hero", "controller"),
        ("card", "gray_up"),
        ("hero", "support"),
        ("hero", "striker"),
        ("card", "gray_down"),
        ("rune", ""),
    ]
    assert roles_of(("vorn", "maya")) == {"vorn": "defender", "maya": "striker"}
    s = hall("plague", "maya@a8 vorn@b8")
    assert list(s.heroes) == ["vorn", "maya"]
    next_turn(s)
    assert s.under_way == [HeroTurn("vorn")]
    assert s.round == 1


@pytest.mark.rule("gap.party-leader")
def test_the_party_leader_is_named_or_the_first() -> None:
    assert leader(new(Options(party=("maya", "vorn")))) == "maya"
    assert leader(new(Options(party=("maya", "vorn"), leader="vorn"))) == "vorn"
    with pytest.raises(BadParty, match="can't lead"):
        new(Options(party=("maya",), leader="vorn"))
    with pytest.raises(BadParty, match="one to five different"):
        new(Options(party=("maya", "maya")))


@pytest.mark.rule("gap.party-leader", "boss.plague.charge.reposition", "kw.pushback.choose")
def test_what_the_leader_decides_is_asked_of_people_and_a_heros_own_of_its_player() -> None:
    s = hall("plague", "vorn@c3 maya@d6", front="A2", back="B2")
    place = next(decide(s, "plague", "stand", (Done(), Pass()), "kw.pushback.choose"))
    assert isinstance(place, Ask)
    assert (place.seat, place.led) == ("vorn", True), "a Horseman is the Leader's to place"
    own = next(decide(s, "maya", "stand", (Done(), Pass()), "kw.pushback.choose"))
    assert isinstance(own, Ask)
    assert (own.seat, own.led) == ("maya", False)
    begin(s, Assault(area_named(hall_of(s).board, "B2"), 3, "plague_charge"))
    back = run(s)
    assert (back.what, back.seat, back.led) == ("lay-back", "vorn", True)


@pytest.mark.rule("ruling.rune-card", "gap.rune-track")
def test_the_rune_card_draws_one_then_two_and_an_empty_bag_loses() -> None:
    s = hall("plague", "vorn@a8")
    begin(s, RuneTurn(1))
    run(s, fate=["green-c"])
    assert (s.track, s.rune_face) == (["green-c"], "b")
    begin(s, RuneTurn(2))
    s.bag = ["red-y"]
    run(s, fate=["red-y"])
    assert (s.won, s.cause) == (False, "runes")


@pytest.mark.rule("ruling.boss-hall", "ruling.victory")
def test_a_party_enters_fights_and_wins_when_the_horseman_falls() -> None:
    table = Table(GAME, Options(party=("vorn", "maya"), wounded=95), Seeded(1))
    s = table.run.state
    assert isinstance(s, Drunagor)
    assert len(s.track) == 15
    for who, where in (("vorn", "a5"), ("maya", "l5")):
        number, ask = table.asks[0]
        assert ask.seat == who
        table.answer(number, ask.read(f"Stand {where}"))
    hurt(s, "plague", 99, rule="ruling.victory")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.result == {"vorn": 1.0, "maya": 1.0}


@pytest.mark.rule("gap.darkness-nodes")
def test_in_the_famine_hall_piles_lie_from_the_start() -> None:
    table = Table(GAME, Options(party=("vorn",), horseman="famine"), Seeded(1))
    s = table.run.state
    assert isinstance(s, Drunagor)
    assert {pile: len(runes) for pile, runes in s.piles.items()} == {"e7": 5, "h2": 5}
    assert len(s.track) == 5 * HORSEMEN["famine"].track
    assert len(s.bag) == 36 - 10 - len(s.track)


# Minions --------------------------------------------------------------------------------------


@pytest.mark.rule("mon.standard-target", "mon.best-reachable", "kw.primary-target", "kw.strongest")
@pytest.mark.rule("kw.activate", "kw.activate.order", "gap.core.monster-turn")
def test_a_minion_goes_where_it_hits_most_and_attacks() -> None:
    s = hall("war", "vorn@e6 maya@g6", front="A1", back="B1")
    rev = minion(s, "f8")
    begin(s, MonsterTurn(rev.id))
    asked = run(s)
    if offered_squares(asked):
        run(s, sorted(offered(asked))[0])
    assert square(s, rev) in ("f7", "f6", "f5")  # between both of them
    blow = announced(s)
    assert blow[0].args["n"] == 2


def offered_squares(asked: object) -> bool:
    """Whether the Party Leader is asked for a square."""
    return getattr(asked, "what", "") == "monster-move"


@pytest.mark.rule("mon.shift", "mon.shift-order", "mon.no-reach")
def test_a_minion_takes_whom_it_reaches_and_else_comes_nearer() -> None:
    """P. 27: Vorn is stronger, but Lorelai is in reach."""
    s = hall("war", "vorn@l8 lorelai@e8", front="A1", back="B1")
    rev = minion(s, "a8")
    begin(s, MonsterTurn(rev.id))
    asked = run(s)
    if offered_squares(asked):
        asked = run(s, sorted(offered(asked))[0])
    assert s.under_way[-1].hits[0].who == "lorelai"  # type: ignore[union-attr]
    s = hall("war", "vorn@l8", front="A1", back="B1")
    rev = minion(s, "a8")
    begin(s, MonsterTurn(rev.id))
    asked = run(s)
    if offered_squares(asked):
        run(s, sorted(offered(asked))[0])
    assert square(s, rev)[0] == "d"
    assert not announced(s)


@pytest.mark.rule("kw.stun.monster", "dark.monster-bonus")
def test_a_stunned_minion_moves_only_and_darkness_makes_it_stronger() -> None:
    s = hall("war", "vorn@e6", front="A1", back="B1")
    rev = minion(s, "e7")
    rev.tokens["stun"] = 1
    begin(s, MonsterTurn(rev.id))
    run(s)
    assert not announced(s)
    s.darkness = [rev.at]
    begin(s, MonsterTurn(rev.id))
    run(s, "pass", "pass")
    assert s.heroes["vorn"].health == 15 - 6


@pytest.mark.rule("kw.stealth.no-pass")
def test_a_hidden_hero_is_in_the_way_all_the_same() -> None:
    from grimtable.games.drunagor.board import passable

    s = hall("war", "elros@e6")
    s.heroes["elros"].tokens["stealth"] = 1
    rev = minion(s, "e7")
    assert not passable(s, rev.id)[0] >> s.heroes["elros"].at & 1


@pytest.mark.rule("kw.weakest", "kw.most-tired", "kw.most-corrupted", "kw.strongest")
def test_who_is_strongest_weakest_most_tired_and_most_corrupted() -> None:
    """Trap R12: ties go to the fastest, or to the slowest."""
    from grimtable.games.drunagor.board import most_corrupted, most_tired, strongest, weakest

    s = hall("plague", "elros@a8 lorelai@b8 maya@c8")
    for hero in s.heroes.values():
        hero.health = 8
    heroes = list(s.heroes.values())
    titles = [strongest(heroes), most_corrupted(heroes), weakest(heroes), most_tired(heroes)]
    assert [h.id for h in titles if h] == ["elros", "elros", "maya", "maya"]


def test_a_recall_inside_a_turn_does_not_lose_the_record() -> None:
    s = hall("plague", "vorn@a8")
    turn = acting(s, "vorn")
    begin(s, RecallAction("vorn", "free"))
    run(s)
    assert s.under_way == [turn]
    assert turn.window is Window.ACTIONS
    enter(s, "vorn")
