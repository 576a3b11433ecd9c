"""How the table looks. Nothing on it is hidden from anybody: runes in the bag are nobody's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

from grimtable.cards import joined
from grimtable.games.drunagor.arcs import reaches
from grimtable.games.drunagor.attack import waiting
from grimtable.games.drunagor.board import (
    boss_areas,
    footprint,
    hall,
    on_level,
    pile_squares,
    someone,
    squares_of,
)
from grimtable.games.drunagor.campfire import camp_panel, lying, visiting
from grimtable.games.drunagor.content import (
    HEROES,
    HORSEMEN,
    MONSTERS,
    ROUGH,
    SCENES,
    area_name,
)
from grimtable.games.drunagor.forecast import forecast
from grimtable.games.drunagor.health import ticks
from grimtable.games.drunagor.horsemen import arc
from grimtable.games.drunagor.lineup import ROLE_TINT, RUNE_TINT, line
from grimtable.games.drunagor.mats import is_cards_turn, mats
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    CONDITIONS,
    OFF,
    RESOURCES,
    RUNES,
    AllyTurn,
    Blow,
    Drunagor,
    Hero,
    HeroTurn,
    Monster,
    Owed,
    runes_of,
)
from grimtable.games.drunagor.story import page
from grimtable.games.drunagor.surroundings import (
    COLOUR_TINT,
    bags,
    commands,
    company,
    doors,
    foes,
    furniture_tokens,
    goal,
    met,
    monster_card,
)
from grimtable.games.drunagor.targets import EXHALES, x_of
from grimtable.games.drunagor.tie_breaker import freed_at_once, piles_beside
from grimtable.games.drunagor.windows import ATTACK_WINDOWS, Window
from grimtable.games.drunagor.words import (
    badges,
    label,
    rider,
)
from grimtable.kernel import goings_on as look
from grimtable.kernel.board import Cell, Overlay, Piece, Region, Token
from grimtable.kernel.goings_on import Side
from grimtable.kernel.mats import Card, Panel, Track, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge, Tint, Words


def scene(s: Drunagor, seat: str | None) -> Scene:
    """All that a seat sees, which is all there is; its own cubes are what it can point at."""
    away = visiting(s) is not None  # in Camp nobody is on a map yet, and cards take its place
    return Scene(
        status=status(s),
        cells=() if away else tuple(cells(s)),
        pieces=() if away else tuple(pieces(s)),
        regions=() if away else tuple(regions(s)),
        tokens=() if away else tuple(tokens(s)),
        edges=() if away else tuple(doors(s)),
        overlays=() if away else tuple(boss_arcs(s)),
        zones=tuple(zones(s)),
        tracks=tuple(tracks(s)),
        mats=tuple(mats(s, seat)),
        panels=tuple(panels(s)),
        order=line(s),
        blows=tuple(blow(s, r) for r in s.under_way if isinstance(r, Blow)),
        page=page(s),
    )


def status(s: Drunagor) -> Words:
    """One line: what is going on."""
    if s.won is not None:
        return Words(f"scene-end-{s.cause}", {"who": s.boss.id})
    if visiting(s) is not None:
        return Words("camp-title")
    where = f"{s.options.adventure}-setup-{s.opened}" if s.place else s.boss.id
    if s.placing:
        return Words("scene-entering-place" if s.place else "scene-entering", {"boss": where})
    acting = next((r.who for r in reversed(s.under_way) if isinstance(r, HeroTurn)), None)
    if acting is not None:
        return Words("scene-turn-of", {"who": acting, "n": s.round})
    return Words("scene-round", {"n": s.round, "boss": where})


# The board ------------------------------------------------------------------------------------


def cells(s: Drunagor) -> Iterator[Cell]:
    """The squares with their levels, and the chasms on which the dragon lands."""
    board = hall(s).board
    for i in board.squares:
        x, y = board.xy(i)
        yield Cell(board.names[i], x, y, level=board.level[i])
    for area in sorted(board.chasms):
        for dx in (0, 1):
            for dy in (0, 1):
                x, y = area % board.across * 2 + dx, area // board.across * 2 + dy
                yield Cell(board.names[y * board.width + x], x, y, ground="void")


def regions(s: Drunagor) -> Iterator[Region]:
    """Areas, perimeters, and what lies on the ground."""
    board = hall(s).board
    for area in board.areas:
        names = tuple(board.names[i] for i in board.inside[area])
        title = Words("scene-area", {"area": area_name(board, area)})
        yield Region(area_name(board, area), names, title)
    for colour, areas in hall(s).perimeters.items():
        names = tuple(board.names[i] for a in sorted(areas) for i in board.inside[a])
        title = Words("scene-perimeter", {"colour": colour})
        yield Region(f"perimeter-{colour}", names, title, "zone", RUNE_TINT[colour])
    for reach in reaches(s):
        names = tuple(board.names[i] for a in reach.areas for i in board.inside[a])
        title = Words(f"scene-reach-{reach.how}", {"card": reach.card})
        does = (Words("scene-reach-of", {"card": reach.card}),)
        name = f"reach-{reach.how}"
        yield Region(name, names, title, "zone", "violet", lines=does, fill=True)
    for kind, mask in hall(s).rough.items():
        names = tuple(board.names[i] for i in squares_of(mask))
        tint = {"water": "blue", "palisade": "orange", "spikes": "black"}[kind]
        yield Region(kind, names, Words(f"scene-{kind}"), "zone", tint, fill=True)
    for key, squares, tint in (
        ("darkness", s.darkness, "black"),
        ("cloud", s.cloud, "green"),
        ("maelstrom", s.field_, "blue"),
    ):
        if squares:
            names, does = tuple(board.names[i] for i in squares), (Words(f"scene-{key}-does"),)
            title, dark = Words(f"scene-{key}"), key == "darkness"
            style: Literal["darkness", "zone"] = "darkness" if dark else "zone"
            yield Region(key, names, title, style, tint, lines=does, fill=True)


def boss_arcs(s: Drunagor) -> Iterator[Overlay]:
    """The areas around each half of a Horseman, for who looks at him [boss.arc.five]."""
    if not s.boss.id or s.placing or s.boss.landing or not is_laid(s):
        return
    board, front, back = hall(s).board, s.boss.front, s.boss.back
    sides: tuple[tuple[str, Tint, frozenset[int]], ...] = (
        ("front", "red", arc(s, front, back)),
        ("back", "violet", arc(s, back, front)),
    )
    for how, tint, areas in sides:
        names = tuple(board.names[i] for area in sorted(areas) for i in board.inside[area])
        yield Overlay("area", names, tint, Words(f"scene-reach-{how}"), s.boss.id)


def colours_meant(s: Drunagor) -> Collection[str]:
    """The colours by which Spawning tokens may be chosen just now; else cubes are meant by them."""
    top = s.under_way[-1] if s.under_way else None
    if isinstance(top, HeroTurn | AllyTurn):
        who = someone(s, top.who)
        return piles_beside(s, who.at) if who is not None else ()
    return RUNES if is_cards_turn(s) else ()


def tokens(s: Drunagor) -> Iterator[Token]:
    """Special Mechanic, Spawning and Interaction tokens, Chests, and piles of runes."""
    here, meant = hall(s), colours_meant(s)
    for chest in s.chests:
        where = here.board.names[chest]
        yield Token(f"chest-{where}", Words("scene-chest"), "chest", "C", "yellow", at=where)
    yield from furniture_tokens(s)
    for square, people in s.injured.items():
        words, at = Words("scene-injured", {"people": people}), here.board.names[square]
        yield Token(f"injured-{at}", words, "arm-bandage", "i", "red", at=at)
    for name, token in s.scenes.items():
        if token.at == OFF:
            continue
        words, icon = Words("scene-named", {"who": name}), SCENES[name].icon
        where = here.board.names[token.at]
        yield Token(name, words, icon, "?", "accent", max(1, token.charges), where)
    for square in sorted(here.brinks):
        at = here.board.names[square]
        yield Token(f"brink-{at}", Words("scene-brink"), "falling", "v", "muted", at=at)
    for node in s.nodes:
        yield Token(f"node-{node}", Words("scene-node"), "star-formation", "*", at=node)
    for colour, square in here.spawning.items():
        runes = len(s.piles.get(colour, ()))
        words = Words("scene-spawning", {"colour": colour, "n": runes})
        at, icon = here.board.names[square], "rune-stone"
        if s.place:
            words, icon = Words("scene-spawning-point", {"colour": colour}), "portal"
        name = colour if colour in meant else f"spawning-{colour}"
        does = pile_does(s) if runes else ()
        yield Token(name, words, icon, "o", RUNE_TINT[colour], max(1, runes), at, lines=does)
    for colour, squares in here.corners.items():
        runes = len(s.piles.get(colour, ()))
        words = Words("scene-spawning", {"colour": colour, "n": runes})
        at, name = (
            here.board.names[min(squares)],
            colour if colour in meant else f"spawning-{colour}",
        )
        n, does = max(1, runes), pile_does(s) if runes else ()
        yield Token(name, words, "rune-stone", "o", RUNE_TINT[colour], n, at, lines=does)
    for idol, area in s.idols.items():
        words = Words("scene-idol", {"idol": idol})
        at = here.board.names[here.board.inside[area][0]]
        yield Token(idol, words, "totem", "I", "orange", 1, at)
    for area, trap in s.traps.items():
        words, inside = Words("scene-trap", {"trap": trap}), here.board.inside[area]
        at = here.board.names[inside[-1]]
        yield Token(f"trap-{area}", words, "wolf-trap", "t", at=at)
    for square in s.small:
        at = here.board.names[square]
        yield Token(f"small-{at}", Words("scene-small"), "", "s", "black", at=at)
    for number, area in s.marks.items():
        words, inside = Words("scene-mark", {"n": number}), here.board.inside[area]
        at = here.board.names[inside[number - 1]]  # each its own square: several may share an area
        does = (Words("scene-mark-does", {"n": x_of(s, "overpower")}),)
        yield Token(f"mark-{number}", words, "", str(number), "black", at=at, lines=does)
    if s.banner != OFF:
        at = here.board.names[s.banner]
        yield Token("banner", Words("scene-banner"), "flying-flag", "P", "accent", 1, at)
    for pile, stack in s.piles.items():
        if pile in here.board.named:
            words = Words("scene-pile", {"n": len(stack)})
            does, n = pile_does(s), len(stack)
            yield Token(f"pile-{pile}", words, "rune-stone", "o", "violet", n, pile, lines=does)


def pile_does(s: Drunagor) -> tuple[Words, ...]:
    """What becomes of a pile in a Horseman's hall [boss.absorb.health] [gap.tie-breaker]."""
    about = {"n": len(s.heroes), "back": freed_at_once(s)}
    lines = (Words("scene-pile-does", about), Words("scene-pile-untied", about))
    return lines if s.boss.id else ()


