"""What can never be on the table."""

from __future__ import annotations

from collections import Counter

from grimtable.games.dark_souls.bonfire import WEAPONS
from grimtable.games.dark_souls.campaign import every_card
from grimtable.games.dark_souls.characters import fits
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.nodes import LIMIT, standing_on
from grimtable.games.dark_souls.state import (
    BOXES,
    CONDITIONS,
    Character,
    Fight,
    Souls,
    blocked,
    boss_on,
    gear,
    meets,
    room,
)
from grimtable.games.dark_souls.under_way import Arrival


def invariants(s: Souls) -> None:
    """Raise AssertionError, saying what, if the table is in an impossible position."""
    assert s.sparks >= 0, "fewer than no sparks"
    assert s.souls >= 0, "fewer than no souls"
    assert s.party, "nobody is in the party"
    assert set(s.party) == set(s.characters), "the party and its boards differ"
    for c in s.present():
        _board(s, c)
    _cards(s)
    if not s.options.skirmish and s.tiles:
        shown = Counter(t for tile in s.tiles.values() for t in tile.traps.values() if t)
        assert Counter(s.trap_bag) + shown == Counter(LIBRARY.trap_tokens), "a trap token is lost"
    if s.fight is None:
        assert all(c.node is None for c in s.present()), "a model stands outside an encounter"
    elif s.won is None:  # else it lies as it was when somebody fell, be it in the middle of a push
        _nodes(s, s.fight)


def _board(s: Souls, c: Character) -> None:
    who = c.id
    assert 0 <= c.stamina <= BOXES, f"{who}: {c.stamina} black cubes"
    assert 0 <= c.damage <= BOXES, f"{who}: {c.damage} red cubes"
    assert c.free > 0 or s.phase == "over", f"{who} is dead and plays on"
    weapons = c.weapons()
    assert len(weapons) <= WEAPONS, f"{who} holds {len(weapons)} weapons"
    assert fits(c.left, c.right), f"{who} can't hold {c.left} and {c.right} at once"
    for item in weapons:
        assert gear(item).slot == "hand", f"{who}: {item} is no weapon"
    if c.armour is not None:
        assert gear(c.armour).slot == "armour", f"{who}: {c.armour} is no armour"
    for item in c.cards():
        assert meets(s, c, item), f"{who} can't use {item}"
    assert len(set(c.conditions)) == len(c.conditions), f"{who}: a condition twice"
    assert set(c.conditions) <= set(CONDITIONS), f"{who}: unknown condition"


def _cards(s: Souls) -> None:
    twice = [card for card, n in Counter(every_card(s)).items() if n > 1]
    assert not twice, f"cards in two places: {twice}"
    for item, attached in s.upgrades.items():
        assert len(attached) <= gear(item).upgrades, f"{item} has too many upgrades"
        wanted = "weapon_upgrade" if gear(item).slot == "hand" else "armour_upgrade"
        for upgrade in attached:
            assert gear(upgrade).slot == wanted, f"{upgrade} does not fit {item}"


def _nodes(s: Souls, fight: Fight) -> None:
    nodes, shut = set(room(s).nodes), blocked(s)
    for c in s.present():
        if c.node is None:
            continue
        assert c.node in nodes - shut, f"{c.id} stands on {c.node}"
        there = boss_on(s, c.node) is not None
        assert (c.by is not None) == there, f"{c.id}: beside a boss or not?"
    for m in fight.foes.values():
        assert m.node in nodes - shut, f"{m.id} stands on {m.node}"
        assert 0 <= m.wounds < LIBRARY.foes[m.kind].health, f"{m.id} has {m.wounds} wounds"
    for node in nodes:
        models = standing_on(s, node)
        most = LIMIT + sum(isinstance(r, Arrival) and r.node == node for r in s.under_way)
        assert len(models) <= most, f"{len(models)} models on {node}: {models}"
        bosses = [m for m in models if m in fight.foes and fight.foes[m].facing is not None]
        assert len(bosses) <= 1, f"two bosses on {node}"
    if fight.step not in ("place", "lead"):
        assert fight.aggro in s.characters or fight.step == "won", "nobody has the Aggro token"
    deck = fight.deck
    if s.phase == "fight":
        assert (deck is not None) == fight.boss, "a behaviour deck without a boss, or none with one"
    if deck is not None:
        assert 0 <= deck.unseen <= len(deck.pool), "more unseen cards than there are"
        assert 0 <= deck.hot <= len(deck.hot_pool), "more heat up cards than there are"
