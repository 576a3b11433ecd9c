"""What is said of an option before it is chosen: cost, dice, target and odds."""

from __future__ import annotations

import re

import pytest

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.content import LIBRARY
from grimtable.games.dark_souls.encounter import UNDER_WAY
from grimtable.games.dark_souls.offers import offers
from grimtable.games.dark_souls.options import (
    Buy,
    Dodge,
    Enter,
    Equip,
    Estus,
    Guard,
    Heroic,
    LevelUp,
    Lunge,
    Outfit,
    Reroll,
    Rest,
    Run,
    Stow,
    Strike,
    Suffer,
)
from grimtable.games.dark_souls.state import Deck, Souls, Tile
from grimtable.games.dark_souls.under_way import Blow, Sprung
from grimtable.kernel import Ask, Seeded, Text
from grimtable.kernel.asks import Done, Option
from grimtable.kernel.odds import odds_of
from grimtable.kernel.run import Run as Running
from grimtable.kernel.run import playout
from grimtable.kernel.under_way import carry_on
from grimtable.kernel.view import View
from grimtable.kernel.words import Offer
from grimtable.seats import option_badges, option_spare, option_words
from tests.games.dark_souls.playing import acting, fight, knight, party

LAST = "It takes the last spark to spare: the next death ends the game"


def view(s: Souls) -> tuple[View, Ask]:
    """The table as whoever is asked now sees it."""
    run = Running(GAME, s.clone(), None)
    number, ask = run.asks[0]
    assert isinstance(ask, Ask)
    return View(run, number, ask.seat), ask


def told(s: Souls, option: Option, language: str = "en") -> str:
    """What is said of an option now: what it costs and does, and its odds."""
    text, (seen, ask) = Text.of(GAME, s.options, language), view(s)
    words = option_words(option, ask, seen.scene(), text, offers(seen, ask))
    said = [words, *(text.words(one.words) for one in odds_of(seen, option))]
    return " ".join(" · ".join(said).split())  # French sets some spaces that do not break


def test_an_attack_names_weapon_target_cost_dice_and_exact_odds() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).luck = False
    strike = Strike("knight", "long_sword", 2, "hollow_soldier_1")
    assert told(s, strike) == (
        "Long Sword at Hollow Soldier 1: 4 stamina, 1 black, 1 blue"
        " · Damage to Hollow Soldier 1: 2 on average, 94 % at least 1"
        " · Hollow Soldier 1 falls: 94 %"
    )
    assert told(s, strike, "fr") == (
        "Épée longue sur Soldat carcasse 1 : 4 endurance, 1 noir, 1 bleu"
        " · Dégâts (Soldat carcasse 1) : 2 en moyenne, 94 % d’au moins 1"
        " · Chute de l’ennemi (Soldat carcasse 1) : 94 %"
    )


def test_what_is_said_is_what_it_costs_and_rolls_now() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).conditions = ["stagger", "frostbite"]
    s.upgrades = {"long_sword": ["titanite_shard"]}
    strike = Strike("knight", "long_sword", 2, "hollow_soldier_1")
    assert ": 5 stamina, 1 black, 1 blue + 1 ·" in told(s, strike)
    acting(s, "knight", walk_left=0)
    assert told(s, Run("knight", "c1")) == "Run to c1: 2 stamina"


def test_a_cost_that_kills_says_so() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    acting(s, "knight", walk_left=0)
    knight(s).damage = 9
    assert told(s, Run("knight", "c1")) == "Run to c1: 1 stamina, which kills you"
    seen, ask = view(s)
    signs = option_badges(Run("knight", "c1"), offers(seen, ask))
    assert [badge.icon for badge in signs] == ["death-skull"]


def attacked(s: Souls, n: int) -> Souls:
    """A Hollow Soldier attacks the first character."""
    s.under_way = [Blow("hollow_soldier_1", [s.party[0]], n, False, 1)]
    return s


def test_the_odds_of_guarding_agree_with_simulation() -> None:
    s = attacked(fight("knight@c3", "hollow_soldier@c3"), 4)
    (damage,) = odds_of(view(s)[0], Guard("knight"))
    damages = []
    for seed in range(3000):
        twin = s.clone()
        script = carry_on(twin, UNDER_WAY)
        playout(script, lambda ask: ask.options[0], Seeded(seed).answer)
        damages.append(knight(twin).damage)
    assert float(damage.spread[0]) == pytest.approx(damages.count(0) / 3000, abs=0.03)
    assert damage.mean == pytest.approx(sum(damages) / 3000, abs=0.1)


