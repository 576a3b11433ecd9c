from grimtable.kernel import Option, Scene, Words, touches
from grimtable.kernel.scene import Card, Cell, Die, Piece, Row, Track, Zone

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


class Use(Option, frozen=True, gc=False):
    who: str
    dice: tuple[str, ...]
    times: int
    to: str | None = None


def test_everything_that_can_be_pointed_at_has_its_id_in_the_scene() -> None:
    assert SCENE.ids() == {
        *("smithy", "mill", "ulf", "hand", "elf", "elf.strike", "tray", "red-1", "gold")
    }


def test_an_option_touches_what_its_fields_name_in_their_order() -> None:
    assert touches(Use("ulf", ("red-1", "red-9"), 2, "mill"), SCENE.ids()) == (
        "ulf",
        "red-1",
        "mill",
    )


def test_an_option_that_names_nothing_touches_nothing() -> None:
    assert touches(Use("orm", (), 2), SCENE.ids()) == ()
