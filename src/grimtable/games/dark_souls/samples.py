"""Games for simulation that bring everything in the box to the table."""

from __future__ import annotations

from random import Random

from grimtable.games.dark_souls.content import library
from grimtable.games.dark_souls.effects import Window, says
from grimtable.games.dark_souls.practice import practised
from grimtable.games.dark_souls.state import Line, Options, Sheet, fresh_tiers

BOX = library()
EMBERS = [item for item in BOX.gear if says(item, Window.FOUND)]


def parts() -> frozenset[str]:
    """All content that must turn up when the game is simulated."""
    tables = (BOX.profiles, BOX.enemies, BOX.bosses, BOX.bodies, BOX.cards, BOX.encounters)
    return frozenset().union(*tables, BOX.items, BOX.traps, BOX.faces)


def census(packs: tuple[str, ...] = ()) -> dict[str, int]:
    """How many of everything there are."""
    there = library(packs)
    return {
        "characters": len(there.profiles),
        "enemies": len(there.enemies),
        "bosses": len(there.bosses),
        "behaviour cards": len(there.cards),
        "encounters": len(there.encounters),
        "treasure cards": len(there.gear),
        "tile faces": len(there.faces),
        "trap tokens": len(there.trap_tokens),
        "campaigns": len(there.campaigns),
    }


def sample(seed: int) -> Options:
    """Options of the seed-th simulated game: whole games, campaigns, and single encounters."""
    random = Random(seed)
    everyone = list(BOX.profiles)
    random.shuffle(everyone)
    size = 1 + seed // 6 % 4
    party = tuple(everyone[:size])
    match seed % 6:
        case 0:
            return Options(party)
        case 1:
            campaign = random.choice(list(BOX.campaigns))
            return Options(party, campaign=campaign, reserve=tuple(everyone[size:]))
        case 2:
            return Options(party, campaign="first_journey", sheet=veterans(random, everyone, size))
    fights = [*BOX.encounters, *[*BOX.bosses] * 6]
    fought = fights[(seed // 6 * 3 + seed % 6) % len(fights)]
    return Options(
        party,
        skirmish=fought,
        face=random.choice(list(BOX.faces)),
        tier=4,
        gear=outfits(random, party),
        wounds=random.choice((0, nearly(fought))),
    )


def practice(boss: str, size: int, seed: str) -> Options:
    """A practice fight of characters drawn by seed, as they are in the middle of a game."""
    party = list(BOX.profiles)
    Random(seed).shuffle(party)
    return practised(Options(tuple(party[:size]), skirmish=boss))


def contest(seed: int) -> Options:
    """Fights of two to four characters: the mini bosses in turn, and encounters of levels 1 and 2.

    A boss is met as in the middle of a game, an encounter as at its beginning.
    """
    fights = [boss for boss, card in BOX.bosses.items() if card.tier == "mini"] + [1, 2]
    fought = fights[seed % len(fights)]
    size = 2 + seed // len(fights) % 3
    if isinstance(fought, str):
        return practice(fought, size, f"{fought} {size} {seed}")
    random, party = Random(seed), list(BOX.profiles)
    random.shuffle(party)
    cards = [name for name, card in BOX.encounters.items() if card.level == fought]
    face = random.choice(list(BOX.faces))
    return Options(tuple(party[:size]), skirmish=random.choice(cards), face=face)


def nearly(fought: str) -> int:
    """So many wounds that a boss is about to heat up, or one of two about to fall."""
    if fought not in BOX.bosses:
        return 0
    bodies = [BOX.bodies[body] for body in BOX.bosses[fought].bodies]
    return max(body.health - body.heat_up - 1 for body in bodies)


def outfits(random: Random, party: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Armour, one to three weapons and upgrades for each character, from all the box."""
    box = [name for name, card in BOX.gear.items() if card.slot != "none"]
    random.shuffle(box)
    box.sort(key=lambda name: not any(a.dice for a in BOX.gear[name].actions))

    def take(slot: str, n: int) -> list[str]:
        taken = [item for item in box if BOX.gear[item].slot == slot][:n]
        for item in taken:
            box.remove(item)
        return taken

    found: dict[str, tuple[str, ...]] = {}
    for who in party:
        armour, weapons = take("armour", 1), take("hand", random.randint(1, 2))
        if random.random() < 0.5:
            box.reverse()
            weapons += take("hand", 1)
            box.reverse()
        rings = take("armour_upgrade", BOX.gear[armour[0]].upgrades)
        gems = take("weapon_upgrade", BOX.gear[weapons[0]].upgrades)
        ember = (EMBERS[len(found)],) if random.random() < 0.5 else ()
        found[who] = (*armour, *weapons, *rings, *gems, *ember)
    return found


def veterans(random: Random, everyone: list[str], size: int) -> Sheet:
    """The tracking sheet of a party far into a campaign: full stats, many cards, many souls."""
    starting = [item for who in everyone for item in BOX.profiles[who].equipment]
    cards = [c for c, card in BOX.gear.items() if card.slot != "none" and c not in starting]
    random.shuffle(cards)
    lines = []
    for who in everyone[:size]:
        armour, *weapons = sorted(
            BOX.profiles[who].equipment, key=lambda item: BOX.gear[item].slot != "armour"
        )
        lines.append(Line(who, fresh_tiers(4), armour, weapons[0], weapons[1], tuple(weapons[2:])))
    return Sheet(
        campaign="first_journey",
        section=random.choice((0, 2)),
        sparks={1: 5, 2: 4, 3: 3, 4: 2}[size],
        souls=40,
        characters=tuple(lines),
        inventory=tuple(cards[:20]),
        treasure=(*cards[20:], *EMBERS),
        reserve=tuple(everyone[size:]),
    )
