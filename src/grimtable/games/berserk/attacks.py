"""Pp. 21-22 and 32-40: dice and Rerolls, the Attack step by step, Defense, Ripostes."""

from __future__ import annotations

from grimtable.cards import joined
from grimtable.games.berserk.options import Done, Drop, Reroll, Riposte
from grimtable.games.berserk.records import Blast, Dash, HitsPush, Inflict, Push, Rerolls, Slow
from grimtable.games.berserk.spaces import distance, in_range, occupied, zone
from grimtable.games.berserk.state import (
    UNCHANGED,
    Berserk,
    Blow,
    Hero,
    Mini,
    health,
    is_monster,
    top,
)
from grimtable.games.berserk.stats import alters, changes, guard, pool
from grimtable.games.berserk.status import afflict, loses_dice, wound
from grimtable.kernel.asks import Ask, Face, Option, Roll, Script
from grimtable.kernel.state import tell
from grimtable.kernel.words import Words

ATTACK_ROLL = {"heroes": "attack.hero.roll", "allies": "attack.ally.roll"}


def side(s: Berserk, name: str) -> str:
    """On whose side a miniature is."""
    if name in s.heroes:
        return "heroes"
    return "allies" if name in s.allies else "enemies"


def seat(s: Berserk, name: str) -> str:
    """Who answers for a miniature: its Hero, else the Heroes together [ally.shared]."""
    return name if name in s.heroes else s.voice


def blow(s: Berserk, b: Blow) -> Script[bool] | bool | None:
    """Pp. 32, 35, 38: target, pool, roll, damage, wounds, what follows; in this order.

    Wounds and pushes change the table; between them it goes on at once where nobody has to choose.
    """
    if b.window == "after":
        if s.mini_there(b.by) and after(s, b):
            return None
        b.window = "ripostes"
    if b.window == "ripostes":
        able = able_to_riposte(s, b)
        if able:
            return ripostes(s, b, able)
    elif s.mini_there(b.by):
        return rolled(s, b)
    s.under_way.pop()
    return UNCHANGED


def rolled(s: Berserk, b: Blow) -> Script[bool]:
    """From the pool to the Wounds, as far as nobody has to choose between."""
    if b.window == "pool":
        yield from gather(s, b)
    elif b.window == "rerolls":
        yield from reroll(s, b)
    if b.window == "roll":
        yield from roll(s, b)
    if b.window == "wounds":
        wounds(s, b)
        return False
    return UNCHANGED


def gather(s: Berserk, b: Blow) -> Script[None]:
    """Step 2: the pool; everything is added first, then the weakest dice leave before the roll.

    Strength is the colour's, not the result's [gap.dice.strength]. Among orange, gray and red the
    players choose, for an Enemy's pool too [dice.equal-tier] [stun.hero-monster].
    """
    if not b.dice:
        b.dice, b.lost = pool(s, b)
        b.rerolls = sum(c.n for c in changes(s, b) if type(c) is Rerolls)
        whom = b.targets[0] if len(b.targets) == 1 else tuple(b.targets)
        tell(s, "attacks", rule=TARGET[side(s, b.by)], who=b.by, whom=whom)
    rank = s.library.rank
    while b.lost and b.dice:
        least = min(rank[die] for die in b.dice)
        weakest = [die for die in b.dice if rank[die] == least]
        colours = sorted(set(weakest))
        colour = colours[0]
        if len(colours) > 1 and len(weakest) > b.lost:
            options = tuple(Drop(c) for c in colours)
            asked, shared = seat(s, b.by), b.by not in s.heroes
            picked: Drop = yield Ask(asked, "drop", options, "dice.equal-tier", None, shared)
            colour = picked.colour
        b.dice.remove(colour)
        tell(s, "dropped", rule=loss(s, b), who=b.by, colour=colour)
        b.lost -= 1
        if len(colours) > 1:
            return  # the next one is found from the state
    b.lost = 0
    b.window = "roll"


def loss(s: Berserk, b: Blow) -> str:
    """Why the next die is lost: Special Rules, Penalties, and last the Stunned tokens."""
    mini = s.mini(b.by)
    if loses_dice(s, mini) and b.lost <= mini.stunned:
        return "stun.hero-monster"
    return "penalty.attack" if b.by in s.heroes else "priority.order"


TARGET = {
    "heroes": "attack.hero.target",
    "allies": "attack.ally.target",
    "enemies": "attack.enemy.target",
}


def roll(s: Berserk, b: Blow) -> Script[None]:
    """Step 3: all dice at once, once for all targets; the supply never runs out.

    [attack.hero.roll] [attack.ally.roll] [attack.enemy.roll] [attack.hero.all] [attack.enemy.all]
    [setup.board.dice] [dice.short-supply] [gap.dice.supply]
    """
    if b.dice:
        dice = tuple(s.library.dice[die] for die in b.dice)
        rule = ATTACK_ROLL.get(side(s, b.by), "attack.enemy.roll")
        faces = yield Roll(dice, rule, "attack", {"who": b.by})
        b.faces = list(faces)
        if s.events is not None:  # only quicker: else nobody reads it
            shown = joined([die_words(*one) for one in zip(b.dice, b.faces, strict=True)], "comma")
            about = {"who": b.by, "faces": tuple(faces), "dice": shown, "n": successes(b.faces)}
            tell(s, "rolled", rule=rule, **about)
    hero = s.heroes.get(b.by)  # [reroll.own-dice]
    b.window = "wounds"
    if hero is not None and b.rerolls + hero.rerolls:  # only quicker: else nobody is asked
        b.window = "rerolls"


