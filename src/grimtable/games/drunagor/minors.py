"""Minor Actions (p. 23): one a turn, and more for cubes; what each of them does."""

from __future__ import annotations

from functools import cache

from grimtable.games.drunagor.abilities import loom
from grimtable.games.drunagor.board import ground, is_engaged, tokens_mask
from grimtable.games.drunagor.box import Skill
from grimtable.games.drunagor.content import ITEMS, SKILLS, timed
from grimtable.games.drunagor.doors import door_beside, open_door
from grimtable.games.drunagor.equipment import rearm, rearming
from grimtable.games.drunagor.furniture import work, works_beside
from grimtable.games.drunagor.health import heal, lose, push
from grimtable.games.drunagor.interactions import interact, scenes_beside
from grimtable.games.drunagor.loot import (
    chests_beside,
    consumables,
    loot_beside,
    pick_up,
    ransack,
    use_item,
)
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.objects import TOKENS, take_token_minor, token_minors
from grimtable.games.drunagor.options import (
    Burst,
    Consume,
    Eat,
    Emerge,
    Evoke,
    Flip,
    Focus,
    Improve,
    Interact,
    Ki,
    Muster,
    Open,
    PickUp,
    Ransack,
    Rearm,
    Rescue,
    Shard,
    Throw,
    Undress,
    Work,
)
from grimtable.games.drunagor.prey import rescue, rescues
from grimtable.games.drunagor.skills import SURE, first_met
from grimtable.games.drunagor.state import OFF, STACK, Drunagor, Hero, HeroTurn, Owed, SkillCast
from grimtable.games.drunagor.throwing import throw, throws
from grimtable.kernel.asks import Option
from grimtable.kernel.state import tell

FRUIT = 2


def minors(s: Drunagor, turn: HeroTurn, hero: Hero) -> list[Option]:
    """What the one Minor Action can be; under OVERPRESSURE only a potion [kw.overpressure]."""
    if turn.minors <= 0:
        return []
    if s.monsters and loom(s, "overpressure"):
        return [drink for drink in consumables(hero) if ITEMS[drink.item].kind == "potion"]
    found: list[Option] = []
    if hero.tokens:  # only quicker: all of these are paid with tokens
        found += held_minors(s, turn, hero)
    if hero.bag:  # only quicker: nothing in it
        found += consumables(hero)
    if hero.at != OFF:
        near = tokens_mask(s) & ground(s).near[hero.at]
        if near or s.banner != OFF:  # only quicker: where nothing is near, nothing is listed
            found += (*works_beside(s, hero), *throws(s, hero))
        if s.place:  # only quicker: there are no Doors elsewhere
            found += door_beside(s, hero)
        if near:  # only quicker: these are about what is near
            found += chests_beside(s, hero)
        if s.loot:  # only quicker: none lies there
            found += loot_beside(s, hero)
        if near:  # only quicker: these are about what is near
            found += (*scenes_beside(s, hero), *rescues(s, hero))
    if hero.gear or hero.bag:  # only quicker: who has nothing can change nothing
        found += rearming(s, hero)
    return found


def held_minors(s: Drunagor, turn: HeroTurn, hero: Hero) -> list[Option]:
    """What tokens let a Hero do as a Minor Action."""
    found: list[Option] = []
    has = hero.tokens.get
    tokens = has("focus", 0)
    if tokens:  # only quicker: a Focus Ability that is no Reaction costs some [turn.minor-list]
        for skill, sure, parts in focus_abilities(hero.kit):
            if tokens >= skill.cost and (sure or first_met(s, hero, parts)):
                found.append(Focus(skill.id))
    if has("fruit"):
        found.append(Eat())
    if has("entropy", 0) >= STACK and not is_engaged(s, hero):  # [turn.minor-engaged]
        found.append(Burst())
    if s.idols or s.banner != OFF or not TOKENS.isdisjoint(hero.tokens):  # only quicker: or none
        found += token_minors(s, turn, hero)
    return found


@cache
def focus_abilities(kit: str) -> tuple[tuple[Skill, bool, tuple[tuple[Part, str], ...]], ...]:
    """The Abilities for which FOCUS is paid, whether each can always meet somebody, its parts."""
    mine = timed(kit).get("focus", ())
    return tuple(
        (
            skill,
            any(part.whom in SURE for part in skill.parts),
            tuple((part, "focus") for part in skill.parts),
        )
        for skill in mine
    )


def take_minor(s: Drunagor, turn: HeroTurn, hero: Hero, answer: Option) -> None:
    """Take a Minor Action that was listed."""
    match answer:
        case Focus():
            skill = SKILLS[answer.skill]
            lose(hero, "focus", skill.cost)
            tell(s, "used", rule="kw.focus", who=hero.id, skill=skill.id, cube="")
            push(s, SkillCast(hero.id, skill.id, "focus", "focus"))
        case Eat():
            sweet = min(hero.ripe, 1)  # [kw.fruit.druid]
            hero.ripe -= sweet
            lose(hero, "fruit", 1)
            tell(s, "ate", rule="kw.fruit", who=hero.id)
            heal(s, hero.id, FRUIT + sweet, rule="kw.fruit.regain")
        case Burst():
            lose(hero, "entropy", STACK)
            turn.cube_actions += 1
            tell(s, "burst", rule="kw.entropy.cube", who=hero.id)
        case Ki() | Muster() | Shard() | Evoke():
            take_token_minor(s, turn, hero, answer)
        case Open():
            open_door(s, hero)
        case Interact():
            interact(s, hero, answer.scene)
        case Rescue():
            rescue(s, hero, answer.at)
        case Ransack():
            ransack(s, hero, answer.chest)
        case Rearm() | Undress() | Flip() | Improve():
            rearm(s, hero, answer)
        case PickUp():
            pick_up(s, hero, answer.loot)
        case Work():
            work(s, hero, answer.piece)
        case Throw():
            throw(s, hero, answer.piece, answer.at)
        case Emerge():
            push(s, Owed("emerge", hero.id))
        case Consume():
            hero.bag.remove(answer.item)
            use_item(s, hero, answer.item, rule="turn.minor-list")
