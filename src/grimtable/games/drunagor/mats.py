"""The boards of the Heroes, with what lies in their slots, and the cards of a Horseman."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.drunagor.board import is_engaged
from grimtable.games.drunagor.box import Skill
from grimtable.games.drunagor.content import CARDS, HEROES, HORSEMEN, arms_of, card_at
from grimtable.games.drunagor.health import CURSES, TRAUMAS, most_health, skills
from grimtable.games.drunagor.lineup import ROLE_TINT, RUNE_TINT
from grimtable.games.drunagor.state import (
    COLOURS,
    CUBES,
    CURSE,
    CardTurn,
    Drunagor,
    Hero,
    RaidTurn,
    runes_of,
)
from grimtable.games.drunagor.surroundings import item_card
from grimtable.games.drunagor.words import TOKENS, badges, card_words, shoots, skill_lines
from grimtable.kernel.board import Token
from grimtable.kernel.mats import Card, Mat, Slot, Track
from grimtable.kernel.words import Badge, Words

CUBE_TINT = {**{c: c for c in COLOURS}, CURSE: "black", "trauma": "violet"}
CUBE_ICON = {CURSE: "death-skull", "trauma": "broken-bone"}
"""What tells a cube that blocks a Skill from one that was spent on it."""


def mats(s: Drunagor, seat: str | None) -> Iterator[Mat]:
    """The Hero boards with cubes in their slots, and the Horseman's cards."""
    for hero in s.heroes.values():
        yield mat(s, hero, None if is_cards_turn(s) else seat)
    if not s.boss.id:
        return
    cards = tuple(
        Card(
            name,
            Words("scene-named", {"who": name}),
            (card_words(name),),
            badges=card_badges(s, name),
            tint=RUNE_TINT.get(CARDS[name].colour, "plain"),
            turned=CARDS[name].slot != "" and not is_up(s, name),
        )
        for name in CARDS
        if CARDS[name].horseman == s.boss.id
    )
    yield Mat(
        "board-boss",
        Words("scene-named", {"who": s.boss.id}),
        "boss",
        piece=s.boss.id,
        icon=HORSEMEN[s.boss.id].icon,
        badges=(*badges(s.boss), *time_badges(s)),
        cards=cards,
    )


def time_badges(s: Drunagor) -> tuple[Badge, ...]:
    """Time tokens on the Horseman's board."""
    n = s.boss.time
    return (Badge(Words("scene-time", {"n": n}), "hourglass", "T", str(n), "yellow"),) if n else ()


def is_up(s: Drunagor, name: str) -> bool:
    """Whether that face of a card is up."""
    slot = CARDS[name].slot
    return card_at(s.boss.id, slot, s.boss.faces.get(slot, 0)) == name


def card_badges(s: Drunagor, name: str) -> tuple[Badge, ...]:
    """X of a card as it stands, and what daunts it."""
    colour = CARDS[name].colour
    if not colour:
        return ()
    x = runes_of(s, colour)
    found = [Badge(Words("scene-x", {"n": x}), "rune-stone", "X", str(x), RUNE_TINT[colour])]
    n = s.boss.daunted.get(name)
    if n:
        icon, glyph, tint = TOKENS["intimidate"]
        found.append(Badge(Words("scene-daunted", {"n": n}), icon, glyph, str(n), tint))
    return tuple(found)


def mat(s: Drunagor, hero: Hero, seat: str | None) -> Mat:
    """A Hero's board: gauges, and Skills with what lies in their slots."""
    gauges = (
        Track(f"health-{hero.id}", Words("scene-hero-health"), hero.health, most_health(hero)),
        Track(f"curses-{hero.id}", Words("scene-curses"), hero.curses, CURSES, tint="black"),
        Track(f"traumas-{hero.id}", Words("scene-traumas"), hero.traumas, TRAUMAS, tint="violet"),
    )
    engaged = is_engaged(s, hero)
    slots = [slot(hero, skill, engaged=engaged) for skill in skills(hero).values()]
    boxed = expended(hero, seat)
    if boxed:
        slots.append(Slot(f"box-{hero.id}", Words("scene-expended"), boxed))
    return Mat(
        f"board-{hero.id}",
        Words("scene-hero", {"who": hero.id, "role": hero.role}),
        "hero",
        hero.id,
        hero.id,
        HEROES[hero.id].icon,
        ROLE_TINT[hero.role],
        badges(hero),
        tracks=gauges,
        slots=tuple(slots),
        tokens=pool(hero, seat),
        cards=tuple(item_card(item, 1) for item in hero.gear),
    )


def slot(hero: Hero, skill: Skill, *, engaged: bool) -> Slot:
    """A Skill and the cube in it; one that shoots tells what engagement does [gap.engagement]."""
    held = hero.slots.get(skill.id)
    cube: tuple[Token, ...] = ()
    if held is not None:
        words = Words("scene-cube", {"cube": held})
        icon = CUBE_ICON.get(held, "cube")
        cube = (Token(f"in-{skill.id}-{hero.id}", words, icon, held[0], CUBE_TINT[held]),)
    barred = engaged and skill.colour == "red" and shoots(skill)
    lines, name = skill_lines(skill), Words("scene-named", {"who": skill.id})
    if "." in skill.id:  # a second Skill of the same Equipment
        name = Words("scene-named-when", {"who": skill.id, "when": lines[0]})
    return Slot(
        skill.id,
        name,
        cube,
        1 if skill.slotted else 0,
        CUBE_TINT.get(skill.colour, "white" if skill.slotted else "plain"),
        lines=(
            *lines,
            *arms_lines(hero, skill),
            *[Words("scene-engaged")] * barred,
            *why_closed(held),
        ),
        group=Words(f"scene-kind-{skill.kind}"),
        closed=held is not None,
    )


def arms_lines(hero: Hero, skill: Skill) -> tuple[Words, ...]:
    """Of a Weapon Attack what the weapon does: its printed figures [kw.weapon]."""
    if not shoots(skill):
        return ()
    arms = arms_of(hero.kit)
    about = {"damage": arms.damage, "accuracy": arms.accuracy}
    return (Words("scene-weapon-does", about),)


def why_closed(held: str | None) -> tuple[Words, ...]:
    """Why a Skill can't be used: its cube is spent and comes back, or a curse blocks it."""
    if held is None:
        return ()
    return (Words("scene-slot-cursed" if held in CUBE_ICON else "scene-slot-spent"),)


def pool(hero: Hero, seat: str | None) -> tuple[Token, ...]:
    """The cubes that a Hero has left, by colour; those of who looks are what options speak of."""
    return tuple(
        cube_token(c if hero.id == seat else f"pool-{hero.id}-{c}", c, n)
        for c in CUBES
        if (n := hero.pool.get(c, 0))
    )


def expended(hero: Hero, seat: str | None) -> tuple[Token, ...]:
    """The cubes in the Expended box; where none of a colour is left, options speak of these."""
    found = []
    for c, n in hero.expended.items():
        named = hero.id == seat and not hero.pool.get(c)
        if n:
            found.append(cube_token(c if named else f"expended-{hero.id}-{c}", c, n))
    return tuple(found)


def cube_token(name: str, cube: str, n: int) -> Token:
    """Cubes of a colour, or Curse Cubes."""
    words = Words("scene-cube", {"cube": cube})
    return Token(name, words, CUBE_ICON.get(cube, "cube"), cube[0], CUBE_TINT[cube], n)


def is_cards_turn(s: Drunagor) -> bool:
    """Whether a card of the enemy acts: no cube is meant by a colour then."""
    return bool(s.under_way) and isinstance(s.under_way[-1], CardTurn | RaidTurn)