def pieces(s: Drunagor) -> Iterator[Piece]:
    """Heroes, Monsters and the Horseman on the squares that they cover."""
    board = hall(s).board
    if s.boss.id:
        yield horseman(s)
    for monster in s.monsters.values():
        name = Words("scene-named", {"who": monster.id})
        icon, facing = shape(s, monster, MONSTERS[monster.kind].icon)
        covered = tuple(board.names[i] for i in squares_of(footprint(s, monster)))
        yield Piece(
            monster.id,
            board.names[monster.at],
            name,
            icon,
            "m",
            COLOUR_TINT[MONSTERS[monster.kind].colour],
            badges(monster),
            facing,
            cells=covered if len(covered) > 1 else (),
            label=monster.id.rpartition("_")[2],
            card=monster.kind,
            lines=(Words("scene-base", {"base": monster.base}),),
        )
    for ally in s.allies.values():
        if ally.at != OFF:
            name, entry = Words("scene-named", {"who": ally.id}), ALLIES[ally.kind].entry
            at, badged = board.names[ally.at], badges(ally)
            yield Piece(ally.id, at, name, entry.icon, "a", "accent", badged, card=ally.kind)
    for hero in s.heroes.values():
        square = hero.at
        if square == OFF and s.placing:
            continue
        at = board.names[square if square != OFF else held_at(s)]
        icon, facing = shape(s, hero, HEROES[hero.id].icon)
        yield Piece(
            hero.id,
            at,
            Words("scene-named", {"who": hero.id}),
            icon,
            hero.id[0].upper(),
            ROLE_TINT[hero.role],
            badges(hero),
            facing,
            faded=hero.down or hero.grabbed or hero.hiding,
            card=f"board-{hero.id}",
            mark="threatened" if ticks(hero) >= hero.health and not hero.down else "",
        )


