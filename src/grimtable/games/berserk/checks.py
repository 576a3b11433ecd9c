"""What must hold after every answer."""

from __future__ import annotations

from grimtable.games.berserk.planning import MOST
from grimtable.games.berserk.spaces import zone
from grimtable.games.berserk.state import Arrival, Berserk, March, board, health, is_monster


def invariants(s: Berserk) -> None:
    """Nothing stands on the same Space twice, nothing in Scenery, everything is conserved."""
    if s.phase == "setup":
        return
    taken = 0
    marching = {doing.enemy for doing in s.under_way if isinstance(doing, March)}
    leaving = {doing.kind for doing in s.under_way if isinstance(doing, Arrival)}
    for mini in s.minis():
        under = zone(s, mini)
        assert under, f"{mini.id} stands at {mini.at}, where it has no room"
        if mini.id not in leaving:  # who makes room may stand where a Monster was [monster.push]
            assert not under & taken, f"{mini.id} stands on another miniature at {mini.at}"
            taken |= under
        foe = s.library.foes.get(mini.kind)
        if not (foe and foe.flying and mini.id in marching):  # [flying.over]
            assert not under & s.adventure.tall, f"{mini.id} stands in tall Scenery"
        if not (is_monster(s, mini) or (foe and foe.flying)):
            assert not under & s.adventure.short, f"{mini.id} stands in short Scenery"
        assert 0 <= mini.wounds < health(s, mini), f"{mini.id} has {mini.wounds} Wounds"
        assert mini.bleeding >= 0
        assert mini.stunned >= 0
    for hero in s.heroes.values():
        assert 0 <= hero.fatigue <= board(s, hero).ko
        assert len(hero.pile) <= MOST
        held = [*hero.hand, *hero.pile, *hero.discard]
        assert len(set(held)) == len(held), f"{hero.id} has a card twice"
        assert all(s.library.cards[c].hero in ("", hero.kind) for c in held)
    tactics = len(s.tactics) + len(s.used_tactics)
    for hero in s.heroes.values():
        tactics += sum(1 for c in (*hero.hand, *hero.pile) if s.library.cards[c].tactic)
    assert tactics == len(s.library.tactics), "a Tactic card is lost"
    for kind, left in s.pool.items():
        there = sum(1 for enemy in s.enemies.values() if enemy.kind == kind)
        assert left + there == s.library.foes[kind].minis, f"{kind}: {left} + {there}"
    letters = [*s.deck, *s.face_up]
    assert len(set(letters)) == len(letters)
