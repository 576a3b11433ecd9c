"""Spells, effects and triggered abilities: what the texts of the cards do [nonattack.text]."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimtable.games.realms.board import DISTANCE, row
from grimtable.games.realms.damage import (
    check_end,
    heal,
    hold,
    hurt,
    is_blocked,
    is_scaled,
    leave_play,
    poison,
    strip,
)
from grimtable.games.realms.movement import empty_squares, move_to, reachable, regain
from grimtable.games.realms.notation import Act, Effect, Trait, Verb
from grimtable.games.realms.options import Choose, Land
from grimtable.games.realms.state import Battle, Burial, Card, Doing, Grant, named_card, say
from grimtable.games.realms.traits import life, met, value
from grimtable.games.realms.words import ability_words
from grimtable.kernel.asks import Ask, Script, choose

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
        host = card.host
        named = [host]
    elif aim.noun == "attacker":
        named = [attacker]
    else:
        # only quicker: whose side a card is on is looked at once more
        sides = s.players if aim.side == "any" else (card.seat,)
        if aim.side == "enemy":
            sides = (s.foe(card.seat),)
        named = [i for seat in sides for i in met(s, source, s.in_play[seat], aim)]
        if effect.range is not None:  # only quicker: without a range all are in reach
            named = [i for i in named if in_reach(card, s.cards[i], effect.range)]
    found = []
    for i in named:
        if s.cards[i].zone != "grave":
            for verb in effect.verbs:
                if works(s, source, verb, i):
                    found.append(i)
                    break
    return found


def works(s: Battle, source: str, verb: Verb, target: str) -> bool:
    """Whether a verb would change anything; what can't be done is not declared [golden.legality].

    Equipment and areas take no damage [equip.no-combat] [area.no-combat].
    """
    card, kind = s.cards[target], s.kind(target)
    match verb.name:
        case "heal":
            return kind.creature and card.damage > 0
        case "damage":
            return bool(kind.life) and not is_scaled(s, target)
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
            return card.exhausted and s.alerted.count(rousing(s, source, target)) <= REPEATED
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


REPEATED = 1
"""How often a sequence is repeated before it is interrupted [golden.cycles]."""


def rousing(s: Battle, source: str, target: str) -> str:
    """How it stands when a card makes another alert: who else is exhausted, and how hurt all are.

    Where that comes again within a turn the sequence in between could be repeated without end, and
    is interrupted after its first repetition [ruling.alert-again].
    """
    others = [
        f"{i}{'-' if s.cards[i].exhausted else '+'}{s.cards[i].damage}"
        for seat in s.players
        for i in s.in_play[seat]
        if i not in (source, target)
    ]
    return " ".join((source, target, *others))


# Doing it --------------------------------------------------------------------------------------


def use(s: Battle, source: str, key: str, act: Act, target: str | None) -> None:
    """A spell or effect is declared: the card has acted [alert.after-act]."""
    if target is None:
        say(s, "uses", rule="act.def", who=source, what=key)
    else:
        say(s, "uses-on", rule="act.def", who=source, what=key, target=target)
    everyone = concerned(s, source, act.effect) if target is None else [target]
    s.cards[source].exhausted = True
    s.under_way.append(Doing(source, act.kind, key, "do", targets=everyone))


def fire(s: Battle, source: str, when: str, attacker: str = "") -> bool:
    """Set off a card's triggered abilities, the first on top; whether it has any."""
    triggers = s.kind(source).triggers[when]
    for number in reversed(range(len(triggers))):
        s.under_way.append(Doing(source, "effect", f"{when}/{number}", attacker=attacker))
    return bool(triggers)


def effect_of(s: Battle, doing: Doing) -> Effect:
    """What the card says of it."""
    kind = s.kind(doing.source)
    when, trigger, number = doing.key.partition("/")
    if trigger:
        return kind.triggers[when][int(number)].effect
    action = dict(kind.actions)[doing.key]
    assert isinstance(action, Act)
    return action.effect


def begin(s: Battle, doing: Doing) -> Script[None] | None:
    """A trigger looks for those it concerns.

    An ability that sets itself off again is repeated once and then interrupted
    [golden.cycles] [ruling.cycles].
    """
    same = [
        d
        for d in s.under_way
        if type(d) is Doing and (d.source, d.key) == (doing.source, doing.key)
    ]
    if len([d for d in same if d.window != "begin"]) > REPEATED:
        say(s, "interrupted", rule="golden.cycles", card=doing.source)
        s.under_way.pop()
        return None
    effect = effect_of(s, doing)
    doing.targets = concerned(s, doing.source, effect, doing.attacker)
    if not doing.targets:
        s.under_way.pop()
        return None
    if len(doing.targets) > 1 and not effect.aim.each:
        return choose_target(s, doing)
    set_off(s, doing)
    return None


def choose_target(s: Battle, doing: Doing) -> Script[None]:
    """Its player chooses whom it concerns."""
    answer = yield Ask(
        s.cards[doing.source].seat,
        "trigger",
        tuple(map(Choose, doing.targets)),
        rule="ability.def",
        about={"card": named_card(s, doing.source)},
    )
    chosen: str = answer.card
    doing.targets = [chosen]
    set_off(s, doing)


def set_off(s: Battle, doing: Doing) -> None:
    """It is known whom it concerns: carry it out."""
    doing.window = "do"
    say(s, "triggered", rule="ability.def", card=doing.source, when=doing.key.partition("/")[0])


