"""What an option is about now: the text of a card, the face of a die."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined, say
from grimtable.games.berserk import options as o
from grimtable.games.berserk.heroes import own_effect
from grimtable.games.berserk.stakes import met
from grimtable.games.berserk.state import Berserk, Blow
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.words import ability_words, edge, pile_badges, pile_dice
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.scene import Badge, Offer, Words
from grimtable.kernel.view import View


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Berserk = view.state
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case o.Lay(card=card):
                found[option] = laying(view, option, card, ask.seat)
            case o.Strike(who=who, plain=False, unaided=unaided) if own_effect(s, s.mini(who)).all:
                targets = tuple(met(view, option))
                if len(targets) > 1:
                    found[option] = Words("offer-Sweep", {"targets": targets, "unaided": unaided})
            case o.Activate(who=who) if who in s.heroes:
                hero = s.heroes[who]
                figures = edge(pile_dice(s, hero), movement(s, hero), guard(s, hero))
                found[option] = Offer("option-Activate", {"who": who}, figures)
            case o.Activate(who=who):
                ally = s.allies[who]
                dice = s.library.allies[ally.kind].dice
                figures = edge(dice, movement(s, ally), guard(s, ally))
                found[option] = Offer("option-Activate", {"who": who}, figures)
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


def laying(view: View, option: Option, name: str, who: str) -> Offer:
    """A card with the Effect that would count, and what the pile then adds up to [plan.sum]."""
    (way,) = view.after(option).ways
    hero = way.state.heroes[who]
    card = way.state.library.cards[name]
    figures = pile_badges(way.state, hero)
    if card.instant:
        figures += (Badge(Words("card-instant"), "hourglass", tint="white"),)
    if not card.effect.clauses:
        return Offer("option-Lay", {"card": name}, figures)
    effect = joined([say(clause) for clause in card.effect.clauses], "then")
    return Offer("offer-Lay", {"card": name, "text": effect}, figures)
