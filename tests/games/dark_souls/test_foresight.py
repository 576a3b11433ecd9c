"""The preview of what the enemies will do: it is what they then do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.defence import strength_of
from grimtable.games.dark_souls.foresight import OPEN, Threat, foresee, is_foreseeable
from grimtable.games.dark_souls.options import Aggro, End
from grimtable.games.dark_souls.state import Deck, Souls, Turn
from grimtable.games.dark_souls.under_way import Blow, Pushed
from grimtable.kernel import Ask, Seeded, Text
from grimtable.kernel.position import encoded
from grimtable.kernel.run import Run
from tests.games.dark_souls.playing import acting, fight, knight


def panel(s: Souls, name: str, language: str = "en") -> list[str]:
    text = Text.of(GAME, s.options, language)
    found = next(p for p in GAME.scene(s, None).panels if p.id == name)
    return [text.words(line) for line in found.lines]


def test_the_preview_says_whom_an_enemy_threatens_and_with_what() -> None:
    s = fight("knight@c1 warrior@e5", "silver_knight_swordsman@a1", aggro="warrior")
    assert foresee(s).sure == (Threat("silver_knight_swordsman_1", "knight", 5, False, 2),)
    assert panel(s, "threats") == [
        "Silver Knight Swordsman 1 threatens: Knight, 5 physical, dodge 2"
    ]
    knight(s).node = "e1"
    assert len(foresee(s).sure) == 1  # it moves two nodes
    knight(s).node = "e3"
    assert foresee(s).sure == foresee(s).perhaps == ()
    nobody = "No other attack comes before the next character acts."
    assert panel(s, "threats") == [nobody]
    s.battle.step, s.battle.turn = "heroes", Turn("knight")
    assert panel(s, "threats") == ["As it stands, the enemies attack nobody after this activation."]


def test_movement_attacks_are_foreseen_too() -> None:
    s = fight("knight@c1", "large_hollow_soldier@a1")
    assert foresee(s).sure == (Threat("large_hollow_soldier_1", "knight", 5, False, 1),)


def test_stagger_lowers_a_movement_attack_in_the_preview_too() -> None:
    s = fight("knight@c1", "large_hollow_soldier@a1")
    assert s.fight is not None
    s.fight.foes["large_hollow_soldier_1"].conditions = ["stagger"]
    assert [threat.strength for threat in foresee(s).sure] == [4]


def test_the_preview_turns_a_boss_to_a_target_on_its_own_node() -> None:
    s = fight("knight@c3>0", "gargoyle@c3>4")
    assert s.fight is not None
    s.fight.deck = Deck(order=["gargoyle_tail_sweep"])  # moves, then strikes front and left
    knight(s).by = 2
    ahead = foresee(s)  # it pushes first: whether it follows depends on where to
    assert (ahead.sure, [threat.who for threat in ahead.perhaps]) == ((), ["knight"])


def test_a_bosss_next_card_is_shown_once_it_is_known() -> None:
    s = fight("knight@c5", "gargoyle@c1>4")
    assert s.fight is not None
    s.fight.deck = Deck(unseen=4, pool=LIBRARY.boss_cards("gargoyle", heat_up=False))
    assert foresee(s).card is None
    assert panel(s, "threats") == ["The next card is not known."]
    s.fight.deck = Deck(unseen=1, pool=["gargoyle_tail_whip", "gargoyle_tail_sweep"])
    assert panel(s, "threats") == ["The next card is one of these: Tail Whip, Tail Sweep."]
    s.fight.deck = Deck(discard=["gargoyle_halberd_thrust", "gargoyle_tail_whip"])
    assert foresee(s).card == "gargoyle_halberd_thrust"
    assert panel(s, "threats") == [
        "Next card: Halberd Thrust",
        "Move 1 to Aggro, pushing · Attack 6 physical: Aggro · range 1 · Weak: left",
        "Gargoyle threatens: Knight, 6 physical, dodge 1",
    ]


def test_the_next_card_of_two_bosses_says_what_each_will_do() -> None:
    s = fight("knight@c5", "ornstein@c1>4 smough@e1>4")
    assert s.fight is not None
    both = {"ornstein", "smough"}
    card = next(card for card, does in LIBRARY.behaviours.items() if set(does) == both)
    s.fight.deck = Deck(order=[card])
    lines = panel(s, "threats")
    assert [line.partition(":")[0] for line in lines[:3]] == [
        "Next card",
        "Dragon Slayer Ornstein",
        "Executioner Smough",
    ]


def test_who_is_pushed_out_of_reach_or_into_it_depends_on_the_players() -> None:
    s = fight("knight@a3", "large_hollow_soldier@a1 hollow_soldier@a5")
    acting(s, "knight")
    ahead = foresee(s)
    assert ahead.sure == (Threat("large_hollow_soldier_1", "knight", 5, False, 1),)
    assert ahead.perhaps == (Threat("hollow_soldier_1", "knight", 4, False, 1),)
    assert panel(s, "threats")[1] == (
        "Hollow Soldier 1 may attack, as you choose: Knight, 4 physical, dodge 1"
    )
    assert panel(s, "threats", "fr")[1].startswith("Soldat")


def test_while_an_enemy_acts_the_preview_is_about_those_still_to_come() -> None:
    s = fight("knight@c1", "silver_knight_swordsman@a1 hollow_soldier@c1")
    assert s.fight is not None
    s.fight.acting, s.fight.icon = "silver_knight_swordsman_1", 9  # all its icons
    assert [threat.foe for threat in foresee(s).sure] == ["hollow_soldier_1"]


def test_nothing_is_foreseen_before_it_is_clear_who_has_aggro() -> None:
    s = fight("knight@c1 warrior@e5", "hollow_soldier@c1", aggro="warrior")
    assert s.fight is not None
    s.fight.step, s.first = "heroes", "warrior"  # the Knight's activation begins
    assert not is_foreseeable(s)
    s.fight.aggro = "knight"
    assert is_foreseeable(s)


def test_an_enemy_on_its_way_goes_on_in_the_preview() -> None:
    s = fight("knight@c3", "silver_knight_swordsman@a1")
    run = Run(GAME, s, Seeded(0))
    asked = [opened.ask for opened in run.asks if isinstance(opened.ask, Ask)]
    assert [ask.what for ask in asked] == ["enemy"], "the players choose its way"
    assert [threat.who for threat in foresee(s).sure] == ["knight"]
    assert panel(s, "threats") == [
        "Silver Knight Swordsman 1 threatens: Knight, 5 physical, dodge 2"
    ]


def positions(seeds: range, each: int, asked: frozenset[str] = frozenset(["act"])) -> list[Souls]:
    """Moments of random games in which a character may end its activation, or of other asks."""
    found = []
    for seed in seeds:
        run = Run(GAME, GAME.new(GAME.sample(seed)), Seeded(seed), keep=False)
        random, here = Random(seed), 0
        for _ in range(2000):
            if run.over or here == each:
                break
            number, ask = run.asks[0]
            assert isinstance(ask, Ask)
            assert isinstance(run.state, Souls)
            if ask.what in asked and run.state.fight and random.random() < 0.25:
                found.append(run.state.clone())
                here += 1
            run.answer(number, random.choice(ask.options))
    return found


def activation(s: Souls, random: Random) -> tuple[Counter[Threat], bool]:
    """What the enemies really do if the activation ends now and everybody guards; any deaths."""
    state = s.clone()
    state.events = []
    run = Run(GAME, state, Seeded(random.randrange(10**6)), keep=False)
    assert state.fight is not None
    if state.fight.turn is not None:
        run.answer(run.asks[0].number, End(state.fight.turn.who))
    while not run.over and state.fight is not None and state.fight.step in ("heroes", "enemies"):
        number, ask = run.asks[0]
        assert isinstance(ask, Ask)
        if state.fight.step == "heroes" and not isinstance(ask.options[-1], Aggro):
            break  # the next character's activation
        run.answer(number, random.choice(ask.options) if ask.what in OPEN else ask.options[0])
    told = [event.args for event in state.events if event.key == "attacked"]
    attacks = Counter(
        Threat(a["foe"], a["who"], a["n"], a["magical"], a["difficulty"]) for a in told
    )
    return attacks, any(event.key == "killed" for event in state.events)


def with_known_card(s: Souls, random: Random) -> Souls:
    """A boss's next card is known in half of these positions."""
    assert s.fight is not None
    deck = s.fight.deck
    if deck is not None and random.random() < 0.5:
        deck.order.insert(0, random.choice(sorted({*deck.pool, *deck.mixed, *deck.hot_pool})))
    return s


