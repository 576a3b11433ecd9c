"""Dark Souls: The Board Game, for one to four players, with its campaigns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import msgspec

from grimtable.games.dark_souls import (
    campaign,
    encounter,
    exploration,
    judgement,
    samples,
    setup,
    state,
    words,
)
from grimtable.games.dark_souls.checks import invariants
from grimtable.games.dark_souls.combat import CARES
from grimtable.games.dark_souls.content import LIBRARY, SIDES, library
from grimtable.games.dark_souls.hunch import hunch, sensible
from grimtable.games.dark_souls.offers import offers
from grimtable.games.dark_souls.scene import scene
from grimtable.games.dark_souls.stakes import stakes
from grimtable.games.dark_souls.state import Souls, Tile
from grimtable.kernel.asks import REST, Ask, Option, Script
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.fate import Fate
from grimtable.kernel.game import Game, Migration, Outcome, Seat
from grimtable.kernel.odds import Stakes
from grimtable.kernel.rulebook import Rulebook
from grimtable.kernel.scene import Scene
from grimtable.kernel.state import tell
from grimtable.kernel.view import View
from grimtable.kernel.words import Words


class DarkSouls(Game):
    """The game."""

    id = "dark_souls"
    folder = Path(__file__).parent
    version = "7"
    migrations = (Migration(state=state.with_used_weapons),)
    rulebook = Rulebook.load(folder)
    Options = state.Options
    opening = frozenset({"boss", "lay", "fog", "level"})
    ties = frozenset({"order", "enemy"})
    cares = CARES
    State = Souls

    def idle(self, options: state.Options) -> frozenset[str]:
        """A campaign and a practice fight have bosses of their own."""
        fixed = options.campaign is not None or options.skirmish is not None
        return frozenset({"mini_boss", "main_boss"} if fixed else ())

    def seats(self, options: state.Options) -> tuple[Seat, ...]:
        if options.sheet is not None:
            there = [line.character for line in options.sheet.characters]
            there += options.sheet.reserve
        else:
            there = [*options.party, *options.reserve]
        return tuple(Seat(who, f"seat-{who}") for who in there)

    def new(self, options: state.Options) -> Souls:
        return setup.new(options)

    def play(self, s: Souls) -> Script[None]:
        """P. 8 on: set up, explore, fight; the second half begins with a new boss."""
        if s.options.skirmish is not None and s.phase == "boss":
            yield from skirmish(s)
        while s.phase != "over":
            if campaign.is_chapter_over(s):
                campaign.close(s)
                return
            if s.fight is None:  # which marks by itself
                yield REST
            yield from PHASES[s.phase](s)

    def outcome(self, s: Souls) -> Outcome | None:
        if s.won is None:
            return None
        result = {seat.id: float(s.won) for seat in self.seats(s.options)}
        return Outcome(result, campaign.ending(s))

    def scene(self, s: Souls, seat: str | None) -> Scene:
        return scene(s)

    def offers(self, view: View, ask: Ask) -> Mapping[Option, Words]:
        return offers(view, ask)

    def stakes(self, view: View, option: Option) -> Stakes | None:
        return stakes(view, option)

    def terms(self, s: Souls, seat: str) -> Mapping[str, float]:
        return judgement.terms(s)

    def shares(self, s: Souls, seat: str) -> Mapping[str, Mapping[str, float]]:
        return judgement.shares(s)

    def record(self, s: Souls) -> state.Options | None:
        if s.options.campaign is None or (s.won is not None and not s.closed):
            return None
        if s.fight is not None:
            raise GrimtableError(
                "The tracking sheet is written between encounters, not during one [camp.sheet]."
            )
        return state.Options(
            campaign=s.options.campaign, sheet=campaign.sheet(s), packs=s.options.packs
        )

    def campaign(self, options: state.Options) -> state.Options:
        if options.campaign is not None:
            return options
        return msgspec.structs.replace(options, campaign=next(iter(LIBRARY.campaigns)))

    def chapter(self, options: state.Options) -> Words | None:
        return campaign.title(options) if options.campaign is not None else None

    def veil(self, s: Souls, seat: str, fate: Fate) -> None:
        """Nothing is hidden: a face-down card is not chosen before it is turned up."""

    def appraise(self, s: Souls, seat: str) -> float:
        return judgement.appraise(s)

    def prospects(self, s: Souls, seat: str) -> Mapping[str, float]:
        return judgement.prospects(s)

    def at_hand(self, s: Souls) -> Words | None:
        return Words("at-hand-fight") if judgement.at_hand(s) else None

    def prospects_at_hand(self, before: Souls, s: Souls) -> Mapping[str, float] | bool:
        return judgement.prospects_at_hand(before, s)

    def invariants(self, s: Souls) -> None:
        invariants(s)

    def horizon(self, s: Souls) -> int:
        """An activation, in a fight; what is done between two shows in the first rounds of one."""
        return 1 if s.fight is not None else 3 * len(s.party) if s.phase == "explore" else 0

    def lull(self, s: Souls) -> bool:
        """Between fights."""
        return s.fight is None

    def hunch(self, s: Souls, ask: Ask) -> Option | None:
        return hunch(s, ask)

    def sensible(self, s: Souls, ask: Ask) -> Iterable[Option]:
        return sensible(s, ask)

    def sample(self, seed: int) -> state.Options:
        return samples.sample(seed)

    def contest(self, seed: int) -> state.Options:
        return samples.contest(seed)

    def parts(self) -> frozenset[str]:
        return samples.parts()

    def names(self, options: state.Options, language: str) -> dict[str, str]:
        return words.names(options.packs, language)

    def census(self, options: state.Options) -> dict[str, int]:
        return samples.census(options.packs)


PHASES: dict[str, Callable[[Souls], Script[None]]] = {
    "boss": setup.choose_boss,
    "tiles": setup.lay_tiles,
    "fog": setup.place_fog,
    "levels": setup.deal_encounters,
    "explore": exploration.explore,
    "fight": encounter.encounter,
}


def skirmish(s: Souls) -> Script[None]:
    """A single encounter or boss, at once (a house rule for practice and measurements)."""
    fought = s.options.skirmish
    assert fought is not None
    s.trap_bag = list(LIBRARY.trap_tokens)
    if fought in library(s.options.packs).bosses:
        s.boss = fought
        yield from exploration.enter_fog(s)
        hurt(s)
        return
    face = LIBRARY.faces[s.options.face]
    tile = Tile(face.tile, s.options.face, 0, 0, 1, card=fought, face_up=True)
    tile.level = LIBRARY.encounters[fought].level
    s.tiles = {tile.id: tile}
    tell(s, "encounter", rule="ruling.skirmish", card=fought, tile=tile.face)
    exploration.set_up(s, tile, SIDES[face.doors[-1]])
    hurt(s)


def hurt(s: Souls) -> None:
    """Practice can begin with enemies that are wounded already, but not dead."""
    for m in s.battle.foes.values():
        m.wounds = min(s.options.wounds, LIBRARY.foes[m.kind].health - 1)


GAME = DarkSouls()
