"""The Initiative Track as it is seen: who and what has a turn, in this order."""

from __future__ import annotations

from typing import Literal

from grimtable.games.drunagor.board import place_of
from grimtable.games.drunagor.commanders import holder
from grimtable.games.drunagor.commanders import x_of as command_x
from grimtable.games.drunagor.content import CARDS, COMMANDS, HEROES, MONSTERS, card_at, order_of
from grimtable.games.drunagor.flowing import wave
from grimtable.games.drunagor.retinue import ALLIES, opposite
from grimtable.games.drunagor.state import AllyTurn, Drunagor, MonsterTurn
from grimtable.games.drunagor.surroundings import COLOUR_TINT
from grimtable.games.drunagor.targets import x_of
from grimtable.kernel.goings_on import Order, Turn
from grimtable.kernel.words import Words

ROLE_TINT = {
    "defender": "yellow",
    "leader": "blue",
    "controller": "violet",
    "support": "green",
    "striker": "red",
}
RUNE_TINT = {"orange": "orange", "green": "green", "blue": "blue", "red": "red", "gray": "muted"}


When = Literal["done", "now", "next"]


def one_by_one(s: Drunagor, when: When, kind: type[MonsterTurn | AllyTurn], who: str) -> When:
    """Whether somebody who shares a place has its turn there, or had it [kw.turn.individual].

    Turns that are still to come lie under the one that is being taken.
    """
    if when != "now":
        return when
    waiting = [r.who for r in s.under_way if isinstance(r, kind)]
    return "done" if who not in waiting else "now" if waiting[-1] == who else "next"


def line(s: Drunagor) -> Order:
    """The Initiative Track: Heroes, cards, Minions and the Rune card in the order of turns."""
    turns: list[Turn] = []
    for i, place in enumerate(order_of(place_of(s))):
        when: When = "now" if i == s.slot else "next"
        if i < s.slot:
            when = "done"
        if place.kind == "hero":
            found = [h for h in s.heroes.values() if h.role == place.id]
            turns += [
                Turn(f"turn-{i}", Words("scene-named", {"who": h.id}), HEROES[h.id].icon,
                          h.id[0].upper(), ROLE_TINT[h.role], when, f"♥ {h.health}", h.id)
                for h in found
            ]  # fmt: skip
        elif place.kind == "ally":
            turns += [
                Turn(f"turn-{i}-{a.id}", Words("scene-named", {"who": a.id}),
                          ALLIES[a.kind].entry.icon, "a", "accent",
                          one_by_one(s, when, AllyTurn, a.id), "", a.id)
                for kind in opposite(place.id)
                for a in s.allies.values()
                if a.kind == kind
            ]  # fmt: skip
        elif place.kind == "raid":
            if s.raid:
                words = Words("scene-raid", {"face": s.raid})
                turns.append(Turn(f"turn-{i}", words, "raise-zombie", "D", "black", when))
        elif place.kind == "plague":
            if wave(s):
                words = Words("scene-plague-follows")
                turns.append(Turn(f"turn-{i}", words, "horse-head", "P", "green", when))
        elif place.kind == "flowing":
            if s.flowing:
                words = Words("scene-flowing", {"face": s.flowing})
                turns.append(Turn(f"turn-{i}", words, "valve", "F", "blue", when))
        elif place.kind == "command":
            if holder(s, place.id):
                words, tint = Words("scene-named", {"who": place.id}), COLOUR_TINT["commander"]
                icon, x = COMMANDS[place.id].icon, f"X {command_x(s, place.id)}"
                turn = Turn(f"turn-{i}", words, icon, "C", tint, when, x, place.id)
                turns.append(turn)
        elif place.kind == "card":
            if not s.boss.id:
                continue
            name = card_at(s.boss.id, place.id, s.boss.faces.get(place.id, 0))
            tint = RUNE_TINT.get(CARDS[name].colour, "plain")
            words = Words("scene-named", {"who": name})
            x = f"X {x_of(s, name)}" if CARDS[name].colour else ""
            turns.append(Turn(f"turn-{i}", words, "card-draw", "C", tint, when, x, name))
        elif place.kind == "monster":
            for m in s.monsters.values():
                if m.kind != place.id:
                    continue
                words = Words("scene-named", {"who": m.id})
                icon, tint = MONSTERS[m.kind].icon, COLOUR_TINT[MONSTERS[m.kind].colour]
                acts, value = one_by_one(s, when, MonsterTurn, m.id), f"♥ {m.health}"
                turns.append(Turn(f"turn-{i}-{m.id}", words, icon, "m", tint, acts, value, m.id))
        else:
            words = Words("scene-rune-card", {"n": 1 if s.rune_face == "a" else 2})
            turns.append(Turn(f"turn-{i}", words, "rune-stone", "R", "violet", when))
    return Order(Words("scene-order"), tuple(turns))
