"""Health, tokens and what knocks out: taking, suffering, immunity (pp. 10, 76-90)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from grimtable.games.drunagor.box import Skill
from grimtable.games.drunagor.content import (
    COVERED,
    FIGHTERS,
    HEROES,
    HORSEMEN,
    doors_of,
    finale_of,
    goal_of,
    printed,
    skills_of,
    timed,
)
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    COLOURS,
    CONDITIONS,
    CURSE,
    OFF,
    REDUNDANT,
    STACK,
    TRAUMA,
    Ally,
    Drunagor,
    Hero,
    Horseman,
    KnockOut,
    Monster,
    Owed,
    Record,
    SceneToken,
    SkillCast,
    Visit,
)
from grimtable.kernel.state import tell
from grimtable.kernel.words import Words

MOST_HEALTH = 16
"""P. 76: no Hero's Maximum Health is higher."""
TURNCOATS = {
    "condottieri_turncoat": ("desert_knight", "betrayed_condottieri"),
    "dunedancer_turncoat": ("umbralian_knight", "betrayed_dunedancer"),
}
"""Statuses with which it pays to defeat them (Story Record)."""
HAUNTED = ("hero_lorennor", "hero_uldannor")
"""Whom Past-Life Hauntings torment (Story Record)."""
CURSES, TRAUMAS = 6, 2
"""Pp. 80, 88: so many cubes on one Hero, and the Adventure fails."""


def push(s: Drunagor, record: Record) -> None:
    """Put something on top of what is under way; nothing more once the game is over."""
    if s.won is None:
        s.under_way.append(record)


def pop(s: Drunagor, record: Record) -> None:
    """Take a record off that is over."""
    if s.under_way and s.under_way[-1] is record:
        s.under_way.pop()


def end(s: Drunagor, won: bool, cause: str, rule: str, who: str = "") -> None:
    """The Adventure is won or fails at once."""
    if s.won is None:
        s.won, s.cause = won, cause
        s.under_way.clear()
        tell(s, f"end-{cause}", rule, who=who or s.boss.id)


def character(s: Drunagor, who: str) -> Hero | Monster | Ally | Horseman:
    """Whoever has that id."""
    if who == s.boss.id:
        return s.boss
    return s.heroes.get(who) or s.allies.get(who) or s.monsters[who]


# Skills that are always on --------------------------------------------------------------------


class Gift(NamedTuple):
    """What a Skill gives while it works: its number, and for ROLL X+ what is gained."""

    skill: str
    n: int
    channel: bool
    of: tuple[Act, ...]


@cache
def givers(kit: str, word: str) -> tuple[Gift, ...]:
    """Which Skills give a Hero some keyword without being used: passives, and CHANNEL."""
    giving = printed_gifts().get(word, {})
    cards = set(kit.split())
    found = [one for card in cards if card in giving for one in giving[card]]
    found.sort(key=itemgetter(0))
    return tuple([gift for _, gift in found if COVERED + gift.skill not in cards])


@cache
def printed_gifts() -> dict[str, dict[str, list[tuple[int, Gift]]]]:
    """By keyword, what the Skills of each card give of it, each with its place among all Skills."""
    found: dict[str, dict[str, list[tuple[int, Gift]]]] = {}
    for card, mine in printed().items():
        for place, name, skill in mine:
            for part in skill.parts:
                channel = part.when == "channel"
                for act in part.acts if channel or skill.timing == "passive" else ():
                    word = f"immunity-{act.of[0].name}" if act.name == "immunity" else act.name
                    gift = Gift(name, act.n, channel, act.of)
                    found.setdefault(word, {}).setdefault(card, []).append((place, gift))
    return found


def is_blocked(hero: Hero, skill: str) -> bool:
    """Whether a Curse or Trauma Cube lies on a Skill [kw.passive]."""
    return hero.slots.get(skill) in (CURSE, TRAUMA)


def works(hero: Hero, gift: Gift) -> bool:
    """Whether a passive is unblocked, or an Action Cube keeps up a CHANNEL [kw.channel].

    [kw.channel.not-blocked] [kw.channel.itself]
    """
    held = hero.slots.get(gift.skill)
    return held in COLOURS if gift.channel else held not in (CURSE, TRAUMA)


