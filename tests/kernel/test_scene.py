from grimtable.kernel import Option, Scene, Words, touches
from grimtable.kernel.board import Cell, Edge, Piece, Region, Token
from grimtable.kernel.goings_on import Blow, Page
from grimtable.kernel.mats import (
    Card,
    Die,
    Mat,
    Row,
    Slot,
    Track,
    Zone,
)
from grimtable.kernel.scene import reaching

W = Words("scene-x")
SCENE = Scene(
    W,
    cells=(Cell("smithy", 0, 0), Cell("mill", 1, 0)),
    pieces=(Piece("ulf", "smithy", W, "axe", "U"),),
    zones=(
        Zone("hand", W, cards=(Card("elf", W, rows=(Row("elf.strike", W),)),)),
        Zone("tray", W, dice=(Die("red-1", "4"),)),
    ),
    tracks=(Track("gold", W, 2, 9),),
)


HALL = Scene(
    W,
    cells=(Cell("a1", 0, 0), Cell("a2", 1, 0, level=1)),
    pieces=(Piece("ogre", "a1", W, "ogre", "O", cells=("a1", "a2")),),
    regions=(Region("gloom", ("a2",), W, "darkness"),),
    edges=(Edge("a1", "a2", "door", id="gate", name=Words("scene-gate")), Edge("a1", side=270)),
    tokens=(Token("rune", W, at="a2"),),
    zones=(Zone("supply", W, tokens=(Token("cubes", W, count=9),)),),
    mats=(
        Mat(
            "board",
            W,
            tracks=(Track("fatigue", W, 1, 9),),
            slots=(Slot("slot-1", W, (Token("cube-1", W, tint="red"),)),),
            rows=(Row("skill", W),),
            cards=(Card("axe", W, rows=(Row("axe.swing", W),)),),
            tokens=(Token("key", W),),
        ),
    ),
    page=Page("p12", W, choices=(Row("p12.flee", W),)),
)


class Use(Option, frozen=True, gc=False):
    who: str
    dice: tuple[str, ...]
    times: int
    to: str | None = None


def test_everything_that_can_be_pointed_at_has_its_id_in_the_scene() -> None:
    assert SCENE.ids() == {
        *("smithy", "mill", "ulf", "hand", "elf", "elf.strike", "tray", "red-1", "gold")
    }


def test_mats_slots_regions_doors_tokens_and_choices_can_be_pointed_at() -> None:
    places = {"a1", "a2", "gloom", "gate", "ogre", "rune", "supply", "cubes"}
    mat = {"board", "fatigue", "slot-1", "cube-1", "skill", "axe", "axe.swing", "key"}
    assert HALL.ids() == places | mat | {"p12", "p12.flee"}
    assert HALL.called()["gate"] == Words("scene-gate")
    assert HALL.called().keys() == HALL.ids() - {"a1", "a2", "supply", "fatigue", "p12"}


def test_a_piece_covers_its_footprint() -> None:
    assert HALL.pieces[0].footprint == ("a1", "a2")
    assert SCENE.pieces[0].footprint == ("smithy",)


def test_an_option_touches_what_its_fields_name_in_their_order() -> None:
    assert touches(Use("ulf", ("red-1", "red-9"), 2, "mill"), SCENE.ids()) == (
        "ulf",
        "red-1",
        "mill",
    )


def test_an_option_that_names_nothing_touches_nothing() -> None:
    assert touches(Use("orm", (), 2), SCENE.ids()) == ()


def test_an_option_that_puts_a_die_on_a_row_touches_the_dice_that_it_takes() -> None:
    card = Card("road", W, rows=(Row("road-3", W, takes=("d3", "d3b", "gone")),))
    dice = (Die("d3", "3"), Die("d3b", "3"), Die("d5", "5"))
    scene = Scene(W, zones=(Zone("cards", W, (card,)), Zone("tray", W, dice=dice)))
    assert reaching(scene)(Use("road-3", (), 1)) == ("road-3", "d3", "d3b")


def test_an_option_that_names_a_die_in_a_tray_touches_all_that_lie_like_it() -> None:
    dice = (Die("d5", "5"), Die("d5b", "5"), Die("d5c", "5", used=True), Die("d1", "1"))
    reach = reaching(Scene(W, zones=(Zone("tray", W, dice=dice),)))
    assert reach(Use("d5b", (), 1)) == ("d5b", "d5")


class Again(Option, frozen=True):
    die: int


def test_a_number_called_die_is_a_die_of_the_blow_and_any_that_lies_like_it() -> None:
    dice = (Die("d0", "1", "red"), Die("d1", "2", "red"), Die("d2", "1", "red"), Die("d3", "1"))
    scene = Scene(W, blows=(Blow(W, dice=(Die("outer", "1", "red"),)), Blow(W, dice=dice)))
    reach = reaching(scene)
    assert [reach(Again(i)) for i in (0, 1, 3)] == [("d0", "d2"), ("d1",), ("d3",)]
    assert reach(Again(4)) == reaching(Scene(W))(Again(0)) == ()
