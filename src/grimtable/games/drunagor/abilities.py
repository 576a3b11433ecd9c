"""What Monsters' keywords do: each one entry with its colour, its rule and a small script (p. 27).

Black acts on whom an attack made suffer, cyan always, pink at the start of the turn; green says how
many an attack meets; purple binds all Heroes while such a Monster is there. As for Heroes'
keywords, nothing here asks: a choice is a record on top.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import get_args

from grimtable.games.drunagor.board import (
    distance,
    fighter,
    footprint,
    free_mask,
    ground,
    hall,
    is_adjacent,
    near_mask,
    someone,
    squares_of,
    standing,
    strongest,
)
from grimtable.games.drunagor.content import FIGHTERS
from grimtable.games.drunagor.cubes import expend, lead, tire
from grimtable.games.drunagor.entries import RankName
from grimtable.games.drunagor.health import (
    character,
    gain,
    gain_one,
    heal,
    hurt,
    is_immune,
    lose,
    pop,
    push,
)
from grimtable.games.drunagor.options import Spend, Stand
from grimtable.games.drunagor.quarry import sees
from grimtable.games.drunagor.state import (
    CUBES,
    CURSE,
    OFF,
    Ally,
    Drunagor,
    Hero,
    Monster,
    MonsterTurn,
    Owed,
    runes_of,
)
from grimtable.games.drunagor.terrain import darken, is_dark, put
from grimtable.games.drunagor.windows import Window
from grimtable.kernel.asks import Script, choose
from grimtable.kernel.keywords import Keywords
from grimtable.kernel.state import tell

RANKS = get_args(RankName)
CHAINED, STUCK = 2, 4
"""Damage of CHAIN-UP, and where no square beside the Monster is free."""


class Colour(Enum):
    """P. 27: when an ability counts [mon.colours]."""

    BLACK = "black"
    CYAN = "cyan"
    PINK = "pink"
    GREEN = "green"
    PURPLE = "purple"


ABILITIES: Keywords[Colour, None] = Keywords()


def has(monster: Monster, ability: str) -> bool:
    """Whether a Monster's card has that keyword."""
    return ability in fighter(monster).abilities


def x_of(s: Drunagor, monster: Monster) -> int:
    """X of a Monster's card: runes of its colour on the Track [ruling.commander]."""
    return runes_of(s, fighter(monster).colour)


def strength(s: Drunagor, monster: Monster) -> int:
    """Its Attack, with +DMG tokens [kw.enrage]."""
    return base_damage(s, monster) + monster.boost + monster.surge


def base_damage(s: Drunagor, monster: Monster) -> int:
    """Its Attack as the card has it; less below Champions [ruling.set-ups]."""
    card = fighter(monster)
    printed = card.attack + (x_of(s, monster) if "attack" in card.xs else 0)
    if s.place and printed:
        printed = max(1, printed - milder(monster.kind, s.options.strength))
    return printed


@cache
def milder(kind: str, rank: str) -> int:
    """What a card without ranks loses of its Attack in an Adventure of a lower rank.

    One for each rank, as the cards that have ranks do [ruling.set-ups].
    """
    return 0 if len(FIGHTERS[kind]) == len(RANKS) else len(RANKS) - 1 - RANKS.index(rank)


def movement(s: Drunagor, monster: Monster) -> int:
    """Its Move; X of it counts runes as well."""
    card = fighter(monster)
    return (x_of(s, monster) if "move" in card.xs else card.move) + monster.pace


def of_colour(s: Drunagor, monster: Monster, colour: Colour) -> list[tuple[str, int]]:
    """A Monster's abilities of a colour, as its card has them; what is X 0 does nothing."""
    card, found = fighter(monster), []
    for word, n in card.abilities.items():
        if ABILITIES[word].window is colour:
            if word in card.xs:
                n = max(0, n + x_of(s, monster))
                if not n:
                    continue
            found.append((word, n))
    return found


def loom(s: Drunagor, word: str) -> bool:
    """Whether a purple ability is in force: one such Monster on the board is enough [mon.purple].

    [mon.colours]
    """
    for monster in s.monsters.values():
        if word in FIGHTERS[monster.kind][monster.rank].abilities:
            return True
    return False


