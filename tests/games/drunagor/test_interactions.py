"""Scenes as pages with choices (p. 24), Chests, Consumables and trade (pp. 21, 23)."""

from __future__ import annotations

import pytest

from grimtable.games.drunagor import GAME
from grimtable.games.drunagor.board import hall
from grimtable.games.drunagor.content import ITEMS, SCENES
from grimtable.games.drunagor.setup import furnish
from grimtable.games.drunagor.state import Drunagor, MonsterTurn
from tests.games.drunagor.playing import acting, begin, offered, quay, run, square, told


def aboard(where: str = "o3", *, who: str = "vorn", monsters: str = "") -> Drunagor:
    """On the Maiden Fair, beside the Loose Anchor (p4)."""
    s = quay(f"{who}@{where}", monsters, opened=1)
    furnish(s, 1)
    return s


def below(where: str = "q13", others: str = "") -> Drunagor:
    """Behind Door 2, beside the guardsman (r14)."""
    s = quay(f"vorn@{where} {others}", opened=2)
    furnish(s, 2)
    return s


# Scenes ---------------------------------------------------------------------------------------


@pytest.mark.rule("inter.what", "inter.requirements", "inter.token-object", "turn.minor-engaged")
def test_a_scene_is_entered_from_beside_its_token_which_is_in_the_way() -> None:
    s = aboard()
    acting(s, "vorn")
    asked = run(s)
    assert "Interact loose_anchor" in offered(asked)
    assert "Walk p4" not in offered(asked)
    for where, monsters in (("o6", ""), ("o3", "executioner@n3")):
        s = aboard(where, monsters=monsters)
        acting(s, "vorn")
        assert "Interact loose_anchor" not in offered(run(s))


@pytest.mark.rule("inter.read", "inter.choose", "scene.loose-anchor", "inter.two-forms")
def test_the_page_shows_all_options_of_the_scene() -> None:
    s = aboard()
    acting(s, "vorn")
    asked = run(s, "Interact loose_anchor")
    page = GAME.scene(s, "vorn").page
    assert page is not None
    assert [row.mark for row in page.choices] == ["001", "002", "003", "004", "005"]
    assert offered(asked) == {f"Resolve {row.id}" for row in page.choices}
    run(s, "Resolve loose_anchor-look")
    page = GAME.scene(s, "vorn").page
    assert page is not None
    assert not page.choices
    assert "Scratches" in page.paragraphs[1].args["en"]


@pytest.mark.rule("ruling.locked-doors", "ruling.statuses", "inter.recurring.available")
@pytest.mark.rule("inter.repeat", "inter.done", "inter.two-procedures")
def test_the_door_behind_the_ship_opens_when_the_anchor_is_sunk_and_locked() -> None:
    s = aboard()
    turn = acting(s, "vorn", minors=9)
    answers = []
    for option in ("lock", "lower", "unlock", "lower", "lock"):
        answers += ["Interact loose_anchor", f"Resolve loose_anchor-{option}"]
    run(s, *answers[:4])
    assert s.statuses == ["anchor_locked"]  # a locked anchor does not fall
    run(s, *answers[4:])
    assert set(s.statuses) == {"anchor_sunk", "anchor_locked"}
    assert s.heroes["vorn"].has("focus") == 1
    assert turn.minors == 4
    assert "loose_anchor" in s.scenes
    s.heroes["vorn"].at = hall(s).board.named["p8"]
    assert "Open door-2" in offered(run(s, "ExtraMinor", "Spend yellow"))
    s.statuses.clear()
    assert "Open door-2" not in offered(run(s, "ExtraMinor", "Spend yellow"))


@pytest.mark.rule("inter.recurring.available")
def test_raising_the_anchor_takes_the_deck_from_under_your_feet() -> None:
    s = aboard()
    s.statuses = ["anchor_sunk"]
    acting(s, "vorn")
    run(s, "Interact loose_anchor", "Resolve loose_anchor-raise")
    assert not s.statuses
    assert s.heroes["vorn"].has("knock_down")


