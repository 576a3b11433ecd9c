"""Pp. 6-10: the party, the board, the beginning."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import LIBRARY
from grimtable.games.berserk.state import Options
from grimtable.kernel import Seeded, Table
from grimtable.kernel.errors import GrimtableError

PARTY = ("guts", "isidro", "schierke")


@pytest.mark.rule(
    "setup.hero.party", "gap.party-size", "overview.coop", "ruling.heroes-choose-seat"
)
def test_a_party_is_three_to_five_different_heroes() -> None:
    for party in (("guts", "isidro"), ("guts", "guts", "isidro"), ("guts", "isidro", "zodd")):
        with pytest.raises(GrimtableError):
            GAME.new(Options(party))
    assert len(GAME.new(Options(tuple(LIBRARY.heroes))).heroes) == 5


@pytest.mark.rule("setup.hero.required", "setup.hero.required.replace", "setup.hero.required.add")
def test_the_duel_needs_guts_instead_of_somebody_or_on_top() -> None:
    with pytest.raises(GrimtableError, match="This Adventure needs guts"):
        GAME.new(Options(("isidro", "schierke", "farnese"), "furnace"))
    assert GAME.new(Options(("guts", "schierke", "farnese"), "furnace"))
    assert GAME.new(Options(("isidro", "schierke", "farnese", "guts"), "furnace"))


@pytest.mark.rule("setup.board.order", "setup.board.skip", "setup.board.tiles")
@pytest.mark.rule("setup.board.round-track", "setup.board.enemy-cards", "setup.board.enemy-pool")
@pytest.mark.rule("setup.board.enemies-placed", "setup.board.spawn-tokens")
@pytest.mark.rule("setup.board.interaction-tokens", "setup.board.event-deck", "ruling.event-order")
@pytest.mark.rule("setup.board.special-rules", "setup.board.read-intro", "setup.board.event-a")
@pytest.mark.rule("setup.hero.board", "setup.hero.board.first", "setup.hero.miniature")
@pytest.mark.rule("setup.hero.hand.first", "setup.hero.ability-markers", "setup.hero.health")
def test_the_board_lies_as_the_adventure_says_and_a_is_revealed_before_heroes_stand() -> None:
    table = Table(GAME, Options(PARTY, "mill"), Seeded(1))
    s: Any = table.run.state
    assert s.round == 1
    assert sorted(enemy.kind for enemy in s.enemies.values()) == ["skeleton"] * 2 + ["troll"] * 3
    assert s.pool == {"troll": 5, "skeleton": 8}
    assert sorted(token.kind for token in s.tokens.values()) == [
        "interaction",
        "interaction",
        "interaction",
        *["spawn"] * 6,
        "tactic",
    ]
    assert (s.face_up, s.deck, s.specials) == (["A"], ["B", "C", "D"], ["bells"])
    assert not any(hero.at or hero.marker for hero in s.heroes.values())
    assert [event.key for event in table.chronicle][:2] == ["introduction", "revealed"]
    assert [event.reveals for event in table.chronicle][:2] == [False, True]
    assert {len(hero.hand) for hero in s.heroes.values()} == {6}
    assert {LIBRARY.heroes[h].boards[0].health for h in s.heroes} == {12}


@pytest.mark.rule("setup.board.hero-placement", "zone.use")
def test_heroes_begin_on_free_spaces_of_the_orange_zone() -> None:
    table = Table(GAME, Options(PARTY, "mill"), Seeded(1))
    (opened,) = table.asks
    spaces = {option.to for option in opened.ask.options}  # type: ignore[union-attr]
    assert spaces == {"a1", "a2", "a3", "b1", "b2", "c1", "c2"}
    table.answer(opened.number, "Place guts a1")
    (opened,) = table.asks
    assert "a1" not in {option.to for option in opened.ask.options}  # type: ignore[union-attr]


@pytest.mark.rule("gap.cards.guts", "gap.cards.isidro", "gap.cards.schierke")
@pytest.mark.rule("gap.cards.farnese", "gap.cards.serpico", "hero.cards.unique", "gap.hero.boards")
def test_every_hero_has_ten_cards_of_their_own() -> None:
    for hero in LIBRARY.heroes:
        numbers = [card.number for card in LIBRARY.cards.values() if card.hero == hero]
        assert sorted(numbers) == list(range(1, 11))
        one, two = LIBRARY.heroes[hero].boards
        assert (one.health, one.ko, two.health, two.ko) == (12, 24, 14, 26)
        pairs = zip(one.thresholds, two.thresholds, strict=True)
        assert all(b == (a[0], a[1] + 1) for a, b in pairs)
