"""What Attacks promise: the odds agree with counting the faces by hand, and name all they meet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import pytest

from grimtable.games.berserk import GAME
from grimtable.games.berserk.state import Options
from grimtable.kernel.odds import Odds, odds_of
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer
from grimtable.web.worded import odds_words
from tests.games.berserk.table import Story


def odds(t: Story, option: str) -> dict[str, Odds]:
    """The odds of an option, by what is at stake."""
    assert t.run is not None
    view = View(t.run, t.run.asks[0].number, t.ask.seat)
    return {one.stake.id: one for one in odds_of(view, t.ask.read(option))}


@pytest.mark.rule("attack.hero.pool", "attack.hero.wounds", "enemy.slain")
def test_the_odds_are_those_of_the_faces_of_all_the_dice() -> None:
    t = Story(guts="c4 cleave overhead_blow", isidro="a1 bombs", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.play("Activate guts")
    dice = [t.s.library.dice[colour].faces for colour in ("red", "red", "green", "blue")]
    wounds = [
        min(max(sum(int(str(face)[0]) for face in faces) - 1, 0), 7) for faces in product(*dice)
    ]
    found = odds(t, "Strike guts troll_1")
    assert found["wounds-troll_1"].exact
    assert found["wounds-troll_1"].mean == pytest.approx(sum(wounds) / len(wounds))
    assert float(found["death-troll_1"].at_least(1)) == pytest.approx(wounds.count(7) / len(wounds))


@pytest.mark.rule("penalty.attack", "dice.equal-tier")
def test_a_die_that_has_to_leave_is_gone_from_the_odds() -> None:
    t = Story(guts="c4 arm_cannon cleave", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    t.guts.stunned = 1  # orange or red: the players will choose, and are not asked yet
    t.play("Activate guts")
    whole = Story(guts="c4 arm_cannon cleave", isidro="a1 bombs", schierke="a2 mending")
    whole.stand("troll_1", "c5")
    whole.play("Activate guts")
    less, more = (odds(one, "Strike guts troll_1")["wounds-troll_1"].mean for one in (t, whole))
    assert 0 < less < more


@pytest.mark.rule("attack.hero.all", "effect.optional")
def test_a_blast_counts_everybody_whom_it_meets_and_friends_as_bad() -> None:
    t = Story(isidro="c4 bombs", guts="c6 cleave", schierke="a1 mending", troll_1="c5")
    t.stand("skeleton_1", "d4")
    t.play("Activate isidro")
    found = odds(t, "Strike isidro troll_1")
    hurt = {name: one.stake.good for name, one in found.items() if name.startswith("wounds")}
    assert hurt == {
        "wounds-troll_1": True,
        "wounds-guts": False,
        "wounds-isidro": False,
        "wounds-skeleton_1": True,
    }
    plain = odds(t, "Strike isidro troll_1 yes yes")
    assert {name for name in plain if name.startswith("wounds")} == {"wounds-troll_1"}
    again = {name.rpartition("-")[2] for name in found if name.startswith("best-")}
    assert again == {"troll_1", "skeleton_1"}, "nobody rolls again to spare a friend"


@pytest.mark.rule("stun.inflict", "bleed.inflict", "reroll.gain")
def test_odds_tell_of_tokens_and_where_rerolls_are_not_in_them() -> None:
    t = Story(isidro="c4 duck_and_weave", guts="a1 grit", schierke="a2 stone_bind", troll_1="c5")
    t.play("Activate isidro")
    found = odds(t, "Strike isidro troll_1")
    assert found["wounds-troll_1"].stake.words.key == "stake-wounds-first"
    assert 0 < float(found["bleeding-troll_1"].at_least(1)) <= 1 / 3
    assert "stunned-troll_1" not in found, "no gray die, no Stunned"
    bare = odds(t, "Strike isidro troll_1 no yes")
    assert bare["wounds-troll_1"].stake.words.key == "stake-wounds", "without Confidence no Reroll"


@pytest.mark.rule("reroll.gain")
def test_whatever_is_counted_and_whoever_is_met_the_option_says_it_before_rerolls() -> None:
    """Of two Attacks on alike Enemies one was told with Rerolls at their best, one before them."""
    t = Story(isidro="c4 duck_and_weave", guts="a1 grit", schierke="a2 mending", troll_1="c5")
    t.s.enemies["troll_1"].wounds = 5
    t.play("Activate isidro")
    text = Text.of(GAME, Options(), "en")
    said = odds_words([*odds(t, "Strike isidro troll_1").values()], text)
    assert [one.words for one in said if not one.aside] == [
        "Wounds that Troll 1 takes, before Rerolls",
        "Troll 1 falls, before Rerolls",
        "Troll 1 bleeds, before Rerolls",
    ]
    assert [one.words for one in said if one.aside] == [
        "Wounds that Troll 1 takes, with Rerolls at their best",
        "Troll 1 falls, with Rerolls at their best",
        "Troll 1 bleeds, if Rerolls aim at it",
    ]
    plain = odds_words([*odds(t, "Strike isidro troll_1 no yes").values()], text)
    assert not any(one.aside for one in plain)


def thrown(t: Story, colours: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All that some dice can show, every throw as likely."""
    return list(product(*(map(str, t.s.library.dice[one].faces) for one in colours)))


