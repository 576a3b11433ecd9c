"""What is under way lies in the state: records on a stack, carried on window by window.

An attack, a spell, a card being resolved is a record (a tagged Struct) in `state.under_way`, with
the fields that the book names at that moment. A game says for each kind of record how it goes on:
one call does one window of it, in the book's order. What is triggered inside (a reaction that
attacks) is pushed on top and carried on first. So the whole situation is in the state at every
window, the script can be entered there, and a fork in the middle of a reaction is a plain copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from grimtable.kernel.asks import MARK, Script


class Busy(Protocol):
    """A state in which things can be under way, the innermost last."""

    under_way: list[Any]


B = TypeVar("B", bound=Busy)


def carry_on(
    s: B,
    steps: Mapping[type, Callable[[B, Any], Script[Any] | bool | None]],
    look: Callable[[B], None] | None = None,
    idle: Callable[[B], Script[Any] | bool | None] | None = None,
) -> Script[None]:
    """Carry on what is under way until nothing is.

    A step does one window of the record on top, and returns: it advances the record, pushes
    another on top, or takes the record off the stack when it is over. There is a mark before
    every step that may ask; a step that asks twice keeps what the first answer changed in the
    record. A step that asks nothing can be a plain function that returns None or True: it needs no
    mark, and a step that has found out what to ask can return the script that does.

    A game may `look` at the table after each step, except where a step or its script returns True:
    it has changed nothing that anybody waits for.

    A game that is no more than this says what it does when it is `idle`: that is a step like any
    other, of no record, and returns False where the game is over.
    """
    stack = s.under_way
    while True:
        if stack:
            top = stack[-1]
            script = steps[type(top)](s, top)
        elif idle is None or (script := idle(s)) is False:
            return
        if script is True:
            continue
        if script:  # nothing of it has run yet
            yield MARK
            if (yield from script):
                continue
        if look is not None:
            look(s)
