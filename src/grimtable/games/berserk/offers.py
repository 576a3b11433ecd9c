"""What an option costs, does and promises now, by trying it on the real rules."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined
from grimtable.games.berserk import options as o
from grimtable.games.berserk.state import Berserk, Blow
from grimtable.games.berserk.words import ability_words, card_lines
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words
from grimtable.kernel.view import Exact, View

SMALL = Exact(leaves=4_000, seconds=0.15)


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
            case o.Strike(target=target):
                found[option] = _odds(view, option, target)
            case o.Riposte():
                blow = s.under_way[-1]
                if isinstance(blow, Blow):
                    found[option] = _odds(view, option, blow.by)
            case o.Reroll(die=die):
                blow = s.under_way[-1]
                if isinstance(blow, Blow):
                    about = {"colour": blow.dice[die], "n": int(blow.faces[die][0])}
                    found[option] = Words("offer-Reroll", about)
    return found


def _odds(view: View, option: Option, target: str) -> Words:
    """The chance to slay, and the Wounds on average."""
    before = view.state.enemies[target].wounds
    after = view.after(option, until="blow", fate=SMALL)
    slain = after.chance(lambda s: target not in s.enemies)
    gone = view.state

    def dealt(s: Berserk) -> float:
        if target in s.enemies:
            return float(s.enemies[target].wounds - before)
        return _left(gone, target)

    about = {
        "target": target,
        "percent": round(100 * slain),
        "mean": f"{after.mean(dealt):.1f}",
        "exact": "yes" if after.exact else "no",
        "plain": "yes" if getattr(option, "plain", False) else "no",
    }
    return Words("offer-Strike", about)


def _left(s: Berserk, target: str) -> int:
    enemy = s.enemies[target]
    foe = s.library.foes[enemy.kind]
    return foe.health[min(max(len(s.heroes), 3), 5) - 3] - enemy.wounds
