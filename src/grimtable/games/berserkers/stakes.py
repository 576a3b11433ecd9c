"""What is at stake with a bet or a Pillage: gold, and a Berserker's health."""

from __future__ import annotations

from grimtable.games.berserkers.berserkers import ROWS
from grimtable.games.berserkers.options import Pillage, Place
from grimtable.games.berserkers.state import Helm
from grimtable.kernel.asks import Option
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View, Way


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
    if isinstance(option, Pillage):
        who = option.who
        had = health(before, who)
        words = Words("stake-wound" if had == 2 else "stake-death", {"who": who})

        def hurt(way: Way) -> int:
            return int(health(way.state, who) < had)

        return Stakes((Stake("hurt", words, hurt, chance=True, good=False), purse))
    return None


def health(s: Helm, who: str) -> int:
    """2 in good health, 1 wounded, 0 dead."""
    return 0 if not s.at[who] else 1 if who in s.wounded else 2
