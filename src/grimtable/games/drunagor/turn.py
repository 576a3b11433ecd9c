"""A Hero's turn (p. 23): Conditions, beginning, actions in any order, Recall, end.

What a Minor Action can be is in `minors`.
"""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.drunagor.abilities import loom, may_break_free
from grimtable.games.drunagor.board import (
    FALL,
    HIGH,
    LOW,
    bits,
    free_mask,
    hall,
    picked,
    place_of,
    someone,
)
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.cubes import expend, spend, tire
from grimtable.games.drunagor.furniture import emerge, pillars
from grimtable.games.drunagor.health import (
    bonus,
    conditions,
    gain,
    hurt,
    lose,
    most_health,
    pop,
    push,
    trigger,
)
from grimtable.games.drunagor.keywords import stride
from grimtable.games.drunagor.loot import (
    give,
    handovers,
    request,
    requests,
)
from grimtable.games.drunagor.minors import minors, take_minor
from grimtable.games.drunagor.options import (
    Discard,
    Drop,
    ExtraMinor,
    ExtraMove,
    Give,
    Recall,
    Request,
    Rise,
    Spend,
    Untie,
    Use,
    Walk,
)
from grimtable.games.drunagor.pets import SUSTAINED, after_master, unliving
from grimtable.games.drunagor.polymorph import errant_turn
from grimtable.games.drunagor.possession import leash
from grimtable.games.drunagor.skills import cubes_held, is_wild, reach_of, usable
from grimtable.games.drunagor.state import (
    CUBES,
    OFF,
    Ally,
    Drunagor,
    Hero,
    HeroTurn,
    Owed,
    RecallAction,
    SkillCast,
    Stride,
)
from grimtable.games.drunagor.terrain import enter, reachable, steps, walk, ways
from grimtable.games.drunagor.throwing import drop, over_the_edge, slam
from grimtable.games.drunagor.tie_breaker import piles_beside, return_runes
from grimtable.games.drunagor.trample import Tread, trample, trample_ways
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, Listing, Mark, Option, Script, choose
from grimtable.kernel.state import tell

POINTS = 3
"""Movement points of a Move Action."""
FRUIT = 2


def hero_turn(s: Drunagor, turn: HeroTurn) -> Script[None] | None:
    """One window of a Hero's turn [turn.start]."""
    return WINDOWS[turn.window](s, turn, s.heroes[turn.who])


def start(s: Drunagor, turn: HeroTurn, hero: Hero) -> Script[None]:
    """The turn begins; who was knocked out stands up at maximum Health [gap.knock-out]."""
    yield Mark(hero.id)
    turn.window = Window.CONDITIONS
    tell(s, "turn", rule="kw.turn", who=hero.id)
    if hero.down:
        hero.down, hero.health = False, most_health(hero)
        tell(s, "stands-up", rule="gap.knock-out", who=hero.id)
    unlife = unliving(s, hero)
    if unlife:
        push(s, Owed("unlife", hero.id, SUSTAINED, rune=unlife))


def suffer_conditions(s: Drunagor, turn: HeroTurn, hero: Hero) -> None:
    """The Conditions; by STUN one of the two Cube Actions is lost [kw.stun.hero]."""
    turn.window = Window.BEGINNING
    if conditions(s, hero):
        turn.cube_actions -= 1


def begin(s: Drunagor, turn: HeroTurn, hero: Hero) -> Script[None] | None:
    """Triggered abilities, right after the Conditions [kw.bot]."""
    if "polymorph" in hero.tokens:
        return errant_turn(s, turn, hero)
    turn.window = Window.END if hero.down else Window.ACTIONS
    if not hero.down:
        trigger(s, hero, "beginning", rule="kw.bot")
    return None


def end_turn(s: Drunagor, turn: HeroTurn, hero: Hero) -> None:
    """The very last step: terrain that did not act yet; what lasts this turn ends [kw.eot].

    [kw.eot.recall]
    """
    enter(s, hero.id)
    hero.empowered, hero.wild, hero.doubled, hero.lurking = 0, False, False, False
    at = s.under_way.index(turn)  # not the last, if the ground knocked it out: that comes first
    s.under_way[at : at + 1] = after_master(s, hero)


# Actions --------------------------------------------------------------------------------------


def next_action(s: Drunagor, turn: HeroTurn, hero: Hero) -> Script[None] | None:
    """Actions, until the Hero has had enough, or is down."""
    if not hero.down:
        return act(s, turn, hero)
    turn.window = Window.END
    return None


