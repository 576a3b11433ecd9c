"""deck: build, show and check decks of your own."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from grimtable.cards import Document
from grimtable.cli.common import print_json, print_table
from grimtable.collection import Collecting, Collection, Deck, Fault, read_deck
from grimtable.games import GAMES, find
from grimtable.kernel.errors import ContentError, GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.text import COMMON, LANGUAGES, Text, names_of


def add_commands(commands: Any) -> None:
    """The commands of deck builders."""
    deck = commands.add_parser("deck", help="build, show and check a deck of your own")
    verbs = deck.add_subparsers(metavar="edit|show|check|cards", required=True)
    edit = verbs.add_parser("edit", help="build a deck on the screen; it is kept in FILE")
    edit.add_argument("file", type=Path, help="a pack; it is made if it is not there")
    edit.add_argument("--deck", default="", metavar="ID", help="which deck of the file")
    edit.add_argument("--name", default="", help="what a new deck is called")
    edit.add_argument(
        "--from", dest="start", default="", metavar="DECK", help="begin with a deck of the game"
    )
    edit.set_defaults(run=edit_deck)
    show = verbs.add_parser("show", help="print a deck: its cards with their texts, and totals")
    show.add_argument("deck", help="a deck of the game, or a file")
    show.add_argument("--deck", default="", metavar="ID", dest="which", help="which of the file")
    show.set_defaults(run=show_deck)
    check = verbs.add_parser("check", help="say everything that is wrong with the decks of a file")
    check.add_argument("file", type=Path)
    check.set_defaults(run=check_decks)
    cards = verbs.add_parser("cards", help="list the cards that contain all of these words")
    cards.add_argument("words", nargs="*", help="words of a name, a text, a realm, a type")
    cards.add_argument("--pack", action="append", default=[], metavar="FILE", help="and its cards")
    cards.set_defaults(run=list_cards)
    for verb in (edit, show, check, cards):
        verb.add_argument("--game", default="", help="by default the game whose decks are built")
        verb.add_argument("--lang", choices=LANGUAGES, default="en", help="the language")
        if verb is not edit:
            verb.add_argument("--json", action="store_true", help="print JSON")


def game_with_decks(name: str, document: Document | None = None) -> Game:
    """The game that is named, here or in the file, or else the first that has decks."""
    named = name or (document.data.get("game", "") if document else "")
    for game in map(find, [named] if named else GAMES):
        if isinstance(game, Collecting):
            return game
    raise GrimtableError(f"{named or 'No game'} has no decks to build.")


def collection_of(game: Game, *packs: Path | str) -> Collection:
    """The cards of a game and of packs."""
    if not isinstance(game, Collecting):
        raise GrimtableError(f"{game.id} has no decks to build.")
    return game.collection(tuple(map(str, packs)))


def words_for(game: Game, collection: Collection, language: str) -> Text:
    """The words of a game, with the names of the cards of packs."""
    names = names_of(game, game.Options(), language) | collection.names(language)
    return Text([COMMON, game.folder / "text"], language, names)


def edit_deck(arguments: argparse.Namespace) -> int:
    """`grimtable deck edit`."""
    from grimtable import terminal  # Textual takes a moment to import; other commands need not wait

    path: Path = arguments.file
    document = Document(path) if path.exists() else None
    game = game_with_decks(arguments.game, document)
    collection = collection_of(game, *([path] if document else []))
    there = document.data.get("deck", {}) if document else {}
    name = arguments.deck or next(iter(there), _id_of(path))
    if document is not None and name in there:
        name, deck = read_deck(document, name)
    else:
        deck = Deck(name=arguments.name or name, cards={})
    if arguments.start:
        if arguments.start not in collection.decks:
            decks = ", ".join(collection.decks)
            raise GrimtableError(f"There is no deck {arguments.start!r}. There are: {decks}.")
        if deck.cards:
            raise GrimtableError(f"{path} has a deck {name!r} already; name another: --deck ID.")
        deck = Deck(name=deck.name, cards=dict(collection.decks[arguments.start].cards))
    if name in collection.decks:
        raise GrimtableError(f"{game.id} has a deck {name!r} of its own; name yours: --deck ID.")
    terminal.build(game, collection, path, name, deck, arguments.lang)
    if path.exists():
        pack = shlex.quote(f"packs={path}")
        print(f"Kept in {path}. Play: grimtable play {game.id} --options {pack} first={name}")
    return 0


def _id_of(path: Path) -> str:
    """A deck's id from its file: letters, digits and dashes."""
    return "".join(c if c.isascii() and c.isalnum() else "-" for c in path.stem.lower()) or "mine"


