from pathlib import Path

import pytest

from grimtable.games import find
from grimtable.kernel.text import Text
from grimtable.kernel.words import Words
from grimtable.lab import simulate
from grimtable.lab.simulate import Estimate, _endings, estimate

CONNECT_FOUR = str(Path(__file__).parents[2] / "examples" / "connect_four.py")

# A game of one file whose number of seats depends on its options.
RACE = """
from pathlib import Path
from msgspec import Struct
from grimtable.kernel import Ask, Done, Game, Outcome, Seat, State, Words, Yes

class Choice(Struct, frozen=True):
    runners: int = 2
    broken: bool = False

class Track(State):
    runners: int
    broken: bool
    ahead: int = -1

class Race(Game):
    id, version, State, Options = "race", "1", Track, Choice
    folder = Path(__file__).parent
    def seats(self, options):
        return tuple(Seat(f"runner-{i}", "runner") for i in range(options.runners))
    def sample(self, seed):
        return Choice(2 + seed % 2)
    def new(self, options):
        return Track(options.runners, options.broken)
    def play(self, s):
        for i in range(s.runners):
            if (yield Ask(f"runner-{i}", "sprint", (Done(), Yes()), "x")) == Yes():
                s.ahead = i
            if s.broken:
                raise KeyError("a shoelace")
    def outcome(self, s):
        return Outcome({f"runner-{i}": float(i == s.ahead) for i in range(s.runners)}, Words("x"))

GAME = Race()
"""


@pytest.fixture
def race(tmp_path: Path) -> str:
    (tmp_path / "race.py").write_text(RACE, "utf-8")
    return str(tmp_path / "race.py")


def test_every_game_is_counted_and_ends() -> None:
    report = simulate(CONNECT_FOUR, None, ["random"], 60, seed=3, jobs=1)
    assert (report.game, report.games, report.finished, report.exceptions) == (
        *("connect_four", 60, 60, 0),
    )
    assert sum(report.endings.values()) == 60
    assert report.results["red"].mean + report.results["yellow"].mean == pytest.approx(1)
    assert 60 * 7 <= report.decisions <= 60 * 42


def test_endings_are_told_in_words_and_figures_that_differ_as_a_range() -> None:
    report = simulate("berserkers", None, ["random"], 3, jobs=1)
    assert all(words.startswith(("Defeat: ", "Victory with ")) for words in report.endings)
    assert sum(report.endings.values()) == 3
    won = [Words("scene-won-axe", {"score": score}) for score in (31, 12, 12)]
    text = Text.of(game := find("berserkers"), game.Options(), "en")
    assert _endings(text, [*won, Words("scene-lost-dead")]) == {
        "Defeat: all three Berserkers are dead": 1,
        "Victory: Helm is saved, with 12 to 31 points: rank 4 of 6, “apprentice of the axe”": 3,
    }


@pytest.mark.parametrize("players", [["random"], ["greedy", "random"]])
def test_the_same_seeds_give_the_same_games_in_any_number_of_processes(players: list[str]) -> None:
    one, two = (simulate(CONNECT_FOUR, None, players, 12, seed=5, jobs=jobs) for jobs in (1, 2))
    assert (one.results, one.endings, one.decisions) == (two.results, two.endings, two.decisions)


def test_options_of_a_game_in_a_file_reach_other_processes(race: str) -> None:
    report = simulate(race, find(race).Options(3), ["random"], 8, jobs=2)
    assert report.errors == []
    assert list(report.results) == ["runner-0", "runner-1", "runner-2"]
    assert report.decisions == 8 * 3


@pytest.mark.parametrize("players", [["random"], ["greedy"], ["random", "greedy"]])
def test_sampled_games_may_have_different_seats(race: str, players: list[str]) -> None:
    report = simulate(race, None, players, 8, jobs=1)
    assert report.errors == []
    assert report.decisions == 4 * 2 + 4 * 3
    assert list(report.results) == ["runner-0", "runner-1", "runner-2"]


def test_a_fault_is_counted_and_told_with_a_command_to_see_it_again(race: str) -> None:
    report = simulate(race, find(race).Options(2, broken=True), ["random"], 3, seed=40, jobs=1)
    assert (report.finished, report.exceptions) == (0, 3)
    again, *trace = report.errors[2].split("\n")
    assert again == (
        f"seed 42: again with: grimtable simulate {race} --games 1 --seed 42 --players random"
        " --options runners=2 broken=true"
    )
    assert trace[-2] == "KeyError: 'a shoelace'"


def test_a_mean_comes_with_its_interval() -> None:
    # Wilson's interval for 8 of 10, by hand: centre 0.7168, half width 0.2268.
    won = estimate([1.0] * 8 + [0.0] * 2)
    assert won.mean == 0.8
    assert won.low == pytest.approx(0.490, abs=0.001)
    assert won.high == pytest.approx(0.943, abs=0.001)
    # The normal one for 1, 2, 3: mean 2, standard error 1 / sqrt(3).
    score = estimate([1.0, 2.0, 3.0])
    assert (score.low, score.high) == pytest.approx((2 - 1.1316, 2 + 1.1316), abs=0.001)
    assert estimate([]) == Estimate(0.0, 0.0, 1.0)


def test_the_interval_of_few_results_stays_between_lost_and_won() -> None:
    for shares in ([1.0, 0.5], [0.5], [0.0, 0.0, 1 / 3], [2 / 3] * 6):
        mean = estimate(shares)
        assert 0.0 <= mean.low < mean.mean < mean.high <= 1.0
