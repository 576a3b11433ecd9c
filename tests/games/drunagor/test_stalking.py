"""Close calls of Monsters: how far they hunt, whom they prefer, what is foreseen, who gives way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.abilities import (
    ABILITIES,
    afflict,
    chain_up,
    milder,
    movement,
    of_colour,
    strength,
)
from grimtable.games.drunagor.board import fighter
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import FIGHTERS
from grimtable.games.drunagor.monsters import pounce
from grimtable.games.drunagor.prey import bait, mutate, rescues, room, within_bite
from grimtable.games.drunagor.prowl import beside, foresee, lurk, marked, move, plan, roam
from grimtable.games.drunagor.quarry import CRITERIA, STANDARD, aims, breadth, mates, ranked, seen
from grimtable.games.drunagor.state import OFF, Ally, Drunagor, Monster, MonsterTurn
from grimtable.games.drunagor.surroundings import foes
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.text import Text
from tests.games.drunagor.playing import (
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    square,
    told,
    turn_of,
)


def joined(s: Drunagor, kind: str, where: str) -> Ally:
    """One who joined the party."""
    s.allies[f"{kind}_1"] = Ally(f"{kind}_1", kind, at(s, where))
    return s.allies[f"{kind}_1"]


def named(s: Drunagor, squares: list[int]) -> set[str]:
    """Squares by their names."""
    return {hall_of(s).board.names[i] for i in squares}


def one(s: Drunagor, kind: str) -> Monster:
    return s.monsters[f"{kind}_1"]


def in_hall(s: Drunagor, kind: str, where: str) -> Monster:
    """A Champion in a Horseman's hall."""
    rank = len(FIGHTERS[kind]) - 1
    health = FIGHTERS[kind][rank].health
    s.monsters[f"{kind}_1"] = Monster(f"{kind}_1", kind, "brown", health, at(s, where), rank=rank)
    return s.monsters[f"{kind}_1"]


# Slayers and Devourers ------------------------------------------------------------------------


@pytest.mark.rule("kw.slayer", "kw.slayer.none", "ally.priority.slayer")
def test_a_slayer_marks_whom_it_can_stand_beside_and_nobody_one_square_farther() -> None:
    s = hall("war", "vorn@l1", front="E4", back="F4")
    stalker = in_hall(s, "ravenous_stalker", "f3")
    for token, points, there in (
        ("c3", 2, True),
        ("c3", 1, False),
        ("g4", 0, True),
        ("d3", 0, False),
    ):
        s.injured = {at(s, token): "umbralian"}
        assert marked(s, stalker, points) == ([at(s, token)] if there else [])
    s.injured = {at(s, "a1"): "umbralian", at(s, "h3"): "umbralian"}
    assert marked(s, stalker, 1) == [at(s, "h3")]
    s.injured = {}
    joined(s, "dunedancer_khadija", "g3")
    assert marked(s, stalker, 1) == [at(s, "g3")], "a Follower"
    joined(s, "robin_rising", "h3")
    assert marked(s, stalker, 1) == [at(s, "h3")], "a Cohort comes before"
    s.allies = {}
    joined(s, "jim_volin", "g3")
    assert marked(s, stalker, 1) == [], "a Companion is neither"
    assert marked(s, minion(s, "f4"), 4) == []


@pytest.mark.rule("kw.slayer", "ally.priority.slayer")
def test_a_slayer_beside_its_prey_attacks_it_unless_it_is_gone() -> None:
    s = hall("war", "vorn@g4", front="E4", back="F4")
    stalker = in_hall(s, "ravenous_stalker", "f3")
    for where, prey, did in (("g3", "g3", True), ("h3", "h3", False), ("h3", "g3", False)):
        s.allies, s.under_way = {}, []
        joined(s, "robin_rising", where)
        turn = MonsterTurn(stalker.id, prey=at(s, prey), left=2)
        begin(s, turn)
        assert pounce(s, turn, stalker) == did
        assert (len(s.under_way), turn.left) == ((2, 1) if did else (1, 2))
    s.injured = {at(s, "e2"): "umbralian"}
    turn = MonsterTurn(stalker.id, prey=at(s, "e2"), left=1)
    assert pounce(s, turn, stalker)
    assert (s.injured, turn.window) == ({}, Window.END)


