"""What is at stake with an attack, a defence, a trap or a Luck token: wounds and lives.

It is followed until the target has had its share, with nobody using Luck on the way; but that
somebody dies is counted with Luck and the heroic action used as well as can be, as everybody would.
The end of an activation is followed until the enemies have acted, with everybody answering them so
that all live on if they can (`survival`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.attacks import aimed_at
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.state import Souls
from grimtable.games.dark_souls.survival import surviving
from grimtable.games.dark_souls.under_way import Blow, Record, Sprung, Stroke
from grimtable.kernel.asks import Ask, Chance, Done, Mark, Option, Roll
from grimtable.kernel.odds import Stake, Stakes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.view import Decide, Exact, Same, Until, View, Way, declined
from grimtable.kernel.words import Words

FAR = Exact(400, 80)
"""Ways through what the enemies do that are affordable, where such as come to the same are one."""


def stakes(view: View, option: Option) -> Stakes | None:
    """What may become of whom an option meets; None where no dice are rolled."""
    s: Souls = view.state
    counted: tuple[Stake, ...] = ()
    alike: object = None
    match option:
        case o.Strike() | o.Lunge():
            counted = _wounds(s, [foe.id for foe in aimed_at(s, option.target)])
            # From where one strikes matters to the odds only if there are arcs.
            via = option.via if isinstance(option, o.Lunge) and s.battle.boss else None
            alike = (option.weapon, option.line, option.target, via)
        case o.Guard(who=who):
            on = s.under_way[-1]
            counted = _harm(s, who, brace=isinstance(on, Blow) and not on.magical)
        case o.Suffer(who=who):
            counted = _harm(s, who)
        case o.Dodge(who=who):
            counted = (Stake("dodge", Words("stake-dodge"), _dodged, chance=True), *_harm(s, who))
        case o.End():
            return Stakes(_enemies(s), "turn", enduring, far=FAR, same=ALIKE)
        case o.Reroll() | o.Heroic() | Done() if s.fight is not None and s.under_way:
            counted = _dice(s, s.under_way[-1], option)
    if not counted:
        return None
    return Stakes(counted, _share(s), _aiming(option), alike, choice=saving)


def _dice(s: Souls, on: Record, option: Option) -> tuple[Stake, ...]:
    """What the dice decide that lie there, and that Luck or a heroic action may change.

    Whoever leaves the dice as they are has both left out; who uses one may use the other, too.
    """
    luck, heroic = isinstance(option, o.Heroic), isinstance(option, o.Reroll)
    match on:
        case Stroke(window="luck"):
            return _wounds(s, on.foes)
        case Blow(window="luck" | "brace"):
            brace = heroic and on.defence == "block"
            return _harm(s, on.targets[0], luck=luck, brace=brace)
        case Sprung(window="luck"):
            return _harm(s, on.who, luck=luck)
    return ()


def _wounds(s: Souls, foes: list[str]) -> tuple[Stake, ...]:
    """The damage to enemies, as the log will tell it; and whether one falls."""
    if not foes:
        return ()

    def taken(way: Way) -> int:
        told = [e for e in way.told if e.key == "wounded" and e.args["foe"] in foes]
        return sum(int(e.args["n"]) for e in told)

    def falls(way: Way) -> int:
        return int(any(e.key == "slain" and e.args["foe"] in foes for e in way.told))

    whom = Words("stake-all") if len(foes) > 1 else foes[0]
    many = "many" if len(foes) > 1 else "one"
    return (
        Stake("wounds", Words("stake-damage", {"who": whom}), taken, always=True),
        Stake("slain", Words("stake-slain", {"who": whom, "many": many}), falls, chance=True),
    )


def _harm(s: Souls, who: str, *, luck: bool = True, brace: bool = False) -> tuple[Stake, ...]:
    """The damage, as the log will tell it; and whether somebody dies, which is everybody's end.

    It may still be averted by `luck`, if there is any; a heroic action can only `brace` a block
    roll.
    """

    def taken(way: Way) -> int:
        told = [e for e in way.told if e.key == "suffered" and e.args["who"] == who]
        return sum(int(e.args["n"]) for e in told)

    sure = bool(s.under_way)  # that nothing comes through is what a defence is for
    words = Words("stake-damage", {"who": who})
    damage = Stake("damage", words, taken, good=False, always=sure)
    death = Stake("death", Words("stake-killed"), _killed, chance=True, good=False)
    c = s.characters[who]
    heroic = brace and c.heroic and bool(LIBRARY.heroics[who].brace)
    luck = luck and c.luck
    if not (luck or heroic):
        return damage, death
    saved = Words("stake-killed-saved", {"luck": luck, "heroic": heroic})
    unsaved = death._replace(words=Words("stake-killed-unsaved"))
    return damage, death._replace(words=saved, best=True), unsaved


def saving(run: Run, opened: Open) -> Hashable:
    """Luck or a heroic action where it may save a life: dice that lie alike are helped alike."""
    s: Souls = run.state  # type: ignore[assignment]
    on = s.under_way[-1] if s.under_way else None
    if not isinstance(opened.ask, Ask) or opened.ask.what not in ("luck", "brace"):
        return None
    margin = 0
    match on:
        case Blow(by=by):
            c, left = s.characters[on.targets[0]], on.left
            margin = LIBRARY.foes[s.battle.foes[by].kind].special.heavy_by
        case Sprung(who=who, damage=left):
            c = s.characters[who]
        case _:
            return None
    if left + 2 * ("bleed" in c.conditions) + margin < c.free:
        return None  # nobody dies of it, whatever the dice show
    lying = sorted(zip(on.colours, on.faces, strict=True))
    return c.id, c.free, c.luck, c.heroic, on.window, tuple(lying)


def _enemies(s: Souls) -> tuple[Stake, ...]:
    """What the enemies may do before the next character acts: to each, and to all."""
    each = [_harm(s, c.id)[0]._replace(id=f"damage-{c.id}") for c in s.present()]
    death = Words("stake-killed-defended")
    return (*each, Stake("death", death, _killed, chance=True, good=False))


def enduring(run: Run, opened: Open) -> Option | None:
    """Everybody defends so that all live on, Luck and heroic actions included.

    Where the fight is over there is nothing to answer.
    """
    s: Souls = run.state  # type: ignore[assignment]
    if s.fight is None or s.fight.step == "won":
        return None
    return surviving(run, opened)


def _situation(s: Souls) -> Hashable:
    """The table, and what everybody has suffered on the way to it."""
    harm = Counter[str]()
    for event in s.events or ():
        if event.key == "suffered":
            harm[event.args["who"]] += event.args["n"]
    return s.key(), tuple(sorted(harm.items()))


def _bearing(s: Souls, ask: Chance) -> Callable[[tuple[Any, ...]], Hashable] | None:
    """Of dice that nobody can throw again only what they show in all."""
    on = s.under_way[-1] if s.under_way else None
    if not isinstance(ask, Roll) or not isinstance(on, Blow | Sprung):
        return None
    who = on.who if isinstance(on, Sprung) else on.targets[0]
    return None if s.characters[who].luck else sum


ALIKE = Same(_situation, _bearing)
"""What comes to the same in what the enemies do."""


def _killed(way: Way) -> int:
    over = way.state.fought
    return int(over is not None and bool(over.fallen))


def _dodged(way: Way) -> int:
    return int(any(event.key == "dodged" for event in way.told))


def _share(s: Souls) -> Until:
    """Until the one who is struck first has had its share."""
    height = len(s.under_way)

    def until(run: Run, mark: Mark) -> bool:
        left: list[Record] = run.state.under_way  # type: ignore[attr-defined]
        if len(left) < max(height, 1):
            return True
        # The next has to choose how to defend, against this attack or another.
        return len(left) == height and getattr(left[-1], "window", "") == "choice"

    return until


def _aiming(option: Option) -> Decide:
    """Aim at what the option names; else do no more than one must."""
    aim = o.Target(getattr(option, "target", None) or "")

    def decide(run: Run, opened: Open) -> Option | None:
        assert isinstance(opened.ask, Ask)
        if aim in opened.ask.options:
            return aim
        return declined(run, opened) or opened.ask.options[0]

    return decide
