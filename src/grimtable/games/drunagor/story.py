"""What is read: the page of a set-up, scenes with their choices, what came of them, the end."""

from __future__ import annotations

from grimtable.cards import joined
from grimtable.games.drunagor.book import SceneOption, Way
from grimtable.games.drunagor.campfire import camp_page
from grimtable.games.drunagor.content import CHAPTERS, HORSEMEN, SCENES, doors_of, goal_of
from grimtable.games.drunagor.cubes import penalty
from grimtable.games.drunagor.epilogue import epilogue
from grimtable.games.drunagor.interactions import available
from grimtable.games.drunagor.options import HALL
from grimtable.games.drunagor.state import Drunagor, Visit
from grimtable.games.drunagor.tie_breaker import freed_at_once
from grimtable.games.drunagor.words import effect_words
from grimtable.kernel.goings_on import Page
from grimtable.kernel.mats import Row
from grimtable.kernel.words import Words


def prose(way: Way | SceneOption) -> Words:
    """A paragraph of a scene in both languages."""
    return Words("prose", {"en": way.en, "fr": way.fr})


def page(s: Drunagor) -> Page | None:
    """The page to read now; it stays until there is something new to read [inter.read]."""
    if s.told == "camp" and s.won is None:
        return camp_page(s)
    chapter = CHAPTERS.get(s.options.adventure)
    if chapter is None:
        return hall_page(s)
    name = s.options.adventure
    if s.won is not None:
        text, icon = (chapter.won, "laurel-crown") if s.won else (chapter.lost, "tombstone")
        title, tint = Words("scene-named", {"who": name}), "yellow" if s.won else "red"
        lines = (text.words, *epilogue(s))
        return Page(f"page-{name}-end", title, lines, icon=icon, tint=tint)
    visit = s.under_way[-1] if s.under_way else None
    if isinstance(visit, Visit) and not visit.option:
        return choices(s, visit.scene)
    kind, _, rest = s.told.partition("/")
    if kind == "setup":
        setup = chapter.setups[int(rest)]
        title = Words("scene-named", {"who": f"{name}-setup-{rest}"})
        more = orders(s) if chapter.horseman else quest(s) if int(rest) == s.options.door else ()
        lines = (setup.page.words, *more)
        return Page(f"page-{s.told}", title, lines, icon=chapter.icon)
    return told(rest) if kind == "scene" else None


def hall_page(s: Drunagor) -> Page | None:
    """A fight without an Adventure: how it begins and ends, and what it is about."""
    entry, title = HORSEMEN[s.boss.id], Words("scene-named", {"who": s.boss.id})
    if s.won is not None:
        text, icon, tint = (entry.lost, "tombstone", "red")
        if s.won:
            text, icon, tint = (entry.won, "laurel-crown", "yellow")
        return Page(f"page-hall-{s.boss.id}-end", title, (text.words,), icon=icon, tint=tint)
    if s.told != HALL:
        return None
    return Page(f"page-hall-{s.boss.id}", title, (entry.page.words, *orders(s)), icon=entry.icon)


def orders(s: Drunagor) -> tuple[Words, ...]:
    """How a Horseman's hall is won and lost, and what its runes are for.

    [boss.absorb.health] [gap.tie-breaker]
    """
    n, nodes = len(s.heroes), HORSEMEN[s.boss.id].nodes
    about = {"who": s.boss.id, "n": n, "back": freed_at_once(s)}
    return (
        Words("hall-goal", {"who": s.boss.id, "n": s.boss.health}),
        Words("hall-piles" if nodes else "hall-tokens", about),
        recalling(s),
        Words("hall-lost"),
    )


def quest(s: Drunagor) -> tuple[Words, ...]:
    """How an Adventure is won and lost, as its first page says it [ruling.cleared]."""
    n = doors_of(s.options.adventure) - s.options.door
    earned = [Words("scene-named", {"who": name}) for name in goal_of(s.options.adventure)]
    goals = [Words("page-goal-doors", {"n": n}) if n else Words("page-goal-slay")]
    goals += [Words("page-goal-earn", {"goal": joined(earned)})] if earned else []
    return (*goals, recalling(s), Words("hall-lost"))


def recalling(s: Drunagor) -> Words:
    """What a Recall Action costs here [gap.recall-penalty]."""
    return Words("page-recall", {"n": penalty(s)})


def choices(s: Drunagor, scene: str) -> Page:
    """A scene with all its options; those that are gone are crossed out."""
    entry, left = SCENES[scene], available(s, scene)
    rows = tuple(
        Row(f"{scene}-{option.id}", prose(option), option.number, option.id not in left)
        for option in entry.options
    )
    about = {"n": s.scenes[scene].charges}
    kind = Words(f"page-{entry.kind}", about)
    title = Words("scene-named", {"who": scene})
    return Page(f"page-{scene}", title, (entry.page.words, kind), rows, entry.icon)


def told(where: str) -> Page:
    """What came of a choice, and what it does."""
    scene, option, way, result = where.split("/")
    entry = SCENES[scene]
    chosen = entry.option(option)
    reached = chosen.ways[int(way)]
    paragraphs = [prose(chosen), prose(reached)]
    if result:
        assert reached.challenge is not None
        reached = reached.challenge.won if result == "won" else reached.challenge.lost
        paragraphs.append(prose(reached))
    paragraphs += effect_words(reached, "-".join(filter(None, (scene, option, way, result))))
    title = Words("scene-named", {"who": scene})
    return Page(f"page-{where}", title, tuple(paragraphs), icon=entry.icon)
