"""Pp. 22-26: Fatigue and Penalties, Knocked Out and slain, Bleeding and Stunned."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.berserk.content import DICE, GUARD, MOVE
from grimtable.games.berserk.state import ROUNDS, Berserk, Hero, Mini, board, health, is_monster
from grimtable.kernel.state import tell
from grimtable.kernel.words import Words

__all__ = ["DICE", "GUARD", "MOVE", "bleed", "heal", "penalties", "recover", "tire", "wound"]

FATIGUE = (0, 0, 2, 4)
"""By the number of cards played [fatigue.gain.one] [fatigue.gain.two] [fatigue.gain.three]."""


PENALTIES = {DICE: "penalty.attack", GUARD: "penalty.defense", MOVE: "penalty.movement"}
"""What each kind of Penalty does."""


def penalties(s: Berserk, hero: Hero, kind: str) -> int:
    """How many Penalties of a kind a Hero suffers: all that were reached [penalty.threshold].

    They stack [fatigue.penalties.stack] and end when Fatigue falls below them [fatigue.reduce].
    """
    if not hero.fatigue:
        return 0
    found, fatigue = 0, hero.fatigue
    for what, at in board(s, hero).thresholds:
        if fatigue >= at and what == kind:
            found += 1
    return found


def tire(s: Berserk, hero: Hero, n: int, rule: str) -> None:
    """Fatigue grows or shrinks, not below 0 [fatigue.track] [fatigue.min]; at KO the Hero falls."""
    before = hero.fatigue
    hero.fatigue = min(max(before + n, 0), board(s, hero).ko)
    if hero.fatigue == before:
        return
    tell(s, "tired", rule=rule, who=hero.id, n=hero.fatigue - before, fatigue=hero.fatigue)
    for kind, at in board(s, hero).thresholds:
        if before < at <= hero.fatigue:
            tell(s, f"penalty-{kind}", rule=PENALTIES[kind], who=hero.id)
        elif hero.fatigue < at <= before:
            tell(s, f"relief-{kind}", rule="fatigue.reduce", who=hero.id)
    if hero.fatigue >= board(s, hero).ko:
        knock_out(s, hero, rule="fatigue.ko")


def wound(s: Berserk, mini: Mini, n: int, rule: str) -> None:
    """Wounds on a miniature; it falls when it has as many as it has Health [health.loss]."""
    if n <= 0 or not mini.at:
        return
    mini.wounds = min(mini.wounds + n, health(s, mini))
    tell(s, "wounded", rule=rule, who=mini.id, n=n, left=health(s, mini) - mini.wounds)
    if mini.wounds < health(s, mini):
        return
    if mini.id in s.enemies:
        slay(s, mini)
    else:
        knock_out(s, mini, rule="ko.hero" if isinstance(mini, Hero) else "ko.ally")


def knock_out(s: Berserk, mini: Mini, rule: str) -> None:
    """A Hero or Ally leaves the board, not to be activated again in this Adventure.

    [ko.hero.remove] [ko.ally.remove]. Enemy Health stays as it is [ko.hero.enemy-health]. When
    all Heroes are down the Adventure is lost, whatever else was won [ruling.defeat-vs-victory].
    """
    mini.at = ""
    tell(s, "down", rule=rule, who=mini.id)
    if isinstance(mini, Hero) and not any(hero.at for hero in s.heroes.values()):
        s.won = False
        tell(s, "defeat", rule="end.defeat.all-ko")


def slay(s: Berserk, enemy: Mini) -> None:
    """The miniature goes back to its Enemy Pool, ready for another spawn.

    [enemy.slain.remove] [ruling.slain-respawn]
    """
    del s.enemies[enemy.id]
    enemy.at = ""
    s.pool[enemy.kind] = s.pool.get(enemy.kind, 0) + 1
    key = f"slain.{enemy.kind}"
    s.counts[key] = s.counts.get(key, 0) + 1
    tell(s, "slain", rule="enemy.slain", who=enemy.id)


def heal(s: Berserk, mini: Mini, n: int, rule: str) -> None:
    """Health comes back, never above the maximum [health.max]."""
    n = min(n, mini.wounds)
    if n > 0:
        mini.wounds -= n
        tell(s, "healed", rule=rule, who=mini.id, n=n)


def afflict(s: Berserk, mini: Mini, bleeding: int, stunned: int) -> None:
    """Status tokens on a base, on top of those there [status.tokens] [bleed.stack] [stun.stack]."""
    if not mini.at:
        return
    if bleeding:
        mini.bleeding += bleeding
        tell(s, "bleeding", rule="bleed.per-icon", who=mini.id, n=bleeding)
    if stunned:
        mini.stunned += stunned
        tell(s, "stunned", rule="stun.per-icon", who=mini.id, n=stunned)


def bleed(s: Berserk, side: list[Mini], each: int) -> None:
    """At the end of their side's Turn every token hurts, and stays [bleed.tick].

    A Hero or Ally takes 1 Wound each [bleed.hero] [bleed.ally], an Enemy 2 [bleed.enemy], whatever
    the Defense [ruling.bleed-stays] [status.summary-table].
    """
    for mini in side:
        if mini.bleeding:
            tell(s, "bled", rule="bleed.tick", who=mini.id, n=mini.bleeding)
            wound(s, mini, each * mini.bleeding, rule="bleed.tick")


def recover(s: Berserk, side: list[Mini], rule: str) -> None:
    """At the end of their side's Turn who is neither Hero nor Monster loses a Stunned token."""
    for mini in side:
        if mini.stunned and mini.at and not isinstance(mini, Hero) and not is_monster(s, mini):
            mini.stunned -= 1
            tell(s, "recovered", rule=rule, who=mini.id)


def loses_dice(s: Berserk, mini: Mini) -> bool:
    """Whether Stunned costs dice instead of the activation [stun.hero-monster] [monster.stun]."""
    return isinstance(mini, Hero) or is_monster(s, mini)


def ending(s: Berserk) -> Iterator[Words]:
    """Why an Adventure was lost, how far it came, and which Heroes were down when it ended."""
    down = [who for who, hero in s.heroes.items() if not hero.at]
    if not s.won:
        if len(down) == len(s.heroes):
            yield Words("ending-down", {"n": s.round})
            return
        why = "ending-late" if s.round > ROUNDS else "ending-event"
        yield Words(why, {"n": min(s.round, ROUNDS)})
        for name, n in s.counts.items():
            yield Words("ending-counted", {"counter": name, "n": n})
    yield Words("ending-fallen", {"who": down}) if down else Words("ending-standing")
