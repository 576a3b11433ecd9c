"""Attack skill, Defense skill and Blessing: a die may be rolled again, where that can be wanted."""

from __future__ import annotations

from grimtable.games.realms.damage import is_scaled, prevented
from grimtable.games.realms.dice import BLACK, WHITE, by_grade, damage_table, defence, means
from grimtable.games.realms.notation import FRIENDLY
from grimtable.games.realms.options import Reroll
from grimtable.games.realms.state import Battle, Blow, named_card, say
from grimtable.games.realms.targets import BASIC
from grimtable.games.realms.traits import life, strike, value
from grimtable.kernel.asks import Ask, No, Option, Roll, Script
from grimtable.kernel.words import Words

AGAIN: tuple[Option, ...] = (No(), Reroll())


def rerolls(s: Battle, card_id: str, skill: str) -> int:
    """How often a card may roll its die again.

    A skill and Blessing are similar: the larger number counts, not the sum
    [ruling.skill-and-blessing].
    """
    return max(value(s, card_id, skill), value(s, card_id, "blessing"))


def ask_again(s: Battle, blow: Blow, card_id: str, skill: str) -> Script[None]:
    """By Attack skill, Defense skill or Blessing; the latest roll counts [reroll.last]."""
    card = s.cards[card_id]
    die, face = (WHITE, blow.white) if skill == "attack-skill" else (BLACK, blow.black)
    about = {
        "face": face,
        "left": blow.rerolls,
        "who": named_card(s, card_id),
        "die": die.name,
        "means": Words(f"scene-means-{die.name}", means(s, blow, die.name, face)),
    }
    if value(s, card_id, "blessing") > value(s, card_id, skill):
        ask = Ask(card.seat, "reroll", AGAIN, rule="blessing", about=about)
    elif die is WHITE:
        ask = Ask(card.seat, "reroll", AGAIN, rule="attack-skill", about=about)
    else:
        ask = Ask(card.seat, "reroll", AGAIN, rule="defense-skill", about=about)
    answer = yield ask
    if type(answer) is No:
        blow.rerolls = 0
        return
    blow.rerolls -= 1
    (again,) = yield Roll((die,), rule=ask.rule, what=f"die.{die.name}")
    say(s, "rerolled", rule="reroll.last", who=card_id, die=die.name, face=again)
    if die is WHITE:
        blow.white = again
    else:
        blow.black = again


# Where nobody could want it --------------------------------------------------------------------


def is_best_strike(s: Battle, blow: Blow) -> bool:
    """Whether no roll of the white die could serve the attacker better than this one.

    It kills as any does; or hits as hard as any, and that can't be regretted [ruling.reroll-vain].
    """
    if blow.how != BASIC and is_scaled(s, blow.defender):
        return True  # nothing gets through
    table = damage_table(s, blow)
    done = [_done(s, blow.defender, n, blow.how) for n in table]
    now = _done(s, blow.defender, by_grade(table, blow.white), blow.how)
    left = life(s, blow.defender) - s.cards[blow.defender].damage
    if min(n for n, _ in done) >= left:
        return True
    return now == max(done) and not regrets(s, blow.by, blow.defender, now[0], min(done)[0])


def is_best_defence(s: Battle, blow: Blow) -> bool:
    """Whether no roll of the black die could serve the defender better than this one.

    It strikes back; or the attacker misses, and to strike back would do nothing
    [ruling.reroll-vain].
    """
    light = strike(s, blow.defender, blow.by)[0]
    if defence(blow.black) == "miss":
        return light == 0
    dealt, _ = _done(s, blow.by, light, BASIC)
    is_back = defence(blow.black) == "counter"
    return is_back and not regrets(s, blow.defender, blow.by, dealt, 0)


def regrets(s: Battle, by: str, victim: str, dealt: int, less: int) -> bool:
    """Whether who deals so much damage might rather deal less: the victim answers it.

    It does something when it is hurt, or is stronger for it; its death sets something off, takes an
    aura from the table, or does not last; or its scales close.
    """
    card, kind = s.cards[victim], s.kind(victim)
    left = life(s, victim) - card.damage
    if dealt and not less and (kind.triggers["hurt"] or (kind.wounded and not card.damage)):
        return True
    if card.damage + less < 5 <= card.damage + dealt and value(s, victim, "scale"):
        return True
    if not less < left <= dealt:
        return False
    dead = [victim, card.symbiote] if card.symbiote else [victim]
    loot = [verb for one in s.kind(by).triggers["kill"] for verb in one.effect.verbs]
    return (
        any(i in s.auras or s.kind(i).triggers["death"] for i in dead)
        or "incarnation" in kind.traits
        or any(verb.name not in FRIENDLY for verb in loot)
    )


def _done(s: Battle, victim: str, amount: int, how: str) -> tuple[int, int]:
    """What gets through, and what armor takes of it."""
    kept = prevented(s, victim, amount, how)
    return amount - kept, kept
