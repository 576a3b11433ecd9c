"""What can never be on the table."""

from __future__ import annotations

from grimtable.games.berserkers.content import ACTION_CARDS, AID, FIRE_LOCATIONS, LOCATIONS
from grimtable.games.berserkers.state import (
    ACTION_DICE,
    BERSERKERS,
    CARDS,
    FIRES,
    GEMS,
    MOST_GOLD,
    MOST_LOCKED,
    RIDERS,
    Helm,
)
from grimtable.games.berserkers.villagers import FULL


def invariants(s: Helm) -> None:
    """Raise AssertionError, saying what, if the table is impossible."""
    if s.phase in ("realm", "requests"):
        return
    assert sorted(s.realm) == sorted(LOCATIONS), "a Location is missing or there twice"
    for piece, at in (*s.at.items(), *s.tokens.items()):
        assert at == "" or at in LOCATIONS, f"{piece} is on {at!r}, which is no Location"
    assert all(s.at[rider] for rider in RIDERS), "a Rider left the realm"
    assert s.fires <= set(FIRE_LOCATIONS), "a fire burns where there is no symbol"
    assert len(s.fires) <= FIRES, "more than 8 fires"
    for where, gems in s.darkness.items():
        assert where in LOCATIONS, f"Darkness on {where!r}"
        assert 1 <= gems <= s.darkness_limit, f"{gems} gems on {where}"
    assert sum(s.darkness.values()) <= GEMS, "more than 5 gems of Darkness"
    assert s.wounded <= {who for who in BERSERKERS if s.at[who]}, "a dead Berserker is wounded"
    assert s.sealed <= set(RIDERS), "something other than a Rider is sealed"
    assert 0 <= s.gold <= MOST_GOLD, f"{s.gold} gold"
    assert 0 <= s.gauge <= FULL, f"the gauge stands on {s.gauge}"
    assert 0 <= s.locked <= MOST_LOCKED, f"{s.locked} dice locked"
    on_cards = len(s.placed)
    assert len(s.dice) + on_cards + s.held <= ACTION_DICE, "more than 4 Action dice"
    for card in CARDS:
        rows = sum(f"{card}-{die}" in s.placed for die in range(1, 7))
        assert rows <= (2 if card in s.trained else 1), f"{rows} dice on {card}"
    assert s.trained <= set(ACTION_CARDS), "something other than an Action card is trained"
    cards = [*s.hand, *map(str, s.deck.top), *map(str, s.deck.rest)]
    assert len(set(cards)) == len(cards), "an aid card is there twice"
    assert set(cards) <= set(AID), "an unknown aid card"
    assert s.ending or any(s.at[who] for who in BERSERKERS), "all are dead, but the game goes on"
    assert s.phase != "over" or s.ending, "the game is over without an ending"
