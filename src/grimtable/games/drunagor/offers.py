"""Fuller words for options: what a Skill says, what an answer to an attack would leave."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from msgspec.structs import replace

from grimtable.cards import joined, say
from grimtable.games.drunagor.accuracy import needs
from grimtable.games.drunagor.attack import shields
from grimtable.games.drunagor.board import FALL, HIGH, LOW, ground, hall, is_engaged
from grimtable.games.drunagor.box import Skill, role_card
from grimtable.games.drunagor.camp import fits
from grimtable.games.drunagor.content import ITEMS, SKILLS
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.equipment import displaced
from grimtable.games.drunagor.headings import headed
from grimtable.games.drunagor.health import is_immune, most_health
from grimtable.games.drunagor.holdings import ARMS, GEAR
from grimtable.games.drunagor.keywords import movement_points
from grimtable.games.drunagor.learning import ROLE, WHITE, cubes_with
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.options import (
    Aim,
    Answer,
    Become,
    Claim,
    Consume,
    Copy,
    Focus,
    Give,
    Learn,
    Put,
    Recall,
    Recompose,
    Relearn,
    Remove,
    Request,
    Throw,
    Upgrade,
    Use,
    Version,
    Walk,
    Wear,
    Work,
)
from grimtable.games.drunagor.placements import PLACING, approached, laid_back, placed
from grimtable.games.drunagor.skills import as_cast, candidates, is_wild, reach_of
from grimtable.games.drunagor.state import (
    CONDITIONS,
    REDUNDANT,
    RESOURCES,
    STACK,
    Blow,
    Drunagor,
    Hero,
    HeroTurn,
    SkillCast,
)
from grimtable.games.drunagor.surroundings import item_card, monster_card
from grimtable.games.drunagor.terrain import HARM, harms, is_harmless, route
from grimtable.games.drunagor.turn import POINTS
from grimtable.games.drunagor.windows import Window
from grimtable.games.drunagor.words import rider, shoots, skill_words
from grimtable.kernel.asks import Ask, Mark, Option, Pass
from grimtable.kernel.run import Run
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer, Words


def offers(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Words for options of an open ask, under headings where there are many."""
    s = view.state
    assert isinstance(s, Drunagor)
    return figured(s, ask, headed(s, ask, tiring(s, ask, {**risked(s, ask), **worded(view, ask)})))


def risked(s: Drunagor, ask: Ask) -> Mapping[Option, Words]:
    """Walks that lead through what does harm, or down two levels, tell what it costs.

    [ruling.fall] [ruling.darkness] [gap.poison-cloud] [terr.maelstrom.stun]
    """
    turn = s.under_way[-1] if s.under_way else None
    if not isinstance(turn, HeroTurn) or ask.what != "act":
        return {}
    if is_harmless(s) and not ground(s).high:
        return {}
    hero, board, found = s.heroes[turn.who], hall(s).board, dict[Option, Words]()
    points = turn.points or movement_points(hero, POINTS)
    for walk in [option for option in ask.options if isinstance(option, Walk)]:
        way = [hero.at, *route(s, hero, board.named[walk.to], points)[0]]
        kinds = [f"offer-risk-{kind}" for kind in harms(s, hero.id, way[1:])]
        risks = [Words(key, {"n": HARM}) for key in kinds]
        if (HIGH, LOW) in pairwise(board.level[square] for square in way):
            risks.append(Words("offer-risk-fall", {"n": FALL}))
        if risks:
            found[walk] = Words("offer-walk-risked", {"to": walk.to, "risks": joined(risks)})
    return found


def figured(s: Drunagor, ask: Ask, found: Mapping[Option, Words]) -> Mapping[Option, Words]:
    """The words of attacks with the number that the d20 has to show."""
    told = dict(found)
    for option in ask.options if ask.what in ("act", "aim") else ():
        badges = needs(s, ask.seat, option)
        if badges:
            words = found.get(option, Words(""))
            heading = words.heading if isinstance(words, Offer) else None
            spare = isinstance(words, Offer) and words.spare
            told[option] = Offer(words.key, words.args, badges, heading, spare)
    return told


