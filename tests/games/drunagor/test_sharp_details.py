"""Small print: what is told only if it happens, who counts, what goes when a Hero falls."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import is_adjacent
from grimtable.games.drunagor.content import HEROES, ROLES
from grimtable.games.drunagor.cubes import knock_out, tire
from grimtable.games.drunagor.health import heal, most_health
from grimtable.games.drunagor.setup import roles_of
from grimtable.games.drunagor.state import OFF, KnockOut, RecallAction
from tests.games.drunagor.playing import hall, minion, run, told


@pytest.mark.rule("kw.heal", "kw.regain")
def test_healing_never_goes_above_the_maximum_and_is_told_only_where_it_heals() -> None:
    s = hall("war", "vorn@c5 maya@d6")
    vorn = s.heroes["vorn"]
    vorn.health = most_health(vorn)
    heal(s, "vorn", 3, rule="kw.heal")
    assert not told(s, "healed")
    vorn.health -= 2
    heal(s, "vorn", 3, rule="kw.heal")
    assert vorn.health == most_health(vorn)
    assert [event.args["n"] for event in told(s, "healed")] == [2]
    vorn.down, vorn.health = True, 0
    heal(s, "vorn", 3, rule="kw.heal")
    assert vorn.health == 0, "who is down is not healed"


@pytest.mark.rule("kw.heal")
def test_a_monster_heals_up_to_what_its_card_prints() -> None:
    s = hall("war", "vorn@c5")
    revenant = minion(s, "c4", health=1)
    heal(s, revenant.id, 1, rule="kw.heal")
    assert revenant.health == 2
    heal(s, revenant.id, 99, rule="kw.heal")
    whole = revenant.health
    heal(s, revenant.id, 1, rule="kw.heal")
    assert revenant.health == whole > 2


@pytest.mark.rule("gap.recall")
def test_without_a_cube_a_hero_recalls_once_whatever_others_do() -> None:
    s = hall("war", "vorn@c5 maya@d6")
    vorn = s.heroes["vorn"]
    tire(s, vorn)
    assert not s.under_way, "with cubes nobody has to"
    vorn.pool.clear()
    s.under_way.append(RecallAction("maya", "unwilling"))
    tire(s, vorn)
    tire(s, vorn)
    mine = [r for r in s.under_way if isinstance(r, RecallAction) and r.who == "vorn"]
    assert [r.kind for r in mine] == ["unwilling"]
    s.under_way.clear()
    vorn.down = True
    tire(s, vorn)
    assert not s.under_way


@pytest.mark.rule("kw.spent", "kw.expend.recall", "turn.willing-recall")
def test_a_recall_brings_back_spent_and_expended_cubes_and_leaves_curses() -> None:
    s = hall("war", "vorn@c5")
    vorn = s.heroes["vorn"]
    vorn.pool, vorn.expended = {"red": 1}, {"green": 2, "red": 1}
    vorn.slots = {"one": "red", "two": "blue", "other": "curse"}
    s.under_way.append(RecallAction("vorn", "free"))
    run(s)
    assert vorn.expended == {}
    assert vorn.slots == {"other": "curse"}
    assert vorn.pool == {"red": 3, "green": 2, "blue": 1}


@pytest.mark.rule("gap.knock-out")
def test_what_a_hero_had_ready_is_gone_when_it_falls() -> None:
    s = hall("war", "vorn@c5 maya@d6")
    vorn = s.heroes["vorn"]
    vorn.down, vorn.empowered = True, 2
    vorn.wild = vorn.doubled = vorn.lurking = True
    knock_out(s, KnockOut("vorn"))
    assert (vorn.empowered, vorn.wild, vorn.doubled, vorn.lurking) == (0, False, False, False)
    assert told(s, "knocked-out")


@pytest.mark.rule("ruling.roles")
def test_each_hero_has_its_own_role_or_the_fastest_that_is_free() -> None:
    own = {hero: HEROES[hero].role for hero in HEROES if HEROES[hero].role}
    for hero, role in own.items():
        assert roles_of((hero,)) == {hero: role}
    one = next(iter(own))
    twin = next((h for h in own if h != one and own[h] == own[one]), None)
    party = tuple(own)[:3] if twin is None else (one, twin)
    found = roles_of(party)
    assert len(set(found.values())) == len(party)
    if twin is not None:
        assert found[one] == own[one], "the first of two keeps it"
        assert found[twin] == next(role for role in ROLES if role != own[one])


@pytest.mark.rule("kw.adj")
def test_squares_that_share_a_line_or_a_corner_are_adjacent() -> None:
    s = hall("war", "vorn@c5 maya@d6")
    board = hall_of(s).board
    assert is_adjacent(s, "vorn", "maya")
    s.heroes["maya"].at = board.named["c7"]
    assert not is_adjacent(s, "vorn", "maya")
    s.heroes["vorn"].at = OFF
    assert not is_adjacent(s, "vorn", "maya")
