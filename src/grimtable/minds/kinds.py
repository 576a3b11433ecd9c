"""What is one tip: a deed for another price or on another square, if it comes to the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from grimtable.kernel.asks import Ask, Option
from grimtable.kernel.fate import Seeded
from grimtable.kernel.scene import Scene
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.minds.trials import Candidate

Kind = Callable[[Option], Hashable]
NAMED = 4
"""How many that come to the same are named."""
ANY = "*"
AROUND = "(),:;."


def kinds(view: View) -> Kind:
    """Of which kind an option is: the same for those that differ in a price or a place alone.

    A price is a token of somebody's board. Where nothing but the price is chosen, each stands for
    itself.
    """
    scene = view.game.scene(view.fork(Seeded(view.number)).state, view.seat)
    cells = {cell.id for cell in scene.cells}
    prices = {token.id for mat in scene.mats for token in mat.tokens}

    def kind(option: Option) -> Hashable:
        fields = [getattr(option, name) for name in option.__struct_fields__]
        free = cells | prices if len(fields) > 1 else cells
        words = (ANY if isinstance(one, str) and one in free else one for one in fields)
        return (type(option), *words)

    return kind


def left_out(
    kind: Kind, ask: Ask, tried: Sequence[Candidate], least: int, spare: frozenset[Option]
) -> list[Candidate]:
    """One of each kind that a search has not tried, where all that it tried is of fewer kinds.

    Beside ten squares to go to one wants to know of ending the turn.
    """
    seen = {kind(one.answers[0]) for one in tried}
    found: dict[Hashable, Candidate] = {}
    for option in ask.options if len(tried) >= least > len(seen) else ():
        if kind(option) not in seen and option not in spare:
            found.setdefault(kind(option), Candidate((option,), tried[-1].worth, 1))
    return list(found.values())[-least:]


def apart(
    kind: Kind, order: Iterable[Candidate], most: int, same: Callable[[Candidate, Candidate], bool]
) -> list[list[Candidate]]:
    """The first so many different things, each with those of its kind that are the `same`."""
    found: list[list[Candidate]] = []
    for one in order:
        mine = kind(one.answers[0])
        akin = [group for group in found if kind(group[0].answers[0]) == mine]
        like = next((group for group in akin if same(group[0], one)), None)
        if like is not None:
            like.append(one)
        elif len(found) < most:
            found.append([one])
    return found


def briefly(text: Text, scene: Scene, what: str, option: Option, others: Sequence[Option]) -> str:
    """Options of one kind by that alone in which they differ from one of them.

    "Shield Cover (red) for Ulf", beside the same in yellow, is "red". Of "tile 4" the number alone
    names nothing.
    """
    first = text.option(option, scene, what).split(" ")
    said = [text.option(one, scene, what).split(" ") for one in others]
    shortest = min(map(len, (first, *said)))
    begin = next((i for i in range(shortest) if any(o[i] != first[i] for o in said)), shortest)
    end = next(
        (i for i in range(shortest - begin) if any(o[-1 - i] != first[-1 - i] for o in said)), 0
    )
    if begin and any(one[begin].strip(AROUND).isdigit() for one in (first, *said) if one[begin:]):
        begin -= 1
    words = [" ".join(one[begin : len(one) - end]).strip(AROUND) for one in said]
    named = dict.fromkeys(word for word in words if word)
    return ", ".join([*named][:NAMED]) + (", …" if len(named) > NAMED else "")