def test_a_dodge_says_its_cost_dice_and_chance() -> None:
    s = attacked(fight("assassin@c3", "hollow_soldier@c3"), 4)
    here = Dodge("assassin", "c3")
    assert told(s, here).startswith(
        "Dodge on the spot: 1 stamina, 2 dodge dice · The dodge succeeds: 75 %"
    )
    s.characters["assassin"].damage = 6
    s.characters["assassin"].luck = False
    assert told(s, here).endswith(" · Somebody dies, and the fight is lost: 25 %")


def test_death_is_told_with_luck_and_heroic_action_used_as_well_as_can_be() -> None:
    s = attacked(fight("knight@c3", "hollow_soldier@c3"), 4)
    knight(s).damage = 8
    deadly = [death_of(s)]
    for token in ("heroic", "luck"):
        setattr(knight(s), token, False)
        deadly.append(death_of(s))
    assert deadly == sorted(set(deadly))
    assert told(s, Guard("knight")).endswith(f"the fight is lost: {round(100 * deadly[-1])} %")


def test_what_is_too_large_to_be_followed_is_told_without_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = attacked(fight("knight@c3", "hollow_soldier@c3"), 4)
    knight(s).damage = 8
    monkeypatch.setattr("grimtable.kernel.odds.CHOSEN", 0)
    assert "dies, unless Luck or a heroic action helps, and" in told(s, Guard("knight"))


def test_who_keeps_the_heroic_action_reads_what_comes_without_it() -> None:
    s = attacked(fight("knight@c3", "hollow_soldier@c3"), 4)
    knight(s).damage, knight(s).luck = 8, False
    (blow,) = s.under_way
    assert isinstance(blow, Blow)
    blow.window, blow.defence, blow.strength = "brace", "block", 4
    blow.colours, blow.faces = ("black", "blue"), (0, 1)
    assert told(s, Done()).endswith("Somebody dies, and the fight is lost: 100 %")
    assert "even with" not in told(s, Heroic("knight"))
    knight(s).luck = True
    assert "even with Luck" in told(s, Heroic("knight"))


def death_of(s: Souls) -> float:
    """How likely it is that somebody dies of an attack that is blocked."""
    (found,) = [one for one in odds_of(view(s)[0], Guard("knight")) if one.stake.id == "death"]
    return found.mean


@pytest.mark.rule("gap.dodge-zero-dice", "dodge.success")
@pytest.mark.parametrize(
    ("dice", "difficulty", "vain"), [(0, 1, True), (1, 1, False), (1, 2, True)]
)
def test_a_dodge_that_cannot_succeed_says_so(dice: int, difficulty: int, vain: bool) -> None:
    s = attacked(fight("knight@c3", "hollow_soldier@c3"), 4)
    knight(s).armour = "assassin_armour" if dice else None
    assert isinstance(s.under_way[0], Blow)
    s.under_way[0].dodge = difficulty
    here, away = [option for option in view(s)[1].options if isinstance(option, Dodge)][:2]
    for dodge in (here, away):
        assert (": it cannot succeed" in told(s, dodge)) == vain
        assert (" : elle ne peut pas réussir" in told(s, dodge, "fr")) == vain


def test_odds_are_about_the_one_who_defends_now() -> None:
    s = attacked(fight("assassin@c3 knight@c3", "hollow_soldier@c3"), 4)
    assert isinstance(s.under_way[0], Blow)
    s.under_way[0].targets.append("knight")
    knight(s).damage = 9  # what comes of the second target is not said here
    assert "dies" not in told(s, Guard("assassin"))


def trapped(s: Souls, damage: int) -> Souls:
    """The Knight has stepped on a trap."""
    trap = next(trap for trap in LIBRARY.traps.values() if trap.damage == damage)
    s.under_way = [Sprung("knight", trap.damage, trap.dodge)]
    return s


def test_a_trap_that_can_kill_says_so() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).armour = "assassin_armour"  # with a dodge die
    trapped(s, damage=3)
    assert told(s, Suffer("knight")) == "Suffer it · Damage to Knight: 3"
    assert "dies" not in told(s, Dodge("knight", "c3"))
    knight(s).damage, knight(s).luck = 6, False
    assert "dies" not in told(s, Suffer("knight"))
    dodge = told(s, Dodge("knight", "c3"))
    assert dodge.startswith("Dodge on the spot: 1 stamina, 1 dodge die · The dodge succeeds: 50 %")
    assert dodge.endswith("Somebody dies, and the fight is lost: 50 %")
    knight(s).damage = 7
    assert told(s, Suffer("knight")).endswith("Somebody dies, and the fight is lost: 100 %")


