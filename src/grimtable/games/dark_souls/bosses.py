"""Boss activations, pp. 26-30: cards, facing, turns, and how a boss comes onto a node."""

from __future__ import annotations

from grimtable.games.dark_souls import decks
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.nodes import arrive, characters_on
from grimtable.games.dark_souls.notation import Behaviour
from grimtable.games.dark_souls.options import Step
from grimtable.games.dark_souls.state import Character, Deck, Model, Souls, boss_on, room
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.state import tell


def _deck(s: Souls) -> Deck:
    deck = s.battle.deck
    assert deck is not None
    return deck


def turn_up(s: Souls) -> Script[None]:
    """One card a boss turn, shared by both bodies [boss.act.draw]."""
    yield from decks.flip(s, _deck(s))
    s.battle.turned = True


def card_for(s: Souls, boss: Model) -> Behaviour | None:
    """What the boss does now, by the card turned up [gap.two-boss-model]."""
    return LIBRARY.behaviours[str(_deck(s).card)].get(boss.kind)


def after_card(s: Souls, boss: Model) -> None:
    """A special rule may shuffle the deck after a heat up card [ruling.restless]."""
    deck = _deck(s)
    if LIBRARY.cards[str(deck.card)].heat_up and LIBRARY.foes[boss.kind].special.restless:
        decks.shuffle(deck)
        tell(s, "shuffled", rule="boss.heat.special", foe=boss.id)


def turn(s: Souls, boss: Model, by: int) -> None:
    """P. 29: turn in place, [boss.turn.90] or [boss.turn.180]; who is on the node stays there."""
    boss.facing = (boss.front + by) % 8
    tell(s, "turned", rule="boss.turn.characters-stay", foe=boss.id, facing=boss.facing)


def face_way(s: Souls, boss: Model, way: int, *, away: bool) -> None:
    """Turn the front to where the boss goes, or the back if it goes away."""
    if away:
        _face(s, boss, (way + 4) % 8, rule="boss.move.away")
    else:
        _face(s, boss, way, rule="boss.move.toward")


def face_model(s: Souls, boss: Model, target: Character) -> None:
    """Turn to a character on the boss's own node, with nodes left too [gap.boss-leftover]."""
    if target.by is not None:
        _face(s, boss, target.by, rule="boss.move.same-node-turn")


def _face(s: Souls, boss: Model, direction: int, rule: str) -> None:
    if boss.facing != direction:
        boss.facing = direction
        tell(s, "turned", rule=rule, foe=boss.id, facing=direction)


def enter(
    s: Souls, boss: Model, node: str, way: int, *, leaping: bool = False, away: str = "none"
) -> Script[None]:
    """Onto a node without turning [boss.move.shift]; what stands there is met in that arc.

    It may go `away` from somebody. P. 10: a boss that was there first is pushed, even to where the
    other came from [node.boss-limit].
    """
    other = boss_on(s, node)
    if other is not None:
        steps = tuple(Step(other.id, n) for n in room(s).neighbours[node])
        pick: Step = yield from choose(
            s.voice, "push", steps, rule="node.boss-limit", shared=True, who=other.id
        )
    for c in characters_on(s, boss.node):
        c.by = None
    boss.node = node
    for c in characters_on(s, node):
        c.by = way  # [boss.move.onto-character]
    if not leaping:
        tell(s, "foe-moved", rule="boss.move.shift", who=boss.id, node=node, away=away)
    if other is not None:
        other.node = pick.to
        for c in characters_on(s, pick.to):
            c.by = room(s).direction(node, pick.to)
        tell(s, "pushed", rule="push.boss-by-boss", who=other.id, node=pick.to)
    arrive(s, boss.id, any_arc=leaping)
    if other is not None:
        arrive(s, other.id, (node,))
