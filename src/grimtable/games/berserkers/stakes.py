"""What is at stake with a bet, a Pillage or the enemies' phases: gold, and Berserkers' health."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from typing import Any

from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.content import ORC_CARD, RIDER_CARD
from grimtable.games.berserkers.hunch import hunch
from grimtable.games.berserkers.options import Activate, EndPhase, Pillage, Place
from grimtable.games.berserkers.state import BERSERKERS, GEMS, ORCS, RIDERS, Helm
from grimtable.kernel.asks import Ask, Chance, Option, Roll
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Exact, Same, View, Way, declined
from grimtable.kernel.words import Words

FAR = Exact(600, 300)
"""Ways through the enemies' phases that are affordable: only squads that act twice take more."""
HARMS = frozenset(["attack", "wide_attack", "enlist"])
"""What on an enemy's card has a bearing on who is wounded in its phase and the next."""


def stakes(view: View, option: Option) -> Stakes | None:
    """What the dice of an option may bring; None where no dice are rolled."""
    before: Helm = view.state

    def gold(way: Way) -> int:
        return int(way.state.gold) - before.gold

    def won(way: Way) -> int:
        return int(gold(way) >= 0)

    purse = Stake("gold", Words("stake-gold"), gold)
    booty = Stake("gold", Words("stake-booty"), gold)
    if isinstance(option, Place) and ROWS[option.row].kind == "bet":
        return Stakes((Stake("bet", Words("stake-bet"), won, chance=True), purse))
    if isinstance(option, Place) and ROWS[option.row].kind == "pillage":
        return Stakes((_pillager(before), booty), decide=sending)
    if isinstance(option, Pillage):
        return Stakes((_hurt(before, option.who, "hurt"), booty))
    if isinstance(option, EndPhase) and before.phase == "berserkers":
        # What Riders and Orcs will do, until the player's dice are rolled again.
        there = [who for who in before.at if health(before, who)]
        hurt = [one for who in there for one in _harm(before, who)]
        return Stakes((*hurt, *_dark(before)), "turn", suffering, far=FAR, same=_same(before))
    return None


def _same(s: Helm) -> Same | None:
    """What comes to the same for the Berserkers' health and the end of the game.

    Nothing where a Request has its say at the end of the turn: it may look at anything.
    """
    if any(request.turn_end is not None for request in s.book.values()):
        return None
    return Same(_situation, _bearing)


def _situation(s: Helm) -> Hashable:
    """Before the Orcs roll: the Riders have acted, and fires and gems hurt nobody."""
    if s.phase != "orcs" or s.under_way:
        return None
    at = tuple([s.at[who] for who in (*BERSERKERS, *ORCS)])
    return s.passes, at, frozenset(s.wounded), tuple(s.hand)


def _bearing(s: Helm, ask: Chance) -> Callable[[tuple[Any, ...]], Hashable] | None:
    """Of the enemies' dice only what the card says that harms; and where they act again, moves."""
    if not isinstance(ask, Roll):
        return None
    if ask.what == "roll-riders":
        return _reader("riders", HARMS | {"darkness"} if _is_dark(s) else HARMS)
    if ask.what == "roll-orcs":
        return _reader("orcs", HARMS | {"move"} if s.passes else HARMS)
    return None


@lru_cache(maxsize=8)
def _reader(enemies: str, verbs: frozenset[str]) -> Callable[[tuple[Any, ...]], Hashable]:
    """Reads of dice what the card of these enemies says by some verbs."""
    card = RIDER_CARD if enemies == "riders" else ORC_CARD
    rows = [tuple(effect for effect in row if effect.verb in verbs) for row in card]
    return lambda faces: tuple([rows[face - 1] for face in faces])


def _is_dark(s: Helm) -> bool:
    """Whether the Riders can take more gems than are left."""
    return GEMS - sum(s.darkness.values()) < len(RIDERS)


def _dark(before: Helm) -> tuple[Stake, ...]:
    """Whether the Riders take more gems than are left, and the game is lost."""
    if not _is_dark(before):
        return ()

    def lost(way: Way) -> int:
        return int(way.state.ending == "darkness")

    # Who falls to Orcs is not counted where they act no more.
    key = "stake-darkness-orcs" if any(before.at[orcs] for orcs in ORCS) else "stake-darkness"
    return (Stake("darkness", Words(key), lost, chance=True, good=False),)


def suffering(run: Run, opened: Open) -> Option | None:
    """Who attacks acts first, so that no attack is missed for Darkness; else as rules of thumb say.

    In which order enemies attack makes no difference to who is wounded.
    """
    assert isinstance(opened.ask, Ask)
    attackers = [one for one in opened.ask.options if isinstance(one, Activate) and _attacks(one)]
    return attackers[0] if attackers else hunch(run.state, opened.ask)  # type: ignore[arg-type]


@cache
def _attacks(option: Activate) -> bool:
    """Whether this is the die of a Rider or a squad that attacks."""
    card = RIDER_CARD if option.who in RIDERS else ORC_CARD if option.who in ORCS else ()
    faces = [row for n, row in enumerate(card, 1) if option.row.endswith(f"-on-{n}")]
    return any(effect.verb in ("attack", "wide_attack") for row in faces for effect in row)


def sending(run: Run, opened: Open) -> Option | None:
    """Who is hale goes pillaging before who is wounded."""
    s: Helm = run.state  # type: ignore[assignment]
    assert isinstance(opened.ask, Ask)
    able = [one for one in opened.ask.options if isinstance(one, Pillage)]
    return min(able, key=lambda one: one.who in s.wounded) if able else declined(run, opened)


def _pillager(before: Helm) -> Stake:
    """Whether who is sent to pillage is wounded, or dies where nobody is hale."""
    had = {who: health(before, who) for who in BERSERKERS}
    words = Words("stake-pillager-wound" if max(had.values()) == 2 else "stake-pillager-death")

    def hurt(way: Way) -> int:
        return int(any(health(way.state, who) < had[who] for who in had))

    return Stake("hurt", words, hurt, chance=True, good=False)


def _harm(before: Helm, who: str) -> list[Stake]:
    """Whether a Berserker is wounded at all, and whether he dies: two wounds kill the hale, too."""

    def dies(way: Way) -> int:
        return int(not health(way.state, who))

    death = Words("stake-death", {"who": who})
    found = [Stake(f"dies-{who}", death, dies, chance=True, good=False)]
    return [_hurt(before, who, f"hurt-{who}"), *found] if health(before, who) == 2 else found


def _hurt(before: Helm, who: str, name: str) -> Stake:
    """Whether a Berserker is wounded, or dies of a second wound."""
    had = health(before, who)
    words = Words("stake-wound" if had == 2 else "stake-death", {"who": who})

    def hurt(way: Way) -> int:
        return int(health(way.state, who) < had)

    return Stake(name, words, hurt, chance=True, good=False)


def health(s: Helm, who: str) -> int:
    """2 in good health, 1 wounded, 0 dead."""
    return 0 if not s.at[who] else 1 if who in s.wounded else 2
