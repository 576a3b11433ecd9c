"""The attack, window by window (pp. 10-11, 25, 32-33, 76-89).

Announce; Interrupts; then for each target SHIELD, Threat and Reactions, suffering, collateral. A
Hero's own attack has a `roll` between, and no window for those whom it meets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grimtable.games.drunagor.abilities import BEYOND, afflict, has
from grimtable.games.drunagor.board import free_mask, front_of, in_party, standing
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.cubes import spend
from grimtable.games.drunagor.furniture import shatter
from grimtable.games.drunagor.health import (
    character,
    fall,
    gain,
    hurt,
    is_immune,
    lose,
    pop,
    push,
    trigger,
)
from grimtable.games.drunagor.keywords import CRITICAL, KEYWORDS
from grimtable.games.drunagor.options import Answer, Burst, Choose, Flee
from grimtable.games.drunagor.polymorph import disturb
from grimtable.games.drunagor.roll import SURPRISE, cast_of, hit_window, roll
from grimtable.games.drunagor.skills import answers, is_wild, reach_of
from grimtable.games.drunagor.state import (
    STACK,
    Blow,
    Drunagor,
    Hero,
    Hit,
    Horseman,
    Monster,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.statuses import reward, unsettle
from grimtable.games.drunagor.terrain import HARM, MAELSTROM, is_dark, terrain_at
from grimtable.games.drunagor.things import drop_loot
from grimtable.games.drunagor.trifles import minor
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Anyone, Ask, Option, Pass, Script, choose
from grimtable.kernel.state import tell

BY_CASTER = frozenset(["drain_health", "mark", "polymorph", "slay", "swap_target"])
"""Collateral of a Hero's attack that is more than tokens: it matters who attacked."""
FEW = 3
"""So many targets are told by their names; of more, how many they are."""


def blow_step(s: Drunagor, blow: Blow) -> Script[None] | None:
    """One window of an attack [dmg.steps]."""
    return WINDOWS[blow.window](s, blow)


def announce(s: Drunagor, blow: Blow) -> None:
    """Step 1: who attacks whom; this is when one attacks, and takes damage [dmg.announce].

    [dmg.announce.nothing-yet] [dmg.attacks-moment] [dmg.takes-moment] [dmg.range-locked]
    [kw.take] [kw.intimidate.linger]
    """
    own = blow.by in s.monsters and blow.label == s.monsters[blow.by].kind
    label = "own" if own else blow.label  # a Monster attacks, and not with itself
    whom = tuple(hit.who for hit in blow.hits)
    n = len(whom)
    if 0 < n <= FEW:
        tell(s, "attacks-whom", rule="dmg.announce", who=blow.by, label=label, n=n, whom=whom)
    else:
        tell(s, "attacks", rule="dmg.announce", who=blow.by, label=label, n=n)
    if in_party(s, blow.by):
        for aimed in blow.hits:
            disturb(s, aimed.who)
    hero = s.heroes.get(blow.by)
    if hero is not None:
        rolled = blow.kind == "weapon" or blow.critical < CRITICAL  # [mult.4-spell-crit]
        blow.window = Window.ROLL if rolled else Window.HIT
        # hit or miss [kw.stealth.lost]
        if blow.kind == "weapon" and (lose(hero, "stealth") or hero.lurking):
            hero.lurking = False
            tell(s, "seen", rule="kw.stealth.lost", who=hero.id)
            blow.double, blow.words = True, (*blow.words, SURPRISE)  # [kw.stealth.surprise]
        if hero.doubled:  # twice is twice [mult.3-no-stack] [kw.soul-shard.first]
            blow.double = True
            blow.words = tuple(word for word in blow.words if word != SURPRISE)
        return
    it = character(s, blow.by)
    damage = blow.base - lose(it, "intimidate")  # its next attack [kw.intimidate.end]
    if isinstance(it, Horseman):
        damage -= it.daunted.get(blow.label, 0)  # [ruling.weak-spot]
    if isinstance(it, Monster) and blow.kind != "command" and is_dark(s, it):
        damage += HARM  # [dark.monster-bonus]
    for hit in blow.hits:
        hit.damage = max(0, damage)
    uncover(s, blow)
    blow.window = Window.SUFFER if is_vicious(blow) else Window.INTERRUPT
    if damage > 0:  # TAKE triggers now, SUFFER later [dmg.trigger-words]
        for target in reversed(blow.hits):
            if target.who in s.heroes:
                trigger(s, s.heroes[target.who], "taken", rule="dmg.trigger-words")


