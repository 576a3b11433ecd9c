"""What an Adventure adds to the picture: Doors, bags, Monsters' cards and what they will do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grimtable.cards import joined
from grimtable.games.drunagor.abilities import milder
from grimtable.games.drunagor.board import hall, place_of
from grimtable.games.drunagor.commanders import is_commander, r_of
from grimtable.games.drunagor.content import (
    CHAPTERS,
    COMMANDS,
    FIGHTERS,
    HEROES,
    ITEMS,
    MONSTERS,
    RIDERS,
    SKILLS,
    Fighter,
    area_named,
    doors_of,
    goal_of,
    order_of,
    versions_of,
)
from grimtable.games.drunagor.darkness import prey, sowers
from grimtable.games.drunagor.doors import is_locked, leads_off
from grimtable.games.drunagor.furniture import named
from grimtable.games.drunagor.holdings import ARMS, ENTRIES, GEAR
from grimtable.games.drunagor.prey import is_hungry
from grimtable.games.drunagor.prowl import foresee
from grimtable.games.drunagor.quarry import STANDARD, criterion
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.setup import RANKS
from grimtable.games.drunagor.state import Drunagor, Monster, MonsterTurn, Owed, Reveal, Search
from grimtable.games.drunagor.words import skill_words
from grimtable.kernel.board import Edge, Token
from grimtable.kernel.mats import Card, Zone
from grimtable.kernel.words import Badge, Tint, Words

COLOUR_TINT = {
    "minion": "muted",
    "scenario": "violet",
    "white": "white",
    "gray": "muted",
    "black": "black",
    "commander": "red",
    "overlord": "orange",
}
QUALITY_TINT: dict[str, Tint] = {"standard": "plain", "improved": "blue", "ultimate": "yellow"}
FORESEEN = 3
"""How many Monsters' next turns are foreseen."""


def doors(s: Drunagor) -> Iterator[Edge]:
    """The Door that is next, on the border of the area that it leads to."""
    door = s.opened + 1
    if not s.place or door > doors_of(s.place):
        return
    chapter, board = s.options.adventure, hall(s).board
    behind = area_named(board, CHAPTERS[chapter].setups[door].door)
    locked = is_locked(s, door)
    words = Words(
        "scene-door-locked" if locked else "scene-door", {"place": f"{chapter}-setup-{door}"}
    )
    name = f"door-{door}"
    lock = (Badge(Words("scene-locked"), "padlock", "x", "", "red"),) if locked else ()
    for square in board.touching([behind]):
        x, y = board.xy(square)
        left, top = behind % board.across * 2, behind // board.across * 2
        dx = (left > x) - (left + 1 < x)
        dy = (top > y) - (top + 1 < y)
        if not (dx and dy):
            side = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[dx, dy]
            yield Edge(board.names[square], "", "door", side, name, words, "accent", lock)
            name, lock = "", ()


FURNITURE = {
    "barrels": ("cellar-barrels", "b"),
    "bookshelf": ("bookshelf", "B"),
    "crates": ("wooden-crate", "c"),
    "fountain": ("fountain", "f"),
    "basin": ("fountain", "u"),
    "pillar": ("ionic-column", "|"),
}


def furniture_tokens(s: Drunagor) -> Iterator[Token]:
    """Furniture and Loot on the board."""
    names = hall(s).board.names
    for at, kind in s.furniture.items():
        icon, glyph = FURNITURE[kind]
        words = Words("scene-furniture", {"piece": kind})
        yield Token(named(s, at), words, icon, glyph, "orange", at=names[at])
    for at in s.loot:
        words = Words("scene-loot")
        yield Token(f"loot-{names[at]}", words, "swap-bag", "L", "yellow", at=names[at])


def shelf(s: Drunagor) -> Iterator[Zone]:
    """The Scrolls among which somebody looks for one."""
    if s.under_way and isinstance(s.under_way[-1], Owed) and s.under_way[-1].kind == "bookshelf":
        scrolls = [item for item in dict.fromkeys(s.deck) if ITEMS[item].kind == "scroll"]
        cards = tuple(item_card(item, s.deck.count(item)) for item in scrolls)
        yield Zone("shelf", Words("scene-shelf"), cards)


