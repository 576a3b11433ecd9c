"""Campaign rules, pp. 32-39: sections, dashing through, sparks, joining and leaving, selling."""

from __future__ import annotations

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls import setup
from grimtable.games.dark_souls.bonfire import recover, stow
from grimtable.games.dark_souls.content import LIBRARY, Section, library
from grimtable.games.dark_souls.state import BONFIRE, Character, Line, Options, Sheet, Souls, gear
from grimtable.kernel.asks import Ask, Done, Option, Script
from grimtable.kernel.state import tell
from grimtable.kernel.words import Words


def section(s: Souls) -> Section:
    """The section under way."""
    assert s.options.campaign is not None
    return LIBRARY.campaigns[s.options.campaign].sections[s.section]


def most_sparks(s: Souls) -> int:
    """The starting number of sparks for the party's size is also the most [camp.sparks.buy]."""
    return setup.SPARKS[len(s.party)]


def services(s: Souls) -> list[Option]:
    """What a campaign adds at the bonfire."""
    options: list[Option] = []
    if s.souls >= 2 * len(s.party) and s.sparks < most_sparks(s):
        options.append(o.Spark())
    items = LIBRARY.items
    for item in s.inventory:
        if items[gear(item).id].deck != "starting":
            options.append(o.Sell(item))  # [camp.treasure.sell]
    if s.spare_sparks > 0:
        options += [o.Join(who) for who in s.reserve]  # [camp.join.cost]
    if len(s.party) > 1:
        options += [o.Leave(who) for who in s.party]
    return options


def serve(s: Souls, answer: Option) -> None:
    """Do one of the things that `services` offers."""
    match answer:
        case o.Spark():
            s.souls -= 2 * len(s.party)
            s.sparks += 1
            tell(s, "spark", rule="camp.sparks.buy", n=s.sparks)
        case o.Sell(item=item):
            s.inventory.remove(item)
            s.sold += [item, *s.upgrades.pop(item, [])]
            s.souls += 1
            tell(s, "sold", rule="camp.treasure.sell", item=item)
        case o.Join(who=who):
            join(s, who)
        case o.Leave(who=who):
            leave(s, who)


def join(s: Souls, who: str) -> None:
    """P. 33: a spark for a new player, with starting stats and equipment [camp.join.fresh]."""
    s.reserve.remove(who)
    s.party.append(who)
    s.characters[who] = setup.character(who)
    _claim(s, s.characters[who])
    s.treasure.shuffle_in(_own_treasure(s, who))  # [ruling.join-treasure]
    s.sparks = min(s.sparks - 1, most_sparks(s))  # [camp.join.max], [gap.spark-overflow]
    tell(s, "joined", rule="camp.join.cost", who=who, n=s.sparks)


def _claim(s: Souls, newcomer: Character) -> None:
    """Who comes back has its starting cards back, wherever they are [ruling.rejoin]."""
    own = LIBRARY.profiles[newcomer.id].equipment
    for c in s.present():
        if c is not newcomer:
            for item in [one for one in c.cards() if one in own]:
                stow(s, c, item)
    s.inventory = [item for item in s.inventory if item not in own]


def _own_treasure(s: Souls, who: str) -> list[str]:
    """The newcomer's class cards, as far as they are not in play already."""
    cards = library(s.options.packs).deck("class", [who])
    if any(LIBRARY.items[gear(str(i)).id].deck == "transposed" for i in every_card(s)):
        cards += library(s.options.packs).deck("transposed", [who])
    there = set(every_card(s))
    return [card for card in cards if card not in there]


def every_card(s: Souls) -> list[str]:
    """Every treasure card in play, wherever it lies."""
    cards = [*map(str, s.treasure.top), *map(str, s.treasure.rest), *s.inventory, *s.sold]
    for c in s.characters.values():
        cards += c.cards()
    return cards + [u for attached in s.upgrades.values() for u in attached]


def leave(s: Souls, who: str) -> None:
    """P. 33: equipment to the inventory, a spark gained, a new maximum [camp.leave.gear]."""
    c = s.characters[who]
    for item in c.cards():
        stow(s, c, item)
    at = s.party.index(who)
    s.party.remove(who)
    del s.characters[who]
    s.reserve.append(who)
    if s.first == who:
        s.first = s.party[at % len(s.party)]  # [enc.turn.clockwise]
    s.sparks = min(s.sparks + 1, most_sparks(s))  # [camp.leave.spark], [camp.leave.max]
    tell(s, "left", rule="camp.leave.spark", who=who, n=s.sparks)


# Chapters -------------------------------------------------------------------------------------


def began(options: Options) -> int:
    """The section with which a table begins: its chapter of the campaign [camp.sheet]."""
    return options.sheet.section if options.sheet is not None else 0


def title(options: Options) -> Words:
    """What the table with these options is called: the campaign, its section and the bosses."""
    assert options.campaign is not None
    sections, n = LIBRARY.campaigns[options.campaign].sections, began(options)
    where = {"campaign": options.campaign, "n": n + 1, "of": len(sections)}
    bosses = tuple(dict.fromkeys(sections[n].bosses))  # one may be met twice
    return Words("scene-sheet-section", {**where, "bosses": bosses})


