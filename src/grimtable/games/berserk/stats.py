"""What counts for a miniature now: Defense, Movement, dice; sum first, then subtract."""

from __future__ import annotations

from collections.abc import Sequence

from grimtable.games.berserk.content import Effect
from grimtable.games.berserk.records import (
    Against,
    Alone,
    Blast,
    Change,
    GuardIf,
    Hurt,
    Inflict,
    More,
    Near,
    Proviso,
    Push,
    Shelter,
    Slow,
    Still,
    Stronger,
)
from grimtable.games.berserk.spaces import distance, in_range, zone
from grimtable.games.berserk.state import Berserk, Blow, Hero, March, Mini, health, top
from grimtable.games.berserk.status import DICE, GUARD, MOVE, loses_dice, penalties


def active(hero: Mini) -> bool:
    """Whether Effect and Ability can be applied: from the own activation on.

    [effect.after-activation] [ability.hero.after-activation] [ability.ally.after-activation]
    [ruling.effect-during]
    """
    return hero.done


def boons(s: Berserk, hero: Mini, good: str) -> int:
    """Bonuses that other Heroes give, if they reach this one now [ruling.buff-timing]."""
    total = 0
    for boon in s.boons:
        if boon.good != good or (boon.to and boon.to not in (hero.id, "others")):
            continue
        if boon.by == hero.id:
            total += boon.n if boon.to != "others" else 0
        elif in_range(s, s.heroes[boon.by], hero, boon.reach, visible=False):
            total += boon.n
    return total


def auras(s: Berserk, hero: Mini) -> int:
    """More Defense from Abilities of those who stand next to a Hero, unless they are held back.

    [ability.hero.optional]
    """
    for doing in s.under_way:
        if type(doing) is March and doing.bare:
            return 0
    return sum([n for _, n in lenders(s, hero)])


def lenders(s: Berserk, hero: Mini) -> list[tuple[str, int]]:
    """Those beside a Hero whose Ability can raise the Defense, and by how much."""
    lent, found = s.library.auras, list[tuple[str, int]]()
    for group in (s.heroes, s.allies):
        for mini in group.values():
            if mini.kind not in lent or mini is hero or not mini.at or not active(mini):
                continue
            if distance(s, mini, hero) <= 1:
                found.append((mini.id, lent[mini.kind]))
    return found


def shelter(s: Berserk, mini: Mini) -> int:
    """More Defense by Special Rules, where one stands."""
    found = 0
    for law in s.laws_of(Shelter):
        if zone(s, mini) & s.adventure.zones[law.zone]:
            found += law.n
    return found


def stronger(s: Berserk, enemy: Mini, gain: str) -> int:
    """What Special Rules add to an Enemy; they come before everything else [priority.order]."""
    found = 0
    for law in s.laws_of(Stronger):
        found += law.n if law.gain == gain and law.kind == enemy.kind else 0
    return found


def guard(s: Berserk, mini: Mini) -> int:
    """Defense now: a Hero's from cards and Effects less Penalties [defense.hero], else printed.

    Never below 0, and only the sum is cut off [penalty.defense] [ruling.minimum-order].
    """
    if isinstance(mini, Hero):
        cards = s.library.cards
        total = sum(cards[card].guard for card in mini.pile)
        total += boons(s, mini, "guard") + auras(s, mini) + shelter(s, mini)
        return max(total - penalties(s, mini, GUARD), 0)
    if mini.id in s.allies:
        return s.library.allies[mini.kind].guard + shelter(s, mini)
    foe = s.library.foes[mini.kind]
    total = foe.guard + stronger(s, mini, "guard")
    for clause in foe.effect.clauses:
        if type(clause) is GuardIf and holds(s, mini, clause.proviso, []):
            total += clause.n
    return max(total, 0)


