"""What every Enemy will do next if nothing changes, in order, and why; by the real rules on forks.

The Enemy Turn is begun on a fork, as it stands, and watched from mark to mark. Where dice are
rolled, `View.after` tells all that can come of them, and it goes on with the likeliest: first who
stands where then, and of that the Wounds nearest to their average. How likely each Attack and each
Knock-Out is, and whom an Enemy attacks else, is counted over all that can have come before.
Nobody strikes back, and of a tie the first is taken; that the Heroes will choose is said. What is
sure to come before, the Fatigue of the piles that lie and Bleeding, is in it; what it all comes to
for a Hero is counted as at the end of the last activation (`stakes`), over all that can come.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from grimtable.cards import say
from grimtable.games.berserk.enemies import TIE
from grimtable.games.berserk.heroes import end_of_turn, finish
from grimtable.games.berserk.options import Lead, Turn
from grimtable.games.berserk.records import AnyTarget, Seeks
from grimtable.games.berserk.stakes import (
    ALIKE,
    TURN,
    bearing,
    course,
    enemies_have_acted,
    fallen,
    harm,
)
from grimtable.games.berserk.state import Activation, Berserk, Blow, March, health
from grimtable.games.berserk.stats import guard
from grimtable.kernel.asks import Ask, Mark
from grimtable.kernel.board import Overlay
from grimtable.kernel.fate import Seeded
from grimtable.kernel.goings_on import Foreseen, Foresight, Reason
from grimtable.kernel.run import Heard, Run
from grimtable.kernel.view import After, Exact, View, Way, percent
from grimtable.kernel.words import Words

AT_ONCE = Exact(leaves=1_500, samples=48)
ROUGHLY = 0.1
"""By so many Wounds a sampled Enemy Turn may be off what the one Attack on somebody comes to."""


class Step:
    """What one Enemy was seen to do."""

    def __init__(self, s: Berserk, enemy: str) -> None:
        self.enemy, self.kind = enemy, s.enemies[enemy].kind
        self.way = [s.enemies[enemy].at]
        self.towards = ""
        self.why: list[Reason] = []
        self.blows: list[tuple[str, str]] = []
        """Whom it attacks, and where they stand."""
        self.odds: dict[str, dict[str, Any]] = {}
        """By whom it attacks: the Wounds on average."""
        self.moved: list[tuple[str, str]] = []
        """Who stands elsewhere after its Attack, and where."""
        self.choice_of_stop = ""
        """Who chooses where it stops, if anybody does: whether the program."""


class Over(Exception):
    """Raised at the mark where the Enemy Turn ends."""


class Watch:
    """Listens to the fork, and notes what every Enemy does."""

    def __init__(self, left: bool) -> None:
        self.steps: list[Step] = []
        self.tied: tuple[str, ...] = ()
        self.left = "yes" if left else "no"
        """Whether ties are left to the program."""

    def heard(self, heard: Heard) -> None:
        """Nothing: what was asked is noted when it is answered."""

    def marked(self, run: Run, mark: Mark) -> None:
        """Listener: read the table as it lies at a mark."""
        s: Berserk = run.state  # type: ignore[assignment]
        self.read(s)
        if s.phase != "enemy":
            raise Over

    def read(self, s: Berserk) -> None:
        """Note who acts, which way it goes, and whom it attacks."""
        march = next((doing for doing in s.under_way if isinstance(doing, March)), None)
        if march is None or march.enemy not in s.enemies:
            return
        if all(step.enemy != march.enemy for step in self.steps):
            if has_struck(s, march.enemy):
                return
            self.begin(s, march.enemy)
        step = self.steps[-1]
        if march.window == "walk" and len(step.way) == 1:
            step.way += march.way
            step.towards = march.target
        for doing in s.under_way:
            if isinstance(doing, Blow) and doing.by == march.enemy and not step.blows:
                step.blows = [(name, s.mini(name).at) for name in doing.targets]
        for event in s.events or ():
            if event.key == "lowest":
                lowest = Words("foresee-lowest", {"whom": event.args["whom"]})
                if all(reason.words != lowest for reason in step.why):
                    step.why.append(Reason(lowest, event.rule))
        s.events = []

    def begin(self, s: Berserk, enemy: str) -> None:
        """It is the turn of another one: the closest, or one of several that are."""
        step = Step(s, enemy)
        self.steps.append(step)
        others = tuple(name for name in self.tied if name != enemy)
        self.tied = ()
        if others:
            step.why.append(
                Reason(
                    Words("foresee-tied", {"others": others, "left": self.left}), "enemy.order.tie"
                )
            )
        else:
            step.why.append(Reason(Words("foresee-closest"), "enemy.order.closest"))
        for clause in s.library.foes[step.kind].effect.clauses:
            if isinstance(clause, Seeks | AnyTarget):
                step.why.append(Reason(say(clause), target_rule(clause)))

    def asked(self, s: Berserk, ask: Ask) -> None:
        """The Heroes will choose something."""
        self.tied = tuple(o.enemy for o in ask.options if isinstance(o, Lead)) or self.tied
        tied = tuple(o.target for o in ask.options if isinstance(o, Turn))
        if tied:
            key = "foresee-even" if ask.rule == TIE["turn"] else "foresee-even-attack"
            self.steps[-1].why.append(
                Reason(Words(key, {"others": tied, "left": self.left}), ask.rule)
            )
        if ask.what == "stop":
            self.steps[-1].choice_of_stop = self.left


def has_struck(s: Berserk, enemy: str) -> bool:
    """Whether its Attack is over but for the Ripostes."""
    over = ("after", "ripostes")
    return any(isinstance(d, Blow) and d.by == enemy and d.window in over for d in s.under_way)


def target_rule(clause: Seeks | AnyTarget) -> str:
    """Where the book lets an Enemy card name another target than the closest."""
    if isinstance(clause, AnyTarget):
        return "defense.enemy-vs-enemy"
    return "closest.most" if clause.whom == "furthest" else "move.enemy.toward"


def foresee(view: View) -> Foresight | None:
    """The Enemy Turn that would come now."""
    s: Berserk = view.state
    if s.won is not None or s.phase not in ("plan", "act", "enemy") or not s.enemies:
        return None
    watch = Watch(bool(view.ordered))
    fork: Berserk = view.fork(Seeded(view.number)).state.clone()  # type: ignore[assignment]
    before = rest(fork) if fork.phase != "enemy" else ()
    turn: After | None = None
    if fork.won is None:
        turn = whole(view, fork.clone())
        with suppress(Over):
            let_them_act(view, fork, watch)
    there, falls, courses = (
        {step.enemy for step in watch.steps},
        knocked_out(turn),
        all_courses(turn),
    )
    steps = [
        shown(step, i, falls, courses.get(step.enemy, {})) for i, step in enumerate(watch.steps, 1)
    ]
    steps += [waits(e.id) for e in s.enemies.values() if e.stunned and e.id not in there]
    sums = in_all(s, turn, watch.steps) if turn else ()
    return Foresight(Words("foresee-title"), tuple(steps), before, sums)


def rest(s: Berserk) -> tuple[Words, ...]:
    """The Heroes do no more: activations end with the piles that lie, and the Hero Turn with them.

    [fatigue.when] [hero-turn.end]. What that does to somebody is told.
    """
    acting = {doing.who for doing in s.under_way if isinstance(doing, Activation)}
    told, s.under_way, s.events = list[Words](), [], []
    for hero in s.standing():
        before = guard(s, hero)
        if hero.id in acting or not hero.done:
            finish(s, hero)
        if hero.at and guard(s, hero) != before:
            now = {"who": hero.id, "n": hero.fatigue, "before": before, "guard": guard(s, hero)}
            told.append(Words("foresee-tires", now))
    end_of_turn(s)
    for event in s.events or ():
        if event.key in ("bled", "down"):
            told.append(Words(f"foresee-{event.key}", event.args))
    return tuple(told)


def whole(view: View, s: Berserk) -> After | None:
    """All that can come of the Enemy Turn; None where no dice are rolled in it."""
    run = Run(view.game, s, None)
    while not run.over and isinstance(run.asks[0].ask, Ask):
        if run.state.phase != "enemy":  # type: ignore[attr-defined]
            return None
        answer = bearing(run, run.asks[0])
        assert answer is not None
        run.give(run.asks[0].number, answer)
    if run.over:
        return None
    following, until = View(run, run.asks[0].number, view.seat), enemies_have_acted
    return following.after(None, until=until, fate=TURN, decide=bearing, tell=True, same=ALIKE)


def knocked_out(turn: After | None) -> dict[tuple[str, str], Fraction]:
    """How likely it is that an Enemy's Attack knocks somebody out, by both."""
    found: dict[tuple[str, str], Fraction] = {}
    for way in turn.ways if turn else ():
        for pair in fallen(way.state):
            found[pair] = found.get(pair, Fraction(0)) + way.chance
    return found


