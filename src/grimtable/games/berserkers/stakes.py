"""What is at stake with a bet, a Pillage or the enemies' phases: gold, and Berserkers' health."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.hunch import hunch
from grimtable.games.berserkers.options import EndPhase, Pillage, Place
from grimtable.games.berserkers.state import BERSERKERS, GEMS, RIDERS, Helm
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View, Way, declined


def stakes(view: View, option: Option) -> Stakes | None:
    """What the dice of an option may bring; None where no dice are rolled."""
    before: Helm = view.state

    def gold(way: Way) -> int:
        return int(way.state.gold) - before.gold

    def won(way: Way) -> int:
        return int(gold(way) >= 0)

    purse = Stake("gold", Words("stake-gold"), gold)
    if isinstance(option, Place) and ROWS[option.row].kind == "bet":
        return Stakes((Stake("bet", Words("stake-bet"), won, chance=True), purse))
    if isinstance(option, Place) and ROWS[option.row].kind == "pillage":
        return Stakes((_pillager(before), purse), decide=sending)
    if isinstance(option, Pillage):
        return Stakes((_hurt(before, option.who, "hurt"), purse))
    if isinstance(option, EndPhase) and before.phase == "berserkers":
        # What Riders and Orcs will do, until the player's dice are rolled again.
        there = [who for who in before.at if health(before, who)]
        hurt = tuple(_hurt(before, who, f"hurt-{who}") for who in there)
        return Stakes((*hurt, *_dark(before)), "turn", suffering, far=True)
    return None


def _dark(before: Helm) -> tuple[Stake, ...]:
    """Whether the Riders can take more gems than are left, and the game is lost."""
    left = GEMS - sum(before.darkness.values())
    if left >= len(RIDERS):
        return ()

    def lost(way: Way) -> int:
        return int(way.state.ending == "darkness")

    return (Stake("darkness", Words("stake-darkness"), lost, chance=True, good=False),)


def suffering(run: Run, opened: Open) -> Option | None:
    """The first that is offered in the enemies' phases, but the hale suffer before the wounded."""
    assert isinstance(opened.ask, Ask)
    return hunch(run.state, opened.ask)  # type: ignore[arg-type]


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
