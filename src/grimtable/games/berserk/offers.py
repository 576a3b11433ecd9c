"""What an option is about now: the text of a card, the face of a die."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from grimtable.cards import joined, say
from grimtable.games.berserk import options as o
from grimtable.games.berserk.heroes import own_effect
from grimtable.games.berserk.records import Trial
from grimtable.games.berserk.stakes import begins
from grimtable.games.berserk.state import Berserk, Blow
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.tokens import trial_dice
from grimtable.games.berserk.words import (
    DIE,
    ability_words,
    dice_badges,
    edge,
    pile_badges,
    ready_words,
    strength,
    token_words,
)
from grimtable.kernel.asks import Ask, Done, Option
from grimtable.kernel.view import View
from grimtable.kernel.words import Badge, Offer, Words


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Fuller words for options of an open ask."""
    s: Berserk = view.state
    found: dict[Option, Words] = {}
    zoned = in_zones(s)
    for option in ask.options:
        match option:
            case o.Walk(to=to) if to in zoned:
                found[option] = Words("offer-Walk", {"to": to, "zones": zoned[to]})
            case Done() if ask.what == "act":
                found[option] = leaving(s, ask)
            case o.Lay(card=card):
                found[option] = laying(view, option, card, ask.seat)
            case o.Ready(who=who):
                said = ready_words(s, s.heroes[who])
                found[option] = Offer(said.key, said.args, pile_badges(s, s.heroes[who]))
            case o.Strike(who=who):
                found[option] = striking(view, option)
            case o.Riposte(who=who):
                begun, tied = begins(view, option)
                said = Words("option-Riposte", asdict(option))
                back = Words("offer-Riposte", {"riposte": said, "n": s.heroes[who].ripostes})
                found[option] = choosing(back, begun, tied)
            case o.Trigger(token=name):
                found[option] = triggering(s, ask.seat, name)
            case o.Activate(who=who) if who in s.heroes:
                hero = s.heroes[who]
                found[option] = Offer("option-Activate", {"who": who}, strength(s, hero))
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


def in_zones(s: Berserk) -> dict[str, list[str]]:
    """The Zones of the Adventure in which a Space lies, by its name."""
    found: dict[str, list[str]] = {}
    for zone, spaces in s.adventure.zones.items():
        for space in s.adventure.hexes.names(spaces):
            found.setdefault(space, []).append(zone)
    return found


def leaving(s: Berserk, ask: Ask) -> Words:
    """The end of an activation, and the Attack, Effect or Ability that would be left unused."""
    left = [Words("offer-left-attack")] if any(type(one) is o.Strike for one in ask.options) else []
    for one in ask.options:
        if isinstance(one, o.Use) and one.card in s.heroes:
            entry = s.library.heroes[one.card]
            left.append(Words("prose", {"en": entry.ability, "fr": entry.ability_fr}))
        elif isinstance(one, o.Use):
            left.append(Words("scene-named", {"who": one.card}))
    return Words("offer-Done", {"left": joined(left, "or")}) if left else Words("option-Done-act")


def striking(view: View, option: o.Strike) -> Offer:
    """An Attack with the dice that will be rolled; one on all in Range names them."""
    s: Berserk = view.state
    begun, tied = begins(view, option)
    sweeps = own_effect(s, s.mini(option.who)).all and not option.plain
    if sweeps and begun and len(begun.targets) > 1:
        about = {"targets": tuple(begun.targets), "unaided": option.unaided}
        return choosing(Words("offer-Sweep", about), begun, tied)
    return choosing(Words("option-Strike", asdict(option)), begun, tied)


def choosing(said: Words, begun: Blow | None, tied: tuple[str, ...]) -> Offer:
    """An Attack with its dice [attack.hero.pool], and that the players choose which one leaves.

    Without dice it is hardly ever wanted: all it does is to take Stunned tokens off.
    """
    dice = dice_badges(begun.dice if begun else [])
    if not begun or not dice:
        none = Badge(Words("card-no-dice"), DIE, "■", "0")
        return Offer(said.key, said.args, (none,), spare=True)
    if not tied:
        return Offer(said.key, said.args, dice)
    colours = joined([Words("scene-named", {"who": colour}) for colour in tied], "or")
    leaves = Words("offer-leaves", {"n": begun.lost, "colours": colours})
    dice += (Badge(leaves, DIE, "■", f"\N{MINUS SIGN}{begun.lost}", "black"),)
    return Offer("offer-choosing", {"attack": said, "leaves": leaves}, dice)


def triggering(s: Berserk, who: str, name: str) -> Offer:
    """A token by what it is here, with the dice with which it is tried."""
    token, dice = s.tokens[name], tuple[Badge, ...]()
    trial = next(iter(s.laws_of(Trial)), None)
    if trial is not None and token.kind == "interaction":
        tried = [die.name for die in trial_dice(s, s.heroes[who], trial)]
        dice = dice_badges(tried)
    key = "offer-Close" if token.kind == "spawn" else "offer-Trigger"
    return Offer(key, {"token": token_words(s, token)}, dice)


def laying(view: View, option: Option, name: str, who: str) -> Offer:
    """A card with the Effect that would count, and what the pile then adds up to [plan.sum]."""
    (way,) = view.after(option).ways
    hero = way.state.heroes[who]
    card = way.state.library.cards[name]
    figures = (Badge(Words("offer-pile"), "stack", "="), *pile_badges(way.state, hero))
    if card.instant:
        figures += (Badge(Words("card-instant"), "hourglass", tint="white"),)
    if not card.effect.clauses:
        return Offer("option-Lay", {"card": name}, figures)
    effect = joined([say(clause) for clause in card.effect.clauses], "then")
    return Offer("offer-Lay", {"card": name, "text": effect}, figures)
