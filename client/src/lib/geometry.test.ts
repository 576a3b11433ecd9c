import { describe, expect, it } from 'vitest'
import { arcName, arrowOf, bounds, boxOf, hexPoints, inSight, inside, places, roomAt, turned, wornAt, zoomed } from './geometry'
import { cards, cell, giant, hexes, nodes, piece, scene } from './samples'

describe('where things lie', () => {
  it('wears badges no wider than what lies between it and who stands beside it', () => {
    const [one, other, below] = [{ x: 0, y: 0, r: 20 }, { x: 47, y: 0, r: 20 }, { x: 10, y: 60, r: 20 }]
    expect(roomAt(one, [one, below])).toBe(58)
    expect(roomAt(one, [one, other, below])).toBeCloseTo(43.7, 1)
  })
  it('wears badges above where somebody stands before those below', () => {
    const [boss, front, behind] = [{ x: 0, y: 0, r: 50 }, { x: 0, y: 68, r: 28 }, { x: 0, y: -68, r: 28 }]
    expect(wornAt(boss, [front])).toBeLessThan(0)
    expect(wornAt(boss, [behind])).toBeGreaterThan(0)
    expect(wornAt(boss, [front, behind])).toBe(0)
    expect(wornAt(boss, [{ x: 68, y: 0, r: 28 }])).toBeGreaterThan(0)
  })

  it('draws an arrow from rim to rim, and none that would point back', () => {
    const at = (x: number, r: number) => ({ x, y: 0, r })
    expect(arrowOf(at(0, 40), at(200, 50))).toEqual({ x1: 40, y1: 0, x2: 145, y2: 0 })
    for (const x of [60, 100, 110]) expect(arrowOf(at(0, 60), at(x, 40))).toBeNull()
  })

  it('bounds all cells with a margin', () => {
    expect(bounds([cell('a', 0, 0), cell('b', 3, 1)], 10)).toEqual({ x: -60, y: -60, w: 420, h: 220 })
  })

  it('puts a lone piece in the middle of its cell', () => {
    expect(places(nodes).get('ulf')).toMatchObject({ x: 0, y: 0 })
  })

  it('puts two on a place side by side, the larger one not over the other', () => {
    const both = places(scene({ cells: [cell('a', 0, 0)], pieces: [piece('ulf', 'a'), piece('demon', 'a', { size: 1.6 })] }))
    const [ulf, demon] = [both.get('ulf')!, both.get('demon')!]
    expect(ulf.y).toBe(demon.y)
    expect(demon.r).toBeGreaterThan(ulf.r)
    expect(demon.x - ulf.x).toBeGreaterThanOrEqual(demon.r + ulf.r)
  })

  it('lets those who share a node stand over its rim, large enough to be read', () => {
    const at = (shape: 'node' | 'square') => places(scene({ cells: [cell('a', 0, 0, { shape })], pieces: [piece('ulf', 'a'), piece('orc', 'a')] }))
    const [ulf, orc] = ['ulf', 'orc'].map((id) => at('node').get(id)!)
    expect(ulf!.r).toBeGreaterThan(at('square').get('ulf')!.r * 1.4)
    expect(orc!.x - ulf!.x).toBeGreaterThanOrEqual(orc!.r + ulf!.r)
  })

  it('keeps pieces on a card below its words, side by side and inside', () => {
    const box = boxOf(cards.cells[0]!)
    const [ulf, rider] = ['ulf', 'rider'].map((id) => places(cards).get(id)!)
    for (const at of [ulf!, rider!]) {
      expect(at.y - at.r).toBeGreaterThan(box.y + box.h * 0.4)
      expect(at.x - at.r).toBeGreaterThanOrEqual(box.x)
      expect(at.x + at.r).toBeLessThanOrEqual(box.x + box.w)
    }
    expect(Math.abs(ulf!.x - rider!.x)).toBeGreaterThanOrEqual(ulf!.r + rider!.r)
  })

  it('keeps those who share a node at the edge on the board, together', () => {
    const corner = scene({ cells: [cell('a', 0, 0, { shape: 'node' }), cell('b', 3, 3, { shape: 'node' })], pieces: [piece('ulf', 'a'), piece('demon', 'a', { size: 1.6 }), piece('orc', 'b')] })
    const [board, at] = [bounds(corner.cells, 10), places(corner)] // within the wall
    for (const one of [at.get('ulf')!, at.get('demon')!]) expect(one.x - one.r).toBeGreaterThanOrEqual(board.x)
    expect(at.get('demon')!.x - at.get('ulf')!.x).toBeGreaterThanOrEqual(at.get('demon')!.r + at.get('ulf')!.r)
    expect(at.get('orc')).toMatchObject({ x: 300, y: 300 })
  })

  it('lays four on a card in two rows, below its words, with their rings on it', () => {
    for (const n of [3, 4, 5, 6]) {
      const crowd = scene({ cells: [cell('a', 0, 0, { shape: 'card' })], pieces: Array.from({ length: n }, (_, i) => piece(`p${i}`, 'a')) })
      const [box, all] = [boxOf(crowd.cells[0]!), [...places(crowd).values()]]
      expect(new Set(all.map((at) => at.y)).size).toBe(n < 4 ? 1 : 2)
      for (const at of all) {
        expect(at.x - at.r * 1.2).toBeGreaterThanOrEqual(box.x)
        expect(at.x + at.r * 1.2).toBeLessThanOrEqual(box.x + box.w)
        expect(at.y - at.r).toBeGreaterThan(box.y + box.h * 0.45)
        expect(at.r).toBeGreaterThan(box.w * 0.1)
      }
      for (const [one, at] of all.entries()) for (const other of all.slice(one + 1)) expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThan(at.r + other.r)
    }
  })

  it('finds room for a crowd', () => {
    const crowd = scene({ cells: [cell('a', 0, 0)], pieces: Array.from({ length: 9 }, (_, i) => piece(`p${i}`, 'a')) })
    const all = [...places(crowd).values()]
    expect(new Set(all.map((at) => `${at.x}/${at.y}`)).size).toBe(9)
    expect(Math.min(...all.map((at) => at.r))).toBeGreaterThan(10)
  })

  it('leaves out pieces whose cell is not there', () => {
    expect(places(scene({ pieces: [piece('ghost', 'nowhere')] })).size).toBe(0)
  })

  it('draws six corners that touch the neighbour', () => {
    expect(hexPoints(hexes.cells[0]!).split(' ')).toHaveLength(6)
  })

  it('puts a piece that covers several cells into their middle, larger than one of them', () => {
    const four = [cell('a', 0, 0), cell('b', 1, 0), cell('c', 0, 1), cell('d', 1, 1)]
    const at = places(scene({ cells: four, pieces: [piece('ogre', 'a', { cells: ['a', 'b', 'c', 'd'] })] })).get('ogre')!
    expect(at).toMatchObject({ x: 50, y: 50 })
    expect(at.r).toBeGreaterThan(50)
  })

  it('sets who is borne by another on its shoulder, and leaves the bearer its size', () => {
    const alone = places(scene({ cells: [cell('a', 0, 0)], pieces: [piece('ogre', 'a')] })).get('ogre')!
    const both = places(scene({ cells: [cell('a', 0, 0)], pieces: [piece('ogre', 'a'), piece('leech', 'a', { on: 'ogre' })] }))
    expect(both.get('ogre')).toEqual(alone)
    expect(both.get('leech')!.r).toBeLessThan(alone.r / 2)
  })

  it('turns the board to who looks at it from the other side', () => {
    const board = scene({ cells: [cell('a', 0, 0), cell('b', 3, 1)], pieces: [piece('ulf', 'a', { facing: 90 })], turned: 180 })
    const seen = turned(board)
    expect(seen.cells.map(({ x, y }) => [x + 0, y + 0])).toEqual([[0, 0], [-3, -1]])
    expect(seen.pieces[0]!.facing).toBe(270)
    expect(turned({ ...board, turned: 90 }).cells[1]).toMatchObject({ x: -1, y: 3 })
  })

  it('is not pushed out of sight: what fits stays, what is larger is seen to its edge', () => {
    const whole = { x: 10, y: 0, w: 100, h: 50 }
    expect(inSight({ ...whole, x: -90, y: 40 }, whole)).toEqual(whole)
    expect(inSight({ x: 400, y: -30, w: 40, h: 20 }, whole)).toEqual({ x: 70, y: 0, w: 40, h: 20 })
    expect(inSight({ x: 400, y: -30, w: 200, h: 100 }, whole)).toEqual({ x: 10, y: -30, w: 200, h: 100 })
  })

  it('zooms around the point under the finger', () => {
    expect(zoomed({ x: 0, y: 0, w: 100, h: 50 }, 0.5, 100, 0)).toEqual({ x: 50, y: 0, w: 50, h: 25 })
  })
})

