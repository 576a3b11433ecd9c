"""The Initiative Track: whose turn it is, and how what is under way goes on (core 4, p. 86)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from grimtable.games.drunagor import death, dictionary, famine, plague, war
from grimtable.games.drunagor.abilities import drag, settle_shadow, tire_out
from grimtable.games.drunagor.allies import ally_turn, begin_turns, follow_up, settle_recruit
from grimtable.games.drunagor.attack import blow_step
from grimtable.games.drunagor.board import place_of
from grimtable.games.drunagor.camp import camp_step, settle_roles
from grimtable.games.drunagor.casting import cast_step
from grimtable.games.drunagor.charm import turn_step
from grimtable.games.drunagor.commanders import command_turn, deal
from grimtable.games.drunagor.content import Place, card_at, order_of
from grimtable.games.drunagor.cubes import block, cleanse, knock_out, recall, starve, take_back
from grimtable.games.drunagor.darkness import chase, hunt
from grimtable.games.drunagor.equipment import outfit_step, settle_room
from grimtable.games.drunagor.feats import (
    settle_copy,
    settle_displace,
    settle_push,
    settle_redirect,
    split,
)
from grimtable.games.drunagor.flowing import creep, flow
from grimtable.games.drunagor.furniture import browse, drink, settle_emerge
from grimtable.games.drunagor.health import push
from grimtable.games.drunagor.horsemen import (
    assault_step,
    card_turn,
    rune_turn,
    settle_aside,
    settle_beside,
    settle_by,
    settle_inside,
    settle_small,
    settle_spawn,
    settle_trap,
)
from grimtable.games.drunagor.interactions import (
    convene,
    settle_possession,
    settle_provisions,
    visit_step,
)
from grimtable.games.drunagor.lifting import haul
from grimtable.games.drunagor.loot import (
    crushed,
    search_step,
    settle_in_return,
    settle_request,
    settle_spoils,
)
from grimtable.games.drunagor.objects import (
    settle_banner,
    settle_evoke,
    settle_idol,
    settle_price,
)
from grimtable.games.drunagor.pets import (
    settle_appear,
    settle_flyby,
    settle_pet,
    settle_trick,
    settle_unlife,
)
from grimtable.games.drunagor.polymorph import settle_facing
from grimtable.games.drunagor.raid import raid_turn
from grimtable.games.drunagor.retinue import ALLIES, opposite
from grimtable.games.drunagor.setup import first_runes, reveal, set_up
from grimtable.games.drunagor.state import (
    OFF,
    AllyTurn,
    Assault,
    Blow,
    CampVisit,
    CardTurn,
    CommandTurn,
    Drunagor,
    HeroTurn,
    KnockOut,
    MonsterTurn,
    Outfit,
    Owed,
    RaidTurn,
    RecallAction,
    Reveal,
    RuneTurn,
    Search,
    SkillCast,
    Stride,
    Visit,
)
from grimtable.games.drunagor.statuses import settle_boon, settle_weak_spot
from grimtable.games.drunagor.throwing import impact, land, sprung
from grimtable.games.drunagor.traits import settle_pushback
from grimtable.games.drunagor.turn import hero_turn, settle_expend, stride_step
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell
from grimtable.kernel.under_way import carry_on

HORSEMEN, DICTIONARY = (plague, war, famine, death), dictionary
"""The modules that enter the cards’ and the keywords’ scripts."""

OWED: dict[str, Callable[[Drunagor, Owed], Script[None] | None]] = {
    "curse": block,
    "trauma": block,
    "cleanse": cleanse,
    "recall": take_back,
    "starve": starve,
    "beside": settle_beside,
    "inside": settle_inside,
    "by": settle_by,
    "aside": settle_aside,
    "trap": settle_trap,
    "spawn": settle_spawn,
    "small": settle_small,
    "expend": settle_expend,
    "split": split,
    "push": settle_push,
    "copy": settle_copy,
    "redirect": settle_redirect,
    "idol": settle_idol,
    "evoke": settle_evoke,
    "price": settle_price,
    "banner": settle_banner,
    "fatigue": tire_out,
    "chained": drag,
    "pushback": settle_pushback,
    "shadow": settle_shadow,
    "facing": settle_facing,
    "displace": settle_displace,
    "pet": settle_pet,
    "appear": settle_appear,
    "unlife": settle_unlife,
    "flyby": settle_flyby,
    "trick": settle_trick,
    "hunt": hunt,
    "chase": chase,
    "crushed": crushed,
    "room": settle_room,
    "roles": settle_roles,
    "request": settle_request,
    "in_return": settle_in_return,
    "spoils": settle_spoils,
    "hand": deal,
    "runes": first_runes,
    "emerge": settle_emerge,
    "bookshelf": browse,
    "fountain": drink,
    "land": land,
    "sprung": sprung,
    "haul": haul,
    "impact": impact,
    "recruit": settle_recruit,
    "boon": settle_boon,
    "provisions": settle_provisions,
    "weak_spot": settle_weak_spot,
    "possession": settle_possession,
}


def owed_step(s: Drunagor, owed: Owed) -> Script[None] | None:
    """Somebody settles what is owed."""
    return OWED[owed.kind](s, owed)


STEPS: dict[type, Callable[[Drunagor, Any], Script[None] | None]] = {
    HeroTurn: hero_turn,
    MonsterTurn: turn_step,
    AllyTurn: ally_turn,
    CardTurn: card_turn,
    CommandTurn: command_turn,
    RaidTurn: raid_turn,
    RuneTurn: rune_turn,
    SkillCast: cast_step,
    Blow: blow_step,
    Stride: stride_step,
    RecallAction: recall,
    Owed: owed_step,
    Assault: assault_step,
    KnockOut: knock_out,
    Reveal: reveal,
    Visit: visit_step,
    Search: search_step,
    Outfit: outfit_step,
    CampVisit: camp_step,
}


def play(s: Drunagor) -> Script[None]:
    """Set up, enter, then round after round until it is won or the party falls."""
    return carry_on(s, STEPS, idle=go_on)


def go_on(s: Drunagor) -> Script[None] | bool | None:
    """What comes next where nothing is under way; nothing once it is won or lost."""
    if s.won is not None:
        return False
    if s.placing:
        return set_up(s)
    if s.allies and OFF in [ally.at for ally in s.allies.values()]:
        return follow_up(s)
    if s.dilemma:
        convene(s)
    else:
        next_turn(s)
    return None


@cache
def signs_of(where: str) -> tuple[str, ...]:
    """What has to be present for a turn at each place of the Track."""
    return tuple(sign_of(place) for place in order_of(where))


def sign_of(place: Place) -> str:
    """What `present` calls those who have a turn at a place; empty where there always is one."""
    match place.kind:
        case "monster" | "hero":
            return place.id
        case "ally" | "command":
            return f"{place.kind} {place.id}"
        case "card" | "raid" | "flowing":
            return f"{place.kind} "
    return ""


ROLE, KIND = attrgetter("role"), attrgetter("kind")


def present(s: Drunagor) -> frozenset[str]:
    """For whom there is a turn: kinds of Monsters, Roles, and what else is in play."""
    roles, kinds = tuple(map(ROLE, s.heroes.values())), tuple(map(KIND, s.monsters.values()))
    allies = tuple(map(KIND, s.allies.values())) if s.allies else ()
    cards = tuple([card for hand in s.hands.values() for card in hand]) if s.hands else ()
    return in_play(roles, kinds, allies, cards, bool(s.boss.id), bool(s.raid), bool(s.flowing))


@lru_cache(maxsize=4096)
def in_play(
    roles: tuple[str, ...],
    kinds: tuple[str, ...],
    allies: tuple[str, ...],
    commands: tuple[str, ...],
    boss: bool,
    raid: bool,
    flowing: bool,
) -> frozenset[str]:
    """The same by who and what is there."""
    cards = {"card ": boss, "raid ": raid, "flowing ": flowing}
    there = [card for card, lies in cards.items() if lies]
    there += [f"ally {ALLIES[kind].entry.opposite}" for kind in allies]
    there += [f"command {card}" for card in commands]
    return frozenset(["", *roles, *kinds, *there])


def next_turn(s: Drunagor) -> None:
    """The marker moves on to who has a turn: top row, then bottom row, the Rune card last.

    [gap.initiative]
    """
    where, there = place_of(s), present(s)
    order = order_of(where)
    slot = next_place(where, there, s.slot % len(order))
    if slot == OFF:
        s.round += 1
        tell(s, "round", rule="kw.round", n=s.round)
        slot = next_place(where, there, OFF)
    s.slot = slot
    take_place(s, order[slot])


@lru_cache(maxsize=8192)
def next_place(where: str, there: frozenset[str], slot: int) -> int:
    """The next place of a Track where one of some has a turn."""
    return following(signs_of(where), there, slot)


def following(signs: tuple[str, ...], there: Collection[str], slot: int) -> int:
    """The next place of the Track where somebody has a turn; none: the round is over."""
    for i in range(slot + 1, len(signs)):
        if signs[i] in there:
            return i
    return OFF


def take_place(s: Drunagor, place: Place) -> None:
    """Who is at a place of the Track begins a turn."""
    if place.kind == "hero":
        for hero in s.heroes.values():
            if hero.role == place.id:
                push(s, HeroTurn(hero.id))
    elif place.kind == "card":
        face = s.boss.faces.get(place.id, 0)
        push(s, CardTurn(card_at(s.boss.id, place.id, face)))
    elif place.kind == "monster":  # each its own turn, by Status board [kw.turn.individual]
        for monster in reversed(s.monsters.values()):
            if monster.kind == place.id:
                push(s, MonsterTurn(monster.id))
    elif place.kind == "ally":
        for kind in reversed(opposite(place.id)):
            begin_turns(s, kind)
    elif place.kind == "raid":
        push(s, RaidTurn())
    elif place.kind == "plague":
        creep(s)
    elif place.kind == "flowing":
        flow(s)
    elif place.kind == "command":
        push(s, CommandTurn(place.id))
    else:
        push(s, RuneTurn(1 if s.rune_face == "a" else 2))
