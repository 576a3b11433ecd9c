"""How the table looks to a seat: built up from what that seat may know."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from grimtable.games.realms.advice import advice
from grimtable.games.realms.barred import barred
from grimtable.games.realms.blows import armored, blows
from grimtable.games.realms.board import SQUARES, row_of
from grimtable.games.realms.content import Kind, cards
from grimtable.games.realms.damage import is_scaled
from grimtable.games.realms.dawn import is_doomed
from grimtable.games.realms.draft import STACKS, holding, pool_of, rest_of_pool, schedule
from grimtable.games.realms.look import REALM_TINT, icon_of, initials
from grimtable.games.realms.notation import Aura, Trait
from grimtable.games.realms.recruiting import army, budget, purse, spent
from grimtable.games.realms.state import Battle, Blow, Card, title
from grimtable.games.realms.traits import IN_PLAY, borrowed, gifts, life, movement, strike, value
from grimtable.games.realms.words import abilities_of, ability_words, grades_text, kind_lines
from grimtable.kernel import mats as k
from grimtable.kernel.board import Cell, Piece, Region
from grimtable.kernel.mats import Panel, Track, Zone
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge, Mark, Tint, Words

FACE_DOWN_BEFORE = ("draw", "recruit", "place")
METALS: dict[str, Tint] = {"gold": "yellow", "silver": "plain"}
BESIDE = (6.0, -1.0)
"""How far down the additional zones of the first and the second player lie."""


def scene(s: Battle, seat: str | None) -> Scene:
    """All that a seat sees; None is a spectator."""
    if s.phase in ("draft", "build"):
        return draft_scene(s, seat)
    return Scene(
        status=status(s, seat),
        # Before the armies are placed the cards in hand need the room.
        cells=() if s.phase in ("draw", "recruit") else (*cells(s), *beside(s)),
        regions=tuple(additional(s, player) for player in s.players if aloft(s, player)),
        pieces=pieces(s, seat),
        zones=zones(s, seat),
        tracks=tracks(s, seat),
        panels=(*panels(s), *advice(s, seat)),
        blows=tuple(blows(s)),
        turned=180 if seat == s.players[1] else 0,
        barred=barred(s, seat),
    )


def status(s: Battle, seat: str | None) -> Words:
    """The one line above everything."""
    if s.phase == "over" and s.draft is not None:
        return Words("scene-draft-over")
    if s.winner == "draw":
        return Words("scene-draw")
    if s.winner:
        return Words(whose("scene-won", s.winner, seat), {"who": s.winner})
    if s.phase == "battle":
        return Words(whose("scene-turn", s.active, seat), {"who": s.active, "n": (s.turn + 1) // 2})
    return Words(f"scene-phase-{s.phase}", {"one": s.players[0], "two": s.players[1]})


def whose(key: str, player: str, seat: str | None) -> str:
    """The key of words about a player, or of those that say "your" to the one who reads them."""
    return f"{key}-yours" if player == seat else key


def cells(s: Battle) -> tuple[Cell, ...]:
    """The battlefield, Player 1 below; whoever places an army reads the book's Rows on it."""
    found = []
    for square in SQUARES:
        x, y = "abcde".index(square[0]), 5 - "123456".index(square[1])
        player = 0 if y > 2 else 1
        title = Words("scene-square", {"square": square})
        lines = (Words("scene-row", {"n": row_of(player, square)}),) if s.phase == "place" else ()
        tint: Tint = "plain" if player == 0 else "muted"
        found.append(Cell(square, x, y, title=title, lines=lines, tint=tint))
    return tuple(found)


def aloft(s: Battle, player: str) -> list[str]:
    """A player's flyers and areas: they stand beside the field."""
    return [i for i, card in s.cards.items() if card.seat == player and card.zone == "air"]


def beside(s: Battle) -> tuple[Cell, ...]:
    """A strip on each side of the field for the cards of its additional zone, if it has any."""
    return tuple(
        Cell(
            f"air-{player}-{column}",
            column,
            y,
            h=0.8,
            title=Words("scene-air-of", {"who": player}),
            tint="plain" if y > 0 else "muted",
        )
        for player, y in zip(s.players, BESIDE, strict=True)
        if aloft(s, player)
        for column in range(len(COLUMNS))
    )


COLUMNS = (2, 1, 3, 0, 4)
"""The places of an additional zone in the order in which they are taken, the middle first."""