def uncover(s: Drunagor, blow: Blow) -> None:
    """An attack on barrels breaks them, and who hid there is unhurt [furn.barrel.attacked].

    [furn.barrel.known]
    """
    for hit in blow.hits:
        hero = s.heroes.get(hit.who)
        if hero is not None and hero.hiding:
            shatter(s, hero)
            hit.damage = 0


def is_vicious(blow: Blow) -> bool:
    """Whether nothing prevents the damage of a Monster's attack [kw.vicious]."""
    return "vicious" in blow.words


# Answers --------------------------------------------------------------------------------------


def interrupts(s: Drunagor, blow: Blow) -> Script[None] | None:
    """Before SHIELD is spent; one for each Hero and attack [int.window] [int.one-per-hero].

    [int.one-window] [int.trigger] [int.before-damage] [kw.interrupt] [kw.interrupt.one]
    [kw.interrupt.preventable] [int.not-preventable] [int.shield-before] [kw.cancel.used]
    [int.carry] [int.purpose]
    """
    if blow.cancelled:  # nothing of it is left, for nobody [kw.cancel.after]
        blow.window = Window.AFTER
        return None
    asks = tuple(interrupters(s, blow))
    if asks:
        return interrupted(s, blow, asks)
    blow.window = Window.SHIELD
    return None


def interrupted(s: Drunagor, blow: Blow, asks: tuple[Ask, ...]) -> Script[None]:
    """Those who could interrupt do, or let the attack pass."""
    acted = yield Anyone(asks)
    if acted is None:
        blow.window = Window.SHIELD
        return
    seat, answer = acted
    blow.interrupted.append(seat)
    index = next(i for i, hit in enumerate(blow.hits) if hit.who == answer.whom)
    begin(s, s.heroes[seat], answer, "interrupt", index)


def interrupters(s: Drunagor, blow: Blow) -> Iterator[Ask]:
    """Who could interrupt an attack, and how."""
    everyone = list(range(len(blow.hits)))
    for hero in standing(s):
        if hero.id not in blow.interrupted and not hero.hiding:
            found = answers(s, hero, blow, "interrupt", everyone)
            if found:
                about = {"who": blow.by, "n": max(hit.left for hit in blow.hits)}
                options, less = (*found, Pass()), minor(s, blow, found)
                yield Ask(hero.id, "interrupt", options, "int.window", about, minor=less)


def reactors(s: Drunagor, blow: Blow) -> Iterator[Ask]:
    """Who could react to the Threat that is open, and how."""
    here = blow.at
    hit, current = blow.hits[here], [here]
    for hero in standing(s):
        if hero.id in blow.interrupted or hero.hiding:  # [int.no-react-any]
            continue
        options: list[Option] = []
        if hero.id in hit.reacted:  # an Entropy Burst buys another [kw.entropy.reaction]
            if hero.has("entropy") >= STACK and answers(s, hero, blow, "reaction", current):
                options = [Burst()]
        else:
            options = answers(s, hero, blow, "reaction", current)
        if can_flee(s, hero, hit):
            options = [*options, Flee()]
        if options:
            about = {"who": blow.by, "whom": hit.who, "n": hit.left}
            rule = "react.window" if hit.left else "kw.reaction.zero"
            less = minor(s, blow, options)
            yield Ask(hero.id, "react", (*options, Pass()), rule, about, minor=less)


def waiting(s: Drunagor, blow: Blow) -> list[str]:
    """The seats that may still answer an attack in the window that is open."""
    if blow.window is Window.INTERRUPT and not blow.cancelled:
        return [ask.seat for ask in interrupters(s, blow)]
    if blow.window is Window.REACTION:
        return [ask.seat for ask in reactors(s, blow)]
    return []


def reactions(s: Drunagor, blow: Blow) -> Script[None] | None:
    """Step 3: each Hero who did not interrupt, once for each Threat [react.window].

    [react.any-hero] [react.timing] [react.one-per-threat] [int.no-react]
    [kw.interrupt.no-react] [int.others-react] [react.shield-after] [kw.reaction] [kw.reaction.one]
    [kw.reaction.combine] [kw.reaction.zero] [threat.multiple] [kw.threat] [kw.threat.self]
    """
    asks = tuple(reactors(s, blow))
    if asks:  # only quicker: what nobody can answer comes anyway
        return reacted(s, blow, asks)
    blow.window = Window.SUFFER
    return None


