"""Hidden information: what reaches a seat, and what a search may know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from grimtable.games.realms import GAME
from grimtable.games.realms.hunch import hunch
from grimtable.games.realms.recruiting import affordable
from grimtable.games.realms.state import Options
from grimtable.games.realms.veil import could_be_bought
from grimtable.kernel.asks import Ask
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run
from grimtable.kernel.table import Table
from tests.games.realms.table import Battlefield


def seen(scene: object) -> str:
    return msgspec.json.encode(scene).decode()


@pytest.mark.rule("place.face-down", "overview.prebattle", "recruit.choose")
def test_before_the_reveal_nobody_sees_anything_of_the_other() -> None:
    table = Table(GAME, Options("ember", "tide"), Seeded(3))
    draw = random.Random(3).random
    while table.run.state.phase in ("draw", "recruit", "place"):  # type: ignore[attr-defined]
        s: Any = table.run.state
        for seat, other in (("first", "second"), ("second", "first")):
            mine = {c.kind for c in s.cards.values() if c.seat == seat}
            text = seen(table.scene(other)) + repr([o for o in table.asks if o.ask.seat == other])
            text += repr(table.told(other))
            secret = mine - {c.kind for c in s.cards.values() if c.seat == other}
            assert not [kind for kind in secret if f'"{kind}"' in text or f"'{kind}'" in text]
            letter = "p" if seat == "first" else "q"
            assert f'"{letter}1"' not in text, s.phase
        number, ask = table.asks[int(draw() * len(table.asks))]
        assert isinstance(ask, Ask)
        table.run.give(number, ask.options[int(draw() * len(ask.options))])


@pytest.mark.rule("reveal.p2")
def test_row_3_of_player_2_is_a_card_back_to_player_1_and_open_to_player_2() -> None:
    t = Battlefield("p1 grunt c3", "q1 vampire c6 hidden", "q2 weak c4", turn=1)
    theirs, own = GAME.scene(t.s, "first"), GAME.scene(t.s, "second")
    assert "vampire" not in seen(theirs)
    assert "vampire" in seen(own)
    assert "vampire" not in seen(GAME.scene(t.s, None))
    (piece,) = [p for p in theirs.pieces if p.id == "q1"]
    assert piece.name.key == "scene-hidden"
    assert not piece.badges


@pytest.mark.rule("reveal.p2", "resources.table")
def test_the_veil_deals_hidden_cards_anew_as_they_could_have_been_bought() -> None:
    table = Table(GAME, Options("ember", "dusk"), Seeded(8))
    draw = random.Random(8).random
    while table.run.state.phase != "battle":  # type: ignore[attr-defined]
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        # The last square on offer is in Row 3 for Player 2.
        ways = list(GAME.sensible(table.run.state, ask))  # type: ignore[arg-type]
        at = -1 if ask.what == "place" else int(draw() * len(ways))
        table.run.give(number, ways[at])
    s: Any = table.run.state
    hidden = [i for i, c in s.cards.items() if c.hidden]
    assert hidden
    worlds = set()
    for seed in range(20):
        twin = s.clone()
        GAME.veil(twin, "first", Seeded(seed))
        worlds.add(tuple(twin.cards[i].kind for i in hidden))
        assert affordable(twin, "second", [twin.kind(i) for i in twin.cards if i[0] == "q"])
        assert seen(GAME.scene(twin, "first")) == seen(GAME.scene(s, "first"))
        # The owner knows them.
        twin = s.clone()
        GAME.veil(twin, "second", Seeded(seed))
        assert [twin.cards[i].kind for i in hidden] == [s.cards[i].kind for i in hidden]
    assert len(worlds) > 5


@pytest.mark.rule("recruit.choose", "resources.table")
def test_an_army_that_nobody_has_seen_is_dealt_as_somebody_would_choose_it() -> None:
    """What the budget pays is spent, or nearly: armies are no weaker than a real one."""
    spent, real = [], []
    for seed in range(4):
        run = Run(GAME, GAME.new(Options("ember", "dusk")), Seeded(seed))
        while run.state.phase in ("draw", "recruit"):  # type: ignore[attr-defined]
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            run.give(number, hunch(run.state, ask) or ask.options[0])  # type: ignore[arg-type]
        s: Any = run.state
        theirs = [i for i, card in s.cards.items() if card.seat == "second"]
        worlds = []
        for world in range(8):
            twin = s.clone()
            GAME.veil(twin, "first", Seeded(world))
            army = [twin.kind(i) for i in theirs]
            worlds.append(sorted(kind.id for kind in army))
            assert could_be_bought(twin, "second", army)
            spent.append(sum(kind.cost for kind in army))
            real.append(sum(s.kind(i).cost for i in theirs))
        assert worlds[0] != worlds[1], "it can be any"
    assert sum(spent) > 0.96 * sum(real)


@pytest.mark.rule("recruit.draw")
def test_only_the_drawer_sees_a_hand() -> None:
    table = Table(GAME, Options("ember", "tide"), Seeded(1))
    assert len([z for z in table.scene("first").zones if z.id == "hand-first"]) == 1
    assert not [z for z in table.scene("second").zones if "first" in z.id]
    assert not table.scene(None).zones


@pytest.mark.rule("resources.buy")
def test_running_totals_of_gold_and_silver_are_shown_to_the_recruiter_only() -> None:
    table = Table(GAME, Options("ember", "tide"), Seeded(1))
    for number, _ in list(table.asks):
        table.answer(number, "Keep")
    assert {t.id: t.value for t in table.scene("first").tracks} == {"gold": 24, "silver": 22}
    number, ask = table.asks[0]
    assert isinstance(ask, Ask)
    bought = GAME.names(Options(), "en")
    s: Any = table.run.state
    card = next(i for i, c in s.cards.items() if c.seat == "first" and not s.kind(i).elite)
    table.answer(number, f"Buy {card}")
    assert {t.id: t.value for t in table.scene("first").tracks}["silver"] == 22 - s.kind(card).cost
    assert bought[s.cards[card].kind] == s.kind(card).name
    assert {t.id: t.value for t in table.scene("second").tracks} == {"gold": 25, "silver": 23}