@pytest.mark.rule("kw.devourer", "kw.devourer.none", "kw.slaughter")
def test_only_the_hungry_care_for_the_injured() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = minion(s, "e3")
    s.injured = {at(s, "f2"): "umbralian"}
    assert named(s, [step.at for step in plan(s, foe, 4)]) == {"d2", "d3", "d4"}
    assert bait(s) == sum(1 << at(s, f"{x}{y}") for x in "efg" for y in (1, 2, 3))
    s.monsters.clear()
    eater = in_hall(s, "unstable_devourer", "e3")
    steps = plan(s, eater, 4)
    assert named(s, [step.at for step in steps]) == {"e3"}, "it stands there already"
    assert within_bite(s, eater) == [at(s, "f2")]
    eater.at = at(s, "h3")
    assert within_bite(s, eater) == []
    assert named(s, [step.at for step in plan(s, eater, 4)]) == {"g2", "g3"}
    s.injured = {at(s, "a1"): "umbralian"}
    near = plan(s, eater, 1)
    assert all(step.hits == 0 for step in near)
    assert named(s, [step.at for step in near]) == {"g2", "g3", "g4"}


@pytest.mark.rule("kw.devourer.mutate", "kw.devourer.health", "kw.devourer.slay")
def test_who_has_eaten_is_another_and_does_not_attack_any_more() -> None:
    s = quay("vorn@c5", "unstable_devourer@g3", adventure="raiding_the_riders_home")
    eater = one(s, "unstable_devourer")
    eater.health, eater.boost, eater.pace, eater.tokens = 5, 2, 1, {"burn": 1}
    turn = MonsterTurn(eater.id, left=2)
    mutate(s, turn, eater)
    grown = one(s, "ravenous_abomination")
    assert (grown.health, grown.top, grown.boost, grown.pace) == (17, 17, 2, 1)
    assert (grown.tokens, turn.who, turn.left) == ({"burn": 1}, grown.id, 0)
    assert list(s.monsters) == [grown.id]
    s.options = replace(s.options, rank="veteran")
    s.monsters = {}
    s.monsters["unstable_devourer_1"] = eater
    mutate(s, MonsterTurn(eater.id), eater)
    assert one(s, "ravenous_abomination").health == 17, "below Champions as well"


@pytest.mark.rule("gap.large", "kw.devourer.mutate", "furn.large-destroys")
def test_a_large_one_grows_on_the_nearest_area_that_nothing_immovable_holds() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    board = hall_of(s).board
    here = board.area[at(s, "g5")]
    assert room(s, at(s, "g5")) == here
    s.chests, s.furniture = [at(s, "g5")], {at(s, "h5"): "crates"}
    assert room(s, at(s, "g5")) == here, "these break"
    s.furniture = {at(s, "h6"): "pillar"}
    there = room(s, at(s, "g5"))
    assert there != here
    assert there in board.areas_beside(here)
    s.furniture = {}
    big = in_hall(s, "abomination", "g5")
    assert room(s, at(s, "g5")) != here
    assert room(s, at(s, "g5"), big) == here


@pytest.mark.rule("ruling.rescue", "gap.engagement")
def test_who_is_beside_the_injured_and_not_engaged_leads_them_away() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    s.injured = {at(s, "d4"): "umbralian", at(s, "e3"): "umbralian"}
    assert [str(option) for option in rescues(s, vorn)] == ["Rescue d4"]
    foe = minion(s, "b2")
    assert rescues(s, vorn) == []
    foe.at = at(s, "l8")
    assert len(rescues(s, vorn)) == 1
    vorn.at = OFF
    assert rescues(s, vorn) == []


# AMBUSH ---------------------------------------------------------------------------------------


@pytest.mark.rule("kw.ambush", "kw.ambush.choose")
def test_who_lies_in_ambush_comes_beside_its_target_or_stays() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = in_hall(s, "drifting_apparition", "i3")
    card = fighter(foe)
    around = {f"{x}{y}" for x in "bcd" for y in (2, 3, 4)} - {"c3"}
    s.chests = [at(s, "b2")]
    steps = lurk(s, foe, card)
    assert named(s, [step.at for step in steps]) == around - {"b2"}
    assert {step.hits for step in steps} == {1}
    s.chests = [at(s, name) for name in around]
    assert named(s, [step.at for step in lurk(s, foe, card)]) == {"i3"}
    s.chests = [at(s, name) for name in around - {"d3"}]
    foe.at = at(s, "d3")
    assert named(s, [step.at for step in lurk(s, foe, card)]) == {"d3"}
    for hero in s.heroes.values():
        hero.tokens = {"stealth": 1}
    assert lurk(s, foe, card) == []


