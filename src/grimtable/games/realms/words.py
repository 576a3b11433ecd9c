"""What the cards say, made of the compiled notation: so every language has it."""

from __future__ import annotations

from functools import cache

from grimtable.cards import joined, say, signed
from grimtable.games.realms.content import FOLDER, Kind, catalogue
from grimtable.games.realms.look import letters
from grimtable.games.realms.notation import Ability, Act, Aim, Attack, Aura, Effect, Trait, Trigger
from grimtable.kernel.text import COMMON, Text
from grimtable.kernel.words import Words


@cache
def ability_words(ability: Ability) -> Words:
    """An ability as one sentence."""
    return say(ability)


@say.register
def _(trait: Trait) -> Words:
    """A keyword with its X, or a bonus."""
    if trait.grades is not None:
        every = trait.grades if len(set(trait.grades)) > 1 else trait.grades[:1]
        return Words("card-Trait-strike", {"grades": "/".join(map(signed, every))})
    x = signed(trait.value) if trait.name in ("life", "move") else trait.value
    return Words(f"card-Trait-{trait.name}", {"x": x})


@say.register
def _(attack: Attack) -> Words:
    args = {
        "what": f"attack-{attack.kind}",
        "grades": grades_text(attack.grades),
        "range": attack.range,
        "riders": tuple(map(say, attack.riders)),
        "riders_n": len(attack.riders),
    }
    if attack.range is None:
        return Words("card-Attack-anywhere" if attack.ranged else "card-Attack", args)
    return Words("card-Attack-ranged", args)


@say.register
def _(aura: Aura) -> Words:
    args = {"what": say(aura.given)}
    if aura.aim is not None:
        args["whom"] = aim_words(aura.aim, many=True)
    return Words(f"card-{aura.scope}", args)


@say.register
def _(act: Act) -> Words:
    return Words(f"card-{act.kind}", {"what": say(act.effect)})


@say.register
def _(trigger: Trigger) -> Words:
    return Words(f"card-{trigger.when}", {"what": say(trigger.effect)})


@say.register
def _(effect: Effect) -> Words:
    """What an effect does, to whom, how far and for how long."""
    args = {"what": joined(map(say, effect.verbs)), "whom": say(effect.aim)}
    words = Words("card-aimed-at", args)
    if effect.range is not None:
        words = Words("card-range", {"what": words, "range": effect.range})
    if effect.until != "battle":
        words = Words(f"card-until-{effect.until}", {"what": words})
    return words


def act_words(act: Act) -> Words:
    """What kind of action it is and what it does, without whom and how far."""
    return Words(f"card-{act.kind}", {"what": joined(map(say, act.effect.verbs))})


@say.register
def _(aim: Aim) -> Words:
    return aim_words(aim)


def aim_words(aim: Aim, *, many: bool = False) -> Words:
    """Whom it concerns; `many` is said of those who are given something for as long as they are."""
    if aim.noun in ("self", "owner", "host", "attacker"):
        return Words(f"card-Aim-{aim.noun}")
    number = "many" if many else "each" if aim.each else "one"
    of = Words("card-of", {"of": aim.of}) if aim.of else Words("card-of-any")
    words = Words(f"card-Aim-{aim.noun}", {"side": aim.side, "number": number, "of": of})
    return Words("card-adjacent", {"whom": words}) if aim.adjacent else words


def grades_text(grades: tuple[int, int, int]) -> str:
    """Three grades of damage as they are printed."""
    return "-".join(map(str, grades))


def kind_lines(kind: Kind) -> tuple[Words, ...]:
    """Everything that is printed on a card below its name."""
    args = {
        "type": kind.type, "realm": kind.realm or "neutral", "cost": kind.cost,
        "metal": "gold" if kind.elite else "silver",
    }  # fmt: skip
    if kind.cls:
        args["cls"] = f"class-{kind.cls}"
    lines = [Words("scene-line-class" if kind.cls else "scene-line-kind", args)]
    if kind.creature:
        lines.append(
            Words(
                "scene-line-creature",
                {"life": kind.life, "move": kind.move, "strike": grades_text(kind.strike)},
            )
        )
    elif kind.life:
        lines.append(Words("scene-line-life", {"life": kind.life}))
    return (*lines, *abilities_of(kind))


def abilities_of(kind: Kind) -> tuple[Words, ...]:
    """What a card can do, a sentence each."""
    return tuple(Words("card-sentence", {"what": ability_words(a)}) for a in kind.abilities)


def names(packs: tuple[str, ...], language: str) -> dict[str, str]:
    """The names and letters of the cards, the decks, and of what spells and effects do."""
    things = catalogue(packs)
    found = things.box.names(language, "card")
    for i, deck in things.decks.items():
        found[f"deck-{i}"] = deck.called(language)
    text = Text([COMMON, FOLDER / "text"], language)
    called = {kind.id: found.get(kind.id, kind.name) for kind in things.kinds.values()}
    found |= {f"letters-{card}": short for card, short in letters(called).items()}
    for kind in things.kinds.values():
        for key, action in kind.actions:
            if isinstance(action, Act):
                found[key] = text.words(act_words(action))
    return found
