"""The end of a campaign: what it came to, and what became of those who came along."""

from __future__ import annotations

from collections import Counter

from grimtable.cards import joined
from grimtable.games.drunagor.content import CHAPTERS
from grimtable.games.drunagor.holdings import FORCES
from grimtable.games.drunagor.record import OUTCOMES, forces_of, reached
from grimtable.games.drunagor.retinue import ALLIES
from grimtable.games.drunagor.state import Drunagor
from grimtable.kernel.words import Words


def epilogue(s: Drunagor) -> tuple[Words, ...]:
    """What is read after the last Adventure of a campaign that was won [ruling.endings]."""
    sheet, endings = s.options.sheet, CHAPTERS[s.options.adventure].endings
    if sheet is None or not endings or not s.won:
        return ()
    outcomes = tuple(dict.fromkeys((*sheet.past, *sheet.outcomes, *reached(s))))
    spoken = Counter(forces_of(outcomes))
    lines = [endings[max(FORCES, key=lambda force: spoken[force])].words]
    kinds = dict.fromkeys(ally.kind for ally in s.allies.values())
    farewells = [ALLIES[kind].entry.farewell for kind in kinds]
    lines += [farewell.words for farewell in farewells if farewell is not None]
    for force in FORCES:
        mine = [name for name in outcomes if OUTCOMES[name].force == force]
        if mine:
            called = [OUTCOMES[name] for name in mine]
            said = [Words("prose", {lang: o.called(lang) for lang in ("en", "fr")}) for o in called]
            names = joined(said, "comma")
            lines.append(Words("ending-outcomes", {"force": force, "of": names}))
    return (*lines, Words("ending-defeats", {"n": sheet.defeats}))
