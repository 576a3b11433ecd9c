"""What can be chosen before a game, and every answer that can be given in it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.entries import WEAKEST, RankName
from grimtable.games.drunagor.sheet import Sheet
from grimtable.kernel.asks import Option

HeroName = Literal[
    "vorn",
    "elros",
    "lorelai",
    "jaheen",
    "maya",
    "drasek",
    "brihitte",
    "nyx",
    "catharina",
    "lordwrath",
    "barak",
    "handuriel",
    "mordred",
    "willow",
]
HorsemanName = Literal["plague", "war", "famine", "death"]
AdventureName = Annotated[str, Meta(extra_json_schema={"enum": ["hall", *CHAPTERS]})]
"""What a form offers; a pack may bring more."""
HALL: AdventureName = "hall"
"""The Boss hall, and where an act ends."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A party, its Leader (the first one if none is named) and what it meets.

    In the hall that is a Horseman; an Adventure leads from Door to Door, and can begin behind one.
    For practice enemies can begin wounded: so many per cent of their Health are gone. The set-ups
    of an Adventure print Champions; each has a lower rank of its own that suits the Heroes who come
    to it, unless another one is chosen. In a campaign the sheet says what the Heroes bring along;
    without one they are seasoned: they bring what the Adventures before would have given them.
    `packs` are a player's own files. The last four are house rules that the book itself suggests
    (pp. 20, 31, 76, 84).
    """

    party: tuple[HeroName, ...] = ("vorn", "lorelai", "jaheen", "maya")
    horseman: HorsemanName = "plague"
    leader: HeroName | None = None
    wounded: Annotated[int, Meta(ge=0, le=95)] = 0
    adventure: AdventureName = HALL
    door: Annotated[int, Meta(ge=0, le=6)] = 0
    rank: Literal["adventure", RankName] = "adventure"
    seasoned: bool = True
    sheet: Sheet | None = None
    packs: tuple[str, ...] = ()
    simple_polymorph: bool = False
    simple_health: bool = False
    plain_furniture: bool = False
    swap_tiles: bool = False

    @property
    def strength(self) -> RankName:
        """The rank of the Monsters: the chosen one, or the Adventure's own [ruling.set-ups]."""
        if self.rank == "adventure":
            return CHAPTERS[self.adventure].rank if self.adventure in CHAPTERS else WEAKEST
        return self.rank


class Stand(Option, frozen=True, gc=False):
    """Enter the hall, or be put somewhere, on this square."""

    to: str


class Walk(Option, frozen=True, gc=False):
    """Move to this square."""

    to: str


class Open(Option, frozen=True, gc=False):
    """Open a Door."""

    weighty: ClassVar[bool] = True

    door: str


class Interact(Option, frozen=True, gc=False):
    """Interact with an Interaction token: open its scene."""

    scene: str


class Rescue(Option, frozen=True, gc=False):
    """Bring somebody who is injured to safety."""

    at: str


class Resolve(Option, frozen=True, gc=False):
    """Choose an option of a scene."""

    option: str


class Ransack(Option, frozen=True, gc=False):
    """Search the Chest on this square."""

    chest: str


class Work(Option, frozen=True, gc=False):
    """Use a piece of Furniture: hide in it, look through it, drink from it."""

    piece: str


class Throw(Option, frozen=True, gc=False):
    """Throw a piece of Furniture at somebody."""

    piece: str
    at: str


class Emerge(Option, frozen=True, gc=False):
    """Come out of the barrels."""


class PickUp(Option, frozen=True, gc=False):
    """Pick up the Loot on this square."""

    loot: str


class Consume(Option, frozen=True, gc=False):
    """Use a Consumable."""

    item: str


class Keep(Option, frozen=True, gc=False):
    """Put what was found into the bag."""

    item: str


class Leave(Option, frozen=True, gc=False):
    """Discard an item, for there is no room for a third one."""

    item: str


class Give(Option, frozen=True, gc=False):
    """Give an item from the bag to another Hero."""

    item: str
    to: str

    @property
    def spare(self) -> bool:
        """Trade is rare, and its many options would hide what is there to be done."""
        return True


class Request(Option, frozen=True, gc=False):
    """Ask another Hero for an item of its bag."""

    item: str
    of: str

    @property
    def spare(self) -> bool:
        """As rare as giving."""
        return True


class Rearm(Option, frozen=True, gc=False):
    """Equip and unequip: a Minor Action."""


class Undress(Option, frozen=True, gc=False):
    """Unequip something, with nothing in the bag to put on."""

    @property
    def spare(self) -> bool:
        """It is only good for handing Equipment over."""
        return True


class Wear(Option, frozen=True, gc=False):
    """Equip an item from the bag."""

    item: str


class Doff(Option, frozen=True, gc=False):
    """Unequip an item: it goes into the bag."""

    item: str

    @property
    def spare(self) -> bool:
        """Hardly anybody takes Equipment off for nothing in its place."""
        return True


class Flip(Option, frozen=True, gc=False):
    """Flip a VERSATILE card to its other face."""

    item: str


class Improve(Option, frozen=True, gc=False):
    """Improve a card with Artisan's Tools, and dispose of another for it."""

    item: str
    by: str


class Claim(Option, frozen=True, gc=False):
    """Take one of the Spoils that lie in Camp."""

    item: str


class Upgrade(Option, frozen=True, gc=False):
    """Cover a starting Skill with an Upgrade tile."""

    tile: str
    skill: str


