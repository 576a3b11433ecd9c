"""The page that is read when a fight is over: what it brought or cost, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.exploration import closed_chest
from grimtable.games.dark_souls.panels import fell
from grimtable.games.dark_souls.state import Fought, Souls
from grimtable.kernel.scene import Page, Words


def page(s: Souls) -> Page | None:
    """Between a fight and what is done next; the last of a game has its own ending."""
    over = s.fought
    if over is None or s.fight is not None or s.won is not None:
        return None
    name = f"page-fight-{s.fights}"
    if over.fallen:
        title = Words("page-lost", {"who": over.fallen})
        return Page(name, title, tuple(lost(s, over)), icon="tombstone", tint="red")
    place = s.tiles[over.place].card if over.place in s.tiles else over.place
    key = "page-boss-won" if over.place in LIBRARY.bosses else "page-won"
    title, icon = Words(key, {"place": place}), "laurel-crown"
    return Page(name, title, tuple(won(s, over)), icon=icon, tint="yellow")


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