def test_over_random_positions_the_preview_is_what_the_enemies_then_do() -> None:
    seen = Counter[str]()
    for i, position in enumerate(positions(range(90), 5)):
        s = with_known_card(position, Random(i))
        before = encoded(s)
        ahead = foresee(s)
        assert encoded(s) == before
        assert is_foreseeable(s)
        assert s.fight is not None
        if s.fight.boss and ahead.card is None:
            seen["unknown card"] += 1
            continue
        sure, possible = Counter(ahead.sure), Counter(ahead.sure) + Counter(ahead.perhaps)
        for attempt in range(3):
            attacks, killed = activation(s, Random(10 * i + attempt))
            if ahead.whole:
                assert attacks <= possible, (i, attacks - possible)
            if not killed:
                assert sure <= attacks, (i, sure - attacks)
            seen["boss" if s.fight.boss else "enemies"] += not killed
            seen["choices"] += bool(ahead.perhaps)
            seen["too many"] += not ahead.whole
            seen["tried"] += 1
    assert seen["enemies"] > 300
    assert seen["boss"] > 30
    assert seen["choices"] > 100
    assert seen["unknown card"] > 10
    assert seen["too many"] < 0.12 * seen["tried"]


def test_in_the_middle_of_what_an_enemy_does_the_preview_is_what_follows() -> None:
    seen = Counter[str]()
    for i, s in enumerate(positions(range(60), 6, OPEN | {"defend"})):
        assert s.fight is not None
        if s.fight.step != "enemies" or not is_foreseeable(s):
            continue
        ahead = foresee(s)
        if s.fight.boss and not s.fight.turned and ahead.card is None:
            continue
        under_way = [type(record).__name__ for record in s.under_way]
        now = Counter[Threat]()
        if s.under_way and isinstance(b := s.under_way[-1], Blow) and b.window == "choice":
            n = strength_of(s.fight.foes[b.by], b.printed)
            now[Threat(b.by, b.targets[0], n, b.magical, b.dodge)] += 1
        sure, possible = Counter(ahead.sure), Counter(ahead.sure) + Counter(ahead.perhaps)
        for attempt in range(3):
            attacks, killed = activation(s, Random(10 * i + attempt))
            attacks -= now
            if ahead.whole:
                assert attacks <= possible, (i, under_way, attacks - possible)
            if not killed:
                assert sure <= attacks, (i, under_way, sure - attacks)
            seen.update(under_way)
    assert seen["March"] > 30
    assert seen["Blow"] > 30


