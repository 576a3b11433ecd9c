"""What a person reads at the table: headings, how far a Skill reaches, what is promised, Camp."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.content import SKILLS
from grimtable.games.drunagor.health import skills
from grimtable.games.drunagor.offers import offers
from grimtable.games.drunagor.options import Options
from grimtable.games.drunagor.state import Blow, Drunagor, Hit, SkillCast
from grimtable.games.drunagor.story import page
from grimtable.games.drunagor.windows import Window
from grimtable.games.drunagor.words import skill_icon, skill_lines
from grimtable.kernel import Seeded, Table
from grimtable.kernel.asks import Anyone, Ask
from grimtable.kernel.run import Run
from grimtable.kernel.text import Text
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer, Words
from grimtable.seats import BLOW, Orders, option_heading, option_words, under_way
from tests.games.drunagor.playing import acting, begin, hall, minion, quay, run, strike, told
from tests.games.drunagor.test_camp import camp


def read(s: Drunagor, seat: str) -> dict[str, tuple[str, str]]:
    """What a seat is offered: by notation, the words and the heading of each option."""
    game = Run(GAME, s, Seeded(1))
    number, ask = next((n, a) for n, a in game.asks if a.seat == seat)
    assert isinstance(ask, Ask)
    told, text, scene = offers(View(game, number, seat), ask), words(s), GAME.scene(s, seat)
    return {
        str(o): (option_words(o, ask, scene, text, told), option_heading(o, text, told))
        for o in ask.options
    }


def words(s: Drunagor) -> Text:
    return Text.of(GAME, s.options, "en")


@pytest.mark.rule("turn.cube-actions", "turn.one-minor")
def test_what_is_left_of_a_turn_stands_over_what_can_be_done_with_it() -> None:
    s = hall("plague", "vorn@d5")
    s.heroes["vorn"].bag = ["scroll_of_translocation"]
    acting(s, "vorn")
    there = read(s, "vorn")
    assert there["Use arcing_strike yellow"][1] == "Cube Actions: 2 left"
    assert there["ExtraMove"] == ("Expend a cube: one more Move Action", "Cube Actions: 2 left")
    assert there["Consume scroll_of_translocation"][1] == "Minor Action: one left"
    assert there["Walk d6"] == ("Move to square d6", "Move Action")
    assert there["Done"] == ("End the turn", "")


@pytest.mark.rule("gap.cube-range")
def test_a_skill_says_how_far_it_reaches_and_whether_anybody_is_there() -> None:
    s = hall("plague", "maya@a8")
    say = words(s).words
    assert say(skill_lines(SKILLS["arcing_strike"])[0]) == "Cube Action, adjacent"
    assert say(skill_lines(SKILLS["aimed_shot"])[0]) == "Cube Action, Range 1"
    assert say(skill_lines(SKILLS["prayer"])[0]) == "Cube Action, any range"
    assert say(skill_lines(SKILLS["toughness"])[0]) == "Passive"
    assert say(skill_lines(SKILLS["parry"])[0]) == "Reaction"  # for oneself
    assert say(skill_lines(SKILLS["encourage"])[0]).startswith("Cube Action, range by the cube")
    acting(s, "maya")
    far = read(s, "maya")["Use strengthening_shot red"][0]
    assert far.endswith("(no enemy in range from here)")
    s = hall("plague", "vorn@a8")
    acting(s, "vorn")
    assert "no enemy" not in read(s, "vorn")["Use barrel_roll green"][0]  # it may jump there
    s = hall("plague", "maya@d4")
    acting(s, "maya")
    assert "no enemy" not in read(s, "maya")["Use finisher green"][0]


@pytest.mark.rule("kw.retaliate.range")
@pytest.mark.parametrize(("where", "back"), [("d4", True), ("a8", False)])
def test_a_blow_back_is_promised_only_where_it_reaches(where: str, back: bool) -> None:
    s = hall("plague", f"vorn@{where}")
    blow = strike(s, 3, "vorn")
    blow.window, blow.hits[0].damage = Window.SHIELD, 3
    told = read(s, "vorn")["Answer strong_block red vorn"][0]
    assert told.endswith("RETALIATE 2") == back
    assert "would suffer nothing" in told


def test_of_effects_to_choose_from_one_is_meant() -> None:
    s = hall("plague", "jaheen@d4")
    assert words(s).words(skill_lines(SKILLS["smite"])[1]).endswith("CHOOSE: BURN 2 or BLEED 2")


@pytest.mark.rule("kw.cleanse")
def test_whom_a_part_of_a_skill_is_for_is_asked_with_what_they_would_get() -> None:
    s = hall("plague", "jaheen@d4 maya@a8")
    s.heroes["maya"].health = 9
    cast = SkillCast("jaheen", "purifying_ray", "action", "blue", part=1)
    begin(s, cast)
    told_ = read(s, "jaheen")
    assert told_["Aim maya"][0] == "Maya (9 of 11 Health): CLEANSE 1"


@pytest.mark.rule("dmg.announce")
def test_a_monster_attacks_and_not_with_itself() -> None:
    s = hall("war", "vorn@d5")
    beast = minion(s, "d6")
    begin(s, Blow(beast.id, "monster", [Hit("vorn")], base=2, label=beast.kind))
    run(s)
    (event,) = told(s, "attacks-whom")
    assert words(s).event(event).endswith(" attacked: Vorn.")


@pytest.mark.rule("dmg.announce")
@pytest.mark.parametrize(
    ("whom", "en", "fr"),
    [
        ("vorn", "Vorn", "Vorn"),
        ("vorn maya jaheen", "Vorn, Maya, Jaheen", "Vorn, Maya, Jaheen"),
        ("vorn maya jaheen elros", "4 targets", "4 cibles"),
    ],
)
def test_the_log_names_whom_an_attack_is_aimed_at_unless_they_are_many(
    whom: str, en: str, fr: str
) -> None:
    s = hall("plague", "vorn@d5 maya@d6 jaheen@e5 elros@e6")
    strike(s, 3, *whom.split())
    run(s)
    (event,) = [one for one in s.events or () if one.key.startswith("attacks")]
    for language, named in (("en", en), ("fr", fr)):
        line = Text.of(GAME, s.options, language).event(event)
        assert line.replace("\N{NARROW NO-BREAK SPACE}", " ").endswith(f": {named}."), line


@pytest.mark.rule("kw.reaction.zero")
def test_who_has_nothing_left_to_suffer_is_told_so_and_may_still_react() -> None:
    s = hall("plague", "vorn@d5")
    s.heroes["vorn"].tokens["shield"] = 4
    strike(s, 4, "vorn")
    asked = run(s)
    ask = asked.asks[0] if isinstance(asked, Anyone) else asked
    assert words(s).ask(ask).startswith("No damage is left for Vorn from ")
    assert "threatened" not in words(s).ask(ask)


@pytest.mark.rule("boss.plague.charge.absorb", "boss.absorb.health")
def test_a_charge_onto_a_pile_says_what_it_would_give_back() -> None:
    s = hall("plague", "vorn@b4 maya@l8")
    s.piles["c3"] = ["orange-1", "green-1"]
    acting(s, "vorn")

    def coming() -> str:
        (panel,) = GAME.scene(s, "vorn").panels
        return " ".join(words(s).words(line) for line in panel.lines)

    assert "absorbs" not in coming()
    s.heroes["vorn"].at = s.heroes["vorn"].at + 1  # into the area of the pile
    assert "absorbs 2 runes there: 4 Health back" in coming()


def test_in_camp_cards_take_the_place_of_the_board_and_its_page_is_read_once() -> None:
    s = camp("vorn", rewards=("upgrade",))
    tiles = read(s, "vorn")
    headings = {heading for _, heading in tiles.values()}
    assert headings == {"Melee Skills", "Ranged Skills", "Agility Skills", "Wisdom Skills"}
    at_upgrade, pages = after(s), set()
    scene = GAME.scene(at_upgrade, "vorn")
    assert not scene.cells
    assert not scene.pieces
    trees = [zone for zone in scene.zones if zone.id.startswith("camp-")]
    assert [zone.id for zone in trees] == [
        "camp-melee", "camp-ranged", "camp-agility", "camp-wisdom"
    ]  # fmt: skip
    assert all(card.icon for zone in trees for card in zone.cards)
    for one in (s, at_upgrade):
        shown = GAME.scene(one, "vorn")
        assert shown.page is not None
        pages.add(shown.page.id)
    assert pages == {"page-camp-page"}
    assert [panel.id for panel in scene.panels] == ["camp-now"]


def after(s: Drunagor) -> Any:
    """The state when the first question of a position is asked."""
    game = Run(GAME, s.clone(), Seeded(1))
    return game.state


def test_what_can_be_learned_stands_under_how_much_of_it_is_left() -> None:
    s = camp("vorn", rewards=("learn",))
    s.heroes["vorn"].learned = {}
    there = read(s, "vorn")
    assert list(dict.fromkeys(heading for _, heading in there.values())) == [
        "All at once",
        "Hero and Role Skills: 4 left to learn",
        "Class Abilities: 2 left to learn",
    ]


def test_spoils_that_a_hero_can_use_come_first() -> None:
    s = camp("vorn", "maya", rewards=("spoils",))
    there = read(s, "vorn")
    found = [heading for _, heading in there.values() if heading]
    assert found == sorted(found, key=lambda heading: heading != "Vorn can use")
    assert there["Done"] == ("Take none of them", "")


def test_every_skill_has_a_picture() -> None:
    assert all(skill_icon(skill) for skill in SKILLS.values())


def test_words_without_a_key_are_left_to_the_catalogue() -> None:
    s = hall("plague", "vorn@d5")
    acting(s, "vorn")
    game = Run(GAME, s, Seeded(1))
    number, ask = game.asks[0]
    assert isinstance(ask, Ask)
    told = offers(View(game, number, "vorn"), ask)
    walk = ask.read("Walk d6")
    assert isinstance(told[walk], Offer)
    assert not told[walk].key


@pytest.mark.rule("kw.prevent")
def test_the_log_does_not_boast_of_no_damage() -> None:
    for language, prevented, threat in (
        ("en", "Vorn had no damage to prevent.", "Maya is no longer threatened with damage."),
        ("fr", "Vorn n’a eu aucun dégât à prévenir.", "Maya : aucun dégât ne menace plus."),
    ):
        text = Text.of(GAME, hall("war", "vorn@c3 maya@a5").options, language)
        said = [text.words(Words("event-prevented", {"by": "vorn", "who": "maya", "n": 0}))]
        said.append(text.words(Words("event-threat", {"who": "maya", "n": 0})).replace("\xa0", " "))
        assert said == [prevented, threat]


@pytest.mark.rule("ruling.cleared", "gap.recall-penalty")
@pytest.mark.parametrize(
    ("language", "aim", "ends"),
    [("en", "To win", "You lose"), ("fr", "Pour gagner", "Vous perdez")],
)
def test_the_first_page_of_an_adventure_says_how_it_is_won_and_lost(
    language: str, aim: str, ends: str
) -> None:
    s = quay("vorn@c3")
    s.told = "setup/0"
    first = page(s)
    assert first is not None
    text = Text.of(GAME, s.options, language)
    lines = [text.words(line) for line in first.paragraphs]
    assert any(line.startswith(aim) and "3" in line for line in lines), lines
    assert any(line.startswith(ends) for line in lines)
    s.told = "setup/1"
    later = page(s)
    assert later is not None
    assert not any(text.words(line).startswith(aim) for line in later.paragraphs)
    assert text.problems == []


def test_a_monster_is_called_by_the_number_on_its_piece_and_its_base_is_said_besides() -> None:
    s = quay("vorn@c3", "executioner@e5")
    text = Text.of(GAME, s.options, "en")
    piece = next(one for one in GAME.scene(s, "vorn").pieces if one.id in s.monsters)
    assert text.words(piece.name).endswith(str(piece.label))
    assert "base" not in text.words(piece.name)
    assert "base" in text.words(piece.lines[0])


@pytest.mark.rule("kw.take.curse", "kw.spent.curse")
def test_a_spent_skill_and_a_cursed_one_look_different_and_say_why() -> None:
    s = hall("plague", "vorn@c5")
    vorn = s.heroes["vorn"]
    spent, cursed = [name for name, one in skills(vorn).items() if one.slotted][:2]
    vorn.slots |= {spent: "yellow", cursed: "curse"}
    mat = next(one for one in GAME.scene(s, "vorn").mats if one.piece == "vorn")
    icons = {slot.id: slot.tokens[0].icon for slot in mat.slots if slot.tokens}
    assert icons[spent] != icons[cursed]
    for language, words in (("en", ("Recall", "Curse")), ("fr", ("rappel", "Malédiction"))):
        text = Text.of(GAME, s.options, language)
        last = {slot.id: text.words(slot.lines[-1]) for slot in mat.slots if slot.closed}
        assert words[0] in last[spent]
        assert words[1] in last[cursed]


def attacked(table: Table) -> bool:
    """Go on as one who ends every turn, until an attack can be interrupted."""
    for _ in range(200):
        asked = [opened for opened in table.asks if isinstance(opened.ask, Ask)]
        if any(opened.ask.what == "interrupt" for opened in asked):  # type: ignore[union-attr]
            return True
        number, ask = asked[0]
        assert isinstance(ask, Ask)
        table.answer(number, str(next((o for o in ask.options if o.ends), ask.options[0])))
    return False


@pytest.mark.rule("int.window", "react.window")
def test_an_attack_can_be_let_come_altogether_and_the_next_one_is_asked_about() -> None:
    options = GAME.sample(1)
    table = Table(GAME, Options(party=options.party[:3]), Seeded(2))
    assert attacked(table)
    blow = next(r for r in under_way(table) if isinstance(r, Blow))
    orders = Orders()
    for seat in table.people:
        orders.leave(table, seat, BLOW)
    passed = []
    while (due := orders.due(table)) is not None:
        passed.append(table.run.find(due[0]).what)  # type: ignore[union-attr]
        table.run.give(*due)
    assert {"interrupt", "react"} <= set(passed), passed
    assert not any(record is blow for record in under_way(table))
    assert attacked(table)
    assert orders.due(table) is None


@pytest.mark.rule("int.window")
def test_who_takes_back_that_an_attack_comes_is_asked_about_it_again() -> None:
    table = Table(GAME, Options(party=GAME.sample(1).party[:3]), Seeded(2))
    assert attacked(table)
    orders = Orders()
    for seat in table.people:
        orders.leave(table, seat, BLOW)
    assert orders
    orders.ask_again()
    assert not orders
    assert orders.due(table) is None


@pytest.mark.rule("turn.cube-actions", "kw.stackable")
def test_a_skill_of_which_nothing_would_come_is_put_aside() -> None:
    s = hall("plague", "vorn@a8", front="F1", back="E1")
    s.heroes["vorn"].tokens["shield"] = 4
    acting(s, "vorn")
    spare = {option for option in offered_to(s, "vorn") if "guarding_blow" in option}
    assert spare
    assert all(offered_to(s, "vorn")[option].spare for option in spare), "nobody near, SHIELD full"
    s.heroes["vorn"].tokens.clear()
    assert not any(offered_to(s, "vorn")[option].spare for option in spare), "it gives SHIELD"


def offered_to(s: Drunagor, seat: str) -> dict[str, Offer]:
    """What a seat is offered, by notation, where it stands under a heading."""
    game = Run(GAME, s.clone(), Seeded(1))
    number, ask = next((n, a) for n, a in game.asks if a.seat == seat)
    assert isinstance(ask, Ask)
    told = offers(View(game, number, seat), ask)
    return {str(option): words for option, words in told.items() if isinstance(words, Offer)}


@pytest.mark.rule("boss.famine.aura", "turn.willing-recall")
def test_a_recall_says_what_darkness_it_brings_in_the_hall_of_famine() -> None:
    for horseman, tells in (("famine", True), ("plague", False)):
        s = hall(horseman, "vorn@a8", front="F1")
        s.heroes["vorn"].pool = {"yellow": 1}
        acting(s, "vorn")
        assert ("Darkness sprouts here and takes 2 Health" in read(s, "vorn")["Recall"][0]) is tells
