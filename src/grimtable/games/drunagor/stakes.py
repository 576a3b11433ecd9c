"""What is at stake with a Skill that a d20 decides: the enemies' Health."""

from __future__ import annotations

from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.options import Aim, Use
from grimtable.games.drunagor.state import Blow, Drunagor, SkillCast
from grimtable.kernel.asks import Ask, No, Option, Yes
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View, Way, declined


def stakes(view: View, option: Option) -> Stakes | None:
    """What a d20 may do to enemies; None where none is rolled."""
    s: Drunagor = view.state
    on = s.under_way[-1] if s.under_way else None
    match option:
        case Use(skill=skill) if _rolls(skill):
            return Stakes(_dealt(s), "begun", decide)
        case Aim(at=at) if isinstance(on, SkillCast) and at not in s.heroes and _rolls(on.skill):
            return Stakes(_dealt(s), "blow", decide)
        case Yes() | No() if isinstance(on, Blow) and on.by in s.heroes:
            return Stakes(_dealt(s), "blow", decide)
    return None


def _rolls(skill: str) -> bool:
    """Whether a Skill is decided by a d20."""
    return any(act.name == "hit" for part in SKILLS[skill].parts for act in part.acts)


def decide(run: Run, opened: Open) -> Option | None:
    """Nobody does more than they must; what has to be chosen is the first there is."""
    assert isinstance(opened.ask, Ask)
    return declined(run, opened) or opened.ask.options[0]


def _dealt(before: Drunagor) -> tuple[Stake, ...]:
    """The Health that the Horseman and the Minions lose."""
    boss = before.boss.id
    foes = {boss: before.boss.health, **{m.id: m.health for m in before.monsters.values()}}

    def dealt(way: Way) -> int:
        s: Drunagor = way.state
        left = {boss: s.boss.health, **{m.id: m.health for m in s.monsters.values()}}
        return sum(max(0, had - max(0, left.get(foe, 0))) for foe, had in foes.items())

    def won(way: Way) -> int:
        return int(bool(way.state.won))

    return (
        Stake("damage", Words("stake-dealt"), dealt),
        Stake("won", Words("stake-won"), won, chance=True),
    )
