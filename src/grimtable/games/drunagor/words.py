"""What people read: names, Skills in words made of their notation, tokens, who acts."""

from __future__ import annotations

from functools import cache

from grimtable.cards import joined, say
from grimtable.cards.saying import arguments
from grimtable.games.drunagor.book import SceneEntry, Way
from grimtable.games.drunagor.box import Skill, box, role_card
from grimtable.games.drunagor.content import CARDS, COMMANDS, MONSTERS, ROLES, RUNES, SKILLS
from grimtable.games.drunagor.entries import ChapterEntry, MonsterEntry
from grimtable.games.drunagor.holdings import named
from grimtable.games.drunagor.notation import Act, Part
from grimtable.games.drunagor.packs import opened
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    CONDITIONS,
    REDUNDANT,
    RESOURCES,
    Ally,
    Hero,
    Horseman,
    Monster,
)
from grimtable.kernel.words import Badge, Tint, Words

TOKENS: dict[str, tuple[str, str, Tint]] = {
    "bleed": ("drop", "b", "red"),
    "burn": ("flame", "f", "orange"),
    "poison": ("poison-bottle", "p", "green"),
    "intimidate": ("terror", "i", "violet"),
    "stun": ("star-swirl", "s", "yellow"),
    "slow": ("snail", "l", "blue"),
    "knock_down": ("falling", "k", "muted"),
    "brittle": ("cracked-glass", "x", "white"),
    "mark": ("crosshair", "m", "red"),
    "stealth": ("hood", "h", "black"),
    "restrain": ("manacles", "r", "orange"),
    "blind": ("sight-disabled", "o", "muted"),
    "polymorph": ("capybara", "y", "orange"),
    "shield": ("shield", "S", "blue"),
    "focus": ("eye-target", "F", "accent"),
    "fury": ("enrage", "U", "red"),
    "entropy": ("vortex", "E", "violet"),
    "inspire": ("sun", "I", "yellow"),
    "fruit": ("shiny-apple", "A", "green"),
    "ki": ("fist", "K", "orange"),
    "soul_shard": ("crystal-shine", "D", "violet"),
}

COLOUR_NAMES = {
    "en": {"orange": "orange", "green": "green", "blue": "blue", "red": "red", "gray": "gray"},
    "fr": {"orange": "orange", "green": "verte", "blue": "bleue", "red": "rouge", "gray": "grise"},
}


@cache
def names(language: str, packs: tuple[str, ...] = ()) -> dict[str, str]:
    """Every id of the content by its name."""
    there = opened(packs)
    found = box().names(language) | there.names(language) | named(language)
    skills, outcomes = (box().names(language, kind) for kind in ("skills", "outcomes"))
    found |= {one: name for one, name in skills.items() if one in outcomes}  # it names the Skill
    for kind, entry in there.load("monsters", MonsterEntry).items():
        for i in range(1, entry.models + 1):
            found[f"{kind}_{i}"] = f"{entry.called(language)} {i}"
            if language == "fr":
                found[f"{kind}_{i}.gender"] = entry.gender_fr
    for kind, ally in ALLIES.items():
        for i in range(1, ally.entry.models + 1):
            more = f" {i}" if ally.entry.models > 1 else ""
            found[f"{kind}_{i}"] = ally.entry.called(language) + more
            if language == "fr":
                found[f"{kind}_{i}.gender"] = ally.entry.gender_fr
    for chapter, chapter_entry in there.load("chapters", ChapterEntry).items():
        for i, setup in enumerate(chapter_entry.setups):
            found[f"{chapter}-setup-{i}"] = setup.name_fr if language == "fr" else setup.name
    for scene, scene_entry in there.load("scenes", SceneEntry).items():
        for option in scene_entry.options:
            found[f"{scene}-{option.id}"] = option.fr if language == "fr" else option.en
    for role in ROLES:
        found[role_card(role, 2)] = f"{found[role]} II"
    for rune in RUNES:
        colour = rune.partition("-")[0]
        found[rune] = COLOUR_NAMES[language][colour]
    return found


@say.register
def _(act: Act) -> Words:
    if act.x:
        return Words(f"card-Act-{act.name}-x")
    if act.name == "choose":  # one of them, not all
        return Words("card-Act-choose", {"of": joined([say(one) for one in act.of], "or")})
    return Words(f"card-Act-{act.name}", arguments({"n": act.n, "of": act.of}))


@say.register
def _(part: Part) -> Words:
    acts = joined([say(act) for act in part.acts], "comma")
    words = Words(f"card-Part-{part.whom}", {"acts": acts, "near": part.near})
    return Words(f"card-When-{part.when}", {"part": words}) if part.when else words


def skill_words(skill: Skill) -> Words:
    """A Skill's effects, in one line."""
    return joined([say(part) for part in skill.parts], "then")


def skill_lines(skill: Skill) -> tuple[Words, ...]:
    """When a Skill is used, and what it does."""
    when = Words(f"scene-timing-{skill.timing}", {"n": skill.cost})
    if reaches_out(skill):
        when = Words(f"scene-range-{skill.colour or 'any'}", {"when": when})
    return when, skill_words(skill)


