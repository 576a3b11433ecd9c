"""Card texts from the compiled notation, as words of the catalogue: so every language has them."""

from __future__ import annotations

from functools import cache

from grimtable.games.realms.content import Kind
from grimtable.games.realms.notation import (
    Ability,
    Act,
    Aim,
    Attack,
    Aura,
    Effect,
    OnStrike,
    Rider,
    Trait,
    Verb,
)
from grimtable.kernel.scene import Words


@cache
def ability_words(ability: Ability) -> Words:
    """An ability as one sentence."""
    if isinstance(ability, Trait):
        return trait_words(ability)
    if isinstance(ability, Attack):
        reach = "-ranged" if ability.range is not None else ""
        what = f"attack-{ability.kind}"
        args = {"what": what, "grades": grades_text(ability.grades), "range": ability.range}
        return _with_riders(Words(f"card-attack{reach}", args), ability.riders)
    if isinstance(ability, OnStrike):
        return _with_riders(Words("card-on-strike"), ability.riders)
    if isinstance(ability, Aura):
        given = ability_words(ability.given)
        if ability.aim is None:
            return Words(f"card-{ability.scope}", {"what": given})
        whom = aim_words(ability.aim, many=True)
        return Words(f"card-{ability.scope}", {"whom": whom, "what": given})
    if isinstance(ability, Act):
        return Words(f"card-{ability.kind}", {"what": effect_words(ability.effect)})
    return Words(f"card-{ability.when}", {"what": effect_words(ability.effect)})


def trait_words(trait: Trait) -> Words:
    """A keyword with its X, or a bonus."""
    if trait.name == "strike" and trait.grades is not None:
        every = trait.grades if len(set(trait.grades)) > 1 else trait.grades[:1]
        signs = "/".join(f"{n:+d}" if n else "0" for n in every)
        return Words("card-strike", {"grades": signs})
    if trait.name in ("life", "move"):
        return Words(f"card-{trait.name}", {"x": f"{trait.value:+d}"})
    return Words(f"card-{trait.name}", {"x": trait.value})


def _with_riders(words: Words, riders: tuple[Rider, ...]) -> Words:
    for rider in riders:
        words = Words("card-with", {"what": words, "rider": rider_words(rider)})
    return words


def rider_words(rider: Rider) -> Words:
    """What an attack does besides damage."""
    return Words(f"card-rider-{rider.name}", {"x": rider.value})


def act_words(act: Act) -> Words:
    """What kind of action it is and what it does, without whom and how far."""
    words = verb_words(act.effect.verbs[0])
    for verb in act.effect.verbs[1:]:
        words = Words("card-and", {"one": words, "two": verb_words(verb)})
    return Words(f"card-{act.kind}", {"what": words})


def effect_words(effect: Effect) -> Words:
    """What an effect does, to whom, how far and for how long."""
    words = verb_words(effect.verbs[0])
    for verb in effect.verbs[1:]:
        words = Words("card-and", {"one": words, "two": verb_words(verb)})
    words = Words("card-aimed-at", {"what": words, "whom": aim_words(effect.aim)})
    if effect.range is not None:
        words = Words("card-range", {"what": words, "range": effect.range})
    if effect.until != "battle":
        words = Words(f"card-until-{effect.until}", {"what": words})
    return words


def verb_words(verb: Verb) -> Words:
    """One thing that is done."""
    if verb.given is not None:
        return Words("card-do-give", {"what": ability_words(verb.given)})
    return Words(f"card-do-{verb.name}", {"x": verb.value})


def aim_words(aim: Aim, *, many: bool = False) -> Words:
    """Whom it concerns."""
    if aim.noun in ("self", "owner", "host", "attacker"):
        return Words(f"card-aim-{aim.noun}")
    number = "many" if many else "each" if aim.each else "one"
    noun = f"{aim.noun}-of" if aim.of else aim.noun
    args: dict[str, object] = {"side": aim.side, "number": number}
    if aim.of:
        args["of"] = aim.of
    words = Words(f"card-aim-{noun}", args)
    return Words("card-aim-adjacent", {"whom": words}) if aim.adjacent else words


def grades_text(grades: tuple[int, int, int]) -> str:
    """Three grades of damage as they are printed."""
    return "-".join(map(str, grades))


def kind_lines(kind: Kind) -> tuple[Words, ...]:
    """Everything that is printed on a card below its name."""
    args = {
        "type": kind.type, "realm": kind.realm or "neutral", "cost": kind.cost,
        "metal": "gold" if kind.elite else "silver",
    }  # fmt: skip
    lines = [Words("scene-line-kind", args)]
    if kind.cls:
        lines.append(Words("scene-line-class", {"cls": f"class-{kind.cls}"}))
    if kind.creature:
        lines.append(
            Words(
                "scene-line-creature",
                {"life": kind.life, "move": kind.move, "strike": grades_text(kind.strike)},
            )
        )
    elif kind.life:
        lines.append(Words("scene-line-life", {"life": kind.life}))
    abilities = [Words("card-sentence", {"what": ability_words(a)}) for a in kind.abilities]
    return (*lines, *abilities)
