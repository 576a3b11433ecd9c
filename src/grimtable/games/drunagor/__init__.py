"""Chronicles of Drunagor: Apocalypse: the Boss hall, Adventures, the campaign of four acts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from grimtable.games.drunagor import (
    campaign,
    hopes,
    hunch,
    judgement,
    samples,
    setup,
    state,
    track,
    words,
)
from grimtable.games.drunagor import options as chosen
from grimtable.games.drunagor.checks import invariants
from grimtable.games.drunagor.health import ending
from grimtable.games.drunagor.migrations import (
    with_bestiary,
    with_company,
    with_fourth_act,
    with_kits,
    with_lessons,
)
from grimtable.games.drunagor.offers import offers
from grimtable.games.drunagor.packs import opened
from grimtable.games.drunagor.scene import scene
from grimtable.games.drunagor.stakes import stakes
from grimtable.games.drunagor.trifles import CARES
from grimtable.kernel.asks import Ask, Option, Script
from grimtable.kernel.fate import Fate
from grimtable.kernel.game import Game, Migration, Outcome, Seat, Sequel
from grimtable.kernel.odds import Stakes
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.scene import Scene
from grimtable.kernel.view import View
from grimtable.kernel.words import Words


class DrunagorGame(Game):
    """The game."""

    id = "drunagor"
    folder = Path(__file__).parent
    version = "15"
    rulebook = Rulebook.load(folder)
    Options = chosen.Options
    opening = frozenset({"enter"})
    ties = frozenset({"monster-move", "slay", "devour"})
    cares = CARES
    thumbs_in_lulls = True
    State = state.Drunagor
    migrations = (
        Migration(state=with_kits),
        Migration(state=with_lessons),
        Migration(state=with_company),
        Migration(state=with_fourth_act),
        Migration(state=with_bestiary),
    )

    def idle(self, options: chosen.Options) -> frozenset[str]:
        """A hall has no Doors to begin behind, an Adventure has an end of its own."""
        return frozenset({"door", "seasoned"} if options.adventure == chosen.HALL else {"horseman"})

    def seats(self, options: chosen.Options) -> tuple[Seat, ...]:
        return tuple(Seat(who, f"seat-{who}") for who in options.party)

    def new(self, options: chosen.Options) -> state.Drunagor:
        return setup.new(options)

    def play(self, s: state.Drunagor) -> Script[None]:
        opened(s.options.packs)  # what a save names can be looked up from here on
        return track.play(s)

    def outcome(self, s: state.Drunagor) -> Outcome | None:
        if s.won is None:
            return None
        result: dict[str, float] = {who: float(s.won) for who in s.options.party}
        words = Words(f"scene-end-{s.cause}", {"who": s.boss.id})
        return Outcome(result, words, told=tuple(ending(s)))

    def scene(self, s: state.Drunagor, seat: str | None) -> Scene:
        return scene(s, seat)

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        return offers(view, ask)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        return stakes(view, option)

    def veil(self, s: state.Drunagor, seat: str, fate: Fate) -> None:
        """Nothing is hidden: a rune in the bag is not chosen before it is drawn."""

    def terms(self, s: state.Drunagor, seat: str) -> Mapping[str, float]:
        return judgement.named(s)

    def shares(self, s: state.Drunagor, seat: str) -> Mapping[str, Mapping[str, float]]:
        return judgement.shares(s)

    def prospects(self, s: state.Drunagor, seat: str) -> Mapping[str, float]:
        return hopes.hopes(s)

    def appraise(self, s: state.Drunagor, seat: str) -> float:
        return judgement.appraise(s)

    def hunch(self, s: state.Drunagor, ask: Ask) -> Option | None:
        return hunch.hunch(s, ask)

    def sensible(self, s: state.Drunagor, ask: Ask) -> Iterable[Option]:
        return hunch.sensible(s, ask)

    def lull(self, s: state.Drunagor) -> bool:
        """In Camp: what is done there shows in the next Adventure."""
        return hunch.in_camp(s)

    def horizon(self, s: state.Drunagor) -> int:
        """A turn; in Camp rules of thumb say enough."""
        return 0 if hunch.in_camp(s) else 1

    def record(self, s: state.Drunagor) -> chosen.Options | None:
        return campaign.record(s)

    def campaign(self, options: chosen.Options) -> chosen.Options:
        return campaign.begin(options)

    def sequel(self, s: state.Drunagor) -> Sequel | None:
        return campaign.sequel(s)

    def chapter(self, options: chosen.Options) -> Words | None:
        return campaign.chapter(options)

    def invariants(self, s: state.Drunagor) -> None:
        invariants(s)

    def sample(self, seed: int) -> chosen.Options:
        return samples.sample(seed)

    def contest(self, seed: int) -> chosen.Options:
        return samples.contest(seed)

    def parts(self) -> frozenset[str]:
        return samples.parts()

    def names(self, options: chosen.Options, language: str) -> dict[str, str]:
        return words.names(language, options.packs)

    def census(self, options: chosen.Options) -> dict[str, int]:
        return samples.census(options.packs)


GAME = DrunagorGame()
