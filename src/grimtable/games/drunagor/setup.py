"""The table before the first round, and set-ups behind Doors (p. 27).

Heroes at nine cubes, the hall, runes on the Track; Monsters of a set-up by party size.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from grimtable.games.drunagor.allies import join
from grimtable.games.drunagor.arrivals import answer_calls
from grimtable.games.drunagor.board import filled, free_mask, hall, picked, place_of
from grimtable.games.drunagor.commanders import is_commander, muster
from grimtable.games.drunagor.content import (
    CHAPTERS,
    FIGHTERS,
    HEROES,
    HORSEMEN,
    ITEMS,
    MONSTERS,
    ROLES,
    RUNES,
    SCENES,
    area_named,
    hall_of,
    pool_of,
    spawns_of,
    versions_of,
)
from grimtable.games.drunagor.cubes import AURAS, lead, leader
from grimtable.games.drunagor.entries import HorsemanEntry, RankName
from grimtable.games.drunagor.equipment import kit_of, starting_gear
from grimtable.games.drunagor.furniture import CONCOCTIONS
from grimtable.games.drunagor.gathered import earlier, gather
from grimtable.games.drunagor.health import accomplish, most_health, pop
from grimtable.games.drunagor.holdings import GEAR, LEGACY, UPGRADES
from grimtable.games.drunagor.horsemen import weave
from grimtable.games.drunagor.learning import cubes_of, hall_lessons, wrong_in
from grimtable.games.drunagor.loot import all_spoils, reform
from grimtable.games.drunagor.monsters import summon, weakened
from grimtable.games.drunagor.options import HALL, Options, Version
from grimtable.games.drunagor.packs import opened
from grimtable.games.drunagor.record import OUTCOMES, unfoldings
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.sheet import Sheet
from grimtable.games.drunagor.state import RUNES as COLOURS
from grimtable.games.drunagor.state import (
    CampVisit,
    Drunagor,
    Hero,
    Horseman,
    Owed,
    Reveal,
    SceneToken,
)
from grimtable.games.drunagor.terrain import stands
from grimtable.kernel.asks import Ask, Draw, Script
from grimtable.kernel.errors import GrimtableError
from grimtable.kernel.state import tell

RANKS = get_args(RankName)


class BadParty(GrimtableError):
    """A party that can't be played."""


def roles_of(party: tuple[str, ...]) -> dict[str, str]:
    """Each Hero's Dungeon Role: its own, or the fastest one that is free [ruling.roles]."""
    own = {role: hero for hero in reversed(party) if (role := HEROES[hero].role)}
    taken = {hero: role for role, hero in own.items()}
    free = iter([role for role in ROLES if role not in own])
    return {hero: taken.get(hero) or next(free) for hero in party}


def new(options: Options) -> Drunagor:
    """A table for a party and a Horseman."""
    party = options.party
    unknown = [who for who in (*party, options.leader) if who and who not in HEROES]
    if unknown or not 1 <= len(party) <= 5 or len(set(party)) != len(party):
        raise BadParty(
            f"A party is one to five different Heroes; {', '.join(party) or 'nobody'} is not one. "
            f"There are: {', '.join(HEROES)} [ruling.boss-hall]."
        )
    if options.leader and options.leader not in party:
        raise BadParty(f"{options.leader} can't lead a party without {options.leader}.")
    if options.horseman not in HORSEMEN:
        there = ", ".join(HORSEMEN)
        raise BadParty(f"There is no Horseman {options.horseman!r}. There are: {there}.")
    adventures = [HALL, *opened(options.packs).ids("chapters")]
    if options.adventure not in adventures:
        there = ", ".join(adventures)
        raise BadParty(f"There is no Adventure {options.adventure!r}. There are: {there}.")
    s = boss_hall(options, options.horseman) if options.adventure == HALL else journey(options)
    roles = roles_of(party)
    sheet = options.sheet
    if sheet is not None:
        check_sheet(party, sheet)
        roles |= {who: mine.role for who, mine in sheet.heroes.items() if mine.role}
    ordered = sorted(party, key=lambda who: ROLES.index(roles[who]))
    geared = bool(s.place or earlier(options))
    s.heroes = {who: hero_of(who, roles[who], sheet, geared) for who in ordered}
    s.placing = list(ordered)
    if s.place:  # [ruling.checkpoints]
        for hero in s.heroes.values():
            hero.tokens = dict(CHAPTERS[options.adventure].setups[options.door].carried)
    if sheet is not None:
        bring(s, sheet)
    elif earlier(options):
        gather(s)
    return s


