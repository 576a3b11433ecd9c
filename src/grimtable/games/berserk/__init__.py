"""Berserk: The Board Game, for one to five players, with its campaign of Adventures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from grimtable.games.berserk import (
    attacks,
    enemies,
    events,
    heroes,
    judgement,
    planning,
    samples,
    setup,
    spawning,
    state,
)
from grimtable.games.berserk.checks import invariants
from grimtable.games.berserk.content import library
from grimtable.games.berserk.foresight import foresee
from grimtable.games.berserk.offers import offers
from grimtable.games.berserk.options import Walk
from grimtable.games.berserk.scene import scene
from grimtable.games.berserk.stakes import stakes
from grimtable.games.berserk.state import (
    Activation,
    Arrival,
    Berserk,
    Blessing,
    Blow,
    Flight,
    Growth,
    March,
    Resolve,
)
from grimtable.games.berserk.status import ending
from grimtable.games.berserk.words import names
from grimtable.kernel.asks import MARK, Ask, Option, Script
from grimtable.kernel.fate import Fate, Seeded
from grimtable.kernel.game import Game, Outcome, Seat, Sequel
from grimtable.kernel.goings_on import Foresight
from grimtable.kernel.odds import Stakes
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.run import Run
from grimtable.kernel.scene import Scene
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.view import View
from grimtable.kernel.words import Words


def look(s: Berserk) -> None:
    """What has happened may end the Adventure, or turn up a card [event.objective.immediate]."""
    if s.won is None and s.phase not in ("setup", "place", "plan"):
        events.watch(s)
    if s.won is not None:
        s.under_way.clear()
        s.phase = "over"


STEPS: dict[type, Callable[[Berserk, Any], Script[bool | None] | bool | None]] = {
    Activation: heroes.activation,
    Blow: attacks.blow,
    March: enemies.march,
    Arrival: spawning.arrive,
    Resolve: events.resolve,
    Flight: events.run,
    Blessing: heroes.blessing,
}
"""A step that returns `UNCHANGED` has changed nothing at which a card could look."""


class BerserkGame(Game):
    """The game."""

    id = "berserk"
    folder = Path(__file__).parent
    version = "9"
    rulebook = Rulebook.load(folder)
    Options = state.Options
    opening = frozenset({"place"})
    ties = frozenset({"lead", "turn", "stop", "front", "centre"})
    between = frozenset({"party"})  # [campaign.party.change]
    State = Berserk

    def seats(self, options: state.Options) -> tuple[Seat, ...]:
        return tuple(Seat(who, f"seat-{who}") for who in options.party)

    def new(self, options: state.Options) -> Berserk:
        return setup.new(options)

    def play(self, s: Berserk) -> Script[None]:
        """P. 10: Hero Turn, Enemy Turn, Events, Upkeep; and again [round.order] [round.repeat]."""
        while True:
            if s.under_way:  # only quicker: there may be nothing to carry on
                yield from carry_on(s, STEPS, look)
            if s.phase == "over":
                return
            if s.phase == "plan":
                yield from planning.plan(s)
            yield MARK
            match s.phase:
                case "setup":
                    setup.prepare(s)
                case "place":
                    yield from setup.place(s)
                case "act":
                    yield from heroes.act(s)
                case "enemy":
                    if (yield from enemies.turn(s)):
                        continue
                case "events":
                    yield from events.phase(s)
                case "upkeep":
                    events.upkeep(s)
            look(s)

    def outcome(self, s: Berserk) -> Outcome | None:
        if s.won is None:
            return None
        return Outcome(
            dict.fromkeys(s.options.party, float(s.won)),
            Words("scene-won" if s.won else "scene-lost", {"adventure": s.options.adventure}),
            told=tuple(ending(s)),
        )

    def out(self, s: Berserk) -> Mapping[str, Words]:
        """Who is Knocked Out while others fight on [ko.hero.remove]."""
        begun = s.won is None and s.phase not in ("setup", "place")
        down = [who for who, hero in s.heroes.items() if begun and not hero.at]
        return {who: Words("scene-out", {"who": who}) for who in down}

    def scene(self, s: Berserk, seat: str | None) -> Scene:
        return scene(s, seat)

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        return offers(view, ask)

    def foresee(self, view: View) -> Foresight | None:
        return foresee(view)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        return stakes(view, option)

    def terms(self, s: Berserk, seat: str) -> Mapping[str, float]:
        return judgement.terms(s)

    def prospects(self, s: Berserk, seat: str) -> Mapping[str, float]:
        return judgement.prospects(s, begun(s.options))

    def veil(self, s: Berserk, seat: str, fate: Fate) -> None:
        """Nothing is hidden: an Event is not chosen and a Tactic not drawn before it is needed."""

    def deeds(self, s: Berserk, ask: Ask) -> tuple[Option, ...]:
        """All but walks, which are for what can be done there."""
        return tuple(o for o in ask.options if not isinstance(o, Walk) and not o.spare)

    def appraise(self, s: Berserk, seat: str) -> float:
        return judgement.appraise(s)

    def sample(self, seed: int) -> state.Options:
        return samples.sample(seed)

    def contest(self, seed: int) -> state.Options:
        return samples.contest(seed)

    def parts(self) -> frozenset[str]:
        return samples.parts()

    def names(self, options: state.Options, language: str) -> dict[str, str]:
        return names(options.packs, language)

    def census(self, options: state.Options) -> dict[str, int]:
        return samples.census(options.packs)

    def invariants(self, s: Berserk) -> None:
        invariants(s)

    def record(self, s: Berserk) -> state.Options | None:
        """After a victory the next Adventure, after a defeat the same one again.

        [end.victory.next] [end.defeat.replay] [ko.hero.returns] [campaign.party.change]. The
        Hero whom the next one needs joins the party: without that Hero it can't be five.
        """
        growth = s.options.growth
        if growth is None or s.won is None:
            return None
        if not s.won:
            again = Growth(growth.cards, growth.boards, growth.defeats + 1, growth.won)
            return state.Options(s.options.party, s.options.adventure, again, s.options.packs)
        order = s.library.order
        at = order.index(s.options.adventure)
        if at + 1 == len(order):
            return None
        grown = Growth(
            growth.cards + s.earned.count("cards"),
            growth.boards + s.earned.count("boards"),
            growth.defeats,
            (*growth.won, s.options.adventure),
        )
        following = order[at + 1]
        return state.Options(joined_by(s, following), following, grown, s.options.packs)

    def campaign(self, options: state.Options) -> state.Options:
        """The first Adventure, with Heroes who have still to grow [campaign.growth]."""
        first = library(options.packs).order[0]
        return state.Options(options.party, first, Growth(), options.packs)

    def sequel(self, s: Berserk) -> Sequel | None:
        """After a single Adventure that was won the next; after the lesson in the Yard the first.

        [end.victory.next]
        """
        order, here = s.library.order, s.options.adventure
        if s.options.growth is not None or not s.won or here == order[-1]:
            return None
        following = order[order.index(here) + 1] if here in order else order[0]
        party = joined_by(s, following)
        options = replace(s.options, party=party, adventure=following, begin="A")
        return Sequel(options, Words("campaign-chapter", {"name": following}))

    def chapter(self, options: state.Options) -> Words | None:
        if options.growth is None:
            return None
        return Words("campaign-chapter", {"name": options.adventure})


@cache
def begun(options: state.Options) -> Mapping[str, float]:
    """How it stands when an Adventure begins, however the Heroes are placed."""
    run = Run(GAME, GAME.new(options), Seeded())
    while run.state.phase in ("setup", "place"):  # type: ignore[attr-defined]
        opened = run.asks[0]
        assert isinstance(opened.ask, Ask)
        run.give(opened.number, opened.ask.options[0])
    return judgement.standing(run.state)  # type: ignore[arg-type]


def joined_by(s: Berserk, following: str) -> tuple[str, ...]:
    """The party, and the Hero whom the next Adventure needs [setup.hero.required.add]."""
    needed, party = s.library.adventures[following].entry.required, s.options.party
    return (*party, needed) if needed and needed not in party else party


GAME = BerserkGame()