class Uncover(Option, frozen=True, gc=False):
    """Give an Upgrade tile back, to take another one in its place."""

    tile: str


class Assign(Option, frozen=True, gc=False):
    """Give a Legacy card to a Hero."""

    card: str
    to: str


class Stash(Option, frozen=True, gc=False):
    """Take a Legacy card back from its Hero until the next Camp."""

    card: str


class Recompose(Option, frozen=True, gc=False):
    """Replace a card of the Chest deck by another of its type and rarity."""

    old: str
    new: str


class Learn(Option, frozen=True, gc=False):
    """Learn a Skill or a card of the Role with its cube, or a Class Ability with none."""

    what: str


class Choice(Option, frozen=True, gc=False):
    """Take the cube that comes with a card of the Role in this colour."""

    cube: str


class Study(Option, frozen=True, gc=False):
    """Learn what this Hero knows in a Horseman's hall, all at once."""


class Relearn(Option, frozen=True, gc=False):
    """Forget something that was learned, to learn something else in its place."""

    what: str

    @property
    def spare(self) -> bool:
        """What was learned is mostly kept."""
        return True


class Become(Option, frozen=True, gc=False):
    """Take another Dungeon Role; who has it takes this Hero's."""

    role: str

    @property
    def spare(self) -> bool:
        """A Role is kept for long."""
        return True


class Version(Option, frozen=True, gc=False):
    """Use this version of a Monster that was drawn."""

    kind: str


class Strike(Option, frozen=True, gc=False):
    """The areas that a Monster strikes."""

    areas: tuple[str, ...]


class Spend(Option, frozen=True, gc=False):
    """Expend a cube of this colour."""

    cube: str


class Rise(Option, frozen=True, gc=False):
    """Get up: use a Move Action that KNOCK DOWN cancels."""


class Use(Option, frozen=True, gc=False):
    """Spend a cube of that colour on a Skill; a Wild Cube is written in its colour too."""

    skill: str
    cube: str


class Focus(Option, frozen=True, gc=False):
    """Use a Focus Ability."""

    skill: str


class ExtraMove(Option, frozen=True, gc=False):
    """Expend a cube for one more Move Action."""


class ExtraMinor(Option, frozen=True, gc=False):
    """Expend a cube for one more Minor Action."""


class Untie(Option, frozen=True, gc=False):
    """Tie-Breaker: expend a cube to return runes of a pile to the bag."""

    pile: str
    gain: str


class Loosen(Option, frozen=True, gc=False):
    """Tie-Breaker of one who has no cubes: runes of a pile return to the bag."""

    pile: str


class Drop(Option, frozen=True, gc=False):
    """Push or lift somebody from a token's square into the chasm."""


class Ki(Option, frozen=True, gc=False):
    """Discard a KI token for a Weapon Attack."""


class Shard(Option, frozen=True, gc=False):
    """Discard a SOUL SHARD: the next attack of this turn does double damage."""


class Muster(Option, frozen=True, gc=False):
    """Under the Banner, discard INSPIRATION for a Weapon Attack."""


class Evoke(Option, frozen=True, gc=False):
    """Evoke an Idol for two Resource tokens."""

    idol: str


class Copy(Option, frozen=True, gc=False):
    """Copy this Skill."""

    skill: str


class Burst(Option, frozen=True, gc=False):
    """Discard four ENTROPY for one more Cube Action."""


class Eat(Option, frozen=True, gc=False):
    """Eat a FRUIT OF LIFE."""


class Recall(Option, frozen=True, gc=False):
    """Take a Willing Recall Action; it ends the turn."""


class Aim(Option, frozen=True, gc=False):
    """Choose whom an effect meets."""

    at: str


class Answer(Option, frozen=True, gc=False):
    """Answer an attack with an Interrupt or a Reaction, for somebody in danger."""

    skill: str
    cube: str
    whom: str


class Flee(Option, frozen=True, gc=False):
    """Spend the head start on the Famine Horseman: nothing of a blow is suffered."""


class Daunt(Option, frozen=True, gc=False):
    """Put INTIMIDATE on one of the Horseman's Attack cards."""

    card: str


class Put(Option, frozen=True, gc=False):
    """Put a Curse or Trauma Cube on a Skill."""

    skill: str


class Remove(Option, frozen=True, gc=False):
    """Remove a Curse Cube (by its Skill) or a Condition."""

    what: str


class Take(Option, frozen=True, gc=False):
    """Take back a cube: from a Skill's slot, or an expended one by its colour."""

    what: str


class Discard(Option, frozen=True, gc=False):
    """Discard a Resource token."""

    what: str


class Turn(Option, frozen=True, gc=False):
    """Lay the Horseman's Back on this area."""

    area: str


class Token(Option, frozen=True, gc=False):
    """Choose a token, or a pile, on the board."""

    token: str


class Choose(Option, frozen=True, gc=False):
    """Choose one of several collateral effects."""

    word: str
    n: int


class Face(Option, frozen=True, gc=False):
    """Let the capybara look this way."""

    who: str
    way: str


class Summon(Option, frozen=True, gc=False):
    """Call a Pet to one's side."""

    pet: str


class Command(Option, frozen=True, gc=False):
    """Give a Pet or a Draugr a turn."""

    pet: str


class Lay(Option, frozen=True, gc=False):
    """Lay a Darkness tile on these squares."""

    squares: tuple[str, ...]
