"""What people read: names of everything, and cards in words, made from their notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from grimtable.cards import joined, say, signed
from grimtable.games.berserk.content import Card, Foe, Friend, Library, library
from grimtable.games.berserk.records import (
    Attack,
    Gift,
    GuardIf,
    HurtAttack,
    InRiposte,
    More,
    Stronger,
    Trial,
)
from grimtable.games.berserk.state import Activation, Berserk, Blow, Hero, Token, board, top
from grimtable.games.berserk.stats import guard, movement
from grimtable.games.berserk.stats import pool as attack_dice
from grimtable.games.berserk.status import DICE, FATIGUE, penalties
from grimtable.kernel.words import Badge, Words

DIE = "perspective-dice-six-faces-random"
PENALTY = {"A": "crossed-swords", "D": "shield", "M": "walking-boot"}


@cache
def names(packs: tuple[str, ...], language: str) -> dict[str, str]:
    """Everything in the box by its name; miniatures of a kind are numbered."""
    box = library(packs)
    found = box.box.names(language)
    for kind, foe in box.foe_entries.items():
        for i in range(1, foe.minis + 1):
            found[f"{kind}_{i}"] = f"{foe.called(language)} {i}"
            if foe.gender_fr:
                found[f"{kind}_{i}.gender"] = foe.gender_fr
    for card in box.cards.values():
        if card.tactic:
            entry = box.tactic_entries[card.id.rstrip("_0123456789")]
            found[card.id] = entry.called(language)
    for hero, own in box.heroes.items():
        found[f"ability_{hero}"] = own.ability_fr if language == "fr" else own.ability
    for name, event in box.event_entries.items():
        number = box.adventure_entries[event.adventure].number
        found[name] = f"{number}-{event.letter} {event.called(language)}"
    return found


def pool(dice: tuple[str, ...] | list[str]) -> Words:
    """Dice in words: "2 red dice, 1 blue die"."""
    if not dice:
        return Words("card-no-dice")
    counted = Counter(dice).items()
    parts = [Words("card-dice", {"n": n, "colour": colour}) for colour, n in counted]
    return joined(parts, "comma")


@say.register
def _more(more: More) -> Words:
    key = "card-More" if more.proviso is None else "card-More-if"
    found = {"dice": pool(more.dice)}
    if more.proviso is not None:
        found["proviso"] = say(more.proviso)
    return Words(key, found)


@say.register
def _attack(clause: Attack) -> Words:
    return Words("card-Attack", {"changes": joined(map(say, clause.changes), "comma")})


@say.register
def _hurt(clause: HurtAttack) -> Words:
    changes = joined(map(say, clause.changes), "comma")
    return Words("card-HurtAttack", {"high": clause.high, "low": clause.low, "changes": changes})


@say.register
def _riposte(clause: InRiposte) -> Words:
    return Words("card-InRiposte", {"changes": joined(map(say, clause.changes), "comma")})


@say.register
def _gift(gift: Gift) -> Words:
    """A gift: what, how much, for whom and how far."""
    if gift.whom == "self":
        return Words(f"card-Gift-{gift.good}-self", {"n": abs(gift.n)})
    whom = Words(f"card-whom-{gift.whom}", {"n": gift.reach, "good": gift.good})
    return Words(f"card-Gift-{gift.good}", {"n": abs(gift.n), "whom": whom})


@say.register
def _guard_if(clause: GuardIf) -> Words:
    assert clause.proviso is not None
    return Words("card-GuardIf", {"n": signed(clause.n), "proviso": say(clause.proviso)})


@say.register
def _stronger(law: Stronger) -> Words:
    about = {"kind": law.kind, "n": signed(law.n), "many": abs(law.n), "gain": law.gain}
    return Words("card-Stronger", about)


@say.register
def _trial(law: Trial) -> Words:
    key = "card-Trial-with" if law.dice else "card-Trial"
    return Words(key, {"n": law.n, "dice": pool(law.dice)})


def tint_of(colour: str) -> str:
    """How a die is tinted."""
    return {"gray": "muted"}.get(colour, colour)


def dice_badges(dice: tuple[str, ...] | list[str]) -> tuple[Badge, ...]:
    """Dice in pictures, by their colours; what their faces are is a rule [gap.dice.faces]."""
    return tuple(
        Badge(Words("card-dice", {"n": n, "colour": colour}), DIE, "■", str(n), tint_of(colour))
        for colour, n in Counter(dice).items()
    )


def edge(dice: tuple[str, ...] | list[str], move: int, guarding: int) -> tuple[Badge, ...]:
    """The left edge of a card in pictures: its dice by their colours, Movement and Defense."""
    moves = Badge(Words("card-move", {"n": move}), "walking-boot", "→", str(move))
    guards = Badge(Words("scene-guard", {"n": guarding}), "shield", "◊", str(guarding), "blue")
    return (*dice_badges(dice), moves, guards)


def card_lines(card: Card) -> tuple[Words, ...]:
    """What stands on an Action or Tactic card beside its left edge: the Effect."""
    lines = [say(clause) for clause in card.effect.clauses]
    if card.instant:
        lines.append(Words("card-instant"))
    return tuple(lines)


def pile_dice(s: Berserk, hero: Hero) -> list[str]:
    """The dice of all cards of a pile [plan.sum], with those of its top Effect and the Ability.

    As for Movement and Defense, what counts once its Hero acts is counted before.
    """
    done, hero.done = hero.done, True
    dice, _ = attack_dice(s, Blow(hero.id, []))
    hero.done = done
    return dice


def pile_fatigue(s: Berserk, hero: Hero) -> dict[str, Any]:
    """The Fatigue that a pile will bring [fatigue.when], less what its top Effect takes off."""
    acting = any(isinstance(d, Activation) and d.who == hero.id for d in s.under_way)
    acts = acting or not hero.done
    coming, less = FATIGUE[len(hero.pile)] if acts else 0, relief(s, hero) if acts else 0
    after = hero.fatigue - less + coming
    return {"fatigue": coming, "less": less, "after": after, "ko": board(s, hero).ko}


def relief(s: Berserk, hero: Hero) -> int:
    """The Fatigue that the top Effect takes off its Hero, if it is applied; never below 0."""
    card = top(s, hero)
    if card is None or hero.used:
        return 0
    gifts = [g for g in card.effect.gifts if g.good == "fatigue" and g.whom in ("self", "all")]
    return min(hero.fatigue, -sum(gift.n for gift in gifts))


def penalties_to_come(s: Berserk, hero: Hero) -> Iterator[tuple[str, int]]:
    """The Penalties that the Fatigue of a pile will bring, and from which Fatigue on.

    They count once the activation is over, the Enemy Turn of the Round included [fatigue.when].
    """
    after = pile_fatigue(s, hero)["after"]
    for kind, at in board(s, hero).thresholds:
        if hero.fatigue < at <= after:
            yield kind, at


def tires_out(s: Berserk, hero: Hero) -> bool:
    """Whether a pile will fill the Fatigue track [fatigue.ko]."""
    about = pile_fatigue(s, hero)
    return hero.fatigue < int(about["ko"]) <= int(about["after"])


def tiring(s: Berserk, hero: Hero) -> tuple[Words, ...]:
    """What the Fatigue of a pile will lead to, before it is paid."""
    if tires_out(s, hero):
        return (Words("scene-tired-out"),)
    return tuple(
        Words("scene-tired", {"n": at, "text": Words(f"scene-penalty-{kind}")})
        for kind, at in penalties_to_come(s, hero)
    )


def ready_words(s: Berserk, hero: Hero) -> Words:
    """That a pile is chosen, and what its Fatigue will lead to: in short, as it is a button."""
    tolls = [Words(f"offer-tired-{kind}", {"n": at}) for kind, at in penalties_to_come(s, hero)]
    if tires_out(s, hero):
        tolls = [Words("offer-tired-KO")]
    if not tolls:
        return Words("option-Ready", {"who": hero.id})
    return Words("offer-Ready", {"text": joined(tolls, "comma")})


def pile_badges(s: Berserk, hero: Hero) -> tuple[Badge, ...]:
    """What a pile adds up to, in pictures, by how much the Fatigue will change, and what it costs.

    A Penalty is drawn as on the Fatigue track.
    """
    after = pile_fatigue(s, hero)["after"]
    change = Words("offer-fatigue", {"now": hero.fatigue, "n": after})
    more = f"{after - hero.fatigue:+d}".replace("-", "\N{MINUS SIGN}")
    icons = [(PENALTY[kind], "\N{MINUS SIGN}1") for kind, _ in penalties_to_come(s, hero)]
    if tires_out(s, hero):
        icons = [("tombstone", "")]
    tolls = zip(tiring(s, hero), icons, strict=True)
    return (
        *strength(s, hero),
        Badge(change, "tired-eye", "z", more, "violet"),
        *(Badge(said, icon, "!", value, "red") for said, (icon, value) in tolls),
    )


def strength(s: Berserk, hero: Hero) -> tuple[Badge, ...]:
    """Dice, how many of them are lost; Movement (once its Hero acts, what is left); Defense."""
    move = hero.steps if hero.done else movement(s, hero)
    dice = dice_badges(pile_dice(s, hero))
    lost = penalties(s, hero, DICE) + hero.stunned
    if lost:
        leave = Words("scene-dice-lost", {"n": lost})
        dice += (Badge(leave, DIE, "■", f"\N{MINUS SIGN}{lost}", "black"),)
    return (*dice, *edge((), move, guard(s, hero)))


def token_words(s: Berserk, token: Token) -> Words:
    """A token: its kind, the letter by which cards call it, what it is in this Adventure."""
    kind = Words(f"scene-token-{token.kind}", {"letter": token.letter or "-"})
    called = s.adventure.entry.interaction
    if token.kind != "interaction" or called is None:
        return kind
    return Words("scene-token-called", {"called": called.words, "kind": kind})


def ability_words(box: Library, hero: str) -> Words:
    """A Hero's Ability: its name and what it does."""
    entry = box.heroes[hero]
    name = Words("prose", {"en": entry.ability, "fr": entry.ability_fr})
    effects = [say(clause) for clause in box.abilities[hero].clauses]
    return Words("scene-ability", {"name": name, "text": joined(effects, "then")})


def figures(health: int, dice: tuple[str, ...], move: int, guarding: int) -> tuple[Badge, ...]:
    """What an Enemy or Ally card says in figures: Health, dice, Movement, Defense."""
    lives = Badge(Words("card-health", {"n": health}), "hearts", "♥", str(health), "red")
    return (lives, *edge(dice, move, guarding))


def foe_lines(foe: Foe) -> tuple[Words, ...]:
    """What stands on an Enemy card beside its figures."""
    lines: list[Words] = []
    if foe.keywords:
        lines.append(Words("card-keywords", {"list": foe.keywords}))
    if foe.base > 1:
        lines.append(Words("card-base", {"n": foe.base}))
    return (*lines, *(say(clause) for clause in foe.effect.clauses))


def friend_lines(friend: Friend) -> tuple[Words, ...]:
    """What stands on an Ally card beside its figures."""
    return tuple(say(clause) for clause in friend.effect.clauses)


def special_lines(box: Library, special: str) -> tuple[Words, ...]:
    """What a Special Rules card says."""
    return tuple(say(law) for law in box.specials[special])
