"""What comes over the table: a rule, the curtain between two people, help, a name for a copy."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text as Styled
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Item

from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.terminal.palette import ASH, BONE, EMBER


class RuleScreen(ModalScreen[None]):
    """A rule of the catalogue: section, page, text, and the rules related to it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,q", "close", show=False),
        Binding("backspace", "back", show=False),
    ]

    def __init__(self, book: Rulebook, rule: str, text: Text) -> None:
        super().__init__()
        self.book, self.text, self.path = book, text, [rule]

    def compose(self) -> ComposeResult:
        with Vertical(id="rule", classes="box"):
            with VerticalScroll(id="rule-body", can_focus=False):
                yield Static(id="rule-text")
            yield Static(id="see-title")
            yield OptionList(id="see")
            yield Static(self.text("terminal-rule-hint"), markup=False, classes="hint")

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Show the last rule of the path."""
        rule = self.book[self.path[-1]]
        body = Styled()
        language = self.text.language
        body.append(self.book.section(rule, language), style=f"bold {EMBER}")
        place = [self.book.title]
        page = self.book.page(rule)
        if page is not None:
            place.append(self.text.words(page))
        body.append("\n" + " · ".join(place) + "\n\n", style=ASH)
        body.append(rule.words(language), style=BONE)
        self.query_one("#rule-text", Static).update(body)
        self.query_one("#rule-body").scroll_home(animate=False)
        see = self.query_one("#see", OptionList)
        items = []
        for i, other in enumerate(rule.see, 1):
            line = Styled(f"{i} ", style=EMBER, no_wrap=True, overflow="ellipsis")
            line.append(self.book[other].words(language), style=BONE)
            items.append(Item(line, id=other))
        see.set_options(items)
        see.display = bool(items)
        title = self.query_one("#see-title", Static)
        title.display = bool(items)
        title.update(self.text("terminal-see"))
        if items:
            see.highlighted = 0
            see.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option.id:
            self.path.append(event.option.id)
            self.show()

    def on_key(self, event: events.Key) -> None:
        see = self.book[self.path[-1]].see
        if event.character and event.character.isdigit() and 0 < int(event.character) <= len(see):
            event.stop()
            self.path.append(see[int(event.character) - 1])
            self.show()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss()

    def action_back(self) -> None:
        """Return to the rule that was shown before."""
        if len(self.path) > 1:
            self.path.pop()
            self.show()
        else:
            self.dismiss()

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()


class CurtainScreen(ModalScreen[None]):
    """Hides everything until the person whose turn it is presses a key."""

    def __init__(self, name: str, text: Text) -> None:
        super().__init__()
        self.person, self.text = name, text

    def compose(self) -> ComposeResult:
        args = {"name": self.person}
        with Vertical(id="curtain"):
            yield Static("▒" * 12 + "\n", classes="hint")
            yield Static(self.text("terminal-curtain", args), markup=False, id="curtain-name")
            yield Static(self.text("terminal-curtain-hint", args), markup=False, classes="hint")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class HelpScreen(ModalScreen[None]):
    """The keys, and what the signs on the table stand for."""

    def __init__(
        self, text: Text, signs: dict[str, str], lines: str = "terminal-help-lines"
    ) -> None:
        super().__init__()
        self.text, self.signs, self.lines_of = text, signs, lines

    def compose(self) -> ComposeResult:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style=f"bold {EMBER}", no_wrap=True)
        grid.add_column(style=BONE)
        for line in self.text(self.lines_of).splitlines():
            grid.add_row(*line.split("|", 1))
        if self.signs:
            grid.add_row()
            grid.add_row("", self.text("terminal-help-signs"))
        for glyph, meaning in self.signs.items():
            grid.add_row(Styled(glyph), Styled(meaning))
        with Vertical(id="help", classes="box"):
            yield Static(self.text("terminal-help"), markup=False, classes="title")
            with VerticalScroll():
                yield Static(grid)
            yield Static(self.text("terminal-help-hint"), markup=False, classes="hint")

    def on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down", "pageup", "pagedown"):
            return
        event.stop()
        event.prevent_default()
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class ForesightScreen(HelpScreen):
    """What those that nobody plays will do next if nothing changes, in order, and why."""

    def __init__(self, foresight: Foresight | None, book: Rulebook, text: Text) -> None:
        super().__init__(text, {})
        self.foresight, self.book = foresight, book

    def compose(self) -> ComposeResult:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style=f"bold {EMBER}", no_wrap=True)
        grid.add_column(style=BONE)
        seen = self.foresight or Foresight(Words("terminal-nothing-comes"))
        for line in seen.before:
            grid.add_row("", Styled(self.text.words(line)))
        for i, step in enumerate(seen.steps, 1):
            grid.add_row(str(i), Styled(" ".join(map(self.text.words, step.lines))))
            for reason in step.why:
                page = self.book.page(self.book[reason.rule])
                cited = "" if page is None else f" ({self.text.words(page)})"
                grid.add_row("", Styled(f"· {self.text.words(reason.words)}{cited}", style=ASH))
        for line in seen.sums:
            grid.add_row("", Styled(self.text.words(line), style=EMBER))
        with Vertical(id="help", classes="box"):
            yield Static(self.text.words(seen.title), markup=False, classes="title")
            with VerticalScroll():
                yield Static(grid)
            yield Static(self.text("terminal-help-hint"), markup=False, classes="hint")


class SaveScreen(ModalScreen[Path | None]):
    """Asks for the name of a copy; a file that exists is replaced only when asked twice."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, proposal: Path, game: Path, text: Text) -> None:
        super().__init__()
        self.proposal, self.game, self.text = proposal, game, text
        self.warned: Path | None = None

    def compose(self) -> ComposeResult:
        with Vertical(id="save", classes="box"):
            yield Static(self.text("terminal-save-as"), markup=False, classes="title")
            yield Input(str(self.proposal), id="save-path")
            hint = self.text("terminal-save-hint", {"path": str(self.game)})
            yield Static(hint, id="save-hint", classes="hint", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            return
        path = Path(event.value.strip()).expanduser()
        if path.exists() and path != self.warned:
            self.warned = path
            self.query_one("#save-hint", Static).update(self.text("terminal-save-exists"))
            return
        self.dismiss(path)

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss(None)
