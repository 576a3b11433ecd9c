"""The Bonfire tile, pp. 14-15: Blacksmith Andre, the Firekeeper, and resting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from grimtable.games.dark_souls import options as o
from grimtable.games.dark_souls.characters import fits
from grimtable.games.dark_souls.content import LIBRARY, STATS
from grimtable.games.dark_souls.effects import Window, says
from grimtable.games.dark_souls.state import Character, Souls, gear, suits
from grimtable.kernel.asks import Ask, Done, Listing, Option, Script, choose
from grimtable.kernel.pile import draw
from grimtable.kernel.state import tell

LEVEL_COST = (2, 4, 8)
"""Souls from base to tier 1, 2 and 3 [fire.level.cost]."""
CAMPAIGN_LEVEL_COST = (4, 8, 16, 20)
"""In a campaign, with a fourth tier [camp.level.cost], [camp.level.tier4]."""
WEAPONS = 3
"""Weapon cards that a character can hold [equip.slots.weapon-limit]."""
INVENTORY = "inventory"


def treasure_cost(s: Souls) -> int:
    """Souls for a treasure card [andre.buy], [camp.treasure.cost]."""
    return 2 if s.options.campaign else 1


def level_cost(s: Souls, c: Character, stat: str) -> int | None:
    """Souls for the next tier of a stat; None at the top."""
    costs = CAMPAIGN_LEVEL_COST if s.options.campaign else LEVEL_COST
    tier = c.tiers[stat]
    return costs[tier] if tier < len(costs) else None


def services(s: Souls) -> list[Option]:
    """What the party can do at the bonfire [bonfire.no-encounter], besides leaving it.

    All of it as often as it likes [andre.visit], [fire.visit].
    """
    options: list[Option] = []
    if s.spare_sparks > 0:  # [spark.zero.no-rest]
        options.append(o.Rest())
    if s.souls >= treasure_cost(s) and len(s.treasure):  # [andre.buy.limit]
        options.append(o.Buy())
    for c in s.present():
        for stat in STATS:
            cost = level_cost(s, c, stat)
            if cost is not None and cost <= s.souls:
                options.append(o.LevelUp(c.id, stat))
        if not c.luck and s.souls >= 1:
            options.append(o.Luck(c.id))
        # What a character wears can always be put away.
        if c.cards() or outfits(s, c):
            options.append(o.Outfit(c.id))
    if next(spares(s), None) is not None:
        options.append(o.Outfit(INVENTORY))
    return options


def serve(s: Souls, answer: Option) -> Script[None]:
    """Do one thing that `services` offers; a level is one character's [fire.level.individual]."""
    match answer:
        case o.Rest():
            tell(s, "rested", rule="rest.choose")
            rest(s)
        case o.Buy():
            s.souls -= treasure_cost(s)
            s.idle = 0
            tell(s, "bought", rule="andre.buy", n=treasure_cost(s))
            yield from treasure(s)
        case o.LevelUp(who=who, stat=stat):
            c = s.characters[who]
            cost = level_cost(s, c, stat)
            assert cost is not None, "what has no price is not offered"
            s.souls -= cost
            c.tiers = {**c.tiers, stat: c.tiers[stat] + 1}  # clones share it
            s.idle = 0
            tell(s, "levelled", rule="fire.level.cost", who=who, stat=stat, n=c.value(stat))
        case o.Luck(who=who):
            s.souls -= 1
            s.characters[who].luck = True
            tell(s, "luck-restored", rule="fire.luck", who=who)
        case o.Outfit(who=who):
            s.menu = who


# Resting --------------------------------------------------------------------------------------


def rest(s: Souls) -> None:
    """P. 15: a spark [spark.spend], then all that a rest restores."""
    s.sparks -= 1  # [rest.effect.spark]
    recover(s)


