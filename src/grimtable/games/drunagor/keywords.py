"""The keywords: each one entry, with the window in which it acts, its rule and a small script.

A keyword that resolves is called with the Skill under way, whom it meets and its number. One that
needs a choice puts a record on top of what is under way; no keyword asks by itself.
"""

from __future__ import annotations

from grimtable.games.drunagor.board import in_reach
from grimtable.games.drunagor.content import SKILLS, arms_of
from grimtable.games.drunagor.health import (
    bonus,
    character,
    defeat,
    gain,
    gain_one,
    heal,
    hurt,
    is_immune,
    lose,
    push,
    take,
    trigger,
)
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.state import (
    STACK,
    Ally,
    Blow,
    Drunagor,
    Hero,
    Hit,
    Horseman,
    Monster,
    Owed,
    SkillCast,
    Stride,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.keywords import Keywords
from grimtable.kernel.state import tell

KEYWORDS: Keywords[Window, None] = Keywords()
EMPOWERED = 4
CRITICAL, KEEN = 20, 16


def blow_of(s: Drunagor, cast: SkillCast) -> Blow:
    """The attack that an Interrupt or a Reaction answers."""
    return next(r for r in reversed(s.under_way) if isinstance(r, Blow))


# Tokens and Health ----------------------------------------------------------------------------


@KEYWORDS("heal", Window.RESOLVE, rule="kw.heal")
def heal_(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Regain Health, and what the healer's own passives add."""
    heal(s, who, n + bonus(s.heroes[cast.by], "heal_bonus"), rule="kw.heal")


@KEYWORDS("regain", Window.RESOLVE, rule="kw.regain")
def regain(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Regain Health; bonuses to HEAL do not count [kw.regain.no-bonus]."""
    heal(s, who, n, rule="kw.regain")


@KEYWORDS("shield", Window.RESOLVE, rule="kw.shield")
def shield(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Tokens that each take one damage."""
    gain(s, who, "shield", n, rule="kw.shield")


@KEYWORDS("focus", Window.RESOLVE, rule="kw.focus")
def focus(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Tokens for Focus Abilities."""
    gain(s, who, "focus", n, rule="kw.focus")


@KEYWORDS("fury", Window.RESOLVE, rule="kw.fury.stack")
def fury(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Tokens, one of which can be discarded for +1 damage when an attack hits."""
    gain(s, who, "fury", n, rule="kw.fury.stack")


@KEYWORDS("entropy", Window.RESOLVE, rule="kw.entropy")
def entropy(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Tokens, four of which are an Entropy Burst."""
    gain(s, who, "entropy", n, rule="kw.entropy")


@KEYWORDS("inspire", Window.RESOLVE, rule="kw.inspire")
def inspire(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A token that buys another roll."""
    gain_one(s, who, "inspire", rule="kw.inspire")


@KEYWORDS("fruit", Window.RESOLVE, rule="kw.fruit.stack")
def fruit(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A fruit to eat; a Druid's is sweeter [kw.fruit.druid]."""
    if gain(s, who, "fruit", 1, rule="kw.fruit.stack") and bonus(s.heroes[cast.by], "fruit_bonus"):
        s.heroes[who].ripe += 1


@KEYWORDS("stealth", Window.RESOLVE, rule="kw.stealth")
def stealth(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Hidden from all who are not immune to it."""
    gain_one(s, who, "stealth", rule="kw.stealth")


@KEYWORDS("cleanse", Window.RESOLVE, rule="kw.cleanse")
def cleanse(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """The target chooses Curse Cubes and stacks of Conditions."""
    push(s, Owed("cleanse", who, n))


@KEYWORDS("recall", Window.RESOLVE, rule="kw.recall")
def recall(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Take back spent or expended cubes."""
    push(s, Owed("recall", who, n))


@KEYWORDS("empower", Window.RESOLVE, rule="kw.empower")
def empower(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Four more damage of the next attack this turn."""
    s.heroes[who].empowered += EMPOWERED
    tell(s, "empowered", rule="kw.empower", who=who)


@KEYWORDS("embolden", Window.RESOLVE, rule="kw.idol.fury")
def embolden(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """More damage of the next attack this turn."""
    s.heroes[who].empowered += n
    tell(s, "emboldened", rule="kw.idol.fury", who=who, n=n)


@KEYWORDS("ki", Window.RESOLVE, rule="kw.ki")
def ki(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Tokens, one of which is a Weapon Attack as a Minor Action."""
    gain(s, who, "ki", n, rule="kw.ki")


@KEYWORDS("soul_shard", Window.RESOLVE, rule="kw.soul-shard.token")
def soul_shard(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A token that doubles an attack."""
    gain_one(s, who, "soul_shard", rule="kw.soul-shard.token")


@KEYWORDS("regeneration", Window.RESOLVE, rule="kw.regeneration")
def regeneration(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Regain Health at the start of one's turn."""
    heal(s, who, n, rule="kw.regeneration")


@KEYWORDS("curse", Window.RESOLVE, rule="kw.curse")
def curse(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Curse Cubes; only against these an immunity helps [kw.curse.immunity]."""
    if is_immune(s, who, "curse"):
        tell(s, "immune", rule="kw.curse.immunity", who=who, token="curse")
    else:
        push(s, Owed("curse", who, n))


@KEYWORDS("fatigue", Window.RESOLVE, rule="kw.fatigue")
def fatigue(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Expend so many available cubes of one's choice."""
    if is_immune(s, who, "fatigue"):
        tell(s, "immune", rule="kw.immunity", who=who, token="fatigue")
    else:
        push(s, Owed("fatigue", who, n))


@KEYWORDS("knock_out", Window.RESOLVE, rule="kw.knock-out")
def knock_out(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Down at once, as if at 0 Health; nothing prevents it [kw.knock-out.final]."""
    defeat(s, s.heroes[who])


@KEYWORDS("rally", Window.RESOLVE, rule="kw.round.effects")
def rally(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A bonus to every attack roll until the round is over."""
    s.heroes[who].rallied += n
    tell(s, "rallied", rule="kw.round.effects", who=who, n=s.heroes[who].rallied)


@KEYWORDS("catalyze", Window.RESOLVE, rule="kw.catalyze")
def catalyze(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """The next cube of this turn is a Wild Cube."""
    s.heroes[who].wild = True
    tell(s, "catalyzed", rule="kw.catalyze", who=who)


@KEYWORDS("pay_life", Window.RESOLVE, rule="kw.pay-life")
def pay_life(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Lose Health before the rest resolves."""
    hurt(s, who, n, rule="kw.pay-life")


# Movement -------------------------------------------------------------------------------------


@KEYWORDS("move", Window.RESOLVE, rule="kw.move")
def move(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Move up to n squares; with TRAMPLE beside it through enemies."""
    acts = SKILLS[cast.skill].parts[cast.part].acts
    over = next((value(s, cast, a) for a in acts if a.name == "trample"), 0)
    push(s, Stride(who, stride(s, who, n), trample=over))


@KEYWORDS("jump", Window.RESOLVE, rule="kw.jump")
def jump(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Move over whatever lies between."""
    push(s, Stride(who, stride(s, who, n), jump=True))


@KEYWORDS("trample", Window.RESOLVE, rule="kw.trample")
def trample(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Says that the MOVE beside it goes through enemies, which reads it [kw.trample.pass]."""


@KEYWORDS("telekinesis", Window.RESOLVE, rule="kw.telekinesis")
def telekinesis(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Lift a small Character, friend or foe; a Large one is immune [kw.large.immune]."""
    if who != s.boss.id:
        push(s, Stride(who, n, jump=True, by=cast.by))


def stride(s: Drunagor, who: str, points: int) -> int:
    """Points of a Move effect, be it a walk or a JUMP, and what it takes from its owner's board."""
    it = character(s, who)
    points = movement_points(it, points)
    if "knock_down" in it.tokens:
        lose(it, "knock_down")
        tell(s, "move-cancelled", rule="kw.knock-down.effect", who=who)
    elif "slow" in it.tokens:
        lose(it, "slow")
        tell(s, "slowed", rule="kw.slow.effect", who=who)
    return points


def movement_points(it: Hero | Monster | Ally | Horseman, points: int) -> int:
    """P. 77: passives add to a Move effect, SLOW takes two away, KNOCK DOWN cancels it.

    A JUMP is one [ruling.jump].
    """
    if "knock_down" in it.tokens:
        return 0
    if isinstance(it, Hero):
        points += bonus(it, "movement")  # [kw.movement]
    return max(0, points - 2) if "slow" in it.tokens else points  # [gap.slow-floor]


def _trap(kind: str) -> None:
    @KEYWORDS(f"{kind}_trap", Window.RESOLVE, rule=f"kw.trap.{kind}")
    def trap(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
        """Place a Trap in an area beside one's own."""
        push(s, Owed("trap", who, rune=kind))


for _kind in ("bear", "fire", "poison"):
    _trap(_kind)


# Attacks --------------------------------------------------------------------------------------


@KEYWORDS("hit", Window.RESOLVE, rule="kw.hit")
def hit(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Make a Weapon Attack with n added to the roll; with Heavy Wield no second one.

    Each action and ability is a source of its own [kw.heavy-wield.separate].
    """
    hero = s.heroes[cast.by]
    weapon = arms_of(hero.kit)
    if weapon.heavy and cast.struck:
        tell(s, "too-heavy", rule="kw.heavy-wield", who=hero.id)
        cast.act = len(SKILLS[cast.skill].parts[cast.part].acts)
        return
    cast.struck = True
    strike(s, cast, "weapon", weapon.damage, n + bonus(hero, "to_hit"))


@KEYWORDS("spell", Window.RESOLVE, rule="kw.spell")
def spell(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Spell Attack of n damage, which always hits."""
    strike(s, cast, "spell", n + bonus(s.heroes[cast.by], "spell_bonus"), 0)


def strike(s: Drunagor, cast: SkillCast, kind: str, damage: int, to_hit: int) -> None:
    """Announce a Hero's attack with all that its part of the Skill says of it."""
    acts = SKILLS[cast.skill].parts[cast.part].acts
    sharp = [a.n if a.name == "crit" else KEEN for a in acts if a.name in ("crit", "keen")]
    riders = tuple(rider(s, cast, a) for a in acts if is_collateral(a))
    rolls = tuple((a.n, a.of[0].name, value(s, cast, a.of[0])) for a in acts if a.name == "roll")
    push(
        s,
        Blow(
            cast.by,
            kind,
            [Hit(who) for who in cast.aims],
            base=damage,
            bonus=sum(value(s, cast, a) for a in acts if a.name == "plus_dmg"),
            to_hit=to_hit,
            collateral=riders,
            words=tuple(a.name for a in acts if a.name in ("keen", "crit", "reroll", "bounty")),
            critical=min(sharp, default=CRITICAL),  # [kw.crit] [kw.keen]
            rolls=rolls,
            label=cast.skill,
            reach=cast.reach,
        ),
    )
    cast.act = len(acts)


def value(s: Drunagor, cast: SkillCast, act: Act) -> int:
    """P. 89: X is filled in, then a Wild Cube doubles every number [kw.wild-cube.double].

    [mult.1-substitute]
    """
    n = s.heroes[cast.by].curses if act.x else act.n
    return n * 2 if cast.wild and act.name != "prevent_all" else n  # ALL is doubled as it is known


def is_collateral(act: Act) -> bool:
    """Whether an act comes after damage [dmg.collateral]."""
    return act.name == "choose" or KEYWORDS[act.name].window is Window.COLLATERAL


def rider(s: Drunagor, cast: SkillCast, act: Act) -> tuple[str, int]:
    """A collateral effect as a word and a number; alternatives are joined."""
    if act.name == "choose":
        return "|".join(f"{a.name}:{value(s, cast, a)}" for a in act.of), 0
    return act.name, value(s, cast, act)


for _word, _rule in (
    ("plus_dmg", "kw.dmg"),
    ("cleave", "kw.cleave"),
    ("multishot", "kw.multishot"),
    ("strike", "kw.strike"),
    ("keen", "kw.keen"),
    ("crit", "kw.crit"),
    ("reroll", "kw.reroll"),
    ("bounty", "kw.bounty"),
):

    @KEYWORDS(_word, Window.ANNOUNCE, rule=_rule)
    def modifier(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
        """Says more of an attack, which reads it [kw.dmg] [kw.multishot] [kw.reroll]."""


@KEYWORDS("roll", Window.ROLL, rule="kw.roll")
def roll_gift(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Says what a high natural roll gives; the attack's roll reads it [kw.roll.range]."""


@KEYWORDS("drain_health", Window.COLLATERAL, rule="kw.drain")
def drain(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Take Health that somebody has, and no more [kw.drain.limit] [kw.drain.max]."""
    it = character(s, who)
    there = n if isinstance(it, Ally) else min(n, it.health)
    taken = hurt(s, who, there, rule="kw.drain", by=cast.by)
    heal(s, cast.by, taken, rule="kw.drain")


@KEYWORDS("slay", Window.COLLATERAL, rule="kw.killing-blow.slay")
def slay(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Monster with n Health or less is defeated by this attack [ruling.slay]."""
    monster = s.monsters.get(who)
    if monster is not None and monster.health <= n:
        defeat(s, monster, by=cast.by)


def _condition(token: str, rule: str) -> None:
    @KEYWORDS(token, Window.COLLATERAL, rule=rule)
    def condition(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
        """Tokens of a Condition, one of those without a number.

        [kw.bleed] [kw.burn] [kw.poison] [kw.intimidate] [kw.slow] [kw.knock-down] [kw.brittle]
        """
        gain(s, who, token, n or 1, rule)


for _token, _rule in (
    ("bleed", "kw.bleed"),
    ("burn", "kw.burn"),
    ("poison", "kw.poison"),
    ("intimidate", "kw.intimidate"),
    ("stun", "kw.stun"),
    ("slow", "kw.slow"),
    ("knock_down", "kw.knock-down"),
    ("brittle", "kw.brittle"),
    ("blind", "kw.blindness"),
):
    _condition(_token, _rule)


@KEYWORDS("mark", Window.COLLATERAL, rule="kw.rangers-mark")
def mark(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A token of this Ranger: nobody else gains by it."""
    it = character(s, who)
    taken = gain(s, who, "mark", STACK, rule="kw.rangers-mark")  # there is room for one
    if isinstance(it, Monster | Horseman) and (taken or not it.marked):
        it.marked = cast.by


# Answers to an attack -------------------------------------------------------------------------


@KEYWORDS("prevent", Window.ANSWER, rule="kw.prevent")
def prevent(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Ignore up to n damage of one target [int.prevent-single]."""
    hit = blow_of(s, cast).hits[cast.hit]
    stopped = min(n, hit.left)
    hit.prevented += n
    tell(s, "prevented", rule="kw.prevent", who=hit.who, n=stopped, by=cast.by)


@KEYWORDS("prevent_all", Window.ANSWER, rule="kw.all")
def prevent_all(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """All damage that this target would get now, or all but n; a Wild Cube doubles that.

    [kw.all.one-target] [gap.wild-x]
    """
    hit = blow_of(s, cast).hits[cast.hit]
    stopped = min(hit.left, max(0, hit.left - n) * (2 if cast.wild else 1))
    hit.prevented += stopped
    tell(s, "prevented", rule="kw.all", who=hit.who, n=stopped, by=cast.by)


@KEYWORDS("cover", Window.INTERRUPT, rule="kw.cover")
def cover(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Become the target; PREVENT goes along; a target already is hit twice [kw.cover.twice].

    [kw.cover.prevent]
    """
    hit = blow_of(s, cast).hits[cast.hit]
    tell(s, "covered", rule="kw.cover", who=cast.by, whom=hit.who)
    retarget(s, hit, cast.by)


@KEYWORDS("protect", Window.INTERRUPT, rule="kw.protect")
def protect(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Become the target in place of an adjacent Character; not if one is a target already."""
    hit = blow_of(s, cast).hits[cast.hit]
    tell(s, "covered", rule="kw.protect", who=cast.by, whom=hit.who)
    retarget(s, hit, cast.by)


@KEYWORDS("redirect", Window.INTERRUPT, rule="kw.redirect")
def redirect(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Choose who is the target instead."""
    push(s, Owed("redirect", cast.by, cast.hit, rune=cast.reach))


def retarget(s: Drunagor, hit: Hit, who: str) -> None:
    """An attack meets another; what triggers on being attacked triggers [kw.cover.triggers]."""
    hit.who = who
    if who in s.heroes:
        trigger(s, s.heroes[who], "taken", rule="kw.cover.triggers")


@KEYWORDS("cancel", Window.INTERRUPT, rule="kw.cancel")
def cancel(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """The attack no longer exists, for nobody."""
    blow_of(s, cast).cancelled = True
    tell(s, "cancelled", rule="kw.cancel", who=cast.by)


@KEYWORDS("avoid", Window.REACTION, rule="kw.avoid")
def avoid(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """No collateral for this target."""
    blow_of(s, cast).hits[cast.hit].waived = True
    tell(s, "waived", rule="kw.avoid", who=who, by=cast.by)


@KEYWORDS("retaliate", Window.REACTION, rule="kw.retaliate")
def retaliate(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Damage to the attacker, if one is a target and it is in range [kw.retaliate.range]."""
    blow, me = blow_of(s, cast), s.heroes[cast.by]
    if not (blow.by == s.boss.id or blow.by in s.monsters):
        return
    if any(hit.who == me.id for hit in blow.hits) and in_reach(s, me, blow.by, cast.reach):
        take(s, blow.by, n, rule="kw.retaliate", by=cast.by)


# Always ---------------------------------------------------------------------------------------

for _word, _rule in (
    ("hp", "kw.hp"),
    ("to_hit", "kw.to-hit"),
    ("movement", "kw.movement"),
    ("heal_bonus", "kw.heal"),
    ("spell_bonus", "kw.dmg"),
    ("immunity", "kw.immunity"),
    ("stalker", "kw.stalker"),
    ("warden", "kw.warden"),
    ("evoker", "kw.idol.no-effect"),
    ("warlock", "kw.warlock.pact"),
    ("fruit_bonus", "kw.fruit.druid"),
):

    @KEYWORDS(_word, Window.ALWAYS, rule=_rule)
    def passive(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
        """Is always on and looked up where it counts [kw.passive] [kw.hp] [kw.to-hit]."""
