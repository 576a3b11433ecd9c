"""Basic strike and Engaging in combat, pp. 10-11, and the other attacks of the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grimtable.games.realms.abilities import after_kill, bury, fire
from grimtable.games.realms.damage import hold, hurt, is_blocked, poison, prevented
from grimtable.games.realms.dice import BLACK, WHITE, by_grade, damage_table, grade
from grimtable.games.realms.notation import Attack, Rider
from grimtable.games.realms.options import Protect
from grimtable.games.realms.placing import turn_up
from grimtable.games.realms.protectors import may_step_in
from grimtable.games.realms.rerolls import ask_again, is_best_defence, is_best_strike, rerolls
from grimtable.games.realms.state import Battle, Blow, named_card, say
from grimtable.games.realms.targets import BASIC, can_attack
from grimtable.games.realms.traits import life, strike, strike_riders, value
from grimtable.kernel.asks import Ask, No, Roll, Script

# The attack ------------------------------------------------------------------------------------


def declare(s: Battle, attacker: str, target: str, special: Attack | None) -> None:
    """Declare an attack; `special` None: a basic strike, as every creature has [strike.basic]."""
    how = BASIC if special is None else special.kind
    s.under_way.append(Blow(attacker, target, target, how, special))
    if how == BASIC and s.cards[target].flies and not s.cards[attacker].flies:
        say(s, "attacks-flyer", rule="flying.only-left", who=attacker, what=how, target=target)
    else:
        say(s, "attacks", rule="attack.def", who=attacker, what=how, target=target)


def reveal(s: Battle, blow: Blow) -> None:
    """A blind attack turns the card up first, and it goes to its place.

    [reveal.blind-attack] [ruling.blind-attack]
    """
    card = s.cards[blow.target]
    if not card.hidden:
        blow.window = "protect"
        return
    blow.window = "reach"
    s.blind = True
    turn_up(s, card.seat, (blow.target,), rule="reveal.blind-reveal")


def reach(s: Battle, blow: Blow) -> None:
    """What was turned up may be nothing that can be attacked: cancelled without payment."""
    attacker, target = s.cards[blow.by], s.cards[blow.target]
    limit = blow.special.range if blow.special else None
    if can_attack(s, attacker, target, blow.how, limit):
        blow.window = "protect"
        return
    say(s, "cancelled", rule="golden.legality", who=blow.by)
    over(s, blow)


def protect(s: Battle, blow: Blow) -> Script[None] | None:
    """Only against a basic strike can a protector be declared.

    [protector.only-basic] [strike.special.no-protector] [strike.magical.no-protector]
    """
    if blow.how == BASIC:
        able = may_step_in(s, blow.by, blow.target)
        if able:
            return declare_protector(s, blow, able)
    blow.window = "block"
    return None


def declare_protector(s: Battle, blow: Blow, able: list[str]) -> Script[None]:
    """The defending player may let another creature fight in place of the attacked card.

    This is asked once, before any die [protector.purpose] [ruling.protector-timing].
    """
    blow.window = "block"
    answer = yield Ask(
        s.cards[blow.target].seat,
        "protector",
        (No(), *map(Protect, able)),
        rule="protector.who",
        about={"attacker": named_card(s, blow.by), "target": named_card(s, blow.target)},
    )
    if type(answer) is Protect:
        say(s, "protected", rule="protector.replaces", who=answer.who, target=blow.target)
        blow.defender = answer.who


def block(s: Battle, blow: Blow) -> None:
    """Against protection nothing happens, but the card has acted [block.no-damage]."""
    blow.window = "defend"
    if is_blocked(s, blow.defender, blow.how):
        say(s, "blocked", rule="block.pay", target=blow.defender, what=blow.how)
        s.cards[blow.by].exhausted = True
        s.under_way.pop()


# Engaging in combat, p. 11 -----------------------------------------------------------------------


def defend(s: Battle, blow: Blow) -> Script[None] | None:
    """If both are alert, and the defender no artifact, it rolls the black die.

    Only against basic strikes [ruling.defender-die-basic] [artifact.no-defense-die]. An exhausted
    card is always hit [combat.exhausted] [combat.exhausted.sure].
    """
    defender = s.cards[blow.defender]
    if blow.special is not None or defender.exhausted or not s.kind(blow.defender).creature:
        blow.window = "strike"
        return None
    return roll_black(s, blow)


def roll_black(s: Battle, blow: Blow) -> Script[None]:
    """The defender's die; who rolls it may have rerolls [combat.alert]."""
    (blow.black,) = yield Roll((BLACK,), rule="combat.alert", what="die.black")
    blow.rerolls = rerolls(s, blow.defender, "defense-skill")
    blow.window = "defend-again"