def perches(s: Battle, player: str) -> dict[str, str]:
    """Where in the additional zone each card stands; who is dead leaves its place to nobody."""
    flock = [
        card_id
        for card_id, card in s.cards.items()
        if card.seat == player
        and (
            card.zone == "air"
            or (card.zone == "grave" and s.kind(card_id).type in ("flying", "area"))
        )
    ]
    return {
        card_id: f"air-{player}-{COLUMNS[place % len(COLUMNS)]}"
        for place, card_id in enumerate(flock)
        if s.cards[card_id].zone == "air"
    }


def additional(s: Battle, player: str) -> Region:
    """What the strip beside the field is."""
    lines = (Words("scene-air-line", {"who": player}),)
    cells = tuple(f"air-{player}-{column}" for column in range(len(COLUMNS)))
    return Region(f"airs-{player}", cells, lines=lines)  # its free places say what it is


def may_see(s: Battle, card: Card, seat: str | None) -> bool:
    """Whether a seat knows what a card is: its own always, another's when it is face up."""
    if card.seat == seat:
        return True
    return not card.hidden and card.zone not in ("hand", "army")


def pieces(s: Battle, seat: str | None) -> tuple[Piece, ...]:
    """The cards on the squares, with what lies on them, and those beside the field.

    While armies are being placed each player sees only the own one.
    """
    found = []
    for square in SQUARES:
        card_id = s.field.get(square)
        if card_id is None:
            continue
        card = s.cards[card_id]
        if s.phase in FACE_DOWN_BEFORE and card.seat != seat:
            continue
        if not may_see(s, card, seat):
            name = Words("scene-hidden", {"square": square})
            hidden = Piece(card_id, square, name, "card-random", "?", "muted", faded=True)
            found.append(replace(hidden, shape=shape(s, card)))
            continue
        found.append(piece(s, card_id, square))
        if card.symbiote:
            found.append(replace(piece(s, card.symbiote, square), on=card_id))
    found += [
        piece(s, card_id, cell)
        for player in s.players
        for card_id, cell in perches(s, player).items()
    ]
    return tuple(found)


def shape(s: Battle, card: Card) -> Literal["disc", "square"]:
    """Whose a card is: both may lead the same realm, and its colour then tells nothing."""
    return "disc" if card.seat == s.players[0] else "square"


def piece(s: Battle, card_id: str, square: str) -> Piece:
    """A card that stands on a square, face up or one's own; it looks towards the enemy."""
    card = s.cards[card_id]
    kind = s.kind(card_id)
    return Piece(
        card_id,
        square,
        titled(s, card_id),
        icon_of(kind),
        initials(kind.name),
        tint=REALM_TINT[kind.realm],
        badges=badges(s, card_id, strikes=False),
        facing=(0 if card.seat == s.players[0] else 180) + (90 if card.exhausted else 0),
        faded=card.hidden and s.phase != "place",  # while it is placed it is no secret of others
        label=label(s, card_id),
        mark=deed(s, card_id),
        shape=shape(s, card),
        lines=fights(s, card_id),
    )


def fights(s: Battle, card_id: str) -> tuple[Words, ...]:
    """What a card can do, what others give it, and how it strikes as things stand."""
    card, kind = s.cards[card_id], s.kind(card_id)
    own = (*fate_of(s, card_id), *abilities_of(kind))
    if not kind.creature:
        return own
    grades = kind.strike if card.hidden else strike(s, card_id)
    told = Words("scene-strike", {"grades": grades_text(grades)})
    # The strike comes last: of so many words only the first are explained, and every card has one.
    return (*own, *gained(s, card_id), *kept(s, card_id), told)


def fate_of(s: Battle, card_id: str) -> tuple[Words, ...]:
    """That a creature dies when its next turn begins, as things stand."""
    card = s.cards[card_id]
    fights = card.zone in IN_PLAY and not card.hidden
    return (Words("scene-doomed"),) if fights and is_doomed(s, card_id) else ()


def kept(s: Battle, card_id: str) -> tuple[Words, ...]:
    """What the equipment on a card can do itself: a potion, say, is drunk."""
    return tuple(
        Words("scene-from", {"source": s.cards[item].kind, "what": ability_words(ability)})
        for item in s.cards[card_id].worn
        for ability in s.kind(item).abilities
        if not isinstance(ability, Aura)
    )