def hero_of(who: str, role: str, sheet: Sheet | None, adventure: bool) -> Hero:
    """A Hero with all its cards: those of the sheet, Starting Gear, or those of the Boss hall."""
    hero = Hero(who, role, HEROES[who].health, learned=dict(hall_lessons(who)))
    if sheet is not None:
        mine = sheet.heroes[who]
        if mine.learned is not None:
            hero.learned = dict(mine.learned)
        hero.gear, hero.bag, hero.legacy = list(mine.gear), list(mine.bag), list(mine.legacy)
        hero.tiles, hero.auras = dict(mine.tiles), list(mine.auras[-1:])  # [ruling.auras]
        hero.kit = kit_of(hero)
    elif adventure:
        hero.gear = starting_gear(who)
        hero.kit = kit_of(hero)
    else:
        hero.kit = f"{kit_of(hero)} {HEROES[who].weapon}"
    hero.pool = cubes_of(who, hero.learned)
    hero.health = most_health(hero)
    return hero


def check_sheet(party: tuple[str, ...], sheet: Sheet) -> None:
    """Refuse a sheet on which something stands that is not in the box."""
    if set(sheet.heroes) != set(party):
        raise BadParty(f"The sheet is of {', '.join(sheet.heroes)}, not of {', '.join(party)}.")
    wrong = [name for name in sheet.allies if name not in ALLIES]
    if wrong:
        raise BadParty(f"{wrong[0]!r} is no Follower or Cohort of the box.")
    wrong = [name for name in (*sheet.outcomes, *sheet.past) if name not in OUTCOMES]
    if wrong:
        raise BadParty(f"{wrong[0]!r} is no Outcome of the box.")
    for who, mine in sheet.heroes.items():
        wrong = [wrong_in(who, mine.learned or {})]
        if wrong[0]:
            raise BadParty(f"{who} can't have learned {wrong[0]!r} [kw.learn].")
        known = {
            "role": (ROLES, (mine.role,) if mine.role else ()),
            "gear": (GEAR, mine.gear),
            "bag": ((*GEAR, *ITEMS), mine.bag),
            "tiles": (UPGRADES, mine.tiles.values()),
            "legacy": (LEGACY, mine.legacy),
            "auras": (AURAS, mine.auras),
        }
        for what, (there, named) in known.items():
            wrong = [name for name in named if name not in there]
            if wrong:
                raise BadParty(f"{who}: {wrong[0]!r} is no {what} of the box.")


def bring(s: Drunagor, sheet: Sheet) -> None:
    """What a campaign brings to the table: Statuses behind a Door, the Chest deck, Camp."""
    kept = (*s.statuses, *unfoldings(sheet.outcomes), *sheet.statuses)
    s.statuses = list(dict.fromkeys(kept))
    s.trails = dict(sheet.trails)
    s.grid = list(sheet.deck) or chest_deck()
    reform(s)
    held = [item for mine in sheet.heroes.values() for item in (*mine.gear, *mine.bag)]
    gone = {GEAR[item].entry for item in held if item in GEAR} | set(sheet.stored)
    s.spoils = [name for name in all_spoils() if name not in gone]
    s.stored = list(sheet.stored)
    for kind in sheet.allies:  # behind a Door a Companion follows the Party Leader
        join(s, kind, leader(s) if ALLIES[kind].entry.kind == "companion" else "")
    if sheet.camp:
        s.under_way.append(CampVisit())


def journey(options: Options) -> Drunagor:
    """An Adventure: from Door to Door, or the fight that ends an act, with its scene in the hall.

    [ruling.act-ends] [scene.plague]
    """
    horseman = CHAPTERS[options.adventure].horseman
    if not horseman:
        return chapter(options)
    s = boss_hall(options, horseman)
    furnish(s, 0)
    return s


