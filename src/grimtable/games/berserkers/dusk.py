"""What Requests do at the end of Phase 1 and of the turn."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.effects import perform
from grimtable.games.berserkers.ending import GO_ON
from grimtable.games.berserkers.options import Use
from grimtable.games.berserkers.state import PLAYER, Deed, Helm
from grimtable.games.berserkers.villagers import usable, use
from grimtable.kernel.asks import Ask, Script


def end_phase1(s: Helm) -> None:
    """What the Requests say of the end of Phase 1 is still to be done."""
    for name, request in reversed(s.book.items()):
        if request.phase1_end is not None:
            s.under_way.append(Deed("phase1-end", request=name))


def end_turn(s: Helm) -> None:
    """What they say of the end of the turn."""
    for name, request in reversed(s.book.items()):
        if request.turn_end is not None:
            s.under_way.append(Deed("turn-end", request=name))


def phase1_end(s: Helm, deed: Deed) -> Script[None]:
    """First what the card says; then aid cards may be used, for it is still the own turn.

    [ruling.aid-own-turn]
    """
    hook = s.book[deed.request].phase1_end
    assert hook is not None
    if not deed.n:
        deed.n = 1
        perform(s, deed.request, hook.effects, hook.rule)
        return
    cards = usable(s)
    if cards:
        about = {"request": deed.request}
        answer = yield Ask(PLAYER, "after", (*cards, GO_ON), "ruling.aid-own-turn", about)
        if type(answer) is Use:
            use(s, answer.card)
            return
    s.under_way.pop()


def turn_end(s: Helm, deed: Deed) -> None:
    """What the card says."""
    hook = s.book[deed.request].turn_end
    assert hook is not None
    s.under_way.pop()
    perform(s, deed.request, hook.effects, hook.rule)


DO: dict[str, Callable[[Helm, Deed], Script[None] | None]] = {
    "phase1-end": phase1_end,
    "turn-end": turn_end,
}
