import pytest

from grimtable.kernel import Game, Outcome, Script, Words
from grimtable.kernel.game import NoOptions
from tests.kernel.tiny import Paper, Tiny, ask


def once(s: Paper) -> Script[None]:
    yield ask()


class Undecided(Tiny):
    def outcome(self, state: Paper) -> Outcome | None:
        return Outcome({"ann": 1.0}, Words("x")) if state.step else None


def test_a_game_is_worth_a_half_until_it_is_decided() -> None:
    game = Undecided(once)
    assert game.appraise(Paper(), "ann") == 0.5
    assert game.appraise(Paper(step=1), "ann") == 1.0


@pytest.mark.parametrize("part", ["seats", "play", "outcome"])
def test_a_game_that_lacks_a_part_says_which(part: str) -> None:
    class Bare(Game):
        id = "bare"

    with pytest.raises(TypeError, match=r"^bare "):
        getattr(Bare(), part)(None)


def test_a_game_without_options_takes_none() -> None:
    assert Game.Options is NoOptions