def is_chapter_over(s: Souls) -> bool:
    """Whether the section is done with which this table began, and another follows."""
    return s.phase == "boss" and bool(s.options.campaign) and s.section > began(s.options)


def close(s: Souls) -> None:
    """Between two sections players may stop: the sheet begins the next table [camp.progress]."""
    s.closed = s.won = True
    s.phase = "over"


def ending(s: Souls) -> Words:
    """How the table ended."""
    if s.closed:
        return Words("scene-section-won", {"n": s.section})
    lost = "scene-lost-fight" if s.options.skirmish else "scene-lost"
    return Words("scene-won" if s.won else lost, {"boss": s.boss or "none"})


# Dashing through ------------------------------------------------------------------------------


def may_dash(s: Souls) -> bool:
    """Once, right after the first enemy activation, never from a boss [camp.dash.nonboss]."""
    fight = s.battle
    return bool(s.options.campaign) and not fight.boss and fight.rounds == 1


def dash(s: Souls) -> Script[None]:
    """P. 33: leave the encounter for a neighbouring tile without a reward, or stay and fight."""
    fight = s.battle
    tile = s.tiles[fight.place]
    near = [*setup.joined(s)[tile.id]]
    options = (Done(), *(o.Dash(name) for name in near))
    answer = yield Ask(s.voice, "dash", options, rule="camp.dash.decide", shared=True)
    if isinstance(answer, Done):
        fight.step = "heroes"
        return
    tell(s, "dashed", rule="camp.dash.place", tile=answer.tile)
    for c in s.present():
        c.stamina = 0  # red cubes stay [camp.dash.no-heal], [gap.dash-window]
        c.leave()
    tile.face_up = False  # [camp.dash.reset]
    s.fight = None  # [camp.dash.no-reward]
    s.at = answer.tile
    s.phase = "explore"
    if answer.tile != BONFIRE and not s.tiles[answer.tile].face_up:
        from grimtable.games.dark_souls.exploration import enter

        yield from enter(s, answer.tile, tile.id)


# Sections -------------------------------------------------------------------------------------


def boss_beaten(s: Souls) -> Script[None]:
    """A boss of the section fell: the next one waits, or the next section opens [camp.keep]."""
    here = section(s)
    s.beaten += 1
    if s.beaten < len(here.bosses):
        s.boss = here.bosses[s.beaten]  # [camp.multi-boss], [camp.multi-boss.no-reset]
        tell(s, "next-boss", rule="camp.multi-boss", boss=s.boss)
        s.phase = "explore"
        return  # [camp.multi-boss.no-spark]
    if not s.parted:  # [ruling.back-to-back]
        from grimtable.games.dark_souls.encounter import left_by_boss

        left_by_boss(s, _unclaimed(s, here.bosses[-1]))  # [camp.first.s1.treasure]
    won = len(here.bosses)  # a spark for each [camp.sparks.boss], [gap.multi-boss-spark]
    s.sparks = min(s.sparks + won, most_sparks(s))  # [ruling.spark-cap]
    tell(s, "spark", rule="camp.sparks.boss", n=s.sparks)
    assert s.options.campaign is not None
    if s.section + 1 == len(LIBRARY.campaigns[s.options.campaign].sections):
        from grimtable.games.dark_souls.encounter import end

        end(s, won=True)  # [camp.end.won]
        return
    if s.section == 0:
        yield from setup.more_treasure(s)  # [ruling.campaign-treasure]
    s.section += 1
    s.dropped, s.in_use = None, []
    recover(s)
    tell(s, "section", rule="camp.progress", n=s.section + 1)
    s.phase = "boss"


def _unclaimed(s: Souls, boss: str) -> list[str]:
    there = set(every_card(s))
    return [item for item in LIBRARY.bosses[boss].treasure if item not in there]


def _turned_up(s: Souls) -> list[str]:
    """The section's encounter cards that were seen; none before its tiles are laid."""
    if s.phase == "boss":
        return []
    return [tile.card for tile in s.tiles.values() if tile.card is not None]


def sheet(s: Souls) -> Sheet:
    """P. 39: the tracking sheet, with which a campaign goes on another day [camp.sheet].

    The section's tiles are laid out again, for the encounters in use [ruling.sheet].
    """
    assert s.options.campaign is not None
    return Sheet(
        campaign=s.options.campaign,
        section=s.section,
        sparks=s.sparks,
        souls=s.souls,
        characters=tuple(map(_line, s.present())),
        inventory=tuple(s.inventory),
        upgrades={item: tuple(attached) for item, attached in s.upgrades.items()},
        sold=tuple(s.sold),
        treasure=tuple(map(str, [*s.treasure.top, *s.treasure.rest])),
        reserve=tuple(s.reserve),
        first=s.first,
        encounters=(*_turned_up(s), *s.in_use),
    )


def _line(c: Character) -> Line:
    tokens = (c.heroic, c.luck, c.ember, c.estus)
    return Line(c.id, dict(c.tiers), c.armour, c.left, c.right, tuple(c.backup), *tokens)
