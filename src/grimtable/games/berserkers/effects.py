"""What cards make happen: the words of the notation, carried out.

Riders, Orc squads and the pieces of Requests act by the same words. An action comes first and
its arrows afterwards [enemy.arrow.shared]; the arrows are followed even if the action was null or
cancelled [enemy.move-always] [ruling.null-move].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from grimtable.games.berserkers.content import ORC_LOCATIONS
from grimtable.games.berserkers.ending import check_victory, lose_to_darkness
from grimtable.games.berserkers.facts import holds
from grimtable.games.berserkers.gold import gain, lose
from grimtable.games.berserkers.helm import ways
from grimtable.games.berserkers.notation import Effect
from grimtable.games.berserkers.options import Heal, Suffer, TurnOver
from grimtable.games.berserkers.requests import BY_PIECES
from grimtable.games.berserkers.state import (
    BERSERKERS,
    FIRES,
    GEMS,
    MOST_LOCKED,
    ORCS,
    PLAYER,
    RIDERS,
    Deed,
    Helm,
    Orders,
)
from grimtable.games.berserkers.wounds import attack, heal, wound
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell

CITED: dict[str, Mapping[str, str]] = {
    "riders": {
        "attack": "rider.attack",
        "wide_attack": "rider.attack-wide",
        "darkness": "rider.darkness",
        "extinguish": "rider.extinguish",
        "extinguish_null": "rider.extinguish.null",
        "enlist": "rider.enlist",
    },
    "orcs": {
        "attack": "orc.attack",
        "extinguish": "orc.extinguish",
        "extinguish_null": "orc.extinguish.null",
        "slow": "orc.slow",
        "nothing": "orc.lucky",
    },
}
"""The rule that each verb of an enemy's card is cited by [p2.place] [p3.place].

Riders: [rider.attack] [rider.attack-wide] [rider.darkness] [rider.extinguish]
    [rider.extinguish.null] [rider.enlist]
Orcs: [orc.attack] [orc.extinguish] [orc.extinguish.null] [orc.slow] [orc.lucky]
"""


class Actor(NamedTuple):
    """Who acts: a piece on the table, or (with no piece) a Request's card."""

    piece: str
    request: str
    cited: str

    def rule(self, verb: str) -> str:
        """The rule by which this actor does that."""
        rules = CITED.get(self.cited)
        return self.cited if rules is None else rules[verb]

    @property
    def name(self) -> str:
        """Who the log says did it."""
        return self.piece or self.request


_actor = lru_cache(maxsize=1024)(Actor)
Doer = Callable[[Helm, Actor, Effect], None]


def act(s: Helm, piece: str, card: str, effects: tuple[Effect, ...]) -> None:
    """An enemy carries out its card: the action, and then its movement.

    If the action asks something, the rest waits beneath it.
    """
    actor = _actor(piece, "", card)
    for done, effect in enumerate(effects, 1):
        VERBS[effect.verb](s, actor, effect)
        check_victory(s)
        if s.under_way:  # only quicker: the rest could always be put there
            s.under_way.insert(0, Orders(piece, "", card, list(effects[done:])))
            return


def perform(s: Helm, request: str, effects: tuple[Effect, ...], rule: str) -> None:
    """Carry out what a Request's card says: its pieces act one after another."""
    orders = Orders("", request, rule, list(effects))
    s.under_way.append(orders)
    carry_out(s, orders)


def carry_out(s: Helm, orders: Orders) -> None:
    """Effect by effect, as far as nothing is asked; victory is checked after every step."""
    while orders.effects:
        effect = orders.effects[0]
        if not orders.pieces:
            orders.pieces = _actors(s, orders, effect)
            if not orders.pieces:
                del orders.effects[0]
                continue
        piece = orders.pieces.pop(0)
        if not orders.pieces:
            del orders.effects[0]
        VERBS[effect.verb](s, _actor(piece, orders.request, orders.cited), effect)
        check_victory(s)
        if s.under_way[-1] is not orders:
            return
    s.under_way.pop()


def _actors(s: Helm, orders: Orders, effect: Effect) -> list[str]:
    """Who carries it out: the enemy, the pieces of a Request, or (`""`) its card itself."""
    piece = orders.piece
    if piece or effect.verb not in BY_PIECES:
        return [piece]
    return [piece for piece in s.book[orders.request].pieces if s.at[piece]]


def go_on(s: Helm, orders: Orders) -> None:
    """What an effect has asked is answered: the others follow."""
    check_victory(s)
    carry_out(s, orders)


# What enemies do ----------------------------------------------------------------------------------


def _attack(s: Helm, actor: Actor, effect: Effect) -> None:
    attack(s, actor.piece, (s.at[actor.piece],), actor.rule("attack"))


def _wide_attack(s: Helm, actor: Actor, effect: Effect) -> None:
    """The own Location and its neighbours; never across the edge [rider.attack-wide.no-wrap]."""
    here = s.at[actor.piece]
    attack(s, actor.piece, (here, *ways(s.realm).near[here]), actor.rule("wide_attack"))


