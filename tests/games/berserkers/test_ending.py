"""Victory, defeat, the checkpoint and the score."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.score import title
from grimtable.kernel import Run
from grimtable.kernel.fate import Scripted
from tests.games.berserkers.table import ALL_FIRES, Game, asked, game, phase1, riders

ALL_SEALED = ["rider-black", "rider-blue", "rider-red"]


def last_seal(*requests: str, **position: Any) -> Game:
    """One Mark away from victory."""
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave", **position.pop("at", {})}
    return phase1(*requests, dice=[6], at=at, fires=ALL_FIRES, sealed=ALL_SEALED[:2], **position)


@pytest.mark.rule("end.win", "goal.three", "requests.must", "action.mark.goal", "ruling.win-check")
def test_the_game_is_won_on_the_spot_when_everything_is_done() -> None:
    t = last_seal().do("Place flame-6")
    assert t.over
    assert t.s.ending == "won"
    assert t.table.outcome is not None
    assert t.table.outcome.result == {"player": 1.0}
    assert t.table.scene("player").panels[-1].id == "score"


@pytest.mark.rule("end.win")
@pytest.mark.parametrize("missing", ["fire", "seal", "request"])
def test_nothing_may_be_missing(missing: str) -> None:
    requests = ("zodd",) if missing == "request" else ("villagers",)
    fires = ALL_FIRES[1:] if missing == "fire" else ALL_FIRES
    sealed = ALL_SEALED[:1] if missing == "seal" else ALL_SEALED[:2]
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave"}
    t = phase1(*requests, dice=[6], at=at, fires=fires, sealed=sealed).do("Place flame-6")
    assert not t.over


@pytest.mark.rule("end.lose.dead", "ruling.aid-dead")
def test_the_game_is_lost_when_the_third_berserker_dies_even_with_a_potion() -> None:
    at = {"bodvar": "", "hjalti": "", "rider-red": "ravine"}
    t = riders(red=1, black=1, at=at, wounded=["svipdag"], hand=["potion"]).do("Activate rider-red")
    assert t.over
    assert t.s.ending == "dead"
    assert t.table.outcome is not None
    assert t.table.outcome.score is None


# The checkpoint -----------------------------------------------------------------------------------


def doomed(**position: Any) -> Game:
    """Phase 1 with one wounded Berserker left and a Rider beside him."""
    at = {"bodvar": "", "hjalti": "", "rider-red": "ravine", **position.pop("at", {})}
    blocked = ["rider-black", "rider-blue"]
    return phase1(dice=[1], at=at, wounded=["svipdag"], blocked=blocked, **position)


@pytest.mark.rule("save.once", "save.how")
def test_one_checkpoint_per_game_and_play_goes_on() -> None:
    t = doomed()
    assert "SaveGame" in t.offers
    t.do("SaveGame")
    assert t.ask.what == "act"
    t.refuses("SaveGame")
    assert t.s.saved is not None


@pytest.mark.rule("save.restore", "ruling.save-use")
def test_after_a_loss_the_game_goes_on_from_the_checkpoint_with_new_dice() -> None:
    t = doomed(fate=["1"]).do("SaveGame", "Help d1", "EndPhase")
    assert t.offers == ["Restore", "GiveUp"]
    assert t.table.outcome is None
    t.do("Restore")
    assert t.s.at["svipdag"] == "ravine"
    assert (t.s.dice, t.s.gauge, t.s.turn, t.s.restored) == ([1], 0, 1, 1)
    t.refuses("SaveGame")
    t.do("EndPhase", "3")  # another die this time
    assert t.s.at["svipdag"] == "ravine"


@pytest.mark.rule("ruling.save-use")
def test_the_same_checkpoint_may_be_restored_again_up_to_the_agreed_number() -> None:
    t = doomed(fate=["1", "1"], restores=2).do("SaveGame", "EndPhase", "Restore", "EndPhase")
    t.do("Restore")
    assert t.s.restored == 2
    t.do("EndPhase", "1")
    assert t.over


@pytest.mark.rule("ruling.save-use")
def test_without_an_agreement_the_checkpoint_may_be_restored_on_and_on() -> None:
    t = doomed(fate=["1"] * 6).do("SaveGame", "EndPhase", *["Restore", "EndPhase"] * 5)
    assert t.s.restored == 5
    assert t.offers == ["Restore", "GiveUp"]


@pytest.mark.rule("ruling.save-when")
def test_the_table_can_be_recorded_between_two_enemies() -> None:
    gems = dict.fromkeys(("sea-cave", "long-hall", "smithy", "ravine", "rune-bridge"), 1)
    t = riders(black=1, blue=2, red=3, darkness=gems)
    assert "SaveGame" in t.offers
    t.do("SaveGame")
    assert "SaveGame" not in t.offers
    assert t.s.saved is not None
    assert t.s.saved.enemies == {"rider-black": 1, "rider-blue": 2, "rider-red": 3}
    assert t.s.saved.phase == "riders"


def lingering(**position: Any) -> Game:
    """Phase 1 of a player who looks for the moment to save, with two squads of Orcs about."""
    at = {"orcs-red": "smithy", "orcs-blue": "smithy"}
    return phase1(dice=[1], at=at, blocked=ALL_SEALED[1:], **position).do("Linger", "EndPhase")


def moments(t: Game) -> list[str]:
    """Where the game stops from here to the player's next action, if he saves nowhere."""
    found = []
    while t.ask.what != "act":
        assert "SaveGame" in t.offers
        found.append(t.ask.what)
        t.do(t.offers[0])
    return found


