"""Going on with a saved game, whatever has happened to its rules since.

Rules and content as they were: the answers are played again, one by one. Either has changed: the
game goes on from the state at its last mark, with the few answers since as far as they still fit;
if that state can't be used, from the last rest between two sessions. A save without checkpoints
is played again by the changed rules; if they refuse one of its answers, so is the save. What
players write down between sessions can be had even then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from grimtable.kernel.errors import (
    DamagedSave,
    ForeignSave,
    GrimtableError,
    Refused,
    SaveError,
    ScenarioError,
)
from grimtable.kernel.game import Game
from grimtable.kernel.position import on_paper
from grimtable.kernel.save import (
    Base,
    Checkpoint,
    Entry,
    Save,
    changes,
    hashes,
    read_options,
    read_state,
)
from grimtable.kernel.state import Event, State
from grimtable.kernel.table import Table


def load(game: Game, save: Save, people: Iterable[str] | None = None) -> Table:
    """The table of a save; Fate's asks are left open."""
    _same_game(game, save)
    options = read_options(game, save.options, save.shape)
    if not _changes(game, options, save):
        return replayed(game, options, save, people)
    for checkpoint in (save.mark, save.rest):
        if checkpoint is not None:
            try:
                return continued(game, options, save, checkpoint, people)
            except Exception:
                continue
    try:
        table = replayed(game, options, save, people)
    except SaveError as error:
        sentence = (
            f"This save follows version {save.version} of the rules of {game.id} or other content; "
            f"this program plays version {game.version}, and the save fits it no more: {error} "
            "What was written down of a campaign can still be had: grimtable sheet FILE."
        )
        raise ForeignSave(sentence) from error
    table.chronicle.append(Event("table-replayed", {"version": save.version}, ""))
    return table


def _same_name(game: Game, save: Save) -> None:
    if save.game != game.id:
        raise ForeignSave(f"This is a save of {save.game!r}, not of {game.id!r}.")


def _same_game(game: Game, save: Save) -> None:
    _same_name(game, save)
    if save.shape > len(game.migrations):
        raise ForeignSave(f"This save was written by a later version of {game.id}.")


def _changes(game: Game, options: Any, save: Save) -> list[str]:
    try:
        now = hashes(game, options)
    except (GrimtableError, OSError) as error:
        raise DamagedSave(f"The options of the save can't be used: {error}") from error
    return changes(game, save.version, save.content, now)


def replayed(game: Game, options: Any, save: Save, people: Iterable[str] | None = None) -> Table:
    """The table after all answers of a save, or an error that says which is refused."""
    table = _begun(game, options, save, people)
    for i, entry in enumerate(save.answers):
        try:
            take(table, entry)
        except GrimtableError as error:
            raise DamagedSave(f"answer {i} of the save, {entry.answer!r}: {error}") from error
        except Exception as error:
            if save.version == game.version:
                raise  # a fault of the game, not of the save
            raise DamagedSave(f"answer {i} of the save, {entry.answer!r}, breaks it.") from error
    return table


def _begun(game: Game, options: Any, save: Save, people: Iterable[str] | None) -> Table:
    """The table before the first answer of a save."""
    base = save.base
    if base is not None and save.shape != len(game.migrations):
        state = on_paper(read_state(game, base.state, save.shape))
        base = msgspec.structs.replace(base, state=state)
    try:
        table = Table(
            game,
            options,
            None,
            solo=save.solo,
            people=people,
            position=save.position,
            seed=save.seed,
            base=base,
        )
    except ScenarioError as error:
        raise DamagedSave(f"The position of the save can't be used: {error}") from error
    table.earlier = list(save.earlier)
    if save.rewinds:
        table.say_rewound(save.rewinds)  # first: nobody knows any more when that was
    return table


def take(table: Table, entry: Entry) -> None:
    """Let a line of a journal take effect."""
    asked = table.run.find(entry.ask).seat
    if asked != entry.seat:
        raise Refused(f"Ask {entry.ask} is asked of {asked}, not of {entry.seat}.")
    table.answer(entry.ask, entry.answer)