def tiring(s: Drunagor, ask: Ask, found: Mapping[Option, Words]) -> Mapping[Option, Words]:
    """Whoever spends the last cube has to recall, and should know it before [gap.recall]."""
    hero = s.heroes.get(ask.seat)
    if hero is None or hero.cubes != 1:
        return found

    def told(option: Option, words: Words) -> Words:
        if not isinstance(option, Use | Answer) or "recall" in SKILLS[option.skill].words():
            return words
        about = {"words": Words(words.key, words.args), "n": penalty(s)}
        spare = isinstance(words, Offer) and words.spare
        return (
            Offer("offer-last-cube", about, spare=True)
            if spare
            else Words("offer-last-cube", about)
        )

    return {option: told(option, words) for option, words in found.items()}


def worded(view: View, ask: Ask) -> Mapping[Option, Words]:
    """Words for options, where those of the catalogue don't say enough."""
    if ask.what in ("react", "interrupt"):
        those = [one for one in ask.options if isinstance(one, Answer | Pass)]
        return told_apart({one: answered(view, one) for one in those})
    if ask.what == "monster-move":
        return approached(view.state, ask)
    if ask.what in PLACING:
        return placed(view.state, ask)
    if ask.what == "lay-back":
        return laid_back(view, ask)
    found: dict[Option, Words] = {}
    for option in ask.options:
        match option:
            case Use(skill=skill, cube=cube):
                about = {"skill": skill, "cube": cube, "text": skill_words(SKILLS[skill])}
                told = Words(used(view.state, ask.seat, skill, cube), about)
                vain = [say(act) for act in ignored(view.state, ask.seat, skill, cube)]
                but = {"words": told, "acts": joined(vain, "comma")} if vain else {}
                told = Words("offer-use-ignored", but) if vain else told
                lost = is_lost(view.state, ask.seat, skill, cube)
                found[option] = Offer(told.key, told.args, spare=True) if lost else told
            case Aim(at=at) if ask.what == "aim" and at in view.state.heroes:
                found[option] = helped(view.state, at)
            case Aim(at=at) if ask.what == "aim":
                found.update(hampered(view.state, option))
            case Focus(skill=skill):
                about = {"skill": skill, "n": SKILLS[skill].cost}
                about["text"] = skill_words(SKILLS[skill])
                found[option] = Words("offer-focus", about)
            case Work(piece=piece):
                found[option] = Words("offer-work", {"piece": piece.partition("-")[0]})
            case Throw(piece=piece, at=at):
                found[option] = Words("offer-throw", {"piece": piece.partition("-")[0], "at": at})
            case Claim(item=item):
                key = "offer-claim" if fits(ask.seat, item) else "offer-claim-unfit"
                about = {"item": item, "text": at_a_glance(item), "who": ask.seat}
                found[option] = Words(key, about)
            case Wear(item=item):
                assert isinstance(view.state, Drunagor)
                off = displaced(view.state.heroes[ask.seat], GEAR[item])
                about = {"item": item, "text": at_a_glance(item), "off": off}
                found[option] = Words("offer-wear" if off else "offer-wear-more", about)
            case Give(item=item, to=to) if item in GEAR or item in ITEMS:
                found[option] = Words(
                    "offer-give", {"item": item, "to": to, "text": at_a_glance(item)}
                )
            case Request(item=item, of=of) if item in GEAR or item in ITEMS:
                found[option] = Words(
                    "offer-request", {"item": item, "of": of, "text": at_a_glance(item)}
                )
            case Recompose(old=old, new=new):
                about = {"old": old, "new": new, "text": at_a_glance(new)}
                found[option] = Words("offer-recompose", {**about, "instead": at_a_glance(old)})
            case Become(role=role):
                found[option] = becoming(view, ask.seat, role)
            case Upgrade(tile=tile, skill=skill):
                about = {"tile": tile, "skill": skill, "text": timed(SKILLS[tile])}
                found[option] = Words("offer-upgrade", about)
            case Remove(what=what) if what in SKILLS:  # a cube lies on it [kw.cleanse]
                found[option] = Words("offer-remove-curse", {"skill": what})
            case Recall():
                assert isinstance(view.state, Drunagor)
                dark = "-dark" if view.state.boss.id == "famine" else ""  # [boss.famine.aura]
                found[option] = Words(
                    f"offer-recall{dark}", {"n": penalty(view.state), "harm": HARM}
                )
            case Relearn(what=what) if what in ROLE:
                found[option] = Words("offer-forget-role", {"card": role_of(view, ask, what)})
            case Learn(what=what):
                found[option] = taught(view, ask, what)
            case Put(skill=skill):
                key = "offer-put" if SKILLS[skill].colour else "offer-put-any"
                about = {"skill": skill, "cube": SKILLS[skill].colour}
                found[option] = Words(key, {**about, "text": timed(SKILLS[skill])})
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
        card = role_of(view, ask, what)
        skills = [skill for skill in SKILLS.values() if skill.owner == card]
        texts = [{"skill": skill.id, "text": timed(skill)} for skill in skills]
        text = joined([Words("offer-role-skill", about) for about in texts])
        return Words("offer-learn-role", {"what": card, "text": text})
    (cube,) = cubes_with(ask.seat, what)
    key = "offer-learn-ability" if cube == WHITE else "offer-learn"
    return Words(key, {"what": what, "cube": cube, "text": timed(SKILLS[what])})