def recover(s: Souls) -> None:
    """P. 15, steps 2-5: flasks, heroic actions, luck, encounter cards; cubes too."""
    for c in s.present():
        c.estus = True  # [estus.refill]
        c.heroic = True  # [heroic.ready], [rest.effect.heroic]
        c.luck = True  # [rest.effect.luck]
        c.stamina = c.damage = 0  # [gap.defeat-cubes]
    for tile in s.tiles.values():
        tile.face_up = False  # [rest.effect.encounters], [rest.tradeoff]
    tell(s, "recovered", rule="rest.effect.estus", n=s.sparks)


# Treasure -------------------------------------------------------------------------------------


def treasure(s: Souls, n: int = 1) -> Script[None]:
    """Draw and reveal treasure cards; each is taken at once or goes to the inventory.

    Upgrades wait until the party sees Andre [ruling.upgrades-at-andre].
    """
    found: list[str] = []
    for _ in range(n):
        item = yield from reveal(s)
        if item is not None:
            found += [item]
            s.inventory.append(item)
            s.found = [*found]
    while True:
        options = tuple(one for item in found for c in s.present() for one in equips(s, c, (item,)))
        if not options:
            return
        answer = yield Ask(
            s.voice, "found", (Done(), *options), rule="andre.buy.equip", shared=True
        )
        if not isinstance(answer, o.Equip):
            return
        found.remove(answer.item)
        yield from equip(s, answer)


def reveal(s: Souls) -> Script[str | None]:
    """The top card of the treasure deck; an Ember is given to a character at once."""
    while True:
        drawn = yield from draw(s.treasure, 1, rule="andre.buy", what="treasure")
        if not drawn:
            return None
        item = str(drawn[0])
        tell(s, "found", rule="andre.buy", item=item, reveals=True)
        if not says(item, Window.FOUND):
            return item
        cold = [c for c in s.present() if not c.ember]  # [ember.limit]
        if cold:
            ask = tuple(o.Ember(c.id) for c in cold)
            pick: o.Ember = yield from choose(s.voice, "ember", ask, rule="ember.gain", shared=True)
            s.characters[pick.who].ember = True
            tell(s, "ember", rule="ember.gain", who=pick.who)
            return None
        s.treasure.shuffle_in([item])  # [ember.redraw]
        if all(says(str(card), Window.FOUND) for card in (*s.treasure.top, *s.treasure.rest)):
            return None  # there is no other card to draw


# Equipment ------------------------------------------------------------------------------------


def outfit(s: Souls) -> Script[None]:
    """One change to the equipment of whose cards are open, or closing them [andre.change]."""
    who = s.menu
    seat, shared = (s.voice, True) if who == INVENTORY else (who, False)
    listed = Listing(changes, (s, who))
    answer = yield Ask(seat, "outfit", listed, rule="andre.change", shared=shared)
    s.idle += 1
    match answer:
        case Done():
            s.menu = ""
        case o.Equip():
            yield from equip(s, answer)
        case o.Stow(who=holder, item=item):
            stow(s, s.characters[holder], item)
        case o.Attach(upgrade=upgrade, item=item):
            s.inventory.remove(upgrade)
            s.upgrades.setdefault(item, []).append(upgrade)
            tell(s, "attached", rule="andre.upgrade.free", upgrade=upgrade, item=item)
        case o.Detach(upgrade=upgrade, item=item):
            detach(s, upgrade, item)


def changes(s: Souls, who: str) -> list[Option]:
    """What can be done with the cards that are open."""
    return [Done(), *(spares(s) if who == INVENTORY else outfits(s, s.characters[who]))]


def outfits(s: Souls, c: Character) -> list[Option]:
    """Every change to a character's equipment; a weapon keeps what it has.

    That is for good [andre.upgrade.weapon].
    """
    options: list[Option] = [*equips(s, c, s.inventory)]
    own = c.cards()
    options += attachable(s, own, c)
    options += [o.Stow(c.id, item) for item in own]
    if c.armour:
        options += detachable(s, c.armour)
    return options


def spares(s: Souls) -> Iterator[Option]:
    """Every change to the cards of the inventory."""
    yield from attachable(s, s.inventory, None)
    for item in s.inventory:
        yield from detachable(s, item)


