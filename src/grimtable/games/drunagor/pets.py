"""Pets, Draugrs and Companions (pp. 77-89, core 24): how they come, obey, and go."""

from __future__ import annotations

from grimtable.games.drunagor.allies import join, stand
from grimtable.games.drunagor.board import distance, enemies, free_mask, near_mask
from grimtable.games.drunagor.content import HEROES
from grimtable.games.drunagor.cubes import decide
from grimtable.games.drunagor.health import gain, heal, pop, push
from grimtable.games.drunagor.keywords import KEYWORDS
from grimtable.games.drunagor.options import Aim, Choose, Command, Summon
from grimtable.games.drunagor.polymorph import disturb
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import (
    CURSE,
    OFF,
    Ally,
    AllyTurn,
    Drunagor,
    Hero,
    Owed,
    SkillCast,
)
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Ask, Done, No, Option, Script, Yes
from grimtable.kernel.state import tell

SUSTAINED = 2
"""Pets with UNLIFE that can be kept in one turn [kw.raise-draugr.sustain]."""
TREAT = 2
TRICKS = ("bleed", "burn", "poison")
"""What TRICK OR TREAT gives: Health to a Hero, or tokens of one of these to a Monster."""


def is_(kind: str, word: str) -> bool:
    """Whether an ally's card has a keyword."""
    return word in ALLIES[kind].abilities


def present(s: Drunagor, hero: Hero) -> list[Ally]:
    """The Pets of a Hero that are on the board; Draugrs are none in this sense.

    [kw.pet] [kw.raise-draugr.specific]
    """
    mine = (a for a in s.allies.values() if a.master == hero.id and a.at != OFF)
    return [a for a in mine if ALLIES[a.kind].entry.kind == "pet"]


def draugrs(s: Drunagor, hero: Hero) -> list[Ally]:
    """The Draugrs that a Necromancer has raised, in the order of their names."""
    mine = (a for a in s.allies.values() if a.master == hero.id)
    return [a for a in mine if ALLIES[a.kind].entry.kind == "draugr"]


def absent(s: Drunagor, hero: Hero, *, unique: bool) -> list[str]:
    """The Pets of a Hero that could be summoned: UNIQUE ones only by their own Skill [kw.unique].

    Nobody is summoned to who is nowhere, or where no square is free.
    """
    mine = HEROES[hero.id].pets
    there = {a.kind for a in s.allies.values() if a.master == hero.id}
    found = [k for k in mine if k not in there and is_(k, "unique") is unique]
    if not found or hero.at == OFF or not near_mask(s, hero.id) & free_mask(s):
        return []
    return found


# What Skills say ------------------------------------------------------------------------------