def gained(s: Battle, card_id: str) -> tuple[Words, ...]:
    """What a card has from others as things stand, and from whom."""
    card = s.cards[card_id]
    if card.hidden or card.zone not in IN_PLAY:
        return ()
    found = []
    armors = len(gifts(s, card_id, "armor"))  # [stacking.similar]
    for source, gift in borrowed(s, card_id):
        what = ability_words(gift)
        if armors > 1 and isinstance(gift, Trait) and gift.name == "armor":
            what = Words("scene-strongest", {"what": what})
        if source == card_id:
            found.append(Words("scene-in-rank", {"what": what}))
        else:
            giver = s.cards[source]
            name = giver.kind if giver.host == card_id else title(s, source)
            found.append(Words("scene-from", {"source": name, "what": what}))
    return tuple(found)


def label(s: Battle, card_id: str) -> Words:
    """The letters of a card; where several of its kind fight on one side, with a number."""
    card = s.cards[card_id]
    alike = [
        i
        for i, other in s.cards.items()
        if (other.seat, other.kind) == (card.seat, card.kind)
        and other.zone in ("field", "worn", "air")
        and not other.hidden  # how many more there are is not for everybody
    ]
    number = str(alike.index(card_id) + 1) if len(alike) > 1 and card_id in alike else ""
    return Words("scene-letters", {"letters": f"letters-{card.kind}", "n": number})


def mark(s: Battle, card_id: str) -> Mark:
    """Whether a card attacks or is attacked just now."""
    for blow in s.under_way:
        if isinstance(blow, Blow):
            if card_id == blow.by:
                return "active"
            if card_id == blow.defender:
                return "target"
    return ""


def deed(s: Battle, card_id: str) -> Mark:
    """The mark of a piece: who is exhausted has done what it could."""
    return mark(s, card_id) or ("done" if s.cards[card_id].exhausted else "")


def badges(s: Battle, card_id: str, *, strikes: bool = True) -> tuple[Badge, ...]:
    """What lies on a card in tokens, and its numbers as they are now.

    A piece on a small square goes without its basic strike: the card beside the field shows it.
    """
    card = s.cards[card_id]
    kind = s.kind(card_id)
    found = []
    fighting = card.zone in IN_PLAY and not card.hidden
    dead = card.zone == "grave"
    if kind.life:
        full = life(s, card_id) if fighting else kind.life
        found.append(lives(full, full if dead else card.damage))
    # On a small piece only the first find room: that a card may not act comes before the rest.
    for flag, key, icon in (
        (card.exhausted, "exhausted", "night-sleep"),
        (card.held, "held" if card.exhausted else "held-alert", "manacles"),
    ):
        if flag:
            found.append(state_of(kind, key, icon))
    if kind.creature and strikes:
        found.append(struck(strike(s, card_id) if fighting else kind.strike))
    if kind.move and not (dead or (fighting and card.exhausted)):  # nobody walks exhausted
        full = movement(s, card_id) if fighting else kind.move
        found.append(walks(card.points if fighting else full, full))
    if fighting and (armor := value(s, card_id, "armor")):
        found.append(armored(max(0, armor - card.armor)))
    for flag, key, icon in (
        (fighting and is_scaled(s, card_id), "scaled", "fish-scales"),
        (card.incarnated, "incarnated", "ankh"),
        (card.classless, "classless", "broken-shield"),
    ):
        if flag:
            found.append(state_of(kind, key, icon))
    if card.poison:
        found.append(poisoned(card.poison, doomed=fighting and is_doomed(s, card_id)))
    for number, key, icon, glyph in (
        (card.extra, "extra", "heart-plus", "+"),
        (card.tokens, "tokens", "ankh", "↺"),
    ):
        if number:
            words = Words(f"scene-{key}", {"n": number})
            found.append(Badge(words, icon, glyph, str(number), tint="accent"))
    for grant in card.granted:
        words = Words("scene-granted", {"what": ability_words(grant.trait)})
        found.append(Badge(words, "aura", "*", tint="accent"))
    for item in card.worn:
        found.append(Badge(Words("scene-wears", {"what": s.cards[item].kind}), "belt", "▪"))
    return tuple(found)


def state_of(kind: Kind, key: str, icon: str) -> Badge:
    """A state that a card is in, or not."""
    return Badge(Words(f"scene-{key}", {"card": kind.id}), icon, key[0].upper(), tint="muted")