def act(s: Drunagor, turn: HeroTurn, hero: Hero) -> Script[None]:
    """Take an action, in any order [turn.cube-actions]; none is compulsory.

    [turn.one-minor] [turn.new-ways] [turn.cube-two-uses] [kw.cube-action]
    """
    # Asked even where only the end of the turn is left: nobody undoes past the next turn, so the
    # last action would be final as soon as it was taken, and Monsters would act before it was seen.
    listed = Listing(actions, (s, turn, hero))
    answer = yield Ask(hero.id, "act", listed, "turn.cube-actions", {"who": hero.id})
    match answer:
        case Walk():
            take_walk(s, turn, hero, answer.to)
        case Use():
            take_cube_action(turn)
            use(s, hero, answer)
        case Done():
            turn.window = Window.END
        case Rise():  # the Move Action is cancelled, and the token goes
            turn.moves -= 1
            stride(s, hero.id, POINTS)
        case ExtraMove() | ExtraMinor():
            take_cube_action(turn)
            if isinstance(answer, ExtraMove):
                turn.moves += 1  # [turn.extra-move]
            else:
                turn.minors += 1  # [turn.extra-minor]
            push(s, Owed("expend", hero.id))
        case Untie():
            take_cube_action(turn)
            untie(s, hero, answer)
            push(s, Owed("expend", hero.id))
        case Give():
            turn.traded.append(answer.item)
            give(s, hero, answer)
        case Request():
            turn.traded.append(answer.item)
            request(s, hero, answer)
        case Discard():  # nobody holds it any more
            lose(hero, answer.what)
            tell(s, "freed", rule="kw.restrain.end", who=hero.id)
        case Recall():
            push(s, RecallAction(hero.id, "willing"))
        case _:
            turn.minors -= 1
            take_minor(s, turn, hero, answer)


def take_cube_action(turn: HeroTurn) -> None:
    """One Cube Action less; what is left of a move is forfeited [ruling.move-pause]."""
    turn.cube_actions -= 1
    turn.points = 0


def actions(s: Drunagor, turn: HeroTurn, hero: Hero) -> tuple[Option, ...]:
    """What a Hero can do next; in barrels it can only come out, recall or wait."""
    if hero.hiding:
        return hidden_actions(s, turn, hero)
    options = walks(s, turn, hero)
    options += cube_actions(s, turn, hero)
    options += minors(s, turn, hero)
    options += handovers(s, hero)
    if "restrain" in hero.tokens and may_break_free(s, hero):
        options.append(Discard("restrain"))
    if may_recall(hero):
        options.append(Recall())
    options.append(Done())
    options += requests(s, hero, turn.traded)  # rarely wanted: the last
    return tuple(options)


def may_recall(hero: Hero) -> bool:
    """Whether a Hero has cubes of two colours at most; Curse Cubes are of none [gap.recall]."""
    return len(cubes_held(hero)) <= 2


def hidden_actions(s: Drunagor, turn: HeroTurn, hero: Hero) -> tuple[Option, ...]:
    """What a Hero can do in barrels [furn.barrel.untargetable]."""
    options: list[Option] = []
    if turn.minors > 0 and not loom(s, "overpressure"):
        options += emerge(s, hero)
    elif turn.cube_actions > 0 and hero.cubes:
        options.append(ExtraMinor())
    if may_recall(hero):
        options.append(Recall())
    return (*options, Done())


def walks(s: Drunagor, turn: HeroTurn, hero: Hero) -> list[Option]:
    """Where a Move Action, or what is left of one, leads [turn.free-move] [kw.move]."""
    if hero.at == OFF or not (turn.points or turn.moves):
        return []
    points = turn.points
    if not points:
        if "knock_down" in hero.tokens:
            return [Rise()]
        points = POINTS + bonus(hero, "movement") - 2 * hero.has("slow")
    if hero.possessed:
        points = leash(turn, hero, points)
    return [*picked(reachable(s, hero.id, points), steps(place_of(s)))]


GAINS = (ExtraMove(), ExtraMinor())
"""What a cube can be expended for; who is grabbed does not move."""


def settle_expend(s: Drunagor, owed: Owed) -> Script[None]:
    """Choose the cube that is expended [kw.expend]."""
    hero = s.heroes[owed.who]
    cubes = tuple(Spend(cube) for cube in CUBES if hero.pool.get(cube))
    chosen = yield from choose(hero.id, "expend", cubes, "kw.expend")
    pop(s, owed)
    expend(s, hero, chosen.cube)
    tire(s, hero)