def held_at(s: Drunagor) -> int:
    """The square of the Back on which a grabbed Hero is drawn, away from the Horseman's sign."""
    board = hall(s).board
    x, y = board.xy(board.inside[s.boss.front][0])
    back = s.boss.back if is_laid(s) else s.boss.front

    def far(square: int) -> tuple[float, int]:
        there = board.xy(square)
        return abs(there[0] - x - 0.5) + abs(there[1] - y - 0.5), -square

    return max(board.inside[back], key=far)


def is_laid(s: Drunagor) -> bool:
    """Whether the Back lies beside the Front: in an assault it does not before it is laid."""
    return s.boss.back != OFF and s.boss.back in hall(s).board.areas_along(s.boss.front)


def shape(s: Drunagor, it: Hero | Monster, icon: str) -> tuple[str, int | None]:
    """What a Character looks like, and where it looks: the capybara, or its own sign."""
    if not it.has("polymorph"):
        return icon, None
    return "capybara", None if s.options.simple_polymorph else s.facing


def horseman(s: Drunagor) -> Piece:
    """The Horseman on the areas that it covers."""
    board = hall(s).board
    areas = sorted(boss_areas(s)) or sorted(hall(s).landings.get(s.boss.last_landing, ()))
    steps = {1: 90, -1: 270, board.across: 180, -board.across: 0}
    step = s.boss.front - s.boss.back
    if not s.boss.landing and s.boss.back != OFF and not is_laid(s):
        areas = sorted({s.boss.front})  # in an assault, before the Back is laid
    covered = []
    for area in areas:
        x, y = area % board.across * 2, area // board.across * 2
        covered += [board.names[(y + dy) * board.width + x + dx] for dy in (0, 1) for dx in (0, 1)]
    head = covered[0]
    facing = None
    if s.boss.back != OFF:
        head = board.names[board.inside[s.boss.front][0]]
        facing = steps.get(step)
    return Piece(
        s.boss.id,
        head,
        Words("scene-named", {"who": s.boss.id}),
        HORSEMEN[s.boss.id].icon,
        "B",
        "red",
        badges(s.boss),
        facing,
        faded=not boss_areas(s),
        cells=tuple(covered),
        card="board-boss",
        lines=tuple(bearing(s)),
    )