def detachable(s: Souls, item: str) -> list[o.Detach]:
    """What can be taken off a card: armour upgrades, never those of a weapon."""
    if item not in s.upgrades or gear(item).slot != "armour":
        return []
    return [o.Detach(upgrade, item) for upgrade in s.upgrades[item]]  # [andre.upgrade.armour]


def equips(s: Souls, c: Character, items: Iterable[str]) -> list[o.Equip]:
    """Where a character can put cards, if its stats allow [andre.change.requirements]."""
    worth, armed = c.worth(), c.left is not None or c.right is not None
    spare = len(c.weapons()) < WEAPONS
    options: list[o.Equip] = []
    for item in items:
        slot = LIBRARY.gear[item].slot
        if slot not in ("armour", "hand") or not suits(s, worth, item):
            continue
        armour, left, right, backup = _places(c.id, item)
        if slot == "armour":
            options.append(armour)  # [equip.slots.armour]
            continue
        options.append(left)  # [equip.slots.one-hand]
        if armed:
            options.append(right)
        if spare:
            options.append(backup)
    return options


@lru_cache(maxsize=4096)
def _places(who: str, item: str) -> list[o.Equip]:
    """The options of putting a card somewhere, made once."""
    return [o.Equip(who, item, slot) for slot in ("armour", "left", "right", "backup")]


def equip(s: Souls, choice: o.Equip) -> Script[None]:
    """Put a card from the inventory into a slot; what is in the way goes to the inventory."""
    c, item, slot = s.characters[choice.who], choice.item, choice.slot
    away = in_the_way(c, item, slot)
    for other in away:
        stow(s, c, other)
    if slot != "armour" and len(c.weapons()) == WEAPONS:
        spare = tuple(o.Stow(c.id, one) for one in c.weapons())
        pick: o.Stow = yield from choose(c.id, "stow", spare, rule="andre.change.limits")
        stow(s, c, pick.item)
    s.inventory.remove(item)
    match slot:
        case "armour":
            c.armour = item
        case "left":
            c.left = item
        case "right":
            c.right = item
        case _:
            c.backup.append(item)
    key = "exchanged" if away else "equipped"
    tell(s, key, rule="andre.change", who=c.id, item=item, away=tuple(away))


def in_the_way(c: Character, item: str, slot: str) -> list[str]:
    """What a slot holds, and what can't be in the other hand then [equip.slots.two-hand]."""
    now = {"armour": c.armour, "left": c.left, "right": c.right}.get(slot)
    found = [now] if now is not None else []
    other = {"left": c.right, "right": c.left}.get(slot)
    if other is not None and not fits(item, other):
        found.append(other)
    return found


def stow(s: Souls, c: Character, item: str) -> None:
    """Put a card into the inventory, its upgrades with it [andre.upgrade.travels]."""
    if c.armour == item:
        c.armour = None
    elif c.left == item:
        c.left = None
    elif c.right == item:
        c.right = None
    else:
        c.backup.remove(item)
    s.inventory.append(item)


def detach(s: Souls, upgrade: str, item: str) -> None:
    """Take an armour upgrade off."""
    s.upgrades[item].remove(upgrade)
    if not s.upgrades[item]:
        del s.upgrades[item]
    s.inventory.append(upgrade)


def attachable(s: Souls, items: list[str], wearer: Character | None) -> list[o.Attach]:
    """Upgrades of the inventory that fit these items [upgrade.type], [upgrade.slots]."""
    cards = LIBRARY.gear
    rings = [u for u in s.inventory if cards[u].slot in ("weapon_upgrade", "armour_upgrade")]
    if not rings:  # only quicker: most of the time there is none
        return []
    options: list[o.Attach] = []
    worth = wearer.worth() if wearer is not None else None
    for upgrade in rings:
        wanted = "hand" if cards[upgrade].slot == "weapon_upgrade" else "armour"
        if worth is not None and not suits(s, worth, upgrade):
            continue  # [andre.upgrade.requirements]
        for item in items:
            card = cards[item]
            if card.slot == wanted and len(s.upgrades.get(item, ())) < card.upgrades:
                options.append(o.Attach(upgrade, item))
    return options