def die_words(colour: str, face: str) -> Words:
    """A die by its colour, with what it shows."""
    return Words("event-die", {"colour": colour, "face": face})


def successes(faces: list[str]) -> int:
    """The Successes on some faces [dice.successes]; icons are read apart [dice.status-icons]."""
    return sum([int(face[0]) for face in faces])


def reroll(s: Berserk, b: Blow) -> Script[None]:
    """A Reroll is one own die, again and again if one likes; the last result stands.

    [reroll.one-die] [reroll.repeat] [reroll.own-dice] [ruling.rerolls-keep]. In Ripostes, too
    [reroll.riposte]. Where friends are met any die may be unwelcome as it lies; where there are
    only Enemies, nobody rolls one again that shows its best. Of equal dice with equal faces one
    will do.
    """
    hero = s.heroes[b.by]
    left = b.rerolls + hero.rerolls
    spares = any(name not in s.enemies for name in b.targets)
    worth = {
        (die, b.faces[i]): i
        for i, die in reversed(list(enumerate(b.dice)))
        if spares or not is_best(b.faces[i], s.library.dice[die].faces)
    }
    if not left or not worth or all_fall(s, b):
        b.window = "wounds"
        return
    options = (Done(), *(Reroll(i) for i in sorted(worth.values())))
    answer = yield Ask(b.by, "reroll", options, rule="reroll.gain", about={"n": left})
    if isinstance(answer, Done):
        b.window = "wounds"
        return
    if b.rerolls:
        b.rerolls -= 1
    else:
        hero.rerolls -= 1
    die = s.library.dice[b.dice[answer.die]]
    (face,) = yield Roll((die,), "reroll.repeat", "again", {"who": b.by})
    before, b.faces[answer.die] = die_words(b.dice[answer.die], b.faces[answer.die]), str(face)
    tell(s, "rerolled", rule="reroll.repeat", who=b.by, before=before, face=face)


def is_best(face: str, sides: tuple[Face, ...]) -> bool:
    """Whether no side of a die has more Successes, or an icon that this one lacks."""
    others = map(str, sides)
    return all(int(other[0]) <= int(face[0]) and other[1:] in face for other in others)


def all_fall(s: Berserk, b: Blow) -> bool:
    """Whether every target is an Enemy that falls as the dice lie: no Reroll could better that."""
    damage = successes(b.faces)
    struck = [s.enemies.get(name) for name in b.targets]
    return all(
        one is not None and damage - guard(s, one) >= health(s, one) - one.wounds for one in struck
    )


def wounds(s: Berserk, b: Blow) -> None:
    """Steps 4 and 5: 1 Damage per Success, less the Defense of each target; then the tokens.

    [attack.hero.damage] [attack.hero.wounds] [attack.ally.damage] [attack.ally.wounds]
    [attack.enemy.damage] [attack.enemy.wounds] [defense.hero.wounds] [defense.hero.track]
    [defense.ally] [defense.ally.tokens] [attack.hero.tokens] [attack.ally.tokens]. A status needs a
    Wound [bleed.inflict] [stun.inflict] [defense.status-after], and every target that took one
    gets all its tokens [ruling.status-multi]. An Enemy under attack by another defends as an Ally.
    """
    faces = b.faces
    b.damage = successes(faces)
    icons = [face[-1] for face in faces]
    bleeding, stunned = icons.count("b"), icons.count("s")
    mine = side(s, b.by)
    for change in changes(s, b):
        if type(change) is Inflict:
            if change.status == "bleeding":
                bleeding += change.n
            else:
                stunned += change.n
    for name in b.targets:
        if not s.mini_there(name):
            continue
        target, theirs = s.mini(name), side(s, name)
        if theirs != "enemies" and mine == "enemies":
            s.attacked[name] = b.by
        defense = guard(s, target)
        dealt = max(b.damage - defense, 0)
        tell(
            s,
            "hit",
            rule=WOUNDS[mine, theirs],
            who=b.by,
            whom=name,
            damage=b.damage,
            guard=defense,
            n=dealt,
        )
        if dealt:
            b.hurt.append(name)
            wound(s, target, dealt, rule="health.loss")
            afflict(s, target, bleeding, stunned)
    b.window = "after"


WOUNDS = {
    ("heroes", "enemies"): "attack.hero.wounds",
    ("heroes", "heroes"): "attack.hero.wounds",
    ("heroes", "allies"): "attack.hero.wounds",
    ("allies", "enemies"): "attack.ally.wounds",
    ("enemies", "heroes"): "defense.hero.wounds",
    ("enemies", "allies"): "defense.ally",
    ("enemies", "enemies"): "defense.enemy-vs-enemy",
}


