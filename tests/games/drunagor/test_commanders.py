"""Commanders with their Attack cards, and the Monsters of the sewers (core 16; pp. 27, 79-83)."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec import convert

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.abilities import movement, strength
from grimtable.games.drunagor.commanders import meets, x_of
from grimtable.games.drunagor.content import COMMANDS
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import new
from grimtable.games.drunagor.state import Blow, CommandTurn, Drunagor, Hit
from grimtable.games.drunagor.windows import Window
from tests.games.drunagor.playing import (
    acting,
    begin,
    dawn,
    offered,
    quay,
    run,
    told,
    turn_of,
)


def led(heroes: str, commander: str, *cards: str, runes: str = "") -> Drunagor:
    """A Commander `"commander_bane@e5"` with these Attack cards, and runes on the Track."""
    s = quay(heroes, commander)
    s.hands[next(iter(s.monsters))] = list(cards)
    for word in runes.split():
        colour, _, n = word.partition("*")
        s.track += [r for r in s.bag if r.startswith(colour)][: int(n or 1)]
    s.bag = [rune for rune in s.bag if rune not in s.track]
    return s


@pytest.mark.rule("ruling.commander")
def test_a_commander_has_health_and_cards_by_the_number_of_heroes() -> None:
    options = {
        "party": ["vorn", "maya"],
        "adventure": "elders_way",
        "door": 5,
        "rank": "champion",
    }
    s = new(convert(options, Options))
    s.events = []
    run(s, fate=(*dawn(s), "blood_price hamstring"))
    golem = s.monsters["commander_golem_1"]
    assert golem.health == golem.top == 8 * 2 * 2
    assert s.hands == {"commander_golem_1": ["blood_price", "hamstring"]}
    turns = [turn.id for turn in GAME.scene(s, None).order.turns]  # type: ignore[union-attr]
    assert len(turns) == len(set(turns))
    golem.health = 1
    golem.tokens.clear()
    begin(s, Blow("vorn", "spell", [Hit("commander_golem_1", 3)], window=Window.SUFFER))
    run(s)
    assert s.hands == {}


@pytest.mark.rule("ruling.commander")
def test_x_counts_the_runes_of_the_cards_own_colour() -> None:
    s = led("vorn@c5", "commander_archon@g5", "overhead_swing", runes="gray*2 orange*3")
    archon = s.monsters["commander_archon_1"]
    assert (movement(s, archon), strength(s, archon)) == (2, 5)
    assert x_of(s, "overhead_swing") == 3
    turn_of(s, archon.id)
    assert told(s, "aims")[0].args["why"] == "most_corrupted"
    s = led("maya@c5", "commander_bane@e5")
    turn_of(s, "commander_bane_1")
    assert s.heroes["maya"].health == 6  # nothing is drained with X 0
    assert s.heroes["maya"].has("slow")


@pytest.mark.rule("ruling.command-cards")
@pytest.mark.parametrize(
    ("card", "whom"),
    [
        ("overhead_swing", ["vorn"]),
        ("hamstring", ["maya"]),
        ("blood_price", ["jaheen"]),
        ("reaping_arc", ["vorn", "maya"]),
        ("rain_of_embers", ["vorn", "maya"]),
        ("venomous_word", ["jaheen"]),
        ("whispered_doom", ["maya"]),
        ("crushing_dread", ["maya"]),
    ],
)
def test_each_attack_card_names_whom_it_meets(card: str, whom: list[str]) -> None:
    s = led("vorn@d5 maya@d6 jaheen@i1", "commander_bane@c5", card, runes="gray orange red green")
    s.heroes["vorn"].health, s.heroes["maya"].health, s.heroes["jaheen"].health = 9, 8, 5
    s.heroes["maya"].curses, s.heroes["maya"].pool = 2, {"red": 1}
    s.heroes["vorn"].pool = {"yellow": 2}
    assert [hero.id for hero in meets(s, card).heroes] == whom
    begin(s, CommandTurn(card))
    run(s, *["pass"] * 6)
    damage = 1 + COMMANDS[card].plus
    assert [e.args["who"] for e in told(s, "hurt")] == whom
    assert {e.args["n"] for e in told(s, "hurt")} == {damage}
    assert told(s, "command")[0].args["card"] == card


@pytest.mark.rule("ruling.command-cards")
def test_the_log_says_by_which_tie_somebody_was_met() -> None:
    ties = set()
    for card, equal in product(COMMANDS, (True, False)):
        s = led("vorn@d5 maya@d6", "commander_bane@c5", card, runes="gray orange red green")
        vorn, maya = s.heroes["vorn"], s.heroes["maya"]
        vorn.health = maya.health = 9
        vorn.pool, maya.pool = {"red": 1}, {"red": 1}
        if not equal:
            maya.health, maya.curses, maya.pool = 8, 2, {"red": 2}
        by = meets(s, card).by
        begin(s, CommandTurn(card))
        run(s, *["pass"] * 6)
        if by is not None:
            (aimed,) = told(s, "aims")
            tie = "slowest" if by.slowest else "fastest"
            assert aimed.args["tie"] == (tie if equal else "none")
            ties.add(tie)
    assert ties == {"slowest", "fastest"}


@pytest.mark.rule("ruling.command-cards")
def test_darkness_adds_nothing_to_a_card_and_out_of_range_it_gives_shield() -> None:
    s = led("vorn@d5", "commander_bane@c5", "overhead_swing", runes="orange")
    s.darkness = [s.monsters["commander_bane_1"].at]
    begin(s, CommandTurn("overhead_swing"))
    run(s, *["pass"] * 6)
    assert told(s, "hurt")[0].args["n"] == 3
    s = led("vorn@i1", "commander_bane@a8", "overhead_swing", runes="orange")
    begin(s, CommandTurn("overhead_swing"))
    run(s)
    assert s.monsters["commander_bane_1"].has("shield") == 2


@pytest.mark.rule("ruling.set-ups", "ruling.commander")
@pytest.mark.parametrize(
    ("rank", "health", "attack", "cards"), [("rookie", 16, 2, 1), ("champion", 32, 5, 2)]
)
def test_below_champions_a_commander_strikes_less_and_has_fewer_cards(
    rank: str, health: int, attack: int, cards: int
) -> None:
    options = {"party": ["vorn", "maya"], "adventure": "elders_way", "door": 5, "rank": rank}
    s = new(convert(options, Options))
    run(s, fate=(*dawn(s), " ".join(["blood_price", "hamstring"][:cards])))
    golem = s.monsters["commander_golem_1"]
    assert (golem.health, strength(s, golem)) == (health, attack)
    assert len(s.hands["commander_golem_1"]) == cards
    assert strength(s, s.monsters["sower_cultist_1"]) == attack + 1


# Keywords -------------------------------------------------------------------------------------


@pytest.mark.rule("kw.counter", "kw.counter.after-reroll")
def test_who_misses_a_skeleton_knight_lets_all_beside_it_pay() -> None:
    s = quay("vorn@d5 maya@d6 jaheen@c5", "skeleton_knight@e5")
    hits = [Hit("skeleton_knight_1")]
    begin(s, Blow("vorn", "weapon", hits, natural=1, words=("reroll",), window=Window.ROLL))
    run(s)  # a natural 1 is no miss that can be rolled again
    assert (s.heroes["vorn"].health, s.heroes["maya"].health) == (13, 9)
    assert s.heroes["jaheen"].health == 12  # not adjacent
    s = quay("vorn@d5", "skeleton_knight@e5")
    s.heroes["vorn"].tokens["inspire"] = 1
    hits = [Hit("skeleton_knight_1")]
    begin(s, Blow("vorn", "weapon", hits, natural=2, window=Window.ROLL, label="parry"))
    run(s, "Yes", fate=(20,))
    assert s.heroes["vorn"].health == 15


@pytest.mark.rule("kw.disarm", "kw.disarm.fatigue", "kw.silence.fatigue")
def test_disarm_expends_yellow_and_red_cubes_unless_fatigue_cannot_touch_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = quay("vorn@d5", "skeleton_knight@e5")
    turn_of(s, "skeleton_knight_1")
    vorn = s.heroes["vorn"]
    assert (vorn.pool.get("yellow"), vorn.pool.get("red")) == (0, 0)
    assert vorn.pool["green"] == 2
    monkeypatch.setattr(
        "grimtable.games.drunagor.abilities.is_immune", lambda s, who, word: word == "fatigue"
    )
    for kind in ("skeleton_knight", "shadow_witch"):
        s = quay("vorn@d5", f"{kind}@g5")
        turn_of(s, f"{kind}_1")
        assert s.heroes["vorn"].cubes == 9
        assert told(s, "hurt")


@pytest.mark.rule("kw.overpressure", "mon.purple", "mon.colours")
def test_under_overpressure_a_potion_is_the_only_minor_action() -> None:
    s = quay("maya@d5", "fallen_maiden@i1")
    maya = s.heroes["maya"]
    maya.bag, maya.tokens = ["potion_of_healing", "scroll_of_wards"], {"focus": 4, "fruit": 1}
    s.chests = [maya.at + 1]
    acting(s, "maya")
    there = offered(run(s))
    assert "Consume potion_of_healing" in there
    assert not [o for o in there if o.split()[0] in ("Focus", "Eat", "Ransack", "Throw")]
    assert "Consume scroll_of_wards" not in there
    s.monsters.clear()
    assert {"Eat", "Consume scroll_of_wards"} <= offered(run(s, "ExtraMinor", "Spend red"))