def carry_out(s: Battle, doing: Doing) -> Script[None] | None:
    """Do every verb to every card concerned that has no protection.

    What protection blocks is paid all the same [block.pay].
    """
    verbs = effect_of(s, doing).verbs
    if not doing.before:
        doing.before = [s.cards[i].damage for i in doing.targets]
    while doing.at < len(doing.targets):
        target = doing.targets[doing.at]
        if is_blocked(s, target, doing.how):
            say(s, "blocked", rule="protection.def", target=target, what=doing.how)
        else:
            while doing.verb < len(verbs):
                verb = verbs[doing.verb]
                if s.cards[target].zone != "grave" and works(s, doing.source, verb, target):
                    if verb.name in ("move", "lose-flying"):
                        return relocate(s, doing, verb, target)
                    do(s, doing, verb, target)
                doing.verb += 1
        doing.at, doing.verb = doing.at + 1, 0
    doing.window, doing.at = "hurt", 0
    return None


def do(s: Battle, doing: Doing, verb: Verb, target: str) -> None:
    """One verb that asks nothing."""
    card = s.cards[target]
    match verb.name:
        case "heal":
            heal(s, target, verb.value)
        case "damage":
            hurt(s, target, verb.value, doing.how)
        case "poison":
            poison(s, target, verb.value)
        case "cure":
            card.poison = 0
            say(s, "cured", rule="ruling.poison-repeat", target=target)
        case "exhaust":
            card.exhausted = True
            say(s, "exhaust", rule="exhausted.def", target=target)
        case "alert":
            s.alerted.append(rousing(s, doing.source, target))
            card.exhausted = False
            regain(s, target)
            say(s, "alerted", rule="move.regain", target=target)
        case "hold":
            hold(s, target)
        case "give":
            assert isinstance(verb.given, Trait)
            grant = Grant(verb.given, effect_of(s, doing).until, s.cards[doing.source].seat)
            card.granted = (*card.granted, grant)
            what = ability_words(verb.given)
            say(s, "given", rule="golden.duration", target=target, what=what)
        case "give-flying":
            take_off(s, target)
        case "lose-class":
            card.classless = True  # its equipment stays [equip.keep-class-loss]
            say(s, "class-lost", rule="equip.keep-class-loss", target=target)
        case _:  # destroy: no damage is dealt [destroy] [dies]
            say(s, "destroyed", rule="destroy", target=target)
            s.dying.append(target)


def relocate(s: Battle, doing: Doing, verb: Verb, target: str) -> Script[None]:
    """Verbs that take a card to a square which somebody chooses."""
    card = s.cards[target]
    if verb.name == "move":
        seat, rule = s.cards[doing.source].seat, "nonattack.text"
        squares = tuple(map(Land, sorted(reachable(s, card, verb.value))))
    else:
        seat, rule = card.seat, "ruling.equipment-flying"
        squares = tuple(map(Land, landing(s, card.seat)))
    answer = yield from choose(seat, "land", squares, rule, card=named_card(s, target))
    doing.verb += 1
    if verb.name == "move":
        say(s, "pushed", rule="nonattack.text", target=target, square=answer.square)
        move_to(s, target, answer.square)
    else:
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


def answer_hurt(s: Battle, doing: Doing) -> None:
    """Who was hurt by an ability answers its source, as an attacker [ruling.triggers]."""
    while doing.at < len(doing.targets):
        target, before = doing.targets[doing.at], doing.before[doing.at]
        doing.at += 1
        if s.cards[target].damage > before and fire(s, target, "hurt", doing.source):
            return
    if "/" in doing.key:
        s.under_way.pop()
    else:
        doing.window = "over"
        after_kill(s, doing.source, doing.targets)


def over(s: Battle, doing: Doing) -> None:
    """A card that is used up goes to the graveyard with the dead."""
    s.under_way.pop()
    if doing.how == "discard" and s.cards[doing.source].zone != "grave":
        s.dying.append(doing.source)
    bury(s)


WINDOWS: dict[str, Callable[[Battle, Doing], Script[None] | None]] = {
    "begin": begin,
    "do": carry_out,
    "hurt": answer_hurt,
    "over": over,
}


# Kills and death ---------------------------------------------------------------------------------


def after_kill(s: Battle, killer: str, victims: Sequence[str]) -> None:
    """What a card does when the action with which it killed is over [ruling.triggers]."""
    if any(i in s.dying for i in victims if i != killer):
        fire(s, killer, "kill")


def bury(s: Battle) -> None:
    """Carry the dying to the graveyard [death.life] [dies]."""
    if s.dying:
        s.under_way.append(Burial())


def entomb(s: Battle, burial: Burial) -> None:
    """The dead leave play one by one, each with what its death sets off.

    Lost equipment or a lost symbiotic creature may take life points with it.
    """
    if burial.last:
        s.cards[burial.last].square, burial.last = "", ""
    while True:
        if not burial.dead:
            overdue(s)
            burial.dead, s.dying = list(dict.fromkeys(s.dying)), []
        if not burial.dead:
            break
        card_id = burial.dead.pop(0)
        if s.cards[card_id].zone != "grave":
            say(s, "died", rule="dies", card=card_id, fallen=(card_id,))
            leave_play(s, card_id)
            if fire(s, card_id, "death"):
                burial.last = card_id
                return
            s.cards[card_id].square = ""
    s.under_way.pop()
    check_end(s)


def overdue(s: Battle) -> None:
    """Find creatures whose damage has reached their life points without new damage."""
    for seat in s.players:
        for card_id in s.in_play[seat]:
            card = s.cards[card_id]
            if card.damage and card.damage >= life(s, card_id) and s.kind(card_id).life:
                s.dying.append(card_id)
