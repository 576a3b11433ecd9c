"""Berserkers: a solo game of dice, three warriors against three Shadow Riders.

The Game below shows how the parts meet; every module is a chapter of the book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grimtable.games.berserkers import (
    berserkers,
    checks,
    ending,
    judgement,
    orcs,
    riders,
    samples,
    scene,
    setup,
    state,
    words,
)
from grimtable.games.berserkers.hunch import hunch, sensible
from grimtable.games.berserkers.offers import offers
from grimtable.games.berserkers.score import score, title
from grimtable.games.berserkers.stakes import stakes
from grimtable.games.berserkers.state import ORCS, PLAYER, Helm
from grimtable.games.berserkers.under_way import STEPS
from grimtable.kernel.asks import MARK, Ask, Option, Script
from grimtable.kernel.game import Game, Migration, Outcome, Seat
from grimtable.kernel.odds import Stakes
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.scene import Scene
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.view import View
from grimtable.kernel.words import Words

PHASES = {
    "realm": setup.realm,
    "requests": setup.requests,
    "pieces": setup.pieces,
    "berserkers": berserkers.phase,
    "riders": riders.phase,
    "orcs": orcs.phase,
}


def put_on_the_stack(state: dict[str, Any]) -> None:
    """What is being done is told by what is under way, names stand by language (version 4)."""
    state.pop("doing", None)
    for request in (*state["book"].items(), *state["shelf"].items()):
        _name_by_language(*request)
    if state.get("saved"):
        put_on_the_stack(state["saved"])


def enlist_the_first(state: dict[str, Any]) -> None:
    """Nobody is asked which squad comes any more (version 5): one that was asked for is there."""
    doing = state.get("under_way", [])
    for deed in [one for one in doing if one.get("kind") == "enlist"]:
        doing.remove(deed)
        state["at"][next(orcs for orcs in ORCS if not state["at"][orcs])] = deed["where"]
    if state.get("saved"):
        enlist_the_first(state["saved"])


def _name_by_language(name: str, request: dict[str, Any]) -> None:
    own = request.pop("name", None)
    if own is not None:
        named = {name: own, **request["names"]}
        request["names"] = {
            language: {one: words[language] for one, words in named.items()}
            for language in ("en", "fr")
        }
    request.pop("text", None)


class Berserkers(Game):
    """The game as the kernel knows it."""

    id = "berserkers"
    version = "5"
    folder = Path(__file__).parent
    bounds = words.LEVELS
    migrations = (Migration(state=put_on_the_stack), Migration(state=enlist_the_first))
    rulebook = Rulebook.load(folder)
    State = Helm
    Options = state.Options

    def seats(self, options: state.Options) -> tuple[Seat, ...]:
        return (Seat(PLAYER, "seat-player"),)

    def new(self, options: state.Options) -> Helm:
        return setup.new(options)

    def play(self, s: Helm) -> Script[None]:
        """Set up, then turn after turn of three phases until the game ends on the spot.

        [turn.unlimited] [turn.phases]
        """
        while True:
            if s.phase != "over":
                try:
                    if s.under_way:  # only quicker: of nothing nothing is carried on
                        yield from carry_on(s, STEPS)
                    yield from PHASES[s.phase](s)
                except ending.Ended:
                    continue
            elif ending.can_restore(s):
                yield MARK
                yield from ending.restore(s)
            else:
                return

    def outcome(self, s: Helm) -> Outcome | None:
        if s.phase != "over" or ending.can_restore(s):
            return None
        points = score(s)
        if points is None:
            return Outcome({PLAYER: 0.0}, Words(f"scene-lost-{s.ending}"))
        rank = title(points.total)
        words = Words(f"scene-won-{rank}", {"score": points.total})
        return Outcome({PLAYER: 1.0}, words, points.total, told=(Words(f"scene-rank-{rank}"),))

    def fallen(self, s: Helm) -> frozenset[str]:
        """The Berserkers who are dead [wound.second]."""
        return frozenset(who for who in state.BERSERKERS if s.at and not s.at[who])

    def scene(self, s: Helm, seat: str | None) -> Scene:
        return scene.scene(s)

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        return offers(view, ask)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        return stakes(view, option)

    def appraise(self, s: Helm, seat: str) -> float:
        return judgement.appraise(s)

    def terms(self, s: Helm, seat: str) -> Mapping[str, float]:
        return judgement.terms(s)

    def horizon(self, s: Helm) -> int:
        """A line ends with the turn, and the appraisal knows what the enemies will roll."""
        return 0

    def hunch(self, s: Helm, ask: Ask) -> Option | None:
        return hunch(s, ask)

    def sensible(self, s: Helm, ask: Ask) -> Iterable[Option]:
        return sensible(s, ask)

    def invariants(self, s: Helm) -> None:
        checks.invariants(s)

    def sample(self, seed: int) -> state.Options:
        return samples.sample(seed)

    def contest(self, seed: int) -> state.Options:
        return samples.contest(seed)

    def parts(self) -> frozenset[str]:
        return samples.parts()

    def names(self, options: state.Options, language: str) -> dict[str, str]:
        return words.names(setup.shelf(options), language)

    def census(self, options: state.Options) -> dict[str, int]:
        return samples.census(options)


GAME = Berserkers()
