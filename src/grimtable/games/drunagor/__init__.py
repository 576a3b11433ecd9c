"""Chronicles of Drunagor: Apocalypse: the Boss hall, a party at nine cubes against a Horseman."""

from __future__ import annotations

from pathlib import Path

from grimtable.games.drunagor import setup, state, track
from grimtable.games.drunagor.options import Options
from grimtable.kernel.asks import Script
from grimtable.kernel.game import Game, Outcome, Seat
from grimtable.kernel.scene import Words


class DrunagorGame(Game):
    """The game."""

    id = "drunagor"
    folder = Path(__file__).parent
    version = "1"
    Options = Options
    State = state.Drunagor
    plannable = False

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return tuple(Seat(who, f"seat-{who}") for who in options.party)

    def new(self, options: Options) -> state.Drunagor:
        return setup.new(options)

    def play(self, s: state.Drunagor) -> Script[None]:
        return track.play(s)

    def outcome(self, s: state.Drunagor) -> Outcome | None:
        if s.won is None:
            return None
        result = {who: float(s.won) for who in s.options.party}
        return Outcome(result, Words(f"scene-end-{s.cause}"))


GAME = DrunagorGame()
