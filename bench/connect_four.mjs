// Connect Four on boardgame.io, for `python -m bench peers`. Reads lines such as
// {"seconds": 1, "seed": 7}, plays random games for that long and answers
// {"moves": ..., "games": ..., "seconds": ...}.
//
// It is driven through the reducer, as boardgame.io's own bots do, without its undo history:
// a little faster than through a Client.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");

const WIDTH = 7;
const HEIGHT = 6;
const LINES = [[0, 1], [1, 0], [1, 1], [1, -1]];

function hasFour(files, x, y) {
  const who = files[x][y];
  const reach = (dx, dy) => {
    let n = 0;
    while (n < 3 && files[x + (n + 1) * dx]?.[y + (n + 1) * dy] === who) n++;
    return n;
  };
  return LINES.some(([dx, dy]) => 1 + reach(dx, dy) + reach(-dx, -dy) >= 4);
}

const game = ProcessGameConfig({
  setup: () => ({ files: Array.from({ length: WIDTH }, () => []), winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    drop({ G, playerID }, x) {
      const file = G.files[x];
      if (file.length === HEIGHT) return INVALID_MOVE;
      file.push(playerID);
      if (hasFour(G.files, x, file.length - 1)) G.winner = playerID;
    },
  },
  endIf({ G }) {
    if (G.winner !== null) return { winner: G.winner };
    if (G.files.every((file) => file.length === HEIGHT)) return { draw: true };
  },
});

// A small generator with a seed (mulberry32), since Math.random takes none.
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function play(seconds, seed) {
  const draw = seeded(seed);
  const reduce = CreateGameReducer({ game });
  let moves = 0;
  let games = 0;
  const start = performance.now();
  let now = start;
  while (now - start < seconds * 1000) {
    let state = InitializeGame({ game });
    while (!state.ctx.gameover) {
      const open = [];
      for (let x = 0; x < WIDTH; x++) if (state.G.files[x].length < HEIGHT) open.push(x);
      const args = [open[Math.floor(draw() * open.length)]];
      const payload = { type: "drop", args, playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: "MAKE_MOVE", payload });
      moves++;
    }
    games++;
    now = performance.now();
  }
  return { moves, games, seconds: (now - start) / 1000 };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { seconds, seed } = JSON.parse(line);
  console.log(JSON.stringify(play(seconds, seed)));
}