# Black: collateral ----------------------------------------------------------------------------


def _token(word: str, rule: str) -> None:
    @ABILITIES(word, Colour.BLACK, rule=rule)
    def suffer(s: Drunagor, by: str, who: str, n: int) -> None:
        """Tokens of a Condition."""
        gain(s, who, word, n or 1, rule)


for _word, _rule in (
    ("bleed", "kw.bleed"),
    ("burn", "kw.burn"),
    ("poison", "kw.poison"),
    ("intimidate", "kw.intimidate"),
    ("slow", "kw.slow"),
    ("stun", "kw.stun"),
    ("knock_down", "kw.knock-down"),
    ("blind", "kw.blindness"),
    ("brittle", "kw.brittle"),
):
    _token(_word, _rule)


@ABILITIES("restrain", Colour.BLACK, rule="kw.restrain")
def restrain(s: Drunagor, by: str, who: str, n: int) -> None:
    """A token: its holder can't leave its square."""
    gain_one(s, who, "restrain", rule="kw.restrain")


@ABILITIES("curse", Colour.BLACK, rule="kw.curse")
def curse(s: Drunagor, by: str, who: str, n: int) -> None:
    """Curse Cubes, which the Hero puts on its Skills; immunity helps [kw.curse.immunity]."""
    if is_immune(s, who, "curse"):
        tell(s, "immune", rule="kw.curse.immunity", who=who, token="curse")
        return
    tell(s, "cursed", rule="kw.curse", who=who, n=n)
    push(s, Owed(CURSE, who, n))


@ABILITIES("drain_health", Colour.BLACK, rule="kw.drain")
def drain_health(s: Drunagor, by: str, who: str, n: int) -> None:
    """The target loses Health and the Monster gets it, no more than there was [kw.drain.limit].

    [kw.drain.max]
    """
    it = character(s, who)
    there = n if isinstance(it, Ally) else min(n, it.health)
    hurt(s, who, n, rule="kw.drain", by=by)
    if by in s.monsters:
        heal(s, by, there, rule="kw.drain")


@ABILITIES("fatigue", Colour.BLACK, rule="kw.fatigue")
def fatigue(s: Drunagor, by: str, who: str, n: int) -> None:
    """Available cubes are expended at once."""
    push(s, Owed("fatigue", who, n))


@ABILITIES("silence", Colour.BLACK, rule="kw.silence")
def silence(s: Drunagor, by: str, who: str, n: int) -> None:
    """All available Agility and Wisdom Cubes are expended."""
    tell(s, "silenced", rule="kw.silence", who=who)
    _expend_all(s, s.heroes[who], "green", "blue")


@ABILITIES("disarm", Colour.BLACK, rule="kw.disarm")
def disarm(s: Drunagor, by: str, who: str, n: int) -> None:
    """All available Melee and Ranged Cubes are expended."""
    tell(s, "disarmed", rule="kw.disarm", who=who)
    _expend_all(s, s.heroes[who], "yellow", "red")


def _expend_all(s: Drunagor, hero: Hero, *colours: str) -> None:
    """All available cubes of these colours are expended."""
    for cube in colours:
        for _ in range(hero.pool.get(cube, 0)):
            expend(s, hero, cube)
    tire(s, hero)


@ABILITIES("enrage", Colour.BLACK, rule="kw.enrage")
def enrage(s: Drunagor, by: str, who: str, n: int) -> None:
    """Whoever drew blood, or removed an ally of the Heroes, strikes harder from now on."""
    if by in s.monsters:
        s.monsters[by].boost += 1
        tell(s, "enraged", rule="kw.enrage", who=by, n=s.monsters[by].boost)


@ABILITIES("shadow_aura", Colour.BLACK, rule="kw.shadow-aura")
def shadow_aura(s: Drunagor, by: str, who: str, n: int) -> None:
    """A Small Darkness tile under who is not on Darkness, effective at once."""
    it = someone(s, who)
    if it is None or it.at == OFF or is_dark(s, it):
        return
    if isinstance(it, Monster) and fighter(it).large:
        push(s, Owed("shadow", who))
    else:
        darken(s, (it.at,), rule="kw.shadow-aura")


