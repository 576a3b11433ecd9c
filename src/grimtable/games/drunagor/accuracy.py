"""What the d20 has to show for an attack, and why, before a cube is spent on it (p. 76)."""

from __future__ import annotations

from grimtable.cards import joined
from grimtable.games.drunagor.content import SKILLS, arms_of
from grimtable.games.drunagor.health import bonus
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.options import Aim, Focus, Use
from grimtable.games.drunagor.roll import DIM, sways
from grimtable.games.drunagor.skills import as_cast, candidates, is_wild, reach_of
from grimtable.games.drunagor.state import Drunagor, Hero, SkillCast
from grimtable.kernel.asks import Option
from grimtable.kernel.words import Badge, Words


def needs(s: Drunagor, who: str, option: Option) -> tuple[Badge, ...]:
    """What a Weapon Attack has to roll from where its Hero stands; nothing of another option."""
    hero = s.heroes.get(who)
    if hero is None:
        return ()
    match option:
        case Use(skill=name, cube=cube):
            skill = SKILLS[name]
            wild, reach = is_wild(skill, cube, hero.wild), reach_of(skill, cube, hero.wild)
            part = as_cast(next((p for p in skill.parts if p.word == "hit"), skill.parts[0]), wild)
            met = candidates(s, hero, part, reach)
        case Focus(skill=name):
            wild, parts = False, SKILLS[name].parts
            part = next((p for p in parts if p.word == "hit"), parts[0])
            met = candidates(s, hero, part, "focus")
        case Aim(at=at):
            cast = next((r for r in reversed(s.under_way) if isinstance(r, SkillCast)), None)
            if cast is None or cast.by != who or at in s.heroes or at in s.allies:
                return ()
            part, wild, met = SKILLS[cast.skill].parts[cast.part], cast.wild, [at]
        case _:
            return ()
    return told(s, hero, part, 2 if wild else 1, met) if part.word == "hit" else ()


def told(s: Drunagor, hero: Hero, part: Part, times: int, met: list[str]) -> tuple[Badge, ...]:
    """The least natural roll that hits, by what it is made of; of several targets the span."""
    if not met:
        return ()
    fixed = {"skill": part.acts[0].n * times, "to-hit": bonus(hero, "to_hit")}
    accuracy, dim = arms_of(hero.kit).accuracy, DIM + 1 if hero.has("blind") else 2
    found = {}
    for whom in met:
        reasons = {**fixed, **sways(s, hero, whom)}
        found[max(dim, min(20, accuracy - sum(reasons.values())))] = reasons
    least, most = min(found), max(found)
    why = [Words("need-accuracy", {"n": accuracy})]
    why += [Words(f"need-{key}", {"n": n}) for key, n in found[least].items() if n]
    why += [Words("need-blind")] * (dim > DIM)
    about = {"least": least, "most": most, "why": joined(why, "comma")}
    span = f"{least}+" if least == most else f"{least}+…{most}+"
    words = Words("need-roll" if least == most else "need-rolls", about)
    return (Badge(words, "dice-twenty-faces-twenty", "d20", span),)