@pytest.mark.rule("boss.act.draw")
def test_who_is_pushed_or_struck_by_a_boss_reads_its_card_whole() -> None:
    s = fight("knight@c3>4", "gargoyle@c3>4")
    s.battle.deck = Deck(discard=["gargoyle_tail_sweep"], unseen=3)
    s.battle.deck.card = "gargoyle_tail_sweep"
    s.battle.step, s.battle.acting, s.battle.turned = "enemies", "gargoyle", True
    does = "Move 1 to the nearest, pushing · Attack 4 physical: all in front, left"
    whole = f"Tail Sweep: {does} · range 1 · Weak: back"
    text = Text.of(GAME, s.options, "en")
    for record in (Pushed("knight"), Blow("gargoyle", ["knight"], 4, False, 2)):
        s.under_way = [record]
        assert text.words(GAME.scene(s, None).blows[-1].facts[-1].words) == whole
    s.battle.acting = ""
    assert not GAME.scene(s, None).blows[-1].facts[-1].words.args.get("card")


@pytest.mark.rule("enemy.order.tie", "enemy.move.choose-node")
def test_ties_among_enemies_can_be_left_to_the_program_and_pushes_can_not() -> None:
    s = fight("knight@c3", "hollow_soldier@a1 hollow_soldier@e5")
    asked = [opened.ask for opened in Run(GAME, s, Seeded(0)).asks]
    assert [ask.what for ask in asked if isinstance(ask, Ask) and ask.what in GAME.ties] == [
        "order"
    ]
    assert "push" not in GAME.ties, "where one is pushed matters"
