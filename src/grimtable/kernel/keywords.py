"""Keywords: what cards can say, each with the window in which it acts, its rule and its script.

A game fills one registry. The order of the windows is written once, as the book has it; a window
asks of the words in force which act in it, and nothing is called behind the rules' back.

>>> from enum import Enum
>>> class Window(Enum):
...     INTERRUPT = 1
...     REACTION = 2
>>> KEYWORDS: Keywords[Window, int] = Keywords()
>>> @KEYWORDS("double", Window.REACTION, rule="kw.double")
... def double(n: int) -> int:
...     return 2 * n
>>> [k.do(4) for k in (KEYWORDS["double"],) if k.window is Window.REACTION]
[8]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

W = TypeVar("W", bound=Hashable)
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])


class Keyword(NamedTuple, Generic[W, R]):
    """A word of the cards: when it acts, by which rule, and what it does."""

    id: str
    window: W
    rule: str
    do: Callable[..., R]


class Keywords(dict[str, Keyword[W, R]]):
    """The keywords of a game, by id."""

    def __call__(self, word: str, window: W, *, rule: str) -> Callable[[F], F]:
        """Register the decorated script as what this keyword does in that window."""

        def register(do: F) -> F:
            if word in self:
                raise ValueError(f"keyword {word!r} is registered twice")
            self[word] = Keyword[W, R](word, window, rule, do)
            return do

        return register