def gifts(hero: Hero, word: str) -> list[Gift]:
    """What works for a Hero of a keyword."""
    found = []
    for gift in givers(hero.kit, word):
        if works(hero, gift):
            found.append(gift)
    return found


def bonus(hero: Hero, word: str) -> int:
    """What unblocked passive Skills give of a keyword [kw.passive]."""
    given = 0
    for gift in givers(hero.kit, word):
        if works(hero, gift):
            given += gift.n
    return given


def is_wounded(hero: Hero) -> bool:
    """At most half of maximum Health, rounded down [kw.wounded]."""
    return hero.health <= most_health(hero) // 2


def is_fine(hero: Hero) -> bool:
    """At least half of maximum Health, rounded up; at just half both [kw.fine].

    [kw.wounded.both]
    """
    return hero.health >= (most_health(hero) + 1) // 2


def trigger(s: Drunagor, hero: Hero, timing: str, rule: str) -> None:
    """Let a Hero's abilities of some moment resolve, the first one first [kw.cast.passive]."""
    for skill in triggered(hero.kit, timing):
        if not is_blocked(hero, skill):
            tell(s, "triggered", rule, who=hero.id, skill=skill)
            push(s, SkillCast(hero.id, skill, timing, "blue"))


@cache
def triggered(kit: str, timing: str) -> tuple[str, ...]:
    """A Hero's abilities of some moment, the last one first."""
    return tuple([skill.id for skill in timed(kit).get(timing, ())][::-1])


def most_health(hero: Hero) -> int:
    """P. 76: bonuses are added up, then 16 is the most [kw.hp.sum] [kw.hp.cap] [kw.hp.virtual]."""
    return min(MOST_HEALTH, HEROES[hero.id].health + bonus(hero, "hp"))


def skills(hero: Hero) -> dict[str, Skill]:
    """All Skills of a Hero."""
    return skills_of(hero.kit)


# Tokens ---------------------------------------------------------------------------------------


def is_immune(s: Drunagor, who: str, token: str) -> bool:
    """P. 82: the token is not even taken [kw.immunity] [kw.large.immune] [gap.boss-values].

    [kw.large]
    """
    if who == s.boss.id:
        return token in HORSEMEN[who].immune or token == "polymorph"
    hero = s.heroes.get(who)
    if hero is not None:
        return bool(gifts(hero, f"immunity-{token}"))
    if who in s.allies:
        return False
    it = s.monsters[who]
    return token in FIGHTERS[it.kind][it.rank].immune


def gain(s: Drunagor, who: str, token: str, n: int, rule: str) -> int:
    """Take tokens, as many as one can hold [kw.stackable] [kw.redundant]; how many were taken.

    [tok.redundant-conditions] [tok.stackable-conditions] [tok.stackable-resources]
    A face that shows 2 is two tokens [kw.stackable.faces].

    [tok.redundant-resources] [kw.take.condition]
    """
    it = character(s, who)
    if token in CONDITIONS and isinstance(it, Hero) and it.down:
        tell(s, "out-of-it", rule, who=who, token=token)
        return 0
    if token in CONDITIONS and is_immune(s, who, token):
        tell(s, "immune", rule="kw.immunity", who=who, token=token)
        return 0
    single, held = token in REDUNDANT, it.tokens.get(token, 0)
    most = 1 if single else STACK
    if token == "fruit" and isinstance(it, Hero):
        it.ripe = min(it.ripe, held)
    taken = max(0, min(n, most - held))
    if taken:
        it.tokens[token] = held + taken
        tell(s, "gained", rule, who=who, token=token, n=taken)
    if taken < (min(n, 1) if single else n):
        told = "kw.redundant" if single else "kw.stackable"
        tell(s, "full", told, who=who, token=token, n=n - taken, most=most)
    return taken


def gain_one(s: Drunagor, who: str, token: str, rule: str) -> None:
    """Take a token of which nobody holds two [kw.redundant]."""
    gain(s, who, token, STACK, rule)  # there is room for one