# What is foreseen -----------------------------------------------------------------------------


@pytest.mark.rule("mon.best-reachable", "kw.slow", "kw.knock-down", "kw.stun", "kw.slayer")
def test_what_is_foreseen_counts_slow_knock_down_and_stun() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = minion(s, "e3")
    move = movement(s, foe)

    def hits(where: str, **tokens: int) -> bool:
        foe.at, foe.tokens = at(s, where), tokens
        found = foresee(s, foe)
        assert found is not None
        assert found.first.id == "vorn"
        return [hero.id for hero in found.heroes] == ["vorn"]

    columns = "defghijkl"
    assert hits(f"{columns[move]}3")
    assert not hits(f"{columns[move + 1]}3")
    assert hits(f"{columns[move - 2]}3", slow=1)
    assert not hits(f"{columns[move - 1]}3", slow=1)
    assert hits("d3", knock_down=1)
    assert not hits("e3", knock_down=1)
    assert not hits("d3", stun=1)
    foe.tokens = {}
    s.heroes["vorn"].tokens = {"stealth": 1}
    assert foresee(s, foe) is None
    joined(s, "robin_rising", "e4")
    found = foresee(s, foe)
    assert found is not None
    assert (found.first.id, [a.id for a in found.heroes]) == ("robin_rising_1", ["robin_rising_1"])


@pytest.mark.rule("mon.shift", "mon.shift-order", "kw.stealth.hidden", "gap.core.monster-turn")
def test_what_is_foreseen_says_why_another_is_attacked_than_whom_it_wants() -> None:
    s = quay("vorn@c5 maya@c4 elros@a1", "executioner@d5")
    (foe,) = s.monsters.values()
    text = Text.of(GAME, s.options, "en")

    def line() -> str:
        (words,) = foes(s)
        return text.words(words)

    def fit(**health: int) -> None:
        for hero in s.heroes.values():
            hero.health = health.get(hero.id, 3)

    foe.tokens = {"knock_down": 1}
    fit(vorn=9)
    assert line() == "Executioner 1 would attack Vorn and Maya (wants the Strongest)"
    fit(elros=9)
    assert line().endswith("attack Vorn and Maya: more Heroes than with Elros (the Strongest)")
    s.heroes["maya"].at = at(s, "a2")
    assert line() == (
        "Executioner 1 wants Elros (the Strongest), who is out of reach: it would attack Vorn"
    )
    fit(vorn=9, maya=9)
    assert line().endswith("attack Vorn (wants the Strongest, faster than another like that)")
    fit(vorn=5, elros=9)
    s.heroes["elros"].tokens = {"stealth": 1}
    assert line() == "Executioner 1 would attack Vorn (wants the Strongest of those it sees)"
    for hero in s.heroes.values():
        hero.tokens = {"stealth": 1}
    joined(s, "robin_rising", "e4")
    assert line() == "Executioner 1 would reach no Hero, and attack Robin Rising"


@pytest.mark.rule("kw.slayer", "kw.stun", "ally.priority.slayer")
def test_whom_a_slayer_hunts_is_foreseen() -> None:
    s = hall("war", "vorn@g3", front="E4", back="F4")
    stalker = in_hall(s, "ravenous_stalker", "f3")
    far, near = joined(s, "robin_rising", "l1"), joined(s, "freed_maiden", "e4")
    found = foresee(s, stalker)
    assert found is not None
    assert (found.first, found.heroes) == (near, [near])
    stalker.tokens = {"stun": 1}
    found = foresee(s, stalker)
    assert found is not None
    assert (found.first.id, found.heroes) == ("vorn", [])
    stalker.tokens = {}
    del s.allies[near.id]
    found = foresee(s, stalker)
    assert found is not None
    assert (found.first.id, far.id in s.allies) == ("vorn", True)


