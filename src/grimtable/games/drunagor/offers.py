"""Fuller words for options, by trying them: odds of an attack, what an answer would leave."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.options import Aim, Answer, Copy, Focus, Ki, Muster, Use
from grimtable.games.drunagor.state import Blow, Drunagor, Hit
from grimtable.games.drunagor.windows import Window
from grimtable.games.drunagor.words import skill_words
from grimtable.kernel.asks import Ask, Mark, No, Option, Pass, Yes
from grimtable.kernel.run import Open, Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import After, Exact, View, percent

SMALL = Exact(leaves=450, seconds=10.0, samples=64)
"""How far odds are followed: by number alone, so that a slow machine tells the same."""


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Words for options of an open ask."""
    if ask.what in ("react", "interrupt"):
        return {o: answered(view, o) for o in ask.options if isinstance(o, Answer | Pass)}
    found: dict[Option, Words] = {}
    known: dict[str, Words | None] = {}
    for option in ask.options:
        match option:
            case Use(skill=skill, cube=cube):
                reach = SKILLS[skill].colour or cube
                about = {"skill": skill, "cube": cube, "text": skill_words(SKILLS[skill])}
                found[option] = with_odds(view, option, "offer-use", about, known, skill + reach)
            case Focus(skill=skill):
                about = {"skill": skill, "n": SKILLS[skill].cost}
                about["text"] = skill_words(SKILLS[skill])
                found[option] = with_odds(view, option, "offer-focus", about, known, skill)
            case Ki() | Muster():
                own = Words(f"option-{type(option).__name__}")
                found[option] = with_odds(view, option, "offer-blow", {"own": own}, known, "blow")
            case Aim(at=at) if ask.what == "aim":
                found[option] = with_odds(view, option, "offer-aim", {"at": at}, known, at)
            case Copy(skill=skill):
                about = {"skill": skill, "text": skill_words(SKILLS[skill])}
                found[option] = Words("offer-copy", about)
    return found


# Odds -----------------------------------------------------------------------------------------


def with_odds(
    view: View, option: Option, key: str, about: dict[str, object], known: dict[str, Words | None],
    same: str,
) -> Words:  # fmt: skip
    """An option's words, and what its attack promises if it makes one."""
    if same not in known:
        known[same] = odds(view, option)
    promise = known[same]
    plain = Words(key, about)
    return plain if promise is None else Words("offer-odds", {"plain": plain, "odds": promise})


def odds(view: View, option: Option) -> Words | None:
    """How likely an attack hits whom, its damage on average, and whether it kills; None if none."""
    s: Drunagor = view.state
    before = health(s)
    depth = len([r for r in s.under_way if not hasattr(r, "skill")])

    def over(run: Run, mark: Mark) -> bool:
        state = run.state
        return isinstance(state, Drunagor) and len(state.under_way) <= depth

    after = view.after(option, until=over, fate=SMALL, decide=plainly)
    hurt = [who for who in before if any(lost(way.state, before, who) > 0 for way in after.ways)]
    if not hurt or any(len(way.state.under_way) > depth for way in after.ways):
        return None  # nothing to tell, or a real choice comes first
    return joined([promise(after, before, who) for who in hurt])


def plainly(run: Run, opened: Open) -> Option | None:
    """Answer on the way as one who saves tokens and takes what is free; a real choice stops."""
    ask = opened.ask
    if not isinstance(ask, Ask):
        return None
    if ask.what == "reroll":
        return Yes()
    if ask.what == "choose":
        return ask.options[0]
    return next((o for o in ask.options if isinstance(o, No | Pass)), None)


def health(s: Drunagor) -> dict[str, int]:
    """The Health of every enemy."""
    return {s.boss.id: s.boss.health, **{m.id: m.health for m in s.monsters.values()}}


def lost(s: Drunagor, before: Mapping[str, int], who: str) -> int:
    """How much Health an enemy has lost."""
    return before[who] - health(s).get(who, 0)


def promise(after: After, before: Mapping[str, int], who: str) -> Words:
    """What an attack promises against one enemy."""
    about = {
        "target": who,
        "percent": percent(after.chance(lambda t: lost(t, before, who) > 0)),
        "mean": round(after.mean(lambda t: lost(t, before, who)), 1),
        "kills": percent(after.chance(lambda t: health(t).get(who, 0) <= 0)),
        "exact": "yes" if after.exact else "no",
    }
    return Words("offer-promise", about)


# Answers --------------------------------------------------------------------------------------


def blow_in(s: Drunagor) -> Blow | None:
    """The attack under way."""
    return next((r for r in reversed(s.under_way) if isinstance(r, Blow)), None)


def answered(view: View, option: Option) -> Words:
    """What the threatened Hero would suffer as it stands, by trying it."""
    before = blow_in(view.state)
    assert before is not None
    index = before.at
    if isinstance(option, Answer):
        index = next(i for i, h in enumerate(before.hits) if h.who == option.whom)
        index = before.at if before.hits[before.at].who == option.whom else index
    whom = before.hits[index].who
    if not isinstance(option, Answer):
        about = {"whom": whom, "left": outcome(view.state, before, before.hits[index])}
        return Words("offer-pass", about)
    depth = len(view.state.under_way)

    def over(run: Run, mark: Mark) -> bool:
        now = run.state
        return isinstance(now, Drunagor) and len(now.under_way) <= depth

    state = view.after(option, until=over).ways[0].state
    after = blow_in(state)
    told = {"skill": option.skill, "cube": option.cube, "whom": option.whom}
    same = after is not None and len(after.hits) > index and after.by == before.by
    if after is None or after.cancelled or not same:
        return Words("offer-answer-gone", told)
    hit = after.hits[index]
    if not hit.left and not before.hits[index].left:  # there was nothing to be prevented
        return Words("offer-answer-idle", {**told, "target": hit.who})
    left = outcome(state, after, hit)
    return Words("offer-answer", {**told, "target": hit.who, "left": left})


def outcome(s: Drunagor, blow: Blow, hit: Hit) -> Words:
    """What a target would suffer if nobody did more, and whether collateral comes along."""
    n = hit.left
    hero = s.heroes.get(hit.who)
    if blow.window in (Window.ANNOUNCE, Window.INTERRUPT) and hero is not None:
        n = max(0, n - hero.has("shield"))  # SHIELD is spent before Reactions, without a choice
    riders = [
        Words("scene-token", {"token": word, "n": m}) if m else Words("scene-named", {"who": word})
        for word, m in blow.collateral
        if "|" not in word
    ]
    if not riders:
        return Words("offer-suffers", {"n": n})
    kept = n > 0 and not hit.waived
    key = "offer-suffers-with" if kept else "offer-suffers-without"
    return Words(key, {"n": n, "riders": joined(riders)})
