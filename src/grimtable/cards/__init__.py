r"""Cards are text: what every game's content needs, once.

Content files hold cards in the notation in which they are printed; a Lark grammar per game compiles
it into records when the content is loaded, and what people read is made of those records. So what a
card says is written once, and a number that changes, changes everywhere.

**Notation** (`Notation`, `Builder`): a `.lark` file (LALR(1); `start` rules as you like) and a
builder. A rule that the builder's `records` names becomes that record.

    // notation.lark
    effects: effect ("and" effect)*
    effect: "heal" INT ["," WHOM]   -> heal
          | "attack" INT            -> attack
    WHOM: "self" | "ally"
    %import common.INT
    %ignore " "

    # notation.py
    class Heal(Struct, frozen=True):
        n: int
        whom: str | None

    class Build(Builder):
        records = {"heal": Heal, "attack": Attack}

    NOTATION = Notation(Path(__file__).with_name("notation.lark"), Build(), ["effects"])

**Content** (`Entry`, `Box`, `Place`): an entry has `source`, `name`, `name_fr`, `gender_fr`, `icon`
and what the game adds; a box reads the tables of the game's own files (`[id]`) and of packs
(`game = "..."`, `[table.id]`), and knows where each entry stands. A story is a `Prose(en, fr)`.

    # content.py
    class Card(Entry, frozen=True, kw_only=True):
        cost: int
        text: str
        needs: tuple[str, ...] = ()

    @cache
    def cards(packs: tuple[str, ...] = ()) -> dict[str, Kind]:
        box = Box("mygame", FOLDER / "content", {"card": ("spells", "blows")}, packs)
        entries = box.load("card", Card)
        for name, card in entries.items():
            at = box.at("card", name)
            effects = at.read(NOTATION, card.text, "text")      # compiled, or a ContentError
            at.known(card.needs, entries, "needs")              # cross references
            if card.cost < 0:
                raise at.error("a card costs 0 or more", "cost")
        ...

`box.names(language)` and `box.census()` serve a game's `names` (`kernel.text.Named`) and `census`
(`Counted`); `copies("bow", 3)` gives the ids of copies. Whatever is wrong is a `ContentError` with
file, line, column, the word, and what may be meant (`grimtable content check`, for packs:
`grimtable content check mine.toml`).

**Words** (`say`, `joined`, `signed`): `say(record)` is the message `card-<Class>` of the text
catalogue with the record's fields as arguments (`card-<Class>-<name>` if its first field is
`name`), records inside it said in their turn.

    # text/en.ftl
    card-Heal = { $whom_id ->
        [self] Heal yourself for { $n }
       *[other] Heal an ally for { $n }
    }
    card-Attack = Attack for { $n }

    # words.py
    lines = [say(effect) for effect in effects]                 # one line each, or
    line = joined(map(say, effects), "then")                    # one line for all

Things that agree with a name use `$<field>_gender`; a list of records is joined by commas, and
`$<field>_n` is its length. `@say.register` gives a record other words than its fields would.
"""

from grimtable.cards.box import (
    Box,
    Counted,
    Entry,
    Gender,
    Place,
    Prose,
    Shelf,
    census,
    copies,
)
from grimtable.cards.document import Document, load, near, nearest
from grimtable.cards.notation import BadText, Builder, Notation
from grimtable.cards.saying import arguments, joined, say, signed

__all__ = [
    "BadText",
    "Box",
    "Builder",
    "Counted",
    "Document",
    "Entry",
    "Gender",
    "Notation",
    "Place",
    "Prose",
    "Shelf",
    "arguments",
    "census",
    "copies",
    "joined",
    "load",
    "near",
    "nearest",
    "say",
    "signed",
]
