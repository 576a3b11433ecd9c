"""What is at stake with a Skill, an attack, its target or another roll: the enemies' Health."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.health import ticks
from grimtable.games.drunagor.options import Aim, Focus, Ki, Muster, Use
from grimtable.games.drunagor.state import OFF, Assault, Blow, Drunagor, HeroTurn
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, Mark, No, Option, Pass, Yes
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Until, View, Way
from grimtable.kernel.words import Words


def stakes(view: View, option: Option) -> Stakes | None:
    """What may become of each enemy; None where no attack is made.

    Nothing comes of it where somebody has a real choice before the roll.
    """
    s: Drunagor = view.state
    alike: object = None
    match option:
        case Use(skill=skill, cube=cube):
            alike = (skill, SKILLS[skill].colour or cube)
        case Focus() | Ki() | Muster() | Aim():
            pass
        case Done() if s.under_way and isinstance(s.under_way[-1], HeroTurn):
            mine = {hero.id: hero.health for hero in s.heroes.values() if not hero.down}
            harm = tuple(one for who in mine for one in _harm(mine, who, "-endured", good=False))
            return Stakes(harm, _charged(s), enduring, far=True)
        case Yes() | No() if s.under_way and isinstance(s.under_way[-1], Blow):
            pass
        case _:
            return None
    before = health(s)
    counted = tuple(one for who in before for one in _harm(before, who))
    return Stakes(counted, _over(s), plainly, alike)


def _over(s: Drunagor) -> Until:
    """Until no Skill and no attack is under way that was not before."""
    depth = len([r for r in s.under_way if not hasattr(r, "skill") and not isinstance(r, Blow)])

    def over(run: Run, mark: Mark) -> bool:
        state = run.state
        return isinstance(state, Drunagor) and len(state.under_way) <= depth

    return over


def _charged(s: Drunagor) -> Until:
    """Until the next turn of a Hero, or a charge after which all depends on where the Back lies.

    Whom later cards meet is for the Party Leader to choose then: no figure would be true.
    """
    front = s.boss.front

    def over(run: Run, mark: Mark) -> bool:
        now: Drunagor = run.state  # type: ignore[assignment]
        charged = now.boss.back != OFF and now.boss.front != front
        charges = any(isinstance(record, Assault) for record in now.under_way)
        return mark.turn is not None or (charged and not charges)

    return over


BESIDES = frozenset({"stride", "leap", "pet", "take-back", "weak-spot"})
"""What a Hero may do besides in the middle of an attack, and can leave: a step (who jumps first
could stay), a Pet's turn, a cube taken back."""


def plainly(run: Run, opened: Open) -> Option | None:
    """Answer on the way as one who saves tokens and takes what is free; a real choice stops."""
    ask, s = opened.ask, run.state
    if not isinstance(ask, Ask) or not isinstance(s, Drunagor):
        return None
    if ask.what == "reroll":
        return Yes()
    if ask.what == "choose":
        return ask.options[0]
    if ask.what in BESIDES:
        return next((o for o in ask.options if isinstance(o, Done)), ask.options[0])
    heroes = [o for o in ask.options if isinstance(o, Aim) and o.at in s.heroes]
    if len(heroes) == len(ask.options):  # whom it helps besides: oneself, if possible
        return next((o for o in heroes if o.at == ask.seat), heroes[0])
    if any(isinstance(option, Aim) for option in ask.options):  # no further target, if one may stop
        return next((o for o in ask.options if isinstance(o, Done)), None)
    return next((o for o in ask.options if isinstance(o, No | Pass)), None)


def enduring(run: Run, opened: Open) -> Option | None:
    """Between two Heroes' turns nobody reacts, and what must be chosen is chosen as it comes."""
    s: Drunagor = run.state  # type: ignore[assignment]
    if not s.under_way or not isinstance(opened.ask, Ask):
        return None
    return plainly(run, opened) or opened.ask.options[0]


def health(s: Drunagor) -> dict[str, int]:
    """The Health of every enemy."""
    return {s.boss.id: s.boss.health, **{m.id: m.health for m in s.monsters.values()}}


def _left(s: Drunagor, who: str) -> int:
    """The Health of whoever is there; who is down has none.

    Whose turn begins suffers the Conditions first: that is what ending a turn leads to.
    """
    hero = s.heroes.get(who)
    if hero is not None:
        top = s.under_way[-1] if s.under_way else None
        begins = isinstance(top, HeroTurn) and top.who == who and top.window is Window.START
        return 0 if hero.down else max(0, hero.health - ticks(hero) * begins)
    return max(0, health(s).get(who, 0))


def _harm(
    before: Mapping[str, int], who: str, how: str = "", *, good: bool = True
) -> tuple[Stake, Stake]:
    """The Health that somebody loses, and whether they fall."""

    def lost(way: Way) -> int:
        return max(0, before[who] - _left(way.state, who))

    def falls(way: Way) -> int:
        return int(_left(way.state, who) <= 0 < before[who])

    words = {"who": who}
    return (
        Stake(f"damage-{who}", Words(f"stake-damage{how}", words), lost, good=good),
        Stake(f"death-{who}", Words(f"stake-death{how}", words), falls, chance=True, good=good),
    )
