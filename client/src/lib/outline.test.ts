import { expect, test } from 'vitest'
import { around, borders, edgeLine } from './outline'
import { cell } from './samples'
import type { Cell, Edge } from './wire'

const hex = (id: string, q: number, r: number): Cell => cell(id, q + r / 2, r * 0.866, { shape: 'hex' })
const edge = (more: Partial<Edge>): Edge => ({ a: 'a', b: '', kind: 'wall', side: 0, id: '', name: null, tint: 'plain', badges: [], mark: '', ...more })

test('around four squares runs one way of eight borders', () => {
  const four = [cell('a', 0, 0), cell('b', 1, 0), cell('c', 0, 1), cell('d', 1, 1)]
  const ways = around(four)
  expect(ways).toHaveLength(1)
  expect(ways[0]).toHaveLength(9)
})

test('around a base of seven hexes runs one way of eighteen borders', () => {
  const seven = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => hex(`${q},${r}`, q!, r!))
  const ways = around(seven)
  expect(ways).toHaveLength(1)
  expect(ways[0]).toHaveLength(19)
})

test('two areas apart have two outlines, and a ring has one inside', () => {
  expect(around([cell('a', 0, 0), cell('b', 3, 0)])).toHaveLength(2)
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => cell(`${x}${y}`, x, y))).filter((one) => one.id !== '11')
  expect(around(ring)).toHaveLength(2)
})

test('an edge lies on the border that its cells share', () => {
  const cells = new Map([hex('a', 0, 0), hex('b', 1, 0)].map((one) => [one.id, one]))
  const line = edgeLine(edge({ b: 'b' }), cells)!
  expect(line.map((spot) => Math.round(spot.x))).toEqual([50, 50])
})

test('an edge of one cell lies on the side it names', () => {
  const cells = new Map([['a', cell('a', 0, 0)]])
  expect(edgeLine(edge({ side: 270 }), cells)!.every((spot) => spot.x === -50)).toBe(true)
  expect(edgeLine(edge({ side: 0 }), cells)!.every((spot) => spot.y === -50)).toBe(true)
})

test('a cell has as many borders as corners', () => {
  expect(borders(cell('a', 0, 0))).toHaveLength(4)
  expect(borders(hex('a', 0, 0))).toHaveLength(6)
})
