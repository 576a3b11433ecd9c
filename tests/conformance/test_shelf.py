"""Point 10: saves of every released version load.

Where nothing changed they are played again to the same state; else they go on from their
checkpoint, or from their answers, and if they can only be refused, they still give their sheet.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from grimtable.games import find
from grimtable.kernel import Game, Save, Seeded, Table, read_save
from grimtable.kernel.errors import ForeignSave
from grimtable.kernel.loading import load, sheet
from grimtable.kernel.position import encoded
from grimtable.kernel.save import read_options
from tests.conformance.playing import walk
from tests.shelf import SHELF, Facts, content_of, digest, read_facts, shape_of, walked


class Kept(NamedTuple):
    """A save of the shelf."""

    path: Path
    facts: Facts

    @property
    def save(self) -> Save:
        return read_save(self.path)

    @property
    def game(self) -> Game:
        return find(self.save.game)

    @property
    def unchanged(self) -> bool:
        """Whether rules and content say that they are what they were."""
        game, save = self.game, self.save
        options = read_options(game, save.options, save.shape)
        return save.version == game.version and content_of(game, options) == self.facts.content

    @property
    def campaign(self) -> bool:
        """Whether players would write something down."""
        return bool(self.save.options.get("campaign")) and not self.facts.over


SHELVED = [
    Kept(file.with_name(f"{name}.json"), facts)
    for file in sorted(SHELF.glob("*/facts.json"))
    for name, facts in read_facts(file.parent).items()
]


def named(kept: Kept) -> str:
    return f"{kept.path.parent.name}-{kept.path.stem}"


REFUSED = {
    *("2026-11-15-a-realms-draft-match", "2026-11-15-a-realms-duel", "2026-11-15-a-realms-over"),
    *("2026-11-15-a-realms-recruiting", "2026-11-16-b-realms-duel", "2026-11-16-c-realms-duel"),
    *("2026-11-15-a-souls-campaign", "2026-11-15-a-souls-campaign-fight"),
    *("2026-11-15-a-souls-over", "2026-11-16-b-berserkers-over"),
    *("2026-11-16-b-realms-draft-match", "2026-11-16-b-realms-over", "2026-11-16-b-souls-boss"),
    *("2026-11-16-b-souls-campaign", "2026-11-16-b-souls-campaign-fight"),
    *("2026-11-16-b-souls-explore", "2026-11-16-b-souls-fight", "2026-11-16-b-souls-over"),
    *("2026-11-16-c-berserkers-requests", "2026-11-16-c-realms-draft-match"),
    *("2026-11-15-a-berserkers-over", "2026-11-15-a-berserkers-requests"),
    *("2026-11-15-a-berserkers-turn", "2026-11-16-b-berserkers-requests"),
    *("2026-11-16-b-berserkers-turn", "2026-11-16-c-berserkers-over"),
    "2026-11-16-c-berserkers-turn",
    *("2026-11-16-c-realms-over", "2026-11-16-c-realms-recruiting", "2026-11-16-c-souls-boss"),
    *("2026-11-16-c-souls-campaign", "2026-11-16-c-souls-fight"),
}
"""Saves from before there were checkpoints: they are their answers alone, and today's rules refuse
one of these. Campaigns among them give their sheets. Nothing is added to this list lightly."""


@pytest.mark.parametrize("kept", SHELVED, ids=named)
def test_a_save_on_the_shelf_goes_on_or_is_one_of_those_that_can_not(kept: Kept) -> None:
    game, save = kept.game, kept.save
    if named(kept) in REFUSED:
        assert save.mark is None
        with pytest.raises(ForeignSave, match="grimtable sheet FILE"):
            load(game, save)
        return
    table = load(game, save)
    table.run.trust(Seeded(save.seed))
    for _ in walk(table, seed=1, limit=12):
        game.invariants(table.run.state)
    again = Table.load(game, table.save(), real_dice=True)
    assert encoded(again.run.state) == encoded(table.run.state)
    assert again.asks == table.asks


@pytest.mark.parametrize("kept", SHELVED, ids=named)
def test_the_version_changes_when_the_rules_do(kept: Kept) -> None:
    """The answers of a save of today's rules and content meet the same, and lead to the same."""
    if not kept.unchanged:
        return
    game, save = kept.game, kept.save
    options = read_options(game, save.options, save.shape)
    way, states = walked(game, options, save.position, save.answers)
    silent = f"in {named(kept)}, but {game.id} still calls its rules version {game.version}"
    apart = first_difference(way, kept.facts.way.split())
    assert apart is None, f"before answer {apart} another question is asked than then, {silent}"
    if shape_of(game) != kept.facts.shape:
        return
    if kept.facts.states:
        apart = first_difference(states, kept.facts.states.split())
        assert apart is None, f"answer {apart} leads to another state than then, {silent}"
    else:
        reached = digest(encoded(load(game, save).run.state), 16)
        assert reached == kept.facts.state, f"the answers lead to another state, {silent}"


def first_difference(now: list[str], then: list[str]) -> int | None:
    """Where two ways part."""
    return next((i for i, (a, b) in enumerate(zip(now, then, strict=True)) if a != b), None)


@pytest.mark.parametrize("kept", [one for one in SHELVED if one.campaign], ids=named)
def test_what_was_written_down_can_be_had(kept: Kept) -> None:
    record = sheet(kept.game, kept.save)
    assert record is not None
    assert Table(kept.game, record, None).asks, "a campaign begins with it"
