"""Phase 1: the Berserkers. Roll, carry out the Requests' dice, then use the Action dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from grimtable.games.berserkers import actions, villagers
from grimtable.games.berserkers.content import ACTION_CARDS
from grimtable.games.berserkers.effects import perform
from grimtable.games.berserkers.ending import (
    before,
    check_victory,
    checkpoint,
    linger,
    save_game,
)
from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.gold import pay
from grimtable.games.berserkers.options import (
    Activate,
    EndPhase,
    Help,
    Linger,
    Place,
    Reroll,
    SaveGame,
    Spend,
    Use,
)
from grimtable.games.berserkers.state import ACTION_DICE, CARDS, DICE, PLAYER, WHITE, Helm
from grimtable.kernel.asks import MARK, Ask, Mark, Option, Roll, Script, choose
from grimtable.kernel.state import tell


class Row(NamedTuple):
    """A row of an Action card, and the option of putting a die on it."""

    id: str
    card: str
    die: int
    kind: str
    n: int
    option: Place


def _rows() -> dict[str, Row]:
    rows = {}
    for card, printed in ACTION_CARDS.items():
        for die, text in enumerate(printed.rows, 1):
            kind, _, n = text.partition(" ")
            row = f"{card}-{die}"
            rows[row] = Row(row, card, die, kind, int(n or 0), Place(row))
    return rows


ROWS = _rows()
ROWS_OF_DIE = [
    [(row.id, row.card, row.kind, row.option) for row in ROWS.values() if row.die == die]
    for die in range(7)
]
DIE_NAMES = [[f"d{die}{again}" for again in ("", "b", "c", "d")] for die in range(7)]
HELP = [Help(f"d{die}") for die in range(7)]
REROLL = [Reroll(f"d{die}") for die in range(7)]
END = EndPhase()
TURN = Mark(PLAYER)
ONE_WHITE = (WHITE,)
NOTHING_FREE = {"free": 0}


def phase(s: Helm) -> Script[None]:
    """Phase 1 [turn.phases]."""
    if not s.rolled:
        yield TURN
        yield from before(s, "before-turn")
        yield from roll(s)
    while s.special:
        yield MARK
        yield from carry_out_special(s)
    while True:
        yield MARK
        free = {"free": s.rerolls} if s.rerolls else NOTHING_FREE
        answer = yield Ask(PLAYER, "act", choices(s), rule="p1.place", about=free)
        kind = type(answer)
        if kind is EndPhase:
            break
        yield from ANSWERS[kind](s, answer)
        check_victory(s)
    yield from end(s)


def roll(s: Helm) -> Script[None]:
    """Roll the white dice that are not locked, and the dice of Requests with them.

    Every Action card takes one die, a trained one two [setup.actions] [p1.roll-extra].
    """
    s.turn += 1
    s.held, s.locked = s.locked, 0
    s.slots = {card: 2 if card in s.trained else 1 for card in CARDS}
    white = ACTION_DICE - s.held
    dice = [WHITE] * white
    extra = [
        name
        for name, request in s.book.items()
        if request.die is not None and holds(s, name, request.die.during)
    ]
    for name in extra:
        dice.append(DICE[s.book[name].die.colour])  # type: ignore[union-attr]
    faces = yield Roll(tuple(dice), "p1.roll", "roll-turn", {"turn": s.turn})
    s.dice = sorted(faces[:white])
    s.special = dict(zip(extra, faces[white:], strict=True))
    s.rolled = True
    tell(s, "rolled", rule="p1.roll", turn=s.turn, dice=tuple(s.dice), held=s.held)


def carry_out_special(s: Helm) -> Script[None]:
    """The Requests' dice come before any Action die, in the order the player likes.

    [p1.extra-first] [ruling.special-order]
    """
    options = tuple([activate(name, name, face) for name, face in s.special.items()])
    name = yield from next_of(s, "special", options, rule="p1.extra-first")
    face = s.special.pop(name)
    die = s.book[name].die
    assert die is not None
    hook = die.faces[face - 1]
    tell(s, "special", rule=die.rule, request=name, face=face)
    yield from perform(s, name, hook.effects, hook.rule)


def choices(s: Helm) -> tuple[Option, ...]:
    """Everything the player may do now with dice, gold and cards.

    A row is offered if its card takes another die, the row has none yet and its action can do
    something. [p1.one-per-card] [location.training.different] [ruling.same-action] [p1.four]
    """
    found: list[Option] = []
    ready: dict[str, bool] = {}
    slots, placed, can, here = s.slots, s.placed, actions.CAN, actions.standing(s)
    values = list(dict.fromkeys(s.dice))
    for die in values:
        for row, card, kind, option in ROWS_OF_DIE[die]:
            if slots[card] and row not in placed:
                if kind not in ready:
                    ready[kind] = can[kind](s, here)
                if ready[kind]:
                    found.append(option)
    if values:
        for name, request in s.book.items():
            task = request.task
            if task is not None and holds(s, name, task.needs):
                found += spends(name, tuple(s.dice), task.dice.least, task.dice.n)
        found += [HELP[die] for die in values if die not in s.aid_refuses]
    if s.hand:
        found += villagers.usable(s)
    if s.gold or s.rerolls:
        found += [REROLL[die] for die in values]
    return (*found, *checkpoint(s), END)


@lru_cache(maxsize=4096)
def spends(request: str, dice: tuple[int, ...], least: bool, n: int) -> list[Spend]:
    """The groups of dice that make up a total: exactly, or at least with none to spare.

    [ruling.exact-six]
    """
    groups: dict[tuple[int, ...], None] = {}
    for size in range(1, len(dice) + 1):
        for group in combinations(dice, size):
            total = sum(group)
            if total == n or (least and n < total < n + group[0]):
                groups[group] = None
    return [Spend(request, _names(group)) for group in groups]


def _names(group: tuple[int, ...]) -> tuple[str, ...]:
    """The dice of a group as the tray shows them: the second 3 is d3b."""
    return tuple([DIE_NAMES[die][group[:i].count(die)] for i, die in enumerate(group)])


@lru_cache(maxsize=1024)
def activate(who: str, card: str, face: int) -> Activate:
    """The option of carrying out what a card says on that face, made once."""
    return Activate(who, f"{card}-on-{face}")


def next_enemy(s: Helm, card: str, rule: str) -> Script[str]:
    """Which enemy acts next is the player's choice."""
    options = tuple([activate(who, card, face) for who, face in s.enemies.items()])
    return next_of(s, card, options, rule)


