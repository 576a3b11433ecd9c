"""How the table looks. Everybody sees everything that lies open; nobody the Event deck."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.boards.hex import bits
from grimtable.cards import joined, say
from grimtable.games.berserk import words
from grimtable.games.berserk.attacks import successes
from grimtable.games.berserk.enemies import away
from grimtable.games.berserk.heroes import own_effect, reach
from grimtable.games.berserk.records import Counted, Discard, EndOfRound, Finish
from grimtable.games.berserk.spaces import (
    distance,
    free_for,
    in_range,
    monsters,
    stops_for,
    zone,
)
from grimtable.games.berserk.state import (
    Activation,
    Berserk,
    Blow,
    Hero,
    March,
    Mini,
    Resolve,
    board,
    health,
    top,
)
from grimtable.games.berserk.stats import guard
from grimtable.games.berserk.status import DICE, penalties
from grimtable.games.berserk.story import brings, clock, meant_when, page, terms
from grimtable.kernel import goings_on as k
from grimtable.kernel.board import Cell, Overlay, Piece, Region, Token
from grimtable.kernel.goings_on import Barred, Order, Side, Turn
from grimtable.kernel.mats import Card, Die, Mat, Panel, Step, Track, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge, Mark, Words

ROW = 0.866
TOKEN_ICONS = {
    "interaction": ("lever", "!", "yellow"),
    "tactic": ("card-draw", "?", "blue"),
    "fire": ("small-fire", "^", "red"),
    "mud": ("swamp", "~", "green"),
    "spawn": ("magic-portal", "@", "violet"),
}
UNDER = {"monster": "monster.push", "flying": "flying.over"}
WINDOWS = ("pool", "roll", "rerolls", "wounds", "after", "ripostes")


def scene(s: Berserk, seat: str | None = None) -> Scene:
    """All that anybody sees; who plans has the own pile first."""
    return Scene(
        status=status(s),
        cells=tuple(cells(s)),
        regions=tuple(regions(s)),
        pieces=tuple(pieces(s)),
        tokens=tuple(tokens(s)),
        mats=tuple(mats(s)),
        zones=tuple(zones(s)),
        panels=tuple(panels(s, seat)),
        order=order(s),
        blows=tuple(blows(s)),
        overlays=tuple(overlays(s)),
        page=page(s),
        barred=tuple(barred(s)),
    )


def status(s: Berserk) -> Words:
    """One line: what is going on."""
    about = {"n": s.round, "adventure": s.options.adventure}
    if s.won is not None:
        return Words("scene-won" if s.won else "scene-lost", about)
    if s.under_way:
        first = s.under_way[0]
        if isinstance(first, Activation):
            return Words("scene-acts", {**about, "who": first.who})
        if isinstance(first, March):
            return Words("scene-acts", {**about, "who": first.enemy})
    return Words(f"scene-{s.phase}", about)


# The board ------------------------------------------------------------------------------------


def cells(s: Berserk) -> Iterator[Cell]:
    """The Spaces; the hexes of the map lie with a point at the top."""
    adventure = s.adventure
    for i, name in adventure.hexes.name.items():
        q, r = adventure.hexes.axial[i]
        bit = 1 << i
        kind, ground = "", ""
        if adventure.tall & bit:
            kind, ground = "tall", "solid"
        elif adventure.short & bit:
            kind, ground = "short", "rough"
        start = s.phase == "place" and adventure.start & bit
        yield Cell(
            name,
            r + q / 2,
            q * ROW,
            "hex",
            title=Words(f"scene-{kind}") if kind else None,
            lines=(Words(f"scene-{kind}-blocks"),) if kind else (),
            tint="orange" if start else "plain",
            ground=ground,  # type: ignore[arg-type]
        )


def regions(s: Berserk) -> Iterator[Region]:
    """The Tiles and the Zones of the Adventure."""
    field = s.adventure.hexes
    for word in s.adventure.entry.tiles:
        side = word.partition(" ")[0].lower()
        title = Words("scene-tile", {"tile": f"tile_{side}"})
        yield Region(f"tile_{side}", field.names(s.adventure.tiles[side[0]]), title, "tile")
    for name, spaces in s.adventure.zones.items():
        title = Words("scene-zone", {"zone": name})
        yield Region(
            f"zone_{name.lower()}", field.names(spaces), title, "zone", "violet", fill=True
        )


def pieces(s: Berserk) -> Iterator[Piece]:
    """The miniatures with what they have suffered."""
    field = s.adventure.hexes
    aimed = {name for doing in s.under_way if isinstance(doing, Blow) for name in doing.targets}
    acting = {who_acts(doing) for doing in s.under_way}
    for mini in s.minis():
        box = s.library
        entry = box.heroes.get(mini.kind) or box.ally_entries.get(mini.kind)
        look = entry or box.foe_entries[mini.kind]
        turns = "enemy" if mini.id in s.enemies else "act"
        mark: Mark = "done" if mini.done and s.phase == turns else ""
        mark = "active" if mini.id in acting else "target" if mini.id in aimed else mark
        yield Piece(
            mini.id,
            mini.at,
            Words("scene-named", {"who": mini.id}),
            look.icon,
            look.glyph,
            look.tint,
            tuple(badges(s, mini)),
            (270 - 60 * mini.facing) % 360 if mini.base == 2 else None,
            cells=field.names(zone(s, mini)),
            label=number(s, mini),
            card=mini.kind if mini.id in s.enemies else f"mat_{mini.id}",
            mark=mark,
            lines=tuple(told(s, mini)),
            rule=explanation(s, mini),
        )


def told(s: Berserk, mini: Mini) -> Iterator[Words]:
    """What an Enemy or Ally does, said to who points at it: dice, Movement, Ability."""
    box = s.library
    card = box.foes.get(mini.kind) or box.allies.get(mini.kind)
    if card is not None:
        yield from [die.words for die in words.dice_badges(card.dice)]
        yield Words("card-move", {"n": card.move})
        yield from [say(clause) for clause in card.effect.clauses]


def explanation(s: Berserk, mini: Mini) -> str:
    """The rule that an Enemy or Ally is under: its tokens, its keyword, else how any of them acts.

    The words that it wears (Health, Defense) are explained by rules for Heroes.
    """
    if mini.id in s.allies:
        if mini.stunned:
            return "ally.stunned.no-activation"
        return "bleed.ally" if mini.bleeding else "ally.shared"
    if mini.id not in s.enemies:
        return ""
    keywords = s.library.foes[mini.kind].keywords
    if mini.stunned:
        return "stun.hero-monster" if "monster" in keywords else "stun.others"
    if mini.bleeding:
        return "bleed.enemy"
    return next((UNDER[word] for word in keywords if word in UNDER), "move.enemy.toward")


def number(s: Berserk, mini: Mini) -> str:
    """Which Enemy of its kind it is."""
    return mini.id.rpartition("_")[2] if mini.id in s.enemies else ""


def who_acts(doing: object) -> str:
    """Whose activation or Attack it is."""
    for field in ("who", "by", "enemy"):
        name = getattr(doing, field, None)
        if name:
            return str(name)
    return ""


def badges(s: Berserk, mini: Mini) -> Iterator[Badge]:
    """Health, statuses and Defense of a miniature: where room is scarce, the first ones show."""
    left, most = health(s, mini) - mini.wounds, health(s, mini)
    yield Badge(Words("scene-health", {"n": left, "most": most}), "hearts", "", str(left), "red")
    if mini.bleeding:
        n = mini.bleeding
        yield Badge(Words("scene-bleeding", {"n": n}), "bleeding-wound", "b", str(n), "red")
    if mini.stunned:
        n = mini.stunned
        yield Badge(Words("scene-stunned", {"n": n}), "star-swirl", "s", str(n), "yellow")
    n = guard(s, mini)
    yield Badge(Words("scene-guard", {"n": n}), "shield", "", str(n), "blue")


def tokens(s: Berserk) -> Iterator[Token]:
    """The tokens on the board."""
    for token in s.tokens.values():
        icon, glyph, tint = TOKEN_ICONS[token.kind]
        if token.kind == "interaction":
            icon = s.adventure.entry.interaction_icon or icon
        name = words.token_words(s, token)
        icon = "" if token.letter else icon  # the letter by which cards call it
        yield Token(token.id, name, icon, token.letter or glyph, tint, at=token.at)


def barred(s: Berserk) -> Iterator[Barred]:
    """What a Spawn token and Scenery are there for, said to who clicks them in vain."""
    for token in s.tokens.values():
        if token.kind == "spawn":
            yield Barred(token.id, Words("scene-spawn-here", {"letter": token.letter or "-"}))
    field, scenery = s.adventure.hexes, s.adventure
    for kind, spaces in (("tall", scenery.tall), ("short", scenery.short)):
        for name in field.names(spaces):
            yield Barred(name, Words(f"scene-{kind}-blocks"))


def overlays(s: Berserk) -> Iterator[Overlay]:
    """Where the one who acts can go; for who looks at them, the Range of the Attack and sight."""
    if not s.under_way or s.phase != "act":
        return
    last = s.under_way[-1]
    if not isinstance(last, Activation) or not s.mini_there(last.who):
        return
    mini = s.mini(last.who)
    if mini.steps:
        reached = 0
        for layer in reach(s, mini, free_for(s, mini))[1:]:
            reached |= layer
        yield Overlay("reach", s.adventure.hexes.names(reached & stops_for(s, mini)))
    if not mini.attacked:
        yield from ranges(s, mini)


def ranges(s: Berserk, mini: Mini) -> Iterator[Overlay]:
    """The Spaces in Range of an Attack, and the line to every Enemy there, open or blocked.

    [range.limit] [los.visible]
    """
    effect, field = own_effect(s, mini), s.adventure.hexes
    words_ = Words("scene-range", {"n": effect.reach})
    there = field.within(zone(s, mini), effect.reach)
    if effect.visible:
        there = in_sight(s, mini, there)
        words_ = Words("scene-range-seen", {"n": effect.reach})
    yield Overlay("area", field.names(there), "yellow", words_, mini.id)
    for enemy in s.enemies.values():
        if distance(s, mini, enemy) <= effect.reach:
            seen = in_range(s, mini, enemy, effect.reach, effect.visible)
            line = (mini.at, enemy.at)
            yield Overlay("sight", line, "red", None, enemy.id, blocked=not seen)


def in_sight(s: Berserk, mini: Mini, spaces: int) -> int:
    """Those of some Spaces on which somebody would be Visible [los.visible] [los.line]."""
    field, blockers = s.adventure.hexes, s.adventure.tall | monsters(s)
    here, found = zone(s, mini), 0
    for i in bits(spaces & ~s.adventure.tall):
        if field.sight(here, 1 << i, blockers):
            found |= 1 << i
    return found


# Beside the board -----------------------------------------------------------------------------


def card(s: Berserk, name: str, mark: Mark = "") -> Card:
    """An Action or Tactic card."""
    one = s.library.cards[name]
    tint = "blue" if one.tactic else s.library.heroes[one.hero].tint
    icon = "hourglass" if one.instant else "card-draw"
    title = Words("scene-named", {"who": name})
    edge = words.edge(one.dice, one.move, one.guard)
    return Card(name, title, words.card_lines(one), (), edge, icon, tint, mark=mark)


def mats(s: Berserk) -> Iterator[Mat]:
    """A Hero Board: tracks with their thresholds, the Ability, the pile and what it adds up to."""
    for hero in s.heroes.values():
        entry, own = s.library.heroes[hero.kind], board(s, hero)
        steps = tuple(
            Step(at, Words(f"scene-penalty-{kind}"), words.PENALTY[kind], "red")
            for kind, at in own.thresholds
        )
        left = own.health - hero.wounds
        tracks = (
            Track(f"health_{hero.id}", Words("scene-track-health"), left, own.health, tint="red"),
            Track(
                f"fatigue_{hero.id}",
                Words("scene-track-fatigue"),
                hero.fatigue,
                own.ko,
                tint="violet",
                steps=steps,
            ),
        )
        mark: Mark = "active" if any(who_acts(d) == hero.id for d in s.under_way) else ""
        yield Mat(
            f"mat_{hero.id}",
            Words("scene-mat", {"who": hero.id}),
            "hero",
            hero.id,
            hero.id if hero.at else "",
            entry.icon,
            entry.tint,
            tuple(mat_badges(s, hero)) if hero.at else tuple(fallen(s)),
            tuple(mat_lines(s, hero)),
            tracks,
            cards=tuple(card(s, name) for name in reversed(hero.pile)),
            mark=mark,
        )


def mat_badges(s: Berserk, hero: Hero) -> Iterator[Badge]:
    """Health and statuses, then what the pile adds up to [plan.sum], Defense at its end."""
    *held, guards = badges(s, hero)
    yield from (*held, *(words.strength(s, hero) if hero.pile else [guards]))


def fallen(s: Berserk) -> Iterator[Badge]:
    """That a Hero is Knocked Out; before the Heroes are placed nobody is."""
    if s.phase not in ("setup", "place"):
        yield Badge(Words("scene-knocked-out"), "tombstone", "✝", "", "red")


def mat_lines(s: Berserk, hero: Hero) -> Iterator[Words]:
    """The Ability, and what the pile will cost."""
    if not hero.at and any(fallen(s)):
        yield Words("scene-knocked-out")
    yield words.ability_words(s.library, hero.kind)
    if hero.pile and hero.at:
        yield from totals(s, hero)
    if hero.ready and s.phase == "plan":  # [plan.locked]
        yield Words("scene-ready", {"who": hero.id})
    if hero.rerolls:
        yield Words("scene-rerolls", {"n": hero.rerolls})
    if hero.ripostes:
        yield Words("scene-ripostes", {"n": hero.ripostes})


def totals(s: Berserk, hero: Hero) -> Iterator[Words]:
    """What a pile will cost, and the one Effect that counts."""
    about = words.pile_fatigue(s, hero)
    yield Words("scene-pile", about)
    lost = penalties(s, hero, DICE) + hero.stunned
    if lost:
        yield Words("scene-dice-lost", {"n": lost})
    yield from words.tiring(s, hero)
    best = top(s, hero)
    if best is not None and best.effect.clauses:
        said = joined([say(c) for c in best.effect.clauses], "then")
        yield Words("scene-effect", {"card": hero.pile[-1], "text": said})


def zones(s: Berserk) -> Iterator[Zone]:
    """Hands, discard piles, the cards of Enemies, Allies, Events and Special Rules."""
    for hero in s.heroes.values():
        hand = tuple(card(s, name, "new" if name in s.drawn else "") for name in hero.hand)
        title = Words("scene-hand", {"who": hero.id})
        yield Zone(f"hand_{hero.id}", title, hand, owner=hero.id)
        if hero.discard:
            cards = tuple(card(s, name) for name in hero.discard)
            title = Words("scene-discard", {"who": hero.id})
            yield Zone(f"discard_{hero.id}", title, cards, owner=hero.id)
    yield Zone("enemies", Words("scene-enemies"), tuple(foes(s)))
    if s.allies:
        yield Zone("allies", Words("scene-allies"), tuple(friends(s)))
    if s.face_up:
        yield Zone("events", Words("scene-face-up"), tuple(events(s)))
    if s.specials:
        yield Zone("specials", Words("scene-specials"), tuple(specials(s)))
    for doing in s.under_way:
        if isinstance(doing, Blow) and doing.window == "pool" and doing.dice:
            rank = s.library.rank
            least = min(rank[c] for c in doing.dice)
            tied = dict.fromkeys(c for c in doing.dice if rank[c] == least)
            dice = tuple(Die(c, "", words.tint_of(c)) for c in tied)
            yield Zone("pool", Words("scene-pool"), dice=dice)


def foes(s: Berserk) -> Iterator[Card]:
    """The cards of the Enemies in play."""
    there = dict.fromkeys([*(enemy.kind for enemy in s.enemies.values()), *s.pool])
    for kind in there:
        foe, entry = s.library.foes[kind], s.library.foe_entries[kind]
        most = foe.health[min(max(len(s.heroes), 3), 5) - 3]
        figures = words.figures(most, foe.dice, foe.move, foe.guard)
        left = Words("scene-pool-left", {"n": s.pool.get(kind, 0)})
        title, lines = Words("scene-named", {"who": kind}), (*words.foe_lines(foe), left)
        yield Card(kind, title, lines, badges=figures, icon=entry.icon, tint=entry.tint)


def friends(s: Berserk) -> Iterator[Card]:
    """The cards of the Allies; one without miniature is pointed at here."""
    for ally in s.allies.values():
        entry = s.library.ally_entries[ally.kind]
        friend = s.library.allies[ally.kind]
        lines, name, figures = words.friend_lines(friend), ally.id, tuple[Badge, ...]()
        if friend.miniature:
            name, facts = f"mat_{ally.id}", (friend.health, friend.dice, friend.move, friend.guard)
            figures = words.figures(*facts)
        title = Words("scene-named", {"who": ally.id})
        yield Card(name, title, lines, (), figures, entry.icon, entry.tint, turned=ally.used)


def events(s: Berserk) -> Iterator[Card]:
    """The Event cards that lie face up: what they ask for and bring; their story was read."""
    for letter in s.face_up:
        event = s.adventure.events[letter]
        lines = tuple(terms(s, letter))
        title = Words("scene-named", {"who": event.id})
        mark: Mark = "new" if letter in s.fresh else ""
        yield Card(event.id, title, lines, icon="scroll-unfurled", mark=mark)


def specials(s: Berserk) -> Iterator[Card]:
    """The Special Rules cards in play."""
    for name in s.specials:
        title = Words("scene-named", {"who": name})
        yield Card(name, title, words.special_lines(s.library, name), icon="open-book")


def panels(s: Berserk, seat: str | None) -> Iterator[Panel]:
    """The objectives, what is counted, and what the ends of Rounds bring."""
    goals = []
    for letter in staying(s):
        goal = s.library.event_entries[s.adventure.events[letter].id].goal
        if goal is not None:
            goals.append(goal.words)
    lines = goals[-1:]
    for line in turning_points(s):
        lines += [line] * (line not in lines)  # two open cards may say the same
    lines += [*deadlines(s), *clock(s)]
    hero = planning(s, seat)
    if hero is not None and hero.pile:
        cards = tuple(reversed(hero.pile))
        title = Words("scene-piled", {"who": hero.id, "cards": cards})
        sums = words.pile_badges(s, hero)
        yield Panel("pile", title, tuple(totals(s, hero)), pinned=True, badges=sums)
    yield Panel("goal", Words("scene-goals"), tuple(lines), pinned=True)


def staying(s: Berserk) -> list[str]:
    """The open Event cards, but for those that a card which is being carried out ends."""
    now = [doing.source for doing in s.under_way if isinstance(doing, Resolve)]
    cards = [s.adventure.events[at.removesuffix(".now")] for at in now if at.endswith(".now")]
    ended = {one.letter for card in cards for one in card.now if isinstance(one, Discard)}
    return [letter for letter in s.face_up if letter not in ended]


def deadlines(s: Berserk) -> Iterator[Words]:
    """What the ends of Rounds will bring, the next one first; of two last ones the first."""
    found = list[tuple[int, bool, Words]]()
    for letter in staying(s):
        for when in s.adventure.events[letter].when:
            if not brings(s, when):
                continue
            for_us = meant_when(s, when)
            if isinstance(for_us.condition, EndOfRound) and for_us.condition.n >= s.round:
                over = any(isinstance(order, Finish) for order in for_us.orders)
                now = s.won is None and for_us.condition.n == s.round
                due = "scene-due" if now else "scene-to-come"
                found.append((for_us.condition.n, over, Words(due, {"text": say(for_us)})))
    last = False
    for _, over, said in sorted(found, key=lambda one: one[:2]):
        if not (over and last):
            yield said
        last = last or over


def turning_points(s: Berserk) -> Iterator[Words]:
    """What else than time brings something, as open Event cards say; what is counted, how far."""
    for letter in staying(s):
        for when in s.adventure.events[letter].when:
            for_us = meant_when(s, when)
            condition = for_us.condition
            if isinstance(condition, EndOfRound) or not brings(s, when):
                continue
            if not isinstance(condition, Counted):
                yield say(for_us)
            elif (n := s.counts.get(condition.counter, 0)) < condition.n:
                orders = joined([say(order) for order in for_us.orders], "then")
                about = {"counter": condition.counter, "n": n, "most": condition.n}
                yield Words("scene-count", {**about, "orders": orders})


def planning(s: Berserk, seat: str | None) -> Hero | None:
    """The Hero whose pile is shown: the seat's own, for others the first who is not ready."""
    if s.phase != "plan":
        return None
    own = next((hero for hero in s.standing() if hero.id == seat), None)
    return own or next((hero for hero in s.standing() if not hero.ready), None)


