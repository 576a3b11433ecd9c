"""The actions of the Locations, in the order of the book; some cost gold [action.location.cost]."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.berserkers.content import LOCATIONS
from grimtable.games.berserkers.gold import pay
from grimtable.games.berserkers.options import Block, Crush, Gather, Heal, Jump, Train
from grimtable.games.berserkers.state import BERSERKERS, CARDS, ORCS, PLAYER, RIDERS, Deed, Helm
from grimtable.games.berserkers.villagers import CRUSH, HEAL, crush, jumps_of
from grimtable.games.berserkers.wounds import heal
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell


def can(s: Helm, where: str) -> bool:
    """Whether the action of this Location can do something now."""
    return CAN[LOCATIONS[where].action](s, where)


def gather(s: Helm, deed: Deed) -> Script[None]:
    """Bring other Berserkers here, from anywhere; not a Move [ruling.gather]."""
    where = deed.where
    others = [who for who in BERSERKERS if s.at[who] and s.at[who] != where]
    groups: list[tuple[str, ...]] = [(who,) for who in others]
    if len(others) > 1:
        groups.append(tuple(others))
    options = tuple([GATHER[group] for group in groups])
    gathered: Gather = yield from choose(PLAYER, "gather", options, rule="location.gather")
    s.under_way.pop()
    for who in gathered.who:
        s.at[who] = where
    tell(s, "gathered", rule="location.gather", who=gathered.who, where=where)


def passage(s: Helm, deed: Deed) -> Script[None]:
    """One Berserker goes from here to any other Location."""
    jumps = jumps_of(s, [who for who in BERSERKERS if s.at[who] == deed.where])
    jump: Jump = yield from choose(PLAYER, "passage", jumps, rule="location.passage")
    s.under_way.pop()
    s.at[jump.who] = jump.to
    tell(s, "jumped", rule="location.passage", who=jump.who, where=jump.to)


def rest(s: Helm, deed: Deed) -> Script[None]:
    """For 1 gold, heal a Berserker who is here."""
    pay(s, rule="location.rest.cost")
    here = [who for who in BERSERKERS if s.at[who] == deed.where]
    hurt = tuple([HEAL[who] for who in here if who in s.wounded])
    healed: Heal = yield from choose(PLAYER, "heal", hurt, rule="location.rest")
    s.under_way.pop()
    heal(s, healed.who, rule="location.rest")


def block(s: Helm, deed: Deed) -> Script[None]:
    """A Rider does not play in its next turn; its die lies here as a reminder.

    Only the Rider is blocked, not the squad or Request that rolls the same colour
    [ruling.block-dice] [location.block.marker].
    """
    options = tuple([BLOCK[rider] for rider in RIDERS if rider not in s.blocked])
    blocked: Block = yield from choose(PLAYER, "block", options, rule="location.block")
    s.under_way.pop()
    s.blocked.add(blocked.rider)
    tell(s, "blocked", rule="location.block", who=blocked.rider)


def train(s: Helm, deed: Deed) -> Script[None]:
    """For 1 gold, improve an Action card: it takes two dice, from now on.

    [location.training.two] [ruling.training-now]
    """
    pay(s, rule="location.training.cost")
    options = tuple([TRAIN[card] for card in CARDS if card not in s.trained])
    trained: Train = yield from choose(PLAYER, "train", options, rule="location.training")
    s.under_way.pop()
    s.trained.add(trained.card)
    s.slots[trained.card] += 1
    tell(s, "trained", rule="location.training", card=trained.card)


def crush_orcs(s: Helm, deed: Deed) -> Script[None]:
    """Remove a squad that is here; it can come back later [location.crush.back]."""
    squads = tuple([CRUSH[orcs] for orcs in ORCS if s.at[orcs] == deed.where])
    crushed: Crush = yield from choose(PLAYER, "crush", squads, rule="location.crush")
    s.under_way.pop()
    crush(s, crushed.orcs, rule="location.crush")


def _others_elsewhere(s: Helm, where: str) -> bool:
    return any(s.at[who] not in ("", where) for who in BERSERKERS)


def _hurt_and_gold(s: Helm, where: str) -> bool:
    return s.gold > 0 and any(s.at[who] == where for who in s.wounded)


_GROUPS: list[tuple[str, ...]] = [(a,) for a in BERSERKERS]
_GROUPS += [(a, b) for i, a in enumerate(BERSERKERS) for b in BERSERKERS[i + 1 :]]
GATHER = {group: Gather(group) for group in _GROUPS}
BLOCK = {rider: Block(rider) for rider in RIDERS}
TRAIN = {card: Train(card) for card in CARDS}

CAN: dict[str, Callable[[Helm, str], bool]] = {
    "gather": _others_elsewhere,
    "passage": lambda s, where: True,
    "rest": _hurt_and_gold,
    "block": lambda s, where: len(s.blocked) < len(RIDERS),
    "train": lambda s, where: s.gold > 0 and len(s.trained) < len(CARDS),
    "crush": lambda s, where: any(s.at[orcs] == where for orcs in ORCS),
}
DO: dict[str, Callable[[Helm, Deed], Script[None]]] = {
    "gather": gather,
    "passage": passage,
    "rest": rest,
    "block": block,
    "train": train,
    "crush": crush_orcs,
}
