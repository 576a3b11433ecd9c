"""What computer companions do in Camp: they arm themselves, and leave everything else alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import HEROES, ROLES
from grimtable.games.drunagor.health import most_health
from grimtable.games.drunagor.holdings import GEAR
from grimtable.games.drunagor.hunch import hunch, in_camp
from grimtable.games.drunagor.judgement import worn
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import new
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel import Ask, Seeded, Table
from grimtable.minds import Greedy, Grim, Planner, Player
from tests.games.drunagor.playing import run

PARTY = ("vorn", "lorelai", "jaheen", "maya")


def first(*party: str, **sheet: Any) -> Options:
    """The first table of a campaign, before the Camp with which it begins."""
    options = GAME.campaign(convert({"party": party}, Options))
    assert options.sheet is not None
    return replace(options, sheet=replace(options.sheet, **sheet))


def camp_over(options: Options, companion: Player | None, seed: int = 1) -> Drunagor:
    """A Camp in which Vorn's player takes the first set and does nothing; nobody, if nobody is."""
    table = Table(GAME, options, Seeded(seed))
    s = table.run.state
    assert isinstance(s, Drunagor)
    while in_camp(s):
        opened = table.asks[0]
        ask = opened.ask
        assert isinstance(ask, Ask)
        if companion is not None and ask.seat != "vorn":
            answer = companion.answer(table.view(opened), ask)
        else:
            there = tuple(ask.options)
            answer = next((option for option in there if option.ends), there[0])
        table.answer(opened.number, answer)
    return s


def arms(s: Drunagor, who: str) -> list[str]:
    """The weapons that a Hero wears."""
    return [item for item in s.heroes[who].gear if GEAR[item].slot == "weapon"]


@pytest.mark.rule("ruling.camp", "ruling.learning")
@pytest.mark.parametrize(
    "companion", [Greedy(), Planner(seconds=0.2), Grim()], ids=lambda one: type(one).__name__
)
def test_companions_leave_my_hero_alone_and_keep_their_weapons_and_roles(companion: Player) -> None:
    options = first(*PARTY)
    before = new(options)
    left, alone = camp_over(options, companion), camp_over(options, None)
    vorn = left.heroes["vorn"]
    assert (vorn.role, vorn.gear) == (before.heroes["vorn"].role, before.heroes["vorn"].gear)
    assert vorn.kit == alone.heroes["vorn"].kit
    assert vorn.health == most_health(vorn) == most_health(alone.heroes["vorn"])
    for who in PARTY:
        assert arms(left, who) == arms(before, who), f"{who} keeps its weapon"
        assert left.heroes[who].role == before.heroes[who].role
        assert left.heroes[who].learned, "what a campaign begins with"


@pytest.mark.rule("ruling.rewards", "spoils.category", "upg.receive")
@pytest.mark.parametrize("seed", range(3))
def test_after_camp_a_companion_wears_what_is_better_and_nothing_worse(seed: int) -> None:
    learned = camp_over(first(*PARTY), None)
    heroes = {
        who: replace(sheet, learned=dict(learned.heroes[who].learned))
        for who, sheet in first(*PARTY).sheet.heroes.items()  # type: ignore[union-attr]
    }
    options = first(*PARTY, heroes=heroes, rewards=("spoils", "upgrade"))
    left, idle = camp_over(options, Greedy(), seed), camp_over(options, None, seed)
    companions = [who for who in PARTY if who != "vorn"]
    for who in companions:
        assert arms(left, who)
        assert len(left.heroes[who].tiles) == 1
        assert worn(left.heroes[who].kit) >= worn(idle.heroes[who].kit)
    assert GAME.appraise(left, "maya") >= GAME.appraise(idle, "maya")
    assert sorted(hero.role for hero in left.heroes.values()) == sorted(
        hero.role for hero in idle.heroes.values()
    )


def visit(*party: str, bags: dict[str, tuple[str, ...]]) -> Drunagor:
    """A party that comes to Camp with these bags, and for nothing else."""
    options = first(*party, rewards=())
    assert options.sheet is not None
    heroes = {
        who: replace(mine, bag=bags.get(who, ()), learned=None)
        for who, mine in options.sheet.heroes.items()
    }
    return new(replace(options, sheet=replace(options.sheet, heroes=heroes)))


@pytest.mark.rule("ruling.camp", "spoils.when")
def test_in_camp_the_better_card_is_put_on_and_what_one_would_wear_is_not_given_away() -> None:
    s = visit("vorn", "jaheen", bags={"vorn": ("royal_plate", "artisans_tools")})
    asked = run(s)
    assert str(hunch(s, asked)) == "Wear royal_plate"
    asked = run(s, "Wear royal_plate", "Done")
    assert asked.seat == "jaheen"
    assert str(hunch(s, asked)) == "Done"
    s = visit("vorn", "jaheen", bags={"jaheen": ("royal_plate", "artisans_tools")})
    asked = run(s, "Request royal_plate jaheen")
    assert asked.what == "hand-over"
    mine = bool(set(HEROES["jaheen"].wields) & set(GEAR["royal_plate"].types))
    assert str(hunch(s, asked)) == ("No" if mine else "Yes")


@pytest.mark.rule("ruling.camp")
def test_a_companion_gives_its_role_to_who_asks_for_it_and_never_asks_itself() -> None:
    s = visit(*PARTY, bags={})
    wanted = s.heroes["maya"].role
    asked = run(s, f"Become {wanted}")
    assert (asked.seat, str(hunch(s, asked))) == ("maya", "Yes")
    assert wanted in ROLES
