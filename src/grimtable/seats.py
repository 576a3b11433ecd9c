"""Who sits at a table, whatever it stands on: what people are asked, shown and told.

The web table and the terminal both use this, so that they give the same answers: who tells what
real dice show, how options and an undo are worded, and when the screen must change hands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from grimtable.kernel.asks import FATE, Ask, Chance, Option
from grimtable.kernel.run import Heard, Open
from grimtable.kernel.scene import Scene
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from grimtable.kernel.words import Badge, Offer, Words
from grimtable.minds import Greedy

CONSULT = "consult"
"""The order by which a computer player tells people what it intends, and leaves it to them."""
ONCE = "once"
"""The same until the next answer: for what no computer player does over people's heads."""


def is_shared(ask: Ask, people: Collection[str], consulting: Collection[str] = ()) -> bool:
    """Whether any person may answer: what players decide together, or for who nobody plays."""
    alone = ask.seat not in people
    return bool(people) and (ask.shared or (alone and ask.led) or ask.seat in consulting)


def answerer(
    table: Table, people: Collection[str], opened: Open, consulting: Collection[str] = ()
) -> str:
    """Who answers: the seat itself; for Fate, the person who rolls, or who may see the card.

    That is whoever has answered last, if they may; Fate where no person may. What players decide
    together is answered by a person, where one plays; so is what a computer player leaves to them.
    """
    ask = opened.ask
    if isinstance(ask, Ask):
        shared = is_shared(ask, people, consulting) and ask.seat not in people
        return next(iter(people)) if shared else ask.seat
    sees = getattr(ask, "sees", None)
    able = [seat for seat in people if sees is None or seat in sees]
    last = table.last_of(people)
    return last if last in able else next(iter(able), FATE)


def answerers(
    table: Table, people: Collection[str], opened: Open, consulting: Collection[str] = ()
) -> tuple[str, ...]:
    """The seats of which any may answer: one, or all people where players decide together."""
    ask = opened.ask
    if isinstance(ask, Ask) and is_shared(ask, people, consulting):
        return tuple(people)
    return (answerer(table, people, opened, consulting),)


def asks_first(table: Table, people: Collection[str], option: Option) -> bool:
    """Whether a computer player leaves what it would do now to the people with whom it plays."""
    return option.weighty and bool(people) and not table.game.rivals


def is_tie(table: Table, people: Collection[str], ask: Ask | Chance) -> bool:
    """Whether people may leave an ask to the program, as it only breaks a tie of the other side.

    Among several people it has to be theirs together: what a leader among them decides for all
    is left to that person.
    """
    if not isinstance(ask, Ask) or ask.what not in table.game.ties:
        return False
    return is_shared(ask, people) or (table.solo and ask.seat in people)


def tie(table: Table, people: Collection[str]) -> Open | None:
    """The open ask that people may leave to the program in this way, if there is one."""
    return next((one for one in table.asks if is_tie(table, people, one.ask)), None)


def broken(table: Table, people: Collection[str]) -> tuple[int, Option] | None:
    """The next tie that people have left to the program: the ask's number and the answer.

    It is the best for them as far as a greedy player sees.
    """
    opened = tie(table, people) if table.ordered else None
    if opened is None or not isinstance(opened.ask, Ask):
        return None
    return opened.number, Greedy().answer(table.view(opened), opened.ask)


def as_planned(asks: Iterable[Open], seat: str, answer: str) -> Open | None:
    """The open ask of a seat, if it can be answered as planned."""
    for opened in asks:
        ask = opened.ask
        if isinstance(ask, Ask) and ask.seat == seat and answer in map(str, ask.options):
            return opened
    return None


def window(table: Table, people: Collection[str]) -> list[Open]:
    """The asks that these people answer as one question: those of a window for anyone.

    None where the window is open for one of them alone, or where they do not see the same.
    """
    if not table.run.window:
        return []
    mine = [opened for opened in table.asks if opened.ask.seat in people]
    first = mine[0].ask.seat if mine else ""
    alike = all(sees_the_same(table, first, opened.ask.seat) for opened in mine[1:])
    return mine if len(mine) > 1 and alike else []


BLOW = "blow"
"""The word to pass until what is under way is over, an attack say; any other stands beside it."""