def bearing(s: Drunagor) -> Iterator[Words]:
    """What a Horseman is immune to, which of two levels counts, and what his tokens do to him.

    He has no movement points to lose: his cards say where he goes.
    """
    immune = [Words("scene-named", {"who": token}) for token in HORSEMEN[s.boss.id].immune]
    if immune:
        yield Words("scene-boss-immune", {"tokens": joined(immune)})
    levels = {on_level(hall(s).board, area) for area in (s.boss.front, s.boss.back) if area != OFF}
    if len(levels) > 1 and not s.boss.landing:  # [ruling.height]
        yield Words("scene-boss-levels", {"n": on_level(hall(s).board, s.boss.front)})
    for token in CONDITIONS:
        if s.boss.has(token):
            vain = "-boss" if token == "slow" else ""
            does = Words(f"token-{token}{vain}".replace("_", "-"))
            yield Words("scene-boss-token", {"token": token, "does": does})


# Beside the board -----------------------------------------------------------------------------


def tracks(s: Drunagor) -> Iterator[Track]:
    """The Horseman's Health, and the runes that are left."""
    if s.boss.id:
        top = max(s.boss.top, s.boss.health)
        words = Words("scene-boss-health", {"who": s.boss.id})
        yield Track("boss-health", words, s.boss.health, top, tint="red")
    yield Track("rune-bag", Words("scene-bag"), len(s.bag), 36, tint="violet")


