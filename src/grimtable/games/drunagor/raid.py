"""The Dreadful Raid (pp. 12-13): a card at the top end of the Track brings Minions to the piles."""

from __future__ import annotations

from grimtable.games.drunagor.board import (
    everybody,
    free_mask,
    ground,
    hall,
    pile_square,
    place_of,
    squares_of,
)
from grimtable.games.drunagor.content import CHAPTERS, MONSTERS
from grimtable.games.drunagor.cubes import lead
from grimtable.games.drunagor.entries import Setup
from grimtable.games.drunagor.health import pop, push
from grimtable.games.drunagor.horsemen import manifest
from grimtable.games.drunagor.monsters import has_room, summon, weakened
from grimtable.games.drunagor.options import Stand, Token
from grimtable.games.drunagor.state import (
    Ally,
    Drunagor,
    Hero,
    Monster,
    MonsterTurn,
    RaidTurn,
    colour_of,
)
from grimtable.games.drunagor.terrain import put
from grimtable.games.drunagor.things import THINGS, relocate, solid_at
from grimtable.kernel.asks import Script
from grimtable.kernel.state import tell

SIZES = (1, 1, 2, 2, 3)
"""Minions of a Raid Party, for one to five Heroes [raid.size]."""
RANK = ("overlord", "commander", "black", "gray", "white", "scenario", "minion")
"""The highest first [raid.rank-order]."""


def raiding(s: Drunagor) -> Setup:
    """The last set-up that named a Minion [raid.purpose]."""
    setups = CHAPTERS[s.options.adventure].setups[: s.opened + 1]
    return next((setup for setup in reversed(setups) if setup.raid), setups[-1])


def raider(s: Drunagor) -> str:
    """Which Minion comes."""
    return raiding(s).raid


def points(s: Drunagor, colour: str = "") -> list[str]:
    """Where a Raid Party can come: piles with a rune of a colour, or Spawning tokens of it.

    [raid.match] [raid.colour-only] [raid.variants.spawn]
    """
    if raiding(s).spawning:
        return [token for token in raiding(s).spawning if colour in ("", token)]
    return [p for p, runes in s.piles.items() if any(x.startswith(colour) for x in runes)]


def raid_turn(s: Drunagor, r: RaidTurn) -> Script[None]:
    """The face of the card, a rune and its pile, the Raid Party: one after the other [raid.steps].

    [raid.when]
    """
    if r.step == "face":
        yield from check(s, r)
    elif r.step == "pile":
        yield from match(s, r)
    elif r.step == "aside":
        yield from displace(s, r)
    elif r.left > 0:
        yield from bring(s, r)
    elif r.parties > 1:  # each by a rune of its own [raid.variants.several]
        r.parties -= 1
        yield from show(s, r)
    else:
        pop(s, r)


def check(s: Drunagor, r: RaidTurn) -> Script[None]:
    """Face A only comes to an empty board, face B always; then it is flipped [raid.two-faces].

    [raid.face-a] [raid.face-b] [raid.flip] [raid.no-piles] [raid.deny]
    """
    face = s.raid
    s.raid = "b" if face == "a" else "a"
    if (face == "a" and s.monsters) or not points(s) or not s.bag:
        tell(s, "raid-rests", rule="raid.face-a" if points(s) else "raid.no-piles", face=face)
        pop(s, r)
        return
    r.parties = raiding(s).parties
    yield from show(s, r)


def show(s: Drunagor, r: RaidTurn) -> Script[None]:
    """A rune is shown and put back [raid.rune-not-drawn]."""
    r.step = "pile"
    rune = yield from manifest(s, rule="raid.manifest")
    r.colour = colour_of(rune)