class Course(NamedTuple):
    """What an Enemy may come to do: whom it attacks, else where it ends; and who fell before."""

    whom: tuple[str, ...]
    where: str
    down: frozenset[str]


def all_courses(turn: After | None) -> dict[str, dict[Course, Fraction]]:
    """What each Enemy may come to do, and how likely that is."""
    found: dict[str, dict[Course, Fraction]] = {}
    for way in turn.ways if turn else ():
        down, doing = frozenset[str](), dict[str, Course]()
        for key, who, what in course(way.state):
            if key == "down":
                down |= {who}
                continue
            one = doing.setdefault(who, Course((), "", down))
            whom, where = (what, "") if key == "attacks" else (one.whom, what[0] if what else "")
            doing[who] = Course(whom, where, one.down)
        for who, one in doing.items():
            mine = found.setdefault(who, {})
            mine[one] = mine.get(one, Fraction(0)) + way.chance
    return found


def in_all(s: Berserk, after: After, steps: list[Step]) -> tuple[Words, ...]:
    """What the Enemy Turn comes to for everybody whom it may hurt, over all that can come.

    For whom a single Attack is foreseen it is no other figure than there only by chance: that of
    the Attack is told where the Enemy Turn was sampled.
    """
    counted = [(mini.id, harm(s, mini.id)) for mini in s.friends()]
    exact = "yes" if after.exact else "no"
    found = list[Words]()
    if lost := after.chance(lambda then: then.won is False):
        found.append(Words("foresee-lost", {"percent": percent(lost), "exact": exact}))
    for whom, (wounds, death) in counted:
        mean = sum(float(way.chance) * wounds.of(way) for way in after.ways)
        falls = sum((way.chance for way in after.ways if death.of(way)), Fraction(0))
        told, attacks = round(mean, 1), [one.odds[whom] for one in steps if whom in one.odds]
        if (
            not after.exact
            and len(attacks) == 1
            and round(abs(told - attacks[0]["mean"]), 1) <= ROUGHLY
        ):
            told = attacks[0]["mean"]
        about = {"whom": whom, "mean": told, "percent": percent(falls), "exact": exact}
        if mean:
            found.append(Words("foresee-in-all", about))
    return tuple(found)


