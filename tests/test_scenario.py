from pathlib import Path

import pytest

from grimtable import scenario
from grimtable.games import find
from grimtable.kernel import MARK, Mark, Rule, Rulebook, Script, Together, tell
from grimtable.kernel.errors import ContentError, ScenarioError, UnknownRule
from grimtable.lessons import lesson_words
from grimtable.scenario import check, start
from tests.kernel.tiny import Paper, Tiny, ask, paper, roll


def walk(s: Paper) -> Script[None]:
    """Ann takes as many as she likes and rolls; then both choose at once."""
    while s.step < 2:
        yield MARK
        taken = yield ask("ann")
        s.sums["ann"] = s.sums.get("ann", 0) + taken.n + (yield roll())[0]
        tell(s, "took", "tiny.take", n=taken.n)
        s.step += 1
    yield Mark()
    yield Together({"ann": both("ann"), "bob": both("bob")})


def both(seat: str) -> Script[None]:
    yield ask(seat, "both")


class Walk(Tiny):
    rulebook = Rulebook(
        "Tiny", [Rule("tiny.take", "Taking", "Take."), Rule("tiny.roll", "Taking", "Roll.")]
    )

    def invariants(self, state: Paper) -> None:
        assert state.sums.get("ann", 0) <= 30, "Ann has too much"


GAME = Walk(walk)
HEAD = 'game = "tiny"\ntitle = { en = "Ann takes" }\nrules = ["tiny.take"]\n'


def play(tmp_path: Path, text: str) -> Paper:
    """The state after a scenario with that text."""
    file = tmp_path / "story.toml"
    file.write_text(HEAD + text, "utf-8")
    return paper(check(file, GAME))


def failure(tmp_path: Path, text: str) -> str:
    """What a scenario's check says, after the name of the file."""
    with pytest.raises(ScenarioError) as error:
        play(tmp_path, text)
    file, colon, sentence = str(error.value).partition("story.toml: ")
    assert colon, f"the file is not named in: {file}"
    return sentence


STORY = """
fate = ["4"]
steps = [{ refuse = "Take 9" }, "Take 2"]
[options]
bonus = 1
[position]
sums.ann = 10
[expect]
"sums.ann" = 16
step = 1
asks = ["take"]
offers = ["Take 1", "Take 3"]
denies = ["Take 4"]
fired = ["tiny.take"]
silent = ["tiny.roll"]
over = false
"""


def test_a_scenario_plays_its_steps_and_meets_its_expectations(tmp_path: Path) -> None:
    assert play(tmp_path, STORY).sums == {"ann": 16}


def test_an_unknown_piece_in_the_position_is_named(tmp_path: Path) -> None:
    text = STORY.replace("sums.ann = 10", "riders.red = 10")
    assert failure(tmp_path, text).startswith("position.riders is not part of the state; known: ")


def test_an_impossible_position_is_refused(tmp_path: Path) -> None:
    text = STORY.replace("sums.ann = 10", "sums.ann = 31")
    assert failure(tmp_path, text).startswith("the position is impossible: Ann has too much")


def test_options_that_the_game_has_not_are_refused(tmp_path: Path) -> None:
    assert failure(tmp_path, STORY.replace("bonus = 1", "malus = 1")).startswith("options: ")


def test_a_step_that_the_rules_refuse_is_told_with_what_is_allowed(tmp_path: Path) -> None:
    text = STORY.replace('"Take 2"', '"Take 4"')
    assert failure(tmp_path, text) == (
        "'Take 4' does not answer 'take'. You may: Take 1, Take 2, Take 3. [tiny.take]"
    )


