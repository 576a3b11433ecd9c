"""Basic strike and Engaging in combat, pp. 10-11, and the other attacks of the glossary."""

from __future__ import annotations

from collections.abc import Iterable

from grimtable.games.realms.abilities import after_kill, bury, fire
from grimtable.games.realms.board import DISTANCE
from grimtable.games.realms.content import cards
from grimtable.games.realms.damage import hurt, is_blocked, poison
from grimtable.games.realms.notation import Attack, Grades, Rider
from grimtable.games.realms.placing import turn_up
from grimtable.games.realms.protectors import declare
from grimtable.games.realms.state import Battle, Card, Reroll, say
from grimtable.games.realms.traits import life, strike, strike_riders, value
from grimtable.kernel.asks import Ask, No, Option, Roll, Script, d6

# Ordinary dice with the meaning that the book gives their faces [gap.dice.faces].
BLACK, WHITE = d6("black"), d6("white")
BASIC = "basic-strike"
MELEE = frozenset({BASIC, "special-strike", "magical-strike"})

AGAIN: tuple[Option, ...] = (No(), Reroll())


# Whom an attack can be declared on -------------------------------------------------------------


def flyers_only(s: Battle, seat: str) -> bool:
    """Whether a player has no creature but flyers [flying.only-left].

    A card that is hidden counts as a creature on the ground [ruling.only-flyers-left].
    """
    kinds = cards(s.packs)
    for card_id in s.in_play[seat]:
        card = s.cards[card_id]
        if card.hidden or (kinds[card.kind].creature and not card.flies):
            return False
    return True


def is_target(s: Battle, card: Card) -> bool:
    """Whether it is a card that can be attacked at all; what is hidden may be one.

    [equip.no-combat] [area.no-combat]
    """
    kind = cards(s.packs)[card.kind]
    return card.hidden or kind.creature or kind.type == "artifact"


def can_attack(s: Battle, attacker: Card, target: Card, how: str, reach: int | None) -> bool:
    """Whether an attack of this kind can be declared on that card.

    It is an enemy's [ruling.attack-enemy], a creature or an artifact [ruling.flyer-artifacts].
    """
    if target.seat == attacker.seat or target.zone == "grave" or not is_target(s, target):
        return False
    if how in MELEE:
        if how == BASIC:
            if attacker.flies:
                return True  # [flying.attack-any]
            if target.flies:  # [flying.ground-cannot] [flying.only-left]
                return flyers_only(s, target.seat)
        # [melee.adjacent]
        return bool(
            attacker.square and target.square and DISTANCE[attacker.square][target.square] == 1
        )
    if attacker.flies or target.flies:
        return True  # [flying.ranged-free] [ruling.flyer-uses-range] [ruling.ranged-flyer-adjacent]
    away = DISTANCE[attacker.square][target.square]
    # [ranged.not-adjacent] [range.x] [range.unlimited]
    return away > 1 and (reach is None or away <= reach)


def targets(s: Battle, attacker_id: str, how: str, reach: int | None) -> list[str]:
    """All cards that this attack can be declared on."""
    attacker = s.cards[attacker_id]
    return [
        card_id
        for card_id in s.in_play[s.foe(attacker.seat)]
        if can_attack(s, attacker, s.cards[card_id], how, reach)
    ]


# The attack ------------------------------------------------------------------------------------


def attack(s: Battle, attacker_id: str, target_id: str, special: Attack | None) -> Script[None]:
    """Declare, reveal, protect, defend, roll, damage, exhaust; `special` None: a basic strike.

    Every creature has a basic strike [strike.basic]. [attacker.def] [attacked.def]
    """
    how = BASIC if special is None else special.kind
    reach = None if special is None else special.range
    attacker = s.cards[attacker_id]
    say(s, "attacks", rule="attack.def", who=attacker_id, what=how, target=target_id)
    if s.cards[target_id].hidden:
        # A blind attack turns the card up first [reveal.blind-attack] [reveal.blind-reveal].
        seat = s.cards[target_id].seat
        yield from turn_up(s, seat, [target_id], rule="reveal.blind-reveal")
        if not can_attack(s, attacker, s.cards[target_id], how, reach):
            # Cancelled without payment [golden.legality] [ruling.blind-attack].
            say(s, "cancelled", rule="golden.legality", who=attacker_id)
            yield from bury(s)
            return
    defender_id = target_id
    if how == BASIC and not value(s, attacker_id, "aimed"):
        # [protector.only-basic] [aimed.no-protector]
        # [strike.special.no-protector] [strike.magical.no-protector]
        defender_id = yield from declare(s, attacker_id, target_id)
    if is_blocked(s, defender_id, how):
        # Nothing happens, but the card has acted [block.no-damage] [block.associated] [block.pay].
        say(s, "blocked", rule="block.pay", target=defender_id, what=how)
        attacker.exhausted = True
        return
    yield from combat(s, attacker_id, defender_id, special)
    # It exhausts after the combat [act.exhaust] [ruling.attacker-alert]; so does a protector
    # [protector.exhaust].
    if attacker.zone != "grave":
        attacker.exhausted = True
    if defender_id != target_id and s.cards[defender_id].zone != "grave":
        s.cards[defender_id].exhausted = True
    if s.dying:
        yield from after_kill(s, attacker_id, [defender_id])
        yield from after_kill(s, defender_id, [attacker_id])
    yield from bury(s)