def bags(s: Drunagor) -> Iterator[Zone]:
    """What Heroes carry, and what was just found."""
    for hero in s.heroes.values():
        found = [r.item for r in s.under_way if isinstance(r, Search) and r.who == hero.id]
        items = [item for item in (*hero.bag, *found) if item]
        if items:
            title = Words("scene-bag-of", {"who": hero.id})
            cards = tuple(item_card(item, items.count(item)) for item in dict.fromkeys(items))
            yield Zone(f"bag-{hero.id}", title, cards, owner=hero.id)
    yield from shelf(s)


def item_card(item: str, n: int) -> Card:
    """An item and what it does."""
    title = Words("scene-named", {"who": item})
    if item in GEAR:
        icon, tint = ENTRIES[GEAR[item].entry].icon, QUALITY_TINT[GEAR[item].quality]
        return Card(item, title, tuple(gear_lines(item)), icon=icon, tint=tint, copies=n)
    card = ITEMS[item]
    words = skill_words(SKILLS[item]) if card.text else Words(f"item-{card.kind}")
    return Card(item, title, (words,), icon=card.icon, copies=n)


def gear_lines(item: str) -> Iterator[Words]:
    """What an Equipment card says: its slot, a weapon's figures, its Skills."""
    card = GEAR[item]
    yield Words(f"gear-{card.slot}".replace("_", "-"), {"card": card.card})
    if item in ARMS:
        arms = ARMS[item]
        about = {"accuracy": arms.accuracy, "damage": arms.damage}
        yield Words(f"gear-{'ranged' if arms.reach == 'red' else 'melee'}", about)
    if card.two_handed:
        yield Words("gear-two-handed")
    for skill in card.skills:
        when = Words(f"scene-timing-{SKILLS[skill].timing}")
        yield Words("gear-skill", {"when": when, "text": skill_words(SKILLS[skill])})
    if card.flips:
        yield Words("gear-versatile", {"item": card.flips})
    if card.better:
        yield Words("gear-better", {"item": card.better})


def met(s: Drunagor) -> list[str]:
    """Monsters on the board, and those among whose versions is chosen."""
    found = [m.kind for m in s.monsters.values()]
    for record in s.under_way:
        if isinstance(record, Reveal) and record.colour:
            found += versions_of(record.drawn[record.colour])
    return list(dict.fromkeys(found))


def ability(card: Fighter, word: str, n: int) -> Words:
    """A keyword of a Monster's card in words; X as it is printed."""
    shown = f"X-{-n}" if n and word in card.xs else "X" if word in card.xs else n
    return Words(f"ability-{word}".replace("_", "-"), {"n": shown})


@cache
def command_card(name: str) -> Card:
    """A Commander's Attack card: whom it meets, what for."""
    entry = COMMANDS[name]
    riders = joined([Words(f"ability-{w}".replace("_", "-"), {"n": n}) for w, n in RIDERS[name]])
    about = {"whom": Words(f"command-{entry.whom}".replace("_", "-")), "n": entry.plus}
    far = Words("command-within", {"n": entry.within})
    lines = (
        Words("command-attack", {**about, "far": far}),
        Words("command-riders", {"of": riders}),
    )
    title = Words("scene-named", {"who": name})
    return Card(name, title, lines, icon=entry.icon, tint=COLOUR_TINT["commander"])


def commands(s: Drunagor) -> Iterator[Zone]:
    """The Attack cards of the Commanders on the board."""
    for who, hand in s.hands.items():
        title = Words("scene-hand-of", {"who": who})
        yield Zone(f"hand-{who}", title, tuple(command_card(card) for card in hand))


@cache
def monster_card(kind: str, rank: str, heroes: int) -> Card:
    """A Monster's card: its figures, whom it wants, and what each of its keywords does."""
    entry, ranks = MONSTERS[kind], FIGHTERS[kind]
    card = ranks[min(RANKS.index(rank), len(ranks) - 1)]
    figures = {"health": card.health, "move": card.move, "attack": card.attack}
    if is_commander(kind):
        figures["health"] *= r_of(rank) * heroes
    if not entry.horseman:
        figures["attack"] = max(1, card.attack - milder(kind, rank))
    lines = [Words(f"monster-{card.reach}", figures)]
    if criterion(card) is STANDARD:
        lines.append(Words("ability-standard"))
    lines += [ability(card, w, n) for w, n in card.abilities.items()]
    lines += [Words("monster-by-runes", {"what": what}) for what in entry.xs]
    if entry.large:
        lines.append(Words("monster-large"))
    if entry.sows:
        lines.append(Words("monster-sows"))
    lines += [Words("monster-immune", {"token": i}) for i in entry.immune if i != "large"]
    title = Words("scene-named", {"who": kind})
    return Card(kind, title, tuple(lines), icon=entry.icon, tint=COLOUR_TINT[entry.colour])