def role_of(view: View, ask: Ask, what: str) -> str:
    """The card of its Role that a Hero learns or forgets."""
    assert isinstance(view.state, Drunagor)
    return role_card(view.state.heroes[ask.seat].role, ROLE.index(what) + 1)


def timed(skill: Skill) -> Words:
    """What a Skill does, and when, unless that is whenever one likes: as a Cube Action."""
    text = skill_words(skill)
    if skill.timing == "action":
        return text
    when = Words(f"offer-when-{skill.timing}", {"n": skill.cost})
    return Words("offer-timed", {"text": text, "when": when})


def becoming(view: View, who: str, role: str) -> Words:
    """Another Dungeon Role, what its cards say, and who has to take this one in its place."""
    state = view.state
    assert isinstance(state, Drunagor)
    skills = [skill for skill in SKILLS.values() if skill.owner == role_card(role, 1)]
    text = joined([Words("scene-named", {"who": skill.id}) for skill in skills])
    other = next((h.id for h in state.heroes.values() if h.role == role), "")
    about = {"role": role, "text": text, "other": other, "old": state.heroes[who].role}
    return Words("offer-become-instead" if other else "offer-become", about)


def helped(s: Drunagor, who: str) -> Words:
    """A Hero at whom a part of a Skill may aim: how it stands, and what it would get."""
    cast = next(r for r in reversed(s.under_way) if isinstance(r, SkillCast))
    hero = s.heroes[who]
    acts = [capped(hero, act, cast.wild) for act in SKILLS[cast.skill].parts[cast.part].acts]
    about: dict[str, object] = {"at": who, "n": hero.health, "most": most_health(hero)}
    return Words("offer-aim", {**about, "text": joined(acts, "comma")})


def capped(hero: Hero, act: Act, wild: bool) -> Words:
    """An effect in words, and what there is room for of tokens if that is less [kw.stackable]."""
    held, n = hero.has(act.name), act.n * (2 if wild else 1)
    if act.name not in RESOURCES or act.name in REDUNDANT or held + n <= STACK:
        return say(act)
    return Words("offer-capped", {"act": say(act), "held": held, "room": STACK - held})


def hampered(s: Drunagor, option: Aim) -> Mapping[Option, Words]:
    """What an enemy at whom a part of a Skill may aim would get, where another part does other."""
    cast = next(r for r in reversed(s.under_way) if isinstance(r, SkillCast))
    parts = SKILLS[cast.skill].parts
    if len({part for part in parts if part.whom in ("enemy", "adj_enemy")}) < 2:
        return {}
    acts = joined([say(act) for act in parts[cast.part].acts], "comma")
    return {option: Words("offer-aim-foe", {"at": option.at, "text": acts})}


