/** Where things lie on the board, in board units: one cell is UNIT wide. */
import type { Cell, Piece, Scene } from './wire'

export const UNIT = 100

export interface Box { x: number; y: number; w: number; h: number }

/** The box of a cell, in board units. */
export function boxOf(cell: Cell): Box {
  const w = cell.w * UNIT
  const h = cell.h * UNIT
  return { x: cell.x * UNIT - w / 2, y: cell.y * UNIT - h / 2, w, h }
}

/** The smallest box around all cells, with a margin; marks sit within it, if there is anything else. */
export function bounds(cells: Cell[], margin = 24): Box {
  if (!cells.length) return { x: 0, y: 0, w: UNIT, h: UNIT }
  const solid = cells.filter((cell) => cell.role !== 'mark')
  const boxes = (solid.length ? solid : cells).map(boxOf)
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin
  return { x, y, w: right - x, h: bottom - y }
}

/** How far something must be moved sideways to lie within a box: it reaches so far to both sides of x. */
export function inside(x: number, reach: number, box: Box): number {
  return Math.max(0, box.x + reach - x) - Math.max(0, x + reach - (box.x + box.w))
}

/** The corners of a pointy-topped hexagon that fills a cell, as SVG points. */
export function hexPoints(cell: Cell): string {
  const box = boxOf(cell)
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  const radius = (box.w / Math.sqrt(3)) * 0.985
  const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return `${(cx + radius * Math.cos(turn)).toFixed(1)},${(cy + radius * Math.sin(turn)).toFixed(1)}`
  })
  return corners.join(' ')
}

export interface Spot { x: number; y: number }
export interface Place extends Spot { r: number }

/** Where each piece stands: the middle of its cell, or side by side where several share it. */
export function places(scene: Scene): Map<string, Place> {
  const cells = new Map(scene.cells.map((cell) => [cell.id, cell]))
  const sharing = new Map<string, Piece[]>()
  const found = new Map<string, Place>()
  const standing = new Set(scene.pieces.map((piece) => piece.id))
  const borne = scene.pieces.filter((piece) => standing.has(piece.on))
  const board = bounds(scene.cells)
  const walled = bounds(scene.cells, WALL)
  for (const piece of scene.pieces) {
    if (borne.includes(piece)) continue
    const covered = piece.cells.map((id) => cells.get(id)).filter((cell) => cell !== undefined)
    if (covered.length > 1) {
      found.set(piece.id, centred(covered))
      continue
    }
    sharing.set(piece.cell, [...(sharing.get(piece.cell) ?? []), piece])
  }
  for (const [id, pieces] of sharing) {
    const cell = cells.get(id)
    if (!cell) continue
    spread(boxOf(cell), cell, pieces, found)
    keepIn(cell.shape === 'node' && pieces.length > 1 ? walled : board, pieces, found)
  }
  for (const piece of borne) {
    const bearer = found.get(piece.on)
    if (bearer) found.set(piece.id, { x: bearer.x + bearer.r * 0.85, y: bearer.y - bearer.r * 0.65, r: bearer.r * 0.42 })
  }
  return found
}

/** Those who share a cell at the edge move together until all of them stand on the board. */
function keepIn(board: Box, pieces: Piece[], found: Map<string, Place>): void {
  const there = pieces.flatMap((piece) => found.get(piece.id) ?? [])
  const shift = (shifts: number[]) => Math.max(0, ...shifts) + Math.min(0, ...shifts)
  const x = shift(there.map((place) => inside(place.x, place.r * RIM, board)))
  const y = shift(there.map((place) => inside(place.y, place.r * RIM, { ...board, x: board.y, w: board.h })))
  for (const place of there) Object.assign(place, { x: place.x + x, y: place.y + y })
}

/** How far from the outermost nodes the wall around them begins. */
const WALL = 8
/** What a piece takes with its ring, against its disc. */
const RIM = 1.25

/** A piece that covers several cells stands in their middle. */
function centred(cells: Cell[]): Place {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(cells.map((cell) => cell.x)) * UNIT, mean(cells.map((cell) => cell.y)) * UNIT]
  const least = Math.min(...cells.map((cell) => Math.min(cell.w, cell.h))) * UNIT
  const span = (at: (cell: Cell) => number, size: (cell: Cell) => number) =>
    (Math.max(...cells.map((cell) => at(cell) + size(cell) / 2)) - Math.min(...cells.map((cell) => at(cell) - size(cell) / 2))) * UNIT
  const narrow = Math.min(span((cell) => cell.x, (cell) => cell.w), span((cell) => cell.y, (cell) => cell.h))
  return { x, y, r: Math.min(least * (cells.length < 4 ? 0.42 : 0.38 * Math.sqrt(cells.length)), narrow * 0.43) }
}

