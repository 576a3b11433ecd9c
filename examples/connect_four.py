"""Connect Four, the tutorial game; its rules, texts and examples lie in the folder connect_four.

A game is a state, a script that plays it, and a scene that shows it. The script yields an `Ask`
where the rules say "choose", and a `MARK` where the whole situation is in the state.
"""

from pathlib import Path

from grimtable.kernel import MARK, Ask, Game, Option, Outcome, Rulebook, Script, Seat, State, tell
from grimtable.kernel.board import Cell, Piece
from grimtable.kernel.scene import Scene
from grimtable.kernel.words import Words

FILES, HEIGHT, COLUMN = "abcdefg", 6, 7  # 7 bits per file: the top one is empty, no line wraps


class Drop(Option, frozen=True, gc=False):
    file: str


class Board(State):
    stones: dict[str, int]  # each side's stones are bits, file by file from the bottom
    lowest: dict[str, int]  # the lowest free bit of each file
    open: tuple[Drop, ...]
    turn: str = "red"
    winner: str = ""


def has_four(stones: int) -> bool:
    """Whether four bits stand in a row: upright, level or slanting. [win.four]"""
    upright, level = stones & stones >> 1, stones & stones >> 7
    rising, falling = stones & stones >> 8, stones & stones >> 6
    straight = upright & upright >> 2 or level & level >> 14
    return bool(straight or rising & rising >> 16 or falling & falling >> 12)


class ConnectFour(Game):
    id, version, State, folder = "connect_four", "1", Board, Path(__file__).with_suffix("")
    rulebook, rivals = Rulebook.load(folder, Path(__file__)), True

    def seats(self, options: object) -> tuple[Seat, ...]:
        return Seat("red", "seat-red"), Seat("yellow", "seat-yellow")

    def new(self, options: object) -> Board:
        lowest = {file: COLUMN * i for i, file in enumerate(FILES)}
        return Board({"red": 0, "yellow": 0}, lowest, tuple(map(Drop, FILES)))

    def play(self, s: Board) -> Script[None]:
        while s.open and not s.winner:  # [end.draw]
            yield MARK
            seat = s.turn
            file = (yield Ask(seat, "drop", s.open, rule="turn.drop")).file
            s.lowest[file] = above = s.lowest[file] + 1
            s.stones[seat] = stones = s.stones[seat] | 1 << above - 1
            if above % COLUMN == HEIGHT:  # [turn.full]
                s.open = tuple(drop for drop in s.open if drop.file != file)
            tell(s, "dropped", rule="turn.drop", who=seat, file=file)
            if has_four(stones):
                s.winner = seat
                tell(s, "won", rule="win.four", who=seat)
            s.turn = "yellow" if seat == "red" else "red"

    def outcome(self, s: Board) -> Outcome | None:
        if s.winner:
            result = {seat: float(seat == s.winner) for seat in s.stones}
            return Outcome(result, Words("scene-won", {"who": s.winner}))
        return None if s.open else Outcome({"red": 0.5, "yellow": 0.5}, Words("scene-draw"))

    def scene(self, s: Board, seat: str | None) -> Scene:
        cells, stones = [Cell(file, x, 3.5, h=HEIGHT) for x, file in enumerate(FILES)], []
        for x, y in [(x, y) for x in range(len(FILES)) for y in range(HEIGHT)]:
            cells.append(Cell(at := f"{FILES[x]}{y + 1}", x, HEIGHT - y, "node"))
            for who in [who for who, bits in s.stones.items() if bits >> COLUMN * x + y & 1]:
                stones += [Piece(f"stone-{at}", at, Words(f"seat-{who}"), "plain-circle", "●", who)]
        status = (self.outcome(s) or Outcome({}, Words("scene-turn", {"who": s.turn}))).words
        return Scene(status, tuple(cells), pieces=tuple(stones))


GAME = ConnectFour()
