"""All keywords together: a Skill carries only those that act when it is used (pp. 76-89).

The dictionary is the reference for all of them [dict.scope].
"""

from __future__ import annotations

from grimtable.cards import Place
from grimtable.games.drunagor import feats, objects, pets, polymorph
from grimtable.games.drunagor.box import Skill, box
from grimtable.games.drunagor.content import ITEMS, SCENES, SKILLS
from grimtable.games.drunagor.holdings import GEAR, LEGACY, UPGRADES
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.notation import Act
from grimtable.games.drunagor.windows import TIMINGS, Window

MODULES = (feats, objects, pets, polymorph)
"""The modules that enter keywords besides the registry's own."""


def place(skill: Skill) -> Place:
    """Where a Skill is written."""
    owner = skill.owner
    if owner in GEAR:
        return box().at("gear", GEAR[owner].entry)
    for table, there in (("upgrades", UPGRADES), ("legacy", LEGACY), ("scenes", SCENES)):
        if owner in there:
            return box().at(table, owner)
    return box().at("items" if owner in ITEMS else "skills", skill.id)


def check(skill: Skill, at: Place) -> None:
    """Whether all keywords of a Skill act when it is used."""
    for part in skill.parts:
        for act in part.acts:
            check_act("passive" if part.when == "channel" else skill.timing, act, at)


def check_act(timing: str, act: Act, at: Place) -> None:
    """A keyword stands only in Skills that are used in its window."""
    for inner in act.of if act.name == "choose" else (act,):
        window = KEYWORDS[inner.name].window
        if window not in TIMINGS[timing]:
            where = f"{inner.name!r} acts in the window {window.value!r}"
            raise at.error(f"{where}, and this Skill is used as {timing!r}")
        if inner.name == "roll" and KEYWORDS[inner.of[0].name].window is not Window.RESOLVE:
            raise at.error(f"{inner.of[0].name!r} is nothing that a roll can give")


for _skill in SKILLS.values():
    check(_skill, place(_skill))