def lose(it: Hero | Monster | Ally | Horseman, token: str, n: int = STACK) -> int:
    """Discard tokens, all of a kind unless told otherwise; how many there were [kw.discard]."""
    held = it.tokens.get(token, 0)
    if n < held:
        it.tokens[token] = held - n
        return n
    if held:
        del it.tokens[token]
    return held


# Health ---------------------------------------------------------------------------------------


def is_haunted(s: Drunagor, monster: Monster) -> bool:
    """Whether what heals others harms it: heroes of the past [ruling.hauntings]."""
    return monster.kind in HAUNTED and "past_life_hauntings" in s.statuses


def heal(s: Drunagor, who: str, n: int, rule: str) -> None:
    """Regain Health, never above the maximum [kw.heal] [kw.regain]."""
    it = character(s, who)
    if isinstance(it, Monster) and is_haunted(s, it):
        hurt(s, who, n, rule="ruling.hauntings")
        return
    if isinstance(it, Hero):
        if it.down:
            return
        most = most_health(it)
    elif isinstance(it, Ally):
        return
    elif isinstance(it, Horseman):
        most = max(it.top, it.health)
    else:
        most = it.top or FIGHTERS[it.kind][it.rank].health
    healed = min(n, most - it.health)
    if healed > 0:
        it.health += healed
        tell(s, "healed", rule, who=who, n=healed)


CAUSES = {
    "ruling.darkness": "darkness",
    "dark.crush": "darkness",
    "ruling.fall": "fall",
    "kw.telekinesis.fall": "fall",
    "kw.bleed.tick": "conditions",
    "kw.burn.tick": "conditions",
    "kw.poison.tick": "conditions",
    "kw.retaliate": "retaliation",
    "kw.pay-life": "price",
}
"""Where damage came from that no attack did, to be told."""


def hurt(s: Drunagor, who: str, n: int, rule: str, by: str = "") -> int:
    """Suffer damage that nothing prevents any more: Health is lost [dmg.suffers-moment].

    A Hero with BRITTLE suffers double [kw.brittle.hero]. How much was suffered.

    [kw.non-preventable] [kw.non-preventable.no-threat] [kw.threat.never]
    """
    if n <= 0 or s.won is not None:
        return 0
    it = character(s, who)
    if isinstance(it, Hero) and it.down:
        return 0
    if "brittle" in it.tokens and isinstance(it, Hero | Ally):
        lose(it, "brittle")
        n *= 2
        tell(s, "brittle", "kw.brittle.hero", who=who, n=n)
    if isinstance(it, Ally):
        return withstand(s, it, n, rule)
    it.health -= n
    tell(s, "hurt", rule, who=who, n=n, left=max(0, it.health), why=CAUSES.get(rule, ""))
    if it.health <= 0:
        defeat(s, it, by)
    return n


def take(s: Drunagor, who: str, n: int, rule: str, by: str) -> None:
    """Take damage that comes of no attack: SHIELD is spent first, without a choice [kw.shield]."""
    spent = lose(character(s, who), "shield", n)
    if spent:
        tell(s, "shielded", rule="threat.shields-no-choice", who=who, n=spent)
    hurt(s, who, n - spent, rule, by=by)


def withstand(s: Drunagor, ally: Ally, n: int, rule: str) -> int:
    """Sturdiness takes a blow up to its value, even if nothing prevents it; more is the end.

    [kw.sturdiness] [kw.sturdiness.exceed] [ally.defeat.single-blow] [ally.defeat.remove]
    [kw.companion.sturdiness]
    """
    if n <= ALLIES[ally.kind].entry.sturdiness:
        tell(s, "sturdy", "kw.sturdiness", who=ally.id, n=n)
        return 0
    return fall(s, ally, n, rule)


def fall(s: Drunagor, ally: Ally, n: int, rule: str) -> int:
    """Whoever joined the party is removed from the board [ally.defeat.remove]."""
    del s.allies[ally.id]
    tell(s, "ally-falls", rule, who=ally.id, n=n)
    return n


