"""What is at stake with an attack, a protector or another roll: life points, on both sides.

Besides those who fight, whoever stands by may be hurt: by what a death sets off, say. It is
followed to the end of the attack, with nobody declared a protector; who may roll again does so
while the roll is the worst one. That somebody dies is counted with the attacker's rolls taken at
their best for it.
"""

from __future__ import annotations

from collections.abc import Hashable

from grimtable.games.realms.notation import Attack
from grimtable.games.realms.options import Protect, Reroll, Strike, Use
from grimtable.games.realms.protectors import may_step_in
from grimtable.games.realms.state import Battle, Blow, named_card
from grimtable.games.realms.traits import actions, life
from grimtable.kernel.asks import Ask, No, Option
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import View, Way
from grimtable.kernel.words import Words


def stakes(view: View, option: Option) -> Stakes | None:
    """What may become of who is attacked and of who attacks; None for all other options."""
    s: Battle = view.state
    blow = s.under_way[-1] if s.under_way else None
    if isinstance(option, Strike | Use):
        if option.target is None or not is_attack(s, option) or s.cards[option.target].hidden:
            return None
        by, target = option.who, option.target
    elif isinstance(blow, Blow) and isinstance(option, Protect | Reroll | No):
        by, target = blow.by, option.who if isinstance(option, Protect) else blow.defender
    else:
        return None
    mine = s.cards[by].seat == view.seat
    met = isinstance(option, Strike) and may_step_in(s, by, target)
    lost, dies = _life(s, target, good=mine, met="-met" if met else "")
    dies = dies._replace(best=mine)  # who goes for the kill rolls again until it is one
    fight = (lost._replace(always=True), dies, *_life(s, by, good=not mine))
    beside = [
        stake
        for seat in s.players
        for card_id in s.in_play[seat]
        if card_id not in (by, target) and s.kind(card_id).life and not s.cards[card_id].hidden
        for stake in _life(s, card_id, good=seat != view.seat)
    ]
    return Stakes((*fight, *beside), decide=decide, choice=again)


def again(run: Run, opened: Open) -> Hashable:
    """A roll of the attacker that can be rolled again is a choice to be taken at its best."""
    s: Battle = run.state  # type: ignore[assignment]
    ask, blow = opened.ask, s.under_way[-1] if s.under_way else None
    if not isinstance(ask, Ask) or ask.what != "reroll" or not isinstance(blow, Blow):
        return None
    return s.key() if s.cards[blow.by].seat == ask.seat else None


def is_attack(s: Battle, option: Strike | Use) -> bool:
    """Whether an action is an attack."""
    return isinstance(option, Strike) or isinstance(
        dict(actions(s, option.who))[option.what], Attack
    )


def decide(run: Run, opened: Open) -> Option | None:
    """Nobody protects; a die is rolled again while it shows the worst for who rolls it."""
    ask = opened.ask
    assert isinstance(ask, Ask)
    if ask.what == "reroll":
        blow = run.state.under_way[-1]  # type: ignore[attr-defined]
        worst = blow.white <= 3 if blow.white else blow.black <= 4
        return Reroll() if worst else No()
    return No() if ask.what == "protector" else None


def _life(before: Battle, card_id: str, *, good: bool, met: str = "") -> tuple[Stake, Stake]:
    """The life points that a card loses, and whether it dies; `met`: if nobody steps in."""
    had = _left(before, card_id)
    who = {"who": named_card(before, card_id)}

    def lost(way: Way) -> int:
        return max(0, had - _left(way.state, card_id))

    def dies(way: Way) -> int:
        return int(way.state.cards[card_id].zone == "grave")

    return (
        Stake(f"damage-{card_id}", Words(f"stake-damage{met}", who), lost, good=good),
        Stake(f"death-{card_id}", Words(f"stake-death{met}", who), dies, chance=True, good=good),
    )


def _left(s: Battle, card_id: str) -> int:
    card = s.cards[card_id]
    return 0 if card.zone == "grave" else life(s, card_id) - card.damage