def match(s: Drunagor, r: RaidTurn) -> Script[None]:
    """A rune of that colour in a pile; the Party Leader picks among several [raid.match-choice].

    [raid.no-match]
    """
    there = points(s, r.colour)
    if not there:
        tell(s, "raid-nowhere", rule="raid.no-match", colour=r.colour)
        r.step = "party"
        return
    options = tuple(Token(pile) for pile in there)
    chosen = yield from lead(s, "raid-pile", options, "raid.match-choice")
    r.pile, r.step, r.left = chosen.token, "party", SIZES[len(s.heroes) - 1]
    tell(s, "raid", rule="raid.size", n=r.left)


# The Raid Party -------------------------------------------------------------------------------


def bring(s: Drunagor, r: RaidTurn) -> Script[None]:
    """One Minion: the Party Leader chooses its square beside the rune [raid.place.choose].

    [raid.place] [raid.displace]
    """
    kind = raider(s)
    there = beside(s, r.pile)
    if not has_room(s, kind) or not there:
        r.left -= 1
        fail(s, kind)
        return
    names = hall(s).board.names
    options = tuple(Stand(names[i]) for i in there)
    chosen = yield from lead(s, "raid-square", options, "raid.place.choose", who=kind)
    r.square = hall(s).board.named[chosen.to]
    if free_mask(s) >> r.square & 1:
        arrive(s, r)
    else:
        r.step = "aside"


def beside(s: Drunagor, pile: str) -> list[int]:
    """Squares adjacent to a pile that are free, or whose Object can be pushed aside.

    A Spawning token fills no square: whether they may stand on it the Party Leader decides, as
    wherever a doubt remains [raid.variants.spawn] [leader.final-say].
    """
    near, free = ground(s).near[pile_square(place_of(s), pile)], free_mask(s)
    return [i for i in squares_of(near) if free >> i & 1 or (is_movable(s, i) and room(s, i))]


def on(s: Drunagor, square: int) -> Hero | Monster | Ally | None:
    """The small Character on a square."""
    for it in everybody(s):
        large = isinstance(it, Monster) and MONSTERS[it.kind].large
        if it.at == square and not large:
            return it
    return None


def is_movable(s: Drunagor, square: int) -> bool:
    """Whether a Movable Solid Object stands there: a small Character, light Furniture.

    [raid.displace] [kw.npc]
    """
    kind = solid_at(s, square)
    return bool(kind) and THINGS[kind].movable


def room(s: Drunagor, square: int) -> int:
    """Free squares beside a square."""
    return ground(s).near[square] & free_mask(s)


def displace(s: Drunagor, r: RaidTurn) -> Script[None]:
    """What stood there moves one square aside, where the Party Leader says.

    [raid.displace] [raid.displace.choose]
    """
    board = hall(s).board
    options = tuple(Stand(board.names[i]) for i in squares_of(room(s, r.square)))
    chosen = yield from lead(s, "raid-aside", options, "raid.displace.choose")
    to, it = board.named[chosen.to], on(s, r.square)
    r.step = "party"
    tell(s, "displaced", rule="raid.displace", place=chosen.to)
    if it is None or r.square in s.furniture:
        relocate(s, r.square, to)
    else:
        put(s, it.id, to)
    arrive(s, r)


def arrive(s: Drunagor, r: RaidTurn) -> None:
    """The Minion stands there with the highest free colour [raid.place] [raid.colour-order]."""
    r.left -= 1
    who = summon(s, raider(s), r.square, rule="raid.place")
    if who:
        s.monsters[who].health = weakened(s, s.monsters[who].health)


def fail(s: Drunagor, kind: str) -> None:
    """No model or Health track is left: the Monster of the highest rank activates instead.

    [raid.fail.models] [raid.fail.tracks] [raid.fail.activate] [raid.fail.tie]
    [raid.partial-activations] [comp.model-cap]
    """
    order = {m.id: i for i, m in enumerate(s.monsters.values())}
    if not order:
        return
    first = min(
        s.monsters.values(), key=lambda m: (RANK.index(MONSTERS[m.kind].colour), order[m.id])
    )
    tell(s, "raid-fails", rule="raid.fail.activate", who=first.id, kind=kind)
    push(s, MonsterTurn(first.id))
