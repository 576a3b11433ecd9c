"""The coach at the terminal, and the report after the game: two screens over the table."""

from __future__ import annotations

from textwrap import fill
from typing import ClassVar

from rich.text import Text as Styled
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from grimtable.kernel.asks import FATE, Ask, Option
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.view import View, percent
from grimtable.minds.coach import Counsel
from grimtable.minds.lines import planned
from grimtable.minds.moments import REST, Moment, came_of, in_words
from grimtable.minds.report import Report
from grimtable.terminal.palette import ASH, BONE, EMBER, SAND

WIDE, HIGH = 68, 8
"""The curve of a report, in columns and rows."""
EIGHTHS = " ▁▂▃▄▅▆▇█"


def hanging(sign: str, words: str) -> str:
    """A reason below its option, its further lines below its first word."""
    return "\n" + fill(words, 70, initial_indent=f"{'':9}{sign} ", subsequent_indent=" " * 11)


class CoachScreen(ModalScreen[Option | None]):
    """The best options with outlook, line of play and reasons; one may be taken at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,c,q", "close", show=False)]

    def __init__(self, counsel: Counsel, ask: Ask, scene: Scene, text: Text) -> None:
        super().__init__()
        self.counsel, self.ask, self.scene, self.text = counsel, ask, scene, text

    def compose(self) -> ComposeResult:
        with Vertical(id="coach", classes="box"):
            yield Static(self.text("terminal-coach"), markup=False, classes="title")
            yield OptionList(*map(Item, self.lines()), id="advice")
            yield Static(self.hint(), markup=False, classes="hint")

    def hint(self) -> str:
        """What the figures are, and which keys there are."""
        about = self.counsel.about
        return self.text(
            "terminal-coach-hint-about" if about else "terminal-coach-hint", {"what": about}
        )

    def lines(self) -> list[Styled]:
        """What each of the best options says."""
        found = []
        for i, one in enumerate(self.counsel.best, 1):
            words = one.said(self.text, self.scene, self.ask.what)
            line = Styled(f"{i} ", style=f"bold {EMBER}")
            line.append(f"{percent(one.worth):>3} %  ", style=SAND)
            line.append(words, style=f"bold {BONE}")
            for said in one.beside(self.text, self.scene, self.ask.what):
                line.append(hanging("=", said), style=ASH)
            for reason in one.reasons:
                sign = "+" if reason.better > 0 else "−"
                said = reason.said(self.text)
                line.append(hanging(sign, said), style=BONE if reason.better > 0 else ASH)
            if then := one.goes_on(self.text, self.scene):
                line.append(hanging("→", then), style=ASH)
            found.append(line)
        return found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.counsel.best[event.option_index].option)

    def on_key(self, event: events.Key) -> None:
        """A number takes that option, and is not meant for the table below."""
        if event.character and event.character.isdigit():
            event.stop()
            event.prevent_default()
            if 0 < int(event.character) <= len(self.counsel.best):
                self.dismiss(self.counsel.best[int(event.character) - 1].option)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class ReportScreen(ModalScreen[int | None]):
    """How the game went; a turning point can be tried anew."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, told: Report, table: Table, text: Text) -> None:
        super().__init__()
        self.told, self.table, self.text = told, table, text

    def compose(self) -> ComposeResult:
        luck = {"n": percent(abs(self.told.luck)), "good": self.told.luck >= 0}
        kind = "terminal-report-luck" if luck["n"] else "terminal-report-luck-even"
        with Vertical(id="report", classes="box"):
            yield Static(self.text("terminal-report"), markup=False, classes="title")
            yield Static("\n".join(curve(self.told.curve)), markup=False, id="curve")
            yield Static(self.text(kind, luck), markup=False, classes="hint")
            yield OptionList(*map(Item, self.lines()), id="turning")
            hint = "terminal-report-hint" if self.told.turning_points else "terminal-report-none"
            yield Static(self.text(hint), markup=False, classes="hint")

    def lines(self) -> list[Styled]:
        """The turning points."""
        found = []
        for i, point in enumerate(self.told.turning_points, 1):
            moment, run = point.moment, self.table.past(point.moment.at)()
            number = self.table.entries(moment.at, moment.at + 1)[0].ask
            ask = run.find(number)
            scene = self.table.game.scene(run.state, self.told.seat)
            said = self._said(moment)
            line = Styled(f"{i} ", style=f"bold {EMBER}")
            line.append(f"{signed(point.change)}  ", style=SAND)
            whose = point.turn.whose if point.turn is not None else ""
            mine = not self.table.game.rivals or whose == self.told.seat
            if point.turn is not None:
                seats = self.table.game.seats(self.table.options)
                name = next((self.text(one.name) for one in seats if one.id == whose), "")
                rivals = self.table.game.rivals
                said = point.said(self.text, name, own=mine, rivals=rivals)
            line.append(said, style=BONE)
            parts = point.parts(own=mine, rivals=self.table.game.rivals)
            for part, change in parts:
                line.append(f"\n        {signed(change)}  {self._came(part)}", style=ASH)
            rest = point.change - sum(change for _, change in parts)
            if parts and abs(rest) >= REST:
                said = self.text("report-rest")
                line.append(f"\n        {signed(rest)}  {said}", style=ASH)
            if point.better is not None:
                better = self.text.option(point.better, scene, getattr(ask, "what", ""))
                seen = View(run, number, moment.seat)
                goes_on = planned(seen, (point.better, *point.line)).said(self.text, scene)
                better = f"{better}, {goes_on}" if goes_on else better
                told = self.text("terminal-report-better", {"option": better})
                line.append(f"\n        {told}", style=ASH)
                for reason in point.why:
                    line.append(f"\n        + {reason.said(self.text)}", style=ASH)
            found.append(line)
        return found

    def _came(self, moment: Moment) -> str:
        """What an answer came to, in words."""
        events = came_of(self.table, self.told.seat, moment)
        return " ".join(map(self.text.event, events)) or self._said(moment)

    def _said(self, moment: Moment) -> str:
        """An answer in words."""
        run = self.table.past(moment.at)()
        ask = run.find(self.table.entries(moment.at, moment.at + 1)[0].ask)
        scene = self.table.game.scene(run.state, self.told.seat)
        said = in_words(ask, moment.answer, scene, self.text)
        return f"{self.text('seat-fate')}: {said}" if moment.seat == FATE else said

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self.told.turning_points[event.option_index].again)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


def signed(change: float) -> str:
    """A change as people say it: in percent, with its sign."""
    return f"{'+' if change > 0 else '−'}{percent(abs(change)):>2} %"


def curve(stands: list[float], wide: int = WIDE, high: int = HIGH) -> list[str]:
    """A curve of blocks, the highest row first.

    >>> curve([0.0, 0.5, 1.0], wide=3, high=2)
    ['  █', ' ██']
    """
    if not stands:
        return []
    wide = min(wide, len(stands))
    shown = [stands[min(len(stands) - 1, (i + 1) * len(stands) // wide - 1)] for i in range(wide)]
    rows = []
    for row in range(high - 1, -1, -1):
        parts = (max(0, min(8, round(8 * (share * high - row)))) for share in shown)
        rows.append("".join(EIGHTHS[part] for part in parts))
    return rows
