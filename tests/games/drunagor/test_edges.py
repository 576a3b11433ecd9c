"""Where a rule begins and where it ends: one point, one square, another kind."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor.attack import announce, collateral
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import furnish, new
from grimtable.games.drunagor.state import CURSE, Blow, Hit, Owed, SkillCast
from tests.games.drunagor.playing import begin, hall, minion, quay, run, told


@pytest.mark.rule("ruling.checkpoints")
def test_a_scene_of_another_board_is_not_found_behind_a_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = {"party": ["vorn"], "adventure": "elders_way", "door": 3}
    assert set(new(convert(chosen, Options)).scenes) == {"floodgate_maneuvering"}
    chapter = CHAPTERS["elders_way"]
    first, second, third, *rest = chapter.setups
    scenes = dict(third.scenes)
    moved = [replace(first, scenes=scenes), second, replace(third, scenes={}), *rest]
    monkeypatch.setitem(CHAPTERS, "elders_way", replace(chapter, setups=moved))
    assert not new(convert(chosen, Options)).scenes


@pytest.mark.rule("dmg.trigger-words", "kw.take")
@pytest.mark.parametrize(("damage", "casts"), [(0, 0), (1, 1)])
def test_one_damage_is_taken(damage: int, casts: int) -> None:
    s = hall("war", "drasek@c3", front="E4", back="F4")
    s.heroes["drasek"].kit += " unbowed"
    blow = Blow(minion(s, "d3").id, "monster", [Hit("drasek")], base=damage)
    begin(s, blow)
    announce(s, blow)
    assert len([record for record in s.under_way if isinstance(record, SkillCast)]) == casts


@pytest.mark.rule("kw.cleanse", "kw.cleanse.stack")
def test_it_is_told_whether_a_cube_left_a_skill_or_the_pool_of_a_warlock() -> None:
    for what, key in ((CURSE, "cleansed"), ("wrathful_blow", "cleansed-curse")):
        s = hall("plague", "lordwrath@a5")
        hero = s.heroes["lordwrath"]
        hero.curses, hero.slots, hero.pool[CURSE] = 2, {"wrathful_blow": CURSE}, 1
        begin(s, Owed("cleanse", "lordwrath", 1))
        run(s, f"Remove {what}")
        assert [len(told(s, one)) for one in ("cleansed", "cleansed-curse")] == [
            int(one == key) for one in ("cleansed", "cleansed-curse")
        ]
        assert (hero.curses, hero.pool[CURSE], len(hero.slots)) == (
            1,
            int(what != CURSE),
            what == CURSE,
        )


@pytest.mark.rule("kw.rangers-mark", "kw.bounty", "ruling.horseman-bars")
def test_a_horseman_in_an_adventure_who_is_marked_leaves_nothing() -> None:
    s = quay("maya@c6", opened=4, adventure="spoiled_surprise")
    furnish(s, 4)
    begin(s, SkillCast("maya", "shared_light", "action", "blue"))
    hit = Hit("famine", damage=3, suffered=3)
    blow = Blow("maya", "weapon", [hit], collateral=(("mark", 1),), words=("bounty",))
    assert list(collateral(s, blow)) == []
    assert (s.boss.marked, told(s, "bounty")) == ("maya", [])


@pytest.mark.rule("kw.all", "gap.wild-x")
@pytest.mark.parametrize(("but", "wild", "stopped"), [(3, False, 1), (3, True, 2), (1, True, 4)])
def test_what_all_but_some_prevents_is_told_by_itself(but: int, wild: bool, stopped: int) -> None:
    s = hall("war", "vorn@c3", front="E4", back="F4")
    hit = Hit("vorn", damage=6, shielded=1, prevented=1)
    begin(s, Blow("war", "card", [hit]))
    cast = SkillCast("vorn", "parry", "reaction", "green", wild=wild)
    KEYWORDS["prevent_all"].do(s, cast, "vorn", but)
    assert (hit.prevented, hit.left) == (1 + stopped, 4 - stopped)
    assert [event.args["n"] for event in told(s, "prevented")] == [stopped]
