"""How a game ends: victory, the two defeats, the checkpoint."""

from __future__ import annotations

from msgspec.structs import fields

from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.options import GiveUp, GoOn, Linger, Restore, SaveGame
from grimtable.games.berserkers.state import BERSERKERS, FIRES, PLAYER, RIDERS, Ending, Helm
from grimtable.kernel.asks import Ask, Option, Script
from grimtable.kernel.state import tell

_KEPT = ("events", "saved", "restored", "restores_left")
_TABLE = tuple(field.name for field in fields(Helm) if field.name not in _KEPT)


class Ended(Exception):
    """The game has ended; nothing of the turn is carried out any more."""


def _end(s: Helm, ending: Ending) -> Ended:
    s.ending = ending
    s.phase = "over"
    s.under_way.clear()
    return Ended()


def check_victory(s: Helm) -> None:
    """All 8 fires, all 3 Riders and every Request at once: the game is won on the spot.

    [goal.three] [requests.must] [action.mark.goal] [ruling.win-check] [ruling.passive-requests]
    """
    if len(s.fires) < FIRES or len(s.sealed) < len(RIDERS):
        return
    if all(holds(s, name, request.goal) for name, request in s.book.items()):
        tell(s, "won", rule="end.win", turn=s.turn)
        raise _end(s, "won")


def check_alive(s: Helm) -> None:
    """Lost when all three are dead, at once, whatever is in hand [ruling.aid-dead]."""
    if not any(s.at[who] for who in BERSERKERS):
        tell(s, "lost.dead", rule="end.lose.dead", turn=s.turn)
        raise _end(s, "dead")


def lose_to_darkness(s: Helm, where: str) -> Ended:
    """A gem has to be placed and the supply is empty."""
    tell(s, "lost.darkness", rule="rider.darkness.lose", turn=s.turn, where=where)
    return _end(s, "darkness")


# The checkpoint -----------------------------------------------------------------------------------


def can_save(s: Helm) -> bool:
    """Once per game, unless the table agreed on no checkpoint [save.once]."""
    return s.saved is None and s.restores_left != 0


def save_game(s: Helm) -> None:
    """Record the whole table, once per game; play goes on."""
    s.lingers = False
    s.saved = s.clone()
    tell(s, "saved", rule="save.how", turn=s.turn)


def linger(s: Helm) -> None:
    """From now on the player is asked before every roll and every enemy, until he saves."""
    s.lingers = True
    tell(s, "lingers", rule="ruling.save-when")


def checkpoint(s: Helm) -> tuple[Option, ...]:
    """What may be answered beside the matter at hand: save now, or stop at every moment."""
    if not can_save(s):
        return ()
    return ONLY_SAVE if s.lingers else SAVE_OR_LINGER


def before(s: Helm, what: str) -> Script[None]:
    """A moment before a roll, for a player who looks for the one to save [save.how]."""
    if s.lingers:
        answer = yield Ask(PLAYER, what, (GO_ON, SAVE), rule="ruling.save-when")
        if type(answer) is SaveGame:
            save_game(s)


def can_restore(s: Helm) -> bool:
    """Whether a lost game may go on from its checkpoint."""
    return s.ending != "won" and s.saved is not None and s.restores_left != 0


def restore(s: Helm) -> Script[None]:
    """After a loss: go on from the checkpoint, or accept the defeat.

    The dice fall anew: Fate is asked again for every roll after the checkpoint.
    [save.once] [ruling.save-use]
    """
    assert s.saved is not None
    answer = yield Ask(PLAYER, "restore", (RESTORE, GIVE_UP), rule="save.restore")
    if type(answer) is GiveUp:
        s.restores_left = 0
        return
    table = s.saved.clone()
    for name in _TABLE:
        setattr(s, name, getattr(table, name))
    s.restored += 1
    if s.restores_left is not None:
        s.restores_left -= 1
    tell(s, "restored", rule="save.restore", turn=s.turn)


RESTORE, GIVE_UP, GO_ON, SAVE = Restore(), GiveUp(), GoOn(), SaveGame()
ONLY_SAVE: tuple[Option, ...] = (SAVE,)
SAVE_OR_LINGER: tuple[Option, ...] = (SAVE, Linger())