def after(s: Berserk, b: Blow) -> bool:
    """Step 6: Stunned tokens go, for Heroes and Monsters; then what follows from the Attack.

    [attack.hero.stun-clear] [attack.enemy.stun-clear]. Returns whether anybody may have moved.
    """
    mini = s.mini(b.by)
    b.window = "ripostes"
    if mini.stunned and loses_dice(s, mini):  # [stun.hero-monster.clear] [ruling.stun-zero]
        rule = "attack.hero.stun-clear" if b.by in s.heroes else "attack.enemy.stun-clear"
        mini.stunned = 0
        tell(s, "clear", rule=rule, who=b.by)
    pushed = 0
    for change in changes(s, b):
        if type(change) is Dash and not b.riposte:
            mini.steps += change.n
        elif type(change) is Slow:
            for name in b.hurt:
                if s.mini_there(name):
                    s.mini(name).slow += change.n
        elif type(change) is Push:
            pushed += change.n
    if b.by in s.enemies:
        pushed += sum(law.n for law in s.laws_of(HitsPush))
    for name in b.hurt:
        if pushed and s.mini_there(name):
            push(s, mini, s.mini(name), pushed)
    return pushed > 0


def push(s: Berserk, by: Mini, mini: Mini, n: int) -> None:
    """Straight away from the attacker, until something is in the way; Monsters stand firm."""
    if is_monster(s, mini) or mini.base != 1:
        return
    adventure = s.adventure
    field = adventure.hexes
    free = adventure.open & ~occupied(s, mini)
    moved = False
    for _ in range(n):
        here = field.named[mini.at]
        ways = field.away(zone(s, by), here, free)
        if not ways:
            break
        mini.at = field.name[ways[0]]
        moved = True
    if moved:
        tell(s, "pushed", rule="effect.kinds", who=mini.id, where=mini.at)


def ripostes(s: Berserk, b: Blow, able: list[Hero]) -> Script[bool]:
    """P. 22: a Hero who still stands may strike back at once, once per Attack.

    The Enemy has to be in the Hero's Range [riposte.range] [riposte.once] [riposte.when]; it is an
    Attack like any other [riposte.as-attack] [ruling.riposte-pool]. With several targets the
    players choose the order [ruling.forced-attack-split].
    """
    asked, shared = (able[0].id, False) if len(able) == 1 else (s.voice, True)
    answer = yield Ask(
        asked,
        "riposte",
        (Done(), *(Riposte(hero.id) for hero in able), *held_back(s, able, b.by)),
        "riposte.when",
        {"enemy": b.by},
        shared,
    )
    if isinstance(answer, Done):
        s.under_way.pop()
        return UNCHANGED
    hero = s.heroes[answer.who]
    hero.ripostes -= 1
    b.riposted.append(hero.id)
    tell(s, "riposte", rule="riposte.as-attack", who=hero.id, whom=b.by)
    attacker = b.by
    how = {"plain": answer.plain, "unaided": answer.unaided}
    s.under_way.append(Blow(hero.id, [attacker], riposte=True, **how))
    return UNCHANGED


def held_back(s: Berserk, able: list[Hero], enemy: str) -> list[Option]:
    """Ripostes without the Effect or the Ability, where that makes a difference.

    [effect.optional] [ability.hero.optional]
    """
    options: list[Option] = []
    for hero in able:
        card = top(s, hero)
        unaided = alters(s, hero, s.library.abilities[hero.kind], enemy, riposte=True)
        near = distance(s, hero, s.enemies[enemy]) <= 1  # without the Effect the Range is 1
        plain = near and card is not None and alters(s, hero, card.effect, enemy, riposte=True)
        ways = [(True, False)] * plain + [(False, True)] * unaided
        ways += [(True, True)] * (plain and unaided)
        options += [Riposte(hero.id, plain=p, unaided=u) for p, u in ways]
    return options


def able_to_riposte(s: Berserk, b: Blow) -> list[Hero]:
    """The Heroes under attack who may strike back."""
    found: list[Hero] = []
    enemy = s.enemies.get(b.by)
    if enemy is None:
        return found
    for name in b.targets:
        hero = s.heroes.get(name)
        if hero is None or not hero.ripostes:
            continue
        card = top(s, hero)
        reach = card.effect.reach if card is not None else 1
        visible = card is not None and card.effect.visible
        if name not in b.riposted and in_range(s, hero, enemy, reach, visible):
            found.append(hero)
    return found


def blasted(s: Berserk, target: Mini, changed: bool) -> list[str]:
    """The target, and with a blast every miniature next to it."""
    if not changed:
        alone = target.id
        return [alone]
    around = s.adventure.hexes.spread(zone(s, target))
    return [target.id, *(m.id for m in s.minis() if m is not target and zone(s, m) & around)]


def has_blast(s: Berserk, hero: Hero) -> bool:
    """Whether the top card's Attack is a blast."""
    card = top(s, hero)
    return card is not None and any(type(c) is Blast for c in card.effect.attack)