describe('what reaches over the edge', () => {
  const box = { x: 0, y: 0, w: 100, h: 50 }
  it('is moved back onto the board', () => {
    expect(inside(5, 20, box)).toBe(15)
    expect(inside(95, 20, box)).toBe(-15)
    expect(inside(50, 20, box)).toBe(0)
  })
})

describe('arcs around somebody', () => {
  const quarter = [{ x: 0, y: 0 }, { x: 300, y: -300 }, { x: 300, y: 300 }] // what lies to the right

  it('names an arc on its axis, as near as it is free', () => {
    const spot = arcName(quarter, 40, 16, [{ x: 0, y: 0, r: 54 }])!
    expect(spot.y).toBeCloseTo(0)
    expect(spot.x).toBeGreaterThan(54 + 20)
    expect(spot.x).toBeLessThan(90)
    expect(arcName(quarter, 40, 16, [{ x: 0, y: 0, r: 54 }, { x: 70, y: 0, r: 25 }])!.x).toBeGreaterThan(70)
  })

  it('names nothing where there is no room', () => {
    expect(arcName(quarter, 40, 16, [{ x: 100, y: 0, r: 400 }])).toBe(null)
    expect(arcName([], 40, 16, [])).toBe(null)
  })

  it('lets who shares a node with a large one stand beside it, on the side where they are', () => {
    const at = places(giant)
    const [ulf, big] = [at.get('ulf')!, at.get('giant')!]
    expect(big).toMatchObject({ x: 100, y: 100 })
    expect(ulf.y).toBe(100)
    expect(ulf.x).toBeLessThan(big.x - big.r * 0.9)
    expect(ulf.r).toBeGreaterThan(20)
  })

  it('does not grow the board by the marks beside a base', () => {
    expect(bounds(giant.cells)).toEqual(bounds(giant.cells.filter((one) => one.role === 'place')))
  })
})