@pytest.mark.rule("gap.large", "mon.best-reachable")
def test_what_a_large_one_would_do_is_foreseen_from_its_whole_area() -> None:
    s = hall("war", "vorn@c3 maya@i8", front="E4", back="F4")
    big = in_hall(s, "abomination", "e3")  # beside Vorn's area
    found = foresee(s, big)
    assert found is not None
    assert [hero.id for hero in found.heroes] == ["vorn"]
    asked = turn_of(s, big.id)
    assert asked is None
    assert told(s, "aims")[0].args["whom"] == "vorn"


@pytest.mark.rule("mon.no-reach", "ally.priority.when")
def test_who_attacks_a_follower_does_not_merely_come_nearer() -> None:
    for where, nearer in (("e4", 0), ("l3", 1)):
        s = hall("war", "vorn@c8", front="E1", back="F1")
        s.heroes["vorn"].tokens = {"stealth": 1}
        joined(s, "robin_rising", where)
        foe = minion(s, "f4")
        turn = MonsterTurn(foe.id, window=Window.MOVE)
        s.under_way = [turn]
        turn.points = 2
        move(s, turn, foe)
        assert len(told(s, "approaches")) == nearer


# Where it can go ------------------------------------------------------------------------------


@pytest.mark.rule("gap.large", "furn.barrel.untargetable", "kw.shove")
def test_where_a_large_one_can_go() -> None:
    s = hall("war", "vorn@g3 maya@c7", front="E1", back="F1")
    big, board = in_hall(s, "abomination", "e3"), hall_of(s).board

    def goes(where: str) -> bool:
        return board.area[at(s, where)] in roam(s, big, 1)

    assert not goes("g3"), "where a Hero stands"
    s.heroes["vorn"].hiding, s.furniture = True, {at(s, "g3"): "barrels"}
    assert goes("g3"), "the barrels break"
    assert goes("c3")
    joined(s, "robin_rising", "d4")
    assert not goes("c3")
    s.allies["robin_rising_1"].at = OFF
    assert goes("c3")
    minion(s, "d4")
    assert goes("c3"), "small ones give way"
    other = in_hall(s, "dream_titan", "c3")
    assert not goes("c3")
    del s.monsters[other.id]
    s.injured = {at(s, "c4"): "umbralian"}
    assert not goes("c3")


@pytest.mark.rule("kw.shove", "furn.large-destroys", "gap.large")
def test_a_large_one_shoves_only_those_under_it() -> None:
    s = hall("war", "vorn@i3", front="E1", back="F1")
    big = in_hall(s, "abomination", "c3")
    under, aside = minion(s, "g4", 1), minion(s, "c7", 2)
    s.furniture = {at(s, "h4"): "crates", at(s, "c8"): "crates"}
    turn = MonsterTurn(big.id, window=Window.GOING, points=3, tied=[at(s, "g3")], attacks=False)
    begin(s, turn)
    asked = run(s)
    assert (asked.what, asked.about["who"]) == ("stand", under.id)
    assert square(s, big) == "g3"
    assert s.furniture == {at(s, "c8"): "crates"}
    run(s, min(offered(asked)))
    assert square(s, aside) == "c7"


@pytest.mark.rule("kw.jump", "ph.monsters-jump", "kw.jump.over")
def test_a_monster_that_jumps_goes_over_what_stops_others() -> None:
    for kind, there in (("shadow_vampire", {"d2", "d3", "d4"}), ("garothian_revenant", set())):
        s = hall("war", "vorn@c3", front="E1", back="F1")
        s.chests = [at(s, f"{x}{y}") for x in "ef" for y in range(1, 9)]
        foe = in_hall(s, kind, "g3")
        found = plan(s, foe, 4)
        assert named(s, [step.at for step in found if step.hits]) == there
        if there:
            s.cloud = [at(s, "g2"), at(s, "g4")]
            begin(s, MonsterTurn(foe.id, window=Window.GOING, points=4, tied=[at(s, "d3")]))
            run(s, *["pass"] * 4)
            assert square(s, foe) == "d3"


@pytest.mark.rule("mon.best-reachable")
def test_the_squares_beside_somebody() -> None:
    s = hall("war", "vorn@c3", front="E1", back="F1")
    vorn = s.heroes["vorn"]
    assert beside(s, [], areas=True) == 0
    around = [f"{x}{y}" for x in "bcd" for y in (2, 3, 4)]
    assert beside(s, [vorn], areas=False) == sum(1 << at(s, name) for name in around)


