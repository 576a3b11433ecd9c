"""What an option costs, does and promises now, by trying it on the real rules."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined
from grimtable.games.berserk import options as o
from grimtable.games.berserk.state import Berserk, Blow, health
from grimtable.games.berserk.words import ability_words, card_lines
from grimtable.kernel.asks import Ask, Mark, Option
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import Exact, View, declined, percent

SMALL = Exact(leaves=3_000, seconds=2.0)
"""The largest pools have some hundred results; only a machine in trouble needs longer."""


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Berserk = view.state
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case o.Lay(card=card):
                lines = card_lines(s.library.cards[card])
                found[option] = Words("offer-Lay", {"card": card, "text": joined(lines, "then")})
            case o.Use(card=hero) if hero in s.heroes:
                found[option] = Words("offer-Use", {"ability": ability_words(s.library, hero)})
            case o.Strike() | o.Riposte():
                found[option] = odds(view, option)
            case o.Reroll(die=die):
                blow = s.under_way[-1]
                if isinstance(blow, Blow):
                    about = {"colour": blow.dice[die], "n": int(blow.faces[die][0])}
                    found[option] = Words("offer-Reroll", about)
    return found


def odds(view: View, option: o.Strike | o.Riposte) -> Words:
    """The Wounds that Enemies take on average, and the chance to slay them.

    Rerolls are left out, as they are decided when the dice lie, and the words say so.
    """
    before: Berserk = view.state
    (begun,) = view.after(option, until="chance").ways
    attack: Blow = next(d for d in reversed(begun.state.under_way) if isinstance(d, Blow))
    foes = [name for name in attack.targets if name in before.enemies]
    friends = [name for name in attack.targets if name not in before.enemies]
    under_way = blows(before)

    def struck(run: Run, mark: Mark) -> bool:
        return blows(run.state) <= under_way  # type: ignore[arg-type]

    after = view.after(option, until=struck, fate=SMALL, decide=any_die)

    def dealt(s: Berserk) -> float:
        total = 0
        for name in foes:
            was = before.enemies[name]
            left = health(before, was) - was.wounds
            total += s.enemies[name].wounds - was.wounds if name in s.enemies else left
        return float(total)

    hero = before.heroes.get(option.who)
    about = {
        "who": option.who,
        "target": foes[0],
        "foes": len(foes),
        "friends": tuple(friends),
        "mean": f"{after.mean(dealt):.1f}",
        "percent": percent(after.chance(lambda s: foes[0] not in s.enemies)),
        "slain": f"{after.mean(lambda s: sum(name not in s.enemies for name in foes)):.1f}",
        "exact": "yes" if after.exact else "no",
        "plain": "yes" if option.plain else "no",
        "unaided": "yes" if option.unaided else "no",
        "rerolls": attack.rerolls + (hero.rerolls if hero is not None else 0),
        "hurt": "yes" if friends else "no",
    }
    return Words("offer-Riposte" if isinstance(option, o.Riposte) else "offer-Strike", about)


def blows(s: Berserk) -> int:
    """How many Attacks are under way."""
    return sum(isinstance(doing, Blow) for doing in s.under_way)


def any_die(run: Run, opened: Open) -> Option | None:
    """Of the weakest dice the first goes; else nobody does more than they must."""
    if isinstance(opened.ask, Ask) and opened.ask.what == "drop":
        return opened.ask.options[0]
    return declined(run, opened)