def test_bleed_counts_in_what_a_trap_does() -> None:
    s = fight("knight@c3", "hollow_soldier@a1")
    knight(s).conditions = ["bleed"]
    assert told(trapped(s, damage=1), Suffer("knight")) == "Suffer it · Damage to Knight: 3"


def test_a_lunge_rolls_the_dice_of_where_it_leads() -> None:
    s = fight("knight@b2", "gargoyle@c3>4")
    assert s.fight is not None
    s.fight.deck = Deck(card="gargoyle_tail_sweep", discard=["gargoyle_tail_sweep"])  # weak: back
    acting(s, "knight")
    knight(s).left = "broadsword"
    behind = Lunge("knight", "broadsword", 2, "gargoyle", "c3/back")
    beside = Lunge("knight", "broadsword", 2, "gargoyle", "c3/right")
    ask = view(s)[1]
    assert {behind, beside} <= set(ask.options)
    more, fewer = told(s, behind), told(s, beside)
    assert dice_in(more) == dice_in(fewer) + 1


def dice_in(words: str) -> int:
    return sum(map(int, re.findall(r"(\d+) (?:black|blue|orange)", words)))


def test_a_line_without_dice_promises_none() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    acting(s, "knight")
    knight(s).left = "kukris"
    s.upgrades = {"kukris": ["titanite_shard"]}
    ask = view(s)[1]
    throw = next(one for one in ask.options if isinstance(one, Strike) and one.weapon == "kukris")
    assert "+ 1" not in told(s, throw)


def test_the_odds_of_many_dice_are_told_too() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    assert s.fight is not None
    k = knight(s)
    k.armour, k.left, k.right = "faraam_armour", "spider_shield", "twin_dragon_greatshield"
    s.fight.ward_block = ["black"]
    (damage,) = odds_of(view(attacked(s, 8))[0], Guard("knight"))
    assert 0 < damage.spread[0] < 1


def test_luck_names_the_die_by_what_it_shows() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    s.under_way = [
        Blow(
            "hollow_soldier_1",
            ["knight"],
            4,
            False,
            1,
            window="luck",
            strength=4,
            defence="block",
            colours=("black", "black"),
            faces=(2, 0),
        )
    ]
    assert told(s, Reroll("knight", 1)).startswith(
        "Reroll the black die that shows 0 · Damage to Knight"
    )


def test_a_heroic_action_on_a_block_says_what_it_is_worth() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    blow = Blow("hollow_soldier_1", ["knight"], 5, False, 1, "", (), "brace", 5, "block")
    blow.colours, blow.faces = ("blue", "black"), (1, 1)
    s.under_way = [blow]
    assert told(s, Done()).endswith("Damage to Knight: 3")
    # A blue die shows 1, 1, 2, 2, 2 or 3.
    assert told(s, Heroic("knight")).endswith("Damage to Knight: 1.2 on average, 83 % at least 1")
    blow.faces = (3, 1)
    assert told(s, Heroic("knight")).endswith("Damage to Knight: 0"), "that surely nothing is left"


@pytest.mark.rule("gap.overkill")
def test_the_damage_that_an_offer_tells_is_what_the_log_tells_then() -> None:
    s = fight("knight@c3", "hollow_soldier@c3")
    knight(s).damage = 6
    blow = Blow("hollow_soldier_1", ["knight"], 6, False, 1, "", (), "luck", 6, "block")
    blow.colours, blow.faces = ("blue",), (1,)
    s.under_way = [blow]
    assert told(s, Done()).startswith("Keep the roll · Damage to Knight: 5 · Somebody dies")
    s.events = []
    run = Running(GAME, s, None)
    run.give(run.asks[0].number, Done())
    suffered = next(event for event in s.events if event.key == "suffered")
    assert suffered.args["n"] == 5, "of which the bar has room for 4"