def let_them_act(view: View, s: Berserk, watch: Watch) -> None:
    """Let the rules go on until the Enemy Turn is over."""
    s.events = []
    run = Run(view.game, s, None, listener=watch)
    while not run.over:
        opened, s = run.asks[0], run.state  # type: ignore[assignment]
        watch.read(s)
        if isinstance(opened.ask, Ask):
            watch.asked(s, opened.ask)
            answer = bearing(run, opened)
            assert answer is not None
            run.give(opened.number, answer)
            continue
        rolling = blows(s)

        def rolled(fork: Run, mark: Mark, rolling: int = rolling) -> bool:
            return not rolling or blows(fork.state) < rolling  # type: ignore[arg-type]

        here = View(run, opened.number, view.seat)
        after = here.after(None, until=rolled, fate=AT_ONCE, decide=bearing)
        then = likely(after)
        if watch.steps and rolling:
            watch.steps[-1].moved = gone_elsewhere(s, then)
            for whom, _ in watch.steps[-1].blows:
                watch.steps[-1].odds[whom] = attack(s, after, whom)
        s = then.clone()
        s.events = []
        run = Run(view.game, s, None, listener=watch)


def blows(s: Berserk) -> int:
    """How many Attacks are under way."""
    return sum(isinstance(doing, Blow) for doing in s.under_way)


def likely(after: After) -> Berserk:
    """Of all that can come what is the likeliest: who stands, then where; then the usual Wounds.

    What ends the Adventure is told with the sums; what does not is gone on with, if it can be.
    """
    ways = [way for way in after.ways if way.state.won is None] or after.ways
    for so in (who_stands, who_stands_where):
        spread = After(ways, after.exact).spread(so)
        most = max(spread, key=lambda key: spread[key])
        ways = [way for way in ways if so(way.state) == most]
    share = sum(way.chance for way in ways)
    minis = [mini.id for mini in ways[0].state.minis()]
    usual = {m: sum(w.chance * w.state.mini(m).wounds for w in ways) / share for m in minis}

    def unusual(way: Way) -> tuple[Fraction, Fraction]:
        off = sum((abs(way.state.mini(m).wounds - n) for m, n in usual.items()), Fraction(0))
        return off, -way.chance

    found: Berserk = min(ways, key=unusual).state
    return found


def who_stands(s: Berserk) -> tuple[str, ...]:
    """Everybody on the board."""
    return tuple(mini.id for mini in s.minis())


def who_stands_where(s: Berserk) -> tuple[str, ...]:
    """Where everybody on the board stands."""
    return tuple(mini.at for mini in s.minis())


def gone_elsewhere(s: Berserk, then: Berserk) -> list[tuple[str, str]]:
    """Heroes and Allies whom an Attack has made run, or pushed, and where to."""
    there = [mini for mini in s.friends() if then.mini_there(mini.id)]
    return [(m.id, then.mini(m.id).at) for m in there if then.mini(m.id).at != m.at]


