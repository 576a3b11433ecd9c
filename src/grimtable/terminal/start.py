"""Before the game: its options, who plays each seat, whose dice. Enter takes what is proposed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import msgspec
from rich.text import Text as Styled
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from grimtable.form import Choice, choices, playable
from grimtable.kernel.campaign import seated
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.game import Game
from grimtable.kernel.text import COMMON, Text, names_of
from grimtable.kernel.words import Words
from grimtable.minds import LEVELS
from grimtable.terminal.catalogue import HERE
from grimtable.terminal.palette import ASH, BONE, EMBER, GRIM
from grimtable.terminal.sitting import ME, Setup


class _Line(NamedTuple):
    """A line of the form: its name, what it says now, and what turning it by 1 or -1 does."""

    name: str
    shown: str
    turn: Callable[[int], None]


class StartScreen(ModalScreen[Setup | None]):
    """A form of one line per option; the first line begins the game.

    `only` some options can be changed between chapters; `title` is the next one's.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
    ]

    def __init__(
        self,
        game: Game,
        setup: Setup,
        text: Text,
        only: frozenset[str] | None = None,
        title: Words | None = None,
    ) -> None:
        super().__init__()
        self.game, self.text = game, text
        self.only, self.title_words = only, title or Words("game-title")
        self.sitting: dict[str, str] = {}
        self.given: dict[str, Any] = msgspec.to_builtins(setup.options)
        self.seats, self.real_dice = dict(setup.seats), setup.real_dice
        form = choices(game, text)
        self.form = [choice for choice in form if only is None or choice.id in only]
        self.offered = self.form  # of these, what changes anything beside the others
        self.lines: list[_Line] = []
        self.setup: Setup | None = setup

    def compose(self) -> ComposeResult:
        with Vertical(id="start", classes="box"):
            yield Static(self.text.words(self.title_words), markup=False, classes="title")
            yield OptionList(id="form")
            yield Static(id="start-note")
            yield Static(self.text("terminal-start-hint"), markup=False, classes="hint")

    def on_mount(self) -> None:
        self.show()
        self.query_one(OptionList).highlighted = 0

    def show(self) -> None:
        """List the lines as they stand, and say what is wrong with them."""
        trouble = ""
        try:
            options = msgspec.convert(self.given, self.game.Options)
            playable(self.game, options)
            there = {seat.id: seat.name for seat in self.game.seats(options)}
            self.sitting = self._sitting(options)
            self.setup = Setup(options, self.sitting, self.real_dice)
            idle = self.game.idle(options)
            self.offered = [choice for choice in self.form if choice.id not in idle]
        except GrimtableError as error:
            trouble, self.setup, there = self.text.error(error), None, {}
        except msgspec.ValidationError as error:
            trouble, self.setup, there = str(error), None, {}
        before = self.lines
        self.lines = [line for choice in self.offered for line in self._lines(choice)]
        self.lines += [self._seat(seat, self.text(name)) for seat, name in there.items()]
        self.lines.append(self._dice())
        self.query_one("#start-note", Static).update(Styled(trouble, style=EMBER))
        listing = self.query_one(OptionList)
        at = listing.highlighted
        begin = Styled(self.text("terminal-start-begin"), style=f"bold {EMBER}")
        wide = max(len(line.name) for line in self.lines)
        items = [Item(begin, disabled=self.setup is None)]
        for line in self.lines:
            words = Styled(line.name.ljust(wide + 2), style=ASH)
            items.append(Item(words.append(line.shown, style=BONE)))
        listing.set_options(items)
        listing.highlighted = self._same(before, at)

    def _same(self, before: list[_Line], at: int | None) -> int | None:
        """Where the line in focus stands now: others may have come or gone above it."""
        name = before[at - 1].name if at and at <= len(before) else ""
        found = [i for i, line in enumerate(self.lines, 1) if name and line.name == name]
        return found[0] if found else at

    # The lines --------------------------------------------------------------------------------

    def _lines(self, choice: Choice) -> list[_Line]:
        now = self.given.get(choice.id)
        if choice.type == "several":
            return [
                _Line(
                    choice.words if i == 0 else "",
                    f"{'■' if value.value in now else '□'} {value.words}",  # type: ignore[operator]
                    lambda by, one=value.value: self._toggle(choice, one),  # type: ignore[misc]
                )
                for i, value in enumerate(choice.values)
            ]
        if choice.type == "switch":
            shown = self.text("yes" if now else "no")
            return [_Line(choice.words, shown, lambda by: self._set(choice.id, not now))]
        if choice.type == "number":
            return [_Line(choice.words, str(now), lambda by: self._count(choice, by))]
        names = {value.value: value.words for value in choice.values}
        ways = list(names)
        at = ways.index(now) if now in ways else 0

        def turn(by: int) -> None:
            self._set(choice.id, ways[(at + by) % len(ways)])

        return [_Line(choice.words, f"‹ {names[ways[at]]} ›", turn)]

    def _sitting(self, options: Any) -> dict[str, str]:
        """Who plays the seats; those that came with other options have the strongest player.

        Between chapters whose seat is gone plays one that is new, and people the others.
        """
        if self.only is not None:
            return seated(self.game, options, self.seats, ME)
        best = list(LEVELS)[-1]
        return {seat.id: self.seats.get(seat.id, best) for seat in self.game.seats(options)}

    def _seat(self, seat: str, name: str) -> _Line:
        ways = [ME, *LEVELS]
        now = self.sitting[seat]
        if now not in ways:
            ways.append(now)  # a player by name, as programs call them
        at = ways.index(now)

        def turn(by: int) -> None:
            self.seats[seat] = ways[(at + by) % len(ways)]
            self.show()

        kind = "level" if now in LEVELS else "mind"
        words = self.text("terminal-start-me") if at == 0 else self.text(f"{kind}-{now}")
        return _Line(self.text("terminal-start-seat", {"name": name}), f"‹ {words} ›", turn)

    def _dice(self) -> _Line:
        def turn(by: int) -> None:
            self.real_dice = not self.real_dice
            self.show()

        shown = self.text("terminal-dice-real" if self.real_dice else "terminal-dice-program")
        return _Line(self.text("terminal-start-dice"), f"‹ {shown} ›", turn)

    def _set(self, name: str, value: Any) -> None:
        self.given[name] = value
        self.show()

    def _toggle(self, choice: Choice, one: Any) -> None:
        now = self.given[choice.id]
        wanted = [v.value for v in choice.values if (v.value in now) != (v.value == one)]
        self._set(choice.id, wanted)

    def _count(self, choice: Choice, by: int) -> None:
        n = int(self.given[choice.id]) + by
        if choice.least is not None:
            n = max(n, choice.least)
        if choice.most is not None:
            n = min(n, choice.most)
        self._set(choice.id, n)

    # What people do ---------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index == 0:
            if self.setup is not None:
                self.dismiss(self.setup)
        else:
            self.lines[event.option_index - 1].turn(1)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the option in focus is about."""
        event.stop()
        names = [c for c in self.offered for _ in (c.values if c.type == "several" else [None])]
        at = event.option_index - 1
        if self.setup is not None:
            about = names[at].help if 0 <= at < len(names) else ""
            self.query_one("#start-note", Static).update(Styled(about, style=ASH))

    def action_turn(self, by: int) -> None:
        """The next or the previous value of the line in focus."""
        at = self.query_one(OptionList).highlighted
        if at:
            self.lines[at - 1].turn(by)

    def action_close(self) -> None:
        """Go back without a new game."""
        self.dismiss(None)


class StartApp(App[Setup | None]):
    """The start screen alone, before there is a table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, game: Game, setup: Setup, language: str) -> None:
        super().__init__()
        folders = [COMMON, HERE / "text", game.folder / "text"]
        text = Text(folders, language, names_of(game, setup.options, language))
        self.start = StartScreen(game, setup, text)

    def on_mount(self) -> None:
        self.register_theme(GRIM)
        self.theme = GRIM.name
        self.push_screen(self.start, self.exit)
