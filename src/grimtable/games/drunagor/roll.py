"""A Hero's attack: the d20, what it has to reach, hit or miss, the arithmetic (pp. 11, 32, 76)."""

from __future__ import annotations

from grimtable.games.drunagor.abilities import has
from grimtable.games.drunagor.board import HIGH, fighter, hall, is_adjacent, on_level, party
from grimtable.games.drunagor.content import arms_of
from grimtable.games.drunagor.health import character, gifts, hurt, is_immune, lose, push
from grimtable.games.drunagor.keywords import CRITICAL, KEYWORDS
from grimtable.games.drunagor.state import OFF, Ally, Blow, Drunagor, Hero, Hit, Owed, SkillCast
from grimtable.games.drunagor.terrain import HARM, is_dark
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Die, No, Roll, Script, Yes
from grimtable.kernel.state import tell

D20 = Die("d20", tuple(range(1, 21)))


SURPRISE = "surprise"
"""Says of an attack that it is doubled only for those from whom its maker was hidden."""
DIM = 10
"""The highest natural roll with which a blind Character misses."""


def cast_of(s: Drunagor) -> SkillCast:
    """The Skill from which a Hero's attack came."""
    return next(r for r in reversed(s.under_way) if isinstance(r, SkillCast))


def needed(s: Drunagor, blow: Blow, hit: Hit) -> int:
    """What the d20 has to show: Accuracy less every bonus [gap.core.accuracy].

    [upd.hit-vs-to-hit] [kw.to-hit.stack]
    """
    hero = s.heroes[blow.by]
    return arms_of(hero.kit).accuracy - blow.to_hit - sum(sways(s, hero, hit.who).values())


def sways(s: Drunagor, hero: Hero, whom: str) -> dict[str, int]:
    """What is added to a roll by where its Hero stands, and by others, beside Skill and weapon."""
    dark = -HARM if is_dark(s, hero) else 0  # [dark.hero-penalty] [terr.spikes.darkness]
    return {"rallied": hero.rallied, "height": height(s, hero, whom), "dark": dark}


def height(s: Drunagor, hero: Hero, whom: str) -> int:
    """Two more from a higher level, two less from a lower one [ruling.height]."""
    board = hall(s).board
    if whom == s.boss.id:
        if s.boss.front == OFF:
            return 0
        there = on_level(board, s.boss.front)
    else:
        there = board.level[s.monsters[whom].at]
    if hero.at == OFF:
        return 0
    here = board.level[hero.at]
    return HIGH * ((here > there) - (here < there))


def hits(s: Drunagor, blow: Blow, hit: Hit) -> bool:
    """P. 76: the roll has to reach what is needed; a spell does not roll.

    Who is blind misses with all low rolls [kw.hit.natural] [kw.blindness]
    [kw.blindness.miss].
    """
    if blow.kind == "spell":
        return True
    if blow.natural <= DIM and s.heroes[blow.by].has("blind"):
        return False
    return reaches(blow.natural, needed(s, blow, hit))


def reaches(natural: int, wanted: int) -> bool:
    """Natural 20 hits, natural 1 misses, whatever is added [kw.weapon.crit]."""
    return natural == CRITICAL or (natural != 1 and natural >= wanted)


def roll(s: Drunagor, blow: Blow) -> Script[None]:
    """One d20 for all targets; then it may be rolled again.

    [kw.weapon] [kw.cleave.roll] [kw.multishot.roll] [kw.reroll] [kw.inspire.use]
    """
    hero = s.heroes[blow.by]
    if not blow.natural:
        about = {"who": hero.id, "skill": blow.label}
        (face,) = yield Roll((D20,), rule="kw.weapon", what="attack", about=about)
        blow.natural = face
        if s.events is not None:  # only quicker: nobody reads it
            least = min(needed(s, blow, hit) for hit in blow.hits)  # a natural 1 always misses
            told = {"n": face, "least": 0 if blow.kind == "spell" else max(2, least)}
            tell(s, "rolled", rule="kw.weapon", who=hero.id, skill=blow.label, **told)
        return
    missed = not any(hits(s, blow, hit) for hit in blow.hits)
    again = ""
    if missed and "reroll" in blow.words and "reroll" not in blow.done and blow.natural != 1:
        again = "reroll"
    elif hero.has("inspire") and "inspire" not in blow.done:
        again = "inspire"
    if not again:
        blow.window = Window.HIT
        gifts_of_the_roll(s, blow, hero)
        return
    rule = "kw.reroll" if again == "reroll" else "kw.inspire.use"
    told = {"n": blow.natural, "skill": blow.label}
    answer = yield Ask(hero.id, again, (Yes(), No()), rule, told)
    blow.done.append(again)
    if answer == Yes():
        blow.natural = 0
        if again == "inspire":
            lose(hero, "inspire")