# In words -----------------------------------------------------------------------------------------


def attack(s: Berserk, after: After, whom: str) -> dict[str, Any]:
    """What an Attack does to somebody: the Wounds on average."""
    mini = s.mini(whom)
    before, most = mini.wounds, health(s, mini)

    def taken(then: Berserk) -> float:
        return float((then.mini(whom).wounds if then.mini_there(whom) else most) - before)

    mean, exact = round(after.mean(taken), 1), "yes" if after.exact else "no"
    return {"whom": whom, "mean": mean, "exact": exact}


def shown(
    step: Step,
    place: int,
    falls: Mapping[tuple[str, str], Fraction],
    courses: Mapping[Course, Fraction],
) -> Foreseen:
    """A step in words, and as it is drawn: what is the likeliest, then what else it may be."""
    name, n = step.enemy, len(step.way) - 1
    about = {"who": name, "where": step.way[-1], "n": n, "whom": step.towards}
    lines = [Words("foresee-goes" if n else "foresee-stays", about)]
    likely, others = alternatives(step, courses)
    for whom, _ in step.blows:
        about = step.odds.get(whom, {"whom": whom, "mean": 0.0, "exact": "yes"})
        chance = percent(falls.get((name, whom), Fraction(0)))
        sure = {"percent": chance, "likely": percent(likely)}
        lines.append(Words("foresee-attacks", {**about, **sure}))
    if not step.blows:
        lines.append(Words("foresee-no-attack", {"likely": percent(likely)}))
    lines += [Words("foresee-moved", {"whom": m, "where": at}) for m, at in step.moved]
    return Foreseen(name, (*lines, *others), (*step.why, *moves(step)), tuple(drawn(step, place)))


WORTH_SAYING = Fraction(1, 10)
"""How likely it has to be that an Enemy does something else."""


def alternatives(step: Step, courses: Mapping[Course, Fraction]) -> tuple[Fraction, list[Words]]:
    """How likely it is that an Enemy attacks those of its step, and whom it may attack else.

    Somebody who has always fallen before is named as what that depends on.
    """
    plan = Course(tuple(whom for whom, _ in step.blows), "", frozenset())
    if not plan.whom:
        plan = plan._replace(where=step.way[-1] if len(step.way) > 1 else "")
    groups: dict[Course, list[tuple[frozenset[str], Fraction]]] = {}
    for one, chance in courses.items():
        groups.setdefault(one._replace(down=frozenset()), []).append((one.down, chance))
    if plan not in groups:  # it was under way before, or was seen in too few tries
        return Fraction(1), []
    fell_anyhow = frozenset[str]().union(*(down for down, _ in groups[plan]))
    likely = sum((chance for _, chance in groups.pop(plan)), Fraction(0))
    found = list[tuple[Fraction, Words]]()
    for one, ways in groups.items():
        chance = sum((share for _, share in ways), Fraction(0))
        if chance < WORTH_SAYING:
            continue
        down = frozenset.intersection(*(fell for fell, _ in ways)) - fell_anyhow
        does = "attacks" if one.whom else "goes" if one.where else "nobody"
        about = {"down": tuple(sorted(down)), "whom": one.whom, "where": one.where}
        key = f"foresee-{'if' if down else 'or'}-{does}"
        found.append((chance, Words(key, {**about, "percent": percent(chance)})))
    found.sort(key=lambda one: one[0], reverse=True)
    return likely, [said for _, said in found]


def moves(step: Step) -> list[Reason]:
    """Why it goes so far and no further."""
    if len(step.way) == 1:
        if step.blows:
            return [Reason(Words("foresee-already"), "move.enemy.in-range")]
        return [Reason(Words("foresee-blocked"), "attack.enemy.none")]
    if step.blows:
        found = [Reason(Words("foresee-in-range"), "move.enemy.toward")]
    else:
        found = [Reason(Words("foresee-too-far"), "move.enemy.short")]
    if step.choice_of_stop:
        found.append(
            Reason(Words("foresee-stop", {"left": step.choice_of_stop}), "gap.figures.enemy-move")
        )
    return found


def waits(enemy: str) -> Foreseen:
    """One that is Stunned does nothing."""
    why = Reason(Words("foresee-stunned"), "stun.others")
    return Foreseen(enemy, (Words("foresee-waits", {"who": enemy}),), (why,))


def drawn(step: Step, place: int) -> list[Overlay]:
    """The way through the Spaces and the blow at its end, with the place in the order."""
    number = Words("foresee-place", {"n": place})
    found: list[Overlay] = []
    if len(step.way) > 1:
        found.append(Overlay("path", tuple(step.way), "red", number))
    for _, there in step.blows:
        found.append(Overlay("sight", (step.way[-1], there), "red", None if found else number))
    return found
