"""A small hall for tests: who stands where, what is under way, scripted answers and dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import convert

from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.content import CHAPTERS, FIGHTERS, HEROES, RUNES, WEAPONS, area_named
from grimtable.games.drunagor.monsters import summon
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.setup import new
from grimtable.games.drunagor.state import RUNES as COLOURS
from grimtable.games.drunagor.state import (
    Blow,
    CardTurn,
    Drunagor,
    Hero,
    HeroTurn,
    Hit,
    Monster,
    MonsterTurn,
    Record,
)
from grimtable.games.drunagor.track import STEPS
from grimtable.games.drunagor.windows import Window
from grimtable.kernel import Anyone, Ask, Chance
from grimtable.kernel.asks import Script
from grimtable.kernel.state import Event
from grimtable.kernel.under_way import carry_on


def hall(
    horseman: str, heroes: str, runes: str = "", *, front: str = "", back: str = ""
) -> Drunagor:
    """A hall with `"vorn@c5 maya@d6"` in it and runes on the Track: `"green*4 gray"`."""
    placed = [word.split("@") for word in heroes.split()]
    s = new(convert({"party": [who for who, _ in placed], "horseman": horseman}, Options))
    s.events, s.placing = [], []
    board = hall_of(s).board
    for who, where in placed:
        s.heroes[who].at = board.named[where]
    for word in runes.split():
        colour, _, n = word.partition("*")
        for rune in [r for r in s.bag if r.startswith(colour)][: int(n or 1)]:
            s.bag.remove(rune)
            s.track.append(rune)
    if front:
        s.boss.front = area_named(board, front)
    if back:
        s.boss.back = area_named(board, back)
    return s


def at(s: Drunagor, name: str) -> int:
    """A square by its name."""
    return hall_of(s).board.named[name]


def minion(s: Drunagor, where: str, n: int = 1, health: int = 7) -> Monster:
    """A Revenant on a square."""
    name, base = f"garothian_revenant_{n}", ("yellow", "dark_blue", "pink", "green")[n - 1]
    at = hall_of(s).board.named[where]
    s.monsters[name] = Monster(name, "garothian_revenant", base, health, at)
    return s.monsters[name]


def dawn(s: Drunagor) -> list[str]:
    """The runes that are drawn for the Track when an Adventure begins."""
    n = CHAPTERS[s.options.adventure].track
    mine = ([rune for rune in s.bag if rune.startswith(colour)][:n] for colour in COLOURS)
    return [" ".join(runes) for runes in mine]


def quay(
    heroes: str, monsters: str = "", *, opened: int = 0, adventure: str = "friendly_visit"
) -> Drunagor:
    """An Adventure with `"vorn@c5"` and Monsters `"executioner@e5"` on the map so far."""
    placed = [word.split("@") for word in heroes.split()]
    chosen = {
        "party": [who for who, _ in placed],
        "adventure": adventure,
        "door": opened,
        "rank": "champion",
        "seasoned": False,
    }
    s = new(convert(chosen, Options))
    s.events, s.placing = [], []
    s.under_way.clear()
    board = hall_of(s).board
    for who, where in placed:
        s.heroes[who].at = board.named[where]
    for word in monsters.split():
        kind, where = word.split("@")
        summon(s, kind, board.named[where], len(FIGHTERS[kind]) - 1)
    return s


def turn_of(s: Drunagor, who: str, *answers: str) -> Any:
    """A Monster's turn; of equally good squares it takes the first, nobody answers its attacks."""
    begin(s, MonsterTurn(who))
    asked = run(s, *answers, *["pass"] * 12)
    while getattr(asked, "what", "") in ("monster-move", "stand"):
        asked = run(s, min(offered(asked)), *["pass"] * 12)
    return asked


def strike(s: Drunagor, damage: int, *whom: str, riders: tuple[tuple[str, int], ...] = ()) -> Blow:
    """The Horseman attacks some Heroes."""
    blow = Blow(s.boss.id, "card", [Hit(who) for who in whom], base=damage, collateral=riders)
    return begin(s, blow)  # type: ignore[return-value]