/** The board as it looks from another side: everything is turned clockwise by `scene.turned`. */
export function turned(scene: Scene): Scene {
  if (!scene.turned) return scene
  const quarter = scene.turned / 90
  const spot = (x: number, y: number): [number, number] =>
    quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x]
  const round = (degrees: number) => (degrees + scene.turned) % 360
  return {
    ...scene,
    turned: 0,
    cells: scene.cells.map((cell) => {
      const [x, y] = spot(cell.x, cell.y)
      return quarter === 2 ? { ...cell, x, y } : { ...cell, x, y, w: cell.h, h: cell.w }
    }),
    pieces: scene.pieces.map((piece) => (piece.facing === null ? piece : { ...piece, facing: round(piece.facing) })),
    edges: scene.edges.map((edge) => ({ ...edge, side: round(edge.side) })),
    regions: scene.regions.map((region) => ({ ...region, outline: region.outline.map(([x, y]) => spot(x, y)) })),
  }
}

const BESIDE = 1.35
/** So many on a card stand in two rows; and what of its width is left at each side, for the rings of those at the edge. */
const [CROWD, EDGE] = [4, 0.03]
/** Around a node there is nothing but ways: those who share it may stand over its rim; a mark is all rim. */
const [OVER, RIMLESS] = [0.22, 0.5]

function spread(box: Box, { shape, role }: Cell, pieces: Piece[], found: Map<string, Place>): void {
  // A card keeps its upper part for its words: its pieces stand in the lower half.
  const card = shape === 'card' || shape === 'tile'
  const over = role === 'mark' ? RIMLESS * Math.min(1, (pieces.length + 1) / 4) : shape === 'node' && pieces.length > 1 ? OVER : 0
  const free = { x: box.x - box.w * over, y: box.y - box.h * over, w: box.w * (1 + 2 * over), h: box.h * (1 + 2 * over) }
  const below = (from: number, h: number) => ({ x: box.x + box.w * EDGE, y: box.y + box.h * from, w: box.w * (1 - 2 * EDGE), h: box.h * h })
  if (card && pieces.length >= CROWD) return zigzag(below(0.45, 0.53), pieces, found)
  const area = card ? below(0.5, 0.46) : free
  const columns = bestColumns(pieces.length, area.w, area.h)
  const rows = Math.ceil(pieces.length / columns)
  const step = Math.min(area.w / columns, area.h / rows)
  pieces.forEach((piece, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, pieces.length - row * columns)
    const column = index % columns
    const x = area.x + area.w / 2 + (column - (inRow - 1) / 2) * step
    const y = area.y + area.h / 2 + (row - (rows - 1) / 2) * step
    const most = pieces.length === 1 && !card ? 0.36 : card && pieces.length > 1 ? 0.47 / RIM : 0.42
    const size = Math.max(pieces.length === 1 ? piece.size : beside(piece), 0.5)
    found.set(piece.id, { x, y, r: Math.min(step * most * size, piece.size > 1 ? Infinity : 44) })
  })
}

/** Beside others, a large one is no larger than leaves them in sight. */
const beside = (piece: Piece) => Math.min(piece.size, BESIDE)

/** Many stand by turns above and below, so that all are as large as can be, and what one wears below it covers nobody. */
function zigzag(area: Box, pieces: Piece[], found: Map<string, Place>): void {
  const gaps = (r: number) => [(area.w - 2 * RIM * r) / (pieces.length - 1), area.h - 2 * RIM * r] as const
  let [r, most] = [0, area.h / 2 / RIM]
  for (let i = 0; i < 12; i++) {
    const [mid, [across, down]] = [(r + most) / 2, gaps((r + most) / 2)]
    if (mid <= 0.42 * Math.min(Math.hypot(across, down), 2 * across)) r = mid
    else most = mid
  }
  const [across, down] = gaps(r)
  pieces.forEach((piece, index) => {
    const y = area.y + RIM * r + (index % 2) * down
    found.set(piece.id, { x: area.x + RIM * r + index * across, y, r: r * Math.max(beside(piece), 0.5) })
  })
}

/** As large as can be, and rather side by side: what a piece wears hangs below it. */
function bestColumns(n: number, w: number, h: number): number {
  let best = 1
  let size = 0
  for (let columns = 1; columns <= n; columns++) {
    const step = Math.min(w / columns, h / Math.ceil(n / columns))
    if (step >= size) [best, size] = [columns, step]
  }
  return best
}