def defeat(s: Drunagor, it: Hero | Monster | Horseman, by: str = "") -> None:
    """At 0 Health: a Hero is knocked out, a Monster is removed, a Horseman loses the fight."""
    it.health = 0
    if isinstance(it, Hero):
        it.down = True
        if it.hiding:
            it.hiding = False
            s.furniture.pop(it.at, None)
        push(s, KnockOut(it.id))
    elif isinstance(it, Horseman):
        end(s, True, "won", rule="ruling.victory")
    else:
        del s.monsters[it.id]
        s.hands.pop(it.id, None)  # its cards leave the Track [ruling.commander]
        tell(s, "slain", rule="kw.killing-blow", who=it.id, by=by or s.boss.id)
        if by in s.heroes and any(st in s.statuses for st in TURNCOATS.get(it.kind, ())):
            push(s, Owed("boon", by))  # [ruling.turncoats]
        accomplish(s)


def accomplish(s: Drunagor) -> None:
    """All Doors open, nobody left, and what the Adventure asks for is done: it is won.

    Some end with a scene, which then comes to the Party Leader [ruling.last-scene].
    """
    if s.won is not None or not s.place or s.monsters or s.opened != doors_of(s.place):
        return
    last = finale_of(s.place)
    if last and last not in s.scenes:
        s.scenes[last] = SceneToken(OFF, 1)
        push(s, Visit(s.options.leader or s.options.party[0], last))
        return
    if set(goal_of(s.place)) <= set(s.statuses):
        end(s, True, "cleared", rule="ruling.cleared", who=s.options.adventure)


TICKING = frozenset(["bleed", "burn", "poison", "stealth", "stun"])
"""What does something as a turn begins."""


def ticks(it: Hero | Monster | Ally | Horseman) -> int:
    """What Conditions will take as the next turn begins: BLEED, BURN and POISON as one packet."""
    return it.has("bleed") + it.has("burn") + it.has("poison")


def conditions(s: Drunagor, it: Hero | Monster | Ally | Horseman) -> bool:
    """All at once: BLEED, BURN and POISON as one packet; then tokens go; whether it was stunned."""
    if TICKING.isdisjoint(it.tokens):  # only quicker: nothing would happen
        return False
    bleed, burn, harm = it.has("bleed"), it.has("burn"), ticks(it)
    lose(it, "bleed")  # all of it [kw.bleed.tick]
    lose(it, "burn", 1)  # one of it [kw.burn.tick]; POISON stays [kw.poison.tick]
    if it.has("stealth"):
        lose(it, "stealth")  # [kw.stealth.end]
        if isinstance(it, Hero) and gifts(it, "stalker"):
            it.lurking = True
            tell(s, "lurks", rule="kw.stalker", who=it.id)
        else:
            tell(s, "seen", rule="kw.stealth.end", who=it.id)
    stunned = bool(lose(it, "stun"))
    if stunned:
        tell(s, "stunned", rule="kw.stun", who=it.id)
    rule = "kw.bleed.tick" if bleed else "kw.burn.tick" if burn else "kw.poison.tick"
    hurt(s, it.id, harm, rule)
    return stunned


def heal_boss(s: Drunagor, runes: int, rule: str) -> None:
    """P. 34: Heroes times runes, not above what it began with [gap.boss-health-cap]."""
    heal(s, s.boss.id, len(s.heroes) * runes, rule)


def ending(s: Drunagor) -> Iterator[Words]:
    """Who died or was corrupted, who had fallen before, and what was left of the enemy."""
    dead = [who for who, hero in s.heroes.items() if hero.traumas >= TRAUMAS]
    cursed = [who for who, hero in s.heroes.items() if hero.curses >= CURSES]
    fell = [who for who, hero in s.heroes.items() if 0 < hero.traumas < TRAUMAS]
    if dead:
        yield Words("ending-dead", {"who": dead, "n": TRAUMAS})
    if cursed:
        yield Words("ending-cursed", {"who": cursed, "n": CURSES})
    if fell:
        yield Words("ending-fell", {"who": fell})
    elif s.won:
        yield Words("ending-unhurt")
    if not s.won and s.boss.id and s.boss.health > 0:
        yield Words("ending-boss", {"who": s.boss.id, "n": s.boss.health})
    elif not s.won and s.monsters:
        yield Words("ending-monsters", {"n": len(s.monsters)})