@KEYWORDS("activate_pet", Window.RESOLVE, rule="kw.activate.pet")
def activate_pet(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Pet comes, or has a turn."""
    push(s, Owed("pet", cast.by, rune="activate"))


@KEYWORDS("activate_unique", Window.RESOLVE, rule="kw.unique")
def activate_unique(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """The same for the Pet for which this Skill is made."""
    push(s, Owed("pet", cast.by, rune="unique"))


@KEYWORDS("command_pet", Window.RESOLVE, rule="kw.command-pet")
def command_pet(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Pet that is there has a turn; none comes."""
    push(s, Owed("pet", cast.by, rune="command"))


@KEYWORDS("raise_draugr", Window.RESOLVE, rule="kw.raise-draugr")
def raise_draugr(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Draugr rises beside the Necromancer, if one is left; none is commanded.

    [kw.raise-draugr.four]
    """
    hero = s.heroes[cast.by]
    if hero.at == OFF or not near_mask(s, hero.id) & free_mask(s):
        return
    draugr = join(s, "draugr", hero.id)
    if draugr is not None:
        tell(s, "raised-draugr", rule="kw.raise-draugr", who=draugr.id, by=hero.id)
        push(s, Owed("appear", draugr.id, rune="kw.raise-draugr"))


@KEYWORDS("command_draugr", Window.RESOLVE, rule="kw.command-draugr")
def command_draugr(s: Drunagor, cast: SkillCast, who: str, n: int) -> None:
    """A Draugr that is there has a turn; none is raised [kw.command-draugr.separate]."""
    push(s, Owed("pet", cast.by, rune="draugr"))


def settle_pet(s: Drunagor, owed: Owed) -> Script[None]:
    """Which Pet comes or acts, or none [kw.unique.activate] [kw.command-draugr.same].

    What summons is settled before what only commands [kw.command-pet.summon-first].
    """
    hero, how = s.heroes[owed.who], owed.rune
    pop(s, owed)
    there = draugrs(s, hero) if how == "draugr" else present(s, hero)
    if how == "unique":
        there = [pet for pet in there if is_(pet.kind, "unique")]
    options: list[Option] = [Command(pet.id) for pet in there]
    if how in ("activate", "unique"):
        options += [Summon(kind) for kind in absent(s, hero, unique=how == "unique")]
    if not options or hero.down:
        return
    rule = "kw.command-draugr" if how == "draugr" else "kw.activate.pet"
    rule = "kw.command-pet" if how == "command" else rule
    chosen = yield Ask(hero.id, "pet", (*options, Done()), rule, {"who": hero.id})
    if isinstance(chosen, Summon):
        pet = join(s, chosen.pet, hero.id)
        assert pet is not None
        push(s, Owed("appear", pet.id, rune="kw.activate.pet-place"))
    elif isinstance(chosen, Command):
        push(s, AllyTurn(chosen.pet))  # [kw.command-pet.turn]


def settle_appear(s: Drunagor, owed: Owed) -> Script[None]:
    """It stands on a free square beside its master, who chooses [kw.activate.pet-place]."""
    master = s.allies[owed.who].master
    there = near_mask(s, master) & free_mask(s)
    if there:
        yield from stand(s, owed.who, master, there, rule=owed.rune)
    else:  # what was free when it was called is taken by now
        del s.allies[owed.who]
    pop(s, owed)


# Turns ----------------------------------------------------------------------------------------


def after_master(s: Drunagor, hero: Hero) -> list[AllyTurn | Owed]:
    """Whoever follows a Hero acts directly after its turn, the first one last in the list.

    Each Pet on the board, each Draugr and Companion that is there now has one turn; a Draugr
    that rises later waits for the next time [kw.raise-draugr.no-act]. Who has a Pet and none on
    the board may summon one instead [kw.companion.turn] [ruling.pet-turn].
    """
    mine = [a for a in s.allies.values() if a.master == hero.id and a.at != OFF]
    turns: list[AllyTurn | Owed] = [AllyTurn(a.id) for a in reversed(mine)]
    if not hero.down and absent(s, hero, unique=False) and not present(s, hero):
        turns.append(Owed("pet", hero.id, rune="activate"))
    return turns


def settle_unlife(s: Drunagor, owed: Owed) -> Script[None]:
    """UNLIFE: each such Pet goes as its master's turn begins, or a Curse Cube keeps it: Taint.

    Each is decided and paid by itself, two at most are kept [kw.unlife] [kw.unlife.taint].
    """
    hero, names = s.heroes[owed.who], owed.rune.split()
    if not names:
        pop(s, owed)
        return
    pet = names[0]
    if owed.n > 0:
        about = {"who": pet, "n": hero.curses}
        answer = yield Ask(hero.id, "taint", (Yes(), No()), "kw.unlife.taint", about)
    else:
        answer = No()
    owed.rune = " ".join(names[1:])
    if answer == Yes():
        owed.n -= 1
        tell(s, "tainted", rule="kw.unlife.taint", who=hero.id, whom=pet)
        push(s, Owed(CURSE, hero.id, 1))
    else:
        del s.allies[pet]
        tell(s, "dismissed", rule="kw.unlife", who=pet)


def unliving(s: Drunagor, hero: Hero) -> str:
    """The Pets of a Hero that need Taint, in one string."""
    if not s.allies:
        return ""
    mine = (a for a in s.allies.values() if a.master == hero.id and is_(a.kind, "unlife"))
    return " ".join(a.id for a in mine)


def settle_flyby(s: Drunagor, owed: Owed) -> Script[None]:
    """FLYBY: after its attack it may be beside its master again, for nothing [kw.flyby].

    Only the square on which it lands counts [kw.flyby.terrain].
    """
    pop(s, owed)
    pet = s.allies.get(owed.who)
    if pet is None:
        return
    there = near_mask(s, pet.master) & free_mask(s)
    if there:
        yield from stand(s, pet.id, pet.master, there, rule="kw.flyby", stay=True)


def settle_trick(s: Drunagor, owed: Owed) -> Script[None]:
    """TRICK OR TREAT: Health for a Hero within Range 1, or a Condition for a Monster there.

    [kw.trick]
    """
    me = owed.who
    there = [h for h in s.heroes.values() if not (h.down or h.hiding)]
    heroes = [h.id for h in there if distance(s, h.id, me) <= 1]
    monsters = [m for m in enemies(s) if distance(s, m, me) <= 1]
    if not owed.rune:
        options = tuple(Aim(who) for who in (*heroes, *monsters))
        if not options:
            pop(s, owed)
            return
        chosen = yield from decide(s, me, "trick", options, "kw.trick", who=me)
        owed.rune = chosen.at
        if chosen.at in s.heroes:
            pop(s, owed)
            heal(s, chosen.at, TREAT, rule="kw.trick")
        return
    ways = tuple(Choose(token, TREAT) for token in TRICKS)
    chosen = yield from decide(s, me, "choose", ways, "kw.trick", who=owed.rune)
    pop(s, owed)
    disturb(s, owed.rune)
    gain(s, owed.rune, chosen.word, TREAT, rule="kw.trick")
