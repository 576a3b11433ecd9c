"""How the table looks. Nothing on it is hidden but what lies face down, which nobody knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from grimtable.cards import say
from grimtable.games.berserkers.berserkers import DIE_NAMES
from grimtable.games.berserkers.content import (
    ACTION_CARDS,
    AID,
    LOCATIONS,
    ORC_CARD,
    RIDER_CARD,
    ROWS,
)
from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.notation import Effect
from grimtable.games.berserkers.requests import REQUESTS, Request
from grimtable.games.berserkers.score import counted, score, title, worth
from grimtable.games.berserkers.state import (
    BERSERKERS,
    COLOURS,
    FIRES,
    GEMS,
    MOST_GOLD,
    ORCS,
    RIDERS,
    Assault,
    Deed,
    Helm,
)
from grimtable.games.berserkers.villagers import FULL
from grimtable.games.berserkers.words import aid_line, die_lines, request_lines
from grimtable.kernel.board import Cell, Piece
from grimtable.kernel.goings_on import Blow, Side
from grimtable.kernel.mats import (
    Card,
    Die,
    Panel,
    Row,
    Step,
    Track,
    Zone,
)
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Badge, Words

GLYPHS = {"bodvar": "B", "hjalti": "H", "svipdag": "S"}
ICONS = {"bodvar": "viking-head", "hjalti": "barbarian", "svipdag": "viking-helmet"}
ACTION_ICONS = {
    "gather": "three-friends",
    "passage": "doorway",
    "rest": "night-sleep",
    "block": "stop-sign",
    "train": "upgrade",
    "crush": "crossed-axes",
}


def words(key: str, **args: Any) -> Words:
    """Words of the scene."""
    return Words(f"scene-{key}", args)


def scene(s: Helm) -> Scene:
    """All that there is to see."""
    return Scene(
        status=_status(s),
        cells=tuple(_cell(s, i, name) for i, name in enumerate(s.realm)),
        pieces=tuple(_pieces(s)),
        zones=tuple(_zones(s)),
        tracks=tuple(_tracks(s)),
        panels=(_goals(s), *_in_force(s), *_result(s)),
        blows=tuple(_blows(s)),
    )


def _status(s: Helm) -> Words:
    if s.phase == "over":
        points = score(s)
        if points is None:
            return words(f"lost-{s.ending}")
        return words(f"won-{title(points.total)}", score=points.total)
    return words(f"phase-{s.phase}", turn=s.turn)


# The realm ----------------------------------------------------------------------------------------


def _cell(s: Helm, i: int, name: str) -> Cell:
    location = LOCATIONS[name]
    badges = []
    if name in s.fires:
        badges.append(Badge(words("fire-lit"), "fire", "▲", tint="orange"))
    elif location.fire:
        badges.append(Badge(words("fire-unlit"), "campfire", "△", tint="muted"))
    if s.darkness.get(name):
        gems = s.darkness[name]
        badges.append(Badge(words("darkness", n=gems), "gems", "◆", str(gems), "violet"))
    how = Badge(words(f"how-{location.action}"), ACTION_ICONS[location.action], "?", tint="muted")
    badges.append(how)
    if location.orcs:
        badges.append(Badge(words("orc-symbol"), "orc-head", "☠", tint="green"))
    return Cell(
        name,
        x=i % 3,
        y=i // 3,
        shape="card",
        title=words("title", name=f"title {name}"),
        lines=(words(f"action-{location.action}"),),
        badges=tuple(badges),
        icon=location.icon,
        tint="orange" if name in s.fires else "violet" if s.darkness.get(name) else "plain",
        rim="violet" if name in s.fires and s.darkness.get(name) else "plain",
    )


def _pieces(s: Helm) -> list[Piece]:
    pieces = []
    for who in BERSERKERS:
        if s.at.get(who):
            hurt = who in s.wounded
            badges: tuple[Badge, ...] = ()
            if hurt:
                badges = (Badge(words("wounded"), "bleeding-wound", "✚", tint="red"),)
            named = Words(f"name-{who}")
            # The other colours are those of Riders and Orcs: the wound is told by its sign.
            pieces.append(
                Piece(
                    who,
                    s.at[who],
                    named,
                    ICONS[who],
                    GLYPHS[who],
                    "white",
                    badges,
                    label=GLYPHS[who],
                    lines=(words("is-wounded" if hurt else "is-healthy"),),
                )
            )
    for rider, colour in zip(RIDERS, COLOURS, strict=True):
        if s.at.get(rider):
            badges = _marks(s, rider)
            pieces.append(
                Piece(
                    rider,
                    s.at[rider],
                    Words(f"name-{rider}"),
                    "mounted-knight",
                    "R",
                    colour,
                    badges,
                    card="riders-card",
                )
            )
    for orcs, colour in zip(ORCS, COLOURS, strict=True):
        if s.at.get(orcs):
            badges = _face(s, orcs)
            pieces.append(
                Piece(
                    orcs,
                    s.at[orcs],
                    Words(f"name-{orcs}"),
                    "orc-head",
                    "O",
                    colour,
                    badges,
                    card="orcs-card",
                )
            )
    for name, request in s.book.items():
        pieces += _request_pieces(s, name, request)
    return pieces


def _blows(s: Helm) -> list[Blow]:
    """An attack that a Shield may still answer, and a bet whose dice have fallen."""
    found = []
    for record in s.under_way:
        if isinstance(record, Assault):
            by = Side(record.by, words("piece", who=record.by))
            targets = tuple(_victim(s, who) for who in record.targets)
            found.append(Blow(words("blow-attack"), by, targets, waiting=("player",)))
        elif isinstance(record, Deed) and record.dice:
            faces = zip(("black", "green"), record.dice, strict=True)
            dice = tuple(Die(f"bet-{colour}", str(face), colour) for colour, face in faces)
            found.append(Blow(words("blow-bet"), dice=dice))
    return found


def _victim(s: Helm, who: str) -> Side:
    """A Berserker who is attacked: a wound, or death."""
    note = words("would-die" if who in s.wounded else "would-be-wounded")
    return Side(who, Words(f"name-{who}"), ICONS[who], GLYPHS[who], "white", note=note)


def _marks(s: Helm, rider: str) -> tuple[Badge, ...]:
    marks = list(_face(s, rider))
    if rider in s.sealed:
        marks.append(Badge(words("sealed"), "prayer", "✶", tint="yellow"))
    if rider in s.blocked:
        marks.append(Badge(words("blocked"), "stop-sign", "✕", tint="muted"))
    return tuple(marks)


def _face(s: Helm, enemy: str) -> tuple[Badge, ...]:
    """The die of an enemy that has still to act."""
    if enemy not in s.enemies:
        return ()
    face = s.enemies[enemy]
    return (Badge(words("die", n=face), f"dice-six-faces-{_NUMBERS[face]}", "", str(face)),)


def _request_pieces(s: Helm, name: str, request: Request) -> list[Piece]:
    where = s.tokens if request.tokens else s.at
    hearts = s.hearts.get(name)
    badges = (
        (Badge(words("hearts", n=hearts), "hearts", "♥", str(hearts), "red"),) if hearts else ()
    )
    return [
        Piece(
            piece,
            where[piece],
            words("piece", who=piece),
            "locked-chest" if request.tokens else request.icon,
            "?" if request.tokens else request.names["en"][piece][:1],
            "yellow" if request.tokens else "green",
            badges,
            card=name,
        )
        for piece in request.pieces
        if where.get(piece)
    ]


# Beside the realm ---------------------------------------------------------------------------------


def _zones(s: Helm) -> list[Zone]:
    zones = [
        *([Zone("dice", words("dice"), dice=dice)] if (dice := _dice(s)) else []),
        Zone("actions", words("actions"), cards=tuple(_action_card(s, c) for c in ACTION_CARDS)),
        *([Zone("hand", words("hand"), cards=tuple(map(_aid_card, s.hand)))] if s.hand else []),
        Zone("aid-deck", words("villagers"), count=len(s.deck)),
        Zone("enemies", words("enemies"), cards=(_enemy_card("riders"), _enemy_card("orcs"))),
        Zone("king", words("king"), cards=tuple(_request_card(s, name) for name in s.book)),
    ]
    if s.phase == "requests":
        drawn = (_request_card(s, s.offered),) if s.offered else ()
        count = len(s.shelf) - len(s.book) - len(drawn)
        zones.append(Zone("requests", words("requests"), cards=drawn, count=count))
    if s.phase in ("requests", "pieces") or s.special:  # it is about these now
        zones.sort(key=lambda zone: zone.id not in ("king", "requests"))
    elif s.phase in ("riders", "orcs"):  # their cards say what their dice will do
        zones.sort(key=lambda zone: zone.id != "enemies")
    off = tuple(
        Card(who, Words(f"name-{who}"), icon=icon, tint="muted", turned=True)
        for who, icon in (*ICONS.items(), *((orcs, "orc-head") for orcs in ORCS))
        if s.at and not s.at[who]
    )
    if off:
        zones.append(Zone("off", words("off"), cards=off))
    for name, pile in s.lots.items():
        if not s.book[name].tokens:
            zones.append(Zone(f"{name}-lot", words("lot", request=name), count=len(pile)))
    return zones


def _dice(s: Helm) -> tuple[Die, ...]:
    dice = [
        Die(DIE_NAMES[die][s.dice[:i].count(die)], str(die), "white")
        for i, die in enumerate(s.dice)
    ]
    for name, face in s.special.items():
        die = s.book[name].die
        assert die is not None
        dice.append(Die(f"{name}-die", str(face), die.colour))
    dice += [Die(f"locked-{i}", "⊘", "muted", used=True, icon="padlock") for i in range(s.held)]
    return tuple(dice)


def _action_card(s: Helm, card: str) -> Card:
    rows = tuple(
        Row(
            f"{card}-{die}",
            say(action),
            str(die),
            f"{card}-{die}" in s.placed,
            takes=tuple(DIE_NAMES[die][: s.dice.count(die)]),
        )
        for die, action in enumerate(ROWS[card], 1)
    )
    trained = card in s.trained
    badges = (Badge(words("trained"), "upgrade", "2", tint="accent"),) if trained else ()
    return Card(
        card,
        words("card", card=card),
        rows=rows,
        badges=badges,
        icon=ACTION_CARDS[card].icon,
        turned=bool(s.slots) and not s.slots.get(card),
    )


def _aid_card(card: str) -> Card:
    return Card(
        card,
        words("card", card=card),
        (aid_line(card),),
        badges=(Badge(words("letter", letter=AID[card].letter), value=AID[card].letter),),
        icon=AID[card].icon,
    )


def _request_card(s: Helm, name: str) -> Card:
    request = s.shelf.get(name) or REQUESTS[name]
    rows = _faces(name, [hook.effects for hook in request.die.faces]) if request.die else ()
    lines = [*request_lines(request)]
    if s.phase not in ("realm", "requests") and request.goal:
        lines.append(words(f"request-{_standing(s, name, request)}"))
    lines += die_lines(request)
    badges = (Badge(words("number", n=request.number), value=str(request.number)),)
    return Card(
        name,
        words("request", request=name),
        tuple(lines),
        rows=rows,
        badges=badges if request.number else (),
        icon=request.icon,
    )


def _enemy_card(name: str) -> Card:
    faces = RIDER_CARD if name == "riders" else ORC_CARD
    icon = "mounted-knight" if name == "riders" else "orc-head"
    return Card(f"{name}-card", words(f"{name}-card"), rows=_faces(name, faces), icon=icon)


def _faces(card: str, faces: Iterable[tuple[Effect, ...]]) -> tuple[Row, ...]:
    """What the faces of a die do, row by row."""
    return tuple(
        Row(f"{card}-on-{n}", words("face", does=tuple(map(say, face))), str(n))
        for n, face in enumerate(faces, 1)
    )


def _tracks(s: Helm) -> list[Track]:
    gems, alive = sum(s.darkness.values()), sum(bool(s.at.get(who)) for who in BERSERKERS)
    last = Step(GEMS, words("gems-out"), tint="violet")
    return [
        Track("fires", words("fires"), len(s.fires), FIRES, tint="orange", icon="fire"),
        Track("sealed", words("seals"), len(s.sealed), len(RIDERS), tint="yellow", icon="prayer"),
        Track("gems", words("gems"), gems, GEMS, tint="violet", icon="gems", steps=(last,)),
        Track("alive", words("alive"), alive, len(BERSERKERS), tint="red", icon="viking-head"),
        Track("gold", words("gold"), s.gold, MOST_GOLD, tint="yellow", icon="two-coins"),
        Track("aid", words("aid"), s.gauge, FULL, tint="green", icon="village"),
    ]


# What is to be done, and how it ended -------------------------------------------------------------


def _goals(s: Helm) -> Panel:
    lines = [
        words("goal-fires", n=len(s.fires), of=FIRES),
        words("goal-seals", n=len(s.sealed), of=len(RIDERS)),
    ]
    if s.phase not in ("realm", "requests"):
        for name, request in s.book.items():
            lines.append(words(f"goal-{_standing(s, name, request)}", request=name))
        if s.phase != "over":
            points = worth(s).total
            lines.append(words(f"goal-worth-{title(points)}", n=points))
    return Panel("goals", words("goals"), tuple(lines), pinned=True)


def _standing(s: Helm, name: str, request: Request) -> str:
    """How a Request stands: "bear" it, "open", "met" for good, or holding "so-far".

    What must hold in the end (no Darkness, all alive) is not fulfilled before the end.
    """
    if not request.goal:
        return "bear"
    if not holds(s, name, request.goal):
        return "open"
    done = [
        fact.what == "fulfilled" or (fact.what, fact.negated) == ("in_play", True)
        for fact in request.goal
    ]
    return "met" if all(done) or s.phase == "over" else "so-far"


def _in_force(s: Helm) -> tuple[Panel, ...]:
    """What cards and dice have set for this turn or the next, and no piece shows."""
    lines = [
        words(f"in-force-{name}", n=s.locked)
        for name, holds_now in (
            ("harp", s.harp),
            ("skip", s.skip_riders),
            ("no-moves", s.no_moves),
            ("locked", s.locked),
        )
        if holds_now
    ]
    return (Panel("in-force", words("in-force"), tuple(lines)),) if lines else ()


def _result(s: Helm) -> tuple[Panel, ...]:
    """The score, part by part; of a defeat what was missing."""
    if s.phase == "over" and s.ending != "won":
        return (Panel("score", words("missed"), tuple(_missed(s))),)
    points = score(s)
    if points is None:
        return ()
    counts = counted(s)
    lines = [
        words(f"score-{part}", n=abs(n), of=counts.get(part, 0))
        for part, n in points._asdict().items()
        if n
    ]
    return (Panel("score", words("score", n=points.total), tuple(lines)),)


def _missed(s: Helm) -> Iterator[Words]:
    """How far a lost game came: its turn, who fell, and what had still to be done."""
    yield words("missed-turn", n=s.turn)
    left = {
        "fallen": [who for who in BERSERKERS if not s.at[who]],
        "riders": [rider for rider in RIDERS if rider not in s.sealed],
        "requests": [name for name, one in s.book.items() if _standing(s, name, one) == "open"],
    }
    for key, those in left.items():
        if those:
            yield words(f"missed-{key}", names=tuple(those))


_NUMBERS = ("", "one", "two", "three", "four", "five", "six")
