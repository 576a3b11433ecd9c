"""Spells, effects and triggered abilities: what the texts of the cards do [nonattack.text]."""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.games.realms.board import DISTANCE, row
from grimtable.games.realms.damage import (
    check_end,
    heal,
    hurt,
    is_blocked,
    is_scaled,
    leave_play,
    poison,
    strip,
)
from grimtable.games.realms.movement import empty_squares, move_to, reachable
from grimtable.games.realms.notation import Act, Effect, Trait, Verb
from grimtable.games.realms.state import Battle, Card, Choose, Grant, Land, say
from grimtable.games.realms.traits import life, meets, movement, value
from grimtable.kernel.asks import Ask, Script, choose

ROUSED = 2
"""How often in a turn abilities can make a card alert [ruling.alert-again]."""

# Whom an ability reaches ------------------------------------------------------------------------


def in_reach(source: Card, target: Card, reach: int | None) -> bool:
    """Whether a spell or effect reaches a card, a neighbour included [nonattack.neutral].

    A flyer or an area is within every range, and everything is within its own
    [ruling.flyer-uses-range] [ruling.area-reach].
    """
    if reach is None or not source.square or not target.square:
        return True
    return DISTANCE[source.square][target.square] <= reach


def concerned(s: Battle, source: str, effect: Effect, attacker: str = "") -> list[str]:
    """The cards on which an ability would do something."""
    aim = effect.aim
    card = s.cards[source]
    if aim.noun == "self":
        named = [source]
    elif aim.noun in ("owner", "host"):
        named = list(filter(None, (card.host,)))
    elif aim.noun == "attacker":
        named = [attacker] if attacker else []
    else:
        sides = s.players if aim.side == "any" else (card.seat,)
        if aim.side == "enemy":
            sides = (s.foe(card.seat),)
        named = [
            i
            for seat in sides
            for i in s.in_play[seat]
            if meets(s, source, i, aim) and in_reach(card, s.cards[i], effect.range)
        ]
    return [
        i
        for i in named
        if i and s.cards[i].zone != "grave" and any(works(s, verb, i) for verb in effect.verbs)
    ]


def works(s: Battle, verb: Verb, target: str) -> bool:
    """Whether a verb would change anything.

    What can't be done is not declared [golden.legality].
    """
    card, kind = s.cards[target], s.kind(target)
    match verb.name:
        case "heal":
            return kind.creature and card.damage > 0
        case "damage":
            # Equipment and areas take no damage [equip.no-combat] [area.no-combat].
            return kind.life > 0 and not is_scaled(s, target)
        case "poison":
            return (
                kind.creature
                and card.poison < verb.value
                and not value(s, target, "protection-poison")
            )
        case "cure":
            return card.poison > 0
        case "exhaust":
            return not card.exhausted
        case "alert":
            return card.exhausted and card.roused < ROUSED
        case "hold":
            return not card.held
        case "move":
            return card.zone == "field" and bool(reachable(s, card, 1))
        case "give":
            assert isinstance(verb.given, Trait)
            return kind.creature and all(g.trait != verb.given for g in card.granted)
        case "give-flying":
            return kind.creature and not card.flies and card.zone == "field"
        case "lose-flying":
            return card.flies
        case "lose-class":
            return bool(kind.creature and kind.cls) and not card.classless
        case _:
            return True


# Doing it --------------------------------------------------------------------------------------


def use(s: Battle, source: str, act: Act, target: str | None) -> Script[None]:
    """A spell or effect: it is blocked by protection, and paid all the same [block.pay]."""
    say(s, "uses", rule="act.def", who=source, what=act.kind, target=target)
    everyone = concerned(s, source, act.effect) if target is None else [target]
    # The card has acted [alert.after-act]; one that is used up goes to the graveyard.
    s.cards[source].exhausted = True
    yield from carry_out(s, source, act.effect, everyone, act.kind)
    yield from after_kill(s, source, everyone)
    if act.kind == "discard" and s.cards[source].zone != "grave":
        s.dying.append(source)
    yield from bury(s)


def carry_out(
    s: Battle, source: str, effect: Effect, everyone: Sequence[str], how: str
) -> Script[None]:
    """Do every verb to every card concerned that has no protection."""
    by = s.cards[source].seat
    before = {i: s.cards[i].damage for i in everyone}
    for target in everyone:
        if is_blocked(s, target, how):
            say(s, "blocked", rule="protection.def", target=target, what=how)
            continue
        for verb in effect.verbs:
            if s.cards[target].zone == "grave" or not works(s, verb, target):
                continue
            if verb.name in ("move", "give-flying", "lose-flying"):
                yield from relocate(s, by, verb, target)
            else:
                do(s, by, verb, target, effect.until, how)
    for target in everyone:
        # Who was hurt by an ability answers its source, as an attacker [ruling.triggers].
        if s.cards[target].damage > before[target] and s.kind(target).triggers["hurt"]:
            yield from fire(s, target, "hurt", source)


