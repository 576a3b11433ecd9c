"""Monte Carlo tree search, for games that have no appraisal: futures are played to their end.

Each future goes down the tree of answers so far by the upper confidence bound, adds one node, and
is played on at random; its result counts for every node on the way (UCT). The tree holds answers,
not situations: what Fate says and what is hidden is sampled anew every time (open loop). Where
nothing is left to chance, a proven result is passed up (MCTS solver), so that no win and no loss
within reach is overlooked.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from time import monotonic
from typing import Any

from grimtable.kernel.asks import Ask, Chance, Mark, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.run import Run, playout, several
from grimtable.kernel.view import View
from grimtable.minds.planner import Marks

EXPLORE = 1.0
"""How much an answer that was tried seldom is worth another try; results are from 0 to 1."""


class Node:
    """An answer in the tree: who gave it, and how it went for them."""

    __slots__ = ("after", "mover", "proven", "total", "untried", "visits")

    def __init__(self, mover: str) -> None:
        self.mover = mover
        self.visits, self.total = 0, 0.0
        self.after: dict[Option, Node] = {}
        self.untried: list[Option] | None = None
        """What has not been tried here; None before anybody has looked."""
        self.proven: float | None = None
        """The result that can't be escaped, for whoever gave this answer."""

    @property
    def mean(self) -> float:
        """How it went on average."""
        return self.total / self.visits if self.visits else 0.0


class Tree:
    """Grows a tree of answers from where a game stands."""

    def __init__(self, view: View, seed: int) -> None:
        self.view = view
        self.random = Random(seed * 1_000_003 + view.number)
        self.fate = _Watched(seed)
        self.root = Node("")
        self.start = view.fork(self.fate, keep=True)
        self.hides = self.start.dealt_anew
        clean = not (self.hides or self.start.since or self.start.together or self.start.window)
        self.bare = self.start.snapshot if clean else None
        """The situation, where all of it is in the state and nothing is hidden."""

    def grow(self, playouts: int, seconds: float) -> None:
        """Play so many futures, or as many as there is time for; fewer where all is proven."""
        late = monotonic() + seconds
        for _ in range(playouts):
            self.future()
            if self.root.proven is not None or monotonic() > late:
                break

    def best(self) -> list[tuple[Option, Node]]:
        """The answers, best first: proven wins, then those tried most, proven losses last."""
        return sorted(
            self.root.after.items(),
            key=lambda one: (_proof(one[1].proven), one[1].visits, one[1].mean),
            reverse=True,
        )

    def future(self) -> None:
        """One future: down the tree, one new node, on at random, and what it teaches."""
        path = [self.root]
        run = None if self.bare is not None else self._fork()
        state, over = self._from_mark(path) if run is None else self._from_fork(run, path)
        outcome = self.view.game.outcome(state)
        assert outcome is not None
        result = outcome.result
        sure = over and not self.fate.asked and not self.hides and len(result) == 2
        self._learn(path, result, sure)

    def _from_mark(self, path: list[Node]) -> tuple[Any, bool]:
        """From where the whole situation is in the state; how it ends, and whether in the tree.

        This is `kernel.playout`, written out: a future costs little more than its rules.
        """
        assert self.bare is not None
        state = self.bare.clone()
        send, fate, random = self.view.game.play(state).send, self.fate.answer, self.random.random
        node, growing, over = self.root, True, True
        answer: Any = None
        try:
            while True:
                asked: Any = send(answer)
                kind = type(asked)
                if kind is Ask:
                    if growing:
                        answer, node = self._choose(node, asked)
                        path.append(node)
                        growing = node.visits > 0
                    else:
                        options = asked.options
                        answer = options[int(random() * len(options))]
                        over = False
                elif kind is Mark:
                    answer = None
                elif isinstance(asked, Chance):
                    answer = fate(asked)
                else:  # the tree ends where several seats are asked at once
                    answer, growing, over = several(asked, self._any, fate), False, False
        except StopIteration:
            return state, over

    def _any(self, ask: Ask) -> Option:
        return ask.options[int(self.random.random() * len(ask.options))]

    def _fork(self) -> Run:
        return self.view.fork(self.fate) if self.hides else self.start.fork(self.fate)

    def _from_fork(self, run: Run, path: list[Node]) -> tuple[Any, bool]:
        """From the middle of something, or where several act at once."""
        marks, node, number = Marks(), self.root, self.view.number
        run.listen(marks)
        ask = run.find(number)
        while True:
            assert isinstance(ask, Ask)
            option, node = self._choose(node, ask)
            run.give(number, option)
            path.append(node)
            if run.over or not node.visits:
                break
            number, ask = run.asks[0]
        over = run.over
        self._play_on(run, marks.fresh)
        return run.state, over

    def _choose(self, node: Node, ask: Ask) -> tuple[Option, Node]:
        """An answer that was not tried yet, else the one of the highest bound."""
        if node.untried is None:
            node.untried = list(ask.options)
            self.random.shuffle(node.untried)
        after = node.after
        if node.untried:
            option = node.untried.pop()
            return option, after.setdefault(option, Node(ask.seat))
        much = EXPLORE * sqrt(2 * log(node.visits + 1))
        best, most = ask.options[0], -inf
        for option in ask.options:
            child = after.get(option)
            if child is None:  # it was not possible before: chance or the hidden changed
                return option, after.setdefault(option, Node(ask.seat))
            if child.proven is None:
                bound = (child.total + much * sqrt(child.visits)) / child.visits
            else:
                bound = 2.0 if child.proven == 1.0 else child.proven - 1.0
            if bound > most:
                best, most = option, bound
        return best, after[best]

    def _play_on(self, run: Run, fresh: bool) -> None:
        """Play on at random to the end."""
        game = run.game
        if fresh and not run.together:
            playout(game.play(run.state), self._any, self.fate.answer)
        while not run.over and game.outcome(run.state) is None:
            number, ask = run.asks[0]
            assert not isinstance(ask, Chance)
            run.give(number, self._any(ask))

    def _learn(self, path: list[Node], result: dict[str, float], over: bool) -> None:
        for node in path:
            node.visits += 1
            node.total += result.get(node.mover, 0.0)
        if not over:
            return
        last = path[-1]
        last.proven = result[last.mover]
        for node, child in zip(reversed(path[:-1]), reversed(path[1:]), strict=True):
            if child.proven is None:
                return
            after = [one.proven for one in node.after.values()]
            if child.proven == 1.0:
                best = 1.0
            elif node.untried or None in after:
                return
            else:
                best = max(one for one in after if one is not None)
            # Of two rivals what one wins the other loses; at the root it is the own result.
            node.proven = best if node is self.root or node.mover == child.mover else 1.0 - best


def _proof(proven: float | None) -> int:
    """Proven wins before what is open, that before draws and losses."""
    return 0 if proven is None else 1 if proven == 1.0 else -1


class _Watched(Seeded):
    """Fate that remembers whether it was asked."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = False
        """Ever: then nothing can be proven."""

    def answer(self, ask: Chance) -> tuple[Any, ...]:
        self.asked = True
        return super().answer(ask)
