"""Things that several rooms of the Gallery show: mats, and the line of turns."""

from __future__ import annotations

from typing import Any

from grimtable.kernel import Words
from grimtable.kernel.board import Token
from grimtable.kernel.goings_on import Order, Turn
from grimtable.kernel.mats import (
    Card,
    Mat,
    Row,
    Slot,
    Step,
    Track,
)
from grimtable.kernel.words import Badge, Tint


def say(words: str) -> Words:
    """Words as they stand: samples are not translated."""
    return Words("say", {"what": words})


def wounds(n: int, tint: Tint = "red") -> Badge:
    return Badge(say(f"{n} health left"), "hearts", "♥", str(n), tint)


def hero_mat(who: str, name: str, icon: str, tint: Tint) -> Mat:
    colours: tuple[Tint, ...] = ("red", "blue", "green", "yellow")
    names = ("Strike", "Aim", "Move", "Will")
    slots = [
        Slot(
            f"{who}-{c}-{i}",
            say(f"{n} {i + 1}"),
            (Token(f"{who}-cube-{c}-{i}", say(f"a {c} cube"), tint=c),) if i < filled else (),
            tint=c,
            group=say(n),
            closed=i == 2 and c == "blue",
        )
        for (c, n, filled) in zip(colours, names, (2, 1, 0, 1), strict=True)
        for i in range(3)
    ]
    return Mat(
        f"{who}-mat",
        say(name),
        owner="guest",
        piece=who,
        icon=icon,
        tint=tint,
        badges=(Badge(say("Armour 1"), "shield", "", "1"),),
        lines=(say("Once a round, reroll one die of an attack."),),
        tracks=(
            Track(f"{who}-health", say("Health"), 5, 8, tint="red", icon="hearts"),
            Track(
                f"{who}-fatigue",
                say("Fatigue"),
                4,
                10,
                tint="yellow",
                icon="sprint",
                steps=(
                    Step(3, say("-1 move")),
                    Step(6, say("-1 die"), "", "orange"),
                    Step(9, say("stunned"), "", "red"),
                ),
            ),
        ),
        slots=tuple(slots),
        rows=(Row(f"{who}-skill", say("Berserk: +2 dice"), "2", note=say("needs 5 fatigue")),),
        tokens=(Token(f"{who}-rage", say("Rage"), "flame", "r", "red", 3),),
        mark="active" if who == "guts" else "",
    )


def ogre_mat() -> Mat:
    return Mat(
        "ogre-mat",
        say("Grave Ogre"),
        "boss",
        piece="ogre",
        icon="ogre",
        tint="red",
        badges=(Badge(say("Move 3"), "walk", "", "3"), Badge(say("Defence 2"), "shield", "", "2")),
        tracks=(
            Track(
                "ogre-health",
                say("Health"),
                14,
                20,
                tint="red",
                icon="hearts",
                steps=(Step(10, say("enraged below 10"), "", "orange"),),
            ),
        ),
        slots=tuple(
            Slot(
                f"ogre-head-{i}",
                say(n),
                (Token(f"ogre-w{i}", say("a wound"), "drop", "w", "red"),) if i == 1 else (),
                3,
                icon=icon,
                lines=(say(line),),
            )
            for i, (n, icon, line) in enumerate(
                (
                    ("Maw", "sharp-lips", "Bites whoever stands before it."),
                    ("Left arm", "fist", "Sweeps three spaces."),
                    ("Belly", "stomach", "Weak: attacks from behind wound twice."),
                )
            )
        ),
        rows=(Row("ogre-next", say("Next: charges the nearest, attack 4"), "!"),),
        cards=(
            Card(
                "ogre-rage",
                say("Trample"),
                (say("Move 3, attack 2 in passing."),),
                icon="boot-stomp",
                tint="red",
            ),
        ),
    )


def order(now: str) -> Order:
    line = (
        ("thug-2", "Thug 2", "brute", "orange"),
        ("guts", "Guts", "swordman", "black"),
        ("ogre", "Grave Ogre", "ogre", "red"),
        ("puck", "Puck", "fairy-wings", "yellow"),
        ("rider", "Rider", "horse-head", "violet"),
    )
    at = [who for who, *_ in line].index(now)
    whens: list[Any] = ["done"] * at + ["now"] + ["next"] * 9
    return Order(
        say("Initiative"),
        tuple(
            Turn(f"turn-{who}", say(name), icon, name[0], tint, when, str(9 - i), who)
            for i, ((who, name, icon, tint), when) in enumerate(zip(line, whens, strict=False))
        ),
    )
