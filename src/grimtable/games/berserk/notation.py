"""The notation of cards and how it is compiled into records (docs/berserk.md explains it)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.cards import Builder, Notation
from grimtable.games.berserk.records import (
    Against,
    AllIn,
    Alone,
    AnyTarget,
    Attack,
    Attacked,
    Aura,
    Blast,
    Clear,
    Closing,
    Count,
    Counted,
    Dash,
    Discard,
    Down,
    Drift,
    EndOfRound,
    Enters,
    Favour,
    Finish,
    Fire,
    Flee,
    Gift,
    GuardIf,
    Half,
    Harm,
    HitsPush,
    Hold,
    Hurt,
    HurtAttack,
    Inflict,
    InRiposte,
    Join,
    Lay,
    More,
    Mud,
    Near,
    NoneLeft,
    NoToken,
    Once,
    OneIn,
    Push,
    Reach,
    Reload,
    Rerolls,
    Reveal,
    Ripostes,
    Seeks,
    SetRule,
    Shelter,
    Slain,
    Slip,
    Slow,
    Spawn,
    StandsIn,
    Still,
    Stride,
    Stronger,
    Supply,
    Sweep,
    Trial,
    Triggered,
    Upgrade,
    When,
)


class Build(Builder):
    """Makes the records."""

    records = {
        "sweep": Sweep,
        "blast": Blast,
        "if_still": Still,
        "if_near": Near,
        "against": Against,
        "if_alone": Alone,
        "if_hurt": Hurt,
        "more": More,
        "push": Push,
        "slow": Slow,
        "reroll": Rerolls,
        "dash": Dash,
        "ripostes": Ripostes,
        "stride": Stride,
        "slip": Slip,
        "reload": Reload,
        "once": Once,
        "aura": Aura,
        "seeks": Seeks,
        "anyone": AnyTarget,
        "guard_if": GuardIf,
        "ally": Join,
        "place": Lay,
        "clear": Clear,
        "reveal": Reveal,
        "discard": Discard,
        "upgrade": Upgrade,
        "harm": Harm,
        "flee": Flee,
        "drift": Drift,
        "tactic": Supply,
        "counted": Counted,
        "none_left": NoneLeft,
        "no_token": NoToken,
        "slain": Slain,
        "all_in": AllIn,
        "one_in": OneIn,
        "enters": Enters,
        "stands_in": StandsIn,
        "attacked": Attacked,
        "down": Down,
        "half": Half,
        "closing": Closing,
        "fire": Fire,
        "mud": Mud,
        "hold": Hold,
        "hits_push": HitsPush,
        "shelter": Shelter,
    }

    def pool(self, dice: list[Any]) -> tuple[str, ...]:
        return tuple(colour for die in dice if die for colour in die)

    def die(self, parts: list[Any]) -> tuple[str, ...]:
        n, colour = parts
        return (colour,) * int(n)

    def effect(self, clauses: list[Any]) -> tuple[Any, ...]:
        return tuple(clause for clause in clauses if clause is not None)

    enemy = orders = special = effect

    def attack(self, changes: list[Any]) -> Attack:
        return Attack(tuple(changes))

    def hurt_attack(self, parts: list[Any]) -> HurtAttack:
        high, low, *changes = parts
        return HurtAttack(high, low, tuple(changes))

    def in_riposte(self, changes: list[Any]) -> InRiposte:
        return InRiposte(tuple(changes))

    def reach(self, parts: list[Any]) -> Reach:
        return Reach(parts[0], parts[1] is not None)

    def stun(self, parts: list[Any]) -> Inflict:
        return Inflict("stunned", parts[0])

    def bleed(self, parts: list[Any]) -> Inflict:
        return Inflict("bleeding", parts[0])

    def gift(self, parts: list[Any]) -> Gift:
        good, sign, n, whom, reach = parts
        return Gift(good, n if sign == "+" else -n, whom, 1 if reach is None else reach)

    def end_of_round(self, parts: list[Any]) -> EndOfRound:
        n, four, five = parts
        return EndOfRound(n, four or 0, five or 0)

    def spawn(self, parts: list[Any]) -> Spawn:
        n, four, five, kind, on, heroes = parts
        if four is None:
            return Spawn(n or 1, kind, on, heroes or 0)
        return Spawn(n, kind, on, heroes or 0, four, five)

    def rule(self, parts: list[Any]) -> SetRule:
        return SetRule(parts[0] == "+", parts[1])

    def win(self, parts: list[Any]) -> Finish:
        return Finish(True)

    def lose(self, parts: list[Any]) -> Finish:
        return Finish(False)

    def count(self, parts: list[Any]) -> Count:
        name, sign, n = parts
        return Count(name, n if sign == "+" else -n)

    def heroes(self, parts: list[Any]) -> Favour:
        good, sign, n = parts
        return Favour(good, n if sign == "+" else -n)

    def hero_down(self, parts: list[Any]) -> Down:
        return Down("hero")

    def when(self, parts: list[Any]) -> When:
        return When(parts[0], tuple(parts[1:]))

    def trial(self, parts: list[Any]) -> Trial:
        n, *dice = parts
        return Trial(n, tuple(colour for die in dice if die for colour in die))

    def failed(self, parts: list[Any]) -> Triggered:
        return Triggered(True, parts[0])

    def triggered(self, parts: list[Any]) -> Triggered:
        return Triggered(False, parts[0])

    def stronger(self, parts: list[Any]) -> Stronger:
        kind, sign, n, gain = parts
        return Stronger(kind, n if sign == "+" else -n, gain)


NOTATION = Notation(
    Path(__file__).with_name("notation.lark"),
    Build(),
    ["pool", "effect", "enemy", "orders", "when", "special"],
)