def gifts_of_the_roll(s: Drunagor, blow: Blow, hero: Hero) -> None:
    """ROLL X+: what the natural roll gives, by this Skill or always [kw.roll] [kw.roll.range]."""
    always = [(gift.n, gift.of[0].name, gift.of[0].n) for gift in gifts(hero, "roll")]
    for least, word, n in (*blow.rolls, *always):
        if blow.natural >= least:
            tell(s, "rolled-high", rule="kw.roll", who=hero.id, n=blow.natural)
            KEYWORDS[word].do(s, cast_of(s), hero.id, n)


def hit_window(s: Drunagor, blow: Blow) -> Script[None]:
    """Hit or miss; FURY; the arithmetic, step by step [mult.order].

    [kw.fury.per-attack]
    """
    hero = s.heroes[blow.by]
    foes = (s.boss.id, *s.monsters)
    blow.hits = [hit for hit in blow.hits if hit.who in foes]  # a Pet may have been quicker
    if not blow.hits:
        blow.window = Window.AFTER
        return
    missed = [hit.who for hit in blow.hits if not hits(s, blow, hit)]
    blow.hits = [hit for hit in blow.hits if hit.who not in missed]
    counter(s, missed)  # once: they are no targets any more when the window is entered again
    if not blow.hits:
        tell(s, "missed", rule="kw.weapon", who=hero.id, n=blow.natural)
        blow.window = Window.AFTER
        return
    if hero.has("fury") and "fury" not in blow.done:
        blow.done.append("fury")
        held = {"n": hero.has("fury")}
        if (yield Ask(hero.id, "fury", (Yes(), No()), rule="kw.fury", about=held)) == Yes():
            lose(hero, "fury", 1)
            blow.bonus += 1  # for all targets [kw.fury.all-targets]
    for hit in blow.hits:
        hit.damage = damage(s, blow, hit, hero)
    blow.window = Window.SUFFER
    if blow.crit and "afterlife_mysteries" in s.statuses:
        tell(s, "status-pays", "ruling.mysteries", who=hero.id, status="afterlife_mysteries")
        push(s, Owed("recall", hero.id, 1))  # "may": none has to be taken [ruling.mysteries]


def counter(s: Drunagor, missed: list[str]) -> None:
    """COUNTER X: who is beside a Monster that was missed, rerolls and all, pays for it.

    [kw.counter] [kw.counter.after-reroll]
    """
    for who in missed:
        monster = s.monsters.get(who)
        if monster is None or not has(monster, "counter"):
            continue
        n = fighter(monster).abilities["counter"]
        tell(s, "counters", rule="kw.counter.after-reroll", who=who, n=n)
        for near in party(s):
            away = isinstance(near, Hero) and (near.down or near.hiding)
            if not away and is_adjacent(s, near.id, who):
                hurt(s, near.id, n, rule="kw.counter", by=who)


def damage(s: Drunagor, blow: Blow, hit: Hit, hero: Hero) -> int:
    """P. 11: value, bonuses, doubling once, critical [mult.2-bonus] [mult.3-no-stack].

    [mult.1-value] [kw.dmg.doubled] [kw.crit.damage-only] [kw.keen.not-doubled]
    [kw.empower.first] [kw.empower.cleave] [kw.stealth.immune] [kw.immunity.stealth]
    """
    it = character(s, hit.who)
    total = blow.base + blow.bonus + hero.empowered - hero.has("intimidate")
    if it.has("mark") and not isinstance(it, Hero | Ally) and it.marked == hero.id:
        total += 1  # [kw.rangers-mark]
    total = max(0, total)
    if blow.double and not (SURPRISE in blow.words and is_immune(s, hit.who, "stealth")):
        total *= 2  # [mult.3-double]
    sharp = blow.natural >= blow.critical  # [kw.keen] [kw.crit]
    if lose(it, "brittle") or sharp:  # the token goes in any case [kw.brittle.monster]
        total *= 2  # [mult.4-crit]
        blow.crit = True
        tell(s, "critical", rule="mult.4-crit", who=hero.id, n=total)
    return total
