"""Where something is placed, the options say what that changes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.arcs import reaches
from grimtable.games.drunagor.board import hall as hall_of
from grimtable.games.drunagor.board import place_of
from grimtable.games.drunagor.content import area_name, area_named, order_of
from grimtable.games.drunagor.options import Lay, Stand, Token, Turn
from grimtable.games.drunagor.placements import TRIED, approached, laid_back, placed
from grimtable.games.drunagor.state import OFF, Assault, Drunagor, Owed
from grimtable.games.drunagor.targets import coming
from grimtable.kernel import Ask, Option, Seeded, Words
from grimtable.kernel.run import Run
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from tests.games.drunagor.playing import at, begin, hall, quay, run


def said(s: Drunagor, ask: Ask, language: str = "en") -> dict[str, str]:
    """What the places of an ask say, by the option."""
    return worded(s, placed(s, ask), language)


def worded(s: Drunagor, found: Mapping[Option, Words], language: str = "en") -> dict[str, str]:
    text = Text.of(GAME, s.options, language)
    words = {str(option): text.words(it) for option, it in found.items()}
    assert text.problems == []
    return words


def charged(heroes: str, area: str) -> Drunagor:
    s = hall("plague", heroes, front="A2", back="B2")
    begin(s, Assault(area_named(hall_of(s).board, area), 3, "plague_charge"))
    return s


def backs(s: Drunagor, language: str = "en") -> dict[str, str]:
    """What the places for the Back say."""
    game = Run(GAME, s.clone(), Seeded(1))
    ((number, ask),) = game.asks
    assert isinstance(ask, Ask)
    words = worded(s, laid_back(View(game, number, ask.seat), ask), language)
    assert set(words) == set(map(str, ask.options))
    return words


@pytest.mark.rule("boss.plague.charge.reposition", "boss.arc.five", "boss.arc.back", "kw.shove")
def test_where_the_back_lies_says_whom_it_shoves_and_nothing_that_is_the_same_anywhere() -> None:
    s = charged("vorn@a5 maya@f5", "B3")
    words = backs(s)
    assert len(set(words.values())) == len(words)
    assert [option for option, line in words.items() if "shoves Vorn" in line] == ["Turn A3"]
    assert [option for option, line in words.items() if "shoves Maya" in line] == ["Turn C3"]
    assert not any("nobody" in line for line in words.values() if "shoves" in line)
    assert all(len(line) < 100 for line in words.values()), "a line or two, not a wall of words"
    assert set(backs(s, "fr")) == set(words)


@pytest.mark.rule("boss.arc.five", "boss.arc.back")
def test_where_the_next_cards_meet_the_same_it_says_who_is_in_which_arc() -> None:
    s = charged("vorn@f1 jaheen@c6", "B3")
    order = range(len(order_of(place_of(s))))
    s.slot = next(i for i in order if slot(s, i) == "wicked_spit")
    words = backs(s)
    assert words["Turn B2"].endswith("Back Arc: Vorn and Jaheen (perhaps)")
    assert words["Turn B4"].endswith("Back Arc: Jaheen (perhaps)")


@pytest.mark.rule("boss.plague.charge.reposition")
def test_places_for_the_back_that_change_nothing_now_still_say_what_is_different() -> None:
    words = backs(charged("vorn@c5 maya@l1", "B3"))
    looks = [line.partition("looking ")[2].partition(";")[0] for line in words.values()]
    assert len(set(filter(None, looks))) > 1


@pytest.mark.rule("boss.plague.weave.choose", "boss.plague.unravel.choose")
def test_a_token_says_who_is_beside_it_and_what_it_gives_back() -> None:
    s = hall("plague", "vorn@b3 maya@l8", front="C2", back="C1")
    weave = Ask("vorn", "weave", (Token("c3"), Token("j6")), "boss.plague.weave.choose")
    assert list(said(s, weave).values()) == [
        "Token c3: beside it Vorn",
        "Token j6: nobody beside it",
    ]
    s.piles["c3"] = s.bag[:3]
    assert said(s, weave)["Token c3"] == "Token c3: beside it Vorn, absorbs 3 runes (+6 Health)"


def slot(s: Drunagor, at: int) -> str:
    """The card that comes next from a place of the Track on."""
    s.slot = at
    return coming(s)[0]


@pytest.mark.rule("boss.absorb.health", "boss.plague.grab")
def test_where_the_back_lies_says_what_it_absorbs_and_whom_the_next_cards_meet() -> None:
    s = charged("vorn@a5 maya@f5", "B3")
    board, places = hall_of(s).board, backs(s)
    over, node = next(
        (over, n)
        for n in s.nodes
        if (over := str(Turn(area_name(board, board.area[at(s, n)])))) in places
    )
    s.piles[node] = s.track[:2] or s.bag[:2]
    words = backs(s)
    assert [option for option in words if "absorbs" in words[option]] == [over]
    assert "absorbs 2 runes (+4 Health)" in words[over]
    order = range(len(order_of(place_of(s))))
    s.slot = next(i for i in order if slot(s, i) == "grab_and_crush")
    s.heroes["maya"].at = at(s, "g5")
    words = backs(s)
    assert any("Grab and Crush at Maya" in line for line in words.values())
    assert any("Grab and Crush: POISON 2 for everybody" in line for line in words.values())


@pytest.mark.rule("boss.plague.spit.three", "boss.plague.exhale", "kw.shove.choose")
def test_where_the_back_lies_says_what_the_card_that_comes_at_once_does_to_who_is_shoved() -> None:
    """Jaheen is under the Horseman, and stands somewhere beside it when it spits."""
    s = charged("vorn@a5 jaheen@c6", "B3")
    order = range(len(order_of(place_of(s))))
    s.slot = next(i for i in order if slot(s, i) == "wicked_spit")
    words = backs(s)
    shoves = words.pop("Turn A3")
    assert shoves == "A3: shoves Vorn; Wicked Spit at Jaheen or Vorn, or POISON 2 for everybody"
    assert all("Wicked Spit perhaps at Jaheen or Vorn" in line for line in words.values())
    assert all("Jaheen" in line for line in backs(s, "fr").values())


@pytest.mark.rule("boss.plague.charge.reposition", "boss.plague.spit.three", "kw.shove.choose")
def test_while_the_back_is_laid_the_forecast_counts_who_is_about_to_be_shoved() -> None:
    """It said "nobody now", and that the Back made no difference; then the spit met Jaheen."""
    s = charged("vorn@a8 jaheen@j5", "E3")
    order = range(len(order_of(place_of(s))))
    s.slot = next(i for i in order if slot(s, i) == "wicked_spit")
    words = backs(s)
    assert {line.partition("; ")[2] for line in words.values()} == {
        "whom the next cards meet is up to the shoved"
    }
    run(s)
    (panel,) = (panel for panel in GAME.scene(s, "vorn").panels if panel.id == "next")
    spit = Text.of(GAME, s.options, "en").words(panel.lines[0])
    assert ": Jaheen or nobody, as the Back is laid and the shoved choose" in spit


@pytest.mark.rule("boss.plague.spit.three", "kw.shove.choose")
def test_where_somebody_comes_to_stand_says_whom_the_card_that_comes_at_once_meets() -> None:
    s = hall("plague", "vorn@a8 jaheen@c6", front="B3", back="B2")
    order = range(len(order_of(place_of(s))))
    s.slot = next(i for i in order if slot(s, i) == "wicked_spit")
    begin(s, Owed("beside", "jaheen", areas=[s.boss.front]))
    asked = run(s)
    (panel,) = (panel for panel in GAME.scene(s, "jaheen").panels if panel.id == "next")
    spit = Text.of(GAME, s.options, "en").words(panel.lines[0])
    assert spit.startswith("Wicked Spit (X is 0): Jaheen or nobody, as the shoved"), spit
    words = said(s, asked).values()
    assert any("Wicked Spit at Jaheen" in line for line in words)
    assert any("Wicked Spit: POISON 2 for everybody" in line for line in words)


@pytest.mark.rule("ruling.darkness", "gap.poison-cloud", "boss.arc")
def test_a_square_says_what_its_ground_does() -> None:
    s = hall("plague", "vorn@c3", front="A1", back="B1")
    s.cloud, s.darkness = [at(s, "e3")], [at(s, "b3")]
    begin(s, Owed("beside", "vorn", areas=[hall_of(s).board.area[at(s, "c3")]]))
    words = said(s, run(s))
    assert words["Stand e2"] == "Square e2: in the Back Arc"
    assert words["Stand b3"] == "Square b3: in the Front Arc, Vorn loses 2 Health"
    assert words["Stand e3"].startswith("Square e3: in the Back Arc, Vorn gains POISON")
    assert s.heroes["vorn"].at == at(s, "c3"), "only tried"


@pytest.mark.rule("ruling.darkness")
def test_darkness_says_whom_it_would_catch() -> None:
    s = hall("famine", "vorn@c3", front="A1")
    ask = Ask("vorn", "lay-small", (Lay(("c3",)), Lay(("d3",))), "dark.break")
    assert said(s, ask) == {"Lay c3": "On c3: Vorn loses 2 Health"}
    wide = Ask("vorn", "lay", tuple(Lay((n,)) for n in hall_of(s).board.named), "dark.break")
    assert len(wide.options) > TRIED
    assert said(s, wide) == {}


@pytest.mark.rule("boss.arc.five", "boss.plague.spit.three", "boss.arc.back")
def test_where_the_next_card_looks_is_drawn_until_something_moves() -> None:
    s = hall("plague", "vorn@a8 maya@l8", front="C2", back="C1")
    order = range(len(order_of(place_of(s))))
    drawn: dict[str, set[str]] = {}
    for i in order:
        drawn[slot(s, i)] = {f"{reach.how} {len(reach.areas)}" for reach in reaches(s)}
    assert drawn["grab_and_crush"] == {"back 2"}, "at the edge of the hall: left and right of it"
    assert drawn["wicked_spit"] == {"card 3"}
    assert drawn["plague_charge"] == set(), "he will be elsewhere when he spits"
    s.slot = next(i for i in order if slot(s, i) == "grab_and_crush")
    begin(s, Assault(area_named(hall_of(s).board, "B3"), 3, "plague_charge"))
    assert not list(reaches(s)), "the Back is still to be laid"


@pytest.mark.rule("boss.absorb.health", "gap.tie-breaker")
def test_a_pile_says_what_becomes_of_it_and_a_grabbed_hero_hides_no_health() -> None:
    s = hall("plague", "vorn@a8 maya@l8", front="B3", back="B4")
    s.piles["c3"] = s.bag[:3]
    (pile,) = (token for token in GAME.scene(s, "vorn").tokens if token.id == "pile-c3")
    text = Text.of(GAME, s.options, "en")
    assert "each gives 2 Health back" in text.words(pile.lines[0])
    s.heroes["vorn"].grabbed, s.heroes["vorn"].at = True, OFF
    (vorn,) = (piece for piece in GAME.scene(s, "maya").pieces if piece.id == "vorn")
    assert vorn.cell in ("c8", "d8"), "away from the middle, where the Horseman's Health is"


@pytest.mark.rule("boss.arc.five", "boss.plague.charge.reposition", "boss.plague.grab")
def test_both_arcs_are_drawn_for_who_looks_at_him_and_who_is_held_goes_with_him() -> None:
    s = hall("plague", "vorn@a8 maya@l8", front="C2", back="C1")
    drawn = {one.words.key: one for one in GAME.scene(s, "vorn").overlays if one.words}
    assert set(drawn) == {"scene-reach-front", "scene-reach-back"}
    assert {one.of for one in drawn.values()} == {"plague"}
    assert not set(drawn["scene-reach-front"].cells) & set(drawn["scene-reach-back"].cells)
    s.heroes["vorn"].grabbed, s.heroes["vorn"].at = True, OFF
    begin(s, Assault(area_named(hall_of(s).board, "B4"), 3, "plague_charge"))
    run(s)
    assert not GAME.scene(s, "vorn").overlays, "the Back is still to be laid"
    (vorn,) = (piece for piece in GAME.scene(s, "maya").pieces if piece.id == "vorn")
    assert vorn.cell in ("c7", "d7", "c8", "d8"), "where the Horseman is by now"


@pytest.mark.rule("gap.core.monster-turn")
def test_squares_that_are_equally_good_for_a_monster_say_beside_whom_it_would_stand() -> None:
    s = quay("vorn@d5 maya@f6")
    ask = Ask("vorn", "monster-move", (Stand("e5"), Stand("c5")), "gap.core.monster-turn")
    text = Text.of(GAME, s.options, "en")
    words = {str(option): text.words(it) for option, it in approached(s, ask).items()}
    assert words == {
        "Stand e5": "Square e5: beside Vorn and Maya",
        "Stand c5": "Square c5: beside Vorn",
    }
    same = Ask("vorn", "monster-move", (Stand("c5"), Stand("c6")), "gap.core.monster-turn")
    assert approached(s, same) == {}, "nothing tells them apart"