def zones(s: Drunagor) -> Iterator[Zone]:
    """Runes on the Track, bags, the cards of whom one meets; what tokens mean."""
    runes = tuple(
        Token(f"track-{c}", Words("scene-rune", {"colour": c}), "rune-stone", c[0], RUNE_TINT[c], n)
        for c in RUNES
        if (n := runes_of(s, c))
    )
    yield Zone("track", Words("scene-track"), count=len(s.track), tokens=runes)
    yield from bags(s)
    yield from lying(s)
    cards = tuple(monster_card(kind, s.options.strength, len(s.heroes)) for kind in met(s))
    if cards:
        yield Zone("monsters", Words("scene-monsters"), cards)
    yield from company(s)
    yield from commands(s)
    yield Zone("glossary", Words("scene-glossary"), tuple(glossary()))


def glossary() -> Iterator[Card]:
    """What each token does, at a touch."""
    for token in (*CONDITIONS, *RESOURCES, *ROUGH.values()):
        words = Words(f"token-{token}".replace("_", "-"))
        yield Card(token, Words("scene-named", {"who": token}), (words,))


# What goes on ---------------------------------------------------------------------------------


def panels(s: Drunagor) -> Iterator[Panel]:
    """What the Horseman's cards or the Monsters that come next would do as it stands, and why.

    Not while an attack is under way: that is what counts then, and it takes the room.
    """
    if any(isinstance(r, Blow) for r in s.under_way):
        return
    camp = camp_panel(s)
    if camp is not None:
        yield camp
        return
    lines: list[Words] = []
    is_shoved = any(isinstance(r, Owed) and r.kind == "beside" for r in s.under_way)
    unsure = "shoved" if is_shoved else "may"
    for told in forecast(s) if not s.placing and s.won is None else ():
        about: dict[str, object] = {"card": told.card, "n": told.x}
        if told.why is None:
            does = "weaves" if told.card == "weave_unravel" else "card"
            lines.append(Words(f"scene-next-{does}", about))
            continue
        why = f"{EXHALES}-{told.card}".replace("_", "-") if told.why == EXHALES else told.why
        about["why"] = Words(f"scene-why-{why}")
        met = told.heroes
        runes = absorbed(s, met[0]) if met and told.why == "strongest-area" else 0
        if runes:
            back = {"why": about["why"], "runes": runes, "n": runes * len(s.heroes)}
            about["why"] = Words("scene-why-absorbs", back)
        if met:
            those = [Words("scene-named", {"who": h.id}) for h in met]
            whom = joined(those, "or" if told.alone else "and")
            either = [whom, Words("scene-next-none")] if told.nobody else [whom]
            about["heroes"] = joined(either, "or")
        key = ("at" if told.sure else unsure) if met else "nobody"
        lines.append(Words(f"scene-next-{key}", about))
    lines = [*goal(s), *lines, *foes(s), *ailing(s)]
    if lines:
        yield Panel("next", Words("scene-next"), tuple(lines), pinned=True)