/** The shortest arrow: there is room for its head. */
const LEAST = 20
const RING = 13
/** What pieces take of the board: their discs, what they wear below, and the way they look. */
export function discs(scene: Scene): Place[] {
  const found = places(scene)
  return scene.pieces.flatMap((piece) => {
    const at = found.get(piece.id)
    if (!at) return []
    const turn = ((piece.facing ?? 0) * Math.PI) / 180
    const looks = piece.facing === null ? [] : [{ x: at.x + at.r * 1.15 * Math.sin(turn), y: at.y - at.r * 1.15 * Math.cos(turn), r: at.r * 0.28 }]
    const ring = looks.length ? RING : 4 // where somebody can go to a large one, a ring shows it
    return [{ ...at, r: at.r + ring }, { x: at.x, y: at.y + at.r * 0.9, r: at.r * 0.4 }, ...looks]
  })
}

/**
 * Where the name of an arc stands: inside its outline, which begins at its middle, as near to that and to
 * the arc's axis as nothing lies under it. Null where there is no room.
 */
export function arcName(outline: Spot[], w: number, h: number, taken: Place[]): Spot | null {
  const [middle, first] = outline
  const last = outline.at(-1)
  if (!middle || !first || !last) return null
  const from = Math.atan2(first.y - middle.y, first.x - middle.x)
  const span = (Math.atan2(last.y - middle.y, last.x - middle.x) - from + 4 * Math.PI) % (2 * Math.PI)
  let best: { spot: Spot; cost: number } | null = null
  for (let reach = 0.6 * UNIT; reach < 2.4 * UNIT; reach += 0.06 * UNIT) {
    for (let lean = -0.42; lean <= 0.421; lean += 0.07) {
      const turn = from + span * (0.5 + lean)
      const spot = { x: middle.x + reach * Math.cos(turn), y: middle.y + reach * Math.sin(turn) }
      const cost = reach + Math.abs(lean) * UNIT
      if ((best && best.cost <= cost) || !holds(outline, spot, w, h) || taken.some((one) => covers(one, spot, w, h))) continue
      best = { spot, cost }
    }
  }
  return best?.spot ?? null
}

/** Whether corners that go clockwise hold a whole box around a spot. */
function holds(outline: Spot[], spot: Spot, w: number, h: number): boolean {
  const box = [-1, 1].flatMap((a) => [-1, 1].map((b) => ({ x: spot.x + (a * w) / 2, y: spot.y + (b * h) / 2 })))
  return outline.every((a, index) => {
    const b = outline[(index + 1) % outline.length]!
    return box.every((corner) => (b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x) >= 0)
  })
}

/** Whether a disc touches a box around a spot. */
function covers(disc: Place, spot: Spot, w: number, h: number): boolean {
  const gap = (at: number, size: number) => Math.max(0, Math.abs(at) - size / 2)
  return Math.hypot(gap(disc.x - spot.x, w), gap(disc.y - spot.y, h)) < disc.r
}

const BADGES = 0.88
/** What badges take of the way between two that stand side by side: those of one are told from those of the other. */
const APART = 0.93
/** How far below the middle of its disc a piece wears its badges: above it where somebody stands before them, across it where that is so on both sides. */
export function wornAt(at: Place, before: Place[]): number {
  const lies = (side: number) => before.some((one) => Math.hypot(one.x - at.x, one.y - at.y - side * at.r) < one.r)
  return [BADGES, -BADGES].find((side) => !lies(side)) ?? 0
}

/** How wide the badges of a piece may be: no wider than what lies between it and those beside it, of which each has its share. */
export function roomAt(at: Place, others: Place[]): number {
  const beside = others.filter((one) => one.x !== at.x && Math.abs(one.y - at.y) < Math.max(one.r, at.r))
  return Math.min(at.r * 2.9, ...beside.map((one) => (2 * APART * Math.abs(one.x - at.x) * at.r) / (at.r + one.r)))
}

/** An arrow from rim to rim; null for those so near that it could not be told which way it points. */
export function arrowOf(from: Place, to: Place): { x1: number; y1: number; x2: number; y2: number } | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [begin, end] = [from.r, length - to.r * 1.1]
  if (end - begin < LEAST) return null
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { x1: from.x + dx * begin, y1: from.y + dy * begin, x2: from.x + dx * end, y2: from.y + dy * end }
}

/** The view box after zooming by a factor around a point of the board. */
export function zoomed(view: Box, factor: number, x: number, y: number): Box {
  return { x: x - (x - view.x) * factor, y: y - (y - view.y) * factor, w: view.w * factor, h: view.h * factor }
}

/** A view of the board that is moved no farther than what there is to see. */
export function inSight(box: Box, whole: Box): Box {
  const along = (at: number, size: number, from: number, all: number) => Math.max(Math.min(from, from + all - size), Math.min(at, Math.max(from, from + all - size)))
  return { ...box, x: along(box.x, box.w, whole.x, whole.w), y: along(box.y, box.h, whole.y, whole.h) }
}
