"""What an option is about now: the text of a card, the face of a die."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grimtable.cards import joined, say
from grimtable.games.berserk import options as o
from grimtable.games.berserk.heroes import own_effect
from grimtable.games.berserk.stakes import met
from grimtable.games.berserk.state import Berserk, Blow
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.words import ability_words, card_lines, pile_sum, pool
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Berserk = view.state
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case o.Lay(card=card):
                lines = [*card_lines(s.library.cards[card]), *with_it(view, option, ask.seat)]
                found[option] = Words("offer-Lay", {"card": card, "text": joined(lines, "then")})
            case o.Strike(who=who, plain=False, unaided=unaided) if own_effect(s, s.mini(who)).all:
                targets = tuple(met(view, option))
                if len(targets) > 1:
                    found[option] = Words("offer-Sweep", {"targets": targets, "unaided": unaided})
            case o.Activate(who=who) if who in s.heroes:
                hero = s.heroes[who]
                dice = [die for name in hero.pile for die in s.library.cards[name].dice]
                about = {"who": who, "dice": pool(dice), "move": movement(s, hero)}
                found[option] = Words("offer-Activate", {**about, "guard": guard(s, hero)})
            case o.Activate(who=who):
                ally = s.allies[who]
                dice = list(s.library.allies[ally.kind].dice)
                about = {"who": who, "dice": pool(dice), "move": movement(s, ally)}
                found[option] = Words("offer-Activate", {**about, "guard": guard(s, ally)})
            case o.Use(card=name) if name in s.heroes:
                found[option] = Words("offer-Use", {"ability": ability_words(s.library, name)})
            case o.Use(card=name) if name in s.library.cards:
                said = joined([say(c) for c in s.library.cards[name].effect.clauses], "then")
                found[option] = Words("offer-Apply", {"card": name, "text": said})
            case o.Reroll(die=die):
                blow = s.under_way[-1]
                if isinstance(blow, Blow):
                    about = {"colour": blow.dice[die], "n": int(blow.faces[die][0])}
                    found[option] = Words("offer-Reroll", about)
    return found


def with_it(view: View, option: Option, who: str) -> Iterator[Words]:
    """What the pile adds up to with another card on it, unless it is the first."""
    (way,) = view.after(option).ways
    hero = way.state.heroes[who]
    if len(hero.pile) > 1:
        yield Words("offer-Lay-then", pile_sum(way.state, hero))
