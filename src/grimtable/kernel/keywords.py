"""Keywords: what cards can say, each with the window in which it acts, its rule and its script.

A game fills one registry. The order of the windows is written once, as the book has it; a window
asks the registry what acts in it, and nothing is called behind the rules' back.

>>> from enum import Enum
>>> class Window(Enum):
...     INTERRUPT = 1
...     REACTION = 2
>>> KEYWORDS: Keywords[Window, int] = Keywords()
>>> @KEYWORDS("double", Window.REACTION, rule="kw.double")
... def double(n: int) -> int:
...     return 2 * n
>>> [(k.id, k.rule, k.do(4)) for k in KEYWORDS.within(Window.REACTION)]
[('double', 'kw.double', 8)]
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
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


class Keywords(Generic[W, R]):
    """The keywords of a game, by id and by window."""

    def __init__(self) -> None:
        self._words: dict[str, Keyword[W, R]] = {}
        self._windows: dict[W, list[Keyword[W, R]]] = {}

    def __call__(self, word: str, window: W, *, rule: str) -> Callable[[F], F]:
        """Register the decorated script as what this keyword does in that window."""

        def register(do: F) -> F:
            if word in self._words:
                raise ValueError(f"keyword {word!r} is registered twice")
            entry = Keyword[W, R](word, window, rule, do)
            self._words[word] = entry
            self._windows.setdefault(window, []).append(entry)
            return do

        return register

    def __getitem__(self, word: str) -> Keyword[W, R]:
        return self._words[word]

    def __contains__(self, word: object) -> bool:
        return word in self._words

    def __iter__(self) -> Iterator[Keyword[W, R]]:
        return iter(self._words.values())

    def __len__(self) -> int:
        return len(self._words)

    def within(self, window: W) -> tuple[Keyword[W, R], ...]:
        """The keywords that act in a window, in the order in which they were registered."""
        return tuple(self._windows.get(window, ()))