def boss_hall(options: Options, horseman: str) -> Drunagor:
    """A Horseman's hall, still without a party."""
    entry, here = HORSEMEN[horseman], hall_of(horseman)
    boss = rider(options, horseman)
    if entry.front:
        boss.front = area_named(here.board, entry.front)
    if entry.back:
        boss.back = area_named(here.board, entry.back)
    boss.landing = boss.last_landing = entry.landing
    nodes = [] if entry.woven else list(entry.nodes)
    return Drunagor(options=options, boss=boss, bag=list(RUNES), nodes=nodes)


def rider(options: Options, horseman: str) -> Horseman:
    """A Horseman with the Health that the party makes it have, still nowhere."""
    health = HORSEMEN[horseman].health * len(options.party)
    if options.sheet is not None or earlier(options):  # its Heroes have grown [ruling.grown]
        here = CHAPTERS.get(options.adventure)
        might = here.might * len(options.party) if here is not None else 0
        health = might or health + health // 2
    return Horseman(horseman, max(1, health * (100 - options.wounded) // 100), health)


def chapter(options: Options) -> Drunagor:
    """An Adventure: its first set-up is about to come to the table."""
    door, last = options.door, len(CHAPTERS[options.adventure].setups) - 1
    if door > last:
        raise BadParty(f"There is no Door {door} in that Adventure, the last one is {last}.")
    place = f"{options.adventure}-{door}"
    nobody = Horseman("", 0, 0)
    s = Drunagor(options=options, boss=nobody, place=place, opened=door, bag=list(RUNES))
    s.grid = chest_deck()
    s.deck = list(s.grid)
    s.spoils = list(all_spoils())
    s.concoctions = list(CONCOCTIONS)
    before(s, door)
    s.under_way += [Reveal(door), Owed("runes", "")]
    return s


def before(s: Drunagor, door: int) -> None:
    """Who begins behind a Door has brought about what it needed, and finds what still serves.

    Recurring scenes of the same board lie there, and a Dreadful Raid goes on [ruling.checkpoints].
    """
    setups = CHAPTERS[s.options.adventure].setups
    s.statuses = [status for setup in setups[: door + 1] for status in setup.needs]
    named = hall(s).board.named
    for setup in setups[:door]:
        if setup.raid:
            s.raid = "a"
        for scene, at in setup.scenes.items():
            there = SCENES[scene].kind == "recurring" and setup.board == setups[door].board
            if there and not SCENES[scene].is_over(s.statuses):
                s.scenes[scene] = SceneToken(named[at])


def chest_deck() -> list[str]:
    """The Chest deck, reformed at the start: two Epic cards, Potions and Scrolls [chest.reform].

    [chest.grid] [chest.rarity] [chest.compulsory] [chest.compulsory-permanent] [equip.chest-keep]
    """
    return [item for item, card in ITEMS.items() for _ in range(card.copies)]


def set_up(s: Drunagor) -> Script[None]:
    """Runes on the Track, piles in some halls, then every Hero enters [ruling.boss-hall]."""
    if not s.place and not s.track and HORSEMEN[s.boss.id].track:
        if s.options.adventure == HALL:
            s.told = HALL
        yield from runes(s)
    elif s.placing:
        who = s.placing[0]
        there = filled(hall(s).entry) & free_mask(s)
        options = tuple(picked(there, stands(place_of(s))))
        rule = "ruling.set-ups" if s.place else "ruling.boss-hall"
        answer = yield Ask(who, "enter", options, rule, {"who": who})
        s.heroes[who].at = hall(s).board.named[answer.to]
        s.placing.remove(who)
        tell(s, "enters", rule, who=who, place=answer.to)


def first_runes(s: Drunagor, owed: Owed) -> Script[None]:
    """An Adventure begins with runes on the Track, before anything is set up."""
    yield from runes(s)
    pop(s, owed)


def runes(s: Drunagor) -> Script[None]:
    """So many runes of each colour lie on the Track already; which ones is chance."""
    entry = HORSEMEN[s.boss.id] if s.boss.id else CHAPTERS[s.options.adventure]
    if s.options.adventure in CHAPTERS:
        tell(s, "adventure", rule="ruling.set-ups", who=s.options.adventure)
    woven = entry.woven if isinstance(entry, HorsemanEntry) else 0
    for colour in COLOURS:
        mine = tuple([rune for rune in s.bag if rune.startswith(colour)])
        n = entry.track + woven
        drawn = yield Draw(mine, n, rule="ruling.boss-hall", what="track")
        for rune in drawn:
            s.bag.remove(rune)
            s.track.append(rune)
    if isinstance(entry, HorsemanEntry):
        for node in entry.nodes[:woven]:
            weave(s, node, rule="gap.darkness-nodes")


# Behind a Door --------------------------------------------------------------------------------


def reveal(s: Drunagor, r: Reveal) -> Script[None]:
    """Draw a Random Monster for each colour, choose its version, then place all of the set-up.

    Its page comes first: who chooses knows what it says [inter.read].

    [ruling.set-ups] [mon.choose-version]
    """
    s.told = f"setup/{r.setup}"
    spawns = spawns_of(s.options.adventure, r.setup, len(s.heroes))
    if r.colour:
        versions = tuple(Version(kind) for kind in versions_of(r.drawn[r.colour]))
        chosen = yield from lead(s, "version", versions, "mon.choose-version")
        r.drawn[r.colour], r.colour = chosen.kind, ""
        tell(s, "met", rule="mon.versions", who=chosen.kind)
        return
    for colour in dict.fromkeys(spawn.what for spawn in spawns if spawn.what not in MONSTERS):
        if colour not in r.drawn:  # a type that is not on the board yet
            there = {MONSTERS[m.kind].model or m.kind for m in s.monsters.values()}
            there |= {MONSTERS[x.what].model or x.what for x in spawns if x.what in MONSTERS}
            if sown(s.options.adventure):
                there.add("shadow_cultist")
            pool = tuple(kind for kind in pool_of(colour) if kind not in there)
            (kind,) = yield Draw(pool, 1, rule="mon.choose-version", what="monster")
            r.drawn[colour], r.colour = str(kind), colour
            return
    pop(s, r)
    board = hall(s).board
    for spawn in spawns:
        kind = r.drawn.get(spawn.what, spawn.what)
        square = board.named[spawn.at]
        if MONSTERS[kind].large:
            square = board.inside[board.area[square]][0]
        rank = min(RANKS.index(s.options.strength), len(FIGHTERS[kind]) - 1)
        who = summon(s, kind, square, rank, rule="ruling.set-ups")
        if who is None:
            continue
        if is_commander(kind):
            muster(s, who)
        s.monsters[who].health = weakened(s, s.monsters[who].health)
    furnish(s, r.setup)
    answer_calls(s, r.setup)


@cache
def sown(chapter: str) -> bool:
    """Whether an Adventure has Sower Cultists: then no Shadow Cultists are drawn.

    They are different Monsters; from a Shadow Cultist no Darkness spawns
    [dark.sower.not-shadow] [dark.sower.shadow-normal].
    """
    spawns = [line for setup in CHAPTERS[chapter].setups for line in setup.spawns]
    return any(MONSTERS[kind].sows for kind in (s.split()[1] for s in spawns) if kind in MONSTERS)


def furnish(s: Drunagor, setup: int) -> None:
    """Chests and Interaction tokens of a set-up, and the page that is read [inter.what]."""
    entry, named = CHAPTERS[s.options.adventure].setups[setup], hall(s).board.named
    s.chests += [named[name] for name in entry.chests]
    for scene, name in entry.scenes.items():
        s.scenes[scene] = SceneToken(named[name], SCENES[scene].charges)
    for kind, squares in entry.furniture.items():
        s.furniture |= {named[name]: kind for name in squares}
    s.loot += [named[name] for name in entry.loot]
    for people, squares in entry.injured.items():
        s.injured |= {named[name]: people for name in squares}
    for pile in entry.piles:
        weave(s, pile, rule="ruling.set-up-piles")
    if entry.raid and not s.raid:
        s.raid = "a"
    for horseman, area in entry.horseman.items():
        s.boss = rider(s.options, horseman)
        s.boss.front = area_named(hall(s).board, area)
        tell(s, "bars-the-way", rule="ruling.horseman-bars", who=horseman, place=area)
    s.told, s.dilemma = f"setup/{setup}", entry.dilemma
    accomplish(s)
