"""Under what options stand: what is left of a turn, the trees of Skills, what one does in Camp."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from grimtable.games.drunagor.camp import fits
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.learning import is_ability, tree_with
from grimtable.games.drunagor.minors import minors
from grimtable.games.drunagor.options import (
    Become,
    Claim,
    Discard,
    Doff,
    ExtraMinor,
    ExtraMove,
    Flip,
    Give,
    Improve,
    Learn,
    Recall,
    Relearn,
    Request,
    Rise,
    Study,
    Uncover,
    Untie,
    Upgrade,
    Use,
    Walk,
    Wear,
)
from grimtable.games.drunagor.state import CampVisit, Drunagor, HeroTurn
from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.words import Offer, Words

TREE_OF = {"yellow": "melee", "red": "ranged", "green": "agility", "blue": "wisdom"}


def headed(s: Drunagor, ask: Ask, found: Mapping[Option, Words]) -> Mapping[Option, Words]:
    """The words of options, each under its heading; those of the catalogue are left to it."""
    if ask.what not in ("act", "camp", "upgrade", "learn", "claim"):
        return found
    told = dict(found)
    for option in ask.options:
        heading = None if option.ends else heading_of(s, ask, option)
        if heading is not None:
            words = found.get(option, Words(""))
            spare = isinstance(words, Offer) and words.spare
            if option == ExtraMinor() and has_no_use(s, ask.seat):
                spare, words = True, Words("offer-extra-minor-idle")
            told[option] = Offer(words.key, words.args, heading=heading, spare=spare)
    return told


def has_no_use(s: Drunagor, who: str) -> bool:
    """Whether a Hero could take no Minor Action from where it stands, had it one more."""
    turn = next(r for r in reversed(s.under_way) if isinstance(r, HeroTurn) and r.who == who)
    hero = s.heroes[who]
    return not hero.hiding and not minors(s, replace(turn, minors=1), hero)


def heading_of(s: Drunagor, ask: Ask, option: Option) -> Words | None:
    """Under what an option stands, if it stands under anything."""
    match option:
        case Upgrade(tile=tile):
            return Words(f"heading-{TREE_OF[SKILLS[tile].colour]}")
        case Learn(what=what):
            camp = next(r for r in s.under_way if isinstance(r, CampVisit))
            if is_ability(tree_with(ask.seat, what)):
                return Words("heading-abilities", {"n": camp.abilities})
            return Words("heading-lessons", {"n": camp.lessons})
        case Study():
            return Words("heading-study")
        case Claim(item=item):
            fit = "fit" if fits(ask.seat, item) else "unfit"
            return Words(f"heading-{fit}", {"who": ask.seat})
        case Give() | Request():
            return Words("heading-trade")
    return in_turn(s, ask.seat, option) if ask.what == "act" else in_camp(option)


def in_turn(s: Drunagor, who: str, option: Option) -> Words | None:
    """What kind of action it is, and how many of them are left [turn.cube-actions]."""
    turn = next(r for r in reversed(s.under_way) if isinstance(r, HeroTurn) and r.who == who)
    match option:
        case Walk() | Rise():
            return Words("heading-move")
        case Use() | ExtraMove() | ExtraMinor() | Untie():
            return Words("heading-cube", {"n": turn.cube_actions})
        case Recall():
            return Words("heading-recall")
        case Discard():
            return None
    return Words("heading-minor", {"n": turn.minors})


def in_camp(option: Option) -> Words | None:
    """What is done with it in Camp."""
    match option:
        case Wear() | Doff() | Flip():
            return Words("heading-equip")
        case Improve():
            return Words("heading-improve")
        case Become():
            return Words("heading-roles")
        case Relearn() | Uncover():
            return Words("heading-relearn")
    return None