@pytest.mark.rule("inter.charged.unavailable", "inter.charged.expend", "inter.charged.exception")
@pytest.mark.rule("scene.guardsman")
def test_a_charged_scene_forgets_what_was_chosen_and_ends_with_its_charges() -> None:
    s = below()
    acting(s, "vorn", minors=9)
    asked = run(
        s,
        *("Interact umbralian_guardsman", "Resolve umbralian_guardsman-earthquake"),
        *("Interact umbralian_guardsman", "Resolve umbralian_guardsman-search"),
        "Interact umbralian_guardsman",
    )
    assert s.scenes["umbralian_guardsman"].charges == 1  # asking was free
    left = {option.removeprefix("Resolve umbralian_guardsman-") for option in offered(asked)}
    assert left == {"inspect", "invite", "heal", "help"}
    asked = run(s, "Resolve umbralian_guardsman-help")
    assert asked.what == "stand"  # Jim Volin goes along
    asked = run(s, min(offered(asked)))
    assert s.allies["jim_volin_1"].master == "vorn"
    assert "umbralian_guardsman" not in s.scenes
    assert not any("umbralian_guardsman" in option for option in offered(asked))
    assert s.heroes["vorn"].has("inspire")
    assert s.heroes["vorn"].has("fruit")


@pytest.mark.rule("ruling.challenge", "inter.chain", "kw.inspire.use")
def test_a_challenge_adds_two_for_each_cube_of_its_colour() -> None:
    for natural, blue, result in ((9, 2, "won"), (8, 2, "lost"), (13, 0, "won")):
        s = below()
        s.heroes["vorn"].pool = {"yellow": 2, "blue": blue}
        acting(s, "vorn")
        ask = "Interact umbralian_guardsman", "Resolve umbralian_guardsman-inspect"
        run(s, *ask, fate=(natural,))
        assert told(s, f"challenge-{result}")[0].args["n"] == natural + 2 * blue
        assert ("wounds_known" in s.statuses) is (result == "won")
    s = below()
    s.heroes["vorn"].tokens["inspire"] = 1
    s.heroes["vorn"].pool = {"yellow": 2}
    acting(s, "vorn")
    heal = "Interact umbralian_guardsman", "Resolve umbralian_guardsman-heal"
    asked = run(s, *heal, fate=(3,))
    assert asked.what == "inspire"
    asked = run(s, "Yes", fate=(4,))
    assert asked.what == "put-curse"  # it is a defeat, and that has its price


@pytest.mark.rule("ruling.statuses")
def test_who_knows_the_wounds_heals_without_a_roll() -> None:
    s = below()
    s.statuses = ["wounds_known"]
    acting(s, "vorn", minors=9)
    ask = "Interact umbralian_guardsman"
    run(s, ask, "Resolve umbralian_guardsman-heal")
    run(s, ask, "Resolve umbralian_guardsman-invite")
    assert s.heroes["vorn"].has("shield") == 2  # he stands, and gives what he has


def test_every_option_of_every_scene_has_a_way_for_every_party() -> None:
    for scene in SCENES.values():
        for option in scene.options:
            assert not option.ways[-1].when, option.id


# Chests and the bag ---------------------------------------------------------------------------


@pytest.mark.rule("furn.chest.search", "furn.chest.trap", "ruling.trap-die")
@pytest.mark.parametrize(
    ("face", "token", "health"),
    [("blank", "", 0), ("poison", "poison", 0), ("burn", "burn", 0), ("wound", "", 2)],
)
def test_a_chest_holds_a_card_and_a_trap(face: str, token: str, health: int) -> None:
    s = below("n14")
    vorn = s.heroes["vorn"]
    before = vorn.health
    acting(s, "vorn")
    asked = run(s, "Ransack chest-n15", fate=("potion_of_purity",))
    assert asked.what == "found"
    run(s, "Keep potion_of_purity", fate=(face,))  # the die comes last (p. 21)
    assert before - vorn.health == health
    assert vorn.has(token or "poison") == (2 if token else 0)
    assert vorn.bag == ["potion_of_purity"]
    assert "potion_of_purity" not in s.deck
    assert hall(s).board.named["n15"] not in s.chests


