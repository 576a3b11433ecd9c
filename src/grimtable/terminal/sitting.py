"""People and computer players around one terminal: whose turn it is, and what can be done.

Nothing here draws. A `Sitting` knows the table, who sits where, whose view is shown, the
language and the file; it writes the file after everything that changes the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from grimtable.campaigns import Ledger
from grimtable.kernel.asks import FATE, Answer, Ask, Chance, Draw, Face, Option, Pass, Roll
from grimtable.kernel.campaign import next_options, onward, seated
from grimtable.kernel.errors import CannotUndo, GrimtableError
from grimtable.kernel.fate import Rooted
from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.odds import odds_for
from grimtable.kernel.run import Open
from grimtable.kernel.save import write_save
from grimtable.kernel.scene import Scene, reaching
from grimtable.kernel.state import Event
from grimtable.kernel.table import Table
from grimtable.kernel.text import LANGUAGES
from grimtable.kernel.words import Words
from grimtable.lessons import Reciter, is_written, left_at, lesson_words, steps_left
from grimtable.minds import LEVELS, MINDS, Player, View, is_player, seat_bots
from grimtable.scenario import Scenario
from grimtable.seats import (
    CONSULT,
    ONCE,
    Orders,
    answerer,
    answerers,
    as_planned,
    asks_first,
    broken,
    is_shared,
    option_badges,
    option_words,
    sees_the_same,
    tie,
    undo_words,
    window,
)
from grimtable.terminal.catalogue import Catalogue
from grimtable.terminal.marks import tip
from grimtable.terminal.odds import picture

ME = "me"


class Choice(NamedTuple):
    """One thing that can be answered: its words, what to type, what it touches in the scene.

    `at` are the asks that it answers, where a question is put to several seats at once; `odds` what
    it can bring, each as a small picture and as a sentence.
    """

    words: str
    key: str
    touches: tuple[str, ...]
    answer: Option | Face | str
    at: tuple[int, ...] = ()
    odds: tuple[tuple[str, str], ...] = ()


class Question(NamedTuple):
    """What stands in the ask pane. `over` has actions of the app as its choices."""

    kind: Literal["ask", "dice", "wait", "over"]
    title: str
    seat: str | None
    number: int = -1
    rule: str = ""
    choices: tuple[Choice, ...] = ()


class Thinking(NamedTuple):
    """Work for a computer player, on a copy of the game that nobody else touches."""

    number: int
    player: Player
    view: View
    ask: Ask


class Setup(NamedTuple):
    """What a game begins with: its options, who plays each seat, whose dice."""

    options: Any
    seats: dict[str, str]
    real_dice: bool = False


class Sitting:
    """A table, and who sits at it."""

    def __init__(
        self,
        table: Table,
        seats: dict[str, str],
        path: Path,
        language: str = "en",
        seed: int = 0,
        lesson: Scenario | None = None,
    ) -> None:
        self.table, self.path, self.seed, self.lesson = table, path, seed, lesson
        self._seen: tuple[object, dict[str | None, Scene]] = None, {}
        self.trouble = ""  # why the game could not be saved
        self.told: tuple[Face, ...] = ()  # real dice, as far as they have been typed in
        self.orders = Orders()
        self.companions = Orders()  # of computer players that ask people first
        self.language = language
        self.ledger = Ledger.beside(path)  # of the campaign to which this table belongs
        self._sit_down(seats)
        self.save()

    def _sit_down(self, seats: dict[str, str]) -> None:
        """Give the seats of the table to people and computer players."""
        table = self.table
        known = {seat.id: seat.name for seat in table.game.seats(table.options)}
        for seat, who in seats.items():
            if seat not in known:
                raise GrimtableError(f"There is no seat {seat!r}. There are: {', '.join(known)}.")
            if who != ME and not is_player(who):
                there = ", ".join({ME: 0, **LEVELS, **MINDS})
                raise GrimtableError(f"Nobody is called {who!r}: {there}.")
        self.seats = {seat: seats.get(seat, ME) for seat in known}
        self._names = known
        self.people = [seat for seat, who in self.seats.items() if who == ME]
        self.bots = seat_bots(self.seats, self.seed)
        self.companions.clear()
        self.shown = self.people[0] if self.people else None
        table.people = frozenset(self.people)
        self.text = Catalogue.at(table, self.language)

    # What there is ----------------------------------------------------------------------------

    @property
    def real_dice(self) -> bool:
        """Whether people tell what their own dice and cards show."""
        return self.table.run.fate is None

    def name(self, seat: str | None) -> str:
        """A seat's name."""
        return self.text(self._names[seat]) if seat in self._names else str(seat or "")

    def scene(self) -> Scene:
        """What the seat that is shown sees."""
        return self._scene(self.shown)

    def _scene(self, seat: str | None) -> Scene:
        """What a seat sees; made once per change, as it is looked at several times."""
        now = (self.table, self.table.answered, self.table.rewinds)
        if self._seen[0] != now:
            self._seen = now, {}
        scenes = self._seen[1]
        if seat not in scenes:
            scenes[seat] = self.table.scene(seat)
        return scenes[seat]

    def events(self) -> list[Event]:
        """What the seat that is shown may know of what happened."""
        return self.table.told(self.shown)

    def open(self) -> Open | None:
        """The ask to be dealt with: first of the seat that is shown, then of any person."""
        asks = self.table.asks
        mine = [o for o in asks if isinstance(o.ask, Chance) or self.shown in self._answerers(o)]
        others = [o for o in asks if self._asks_people(o)]
        return next(iter(mine or others or asks), None)

    def _answerers(self, opened: Open) -> tuple[str, ...]:
        return answerers(self.table, self.people, opened, self.consulting)

    def _asks_people(self, opened: Open) -> bool:
        return not set(self.people).isdisjoint(self._answerers(opened))

    def viewer(self) -> str | None:
        """Whose eyes the open ask is for."""
        opened = self.open()
        if opened is None or self.shown in self._answerers(opened):
            return self.shown
        seat = answerer(self.table, self.people, opened, self.consulting)
        return seat if seat in self.people else self.shown

    def needs_curtain(self) -> bool:
        """Whether the screen must change hands first.

        It need not where both seats see exactly the same and only one of them is asked.
        """
        viewer = self.viewer()
        if viewer == self.shown or self.shown is None or window(self.table, self.people):
            return False
        asks = self.table.asks
        secret = len(asks) > 1 and self.table.game.secrets
        secret = secret or getattr(asks[0].ask, "sees", None) is not None
        return secret or not sees_the_same(self.table, viewer, self.shown)

    def question(self) -> Question:
        """What to show in the ask pane now."""
        table, text = self.table, self.text
        opened = self.open()
        if opened is None:
            return self._over()
        number, ask = opened
        if isinstance(ask, Chance):
            return self._dice(number, ask)
        if not self._asks_people(opened):
            title = text("terminal-thinking", {"name": self.name(ask.seat)})
            return Question("wait", title, ask.seat, number, ask.rule)
        together = window(table, self.people)
        if together:
            return self._window(together)
        choices = _numbered(self._choices(opened))
        title = text.ask(ask)
        if ask.seat in self.consulting:
            title = f"{text('terminal-consults', {'name': self.name(ask.seat)})}\n{title}"
        return Question("ask", title, ask.seat, number, ask.rule, choices)

    def taught(self, question: Question) -> Question:
        """The question with what the lesson says about it, and its choice marked; first of all."""
        if self.lesson is None or question.kind != "ask":
            return question
        left = steps_left(self.lesson, self.table)
        if left is None or not left:
            words = self.text("terminal-lesson-left" if left is None else "terminal-lesson-over")
            return question._replace(title=f"{words}\n{question.title}")
        done = len(self.lesson.lessons()) - len(left)
        notation = left[0][1]
        choices = [
            one._replace(words=f"➤ {one.words}") if is_written(str(one.answer), notation) else one
            for one in question.choices
        ]
        choices.sort(key=lambda one: not one.words.startswith("➤ "))
        words = lesson_words(self.lesson, done, self.language)
        step = self.text("terminal-lesson", {"at": done + 1, "of": done + len(left)})
        title = f"{step} {words}\n{question.title}"
        return question._replace(title=title, choices=_numbered(choices))

    def _choices(self, opened: Open) -> list[Choice]:
        """The options of an ask in words."""
        ask, scene, text = opened.ask, self.scene(), self.text
        assert isinstance(ask, Ask)
        view = self.table.view(opened)
        touches, fuller = reaching(scene), self.table.game.offers(view, ask)
        odds = odds_for(view, ask)
        return [
            Choice(
                tip(
                    option_words(option, ask, scene, text, fuller),
                    option_badges(option, fuller),
                    text,
                ),
                "",
                touches(option),
                option,
                (opened.number,),
                tuple((picture(one), text.words(one.words)) for one in odds.get(option, ())),
            )
            for option in ask.options
        ]

    def _window(self, together: list[Open]) -> Question:
        """One question for several seats: what each of them could do, and that nobody does."""
        found: list[Choice] = []
        passing = self.text("pass-all")
        for opened in together:
            name = self.name(opened.ask.seat)
            for choice in self._choices(opened):
                if not isinstance(choice.answer, Pass):
                    found.append(choice._replace(words=f"{name}: {choice.words}"))
                elif choice.words != self.text("option-Pass"):  # the game says what comes of it
                    passing = choice.words
        numbers = tuple(opened.number for opened in together)
        found.append(Choice(passing, "", (), Pass(), numbers))
        number, ask = together[0]
        assert isinstance(ask, Ask)
        title = self.text.ask(ask)
        return Question("ask", title, self.shown, number, ask.rule, _numbered(found))

    def take(self, question: Question, choice: Choice) -> None:
        """Answer a question with one of its choices; a pass is said for every seat it is put to."""
        assert isinstance(choice.answer, Option)
        for number in choice.at or (question.number,):
            ask = self.table.run.find(number)
            if isinstance(choice.answer, Pass) and isinstance(ask, Ask) and ask.passing:
                self.answer(number, ask.passing)
            else:
                self.answer(number, choice.answer)

    def _dice(self, number: int, ask: Chance) -> Question:
        """One die or card at a time; faces that are digits are typed as themselves."""
        text, at, slots = self.text, len(self.told), ask.slots()
        left = list(slots[at])
        if isinstance(ask, Draw):
            for card in self.told:
                left.remove(card)
        faces = list(dict.fromkeys(left))
        digits = all(isinstance(face, int) and 0 <= face <= 9 for face in faces)
        ids = self.scene().ids()
        choices = tuple(
            Choice(
                str(text.value(face)),
                str(face) if digits else str(i),
                (face,) if isinstance(face, str) and face in ids else (),
                face,
            )
            for i, face in enumerate(faces, 1)
        )
        args: dict[str, Any] = {"at": at + 1, "of": len(slots)}
        which = "terminal-next-card"
        if isinstance(ask, Roll):
            which, args["die"] = "terminal-next-die", ask.dice[at].name
        title = f"{text.ask(ask)}\n{text(which, args)}"
        if self.told:
            title += f"\n{text('terminal-told', {'faces': self.told})}"
        return Question("dice", title, self.viewer(), number, ask.cited, choices)

    def _over(self) -> Question:
        outcome = self.table.outcome
        title = self.text("terminal-over")
        if outcome is not None:
            title += "".join(
                f"\n{self.text.words(line)}" for line in (outcome.words, *outcome.told)
            )
            if outcome.score is not None:
                title += "\n" + self.text("terminal-score", {"score": outcome.score})
        actions: tuple[str, ...]
        actions, about = ("new_game", "report", "undo", "quit"), {}
        following = onward(self.table)
        if following is not None:
            actions = ("next_chapter", "report", "undo", "quit")
            about = {"title": self.table.game.chapter(following)}
        choices = tuple(
            Choice(self.text(f"terminal-over-{a.replace('_', '-')}", about), str(i), (), a)
            for i, a in enumerate(actions, 1)
        )
        return Question("over", title, None, choices=choices)

    def foresee(self) -> Foresight | None:
        """What those that nobody plays will do next, if the game can tell."""
        opened = self.open()
        return None if opened is None else self.table.game.foresee(self.table.view(opened))

    def awaited(self) -> str:
        """Who is to answer, for everybody to see."""
        names = []
        for _, ask in self.table.asks:
            if isinstance(ask, Chance):
                return self.text("terminal-awaits-dice")
            left = is_shared(ask, self.people, self.consulting)
            who = ME if left else self.seats.get(ask.seat, ME)
            if who == ME and len(self.people) == 1:
                return self.text("terminal-your-turn")
            names.append(self.name(ask.seat) + ("" if who == ME else f" ({who})"))
        return self.text("terminal-awaits", {"names": names}) if names else ""

    # What can be done -------------------------------------------------------------------------

    def answer(self, number: int, answer: Answer) -> None:
        """Answer an ask and save."""
        self.table.answer(number, answer)
        self.told = ()
        self._autosave()

    def tell(self, number: int, face: Face) -> None:
        """Tell what one more die or card showed; the last one answers Fate's ask."""
        ask = self.table.run.find(number)
        assert isinstance(ask, Chance)
        told = (*self.told, face)
        if len(told) == len(ask.slots()):
            self.answer(number, told)
        else:
            self.told = told

    def untell(self) -> bool:
        """Take back the last die that was typed in; whether there was one."""
        there = bool(self.told)
        self.told = self.told[:-1]
        return there

    def work(self) -> Thinking | None:
        """What a computer player has to answer now, if one has."""
        for opened in self.table.asks:
            number, ask = opened
            if isinstance(ask, Ask) and ask.seat in self.bots and not self._asks_people(opened):
                step = self._step()
                if step is not None and step[0] not in ("", ask.seat):
                    continue  # the lesson has somebody else go first
                player = Reciter(step[1]) if step is not None else self.bots[ask.seat]
                return Thinking(number, player, self._copy(opened), ask)
        return None

    def _copy(self, opened: Open) -> View:
        """What is asked, on a copy of the game that nobody else touches."""
        return View(self.table.run.fork(None, keep=True), opened.number, opened.ask.seat)

    def consult(self) -> str:
        """Have computer players on one's side ask people first, or no longer; what was said."""
        if self.table.game.rivals or not self.people or not self.bots:
            return self.text("terminal-no-companion")
        until = "" if self.consulting else CONSULT
        for seat in self.bots:
            self.companions.leave(self.table, seat, until)
        return self.text("terminal-consulting" if until else "terminal-not-consulting")

    @property
    def consulting(self) -> frozenset[str]:
        """The computer players that ask people first."""
        return self.companions.consulting(self.table)

    def hear(self, number: int, option: Option) -> None:
        """A computer player answers; what it does not do over people's heads it leaves to them."""
        seat = self.table.run.find(number).seat
        if self._step() is None and asks_first(self.table, self.people, option):
            self.companions.leave(self.table, seat, ONCE)
        else:
            self.answer(number, option)

    def companion(self) -> Thinking | None:
        """What a computer player leaves to people now, if one does: what does it intend?"""
        opened = self.open()
        if opened is None or opened.ask.seat not in self.consulting:
            return None
        assert isinstance(opened.ask, Ask)
        player = self.bots[opened.ask.seat]
        return Thinking(opened.number, player, self._copy(opened), opened.ask)

    def follow(self, number: int, plan: Sequence[Option]) -> None:
        """Answer, and go on so, as far as the same seat is asked as planned."""
        seat = self.table.run.find(number).seat
        self.answer(number, plan[0])
        for option in plan[1:]:
            opened = as_planned(self.table.asks, seat, str(option))
            if opened is None:
                return
            self.answer(opened.number, option)

    def _step(self) -> tuple[str, str] | None:
        """The next step of a lesson, its seat and its notation, as long as it is followed."""
        left = steps_left(self.lesson, self.table) if self.lesson is not None else None
        return left[0] if left else None

    def asked(self) -> tuple[View, Ask] | None:
        """What a person is asked now, on a copy of the game that nobody else touches."""
        opened = self.open()
        if opened is None or not isinstance(opened.ask, Ask) or not self._asks_people(opened):
            return None
        return self._copy(opened), opened.ask

    def try_from(self, at: int) -> Path:
        """Go on from an earlier point; the game as it went is kept in the file returned."""
        kept = self._free_path()
        write_save(kept, self.table.save(**self.notes()))
        self.table.rewind(at)
        self.told = ()
        self._autosave()
        return kept

    @property
    def passing(self) -> bool:
        """Whether people have left word to pass."""
        return any(until not in self.table.game.cares for until in self.orders.values())

    @property
    def may_pass(self) -> bool:
        """Whether word to pass can be left or taken back now."""
        asked = [ask for _, ask in self.table.asks if isinstance(ask, Ask)]
        mine = [ask for ask in asked if ask.seat in self.people]
        return self.passing or any(a.passing is not None or a.minor is not None for a in mine)

    def order(self) -> str:
        """Leave word to pass until something must be decided, or take that back; what was said.

        Or say for what one wants to be asked, where little may be at stake: the next time for less.
        """
        asked = [ask for _, ask in self.table.asks if isinstance(ask, Ask)]
        if any(ask.minor is not None and ask.passing is None for ask in asked):
            return self._care()
        if self.passing:
            self.orders.clear()
            return self.text("terminal-not-passing")
        for seat in self.people:
            self.orders.leave(self.table, seat, "asked")
        self.carry_out_orders()
        return self.text("terminal-passing" if self.passing else "terminal-passed-on")

    def _care(self) -> str:
        now = next(iter(self.table.cares.values()), "")
        all_of_it = ("", *self.table.game.cares)
        care = all_of_it[(all_of_it.index(now) + 1) % len(all_of_it)]
        for seat in self.people:
            self.orders.leave(self.table, seat, care)
        self.carry_out_orders()
        return self.text(f"care-{care}-stands" if care else "terminal-asked-again")

    @property
    def may_leave_ties(self) -> bool:
        """Whether ties can be left to the program now, or decided by people again."""
        return bool(self.table.ordered) or tie(self.table, self.people) is not None

    def leave_ties(self) -> str:
        """Leave ties of those whom nobody plays to the program, or no longer; what was said."""
        if not self.table.game.ties or not self.people:
            return self.text("terminal-no-ties")
        left = not self.table.ordered
        self.table.ordered = self.table.game.ties if left else frozenset()
        who = Words(self._names[self.shown or self.people[0]])
        self.table.say("table-ties", who=who, ties="left" if left else "own")
        self._autosave()
        return self.text("terminal-ties-left" if left else "terminal-ties-own")

    def carry_out_orders(self) -> None:
        """Pass and break ties where that was ordered; who can't pass ends the passing for all."""
        while due := self.orders.due(self.table) or broken(self.table, self.people):
            self.answer(*due)
        if len(self.orders) < len(self.people):
            self.orders.clear()

    def undo(self) -> str:
        """Take back an answer; the sentence says which, or which limit holds."""
        if self.untell():
            return self.text("terminal-untold")
        strayed = left_at(self.lesson, self.table) if self.lesson is not None else None
        if strayed is not None:
            self.table.rewind(strayed)
            self._autosave()
            return self.text("terminal-lesson-again")
        try:
            heard = self.table.undo(self.shown)
        except CannotUndo as error:
            return self.text.error(error)
        self._autosave()
        scene, shown = self.scene(), self.shown or ""
        alike = heard.seat in (shown, FATE) or sees_the_same(self.table, heard.seat, shown)
        what = undo_words(heard, self.text, scene, shown, alike=alike)
        return self.text("terminal-undone", {"what": what})

    def set_real_dice(self, real: bool) -> None:
        """Let people tell Fate's answers, or let the program roll."""
        self.told = ()
        if real:
            self.table.run.trust(None)
        else:
            self.table.run.trust(Rooted(self.table))
        self._autosave()

    def next_language(self) -> None:
        """Go on to the next language."""
        at = LANGUAGES.index(self.language) if self.language in LANGUAGES else -1
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        self.text = Catalogue.at(self.table, self.language)
        self._autosave()

    @property
    def setup(self) -> Setup:
        """What this game began with."""
        return Setup(self.table.options, self.seats, self.real_dice)

    def new_game(self, setup: Setup | None = None) -> Path:
        """Begin anew with the next seed; the old game is kept in the file that is returned.

        Without another set-up it begins as the old one did.
        """
        kept = self._free_path()
        write_save(kept, self.table.save(**self.notes()))
        position = self.table.position if setup is None else None
        self._begin(setup or self.setup, position)
        return kept

    def proposed(self) -> Setup:
        """How the next chapter begins if nobody wants it otherwise."""
        options = next_options(self.table)
        seats = seated(self.table.game, options, self.seats, self._newcomer)
        return Setup(options, seats, self.real_dice)

    def next_chapter(self, setup: Setup | None = None) -> None:
        """Go on with the campaign: another table, the same people, what was written down.

        What may be changed between chapters can be another in `setup`.
        """
        if self.ledger is None:
            folder = self.path.with_suffix("")
            self.ledger = Ledger.adopt(folder, self.table, self.seats)
        wanted = setup or self.proposed()
        options, seats = self.ledger.open_next(
            self.table, self._newcomer, wanted.options, wanted.seats
        )
        self.path = self.ledger.path
        self._begin(Setup(options, seats, wanted.real_dice))

    @property
    def _newcomer(self) -> str:
        """Who plays a seat that is new in the next chapter."""
        return self.seats[self.people[0]] if self.people else next(iter(self.seats.values()))

    def _begin(self, setup: Setup, position: dict[str, Any] | None = None) -> None:
        """Lay out another table and sit down at it."""
        old, self.seed = self.table, self.seed + 1
        self.table = Table(
            old.game, setup.options, None, solo=old.solo, position=position, seed=self.seed
        )
        if not setup.real_dice:
            self.table.run.trust(Rooted(self.table))
        self._sit_down(setup.seats)
        self.told = ()
        self._autosave()

    def _free_path(self) -> Path:
        path = self.path
        for i in range(1, 100_000):
            kept = path.with_name(f"{path.stem}-{i}{path.suffix}")
            if not kept.exists():
                return kept
        raise GrimtableError(f"No free name beside {path}.")

    def _autosave(self) -> None:
        """Save; a full disk is no reason to end the game, but is told."""
        try:
            self.save()
        except OSError as error:
            why = error.strerror or str(error)
            self.trouble = self.text("terminal-save-failed", {"why": why})
        else:
            self.trouble = ""

    def notes(self) -> dict[str, Any]:
        """What the save remembers besides the game."""
        dice = "real" if self.real_dice else "program"
        ties = {"ties": "left"} if self.table.ordered else {}
        return {"seats": self.seats, "language": self.language, "dice": dice, **ties}

    def save(self, path: Path | None = None) -> None:
        """Write the game to its file, or a copy to another."""
        write_save(path or self.path, self.table.save(**self.notes()))
        if path is None and self.ledger is not None:
            self.ledger.note(self.table)


def _numbered(choices: list[Choice]) -> tuple[Choice, ...]:
    """Choices with the keys to type."""
    return tuple(choice._replace(key=str(i)) for i, choice in enumerate(choices, 1))
