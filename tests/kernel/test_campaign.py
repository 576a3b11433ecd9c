"""A campaign is a chain of tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from grimtable.campaigns import FILE, Ledger
from grimtable.form import between, changed
from grimtable.kernel import Table, read_save
from grimtable.kernel.campaign import begin, next_options, onward, seated
from grimtable.kernel.errors import DamagedSave, GrimtableError, Refused
from grimtable.kernel.text import Text
from tests.kernel.caravan import GAME as CARAVAN
from tests.kernel.caravan import March
from tests.kernel.trek import GAME, Walk

FIRST = Walk(walk=1)


def walked(options: Walk, n: int) -> Table:
    """A walk on which so much was found."""
    table = Table(GAME, options, None)
    table.answer(0, f"Take {n}")
    return table


def test_what_one_table_hands_over_begins_the_next() -> None:
    assert onward(Table(GAME, FIRST, None)) is None, "it is still being played"
    assert onward(walked(FIRST, 3)) == Walk(2, (3,), ("ann", "bob"))
    assert onward(walked(FIRST, 1)) == FIRST, "after a defeat it is played once more"
    assert onward(walked(Walk(3, (3, 2)), 2)) is None, "the campaign has come to its end"
    assert onward(walked(Walk(), 3)) is None, "a single walk"


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (Table(GAME, FIRST, None), "still being played"),
        (walked(Walk(3), 2), "come to its end"),
        (walked(Walk(), 2), "come to its end"),
    ],
)
def test_where_it_does_not_go_on_it_says_why(table: Table, why: str) -> None:
    with pytest.raises(Refused, match=why):
        next_options(table)


def test_everybody_keeps_their_seat_and_a_newcomer_is_played_by_somebody() -> None:
    both = Walk(2, (), ("ann", "bob"))
    assert seated(GAME, both, {"ann": "greedy"}, "me") == {"ann": "greedy", "bob": "me"}


def test_whose_seat_is_gone_plays_one_that_is_new() -> None:
    three = March(2, ("ann", "cid", "dot"))
    seats = seated(CARAVAN, three, {"ann": "greedy", "bob": "random"}, "me")
    assert seats == {"ann": "greedy", "cid": "random", "dot": "me"}


def test_before_a_chapter_only_what_may_be_changed_is_changed() -> None:
    handed = March(2, ("ann", "bob"))
    assert changed(CARAVAN, handed, {}) is handed
    assert changed(CARAVAN, handed, {"party": ["ann", "cid"]}) == March(2, ("ann", "cid"))
    with pytest.raises(Refused, match="'walk' can't be changed between chapters"):
        changed(CARAVAN, handed, {"walk": 7})
    with pytest.raises(GrimtableError, match="Ann walks"):
        changed(CARAVAN, handed, {"party": ["bob", "cid"]})
    with pytest.raises(GrimtableError, match="can't be an option"):
        changed(CARAVAN, handed, {"party": 3})
    (choice,) = between(CARAVAN, Text.of(CARAVAN, handed, "en"), March(2, ("ann", "dot")))
    assert (choice.id, choice.type, choice.value) == ("party", "several", ("ann", "dot"))
    assert not between(GAME, Text.of(GAME, FIRST, "en"), FIRST), "a trek is as it is"


def test_a_campaign_is_kept_in_a_folder_chapter_by_chapter(tmp_path: Path) -> None:
    ledger = Ledger.begin(tmp_path / "far", GAME, FIRST, {"ann": "me"})
    for n, walk in ((1, 1), (3, 2), (2, 3)):
        table = walked(ledger.campaign.last.begun(GAME), n)
        options, seats = ledger.open_next(table, "greedy")
        assert options.walk == walk
        ledger = Ledger.read(tmp_path / "far")
        assert ledger.campaign.last.seats == seats
    ledger.note(walked(ledger.campaign.last.begun(GAME), 3))
    chapters = Ledger.read(tmp_path / "far").campaign.chapters
    assert [one.options["walk"] for one in chapters] == [1, 1, 2, 3]
    assert [one.outcome and one.outcome.result["ann"] for one in chapters] == [0, 1, 1, 1]
    assert chapters[-1].seats == {"ann": "me", "bob": "greedy"}
    assert ledger.path.name == "chapter-4.json"


def test_a_table_that_was_begun_by_itself_can_go_on_as_a_campaign(tmp_path: Path) -> None:
    ledger = Ledger.adopt(tmp_path / "far", walked(FIRST, 2), {"ann": "me"})
    assert read_save(ledger.path).answers[0].answer == "Take 2"
    assert Ledger.beside(ledger.path) is not None
    ledger.open_next(walked(FIRST, 2), "me")
    assert Ledger.beside(tmp_path / "far" / "chapter-1.json") is None, "it is the past"
    with pytest.raises(Refused, match="There is a campaign in"):
        Ledger.begin(tmp_path / "far", GAME, FIRST, {})


def test_a_campaign_begins_with_its_first_chapter_where_there_are_campaigns() -> None:
    assert begin(GAME, Walk()) == FIRST
    with pytest.raises(Refused, match="connect_four has no campaigns"):
        begin(CONNECT_FOUR, CONNECT_FOUR.Options())


@pytest.mark.parametrize(
    "paper",
    [
        b"",
        b"{}",
        b'{"game": "trek", "name": "far", "chapters": []}',
        b'{"game": "trek", "name": "far", "chapters": '
        b'[{"table": "../../x", "options": {}, "shape": 0, "seats": {}}]}',
    ],
)
def test_a_folder_that_holds_no_campaign_says_so(tmp_path: Path, paper: bytes) -> None:
    (tmp_path / FILE).write_bytes(paper)
    with pytest.raises(DamagedSave, match=FILE):
        Ledger.read(tmp_path)
    with pytest.raises(DamagedSave, match="can't be read"):
        Ledger.read(tmp_path / "nowhere")