EVERY_MOMENT = ["before-riders", "riders", "before-orcs", "orcs", "orcs", "before-turn"]
TURN = ["6", "6 6", "1 2 3 4"]
"""A turn of one Rider who enlists nobody, two idle squads, and the dice of the next turn."""


@pytest.mark.rule("save.how", "ruling.save-when")
def test_who_looks_for_the_moment_is_asked_before_every_roll_and_every_enemy() -> None:
    assert moments(lingering(fate=TURN)) == EVERY_MOMENT


@pytest.mark.rule("save.how", "ruling.save-when")
def test_who_does_not_is_asked_only_when_there_is_something_else_to_decide() -> None:
    t = phase1(
        dice=[1], at={"orcs-red": "smithy"}, blocked=ALL_SEALED[1:], fate=["6", "6", "1 2 3 4"]
    )
    t.do("EndPhase")
    assert t.ask.what == "act"


@pytest.mark.rule("save.how", "save.restore", "ruling.save-when")
@pytest.mark.parametrize("moment", range(len(EVERY_MOMENT)))
def test_the_table_that_was_recorded_goes_on_as_the_game_did(moment: int) -> None:
    t = lingering(fate=TURN)
    for _ in range(moment):
        t.do(t.offers[0])
    dice = list(t.fate)
    t.do("SaveGame")
    assert t.s.saved is not None
    picture = t.s.saved.clone()
    while t.ask.what != "act":
        t.do(t.offers[0])
    picture.events = []
    later = Run(GAME, picture, Scripted(dice))
    while asked(later)[1].what != "act":
        number, ask = asked(later)
        later.answer(number, ask.options[0])
    assert [event.key for event in picture.events] == t.told[t.told.index("saved") + 1 :]
    assert (picture.turn, picture.dice, picture.at) == (t.s.turn, t.s.dice, t.s.at)


@pytest.mark.rule("save.how", "ruling.save-when")
def test_the_table_can_be_recorded_after_the_roll_before_a_requests_die_is_carried_out() -> None:
    t = game("zodd", "goblins", at={"goblins-1": "smithy"}, phase="berserkers")
    t.do("1 2 3 4 6 6").refuses("Place road-1")
    assert t.ask.what == "special"
    t.do("Linger", t.offers[0])
    assert (t.ask.what, "SaveGame" in t.offers) == ("special", True)
    t.do("SaveGame")
    assert t.ask.what == "act"
    assert t.s.saved is not None
    assert (len(t.s.saved.special), t.s.saved.dice) == (1, [1, 2, 3, 4])


@pytest.mark.rule("save.restore")
def test_defeat_may_be_accepted() -> None:
    t = doomed(fate=["1"]).do("SaveGame", "EndPhase", "GiveUp")
    assert t.over
    assert t.table.outcome is not None
    assert t.table.outcome.result == {"player": 0.0}


@pytest.mark.rule("save.once")
def test_a_table_may_agree_on_no_checkpoint() -> None:
    doomed(restores=0).refuses("SaveGame")


# The score ----------------------------------------------------------------------------------------


@pytest.mark.rule("score.when", "score.total")
def test_only_a_victory_has_a_score() -> None:
    lost = doomed(fate=["1"]).do("EndPhase").table.outcome
    assert lost is not None
    assert lost.score is None
    won = last_seal(gold=0).do("Place flame-6").table.outcome
    assert won is not None
    assert won.score == 9 + 2


