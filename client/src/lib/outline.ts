/** Corners of cells, outlines around sets of them, and the borders between two. */
import { UNIT, boxOf } from './geometry'
import type { Cell, Edge } from './wire'

export interface Spot { x: number; y: number }
export type Line = [Spot, Spot]

/** The corners of a cell, clockwise. A hexagon has a point at the top. */
export function corners(cell: Cell): Spot[] {
  const box = boxOf(cell)
  if (cell.shape === 'hex') {
    const [cx, cy, radius] = [box.x + box.w / 2, box.y + box.h / 2, box.w / Math.sqrt(3)]
    return [-90, -30, 30, 90, 150, 210].map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return { x: cx + radius * Math.cos(turn), y: cy + radius * Math.sin(turn) }
    })
  }
  return [
    { x: box.x, y: box.y },
    { x: box.x + box.w, y: box.y },
    { x: box.x + box.w, y: box.y + box.h },
    { x: box.x, y: box.y + box.h },
  ]
}

/** The borders of a cell, clockwise. */
export function borders(cell: Cell): Line[] {
  const all = corners(cell)
  return all.map((spot, index) => [spot, all[(index + 1) % all.length]!])
}

// Cells of a map are laid by rounded figures: corners nearer than a few units are one.
const near = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 4

function same(one: Line, other: Line): boolean {
  return (near(one[0], other[1]) && near(one[1], other[0])) || (near(one[0], other[0]) && near(one[1], other[1]))
}

/** The closed ways around some cells: the borders that no two of them share, joined up. */
export function around(cells: Cell[]): Spot[][] {
  const lines = cells.flatMap(borders)
  const buckets = new Map<string, Line[]>()
  for (const line of lines) {
    const middle = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 }
    const key = `${Math.round(middle.x / 8)},${Math.round(middle.y / 8)}`
    buckets.set(key, [...(buckets.get(key) ?? []), line])
  }
  const isShared = (line: Line) => {
    const [x, y] = [(line[0].x + line[1].x) / 16, (line[0].y + line[1].y) / 16]
    for (const [a, b] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1]] as const) {
      const found = buckets.get(`${Math.round(x) + a},${Math.round(y) + b}`)
      if (found?.some((other) => other !== line && same(line, other))) return true
    }
    return false
  }
  return joined(lines.filter((line) => !isShared(line)))
}

function joined(lines: Line[]): Spot[][] {
  const left = [...lines]
  const ways: Spot[][] = []
  while (left.length) {
    const way: Spot[] = [...left.pop()!]
    for (;;) {
      const end = way.at(-1)!
      const at = left.findIndex((line) => near(line[0], end) || near(line[1], end))
      if (at < 0) break
      const [line] = left.splice(at, 1) as [Line]
      way.push(near(line[0], end) ? line[1] : line[0])
      if (near(way.at(-1)!, way[0]!)) break
    }
    ways.push(way)
  }
  return ways
}

/** Ways as an SVG path. */
export function path(ways: Spot[][], closed = true): string {
  return ways
    .map((way) => way.map((spot, index) => `${index ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('') + (closed ? 'Z' : ''))
    .join('')
}

/** Where an edge lies: on the border that its two cells share, or on a side of its only cell. */
export function edgeLine(edge: Edge, cells: Map<string, Cell>): Line | null {
  const a = cells.get(edge.a)
  if (!a) return null
  const b = edge.b ? cells.get(edge.b) : undefined
  if (!b) return sideLine(a, edge.side)
  const others = borders(b)
  const shared = borders(a).find((line) => others.some((other) => same(line, other)))
  if (shared) return shared
  // Cells of different sizes, or apart: across the middle of the way between them.
  const [dx, dy] = [(b.x - a.x) * UNIT, (b.y - a.y) * UNIT]
  const length = Math.hypot(dx, dy) || 1
  const half = Math.min(a.w, a.h, b.w, b.h) * UNIT * 0.3
  const reach = Math.abs(dx) > Math.abs(dy) ? (a.w * UNIT) / 2 : (a.h * UNIT) / 2
  const [mx, my] = [a.x * UNIT + (dx / length) * reach, a.y * UNIT + (dy / length) * reach]
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half]
  return [{ x: mx - nx, y: my - ny }, { x: mx + nx, y: my + ny }]
}

function sideLine(cell: Cell, side: number): Line {
  const turn = ((side - 90) * Math.PI) / 180
  const [x, y] = [cell.x * UNIT, cell.y * UNIT]
  const lean = (line: Line) => ((line[0].x + line[1].x) / 2 - x) * Math.cos(turn) + ((line[0].y + line[1].y) / 2 - y) * Math.sin(turn)
  return borders(cell).reduce((best, line) => (lean(line) > lean(best) + 0.01 ? line : best))
}

