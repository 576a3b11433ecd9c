"""Phase 1: the Berserkers. Roll, carry out the Requests' dice, then use the Action dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from grimtable.games.berserkers import actions
from grimtable.games.berserkers.content import ROWS as PRINTED
from grimtable.games.berserkers.dice import is_rough, use_up
from grimtable.games.berserkers.dusk import end_phase1
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
from grimtable.games.berserkers.order import is_all_one
from grimtable.games.berserkers.state import ACTION_DICE, CARDS, DICE, PLAYER, WHITE, Deed, Helm
from grimtable.games.berserkers.under_way import STEPS
from grimtable.games.berserkers.villagers import help_villagers, usable, use
from grimtable.kernel.asks import MARK, Ask, Listing, Mark, Option, Roll, Script, choose
from grimtable.kernel.state import tell
from grimtable.kernel.under_way import carry_on


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
    for card, actions_of in PRINTED.items():
        for die, action in enumerate(actions_of, 1):
            row = f"{card}-{die}"
            rows[row] = Row(row, card, die, action.name, action.n, Place(row))
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
NOTHING_FREE = {"free": 0}


def phase(s: Helm) -> Script[None]:
    """Phase 1 [turn.phases]."""
    if not s.rolled:
        yield TURN
        yield from before(s, "before-turn")
        yield from roll(s)
    while True:
        if s.under_way:  # only quicker: of nothing nothing is carried on
            yield from carry_on(s, STEPS)
        check_victory(s)
        yield MARK
        if s.special:
            yield from carry_out_special(s)
            continue
        # only quicker: what says the same of every turn is made once
        free = {"free": s.rerolls} if s.rerolls else NOTHING_FREE
        answer = yield Ask(PLAYER, "act", Listing(choices, (s,)), rule="p1.place", about=free)
        kind = type(answer)
        if kind is EndPhase:
            break
        ANSWERS[kind](s, answer)
    end(s)


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

    Between them aid cards may be used [p1.extra-first] [ruling.special-order]
    [ruling.aid-own-turn]. Those that do nothing are listed last.
    """
    dice = sorted(s.special.items(), key=lambda die: _is_idle(s, *die))
    options = tuple([activate(name, name, face) for name, face in dice])
    cards = usable(s) if s.hand else ()  # only quicker: an empty hand holds no card to use
    chosen = yield from next_of(s, "special", options, cards, rule="p1.extra-first")
    if type(chosen) is not Activate:
        ANSWERS[type(chosen)](s, chosen)
        return
    name = chosen.who
    face = s.special.pop(name)
    die = s.book[name].die
    assert die is not None
    hook = die.faces[face - 1]
    tell(s, "special", rule=die.rule, request=name, face=face)
    perform(s, name, hook.effects, hook.rule)


def _is_idle(s: Helm, request: str, face: int) -> bool:
    """Whether the card of a Request says that nothing happens on that face."""
    die = s.book[request].die
    return die is not None and all(e.verb == "nothing" for e in die.faces[face - 1].effects)


