"""Whatever is open, Fate's asks included, everybody can look: scenes, offers and previews."""

from __future__ import annotations

import random

from grimtable.kernel import Ask, Chance, Game, Run, Seeded, Table, View
from grimtable.lab.samples import sample
from tests.conformance.playing import replayable

PREVIEWS = 3
"""Options tried at every decision: the first, the last, and one between."""
GAMES = {"connect_four": 4, "berserkers": 30, "dark_souls": 10, "realms": 12}
ANSWERS = 350


def look(game: Game, run: Run, seats: list[str]) -> None:
    """What everybody at the table, and a spectator, is shown."""
    for seat in (*seats, None):
        game.scene(run.state, seat)
    game.outcome(run.state)
    for number, ask in run.asks:
        if isinstance(ask, Ask):
            game.offers(View(run, number, ask.seat), ask)


def preview(game: Game, run: Run, number: int, ask: Ask, draw: random.Random) -> None:
    """What a seat is shown of the moment after some of its options, before Fate answers."""
    tried = {0, len(ask.options) - 1, draw.randrange(len(ask.options))}
    for at in sorted(tried)[:PREVIEWS]:
        twin = run.fork(Seeded(at), ask.seat)
        twin.trust(None)
        twin.give(number, ask.options[at])
        game.scene(twin.state, ask.seat)


def test_everybody_can_look_at_every_moment_of_a_game_with_real_dice(game: Game) -> None:
    for seed in range(GAMES.get(game.id, 6)):
        table = Table(game, sample(game, seed), None, seed=seed)
        seats = [seat.id for seat in game.seats(table.options)]
        draw, fate = random.Random(seed), Seeded(seed)
        with replayable(table):
            for _ in range(ANSWERS):
                if table.over:
                    break
                look(game, table.run, seats)
                number, ask = draw.choice(table.asks)
                if isinstance(ask, Chance):
                    table.run.give(number, fate.answer(ask))
                    continue
                if draw.random() < 0.2:
                    preview(game, table.run, number, ask, draw)
                table.run.give(number, draw.choice(ask.options))
            look(game, table.run, seats)
