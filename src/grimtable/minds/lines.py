"""Lines of play in words: what an advised option goes on to do, for a person to read.

A line ends where chance or others decide. What it is for often comes after that: a pile of cards is
laid, and the blow is struck when the others have laid theirs. So the line is followed in a few
futures in which the seat plays on by its own plans, and what it does there in most of them is told
as expected. It is the player's own expectation, made of what the seat may know: what is hidden is
dealt anew in every future, and whatever depends on it is not the same in most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from time import monotonic
from typing import NamedTuple

from msgspec import structs

from grimtable.kernel.asks import Ask, No, Option, Pass
from grimtable.kernel.fate import Seeded
from grimtable.kernel.game import Game
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.kernel.words import Words
from grimtable.minds.moments import Begun
from grimtable.minds.planner import Planner
from grimtable.minds.quick import Quick, along, whole_turns

FUTURES = 3
"""In how many a line is followed."""
MOST = 3
"""How many deeds that are expected are told."""
SAID = 6
"""How many of the planned ones: a whole army that is bought is more than anybody reads."""
MANY = 3
"""As soon as so many deeds follow, what they all begin with is said but once: the first says it."""
ANSWERS = 60
"""After so many a future is not followed further."""
AT_ONCE = 0.4
"""Seconds in which a plan of the own turn is made in a future."""


class Deed(NamedTuple):
    """An own answer of a line, what was asked, and what else of its kind could be answered."""

    option: Option
    what: str
    others: tuple[Option, ...] = ()
    offer: Words | None = None
    """The fuller words of the list of options: they tell those apart that else read alike."""
    called: Mapping[str, Words] = {}
    """What the things that it touches are called by then: who has walked stands elsewhere."""

    @classmethod
    def at(cls, view: View, ask: Ask, option: Option) -> Deed:
        """An answer to an open ask."""
        kind = type(option)
        others = tuple(o for o in ask.options if type(o) is kind and o != option)
        alone = structs.replace(ask, options=(option,))  # the others need no words
        # In a game with secrets a future's fuller words might name what was only dealt anew.
        worded = bool(others) and not view.game.secrets
        offer = view.game.offers(view, alone).get(option) if worded else None
        then = view.game.scene(view.state, view.seat).called()
        fields = (getattr(option, name) for name in option.__struct_fields__)
        called = {
            thing: then[thing] for thing in fields if isinstance(thing, str) and thing in then
        }
        return cls(option, ask.what, others, offer, called)

    def said(self, text: Text, scene: Scene) -> str:
        """What is done, in words."""
        words = text.option(self.option, scene, self.what, self._moved(scene))
        alike = any(text.option(other, scene, self.what) == words for other in self.others)
        return (alike and self.offer and text.words(self.offer)) or words

    def _moved(self, scene: Scene) -> dict[str, Words]:
        """The names of things by then, where they are called in the same way now.

        What would have been turned up by then was only dealt anew: it stays as it is known now.
        """
        now = scene.called()
        return {i: name for i, name in self.called.items() if i in now and now[i].key == name.key}


class Course(NamedTuple):
    """A line: its first answer, what is answered next, and what is expected when others acted."""

    first: Deed
    next: tuple[Deed, ...] = ()
    expected: tuple[Deed, ...] = ()

    def said(self, text: Text, scene: Scene) -> str:
        """The line in words, as the list of options says them; "" where there is nothing to say."""
        parts = []
        for key, deeds in (("coach-then", self.next), ("coach-expects", self.expected)):
            if deeds:
                said = [deed.said(text, scene) for deed in deeds[:SAID]]
                if deeds is self.next and len(deeds) >= MANY:
                    said = _briefly(self.first.said(text, scene), said)
                line = " → ".join([*said, "…"] if len(deeds) > SAID else said)
                parts.append(text(key, {"line": line}))
        return "; ".join(parts)


def _briefly(first: str, said: list[str]) -> list[str]:
    """Deeds without the words that all of them begin with, as the first does.

    >>> _briefly("Recruit the Ogre", ["Recruit an Archer", "Recruit the Drake"])
    ['an Archer', 'the Drake']
    """
    words = [deed.split(" ") for deed in (first, *said)]
    same = 0
    while all(len(one) > same + 1 for one in words) and len({one[same] for one in words}) == 1:
        same += 1
    return [" ".join(one[same:]) for one in words[1:]]


def course(view: View, line: tuple[Option, ...], seed: int, late: float) -> Course:
    """How a line goes on after its first answer; futures are followed until it is late."""
    begins = planned(view, line)
    if type(view.game).appraise is Game.appraise or view.game.lull(view.state):
        return begins
    if isinstance(view.ask, Ask) and view.ask.what in view.game.opening:
        return begins
    seen: list[list[Deed]] = []
    while len(seen) < FUTURES and monotonic() < late:
        seen.append(_Future(view, line, seed * FUTURES + len(seen)).follow(late))
    often = Counter(option for deeds in seen for option in {deed.option for deed in deeds})
    usual = {option for option, times in often.items() if 2 * times > FUTURES}
    told = max(seen, key=lambda deeds: len({deed.option for deed in deeds} & usual), default=[])
    expected = {deed.option: deed for deed in reversed(told) if deed.option in usual}
    return begins._replace(expected=tuple(reversed(expected.values()))[:MOST])


def planned(view: View, line: tuple[Option, ...]) -> Course:
    """A line as it stands, and nothing that is only expected."""
    first, *ahead = _told(view, line)
    return Course(first, tuple(ahead))


def _told(view: View, line: tuple[Option, ...]) -> list[Deed]:
    """The answers of a line, with what will be asked."""
    run = view.fork(Seeded(view.number), keep=True)
    run.trust(None)
    return [
        Deed.at(View(run, number, view.seat), ask, option)
        for number, ask, option in along(run, view.number, line, view.seat)
    ]


class _Future:
    """One way it may go on after a line, until the turn is over that the line is about.

    The seat plays by plans of its own, the others by a quick policy. What the players decide
    together is about whoever acts next.
    """

    def __init__(self, view: View, line: tuple[Option, ...], sample: int) -> None:
        assert isinstance(view.ask, Ask)
        self.view, self.line, self.asked = view, line, view.ask
        self.run, self.begun = view.fork(Seeded(view.number * 4096 + sample), keep=True), Begun()
        self.plans_ahead = self.planning = self.run.together
        self.ended = line[-1].ends and not isinstance(line[-1], Pass | No)
        self.run.listen(self.begun)
        for _ in along(self.run, view.number, line, view.seat):
            pass
        self.others = Quick(sample)
        self.own = Planner(sample, width=2, depth=3, samples=1, seconds=AT_ONCE)
        self.deeds: list[Deed] = []
        self.whose, self.turns = self._turn(), whole_turns(view.state)

    def follow(self, late: float) -> list[Deed]:
        """What is done in it."""
        for _ in range(ANSWERS):
            if self.run.over or monotonic() > late or self._is_over():
                break
            number, ask = self.run.asks[0]
            assert isinstance(ask, Ask)
            self.run.give(number, self._answer(number, ask))
        return self.deeds

    def _turn(self) -> str | None:
        """Whose turn it is: None until one begins."""
        return self.begun.whose[-1] if self.begun.whose else None

    def _is_over(self) -> bool:
        """Whether the turn is over, or all plan anew: that is another story."""
        run = self.run
        if whole_turns(run.state) < self.turns or (run.together and not self.planning):
            return True
        if self.ended and self.whose == self.view.seat and not self.asked.shared:
            return True  # the next turn began before anybody was asked
        self.planning = self.planning and run.together
        before, self.whose = self.whose, self._turn()
        if self.whose == before:
            return False
        mine = self.whose == self.view.seat and not self.ended  # what comes next is the next turn
        begins = before is None and (self.asked.shared or mine)
        return bool(self.deeds) or not (begins or self.plans_ahead)

    def _answer(self, number: int, ask: Ask) -> Option:
        about = self.whose if self.asked.shared else self.view.seat
        if ask.shared or ask.seat != about or len(ask.options) == 1:
            first = ask.shared and self.plans_ahead and not self.deeds
            own = _about(self.view.seat, ask) if first else None
            return own or self.others.choose(self.run, number, ask)
        view = View(self.run, number, ask.seat)
        option = self.own.answer(view, ask)
        in_turn = self.whose == ask.seat or (self.whose is None and _alike(self.asked, ask))
        if in_turn and _tells(option) and option not in self.line:
            self.deeds.append(Deed.at(view, ask, option))
            self.turns = whole_turns(self.run.state)
        return option


def _about(seat: str, ask: Ask) -> Option | None:
    """The option that is about a seat: who acts first is up to the players, and its plan counts."""
    for option in ask.options:
        if seat in (getattr(option, field) for field in option.__struct_fields__):
            return option
    return None


def _alike(ask: Ask, later: Ask) -> bool:
    """Whether a later ask is of the same turn as one: no window that others open comes between."""
    return ask.what == later.what and ask.passing is None


def _tells(option: Option) -> bool:
    """Whether something is done."""
    return not (option.ends or isinstance(option, Pass | No))