def poisoned(number: int, *, doomed: bool) -> Badge:
    """Poison; a skull where it kills when the next turn of its owner begins."""
    words = Words("scene-poison-deadly" if doomed else "scene-poison", {"n": number})
    icon, tint = ("death-skull", "red") if doomed else ("poison-bottle", "accent")
    return Badge(words, icon, "☠", str(number), tint=tint)


def lives(full: int, damage: int = 0) -> Badge:
    """Life points, and what is left of them."""
    tint: Tint = "red" if damage else "green"
    words = Words("scene-life", {"left": full - damage, "full": full})
    return Badge(words, "hearts", "♥", str(full - damage), tint)


def struck(grades: tuple[int, int, int]) -> Badge:
    """The three grades of a basic strike."""
    told = grades_text(grades)
    return Badge(Words("scene-strike", {"grades": told}), "crossed-swords", value=told)


def walks(left: int, full: int) -> Badge:
    """Movement points, and what is left of them."""
    return Badge(
        Words("scene-points", {"left": left, "full": full}), "walking-boot", "»", str(left)
    )


def printed(kind: Kind) -> tuple[Badge, ...]:
    """What a card costs, and its numbers as they are printed."""
    found = [cost(kind)]
    if kind.life:
        found.append(lives(kind.life))
    if kind.creature:
        found.append(struck(kind.strike))
    if kind.move:
        found.append(walks(kind.move, kind.move))
    return tuple(found)


def card_view(s: Battle, card_id: str) -> k.Card:
    """A card with its whole text."""
    card = s.cards[card_id]
    kind = s.kind(card_id)
    return k.Card(
        card_id,
        titled(s, card_id),
        (*fate_of(s, card_id), *lines_of(kind), *gained(s, card_id)),
        badges=(*price(s, kind), *badges(s, card_id)),
        icon=icon_of(kind),
        tint=REALM_TINT[kind.realm],
        turned=card.exhausted,
        label=label(s, card_id) if stands(s, card_id) else "",
        mark=mark(s, card_id),
    )


FIGURES = ("scene-line-creature", "scene-line-life")
"""Lines of a card that its badges say already, as they count now."""


def lines_of(kind: Kind) -> tuple[Words, ...]:
    """What is printed on a card, without what its badges say."""
    first, *rest = (line for line in kind_lines(kind) if line.key not in FIGURES)
    return (Words(f"{first.key}-only", first.args), *rest)


def price(s: Battle, kind: Kind) -> tuple[Badge, ...]:
    """What a card costs, as long as that counts: in the battle it is paid."""
    return (cost(kind),) if s.phase in FACE_DOWN_BEFORE else ()


def cost(kind: Kind) -> Badge:
    """The gold or silver of a card."""
    metal = "gold" if kind.elite else "silver"
    words = Words("deck-price", {"cost": kind.cost, "metal": metal})
    return Badge(words, "two-coins", "¤", str(kind.cost), METALS[metal])


def stands(s: Battle, card_id: str) -> bool:
    """Whether a card has a piece of its own on the board; equipment lies on its owner's."""
    zone = s.cards[card_id].zone
    return zone in ("field", "air") or (zone == "worn" and s.kind(card_id).type == "symbiotic")


def titled(s: Battle, card_id: str) -> Words:
    """A card by its name and its place, its own player's hidden ones too."""
    name = title(s, card_id)
    return name if isinstance(name, Words) else Words("scene-card", {"card": name})


OWN = ((("hand", "hand"), ("army", "army")), (("army", "army"), ("ground", "field")))
"""What a player sees of the own cards before they are revealed: while recruiting, while placing."""


def zones(s: Battle, seat: str | None) -> tuple[Zone, ...]:
    """Hands, the cards in play with their texts, graveyards and decks.

    What is in play stands before what is not, and one's own before the other's.
    """
    found, after = [], []
    for player in sorted(s.players, key=lambda one: one != seat):
        mine = [i for i, c in s.cards.items() if c.seat == player]
        if s.phase in FACE_DOWN_BEFORE:
            if player == seat:
                for name, zone in OWN[s.phase == "place"]:
                    ids = [i for i in mine if s.cards[i].zone == zone]
                    found.append(zone_of(s, name, player, seat, ids))
            continue
        seen = [i for i in mine if may_see(s, s.cards[i], seat)]
        ground = [i for i in seen if s.cards[i].zone in ("field", "worn")]
        found.append(zone_of(s, "ground", player, seat, ground))
        if air := aloft(s, player):
            found.append(zone_of(s, "air", player, seat, air))
        after.append(zone_of(s, "grave", player, seat, s.graves.get(player, [])))
        deck = Words(whose("scene-zone-deck", player, seat), {"who": player})
        after.append(Zone(f"deck-{player}", deck, count=len(s.decks[player]), owner=player))
    return (*found, *after)