def reaches_out(skill: Skill) -> bool:
    """Whether a colour says how far it reaches: a cube is spent on it, and it is for others."""
    if not skill.slotted or skill.timing not in ("action", "interrupt", "reaction"):
        return False
    return any(part.whom in ("enemy", "hero", "friend", "ally") for part in skill.parts)


def shoots(skill: Skill) -> bool:
    """Whether it makes a Weapon Attack: with a red cube not beside an enemy [gap.engagement]."""
    return skill.timing == "action" and any(part.word == "hit" for part in skill.parts)


ICONS = {
    "hit": "crossed-swords",
    "dmg": "fireball",
    "prevent": "bordered-shield",
    "prevent_all": "bordered-shield",
    "heal": "healing",
    "regain": "healing",
    "move": "walking-boot",
    "jump": "jump-across",
    "recall": "return-arrow",
    "telekinesis": "magnet",
    "cleanse": "sparkles",
}
"""What a Skill is for, by the keywords of its effects."""


def skill_icon(skill: Skill) -> str:
    """A picture of what a Skill is for: an attack, a defence, help, a way, a token."""
    words = [act.name for part in skill.parts for act in part.acts]
    signs = ICONS | {token: icon for token, (icon, _, _) in TOKENS.items()}
    first = [word for word in ("hit", "dmg", "prevent", "prevent_all") if word in words]
    return next((signs[word] for word in (*first, *words) if word in signs), "spell-book")


def card_words(card: str) -> Words:
    """What a Horseman's card does."""
    return Words(f"card-{card}".replace("_", "-"), {"damage": CARDS[card].damage})


FIRST = ("poison", "burn", "bleed", "shield", "brittle", "polymorph", "stun")
URGENT = (*FIRST, *[t for t in (*CONDITIONS, *RESOURCES) if t not in FIRST])
"""Tokens by what they may cost: a piece has no room for all, and what kills is seen first."""


def badges(it: Hero | Monster | Ally | Horseman) -> tuple[Badge, ...]:
    """Health, or Sturdiness, and tokens of somebody, to be seen on the piece."""
    if isinstance(it, Ally):
        n = ALLIES[it.kind].entry.sturdiness
        found = [Badge(Words("scene-sturdiness", {"n": n}), "brick-wall", "t", str(n), "muted")]
        if not n:  # a Pet
            found = [Badge(Words("scene-health", {"n": 1}), "hearts", "h", "1", "red")]
    else:
        n = it.health
        found = [Badge(Words("scene-health", {"n": n}), "hearts", "h", str(n), "red")]
    for token in URGENT:
        n = it.has(token)
        if n:
            icon, glyph, tint = TOKENS[token]
            found.append(
                Badge(Words("scene-token", {"token": token, "n": n}), icon, glyph, str(n), tint)
            )
    for aura in it.auras if isinstance(it, Hero) else ():  # a reminder [kw.aura]
        found.append(Badge(Words("scene-aura", {"aura": aura}), "aura", "u", "", "violet"))
    return tuple(found)


def rider(word: str, n: int) -> Words:
    """What comes along with damage: tokens, as many as matter, or what an ability does."""
    if word not in CONDITIONS:
        return Words(f"rider-{word}".replace("_", "-"), {"n": n})
    if word in REDUNDANT or not n:
        return Words("scene-named", {"who": word})
    return Words("scene-token", {"token": word, "n": n})


def label(what: str) -> Words:
    """The name of a Skill, a card or a Monster from which an attack came."""
    known = any(what in these for these in (SKILLS, CARDS, COMMANDS, MONSTERS, ALLIES))
    return Words("scene-label", {"what": what}) if known else Words("scene-blow")


def effect_words(way: Way, name: str) -> list[Words]:
    """What a Resolution does, in lines."""
    lines = [skill_words(SKILLS[name])] if way.effect else []
    lines += [Words("page-status", {"status": status}) for status in way.gains]
    lines += [Words("page-status-lost", {"status": status}) for status in way.loses]
    lines += [Words("scene-token", {"token": k, "n": n}) for k, n in way.suffers.items()]
    lines += [Words("page-paid", {"token": token, "n": n}) for token, n in way.pays.items()]
    lines += [Words("page-recruits", {"who": who, "n": n}) for who, n in way.recruits.items()]
    lines += [Words("page-foes", {"who": who, "n": n}) for who, n in way.foes.items()]
    if way.wounds:
        lines.append(Words("page-wounds", {"n": way.wounds}))
    if way.frees:
        lines.append(Words("page-frees"))
    if way.dismisses:
        lines.append(Words("page-dismisses", {"who": way.dismisses}))
    if way.aura:
        lines.append(Words("page-aura", {"aura": way.aura}))
    if way.item:
        lines.append(Words("page-item", {"item": way.item}))
    if way.curses:
        lines.append(Words("page-curses", {"n": way.curses}))
    if way.hurts:
        lines.append(Words("page-hurts", {"n": way.hurts}))
    if way.draws:
        lines.append(Words("page-draws", {"n": way.draws}))
    return lines
