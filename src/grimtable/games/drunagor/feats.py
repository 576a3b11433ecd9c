"""What Skills do besides blows and tokens: SPLIT, SWAP, PUSH, CHARM, COPY, REDIRECT."""

from __future__ import annotations

from typing import TypeAlias

from grimtable.games.drunagor.board import (
    FALL,
    HIGH,
    LOW,
    enemies,
    everybody,
    fighter,
    footprint,
    gaps,
    hall,
    in_reach,
    solid_mask,
    someone,
    squares_of,
    standing,
)
from grimtable.games.drunagor.box import HERO_KINDS
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.cubes import decide
from grimtable.games.drunagor.health import gain, heal, hurt, lose, pop, push, skills
from grimtable.games.drunagor.keywords import KEYWORDS, blow_of, retarget
from grimtable.games.drunagor.options import Aim, Copy, Drop, Stand
from grimtable.games.drunagor.polymorph import disturb
from grimtable.games.drunagor.skills import as_cast, candidates, lifeblood, price_of, reach_of
from grimtable.games.drunagor.state import (
    OFF,
    Ally,
    Drunagor,
    Hero,
    Monster,
    MonsterTurn,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.terrain import land, put
from grimtable.games.drunagor.throwing import drop, over_the_edge, slam
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Done, Script, choose
from grimtable.kernel.state import tell

Piece: TypeAlias = Hero | Monster | Ally
COPIES = frozenset(["copy", "wild_copy"])


def cast_below(s: Drunagor) -> SkillCast:
    """The Skill that asks for a choice."""
    return next(r for r in reversed(s.under_way) if isinstance(r, SkillCast))


# SPLIT ----------------------------------------------------------------------------------------


def split(s: Drunagor, owed: Owed) -> Script[None]:
    """Point by point: who gets the next one; a bonus counts once [kw.split] [kw.split.bonus]."""
    cast = cast_below(s)
    part = as_cast(SKILLS[cast.skill].parts[cast.part - 1], cast.wild)
    there = candidates(s, s.heroes[cast.by], part, cast.reach)
    if owed.n <= 0 or not there:
        pop(s, owed)
        return
    options = tuple(Aim(who) for who in there)
    chosen = yield from choose(cast.by, "split", options, "kw.split", skill=cast.skill, n=owed.n)
    owed.n -= 1
    if owed.rune == "heal":
        heal(s, chosen.at, 1, rule="kw.split")
    else:
        gain(s, chosen.at, owed.rune, 1, rule="kw.split")


# Places ---------------------------------------------------------------------------------------


@KEYWORDS("swap", Window.RESOLVE, rule="kw.swap")
def swap(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Exchange places; who is grabbed gets free, and the other is grabbed [boss.plague.grab.stuck].

    The new square counts as entered [kw.swap.terrain].
    """
    one, other = s.heroes[cast.by], s.heroes.get(who) or s.monsters[who]
    one.at, other.at = other.at, one.at
    if isinstance(other, Hero):
        one.grabbed, other.grabbed = other.grabbed, one.grabbed
    pass_on(one, other)
    tell(s, "swapped", rule="kw.swap", who=one.id, whom=who)
    for it in (one, other):
        land(s, it.id)


@KEYWORDS("swap_target", Window.COLLATERAL, rule="upg.sample.bolt")
def swap_target(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Who was hit may change places with another Character of its size, however far."""
    if who in s.monsters:
        push(s, Owed("displace", cast.by, rune=who))


def settle_displace(s: Drunagor, owed: Owed) -> Script[None]:
    """The attacker chooses with whom, or lets it be [upg.sample.bolt]."""
    pop(s, owed)
    it = s.monsters.get(owed.rune)
    if it is None:
        return
    large = fighter(it).large
    others = [
        other
        for other in everybody(s)
        if other is not it and other.at != OFF and not getattr(other, "hiding", False)
        if large == (isinstance(other, Monster) and fighter(other).large)
    ]
    options = (*(Aim(other.id) for other in others), Done())
    chosen = yield from choose(owed.who, "displace", options, "upg.sample.bolt", who=it.id)
    if isinstance(chosen, Aim):
        other = next(o for o in others if o.id == chosen.at)
        disturb(s, other.id)
        it.at, other.at = other.at, it.at
        pass_on(it, other)
        tell(s, "swapped", rule="upg.sample.bolt", who=it.id, whom=other.id)
        for who in (it.id, other.id):
            land(s, who)


def pass_on(one: Piece, other: Piece) -> None:
    """Who is Restrained gets free, and who takes the place takes the token [kw.restrain.swap]."""
    for token_of, to in ((one, other), (other, one)):
        if token_of.has("restrain") and not to.has("restrain"):
            lose(token_of, "restrain")
            to.tokens["restrain"] = 1
            return


@KEYWORDS("push", Window.RESOLVE, rule="kw.push")
def push_away(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Shift a small Character; a Large one is too big [kw.push.size]."""
    if who in s.monsters:
        push(s, Owed("push", who, n, rune=cast.by))


def lines(s: Drunagor, who: Piece, by: Piece, n: int) -> dict[int, list[int]]:
    """The straight ways on which somebody can be pushed, by where they end [kw.push.stop].

    Each square is farther from the pusher; what is solid, a higher level or the edge ends the
    push [kw.push.obstacle].
    """
    board, solid = hall(s).board, solid_mask(s)
    (x, y), pusher = board.xy(who.at), [board.xy(i) for i in squares_of(footprint(s, by))]
    found: dict[int, list[int]] = {}
    there, chasm = {board.xy(i): i for i in board.squares}, set(map(board.xy, gaps(board)))
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            here = who.at
            way = [here]
            for step in range(1, n + 1):
                at = (x + dx * step, y + dy * step)
                if apart(at, pusher) <= apart((at[0] - dx, at[1] - dy), pusher):
                    break
                if at in chasm:  # only right across, never into it [ph.cross] [ph.no-fall-kill]
                    continue
                square = there.get(at)
                if square is not None and s.furniture.get(square) == "pillar":
                    way.append(square)  # against it [furn.pillar.impact]
                    break
                if square is None or solid >> square & 1:
                    break
                if board.level[square] > board.level[way[-1]]:
                    break
                way.append(square)
            if len(way) > 1:
                found[way[-1]] = way[1:]
    return found


def apart(at: tuple[int, int], others: list[tuple[int, int]]) -> int:
    """How far a square is from the nearest of some others."""
    return min(max(abs(at[0] - x), abs(at[1] - y)) for x, y in others)


def settle_push(s: Drunagor, owed: Owed) -> Script[None]:
    """The pusher chooses the line [kw.push]; for a Monster the Party Leader does.

    Who is held stays where it is [kw.restrain].
    """
    it, by = someone(s, owed.who), someone(s, owed.rune)
    ways: dict[int, list[int]] = {}
    if it is not None and by is not None and OFF not in (it.at, by.at) and not it.has("restrain"):
        ways = lines(s, it, by, owed.n)
    off = over_the_edge(s, owed.who)
    if it is None or by is None or not (ways or off):
        pop(s, owed)
        return
    board = hall(s).board
    options = (*(Stand(board.names[i]) for i in sorted(ways)), *off)
    chosen = yield from decide(s, by.id, "push", options, "kw.push", who=owed.who)
    pop(s, owed)
    if isinstance(chosen, Drop):
        drop(s, owed.who, by.id)
        return
    tell(s, "pushed", rule="kw.push", who=owed.who, place=chosen.to, by=by.id)
    before = it.at
    for square in ways[board.named[chosen.to]]:
        if s.furniture.get(square) == "pillar":
            slam(s, owed.who, square, by.id)
            return
        put(s, owed.who, square)
        if board.level[before] == HIGH and board.level[square] == LOW and not is_gone(s, owed.who):
            hurt(s, owed.who, FALL, "kw.push.obstacle", by=by.id)
        if s.won is not None or is_gone(s, owed.who):
            return
        before = square


def is_gone(s: Drunagor, who: str) -> bool:
    """Whether a push has nobody to push any more: removed, or down."""
    hero = s.heroes.get(who)
    return hero.down if hero is not None else who not in s.monsters


# Others do it ---------------------------------------------------------------------------------


@KEYWORDS("charm", Window.RESOLVE, rule="kw.charm")
def charm(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Monster activates at once, Large or not, and who charmed it decides."""
    if who in s.monsters:
        tell(s, "charmed", rule="kw.charm", who=who, by=cast.by)
        push(s, MonsterTurn(who, charmed=cast.by))


@KEYWORDS("copy", Window.RESOLVE, rule="kw.copy")
def copy(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """Do what a Skill of another Hero does."""
    push(s, Owed("copy", cast.by, 0, rune=who))


@KEYWORDS("wild_copy", Window.RESOLVE, rule="kw.wild-copy")
def wild_copy(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """The same with every number doubled."""
    push(s, Owed("copy", cast.by, 1, rune=who))


def settle_copy(s: Drunagor, owed: Owed) -> Script[None]:
    """Choose a Hero Skill that is neither Interrupt nor Reaction [kw.copy.excluded].

    Tiles in the pool are nobody's [upg.copy.pool].

    It has the copied Skill's own range, whatever paid for it [kw.copy.range], and its price: nobody
    copies what it could not PAY LIFE for [kw.pay-life.limit].
    """
    hero, wild = s.heroes[owed.who], bool(owed.n)
    life = lifeblood(hero)
    there = [
        skill
        for skill in skills(s.heroes[owed.rune]).values()  # [upg.copy] [kw.copy.upgrades]
        if skill.timing == "action"
        and skill.kind in HERO_KINDS
        and not skill.words() & COPIES
        and price_of(skill, wild) < life
        and any(
            candidates(s, hero, as_cast(part, wild), reach_of(skill, "")) for part in skill.parts
        )
    ]
    if not there:
        pop(s, owed)
        return
    options = tuple(Copy(skill.id) for skill in there)
    chosen = yield from choose(hero.id, "copy", options, "kw.copy")
    pop(s, owed)
    skill = SKILLS[chosen.skill]
    tell(s, "copied", rule="kw.copy", who=hero.id, skill=skill.id, whom=owed.rune)
    push(s, SkillCast(hero.id, skill.id, "action", skill.colour, wild=wild))


def settle_redirect(s: Drunagor, owed: Owed) -> Script[None]:
    """The attack meets another Character in range, friend or foe [kw.redirect].

    Who is a target already is hit twice, and there is no further Threat [kw.redirect.twice]
    [kw.redirect.no-threat].
    """
    blow, hero = blow_of(s, cast_below(s)), s.heroes[owed.who]
    hit = blow.hits[owed.n]
    others = [h.id for h in standing(s) if not h.hiding]
    others += [*(ally.id for ally in s.allies.values() if ally.at != OFF), *enemies(s)]
    others = [who for who in others if who not in (hit.who, blow.by)]
    options = tuple(Aim(who) for who in others if in_reach(s, hero, who, owed.rune))
    if not options:
        pop(s, owed)
        return
    chosen = yield from choose(hero.id, "redirect", options, "kw.redirect", whom=hit.who)
    pop(s, owed)
    tell(s, "redirected", rule="kw.redirect", who=hit.who, whom=chosen.at, by=hero.id)
    retarget(s, hit, chosen.at)