def order(s: Berserk) -> Order | None:
    """Who acts next: Heroes as they like, then the Enemies, the closest first as it stands now."""
    if s.phase not in ("plan", "act", "enemy"):
        return None
    turns = []
    for mini in [*s.standing(), *(a for a in s.allies.values() if a.at)]:
        when: str = "done" if mini.done else "next"
        turns.append(turn(s, mini, when))
    acting = {who_acts(doing) for doing in s.under_way[:1]}
    line = sorted(s.enemies.values(), key=lambda e: (not e.done, e.id in acting, away(s, e)))
    for enemy in line:
        turns.append(turn(s, enemy, "done" if enemy.done else "next"))
    return Order(Words("scene-order"), tuple(turns))


def turn(s: Berserk, mini: Mini, when: str) -> Turn:
    """A place in the line; an Enemy bears its number there as it does on the board."""
    box = s.library
    entry = box.heroes.get(mini.kind) or box.ally_entries.get(mini.kind)
    look = entry or box.foe_entries[mini.kind]
    if any(who_acts(doing) == mini.id for doing in s.under_way[:1]):
        when = "now"
    name = Words("scene-named", {"who": mini.id})
    if mini.id in s.enemies and when != "now":
        name = Words("scene-away", {"who": mini.id, "n": away(s, mini)})
    return Turn(
        f"turn_{mini.id}",
        name,
        look.icon,
        look.glyph,
        look.tint,
        when,  # type: ignore[arg-type]
        number(s, mini),
        mini.id,
    )