def choices(s: Helm) -> tuple[Option, ...]:
    """Everything the player may do now with dice, gold and cards.

    A row is offered if its card takes another die, has none for the same action yet, and the action
    can do something. [p1.one-per-card] [location.training.different] [ruling.same-action] [p1.four]
    """
    # only quicker: of no cards none is usable
    found: list[Option] = usable(s) if s.hand else []
    if s.dice:  # only quicker: without a die there is none to give
        slots, can, here = s.slots, actions.CAN, actions.standing(s)
        dice, refused = tuple(s.dice), s.aid_refuses
        # only quicker: what is no better takes no second die anyway
        done = {(ROWS[row].card, ROWS[row].kind) for row in s.placed} if s.trained else ()
        ready: dict[str, bool] = {}
        for die in dict.fromkeys(dice):
            for _, card, kind, option in ROWS_OF_DIE[die]:
                if slots[card] and (card, kind) not in done:
                    if kind not in ready:  # only quicker: of one kind all can be done or none
                        ready[kind] = kind not in can or can[kind](s, here)
                    if ready[kind]:
                        found.append(option)
            if die not in refused:
                found.append(HELP[die])
            if s.gold or (s.rerolls and is_rough(s, die)):
                found.append(REROLL[die])
        for name, request in s.book.items():
            task = request.task
            if task is not None and holds(s, name, task.needs):
                found += spends(name, dice, task.dice.least, task.dice.n)
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
    """Which enemy acts next is the player's choice; `""` if the table was recorded instead.

    Where all orders come to the same nothing is asked [ruling.order-all-one].
    """
    yield MARK  # before the last one, too: a "what if" about the one before it stops here
    if not s.lingers and (len(s.enemies) == 1 or is_all_one(s)):
        return next(iter(s.enemies))
    options = tuple([activate(who, card, face) for who, face in s.enemies.items()])
    chosen = yield from next_of(s, card, options, (), rule)
    if type(chosen) is Activate:
        return chosen.who
    ANSWERS[type(chosen)](s, chosen)
    return ""


def next_of(
    s: Helm, what: str, dice: tuple[Activate, ...], cards: Iterable[Option], rule: str
) -> Script[Any]:
    """Whose die is carried out next; here, too, the table may be recorded [ruling.save-when]."""
    options: tuple[Option, ...] = (*dice, *cards)
    if len(options) > 1 or s.lingers:
        options = (*options, *checkpoint(s))
    return choose(PLAYER, what, options, rule)


# What the player answers --------------------------------------------------------------------------


def _place(s: Helm, answer: Place) -> None:
    """Put a die on a row whose number it shows; the action takes effect at once.

    [p1.immediate]
    """
    row = ROWS[answer.row]
    use_up(s, row.die)
    s.slots[row.card] -= 1
    s.placed.add(row.id)
    s.under_way.append(Deed(row.kind, row.n))


def _help(s: Helm, answer: Help) -> None:
    help_villagers(s, int(answer.die[1]))


def _reroll(s: Helm, answer: Reroll) -> None:
    """1 gold rerolls a die that is not used yet, as often as wanted [ruling.reroll-when].

    The Precious stone rerolls a die for nothing, but none twice [ruling.aid-d].
    """
    die = int(answer.die[1])
    if s.rerolls and is_rough(s, die):
        s.rerolls -= 1
        s.polished.append(die)
    else:
        pay(s, rule="gold.reroll")
    s.under_way.append(Deed("reroll", die))


def _use(s: Helm, answer: Use) -> None:
    use(s, answer.card)


def _spend(s: Helm, answer: Spend) -> None:
    """These dice serve nothing else; they do not move the gauge [ruling.discard-not-aid]."""
    values = tuple(int(die[1]) for die in answer.dice)
    for value in values:
        use_up(s, value)
    task = s.book[answer.request].task
    assert task is not None
    tell(s, "spent", rule=task.rule, request=answer.request, dice=values)
    perform(s, answer.request, task.effects, task.rule)


def _save(s: Helm, answer: SaveGame) -> None:
    """The one checkpoint [save.once]."""
    save_game(s)


def _linger(s: Helm, answer: Linger) -> None:
    """Stop at every moment at which the checkpoint could be made [ruling.save-when]."""
    linger(s)


ANSWERS: dict[type[Option], Callable[[Helm, Any], None]] = {
    Place: _place,
    Help: _help,
    Reroll: _reroll,
    Use: _use,
    Spend: _spend,
    SaveGame: _save,
    Linger: _linger,
}


def end(s: Helm) -> None:
    """Phase 1 is over: unused dice do nothing, then what Requests say of this moment.

    [p1.optional]
    """
    if s.dice:
        tell(s, "unused", rule="p1.optional", n=len(s.dice))
    s.dice, s.placed, s.rerolls, s.no_moves, s.rolled = [], set(), 0, False, False
    s.polished = []
    s.phase = "riders"
    end_phase1(s)