class Orders(dict[str, str]):
    """Who has left word to pass, and until when.

    "turn" is for the rest of the turn, "asked" until that seat is asked what it can't pass; and
    what it cares for (`Game.cares`), until it is taken back. A frontend may have words of its own,
    which it carries out itself. Beside any of these, until what is under way is over (`BLOW`).
    """

    def __init__(self) -> None:
        super().__init__()
        self._turns: dict[str, int] = {}  # turns that had begun when an order was given
        self._answers: dict[str, int] = {}  # and how many answers had come
        self._blows: dict[str, object] = {}  # what was under way when it was let come

    def __bool__(self) -> bool:
        return bool(len(self) or self._blows)

    def leave(self, table: Table, seat: str, until: str) -> None:
        """Leave word for a seat, or take it back (with no `until`)."""
        if until == BLOW:
            for record in under_way(table)[-1:]:
                self._blows[seat] = record
            return
        self.pop(seat, None)
        table.cares.pop(seat, None)
        if until in table.game.cares:
            table.cares[seat] = until
        if until:
            self[seat] = until
            self._turns[seat], self._answers[seat] = table.turns, table.answered

    def consulting(self, table: Table) -> frozenset[str]:
        """The computer players that ask people first: always, or about what is open now."""
        return frozenset(
            seat
            for seat, how in self.items()
            if how == CONSULT or (how == ONCE and self._answers[seat] == table.answered)
        )

    def standing(self, table: Table, seat: str) -> str:
        """Until when a seat passes; "" if it does not."""
        until = self.get(seat, "")
        if until == "turn" and table.turns != self._turns[seat]:
            del self[seat]
            return ""
        return until

    def lets(self, table: Table, seat: str) -> bool:
        """Whether a seat has let come what is still under way."""
        let = self._blows.get(seat)
        return any(record is let for record in under_way(table))

    def ask_again(self) -> None:
        """Whoever takes something back is asked again about what is under way."""
        self._blows.clear()

    def due(self, table: Table) -> tuple[int, Option] | None:
        """The next pass that was ordered, if one is open: the ask's number and the answer."""
        for number, ask in table.asks:
            if not isinstance(ask, Ask):
                continue
            until = self.standing(table, ask.seat)
            if ask.minor and until in ask.minor and ask.declining is not None:
                return number, ask.declining
            if until not in ("turn", "asked") and not self.lets(table, ask.seat):
                continue
            if ask.passing is not None:
                return number, ask.passing
            if until == "asked":
                del self[ask.seat]
        return None


def under_way(table: Table) -> list[object]:
    """What is under way at a table, an attack say, what has begun last at its end."""
    return list(getattr(table.run.state, "under_way", ()))


def option_words(
    option: Option, ask: Ask, scene: Scene, text: Text, fuller: Mapping[Option, Words]
) -> str:
    """What an option says: the game's words as it stands now, else those of the catalogue."""
    if option in fuller and fuller[option].key:
        return text.words(fuller[option])
    return text.option(option, scene, ask.what)


def option_badges(option: Option, fuller: Mapping[Option, Words]) -> tuple[Badge, ...]:
    """The figures that an option comes to, where the game's words have some."""
    offer = fuller.get(option)
    return offer.badges if isinstance(offer, Offer) else ()


def option_spare(option: Option, fuller: Mapping[Option, Words]) -> bool:
    """Whether an option is hardly ever wanted: by itself, or as the game says that it stands."""
    offer = fuller.get(option)
    return option.spare or (isinstance(offer, Offer) and offer.spare)


def option_leads(option: Option, fuller: Mapping[Option, Words]) -> tuple[tuple[str, ...], ...]:
    """What an option may go on to be about."""
    offer = fuller.get(option)
    return offer.leads if isinstance(offer, Offer) else ()


def option_heading(option: Option, text: Text, fuller: Mapping[Option, Words]) -> str:
    """Under what an option stands, where the game's words say so."""
    offer = fuller.get(option)
    heading = offer.heading if isinstance(offer, Offer) else None
    return text.words(heading) if heading is not None else ""


def sees_the_same(table: Table, one: str | None, other: str | None) -> bool:
    """Whether nothing is hidden from one of two seats that the other is shown or told.

    Where seats have no secrets from each other, each may still be shown its own things first.
    """
    if one == other or not table.game.secrets:
        return True
    return table.scene(one) == table.scene(other) and table.told(one) == table.told(other)


def undo_words(heard: Heard, text: Text, scene: Scene, seat: str, *, alike: bool) -> str:
    """What an undo would take back, as far as a seat may know.

    `alike` says that all for whom this undo is see the same; else nothing of another is named.
    """
    if isinstance(heard.answer, tuple):
        known = heard.sees is None or seat in heard.sees
        told = {"what": str(text.value(heard.answer))}
        return text("undo-told", told) if known else text("undo-hidden")
    if heard.seat == seat or alike:
        # Where a thing is called by where it stands, it stands elsewhere by now.
        key, what = f"option-{type(heard.answer).__name__}", heard.what.replace(".", "-")
        own = [one for one in (f"{what}-undo", "undo") if text.has(f"{key}-{one}")]
        return text.option(heard.answer, scene, own[0] if own else what)
    return text("undo-hidden")
