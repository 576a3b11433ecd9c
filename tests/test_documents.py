"""What the documents say is so."""

import re
from pathlib import Path

import pytest

from grimtable.cli import main

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("bench/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8"))
    missing = [link for link in links if not (document.parent / link).exists()]
    assert not missing


def test_the_readme_shows_the_tutorial_game_as_it_is() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert shown in (ROOT / "examples" / "connect_four.py").read_text("utf-8")


def test_the_tutorial_game_has_fewer_than_80_lines() -> None:
    code = (ROOT / "examples" / "connect_four.py").read_text("utf-8")
    assert len(code.splitlines()) < 80


def test_the_readme_lists_every_game() -> None:
    from grimtable.games import GAMES

    readme = (ROOT / "README.md").read_text("utf-8")
    for game in GAMES:
        assert re.search(rf"^\| `{game}` \|.*\| playable \|$", readme, re.M), game


def test_the_readme_has_the_table_that_the_command_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["figures", "--tests", str(ROOT / "tests")]) == 0
    table = capsys.readouterr().out
    assert table in (ROOT / "README.md").read_text("utf-8"), "run: ./grim figures"
