"""The cards and decks there are: content files and packs, compiled and checked.

A pack is a user's file: `game = "realms"`, then `[card.<id>]` and `[deck.<id>]` tables, written
like the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from grimtable.cards import Box, Entry, Place, near, nearest
from grimtable.collection import Deck, Fault
from grimtable.games.realms.notation import (
    CLASSES,
    NOTATION,
    REALMS,
    Ability,
    Act,
    Aim,
    Attack,
    Aura,
    Effect,
    Given,
    Grades,
    OnStrike,
    Rider,
    Trait,
    Trigger,
)
from grimtable.kernel.text import COMMON, Text
from grimtable.kernel.words import Words

FOLDER = Path(__file__).parent
SLOTS = ("armor", "shield", "weapon", "shoes", "potion")  # [equip.classes]
CREATURES = ("standalone", "flying", "symbiotic")  # [creature.kinds]
Type = Literal["standalone", "flying", "symbiotic", "artifact", "area", "equipment"]
"""What a card can be [card.types]."""


class CardEntry(Entry, frozen=True, kw_only=True):
    """A card as it stands in a content file; elite or regular [recruit.rarity].

    The cards are this project's own [gap.cards.deck-one].
    """

    name: str
    type: Type
    cost: int
    realm: str = ""
    elite: bool = False
    life: int = 0
    move: int = 0
    strike: str = ""
    class_: str = field(default="", name="class")
    text: str = ""


class Kind(Struct, frozen=True):
    """A card, compiled: its parameters [card.parameters] and its abilities sorted for play."""

    id: str
    name: str
    type: str
    cost: int
    realm: str
    elite: bool
    life: int
    move: int
    strike: Grades
    cls: str
    abilities: tuple[Ability, ...]
    creature: bool
    traits: dict[str, Trait]
    """What the card itself always has."""
    riders: tuple[Rider, ...]
    """What its basic strike does besides damage."""
    actions: tuple[tuple[str, Attack | Act], ...]
    """Its actions other than the basic strike, by key."""
    rank: tuple[Given, ...]
    wounded: tuple[Given, ...]
    against: tuple[Aura, ...]
    worn: tuple[Given, ...]
    """What it gives its owner (equipment) or host (symbiotic)."""
    auras: tuple[Aura, ...]
    """What it gives to many cards."""
    lends: dict[str, dict[str, list[Trait]]]
    """The traits of `worn`, `rank` and `wounded`, by their name."""
    gives: dict[str, tuple[tuple[Trait, Aim], ...]]
    """Those of its auras that give a trait, by its name, with whom they concern."""
    triggers: dict[str, tuple[Trigger, ...]]


class Catalogue(Struct, frozen=True):
    """All cards and decks of a game."""

    kinds: dict[str, Kind]
    decks: dict[str, Deck]
    box: Box


def compile_kind(card_id: str, entry: CardEntry) -> Kind:
    """A card from its entry; BadText if its text is not in the notation."""
    abilities: tuple[Ability, ...] = NOTATION.read(entry.text)
    auras = [a for a in abilities if isinstance(a, Aura)]
    traits = [a for a in abilities if isinstance(a, Trait)]
    triggers = [a for a in abilities if isinstance(a, Trigger)]
    field = [a for a in auras if a.scope == "field"]
    gives: dict[str, tuple[tuple[Trait, Aim], ...]] = {}
    for aura in field:
        if isinstance(aura.given, Trait):
            assert aura.aim is not None
            before = gives.get(aura.given.name, ())
            gives[aura.given.name] = (*before, (aura.given, aura.aim))
    scopes = {
        "worn": tuple(a.given for a in auras if a.scope in ("owner", "host")),
        "rank": tuple(a.given for a in auras if a.scope == "rank"),
        "wounded": tuple(a.given for a in auras if a.scope == "wounded"),
    }
    light, medium, strong = map(int, entry.strike.split("-")) if entry.strike else (0, 0, 0)
    return Kind(
        id=card_id,
        name=entry.name,
        type=entry.type,
        cost=entry.cost,
        realm=entry.realm,
        elite=entry.elite,
        life=entry.life,
        move=entry.move,
        strike=(light, medium, strong),
        cls=entry.class_,
        abilities=abilities,
        creature=entry.type in CREATURES,
        # Of two similar abilities the strongest, which is read last.
        traits={a.name: a for a in sorted(traits, key=lambda a: a.value)},  # [stacking.similar]
        riders=tuple(r for a in abilities if isinstance(a, OnStrike) for r in a.riders),
        actions=keyed(tuple(a for a in abilities if isinstance(a, Attack | Act))),
        **scopes,
        against=tuple(a for a in auras if a.scope == "against"),
        lends={scope: by_name(given) for scope, given in scopes.items()},
        auras=tuple(field),
        gives=gives,
        triggers={
            when: tuple(t for t in triggers if t.when == when)
            for when in ("turn-start", "death", "hurt", "kill")
        },
    )


def by_name(given: tuple[Given, ...]) -> dict[str, list[Trait]]:
    """The traits among what is given, by their name."""
    found: dict[str, list[Trait]] = {}
    for gift in given:
        if isinstance(gift, Trait):
            found.setdefault(gift.name, []).append(gift)
    return found


@cache
def keyed(actions: tuple[Attack | Act, ...]) -> tuple[tuple[str, Attack | Act], ...]:
    """Actions with the keys by which options name them: "shot", "shot-2", "spell-heal-2"."""
    keys: list[str] = []
    for action in actions:
        base = key = action_key(action)
        number = 1
        while key in keys:
            number += 1
            key = f"{base}-{number}"
        keys.append(key)
    return tuple(zip(keys, actions, strict=True))


def action_key(action: Attack | Act) -> str:
    """An attack by its kind, a spell or effect also by what it does."""
    if isinstance(action, Attack):
        return action.kind
    kind = action.kind
    parts = [kind]
    for verb in action.effect.verbs:
        parts.append(verb.name)
        number = verb.value
        if isinstance(verb.given, Trait):
            parts.append(verb.given.name)
            number = verb.given.value if verb.given.value > 1 else 0
        if number:
            parts.append(str(number))
    return "-".join(parts)


# What makes no sense on a card ----------------------------------------------------------------


def faults(kind: Kind) -> list[tuple[str, str]]:
    """What the rules have no place for, as (key of the entry, sentence)."""
    found = [*_faults_of_parameters(kind)]
    found += [
        ("text", sentence) for a in kind.abilities for sentence in _faults_of_ability(kind, a)
    ]
    return found


def _faults_of_parameters(kind: Kind) -> list[tuple[str, str]]:
    """Creatures have everything [card.creature.full].

    Artifacts neither move nor strike [card.artifact.passive]; equipment and areas have no life
    points either [card.equip-area.passive].
    """
    found = []
    if kind.realm and kind.realm not in REALMS:
        found.append(("realm", f"{kind.realm!r} is no realm.{near(kind.realm, list(REALMS))}"))
    if not 1 <= kind.cost <= 10:
        found.append(("cost", "a card costs 1 to 10, so that the short first game can pay it"))
    if kind.type in (*CREATURES, "artifact"):
        if kind.life < 1:
            found.append(("life", f"a card of type {kind.type} has life points"))
    elif kind.life:
        found.append(("life", f"a card of type {kind.type} has no life points"))
    if kind.creature != any(kind.strike):
        found.append(("strike", "creatures, and only they, have a basic strike"))
    if kind.move and kind.type != "standalone":
        found.append(("move", f"a card of type {kind.type} does not move on its own"))
    if kind.move < 0:
        found.append(("move", "movement points are 0 or more"))
    known = CLASSES if kind.creature else SLOTS if kind.type == "equipment" else ()
    if kind.cls not in known and (kind.cls or kind.type == "equipment"):
        found.append(("class", f"{kind.cls!r} is no class of it.{near(kind.cls, list(known))}"))
    return found


def _faults_of_ability(kind: Kind, ability: Ability) -> list[str]:
    found = _faults_of_numbers(ability)
    if isinstance(ability, Attack) and not kind.creature:
        found.append("only creatures attack; give the attack to an owner")
    if isinstance(ability, Attack) and kind.type == "flying" and "strike" in ability.kind:
        found.append("a flyer is adjacent to nothing: a special or magical strike has no target")
    if isinstance(ability, Trait):
        if not kind.creature and ability.name not in _ARTIFACT_TRAITS:
            found.append(f"{ability.name} belongs on a creature")
        if ability.name in ("jump", "teleportation") and not kind.move:
            found.append(f"{ability.name} is used instead of movement: it needs movement points")
        if ability.name == "incarnation" and kind.type == "symbiotic":
            found.append("a symbiotic creature has no square to return to")
    if isinstance(ability, Aura):
        wanted = {"owner": "equipment", "host": "symbiotic", "rank": "standalone"}
        needs = wanted.get(ability.scope, kind.type)
        if kind.type != needs or (ability.scope in ("wounded", "against") and not kind.creature):
            found.append(f"{ability.scope!r} belongs on another type of card")
        found += _faults_of_given(kind, ability)
    if isinstance(ability, Act | Trigger):
        effect = ability.effect
        found += _faults_of_aim(kind, ability, effect.aim)
        found += _faults_of_effect(effect)
        for verb in effect.verbs:
            if verb.name == "give" and isinstance(verb.given, Trait) and verb.given.name == "life":
                found.append("life can be given only to an owner or host")
    return found


def _faults_of_effect(effect: Effect) -> list[str]:
    """Verbs that would not do what the text promises.

    Only what is given runs out [golden.duration]; a flyer or a lost class stays as it is. Artifacts
    are neither healed nor poisoned [artifact.no-heal] [artifact.no-poison].
    """
    found = []
    names = {verb.name for verb in effect.verbs}
    lasting = names & {"give-flying", "lose-flying", "lose-class"}
    if effect.until != "battle" and (lasting or "give" not in names):
        found.append("only 'give' of a keyword or bonus can be for a time")
    if effect.aim.noun == "artifact" and names <= {"heal", "poison", "cure", "give"}:
        found.append("artifacts can't be healed or poisoned, and are given nothing")
    return found


def _faults_of_numbers(ability: Ability | Given) -> list[str]:
    """Numbers with which an ability would do nothing."""
    if isinstance(ability, Aura):
        return _faults_of_numbers(ability.given)
    if isinstance(ability, Trait):
        nothing = ability.value == 0 and not (ability.grades and any(ability.grades))
        return [f"{ability.name} 0 does nothing"] if nothing else []
    if isinstance(ability, Act | Trigger):
        verbs = ability.effect.verbs
        found = [sentence for v in verbs if v.given for sentence in _faults_of_numbers(v.given)]
        return found + [
            f"{v.name} 0 does nothing" for v in verbs if v.name in _COUNTED and not v.value
        ]
    found = ["poison 0 does nothing" for rider in ability.riders if rider.value == 0]
    if isinstance(ability, OnStrike):
        return (
            found if ability.riders else ["every creature has a basic strike; what comes with it?"]
        )
    if "strike" in ability.kind and ability.range is not None:
        found.append(f"a {ability.kind.replace('-', ' ')} reaches adjacent cards only: no range")
    if not any(ability.grades):
        found.append(f"a {ability.kind.replace('-', ' ')} of 0-0-0 does nothing")
    return found


_COUNTED = frozenset({"heal", "damage", "poison", "move"})

_ARTIFACT_TRAITS = frozenset(
    {"armor", "scale"}
    | {f"protection-{t}" for t in ("shots", "throws", "blasts", "spells", "magic")}
)


def _faults_of_given(kind: Kind, aura: Aura) -> list[str]:
    found = []
    worn = aura.scope in ("owner", "host")
    name = aura.given.name if isinstance(aura.given, Trait) else ""
    if name == "incarnation" or (name == "life" and not worn):
        found.append(f"{name} can't be given this way")
    if isinstance(aura.given, Attack) and aura.scope not in ("owner", "host"):
        found.append("an attack can be given only to an owner or host")
    if aura.scope == "against" and not (
        isinstance(aura.given, Trait) and aura.given.name == "strike"
    ):
        found.append("'against' gives a bonus to the basic strike, nothing else")
    if aura.aim is not None:
        found += _faults_of_filter(kind, aura.aim)
    return found


def _faults_of_aim(kind: Kind, ability: Act | Trigger, aim: Aim) -> list[str]:
    found = _faults_of_filter(kind, aim)
    if aim.noun == "owner" and kind.type != "equipment":
        found.append("only equipment has an owner")
    if aim.noun == "host" and kind.type != "symbiotic":
        found.append("only symbiotic creatures have a host")
    if aim.noun == "attacker" and not (isinstance(ability, Trigger) and ability.when == "hurt"):
        found.append("only 'Hurt:' knows an attacker")
    return found


def _faults_of_filter(kind: Kind, aim: Aim) -> list[str]:
    if aim.adjacent and kind.type in ("area", "flying"):
        return ["areas and flyers have no square: nothing is adjacent to them"]
    return []


# Decks ----------------------------------------------------------------------------------------

SMALLEST, LARGEST, COPIES = 30, 50, 3


def deck_faults(cards: Mapping[str, int], kinds: dict[str, Kind]) -> list[Fault]:
    """What is wrong with a deck by the deck rules [deck.size] [deck.copies].

    The starter decks have 30 cards [deck.starter] [gap.cards.deck-two]; others are built from all
    cards there are [overview.deck-source] [deck.combine].
    """
    found = []
    for card, copies in cards.items():
        if card not in kinds:
            args: dict[str, object] = {"card": card, "near": nearest(card, list(kinds))}
            found.append(Fault(Words("deck-fault-unknown", args), card))
        elif copies < 1:
            found.append(Fault(Words("deck-fault-none", {"card": card, "n": copies}), card))
        elif copies > COPIES:
            args = {"card": card, "n": copies, "most": COPIES}
            found.append(Fault(Words("deck-fault-copies", args), card))
    size = sum(cards.values())
    if not SMALLEST <= size <= LARGEST:
        args = {"n": size, "least": SMALLEST, "most": LARGEST}
        found.append(Fault(Words("deck-fault-size", args)))
    bodies = [kinds[c].type in ("standalone", "flying") for c in cards if c in kinds]
    if not any(bodies):  # an army needs one [ruling.hand-empty-army]
        found.append(Fault(Words("deck-fault-creature")))
    return found


# Reading ---------------------------------------------------------------------------------------


def box(packs: tuple[str, ...] = ()) -> Box:
    """The game's own files, and packs."""
    tables = {"card": (*REALMS, "neutral"), "deck": ("decks",)}
    return Box("realms", FOLDER / "content", tables, packs)