def used(s: Drunagor, who: str, skill: str, cube: str) -> str:
    """By which words a Skill is offered: whether it would meet an enemy, and why not."""
    if not strikes_nobody(s, who, skill, cube):
        return "offer-use"
    hero, entry = s.heroes[who], SKILLS[skill]
    bow = reach_of(entry, cube, hero.wild) == "red" and shoots(entry)
    return "offer-use-engaged" if bow and is_engaged(s, hero) else "offer-use-vain"


def ignored(s: Drunagor, who: str, skill: str, cube: str) -> list[Act]:
    """What of a Skill comes to nothing now: all in range are immune to it, or the Hero has plenty.

    [kw.immunity] [kw.stackable]
    """
    hero, entry, found = s.heroes[who], SKILLS[skill], list[Act]()
    reach, wild = reach_of(entry, cube, hero.wild), is_wild(entry, cube, hero.wild)
    for part in entry.parts:
        met = candidates(s, hero, as_cast(part, wild), reach)
        for act in part.acts:
            full = met == [who] and act.name in RESOURCES and hero.has(act.name) >= STACK
            immune = act.name in CONDITIONS and all(is_immune(s, one, act.name) for one in met)
            if full or (met and immune):
                found.append(act)
    return found


def strikes_nobody(s: Drunagor, who: str, skill: str, cube: str) -> bool:
    """Whether a Skill that attacks or hampers would meet no enemy from where its Hero stands."""
    hero, entry = s.heroes[who], SKILLS[skill]
    reach, wild = reach_of(entry, cube, hero.wild), is_wild(entry, cube, hero.wild)
    meant = [part for part in entry.parts if part.whom in ("enemy", "adj_enemy")]
    if any(act.name in ("move", "jump") for part in entry.parts for act in part.acts):
        return False  # it may get there
    return bool(meant) and not any(
        candidates(s, hero, as_cast(part, wild), reach) for part in meant
    )


def is_lost(s: Drunagor, who: str, skill: str, cube: str) -> bool:
    """Whether nothing at all would come of a Skill: it meets nobody, and helps nobody either."""
    if not strikes_nobody(s, who, skill, cube):
        return False
    parts = [part for part in SKILLS[skill].parts if part.whom not in ("enemy", "adj_enemy")]
    vain = ignored(s, who, skill, cube)
    return all(act in vain for part in parts for act in part.acts)


def at_a_glance(item: str) -> Words:
    """What an item is for, in a few words: a weapon's figures, and its first Skill."""
    if item not in GEAR:
        return item_card(item, 1).lines[0]
    first = timed(SKILLS[GEAR[item].skills[0]])
    if item in ARMS:
        about = {"damage": ARMS[item].damage, "accuracy": ARMS[item].accuracy, "text": first}
        return Words("offer-arms", about)
    return Words(f"offer-{GEAR[item].slot}".replace("_", "-"), {"text": first})


# Answers --------------------------------------------------------------------------------------


def blow_in(s: Drunagor) -> Blow | None:
    """The attack under way."""
    return next((r for r in reversed(s.under_way) if isinstance(r, Blow)), None)


def answered(view: View, option: Option) -> Words:
    """What those who are attacked would suffer as it stands, by trying it."""
    before = blow_in(view.state)
    assert before is not None
    every = before.window in EARLY
    if not isinstance(option, Answer):
        return Words("offer-pass", {"left": outcome(view.state, every)})
    index = next(i for i, h in enumerate(before.hits) if h.who == option.whom)
    index = before.at if before.hits[before.at].who == option.whom else index
    depth = len(view.state.under_way)

    def over(run: Run, mark: Mark) -> bool:
        now = run.state
        return isinstance(now, Drunagor) and len(now.under_way) <= depth

    state = view.after(option, until=over).ways[0].state
    after = blow_in(state)
    told: dict[str, object] = {"skill": option.skill, "cube": option.cube, "whom": option.whom}
    acts = besides(option.skill, struck_back=is_hurt(view.state, state, before.by))
    told["more"] = Words("offer-nothing-more")
    if acts:
        told["acts"] = joined(acts, "comma")
        told["more"] = Words("offer-more", {"acts": told["acts"]})
    same = after is not None and len(after.hits) > index and after.by == before.by
    if after is None or after.cancelled or not same:
        return Words("offer-answer-gone", told)
    hit = after.hits[index]
    if not hit.left and not before.hits[index].left:  # there was nothing to be prevented
        return Words("offer-answer-idle" if acts else "offer-answer-vain", told)
    return Words("offer-answer", {**told, "left": outcome(state, every)})


