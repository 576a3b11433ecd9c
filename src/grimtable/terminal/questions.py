"""The question that stands in the ask pane: its words, and what can be answered."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from grimtable.kernel.asks import Ask, Chance, Draw, Face, Option, Pass, Roll
from grimtable.kernel.campaign import onward
from grimtable.kernel.odds import odds_for
from grimtable.kernel.run import Open
from grimtable.kernel.scene import reaching
from grimtable.lessons import is_written, lesson_words, steps_left
from grimtable.seats import option_badges, option_words, window
from grimtable.terminal.marks import tip
from grimtable.terminal.odds import picture
from grimtable.terminal.sitting import Sitting


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


def question_of(sitting: Sitting) -> Question:
    """What to show in the ask pane now."""
    table, text = sitting.table, sitting.text
    opened = sitting.open()
    if opened is None:
        return _over(sitting)
    number, ask = opened
    if isinstance(ask, Chance):
        return _dice(sitting, number, ask)
    if not sitting.asks_people(opened):
        title = text("terminal-thinking", {"name": sitting.name(ask.seat)})
        return Question("wait", title, ask.seat, number, ask.rule)
    together = window(table, sitting.people)
    if together:
        return _window(sitting, together)
    choices = _numbered(_choices(sitting, opened))
    title = text.ask(ask)
    if ask.seat in sitting.consulting:
        title = f"{text('terminal-consults', {'name': sitting.name(ask.seat)})}\n{title}"
    return Question("ask", title, ask.seat, number, ask.rule, choices)


def taught(sitting: Sitting, question: Question) -> Question:
    """The question with what the lesson says about it, and its choice marked; first of all."""
    if sitting.lesson is None or question.kind != "ask":
        return question
    left = steps_left(sitting.lesson, sitting.table)
    if left is None or not left:
        words = sitting.text("terminal-lesson-left" if left is None else "terminal-lesson-over")
        return question._replace(title=f"{words}\n{question.title}")
    done = len(sitting.lesson.lessons()) - len(left)
    notation = left[0][1]
    choices = [
        one._replace(words=f"➤ {one.words}") if is_written(str(one.answer), notation) else one
        for one in question.choices
    ]
    choices.sort(key=lambda one: not one.words.startswith("➤ "))
    words = lesson_words(sitting.lesson, done, sitting.language)
    step = sitting.text("terminal-lesson", {"at": done + 1, "of": done + len(left)})
    title = f"{step} {words}\n{question.title}"
    return question._replace(title=title, choices=_numbered(choices))


def take(sitting: Sitting, question: Question, choice: Choice) -> None:
    """Answer a question with one of its choices; a pass is said for every seat it is put to."""
    assert isinstance(choice.answer, Option)
    for number in choice.at or (question.number,):
        ask = sitting.table.run.find(number)
        if isinstance(choice.answer, Pass) and isinstance(ask, Ask) and ask.passing:
            sitting.answer(number, ask.passing)
        else:
            sitting.answer(number, choice.answer)


def _choices(sitting: Sitting, opened: Open) -> list[Choice]:
    """The options of an ask in words."""
    ask, scene, text = opened.ask, sitting.scene(), sitting.text
    assert isinstance(ask, Ask)
    view = sitting.table.view(opened)
    touches, fuller = reaching(scene), sitting.table.game.offers(view, ask)
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


def _window(sitting: Sitting, together: list[Open]) -> Question:
    """One question for several seats: what each of them could do, and that nobody does."""
    found: list[Choice] = []
    passing = sitting.text("pass-all")
    for opened in together:
        name = sitting.name(opened.ask.seat)
        for choice in _choices(sitting, opened):
            if not isinstance(choice.answer, Pass):
                found.append(choice._replace(words=f"{name}: {choice.words}"))
            elif choice.words != sitting.text("option-Pass"):  # the game says what comes of it
                passing = choice.words
    numbers = tuple(opened.number for opened in together)
    found.append(Choice(passing, "", (), Pass(), numbers))
    number, ask = together[0]
    assert isinstance(ask, Ask)
    title = sitting.text.ask(ask)
    return Question("ask", title, sitting.shown, number, ask.rule, _numbered(found))


def _dice(sitting: Sitting, number: int, ask: Chance) -> Question:
    """One die or card at a time; faces that are digits are typed as themselves."""
    text, at, slots = sitting.text, len(sitting.told), ask.slots()
    left = list(slots[at])
    if isinstance(ask, Draw):
        for card in sitting.told:
            left.remove(card)
    faces = list(dict.fromkeys(left))
    digits = all(isinstance(face, int) and 0 <= face <= 9 for face in faces)
    ids = sitting.scene().ids()
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
    if sitting.told:
        title += f"\n{text('terminal-told', {'faces': sitting.told})}"
    return Question("dice", title, sitting.viewer(), number, ask.cited, choices)


def _over(sitting: Sitting) -> Question:
    outcome = sitting.table.outcome
    title = sitting.text("terminal-over")
    if outcome is not None:
        title += "".join(f"\n{sitting.text.words(line)}" for line in (outcome.words, *outcome.told))
        if outcome.score is not None:
            title += "\n" + sitting.text("terminal-score", {"score": outcome.score})
    actions: tuple[str, ...]
    actions, about = ("new_game", "report", "undo", "quit"), {}
    following = onward(sitting.table)
    if following is not None:
        actions = ("next_chapter", "report", "undo", "quit")
        about = {"title": sitting.table.game.chapter(following)}
    choices = tuple(
        Choice(sitting.text(f"terminal-over-{a.replace('_', '-')}", about), str(i), (), a)
        for i, a in enumerate(actions, 1)
    )
    return Question("over", title, None, choices=choices)


def _numbered(choices: list[Choice]) -> tuple[Choice, ...]:
    """Choices with the keys to type."""
    return tuple(choice._replace(key=str(i)) for i, choice in enumerate(choices, 1))