@pytest.mark.rule("furn.chest.use", "turn.chest-use", "turn.found-item")
def test_what_is_found_can_be_used_at_once_for_free() -> None:
    s = below("n14")
    vorn = s.heroes["vorn"]
    vorn.health = 5
    turn = acting(s, "vorn")
    run(s, "Ransack chest-n15", "Consume potion_of_healing", fate=("potion_of_healing", "blank"))
    assert vorn.health == 9
    assert turn.minors == 0  # the search was the one Minor Action
    assert not vorn.bag


@pytest.mark.rule("ruling.bag", "turn.minor-list")
def test_a_bag_holds_two_items_and_one_is_used_as_a_minor_action() -> None:
    s = below("n14")
    vorn = s.heroes["vorn"]
    vorn.bag = ["scroll_of_wards", "potion_of_healing"]
    acting(s, "vorn", minors=2)
    asked = run(s, "Ransack chest-n15", fate=("potion_of_purity",))
    assert "Keep potion_of_purity" not in offered(asked)
    run(s, "Leave potion_of_healing", fate=("blank",))
    assert vorn.bag == ["scroll_of_wards", "potion_of_purity"]
    run(s, "Consume scroll_of_wards")
    assert vorn.has("shield") == 2
    assert vorn.bag == ["potion_of_purity"]


@pytest.mark.rule("turn.trade-free", "turn.trade-bag", "turn.trade-when", "turn.trade-no-use")
def test_giving_is_free_at_any_distance_and_only_in_ones_own_turn() -> None:
    s = below("n14", "maya@v13")
    vorn, maya = s.heroes["vorn"], s.heroes["maya"]
    vorn.bag, maya.bag = ["potion_of_healing"], ["scroll_of_wards"]
    turn = acting(s, "vorn", minors=0)
    asked = run(s)
    assert {o for o in offered(asked) if o.startswith("Give")} == {"Give potion_of_healing maya"}
    asked = run(s, "Give potion_of_healing maya")
    assert (vorn.bag, maya.bag) == ([], ["scroll_of_wards", "potion_of_healing"])
    assert turn.minors == 0
    assert not any(o.startswith("Consume") for o in offered(asked))  # Maya waits for her turn


@pytest.mark.rule("furn.chest-crushed")
def test_a_large_monster_crushes_chests_and_the_trap_hits_it() -> None:
    s = quay("vorn@c5", "abomination@g5")
    s.chests = [hall(s).board.named[name] for name in ("e3", "e5", "f6")]
    beast = s.monsters["abomination_1"]
    begin(s, MonsterTurn(beast.id))
    assert run(s).what == "monster-move"
    run(s, "Stand e5", *["pass"] * 3, fate=("wound", "blank"))
    assert square(s, beast) == "e5"
    assert beast.health == 28
    assert s.chests == [hall(s).board.named["e3"]]


@pytest.mark.rule("chest.reform", "chest.grid", "chest.rarity", "equip.chest-keep")
@pytest.mark.rule("chest.compulsory")
def test_the_deck_is_whole_at_the_start_of_an_adventure() -> None:
    s = quay("vorn@c5")
    assert len(s.deck) == 20
    assert {"artisans_tools", "treasure_trove"} < set(s.deck)
    counted = {(i.kind, i.rarity): 0 for i in ITEMS.values() if i.rarity != "epic"}
    for item in s.deck[:-2]:
        counted[ITEMS[item].kind, ITEMS[item].rarity] += 1
    assert counted == {
        (kind, rarity): n
        for kind in ("potion", "scroll")
        for rarity, n in (("common", 4), ("uncommon", 3), ("rare", 2))
    }
