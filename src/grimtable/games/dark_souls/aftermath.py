"""Pages to be read: before the first step, behind the Fog Gate, and when a fight is over.

They say what is at hand and how it goes on; of a fight what it brought or cost.
"""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import closed_chest
from grimtable.games.dark_souls.panels import fell
from grimtable.games.dark_souls.state import Fought, Souls
from grimtable.kernel.goings_on import Page
from grimtable.kernel.words import Words


def page(s: Souls) -> Page | None:
    """At the start, before a boss, and between a fight and what is done next.

    The last fight of a game has its own ending.
    """
    if s.won is not None or s.options.skirmish:
        return None
    if s.fight is not None:
        return beyond_the_fog(s)
    over = s.fought
    if over is None:
        return opening(s)
    name = f"page-fight-{s.fights}"
    if over.fallen:
        title = Words("page-lost", {"who": over.fallen})
        return Page(name, title, tuple(lost(s, over)), icon="tombstone", tint="red")
    place = s.tiles[over.place].card if over.place in s.tiles else over.place
    key = "page-boss-won" if over.place in LIBRARY.bosses else "page-won"
    title, icon = Words(key, {"place": place}), "laurel-crown"
    return Page(name, title, tuple(won(s, over)), icon=icon, tint="yellow")


def opening(s: Souls) -> Page | None:
    """Who sets out, what for, and what to do first."""
    if s.phase != "explore" or s.fights or s.menu or s.fog not in s.tiles:
        return None
    last = LIBRARY.bosses[s.boss].tier == "main"
    aim = {"who": tuple(s.party), "boss": s.boss, "tile": s.fog, "last": last}
    told = [Words("page-open-campaign" if s.options.campaign else "page-open-aim", aim)]
    told += [Words("page-open-first"), Words("page-open-hard", {"sparks": s.spare_sparks})]
    return Page("page-open", Words("page-open", {"boss": s.boss}), tuple(told), icon="campfire")


def beyond_the_fog(s: Souls) -> Page | None:
    """The boss, as it is met: nobody has come in yet."""
    if not s.battle.boss or any(c.node is not None for c in s.present()):
        return None
    told = tuple(Words(f"page-fog-{what}") for what in ("shut", "cards", "arcs"))
    title = Words("page-fog", {"boss": s.boss})
    return Page(f"page-fog-{s.fights}", title, told, icon="fog", tint="red")


def won(s: Souls, over: Fought) -> Iterator[Words]:
    """P. 19: cubes come off, souls come in [end.win.recover], [end.win.souls]."""
    yield Words("page-won-rest")
    yield Words("page-won-souls", {"n": over.souls, "all": s.souls})
    if over.taken:
        yield Words("page-won-taken", {"n": over.taken})
    if over.items:
        yield Words("page-won-items", {"items": tuple(over.items)})
    tile = s.tiles.get(over.place)
    if tile is not None:
        if closed_chest(tile):
            yield Words("page-won-chest")
        yield Words("page-won-fog" if over.place == s.fog else "page-won-on")
    elif s.phase != "explore":
        yield Words("page-won-boss", {"sparks": s.sparks})


def lost(s: Souls, over: Fought) -> Iterator[Words]:
    """P. 19: a spark is gone, souls lie where somebody fell [end.defeat.drop], all begin anew."""
    yield Words("page-lost-all", {"fell": fell(over)})
    yield Words("page-lost-spark", {"n": s.spare_sparks, "sparks": s.sparks})
    dropped = s.dropped
    if dropped is not None:
        boss = dropped.place not in s.tiles
        where = {"place": dropped.place, "node": dropped.node, "boss": boss}
        yield Words("page-lost-souls", {"n": dropped.souls, **where})
    yield Words("page-lost-rest")