# Whom it would hit ----------------------------------------------------------------------------


@pytest.mark.rule("gap.ranged-monster", "gap.engagement", "ally.priority.low")
def test_who_shoots_is_engaged_by_a_follower_as_well() -> None:
    s = hall("war", "vorn@i3", front="E1", back="F1")
    archer = FIGHTERS["skeleton_archer"][-1]
    line = ranked(seen(s), STANDARD)
    base = 1 << at(s, "g3")
    assert [aim.heroes[0].id for aim in aims(s, archer, base, line)] == ["vorn"]
    joined(s, "robin_rising", "f2")
    assert aims(s, archer, base, line) == []
    s.allies["robin_rising_1"].at = at(s, "e3")
    assert aims(s, archer, base, line) != []
    s.allies["robin_rising_1"].tokens = {"stealth": 1}
    s.allies["robin_rising_1"].at = at(s, "f2")
    assert mates(s) == []
    assert aims(s, archer, base, line) != []


@pytest.mark.rule("ally.priority.when", "kw.cleave", "kw.multishot")
def test_besides_heroes_followers_are_hit_as_far_as_the_attack_is_broad() -> None:
    s = hall("war", "vorn@c3 maya@d2", front="E4", back="F4")
    card = FIGHTERS["garothian_revenant"][-1]
    most = breadth(s, card, "cleave")
    assert most >= 2
    robin, maiden = joined(s, "robin_rising", "c2"), joined(s, "freed_maiden", "b1")
    line, base = ranked(seen(s), STANDARD), 1 << at(s, "d3")
    (aim,) = aims(s, card, base, line)
    assert {h.id for h in aim.heroes} == {"vorn", "maya"}
    assert aim.allies == (robin,) * (most > 2)
    s.heroes["maya"].at = at(s, "l8")
    (aim,) = aims(s, card, base, ranked(seen(s), STANDARD))
    assert ([h.id for h in aim.heroes], aim.allies) == (["vorn"], (robin,))
    assert maiden not in aim.allies


@pytest.mark.rule("kw.cleave", "kw.multishot", "boss.x-value")
def test_x_of_an_attack_counts_runes_and_is_one_at_least() -> None:
    s = hall("war", "vorn@c3", "green*2")
    plain = FIGHTERS["executioner"][-1]
    assert "cleave" not in plain.xs
    assert breadth(s, plain, "cleave") == plain.abilities["cleave"]
    assert breadth(s, plain, "multishot") == 1
    scaled = [
        (card, word)
        for ranks in FIGHTERS.values()
        for card in ranks
        for word in ("cleave", "multishot")
        if word in card.xs
    ]
    for card, word in scaled:
        n = sum(rune.startswith(card.colour) for rune in s.track)
        assert breadth(s, card, word) == max(1, card.abilities[word] + n)


@pytest.mark.rule("kw.reckoner", "kw.defiant", "kw.relentless", "kw.covetous", "kw.bloodseeker")
def test_ties_go_to_the_end_that_the_word_names() -> None:
    s = hall("war", "vorn@c3 maya@d3")
    for hero in s.heroes.values():
        hero.health, hero.pool, hero.tokens, hero.curses = 5, {"red": 2}, {}, 0
    fastest, slowest = s.heroes.values()
    for word, by in {**CRITERIA, "standard": STANDARD}.items():
        first = slowest if word in ("relentless", "bloodseeker") else fastest
        assert ranked(seen(s), by)[0] is first


# What its card says ---------------------------------------------------------------------------


@pytest.mark.rule("ruling.set-ups", "kw.enrage")
def test_below_champions_a_card_without_ranks_strikes_for_less_but_for_one_at_least() -> None:
    s = quay("vorn@c5", "executioner@i1")
    plain = next(k for k, ranks in FIGHTERS.items() if len(ranks) == 1 and ranks[0].attack > 3)
    foe = Monster("x", plain, "brown", 9, at(s, "g3"))
    printed = FIGHTERS[plain][0].attack
    found = []
    for rank in ("champion", "veteran", "fighter", "rookie"):
        s.options = replace(s.options, rank=rank)
        found.append(strength(s, foe))
    assert found == [printed - i for i in range(4)]
    assert [milder(plain, rank) for rank in ("champion", "rookie")] == [0, 3]
    weak = [k for k, ranks in FIGHTERS.items() if len(ranks) == 1 and 0 < ranks[0].attack <= 3]
    for kind in weak:
        assert strength(s, Monster("x", kind, "brown", 9, at(s, "g3"))) == 1
    idle = [k for k, ranks in FIGHTERS.items() if len(ranks) == 1 and not ranks[0].attack]
    for kind in idle:
        if "attack" not in FIGHTERS[kind][0].xs:
            assert strength(s, Monster("x", kind, "brown", 9, at(s, "g3"))) == 0
    assert milder("executioner", "rookie") == 0, "it has ranks"