def continued(
    game: Game,
    options: Any,
    save: Save,
    checkpoint: Checkpoint,
    people: Iterable[str] | None = None,
) -> Table:
    """The table of a save at one of its checkpoints, under the rules of today.

    After a mark come a few answers, which are taken along as far as they fit. After a rest come
    whole fights, which would no longer be the same ones.
    """
    state = on_paper(read_state(game, checkpoint.state, save.shape))
    since = save.answers[checkpoint.at :]
    along = since if checkpoint is save.mark else []
    kept = len(along)
    while True:
        lost = len(since) - kept
        base = Base(checkpoint.number, state, save.version, lost, checkpoint.opened)
        table = Table(game, options, None, solo=save.solo, people=people, seed=save.seed, base=base)
        fitting = _taken(table, along[:kept])
        if fitting == kept:
            break
        kept = fitting  # an answer that breaks off a script may leave it half done: begin again
    game.invariants(table.run.state)
    for seat in (None, *(one.id for one in game.seats(options))):
        game.scene(table.run.state, seat)
    table.earlier = [*save.earlier, *save.answers[: checkpoint.at]]
    table.rewinds = save.rewinds
    table.went_on = True
    return table


def _taken(table: Table, answers: list[Entry]) -> int:
    """Play answers as far as they fit; how many did."""
    for i, entry in enumerate(answers):
        try:
            take(table, entry)
        except Exception:
            return i
    return len(answers)


def sheet(game: Game, save: Save, *, play: bool = True) -> Struct | None:
    """What players write down of a save; None if this game is not written down.

    In the middle of an encounter, and of a save that can't be loaded, it is what was written at
    the last rest, or as far as the answers go, or what they began with. Of a save of a later
    program it is what this one knows. Without `play` its states are read, and nothing is played.
    """
    _same_name(game, save)
    if type(game).record is Game.record:
        return None
    known = {
        key: save.options[key] for key in game.Options.__struct_fields__ if key in save.options
    }
    shape = min(save.shape, len(game.migrations))
    save = msgspec.structs.replace(save, options=known, shape=shape)
    options = read_options(game, save.options, save.shape)
    readings = _readings(game, options, save) if play else _checkpoints(game, save)
    return _first_written(game, options, readings)


def now_written(table: Table) -> Struct | None:
    """The same of a table in play."""
    states = (table.run.state, table.rest)
    return _first_written(
        table.game, table.options, (state for state in states if state is not None)
    )


def _first_written(game: Game, options: Any, states: Iterable[State]) -> Struct | None:
    """What is written down in the first of these states in which anything can be.

    If there is none, it is what a chapter of a campaign began with.
    """
    why: Exception | None = None
    for state in states:
        try:
            record = game.record(state)
        except Exception as error:
            why = why or error
            continue
        if record is not None or game.outcome(state) is not None:
            return record
    if game.chapter(options) is not None:
        began: Struct = options
        return began
    if why is None:
        return None
    raise ForeignSave(f"Nothing that was written down can be had from this save: {why}") from why


def _readings(game: Game, options: Any, save: Save) -> Iterator[State]:
    """The states of a save in which it may be written down, the nearest to its end first."""
    try:
        changed = bool(_changes(game, options, save))
    except SaveError:  # a pack is not there any more
        changed = True
    if changed:
        yield from _checkpoints(game, save)
    try:
        table = _begun(game, options, save, None)
    except GrimtableError:
        return
    if _taken(table, save.answers) == len(save.answers):
        yield table.run.state
    if table.rest is not None:
        yield table.rest


def _checkpoints(game: Game, save: Save) -> Iterator[State]:
    """The states that a save has on paper."""
    for checkpoint in (save.mark, save.rest):
        if checkpoint is not None:
            with suppress(DamagedSave):
                yield read_state(game, checkpoint.state, save.shape)