def next_of(s: Helm, what: str, dice: tuple[Activate, ...], rule: str) -> Script[str]:
    """Whose die is carried out next; here, too, the table may be recorded [ruling.save-when]."""
    while True:
        options: tuple[Option, ...] = dice
        if len(dice) > 1 or s.lingers:
            options = (*dice, *checkpoint(s))
        chosen = yield from choose(PLAYER, what, options, rule)
        if type(chosen) is Activate:
            return chosen.who
        yield from ANSWERS[type(chosen)](s, chosen)


# What the player answers --------------------------------------------------------------------------


def _place(s: Helm, answer: Place) -> Script[None]:
    """Put a die on a row whose number it shows; the action takes effect at once.

    [p1.immediate]
    """
    row = ROWS[answer.row]
    s.dice.remove(row.die)
    s.slots[row.card] -= 1
    s.placed.add(row.id)
    s.doing = row.kind
    yield from actions.DO[row.kind](s, row.n)
    s.doing = ""


def _help(s: Helm, answer: Help) -> Script[None]:
    return villagers.help_villagers(s, int(answer.die[1]))


def _reroll(s: Helm, answer: Reroll) -> Script[None]:
    """1 gold rerolls a die that is not used yet, as often as wanted [ruling.reroll-when]."""
    die = int(answer.die[1])
    if s.rerolls:
        s.rerolls -= 1
    else:
        pay(s, rule="gold.reroll")
    (face,) = yield Roll(ONE_WHITE, "gold.reroll", "roll-reroll", {"die": die})
    s.dice.remove(die)
    s.dice.append(face)
    s.dice.sort()
    tell(s, "rerolled", rule="gold.reroll", die=die, face=face)


def _use(s: Helm, answer: Use) -> Script[None]:
    return villagers.use(s, answer.card)


def _spend(s: Helm, answer: Spend) -> Script[None]:
    """These dice serve nothing else; they do not move the gauge [ruling.discard-not-aid]."""
    for die in answer.dice:
        s.dice.remove(int(die[1]))
    task = s.book[answer.request].task
    assert task is not None
    values = tuple(int(die[1]) for die in answer.dice)
    tell(s, "spent", rule=task.rule, request=answer.request, dice=values)
    yield from perform(s, answer.request, task.effects, task.rule)


def _save(s: Helm, answer: SaveGame) -> Script[None]:
    """The one checkpoint [save.once]."""
    save_game(s)
    return
    yield


def _linger(s: Helm, answer: Linger) -> Script[None]:
    """Stop at every moment at which the checkpoint could be made [ruling.save-when]."""
    linger(s)
    return
    yield


ANSWERS: dict[type[Option], Callable[[Helm, Any], Script[None]]] = {
    Place: _place,
    Help: _help,
    Reroll: _reroll,
    Use: _use,
    Spend: _spend,
    SaveGame: _save,
    Linger: _linger,
}


def end(s: Helm) -> Script[None]:
    """Phase 1 is over: unused dice do nothing, then what Requests say of this moment.

    [p1.optional]
    """
    if s.dice:
        tell(s, "unused", rule="p1.optional", n=len(s.dice))
    s.dice, s.placed, s.rerolls, s.no_moves, s.rolled = [], set(), 0, False, False
    s.phase = "riders"
    for name, request in s.book.items():
        if request.phase1_end is not None:
            yield from perform(s, name, request.phase1_end.effects, request.phase1_end.rule)