def ailing(s: Drunagor) -> Iterator[Words]:
    """What Conditions will do to Heroes as their turns begin; who falls by it has a line alone."""
    weak: list[Words] = []
    for hero in s.heroes.values() if s.won is None else ():
        harm = 0 if hero.down else ticks(hero)
        if not harm:
            continue
        these = [token for token in ("bleed", "burn", "poison") if hero.has(token)]
        tokens = joined([rider(token, hero.has(token)) for token in these])
        about = {"who": hero.id, "tokens": tokens, "n": hero.health, "left": hero.health - harm}
        if harm >= hero.health:
            yield Words("scene-next-falls", about)
        else:
            weak.append(Words("scene-next-ails", about))
    if weak:
        yield Words("scene-next-ailing", {"heroes": joined(weak, "comma")})


def absorbed(s: Drunagor, hero: Hero) -> int:
    """The runes of piles in a Hero's area: an Assault absorbs them [boss.plague.charge.absorb]."""
    area = hall(s).board.area
    there = [pile for pile, at in pile_squares(s).items() if area[at] == area[hero.at]]
    return sum(len(s.piles[pile]) for pile in there)


def side(s: Drunagor, who: str, facts: tuple[Badge, ...] = (), note: Words | None = None) -> Side:
    """One who takes part in an attack, as the piece on the board looks."""
    icon, glyph, tint = HORSEMEN[who].icon if who in HORSEMEN else "", "B", "red"
    if who in s.heroes:
        icon, glyph, tint = HEROES[who].icon, who[0].upper(), ROLE_TINT[s.heroes[who].role]
    elif who in s.monsters:
        entry = MONSTERS[s.monsters[who].kind]
        icon, glyph, tint = entry.icon, "m", COLOUR_TINT[entry.colour]
    elif who in s.allies:
        icon, glyph, tint = ALLIES[s.allies[who].kind].entry.icon, "a", "accent"
    return Side(who, Words("scene-named", {"who": who}), icon, glyph, tint, facts, note)


UNTOLD = (Window.ROLL, Window.HIT)
"""Windows of a Hero's attack in which its damage is not known yet."""


def blow(s: Drunagor, b: Blow) -> look.Blow:
    """An attack under way: its targets, what is left of the damage, and the open window."""
    by = side(s, b.by)
    sides = []
    riders = [rider(word, n) for word, n in b.collateral if "|" not in word]
    along: tuple[Badge, ...] = ()
    if riders and not all(hit.waived for hit in b.hits):  # once for all targets
        told = Words("scene-riders", {"riders": joined(riders, "and")})
        along = (Badge(told, "lightning-trio", "c"),)
    for i, hit in enumerate(b.hits):
        facts: tuple[Badge, ...] = ()
        if b.window not in UNTOLD:
            left = Words("scene-left", {"n": hit.left})
            facts += (Badge(left, "hearts", "l", str(hit.left), "red"),)
        kept = hit.damage - hit.left  # what was prevented, and what SHIELD took
        if kept:
            away = Words("scene-prevented", {"n": kept})
            facts += (Badge(away, "shield", "p", str(kept), "blue"),)
        if riders and hit.waived:
            facts += (Badge(Words("scene-waived"), "lightning-trio", "c"),)
        note = Words("scene-suffered", {"n": hit.suffered}) if i < b.at else None
        sides.append(side(s, hit.who, facts, note))
    windows: tuple[Window, ...] = ATTACK_WINDOWS
    if b.by in s.heroes:
        windows = (Window.ANNOUNCE, Window.ROLL, Window.HIT, Window.SUFFER, Window.COLLATERAL)
    at = windows.index(b.window) if b.window in windows else len(windows) - 1
    return look.Blow(
        label(b.label),
        by,
        tuple(sides),
        along,
        windows=tuple(Words(f"scene-window-{w.value}") for w in windows),
        at=at,
        waiting=tuple(waiting(s, b)),
        passed=tuple(b.interrupted if b.window is Window.INTERRUPT else ()),
    )
