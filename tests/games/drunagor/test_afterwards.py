"""Afterwards: what still happens when somebody is gone, is down, has nothing, or was not asked."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import enemies, place_of
from grimtable.games.drunagor.content import CARDS, ITEMS, order_of
from grimtable.games.drunagor.famine import evil_eye
from grimtable.games.drunagor.health import defeat
from grimtable.games.drunagor.loot import is_used
from grimtable.games.drunagor.monsters import summon
from grimtable.games.drunagor.record import sheet_of
from grimtable.games.drunagor.sheet import Sheet
from grimtable.games.drunagor.state import (
    Blow,
    CardTurn,
    Hit,
    Owed,
    Search,
    SkillCast,
)
from grimtable.games.drunagor.targets import coming
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    at,
    begin,
    hall,
    minion,
    offered,
    quay,
    run,
    told,
)


@pytest.mark.rule("furn.fountain.drink", "furn.fountain.crush")
def test_who_died_before_it_drank_gets_nothing_of_the_fountain() -> None:
    s = quay("vorn@c5")
    s.furniture, s.concoctions = {at(s, "d5"): "fountain"}, ["toxic", "fresh_water"]
    begin(s, Owed("fountain", "gone", areas=[at(s, "d5")]))
    run(s, fate=("toxic",))
    assert (s.furniture, s.concoctions) == ({at(s, "d5"): "basin"}, ["fresh_water"])
    assert told(s, "drank") == []


@pytest.mark.rule("furn.chest.throw")
def test_the_trap_of_a_thrown_chest_springs_on_a_horseman_and_on_nobody_who_is_gone() -> None:
    s = hall("war", "vorn@c5", front="E4", back="F4")
    begin(s, Owed("sprung", "war"))
    run(s, fate=("burn",))
    assert s.boss.has("burn") == 2
    begin(s, Owed("sprung", "gone"))
    run(s, fate=("burn",))
    assert len(told(s, "trap-die")) == 1


@pytest.mark.rule("turn.found-item", "turn.chest-use")
def test_what_can_not_be_used_at_once_is_only_kept() -> None:
    potion = next(name for name, item in ITEMS.items() if item.kind == "potion")
    other = next(name for name in ITEMS if not is_used(name))
    s = quay("vorn@c5")
    begin(s, Search("vorn", potion, trapped=False))
    assert offered(run(s)) == {f"Consume {potion}", f"Keep {potion}"}
    s = quay("vorn@c5")
    begin(s, Search("vorn", other, trapped=False))
    assert run(s) is None
    assert s.heroes["vorn"].bag == [other]


@pytest.mark.rule("ruling.turncoats")
def test_a_turncoat_pays_only_where_somebody_was_betrayed() -> None:
    for by, statuses, pays in (
        ("vorn", ["umbralian_knight"], True),
        ("vorn", [], False),
        ("war", ["umbralian_knight"], False),
    ):
        s = hall("war", "vorn@c5", front="E4", back="F4")
        s.statuses = statuses
        who = summon(s, "dunedancer_turncoat", at(s, "e3"))
        defeat(s, s.monsters[str(who)], by)
        assert s.under_way == ([Owed("boon", "vorn")] if pays else [])


@pytest.mark.rule("boss.x-value", "kw.turn")
def test_the_cards_that_come_are_those_behind_the_one_that_acts() -> None:
    s = hall("war", "vorn@c5")
    order = order_of(place_of(s))
    for slot in range(len(order)):
        s.slot = slot
        line = [CARDS[name].slot for name in coming(s)]
        after = [*order[slot + 1 :], *order[: slot + 1]]
        assert line == [place.id for place in after if place.kind == "card"]
    assert coming(quay("vorn@c5")) == []


@pytest.mark.rule("kw.idol.evoke")
def test_who_has_nothing_left_pays_no_more_for_an_idol() -> None:
    s = hall("war", "catharina@c5", front="E4", back="F4")
    s.heroes["catharina"].tokens = {"focus": 1}
    begin(s, Owed("price", "catharina", 2))
    assert run(s) is None
    assert (s.heroes["catharina"].tokens, s.under_way) == ({}, [])


@pytest.mark.rule("boss.famine.eye", "boss.famine.eye.intimidate")
def test_the_evil_eye_daunts_who_was_hurt_and_is_still_up() -> None:
    for health, daunted, intimidate in ((12, 0, 3), (12, 9, 0), (1, 0, 0)):
        s = hall("famine", "vorn@c5", "green*3", front="E4", back="F4")
        vorn = s.heroes["vorn"]
        vorn.health = health
        s.boss.daunted = {"evil_eye": daunted} if daunted else {}
        evil_eye(s, CardTurn("evil_eye", x=3, step=1))
        assert vorn.has("intimidate") == intimidate
        assert vorn.health == (max(0, health - 2) if not daunted else health)


@pytest.mark.rule("legacy.trail", "upg.final")
def test_an_adventure_without_a_sheet_leaves_one_all_the_same() -> None:
    s = quay("vorn@c5")
    assert s.options.sheet is None
    found = sheet_of(s)
    assert (found.won, found.past) == (Sheet().won, Sheet().past)
    assert list(found.heroes) == ["vorn"]


@pytest.mark.rule("kw.reroll", "kw.inspire.use")
def test_a_second_roll_cites_what_allows_it() -> None:
    for words, tokens, what, rule in (
        (("reroll",), {}, "reroll", "kw.reroll"),
        ((), {"inspire": 1}, "inspire", "kw.inspire.use"),
    ):
        s = hall("war", "vorn@c3", front="E4", back="F4")
        foe = minion(s, "d3")
        s.heroes["vorn"].tokens = dict(tokens)
        begin(s, SkillCast("vorn", "arcing_strike", "action", "yellow", chosen=True, act=9))
        blow = Blow("vorn", "weapon", [Hit(foe.id)], base=1, words=words, window=Window.ROLL)
        blow.label, blow.reach = "arcing_strike", "yellow"
        begin(s, blow)
        asked = run(s, fate=(2,))
        assert (asked.what, asked.rule) == (what, rule)


@pytest.mark.rule("kw.enemy")
def test_enemies_are_the_horseman_if_there_is_one_and_all_monsters() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    foe = minion(s, "d3")
    assert enemies(s) == ["war", foe.id]
    assert enemies(quay("vorn@c5", "executioner@e5")) == ["executioner_1"]


@pytest.mark.rule("boss.plague.throw.land", "ruling.pile-shoves")
def test_who_is_gone_makes_room_for_nobody() -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    begin(s, Owed("aside", "gone"))
    assert run(s) is None
    assert (s.under_way, s.heroes["vorn"].at) == ([], at(s, "c3"))
