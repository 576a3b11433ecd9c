"""One more, one less, one too late: what a rule does just before it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grimtable.games.drunagor.abilities import base_damage
from grimtable.games.drunagor.attack import announce, shields, ward
from grimtable.games.drunagor.board import distance, ground, is_adjacent, near_mask
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.casting import finish
from grimtable.games.drunagor.content import CARDS, FIGHTERS, SKILLS, Place, spawns_of
from grimtable.games.drunagor.cubes import recall
from grimtable.games.drunagor.death import roar
from grimtable.games.drunagor.famine import evil_eye
from grimtable.games.drunagor.furniture import crush
from grimtable.games.drunagor.health import conditions, end, gain, heal, hurt, pop, push, take
from grimtable.games.drunagor.hexes import pass_on
from grimtable.games.drunagor.horsemen import card_turn
from grimtable.games.drunagor.monsters import choose_areas
from grimtable.games.drunagor.objects import token_minors
from grimtable.games.drunagor.prowl import go, plan, roam
from grimtable.games.drunagor.quarry import Aim
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.roll import roll
from grimtable.games.drunagor.rough import waded
from grimtable.games.drunagor.setup import reveal
from grimtable.games.drunagor.skills import helps
from grimtable.games.drunagor.state import (
    OFF,
    STACK,
    Ally,
    Blow,
    CardTurn,
    Hit,
    KnockOut,
    MonsterTurn,
    Owed,
    RecallAction,
    Record,
    Reveal,
    Search,
    SkillCast,
    Stride,
    runes_of,
)
from grimtable.games.drunagor.targets import starve, swipe
from grimtable.games.drunagor.terrain import spring, walk
from grimtable.games.drunagor.throwing import slam
from grimtable.games.drunagor.track import following, present, sign_of
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Ask
from grimtable.kernel.asks import No, Yes
from tests.games.drunagor.playing import (
    acting,
    area,
    at,
    begin,
    hall,
    least,
    minion,
    quay,
    run,
    square,
    told,
)


@pytest.mark.rule("terr.maelstrom.reactive", "terr.maelstrom.entropy", "gap.knock-out")
def test_who_fell_while_it_answered_in_a_maelstrom_field_gets_nothing_of_it() -> None:
    for down, entropy, health in ((False, 2, 9), (True, 0, 11)):
        s = hall("death", "maya@p8")
        maya = s.heroes["maya"]
        maya.health, maya.down = 11, down
        cast = SkillCast("maya", "second_wind", "action", "blue", in_field=True)
        begin(s, cast)
        finish(s, cast, maya)
        assert (maya.has("entropy"), maya.health) == (entropy, health)


@pytest.mark.rule("kw.trap.trigger", "boss.status-first", "kw.bleed.tick")
def test_a_trap_under_a_horseman_who_activates_bleeds_it_at_once() -> None:
    s = hall("plague", "vorn@a1", front="E4", back="F4")
    s.traps = {area(s, "E4"): "bear"}
    before = s.boss.health
    card_turn(s, CardTurn("weave_unravel"))
    assert (before - s.boss.health, s.boss.has("bleed"), s.traps) == (2 + 2, 0, {})


@pytest.mark.rule("furn.barrel.large", "furn.barrel.large-damage", "gap.knock-out")
@pytest.mark.rule("furn.pillar.impact", "furn.pillar.impact-place")
def test_who_is_squashed_or_slammed_to_death_is_knocked_out_before_it_is_moved() -> None:
    s = hall("war", "brihitte@c3", front="E4", back="F4")
    brihitte = s.heroes["brihitte"]
    brihitte.health, brihitte.hiding = 2, True
    s.furniture = {brihitte.at: "barrels"}
    crush(s, "war", [brihitte.at])
    assert s.under_way == [Owed("aside", "brihitte"), KnockOut("brihitte")]
    s = hall("war", "brihitte@c3", front="E4", back="F4")
    s.heroes["brihitte"].health = 4
    slam(s, "brihitte", at(s, "d3"), by="war")
    place = Owed("impact", "brihitte", areas=[at(s, "d3")], rune="war")
    assert s.under_way == [place, KnockOut("brihitte")]


@pytest.mark.rule("ruling.victory", "kw.tc.second")
def test_the_end_is_told_of_the_horseman_or_of_the_hero_it_came_to() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    hurt(s, "war", 999, "dmg.suffers-moment", by="vorn")
    assert [event.args["who"] for event in told(s, "end-won")] == ["war"]
    s = hall("war", "vorn@c5", front="E4", back="F4")
    end(s, False, "killed", rule="kw.tc.second", who="vorn")
    end(s, True, "won", rule="ruling.victory")
    assert [event.args["who"] for event in told(s, "end-killed")] == ["vorn"]
    assert (s.won, told(s, "end-won")) == (False, []), "over is over"


@pytest.mark.rule("mon.no-reach", "mon.best-reachable", "ruling.fall")
def test_a_way_over_the_height_and_down_counts_for_a_monster_that_comes_nearer() -> None:
    s = hall("war", "vorn@a1", front="A4", back="B4")
    foe = minion(s, "i6")
    best = {hall_of(s).board.names[step.at] for step in plan(s, foe, 2)}
    assert best == {"h4", "g7"}, "seven squares past the platform, or over it"


@pytest.mark.rule("kw.idol.no-effect", "kw.idol.evoke")
def test_a_shaman_who_can_not_pay_is_not_asked_to_evoke_while_she_invokes() -> None:
    for tokens, asks in (({"shield": 2}, "evoke"), ({"shield": 1}, None)):
        s = hall("plague", "catharina@a5")
        s.heroes["catharina"].tokens = dict(tokens)
        begin(s, Owed("idol", "catharina", rune="idol_fury"))
        asked = run(s, "Turn A3")
        assert getattr(asked, "what", None) == asks


@pytest.mark.rule("furn.chest.search", "turn.found-item")
def test_a_chest_whose_card_was_drawn_is_not_drawn_from_again() -> None:
    s = quay("vorn@c5")
    deck = list(s.deck)
    begin(s, Search("vorn", deck[0]))
    asked = run(s)
    assert (asked.what, asked.about["item"], s.deck) == ("found", deck[0], deck)


@pytest.mark.rule("kw.adj")
def test_nothing_is_adjacent_to_who_is_not_on_the_board() -> None:
    s = hall("war", "vorn@c5 maya@d6", front="E4", back="F4")
    assert near_mask(s, "vorn")
    s.heroes["vorn"].at = OFF
    assert near_mask(s, "vorn") == 0
    assert not is_adjacent(s, "vorn", "maya")
    assert not is_adjacent(s, "maya", "vorn")


@pytest.mark.rule("kw.weapon", "kw.weapon.crit", "upd.hit-vs-to-hit")
def test_the_log_says_what_the_die_had_to_show_two_at_least_and_nothing_of_a_spell() -> None:
    for kind, plus, least_ in (("weapon", 0, least("vorn", 0)), ("weapon", 99, 2), ("spell", 0, 0)):
        s = hall("war", "vorn@c5", front="E4", back="F4")
        s.under_way = [SkillCast("vorn", "crushing_blow", "action", "yellow")]
        blow = Blow("vorn", kind, [Hit("war")], base=1, to_hit=plus, label="crushing_blow")
        script = roll(s, blow)
        next(script)
        with pytest.raises(StopIteration):
            script.send((7,))
        assert told(s, "rolled")[-1].args["least"] == least_


@pytest.mark.rule("ruling.set-ups")
def test_a_lower_rank_takes_of_an_attack_down_to_one_and_gives_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind = next(kind for kind, ranks in FIGHTERS.items() if len(ranks) == 1)
    for printed, left in ((9, 8), (1, 1), (0, 0)):
        card = replace(FIGHTERS[kind][0], attack=printed, xs=frozenset())
        monkeypatch.setitem(FIGHTERS, kind, (card,))
        s = quay("vorn@c5", f"{kind}@e5")
        s.options = replace(s.options, rank="veteran")
        (foe,) = s.monsters.values()
        assert base_damage(s, foe) == left


@pytest.mark.rule("gap.initiative", "ruling.commander", "ally.card.slot")
def test_a_place_of_the_track_where_nobody_has_a_turn_is_passed_over() -> None:
    s = quay("vorn@c5")
    s.boss.id, s.flowing, s.raid, s.allies, s.hands = "", "", "", {}, {}
    kind, joined = next((kind, c) for kind, c in ALLIES.items() if c.entry.opposite)
    places = [Place("ally", joined.entry.opposite), Place("command", "x"), Place("runes")]
    places += [Place("card"), Place("raid"), Place("flowing")]

    def has_a_turn(place: Place) -> bool:
        return sign_of(place) in present(s)

    assert [has_a_turn(place) for place in places] == [False, False, True, False, False, False]
    s.boss.id, s.flowing, s.raid, s.hands = "war", "a", "a", {"gobbler": ["x"]}
    s.allies = {"a": Ally("a", kind)}
    assert all(has_a_turn(place) for place in places)
    assert not has_a_turn(Place("command", "y")), "a card of nobody"
    assert following(("a", "b", ""), {"", "b"}, OFF) == 1
    assert following(("a", "b", ""), {"", "b"}, 1) == 2
    assert following(("a", "b", "c"), {"", "b"}, 1) == OFF


# Health and tokens ----------------------------------------------------------------------------


@pytest.mark.rule("kw.heal", "kw.regain", "kw.stackable", "kw.redundant")
def test_health_and_tokens_of_nothing_are_not_told() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    heal(s, "vorn", 3, rule="kw.heal")
    vorn.health -= 1
    heal(s, "vorn", 0, rule="kw.heal")
    vorn.tokens = {"fury": STACK, "slow": 1}
    assert [gain(s, "vorn", token, 1, "kw.stackable") for token in ("fury", "slow")] == [0, 0]
    assert gain(s, "vorn", "focus", 0, "kw.stackable") == 0
    assert not told(s, "healed") + told(s, "gained")
    vorn.tokens["fury"] = STACK - 1
    assert gain(s, "vorn", "fury", 2, "kw.stackable") == 1
    heal(s, "vorn", 3, rule="kw.heal")
    assert [event.args["n"] for event in told(s, "healed") + told(s, "gained")] == [1, 1]


@pytest.mark.rule("ruling.victory")
def test_nothing_comes_on_top_of_what_is_over_and_only_the_top_is_taken_off() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    below, above = Owed("fatigue", "vorn"), Owed("push", "vorn")
    s.under_way = [below, above]
    pop(s, below)
    assert s.under_way == [below, above]
    pop(s, above)
    assert s.under_way == [below]
    s.won = True
    push(s, above)
    assert s.under_way == [below]
    s.under_way = []
    pop(s, below)
    assert s.under_way == []


@pytest.mark.rule("kw.trap.all", "kw.trap.fire")
def test_who_a_trap_kills_does_not_burn_and_the_others_do() -> None:
    s = hall("plague", "vorn@h8", front="E4", back="F4")
    weak, strong = minion(s, "e3", 1, health=2), minion(s, "f3", 2, health=7)
    s.traps = {area(s, "C2"): "fire"}
    spring(s, strong.id)
    assert set(s.monsters) == {strong.id}
    assert (strong.health, strong.has("burn"), weak.has("burn")) == (5, 4, 0)
    s.traps, s.boss.health = {area(s, "E4"): "bear"}, 2
    spring(s, "plague")
    assert (s.won, s.boss.has("bleed")) == (True, 0)


@pytest.mark.rule("boss.death.roar", "boss.famine.eye.intimidate", "gap.knock-out")
def test_who_falls_is_not_intimidated_as_well() -> None:
    s = hall("death", "vorn@c5 maya@d6")
    s.heroes["vorn"].health = 2
    roar(s, 2, rule="boss.death.roar")
    assert (s.heroes["vorn"].has("intimidate"), s.heroes["maya"].has("intimidate")) == (0, 2)
    s = hall("famine", "vorn@c5")
    s.heroes["vorn"].health = 1
    evil_eye(s, CardTurn("evil_eye", x=4, step=1))
    assert (s.heroes["vorn"].down, s.heroes["vorn"].has("intimidate")) == (True, 0)
    assert not told(s, "immune")


GONE = [
    *(Owed(kind, "gone") for kind in ("beside", "inside", "by", "aside", "shadow", "hand")),
    *(Owed(kind, "gone", rune="vorn") for kind in ("push", "pushback", "impact")),
    *(Owed(kind, "vorn", rune="gone") for kind in ("push", "pushback", "displace", "chained")),
    Owed("flyby", "gone"),
    Stride("gone", 3),
]
OFF_THE_BOARD = [
    *(Owed(kind, "vorn", rune="bear") for kind in ("trap", "spawn", "idol")),
    Owed("push", "vorn", rune="maya"),
    Owed("chained", "vorn", rune="garothian_revenant_1"),
    Owed("pushback", "vorn", rune="garothian_revenant_1"),
    Owed("impact", "vorn", areas=[0], rune="maya"),
    Stride("vorn", 3),
]


@pytest.mark.rule("kw.killing-blow", "kw.push", "kw.shove.choose", "kw.chain-up.drag")
@pytest.mark.parametrize("record", GONE, ids=lambda r: f"{r.who}-{getattr(r, 'kind', 'stride')}")
def test_to_who_is_gone_nothing_is_owed_any_more(record: Record) -> None:
    s = hall("war", "vorn@c3 maya@d3", front="E4", back="F4")
    if isinstance(record, Owed) and record.kind == "by":
        record.rune = "maya"
    begin(s, record)
    assert run(s) is None
    assert (square(s, s.heroes["vorn"]), s.under_way) == ("c3", [])


@pytest.mark.rule("kw.trap", "kw.idol", "kw.push", "boss.famine.aura.place", "kw.chain-up.drag")
@pytest.mark.parametrize("record", OFF_THE_BOARD, ids=lambda r: getattr(r, "kind", "stride"))
def test_who_is_not_on_the_board_lays_nothing_and_is_not_moved(record: Record) -> None:
    s = hall("famine", "vorn@c3 maya@d3")
    minion(s, "e3")
    s.heroes["vorn"].at = OFF
    begin(s, record)
    assert run(s) is None
    assert (s.heroes["vorn"].at, s.traps, s.idols, s.darkness) == (OFF, {}, {}, [])


@pytest.mark.rule("kw.move", "obj.solid.obstacle", "kw.jump")
def test_on_plain_ground_a_walk_goes_around_who_is_in_the_way_and_a_jump_over_it() -> None:
    for jump, cost in ((False, 4), (True, 2)):
        s = quay("vorn@c5", "executioner@d4 executioner@d5 executioner@d6")
        assert not ground(s).high
        assert walk(s, "vorn", at(s, "e5"), 5, jump=jump) == cost
        assert square(s, s.heroes["vorn"]) == "e5"


@pytest.mark.rule("ruling.possession", "kw.move")
def test_only_who_is_possessed_counts_its_steps() -> None:
    for possessed, paces in ((False, 0), (True, 2)):
        s = quay("vorn@c5")
        turn = acting(s, "vorn")
        s.heroes["vorn"].possessed = possessed
        walk(s, "vorn", at(s, "e5"), 5)
        assert (turn.paces, s.under_way) == (paces, [turn])


@pytest.mark.rule("threat.shields-no-choice", "threat.generate")
def test_shields_that_nobody_has_are_not_told() -> None:
    for held, left in ((0, 3), (2, 1), (5, 0)):
        s = hall("war", "vorn@c5", front="E4", back="F4")
        s.heroes["vorn"].tokens = {"shield": held} if held else {}
        blow = Blow("war", "card", [Hit("vorn", damage=3)])
        shields(s, blow)
        assert [event.args["n"] for event in told(s, "shielded")] == ([3 - left] if held else [])
        assert [event.args["n"] for event in told(s, "threat")] == [left]


@pytest.mark.rule("kw.shield", "threat.shields-no-choice", "kw.swarm")
def test_a_monster_without_shields_and_damage_of_no_attack_tell_of_none() -> None:
    for held in (0, 2):
        s = hall("war", "vorn@c5", front="E4", back="F4")
        foe = minion(s, "d5", health=9)
        foe.tokens = {"shield": held} if held else {}
        hit = Hit(foe.id, damage=3)
        ward(s, Blow("vorn", "weapon", [hit]), hit)
        assert (hit.left, len(told(s, "shielded"))) == (3 - held, bool(held))
        s.heroes["vorn"].tokens = {"shield": held} if held else {}
        take(s, "vorn", 3, "furn.barrel.throw", by="war")
        assert [event.args["n"] for event in told(s, "shielded")] == [held, held] * bool(held)
        assert told(s, "hurt")[-1].args["n"] == 3 - held


@pytest.mark.rule("kw.blindness.end", "kw.stun")
def test_who_was_not_blind_or_stunned_is_not_told_to_be_so_no_more() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    vorn.tokens = {"slow": 1}
    assert conditions(s, vorn) is False
    recall(s, RecallAction("vorn", "free"))
    assert not told(s, "sees") + told(s, "stunned") + told(s, "hurt")
    vorn.tokens = {"blind": 1, "stun": 1}
    assert conditions(s, vorn) is True
    recall(s, RecallAction("vorn", "free"))
    assert (len(told(s, "sees")), len(told(s, "stunned")), vorn.tokens) == (1, 1, {})


@pytest.mark.rule("kw.range", "kw.self", "furn.barrel.untargetable")
def test_what_helps_every_hero_within_range_one_ends_there() -> None:
    s = hall("war", "vorn@c3 maya@e3 elros@g3", front="A4", back="B4")
    part = next(p for p in SKILLS["sanctuary"].parts if p.whom == "each_hero_near")
    assert part.near == 1
    vorn, others = s.heroes["vorn"], [s.heroes[who] for who in ("vorn", "maya", "elros")]
    assert [helps(s, vorn, part, "blue", other) for other in others] == [True, True, False]
    s.heroes["maya"].hiding = True
    assert not helps(s, vorn, part, "blue", s.heroes["maya"])


# Monsters and Horsemen ------------------------------------------------------------------------


@pytest.mark.rule("kw.strike", "gap.party-leader")
def test_the_area_of_a_strike_that_the_leader_chose_is_the_one_that_is_met() -> None:
    s = hall("war", "vorn@c3 maya@g3", front="A4", back="B4")
    foe = minion(s, "e3")
    turn = MonsterTurn(foe.id, window=Window.ATTACK, left=1)
    line = [s.heroes["vorn"], s.heroes["maya"]]
    found = [Aim((hero,), areas=(hall_of(s).board.area[hero.at],)) for hero in line]
    s.under_way = [turn]
    script = choose_areas(s, turn, foe, found, line)
    asked = next(script)
    assert isinstance(asked, Ask)
    with pytest.raises(StopIteration):
        script.send(asked.read("Strike D2"))
    blow = s.under_way[-1]
    assert isinstance(blow, Blow)
    assert ([hit.who for hit in blow.hits], turn.aims) == (["maya"], ["maya"])


@pytest.mark.rule("boss.famine.starve", "boss.famine.swipe", "kw.range")
def test_famine_starves_and_swipes_within_range_one() -> None:
    s = hall("famine", "vorn@c3 maya@e3 elros@g3", front="A2", back="")
    near = {hero.id for hero in s.heroes.values() if distance(s, hero.id, "famine") <= 1}
    assert 0 < len(near) < 3
    assert {hero.id for hero in starve(s, 0).heroes} == near
    s.heroes["elros"].pool = {}
    assert "elros" not in {hero.id for hero in swipe(s, 0).heroes}


@pytest.mark.rule("boss.x-value")
def test_x_of_a_card_is_counted_once_as_it_begins() -> None:
    s = hall("famine", "vorn@c3", "blue*3 red*2 green*1")
    colour = CARDS["evil_eye"].colour
    begun = CardTurn("evil_eye", step=1)
    s.under_way = [begun]
    card_turn(s, begun)
    assert begun.x == runes_of(s, colour)
    later = CardTurn("evil_eye", step=2, x=7)
    s.under_way = [later]
    card_turn(s, later)
    assert later.x == 7


@pytest.mark.rule("kw.voodoo", "kw.voodoo.none")
def test_voodoo_passes_over_an_ally_two_areas_away() -> None:
    kind = next(kind for kind, ranks in FIGHTERS.items() if "voodoo" in ranks[-1].abilities)
    for where, left in (("i3", 0), ("k3", 2)):
        s = hall("war", "vorn@a8", front="E4", back="F4")
        foe = minion(s, "g3")
        foe.kind, foe.rank, foe.tokens = kind, len(FIGHTERS[kind]) - 1, {"burn": 2}
        s.allies = {"dunedancers_1": Ally("dunedancers_1", "dunedancers", at(s, where))}
        pass_on(s, foe)
        assert foe.has("burn") == left


@pytest.mark.rule("int.not-reaction", "kw.killing-blow")
def test_caltrops_find_nobody_where_the_attacker_is_gone() -> None:
    for by, bleeds in (("plague", 1), ("gone", 0)):
        s = hall("plague", "elros@a5")
        cast = SkillCast("elros", "tumble", "reaction", "green", whom="elros")
        s.under_way = [Blow(by, "card", [Hit("elros")]), cast]
        finish(s, cast, s.heroes["elros"])
        assert s.boss.has("bleed") == bleeds


@pytest.mark.rule("ruling.set-ups")
def test_small_monsters_of_a_set_up_stand_where_it_says() -> None:
    spawns = spawns_of("elders_way", 5, 1)
    assert spawns
    s = quay("vorn@a1", adventure="elders_way", opened=5)
    s.monsters = {}
    begin(s, Reveal(5))
    script = reveal(s, s.under_way[-1])  # type: ignore[arg-type]
    with pytest.raises(StopIteration):
        next(script)
    stand = {square(s, monster) for monster in s.monsters.values()}
    assert stand == {spawn.at for spawn in spawns}


@pytest.mark.rule("gap.large", "kw.shove")
def test_a_large_monster_shoves_whoever_stands_in_its_new_area_and_nobody_beside_it() -> None:
    kind = next(kind for kind, ranks in FIGHTERS.items() if ranks[-1].large)
    s = quay("vorn@a1", f"{kind}@g7")
    (big,) = s.monsters.values()
    board = hall_of(s).board
    target = next(area for area, trail in roam(s, big, 3).items() if trail.cost == 1)
    inside = board.inside[target]
    shoved = [minion(s, board.names[inside[i]], n).id for i, n in ((1, 1), (3, 2))]
    around = (square for square in board.beside[inside[0]] if square not in inside)
    beside = [square for square in around if board.area[square] != board.area[big.at]]
    for n, square_ in enumerate(beside[:2], 3):
        minion(s, board.names[square_], n)
    turn = MonsterTurn(big.id, window=Window.GOING, points=3, tied=[inside[0]])
    s.under_way = [turn]
    with pytest.raises(StopIteration):
        next(go(s, turn, big, "vorn", "monster-move", "gap.core.monster-turn"))
    owed = [one for one in s.under_way if isinstance(one, Owed)]
    assert [(one.kind, one.who, one.areas) for one in owed] == [
        ("beside", who, [target]) for who in shoved
    ]
    assert big.at == inside[0]


@pytest.mark.rule("kw.inspire.use", "kw.reroll")
def test_who_does_not_roll_again_keeps_the_roll_and_the_token() -> None:
    for answer, natural, left in ((No(), 7, 1), (Yes(), 0, 0)):
        s = hall("war", "vorn@c5", front="E4", back="F4")
        vorn = s.heroes["vorn"]
        vorn.tokens = {"inspire": 1}
        blow = Blow("vorn", "weapon", [Hit("war")], base=1, natural=7)
        script = roll(s, blow)
        asked = next(script)
        assert isinstance(asked, Ask)
        with pytest.raises(StopIteration):
            script.send(answer)
        assert (asked.what, blow.natural, vorn.has("inspire")) == ("inspire", natural, left)
        assert blow.done == ["inspire"], "it is asked once"


@pytest.mark.rule("kw.difficult", "ruling.wading")
def test_around_difficult_ground_a_way_costs_its_squares_and_through_it_one_more() -> None:
    s = hall("war", "vorn@c3", front="A4", back="B4")
    vorn, slow = s.heroes["vorn"], 1 << at(s, "d3")
    assert waded(s, vorn, at(s, "b3"), 3, slow) == ([at(s, "b3")], 1)
    assert waded(s, vorn, at(s, "d3"), 3, slow) == ([at(s, "d3")], 2)


@pytest.mark.rule("kw.fruit.druid", "kw.fruit")
def test_a_druids_fruits_are_as_many_as_there_are_fruits_at_most() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    vorn = s.heroes["vorn"]
    vorn.tokens, vorn.ripe = {"fruit": 1}, 2
    gain(s, "vorn", "fury", 1, "kw.fury")
    assert vorn.ripe == 2, "other tokens do not count"
    gain(s, "vorn", "fruit", 1, "kw.fruit")
    assert (vorn.has("fruit"), vorn.ripe) == (2, 1)


@pytest.mark.rule("kw.soul-shard", "kw.idol.evoke")
def test_who_can_evoke_an_idol_has_no_soul_shard_for_that() -> None:
    s = hall("war", "vorn@c3", front="A4", back="B4")
    vorn, turn = s.heroes["vorn"], acting(s, "vorn")
    s.idols, vorn.tokens = {"idol_endurance": area(s, "B2")}, {"shield": 2}
    assert {str(option) for option in token_minors(s, turn, vorn)} == {"Evoke idol_endurance"}
    vorn.tokens["soul_shard"] = 1
    found = {str(option) for option in token_minors(s, turn, vorn)}
    assert found == {"Evoke idol_endurance", "Shard"}


@pytest.mark.rule("kw.polymorph.targeted", "kw.polymorph.monster-effects")
def test_only_what_the_party_aims_at_it_breaks_a_polymorph() -> None:
    for by, left in (("vorn", 0), ("garothian_revenant_2", 1)):
        s = hall("war", "vorn@c3", front="A4", back="B4")
        foe, other = minion(s, "d3", 1), minion(s, "e3", 2)
        assert other.id == "garothian_revenant_2"
        foe.tokens = {"polymorph": 1}
        blow = Blow(by, "weapon" if by == "vorn" else "monster", [Hit(foe.id)], base=1)
        s.under_way = [blow]
        announce(s, blow)
        assert foe.has("polymorph") == left
