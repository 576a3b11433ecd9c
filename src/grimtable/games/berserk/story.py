"""What is read aloud: the introduction with its Special Rules, every Event card, the ending."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.cards import joined, say
from grimtable.games.berserk import words
from grimtable.games.berserk.events import for_party
from grimtable.games.berserk.records import (
    Discard,
    EndOfRound,
    Finish,
    Order,
    Reveal,
    SetRule,
    Spawn,
    Upgrade,
    When,
)
from grimtable.games.berserk.state import Berserk
from grimtable.kernel.goings_on import Page
from grimtable.kernel.words import Words


def page(s: Berserk) -> Page | None:
    """The page to read now; it stays the same one until there is something new to read.

    The introduction, the Special Rules and Event A are read together
    [setup.board.read-intro] [setup.board.event-a]; later each card that was revealed.
    """
    entry, name = s.adventure.entry, s.options.adventure
    if s.won is not None:
        prose, icon = (entry.won, "laurel-crown") if s.won else (entry.lost, "tombstone")
        title = Words("scene-won" if s.won else "scene-lost", {"adventure": name})
        tint = "yellow" if s.won else "red"
        ending = (*last_words(s), prose.words)
        return Page(f"page_{name}_end", title, ending, icon=icon, tint=tint)
    if not s.face_up:
        return None
    newest = s.face_up[-1]
    card = s.adventure.events[newest].id
    if newest == "A" or s.phase == "place":
        title, told = Words("scene-named", {"who": name}), [*introduction(s)]
    else:  # several may have come at once; A was read at the beginning
        came = {newest, *s.fresh, *s.late} - {"A"}
        told, title = [], Words("scene-named", {"who": [s.adventure.events[i].id for i in new(s)]})
        for letter in new(s):
            told += [*heading(s, letter, "page-event")] if told else []
            told += event(s, letter)
        for letter in [i for i in s.face_up if i in came and i not in new(s)]:
            told += [*heading(s, letter, "page-before"), *event(s, letter)]
    return Page(f"page_{card}", title, tuple(told), icon="scroll-unfurled")


def new(s: Berserk) -> list[str]:
    """The cards that came together with the newest one: nobody can have read them before.

    Those of an Enemy Turn were read when the telling came to them, if it was followed; those of an
    Event phase before the Heroes planned.
    """
    newest = s.face_up[-1]
    if s.phase == "act" or newest in s.late:
        return [newest]
    return [i for i in s.face_up if i == newest or (i in s.fresh and i not in s.late and i != "A")]


def heading(s: Berserk, letter: str, key: str) -> Iterator[Words]:
    """The name of a card over its text, where a page has several."""
    yield Words(key, {"event": s.adventure.events[letter].id})


def last_words(s: Berserk) -> Iterator[Words]:
    """The story of the card that has ended it, which nobody could read before."""
    card = s.adventure.events[s.face_up[-1]] if s.face_up else None
    if card is not None and any(isinstance(order, Finish) for order in card.now):
        yield s.library.event_entries[card.id].text.words


def introduction(s: Berserk) -> Iterator[Words]:
    """What an Adventure begins with."""
    yield s.adventure.entry.intro.words
    for special in s.specials:
        yield special_rule(s, special)
    for letter in s.face_up:
        yield from event(s, letter)
    yield from clock(s)


def special_rule(s: Berserk, special: str) -> Words:
    """A Special Rules card in one paragraph."""
    text = joined(words.special_lines(s.library, special), "then")
    return Words("page-special", {"special": special, "text": text})


def event(s: Berserk, letter: str) -> Iterator[Words]:
    """An Event card: its story, what it does at once, what it asks for, and what ends it."""
    card = s.adventure.events[letter]
    yield s.library.event_entries[card.id].text.words
    now = [order for order in meant(s, card.now) if not isinstance(order, SetRule)]
    if now:
        yield Words("page-now", {"orders": joined([say(order) for order in now], "then")})
    for order in card.now:
        if isinstance(order, SetRule) and order.on:
            yield special_rule(s, order.rule)
    yield from terms(s, letter)


def terms(s: Berserk, letter: str) -> Iterator[Words]:
    """What holds while an Event card lies there: the objective, what recurs, the conditions."""
    card = s.adventure.events[letter]
    goal = s.library.event_entries[card.id].goal
    if goal is not None:
        yield Words("scene-goal", {"goal": goal.words})
    if card.each:
        orders = joined([say(order) for order in meant(s, card.each)], "then")
        yield Words("scene-each", {"orders": orders})
    for when in card.when:
        yield say(meant_when(s, when))


def clock(s: Berserk) -> Iterator[Words]:
    """The last Round, as long as no open card says it: what all cards of the Adventure leave."""
    if any(True for letter in s.face_up for _ in last_rounds(s, letter)):
        return
    ends = [n for letter in s.adventure.events for n in last_rounds(s, letter)]
    if ends:
        about = {"n": min(ends), "late": max(ends), "sure": len(set(ends)) == 1}
        yield Words("scene-clock", about)


def last_rounds(s: Berserk, letter: str) -> Iterator[int]:
    """The Rounds at whose end an Event card says that the Adventure is lost."""
    for when in s.adventure.events[letter].when:
        if isinstance(when.condition, EndOfRound) and Finish(won=False) in when.orders:
            yield when.condition.of(len(s.heroes))


def brings(s: Berserk, when: When) -> bool:
    """Whether a condition still brings something: an Event that was revealed is not again."""
    return any(not isinstance(order, Reveal) or order.letter in s.deck for order in when.orders)


def meant_when(s: Berserk, when: When) -> When:
    """A condition and its orders, as they are meant for a party of this size."""
    return When(for_party(s, when.condition), meant(s, when.orders))


def meant(s: Berserk, orders: tuple[Order, ...]) -> tuple[Order, ...]:
    """The orders that are meant for a party of this size, and that change anything now.

    A card that nobody has seen is not told to be over, nor an upgrade outside the campaign
    [event.upgrade.campaign-only].
    """
    found = list[Order]()
    for order in orders:
        if isinstance(order, Discard) and order.letter in s.deck:
            continue
        if isinstance(order, Upgrade) and s.options.growth is None:
            continue
        if not isinstance(order, Spawn):
            found.append(order)
        elif n := order.of(len(s.heroes)):
            found.append(Spawn(n, order.kind, order.on, 0))
    return tuple(found)
