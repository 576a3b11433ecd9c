"""Chests, the Trap die, Consumables, the bag and trade (pp. 21, 23)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from grimtable.games.drunagor.board import ground, hall, is_engaged
from grimtable.games.drunagor.content import ITEMS, SCENES
from grimtable.games.drunagor.equipment import BAG
from grimtable.games.drunagor.health import gain, gain_one, hurt, lose, pop, push
from grimtable.games.drunagor.holdings import ENTRIES, GEAR
from grimtable.games.drunagor.options import (
    Consume,
    Give,
    Keep,
    Leave,
    PickUp,
    Ransack,
    Request,
)
from grimtable.games.drunagor.state import (
    OFF,
    STACK,
    Drunagor,
    Hero,
    Owed,
    Search,
    SkillCast,
)
from grimtable.kernel.asks import Ask, Die, Draw, No, Option, Roll, Script, Yes, choose
from grimtable.kernel.state import tell

FRUIT, SHARD = "fruit", "soul_shard"
TRAP = Die("trap", ("blank", "blank", "poison", "burn", "bleed", "wound"))
"""The faces are house [ruling.trap-die]."""
SPRUNG = 2
"""Tokens, or damage that nothing prevents."""


def chests_beside(s: Drunagor, hero: Hero) -> list[Ransack]:
    """Chests beside a Hero who is not engaged [furn.chest.search] [turn.minor-engaged]."""
    if not s.chests or hero.at == OFF:
        return []
    board = hall(s).board
    near = board.beside[hero.at]
    found = [Ransack(f"chest-{board.names[at]}") for at in s.chests if at in near]
    return found if found and not is_engaged(s, hero) else []


def ransack(s: Drunagor, hero: Hero, chest: str) -> None:
    """Search a Chest: the top card, then the Trap die [furn.chest.trap]."""
    at = hall(s).board.named[chest.removeprefix("chest-")]
    s.chests.remove(at)
    tell(s, "searched", rule="furn.chest.search", who=hero.id)
    push(s, Search(hero.id, safe=disarmed(s, at)))


def disarmed(s: Drunagor, at: int) -> bool:
    """Whether a Chest that is no longer there had no trap: somebody left it, defeated [kw.loot]."""
    safe = at in s.safe
    if safe:
        s.safe.remove(at)
    return safe


def loot_beside(s: Drunagor, hero: Hero) -> list[PickUp]:
    """Loot under or beside a Hero who is not engaged [kw.loot-token] [turn.minor-engaged].

    It lies on the ground and is in nobody's way [kw.loot-token.object].
    """
    if not s.loot or hero.at == OFF:
        return []
    floor = ground(s)
    near = floor.near[hero.at]
    found = [PickUp(f"loot-{floor.names[at]}") for at in s.loot if near >> at & 1]
    return found if found and not is_engaged(s, hero) else []


def pick_up(s: Drunagor, hero: Hero, loot: str) -> None:
    """The top Chest card, without the Trap die [kw.loot-token] [turn.loot-safe]."""
    s.loot.remove(hall(s).board.named[loot.removeprefix("loot-")])
    tell(s, "looted", rule="kw.loot-token", who=hero.id)
    push(s, Search(hero.id, safe=True))


def search_step(s: Drunagor, f: Search) -> Script[None]:
    """Draw, use what was found at once or put it into the bag; finally suffer the die.

    [furn.chest.trap]
    """
    hero = s.heroes[f.who]
    if f.trapped and not (f.opened or f.item):
        f.opened = True
        if s.deck:
            (item,) = yield Draw(tuple(s.deck), 1, rule="furn.chest.search", what="chest")
            s.deck.remove(item)
            f.item = str(item)
            tell(s, "found", rule="furn.chest.search", who=hero.id, item=f.item)
    elif f.item and hero.down:  # whatever knocked it out: it is found all the same
        hero.bag = [*hero.bag, f.item][:BAG]
        f.item = ""
    elif f.item in GEAR:
        yield from receive(s, f, hero)
    elif f.item:
        yield from stow(s, f, hero)
    elif f.trapped and not f.safe:  # Loot is no Chest [kw.loot-token.safe]
        (face,) = yield Roll((TRAP,), rule="furn.chest.trap", what="trap-die")
        f.trapped = False
        spring_die(s, hero.id, str(face))
    else:
        pop(s, f)


def stow(s: Drunagor, f: Search, hero: Hero) -> Script[None]:
    """A Consumable that was found: used at once as a Free Action, or into the bag.

    [turn.chest-use] [turn.found-item] [furn.chest.use] [kw.loot-token.use]
    """
    keep: list[Option] = [Keep(f.item)]
    full = len(hero.bag) >= BAG
    if full:
        keep = [Leave(item) for item in dict.fromkeys((*hero.bag, f.item))]
    options = (Consume(f.item), *keep) if is_used(f.item) else tuple(keep)
    what = "found-full" if full else "found"
    answer = yield from choose(hero.id, what, options, "turn.found-item", item=f.item)
    item, f.item = f.item, ""
    if isinstance(answer, Consume):
        use_item(s, hero, item, rule="turn.chest-use")
        return
    hero.bag.append(item)
    if isinstance(answer, Leave):  # no room for a third [ruling.bag]
        hero.bag.remove(answer.item)
        tell(s, "left", rule="turn.found-item", who=hero.id, item=answer.item)


def receive(s: Drunagor, f: Search, hero: Hero) -> Script[None]:
    """Equipment that was found: into the bag, with the face one likes [versatile.choose].

    [spoils.category] [ruling.bag]
    """
    if len(hero.bag) >= BAG:
        options = tuple(Leave(item) for item in dict.fromkeys((*hero.bag, f.item)))
        answer = yield Ask(hero.id, "found-full", options, "ruling.bag", {"item": f.item})
        let_go(s, answer.item)
        if answer.item == f.item:
            f.item = ""
        else:
            hero.bag.remove(answer.item)
        tell(s, "left", rule="ruling.bag", who=hero.id, item=answer.item)
        return
    faces = tuple(Keep(face) for face in (f.item, GEAR[f.item].flips) if face)
    answer = yield from choose(hero.id, "face", faces, "versatile.choose", item=f.item)
    f.item, hero.bag = "", [*hero.bag, answer.item]


def let_go(s: Drunagor, item: str) -> None:
    """Spoils that nobody wants can be found again."""
    if item in GEAR and GEAR[item].entry in all_spoils() and GEAR[item].quality == "standard":
        s.spoils.append(GEAR[item].entry)


def is_used(item: str) -> bool:
    """Whether an item is a Consumable with a use of its own; the Tools serve only to improve.

    [chest.tools-use]
    """
    return item in ITEMS and ITEMS[item].kind != "tools"


def settle_spoils(s: Drunagor, owed: Owed) -> Script[None]:
    """A Treasure Trove: a card of the Spoils, in its Standard quality [spoils.sources].

    [spoils.quality] [ruling.treasure]
    """
    (item,) = yield Draw(tuple(s.spoils), 1, rule="ruling.treasure", what="spoils")
    pop(s, owed)
    s.spoils.remove(item)
    tell(s, "found", rule="ruling.treasure", who=owed.who, item=item)
    push(s, Search(owed.who, item, trapped=False))


def reform(s: Drunagor) -> None:
    """The Chest deck is made up anew: all its cards but those that Heroes kept [chest.reform]."""
    s.deck = list(s.grid)
    for hero in s.heroes.values():
        for item in hero.bag:
            if item in s.deck:
                s.deck.remove(item)


@cache
def all_spoils() -> tuple[str, ...]:
    """The Spoils of the Veteran, and Adventure Items that no scene gives [ruling.treasure]."""
    ways = [way for scene in SCENES.values() for option in scene.options for way in option.ways]
    trials = [way.challenge for way in ways if way.challenge]
    given = {w.item for w in (*ways, *(t.won for t in trials), *(t.lost for t in trials))}
    return tuple(
        name
        for name, entry in ENTRIES.items()
        if entry.card == "spoils" or (entry.card != "starting" and name not in given)
    )


def spring_die(s: Drunagor, who: str, face: str) -> None:
    """Suffer what the Trap die shows [ruling.trap-die]."""
    tell(s, "trap-die", rule="ruling.trap-die", who=who, face=face)
    if face == "wound":
        hurt(s, who, SPRUNG, rule="ruling.trap-die")
    elif face != "blank":
        gain(s, who, face, SPRUNG, rule="ruling.trap-die")


# The bag --------------------------------------------------------------------------------------


def use_item(s: Drunagor, hero: Hero, item: str, rule: str) -> None:
    """A Consumable does what its card says, at any range, and is gone."""
    tell(s, "used", rule, who=hero.id, skill=item, cube="")
    if ITEMS[item].kind == "treasure":
        if s.spoils:
            push(s, Owed("spoils", hero.id))
        return
    push(s, SkillCast(hero.id, item, "action", "blue"))


def consumables(hero: Hero) -> list[Consume]:
    """Items that can be used as a Minor Action, engaged or not [turn.minor-list]."""
    return [*_consumed(tuple(hero.bag))]


@cache
def _consumed(bag: tuple[str, ...]) -> tuple[Consume, ...]:
    return tuple(Consume(item) for item in dict.fromkeys(bag) if is_used(item))


def handovers(s: Drunagor, hero: Hero) -> list[Give]:
    """Items that a Hero can hand over in its turn, at any distance [turn.trade-free].

    Fruits of Life and Soul Shards too, for which no room is needed [kw.fruit.item]
    [kw.soul-shard.token] [turn.trade-bag] [turn.trade-when]
    """
    found: list[Give] = []
    if hero.bag and len(s.heroes) > 1:  # only quicker: nothing to give, or nobody to give it to
        others = [h.id for h in s.heroes.values() if len(h.bag) < BAG and h is not hero]
        found += _gifts(tuple(hero.bag), tuple(others))
    if FRUIT in hero.tokens:
        hungry = [h for h in s.heroes.values() if h is not hero and h.has(FRUIT) < STACK]
        found += [Give(FRUIT, other.id) for other in hungry if not other.down]
    if SHARD in hero.tokens:  # nobody holds two
        others = [h.id for h in s.heroes.values() if not (h.down or h.has(SHARD))]
        found += [Give(SHARD, other) for other in others]
    return found


@cache
def _gifts(bag: tuple[str, ...], others: tuple[str, ...]) -> tuple[Give, ...]:
    return tuple(Give(item, other) for item in dict.fromkeys(bag) for other in others)


def requests(s: Drunagor, hero: Hero, traded: Collection[str]) -> list[Request]:
    """Items for which a Hero can ask the others in its turn: an exchange goes both ways.

    [turn.trade-free] [turn.trade-when]
    """
    found: list[Request] = []
    for other in s.heroes.values():
        ripe = FRUIT in other.tokens
        if not (ripe or other.bag) or other is hero or other.down:
            continue
        wishes = _wishes(other.id, tuple(other.bag))
        # only quicker: where nothing was traded yet, all of them
        found += [o for o in wishes if o.item not in traded] if traded else wishes
        if ripe and hero.has(FRUIT) < STACK and FRUIT not in traded:
            found.append(Request(FRUIT, other.id))
    return found


@cache
def _wishes(other: str, bag: tuple[str, ...]) -> tuple[Request, ...]:
    return tuple(Request(item, other) for item in dict.fromkeys(bag))


def request(s: Drunagor, hero: Hero, answer: Request) -> None:
    """Ask for an item; whose it is decides."""
    push(s, Owed("request", answer.of, rune=f"{answer.item} {hero.id}"))


def settle_request(s: Drunagor, owed: Owed) -> Script[None]:
    """Hand an item over or not; who has no room for it gives another one in return.

    [turn.trade-free] [ruling.bag]
    """
    item, _, to = owed.rune.partition(" ")
    about = {"item": item, "whom": to}
    answer = yield Ask(owed.who, "hand-over", (Yes(), No()), "turn.trade-free", about)
    pop(s, owed)
    if answer == Yes():
        give(s, s.heroes[owed.who], Give(item, to))
        if len(s.heroes[to].bag) > BAG:
            push(s, Owed("in_return", to, rune=owed.rune.replace(to, owed.who)))


def settle_in_return(s: Drunagor, owed: Owed) -> Script[None]:
    """What is given for an item that had no room in the bag."""
    hero, (item, _, to) = s.heroes[owed.who], owed.rune.partition(" ")
    others = [mine for mine in dict.fromkeys(hero.bag) if mine != item]
    options = tuple(Give(mine, to) for mine in others or [item])
    chosen = yield from choose(hero.id, "in-return", options, "turn.trade-free", item=item)
    pop(s, owed)
    give(s, hero, chosen)


def give(s: Drunagor, hero: Hero, answer: Give) -> None:
    """Hand over an item; the other one uses it in its own turn [turn.trade-no-use]."""
    if answer.item == FRUIT:
        sweet = min(hero.ripe, 1)
        hero.ripe -= sweet
        lose(hero, FRUIT, 1)
        gain(s, answer.to, FRUIT, 1, rule="kw.fruit.item")
        s.heroes[answer.to].ripe += sweet
    elif answer.item == SHARD:
        lose(hero, SHARD)
        gain_one(s, answer.to, SHARD, rule="kw.soul-shard.token")
    else:
        hero.bag.remove(answer.item)
        s.heroes[answer.to].bag.append(answer.item)
    tell(s, "gave", rule="turn.trade-free", who=hero.id, whom=answer.to, item=answer.item)


def crush_chests(s: Drunagor, who: str, squares: Sequence[int]) -> None:
    """A Large Monster that stops on Chests destroys them, and the die hits it.

    [furn.chest-crushed]
    """
    for at in squares:
        if at in s.chests:
            s.chests.remove(at)
            tell(s, "chest-crushed", "furn.chest-crushed", who=who)
            if not disarmed(s, at):
                push(s, Owed("crushed", who))


def crushed(s: Drunagor, owed: Owed) -> Script[None]:
    """The Trap die of a Chest that a Monster has destroyed."""
    (face,) = yield Roll((TRAP,), "furn.chest-crushed", what="trap-die")
    pop(s, owed)
    if owed.who in s.monsters or owed.who == s.boss.id:
        spring_die(s, owed.who, str(face))
