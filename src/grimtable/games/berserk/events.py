"""Pp. 41-43: Events, when they are revealed and what they do; Upkeep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from grimtable.cards import say
from grimtable.games.berserk.options import Flee as Run
from grimtable.games.berserk.records import (
    AllIn,
    Attacked,
    Clear,
    Condition,
    Count,
    Counted,
    Discard,
    Down,
    Drift,
    EndOfRound,
    Enters,
    Favour,
    Finish,
    Flee,
    Half,
    Harm,
    Hold,
    Join,
    Lay,
    NoneLeft,
    NoToken,
    OneIn,
    Order,
    Reveal,
    SetRule,
    Slain,
    Spawn,
    StandsIn,
    Supply,
    Triggered,
    Upgrade,
)
from grimtable.games.berserk.spaces import occupied, zone
from grimtable.games.berserk.spawning import scorch
from grimtable.games.berserk.state import (
    ROUNDS,
    UNCHANGED,
    Arrival,
    Berserk,
    Flight,
    Hero,
    Mini,
    Resolve,
    Token,
    health,
    heroes_choose,
    in_hand,
)
from grimtable.games.berserk.status import heal, tire, wound
from grimtable.games.berserk.tokens import draw_tactic
from grimtable.kernel.asks import Roll, Script
from grimtable.kernel.state import tell

# When ---------------------------------------------------------------------------------------------


def watch(s: Berserk) -> bool:
    """Whether a condition on a face-up card is met now; what follows is put on the stack.

    Conditions count in any phase, at once; what was under way goes on afterwards
    [event.objective.immediate] [event.check]. A card that is being carried out is finished first.
    """
    rule = "event.check" if s.phase == "events" else "event.objective.immediate"
    for doing in s.under_way:
        if type(doing) in (Resolve, Flight) or (type(doing) is Arrival and doing.spawns):
            return False
    events, met, ending = s.adventure.events, s.met, s.phase == "events"
    for letter in s.face_up:
        event = events[letter]
        for source, condition, when in event.ends if ending else event.watched:
            if source not in met and MET[type(condition)](s, condition):
                met.append(source)
                about = ""
                if isinstance(condition, Attacked):
                    about = s.attacked.pop(condition.who, "")
                    if not any(isinstance(order, Reveal) for order in when.orders):
                        met.remove(source)  # it can happen again
                s.under_way.append(Resolve(source, about=about))
                if any(not isinstance(o, Reveal) or o.letter in s.deck for o in when.orders):
                    tell(
                        s,
                        "met",
                        rule=rule,
                        card=event.id,
                        text=say(for_party(s, condition)),
                    )
                return True
    return False


def for_party(s: Berserk, condition: Condition) -> Condition:
    """A condition as it is meant for a party of this size."""
    if isinstance(condition, EndOfRound):
        return EndOfRound(condition.of(len(s.heroes)))
    return condition


def none_left(s: Berserk, condition: NoneLeft) -> bool:
    """Whether no Enemy of a kind, or none at all, is on the board."""
    kind = condition.kind
    if kind == "enemies":
        return not s.enemies
    for enemy in s.enemies.values():
        if enemy.kind == kind:
            return False
    return True


def all_in(s: Berserk, condition: AllIn) -> bool:
    """Whether every Hero on the board stands in a Zone."""
    wanted, somebody = place(s, condition.zone), False
    for hero in s.heroes.values():
        if hero.at:
            somebody = True
            if not zone(s, hero) & wanted:
                return False
    return somebody


def one_in(s: Berserk, condition: OneIn) -> bool:
    """Whether some Hero stands in a Zone."""
    wanted = place(s, condition.zone)
    for hero in s.heroes.values():
        if zone(s, hero) & wanted:
            return True
    return False


def no_token(s: Berserk, condition: NoToken) -> bool:
    """Whether no token of a kind is left."""
    for token in s.tokens.values():
        if token.kind == condition.token:
            return False
    return True


def stands_in(s: Berserk, condition: StandsIn) -> bool:
    """Whether an Ally stands in a Zone."""
    who = condition.who
    return s.mini_there(who) and in_zone(s, s.mini(who), condition.zone)


def half(s: Berserk, condition: Half) -> bool:
    """Whether an Enemy of a kind is down to half of its Health."""
    foes = [enemy for enemy in s.enemies.values() if enemy.kind == condition.kind]
    return any(2 * enemy.wounds >= health(s, enemy) for enemy in foes)


MET: dict[type, Callable[[Berserk, Any], bool]] = {
    EndOfRound: lambda s, c: s.round >= c.of(len(s.heroes)),
    Counted: lambda s, c: s.counts.get(c.counter, 0) >= c.n,
    NoneLeft: none_left,
    NoToken: no_token,
    Slain: lambda s, c: s.counts.get(f"slain.{c.kind}", 0) >= c.n,
    AllIn: all_in,
    OneIn: one_in,
    Enters: lambda s, c: c.tile in s.entered,
    StandsIn: stands_in,
    Attacked: lambda s, c: c.who in s.attacked,
    Down: lambda s, c: is_down(s, c.who),
    Half: half,
}
"""Whether a condition is met now, by its kind."""


def is_down(s: Berserk, who: str) -> bool:
    """Whether a Hero or Ally (`hero`: any Hero) was Knocked Out [ko.hero] [ko.ally]."""
    if s.phase in ("setup", "place"):
        return False
    if who == "hero":
        return any(not hero.at for hero in s.heroes.values())
    if who in s.heroes:
        return not s.heroes[who].at
    ally = s.allies.get(who)
    return ally is not None and not ally.at and bool(ally.wounds)


def in_zone(s: Berserk, mini: Mini, name: str) -> bool:
    """Whether a miniature stands in a Zone, or on a Space."""
    return bool(zone(s, mini) & place(s, name))


def place(s: Berserk, name: str) -> int:
    """The Spaces of a Zone, or the Space of a name."""
    adventure = s.adventure
    spaces = adventure.zones.get(name)
    return spaces or 1 << adventure.hexes.named[adventure.spot(name)]


# The Event phase ----------------------------------------------------------------------------------


def phase(s: Berserk) -> Script[None]:
    """Conditions first, card by card; then what recurs; then conditions again; then Upkeep.

    [gap.events.chapter]. What recurs does so in every Event phase while its card lies there, but
    not in the one in which it was revealed [event.recurring].
    """
    yield from ()
    if watch(s):
        return
    if s.checked:
        s.phase = "upkeep"
        return
    s.checked = True
    for law in s.laws_of(Hold):
        if held(s, law.zone):
            s.counts["held"] = s.counts.get("held", 0) + 1
            tell(s, "held", rule="setup.board.special-rules", n=s.counts["held"])
    for letter in reversed(s.face_up):
        if letter not in s.fresh and s.adventure.events[letter].each:
            tell(s, "recurs", rule="event.recurring", card=s.adventure.events[letter].id)
            s.under_way.append(Resolve(f"{letter}.each"))


def held(s: Berserk, name: str) -> bool:
    """Whether a Hero and no Enemy stands in a Zone."""
    if any(in_zone(s, enemy, name) for enemy in s.enemies.values()):
        return False
    return any(in_zone(s, hero, name) for hero in s.standing())


def reveal(s: Berserk, letter: str, about: str = "", source: str = "") -> None:
    """An Event card is turned up and read; what it does now, it does once [event.once].

    Where a condition of another card brought it, that is told with it.

    [event.reveal] [event.phase-card-example] [event.no-peeking]
    """
    if letter not in s.deck:
        return
    s.deck.remove(letter)
    s.face_up.append(letter)
    s.fresh.append(letter)
    if s.phase == "enemy":
        s.late.append(letter)
    event = s.adventure.events[letter]
    condition = brought_by(s, source)
    if condition is None:
        tell(s, "revealed", rule="event.reveal", card=event.id, reveals=True)
    else:
        why = say(for_party(s, condition))
        tell(s, "brought", rule="event.reveal", card=event.id, text=why, reveals=True)
    if event.now:
        s.under_way.append(Resolve(f"{letter}.now", about=about))


def brought_by(s: Berserk, source: str) -> Condition | None:
    """The condition whose orders are carried out, if they are those of one."""
    card, _, part = source.partition(".")
    kind, _, place_ = part.partition(".")
    return s.adventure.events[card].when[int(place_)].condition if kind == "when" else None


def orders_of(s: Berserk, source: str) -> tuple[Order, ...]:
    """The orders of a part of a card."""
    card, _, part = source.partition(".")
    event = s.adventure.events.get(card)
    if event is None:
        law = s.library.specials[card][int(part)]
        assert isinstance(law, Triggered)
        return (law.order,)
    if part == "now":
        return event.now
    if part == "each":
        return event.each
    return event.when[int(part.partition(".")[2])].orders


def resolve(s: Berserk, r: Resolve) -> Script[None]:
    """Order after order, each completely before the next [spawn.where]."""
    orders = orders_of(s, r.source)
    order = orders[r.at]
    r.at += 1
    if r.at == len(orders):
        s.under_way.pop()
    yield from carry_out(s, order, r)


def carry_out(s: Berserk, order: Order, r: Resolve) -> Script[None]:
    """What an Event can do [event.scope] [end.conditions-change]."""
    match order:
        case Spawn(kind=kind, on=on):
            n, at = order.of(len(s.heroes)), s.adventure.spot(on)
            s.under_way.extend(Arrival(kind, at) for _ in range(n) if open_spot(s, on))
        case Join(kind, on):
            join(s, kind, s.adventure.spot(on))
        case Reveal(letter):
            reveal(s, letter, r.about, r.source)
        case Discard(letter):
            if letter in s.face_up:
                s.face_up.remove(letter)
                card = s.adventure.events[letter].id
                tell(s, "discarded", rule="event.recurring", card=card)
        case SetRule(on, rule):
            set_rule(s, on, rule)
        case Finish(won):
            s.won = won
            tell(s, "won" if won else "lost", rule="end.event")
        case Upgrade(what):
            if s.options.growth is not None:  # [event.upgrade.campaign-only]
                s.earned.append(what)
                tell(s, "upgraded", rule="event.upgrade.campaign-only", what=what)
        case Flee(who, colour):
            yield from flee(s, who, colour, r.about)
        case Drift(token):
            yield from drift(s, token)
        case Supply():
            for hero in s.standing():
                yield from draw_tactic(s, hero)
        case _:
            plainly(s, order)


def plainly(s: Berserk, order: Order) -> None:
    """The orders that ask nothing."""
    match order:
        case Count(name, n):
            s.counts[name] = max(s.counts.get(name, 0) + n, 0)
            tell(s, "counted", rule="event.scope", counter=name, n=s.counts[name])
        case Lay(token, on):
            lay(s, token, s.adventure.spot(on), on if token == "spawn" else "")
        case Clear(token):
            s.tokens = {k: t for k, t in s.tokens.items() if t.kind != token}
        case Favour(good, n):
            for hero in s.standing():
                favour(s, hero, good, n)
        case Harm(n):
            for hero in s.standing():
                wound(s, hero, n, rule="event.scope")


def open_spot(s: Berserk, on: str) -> bool:
    """Whether the Spawn token of a letter still lies there; a named Space always does."""
    if on not in s.adventure.entry.spots:
        return True
    return any(token.letter == on for token in s.tokens.values())


def favour(s: Berserk, hero: Hero, good: str, n: int) -> None:
    """Every Hero gains something."""
    if good == "heal":
        heal(s, hero, n, rule="event.scope")
    elif good == "fatigue":
        tire(s, hero, n, rule="fatigue.reduce")
    else:
        hero.rerolls += n


def join(s: Berserk, kind: str, at: str) -> None:
    """An Ally comes, with a miniature or without."""
    if s.library.allies[kind].miniature:
        s.under_way.append(Arrival(kind, at, ally=True))
    else:
        s.allies[kind] = Mini(kind, kind)


def set_rule(s: Berserk, on: bool, rule: str) -> None:
    """A Special Rules card comes or goes."""
    if on and rule not in s.specials:
        s.specials.append(rule)
    elif not on and rule in s.specials:
        s.specials.remove(rule)
    tell(s, "rule", rule="setup.board.special-rules", special=rule, on="yes" if on else "no")


def lay(s: Berserk, kind: str, at: str, letter: str = "") -> None:
    """A token on a Space."""
    s.made += 1
    name = f"{kind}_{s.made}"
    s.tokens[name] = Token(name, kind, at, letter)


def flee(s: Berserk, who: str, colour: str, attacker: str) -> Script[None]:
    """An Ally moves in the direction opposite to its attacker, by the Successes of a die."""
    if not s.mini_there(who):
        return
    rule = "event.objective.immediate"
    faces = yield Roll((s.library.dice[colour],), rule, "flee", {"who": who})
    n = int(str(faces[0])[0])
    tell(s, "fleeing", rule=rule, who=who, n=n, colour=colour)
    threat = zone(s, s.enemies.get(attacker) or s.mini(who))
    s.under_way.append(Flight(who, n, list(s.adventure.hexes.names(threat))))


def run(s: Berserk, f: Flight) -> Script[bool] | bool:
    """Space by Space; where several lead as straight away the book leaves it to the Heroes."""
    mini, field = s.mini(f.who), s.adventure.hexes
    free = s.adventure.open & ~occupied(s, mini)
    here, threat = field.named[mini.at], field.mask(*f.threat)
    ways = field.away(threat, here, free) if f.left else ()
    if not ways:
        s.under_way.pop()
        rule = "event.objective.immediate"
        tell(s, "fled", rule=rule, who=f.who, where=mini.at, n=f.gone)
        return False
    return step(s, f, mini, tuple(Run(f.who, field.name[to]) for to in sorted(ways)))


def step(s: Berserk, f: Flight, mini: Mini, options: tuple[Run, ...]) -> Script[bool]:
    """One Space farther."""
    rule = "event.objective.immediate"
    pick: Run = yield from heroes_choose(s, "run", options, rule, who=f.who)
    mini.at = pick.to
    f.left, f.gone = f.left - 1, f.gone + 1
    return UNCHANGED


def drift(s: Berserk, kind: str) -> Script[None]:
    """Tokens move one Space in a Random Direction: a blue die names one of six.

    [direction.need] [direction.card] [direction.result] [gap.direction.card]
    """
    faces = yield Roll((s.library.dice["blue"],), "direction.result", "direction", None)
    direction = int(str(faces[0])[0])
    field = s.adventure.hexes
    tell(s, "drift", rule="direction.result", token=kind, n=direction)
    for token in list(s.tokens.values()):
        if token.kind != kind:
            continue
        there = field.beside(field.named[token.at], direction)
        if there is None or s.adventure.open >> there & 1 == 0:
            continue
        s.tokens[token.id] = replace(token, at=field.name[there])
        for mini in list(s.minis()):
            if zone(s, mini) >> there & 1:
                scorch(s, mini, 1 << there)


# Upkeep -------------------------------------------------------------------------------------------


def upkeep(s: Berserk) -> None:
    """P. 43: what was for the Round ends; cards return, instants do not; the marker moves on.

    [gap.upkeep.chapter] [reroll.expire] [riposte.expire] [upkeep.return] [upkeep.round-marker]
    """
    s.boons = []
    cards = s.library.cards
    for hero in s.heroes.values():
        hero.rerolls = hero.ripostes = 0
        hero.used = hero.moved = False
        back = list[str]()
        for card in hero.pile:
            if cards[card].tactic:
                s.used_tactics.append(card)
            elif cards[card].instant:  # [instant.discard] [instant.any-position]
                hero.discard = [*hero.discard, card]  # [instant.single-use]
            else:
                back.append(card)
        hero.hand = in_hand(s, hero.hand + back)
        hero.pile, hero.ready, hero.done, hero.marker = [], False, False, False
    for ally in s.allies.values():
        ally.done = ally.used = False
    s.attacked = {}
    s.round += 1
    s.phase = "plan"
    tell(s, "round", rule="upkeep.round-marker", n=s.round)
    if s.round > ROUNDS:
        s.won = False
        tell(s, "lost", rule="gap.round-track")