def settle_shadow(s: Drunagor, owed: Owed) -> Script[None]:
    """Under a Large victim the Party Leader picks one of its squares [kw.shadow-aura.large]."""
    pop(s, owed)
    it = s.monsters.get(owed.who)
    if it is not None:
        board = hall(s).board
        options = tuple(Stand(board.names[i]) for i in squares_of(footprint(s, it)))
        chosen = yield from lead(s, "shadow", options, "kw.shadow-aura.large", who=it.id)
        darken(s, (board.named[chosen.to],), rule="kw.shadow-aura.large")


OF_CUBES = frozenset(["curse", "fatigue", "silence", "disarm", "penitence"])
TIRING = frozenset(["fatigue", "silence", "disarm"])
"""What only those can suffer who have cubes; and what is Fatigue, from which immunity saves."""


BEYOND = frozenset(["enrage", "spread"])
"""What comes of an attack though its victim is down or gone: it meets others [kw.enrage]."""


def afflict(s: Drunagor, by: str, who: str, word: str, n: int) -> None:
    """One collateral effect of a Monster's attack, if its victim is still up.

    A charmed Monster, or one whose attack was redirected, may hit another [kw.charm.collateral].
    """
    hero = s.heroes.get(who)
    there = who in s.monsters or who == s.boss.id
    up = not hero.down if hero is not None else there and word not in OF_CUBES
    if not up and word not in BEYOND:
        return
    if word in TIRING and is_immune(s, who, "fatigue"):  # [kw.disarm.fatigue] [kw.silence.fatigue]
        tell(s, "immune", rule="kw.immunity", who=who, token="fatigue")
        return
    ABILITIES[word].do(s, by, who, n)


def tire_out(s: Drunagor, owed: Owed) -> Script[None]:
    """FATIGUE X: the Hero chooses which cubes; with fewer all go [kw.fatigue.short]."""
    hero = s.heroes[owed.who]
    if owed.n <= 0 or not hero.cubes:
        pop(s, owed)
        tire(s, hero)
        return
    owed.n -= 1
    options = tuple(Spend(cube) for cube in CUBES if hero.pool.get(cube))
    chosen = yield from choose(hero.id, "fatigue", options, rule="kw.fatigue")
    expend(s, hero, chosen.cube)


# Cyan: always ---------------------------------------------------------------------------------

for _word, _rule in (
    ("reckoner", "kw.reckoner"),
    ("defiant", "kw.defiant"),
    ("relentless", "kw.relentless"),
    ("bloodseeker", "kw.bloodseeker"),
    ("jump", "kw.jump"),
    ("vicious", "kw.vicious"),
    ("swarm", "kw.swarm"),
    ("counter", "kw.counter"),
    ("devourer", "kw.devourer"),
):

    @ABILITIES(_word, Colour.CYAN, rule=_rule)
    def always(s: Drunagor, by: str, who: str, n: int) -> None:
        """Is looked up where it counts: whom it targets, how it moves, hits and suffers."""


# Purple: for everybody, while it is there ------------------------------------------------------


@ABILITIES("overpressure", Colour.PURPLE, rule="kw.overpressure")
def overpressure(s: Drunagor, by: str, who: str, n: int) -> None:
    """No Minor Action but to drink a potion; is looked up where Minor Actions are listed."""


# Green: how many ------------------------------------------------------------------------------

for _word, _rule in (
    ("cleave", "kw.cleave"),
    ("strike", "kw.strike"),
    ("multishot", "kw.multishot"),
    ("attack_twice", "kw.attack-twice"),
):

    @ABILITIES(_word, Colour.GREEN, rule=_rule)
    def many(s: Drunagor, by: str, who: str, n: int) -> None:
        """How many an attack meets, or how often it comes [mon.green] [mon.green.old]."""


# Pink: at the start of the turn ---------------------------------------------------------------