def _darkness(s: Helm, actor: Actor, effect: Effect) -> None:
    """The limit of the Location comes first, then the supply of 5.

    [ruling.darkness-full] [rider.darkness.supply]
    """
    here = s.at[actor.piece]
    if s.harp and actor.piece in RIDERS:
        tell(s, "darkness.harp", rule="aid.h", who=actor.piece, where=here)
    elif s.darkness.get(here, 0) >= s.darkness_limit:
        tell(s, "darkness.full", rule="rider.darkness.max", who=actor.piece, where=here)
    elif sum(s.darkness.values()) >= GEMS:
        raise lose_to_darkness(s, here)
    else:
        s.darkness[here] = s.darkness.get(here, 0) + 1
        left = GEMS - sum(s.darkness.values())
        tell(s, "darkness", rule=actor.rule("darkness"), who=actor.piece, where=here, left=left)


def _extinguish(s: Helm, actor: Actor, effect: Effect) -> None:
    """Put out the fire here, if any burns; with all 8 lit the action is null [fires.permanent]."""
    here = s.at[actor.piece]
    if len(s.fires) == FIRES:
        tell(s, "extinguish.null", rule=actor.rule("extinguish_null"), who=actor.piece)
    elif here in s.fires:
        s.fires.discard(here)
        tell(s, "extinguish", rule=actor.rule("extinguish"), who=actor.piece, where=here)
    else:
        tell(s, "extinguish.none", rule=actor.rule("extinguish"), who=actor.piece, where=here)


def _enlist(s: Helm, actor: Actor, effect: Effect) -> None:
    """Only where the Orc symbol is: a squad that is in the supply comes [ruling.enlist-choice]."""
    here = s.at[actor.piece]
    if here not in ORC_LOCATIONS:
        tell(s, "enlist.nowhere", rule=actor.rule("enlist"), who=actor.piece, where=here)
    elif all(s.at[orcs] for orcs in ORCS):
        tell(s, "enlist.none", rule="rider.enlist.max", who=actor.piece)
    else:
        squad = next(orcs for orcs in ORCS if not s.at[orcs])
        s.at[squad] = here
        tell(s, "enlist", rule=actor.rule("enlist"), who=actor.piece, orcs=squad, where=here)


def _slow(s: Helm, actor: Actor, effect: Effect) -> None:
    """Lock one Action die of the next turn, two at most [ruling.slow-release]."""
    if s.locked >= MOST_LOCKED:
        tell(s, "slow.full", rule="orc.slow.max", who=actor.name)
    else:
        s.locked += 1
        tell(s, "slow", rule=actor.rule("slow"), who=actor.name, locked=s.locked)


def _nothing(s: Helm, actor: Actor, effect: Effect) -> None:
    tell(s, "nothing", rule=actor.rule("nothing"), who=actor.name)


def _move(s: Helm, actor: Actor, effect: Effect) -> None:
    """Follow the arrows; the edges of the realm are joined for enemies [enemy.wrap]."""
    here = s.at[actor.piece]
    beyond = ways(s.realm).beyond
    for way in effect.ways:
        here = beyond[way][here]
    s.at[actor.piece] = here
    if len(effect.ways) > 1:
        tell(s, "moved", rule="enemy.arrow.two", who=actor.piece, where=here, ways=effect.ways)
    else:
        tell(s, "moved", rule="enemy.arrow", who=actor.piece, where=here, ways=effect.ways)


def _wound_here(s: Helm, actor: Actor, effect: Effect) -> None:
    """Nothing prevents this wound [request.9.no-counter]."""
    rule = actor.rule("wound_here")
    for who in [who for who in BERSERKERS if s.at[who] == s.at[actor.piece]]:
        tell(s, "struck", rule=rule, by=actor.piece, who=who)
        wound(s, who, rule)


# What cards do ------------------------------------------------------------------------------------


def _wound_one(s: Helm, actor: Actor, effect: Effect) -> None:
    s.under_way.append(Deed("suffer", rule=actor.rule("wound_one")))


def suffer(s: Helm, deed: Deed) -> Script[None]:
    """Who is wounded is the player's choice."""
    living = tuple(SUFFER[who] for who in BERSERKERS if s.at[who])
    victim: Suffer = yield from choose(PLAYER, "suffer", living, deed.rule)
    s.under_way.pop()
    wound(s, victim.who, deed.rule)


def _wound_all(s: Helm, actor: Actor, effect: Effect) -> None:
    for who in [who for who in BERSERKERS if s.at[who]]:
        wound(s, who, actor.rule("wound_all"))


def _heal_one(s: Helm, actor: Actor, effect: Effect) -> None:
    if s.wounded:
        s.under_way.append(Deed("heal", rule=actor.rule("heal_one")))


def heal_one(s: Helm, deed: Deed) -> Script[None]:
    """Who is healed is the player's choice."""
    hurt = tuple(HEAL[who] for who in BERSERKERS if who in s.wounded)
    healed: Heal = yield from choose(PLAYER, "heal", hurt, deed.rule)
    s.under_way.pop()
    heal(s, healed.who, deed.rule)


