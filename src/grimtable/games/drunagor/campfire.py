"""How Camp looks: its page, and the cards that lie there to be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.drunagor.box import TREES, role_card
from grimtable.games.drunagor.content import ITEMS, ROLES, SKILL_ENTRIES, SKILLS
from grimtable.games.drunagor.growth import cards_of, holder, upgrades
from grimtable.games.drunagor.holdings import LEGACY
from grimtable.games.drunagor.learning import ROLE, tree_with, trees_of
from grimtable.games.drunagor.lessons import lessons, owes
from grimtable.games.drunagor.options import Learn
from grimtable.games.drunagor.state import CampVisit, Drunagor, Hero
from grimtable.games.drunagor.surroundings import item_card
from grimtable.games.drunagor.words import skill_icon, skill_lines
from grimtable.kernel.goings_on import Page
from grimtable.kernel.mats import Card, Panel, Zone
from grimtable.kernel.words import Badge, Tint, Words

FORCE_TINT: dict[str, Tint] = {
    "perseverance": "blue",
    "tragedy": "violet",
    "doom": "red",
    "heroism": "yellow",
}


def visiting(s: Drunagor) -> CampVisit | None:
    """The visit to Camp that is under way."""
    return next((r for r in s.under_way if isinstance(r, CampVisit)), None)


def camp_page(s: Drunagor) -> Page | None:
    """The page of the Camp, read once: the evening."""
    camp = visiting(s)
    if camp is None:
        return None
    evening = "begins" if camp.step == "learn" else "page"
    words = Words(f"camp-{evening}")
    return Page(f"page-camp-{evening}", Words("camp-title"), (words,), icon="campfire")


def camp_panel(s: Drunagor) -> Panel | None:
    """What is to be done now, and how."""
    camp = visiting(s)
    if camp is None:
        return None
    who = camp.left[0] if camp.left else s.options.party[0]
    about = {"who": who, "skills": camp.lessons, "abilities": camp.abilities}
    return Panel("camp-now", Words("camp-now"), (Words(f"camp-{doing(camp)}", about),), pinned=True)


def doing(camp: CampVisit) -> str:
    """The step of the visit; who has forgotten something learns in the middle of another."""
    return "relearn" if camp.step == "visit" and owes(camp) else camp.step


def lying(s: Drunagor) -> Iterator[Zone]:
    """The cards among which is chosen in this step, and the party's Legacy cards at all times."""
    camp = visiting(s)
    if camp is not None:
        chosen = tuple(choices(s, camp))
        if camp.step == "upgrade":
            yield from by_tree(chosen)
        elif camp.step == "deck":
            yield from by_place(s)
        elif chosen:
            yield Zone("camp", Words(f"camp-{doing(camp)}-zone"), chosen)
    legacy = tuple(legacy_card(s, card) for card in cards_of(s.trails))
    if legacy:
        yield Zone("legacy", Words("camp-legacy"), legacy)


def by_tree(tiles: tuple[Card, ...]) -> Iterator[Zone]:
    """Upgrade tiles as they are told apart: by the tree on which they can lie."""
    for tree, colour in TREES.items():
        mine = tuple(tile for tile in tiles if tile.tint == colour)
        if mine:
            yield Zone(f"camp-{tree}", Words(f"heading-{tree}"), mine)


def by_place(s: Drunagor) -> Iterator[Zone]:
    """The cards of the Chest deck, and those that could be put into it [chest.swap-rule]."""
    for zone, inside in (("camp", True), ("camp-spare", False)):
        there = tuple(item_card(i, s.grid.count(i)) for i in ITEMS if (i in s.grid) is inside)
        if there:
            yield Zone(zone, Words("camp-deck-zone" if inside else "camp-spare-zone"), there)


def choices(s: Drunagor, camp: CampVisit) -> Iterator[Card]:
    """Spoils, tiles, what can be learned, or Roles."""
    if owes(camp) and camp.left:
        hero = s.heroes[camp.left[0]]
        there = [o.what for o in lessons(camp, hero) if isinstance(o, Learn)]
        yield from (lesson_card(hero, what) for what in dict.fromkeys(there))
    elif camp.step == "spoils":
        for item in camp.offered:
            yield item_card(item, 1)
    elif camp.step == "upgrade" and camp.left:
        for tile in dict.fromkeys(o.tile for o in upgrades(s, s.heroes[camp.left[0]])):
            title = Words("scene-named", {"who": tile})
            skill = SKILLS[tile]
            yield Card(tile, title, skill_lines(skill), icon=skill_icon(skill), tint=skill.colour)
    elif camp.step == "visit":
        for role in ROLES:
            mine = next((hero.id for hero in s.heroes.values() if hero.role == role), None)
            about = {"who": mine} if mine else {}
            line = Words("camp-role-of" if mine else "camp-role-free", about)
            yield Card(role, Words("scene-named", {"who": role}), (line,))


def lesson_card(hero: Hero, what: str) -> Card:
    """A card that a Hero can learn: its tree and level, and its Skills."""
    tree = tree_with(hero.id, what)
    level = trees_of(hero.id)[tree].index(what) + 1
    if what in ROLE:
        card = role_card(hero.role, level)
        skills = [skill for skill in SKILLS.values() if skill.owner == card]
        lines = tuple(line for skill in skills for line in (
            Words("camp-skill", {"skill": skill.id}), *skill_lines(skill)))  # fmt: skip
        return Card(what, Words("scene-named", {"who": card}), lines)
    kind = SKILL_ENTRIES[what].kind
    known = tree if kind == "learned" else "class"
    line = Words(f"camp-tree-{known}", {"level": level, "tree": tree})
    title = Words("scene-named", {"who": what})
    skill = SKILLS[what]
    lines = (line, *skill_lines(skill))
    return Card(what, title, lines, icon=skill_icon(skill), tint=skill.colour or "plain")


def legacy_card(s: Drunagor, card: str) -> Card:
    """A Legacy card with its two Skills, and who holds it."""
    skills = [skill for skill in SKILLS.values() if skill.owner == card]
    lines = tuple(line for skill in skills for line in (
        Words("camp-skill", {"skill": skill.id}), *skill_lines(skill)))  # fmt: skip
    mine = holder(s, card)
    badges: tuple[Badge, ...] = ()
    if mine is not None:
        badges = (Badge(Words("camp-held", {"who": mine.id}), "person", "h", "", "accent"),)
    tint = FORCE_TINT[LEGACY[card].force]
    return Card(card, Words("scene-named", {"who": card}), lines, badges=badges, tint=tint)