def show_deck(arguments: argparse.Namespace) -> int:
    """`grimtable deck show`."""
    path = Path(arguments.deck)
    document = Document(path) if path.suffix == ".toml" or path.is_file() else None
    game = game_with_decks(arguments.game, document)
    collection = collection_of(game, *([path] if document else []))
    if document is not None:
        name, deck = read_deck(document, arguments.which)
    elif arguments.deck in collection.decks:
        name, deck = arguments.deck, collection.decks[arguments.deck]
    else:
        decks = ", ".join(collection.decks)
        raise GrimtableError(f"There is no deck or file {arguments.deck!r}. Decks: {decks}.")
    text = words_for(game, collection, arguments.lang)
    faults = collection.faults(deck.cards)
    if arguments.json:
        rows = [_card(collection, card, text) | {"copies": n} for card, n in deck.cards.items()]
        totals = [text.words(line) for line in collection.totals(deck.cards)]
        wrong = [text.words(fault.words) for fault in faults]
        print_json({"id": name, "cards": rows, "totals": totals, "faults": wrong})
        return 1 if faults else 0
    shown_name = deck.name_fr if arguments.lang == "fr" and deck.name_fr else deck.name
    print(f"{shown_name}\n")
    print_table([(n, *_columns(collection, card, text)) for card, n in deck.cards.items()])
    print()
    for line in collection.totals(deck.cards):
        print(text.words(line))
    for fault in faults:
        print(f"✗ {text.words(fault.words)}")
    return 1 if faults else 0


def _card(collection: Collection, card: str, text: Text) -> dict[str, Any]:
    """A card for programs."""
    if card not in collection.items:
        return {"id": card}
    item = collection.items[card]
    marks = dict(zip(collection.marks, item.marks, strict=True))
    lines = [text.words(line) for line in item.card.lines]
    title, price = text.words(item.card.title), text.words(item.price)
    return {"id": card, "name": title, "price": price, **marks, "lines": lines}


def _columns(collection: Collection, card: str, text: Text) -> tuple[str, ...]:
    """A card for people: name, price, and what is printed on it."""
    if card not in collection.items:
        return card, "", ""
    item = collection.items[card]
    lines = " · ".join(text.words(line) for line in item.card.lines)
    return text.words(item.card.title), text.words(item.price), lines


def check_decks(arguments: argparse.Namespace) -> int:
    """`grimtable deck check`: all faults, each with its line."""
    path: Path = arguments.file
    document = Document(path)
    game = game_with_decks(arguments.game, document)
    collection = collection_of(game, path)
    text = words_for(game, collection, arguments.lang)
    decks = document.entries(Deck, "deck")
    if not decks:
        raise document.error("there is no deck here: [deck.<id>] with name and cards", "deck")
    found = [
        (name, fault, *_place(document, name, fault))
        for name, deck in decks.items()
        for fault in collection.faults(deck.cards)
    ]
    if arguments.json:
        print_json(
            {
                "decks": {name: sum(deck.cards.values()) for name, deck in decks.items()},
                "faults": [
                    {"deck": name, "line": line, "column": column, "fault": text.words(fault.words)}
                    for name, fault, line, column in found
                ],
            }
        )
        return 1 if found else 0
    for name, fault, line, column in found:
        print(ContentError(path, line, column, f"deck.{name}: {text.words(fault.words)}"))
    for name in [name for name in decks if name not in {n for n, *_ in found}]:
        print(f"deck.{name}: sound, {sum(decks[name].cards.values())} cards.")
    return 1 if found else 0


def _place(document: Document, name: str, fault: Fault) -> tuple[int, int]:
    where = ("cards", fault.card) if fault.card else ()
    return document.place("deck", name, *where)


def list_cards(arguments: argparse.Namespace) -> int:
    """`grimtable deck cards`."""
    game = game_with_decks(arguments.game)
    collection = collection_of(game, *arguments.pack)
    text = words_for(game, collection, arguments.lang)
    wanted = [word.lower() for word in arguments.words]
    found = [
        card
        for card in collection.items
        if all(w in " ".join(_columns(collection, card, text)).lower() for w in wanted)
    ]
    if arguments.json:
        print_json([_card(collection, card, text) for card in found])
        return 0
    print_table([(card, *_columns(collection, card, text)) for card in found])
    print(f"{len(found)} of {len(collection.items)} cards")
    return 0