def reacted(s: Drunagor, blow: Blow, asks: tuple[Ask, ...]) -> Script[None]:
    """Those who could react do, or let it come."""
    acted = yield Anyone(asks)
    if acted is None:
        blow.window = Window.SUFFER
        return
    seat, answer = acted
    hero, hit = s.heroes[seat], blow.hits[blow.at]
    if isinstance(answer, Burst):
        lose(hero, "entropy", STACK)
        hit.reacted.remove(seat)
        tell(s, "burst", rule="kw.entropy.reaction", who=seat)
        return
    hit.reacted.append(seat)
    if isinstance(answer, Flee):
        flee(s, hero, hit)
        return
    begin(s, hero, answer, "reaction", blow.at)


def can_flee(s: Drunagor, hero: Hero, hit: Hit) -> bool:
    """Whether a Hero has a head start on the Famine Horseman, and a cube to spend on it."""
    if s.boss.id != "famine" or "head_start" not in s.statuses:
        return False
    return hit.who == hero.id and hit.left > 0 and hero.cubes > 0 and hero.id not in hit.reacted


def flee(s: Drunagor, hero: Hero, hit: Hit) -> None:
    """All damage is prevented; each time it tires more: FATIGUE by Time tokens, then one more.

    [ruling.head-start]
    """
    hit.prevented += hit.left
    tell(s, "fled", rule="ruling.head-start", who=hero.id, n=s.boss.time)
    if s.boss.time:
        push(s, Owed("fatigue", hero.id, s.boss.time))
    push(s, Owed("expend", hero.id))
    s.boss.time += 1


def begin(s: Drunagor, hero: Hero, answer: Answer, timing: str, index: int) -> None:
    """Pay for an Interrupt or a Reaction, and cast it [kw.cube-action.not-reaction]."""
    skill = SKILLS[answer.skill]
    wild, reach = is_wild(skill, answer.cube, hero.wild), reach_of(skill, answer.cube, hero.wild)
    spend(hero, skill.id, answer.cube)
    tell(s, "used", rule=f"kw.{timing}", who=hero.id, skill=skill.id, cube=answer.cube)
    cast = SkillCast(hero.id, skill.id, timing, reach, wild=wild, whom=answer.whom, hit=index)
    cast.in_field = terrain_at(s, hero.at) == MAELSTROM
    push(s, cast)


# Protection and damage ------------------------------------------------------------------------


def shields(s: Drunagor, blow: Blow) -> None:
    """Step 2: tokens are spent one for one, there is no choice [threat.shields-first].

    Those of an ally likewise, be its Sturdiness enough or not [ally.shield-first].

    [kw.shield.forced] [kw.all.shield-first] [kw.sturdiness.shield] [kw.sturdiness.prevent]
    """
    hit = blow.hits[blow.at]
    hero = s.heroes.get(hit.who) or s.allies.get(hit.who)
    if hero is None:  # a charmed or redirected blow meets an enemy: no Threat, no Reaction
        blow.window = Window.SUFFER
        return
    blow.window = Window.REACTION
    if isinstance(hero, Hero) and hero.down:  # an earlier hit of the same attack knocked it out
        blow.window = Window.COLLATERAL
        return
    spent = lose(hero, "shield", hit.left)
    hit.shielded += spent
    if spent:
        tell(s, "shielded", rule="threat.shields-no-choice", who=hero.id, n=spent)
    tell(s, "threat", rule="threat.generate", who=hero.id, n=hit.left)


def suffer(s: Drunagor, blow: Blow) -> None:
    """What is left is lost as Health [dmg.suffers-moment].

    [kw.suffer]
    """
    hit = blow.hits[blow.at]
    blow.window = Window.COLLATERAL
    alive = in_party(s, hit.who) or hit.who in s.monsters or hit.who == s.boss.id
    if alive:
        ward(s, blow, hit)
        if blow.by in s.heroes and hit.left:
            reward(s, blow.by, hit.who)
            if blow.kind == "weapon" or blow.crit:
                unsettle(s, blow.by, hit.who)
        monster = s.monsters.get(hit.who)
        hit.suffered = strike_down(s, blow, hit)
        if monster is not None:
            leave_loot(s, blow, monster)
        hero = s.heroes.get(hit.who)
        if hit.suffered and hero is not None and not hero.down:
            trigger(s, hero, "suffered", rule="dmg.suffers-moment")


def strike_down(s: Drunagor, blow: Blow, hit: Hit) -> int:
    """What is left hurts; no Sturdiness helps an ally against a SKULL-CRACKER [kw.skull-cracker].

    Only who takes no damage at all survives that.
    """
    by, ally = s.monsters.get(blow.by), s.allies.get(hit.who)
    if ally is not None and by is not None and has(by, "skull_cracker") and hit.left:
        return fall(s, ally, hit.left, rule="kw.skull-cracker")
    return hurt(s, hit.who, hit.left, rule="dmg.suffers-moment", by=blow.by)


