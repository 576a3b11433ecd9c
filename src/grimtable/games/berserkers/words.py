"""What cards say and how things are called, made of the compiled content."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from grimtable.cards import joined, say
from grimtable.games.berserkers.content import ACTION_CARDS, BOX, DOES, LOCATIONS, ROWS
from grimtable.games.berserkers.notation import Effect, Fact, Total
from grimtable.games.berserkers.requests import Hook, Request
from grimtable.kernel.game import Game
from grimtable.kernel.text import COMMON, Text
from grimtable.kernel.words import Words

ARROW = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
ARTICLE = {"": "le", "f": "la"}


LEVELS = (0.4, 0.35, 0.3, 0.25)
"""The shares of won games below which a Request is harder than mild, than fair, and so on.

Of a game of which a good player wins one in three they tell the Requests from each other.
"""


@cache
def _measured() -> dict[str, float]:
    """How often computer players won with a Request."""
    file = Path(__file__).parent / "portraits.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: one["won"] for name, one in told.items() if "won" in one}


def how_hard(game: Game, request: str) -> Words:
    """A Request with how hard it proved to be; one of a player's own was not measured."""
    won = _measured().get(request)
    level = 0 if won is None else game.hardness(won)
    return Words("card-Request-hard", {"request": request, "level": level})


@say.register
def _(effect: Effect) -> Words:
    if effect.verb == "move":
        return Words("card-arrows", {"arrows": "".join(ARROW[way] for way in effect.ways)})
    return Words(f"card-Effect-{effect.verb.replace('_', '-')}", {"n": effect.n})


@say.register
def _(total: Total) -> Words:
    return Words("card-Total-least" if total.least else "card-Total-exactly", {"n": total.n})


def aid_line(card: str) -> Words:
    """What an aid card says."""
    effect = DOES[card]
    return Words(f"card-aid-{effect.verb.replace('_', '-')}", {"n": effect.n})


def request_lines(request: Request) -> tuple[Words, ...]:
    """What a Request says, besides what its die does."""
    lines = [*_changes(request), *_moments(request)]
    for card, hook in request.cards.items():
        lines.append(_line("card", card=card, n=request.lot.count(card), does=_effects(hook)))
    goal = tuple(fact for fact in request.goal if fact.what != "fulfilled" or fact.negated)
    if goal:
        lines.append(_line("goal", facts=_facts(request, goal)))
    elif not request.goal:
        lines.append(_line("no-goal"))
    return tuple(lines)


def _changes(request: Request) -> list[Words]:
    """What it brings, and the rules that it bends."""
    lines = []
    if request.tokens:
        lines.append(_line("tokens", n=len(request.pieces)))
    elif request.pieces:
        lines.append(_line("pieces", who=request.pieces, hearts=request.hearts))
    if request.hand:
        lines.append(_line("hand", cards=request.hand))
    if request.setup.effects:
        lines.append(_line("setup", does=_effects(request.setup)))
    if request.darkness_limit > 1:
        lines.append(_line("darkness", n=request.darkness_limit))
    if request.orc_phases > 1:
        lines.append(_line("orc-phases", n=request.orc_phases))
    pips = [Words("card-pips", {"n": n}) for n in request.aid_refuses]
    if pips:
        lines.append(_line("aid-refuses", dice=joined(pips)))
    return lines


def _moments(request: Request) -> list[Words]:
    """What happens in a turn, and what can be done."""
    lines = []
    if request.task is not None:
        task = request.task
        does = joined([_effect(request, one) for one in task.effects], "then")
        args = {"dice": say(task.dice), "does": does}
        if task.needs:
            lines.append(_line("task-while", facts=_facts(request, task.needs), **args))
        else:
            lines.append(_line("task", **args))
    if request.phase1_end is not None:
        lines.append(_line("phase1-end", does=_effects(request.phase1_end)))
    if request.turn_end is not None:
        lines.append(_line("turn-end", does=_effects(request.turn_end)))
    return lines


def _effect(request: Request, effect: Effect) -> Words:
    """What an effect does; what lies face down are cards or tokens."""
    is_token = effect.verb == "turn_card" and request.tokens
    return Words("card-Effect-turn-token") if is_token else say(effect)


def die_lines(request: Request) -> tuple[Words, ...]:
    """What stands above the faces of its die."""
    if request.die is None:
        return ()
    args: dict[str, Any] = {"colour": Words(f"card-colour-{request.die.colour}")}
    if not request.die.during:
        return (_line("die", **args),)
    return (_line("die-while", facts=_facts(request, request.die.during), **args),)


def _line(key: str, **args: Any) -> Words:
    return Words(f"card-Request-{key}", args)


def _facts(request: Request, facts: tuple[Fact, ...]) -> Words:
    """What holds, of its pieces by name: a token has none."""
    who = Words("card-token") if request.tokens else request.pieces
    found = []
    for fact in facts:
        args: dict[str, Any] = {"n": fact.n, "negated": "yes" if fact.negated else "no"}
        args |= {"who": who, "pieces": len(request.pieces)}
        found.append(Words(f"card-Fact-{fact.what.replace('_', '-')}", args))
    return joined(found)


def _effects(hook: Hook) -> Words:
    return joined(map(say, hook.effects), "then")


@cache
def _text(language: str) -> Text:
    return Text([COMMON, Path(__file__).parent / "text"], language)


def names(requests: dict[str, Request], language: str) -> dict[str, str]:
    """How Action cards and their rows, Locations, aid cards, Requests and their pieces are called.

    A Location has a title, and a name as sentences use it, which in French has an article.
    """
    found = BOX.names(language, "action", "aid")
    colon = "\u00a0:" if language == "fr" else ":"
    for card in ACTION_CARDS:
        for die, action in enumerate(ROWS[card], 1):
            row = _text(language).words(say(action))
            found[f"{card}-{die}"] = f"{found[card]} {die}{colon} {row}"
    for name, location in LOCATIONS.items():
        title = location.called(language)
        found[f"title {name}"] = title
        found[name] = f"{ARTICLE[location.gender_fr]} {title}" if language == "fr" else title
        found[location.action] = _text(language)(f"scene-action-{location.action}")
    for request in requests.values():
        found |= request.names[language]
    return found
