"""Fuller words for options: what an answer to an attack would leave, and the odds of an attack."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.options import Answer, Use
from grimtable.games.drunagor.state import Blow, Drunagor
from grimtable.games.drunagor.words import skill_words
from grimtable.kernel.asks import Ask, Option, Pass
from grimtable.kernel.scene import Words
from grimtable.kernel.view import View


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Words for options of an open ask."""
    if ask.what in ("react", "interrupt"):
        return {o: answered(view, o) for o in ask.options if isinstance(o, Answer | Pass)}
    return {o: used(o) for o in ask.options if isinstance(o, Use)}


def used(option: Use) -> Words:
    """A Skill with what it does."""
    about = {"skill": option.skill, "cube": option.cube}
    return Words("offer-use", {**about, "text": skill_words(SKILLS[option.skill])})


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
    if isinstance(option, Pass):
        return Words("offer-pass", {"whom": whom, "n": before.hits[index].left})
    result = view.after(option, until="decision")
    after = blow_in(result.ways[0].state)
    about = {"skill": option.skill, "cube": option.cube, "whom": option.whom}  # type: ignore[attr-defined]
    same = after is not None and len(after.hits) > index and after.by == before.by
    if after is None or after.cancelled or not same:
        return Words("offer-answer-gone", about)
    hit = after.hits[index]
    if not hit.left and not before.hits[index].left:  # there was nothing to be prevented
        return Words("offer-answer-idle", {**about, "target": hit.who})
    return Words("offer-answer", {**about, "target": hit.who, "n": hit.left})