@pytest.mark.rule("estus.use")
def test_a_flask_says_how_much_it_takes_off_and_is_put_aside_for_a_cube_or_two() -> None:
    s = fight("knight@c3", "hollow_soldier@c1")
    acting(s, "knight")
    drink = Estus("knight")
    for n, said in (
        (1, "your one filled box is free again"),
        (6, "all your 6 filled boxes are free again"),
    ):
        knight(s).damage, knight(s).stamina = n - 1, 1
        assert told(s, drink) == f"Drink Estus, once until a rest: {said}"
        seen, ask = view(s)
        assert option_spare(drink, offers(seen, ask)) == (n < 3)


def test_offers_change_nothing() -> None:
    s = fight("knight@c3 warrior@c1", "hollow_soldier@c3 sentinel@a1")
    acting(s, "knight")
    before = s.clone()
    offers(*view(s))
    before.events = s.events
    assert s == before


def test_prices_are_named_at_the_bonfire() -> None:
    s = party("knight")
    s.phase, s.souls = "explore", 2
    buy, level = Buy(), LevelUp("knight", "strength")
    s.treasure.rest = ["target_shield", "assassin_armour", "ember"]
    assert "for 1 soul: 2 of 3 fit somebody" in told(s, buy)
    for s.inventory, fits in (([], False), (["target_shield"], True)):
        outfit = offers(*view(s))[Outfit("knight")]
        assert isinstance(outfit, Offer)
        assert outfit.spare != fits, "what can only put things away is hardly ever wanted"
    s.inventory = ["titanite_shard", "greataxe"]
    for c in s.present():
        assert offers(*view(s))[Outfit("inventory")].spare, "nobody can hold the Greataxe"  # type: ignore[attr-defined]
        c.tiers = dict.fromkeys(c.tiers, 3)
        assert not getattr(offers(*view(s)).get(Outfit("inventory")), "spare", False)
        c.tiers = dict.fromkeys(c.tiers, 0)
    s.inventory = []
    assert told(s, level).startswith("Knight: Strength 13 → ")
    assert told(s, level).endswith(" for 2 souls")


def test_a_level_says_which_cards_it_opens_and_how_much_of_the_treasure() -> None:
    s = party("knight", "assassin")
    s.phase, s.souls = "explore", 8
    s.treasure.rest, s.inventory = ["scimitar", "target_shield"], ["scimitar"]
    level = LevelUp("assassin", "dexterity")
    before = "Assassin: Dexterity 14 → 22 for 2 souls"
    assert told(s, level) == before
    seen, ask = view(s)
    (badge,) = option_badges(level, offers(seen, ask))
    towards = "On the way to Scimitar (then Intelligence 18 for 2 more)"
    assert Text.of(GAME, s.options, "en").words(badge.words) == towards
    s.characters["assassin"].tiers = {**s.characters["assassin"].tiers, "intelligence": 1}
    assert told(s, level) == f"{before}: opens Scimitar"
    seen, ask = view(s)
    (badge,) = option_badges(level, offers(seen, ask))
    assert badge.value == "1 → 2", "cards of the treasure deck that fit somebody"
    s.inventory, s.treasure.rest = [], ["target_shield"]
    assert told(s, level) == before, "it opens nothing"


def test_a_card_of_the_inventory_says_who_could_use_it_and_for_how_many_souls() -> None:
    s = party("knight", "assassin")
    s.phase, s.inventory = "explore", ["scimitar"]

    def lines() -> list[str]:
        text = Text.of(GAME, s.options, "en")
        (card,) = (card for card in GAME.scene(s, "knight").cards() if card.id == "scimitar")
        return [text.words(line) for line in card.lines]

    assert lines()[-3:] == [
        "Nobody meets its needs yet",
        "Knight lacks Dexterity 20, Intelligence 18: levels for 12 souls",
        "Assassin lacks Dexterity 20, Intelligence 18: levels for 4 souls",
    ]
    s.characters["assassin"].tiers = dict.fromkeys(s.characters["assassin"].tiers, 1)
    assert lines()[-2] == "For Assassin"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Exploring: 1 spark, 2 souls"), ("fr", "Exploration : 1 étincelle, 2 âmes")],
)
def test_one_of_a_thing_is_said_in_the_singular(language: str, words: str) -> None:
    text = Text.of(GAME, party("knight").options, language)
    said = text("scene-phase-explore", {"sparks": 1, "souls": 2})
    assert " ".join(said.split()) == words


