"""Life Points, p. 12, with the graveyard, death and the end of the battle."""

from __future__ import annotations

from grimtable.games.realms.content import cards
from grimtable.games.realms.state import Battle, say
from grimtable.games.realms.traits import life, value

NONMAGICAL = frozenset({"basic-strike", "special-strike", "shot", "throw"})
"""Attacks that armor works against [nonmagical.attacks]."""

MAGICAL = frozenset({"magical-strike", "blast", "spell"})
"""What protection from magic blocks [protection.magic] [magical.attacks]."""

BLOCKED_BY = {
    "shot": ("protection-shots",),
    "throw": ("protection-throws",),
    "blast": ("protection-blasts", "protection-magic"),
    "magical-strike": ("protection-magic",),
    "spell": ("protection-spells", "protection-magic"),
}
"""Which protections block which actions, also one's own spells [protection.def]."""


def is_blocked(s: Battle, target: str, how: str) -> bool:
    """Whether the target has protection from this kind of action.

    [protection.blasts] [protection.shots] [protection.throws] [protection.spells]
    """
    return any(value(s, target, protection) for protection in BLOCKED_BY.get(how, ()))


def is_scaled(s: Battle, target: str) -> bool:
    """Whether only basic strikes can still hurt it [scale] [ruling.scale-crossing]."""
    return s.cards[target].damage >= 5 and value(s, target, "scale") > 0


def prevented(s: Battle, target: str, amount: int, how: str) -> int:
    """How much of some damage armor prevents: the first X of each turn.

    [armor.x] [ruling.armor-per-turn]
    """
    if how not in NONMAGICAL:
        return 0
    return min(amount, max(0, value(s, target, "armor") - s.cards[target].armor))


def hurt(s: Battle, target: str, amount: int, how: str, *, tell: bool = True) -> int:
    """Deal damage, and say how much of it got through [damage.sources] [damage.tokens].

    `how` is the kind of action (a counter is a basic strike), or "poison". Who reaches its life
    points is dying: `bury` does the rest. What a roll has told already is not told again.
    """
    card = s.cards[target]
    if amount <= 0 or card.zone == "grave":
        return 0
    if how != "basic-strike" and is_scaled(s, target):
        say(s, "scale", rule="scale", target=target)
        return 0
    kept = prevented(s, target, amount, how)
    card.armor += kept
    amount -= kept
    card.damage += amount
    if amount:
        s.quiet = 0
    if tell:
        say(s, "damaged", rule="damage.tokens", target=target, n=amount, prevented=kept)
    if card.damage >= life(s, target):  # [death.life]
        s.dying.append(target)
    return amount


def heal(s: Battle, target: str, amount: int) -> None:
    """Remove up to that much damage [heal]; artifacts can't be healed [artifact.no-heal]."""
    card = s.cards[target]
    healed = min(amount, card.damage)
    if healed and s.kind(target).creature:
        card.damage -= healed
        say(s, "healed", rule="heal", target=target, n=healed)


def poison(s: Battle, target: str, amount: int) -> None:
    """Put poison on a creature; only the largest counts [ruling.poison-repeat].

    Artifacts [artifact.no-poison] and the protected [protection.poison] can't be poisoned.
    """
    if not s.kind(target).creature or value(s, target, "protection-poison"):
        return
    card = s.cards[target]
    if amount > card.poison:
        card.poison = amount
        say(s, "poisoned", rule="ruling.poison-repeat", target=target, n=amount)


def hold(s: Battle, target: str) -> None:
    """Keep a card from becoming alert; one that is alert is told what that comes to.

    [ruling.hold]
    """
    card = s.cards[target]
    card.held = True
    say(s, "hold" if card.exhausted else "hold-alert", rule="ruling.hold", target=target)


def leave_play(s: Battle, card_id: str) -> None:
    """Put a card into the graveyard [zone.graveyard]; what lies on it goes too.

    Equipment is destroyed [equip.destroy], a symbiotic creature dies [symbiotic.dies]. The card
    keeps its square until its last ability is done.
    """
    card = s.cards[card_id]
    if card.zone == "field":
        del s.field[card.square]
    if card.zone == "worn":
        host = s.cards[card.host]
        host.worn = tuple(i for i in host.worn if i != card_id)
        if host.symbiote == card_id:
            host.symbiote = ""
        card.host = ""
    card.zone = "grave"
    s.in_play[card.seat].remove(card_id)
    s.graves[card.seat].append(card_id)
    if card_id in s.auras:
        s.auras.remove(card_id)
    card.exhausted = card.held = card.classless = False
    card.damage = card.extra = card.poison = card.armor = card.points = 0
    card.granted = ()
    strip(s, card_id)


def strip(s: Battle, card_id: str) -> None:
    """Destroy the equipment of a card that left its square; its symbiotic creature is dying."""
    card = s.cards[card_id]
    for item in card.worn:
        say(s, "equipment-lost", rule="equip.destroy", card=item)
        leave_play(s, item)
    if card.symbiote:
        say(s, "host-lost", rule="symbiotic.dies", card=card.symbiote)
        s.dying.append(card.symbiote)


def check_end(s: Battle) -> None:
    """The battle ends when a player has lost all creatures [end.win].

    Those in the graveyard do not count, nor do artifacts; both at once is a draw
    [ruling.end-with-incarnation].
    """
    if s.winner:
        return
    kinds = cards(s.packs)
    alive = [any(kinds[s.cards[i].kind].creature for i in s.in_play[seat]) for seat in s.players]
    if all(alive):
        return
    s.under_way.clear()  # nothing more is carried out
    if not any(alive):
        s.winner = "draw"
        say(s, "draw", rule="ruling.end-with-incarnation")
        return
    s.winner = s.players[alive.index(True)]
    say(s, "won", rule="end.win", who=s.winner)
