"""The script that sets everything up: what it does, without doing it to this machine."""

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

GRIM = Path(__file__).parents[1] / "grim"


@pytest.fixture
def grim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at home in an empty folder, with a list of what it starts instead of doing so."""
    loader = SourceFileLoader("grim", str(GRIM))
    spec = importlib.util.spec_from_loader("grim", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    settle(module, tmp_path)
    vars(module)["started"] = []

    def call(command: list[object], **more: object) -> int:
        module.started.append(" ".join(map(str, command[1:])))
        if "venv" in command:
            module.PYTHON.parent.mkdir(parents=True)
            module.PYTHON.touch()
        return 0

    monkeypatch.setattr(module.subprocess, "call", call)
    return module


def settle(module: ModuleType, root: Path) -> None:
    """Let the script believe that it lies in that folder."""
    venv = root / ".venv"
    home = {"ROOT": root, "VENV": venv, "BIN": venv / "bin", "PYTHON": venv / "bin" / "python"}
    vars(module).update(home, STAMP=venv / "grim.json")
    (root / "pyproject.toml").write_text("[project]", "utf-8")


def installed(grim: ModuleType) -> list[str]:
    """What was installed since the last look."""
    found = [line.split()[-1] for line in grim.started if " install " in line]
    grim.started.clear()
    return found


def test_a_new_machine_gets_an_environment_and_the_package(grim: ModuleType) -> None:
    grim.set_up()
    assert grim.started[0] == f"-m venv --clear {grim.VENV}"
    assert installed(grim) == [str(grim.ROOT)]


def test_what_is_set_up_is_not_set_up_again(grim: ModuleType) -> None:
    grim.set_up("dev")
    grim.started.clear()
    grim.set_up()
    grim.set_up("dev")
    assert grim.started == []


def test_testing_adds_what_tests_need_and_later_changes_keep_it(grim: ModuleType) -> None:
    grim.set_up()
    grim.set_up("dev")
    assert installed(grim) == [str(grim.ROOT), f"{grim.ROOT}[dev]"]
    (grim.ROOT / "pyproject.toml").write_text("[project]\nnew = 1", "utf-8")
    grim.set_up()
    assert installed(grim) == [f"{grim.ROOT}[dev]"]


def test_an_environment_that_was_moved_is_made_anew(grim: ModuleType, tmp_path: Path) -> None:
    grim.set_up()
    stamp = grim.STAMP.read_text("utf-8")
    (tmp_path / "moved").mkdir()
    settle(grim, tmp_path / "moved")
    grim.VENV.mkdir()
    grim.STAMP.write_text(stamp, "utf-8")
    grim.started.clear()
    grim.set_up()
    assert grim.started[0] == f"-m venv --clear {grim.VENV}"


def test_a_failed_installation_is_tried_again(
    grim: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(grim.subprocess, "call", lambda command, **more: int("install" in command))
        with pytest.raises(SystemExit, match="Installing failed"):
            grim.set_up()
    grim.set_up()
    assert installed(grim) == [str(grim.ROOT)]


def test_a_python_without_venv_is_told_how_to_get_it(
    grim: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"sudo apt install python3\.\d+-venv"):
        grim.set_up()


def test_the_first_step_that_fails_ends_the_test_with_its_code(
    grim: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(grim, "STEPS", [("One", ["one"]), ("Two", ["two"]), ("Three", ["three"])])
    codes = {"one": 0, "two": 7}
    monkeypatch.setattr(grim.subprocess, "call", lambda command, **more: codes[command[2]])
    assert grim.test([]) == 7
    told = capsys.readouterr().err
    assert "One passed" in told
    assert "Two failed" in told
    assert "Three" not in told


def test_arguments_go_to_the_last_step(grim: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grim, "STEPS", [("One", ["one"]), ("Tests", ["pytest", "-n", "auto"])])
    assert grim.test(["-k", "undo"]) == 0
    assert grim.started == ["-m one", "-m pytest -n auto -k undo"]


def test_help_is_there_from_any_folder_and_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "g").symlink_to(GRIM)
    done = subprocess.run(
        [sys.executable, "g", "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "./grim play" in done.stdout
    assert "./grim test" in done.stdout


def test_an_old_python_says_what_is_needed() -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 9, 1); "
        f"runpy.run_path({str(GRIM)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        env={**os.environ, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Grimtable needs Python 3.11 or newer; this is Python 3.9 (")


def test_ci_runs_the_same_door() -> None:
    lines = (GRIM.parent / ".ci" / "run").read_text("utf-8").splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert [line for line in lines[1:] if "grim" in line] == lines[1:]
    assert lines[-1].endswith('/../grim" test')
    assert os.access(GRIM, os.X_OK)
    assert os.access(GRIM.parent / ".ci" / "run", os.X_OK)