def test_a_door_says_what_is_behind_it_and_a_rest_when_it_is_in_vain() -> None:
    s = party("knight")
    s.phase, s.boss, s.fog = "explore", "gargoyle", "tile_6"
    s.tiles = {"tile_6": Tile("tile_6", "tile_6b", 0, 0, -1, level=2)}
    enter = Enter("tile_6", "bonfire")
    behind = "an encounter of level 2, before the Fog Gate"
    assert told(s, enter) == f"Enter tile 6 from the bonfire: {behind}"
    assert told(s, Rest()) == "Rest for a spark: nothing would be restored"
    s.fog = "tile_3"
    assert (
        told(s, enter, "fr") == "Entrer dans la tuile 6 depuis le feu : une rencontre de niveau 2"
    )
    knight(s).luck = False
    assert told(s, Rest()).endswith("enemies are back")


@pytest.mark.rule("spark.zero.loss", "camp.end.lost")
def test_a_rest_that_takes_the_last_spark_to_spare_says_what_the_next_death_is() -> None:
    s = party("knight")
    s.phase, s.boss = "explore", "gargoyle"
    seen, ask = view(s)
    assert not option_badges(Rest(), offers(seen, ask))
    s.sparks = 1
    seen, ask = view(s)
    assert told(s, Rest()).endswith("nothing would be restored. " + LAST)
    assert option_spare(Rest(), offers(seen, ask))
    knight(s).luck = False
    seen, ask = view(s)
    assert told(s, Rest()).endswith("enemies are back. " + LAST)
    assert [badge.tint for badge in option_badges(Rest(), offers(seen, ask))] == ["red"]


def test_who_takes_a_card_reads_what_is_put_away_for_it() -> None:
    s = party("warrior")
    s.phase, s.menu = "explore", "warrior"
    c = s.characters["warrior"]
    c.tiers = dict.fromkeys(c.tiers, 3)
    s.inventory = ["greataxe"]
    text = Text.of(GAME, GAME.Options(), "en")
    seen, ask = view(s)
    fuller = offers(seen, ask)
    heavy, spare = Equip("warrior", "greataxe", "left"), Equip("warrior", "greataxe", "backup")
    said, block, stroke = text.words(fuller[heavy]).split("; ")
    assert said.endswith(": left hand, instead of Battle Axe, Round Shield")
    assert block == "Block 2 black → 1 black, 1 blue", "of all cards in use"
    assert stroke == "best stroke free: 2 black → 3 stamina: 2 orange"
    assert spare not in fuller, "it is in nothing's way there"
    away = [option for option in ask.options if isinstance(option, Stow)]
    assert away
    assert all(option_spare(option, fuller) for option in away), "what is put away for nothing"
    s.inventory = ["titanite_shard", "greataxe"]
    zone = next(zone for zone in GAME.scene(s, "warrior").zones if zone.owner == "warrior")
    assert zone.cards[0].id == "greataxe", "what can be taken lies first"


def test_who_takes_a_card_reads_which_dice_change_or_that_none_does() -> None:
    s = party("knight")
    s.phase, s.menu = "explore", "knight"
    knight(s).tiers = dict.fromkeys(knight(s).tiers, 3)
    s.inventory = ["firelink_armour"]
    armour = Equip("knight", "firelink_armour", "armour")
    assert told(s, armour).endswith("instead of Knight Armour; Resist 1 black → 1 blue")
    knight(s).armour, s.inventory = "firelink_armour", ["lothric_knight_armour"]
    armour = Equip("knight", "lothric_knight_armour", "armour")
    assert told(s, armour).endswith("instead of Firelink Armour; no die changes")


@pytest.mark.rule("move.run", "gap.dodge-zero-dice")
def test_what_is_allowed_and_hardly_ever_wanted_stands_aside_with_its_reason() -> None:
    s = fight("knight@c3", "sentinel@e5")
    turn = acting(s, "knight")
    seen, ask = view(s)
    run = Run("knight", "c1")
    assert option_spare(run, offers(seen, ask))
    assert told(s, run) == "Run to c1: 1 stamina"
    assert run not in GAME.sensible(seen.state, ask), "computer players walk first"
    turn.walk_left = 0
    seen, ask = view(s)
    assert not option_spare(run, offers(seen, ask))
    assert run in GAME.sensible(seen.state, ask)
    s = fight("knight@c3", "sentinel@c3")
    s.under_way = [Blow("sentinel_1", ["knight"], 6, False, 1)]
    dodge, (seen, ask) = Dodge("knight", "c3"), view(s)
    assert option_spare(dodge, offers(seen, ask))
    assert told(s, dodge).startswith(
        "Dodge on the spot: 1 stamina, 0 dodge dice: it cannot succeed"
    )
