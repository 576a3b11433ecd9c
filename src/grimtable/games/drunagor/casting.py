"""How a Skill resolves, from left to right: its parts, whom they meet, what they cost."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    areas_at,
    hall,
    in_party,
    is_adjacent,
)
from grimtable.games.drunagor.content import (
    SKILLS,
    area_name,
    area_named,
)
from grimtable.games.drunagor.cubes import tire
from grimtable.games.drunagor.health import (
    bonus,
    gain,
    hurt,
    is_fine,
    is_wounded,
    lose,
    pop,
    push,
    triggered,
)
from grimtable.games.drunagor.keywords import KEYWORDS, blow_of, value
from grimtable.games.drunagor.lifting import is_there
from grimtable.games.drunagor.notation import Part
from grimtable.games.drunagor.options import Aim, Turn
from grimtable.games.drunagor.polymorph import disturb
from grimtable.games.drunagor.skills import as_cast, candidates, touches
from grimtable.games.drunagor.state import (
    OFF,
    Drunagor,
    Hero,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.terrain import HARM
from grimtable.kernel.asks import Ask, Done, No, Option, Script, Yes

BASH = 2
"""SHIELD tokens that BASH takes."""


def cast_step(s: Drunagor, cast: SkillCast) -> Script[None] | None:
    """Part by part, word by word, until something else comes on top or somebody has to choose.

    [kw.cast]
    """
    hero, parts = s.heroes[cast.by], SKILLS[cast.skill].parts
    while True:
        if hero.down or cast.part >= len(parts):
            finish(s, cast, hero)
            return None
        part = parts[cast.part]
        if part.when and not cast.chosen:
            if part.when == "bash" and not cast.paid and can_bash(s, cast, part, hero):
                return bash(cast, hero)
            if not applies(cast, part, hero):
                skip(cast)
                continue
            if part.when == "split":
                points = shares(s, cast)
                skip(cast)
                push(s, points)
                return None
        if not cast.chosen:
            asked = aim(s, cast, part, hero)
            if asked is not None:
                return asked
        if not cast.aims or cast.act >= len(part.acts):
            skip(cast)
            continue
        act = part.acts[cast.act]
        cast.act += 1
        depth = len(s.under_way)
        keyword = KEYWORDS[act.name]
        if act.name in ("hit", "spell"):
            keyword.do(s, cast, cast.aims[0], value(s, cast, act))
        else:
            for who in cast.aims:
                if who in s.monsters:
                    disturb(s, who)
                if who in s.heroes or who in s.monsters or who == s.boss.id or who in s.allies:
                    keyword.do(s, cast, who, value(s, cast, act))
                elif act.name == "telekinesis" and is_there(s, who):  # no Character
                    push(s, Owed("haul", cast.by, value(s, cast, act), rune=who))
        if len(s.under_way) != depth:
            return None


def skip(cast: SkillCast) -> None:
    """Go on to the next part."""
    cast.part, cast.act, cast.aims, cast.chosen = cast.part + 1, 0, [], False
    cast.areas, cast.paid, cast.ranged = [], False, False


def applies(cast: SkillCast, part: Part, hero: Hero) -> bool:
    """Whether a part that hangs on something is resolved."""
    if part.when == "wounded":
        return is_wounded(hero)
    if part.when == "fine":
        return is_fine(hero)
    if part.when == "bash":
        return cast.paid
    return part.when != "channel"


def can_bash(s: Drunagor, cast: SkillCast, part: Part, hero: Hero) -> bool:
    """Whether SHIELD can be discarded for a part, and it would meet somebody [kw.bash]."""
    return hero.has("shield") >= BASH and bool(
        candidates(s, hero, as_cast(part, cast.wild), cast.reach)
    )


def bash(cast: SkillCast, hero: Hero) -> Script[None]:
    """Two SHIELD for what follows, or nothing of it [kw.bash] [kw.bash.decline]."""
    if (yield Ask(hero.id, "bash", (Yes(), No()), "kw.bash", {"skill": cast.skill})) == No():
        skip(cast)
        return
    lose(hero, "shield", BASH)
    cast.paid = True


def shares(s: Drunagor, cast: SkillCast) -> Owed:
    """The points of a part with SPLIT, to be dealt out."""
    act = SKILLS[cast.skill].parts[cast.part].acts[0]
    extra = bonus(s.heroes[cast.by], "heal_bonus") if act.name == "heal" else 0
    return Owed("split", cast.by, value(s, cast, act) + extra, rune=act.name)


def strike_areas(s: Drunagor, hero: Hero, there: list[str], reach: str) -> list[int]:
    """Areas in which a STRIKE meets somebody [kw.strike.melee] [kw.strike.range]."""
    board = hall(s).board
    found = sorted({area for who in there for area in areas_at(s, who)})
    if reach != "yellow" or hero.at == OFF:
        return found
    return [a for a in found if a not in board.inside or touches(s, hero, a)]


def choose_areas(
    s: Drunagor, cast: SkillCast, part: Part, hero: Hero, there: list[str]
) -> Script[None] | None:
    """STRIKE X: pick up to X areas in range [kw.strike]."""
    most = next(value(s, cast, a) for a in part.acts if a.name == "strike")
    board = hall(s).board
    open_ = [a for a in strike_areas(s, hero, there, cast.reach) if a not in cast.areas]
    if cast.ranged or not open_ or len(cast.areas) >= most:
        return None
    options: list[Option] = [Turn(area_name(board, a)) for a in open_]
    if cast.areas:
        options.append(Done())
    if len(options) > 1:
        return choose_area(s, cast, hero, tuple(options))
    cast.areas.append(open_[0])
    return None


def choose_area(
    s: Drunagor, cast: SkillCast, hero: Hero, options: tuple[Option, ...]
) -> Script[None]:
    """The next area of a STRIKE, or no more."""
    chosen = yield Ask(hero.id, "strike-area", options, "kw.strike", {"skill": cast.skill})
    if isinstance(chosen, Turn):
        cast.areas.append(area_named(hall(s).board, chosen.area))
    else:
        cast.ranged = True


def aim(s: Drunagor, cast: SkillCast, part: Part, hero: Hero) -> Script[None] | None:
    """Find whom a part meets; where there is a choice, the script that asks."""
    if cast.whom and part.guards:
        whom = cast.whom
        far = part.whom == "adj_ally" and not is_adjacent(s, hero.id, whom)
        cast.aims, cast.chosen = [] if far else [whom], True
        return None
    there = candidates(s, hero, as_cast(part, cast.wild), cast.reach)
    if part.whom in ("self", "none", "each_hero", "each_hero_near"):
        cast.aims, cast.chosen = there, True
        return None
    return single_out(s, cast, part, hero, there)


def single_out(
    s: Drunagor, cast: SkillCast, part: Part, hero: Hero, there: list[str]
) -> Script[None] | None:
    """Of those whom a part can meet as many as it does; one at a time where there is a choice."""
    most = max([value(s, cast, a) for a in part.spreads]) if part.spreads else 1
    if part.strikes:
        asked = choose_areas(s, cast, part, hero, there)
        if asked is not None:
            return asked
        there = [who for who in there if areas_at(s, who) & set(cast.areas)]
        most = len(there)
    left = [who for who in there if who not in cast.aims]
    if len(left) == 1 and not cast.aims:
        cast.aims.append(left[0])
        left = []
    if left and len(cast.aims) < most:
        options: list[Option] = [Aim(who) for who in left]
        if cast.aims:
            options.append(Done())
        return choose_aim(s, cast, hero, tuple(options), KEYWORDS[part.acts[0].name].rule)
    cast.chosen = True
    return None


def choose_aim(
    s: Drunagor, cast: SkillCast, hero: Hero, options: tuple[Option, ...], rule: str
) -> Script[None]:
    """The next target, or no more."""
    first = options[0]
    whom = "friend" if isinstance(first, Aim) and in_party(s, first.at) else "foe"
    chosen = yield Ask(hero.id, "aim", options, rule, {"skill": cast.skill, "whom": whom})
    if isinstance(chosen, Aim):
        cast.aims.append(chosen.at)
    else:
        cast.chosen = True


def finish(s: Drunagor, cast: SkillCast, hero: Hero) -> None:
    """The Skill has resolved: what follows an answer, and a Recall if no cube is left.

    [kw.interrupt.not-reaction]
    """
    answered = cast.timing in ("interrupt", "reaction")
    attacker = blow_of(s, cast).by if answered else ""
    pop(s, cast)
    if cast.in_field and not hero.down:  # wherever it is by now
        hurt(s, hero.id, HARM, rule="terr.maelstrom.reactive")
        gain(s, hero.id, "entropy", 2, rule="terr.maelstrom.entropy")
    if cast.timing == "reaction" and (attacker in s.monsters or attacker == s.boss.id):
        for skill in reversed(triggered(hero.kit, "reacted")):  # [int.not-reaction]
            for act in SKILLS[skill].parts[0].acts:  # not after an Interrupt
                gain(s, attacker, act.name, act.n, rule="int.not-reaction")
    tire(s, hero)