@pytest.mark.rule("kw.disarm.fatigue", "kw.silence.fatigue", "kw.immunity", "kw.disarm")
def test_immunity_to_fatigue_saves_from_disarm_and_silence_and_from_nothing_else() -> None:
    s = hall("war", "vorn@c3")
    vorn, foe = s.heroes["vorn"], minion(s, "d3")
    vorn.pool = {"yellow": 1, "blue": 2}
    afflict(s, foe.id, "vorn", "silence", 0)
    assert (vorn.pool.get("blue", 0), vorn.pool["yellow"]) == (0, 1)
    assert sum(vorn.expended.values()) == 2
    vorn.pool, vorn.expended = {"red": 1, "blue": 2, "green": 1}, {}
    afflict(s, foe.id, "vorn", "disarm", 0)
    assert (vorn.pool.get("red", 0), vorn.pool["blue"]) == (0, 2)
    assert vorn.expended == {"red": 1}
    afflict(s, foe.id, foe.id, "silence", 0)
    assert not told(s, "immune")
    vorn.down = True
    afflict(s, foe.id, "vorn", "bleed", 1)
    assert not vorn.has("bleed")


@pytest.mark.rule("kw.chain-up", "kw.chain-up.drag", "kw.chain-up.no-space", "kw.restrain")
def test_chains_cite_whether_there_was_room() -> None:
    s = hall("war", "vorn@e3", front="E4", back="F4")
    foe = minion(s, "c3")
    vorn = s.heroes["vorn"]
    chain_up(s, foe.id, foe.id, 0)
    assert [(e.rule, e.args["n"]) for e in told(s, "hurt")] == [("kw.chain-up.drag", 2)]
    assert len(s.under_way) == 1
    s.under_way, s.events, vorn.tokens = [], [], {"restrain": 1}
    chain_up(s, foe.id, foe.id, 0)
    assert (len(told(s, "hurt")), s.under_way) == (1, []), "who is held is hurt and stays"
    s.events, vorn.tokens = [], {}
    s.chests = [at(s, f"{x}{y}") for x in "bcd" for y in (2, 3, 4) if (x, y) != ("c", 3)]
    chain_up(s, foe.id, foe.id, 0)
    assert [(e.rule, e.args["n"]) for e in told(s, "hurt")] == [("kw.chain-up.no-space", 4)]
    s.events, vorn.tokens = [], {"stealth": 1}
    chain_up(s, foe.id, foe.id, 0)
    assert told(s, "chained") == []
    vorn.tokens, vorn.at = {}, at(s, "g3")
    chain_up(s, foe.id, foe.id, 0)
    assert told(s, "chained") == [], "two areas away"
    vorn.at = at(s, "d4")
    chain_up(s, foe.id, foe.id, 0)
    assert told(s, "chained") == [], "adjacent"


@pytest.mark.rule("mon.colours", "boss.x-value")
def test_what_is_x_zero_does_nothing() -> None:
    s = hall("war", "vorn@c3")
    cards = [(k, r[-1]) for k, r in FIGHTERS.items() if set(r[-1].xs) & r[-1].abilities.keys()]
    assert cards
    for kind, card in cards:
        foe = Monster("x", kind, "brown", 9, at(s, "g3"), rank=len(FIGHTERS[kind]) - 1)
        for word in set(card.xs) & card.abilities.keys():
            for n in (0, 1, 3):
                s.track = [rune for rune in s.bag if rune.startswith(card.colour)][:n]
                x = max(0, card.abilities[word] + n)
                assert dict(of_colour(s, foe, ABILITIES[word].window)).get(word, 0) == x
                assert (word in dict(of_colour(s, foe, ABILITIES[word].window))) == (x > 0)