@pytest.mark.rule("score.gold", "gold.uses", "score.healthy", "score.wounded", "score.orcs")
@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"gold": 7}, 7 + 9 + 2),
        ({"gold": 0, "wounded": ["bodvar", "hjalti"]}, 2 + 2 + 3 + 2),
        ({"gold": 0, "at": {"hjalti": ""}}, 3 + 3 + 2),
        ({"gold": 0, "at": {"orcs-red": "smithy", "orcs-blue": "smithy"}}, 9 - 4 + 2),
    ],
)
def test_what_counts(position: dict[str, object], points: int) -> None:
    won = last_seal(**position).do("Place flame-6").table.outcome
    assert won is not None
    assert won.score == points


@pytest.mark.rule("score.requests")
def test_two_points_per_request() -> None:
    won = last_seal("loki", "frenzy", "villagers", gold=0).do("Place flame-6").table.outcome
    assert won is not None
    assert won.score == 9 + 6


@pytest.mark.rule("score.save", "save.penalty", "ruling.save-use")
@pytest.mark.parametrize(
    ("answers", "points"),
    [
        (["Place flame-6"], 11),
        (["SaveGame", "Place flame-6"], 6),
        # Lost in between: the last Berserker dies of a Pillage, and it goes on from the checkpoint.
        (["SaveGame", "Place seal-1", "Restore", "Place flame-6"], 6),
    ],
)
def test_a_save_costs_five_points_once_restored_or_not(answers: list[str], points: int) -> None:
    alone = {"hjalti": "", "svipdag": ""} if "Restore" in answers else {}
    at = {"bodvar": "sea-cave", "rider-red": "sea-cave", **alone}
    done = {"fires": ALL_FIRES, "sealed": ALL_SEALED[:2]}
    hurt = ["bodvar"] if alone else []
    t = phase1(dice=[1, 6], at=at, gold=0, wounded=hurt, fate=["1"], **done).do(*answers)
    assert t.table.outcome is not None
    # One Berserker, and he wounded, is 7 points less than three in good health.
    assert t.table.outcome.score == points - (7 if alone else 0)


@pytest.mark.rule(
    "score.rank.0",
    "score.rank.1",
    "score.rank.6",
    "score.rank.11",
    "score.rank.16",
    "score.rank.20",
)
def test_titles() -> None:
    ranks = {
        -3: "beggar", 0: "beggar", 1: "barely", 5: "barely", 6: "tavern", 10: "tavern",
        11: "axe", 15: "axe", 16: "proud", 19: "proud", 20: "knight", 31: "knight",
    }  # fmt: skip
    for points, rank in ranks.items():
        assert title(points) == rank


def test_the_appraisal_is_zero_and_one_only_at_the_end() -> None:
    won, lost = last_seal().do("Place flame-6"), doomed(fate=["1"]).do("EndPhase")
    assert GAME.appraise(won.s, "player") == 1
    assert GAME.appraise(lost.s, "player") == 0
    assert 0 < GAME.appraise(last_seal().s, "player") < 1
    assert GAME.horizon(last_seal().s) == 0, "a line ends with the turn"


# What computer players and the coach think of it --------------------------------------------------


def thought_of(**position: Any) -> list[str]:
    """The options that are worth a thought, all dice of the turn being there."""
    t = phase1(dice=[1, 2, 3, 4], **position)
    return [str(option) for option in GAME.sensible(t.s, t.ask)]


@pytest.mark.rule("save.once")
def test_the_one_checkpoint_is_thought_of_when_much_is_done_and_little_lost() -> None:
    done = {"fires": ALL_FIRES[:5], "sealed": ["rider-red"]}
    assert "SaveGame" in thought_of(**done)
    assert "SaveGame" in thought_of(**done, wounded=["bodvar", "hjalti"])
    assert "SaveGame" not in thought_of(fires=ALL_FIRES[:5])
    assert "SaveGame" not in thought_of(**done, at={"hjalti": ""}, wounded=["bodvar"])
    assert "SaveGame" not in thought_of(**done, darkness=dict.fromkeys(ALL_FIRES[:4], 1))


@pytest.mark.rule("ruling.save-when")
def test_to_be_stopped_before_every_roll_is_never_recommended() -> None:
    assert "Linger" not in thought_of()
    t = phase1(dice=[4])
    assert {"Linger", "SaveGame"} <= set(t.offers)
    assert not {"Linger", "SaveGame"} & {str(option) for option in GAME.sensible(t.s, t.ask)}


def test_with_little_left_to_do_gold_is_there_to_be_spent() -> None:
    def worth(t: Any, fires: bool) -> float:
        if not fires:
            t.s.fires = type(t.s.fires)()
        poor = GAME.terms(t.s, "player")["gold"]
        t.s.gold += 2
        return GAME.terms(t.s, "player")["gold"] - poor

    assert 0 < worth(last_seal(), True) < worth(last_seal(), False)
