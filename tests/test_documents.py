"""What the documents say is so."""

import re
from pathlib import Path
from typing import Any

import pytest

from grimtable.cli import main
from grimtable.kernel import Scripted, playout

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8"))
    missing = [link for link in links if not (document.parent / link).exists()]
    assert not missing


def test_the_readme_shows_the_tutorial_game_as_it_is() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert shown in (ROOT / "examples" / "connect_four.py").read_text("utf-8")


def test_the_steps_of_the_page_about_the_kernel_grow_and_run() -> None:
    page = (ROOT / "docs" / "kernel.md").read_text("utf-8")
    world: dict[str, Any] = {"__name__": "page"}
    for step in re.findall(r"```python\n(.*?)```", page, re.S):
        exec(step, world)
    first, dice = world["Arena"](), Scripted([4, 2, 1]).answer

    playout(world["strike"](first, "bob"), lambda ask: ask.options[0], dice)
    assert first.health == {"ann": 6, "bob": 2, "cid": 6}
    playout(world["turn"](first, "bob"), lambda ask: ask.options[1], dice)
    assert first.health["cid"] == 4

    ring = world["Ring"]()
    playout(world["play"](ring), lambda ask: ask.options[0], Scripted([4, 3, 2, 2]).answer)
    assert (ring.turn, ring.health) == (4, {"ann": 1, "bob": 0, "cid": 6})

    melee = world["Melee"]()  # bob parries ann's blow of 6, and cid bob's answer
    playout(world["duel"](melee), lambda ask: ask.options[0], Scripted([6, 5, 6, 1, 6]).answer)
    assert min(melee.health.values()) <= 0
    assert sum(melee.parries.values()) < 3


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
