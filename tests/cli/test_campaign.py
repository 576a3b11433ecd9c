"""Campaigns, as their players type them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimtable.campaigns import Ledger
from grimtable.cli import main
from grimtable.cli.campaign import open_next
from grimtable.cli.common import given_options
from grimtable.kernel import Table, write_save
from grimtable.kernel.errors import GrimtableError
from tests.kernel.caravan import GAME as CARAVAN
from tests.kernel.caravan import March
from tests.kernel.trek import GAME, Walk

TREK = str(Path(__file__).parents[1] / "kernel" / "trek.py")


@pytest.fixture
def far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ledger:
    """A campaign whose first chapter is won and not yet left behind."""
    monkeypatch.setenv("GRIMTABLE_HOME", str(tmp_path))
    ledger = Ledger.begin(tmp_path / "campaigns" / "far", GAME, Walk(walk=1), {"ann": "me"})
    table = Table(GAME, Walk(walk=1), None)
    table.answer(0, "Take 3")
    write_save(ledger.path, table.save())
    ledger.note(table)
    return ledger


def test_campaigns_are_listed(capsys: pytest.CaptureFixture[str], far: Ledger) -> None:
    assert main(["campaign", "list"]) == 0
    assert capsys.readouterr().out.split() == ["far", "trek", "chapter", "1"]
    main(["campaign", "list", "--json"])
    assert json.loads(capsys.readouterr().out) == [{"name": "far", "game": "trek", "chapters": 1}]


def test_chapters_and_what_is_written_down_are_shown(
    capsys: pytest.CaptureFixture[str], far: Ledger
) -> None:
    assert main(["campaign", "show", "far", "--game", TREK]) == 0
    out = capsys.readouterr().out
    assert out.splitlines() == [
        "1  Walk 1 of 3  The walk is done",
        "",
        "Walk: 2",
        "found: 3",
        "party: ann, bob",
    ]
    main(["campaign", "show", "far", "--game", TREK, "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["goes_on"], told["sheet"]["found"]) == (True, [3])


def test_the_next_chapter_is_begun_with_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = Ledger.begin(tmp_path / "far", CARAVAN, March(1), {"ann": "me", "bob": "greedy"})
    with pytest.raises(GrimtableError, match="still being played"):
        open_next(ledger, CARAVAN, {}, "")
    table = Table(CARAVAN, March(1), None)
    table.answer(0, "Take 3")
    write_save(ledger.path, table.save())
    open_next(ledger, CARAVAN, given_options(CARAVAN, ["party=ann,cid,dot"]), "")
    assert Ledger.read(ledger.folder).campaign.last.seats == {
        "ann": "me",
        "cid": "greedy",
        "dot": "me",
    }
    table = Table(CARAVAN, ledger.campaign.last.begun(CARAVAN), None)
    table.answer(0, "Take 3")
    write_save(ledger.path, table.save())
    open_next(ledger, CARAVAN, {}, "random,me")
    last = Ledger.read(ledger.folder).campaign.last
    assert list(last.seats.values())[:2] == ["random", "me"]
    assert last.begun(CARAVAN) == March(3, ("ann", "cid", "dot"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["show", "near"], "can't be read"),
        (["show", "../far"], "can't be a name"),
        (["show", "far"], "is none of our games"),
        (["start", "realms", "--options", "draft=4"], "needs a terminal"),
        (["go", "far"], "needs a terminal"),
    ],
)
def test_what_can_not_be_done_is_said(
    capsys: pytest.CaptureFixture[str], far: Ledger, words: list[str], why: str
) -> None:
    assert main(["campaign", *words]) == 2
    assert why in capsys.readouterr().err


def test_a_campaign_never_makes_us_run_a_file(
    capsys: pytest.CaptureFixture[str], far: Ledger, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evil.py").write_text("raise SystemExit('evil was run')")
    far.campaign.game = "evil.py"
    far.write()
    assert main(["campaign", "show", "far"]) == 2
    assert "'evil.py' is none of our games" in capsys.readouterr().err