def defend_again(s: Battle, blow: Blow) -> Script[None] | None:
    """With a Defense skill or Blessing the die may be rolled again [defense-skill.x]."""
    if blow.rerolls and not is_best_defence(s, blow):
        return ask_again(s, blow, blow.defender, "defense-skill")
    if blow.black <= 4:
        say(s, "defended", rule="combat.die.hit", who=blow.defender, face=blow.black)
        blow.window = "strike"
    elif blow.black == 5:
        say(s, "both-missed", rule="combat.die.miss", who=blow.by, target=blow.defender)
        blow.window = "exhaust"
    else:
        counter(s, blow)
    return None


def counter(s: Battle, blow: Blow) -> None:
    """The attacker misses, and the defender deals a light basic strike [ruling.counter-reach]."""
    say(s, "countered", rule="combat.die.counter", who=blow.defender, target=blow.by)
    blow.window = "exhaust"
    light = strike(s, blow.defender, blow.by)[0]
    land(s, blow.defender, blow.by, light, BASIC, strike_riders(s, blow.defender))


def roll_white(s: Battle, blow: Blow) -> Script[None]:
    """The standard combat roll."""
    (blow.white,) = yield Roll((WHITE,), rule="roll.standard", what="die.white")
    blow.rerolls = rerolls(s, blow.by, "attack-skill")
    blow.window = "strike-again"


def strike_again(s: Battle, blow: Blow) -> Script[None] | None:
    """With an Attack skill or Blessing the die may be rolled again [attack-skill.x]; then it hits.

    [damage.sources]
    """
    if blow.rerolls and not is_best_strike(s, blow):
        return ask_again(s, blow, blow.by, "attack-skill")
    amount = by_grade(damage_table(s, blow), blow.white)
    kept = prevented(s, blow.defender, amount, blow.how)
    say(
        s,
        "hit",
        rule="roll.standard",
        who=blow.by,
        what=blow.how,
        target=blow.defender,
        n=amount - kept,
        prevented=kept,
        face=blow.white,
        grade=f"grade-{grade(blow.white)}",
    )
    blow.window = "exhaust"
    special = blow.special
    riders = strike_riders(s, blow.by) if special is None else special.riders
    land(s, blow.by, blow.defender, amount, blow.how, riders, tell=False)
    return None


# What comes of it --------------------------------------------------------------------------------


def land(
    s: Battle,
    by: str,
    target: str,
    amount: int,
    how: str,
    riders: Iterable[Rider],
    *,
    tell: bool = True,
) -> None:
    """A hit: damage, what comes with it, vampirism, and what the hurt answer."""
    victim = s.cards[target]
    left = life(s, target) - victim.damage
    dealt = hurt(s, target, amount, how, tell=tell)
    if not dealt:
        return  # [ruling.riders] [block.associated]
    for rider in riders:
        ride(s, target, rider)
    if how == BASIC and s.kind(target).creature and value(s, by, "vampirism"):
        drink(s, by, min(dealt, left))
    fire(s, target, "hurt", by)


def ride(s: Battle, target: str, rider: Rider) -> None:
    """What an attack does besides damage."""
    if rider.name == "poison":
        poison(s, target, rider.value)
    elif rider.name == "exhaust":
        s.cards[target].exhausted = True
        say(s, "exhaust", rule="ruling.riders", target=target)
    else:
        hold(s, target)


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


def exhaust(s: Battle, blow: Blow) -> None:
    """After the combat the attacker exhausts, and so does a protector.

    [act.exhaust] [ruling.attacker-alert] [protector.exhaust]
    """
    s.cards[blow.by].exhausted = True
    if blow.defender != blow.target:
        s.cards[blow.defender].exhausted = True
    if s.dying:  # only quicker: where nobody dies the other windows do nothing
        blow.window = "attacker-killed"
    else:
        s.under_way.pop()


def attacker_killed(s: Battle, blow: Blow) -> None:
    """What the attacker does after a kill [ruling.triggers]."""
    blow.window = "defender-killed"
    after_kill(s, blow.by, (blow.defender,))


def defender_killed(s: Battle, blow: Blow) -> None:
    """What the defender does, whose counter or answer has killed."""
    blow.window = "over"
    after_kill(s, blow.defender, (blow.by,))


def over(s: Battle, blow: Blow) -> None:
    """The attack is over, and the dead are buried."""
    s.under_way.pop()
    bury(s)


WINDOWS: dict[str, Callable[[Battle, Blow], Script[None] | None]] = {
    "declare": reveal,
    "reach": reach,
    "protect": protect,
    "block": block,
    "defend": defend,
    "defend-again": defend_again,
    "strike": roll_white,
    "strike-again": strike_again,
    "exhaust": exhaust,
    "attacker-killed": attacker_killed,
    "defender-killed": defender_killed,
    "over": over,
}
"""An attack from its declaration to what it sets off, in the order of pp. 10-11."""
