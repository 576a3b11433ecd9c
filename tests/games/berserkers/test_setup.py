"""Setting up (the book's chapters on components, set-up and drawing Requests)."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial
from pathlib import Path

import pytest

from grimtable.form import choices
from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.content import (
    ACTION_CARDS,
    AID,
    ENEMIES,
    LOCATIONS,
    ORC_CARD,
    RIDER_CARD,
)
from grimtable.games.berserkers.notation import Effect
from grimtable.games.berserkers.requests import REQUESTS
from grimtable.games.berserkers.state import (
    ACTION_DICE,
    BERSERKERS,
    COLOURS,
    DICE,
    FIRES,
    GEMS,
    ORCS,
    RIDERS,
    Options,
)
from grimtable.games.berserkers.words import how_hard
from grimtable.kernel import Ask, Scripted, Table, Text
from grimtable.kernel.errors import ContentError, GrimtableError
from tests.games.berserkers.table import REALM, asked, game, helm

LAID = " ".join(REALM)


def drawn(*fate: str) -> Table:
    return Table(GAME, Options(), Scripted([LAID, *fate]))


def say(table: Table, *answers: str) -> Table:
    for answer in answers:
        table.answer(table.asks[0].number, answer)
    return table


@pytest.mark.rule("contents.cards")
def test_every_card_of_the_box_that_does_something_is_there() -> None:
    assert len(ACTION_CARDS) == 4
    assert sorted(ENEMIES) == ["orcs", "riders"]
    assert len(LOCATIONS) == 12
    assert [AID[card].letter for card in AID] == list("ABCDEFGHIJ")
    assert [request.number for request in REQUESTS.values()] == list(range(1, 13))
    assert len(set(REQUESTS["grimoire"].lot)) == 4


@pytest.mark.rule("contents.dice")
def test_the_box_holds_eight_dice() -> None:
    assert set(DICE) == {"white", "black", "blue", "red", "green"}
    assert ACTION_DICE + len(COLOURS) + 1 == 8
    assert all(die.faces == (1, 2, 3, 4, 5, 6) for die in DICE.values())


@pytest.mark.rule("contents.tokens", "contents.pieces")
def test_tokens_and_pieces() -> None:
    assert (len(BERSERKERS), len(RIDERS), len(ORCS)) == (3, 3, 3)
    assert (FIRES, GEMS) == (8, 5)
    treasure = REQUESTS["treasure"]
    assert len(treasure.pieces) == 6
    assert sorted(treasure.lot).count("treasure-blank") == 5
    assert len(REQUESTS["elves"].pieces) == 3


@pytest.mark.rule("setup.grid", "gap.locations")
def test_the_realm_is_twelve_locations_shuffled_into_three_columns_of_four() -> None:
    table = drawn("loki villagers")
    assert helm(table).realm == tuple(REALM)
    assert [cell.id for cell in table.scene(None).cells] == REALM
    assert {(cell.x, cell.y) for cell in table.scene(None).cells} == {
        (x, y) for x in range(3) for y in range(4)
    }
    assert factorial(len(LOCATIONS)) == 479_001_600
    assert sum(location.fire for location in LOCATIONS.values()) == 8
    assert sum(location.orcs for location in LOCATIONS.values()) == 6
    assert Counter(location.action for location in LOCATIONS.values()) == {
        "gather": 1, "passage": 2, "rest": 2, "block": 2, "train": 2, "crush": 3
    }  # fmt: skip


@pytest.mark.rule("setup.berserkers", "setup.riders", "gap.setup-picture")
def test_berserkers_begin_bottom_right_and_riders_top_left() -> None:
    s = game().s
    assert [s.at[who] for who in BERSERKERS] == [REALM[11]] * 3
    assert [s.at[rider] for rider in RIDERS] == [REALM[0]] * 3
    assert not s.wounded
    assert not s.sealed
    assert not any(s.at[orcs] for orcs in ORCS)


@pytest.mark.rule("setup.actions", "gap.action-cards")
def test_action_cards_begin_untrained_and_have_a_row_for_every_die() -> None:
    t = game(fate=["1 2 3 4"])
    assert not t.s.trained
    assert set(t.s.slots.values()) == {1}
    assert len(ACTION_CARDS) == 4
    rows = {row for card in ACTION_CARDS.values() for row in card.rows}
    assert {row.partition(" ")[0] for row in rows} == {
        "move", "light", "push", "pull", "lift", "mark", "pillage", "bet", "location"
    }  # fmt: skip
    assert {"move 1", "move 2", "move 3"} <= rows


@pytest.mark.rule("gap.rider-card", "gap.orc-card")
def test_enemy_cards_have_every_action_of_the_book() -> None:
    def verbs(card: tuple[tuple[Effect, ...], ...]) -> set[str]:
        return {e.verb for face in card for e in face if e.verb != "move"}

    assert verbs(RIDER_CARD) == {"attack", "wide_attack", "darkness", "extinguish", "enlist"}
    assert verbs(ORC_CARD) == {"attack", "extinguish", "slow", "nothing"}


@pytest.mark.rule("setup.aid")
def test_the_aid_deck_is_unknown_and_its_gauge_stands_on_zero() -> None:
    s = game().s
    assert s.gauge == 0
    assert not s.deck.top
    assert sorted(map(str, s.deck.rest)) == sorted(AID)


@pytest.mark.rule("aid.letters")
def test_aid_cards_are_lettered() -> None:
    assert "".join(card.letter for card in AID.values()) == "ABCDEFGHIJ"


@pytest.mark.rule("requests.numbers", "requests.variety")
def test_twelve_numbered_requests_make_thousands_of_combinations() -> None:
    assert [request.number for request in REQUESTS.values()] == list(range(1, 13))
    assert sum(comb(12, n) for n in range(2, 13)) == 4083


@pytest.mark.rule("setup.darkness", "setup.fires")
def test_all_gems_begin_in_their_supplies() -> None:
    s = game().s
    assert not s.fires
    assert not s.darkness


@pytest.mark.rule("setup.requests", "requests.minimum")
def test_two_requests_are_drawn_and_the_others_leave_the_game() -> None:
    table = say(drawn("loki frenzy", "1 2 3 4"), "Enough")
    assert list(helm(table).book) == ["loki", "frenzy"]


@pytest.mark.rule("requests.push")
def test_the_player_may_draw_on_one_at_a_time() -> None:
    table = drawn("loki frenzy", "orcs", "thor", "1 2 3 4 5")
    say(table, "DrawRequest", "Keep orcs", "DrawRequest", "Keep thor", "Enough")
    assert list(helm(table).book) == ["loki", "frenzy", "orcs", "thor"]


@pytest.mark.rule("requests.refuse", "ruling.refuse-when")
def test_one_card_may_be_refused_and_its_replacement_must_be_kept() -> None:
    table = drawn("loki frenzy", "zodd", "orcs", "thor", "1 2 3 4 5")
    say(table, "DrawRequest", "Refuse zodd")
    assert list(helm(table).book) == ["loki", "frenzy", "orcs"]
    assert asked(table.run)[1].what == "more-requests"
    say(table, "DrawRequest")  # no second refusal: thor is active at once
    assert list(helm(table).book)[-1] == "thor"
    say(table, "Enough")
    assert helm(table).gold == 8


@pytest.mark.rule("requests.refuse")
def test_the_refused_card_lies_under_the_deck() -> None:
    others = [r for r in REQUESTS if r not in ("loki", "frenzy", "zodd", "orcs")]
    table = drawn("loki frenzy", "zodd", "orcs", *others, "zodd", "1 2 3 4 5 6 1")
    say(table, "DrawRequest", "Refuse zodd", *["DrawRequest"] * (len(others) + 1))
    assert len(helm(table).book) == 12
    assert list(helm(table).book)[-1] == "zodd"
    assert helm(table).phase != "requests", "there is no card left to draw"


@pytest.mark.rule("requests.refuse")
def test_the_last_card_can_not_be_refused_for_there_is_none_to_replace_it() -> None:
    others = [r for r in REQUESTS if r not in ("loki", "frenzy")]
    table = drawn("loki frenzy", *others, "1 2 3 4 5 6 1")
    for name in others[:-1]:
        say(table, "DrawRequest", f"Keep {name}")
    say(table, "DrawRequest")
    assert list(helm(table).book)[-1] == others[-1]
    assert helm(table).phase != "requests"


@pytest.mark.rule("setup.gold", "gold.start", "gold.more-requests", "ruling.gold-start")
@pytest.mark.parametrize(("n", "gold"), [(2, 4), (3, 6), (5, 10)])
def test_two_gold_per_request(n: int, gold: int) -> None:
    assert game(*list(REQUESTS)[:n]).s.gold == gold


@pytest.mark.rule("gold.start.max")
@pytest.mark.parametrize("n", [6, 7, 8, 12])
def test_starting_gold_stays_at_twelve(n: int) -> None:
    assert game(*[r for r in REQUESTS if r != "goblins"][:n]).s.gold == 12


@pytest.mark.rule("setup.grimoire", "card.grimoire")
def test_the_grimoire_is_there_only_with_its_request() -> None:
    assert not game().s.lots
    assert len(game("grimoire").s.lots["grimoire"]) == 4


def test_a_request_that_does_not_exist_is_an_error_with_a_hint() -> None:
    with pytest.raises(ContentError, match="Did you mean 'zodd'"):
        GAME.new(Options(requests=("zod",)))


def test_a_request_is_active_once() -> None:
    with pytest.raises(ContentError, match="'zodd' is there twice"):
        GAME.new(Options(requests=("zodd", "loki", "zodd")))


def test_a_realm_needs_each_location_once() -> None:
    with pytest.raises(ContentError, match="twelve Locations"):
        GAME.new(Options(realm=("smithy",) * 12))


def test_every_entry_of_the_content_names_its_source() -> None:
    for file in (Path(GAME.folder) / "content").glob("*.toml"):
        text = file.read_text("utf-8")
        heads = [line for line in text.splitlines() if line.startswith("[") and "." not in line]
        assert text.count("\nsource = ") == len(heads), file.name


@pytest.mark.rule("requests.minimum")
def test_a_single_fixed_request_is_refused_except_for_practice() -> None:
    with pytest.raises(GrimtableError, match="at least two Requests"):
        GAME.new(Options(requests=("zodd",)))
    assert list(GAME.new(Options(requests=("zodd",), practice=True)).book) == ["zodd"]


def test_a_table_half_laid_is_judged_by_the_requests_it_has_so_far() -> None:
    def stands(table: Table) -> float:
        return GAME.appraise(helm(table), "player")

    two = drawn("loki goblins", "zodd")
    before = stands(two)
    assert stands(say(two, "DrawRequest requests")) < before  # the drawn one counts at once
    assert stands(say(drawn("loki goblins"), "Enough")) == pytest.approx(before, rel=0.2)


@pytest.mark.rule("requests.push", "gold.more-requests")
def test_who_may_draw_more_is_told_what_was_drawn_how_hard_it_is_and_the_gold() -> None:
    def said(table: Table) -> list[str]:
        opened = table.asks[0]
        assert isinstance(opened.ask, Ask)
        text = Text.of(GAME, table.options, "en")
        return [text.words(one) for one in GAME.offers(table.view(opened), opened.ask).values()]

    table = drawn("darkness orcs", "zodd")
    enough, more = said(table)
    assert enough == (
        "That is enough: No Darkness shall remain (fair), No Orc on my land (very hard)."
        " You begin with 4 gold"
    )
    assert "6 gold in all" in more
    keep, refuse = said(say(table, "DrawRequest requests"))
    assert keep.startswith("Keep Zodd returns (merciless). In play: Zodd, with 3 hearts.")
    assert refuse.startswith("Refuse Zodd returns")


def test_one_scale_tells_how_hard_requests_are_and_calls_the_gentle_ones_mild() -> None:
    text = Text.of(GAME, Options(), "en")
    (requests,) = [one for one in choices(GAME, text) if one.id == "requests"]
    assert {one.level for one in requests.values} == {1, 2, 3, 4, 5}
    assert all(one.level == 1 for one in requests.values if one.gentle)
    for one in requests.values:
        assert how_hard(GAME, str(one.value)).args["level"] == one.level


@pytest.mark.rule("request.9.setup", "gap.treasure-card")
def test_only_who_has_hearts_or_cards_brings_some() -> None:
    t = game("loki", "zodd", "treasure")
    assert t.s.hearts == {"zodd": 3}
    assert {name: len(lot) for name, lot in t.s.lots.items()} == {"treasure": 6}
