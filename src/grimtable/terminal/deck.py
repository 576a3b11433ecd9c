"""The deck builder: any game's collection, by keyboard and by mouse.

Every change is kept in the deck's file at once; `u` takes it back.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import msgspec
from rich.text import Text as Styled
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import DataTable, Input, Static

from grimtable.collection import Collection, Deck, write_deck
from grimtable.kernel.game import Game
from grimtable.kernel.text import COMMON, LANGUAGES, Text, names_of
from grimtable.terminal.catalogue import HERE
from grimtable.terminal.lines import Line, key_line
from grimtable.terminal.palette import ASH, BONE, EMBER, GRIM, IRON, STEEL, tinted
from grimtable.terminal.screens import HelpScreen

MOST_MARKS = 5


class Draft:
    """A deck that is being built: its cards, what was done, and the file it is kept in."""

    def __init__(self, collection: Collection, game: str, path: Path, name: str, deck: Deck):
        self.collection, self.game, self.path, self.name = collection, game, path, name
        self.title, self.cards = deck, dict(deck.cards)
        self.past: list[dict[str, int]] = []

    def change(self, card: str, by: int) -> bool:
        """Add or take a copy; False if there can be no more, or are none."""
        count = self.cards.get(card, 0) + by
        if not 0 <= count <= max(self.collection.copies, self.cards.get(card, 0)):
            return False
        self.past.append(dict(self.cards))
        self.cards.pop(card, None)
        if count:
            self.cards[card] = count
        self.save()
        return True

    def undo(self) -> bool:
        """Take back the last change; False if there is none."""
        if not self.past:
            return False
        self.cards = self.past.pop()
        self.save()
        return True

    def save(self) -> None:
        """Keep the deck in its file, in the order of the collection."""
        order = [card for card in self.collection.items if card in self.cards]
        order += [card for card in self.cards if card not in self.collection.items]
        cards = {card: self.cards[card] for card in order}
        deck = msgspec.structs.replace(self.title, cards=cards)
        write_deck(self.path, self.game, self.name, deck)


class DeckBuilder(App[None]):
    """Browse the cards, add and remove copies, see what the deck has and what it lacks."""

    CSS_PATH = ["table.tcss", "deck.tcss"]
    TITLE = "Grimtable"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,plus,equals_sign,right,a", "add", show=False, priority=True),
        Binding("minus,left,backspace,x", "remove", show=False),
        *(Binding(str(i + 1), f"mark({i})", show=False) for i in range(MOST_MARKS)),
        Binding("d", "only_deck", show=False),
        Binding("slash", "find", show=False),
        Binding("escape", "show_all", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "language", show=False),
        Binding("h,f1,question_mark", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "quit", show=False),
    ]

    def __init__(self, draft: Draft, texts: dict[str, Text], language: str = LANGUAGES[0]) -> None:
        super().__init__()
        self.draft, self.texts, self.language = draft, texts, language
        self.wanted = [""] * len(draft.collection.marks)
        self.only_deck = False
        self.columns = 2  # how many of the marks are shown in the list

    @property
    def text(self) -> Text:
        """The words in the language that is shown."""
        return self.texts[self.language]

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        yield Line(id="marks")
        with Horizontal(id="main"):
            with Vertical(id="cards"):
                yield DataTable(id="list", cursor_type="row")
                yield Input(id="filter")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="card", markup=False)
                yield Static(id="faults", markup=False)
                yield Static(id="totals", markup=False)
        yield Static(id="note", markup=False)
        yield Line(id="keys")

    def on_mount(self) -> None:
        self.register_theme(GRIM)
        self.theme = GRIM.name
        self.query_one("#filter", Input).display = False
        self.fill()
        self.table.focus()

    @property
    def table(self) -> DataTable[Styled]:
        """The list of cards."""
        return self.query_one("#list", DataTable)

    @property
    def chosen(self) -> str:
        """The card under the cursor, or ""."""
        if not self.table.row_count:
            return ""
        key = self.table.coordinate_to_cell_key(self.table.cursor_coordinate).row_key
        return str(key.value)

    # Showing ------------------------------------------------------------------------------------

    def shown(self) -> list[str]:
        """The cards that the filters let through."""
        words = self.query_one("#filter", Input).value.lower().split()
        return [
            card
            for card, item in self.draft.collection.items.items()
            if (not self.only_deck or card in self.draft.cards)
            and all(want in ("", mark) for want, mark in zip(self.wanted, item.marks, strict=True))
            and all(word in self._printed(card).lower() for word in words)
        ]

    def _printed(self, card: str) -> str:
        item = self.draft.collection.items[card]
        return "\n".join(self.text.words(w) for w in (item.card.title, *item.card.lines))

    def fill(self) -> None:
        """List the cards anew; the cursor stays on its card if that is still there."""
        table, before = self.table, self.chosen
        table.clear(columns=True)
        for head in self._heads():
            table.add_column(head)
        cards = self.shown()
        for one in cards:
            table.add_row(*self._row(one), key=one)
        if before in cards:
            table.move_cursor(row=cards.index(before))
        self.tell()

    def _heads(self) -> list[str]:
        names = ["builder-copies", "builder-card", "builder-price"]
        names += [f"deck-mark-{mark}" for mark in self.draft.collection.marks[: self.columns]]
        return [self.text(name) for name in names]

    def _row(self, card: str) -> list[Styled]:
        item, count = self.draft.collection.items[card], self.draft.cards.get(card, 0)
        colour = tinted(item.card.tint)
        dots = Styled("●" * count, EMBER)
        dots.append("·" * (self.draft.collection.copies - count), IRON)
        title = Styled(self.text.words(item.card.title), f"bold {colour}" if count else colour)
        price = Styled(self.text.words(item.price), BONE)
        return [
            dots,
            title,
            price,
            *(Styled(self.text.name(m), ASH) for m in item.marks[: self.columns]),
        ]

    def tell(self, note: str = "") -> None:
        """Show everything beside the list."""
        draft, text = self.draft, self.text
        faults = draft.collection.faults(draft.cards)
        bar = Styled(no_wrap=True, overflow="ellipsis")
        bar.append(draft.title.name, f"bold {EMBER}")
        bar.append(f"  {text('builder-sound' if not faults else 'builder-unsound')}", BONE)
        bar.append(f"  {draft.path}", STEEL)
        self.query_one("#bar", Static).update(bar)
        self.query_one("#totals", Static).update(
            Styled(
                "\n".join(text.words(line) for line in draft.collection.totals(draft.cards)), ASH
            )
        )
        self.query_one("#faults", Static).update(
            Styled("\n".join(f"✗ {text.words(fault.words)}" for fault in faults), EMBER)
        )
        self.query_one("#note", Static).update(note)
        self.query_one("#marks", Line).update(key_line(self._filter_words()))
        keys = {name: text(f"builder-key-{name}") for name in ACTIONS}
        line = [(words, ACTIONS[name]) for name, words in keys.items()]
        self.query_one("#keys", Line).update(key_line(line))
        self._show_card()

    def _filter_words(self) -> list[tuple[str, str]]:
        every, parts = self.text("builder-all"), []
        for i, mark in enumerate(self.draft.collection.marks):
            value = self.text.name(self.wanted[i]) if self.wanted[i] else every
            args = {"mark": self.text(f"deck-mark-{mark}"), "value": value}
            parts.append((f"{i + 1} {self.text('builder-filtered', args)}", f"mark({i})"))
        which = "builder-only-deck" if self.only_deck else "builder-all-cards"
        parts.append((f"d {self.text(which)}", "only_deck"))
        return parts

    def _show_card(self) -> None:
        shown = Styled()
        if self.chosen:
            item = self.draft.collection.items[self.chosen]
            colour = tinted(item.card.tint)
            shown.append(self.text.words(item.card.title) + "\n", f"bold {colour}")
            for line in item.card.lines:
                shown.append(self.text.words(line) + "\n", BONE)
        else:
            shown.append(self.text("builder-nothing"), ASH)
        self.query_one("#card", Static).update(shown)

    def on_resize(self, event: events.Resize) -> None:
        narrow = event.size.width < 100
        self.set_class(narrow, "narrow")
        self.columns = 0 if narrow else 2
        self.call_later(self.fill)

    def on_data_table_row_highlighted(self) -> None:
        self._show_card()

    # Doing --------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While words are typed, and under the help, letters are letters."""
        typing = isinstance(self.focused, Input)
        return len(self.screen_stack) == 1 and not (typing and action not in ("show_all", "quit"))

    def action_add(self) -> None:
        """Add a copy of the card under the cursor."""
        self._change(1)

    def action_remove(self) -> None:
        """Take a copy of the card under the cursor out of the deck."""
        self._change(-1)

    def _change(self, by: int) -> None:
        card = self.chosen
        if not card:
            return
        note = ""
        try:
            if not self.draft.change(card, by):
                args = {"card": card, "most": self.draft.collection.copies}
                note = self.text("builder-most" if by > 0 else "builder-none", args)
        except OSError as error:
            note = self.text("terminal-save-failed", {"why": error.strerror or str(error)})
        self._renew(card, note)

    def _renew(self, card: str, note: str = "") -> None:
        """Show a card's row as it is now."""
        if self.only_deck and card not in self.draft.cards:
            self.fill()
        else:
            row = self.table.get_row_index(card)
            for column, cell in enumerate(self._row(card)):
                self.table.update_cell_at((row, column), cell)  # type: ignore[arg-type]
        self.tell(note)

    def action_undo(self) -> None:
        """Take back the last change."""
        done = self.draft.undo()
        self.fill()
        self.tell(self.text("builder-undone" if done else "refused-undo-nothing"))

    def action_mark(self, at: int) -> None:
        """Go on to the next value of a filter, and after the last to all."""
        if at < len(self.wanted):
            there = dict.fromkeys(i.marks[at] for i in self.draft.collection.items.values())
            values = ["", *there]
            self.wanted[at] = values[(values.index(self.wanted[at]) + 1) % len(values)]
            self.fill()

    def action_only_deck(self) -> None:
        """Show the deck alone, or all cards."""
        self.only_deck = not self.only_deck
        self.fill()

    def action_find(self) -> None:
        """Find cards by words of their names and texts."""
        line = self.query_one("#filter", Input)
        line.placeholder = self.text("builder-filter")
        line.display = True
        line.focus()

    def on_input_changed(self) -> None:
        self.fill()

    def on_input_submitted(self) -> None:
        self.table.focus()

    def action_show_all(self) -> None:
        """Forget all filters."""
        line = self.query_one("#filter", Input)
        line.value, line.display = "", False
        self.wanted, self.only_deck = [""] * len(self.wanted), False
        self.table.focus()
        self.fill()

    def action_language(self) -> None:
        """The next language, at once."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.fill()

    def action_help(self) -> None:
        """The keys."""
        self.push_screen(HelpScreen(self.text, {}, "builder-help-lines"))


ACTIONS = {
    "add": "add",
    "remove": "remove",
    "find": "find",
    "undo": "undo",
    "language": "language",
    "help": "help",
    "quit": "quit",
}
"""The keys of the lowest line, and the action of each."""


def builder_texts(game: Game, collection: Collection) -> dict[str, Text]:
    """The words of each language: the builder's and the game's, with the names of the cards."""
    folders = [COMMON, HERE / "text", game.folder / "text"]
    return {
        language: Text(
            folders, language, names_of(game, game.Options(), language) | collection.names(language)
        )
        for language in LANGUAGES
    }