def read_cards(there: Box) -> dict[str, Kind]:
    """All cards, compiled; a mistake is a ContentError that points at it."""
    return {
        card_id: _read_card(there.at("card", card_id), card_id, entry)
        for card_id, entry in there.load("card", CardEntry).items()
    }


def _read_card(at: Place, card_id: str, entry: CardEntry) -> Kind:
    at.read(NOTATION, entry.text, "text")
    try:
        kind = compile_kind(card_id, entry)
    except ValueError:
        sentence = f"{entry.strike!r} is no triple of damage like 1-2-3"
        raise at.error(sentence, "strike") from None
    for key, sentence in faults(kind):
        raise at.error(sentence, key)
    return kind


def read_decks(there: Box, kinds: dict[str, Kind]) -> dict[str, Deck]:
    """All decks, checked by the deck rules."""
    decks = there.load("deck", Deck)
    for deck_id, deck in decks.items():
        for fault in deck_faults(deck.cards, kinds):
            where = ("cards", fault.card) if fault.card else ()
            raise there.at("deck", deck_id).error(_english().words(fault.words), *where)
    return decks


@cache
def _english() -> Text:
    return Text([COMMON, FOLDER / "text"], "en")


@cache
def catalogue(packs: tuple[str, ...] = ()) -> Catalogue:
    """All cards, and the decks of the game and of the packs."""
    there = box(packs)
    kinds = read_cards(there)
    return Catalogue(kinds, read_decks(there, kinds), there)


@cache
def cards(packs: tuple[str, ...] = ()) -> dict[str, Kind]:
    """All cards by id."""
    return catalogue(packs).kinds
