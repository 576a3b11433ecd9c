"""Fuller words for options: what a Skill says, what an answer to an attack would leave."""

from __future__ import annotations

from collections.abc import Mapping

from grimtable.cards import joined, say
from grimtable.games.drunagor.attack import shields
from grimtable.games.drunagor.box import role_card
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.holdings import ARMS, GEAR
from grimtable.games.drunagor.learning import ROLE, WHITE, cubes_with
from grimtable.games.drunagor.options import (
    Answer,
    Claim,
    Consume,
    Copy,
    Focus,
    Learn,
    Put,
    Recall,
    Remove,
    Throw,
    Upgrade,
    Use,
    Version,
    Work,
)
from grimtable.games.drunagor.state import CONDITIONS, REDUNDANT, Blow, Drunagor
from grimtable.games.drunagor.surroundings import item_card, monster_card
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
            case Remove(what=what) if what in SKILLS:  # a cube lies on it [kw.cleanse]
                found[option] = Words("offer-remove-curse", {"skill": what})
            case Recall():
                assert isinstance(view.state, Drunagor)
                found[option] = Words("offer-recall", {"n": penalty(view.state)})
            case Learn(what=what):
                found[option] = taught(view, ask, what)
            case Put(skill=skill):
                about = {"skill": skill, "text": skill_words(SKILLS[skill])}
                found[option] = Words("offer-put", about)
            case Version(kind=kind):
                assert isinstance(view.state, Drunagor)
                card = monster_card(kind, view.state.options.strength, len(view.state.heroes))
                about = {"kind": kind, "text": joined(list(card.lines), "then")}
                found[option] = Words("offer-version", about)
            case Consume(item=item):
                about = {"item": item, "text": joined(list(item_card(item, 1).lines), "then")}
                found[option] = Words("offer-consume", about)
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
    """What those who are attacked would suffer as it stands, by trying it."""
    before = blow_in(view.state)
    assert before is not None
    if not isinstance(option, Answer):
        return Words("offer-pass", {"left": outcome(view.state)})
    index = next(i for i, h in enumerate(before.hits) if h.who == option.whom)
    index = before.at if before.hits[before.at].who == option.whom else index
    depth = len(view.state.under_way)

    def over(run: Run, mark: Mark) -> bool:
        now = run.state
        return isinstance(now, Drunagor) and len(now.under_way) <= depth

    state = view.after(option, until=over).ways[0].state
    after = blow_in(state)
    told: dict[str, object] = {
        "skill": option.skill, "cube": option.cube, "whom": option.whom, "more": more(option.skill)
    }  # fmt: skip
    same = after is not None and len(after.hits) > index and after.by == before.by
    if after is None or after.cancelled or not same:
        return Words("offer-answer-gone", told)
    hit = after.hits[index]
    if not hit.left and not before.hits[index].left:  # there was nothing to be prevented
        return Words("offer-answer-idle", {**told, "target": hit.who})
    return Words("offer-answer", {**told, "left": outcome(state)})


PLAIN = frozenset(["prevent", "prevent_all", "cover", "redirect", "protect", "cancel"])
"""What an answer does to the attack itself: that is said by what it would leave."""


def more(skill: str) -> Words:
    """What an answer does besides, be it a price or a blow back."""
    acts = [act for part in SKILLS[skill].parts for act in part.acts if act.name not in PLAIN]
    if not acts:
        return Words("offer-nothing-more")
    return Words("offer-more", {"acts": joined([say(act) for act in acts], "comma")})


def outcome(s: Drunagor) -> Words:
    """What each target would suffer if nobody did more, and whether collateral comes along.

    Before Interrupts are over all targets are still open, and SHIELD is spent hit by hit, without
    a choice; a Threat is one Hero's.
    """
    s = s.clone()
    blow = blow_in(s)
    assert blow is not None
    early = blow.window in (Window.ANNOUNCE, Window.INTERRUPT)
    suffered: dict[str, int] = {}
    hurts: dict[str, bool] = {}
    for index in range(len(blow.hits)) if early else (blow.at,):
        hit = blow.hits[index]
        if early and hit.who in s.heroes:
            blow.at = index
            shields(s, blow)
        suffered[hit.who] = suffered.get(hit.who, 0) + hit.left
        hurts[hit.who] = hurts.get(hit.who, False) or (hit.left > 0 and not hit.waived)
    words = [rider(word, n) for word, n in blow.collateral if "|" not in word]
    riders = joined(words) if words else None
    return joined([left_to(who, n, riders, hurts[who]) for who, n in suffered.items()])


def left_to(who: str, n: int, riders: Words | None, hurts: bool) -> Words:
    """What one of them would suffer."""
    about: dict[str, object] = {"whom": who, "n": n}
    if riders is None:
        return Words("offer-suffers", about)
    key = "offer-suffers-with" if hurts else "offer-suffers-without"
    return Words(key, {**about, "riders": riders})


def rider(word: str, n: int) -> Words:
    """What comes along with damage: tokens, as many as matter, or what an ability does."""
    if word not in CONDITIONS:
        return Words(f"rider-{word}".replace("_", "-"), {"n": n})
    if word in REDUNDANT or not n:
        return Words("scene-named", {"who": word})
    return Words("scene-token", {"token": word, "n": n})
