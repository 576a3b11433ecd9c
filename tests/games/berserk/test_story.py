"""What is read aloud: pages of the introduction, the Event cards and the ending."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.cards import say
from grimtable.games.berserk import GAME
from grimtable.games.berserk.content import library
from grimtable.games.berserk.enemies import end_of_turn
from grimtable.games.berserk.events import reveal, watch
from grimtable.games.berserk.records import EndOfRound
from grimtable.games.berserk.scene import deadlines, scene
from grimtable.games.berserk.state import Arrival, Berserk, Blow, Options
from grimtable.kernel.fate import Scripted, Seeded
from grimtable.kernel.goings_on import Page
from grimtable.kernel.position import plain
from grimtable.kernel.run import Run
from grimtable.kernel.table import Table
from grimtable.kernel.text import Text
from tests.games.berserk.table import Story


def page_of(s: Berserk) -> Page:
    """The page that lies there."""
    page = scene(s).page
    assert page is not None
    return page


def read(page: Page, language: str = "en") -> str:
    """A page as it is read."""
    text = Text.of(GAME, Options(), language)
    return "\n".join(map(text.words, (page.title, *page.paragraphs)))


@pytest.mark.rule("setup.board.read-intro", "setup.board.event-a", "setup.board.special-rules")
def test_introduction_special_rules_and_event_a_are_read_before_anybody_stands() -> None:
    s = GAME.new(Options())
    Run(GAME, s, Scripted([]))
    page = page_of(s)
    told = read(page)
    assert told.startswith("The Burning Mill\nEnoch burns.")
    assert "Special Rule, The bells of Enoch: " in told
    assert "The ropes are wet with fog." in told
    assert "Objective: Ring all three bells (Interaction tokens)" in told
    assert "Enoch brûle." in read(page, "fr")


@pytest.mark.rule("event.reveal", "event.once", "event.recurring")
def test_each_revealed_card_is_a_page_with_what_it_does() -> None:
    story = Story(guts="a1 grit", adventure="mill", phase="events")
    s = story.s
    s.deck, s.face_up, s.fresh = ["B", "C", "D"], ["A"], []
    assert page_of(s).id == "page_mill_a"
    reveal(s, "B")
    reveal(s, "C")
    told = read(page_of(s))
    assert page_of(s).id == "page_mill_c"
    assert told.index("The churchyard wall has come down.") < told.index("For each that falls")
    assert "Now: 1 Skeleton on D; 1 Skeleton on E; 1 Skeleton on F\n" in told
    assert "Every Event phase: 1 Skeleton on D" in told
    assert told.startswith("1-B What the graves give back, 1-C ")
    assert "\n1-C No end of them\nFor each that falls" in told
    s.fresh = []  # the next Event phase: the same page, without the card that came with it
    assert page_of(s).id == "page_mill_c"
    assert "churchyard" not in read(page_of(s))


@pytest.mark.rule("event.reveal", "event.objective.immediate")
def test_a_card_that_came_in_the_enemy_turn_stands_below_the_next_one_and_says_what_it_is() -> None:
    """It was read when the telling came to it, and its story stood first, in large type, again."""
    s = Story(guts="a1 grit", adventure="mill", phase="enemy").s
    s.deck, s.face_up, s.fresh = ["B", "C", "D"], ["A"], []
    reveal(s, "B")
    end_of_turn(s)
    reveal(s, "C")
    told = read(page_of(s))
    assert told.startswith("1-C No end of them\nFor each that falls")
    old = told.index("Read before: 1-B What the graves give back")
    assert told.index("For each that falls") < old < told.index("The churchyard wall")


@pytest.mark.rule("event.upgrade.campaign-only", "event.recurring")
def test_a_page_says_nothing_of_cards_that_nobody_saw_nor_of_a_campaign_outside_one() -> None:
    s = Story(guts="a1 grit", adventure="mill", phase="events").s
    s.deck, s.face_up, s.fresh = ["C", "D"], ["A", "B"], []
    reveal(s, "D")
    told = read(page_of(s))
    assert "Event B is over" in told
    assert "Event C is over" not in told
    t = Story(guts="a1 grit", adventure="ford", phase="act").s
    t.deck, t.face_up, t.fresh = ["B", "C", "D", "E"], ["A"], []
    reveal(t, "E")
    assert "upgrade" not in read(page_of(t))


@pytest.mark.rule("end.event")
def test_the_ending_is_read_in_victory_and_in_defeat() -> None:
    s = GAME.new(Options())
    for won, words in (
        (True, "They count the living."),
        (False, "Nobody comes up from the cellars."),
    ):
        s.won = won
        assert words in read(page_of(s))


@pytest.mark.rule("end.event", "end.conditions-change")
def test_beside_the_objective_stands_what_the_end_of_a_round_will_bring() -> None:
    s = Story(guts="a1 grit", adventure="ford").s
    whens = [when.condition for when in s.adventure.events["A"].when]
    early, late = (when.n for when in whens if isinstance(when, EndOfRound))
    text = Text.of(GAME, Options(), "en")

    def goal(now: int) -> list[str]:
        s.face_up, s.round = ["A"], now
        (panel,) = (panel for panel in scene(s).panels if panel.id == "goal")
        return [text.words(line) for line in panel.lines]

    ends = [f"End of round {early}: Event B is revealed", f"End of round {late}: defeat"]
    both = ["Bring Casca to the quay.", "Casca is Knocked Out: defeat"]
    assert goal(early - 1) == [*both, *ends]
    assert goal(early) == [*both, f"{ends[0]} (this Round)", ends[1]]
    assert goal(early + 1) == [*both, *ends[1:]]
    s.won = False
    assert goal(early) == [*both, *ends], "nothing is to come any more"


@pytest.mark.rule("end.event", "end.conditions-change")
def test_of_two_last_rounds_the_earlier_one_is_told_and_only_what_still_counts() -> None:
    s = Story(guts="a1 grit").s
    text = Text.of(GAME, Options(), "en")

    def goal(*letters: str) -> list[str]:
        s.face_up = list(letters)
        (panel,) = (panel for panel in scene(s).panels if panel.id == "goal")
        return [text.words(line) for line in panel.lines]

    told = goal("A")
    assert told[1:] == [
        "tokens triggered: 0 so far; with 1, Event B is revealed",
        "End of round 8: defeat",
    ]
    s.counts["triggered"] = 1
    assert goal("A", "B") == [
        "Slay the Skeleton.",
        "No Skeleton left: victory",
        "End of round 8: defeat",
    ]


@pytest.mark.rule("interact.token", "plan.sum", "enemy.card.fields", "gap.ally.cards")
def test_what_stands_on_cards_in_figures_is_drawn_in_figures() -> None:
    story = Story(guts="e2 grit stride", casca="c6", troll_1="c4", tokens={"e2": "interaction"})
    look, text = scene(story.s), Text.of(GAME, Options(), "en")
    cards = {card.id: card for zone in look.zones for card in zone.cards}
    for name, facts in (
        ("troll", ["7 Health", "2 red dice", "1 yellow die", "3 Movement", "1 Defense"]),
        ("mat_casca", ["8 Health", "1 red die", "3 Movement", "1 Defense"]),
    ):
        assert [text.words(badge.words) for badge in cards[name].badges] == facts
    mat = next(mat for mat in look.mats if mat.owner == "guts")
    sums = ["1 yellow die", "1 red die", "7 Movement", "1 Defense"]
    assert [text.words(badge.words) for badge in mat.badges][1:] == sums
    pieces = {piece.id: [text.words(line) for line in piece.lines] for piece in look.pieces}
    assert pieces["troll_1"] == ["2 red dice", "1 yellow die", "3 Movement"]
    assert pieces["casca"] == ["1 red die", "3 Movement", "Attack: then move up to 1"]
    (casca,) = (piece for piece in look.pieces if piece.id == "casca")
    assert casca.rule == "ally.shared"  # and not what holds for Heroes
    (token,) = (token for token in look.tokens if token.at == "e2")
    assert text.words(token.name) == "Pump (Interaction token)"


@pytest.mark.rule("gap.dice.faces", "dice.colors")
def test_the_rule_of_the_dice_tells_the_faces_that_they_have() -> None:
    rule = GAME.rulebook.rules["gap.dice.faces"]
    for colour, die in library(()).dice.items():
        faces = " ".join(str(face)[0] for face in die.faces)
        assert f"{colour.capitalize()}: {faces}" in rule.text
        assert {f"{colour} die", f"{colour} dice"} <= set(rule.terms)


@pytest.mark.rule("bleed.per-icon", "stun.per-icon", "attack.hero.pool")
def test_the_dice_of_a_blow_are_seen_before_and_after_they_fall() -> None:
    s = Story(guts="c4 cleave", troll_1="c5").s
    s.under_way.append(Blow("guts", ["troll_1"], window="rerolls", dice=["red", "gray"]))
    assert [(die.face, die.tint) for die in scene(s).blows[0].dice] == [("", "red"), ("", "muted")]
    s.under_way[-1].faces = ["1", "2s"]  # type: ignore[union-attr]
    (blow,) = scene(s).blows
    assert [(die.face, die.icon) for die in blow.dice] == [("1", ""), ("2", "star-swirl")]
    assert [fact.value for fact in blow.facts] == ["3"]


@pytest.mark.rule("end.event", "event.reveal")
def test_the_story_of_the_card_that_ends_it_is_read_with_the_ending() -> None:
    s = Story(guts="a1 grit", adventure="ford").s
    s.face_up, s.won = ["A", "E"], True
    last, ending = page_of(s).paragraphs
    assert last.args["en"].startswith("A hand takes hers")
    assert ending == s.adventure.entry.won.words


def test_who_has_acted_is_dimmed_in_the_own_turn_only_and_enemies_bear_their_number() -> None:
    story = Story(guts="a1 grit", troll_1="c4", troll_2="c6")
    s = story.s
    story.guts.done = s.enemies["troll_1"].done = True
    look = {piece.id: piece for piece in scene(s).pieces}
    assert (look["guts"].mark, look["troll_1"].mark) == ("done", "")
    s.phase = "enemy"
    look = {piece.id: piece for piece in scene(s).pieces}
    assert (look["guts"].mark, look["troll_1"].mark) == ("", "done")
    order = scene(s).order
    assert order is not None
    assert {turn.of: turn.value for turn in order.turns} == {
        "guts": "",
        "troll_1": "1",
        "troll_2": "2",
    }


@pytest.mark.rule("end.event", "event.check")
def test_a_party_reads_the_last_round_that_is_meant_for_it() -> None:
    small: dict[str, Any] = {"isidro": "b1 bombs", "schierke": "a2 mending"}
    large = small | {"farnese": "c1 ward", "serpico": "c2 feint"}
    rounds = next(
        when.condition
        for when in Story(guts="a1 grit", adventure="deck").s.adventure.events["A"].when
        if isinstance(when.condition, EndOfRound) and when.condition.five
    )
    assert rounds.of(3) < rounds.of(5)
    for size, who in ((3, small), (5, large)):
        s = Story(guts="a1 grit", adventure="deck", phase="events", **who).s
        s.face_up, s.deck = ["A"], ["B", "C"]
        assert f"End of round {rounds.of(size)}: defeat" in read(page_of(s))
        assert f"Fin de la manche {rounds.of(size)}\N{NO-BREAK SPACE}: défaite" in read(
            page_of(s), "fr"
        )
    text = Text.of(GAME, Options(), "en")
    assert text.words(say(EndOfRound(8, 8, 9))) == "End of round 8/8/9 (3/4/5 Heroes)"


def test_how_much_time_there_is_at_most_is_said_from_the_beginning() -> None:
    text = Text.of(GAME, Options(), "en")
    s = GAME.new(Options(("guts", "isidro", "schierke"), "mill"))
    Run(GAME, s, Scripted([]))
    told = "Lost at the end of round 6; an Event may put that off, to round 8 at the latest"
    assert told in read(page_of(s))
    four = GAME.new(Options(("guts", "isidro", "schierke", "farnese"), "mill"))
    Run(GAME, four, Scripted([]))
    assert "End of round 6: defeat, unless you have won" in read(page_of(four))

    def goal(*letters: str) -> list[str]:
        s.face_up = list(letters)
        (panel,) = (panel for panel in scene(s).panels if panel.id == "goal")
        return [text.words(line) for line in panel.lines]

    assert goal("A")[-1] == goal("A", "B")[-1] == told
    assert goal("A", "C")[-1] == "End of round 6: defeat", "an open card says it exactly"


def test_the_story_of_a_card_is_read_on_its_page_and_not_repeated_where_it_lies() -> None:
    s = GAME.new(Options(("guts", "isidro", "schierke"), "mill"))
    Run(GAME, s, Scripted([]))
    story = s.library.event_entries["mill_a"].text.en
    assert story in read(page_of(s))
    (lies,) = (zone for zone in scene(s).zones if zone.id == "events")
    text = Text.of(GAME, Options(), "en")
    said = [text.words(line) for line in lies.cards[0].lines]
    assert said[0] == "Objective: Ring all three bells (Interaction tokens)."
    assert story not in said


@pytest.mark.rule("event.reveal")
def test_a_card_can_be_read_as_soon_as_it_is_told_that_it_was_revealed() -> None:
    """Skeletons stood on the board with no reason: their page came a Round later."""
    t = Story(adventure="mill", guts="c4 grit", isidro="a2 bombs", schierke="a3 mending")
    t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"rung": 2}
    assert watch(t.s)
    table = Table(GAME, t.s.options, Seeded(1), position=plain(t.s))
    keys = [event.key for event in table.chronicle]
    at = keys.index("brought")
    moments = table.moments(0, len(keys))
    lines, then = next((lines, then) for lines, then in moments if lines > at)
    assert lines <= keys.index("spawned"), "before anybody comes"
    assert isinstance(then, Berserk)
    assert page_of(then).id == "page_mill_b"


def test_what_was_revealed_already_is_no_deadline() -> None:
    t = Story(adventure="mill", guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    text = Text.of(GAME, t.s.options, "en")
    t.s.face_up, t.s.deck = ["A"], ["B", "C", "D"]
    assert [text.words(line) for line in deadlines(t.s)] == ["End of round 2: Event B is revealed"]
    t.s.face_up, t.s.deck = ["A", "B"], ["C", "D"]
    assert [text.words(line) for line in deadlines(t.s)] == ["End of round 3: Event C is revealed"]


def goals(t: Story) -> list[str]:
    """What the panel of the objective says."""
    (panel,) = (one for one in scene(t.s).panels if one.id == "goal")
    return list(map(Text.of(GAME, t.s.options, "en").words, panel.lines))


def test_the_objective_says_what_else_than_time_brings_something_and_how_far_it_is() -> None:
    t = Story(adventure="mill", guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    t.s.face_up, t.s.deck, t.s.counts = ["A"], ["B", "C", "D"], {"rung": 1}
    assert goals(t)[1:] == [
        "bells rung: 1 so far; with 2, Event B is revealed",
        "End of round 2: Event B is revealed",
        "Lost at the end of round 6; an Event may put that off, to round 8 at the latest",
    ]
    t.s.face_up, t.s.deck, t.s.counts = ["A", "B", "C"], ["D"], {"rung": 2}
    assert goals(t).count("bells rung: 2 so far; with 3, Event D is revealed") == 1, (
        "two cards say it"
    )
    t.s.face_up, t.s.deck = ["A", "D"], []
    assert goals(t)[:2] == ["Slay every Troll on the board.", "No Troll left: victory"]


@pytest.mark.rule("spawn.where", "scenery.short.sight")
def test_who_clicks_a_spawn_letter_or_scenery_in_vain_is_told_what_it_is_for() -> None:
    t = Story(adventure="mill", guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    text, seen = Text.of(GAME, t.s.options, "en"), scene(t.s)
    said = {one.id: text.words(one.why) for one in seen.barred}
    (letter,) = (one.id for one in seen.tokens if one.glyph == "D")
    assert said[letter] == "Spawn token D: Events bring Enemies or Allies here"
    kinds = {cell.ground: said.get(cell.id) for cell in seen.cells}
    assert kinds == {
        "": None,
        "rough": "Short Scenery: blocks the way, not sight",
        "solid": "Tall Scenery: blocks the way and sight",
    }


def test_a_bell_has_the_picture_of_a_bell() -> None:
    t = Story(adventure="mill", tokens={"d3": "interaction"}, guts="a1 grit", isidro="a2 bombs")
    assert [one.icon for one in scene(t.s).tokens if one.at == "d3"] == ["ringing-bell"]


def test_all_open_events_of_an_adventure_say_the_same_last_round() -> None:
    """Of what lies open at once, the panel names the first end: no card may promise another."""
    t = Story(adventure="yard", guts="a1 grit", isidro="a2 bombs", schierke="a3 mending")
    t.s.face_up, t.s.deck = ["A", "B"], []
    ends = [
        when.condition.n
        for letter in t.s.face_up
        for when in t.s.adventure.events[letter].when
        if isinstance(when.condition, EndOfRound)
    ]
    assert set(ends) == {8}


def test_who_hits_nothing_misses() -> None:
    text = {language: Text.of(GAME, Options(), language) for language in ("en", "fr")}

    def said(damage: int, guard: int, n: int, language: str = "en") -> str:
        about = {"who": "guts", "whom": "isidro", "damage": damage, "guard": guard, "n": n}
        return text[language]("event-hit", about).replace("\N{NO-BREAK SPACE}", " ")

    assert said(0, 1, 0) == "Guts missed Isidro: no Damage."
    assert said(1, 1, 0) == "Guts did not wound Isidro: 1 Damage - 1 Defense, no Wounds."
    assert said(2, 1, 1) == "Guts hit Isidro: 2 Damage - 1 Defense = 1 Wound."
    assert (
        said(1, 2, 0, "fr") == "Guts ne blesse pas Isidro : 1 Dégât - 2 Défense, aucune Blessure."
    )
    assert text["fr"]("scene-hand", {"who": "isidro"}) == "Main d’Isidro"
    mean = {"whom": "guts", "mean": 2.5, "percent": 0, "exact": "yes"}
    assert "2,5 Blessures" in text["fr"]("foresee-attacks", mean)


@pytest.mark.rule("stun.others", "stun.hero-monster", "bleed.enemy", "move.enemy.toward")
def test_an_enemy_is_explained_by_a_rule_for_enemies() -> None:
    s = Story(guts="a1 grit", troll_1="b1", skeleton_1="c1").s
    troll, skeleton = s.enemies["troll_1"], s.enemies["skeleton_1"]

    def rules() -> dict[str, str]:
        return {piece.id: piece.rule for piece in scene(s).pieces}

    toward = "move.enemy.toward"
    assert rules() == {"guts": "", "troll_1": toward, "skeleton_1": toward}
    troll.bleeding, skeleton.stunned = 1, 2
    assert rules() == {"guts": "", "troll_1": "bleed.enemy", "skeleton_1": "stun.others"}
    for word, rule in (("monster", "monster.push"), ("flying", "flying.over")):
        kind = next(kind for kind, foe in s.library.foes.items() if word in foe.keywords)
        where: dict[str, Any] = {f"{kind}_1": "d4"}
        other = Story(guts="a1 grit", **where).s
        assert scene(other).pieces[-1].rule == rule
        other.enemies[f"{kind}_1"].stunned = 1
        stunned = "stun.hero-monster" if word == "monster" else "stun.others"
        assert scene(other).pieces[-1].rule == stunned


@pytest.mark.rule("dice.colors", "reroll.repeat")
def test_the_log_names_the_colour_of_every_die_and_which_one_was_rolled_again() -> None:
    t = Story(isidro="c4 bombs", guts="a1 grit", schierke="a2 mending", troll_1="c6")
    t.fate.answers = ["2b 1", "0"]
    t.play("Activate isidro", "Strike isidro troll_1", "Reroll 1")
    told = [event for key in ("rolled", "rerolled") for event in t.happened(key)]
    for language, lines in (
        (
            "en",
            [
                "Isidro rolled orange 2 and Bleeding, yellow 1: 3 Successes.",
                "Isidro rolled a die again (yellow 1): 0.",
            ],
        ),
        (
            "fr",
            [
                "Isidro obtient orange 2 et Saignement, jaune 1\N{NO-BREAK SPACE}: 3 Succès.",
                "Isidro relance un dé (jaune 1)\N{NO-BREAK SPACE}: 0.",
            ],
        ),
    ):
        text = Text.of(GAME, t.s.options, language)
        assert [text.event(event) for event in told] == lines


@pytest.mark.rule("spawn.large", "spawn.large.tie")
def test_the_log_names_the_spawn_space_of_a_large_base_and_where_its_front_is() -> None:
    t = Story(guts="g9 grit", isidro="g10 bombs", schierke="g11 mending", adventure="ford")
    t.s.under_way = [Arrival("kelpie", "d10")]
    t.begin()
    if t.ask.what == "front":
        t.play(t.offers[0])
    (came,) = t.happened("spawned-facing")
    front = t.s.enemies["kelpie_1"].at
    said = Text.of(GAME, t.s.options, "en").event(came)
    assert said == f"Kelpie 1 appeared at d10, its front on {front}."


@pytest.mark.rule("effect.kinds")
def test_who_keeps_a_gift_is_not_said_to_have_given_it_to_themselves() -> None:
    t = Story(farnese="c4 ward", guts="c5 grit", isidro="a1 bombs")
    t.play("Activate farnese", "Use ward", "Bless farnese")
    (gift,) = t.happened("boon")
    text = Text.of(GAME, t.s.options, "en")
    assert text.event(gift) == "Farnese gained 2 Defense for the Round."


@pytest.mark.rule("reroll.gain", "reroll.expire")
def test_nobody_is_given_a_reroll_who_can_not_attack_any_more_in_the_round() -> None:
    t = Story(guts="c4 grit", schierke="c5 mending", isidro="c6 bombs", troll_1="g9")
    t.play("Activate guts", "Done", "Activate schierke", "Use schierke")
    assert t.offers == ["Bless schierke", "Bless isidro"]
    u = Story(guts="c4 flat_of_the_blade", schierke="c5 mending", isidro="c6 bombs")
    u.play("Activate guts", "Done", "Activate schierke", "Use schierke")
    assert "Bless guts" in u.offers, "with a Riposte"


@pytest.mark.rule("plan.locked")
def test_who_is_ready_reads_how_the_pile_can_still_be_changed() -> None:
    t = Story(guts="c4", isidro="a1", schierke="a2", phase="plan")
    t.play("Lay grit", "Ready guts")
    lines = {mat.owner: [line.key for line in mat.lines] for mat in scene(t.s).mats}
    assert "scene-ready" in lines["guts"]
    assert "scene-ready" not in lines["isidro"]


@pytest.mark.rule("event.check", "end.event")
def test_what_the_ends_of_rounds_bring_is_told_in_the_order_in_which_it_comes() -> None:
    t = Story(adventure="ford", guts="a5 grit", casca="a3", isidro="a1 bombs", schierke="a2 ward")
    t.s.face_up, t.s.deck, t.s.round = ["A", "B"], ["C", "D", "E"], 4
    rounds = [dict(words.args)["text"].args["condition"].args["n"] for words in deadlines(t.s)]
    assert len(rounds) == 2
    assert rounds == sorted(rounds)


@pytest.mark.rule("event.recurring", "event.reveal")
def test_what_a_card_ends_is_no_deadline_while_it_is_carried_out() -> None:
    """Behind the page of the third bell stood that Event C was due, which can't come any more."""
    s = Story(guts="a1 grit", adventure="mill").s
    s.deck, s.face_up, s.round = ["C", "D"], ["A", "B"], 3

    def goal() -> str:
        (panel,) = (one for one in GAME.scene(s, "guts").panels if one.id == "goal")
        return "\n".join(map(Text.of(GAME, s.options, "en").words, panel.lines))

    assert "Event C is revealed (this Round)" in goal()
    reveal(s, "D")
    assert "Event C is revealed" not in goal()
