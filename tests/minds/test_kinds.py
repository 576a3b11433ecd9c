"""What comes to the same is named in few words, and by what it is."""

from __future__ import annotations

from grimtable.games.dark_souls import GAME
from grimtable.games.dark_souls.options import Enter
from grimtable.kernel import Text
from grimtable.minds.kinds import briefly
from tests.games.dark_souls.playing import party


def test_what_goes_by_a_number_is_named_with_its_noun() -> None:
    s = party("knight")
    scene = GAME.scene(s, None)
    for language, said in (("en", "tile 4"), ("fr", "tuile 4")):
        text = Text.of(GAME, s.options, language)
        two, four = Enter("tile_2", "bonfire"), Enter("tile_4", "bonfire")
        assert briefly(text, scene, "bonfire", two, [four]) == said
