"""Where everything stands in a TOML file. `tomllib` reads one, but does not say where."""

from __future__ import annotations

import re

_QUOTE = re.compile("\"\"\"|'''|\"|'")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\n#]*")


def positions(text: str) -> dict[tuple[str, ...], int]:
    r"""The offset of every value by its path (lists by index), and of every entry's header.

    A string begins after its quotation mark. The text is known to be sound TOML.

    >>> positions('[elf]\nhand = ["bow", "axe"]\n')
    {('elf',): 0, ('elf', 'hand'): 13, ('elf', 'hand', '0'): 15, ('elf', 'hand', '1'): 22}
    """
    return _Scanner(text).found


def inside(text: str, start: int, offset: int) -> int:
    """Where the `offset`-th character of a string stands that begins at `start`."""
    at = start
    single = text[start - 1 : start] == "'"
    for _ in range(offset):
        if not single and text[at : at + 1] == "\\":
            at += {"u": 5, "U": 9}.get(text[at + 1 : at + 2], 1)
        at += 1
    return at


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.found: dict[tuple[str, ...], int] = {}
        self.lists: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        while self._skip(" \t\r\n"):
            if self._here("["):
                table = self._header()
            else:
                self._pair(table)

    def _here(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _skip(self, signs: str) -> bool:
        """Past these signs and comments; False at the end of the file."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in signs:
                self.at += 1
            else:
                return True
        return False

    def _header(self) -> tuple[str, ...]:
        start, brackets = self.at, 2 if self._here("[[") else 1
        self.at += brackets
        keys = self._keys()
        self.at += brackets
        path: tuple[str, ...] = ()
        for key in keys[:-1]:
            self.found.setdefault((*path, key), start)
            path = self._last((*path, key))
        path = (*path, keys[-1])
        if brackets == 2:
            self.found.setdefault(path, start)
            self.lists[path] = self.lists.get(path, -1) + 1
            path = self._last(path)
        self.found.setdefault(path, start)
        return path

    def _last(self, path: tuple[str, ...]) -> tuple[str, ...]:
        return (*path, str(self.lists[path])) if path in self.lists else path

    def _keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            self._skip(" \t")
            start = self.at
            if self.text[start] in "\"'":
                self._string()
                keys.append(self.text[start + 1 : self.at - 1])
            else:
                word = _BARE.match(self.text, start)
                self.at = word.end() if word else start + 1
                keys.append(self.text[start : self.at])
            self._skip(" \t")
            if not self._here("."):
                return keys
            self.at += 1

    def _pair(self, table: tuple[str, ...]) -> None:
        start, keys = self.at, self._keys()
        for depth in range(1, len(keys)):
            self.found.setdefault((*table, *keys[:depth]), start)
        self.at += 1  # the equals sign
        self._skip(" \t")
        self._value((*table, *keys))

    def _value(self, path: tuple[str, ...]) -> None:
        quote = _QUOTE.match(self.text, self.at)
        if quote:
            start = quote.end()
            if len(quote[0]) == 3:  # a line break right after it does not count
                start += len(re.compile(r"\r?\n|").match(self.text, start)[0])  # type: ignore[index]
            self.found[path] = start
            self._string()
            return
        self.found[path] = self.at
        if self._here("["):
            self.at += 1
            index = 0
            while self._skip(" \t\r\n,") and not self._here("]"):
                self._value((*path, str(index)))
                index += 1
            self.at += 1
        elif self._here("{"):
            self.at += 1
            while self._skip(" \t\r\n,") and not self._here("}"):
                self._pair(path)
            self.at += 1
        else:
            scalar = _SCALAR.match(self.text, self.at)
            self.at = max(scalar.end() if scalar else 0, self.at + 1)

    def _string(self) -> None:
        quote = _QUOTE.match(self.text, self.at)
        mark = quote[0] if quote else '"'
        self.at += len(mark)
        while self.at < len(self.text) and not self._here(mark):
            self.at += 2 if mark[0] == '"' and self._here("\\") else 1
        self.at += len(mark)
        while len(mark) == 3 and self._here(mark[0]):  # quotation marks at the end of the string
            self.at += 1