def _discard(s: Helm, actor: Actor, effect: Effect) -> None:
    """These dice help nobody and no reroll saves them [ruling.discard-not-aid]."""
    lost = s.dice.count(effect.n)
    s.dice = [die for die in s.dice if die != effect.n]
    tell(s, "discarded", rule=actor.rule("discard"), who=actor.name, n=lost, value=effect.n)


def _no_moves(s: Helm, actor: Actor, effect: Effect) -> None:
    s.no_moves = True
    tell(s, "no-moves", rule=actor.rule("no_moves"), who=actor.name)


def _skip_riders(s: Helm, actor: Actor, effect: Effect) -> None:
    s.skip_riders = True
    tell(s, "skip-riders", rule=actor.rule("skip_riders"), who=actor.name)


def _gain(s: Helm, actor: Actor, effect: Effect) -> None:
    gain(s, effect.n, actor.rule("gain"))


def _lose(s: Helm, actor: Actor, effect: Effect) -> None:
    lose(s, effect.n, actor.rule("lose"))


def _draw_aid(s: Helm, actor: Actor, effect: Effect) -> None:
    s.under_way.append(Deed("draw", rule=actor.rule("draw_aid")))


def _turn_card(s: Helm, actor: Actor, effect: Effect) -> None:
    """Turn over a face-down card, or the token of a Location where a Berserker stands."""
    request = actor.request
    if len(s.lots[request]) and (not s.book[request].tokens or _tokens_met(s, request)):
        s.under_way.append(Deed("turn", request=request, rule=actor.rule("turn_card")))


def _tokens_met(s: Helm, request: str) -> list[str]:
    with_us = {s.at[who] for who in BERSERKERS} - {""}
    return [token for token in s.book[request].pieces if s.tokens[token] in with_us]


def turn_card(s: Helm, deed: Deed) -> Script[None]:
    """Nobody knows a card before it is turned: any of those left may be it.

    [ruling.grimoire-order]
    """
    request = deed.request
    card = s.book[request]
    if card.tokens and not deed.where:
        tokens = tuple(TurnOver(token) for token in _tokens_met(s, request))
        chosen: TurnOver = yield from choose(PLAYER, "turn-over", tokens, deed.rule)
        deed.where = chosen.token
        s.tokens[chosen.token] = ""
        return
    (turned,) = yield from draw(s.lots[request], 1, deed.rule, what="draw-card")
    s.under_way.pop()
    hook = card.cards[str(turned)]
    tell(s, "turned", rule=hook.rule, reveals=True, request=request, card=turned)
    perform(s, request, hook.effects, hook.rule)


def _burn_cards(s: Helm, actor: Actor, effect: Effect) -> None:
    s.lots[actor.request].rest.clear()
    tell(s, "burnt", rule=actor.rule("burn_cards"), request=actor.request)


def _hit(s: Helm, actor: Actor, effect: Effect) -> None:
    """A heart less; when none is left its pieces leave the game."""
    left = s.hearts[actor.request] - 1
    if left < 0:
        return
    s.hearts[actor.request] = left
    tell(s, "hit", rule=actor.rule("hit"), who=s.book[actor.request].pieces[0], left=left)
    if left < 1:
        _leave(s, actor, effect)


def _leave(s: Helm, actor: Actor, effect: Effect) -> None:
    card = s.book[actor.request]
    where = s.tokens if card.tokens else s.at
    gone = tuple(piece for piece in card.pieces if where[piece])
    for piece in gone:
        where[piece] = ""
    if gone:
        met = bool(card.goal) and holds(s, actor.request, card.goal)
        tell(s, "left", rule=actor.rule("leave"), request=actor.request, met=met, who=gone)


def _fulfil(s: Helm, actor: Actor, effect: Effect) -> None:
    s.fulfilled.add(actor.request)
    tell(s, "fulfilled", rule=actor.rule("fulfil"), request=actor.request)


SUFFER = {who: Suffer(who) for who in BERSERKERS}
HEAL = {who: Heal(who) for who in BERSERKERS}
VERBS: dict[str, Doer] = {
    "attack": _attack,
    "wide_attack": _wide_attack,
    "darkness": _darkness,
    "extinguish": _extinguish,
    "enlist": _enlist,
    "slow": _slow,
    "nothing": _nothing,
    "move": _move,
    "wound_here": _wound_here,
    "wound_one": _wound_one,
    "wound_all": _wound_all,
    "heal_one": _heal_one,
    "discard": _discard,
    "no_moves": _no_moves,
    "skip_riders": _skip_riders,
    "gain": _gain,
    "lose": _lose,
    "draw_aid": _draw_aid,
    "turn_card": _turn_card,
    "burn_cards": _burn_cards,
    "hit": _hit,
    "leave": _leave,
    "fulfil": _fulfil,
}
DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {
    "suffer": suffer,
    "heal": heal_one,
    "turn": turn_card,
}
"""What is asked while a card is carried out."""