def zone_of(s: Battle, name: str, player: str, seat: str | None, ids: list[str]) -> Zone:
    """A zone with the cards in it, all of which the seat may see."""
    title = Words(whose(f"scene-zone-{name}", player, seat), {"who": player})
    views = tuple(card_view(s, card_id) for card_id in ids)
    return Zone(f"{name}-{player}", title, views, owner=player, aside=name == "grave")


def tracks(s: Battle, seat: str | None) -> tuple[Track, ...]:
    """Until all is bought what the seat can still spend; in the end what is left of the armies."""
    if s.phase == "over" and s.draft is None:
        return tuple(left_of(s, player) for player in s.players)
    if s.phase not in ("draw", "recruit") or seat not in s.players:
        return ()
    assert seat is not None
    realms = spent(s.kind(i) for i in army(s, seat))[2]
    left = dict(zip(METALS, purse(s, seat), strict=True))
    tops = dict(zip(METALS, budget(s, seat, realms), strict=True))
    return tuple(
        Track(metal, Words(f"scene-{metal}"), left[metal], tops[metal], tint=METALS[metal],
              icon="two-coins", owner=seat)
        for metal in left
    )  # fmt: skip


def left_of(s: Battle, player: str) -> Track:
    """How many creatures of an army are still in play: who has none has lost."""
    fallen = sum(s.kind(card_id).creature for card_id in s.graves.get(player, []))
    left = sum(s.kind(card_id).creature for card_id in s.in_play.get(player, []))
    return Track(f"left-{player}", Words("scene-left", {"who": player}), left, left + fallen)


def panels(s: Battle) -> tuple[Panel, ...]:
    """In a draft the standings."""
    if s.draft is None:
        return ()
    lines = [
        Words("scene-points-of", {"who": seat, "points": f"{points:g}"})
        for seat, points in s.draft.points.items()
    ]
    games = schedule(s.seats, s.rounds)
    lines += [
        Words("scene-pairing", {"one": one, "two": two}) for one, two in games[s.draft.match :]
    ]
    return (Panel("standings", Words("scene-standings"), tuple(lines)),)


# The draft ---------------------------------------------------------------------------------------


def draft_scene(s: Battle, seat: str | None) -> Scene:
    """The stack in hand and the cards picked; of the others only how many they have."""
    d = s.drafting
    found = []
    if seat in s.seats:
        assert seat is not None
        if s.phase == "draft" and d.round < STACKS and d.stacks:
            found.append(kinds_zone(s, "stack", seat, holding(s, seat)))
        picked = rest_of_pool(s, seat) if s.phase == "build" else pool_of(s, seat)
        found.append(kinds_zone(s, "pool", seat, picked))
        if s.phase == "build":
            found.append(kinds_zone(s, "cut", seat, d.cut.get(seat, [])))
    number = min(d.round + 1, STACKS)
    return Scene(
        Words(f"scene-phase-{s.phase}", {"n": number}), zones=tuple(found), panels=panels(s)
    )


def kinds_zone(s: Battle, name: str, seat: str, kinds: list[str]) -> Zone:
    """Cards that are not on the table yet; each kind once, with how many there are."""
    table = cards(s.packs)
    views = []
    for kind_id in sorted(set(kinds)):
        kind = table[kind_id]
        count = kinds.count(kind_id)
        views.append(
            k.Card(
                kind_id,
                Words("scene-card", {"card": kind_id}),
                lines_of(kind),
                badges=(*copies(count), *printed(kind)),
                icon=icon_of(kind),
                tint=REALM_TINT[kind.realm],
            )
        )
    return Zone(
        f"{name}-{seat}", Words(f"scene-zone-{name}", {"who": seat}), tuple(views), owner=seat
    )


def copies(count: int) -> tuple[Badge, ...]:
    """How many there are of a card, where that is worth saying."""
    return (Badge(Words("scene-copies", {"n": count}), value=f"×{count}"),) if count > 1 else ()
