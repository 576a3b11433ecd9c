import { describe, expect, it } from 'vitest'
import { arcsOf, borders } from './arcs'
import { UNIT } from './geometry'
import { giant, piece, scene } from './samples'

const nobody = () => false
const lines = (scale: number, room = giant) => arcsOf(room, scale, nobody).map((arc) => arc.label?.lines.join('/'))

/** The same giant, and another whose arcs begin a node further. */
const two = scene({
  ...giant,
  regions: [...giant.regions, ...giant.regions.map((region) => ({ ...region, id: `other ${region.id}`, of: 'other', outline: region.outline.map(([x, y]) => [x + 1, y] as [number, number]) }))],
})

describe('arcs around somebody', () => {
  it('are named whole where there is room', () => {
    expect(lines(1)).toEqual(['front', 'back, weak', 'left', 'right'])
  })

  it('keep saying what is filled where words are large: on two lines, or by a sign', () => {
    const weak = (scale: number, room = giant) => arcsOf(room, scale, nobody).find((arc) => arc.region.fill)!.label
    expect(weak(0.5)).toMatchObject({ lines: ['back', 'weak'], icon: '' })
    expect(weak(0.5, scene({ ...giant, pieces: [...giant.pieces, piece('ann', 'b2/back')] }))).toMatchObject({ lines: ['back'], icon: 'cracked-shield' })
    expect(weak(0.3)).toMatchObject({ lines: [], icon: 'cracked-shield' })
  })

  it('of one alone go to the edge; those of several end nearby', () => {
    const far = (room: typeof giant) => borders(arcsOf(room, 1, nobody)[0]!).map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y))
    expect(Math.min(...far(giant))).toBeGreaterThan(2 * UNIT)
    expect(Math.max(...far(two))).toBeLessThan(2 * UNIT)
  })

  it('of who is looked at are drawn alone, and whole', () => {
    const drawn = arcsOf(two, 1, (id) => id === 'other')
    expect(new Set(drawn.map((arc) => arc.region.of))).toEqual(new Set(['other']))
    expect(drawn[0]!.reach).toBe(Infinity)
    expect(arcsOf(two, 1, nobody)).toHaveLength(8)
  })
})
