"""The catalogue of a game's rules: id, page, section, and the rule in our own words.

Code cites a rule as `rule="its.id"` where it asks or tells, or as `[its.id]` in a docstring or in
the comment of a line of code where a rule acts without either. Both forms are checked when the
game is imported.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from grimtable.kernel.errors import UnknownRule
from grimtable.kernel.french import spaced
from grimtable.kernel.words import Words

CITATION = re.compile(
    r"""rule=["']([a-z0-9.-]+)["'](?!\w)"""  # rule="attack.roll"
    # [attack.roll]; neither a subscript nor the head of a TOML table
    r"""|(?<![\w\])])(?<!^)\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)\]"""
    r"""|^rule\s*=\s*["']([a-z0-9.-]+)["']""",  # rule = "attack.roll" in a content file
)


class Rule(Struct, frozen=True):
    """One rule of a book, or (ids with `ruling.` and `gap.`) our decision where it is silent."""

    id: str
    section: str
    text: str
    text_fr: str = ""
    kind: str = ""
    page: int | None = None
    pages: tuple[int, int] | None = None
    """Where the page itself is not known: the first and the last that it can be, 0 if unknown."""
    terms: tuple[str, ...] = ()
    """Words of cards and log that this rule explains, as they stand there."""
    terms_fr: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    untested: str = ""
    """Why no test can cite it (a list of components, say); empty for every rule that acts."""
    later: str = ""
    """The part of the book it belongs to that can't be reached yet: it is listed apart, and neither
    cited, tested nor translated before that part is built."""
    unfired: str = ""
    """Why simulated play can't be expected to reach it, though the code tells or asks with it."""

    def words(self, language: str) -> str:
        """The rule's text in a language, English where it has no other."""
        return spaced(self.text_fr) if language == "fr" and self.text_fr else self.text

    def explains(self, language: str) -> tuple[str, ...]:
        """The words that it explains in a language."""
        return self.terms_fr if language == "fr" else self.terms


class Rulebook:
    """All rules of a game, by id."""

    def __init__(self, title: str, rules: list[Rule]) -> None:
        self.title = title
        self.sources: tuple[Path, ...] = ()
        self.sections: dict[str, dict[str, str]] = {}
        """By language, what a section is called that the book prints in another one."""
        self.pages: dict[str, tuple[int, int]] = {}
        """Of a section whose pages the text does not tell, between which known ones it stands."""
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise UnknownRule(f"{title}: a rule id stands twice in the catalogue")

    @classmethod
    def load(cls, folder: Path, *code: Path) -> Rulebook:
        """Read `rules.toml` and check every citation in the package's code and content."""
        data: dict[str, Any] = tomllib.loads((folder / "rules.toml").read_text("utf-8"))
        book = cls(data["title"], convert(data["rule"], list[Rule]))
        book.sections = convert(data.get("sections", {}), dict[str, dict[str, str]])
        book.pages = convert(data.get("pages", {}), dict[str, tuple[int, int]])
        book.sources = (*code, *folder.glob("*.py"), *folder.glob("content/*.toml"))
        book.cited_in(*book.sources)
        for rule in book.rules.values():
            for other in rule.see:
                book.check(other, f"rules.toml, {rule.id}.see")
        return book

    def __getitem__(self, rule_id: str) -> Rule:
        self.check(rule_id, "a look-up")
        return self.rules[rule_id]

    def section(self, rule: Rule, language: str) -> str:
        """The title of a rule's section in a language, as printed where it has no other."""
        title = self.sections.get(language, {}).get(rule.section, rule.section)
        return spaced(title) if language == "fr" else title

    def page(self, rule: Rule) -> Words | None:
        """On which page a rule stands, or between which two; on which side of one tells nobody."""
        place = self.place(rule)
        return place if place is not None and place.key in ("book-page", "book-pages") else None

    def place(self, rule: Rule) -> Words | None:
        """Where a rule stands in the book, as far as it is known: a page, or between which ones."""
        if rule.page is not None:
            return Words("book-page", {"page": rule.page})
        first, last = rule.pages or self.pages.get(rule.section, (0, 0))
        if first and last:
            return Words("book-pages", {"first": first, "last": last})
        if last:
            return Words("book-page-until", {"page": last})
        return Words("book-page-from", {"page": first}) if first else None

    def check(self, rule_id: str, where: str) -> None:
        """Raise UnknownRule unless the catalogue has it."""
        if rule_id not in self.rules:
            raise UnknownRule(f"{where}: {rule_id!r} is not in the catalogue of {self.title}")

    def cited_in(self, *files: Path) -> set[str]:
        """The rules that these files cite; an unknown one is an error with file and line.

        A line of code that is nothing but a comment does nothing, so it cites nothing either.
        """
        cited = set()
        for file in files:
            code = file.suffix == ".py"
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                for match in CITATION.finditer(line):
                    rule_id = next(filter(None, match.groups()))
                    self.check(rule_id, f"{file.name}:{number}")
                    if not code or not line.lstrip().startswith("#"):
                        cited.add(rule_id)
        return cited

    def search(self, words: list[str]) -> list[Rule]:
        """Rules in whose id, section or text, in English or French, every word occurs."""
        wanted = [word.lower() for word in words]
        return [
            rule
            for rule in self.rules.values()
            if all(word in self._all_words(rule).lower() for word in wanted)
        ]

    def _all_words(self, rule: Rule) -> str:
        titles = [self.section(rule, language) for language in self.sections]
        return " ".join([rule.id, rule.section, *titles, rule.text, rule.text_fr])
