"""Points 5 and 6: the book's examples hold, and everything has words and a place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from grimtable.games import GAMES, find
from grimtable.kernel import Ask, Game, Option, Text, touches
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import COMMON, LANGUAGES
from grimtable.kernel.words import TINTS, Words
from grimtable.lessons import scenarios, told
from grimtable.scenario import check
from grimtable.seats import option_badges, option_heading, option_words
from tests.conformance.playing import deal, replayable, walk


def test_all_scenarios_hold(game: Game) -> None:
    files = scenarios(game)
    assert files, "a game has scenarios"
    for file in files:
        check(file, game)


def test_every_key_exists_in_every_language(game: Game) -> None:
    for folder in (COMMON, game.folder / "text"):
        keys = {
            language: set(
                re.findall(
                    r"^([a-zA-Z][\w-]*)\s*=", (folder / f"{language}.ftl").read_text("utf-8"), re.M
                )
            )
            for language in LANGUAGES
        }
        assert keys["en"] == keys["fr"], f"only in one language: {sorted(keys['en'] ^ keys['fr'])}"


def test_no_rule_names_a_file(game: Game) -> None:
    """Players read them: where our figures are kept is nothing to them."""
    said = [
        (rule.id, words)
        for rule in game.rulebook.rules.values()
        for words in (rule.text, rule.text_fr)
    ]
    assert not [one for one, words in said if re.search(r"content/|\.(toml|md|py)\b", words)]


def test_no_key_stands_twice_in_a_catalogue(game: Game) -> None:
    """The second would be silently read instead of the first."""
    for file in (
        path for folder in (COMMON, game.folder / "text") for path in folder.glob("*.ftl")
    ):
        found = re.findall(r"^([a-zA-Z][\w-]*)\s*=", file.read_text("utf-8"), re.M)
        assert not {key for key in found if found.count(key) > 1}, file.name


def test_whatever_stands_on_a_tracking_sheet_has_words(game: Game) -> None:
    """It is the options of the next table, and what lies in them; single games write nothing."""
    options = game.Options()
    text = Text.of(game, options, "en")
    written = fields(game.Options) if game.campaign(options) is not None else ()
    has = text.has
    assert not [key for key in written if not (has(f"sheet-{key}") or has(f"options-{key}"))]


def fields(kind: Any) -> Iterator[str]:
    """The names of a Struct's fields, and of those of the Structs within."""
    within = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield from kind.__struct_fields__
        within = tuple(get_type_hints(kind).values())
    for inner in within:
        yield from fields(inner)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_the_book_says_where_it_stands(name: str) -> None:
    book, ours = find(name).rulebook, ("ruling.", "gap.")
    rules = [rule for rule in book.rules.values() if not rule.id.startswith(ours)]
    assert not [rule.id for rule in rules if book.place(rule) is None]
    assert book.pages.keys() <= {rule.section for rule in book.rules.values()}


def test_every_rule_has_a_text_in_every_language(game: Game) -> None:
    rules = [rule for rule in game.rulebook.rules.values() if not rule.later]
    assert not [rule.id for rule in rules if not (rule.text.strip() and rule.text_fr.strip())]


def test_every_section_has_a_title_in_every_language(game: Game) -> None:
    """The book prints its titles in one language; a table gives them in each of the others."""
    book = game.rulebook
    printed = {rule.section for rule in book.rules.values()}
    assert book.sections.keys() < set(LANGUAGES)
    assert len(book.sections) == len(LANGUAGES) - 1
    for language, titles in book.sections.items():
        assert titles.keys() == printed, f"{language}: {sorted(titles.keys() ^ printed)}"
        assert all(title.strip() for title in titles.values()), language


def test_words_that_are_explained_have_an_example_in_every_language(game: Game) -> None:
    examples = told(game)
    for rule, words in examples.items():
        game.rulebook.check(rule, "examples.toml")
        assert words.keys() == set(LANGUAGES), rule
        assert all(said.strip() for said in words.values()), rule
    explaining = [rule for rule in game.rulebook.rules.values() if rule.terms]
    bare = [rule.id for rule in explaining if rule.id not in examples]
    assert len(bare) <= len(explaining) / 20 or game.id not in GAMES, bare


def test_a_card_says_everything_once(game: Game) -> None:
    """Neither a line twice, nor in a line what stands in brackets behind the title."""
    table = deal(game, 1)
    text = Text.of(game, table.options, LANGUAGES[0])
    for _ in walk(table, 1, 200):
        seat = table.asks[0].ask.seat
        for card in game.scene(table.run.state, seat).cards():
            title, lines = text.words(card.title), [text.words(line) for line in card.lines]
            assert len(lines) == len(set(lines)), title
            for fact in re.findall(r"\(([^)]+)\)", title):
                assert not any(re.search(rf"\b{re.escape(fact)}\b", one) for one in lines)