def card(s: Drunagor, name: str) -> CardTurn:
    """A card of the Horseman has its turn."""
    return begin(s, CardTurn(name))  # type: ignore[return-value]


def acting(s: Drunagor, who: str, **fields: Any) -> HeroTurn:
    """It is a Hero's turn, and its actions can be taken."""
    return begin(s, HeroTurn(who, window=Window.ACTIONS, **fields))  # type: ignore[return-value]


def begin(s: Drunagor, record: Record) -> Record:
    """Put something under way."""
    s.under_way.append(record)
    return record


_OPEN: dict[int, tuple[Script[None], Any]] = {}
"""Scripts that wait for an answer, by the table to which they belong."""


def run(s: Drunagor, *answers: str, fate: Iterable[int | str] = ()) -> Any:
    """Carry on with these answers; the ask for which there is none left, or None at the end.

    A window for anyone is answered by `"vorn: Answer parry green vorn"` or `"pass"`; a
    `"pass"` may be one too many, where nobody could answer.
    """
    said, dice = list(answers), [str(face) for face in fate]
    script, asked = _OPEN.pop(id(s), (carry_on(s, STEPS), None))
    try:
        while True:
            answer: Any = None
            if isinstance(asked, Chance):
                assert dice, f"no dice left for {asked}"
                answer = asked.read(dice.pop(0))
            elif isinstance(asked, Anyone) and not asked.asks:
                answer = None
            elif isinstance(asked, Ask | Anyone):
                assert isinstance(asked, Anyone) or asked.options, f"nothing to choose: {asked}"
                while said and said[0] == "pass" and isinstance(asked, Ask):
                    said.pop(0)
                if not said:
                    assert not dice, f"dice left over: {dice}"
                    _OPEN[id(s)] = script, asked
                    return asked
                text = said.pop(0)
                answer = _window(asked, text) if isinstance(asked, Anyone) else asked.read(text)
            asked = script.send(answer)
    except StopIteration:
        assert set(said) <= {"pass"}, f"answers left over: {said}"
        assert not dice, f"dice left over: {dice}"
        return None


def _window(asked: Anyone, text: str) -> Any:
    if text == "pass":
        return None
    seat, _, option = text.partition(": ")
    ask = next((one for one in asked.asks if one.seat == seat), None)
    assert ask is not None, f"{seat} is not asked; only {[one.seat for one in asked.asks]}"
    return seat, ask.read(option)


def offered(asked: Any, seat: str = "") -> set[str]:
    """What is offered, in its notation; in a window for anyone, to a seat."""
    if isinstance(asked, Anyone):
        asked = next((one for one in asked.asks if one.seat == seat), None)
        if asked is None:
            return set()
    assert isinstance(asked, Ask), asked
    return {str(option) for option in asked.options}


def might(who: str) -> int:
    """The damage of a Hero's weapon."""
    return WEAPONS[HEROES[who].weapon].damage


def least(who: str, plus: int) -> int:
    """The lowest roll with which a Hero's weapon hits, with so much added."""
    return WEAPONS[HEROES[who].weapon].accuracy - plus


def told(s: Drunagor, key: str) -> list[Event]:
    """The events of a kind so far."""
    assert s.events is not None
    return [event for event in s.events if event.key == key]


def announced(s: Drunagor) -> list[Event]:
    """The attacks so far, whether their targets are named or counted."""
    assert s.events is not None
    return [event for event in s.events if event.key in ("attacks", "attacks-whom")]


def square(s: Drunagor, hero: Hero | Monster) -> str:
    """The name of the square on which somebody stands."""
    return hall_of(s).board.names[hero.at]


def area(s: Drunagor, name: str) -> int:
    """The area of a name."""
    return area_named(hall_of(s).board, name)


def runes_on_track(s: Drunagor, colour: str) -> int:
    """How many runes of a colour lie on the Track."""
    return sum(rune.startswith(colour) for rune in s.track)


ALL = len(RUNES)
