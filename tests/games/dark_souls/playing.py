"""A small table for tests: models on nodes, a script, scripted answers and dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grimtable.games.dark_souls import nodes, setup
from grimtable.games.dark_souls.attacks import strike
from grimtable.games.dark_souls.characters import act
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.encounter import UNDER_WAY, encounter
from grimtable.games.dark_souls.enemies import resolve
from grimtable.games.dark_souls.notation import Behaviour
from grimtable.games.dark_souls.notation import Step as Icon
from grimtable.games.dark_souls.options import Lunge, Strike
from grimtable.games.dark_souls.state import (
    Character,
    Deck,
    Fight,
    Model,
    Options,
    Souls,
    Tile,
    Turn,
)
from grimtable.games.dark_souls.under_way import Pushed
from grimtable.kernel import Ask, Chance
from grimtable.kernel.asks import Mark, Option, Script
from grimtable.kernel.state import Event
from grimtable.kernel.under_way import carry_on


def party(*who: str, **options: Any) -> Souls:
    """A new game with these characters, before set-up; everything that happens is recorded."""
    s = setup.new(Options(party=who or ("knight",), **options))
    s.events = []
    return s


def fight(heroes: str, foes: str = "", *, aggro: str = "", face: str = "tile_6b") -> Souls:
    """An encounter: `"knight@c3 warrior@a1"` against `"hollow_soldier@c3 sentinel@e5"`.

    A boss is written with its facing (`gargoyle@c3>4`), a character on its node with the
    direction in which it stands from it (`knight@c3>4`).
    """
    placed = [word.split("@") for word in heroes.split()]
    s = party(*(who for who, _ in placed))
    s.phase, s.boss = "fight", "gargoyle"
    models: dict[str, Model] = {}
    for word in foes.split():
        kind, _, where = word.partition("@")
        node, _, facing = where.partition(">")
        base = kind.split(":")[0]
        if facing:
            models[base] = Model(base, base, node, facing=int(facing))
        else:
            n = 1 + sum(m.kind == base for m in models.values())
            models[f"{base}_{n}"] = Model(f"{base}_{n}", base, node)
    bosses = [m for m in models.values() if m.facing is not None]
    tile = Tile(face[:-1], face, 0, 0, 1, level=1, card="hollow_cave", face_up=True)
    s.tiles = {tile.id: tile}
    s.trap_bag = list(LIBRARY.trap_tokens)
    place = tile.id
    if bosses:
        place = next(b for b, c in LIBRARY.bosses.items() if bosses[0].kind in c.bodies)
        s.boss = place
    s.fight = Fight(place, boss=bool(bosses), step="enemies", foes=models)
    s.fight.aggro = aggro or s.party[0]
    if bosses:
        s.fight.deck = Deck()
    for who, where in placed:
        node, _, by = where.partition(">")
        s.characters[who].node = node
        if by:
            s.characters[who].by = int(by)
    return s


def acting(s: Souls, who: str, **turn: Any) -> Turn:
    """Make it a character's activation."""
    assert s.fight is not None
    s.fight.turn = Turn(who, **turn)
    s.fight.step = "heroes"
    return s.fight.turn


class _Waiting(Exception):
    """The script asks what the test has no answer for."""


def drive(script: Script[Any], answers: Iterable[str] = (), fate: Iterable[Any] = ()) -> Any:
    """Run a script to its end with exactly these answers and dice; returns what it returns."""
    try:
        return _run(script, answers, fate)
    except _Waiting as waiting:
        raise AssertionError(f"unexpected: {waiting.args[0]}") from waiting


def asked(script: Script[Any], answers: Iterable[str] = (), fate: Iterable[Any] = ()) -> Ask:
    """Run a script with these answers and dice, up to the ask that follows them."""
    try:
        _run(script, answers, fate)
    except _Waiting as waiting:
        ask: Ask = waiting.args[0]
        return ask
    raise AssertionError("nothing was asked")


