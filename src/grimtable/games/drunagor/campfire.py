"""How Camp looks: its page, and the cards that lie there to be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.drunagor.content import ITEMS, ROLES, SKILLS
from grimtable.games.drunagor.growth import cards_of, holder, upgrades
from grimtable.games.drunagor.holdings import LEGACY
from grimtable.games.drunagor.state import CampVisit, Drunagor
from grimtable.games.drunagor.surroundings import item_card
from grimtable.games.drunagor.words import skill_lines
from grimtable.kernel.scene import Badge, Card, Page, Tint, Words, Zone

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
    """The page of the Camp: the evening, and what is to be done now."""
    camp = visiting(s)
    if camp is None:
        return None
    about = {"who": camp.left[0] if camp.left else s.options.party[0]}
    step = Words(f"camp-{camp.step}", about)
    return Page(f"page-camp-{camp.step}", Words("camp-title"), (Words("camp-page"), step),
                icon="campfire")  # fmt: skip


def lying(s: Drunagor) -> Iterator[Zone]:
    """The cards among which is chosen in this step, and the party's Legacy cards at all times."""
    camp = visiting(s)
    if camp is not None:
        chosen = tuple(choices(s, camp))
        if chosen:
            yield Zone("camp", Words(f"camp-{camp.step}-zone"), chosen)
    legacy = tuple(legacy_card(s, card) for card in cards_of(s.trails))
    if legacy:
        yield Zone("legacy", Words("camp-legacy"), legacy)


def choices(s: Drunagor, camp: CampVisit) -> Iterator[Card]:
    """Spoils, tiles, Roles or Chest cards."""
    if camp.step == "spoils":
        for item in camp.offered:
            yield item_card(item, 1)
    elif camp.step == "upgrade" and camp.left:
        for tile in dict.fromkeys(o.tile for o in upgrades(s, s.heroes[camp.left[0]])):
            title = Words("scene-named", {"who": tile})
            yield Card(tile, title, skill_lines(SKILLS[tile]), tint=SKILLS[tile].colour)
    elif camp.step == "visit":
        for role in ROLES:
            mine = next((hero.id for hero in s.heroes.values() if hero.role == role), None)
            about = {"who": mine} if mine else {}
            line = Words("camp-role-of" if mine else "camp-role-free", about)
            yield Card(role, Words("scene-named", {"who": role}), (line,))
    elif camp.step == "deck":
        for item in ITEMS:
            yield item_card(item, s.grid.count(item))


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