def leave_loot(s: Drunagor, blow: Blow, monster: Monster) -> None:
    """What a Killing Blow leaves in an Adventure: Loot by BOUNTY, a safe Chest by LOOT [kw.bounty].

    Who is not removed from the board is not defeated [kw.killing-blow.removed].
    """
    if not s.place or s.won is not None or monster.id in s.monsters:
        return
    at = monster.at
    if "bounty" in blow.words:
        drop_loot(s, at)
        tell(s, "bounty", rule="kw.bounty", who=monster.id)
    if any(word == "loot" for word, _ in blow.collateral) and free_mask(s) >> at & 1:
        s.chests.append(at)
        tell(s, "left-chest", rule="kw.loot", who=monster.id)
        s.safe.append(at)


def ward(s: Drunagor, blow: Blow, hit: Hit) -> None:
    """A Monster's own SHIELD, then what a SWARM halves of a Weapon Attack [kw.swarm].

    What is VICIOUS no SHIELD prevents, be it charmed or redirected [kw.non-preventable].
    """
    monster = s.monsters.get(hit.who)
    if monster is None or is_vicious(blow):
        return
    spent = lose(monster, "shield", hit.left)
    hit.shielded += spent
    if spent:
        tell(s, "shielded", rule="threat.shields-no-choice", who=monster.id, n=spent)
    if blow.kind == "weapon" and has(monster, "swarm"):
        hit.prevented += hit.left // 2
        tell(s, "swarm", rule="kw.swarm", who=monster.id, n=hit.left)


def collateral(s: Drunagor, blow: Blow) -> Script[None]:
    """Who suffered 1 damage or more gets all collateral, who did not gets none [dmg.collateral].

    An ally who suffers is gone, so nothing of it sticks to one [ally.conditions-immune].

    [kw.resolved.collateral] [kw.resolved]
    """
    hit = blow.hits[blow.at]
    blow.at += 1
    blow.window = Window.AFTER
    if blow.at < len(blow.hits):
        plain = blow.by in s.heroes or is_vicious(blow)
        blow.window = Window.SUFFER if plain else Window.SHIELD
    hero = s.heroes.get(hit.who)
    alive = not hero.down if hero else hit.who in s.monsters or hit.who == s.boss.id
    if not hit.suffered and alive and hit.damage > 0 and blow.collateral and not hit.waived:
        tell(s, "unscathed", rule="dmg.collateral", who=hit.who)
    if not hit.suffered or hit.waived:
        return
    foe = s.monsters.get(hit.who)
    before = any(one.suffered and not one.waived for one in blow.hits[: blow.at - 1])
    for word, n in blow.collateral:
        if not (alive or word in BEYOND) or (word == "enrage" and before):  # once an attack
            continue
        if foe is not None and foe.id not in s.monsters:  # one of them was its end
            return
        if blow.kind in ("monster", "command", "ally"):
            afflict(s, blow.by, hit.who, word, n)
            continue
        if word == "drag":  # [boss.war.chains.drag]
            push(s, Owed("beside", hit.who, areas=front_of(s), rune="dragged"))
            continue
        if "|" in word:
            pairs = [one.split(":") for one in word.split("|")]
            options = tuple(Choose(one, int(number)) for one, number in pairs)
            if all(is_immune(s, hit.who, one) for one, _ in pairs):  # it takes none of them
                options = options[:1]
            chosen = yield from choose(blow.by, "choose", options, "dmg.collateral")
            word, n = chosen.word, chosen.n
        if word in BY_CASTER:
            KEYWORDS[word].do(s, cast_of(s), hit.who, n)
            if foe is not None:  # who is slain got the Killing Blow [kw.killing-blow.slay]
                leave_loot(s, blow, foe)
            continue
        gain(s, hit.who, word, n or 1, KEYWORDS[word].rule)


def after(s: Drunagor, blow: Blow) -> None:
    """The attack is over; what lasted until the next attack is gone [kw.intimidate.end]."""
    pop(s, blow)
    hero = s.heroes.get(blow.by)
    if hero is not None:
        lose(hero, "intimidate")
        hero.empowered = 0  # spent on a miss, too [kw.empower.expire]
        hero.doubled = False  # [kw.soul-shard.expire]


WINDOWS: dict[Window, Callable[[Drunagor, Blow], Script[None] | None]] = {
    Window.ANNOUNCE: announce,
    Window.INTERRUPT: interrupts,
    Window.ROLL: roll,
    Window.HIT: hit_window,
    Window.SHIELD: shields,
    Window.REACTION: reactions,
    Window.SUFFER: suffer,
    Window.COLLATERAL: collateral,
    Window.AFTER: after,
}
