"""Before a battle: what the hand and the army come to, and what newcomers may want to know."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.realms.content import Kind
from grimtable.games.realms.notation import Attack
from grimtable.games.realms.recruiting import army, budget, hand, spent
from grimtable.games.realms.state import Battle
from grimtable.kernel.mats import Panel
from grimtable.kernel.words import Badge, Words

CARD = 4.6
"""What a card costs on average in armies that the planner chose: ten cards for everything."""


def advice(s: Battle, seat: str | None) -> tuple[Panel, ...]:
    """One panel that stays in sight while a seat draws, recruits or places its army."""
    if seat not in s.players or s.phase not in ("draw", "recruit", "place") or seat in s.ready:
        return ()
    assert seat is not None
    if s.phase == "place":
        lines = [Words("scene-advice-place"), Words("scene-advice-open", {"n": s.player(seat) + 1})]
        if s.player(seat) == 1:
            lines.append(Words("scene-advice-hidden"))
        return (Panel("advice", Words("scene-advice-place-title"), tuple(lines), pinned=True),)
    purse = sum(budget(s, seat, 1))
    if s.phase == "draw":
        kinds = [s.kind(i) for i in hand(s, seat)]
        if not kinds:
            return ()
        cost = sum(kind.cost for kind in kinds)
        args = {"cost": cost, "purse": purse, "enough": "enough" if cost >= purse else "short"}
        title, line = Words("scene-advice-hand-title"), Words("scene-advice-hand", args)
    else:
        kinds = [s.kind(i) for i in army(s, seat)]
        title = Words("scene-advice-army-title", {"n": len(kinds)})
        line = Words("scene-advice-army", {"n": round(purse / CARD)})
    return (Panel("advice", title, (line,), pinned=True, badges=tuple(figures(kinds))),)


def figures(kinds: list[Kind]) -> Iterator[Badge]:
    """How many fight, shoot and fly, and how much life they have; how many realms they are of."""
    if not kinds:
        return
    creatures = [kind for kind in kinds if kind.creature]
    realms = spent(kinds)[2]
    for key, number, icon, glyph in (
        ("creatures", len(creatures), "swordman", "⚔"),
        ("lives", sum(kind.life for kind in creatures), "hearts", "♥"),
        ("shooters", sum(map(shoots, creatures)), "bowman", "➶"),
        ("flyers", sum(kind.type == "flying" for kind in creatures), "feathered-wing", "^"),
        ("realms", realms if realms > 1 else 0, "barbed-sun", "◆"),
    ):
        if number or key in ("creatures", "shooters"):
            yield Badge(Words(f"scene-advice-{key}", {"n": number}), icon, glyph, str(number))


def shoots(kind: Kind) -> bool:
    """Whether a card can attack from afar."""
    return any(isinstance(action, Attack) and action.ranged for _, action in kind.actions)