def combat(s: Battle, attacker_id: str, defender_id: str, special: Attack | None) -> Script[None]:
    """Engaging in combat, p. 11."""
    defender = s.cards[defender_id]
    if special is None and not defender.exhausted and s.kind(defender_id).creature:
        # Both are alert, and the defender is no artifact [combat.alert] [artifact.no-defense-die];
        # only against basic strikes [ruling.defender-die-basic].
        face = yield from roll(s, defender_id, "defense-skill")
        if face == 5:  # [combat.die.miss]
            say(s, "both-missed", rule="combat.die.miss", who=attacker_id, target=defender_id)
            return
        if face == 6:  # [combat.die.counter] [ruling.counter-reach]
            say(s, "countered", rule="combat.die.counter", who=defender_id, target=attacker_id)
            light = strike(s, defender_id, attacker_id)[0]
            yield from land(
                s, defender_id, attacker_id, light, BASIC, strike_riders(s, defender_id)
            )
            return
        # 1 to 4: the attack goes on [combat.die.hit].
    # An exhausted card is always hit [combat.exhausted] [combat.exhausted.sure].
    if special is None:
        how, riders = BASIC, strike_riders(s, attacker_id)
    else:
        how, riders = special.kind, special.riders
    face = yield from roll(s, attacker_id, "attack-skill")
    grades = strike(s, attacker_id, defender_id) if special is None else special.grades
    amount = by_grade(grades, face)
    say(s, "hit", rule="roll.standard", who=attacker_id, what=how, target=defender_id, n=amount)
    yield from land(s, attacker_id, defender_id, amount, how, riders)


def by_grade(grades: Grades, face: int) -> int:
    """A standard combat roll: light, medium or strong [roll.light] [roll.medium] [roll.strong]."""
    return grades[0] if face <= 3 else grades[1] if face <= 5 else grades[2]


def roll(s: Battle, card_id: str, skill: str) -> Script[int]:
    """Roll the black (defense) or white die, with the rerolls that the card has.

    The latest roll counts [reroll.last]; a skill and Blessing are similar: the larger number of
    rerolls counts, not the sum [ruling.skill-and-blessing].
    """
    die, rule = (WHITE, "roll.standard") if skill == "attack-skill" else (BLACK, "combat.alert")
    face: int = (yield Roll((die,), rule=rule, what=f"die.{die.name}"))[0]
    # [attack-skill.x] [defense-skill.x]
    skilled, blessed = value(s, card_id, skill), value(s, card_id, "blessing")
    left = max(skilled, blessed)
    card = s.cards[card_id]
    while left:
        about = {"face": face, "left": left, "who": card.kind, "die": die.name}
        if blessed > skilled:
            answer = yield Ask(card.seat, "reroll", AGAIN, rule="blessing", about=about)
        elif die is WHITE:
            answer = yield Ask(card.seat, "reroll", AGAIN, rule="attack-skill", about=about)
        else:
            answer = yield Ask(card.seat, "reroll", AGAIN, rule="defense-skill", about=about)
        if type(answer) is No:
            break
        face = (yield Roll((die,), rule=rule, what=f"die.{die.name}"))[0]
        left -= 1
    say(s, "rolled", rule="reroll.last", who=card_id, die=die.name, face=face)
    return face


def land(
    s: Battle, by: str, target: str, amount: int, how: str, riders: Iterable[Rider]
) -> Script[None]:
    """A hit: damage, what comes with it, vampirism, and what the hurt answer."""
    victim = s.cards[target]
    left = life(s, target) - victim.damage
    dealt = hurt(s, target, amount, how)
    if not dealt:
        return  # [ruling.riders]
    for rider in riders:
        ride(s, target, rider)
    if how == BASIC and s.kind(target).creature and value(s, by, "vampirism"):
        drink(s, by, min(dealt, left))
    if s.kind(target).triggers["hurt"]:
        yield from fire(s, target, "hurt", by)


def ride(s: Battle, target: str, rider: Rider) -> None:
    """What an attack does besides damage."""
    if rider.name == "poison":
        poison(s, target, rider.value)
    elif rider.name == "exhaust":
        s.cards[target].exhausted = True
        say(s, "exhaust", rule="ruling.riders", target=target)
    else:
        s.cards[target].held = True
        say(s, "hold", rule="ruling.hold", target=target)


def drink(s: Battle, vampire_id: str, amount: int) -> None:
    """Vampirism: heal first, the rest becomes extra life points.

    [vampirism.heal] [vampirism.cap] [vampirism.extra] [ruling.vampirism-part]; artifacts have no
    blood [artifact.no-vampirism].
    """
    vampire = s.cards[vampire_id]
    if vampire.zone == "grave" or amount <= 0:
        return
    healed = min(vampire.damage, amount)
    vampire.damage -= healed
    vampire.extra += amount - healed
    say(s, "drank", rule="vampirism.heal", who=vampire_id, n=healed, extra=amount - healed)