@ABILITIES("shield", Colour.PINK, rule="kw.shield")
def shield(s: Drunagor, by: str, who: str, n: int) -> None:
    """Tokens that each take one damage."""
    gain(s, by, "shield", n, rule="kw.shield")


@ABILITIES("stealth", Colour.PINK, rule="ally.turn.triggers")
def stealth(s: Drunagor, by: str, who: str, n: int) -> None:
    """It is hidden until its next turn [ruling.ally-stealth]."""
    gain_one(s, by, "stealth", rule="kw.stealth")


@ABILITIES("regeneration", Colour.PINK, rule="kw.regeneration")
def regeneration(s: Drunagor, by: str, who: str, n: int) -> None:
    """It regains Health, up to its maximum."""
    heal(s, by, n, rule="kw.regeneration")


@ABILITIES("chain_up", Colour.PINK, rule="kw.chain-up")
def chain_up(s: Drunagor, by: str, who: str, n: int) -> None:
    """The Strongest Hero within Range 1 who is not adjacent is hurt and pulled [kw.chain-up.drag].

    [kw.chain-up.no-space]
    """
    near = [h for h in standing(s) if h.at != OFF and not h.hiding and distance(s, h.id, by) <= 1]
    card = fighter(s.monsters[by])
    hero = strongest([h for h in near if not is_adjacent(s, h.id, by) and sees(card, h)])
    if hero is None:
        return
    there = near_mask(s, by) & free_mask(s)
    tell(s, "chained", rule="kw.chain-up", who=by, whom=hero.id)
    if there and not hero.has("restrain"):
        push(s, Owed("chained", hero.id, rune=by))
    rule = "kw.chain-up.drag" if there else "kw.chain-up.no-space"
    hurt(s, hero.id, CHAINED if there else STUCK, rule, by=by)


def drag(s: Drunagor, owed: Owed) -> Script[None]:
    """The chained Hero picks the square beside the Monster [kw.chain-up.drag]."""
    pop(s, owed)
    hero = s.heroes[owed.who]
    if owed.rune not in s.monsters or hero.at == OFF:
        return
    there = near_mask(s, owed.rune) & free_mask(s)
    names = hall(s).board.names
    options = tuple(Stand(names[i]) for i in squares_of(there & ground(s).all))
    if options:
        rule = "kw.chain-up.drag"
        chosen = yield from choose(hero.id, "stand", options, rule, who=hero.id, why="dragged")
        put(s, hero.id, hall(s).board.named[chosen.to])
        tell(s, "placed", rule="kw.chain-up.drag", who=hero.id, place=chosen.to)


@ABILITIES("command", Colour.PINK, rule="kw.command")
def command(s: Drunagor, by: str, who: str, n: int) -> None:
    """The Strongest other Monster activates at once, unless its turn is under way [ruling.command].

    [kw.command.none]
    """
    turns = [record for record in s.under_way if isinstance(record, MonsterTurn)]
    acting = {turn.who for turn in turns if turn.window is not Window.START}
    others = [m for m in s.monsters.values() if m.id not in {by, *acting}]
    if others:  # a tie goes by Status board
        chosen = max(others, key=lambda m: m.health)
        tell(s, "commanded", rule="kw.command", who=by, whom=chosen.id)
        push(s, MonsterTurn(chosen.id))


def may_break_free(s: Drunagor, it: Hero | Ally) -> bool:
    """Whether who is Restrained is free: nobody who could restrain is near [kw.restrain.end]."""
    return bool(it.has("restrain")) and not any(
        has(m, "restrain") and distance(s, it.id, m.id) <= 1 for m in s.monsters.values()
    )


def break_free(s: Drunagor, it: Monster | Ally) -> None:
    """Whoever took the token by a SWAP is rid of it as its turn begins, if nobody holds it.

    No Hero can Restrain, so nobody ever holds a Monster [kw.restrain.end].
    """
    if it.has("restrain") and (isinstance(it, Monster) or may_break_free(s, it)):
        lose(it, "restrain")
        tell(s, "freed", rule="kw.restrain.end", who=it.id)
