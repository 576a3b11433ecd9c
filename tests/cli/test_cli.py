"""The command line, as its users type it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from examples.connect_four import GAME
from grimtable.cli import main
from grimtable.cli.common import read_options, read_seats
from grimtable.games import find
from grimtable.kernel import Ask, Entry, Seeded, Table, read_save, write_save
from grimtable.kernel.errors import GrimtableError

ROOT = Path(__file__).parents[2]
FOUR = str(ROOT / "examples" / "connect_four.py")
SCENARIOS = ROOT / "examples" / "connect_four" / "examples"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def save(tmp_path: Path) -> Path:
    table = Table(GAME, GAME.Options(), Seeded(0))
    for file in "abababa":
        table.answer(table.asks[0].number, f"Drop {file}")
    write_save(tmp_path / "game.json", table.save())
    return tmp_path / "game.json"


def test_help_shows_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["--help"])
    assert leaving.value.code == 0
    assert "grimtable play berserkers" in capsys.readouterr().out


def test_rules_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", FOUR, "full", "file")
    assert code == 0
    assert "turn.full" in out
    assert "win.four" not in out
    assert "1 of 4 rules" in out


def test_rules_are_found_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", FOUR, "colonne", "pleine", "--lang", "fr")
    assert "turn.full  (Tour de jeu)" in out
    assert "On ne peut pas jouer dans une colonne pleine." in out


def test_coverage_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    tests = str(ROOT / "tests")
    _, out, _ = run(capsys, "rules", FOUR, "--coverage", "--tests", tests, "--json")
    figures = json.loads(out)
    assert figures["rules"] == figures["cited by tests"] == figures["cited by code"] == 4
    assert figures["not in tests"] == []


def test_simulation_counts_games_and_says_how_sure_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("simulate", FOUR, "--games", "60", "--players", "greedy,random", "--jobs", "1")
    code, out, _ = run(capsys, *words, "--json")
    report = json.loads(out)
    assert code == 0
    assert report["finished"] == 60
    assert report["exceptions"] == 0
    assert report["results"]["red"]["low"] > 0.5
    assert report["players"] == ["greedy", "random"]


def test_one_player_named_plays_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", FOUR, "--games", "2", "--jobs", "1")
    assert code == 0
    assert "result of red (random)" in out
    assert "result of yellow (random)" in out


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", FOUR, "--games", "30", "--seed", "9", "--jobs", "1", "--json")
    first, second = (json.loads(run(capsys, *words)[1]) for _ in range(2))
    assert first["results"] == second["results"]
    assert first["decisions"] == second["decisions"]


def test_scenarios_of_a_folder_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "scenario", "check", str(SCENARIOS), "--game", FOUR)
    assert code == 0
    assert "2 scenarios, 0 failed" in out


def test_a_scenario_that_fails_says_what_was_wanted_and_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = (SCENARIOS / "four_in_a_row.toml").read_text().replace('"red"', '"yellow"')
    (tmp_path / "wrong.toml").write_text(text)
    code, out, _ = run(capsys, "scenario", "check", str(tmp_path), "--game", FOUR)
    assert code == 1
    assert "expect.winner: wanted 'yellow', found 'red'" in out


def test_a_replay_prints_the_log_with_its_rules(
    capsys: pytest.CaptureFixture[str], save: Path
) -> None:
    code, out, _ = run(capsys, "replay", str(save), "--game", FOUR)
    assert code == 0
    assert "Red dropped a stone into file a.  [turn.drop]" in out
    assert out.endswith("Red has won\n")


def test_a_replay_lists_the_answers(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    _, out, _ = run(capsys, "replay", str(save), "--game", FOUR, "--answers", "--lang", "fr")
    assert "6  Rouge  Drop a" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rules", "chess"), "There is no game 'chess'."),
        (("replay", "nowhere.json"), "nowhere.json can't be read: No such file or directory."),
        (("simulate", FOUR, "--players", "oracle"), "There is no player 'oracle'."),
        (("simulate", FOUR, "--games", "0"), "play at least one"),
        (("simulate", FOUR, "--options", "colour=red"), "has no option 'colour'"),
        (("simulate", FOUR, "--options", "nowhere.toml"), "nowhere.toml can't be read"),
        (("content", "check", "nowhere.toml"), "nowhere.toml:0:0  can't be read"),
    ],
)
def test_mistakes_get_a_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert sentence in err


def test_i_have_the_first_seat_and_computer_players_those_that_are_not_named() -> None:
    assert read_seats(GAME, None, "") == {"red": "me", "yellow": "grim"}
    assert read_seats(GAME, None, "me,me") == {"red": "me", "yellow": "me"}
    assert read_seats(GAME, None, "random") == {"red": "random", "yellow": "grim"}
    assert read_seats(GAME, None, "me,bot") == {"red": "me", "yellow": "greedy"}
    realms = find("realms")
    four = read_seats(realms, realms.Options(draft=4), "")
    assert four == {"first": "me", "second": "grim", "third": "grim", "fourth": "grim"}
    with pytest.raises(GrimtableError, match="2 seats: red, yellow"):
        read_seats(GAME, None, "me,me,me")
    with pytest.raises(GrimtableError, match="'you' can't sit down"):
        read_seats(GAME, None, "you")


def test_options_come_from_words_and_files(tmp_path: Path) -> None:
    (tmp_path / "none.toml").write_text("")
    assert read_options(GAME, [str(tmp_path / "none.toml")]) == GAME.Options()
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(GrimtableError, match=r"bad\.json is not a file of options"):
        read_options(GAME, [str(tmp_path / "bad.json")])


def test_words_may_come_after_a_flag_but_unknown_flags_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "rules", FOUR, "full", "--json", "file")
    assert [rule["id"] for rule in json.loads(out)] == ["turn.full"]
    with pytest.raises(SystemExit):
        main(["rules", FOUR, "--nonsense"])


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    """A Dark Souls campaign at its first bonfire."""
    game = find("dark_souls")
    table = Table(game, game.Options(campaign="first_journey"), Seeded(1))
    while not any(isinstance(ask, Ask) and ask.what == "bonfire" for _, ask in table.asks):
        number, ask = table.asks[0]
        assert isinstance(ask, Ask)
        table.answer(number, ask.options[0])
    path = tmp_path / "campaign.json"
    write_save(path, table.save())
    return path


def test_a_campaign_goes_on_from_its_sheet(
    capsys: pytest.CaptureFixture[str], campaign: Path
) -> None:
    sheet = campaign.with_name("sheet.json")
    code, out, _ = run(capsys, "sheet", str(campaign), str(sheet))
    assert (code, out.splitlines()) == (
        0,
        [f"Written to {sheet}. Go on with: grimtable play dark_souls --options {sheet}"],
    )
    game = find("dark_souls")
    options = read_options(game, [str(sheet)])
    state = game.new(options)
    assert (state.party, state.section, state.sparks) == (["knight", "assassin"], 0, 4)
    code, out, _ = run(capsys, "sheet", str(campaign), "--json")
    assert json.loads(out) == json.loads(sheet.read_bytes())
    _, out, _ = run(capsys, "sheet", str(campaign), "--lang", "fr")
    assert "    Sections passées: 0" in out.splitlines()
    assert "        Force: 0" in out


def test_a_game_without_a_sheet_says_so(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    code, _, err = run(capsys, "sheet", str(save), "--game", FOUR)
    assert code == 2
    assert "Nothing is written down between sessions" in err


def test_a_save_never_makes_us_run_a_file(
    capsys: pytest.CaptureFixture[str], save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evil.py").write_text("raise SystemExit('evil was run')")
    save.write_bytes(save.read_bytes().replace(b'"connect_four"', b'"evil.py"'))
    for words in (["replay"], ["sheet"]):
        code, _, err = run(capsys, *words, str(save))
        assert code == 2
        assert "'evil.py' is none of our games" in err


def test_the_sheet_of_a_save_that_is_refused_can_still_be_had(
    capsys: pytest.CaptureFixture[str], campaign: Path
) -> None:
    save = read_save(campaign)
    last = save.answers[-1]
    save.answers[-1] = Entry(last.ask, last.seat, "Spell")  # which no rule of today knows
    old = msgspec.structs.replace(save, version="0", mark=None, rest=None)
    write_save(campaign, old)
    code, _, err = run(capsys, "replay", str(campaign))
    assert (code, "fits it no more" in err, "grimtable sheet FILE" in err) == (2, True, True)
    code, out, _ = run(capsys, "sheet", str(campaign), "--json")
    assert (code, json.loads(out)["sheet"]["campaign"]) == (0, "first_journey")


def test_a_later_lesson_is_taken_by_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken: list[str] = []
    monkeypatch.setattr("grimtable.cli.play.need_terminal", lambda: None)
    monkeypatch.setattr(
        "grimtable.cli.play._sit_down", lambda *told: taken.append(told[-1].title["en"])
    )
    for which in ([], ["boss"], ["lesson_boss"]):
        assert main(["lesson", "dark_souls", *which]) == 0
    assert taken[0] != taken[1] == taken[2] == "A boss, step by step"
    assert main(["lesson", "dark_souls", "oss"]) == 2
    assert "called 'oss'; there are: first_turn, lesson_boss" in capsys.readouterr().err