def do(s: Battle, by: str, verb: Verb, target: str, until: str, how: str) -> None:
    """One verb that asks nothing."""
    card = s.cards[target]
    match verb.name:
        case "heal":
            heal(s, target, verb.value)
        case "damage":
            hurt(s, target, verb.value, how)
        case "poison":
            poison(s, target, verb.value)
        case "cure":
            card.poison = 0
            say(s, "cured", rule="ruling.poison-repeat", target=target)
        case "exhaust":
            card.exhausted = True
            say(s, "exhaust", rule="exhausted.def", target=target)
        case "alert":
            card.exhausted = False
            card.roused += 1
            card.points = movement(s, target)  # [move.regain]
            say(s, "alerted", rule="move.regain", target=target)
        case "hold":
            card.held = True
            say(s, "hold", rule="ruling.hold", target=target)
        case "give":
            assert isinstance(verb.given, Trait)
            card.granted = (*card.granted, Grant(verb.given, until, by))
            say(s, "given", rule="golden.duration", target=target, what=f"trait-{verb.given.name}")
        case "lose-class":
            card.classless = True  # its equipment stays [equip.keep-class-loss]
            say(s, "class-lost", rule="equip.keep-class-loss", target=target)
        case _:  # destroy: no damage is dealt [destroy] [dies]
            say(s, "destroyed", rule="destroy", target=target)
            s.dying.append(target)


def relocate(s: Battle, by: str, verb: Verb, target: str) -> Script[None]:
    """Verbs that take a card to another place."""
    card = s.cards[target]
    if verb.name == "give-flying":
        take_off(s, target)
        return
    if verb.name == "move":
        squares = tuple(map(Land, sorted(reachable(s, card, verb.value))))
        answer = yield from choose(by, "land", squares, rule="nonattack.text", card=card.kind)
        say(s, "pushed", rule="nonattack.text", target=target, square=answer.square)
        move_to(s, target, answer.square)
        return
    squares = tuple(map(Land, landing(s, card.seat)))
    answer = yield from choose(
        card.seat, "land", squares, rule="ruling.equipment-flying", card=card.kind
    )
    card.flies, card.zone, card.square = False, "field", answer.square
    s.field[answer.square] = target
    say(s, "landed", rule="ruling.equipment-flying", target=target, square=answer.square)


def take_off(s: Battle, target: str) -> None:
    """Become flying: the card goes to the additional zone [flying.placement].

    Equipment and symbiotic creature are lost
    [equip.destroy] [symbiotic.dies] [ruling.equipment-flying].
    """
    card = s.cards[target]
    del s.field[card.square]
    card.flies, card.zone, card.square, card.points = True, "air", "", 0
    say(s, "took-off", rule="flying.placement", target=target)
    strip(s, target)
    overdue(s)


def landing(s: Battle, seat: str) -> list[str]:
    """Where a creature that lost flying comes down [ruling.equipment-flying].

    The own Row 3, else Row 2, else Row 1, else anywhere.
    """
    for number in (3, 2, 1):
        free = [q for q in row(s.player(seat), number) if q not in s.field]
        if free:
            return free
    return empty_squares(s)


# Triggers and death ------------------------------------------------------------------------------


def fire(s: Battle, source: str, when: str, attacker: str = "") -> Script[None]:
    """Carry out a card's triggered abilities.

    An ability that sets itself off again is repeated once and then interrupted
    [golden.cycles] [ruling.cycles].
    """
    for number, trigger in enumerate(s.kind(source).triggers[when]):
        key = f"{source}/{when}/{number}"
        if s.firing.count(key) > 1:
            say(s, "interrupted", rule="golden.cycles", card=source)
            continue
        found = concerned(s, source, trigger.effect, attacker)
        if not found:
            continue
        effect = trigger.effect
        if not effect.aim.each and len(found) > 1:
            answer = yield Ask(
                s.cards[source].seat,
                "trigger",
                tuple(map(Choose, found)),
                rule="ability.def",
                about={"card": s.cards[source].kind},
            )
            chosen: str = answer.card
            found = [chosen]
        say(s, "triggered", rule="ability.def", card=source, when=when)
        s.firing.append(key)
        yield from carry_out(s, source, effect, found, "effect")
        s.firing.pop()


def after_kill(s: Battle, killer: str, victims: Sequence[str]) -> Script[None]:
    """What a card does when the action with which it killed is over [ruling.triggers]."""
    if s.kind(killer).triggers["kill"] and any(i in s.dying for i in victims if i != killer):
        yield from fire(s, killer, "kill")


def bury(s: Battle) -> Script[None]:
    """Carry the dying to the graveyard [death.life] [dies], then what their deaths set off."""
    if not s.dying:
        return
    while s.dying:
        dead = list(dict.fromkeys(s.dying))
        s.dying = []
        for card_id in dead:
            if s.cards[card_id].zone == "grave":
                continue
            say(s, "died", rule="dies", card=card_id)
            leave_play(s, card_id)
            yield from fire(s, card_id, "death")
            s.cards[card_id].square = ""
        # Lost equipment or a lost symbiotic creature may take life points with it.
        overdue(s)
    check_end(s)


def overdue(s: Battle) -> None:
    """Find creatures whose damage has reached their life points without new damage."""
    for seat in s.players:
        for card_id in s.in_play[seat]:
            card = s.cards[card_id]
            if card.damage and card.damage >= life(s, card_id) and s.kind(card_id).life:
                s.dying.append(card_id)