def company(s: Drunagor) -> Iterator[Zone]:
    """The cards of those who joined the Heroes, and of their Pets, be they there or not."""
    kinds = dict.fromkeys(ally.kind for ally in s.allies.values())
    kinds |= dict.fromkeys(pet for hero in s.heroes for pet in HEROES[hero].pets)
    if kinds:
        yield Zone("company", Words("scene-company"), tuple(ally_card(kind) for kind in kinds))


@cache
def ally_card(kind: str) -> Card:
    """A Follower's or Cohort's card: its figures, and what its keywords do."""
    entry, abilities = ALLIES[kind].entry, ALLIES[kind].abilities
    figures = {"sturdiness": entry.sturdiness, "move": entry.move, "attack": entry.attack}
    lines = [Words(f"ally-{entry.kind}"), Words(f"ally-{entry.reach}", figures)]
    lines += [Words(f"ability-{w}".replace("_", "-"), {"n": n}) for w, n in abilities.items()]
    title = Words("scene-named", {"who": kind})
    return Card(kind, title, tuple(lines), icon=entry.icon, tint="accent")


def goal(s: Drunagor) -> list[Words]:
    """What is still to be done in an Adventure [ruling.cleared]."""
    if not s.place or s.placing or s.won is not None:
        return []
    shut = doors_of(s.place) - s.opened
    if shut > 0:
        lines = [Words("scene-goal-doors", {"n": shut})]
        if is_locked(s, s.opened + 1):
            why = "foes" if leads_off(s, s.opened + 1) and s.monsters else "scene"
            lines.append(Words(f"scene-goal-locked-{why}"))
        return lines
    if s.monsters:
        return [Words("scene-goal-slay")]
    left = [name for name in goal_of(s.place) if name not in s.statuses]
    if not left:
        return []
    earned = joined([Words("scene-named", {"who": name}) for name in left])
    return [Words("scene-goal-earn", {"goal": earned})]


def hunted(s: Drunagor) -> list[Words]:
    """Towards whom the next rune's Darkness would grow [dark.primary], or whom it would crush."""
    if not sowers(s):
        return []
    target = prey(s)
    if target is None:
        return [Words("scene-next-crush", {"n": len(s.heroes)})]
    return [Words("scene-next-darkness", {"whom": target.id})]


def foes(s: Drunagor) -> list[Words]:
    """What the Monsters whose turns come next would do, and the Rune card among them."""
    if not s.place or s.placing or s.won is not None:
        return []
    order = order_of(place_of(s))
    turns = [r.who for r in reversed(s.under_way) if isinstance(r, MonsterTurn)]
    # after the one who acts
    due: list[Monster | None] = [s.monsters[who] for who in turns[1:] if who in s.monsters]
    for place in (*order[s.slot + 1 :], *order[: s.slot + 1]):
        due += [m for m in s.monsters.values() if place.kind == "monster" and m.kind == place.id]
        due += [None] * (place.kind == "rune")
    lines, left = [], FORESEEN
    for monster in due:
        if monster is None:
            lines += hunted(s)
            continue
        left -= 1
        if left < 0:
            break
        if monster.has("polymorph"):
            lines.append(Words("scene-foe-wanders", {"who": monster.id}))
            continue
        if is_hungry(s, monster):
            lines.append(Words("scene-foe-hungers", {"who": monster.id}))
            continue
        seen = foresee(s, monster)
        if seen is None:
            continue
        among = Words("scene-foe-among", {"why": seen.by.name, "among": seen.among})
        about: dict[str, object] = {"who": monster.id, "whom": seen.first.id, "why": among}
        if seen.heroes:
            met = joined([Words("scene-named", {"who": hero.id}) for hero in seen.heroes])
            about["heroes"] = met
        lines.append(Words(f"scene-foe-{seen.why}", about))
    return lines