def _run(script: Script[Any], answers: Iterable[str], fate: Iterable[Any]) -> Any:
    said, dice = list(answers), list(fate)
    answer: Any = None
    try:
        while True:
            ask: Any = script.send(answer)
            if isinstance(ask, Mark):
                answer = None
            elif isinstance(ask, Chance):
                assert dice, f"no dice left for {ask}"
                rolled = dice.pop(0)
                answer = ask.read(rolled if isinstance(rolled, str) else str(rolled))
            else:
                assert isinstance(ask, Ask)
                if not said:
                    assert not dice, f"dice left over: {dice}"
                    raise _Waiting(ask)
                answer = ask.read(said.pop(0))
    except StopIteration as stop:
        assert not said, f"answers left over: {said}"
        assert not dice, f"dice left over: {dice}"
        return stop.value


def resolving(s: Souls, what: Icon, *, reach: int, dodge: int) -> Script[None]:
    """The first enemy resolves one icon, with all that follows."""
    s.under_way.clear()
    behaviour = Behaviour((what,), range=reach, dodge=dodge)
    resolve(s, first(s), behaviour, what)
    yield from carry_on(s, UNDER_WAY)


def icon(
    s: Souls,
    what: Icon,
    answers: Sequence[str] = (),
    fate: Sequence[Any] = (),
    *,
    reach: int | None = None,
    dodge: int = 1,
) -> None:
    """Let the first enemy or boss resolve one icon; an enemy reaches 0, a boss 1."""
    drive(resolving(s, what, reach=_reach(s, reach), dodge=dodge), answers, fate)


def icon_asks(
    s: Souls,
    what: Icon,
    answers: Sequence[str] = (),
    fate: Sequence[Any] = (),
    *,
    reach: int | None = None,
    dodge: int = 1,
) -> Ask:
    """The same, up to the next ask."""
    return asked(resolving(s, what, reach=_reach(s, reach), dodge=dodge), answers, fate)


def _reach(s: Souls, given: int | None) -> int:
    return int(first(s).facing is not None) if given is None else given


def first(s: Souls) -> Model:
    """The first enemy, or the boss."""
    return next(iter(s.battle.foes.values()))


def unlucky(s: Souls) -> Souls:
    """Nobody has Luck or a heroic action left."""
    for c in s.present():
        c.luck = c.heroic = False
    return s


def stepping(s: Souls, who: Character, to: str) -> Script[None]:
    """A character takes a step, with all that follows."""
    nodes.step(s, who, to, rule="move.walk")
    yield from carry_on(s, UNDER_WAY)


def pushing(s: Souls, who: str, away_from: str | None = None) -> Script[None]:
    """A model is pushed, with all that follows."""
    s.under_way.append(Pushed(who, away_from=away_from))
    yield from carry_on(s, UNDER_WAY)


def doing(s: Souls, option: Option) -> Script[None]:
    """The active character takes an action, with all that follows."""
    turn = s.battle.turn
    assert turn is not None
    act(s, s.characters[turn.who], turn, option)
    yield from carry_on(s, UNDER_WAY)


def striking(s: Souls, c: Character, choice: Strike | Lunge) -> Script[None]:
    """A character attacks, with all that follows."""
    strike(s, c, choice)
    yield from carry_on(s, UNDER_WAY)


def activating(s: Souls, foe: Model) -> Script[None]:
    """One enemy's activation."""
    s.battle.acting = foe.id
    return encounter(s, lambda s: s.fight is not None and bool(s.fight.acting))


def enemies_acting(s: Souls) -> Script[None]:
    """A whole enemy activation."""
    return encounter(s, lambda s: s.fight is not None and s.fight.step == "enemies")


def activation(s: Souls, who: str) -> Script[None]:
    """A character's activation, from its start to its end."""
    s.first, s.battle.step = who, "heroes"
    return encounter(s, lambda s: s.fight is not None and s.fight.step == "heroes")


def fighting(s: Souls) -> Script[None]:
    """The encounter, to its end."""
    return encounter(s, lambda s: s.fight is not None)


def offered(ask: object) -> set[str]:
    """What an ask offers, in its notation."""
    assert isinstance(ask, Ask), ask
    return {str(option) for option in ask.options}


def knight(s: Souls) -> Character:
    return s.characters["knight"]


def told(s: Souls, key: str) -> list[Event]:
    """The events of a kind so far."""
    assert s.events is not None
    return [event for event in s.events if event.key == key]
