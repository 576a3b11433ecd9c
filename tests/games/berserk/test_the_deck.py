"""Pp. 41-43 to the letter: when cards are revealed, what orders do, what Upkeep takes."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME, look
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.events import (
    MET,
    favour,
    flee,
    held,
    in_zone,
    is_down,
    lay,
    open_spot,
    orders_of,
    plainly,
    reveal,
    set_rule,
    upkeep,
    watch,
)
from grimtable.games.berserk.records import (
    AllIn,
    Attacked,
    Clear,
    Count,
    Counted,
    Down,
    EndOfRound,
    Enters,
    Favour,
    Half,
    Harm,
    Lay,
    NoneLeft,
    NoToken,
    OneIn,
    Slain,
    StandsIn,
    Trial,
)
from grimtable.games.berserk.state import Arrival, Boon, Growth, Options, Resolve, health
from grimtable.games.berserk.tokens import trial_dice
from grimtable.kernel.pile import shuffled
from tests.games.berserk.table import Story

REST: dict[str, Any] = {"isidro": "a1 bombs", "schierke": "a2 mending"}


def met(t: Story, condition: Any) -> bool:
    return MET[type(condition)](t.s, condition)


# When ---------------------------------------------------------------------------------------------


@pytest.mark.rule("event.check", "event.objective.immediate", "gap.events.chapter")
def test_counts_and_rounds_are_met_at_their_number() -> None:
    t = Story(guts="c4 grit", troll_1="c5", **REST)
    for n, counted in ((0, False), (1, False), (2, True), (3, True)):
        t.s.counts = {"rung": n, "slain.troll": n} if n else {}
        assert met(t, Counted("rung", 2)) is counted
        assert met(t, Slain(2, "troll")) is counted
    for at, ended in ((2, False), (3, True), (4, True)):
        t.s.round = at
        assert met(t, EndOfRound(3)) is ended
    t.s.round = 6
    party = dict(t.s.heroes)
    for size, ended in ((3, True), (4, True), (5, False)):
        t.s.heroes = party | {f"hero_{i}": party["guts"] for i in range(3, size)}
        assert met(t, EndOfRound(5, 6, 7)) is ended, "larger parties can have longer"
    t.s.heroes = party
    t.s.round, t.s.face_up = 8, ["A"]
    for phase, ended in (("act", False), ("enemy", False), ("events", True)):
        t.s.phase = phase  # type: ignore[assignment]
        assert watch(t.s) is ended, "a Round ends in its Event phase"
    assert t.s.under_way == [Resolve("A.when.1")]


@pytest.mark.rule("event.check", "event.objective.immediate")
def test_nobody_left_is_met_when_the_last_of_the_kind_is_gone() -> None:
    t = Story(guts="c4 grit", troll_1="c5", tokens={"d5": "fire"}, **REST)
    assert not met(t, NoneLeft("troll"))
    assert not met(t, NoneLeft("enemies"))
    assert met(t, NoneLeft("skeleton"))
    assert not met(t, NoToken("fire"))
    assert met(t, NoToken("mud"))
    t.s.enemies.clear()
    assert met(t, NoneLeft("troll"))
    assert met(t, NoneLeft("enemies"))


@pytest.mark.rule("event.check", "zone.use", "ko.hero")
def test_all_in_a_zone_are_all_who_stand_and_one_will_do_for_one() -> None:
    t = Story(adventure="deck", guts="a12 grit", isidro="a11 bombs", schierke="c5 mending")
    assert in_zone(t.s, t.guts, "Stern")
    assert not in_zone(t.s, t.schierke, "Stern")
    assert in_zone(t.s, t.schierke, "c5")
    assert not met(t, AllIn("Stern"))
    assert met(t, OneIn("Stern"))
    t.schierke.at = ""
    assert met(t, AllIn("Stern")), "who is Knocked Out is not waited for"
    t.guts.at = t.isidro.at = ""
    assert not met(t, AllIn("Stern")), "nobody is not everybody"
    assert not met(t, OneIn("Stern"))


@pytest.mark.rule("event.check", "ko.ally", "ko.hero", "tile.join.no-owner")
def test_conditions_on_allies_and_tiles() -> None:
    t = Story(adventure="ford", guts="a1 grit", casca="a17", isidro="b1 bombs")
    assert met(t, StandsIn("casca", "Quay"))
    t.casca.at = "a3"
    assert not met(t, StandsIn("casca", "Quay"))
    assert not met(t, Down("casca"))
    t.casca.at = ""
    assert not met(t, StandsIn("casca", "Quay"))
    assert not met(t, Down("casca")), "she has not come yet"
    t.casca.wounds = 8
    assert met(t, Down("casca"))
    assert not is_down(t.s, "militia")
    t.s.phase = "setup"
    assert not met(t, Down("casca"))
    assert not met(t, Enters("b"))
    t.s.entered = ["b"]
    assert met(t, Enters("b"))
    assert not met(t, Attacked("casca"))
    t.s.attacked = {"casca": "troll_1"}
    assert met(t, Attacked("casca"))


@pytest.mark.rule("event.check", "enemy.health.heroes")
def test_half_of_its_health_is_half_or_more() -> None:
    t = Story(guts="c4 grit", ogre_1="d8", **REST)
    t.ogre_1.wounds = (health(t.s, t.ogre_1) + 1) // 2 - 1
    assert not met(t, Half("ogre"))
    t.ogre_1.wounds += 1
    assert met(t, Half("ogre"))
    assert not met(t, Half("troll"))


@pytest.mark.rule("event.check", "event.objective.immediate", "event.once")
def test_a_condition_is_met_once_and_waits_for_the_card_under_way() -> None:
    t = Story(adventure="mill", guts="c4 grit", troll_1="g5", **REST)
    t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"rung": 2}
    t.s.under_way = [Resolve("B.now")]
    assert not watch(t.s)
    t.s.under_way = [Arrival("troll", "d5")]
    assert not watch(t.s), "who spawns stands first"
    t.s.under_way = [Arrival("ogre_1", "d5", spawns=False)]
    assert watch(t.s), "a Monster's step is no card"
    assert t.s.met == ["A.when.0"]
    t.s.under_way = []
    assert not watch(t.s)
    assert len(t.happened("met")) == 1


@pytest.mark.rule("event.check", "event.objective.immediate")
def test_an_attack_without_a_card_to_reveal_counts_again_and_again() -> None:
    t = Story(adventure="ford", guts="a1 grit", casca="c9", isidro="b1 bombs", troll_1="c10")
    t.s.face_up, t.s.deck, t.s.attacked = ["C"], [], {"casca": "troll_1"}
    assert watch(t.s)
    assert (t.s.met, t.s.attacked) == ([], {})
    assert t.s.under_way == [Resolve("C.when.0", about="troll_1")]
    t.s.under_way, t.s.attacked, t.s.face_up, t.s.deck = [], {"casca": "troll_1"}, ["A"], ["C"]
    assert watch(t.s)
    assert t.s.met == ["A.when.1"]
    assert t.s.under_way == [Resolve("A.when.1", about="troll_1")]


@pytest.mark.rule("event.objective.immediate", "end.event")
def test_nothing_is_looked_at_before_the_heroes_act_and_what_is_over_is_over() -> None:
    for phase, seen in (("setup", 0), ("place", 0), ("plan", 0), ("act", 1), ("enemy", 1)):
        t = Story(adventure="mill", guts="c4 grit", phase=phase, **REST)
        t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"rung": 2}
        look(t.s)
        assert len(t.s.met) == seen
    t.s.won, t.s.met = True, []
    look(t.s)
    assert (t.s.phase, t.s.under_way, t.s.met) == ("over", [], [])


# What ---------------------------------------------------------------------------------------------


@pytest.mark.rule("event.reveal", "event.once", "event.no-peeking")
def test_a_card_is_revealed_once() -> None:
    t = Story(adventure="mill", guts="c4 grit", **REST)
    t.s.deck = ["B", "C", "D"]
    reveal(t.s, "B", "troll_1")
    assert (t.s.deck, t.s.face_up, t.s.fresh) == (["C", "D"], ["B"], ["B"])
    assert t.s.under_way == [Resolve("B.now", about="troll_1")]
    reveal(t.s, "B")
    assert (t.s.face_up, len(t.s.under_way)) == (["B"], 1)
    reveal(t.s, "C")
    assert (t.s.face_up, len(t.s.under_way)) == (["B", "C"], 1), "it does nothing at once"


@pytest.mark.rule("event.scope", "event.recurring")
def test_orders_are_found_on_the_part_of_the_card() -> None:
    t = Story(adventure="mill", guts="c4 grit", **REST)
    events = t.s.adventure.events
    assert orders_of(t.s, "C.each") == events["C"].each
    assert orders_of(t.s, "B.now") == events["B"].now
    assert orders_of(t.s, "B.when.1") == events["B"].when[1].orders
    assert len(orders_of(t.s, "bells.0")) == 1


@pytest.mark.rule("event.scope", "spawn.where", "enemy.health.scale")
def test_some_enemies_come_only_for_larger_parties_and_only_from_open_spots() -> None:
    def come(**more: Any) -> list[str]:
        t = Story(adventure="stones", guts="b1 grit", **REST, **more)
        t.s.under_way = [Resolve("C.now")]
        while t.ask.what == "displace":
            t.play(t.offers[0])
        return sorted(t.s.enemies)

    four = come(serpico="a3 parry")
    assert (len(come()), len(four)) == (1, 2)
    assert len(come(serpico="a3 parry", farnese="c1 ward")) == 3
    t = Story(adventure="graves", guts="c9 grit", **REST)
    assert open_spot(t.s, "D")
    assert open_spot(t.s, "c4"), "a Space is always there"
    t.s.tokens = {k: token for k, token in t.s.tokens.items() if token.letter != "D"}
    assert not open_spot(t.s, "D")


@pytest.mark.rule("event.scope", "spawn.where")
def test_several_of_a_kind_come_one_after_the_other() -> None:
    t = Story(adventure="gates", guts="c9 grit", isidro="c10 bombs", schierke="d9 mending")
    t.s.under_way = [Resolve("D.now")]
    t.begin()
    while t.ask.what == "displace":
        t.play(t.offers[0])
    where = [enemy.at for enemy in t.s.enemies.values()]
    assert sorted(t.s.enemies) == ["daka_1", "daka_2", "daka_3", "daka_4"]
    assert "g9" in where[:2]
    assert len(set(where)) == 4
    assert where[2:] == ["d2", "d16"]


@pytest.mark.rule("event.scope", "event.recurring", "end.conditions-change")
def test_a_discarded_card_is_gone_and_one_that_is_not_there_is_not() -> None:
    t = Story(adventure="gates", guts="c9 grit", isidro="d7 bombs", schierke="e9 mending")
    t.s.face_up, t.s.deck = ["B", "D"], []
    t.s.under_way = [Resolve("D.now")]
    t.begin()
    assert t.s.face_up == ["D"]
    assert len(t.happened("discarded")) == 1


@pytest.mark.rule("event.scope", "fatigue.min", "health.max")
def test_orders_for_all_heroes_count_for_those_who_stand() -> None:
    t = Story(guts="c4 grit", tokens={"c5": "fire", "d5": "mud"}, **REST)
    for hero in t.s.heroes.values():
        hero.wounds, hero.fatigue = 2, 2
    t.schierke.at = ""
    for order in (Favour("heal", 1), Favour("fatigue", -1), Favour("reroll", 2), Harm(1)):
        plainly(t.s, order)
    found = [(h.wounds, h.fatigue, h.rerolls) for h in t.s.heroes.values()]
    assert found == [(2, 1, 2), (2, 1, 2), (2, 2, 0)]
    favour(t.s, t.hero("guts"), "fatigue", 3)
    assert (t.hero("guts").fatigue, t.hero("guts").rerolls) == (4, 2)
    plainly(t.s, Clear("fire"))
    assert [token.kind for token in t.s.tokens.values() if token.kind != "spawn"] == ["mud"]


@pytest.mark.rule("event.scope")
def test_counters_grow_and_shrink_and_never_below_nothing() -> None:
    t = Story(guts="c4 grit", **REST)
    for n, left in ((1, 1), (2, 3), (-1, 2), (-5, 0)):
        plainly(t.s, Count("rung", n))
        assert t.s.counts["rung"] == left
    plainly(t.s, Count("alarm", -1))
    assert t.s.counts["alarm"] == 0


@pytest.mark.rule("event.scope", "terrain.tokens", "setup.board.spawn-tokens")
def test_tokens_that_are_laid_have_names_of_their_own_and_spawn_tokens_a_letter() -> None:
    t = Story(guts="c4 grit", **REST)
    made = t.s.made
    plainly(t.s, Lay("fire", "c5"))
    plainly(t.s, Lay("spawn", "D"))
    lay(t.s, "mud", "c6")
    new = [token for token in t.s.tokens.values() if int(token.id.rpartition("_")[2]) > made]
    assert [(one.kind, one.at, one.letter) for one in new] == [
        ("fire", "c5", ""),
        ("spawn", "g2", "D"),
        ("mud", "c6", ""),
    ]


@pytest.mark.rule("event.objective.immediate", "event.scope")
def test_who_flees_goes_straight_away_as_far_as_the_die_says() -> None:
    def fled(face: str, casca: str = "c5", **who: Any) -> str:
        t = Story(guts="b1 grit", isidro="g1 bombs", casca=casca, **who)
        script = flee(t.s, "casca", "red", "troll_1")
        next(script)
        with pytest.raises(StopIteration):
            script.send((face,))
        t.begin()
        while not t.happened("fled"):
            t.play(t.offers[0])
        assert t.happened("fleeing")[0].args["n"] == int(face)
        return str(t.casca.at)

    assert fled("0", troll_1="c4") == "c5"
    assert fled("1", troll_1="c4") == "c6"
    assert fled("2", troll_1="c4") == "c7"
    assert fled("2", troll_1="c4", troll_2="c6") not in ("c5", "c6", "c7")
    assert fled("3", "a1", troll_1="a2") == "a1", "nothing leads away"
    t = Story(adventure="ford", guts="a1 grit", isidro="b1 bombs", casca="c5")
    t.casca.at = ""
    t.s.under_way = [Resolve("C.now", about="troll_1")]
    t.begin()
    assert not t.happened("fled"), "nobody rolls for one who is not there"


@pytest.mark.rule("direction.result", "terrain.effect", "direction.need")
def test_fire_that_drifts_onto_somebody_burns_and_scenery_stops_it() -> None:
    def drifted(face: str, space: str, guts: str) -> tuple[list[str], int]:
        t = Story(adventure="furnace", guts=f"{guts} grit", tokens={space: "fire"}, **REST)
        lay(t.s, "mud", space)
        t.s.under_way = [Resolve("A.each")]
        t.fate.answers = [face]
        t.begin()
        at = [token.at for token in t.s.tokens.values() if token.kind == "fire"]
        return at, t.guts.wounds

    field, open_ = LIBRARY.adventures["furnace"].hexes, LIBRARY.adventures["furnace"].open
    for face in range(6):
        there = field.beside(field.named["c5"], face)
        assert there is not None
        goes = bool(open_ >> there & 1)
        to = field.name[there] if goes else "c5"
        at, wounds = drifted(str(face), "c5", to if goes else "a3")
        assert at == [to]
        assert wounds == goes
    assert drifted("3", "c5", "c5")[1] == 0, "it left him"


# The phase and Upkeep -----------------------------------------------------------------------------


@pytest.mark.rule("setup.board.special-rules", "event.scope")
def test_a_zone_is_held_by_a_hero_and_no_enemy() -> None:
    t = Story(adventure="chapel", phase="events", guts="d9 grit", isidro="a1 bombs")
    assert held(t.s, "Altar")
    t.guts.at = "a2"
    assert not held(t.s, "Altar")
    t.guts.at = "d9"
    t.stand("troll_1", "c9")
    assert not held(t.s, "Altar")
    t.troll_1.at = "a5"
    t.s.counts = {"held": 1}
    t.begin()
    assert t.s.counts["held"] == 2


@pytest.mark.rule("upkeep.return", "instant.discard", "reroll.expire", "riposte.expire")
@pytest.mark.rule("upkeep.round-marker", "gap.upkeep.chapter", "tactic.as-action")
def test_upkeep_takes_back_what_was_for_the_round() -> None:
    t = Story(guts="c4 grit arm_cannon surge", casca="c6", phase="upkeep", **REST)
    guts = t.hero("guts")
    guts.rerolls, guts.ripostes, guts.done, guts.ready, guts.marker = 1, 1, True, True, True
    t.casca.done = t.casca.used = True
    t.guts.moved = t.guts.used = True
    t.s.boons, t.s.attacked = [Boon("move", 1, "guts", "", 1)], {"casca": "troll_1"}
    before = len(guts.hand)
    upkeep(t.s)
    assert (guts.rerolls, guts.ripostes, guts.pile) == (0, 0, [])
    assert (guts.done, guts.ready, guts.marker) == (False, False, False)
    assert guts.hand[before:] == ["grit"]
    assert (guts.discard, t.s.used_tactics) == (["arm_cannon"], ["surge"])
    assert (t.casca.done, t.casca.used) == (False, False)
    assert (t.guts.moved, t.guts.used) == (False, False), "a new pile counts from a stand"
    assert (t.s.boons, t.s.attacked, t.s.round, t.s.phase) == ([], {}, 2, "plan")
    assert t.s.won is None
    for last, won in ((10, None), (11, None), (12, False)):
        t.s.round, t.s.won = last, None
        upkeep(t.s)
        assert t.s.won is won


@pytest.mark.rule("tactic.draw", "gap.tactics.deck")
def test_a_used_up_tactics_deck_is_shuffled_anew() -> None:
    t = Story(guts="c4 grit", tokens={"c4": "tactic"}, fate=["surge"], **REST)
    t.s.tactics = shuffled([])
    t.s.used_tactics = list(LIBRARY.tactics)
    t.play("Activate guts", "Take tactic_90")
    assert "surge" in t.hero("guts").hand
    assert t.s.used_tactics == []


@pytest.mark.rule("ruling.interaction-roll", "dice.successes", "penalty.attack")
def test_a_token_is_tried_with_the_dice_of_the_pile_less_penalties() -> None:
    t = Story(guts="c5 cleave overhead_blow grit", tokens={"c5": "interaction"}, **REST)
    dice = LIBRARY.dice

    def tried(fatigue: int, *named: str) -> tuple[Any, ...]:
        t.hero("guts").fatigue = fatigue
        return trial_dice(t.s, t.hero("guts"), Trial(3, tuple(named)))

    yellow, red, green = dice["yellow"], dice["red"], dice["green"]
    assert tried(0) == (yellow, red, red, green)
    assert tried(8) == (red, red, green), "the weakest leaves"
    assert tried(8, "blue") == (dice["blue"],)


@pytest.mark.rule("ruling.interaction-roll", "dice.successes", "interact.result")
@pytest.mark.parametrize(("faces", "opened"), [("1 1 0", False), ("2 1 0", True)])
def test_a_lock_opens_with_as_many_successes_as_it_asks_for(faces: str, opened: bool) -> None:
    t = Story(guts="c5 grit cleave", tokens={"c5": "interaction"}, fate=[faces], **REST)
    t.s.specials = ["locks"]
    t.play("Activate guts", "Trigger interaction_90")
    assert ("interaction_90" not in t.s.tokens) == opened
    assert t.s.counts == ({"triggered": 1} if opened else {"alarm": 1})
    assert t.hero("guts").tried == ([] if opened else ["interaction_90"])


@pytest.mark.rule("interact.token", "interact.result", "ruling.interaction-roll")
def test_a_spawn_token_is_closed_without_a_roll_and_only_where_that_can_be() -> None:
    t = Story(guts="g2 grit", isidro="a1 bombs", schierke="a2 mending").play("Activate guts")
    assert not any(offer.startswith("Trigger") for offer in t.offers)
    u = Story(guts="g2 grit", isidro="a1 bombs", schierke="a2 mending")
    u.s.specials = ["spades", "locks"]
    u.hero("guts").fatigue = 1
    u.play("Activate guts")
    (token,) = [offer for offer in u.offers if offer.startswith("Trigger")]
    u.play(token)
    assert (u.s.counts, u.hero("guts").fatigue) == ({"triggered": 1}, 0)


@pytest.mark.rule("setup.board.special-rules")
def test_a_rule_comes_and_goes_by_event() -> None:
    t = Story(guts="c4 grit", **REST)
    set_rule(t.s, True, "mire")
    set_rule(t.s, True, "embers")
    set_rule(t.s, False, "mire")
    assert t.s.specials == ["embers"]


# The campaign -------------------------------------------------------------------------------------


@pytest.mark.rule("end.victory.next", "end.defeat.replay", "campaign.growth")
def test_the_campaign_writes_down_upgrades_victories_and_defeats() -> None:
    party = ("guts", "isidro", "schierke")
    s = GAME.new(Options(party, "chapel", Growth(cards=1, boards=1, defeats=2, won=("mill",))))
    assert GAME.record(s) is None, "it is not over"
    s.won, s.earned = True, ["cards", "boards", "cards"]
    assert GAME.record(s) == Options(
        party, "stones", Growth(cards=3, boards=2, defeats=2, won=("mill", "chapel"))
    )
    s.won = False
    assert GAME.record(s) == Options(
        party, "chapel", Growth(cards=1, boards=1, defeats=3, won=("mill",))
    )
    last = GAME.new(Options(party, "eclipse", Growth()))
    last.won = True
    assert GAME.record(last) is None
    assert GAME.campaign(Options(party, "deck")) == Options(party, "mill", Growth())
    assert GAME.chapter(Options(party, "deck")) is None
    assert GAME.chapter(Options(party, "deck", Growth())) is not None
    assert GAME.outcome(s) is not None
    s.won = None
    assert GAME.outcome(s) is None


@pytest.mark.rule("end.victory.next", "setup.hero.required.add")
def test_after_a_single_adventure_that_was_won_comes_the_next() -> None:
    party = ("guts", "isidro", "schierke")

    def after(adventure: str, won: bool | None, growth: Growth | None = None) -> Options | None:
        s = GAME.new(Options(party, adventure, growth, mercy=2))
        s.won = won
        found = GAME.sequel(s)
        return found and found.options

    assert after("mill", True) == Options(party, "chapel", mercy=2)
    assert after("yard", True) == Options(party, "mill", mercy=2)
    assert (after("mill", None), after("mill", False), after("eclipse", True)) == (None,) * 3
    assert after("mill", True, Growth()) is None, "a campaign has chapters"
    for adventure in GAME.new(Options(party)).library.order:
        following = after(adventure, True)
        assert following is None or GAME.new(following), "it can be played"
