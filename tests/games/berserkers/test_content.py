"""The notation, Requests of one's own, and what is said when one is wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimtable.cards import BadText
from grimtable.games.berserkers import GAME
from grimtable.games.berserkers.content import AID
from grimtable.games.berserkers.effects import VERBS
from grimtable.games.berserkers.facts import FACTS, holds
from grimtable.games.berserkers.notation import FACTS as FACT_WORDS
from grimtable.games.berserkers.notation import NOTATION
from grimtable.games.berserkers.requests import REQUESTS
from grimtable.games.berserkers.setup import shelf
from grimtable.games.berserkers.state import Options
from grimtable.games.berserkers.words import aid_line, die_lines, request_lines
from grimtable.kernel import Seeded, Table, Text
from grimtable.kernel.errors import ContentError
from tests.games.berserkers.table import ALL_FIRES, REALM, asked, game, helm, phase1

RAVEN = str(Path(__file__).parents[3] / "examples" / "blank_request.toml")

HEAD = """\
game = "berserkers"
[request.quest]
name = "Quest"
name_fr = "Quête"
"""


def test_every_word_of_the_notation_is_carried_out() -> None:
    assert frozenset(FACTS) == FACT_WORDS
    words = "attack; wide attack; darkness; extinguish; enlist; slow; nothing; up down left right"
    words += "; wound here; wound one; wound all; heal one; discard 3; no moves; skip riders"
    words += "; gain 2 gold; lose 1 gold; draw aid; turn card; burn cards; hit; leave; fulfil"
    assert [effect.verb for effect in NOTATION.read(words, "effects")] == list(VERBS)


def test_conditions_and_totals() -> None:
    facts = NOTATION.read("no darkness and not all fires and gold 3", "condition")
    assert [(f.what, f.n, f.negated) for f in facts] == [
        ("no_darkness", 0, False), ("all_fires", 0, True), ("gold", 3, False)
    ]  # fmt: skip
    totals = [NOTATION.read(text, "total") for text in ("exactly 6", "at least 10")]
    assert [(total.least, total.n) for total in totals] == [(False, 6), (True, 10)]


@pytest.mark.parametrize(
    ("text", "offset", "said"),
    [
        ("attak; up", 0, "'attak' is not a word of the notation. Did you mean 'attack'?"),
        ("attack; swim up", 8, "'swim' is not a word of the notation. Here: attack, "),
        ("gain gold", 5, "'gold' can't stand here. Here: a number."),
        ("up; hitt; up", 4, "'hitt' is not a word of the notation. Did you mean 'hit'?"),
        ("upp", 0, "'upp' is not a word of the notation. Did you mean 'up'?"),
        ("attack; ", 8, "something is missing at the end: attack, "),
    ],
)
def test_words_that_are_not_understood_are_pointed_at(text: str, offset: int, said: str) -> None:
    with pytest.raises(BadText, match=re.escape(said)) as caught:
        NOTATION.read(text, "effects")
    assert caught.value.offset == offset


# Requests of one's own ----------------------------------------------------------------------------


@pytest.mark.rule("option.own-requests", "gap.blank-request")
def test_a_request_of_ones_own_is_played_like_the_others() -> None:
    t = game("raven", "loki", packs=[RAVEN])
    assert t.s.gold == 4 + 1  # its set-up
    assert t.rolls == ["white"] * 4 + ["green"]
    t.do("3 4 1 1 5")  # it steals and flies up and right
    assert t.s.gold == 4
    assert t.s.at["raven-1"] == "long-hall"
    t.refuses("Spend raven d3,d4")


@pytest.mark.rule("option.own-requests")
def test_its_task_its_hearts_and_its_goal() -> None:
    at = {"raven-1": "ravine"}
    t = phase1("raven", packs=[RAVEN], dice=[3, 4, 2, 5], at=at, fate=["purse", "boots"])
    t.do("Spend raven d3,d4")
    assert (t.s.hearts, t.s.hand) == ({"raven": 1}, ["purse"])
    t.do("Spend raven d2,d5")
    assert t.s.at["raven-1"] == ""
    assert holds(t.s, "raven", t.s.book["raven"].goal)


@pytest.mark.rule("option.own-requests")
def test_its_moment_at_the_end_of_the_turn() -> None:
    at = {"raven-1": "ravine"}
    position: dict[str, Any] = {"turn": 1, "phase": "orcs", "passes": 1}
    t = game("raven", packs=[RAVEN], at=at, **position)
    assert t.s.at["orcs-black"] == "ravine"


@pytest.mark.rule("option.own-requests")
def test_two_pieces_act_one_after_the_other_each_once(tmp_path: Path) -> None:
    one = '[{ place = "b2", name = "Raven", name_fr = "Corbeau" }]'
    two = f'{one[:-1]}, {{ place = "b3", name = "Crow", name_fr = "Corneille" }}]'
    pack = tmp_path / "two.toml"
    pack.write_text(Path(RAVEN).read_text("utf-8").replace(one, two), "utf-8")
    t = game("raven", "loki", packs=[str(pack)]).do("1 1 1 1 5")  # they steal once, and both fly
    assert (t.s.gold, t.s.at["raven-1"], t.s.at["raven-2"]) == (4, "long-hall", "burial-field")


@pytest.mark.rule("option.own-requests")
def test_it_may_be_drawn_with_the_others_and_has_its_words() -> None:
    options = Options(packs=(RAVEN,), realm=tuple(REALM))
    table = Table(GAME, options, None)
    table.answer(0, "raven loki")
    assert "raven" in helm(table).book
    for language, name in (("en", "Odin’s raven"), ("fr", "Le corbeau d’Odin")):
        assert Text.of(GAME, options, language).name("raven") == name
    assert Text.of(GAME, options, "en").name("raven-1") == "Raven"
    assert Text.of(GAME, options, "fr").name("raven-1") == "Corbeau"
    assert "pack 1/blank_request.toml" in GAME.content(options)


@pytest.mark.parametrize("seed", range(5))
def test_random_play_with_it_ends_in_possible_positions(seed: int) -> None:
    draw = random.Random(seed).random
    options = Options(packs=(RAVEN,), requests=("raven", list(REQUESTS)[seed]))
    table = Table(GAME, options, Seeded(seed))
    while not table.over:
        number, ask = asked(table.run)
        table.answer(number, ask.options[int(draw() * len(ask.options))])
        GAME.invariants(helm(table))


EFFECTS = [
    *("attack", "wide attack", "darkness", "extinguish", "enlist", "slow", "nothing", "up"),
    *("down right", "wound here", "wound one", "wound all", "heal one", "discard 3", "no moves"),
    *("skip riders", "gain 2 gold", "lose 1 gold", "draw aid", "turn card", "burn cards", "hit"),
    *("leave", "fulfil"),
]
CONDITIONS = [
    *("no darkness", "no orcs", "all alive", "all fires", "all sealed", "together", "met"),
    *("in play", "cards left", "fulfilled", "gold 5", "fires 2"),
]
said = st.lists(st.sampled_from(EFFECTS), min_size=1, max_size=3).map("; ".join)
held = st.lists(st.sampled_from(CONDITIONS), min_size=1, max_size=2).map(" and not ".join)


@given(data=st.data(), seed=st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_whatever_the_notation_allows_can_be_played(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, seed: int
) -> None:
    faces = "".join(f'{n} = "{data.draw(said)}"\n' for n in range(1, 7))
    place = data.draw(st.sampled_from(["a1", "choose", "berserkers"]))
    body = (
        f'goal = "{data.draw(held)}"\nhearts = 2\nsetup = "{data.draw(said)}"\n'
        f'pieces = [{{ place = "{place}", name = "A" }},\n'
        '{ place = "c3", name = "B" }]\n'
        f'[request.quest.die]\ncolour = "green"\nwhile = "{data.draw(held)}"\n{faces}'
        f'[request.quest.task]\ndice = "at least 3"\nneeds = "{data.draw(held)}"\n'
        f'effect = "{data.draw(said)}; fulfil"\n'  # a goal that nothing fulfils is refused
        f'[request.quest.cards.one]\nname = "One"\neffect = "{data.draw(said)}"\n'
        f'[request.quest.turn_end]\neffect = "{data.draw(said)}"\n'
        f'[request.quest.phase1_end]\neffect = "{data.draw(said)}"\n'
    )
    pack = written(tmp_path_factory.mktemp("pack"), body)
    table = Table(GAME, Options(packs=(pack,), requests=("quest", "loki")), Seeded(seed))
    draw = random.Random(seed).random
    for _ in range(400):
        if table.over:
            break
        number, ask = asked(table.run)
        table.answer(number, ask.options[int(draw() * len(ask.options))])
        GAME.invariants(helm(table))
        table.scene("player")


FACES = "".join(f'{n} = "nothing"\n' for n in (1, 2, 4, 5, 6))

# Words --------------------------------------------------------------------------------------------


def said_by(name: str, language: str, *packs: str) -> list[str]:
    options = Options(packs=packs)
    text = Text.of(GAME, options, language)
    request = shelf(options)[name]
    return [text.words(line) for line in (*request_lines(request), *die_lines(request))]


def test_what_a_request_says_is_made_of_its_notation() -> None:
    assert said_by("zodd", "en") == [
        "In play: Zodd, with 3 hearts.",
        "While a Berserker is with Zodd, discard dice for exactly 6: it loses a heart.",
        "End of Phase 1: wounds all Berserkers where it stands.",
        "To win: its piece is gone from the realm.",
        "The red die, while its piece is in the realm:",
    ]
    assert said_by("villagers", "fr")[0] == "Les dés de 5 et 6 ne peuvent pas aider les villageois."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_number_that_changes_on_a_card_changes_in_its_words(
    tmp_path: Path, language: str
) -> None:
    body = (
        'hearts = 2\ndarkness_limit = 3\norc_phases = 4\naid_refuses = [5]\ngoal = "gold 6"\n'
        'setup = "gain 7 gold"\npieces = [{ place = "b3", name = "Wolf" }]\n'
        '[request.quest.task]\ndice = "at least 8"\neffect = "lose 9 gold"\n'
    )
    was = said_by("quest", language, written(tmp_path, body))
    for n in range(2, 9):
        other = body.replace(f" {n}", f" {n + 1}").replace(f"[{n}]", f"[{n + 1}]")
        now = said_by("quest", language, written(tmp_path, other))
        assert len([1 for a, b in zip(was, now, strict=True) if a != b]) == 1, n
    for card, text in {"boots": "walk 3", "stone": "reroll 4", "purse": "gain 3 gold"}.items():
        assert AID[card].text == text
        words = Text.of(GAME, Options(), language).words(aid_line(card))
        assert re.findall(r"\d+", words) == re.findall(r"\d+", text)


# Mistakes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "line", "column", "said"),
    [
        (
            'goal = "no darknes"',
            5,
            12,
            "'darknes' is not a word of the notation. Did you mean 'darkness'?",
        ),
        ('gaol = "no orcs"', 5, 9, "'gaol' is not a key here. Did you mean 'goal'"),
        ('hand = ["sheild"]', 5, 10, "'sheild' is not known. Did you mean 'shield'"),
        ('pieces = [{ place = "d9", name = "A" }]', 5, 22, "'d9' is not known."),
        ('setup = "attack"', 5, 10, "'attack' needs a piece that can act"),
        ('goal = "fulfilled"', 5, 9, "nothing fulfils it"),
        ('setup = "hit"', 5, 10, "'hit' needs `pieces` and `hearts`"),
        ('setup = "hit"\nhearts = 2', 5, 10, "'hit' needs `pieces` and `hearts`"),
        ('goal = "together"', 5, 9, "'together' speaks of pieces"),
        (
            '[request.quest.task]\ndice = "nearly 6"\neffect = "fulfil"',
            6,
            9,
            "'nearly' is not a word of the notation. Did you mean 'exactly'",
        ),
        (
            '[request.quest.task]\ndice = "exactly 6"\neffect = "turn card"',
            7,
            11,
            "'turn card' speaks of cards",
        ),
        (
            '[request.quest.task]\ndice = "exactly 30"\neffect = "fulfil"',
            6,
            9,
            "four dice make 1 to 24, never 30",
        ),
        ('goal = "fires 9"', 5, 9, "never more than 8"),
        ('goal = "not gold 13"', 5, 9, "never more than 12"),
        (
            '[request.quest.die]\ncolour = "red"\n' + FACES + '3 = "nothing; jump"',
            12,
            15,
            "'jump' can't stand here",
        ),
        ('setup = "discard 7"', 5, 10, "no die shows 7"),
        ('hand = ["harp", "harp"]', 5, 8, "only one of each aid card"),
        ("orc_phases = 0", 5, 14, "Expected `int` >= 1"),
        ("darkness_limit = -1", 5, 18, "Expected `int` >= 1"),
        ("aid_refuses = [7]", 5, 16, "Expected `int` <= 6"),
        ('[request.quest.die]\ncolour = "pink"', 6, 11, "Invalid enum value 'pink'"),
        ("number = ", 5, 10, "Invalid value"),
        ('text = "A quest."', 5, 9, "'text' is not a key here"),
    ],
)
@pytest.mark.rule("gap.blank-request")
def test_a_mistake_is_shown_with_file_line_and_column(
    tmp_path: Path, body: str, line: int, column: int, said: str
) -> None:
    file = tmp_path / "my_request.toml"
    file.write_text(HEAD + body + "\n", "utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.new(Options(packs=(str(file),)))
    assert said in str(caught.value)
    assert (caught.value.file, caught.value.line, caught.value.column) == (str(file), line, column)


def test_a_request_can_not_take_the_name_of_another(tmp_path: Path) -> None:
    file = tmp_path / "twice.toml"
    file.write_text(HEAD.replace("request.quest", "request.zodd"), "utf-8")
    with pytest.raises(ContentError, match=r"twice.toml:2:1 .*one of that id: request zodd"):
        GAME.new(Options(packs=(str(file),)))


@pytest.mark.parametrize(
    ("name", "said"), [("ravine", "already the id of something"), ("'my quest'", "small letters")]
)
def test_an_id_is_one_plain_word_that_names_nothing_else(
    tmp_path: Path, name: str, said: str
) -> None:
    file = tmp_path / "named.toml"
    file.write_text(HEAD.replace("request.quest", f"request.{name}"), "utf-8")
    with pytest.raises(ContentError, match=said):
        GAME.new(Options(packs=(str(file),)))


@pytest.mark.rule("ruling.request5-g")
def test_two_requests_that_bring_the_same_aid_card_bring_it_once(tmp_path: Path) -> None:
    t = game("quest", "sacrifice", packs=[written(tmp_path, 'hand = ["potion"]\n')])
    assert t.s.hand == ["potion"]
    assert "potion" not in t.s.deck.rest


def test_a_missing_pack_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="can't be read"):
        GAME.new(Options(packs=(str(tmp_path / "nowhere.toml"),)))


# Every other word, carried out --------------------------------------------------------------------


def written(tmp_path: Path, body: str) -> str:
    file = tmp_path / "own.toml"
    file.write_text(HEAD + body, "utf-8")
    return str(file)


@pytest.mark.rule("option.own-requests")
def test_a_token_is_turned_over_only_where_a_berserker_stands(tmp_path: Path) -> None:
    body = (
        'tokens = true\npieces = [{ place = "b3", name = "Grave" }]\n'
        '[request.quest.task]\ndice = "exactly 1"\neffect = "turn card"\n'
        '[request.quest.cards.a]\nname = "A"\nname_fr = "A"\neffect = "gain 1 gold"\n'
    )
    packs = [written(tmp_path, body)]
    for place, gold, fate in (("ravine", 0, ()), ("sea-cave", 1, ("quest-a",))):
        at = {"bodvar": place}
        t = phase1("quest", packs=packs, dice=[1], gold=0, at=at, fate=fate).do("Spend quest d1")
        assert (t.s.gold, t.ask.what) == (gold, "act")


@pytest.mark.rule("option.own-requests", "aid.h")
def test_the_harp_calms_the_riders_alone(tmp_path: Path) -> None:
    body = (
        'pieces = [{ place = "b3", name = "Wolf" }]\n[request.quest.task]\ndice = "exactly 1"\n'
        'effect = "darkness"\n'
    )
    t = phase1("quest", packs=[written(tmp_path, body)], dice=[1], harp=True).do("Spend quest d1")
    assert t.s.darkness == {"sea-cave": 1}


@pytest.mark.rule("option.own-requests")
def test_an_own_request_may_attack_slow_heal_and_darken(tmp_path: Path) -> None:
    body = (
        'pieces = [{ place = "b3", name = "Wolf" }]\n[request.quest.task]\ndice = "exactly 1"\n'
        'effect = "wide attack; darkness; slow; heal one; lose 9 gold"\n'
    )
    at = {"bodvar": "sea-cave", "hjalti": "smithy"}
    t = phase1("quest", packs=[written(tmp_path, body)], dice=[1], at=at)
    t.do("Spend quest d1", "Heal hjalti")
    assert t.s.wounded == {"bodvar"}
    assert t.s.darkness == {"sea-cave": 1}
    assert (t.s.locked, t.s.gold) == (1, 0)


@pytest.mark.rule("option.own-requests")
def test_a_last_card_is_turned_once_and_pieces_leave_once(tmp_path: Path) -> None:
    body = (
        'pieces = [{ place = "b3", name = "Wolf" }]\n[request.quest.task]\ndice = "exactly 1"\n'
        'effect = "turn card; turn card; leave; leave"\n'
        '[request.quest.cards.a]\nname = "A"\nname_fr = "A"\neffect = "gain 1 gold"\n'
    )
    packs = [written(tmp_path, body)]
    t = phase1("quest", packs=packs, dice=[1], gold=0, fate=["quest-a"]).do("Spend quest d1")
    assert (t.s.gold, t.told.count("left"), t.ask.what) == (1, 1, "act")


@pytest.mark.rule("option.own-requests")
def test_where_nobody_is_wounded_nobody_is_healed_and_nothing_is_asked(tmp_path: Path) -> None:
    body = '[request.quest.task]\ndice = "exactly 1"\neffect = "heal one; gain 1 gold"\n'
    t = phase1("quest", packs=[written(tmp_path, body)], dice=[1], gold=0).do("Spend quest d1")
    assert (t.s.gold, t.ask.what) == (1, "act")


@pytest.mark.rule("option.own-requests")
def test_an_own_goal_of_gold_is_looked_for_at_once(tmp_path: Path) -> None:
    body = 'goal = "gold 9 and fires 8 and all sealed"\n'
    done = {"sealed": ["rider-black", "rider-blue", "rider-red"], "gold": 8}
    t = phase1("quest", packs=[written(tmp_path, body)], dice=[1], gauge=3, fires=ALL_FIRES, **done)
    assert t.do("Help d1", "TakeGold").s.ending == "won"