def test_a_step_that_should_have_been_refused_is_told(tmp_path: Path) -> None:
    text = STORY.replace('refuse = "Take 9"', 'refuse = "Take 1"')
    assert failure(tmp_path, text) == "step 'Take 1' should have been refused"


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ('"sums.ann" = 16', '"sums.ann" = 15', "expect.sums.ann: wanted 15, found 16"),
        ('"sums.ann" = 16', '"sums.orm" = 15', "the state has no 'sums.orm' (no 'orm' there)"),
        ("over = false", "over = true", "expect.over: wanted True, found False"),
        ('asks = ["take"]', "asks = []", "expect.asks: wanted [], found ['take']"),
        ('"Take 1", "Take 3"', '"Take 9"', "expect.offers: ['Take 9']; there: ['Take 1', "),
        ('denies = ["Take 4"]', 'denies = ["Take 1"]', "expect.denies: ['Take 1']; there: "),
        ('fired = ["tiny.take"]', 'fired = ["x.y"]', "expect.fired: ['x.y']; there: "),
        ('silent = ["tiny.roll"]', 'silent = ["tiny.take"]', "expect.silent: ['tiny.take']; "),
    ],
)
def test_a_failed_expectation_says_what_was_found(
    tmp_path: Path, right: str, wrong: str, sentence: str
) -> None:
    assert right in STORY
    assert failure(tmp_path, STORY.replace(right, wrong)).startswith(sentence)


def test_what_follows_of_a_step_is_expected_beside_it(tmp_path: Path) -> None:
    step = '{ do = "Take 2", expect = { "sums.ann" = 16, fired = ["tiny.take"] } }, "Take 1"'
    text = STORY.replace('"Take 2"', step).replace('["4"]', '["4", "5"]')
    text = text.partition("[expect]")[0]
    assert play(tmp_path, text).sums == {"ann": 22}
    assert failure(tmp_path, text.replace("= 16", "= 22")).startswith("expect.sums.ann: wanted 22")


def test_fate_that_was_not_used_up_is_told(tmp_path: Path) -> None:
    text = STORY.replace('"4"', '"4", "5"')
    assert failure(tmp_path, text) == "Fate was asked 1 times of 2"


def test_fate_that_runs_out_is_told(tmp_path: Path) -> None:
    assert failure(tmp_path, STORY.replace('"4"', "")).startswith("the script of Fate has ended")


TOGETHER = """
[position]
step = 2
[expect]
asks = ["both"]
"""


def test_where_several_are_asked_a_step_names_its_seat(tmp_path: Path) -> None:
    play(tmp_path, 'steps = ["bob: Take 1"]' + TOGETHER)
    assert failure(tmp_path, 'steps = ["Take 1"]' + TOGETHER) == (
        "step 'Take 1': 2 asks are open; write 'seat: answer'"
    )


def test_a_rule_that_is_not_in_the_catalogue_is_refused(tmp_path: Path) -> None:
    (tmp_path / "story.toml").write_text(HEAD.replace("tiny.take", "tiny.fly"), "utf-8")
    with pytest.raises(UnknownRule, match=r"story\.toml: 'tiny\.fly' is not in the catalogue"):
        check(tmp_path / "story.toml", GAME)


def test_a_slip_in_the_file_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "story.toml").write_text(HEAD + 'step = ["Take 1"]\n', "utf-8")
    with pytest.raises(ContentError, match="Did you mean 'steps'") as error:
        check(tmp_path / "story.toml", GAME)
    assert error.value.line == 4


def test_a_person_can_play_on_from_a_scenario(tmp_path: Path) -> None:
    (tmp_path / "story.toml").write_text(HEAD + STORY, "utf-8")
    table = start(tmp_path / "story.toml", GAME, seed=5)
    assert paper(table).sums == {"ann": 10}
    table.answer(table.asks[0].number, "Take 1")
    assert paper(table).step == 1


def test_french_lessons_keep_a_space_with_its_mark() -> None:
    guide = scenario.read(find("realms").folder / "examples" / "first_turn.toml")
    said = [lesson_words(guide, done, "fr") for done in range(len(guide.lessons()))]
    assert any(
        "\N{NARROW NO-BREAK SPACE}" in words or "\N{NO-BREAK SPACE}" in words for words in said
    )
    assert not [words for words in said if " ;" in words or " :" in words]
