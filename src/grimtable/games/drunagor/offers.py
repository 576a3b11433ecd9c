"""Fuller words for options: what a Skill says, what an answer to an attack would leave."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined
from grimtable.games.drunagor.attack import shields
from grimtable.games.drunagor.box import role_card
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.holdings import ARMS, GEAR
from grimtable.games.drunagor.learning import ROLE, WHITE, cubes_with
from grimtable.games.drunagor.options import (
    Answer,
    Claim,
    Copy,
    Focus,
    Learn,
    Throw,
    Upgrade,
    Use,
    Work,
)
from grimtable.games.drunagor.state import Blow, Drunagor
from grimtable.games.drunagor.windows import Window
from grimtable.games.drunagor.words import skill_words
from grimtable.kernel.asks import Ask, Mark, Option, Pass
from grimtable.kernel.run import Run
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Words for options of an open ask."""
    if ask.what in ("react", "interrupt"):
        return {o: answered(view, o) for o in ask.options if isinstance(o, Answer | Pass)}
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case Use(skill=skill, cube=cube):
                about = {"skill": skill, "cube": cube, "text": skill_words(SKILLS[skill])}
                found[option] = Words("offer-use", about)
            case Focus(skill=skill):
                about = {"skill": skill, "n": SKILLS[skill].cost}
                about["text"] = skill_words(SKILLS[skill])
                found[option] = Words("offer-focus", about)
            case Work(piece=piece):
                found[option] = Words("offer-work", {"piece": piece.partition("-")[0]})
            case Throw(piece=piece, at=at):
                found[option] = Words("offer-throw", {"piece": piece.partition("-")[0], "at": at})
            case Claim(item=item):
                found[option] = Words("offer-claim", {"item": item, "text": at_a_glance(item)})
            case Upgrade(tile=tile, skill=skill):
                about = {"tile": tile, "skill": skill, "text": skill_words(SKILLS[tile])}
                found[option] = Words("offer-upgrade", about)
            case Learn(what=what):
                found[option] = taught(view, ask, what)
            case Copy(skill=skill):
                about = {"skill": skill, "text": skill_words(SKILLS[skill])}
                found[option] = Words("offer-copy", about)
    return found


def taught(view: View, ask: Ask, what: str) -> Words:
    """What a card says that can be learned, and which cube comes along."""
    state = view.state
    assert isinstance(state, Drunagor)
    if what in ROLE:
        card = role_card(state.heroes[ask.seat].role, ROLE.index(what) + 1)
        skills = [skill for skill in SKILLS.values() if skill.owner == card]
        text = joined([Words("scene-named", {"who": skill.id}) for skill in skills])
        return Words("offer-learn-role", {"what": card, "text": text})
    (cube,) = cubes_with(ask.seat, what)
    key = "offer-learn-ability" if cube == WHITE else "offer-learn"
    return Words(key, {"what": what, "cube": cube, "text": skill_words(SKILLS[what])})


def at_a_glance(item: str) -> Words:
    """What Equipment is for, in a few words: a weapon's damage, and its first Skill."""
    first = skill_words(SKILLS[GEAR[item].skills[0]])
    if item not in ARMS:
        return first
    return Words("offer-arms", {"damage": ARMS[item].damage, "text": first})


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
        about = {"whom": whom, "left": outcome(view.state, index)}
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
    left = outcome(state, index)
    return Words("offer-answer", {**told, "target": hit.who, "left": left})


def outcome(s: Drunagor, index: int) -> Words:
    """What a target would suffer if nobody did more, and whether collateral comes along."""
    s = s.clone()
    blow = blow_in(s)
    assert blow is not None
    hit = blow.hits[index]
    if blow.window in (Window.ANNOUNCE, Window.INTERRUPT) and hit.who in s.heroes:
        blow.at = index
        shields(s, blow)  # spent before Reactions, without a choice
    n = hit.left
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