def movement(s: Berserk, mini: Mini) -> int:
    """Movement for an activation [move.hero.total] [move.ally.total] [move.enemy.total]."""
    if isinstance(mini, Hero):
        library = s.library
        total = sum(library.cards[card].move for card in mini.pile)
        card = top(s, mini)
        total += card.effect.stride if card is not None else 0
        total += boons(s, mini, "move")
        return max(total - penalties(s, mini, MOVE) - mini.slow, 0)  # [penalty.movement]
    if mini.id in s.allies:
        return max(s.library.allies[mini.kind].move - mini.slow, 0)
    total = s.library.foes[mini.kind].move + stronger(s, mini, "move")
    return max(total - mini.slow, 0)


def effects(s: Berserk, mini: Mini, plain: bool = False, unaided: bool = False) -> list[Effect]:
    """The Effects and Abilities that can change an Attack of a miniature."""
    library = s.library
    if isinstance(mini, Hero):
        card = top(s, mini)
        found = [] if unaided else [library.abilities[mini.kind]]
        if card is not None and not plain:
            found.append(card.effect)
        return found if active(mini) else []
    if mini.id in s.allies:
        return [library.allies[mini.kind].effect]
    return [library.foes[mini.kind].effect]


def changes(s: Berserk, blow: Blow) -> list[Change]:
    """Everything that changes an Attack."""
    mini = s.mini(blow.by)
    found: list[Change] = []
    for effect in effects(s, mini, blow.plain, blow.unaided):
        found += changed_by(s, mini, effect, blow.riposte)
    return found


def changed_by(s: Berserk, mini: Mini, effect: Effect, riposte: bool) -> Sequence[Change]:
    """How an Effect or Ability changes an Attack of a miniature now."""
    if not effect.hurt and not riposte:  # only quicker: that is all there is
        return effect.attack
    found = list(effect.attack)
    for hurt in effect.hurt:
        if hurt.low <= health(s, mini) - mini.wounds <= hurt.high:
            found += hurt.changes
    if riposte:
        found += effect.riposte
    return found


ALTERING = (Blast, Inflict, Push, Slow)


def alters(s: Berserk, hero: Hero, effect: Effect, target: str, riposte: bool = False) -> bool:
    """Whether it makes a difference to an Attack on that target if this is applied.

    More Range, Rerolls and Movement need not be used, so nobody is asked about them.
    """
    for change in changed_by(s, hero, effect, riposte):
        if type(change) is More:
            if holds(s, hero, change.proviso, [target]):
                return True
        elif type(change) in ALTERING:
            return True
    return False


def pool(s: Berserk, blow: Blow) -> tuple[list[str], int]:
    """The dice of an Attack, and how many of them are lost.

    Hero: cards, Effects and Abilities, less Penalties, Effects and Statuses [attack.hero.pool];
    Ally and Enemy: card, Effects and Special Rules [attack.ally.pool] [attack.enemy.pool].
    """
    mini = s.mini(blow.by)
    library = s.library
    lost = mini.stunned if loses_dice(s, mini) else 0
    if isinstance(mini, Hero):
        dice = [die for card in mini.pile for die in library.cards[card].dice]
        lost += penalties(s, mini, DICE)  # [penalty.attack]
    elif mini.id in s.allies:
        dice = list(library.allies[mini.kind].dice)
    else:
        dice = list(library.foes[mini.kind].dice)
        more = stronger(s, mini, "dice")
        dice += ["red"] * more
        lost += max(-more, 0)
    for change in changes(s, blow):
        if type(change) is More and holds(s, mini, change.proviso, blow.targets):
            dice += change.dice
    return dice, lost


def holds(s: Berserk, mini: Mini, proviso: Proviso, targets: list[str]) -> bool:
    """Whether what a text asks for is so."""
    match proviso:
        case None:
            return True
        case Still():
            return isinstance(mini, Hero) and not mini.moved
        case Near(who, n):
            other = s.heroes.get(who)
            return other is not None and bool(other.at) and distance(s, mini, other) <= n
        case Against(keyword):
            there = [s.enemies[t] for t in targets if t in s.enemies]
            return any(keyword in s.library.foes[e.kind].keywords for e in there)
        case Alone():
            return sum(1 for hero in s.standing() if distance(s, mini, hero) <= 1) == 1
        case Hurt():
            return 2 * mini.wounds >= health(s, mini)