def blows(s: Berserk) -> Iterator[k.Blow]:
    """The Attacks under way."""
    for doing in s.under_way:
        if not isinstance(doing, Blow):
            continue
        key = "scene-riposte" if doing.riposte else "scene-attack"
        facts = tuple[Badge, ...]()
        if doing.faces:
            n = successes(doing.faces)
            facts = (Badge(Words("scene-successes", {"n": n}), "crossed-swords", "", str(n)),)
        yield k.Blow(
            Words(key, {"who": doing.by}),
            fighter(s, doing.by),
            tuple(fighter(s, name) for name in doing.targets),
            facts,
            tuple(Words(f"scene-window-{window}") for window in WINDOWS),
            WINDOWS.index(doing.window),
            dice=tuple(dice(doing)),
        )


STATUS = {"b": "bleeding-wound", "s": "star-swirl"}


def dice(blow: Blow) -> Iterator[Die]:
    """The pool by its colours, then what the dice show, Bleeding and Stunned with it."""
    for i, colour in enumerate(blow.dice):
        face = blow.faces[i] if blow.faces else ""
        told = Words("scene-die", {"colour": colour, "face": face}) if face else None
        icon = STATUS.get(face[-1:], "")
        yield Die(f"die_{i}", face[:1], words.tint_of(colour), icon=icon, words=told)


def fighter(s: Berserk, name: str) -> Side:
    """One who takes part in an Attack; somebody slain is only named."""
    facts = tuple(badges(s, s.mini(name))) if s.mini_there(name) else ()
    return Side(name, Words("scene-named", {"who": name}), facts=facts)
