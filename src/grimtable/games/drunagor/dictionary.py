"""All keywords together: a Skill carries only those that act when it is used (pp. 76-89)."""

from __future__ import annotations

from grimtable.cards import Place
from grimtable.games.drunagor import feats, objects
from grimtable.games.drunagor.box import box
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.holdings import GEAR, LEGACY, UPGRADES
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.windows import TIMINGS, Window

MODULES = (feats, objects)
"""The modules that enter keywords besides the registry's own."""


def place(name: str) -> Place:
    """Where a Skill is written."""
    owner = SKILLS[name].owner
    if owner in GEAR:
        return box().at("gear", GEAR[owner].entry)
    table = "upgrades" if owner in UPGRADES else "legacy" if owner in LEGACY else "skills"
    return box().at(table, owner if table != "skills" else name)


def check(timing: str, act: Act, name: str) -> None:
    """A keyword stands only in Skills that are used in its window."""
    for inner in act.of if act.name == "choose" else (act,):
        window = KEYWORDS[inner.name].window
        if window not in TIMINGS[timing]:
            where = f"{inner.name!r} acts in the window {window.value!r}"
            sentence = f"{where}, and this Skill is used as {timing!r}"
            raise place(name).error(sentence, "text")
        if inner.name == "roll" and KEYWORDS[inner.of[0].name].window is not Window.RESOLVE:
            sentence = f"{inner.of[0].name!r} is nothing that a roll can give"
            raise place(name).error(sentence, "text")


for _skill in SKILLS.values():
    for _part in _skill.parts:
        for _act in _part.acts:
            check("passive" if _part.when == "channel" else _skill.timing, _act, _skill.id)