def told_apart(found: Mapping[Option, Words]) -> Mapping[Option, Words]:
    """Answers that come to the same say what their Skills prevent: which one is spent matters."""
    alike: dict[str, set[str]] = {}
    for option, words in found.items():
        if isinstance(option, Answer):
            alike.setdefault(result_of(words), set()).add(option.skill)

    def told(option: Option, words: Words) -> Words:
        if not isinstance(option, Answer) or len(alike[result_of(words)]) < 2:
            return words
        return Words("offer-answer-which", {"offer": words, "does": prevents(option.skill)})

    return {option: told(option, words) for option, words in found.items()}


def prevents(skill: str) -> Words:
    """What a Skill does to the attack itself, and for whom."""
    parts = []
    for part in SKILLS[skill].parts:
        acts = tuple(act for act in part.acts if act.name in PLAIN)
        if acts:
            parts.append(say(replace(part, acts=acts)))
    return joined(parts, "then") if parts else skill_words(SKILLS[skill])


def result_of(words: Words) -> str:
    """What an answer comes to, and for whom, whichever Skill and cube it takes."""
    return str((words.key, {k: v for k, v in words.args.items() if k not in ("skill", "cube")}))


PLAIN = frozenset(["prevent", "prevent_all", "cover", "redirect", "protect", "cancel", "avoid"])
"""What an answer does to the attack itself: that is said by what it would leave."""


def is_hurt(before: Drunagor, after: Drunagor, who: str) -> bool:
    """Whether an attacker lost Health, or its life."""
    if who == before.boss.id:
        return after.boss.health < before.boss.health
    was, now = before.monsters.get(who), after.monsters.get(who)
    return was is not None and (now is None or now.health < was.health)


def besides(skill: str, *, struck_back: bool) -> list[Words]:
    """What an answer does besides: a price, a blow back that reaches [kw.retaliate.range]."""
    acts = [act for part in SKILLS[skill].parts for act in part.acts if act.name not in PLAIN]
    return [say(act) for act in acts if struck_back or act.name != "retaliate"]


EARLY = (Window.ANNOUNCE, Window.INTERRUPT)
"""Before Interrupts are over all targets are still open; a Threat is one Hero's."""


def outcome(s: Drunagor, every: bool) -> Words:
    """What each target would suffer if nobody did more, and whether collateral comes along.

    SHIELD is spent hit by hit, without a choice. If nobody else can interrupt, the first hit is
    under way already when an Interrupt has been tried: its SHIELD is spent.
    """
    s = s.clone()
    blow = blow_in(s)
    assert blow is not None
    unshielded = blow.at if blow.window in (*EARLY, Window.SHIELD) else blow.at + 1
    suffered: dict[str, int] = {}
    hurts: dict[str, bool] = {}
    for index in range(len(blow.hits)) if every else (blow.at,):
        hit = blow.hits[index]
        if index >= unshielded and hit.who in s.heroes:
            blow.at = index
            shields(s, blow)
        suffered[hit.who] = suffered.get(hit.who, 0) + hit.left
        hurts[hit.who] = hurts.get(hit.who, False) or (hit.left > 0 and not hit.waived)
    riders = [rider(word, n) for word, n in blow.collateral if "|" not in word]
    return joined([left_to(who, n, riders, hurts[who]) for who, n in suffered.items()])


def left_to(who: str, n: int, riders: list[Words], hurts: bool) -> Words:
    """What one of them would suffer."""
    about: dict[str, object] = {"whom": who, "n": n}
    if not riders:
        return Words("offer-suffers", about)
    key = "offer-suffers-with" if hurts else "offer-suffers-without"
    return Words(key, {**about, "riders": joined(riders, "and" if hurts else "or")})
