"""Skills as they are printed, compiled into parts: at whom, and which keywords in which order."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import force_setattr

from grimtable.cards import Builder, Notation

SPREAD = ("cleave", "multishot")
GUARDS = frozenset(
    ["prevent", "prevent_all", "cover", "cancel", "avoid", "retaliate", "protect", "redirect"]
)
"""What answers an attack."""


class Act(Struct, frozen=True):
    """A keyword and its number; for CHOOSE the acts to choose among, for ROLL X+ the gift."""

    name: str
    n: int = 0
    of: tuple[Act, ...] = ()
    x: bool = False
    """Whether its number is X: Curse Cubes of a Hero who uses it, runes for a Monster."""


class Part(Struct, frozen=True):
    """One effect of a Skill: at whom it aims, and what it does, in this order."""

    whom: str
    acts: tuple[Act, ...]
    near: int = 0
    """For EACH HERO IN RANGE n."""
    when: str = ""
    """On what it hangs (wounded, fine, bash), or how it works (channel, split)."""
    word: str = ""
    """Its first keyword."""
    strikes: bool = False
    """Whether STRIKE is among its keywords."""
    guards: bool = False
    """Whether it answers an attack."""
    spreads: tuple[Act, ...] = ()
    """Its CLEAVE or MULTISHOT."""

    def __post_init__(self) -> None:
        force_setattr(self, "word", self.acts[0].name)
        force_setattr(self, "strikes", any(act.name == "strike" for act in self.acts))
        force_setattr(self, "guards", any(act.name in GUARDS for act in self.acts))
        wide = tuple(act for act in self.acts if act.name in SPREAD)
        force_setattr(self, "spreads", wide)


IDOLS = ("endurance", "fury", "storm", "tranquility")
WORDS = {
    "AVOID COLLATERAL": "avoid",
    "KNOCK DOWN": "knock_down",
    "RANGER'S MARK": "mark",
    "FRUIT OF LIFE": "fruit",
    "BEAR TRAP": "bear_trap",
    "FIRE TRAP": "fire_trap",
    "POISON TRAP": "poison_trap",
    "SOUL SHARD": "soul_shard",
    "WILD COPY": "wild_copy",
    "EVOKE FREELY": "evoker",
    "ACTIVATE A PET": "activate_pet",
    "ACTIVATE YOUR UNIQUE PET": "activate_unique",
    "COMMAND A PET": "command_pet",
    "RAISE A DRAUGR": "raise_draugr",
    "COMMAND A DRAUGR": "command_draugr",
    "KNOCK OUT": "knock_out",
    "SWAP THE TARGET": "swap_target",
    "DRAIN HEALTH": "drain_health",
    "ATTACK TWICE": "attack_twice",
    "CHAIN-UP": "chain_up",
    "WAR CRY": "war_cry",
    "SKULL-CRACKER": "skull_cracker",
    "TRICK OR TREAT": "trick_or_treat",
    "BLINDNESS": "blind",
    "SHADOW AURA": "shadow_aura",
    **{f"INVOKE THE IDOL OF {kind.upper()}": f"invoke_{kind}" for kind in IDOLS},
}
KINDLY = frozenset(
    [
        "heal",
        "regain",
        "shield",
        "focus",
        "fury",
        "entropy",
        "cleanse",
        "recall",
        "move",
        "jump",
        "inspire",
        "empower",
        "catalyze",
        "stealth",
        "fruit",
        "prevent",
        "cover",
        "pay_life",
        "prevent_all",
        "avoid",
        "ki",
        "soul_shard",
        "regeneration",
        "embolden",
        "trample",
        "redirect",
        "rally",
        "knock_out",
    ]
)
"""What one does to Heroes; the rest is done to enemies [ruling.sides]."""
AIDS = frozenset(["shield", "cleanse", "prevent", "prevent_all", "cover", "protect"])
"""What helps those who joined the Heroes, too [ally.tokens] [kw.companion.tokens]."""
BESIDES = AIDS | {"heal", "regain", "focus", "fury", "inspire", "avoid"}


def aids(acts: tuple[Act, ...]) -> bool:
    """Whether a Follower or Cohort can be the target of some acts."""
    words = {act.name for act in acts}
    return bool(words & AIDS) and words <= BESIDES


PLACED = frozenset(
    ["cancel", "bear_trap", "fire_trap", "poison_trap", "claim", "activate_pet", "activate_unique"]
    + ["command_pet", "raise_draugr", "command_draugr"]
    + [f"invoke_{k}" for k in IDOLS]
)
"""What needs no Character as its target."""


class Build(Builder):
    """Makes parts and acts."""

    records: ClassVar[dict[str, Any]] = {}

    def start(self, parts: list[Any]) -> tuple[Part, ...]:
        return tuple(parts)

    def part(self, found: list[Any]) -> Part:
        when, *found = found
        if isinstance(found[0], Act):
            first = found[0].name
            side = "none" if first in PLACED else "enemy"
            if first in KINDLY:  # any one Character, as far as it helps one [ruling.sides]
                side = "friend" if aids(tuple(found)) else "hero"
            return Part("none" if when == "channel" else side, tuple(found), 0, when or "")
        whom, near = found[0]
        return Part(whom, tuple(found[1:]), near, when or "")

    def FROM(self, found: str) -> int:  # noqa: N802 the grammar's terminal
        return int(found[:-1])

    def roll(self, found: list[Any]) -> Act:
        return Act("roll", found[0], (found[1],))

    def hit_x(self, found: list[Any]) -> Act:
        return Act("hit", x=True)

    def plus_dmg_x(self, found: list[Any]) -> Act:
        return Act("plus_dmg", x=True)

    def counted(self, found: list[Any]) -> Act:
        return Act(WORDS.get(found[0], found[0].lower()), found[1])

    def plain(self, found: list[Any]) -> Act:
        return Act(WORDS.get(found[0], found[0].lower()))

    def immunity(self, found: list[Any]) -> Act:
        return Act("immunity", 0, (Act(WORDS.get(found[0], found[0].lower())),))

    def choose(self, found: list[Any]) -> Act:
        return Act("choose", 0, tuple(found))

    def prevent_all_but(self, found: list[Any]) -> Act:
        return Act("prevent_all", found[0])


def _numbered(name: str) -> Any:
    return lambda self, found: Act(name, found[0] if found else 0)


def _whom(name: str) -> Any:
    return lambda self, found: (name, found[0] if found else 0)


for _name in (
    *("hit", "plus_dmg", "spell", "prevent_all", "pay_life", "regain", "to_hit", "hp", "movement"),
    *("heal_bonus", "spell_bonus", "crit", "embolden", "rally", "fruit_bonus"),
):
    setattr(Build, _name, _numbered(_name))
for _name in ("ally", "adj_ally", "hero", "each_hero", "adj_enemy", "enemy"):
    setattr(Build, _name, _whom(_name))
for _name in ("wounded", "fine", "bash", "channel", "split"):
    setattr(Build, _name, lambda self, found, name=_name: name)
Build.self_ = _whom("self")  # type: ignore[attr-defined]
Build.each_hero_near = _whom("each_hero_near")  # type: ignore[attr-defined]

NOTATION = Notation(Path(__file__).with_name("notation.lark"), Build())


class BuildMonster(Builder):
    """Makes acts of a Monster's abilities."""

    records: ClassVar[dict[str, Any]] = {}
    counted = Build.counted
    plain = Build.plain

    def X(self, found: str) -> int:  # noqa: N802 the grammar's terminal
        return int(found[1:] or 0)

    def by_runes(self, found: list[Any]) -> Act:
        return Act(WORDS.get(found[0], found[0].lower()), found[1], x=True)


MONSTER_NOTATION = Notation(Path(__file__).with_name("monsters.lark"), BuildMonster())
