"""Sets of spaces as the bits of a number: to grow, cut or compare a whole set is one operation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, count
from typing import TypeVar

T = TypeVar("T")

_FLAGS = bytes.maketrans(b"01", b"\x00\x01")


def mask(spaces: Iterable[int]) -> int:
    """A set from the numbers of its spaces.

    >>> bin(mask([1, 2, 4]))
    '0b10110'
    """
    found = 0
    for i in spaces:
        found |= 1 << i
    return found


def bits(spaces: int) -> Iterator[int]:
    """The numbers of the spaces in a set, lowest first: quick where there are few.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while spaces:
        low = spaces & -spaces
        yield low.bit_length() - 1
        spaces ^= low


def picked(spaces: int, things: Iterable[T]) -> Iterator[T]:
    """Of one thing for each space those of a set, in order.

    >>> list(picked(0b101, "abc"))
    ['a', 'c']
    """
    return compress(things, f"{spaces:b}"[::-1].encode().translate(_FLAGS))


def members(spaces: int) -> Iterator[int]:
    """The same, quick where there are many.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    return picked(spaces, count())
