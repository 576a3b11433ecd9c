"""What an attack promises before it is declared: the damage table and the odds, by trying it.

The real rules are run over everything that the dice can show, with nobody declared a protector;
who may roll again does so while the roll is the worst one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grimtable.games.realms.notation import Attack
from grimtable.games.realms.options import Protect, Reroll, Strike, Use
from grimtable.games.realms.state import Battle, Blow, named_card
from grimtable.games.realms.traits import actions, life, strike
from grimtable.games.realms.words import grades_text
from grimtable.kernel.asks import Ask, No, Option
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import After, View, percent


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for attacks, for declaring a protector, and for rolling again."""
    s: Battle = view.state
    found: dict[Option, Words] = {}
    if ask.what == "act":
        for option in ask.options:
            if isinstance(option, Strike | Use):
                words = attack_words(view, s, option)
                if words is not None:
                    found[option] = words
    elif ask.what in ("protector", "reroll"):
        blow = s.under_way[-1]
        assert isinstance(blow, Blow)
        words_of = protector_words if ask.what == "protector" else reroll_words
        for option in ask.options:
            found[option] = words_of(view, s, blow, option)
    return found


class Side(NamedTuple):
    """What becomes of one card: how likely it is hurt and dies, and what it loses on average."""

    hurt: float
    dies: float
    loses: float


def decide(run: Run, opened: Open) -> Option | None:
    """Nobody protects; a die is rolled again while it shows the worst for who rolls it."""
    ask = opened.ask
    assert isinstance(ask, Ask)
    s = run.state
    if ask.what == "reroll":
        blow = s.under_way[-1]  # type: ignore[attr-defined]
        worst = blow.white <= 3 if blow.white else blow.black <= 4
        return Reroll() if worst else No()
    return No() if ask.what == "protector" else None


def side(after: After, before: Battle, card_id: str) -> Side:
    """What becomes of a card."""
    had = life(before, card_id) - before.cards[card_id].damage

    def left(s: Battle) -> int:
        card = s.cards[card_id]
        return 0 if card.zone == "grave" else life(s, card_id) - card.damage

    return Side(
        float(after.chance(lambda s: left(s) < had)),
        float(after.chance(lambda s: s.cards[card_id].zone == "grave")),
        after.mean(lambda s: max(0, had - left(s))),
    )


def attack_words(view: View, s: Battle, option: Strike | Use) -> Words | None:
    """An attack with its table and its odds; None for other actions and for hidden targets."""
    who, target = option.who, option.target
    if target is None or s.cards[target].hidden:
        return None
    what, grades = "basic-strike", strike(s, who, target)
    if isinstance(option, Use):
        action = dict(actions(s, who))[option.what]
        if not isinstance(action, Attack):
            return None
        what, grades = option.what, action.grades
    after = view.after(option, until="blow", decide=decide)
    args = {"who": named_card(s, who), "what": what, "target": named_card(s, target)}
    odds = odds_words(side(after, s, target), side(after, s, who))
    return Words("offer-attack", {**args, "grades": grades_text(grades), "odds": odds})


def odds_words(target: Side, attacker: Side) -> Words:
    """The odds for both sides, as far as there is something to say."""
    args = {
        "hurt": percent(target.hurt),
        "kill": percent(target.dies),
        "damage": f"{target.loses:.1f}",
        "back": percent(attacker.hurt),
        "back_damage": f"{attacker.loses:.1f}",
    }
    return Words("offer-odds", args)


def protector_words(view: View, s: Battle, blow: Blow, option: Option) -> Words:
    """Who would fight, and what would become of both."""
    who = option.who if isinstance(option, Protect) else blow.target
    after = view.after(option, until="blow", decide=decide)
    odds = odds_words(side(after, s, who), side(after, s, blow.by))
    key = "offer-Protect" if isinstance(option, Protect) else "offer-alone"
    return Words(key, {"who": named_card(s, who), "odds": odds})


def reroll_words(view: View, s: Battle, blow: Blow, option: Option) -> Words:
    """What comes of the roll as it is, or of another one."""
    after = view.after(option, until="blow", decide=decide)
    odds = odds_words(side(after, s, blow.defender), side(after, s, blow.by))
    key = "offer-Reroll" if isinstance(option, Reroll) else "offer-keep"
    return Words(key, {"odds": odds})