def chance(every: list[tuple[str, ...]], icon: str) -> float:
    """How likely it is that a throw wounds a Troll, spares its life and shows an icon."""
    found = sum(1 <= successes(one) - 1 < 7 and any(icon in f for f in one) for one in every)
    return found / len(every)


@pytest.mark.rule("dice.equal-tier", "stun.inflict", "bleed.inflict")
def test_a_tie_of_weakest_dice_is_said_and_each_status_is_told_as_if_its_die_stays() -> None:
    t = Story(farnese="c4 thorn_snakes torch", guts="a1 grit", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.farnese.stunned = 1  # of orange, gray and red dice one leaves
    t.play("Activate farnese")
    found = odds(t, "Strike farnese troll_1")
    for name, icon, stay in (
        ("stunned-troll_1", "s", ("orange", "gray", "red")),
        ("bleeding-troll_1", "b", ("orange", "gray", "red")),
    ):
        assert found[name].exact
        assert found[name].mean == pytest.approx(chance(thrown(t, stay), icon))
        assert found[name].stake.words.key.endswith("-kept")
    assert t.run is not None
    view = View(t.run, t.run.asks[0].number, t.ask.seat)
    offer = GAME.offers(view, t.ask)[t.ask.read("Strike farnese troll_1")]
    assert isinstance(offer, Offer)
    dice = [(badge.tint, badge.value) for badge in offer.badges]
    assert sorted(dice[:-1]) == [("muted", "1"), ("orange", "1"), ("red", "2")]
    assert dice[-1] == ("black", "\N{MINUS SIGN}1")
    said = Text.of(GAME, Options(), "en").words(offer)
    assert said == "Attack Troll 1 (one die leaves the pool, as you choose: gray, orange or red)"


@pytest.mark.rule("dice.equal-tier", "stun.hero-monster")
def test_of_orange_and_gray_only_one_can_stay_and_the_choice_of_each_has_its_odds() -> None:
    t = Story(isidro="c4 duck_and_weave pepper_powder", guts="a1 grit", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.isidro.stunned = 1
    t.play("Activate isidro")
    option = "Strike isidro troll_1 no yes"  # without Confidence: neither its die nor its Reroll
    found = odds(t, option)
    orange = chance(thrown(t, ("orange",)), "b")
    assert found["bleeding-troll_1"].mean == pytest.approx(orange)
    t.play(option)
    assert t.ask.what == "drop"
    kept, gone = odds(t, "Drop gray"), odds(t, "Drop orange")
    assert kept["bleeding-troll_1"].mean == pytest.approx(orange)
    assert "bleeding-troll_1" not in gone
    wounds = [max(successes(one) - 1, 0) for one in thrown(t, ("gray",))]
    assert gone["wounds-troll_1"].mean == pytest.approx(sum(wounds) / len(wounds))


@pytest.mark.rule("attack.hero.wounds", "stun.inflict", "bleed.inflict")
def test_large_pools_are_told_exactly_too() -> None:
    t = Story(farnese="c4 chain_snare torch thorn_snakes", guts="a1 grit", schierke="a2 mending")
    t.stand("troll_1", "c5")
    t.play("Activate farnese")
    found = odds(t, "Strike farnese troll_1")
    every = thrown(t, ("gray", "yellow", "orange", "red", "gray", "red"))
    assert all(one.exact for one in found.values())
    assert found["stunned-troll_1"].mean == pytest.approx(chance(every, "s"))
    assert found["bleeding-troll_1"].mean == pytest.approx(chance(every, "b"))


@pytest.mark.rule("ko.ally", "enemy-turn.automatic")
def test_the_end_of_the_last_activation_tells_what_an_ally_risks() -> None:
    """Casca's fall loses the Adventure, and only the Heroes were counted."""
    t = Story(guts="a1 cleave", isidro="b1 bombs", schierke="a3 mending", adventure="ford")
    t.stand("casca", "d2")
    t.stand("troll_1", "d1")
    t.s.deck, t.s.face_up = [], []
    for hero in ("isidro", "schierke"):
        t.s.heroes[hero].done = True
    t.s.allies["casca"].done = True
    t.play("Activate guts") if t.ask.what == "activate" else t
    found = odds(t, "Done")
    wounds = [max(successes(one) - 1, 0) for one in thrown(t, t.s.library.foes["troll"].dice)]
    assert t.s.library.allies["casca"].guard == 1
    assert found["wounds-casca"].mean == pytest.approx(sum(wounds) / len(wounds))


def by_hand(
    dice: list[tuple[str, ...]],
    left: int,
    enough: int,
    worth: Callable[[tuple[str, ...]], float],
) -> float:
    """What is expected of dice of which so many are rolled again, one at a time, as is best.

    Nobody is asked whose dice kill with `enough` Successes, nor about a die that shows its best.
    """

    @cache
    def best(faces: tuple[str, ...], left: int) -> float:
        found = [worth(faces)]
        for i, die in enumerate(dice if left and successes(faces) < enough else ()):
            if faces[i] == max(die):
                continue
            again = [best((*faces[:i], face, *faces[i + 1 :]), left - 1) for face in die]
            found.append(sum(again) / len(again))
        return max(found)

    every = [best(faces, left) for faces in product(*dice)]
    return sum(every) / len(every)


def successes(faces: tuple[str, ...]) -> int:
    return sum(int(face[0]) for face in faces)


@pytest.mark.rule("reroll.gain", "reroll.one-die", "reroll.repeat", "ruling.rerolls-keep")
@pytest.mark.parametrize("lent", [0, 1])
def test_odds_with_rerolls_are_those_of_their_best_use(lent: int) -> None:
    t = Story(isidro="c4 duck_and_weave", guts="a1 grit", schierke="a2 stone_bind", troll_1="c5")
    t.isidro.rerolls = lent
    t.s.enemies["troll_1"].wounds = 5
    t.play("Activate isidro")
    found = odds(t, "Strike isidro troll_1")
    assert t.run is not None
    (way,) = (
        View(t.run, t.run.asks[0].number, t.ask.seat)
        .after(t.ask.read("Strike isidro troll_1"), until="chance")
        .ways
    )
    blow = way.state.under_way[-1]
    left = blow.rerolls + lent
    assert left == 1 + lent
    dice = [tuple(map(str, t.s.library.dice[colour].faces)) for colour in blow.dice]

    def wounds(faces: tuple[str, ...]) -> int:
        return min(max(successes(faces) - 1, 0), 2)

    for name, worth in (
        ("wounds-troll_1", wounds),
        ("death-troll_1", lambda faces: wounds(faces) == 2),
        ("bleeding-troll_1", lambda faces: wounds(faces) == 1 and any("b" in f for f in faces)),
    ):
        for said, rerolls in ((name, 0), (f"best-{name}", left)):
            if said in found:
                assert found[said].exact
                assert found[said].mean == pytest.approx(by_hand(dice, rerolls, 3, worth)), said
    assert {"best-wounds-troll_1", "best-death-troll_1"} <= set(found)
    assert found["best-death-troll_1"].mean > found["death-troll_1"].mean
    assert found["best-death-troll_1"].stake.words.key == "stake-death-best"
    assert found["death-troll_1"].stake.words.key == "stake-death-first"


@pytest.mark.rule("reroll.gain", "reroll.repeat")
def test_at_a_reroll_keeping_and_every_die_have_their_odds() -> None:
    t = Story(
        isidro="c4 duck_and_weave",
        guts="a1 grit",
        schierke="a2 stone_bind",
        troll_1="c5",
        fate=["1 1"],
    )
    t.isidro.rerolls = 1
    t.play("Activate isidro", "Strike isidro troll_1")
    assert t.ask.what == "reroll"
    kept = odds(t, "Done")
    assert kept["wounds-troll_1"].spread == {1: 1}
    assert not [name for name in kept if name.startswith("best")], "no die is rolled any more"
    dice = [tuple(map(str, t.s.library.dice[colour].faces)) for colour in t.doing.dice]
    for i, die in enumerate(dice):
        again = odds(t, f"Reroll {i}")
        assert again["wounds-troll_1"].stake.words.key == "stake-wounds-once"
        assert again["wounds-troll_1"].mean == pytest.approx(
            sum(int(face[0]) for face in die) / len(die)
        )
        assert again["best-wounds-troll_1"].mean > again["wounds-troll_1"].mean
    t.isidro.rerolls = 0
    last = odds(t, "Reroll 0")
    assert last["wounds-troll_1"].stake.words.key == "stake-wounds", "it is the last one"


@pytest.mark.rule("attack.hero.pool", "penalty.attack", "riposte.extra-dice")
def test_an_attack_is_offered_with_the_dice_that_will_be_rolled() -> None:
    def offered(stunned: int) -> Offer:
        t = Story(guts="c4 grit overhead_blow", isidro="a1 bombs", schierke="a2 mending")
        t.stand("troll_1", "c5")
        t.guts.stunned = stunned
        t.play("Activate guts")
        assert t.run is not None
        view = View(t.run, t.run.asks[0].number, t.ask.seat)
        offer = GAME.offers(view, t.ask)[t.ask.read("Strike guts troll_1")]
        assert isinstance(offer, Offer)
        return offer

    def dice(stunned: int) -> list[tuple[str, str]]:
        return [(badge.tint, badge.value) for badge in offered(stunned).badges]

    def spare(stunned: int) -> bool:
        return offered(stunned).spare

    assert dice(0) == [("yellow", "1"), ("green", "1"), ("blue", "1")]
    assert dice(2) == [("blue", "1")]
    assert dice(3) == [("plain", "0")]
    assert [spare(2), spare(3)] == [False, True], "an Attack without dice is hardly ever wanted"


@pytest.mark.rule("effect.optional", "ability.hero.optional", "activation.hero.actions")
def test_the_end_of_an_activation_names_what_would_be_left_unused() -> None:
    t = Story(guts="c4 stride grit", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    t.guts.fatigue = 5

    def ending() -> str:
        assert t.run is not None
        view = View(t.run, t.run.asks[0].number, t.ask.seat)
        said = GAME.offers(view, t.ask)[t.ask.read("Done")]
        return Text.of(GAME, Options(), "en").words(said)

    t.play("Activate guts")
    assert ending() == "End the activation without the Attack or Grit"
    t.play("Use grit")
    assert ending() == "End the activation without the Attack"
    t.guts.attacked = True
    t.play("Walk guts b4")
    assert ending() == "End the activation", "nothing is left but Movement"
    t.play("Done", "Activate schierke")
    assert ending() == "End the activation without Foresight"


@pytest.mark.rule("attack.hero.all", "attack.hero.wounds")
def test_enemies_to_whom_an_attack_does_the_same_are_told_together() -> None:
    """Three Trolls made six lines of an option, and hid the options below."""
    t = Story(guts="c4 cleave", isidro="a1 bombs", schierke="a2 mending", troll_1="c5")
    t.stand("troll_2", "b3")
    t.stand("troll_3", "b4")
    t.s.enemies["troll_3"].wounds = 3
    t.play("Activate guts")
    text = Text.of(GAME, Options(), "en")
    said = [one.words for one in odds_words([*odds(t, "Strike guts troll_1").values()], text)]
    assert said == [
        "Wounds that each of Troll 1, Troll 2 takes",
        "Wounds that Troll 3 takes",
        "Troll 3 falls",
    ]


@pytest.mark.rule("riposte.when", "riposte.once")
@pytest.mark.parametrize(("n", "left"), [(1, "the last Riposte"), (2, "1 of 2 Ripostes")])
def test_who_is_asked_to_strike_back_reads_how_many_ripostes_there_are(n: int, left: str) -> None:
    t = Story(
        guts="c4 flat_of_the_blade",
        isidro="a1 bombs",
        schierke="a2 mending",
        troll_1="c5",
        phase="enemy",
        fate=["1 1 1"],
    )
    t.guts.ripostes, t.guts.done = n, True
    assert t.ask.what == "riposte"
    assert t.run is not None
    view = View(t.run, t.run.asks[0].number, t.ask.seat)
    said = GAME.offers(view, t.ask)[t.ask.read("Riposte guts")]
    assert Text.of(GAME, Options(), "en").words(said) == f"Guts strikes back ({left})"
