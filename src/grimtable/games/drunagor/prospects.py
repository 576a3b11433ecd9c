"""What is begun and what is coming, for the appraisal: Skills under way, blows, Monsters' attacks.

An appraisal is often asked in the middle of a Skill, where it is still to be chosen at whom it
aims: what that promises counts as nearly done, else nobody would begin it.
"""

from __future__ import annotations

from functools import cache

from grimtable.games.drunagor.allies import in_reach
from grimtable.games.drunagor.board import fighter, foes_in_reach, hall, is_engaged, place_of
from grimtable.games.drunagor.content import FIGHTERS, SKILLS, arms_of, order_of
from grimtable.games.drunagor.health import bonus, most_health
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.roll import D20, reaches
from grimtable.games.drunagor.state import (
    OFF,
    AllyTurn,
    Blow,
    Drunagor,
    Hero,
    HeroTurn,
    Monster,
    SkillCast,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Roll
from grimtable.kernel.fate import outcomes

BEGUN = 0.95
"""How much of what is begun counts as done."""
RIDERS = {
    "bleed": 0.8,
    "burn": 1.2,
    "poison": 1.6,
    "intimidate": 0.8,
    "stun": 2.5,
    "slow": 0.5,
    "knock_down": 1.0,
    "brittle": 1.5,
    "mark": 1.0,
    "drain_health": 1.5,
    "polymorph": 3.0,
}
"""What Conditions are worth in damage, each token."""
READY = 0.5
"""How much of an attack counts as done that could be made now."""
HEALED, SHIELDED = 1.5, 0.7
"""What Health and SHIELD of a Hero are worth in damage."""
SERVANTS = {
    "activate_pet": 2.0,
    "activate_unique": 2.5,
    "command_pet": 1.0,
    "raise_draugr": 2.0,
    "command_draugr": 1.0,
    "knock_out": -9.0,
}
"""What it is worth in damage to call or command Pets and Draugrs; and what it costs to fall."""
BEFORE = (Window.START, Window.BEGINNING, Window.MOVE, Window.ATTACK)
ANYWHERE = 99
REACH = {"melee": 1, "ranged": 3, "magical": 9}
"""How many squares beyond its Move a Monster threatens."""


def promised(s: Drunagor) -> float:
    """Damage, or what is worth as much, that Heroes' Skills under way will do."""
    total = 0.0
    for record in s.under_way:
        if isinstance(record, SkillCast):
            if record.timing in ("action", "focus") and record.by in s.heroes:
                total += cast_worth(s, record)
        elif isinstance(record, Blow) and record.by in s.heroes and not record.cancelled:
            total += blow_worth(s, record)
        elif isinstance(record, AllyTurn):
            total += ally_worth(s, record)
        elif isinstance(record, HeroTurn) and s.place:
            total += ready_worth(s, record)
    return BEGUN * total


def ally_worth(s: Drunagor, turn: AllyTurn) -> float:
    """What the attack promises that an ally could make from where it stands, in its turn."""
    ally = s.allies.get(turn.who)
    if ally is None or ally.at == OFF or not turn.attacks or turn.window not in BEFORE:
        return 0.0
    return float(ALLIES[ally.kind].entry.attack) if next(in_reach(s, ally), None) else 0.0


def ready_worth(s: Drunagor, turn: HeroTurn) -> float:
    """What it is worth in an Adventure to stand where one's weapon reaches somebody, in one's turn.

    Else nobody would walk up to an enemy, or use the Cube Actions that are left.
    """
    hero = s.heroes[turn.who]
    left = min(turn.cube_actions, hero.cubes)
    if left <= 0 or hero.down or turn.window is not Window.ACTIONS:
        return 0.0
    arms = arms_of(hero.kit)
    if not foes_in_reach(s, hero, arms.reach) or (arms.reach == "red" and is_engaged(s, hero)):
        return 0.0
    return READY * left * hit_chance(arms.accuracy) * arms.damage


def cast_worth(s: Drunagor, cast: SkillCast) -> float:
    """What the parts of a Skill promise that are still to come."""
    hero = s.heroes[cast.by]
    total = 0.0
    for i, part in enumerate(SKILLS[cast.skill].parts[cast.part :]):
        if i == 0 and cast.act:
            continue
        if i == 0 and cast.chosen and not cast.aims:
            continue
        worth = strike_worth(s, hero, part) or kind_worth(s, part)
        total += worth * (2 if cast.wild else 1)
    return total


def strike_worth(s: Drunagor, hero: Hero, part: Part) -> float:
    """What an attack promises: its damage by the chance to hit, and what comes with it."""
    first = part.acts[0]
    if first.name not in ("hit", "spell"):
        return 0.0
    foes = sorted((m.health for m in s.monsters.values()), reverse=True)
    if s.boss.id:
        foes.insert(0, s.boss.health)
    if not foes:
        return 0.0
    arms = arms_of(hero.kit)
    if first.name == "hit":
        chance = hit_chance(arms.accuracy - first.n - bonus(hero, "to_hit"))
        damage = arms.damage
    else:
        chance, damage = 1.0, first.n + bonus(hero, "spell_bonus")
    n, riders = spread(part)
    damage += plus(part) + hero.empowered
    met = foes[:n]
    return chance * (sum(min(damage, left) for left in met) + riders * len(met))


@cache
def hit_chance(needed: int) -> float:
    """The chance that the roll of an attack reaches so much."""
    rolled = outcomes(Roll((D20,), rule="kw.weapon"))
    return float(sum(chance for (face,), chance in rolled if reaches(int(face), needed)))


@cache
def spread(part: Part) -> tuple[int, float]:
    """How many a part can meet, and what its Conditions are worth."""
    many = [act.n for act in part.acts if act.name in ("cleave", "multishot", "strike")]
    riders = 0.0
    for act in part.acts:
        those = act.of[:1] if act.name == "choose" else (act,)
        riders += sum(RIDERS.get(one.name, 0.0) * max(1, one.n) for one in those)
    return max(many, default=1), riders


@cache
def plus(part: Part) -> int:
    """Damage that a part adds to a weapon's."""
    return sum(act.n for act in part.acts if act.name == "plus_dmg")


def kind_worth(s: Drunagor, part: Part) -> float:
    """What healing and SHIELD promise to who needs them most."""
    worth = 0.0
    for act in part.acts:
        if act.name in ("heal", "regain"):
            worth += HEALED * min(act.n, max(missing(h) for h in s.heroes.values()))
        elif act.name == "shield":
            worth += SHIELDED * act.n
        else:
            worth += SERVANTS.get(act.name, 0.0)
    return worth


def missing(hero: Hero) -> int:
    """Health that a Hero lacks and could regain."""
    return 0 if hero.down else most_health(hero) - hero.health


def blow_worth(s: Drunagor, blow: Blow) -> float:
    """What a Hero's attack under way promises: by the roll, where it is rolled."""
    hero = s.heroes[blow.by]
    chance = 1.0
    if blow.kind == "weapon":
        needed = arms_of(hero.kit).accuracy - blow.to_hit
        if not blow.natural:
            chance = hit_chance(needed)
        elif blow.natural < needed:
            chance = 0.0
    total = 0.0
    riders = sum(RIDERS.get(word, 0.0) * max(1, n) for word, n in blow.collateral)
    damage = (blow.base + blow.bonus + hero.empowered) * (2 if blow.double else 1)
    for hit in blow.hits[blow.at :]:
        monster = s.monsters.get(hit.who)
        left = monster.health if monster is not None else s.boss.health
        total += min(max(damage, hit.damage), left) + riders
    return chance * total


# What Monsters threaten -----------------------------------------------------------------------


SOON, LATER = 0.45, 0.2
"""How much of a Monster's next attack counts as suffered, before its turn of the round and after:
so that ending one's turn is not worse than waiting for what comes."""


def threatened(s: Drunagor) -> dict[str, float]:
    """Damage that Monsters would do to each Hero, shared among those whom each could reach."""
    heroes = [h for h in s.heroes.values() if h.at != OFF and not h.down]
    found = {h.id: 0.0 for h in heroes}
    board, turns = hall(s).board, turns_of(place_of(s))
    standing = [(h.id, *board.xy(h.at)) for h in heroes]
    for monster in s.monsters.values():
        far = far_of(monster.kind, monster.rank)
        x, y = board.xy(monster.at)
        near = [who for who, hx, hy in standing if -far <= hx - x <= far and -far <= hy - y <= far]
        if near:
            due = SOON if turns.get(monster.kind, 0) > s.slot else LATER
            share = due * strength(monster) / len(near)
            for who in near:
                found[who] += share
    return found


@cache
def far_of(kind: str, rank: int) -> int:
    """How many squares away a Monster threatens somebody in its turn."""
    card = FIGHTERS[kind][rank]
    return ANYWHERE if "ambush" in card.abilities else card.move + REACH[card.reach]


@cache
def many_of(kind: str, rank: int) -> float:
    """By how much more an attack counts that meets several."""
    abilities = FIGHTERS[kind][rank].abilities
    many = max(abilities.get(word, 1) for word in ("cleave", "multishot", "strike"))
    return 1 + 0.5 * (many > 1)


@cache
def turns_of(place: str) -> dict[str, int]:
    """Where each kind of Monster stands on the Initiative Track."""
    return {p.id: i for i, p in enumerate(order_of(place)) if p.kind == "monster"}


def strength(monster: Monster) -> float:
    """What a Monster's next attack does, about."""
    damage = fighter(monster).attack + monster.boost
    if monster.tokens:
        if monster.has("stun") or monster.has("polymorph"):
            return 0.0
        damage -= monster.has("intimidate")
    return max(0.0, damage) * many_of(monster.kind, monster.rank)