@pytest.mark.parametrize("seed", range(6))
def test_everything_has_words_and_a_place(game: Game, seed: int) -> None:
    table = deal(game, seed)
    texts = [Text.of(game, table.options, language) for language in LANGUAGES]
    with replayable(table):
        for text in texts:
            assert text.has("game-title")
            assert text.has("game-blurb")
            for seat in game.seats(table.options):
                text(seat.name)
        for step in walk(table, seed, 800):
            for opened in table.asks:
                ask = opened.ask
                assert isinstance(ask, Ask)
                scene = game.scene(table.run.state, ask.seat)
                ids = scene.ids()
                for option in ask.options:
                    named = [v for v in _strings(option) if v]
                    assert not named or touches(option, ids), f"{option} points at nothing"
                fuller = game.offers(table.view(opened), ask)
                for option in fuller:
                    assert option in ask.options
                    _read(option_badges(option, fuller), texts)
                for text in texts:
                    text.ask(ask)
                    for option in ask.options:
                        text.option(option)
                    for option in fuller:
                        option_words(option, ask, scene, text, fuller)
                        option_heading(option, text, fuller)
            if step % 7 == 0:
                _look(table.scene(None), texts)
                for seat in game.seats(table.options):
                    _look(table.scene(seat.id), texts)
        for event in table.chronicle:
            for text in texts:
                text.event(event)
        for text in texts:
            assert not text.problems, sorted(set(text.problems))[:20]


def _strings(option: Option) -> list[str]:
    values = [getattr(option, f) for f in option.__struct_fields__]
    return [v for v in values if isinstance(v, str)]


def _look(scene: Scene, texts: list[Text]) -> None:
    """Every word of a scene is in every catalogue, and every piece stands on a cell."""
    cells = [cell.id for cell in scene.cells]
    assert len(set(cells)) == len(cells), "two cells have one id"
    pieces = [piece.id for piece in scene.pieces]
    assert len(set(pieces)) == len(pieces), "two pieces have one id"
    for piece in scene.pieces:
        assert piece.cell in cells, f"{piece.id} stands on {piece.cell}, which is not there"
        assert piece.cell in piece.footprint
        assert set(piece.footprint) <= set(cells), f"{piece.id} covers what is not there"
    for link in scene.links:
        assert {link.a, link.b} <= set(cells)
    for edge in scene.edges:
        assert {edge.a, edge.b or edge.a} <= set(cells), f"{edge} is between cells"
    for region in scene.regions:
        assert set(region.cells) <= set(cells), f"{region.id} has cells that are not there"
    for overlay in scene.overlays:
        assert set(overlay.cells) <= set(cells), f"{overlay} has cells that are not there"
    ids = scene.ids()
    for token in scene.tokens:
        assert token.at in ids, f"{token.id} lies at {token.at}, which is not there"
    for blow in scene.blows:
        assert not blow.windows or blow.at < len(blow.windows)
    _read(scene, texts)


def _read(thing: object, texts: list[Text]) -> None:
    """Every word in it is in every catalogue, and every tint is one."""
    for words, tint in _all(thing):
        assert tint is None or tint in TINTS, tint
        if words is not None:
            for text in texts:
                text.words(words)


def _all(thing: object) -> list[tuple[Words | None, str | None]]:
    if isinstance(thing, Words):
        return [(thing, None)]
    if isinstance(thing, tuple):
        return [found for one in thing for found in _all(one)]
    found: list[tuple[Words | None, str | None]] = []
    for field in getattr(thing, "__struct_fields__", ()):
        if field == "tint":
            found.append((None, getattr(thing, field)))
        else:
            found += _all(getattr(thing, field))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chooses_between_forms_is_an_id_and_no_name(game: Game, language: str) -> None:
    """A name in place of its id fits no variant, and the last one is said of everything."""
    text = Text.of(game, game.Options(), language)
    resource = FluentParser().parse((game.folder / "text" / f"{language}.ftl").read_text("utf-8"))
    wrong = []
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    for message in messages:
        for choice in _selections(message):
            asked = choice.selector
            if not isinstance(asked, ast.VariableReference) or asked.id.name.endswith("_id"):
                continue
            keys = [v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)]
            wrong += [f"{message.id.name}: {key}" for key in keys if text.name(key) != key]
    assert wrong == []


def _selections(node: object) -> Iterator[ast.SelectExpression]:
    """Every choice between forms in a message, those inside others included."""
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, list):
        for one in node:
            yield from _selections(one)
    elif isinstance(node, ast.BaseNode):
        for one in vars(node).values():
            yield from _selections(one)