def take_walk(s: Drunagor, turn: HeroTurn, hero: Hero, to: str) -> None:
    """Move there; points that are left can be used after a Minor Action [ruling.move-pause]."""
    if not turn.points:
        turn.moves -= 1
        turn.points = stride(s, hero.id, POINTS)  # a Move effect begins here
    square = hall(s).board.named[to]
    turn.points -= walk(s, hero.id, square, turn.points)
    tell(s, "walked", rule="kw.move", who=hero.id, place=to)


def cube_actions(s: Drunagor, turn: HeroTurn, hero: Hero) -> list[Option]:
    """Skills, one more Move or Minor Action, Tie-Breaker [kw.cube-action.special]."""
    if turn.cube_actions <= 0:
        return []
    found = usable(s, hero, "action")
    if hero.cubes:
        found += GAINS if hero.at != OFF else GAINS[1:]
        for pile in piles_beside(s, hero.at):
            found += (Untie(pile, "focus"), Untie(pile, "cleanse"))
    return found


def use(s: Drunagor, hero: Hero, answer: Use) -> None:
    """Spend a cube on a Skill [kw.cast.chain]."""
    skill = SKILLS[answer.skill]
    wild, reach = is_wild(skill, answer.cube, hero.wild), reach_of(skill, answer.cube, hero.wild)
    spend(hero, skill.id, answer.cube)
    tell(s, "used", rule="turn.cube-actions", who=hero.id, skill=skill.id, cube=answer.cube)
    push(s, SkillCast(hero.id, skill.id, "action", reach, wild=wild))


def untie(s: Drunagor, hero: Hero, answer: Untie) -> None:
    """Tie-Breaker: runes of a pile return to the bag, and a little help [gap.tie-breaker]."""
    return_runes(s, hero.id, answer.pile, rule="gap.tie-breaker")
    if answer.gain == "focus":
        gain(s, hero.id, "focus", 1, rule="gap.tie-breaker")
    else:
        push(s, Owed("cleanse", hero.id, 1))


# Moves from Skills ----------------------------------------------------------------------------


def stride_step(s: Drunagor, move: Stride) -> Script[None]:
    """Move up to so many squares; who moves decides, or who lifts it [kw.move] [kw.telekinesis]."""
    pop(s, move)
    it = someone(s, move.who)
    if it is None or it.at == OFF or (isinstance(it, Hero) and it.down):
        return
    trampled: dict[int, Tread] = {}
    if move.trample:
        trampled = trample_ways(s, move.who, move.points)
        there = bits(trampled)
    else:
        there, _, lifted = ways(s, move.who, move.points, jump=move.jump)
        if move.by:  # and against Pillars [furn.pillar.impact]
            there |= sum(lifted) & pillars(s)
    edge = over_the_edge(s, move.who) if move.by else ()
    if not there & (free_mask(s) | pillars(s)) and not edge:
        return
    options = (*picked(there, steps(place_of(s))), *edge, Done())
    rule = "kw.telekinesis" if move.by else "kw.jump" if move.jump else "kw.move"
    rule = "kw.trample" if move.trample else rule
    what = "leap" if move.jump and not move.by else "stride"
    answer = yield Ask(move.by or move.who, what, options, rule, {"who": move.who})
    if isinstance(answer, Drop):
        drop(s, move.who, move.by)
    if isinstance(answer, Walk):
        board = hall(s).board
        square, before = board.named[answer.to], it.at
        if s.furniture.get(square) == "pillar":
            slam(s, move.who, square, move.by)
            return
        if square in trampled and not isinstance(it, Ally):
            trample(s, it, trampled[square], move.trample)
        else:
            walk(s, move.who, square, move.points, jump=move.jump)
        tell(s, "walked", rule, who=move.who, place=answer.to)
        fell = board.level[before] == HIGH and board.level[square] == LOW
        if move.by and fell and someone(s, move.who) is not None:
            hurt(s, move.who, FALL, "kw.telekinesis.fall")  # [kw.telekinesis.fall] [kw.jump.fall]


WINDOWS: dict[Window, Callable[[Drunagor, HeroTurn, Hero], Script[None] | None]] = {
    Window.START: start,
    Window.CONDITIONS: suffer_conditions,
    Window.BEGINNING: begin,
    Window.ACTIONS: next_action,
    Window.END: end_turn,
}
"""A Hero's turn, window by window [turn.start]."""
