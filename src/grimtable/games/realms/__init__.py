"""Berserk: War of the Realms. Two armies, 5 x 6 squares, and what the cards say.

Modules follow the book: `recruiting` and `placing` (p. 8-9), `turn` and `movement` (p. 10),
`protectors` (p. 10), `targets` and `attacks` (pp. 10-11), `damage` and `dawn` (p. 12), `abilities`
and `traits` (glossary), `draft` (its own page).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from pathlib import Path
from typing import Any

from grimtable.cards import near
from grimtable.games.realms import judgement, samples, state
from grimtable.games.realms.checks import invariants
from grimtable.games.realms.content import catalogue
from grimtable.games.realms.decks import Cards
from grimtable.games.realms.draft import (
    FEWEST,
    MOST,
    build_phase,
    draft_phase,
    lay_out,
    new_draft,
    score_phase,
    standing,
)
from grimtable.games.realms.ending import stood, told
from grimtable.games.realms.hunch import hunch
from grimtable.games.realms.offers import offers
from grimtable.games.realms.options import Buy
from grimtable.games.realms.placing import in_order, place_phase, reveal_phase
from grimtable.games.realms.recruiting import draw_phase, recruit_phase
from grimtable.games.realms.scene import scene
from grimtable.games.realms.stakes import stakes
from grimtable.games.realms.state import SEATS, Battle
from grimtable.games.realms.turn import battle_phase
from grimtable.games.realms.under_way import STEPS
from grimtable.games.realms.veil import veil
from grimtable.games.realms.words import names
from grimtable.kernel.asks import Ask, Option, Script
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Fate
from grimtable.kernel.game import Game, Migration, Outcome, Seat
from grimtable.kernel.odds import Stakes
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.scene import Scene
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.view import View
from grimtable.kernel.words import Words

FOLDER = Path(__file__).parent


def put_on_the_stack(state: dict[str, Any]) -> None:
    """Triggers that fire and cards made alert are told by what is under way (since version 5)."""
    state.pop("firing", None)
    for card in state.get("cards", {}).values():
        card.pop("roused", None)


class WarOfTheRealms(Game):
    """The duel of two decks, and the draft."""

    id = "realms"
    version = "9"
    folder = FOLDER
    migrations = (Migration(state=put_on_the_stack),)
    rulebook = Rulebook.load(FOLDER)
    State = Battle
    Options = state.Options
    opening = frozenset({"mulligan", "recruit", "place", "attach"})
    learned = frozenset({"mulligan", "recruit"})
    rivals = secrets = True

    def idle(self, options: state.Options) -> frozenset[str]:
        """Whoever drafts chooses no deck; a duel has no rounds."""
        return frozenset({"first", "second"} if options.draft else {"rounds"})

    def seats(self, options: state.Options) -> tuple[Seat, ...]:
        """Two for a duel [overview.players], as many as play for a draft."""
        count = options.draft or 2
        return tuple(Seat(seat, f"seat-{seat}", numbered=True) for seat in SEATS[:count])

    def new(self, options: state.Options) -> Battle:
        """Two decks, or the whole card set for a draft; a wrong option is refused."""
        decks = catalogue(options.packs).decks
        if options.draft:
            if not FEWEST <= options.draft <= MOST:
                sentence = f"A draft has {FEWEST} to {MOST} players [draft.players]."
                raise GrimtableError(sentence, "draft-players", fewest=FEWEST, most=MOST)
            if options.rounds < 1:
                raise GrimtableError("A draft has at least one round of matches.", "draft-rounds")
            return new_draft(options)
        for deck in (options.first, options.second):
            if deck not in decks:
                sentence = f"There is no deck {deck!r}.{near(deck, list(decks))}"
                raise GrimtableError(sentence, "unknown-name", name=deck)
        one, two = SEATS[:2]
        state = Battle(
            packs=options.packs,
            seats=(one, two),
            players=(one, two),
            first_game=options.first_game,
        )
        lists = {
            seat: sorted(c for c, n in decks[deck].cards.items() for _ in range(n))
            for seat, deck in ((one, options.first), (two, options.second))
        }
        lay_out(state, (one, two), lists)
        return state

    def play(self, s: Battle) -> Script[None]:
        """Phase by phase; every phase says which comes next."""
        while s.phase != "over":
            if s.under_way:  # only quicker: of nothing nothing is carried on
                yield from carry_on(s, STEPS)
            yield from PHASES[s.phase](s)

    def outcome(self, s: Battle) -> Outcome | None:
        """Who won the battle; in a draft each player's share of the points."""
        if s.phase != "over":
            return None
        if s.draft is not None:
            return Outcome({p: standing(s, p) for p in s.seats}, Words("scene-draft-over"))
        if s.winner == "draw":
            return Outcome(dict.fromkeys(s.players, 0.5), Words("scene-draw"), told=told(s))
        result = {seat: float(seat == s.winner) for seat in s.players}
        return Outcome(result, Words("scene-won", {"who": s.winner}), told=told(s))

    def stood(self, s: Battle) -> tuple[Words, ...]:
        return stood(s)

    def scene(self, s: Battle, seat: str | None) -> Scene:
        return scene(s, seat)

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        return offers(view, ask)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        return stakes(view, option)

    def terms(self, s: Battle, seat: str) -> Mapping[str, float]:
        return judgement.terms(s, seat)

    def shares(self, s: Battle, seat: str) -> Mapping[str, Mapping[str, float]]:
        return judgement.shares(s, seat)

    def prospects(self, s: Battle, seat: str) -> Mapping[str, float]:
        return judgement.prospects(s, seat)

    def veil(self, s: Battle, seat: str, fate: Fate) -> None:
        veil(s, seat, fate)

    def appraise(self, s: Battle, seat: str) -> float:
        outcome = self.outcome(s)
        return outcome.result[seat] if outcome else judgement.appraise(s, seat)

    def horizon(self, s: Battle) -> int:
        """A turn of each in battle; four before it, as what an army is worth shows late.

        In a draft armies are chosen by what they cost.
        """
        if s.phase == "battle":
            return 2
        return 8 if s.draft is None else 0

    def sensible(self, s: Battle, ask: Ask) -> Iterable[Option]:
        """In which order an army is laid is all one: the next card, and none is moved again."""
        return in_order(s, ask.seat) if ask.what == "place" else ask.options

    def twin(self, s: Battle, option: Option) -> Hashable:
        """Of two equal cards it is all one which is bought."""
        return (Buy, s.cards[option.card].kind) if isinstance(option, Buy) else option

    def hunch(self, s: Battle, ask: Ask) -> Option | None:
        return hunch(s, ask)

    def invariants(self, s: Battle) -> None:
        invariants(s)

    def names(self, options: state.Options, language: str) -> dict[str, str]:
        return names(options.packs, language)

    def sample(self, seed: int) -> state.Options:
        return samples.sample(seed)

    def contest(self, seed: int) -> state.Options:
        return samples.contest(seed)

    def parts(self) -> frozenset[str]:
        return samples.parts()

    def census(self, options: state.Options) -> dict[str, int]:
        return samples.census(options)

    def collection(self, packs: tuple[str, ...] = ()) -> Cards:
        """The cards of all realms, for decks of the players' own."""
        return Cards(packs)


PHASES = {
    "draft": draft_phase,
    "build": build_phase,
    "draw": draw_phase,
    "recruit": recruit_phase,
    "place": place_phase,
    "reveal": reveal_phase,
    "battle": battle_phase,
    "score": score_phase,
}
"""The order of play; a draft begins with `draft`, a duel with `draw`."""

GAME = WarOfTheRealms()
