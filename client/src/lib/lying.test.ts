import { describe, expect, it } from 'vitest'
import { foretelling, lying, spotFor } from './lying'
import { scene } from './samples'
import type { Zone } from './wire'

const zone = (id: string, owner: string | null, more: Partial<Zone> = {}): Zone => ({ id, title: id, owner, count: null, cards: [], dice: [], tokens: [], aside: false, ...more })
const token = { id: 't', at: '', name: 'token', icon: '', glyph: '', tint: 'plain' as const, count: 1, spent: false, lines: [], mark: '' as const }
const die = { id: 'd', face: '3', tint: 'plain' as const, words: null, faded: false, held: false }

describe('what lies around a board', () => {
  it('is ours first, then what is nobody’s, then what others have; dice lie apart', () => {
    const zones = [zone('theirs', 'blue', { tokens: [token] }), zone('empty', 'red'), zone('common', null, { tokens: [token] }), zone('ours', 'red', { tokens: [token] }), zone('dice', null, { dice: [die as never] })]
    const found = lying(scene({ zones }), 'red')
    expect(found.zones.map((one) => one.id)).toEqual(['ours', 'common', 'theirs', 'empty'])
    expect(found.trays.map((one) => one.id)).toEqual(['dice'])
    expect(found.any).toBe(true)
    expect(lying(scene(), 'red').any).toBe(false)
  })
  it('is read beside the question while it is new, unless there is a page to read', () => {
    const card = (id: string, mark: '' | 'new') => ({ id, mark }) as never
    const zones = [zone('inventory', null, { cards: [card('club', ''), card('ring', 'new')] })]
    expect(lying(scene({ zones }), 'red').news.map((one) => one.id)).toEqual(['ring'])
    expect(lying(scene({ zones, page: { id: 'event' } as never }), 'red').news).toEqual([])
    const drawn = zone('hand', 'blue', { cards: [card('dressing', 'new')] })
    expect(lying(scene({ zones: [...zones, drawn], page: { id: 'event' } as never }), 'red').news.map((one) => one.id)).toEqual(['dressing'])
  })
  it('is last what lies aside, whoever it belongs to', () => {
    const zones = [zone('grave', 'red', { tokens: [token], aside: true }), zone('theirs', 'blue', { tokens: [token] })]
    expect(lying(scene({ zones }), 'red').zones.map((one) => one.id)).toEqual(['theirs', 'grave'])
  })
})

describe('where cards lie on the table', () => {
  const letter = 17
  it('is beside a board that is taller than its room, and takes what the board leaves', () => {
    expect(spotFor({ w: 960, h: 800 }, 1.33, letter)).toEqual({ where: 'beside', size: 960 - 800 / 1.33 })
  })
  it('is below a board that is wider than its room', () => {
    expect(spotFor({ w: 960, h: 800 }, 0.5, letter)).toEqual({ where: 'below', size: 320 })
  })
  it('is taken from a board that nearly fills its room, as little as is needed', () => {
    const spot = spotFor({ w: 960, h: 800 }, 1, letter)
    expect(spot).toEqual({ where: 'beside', size: 12 * letter })
  })
  it('is wide enough for heroes’ boards, or there are none', () => {
    expect(spotFor({ w: 960, h: 800 }, 1, letter, true)).toEqual({ where: 'beside', size: 17 * letter })
    expect(spotFor({ w: 890, h: 800 }, 1, letter)).toEqual({ where: 'beside', size: 12 * letter })
    expect(spotFor({ w: 890, h: 500 }, 0.56, letter, true)).toBe(null)
  })
  it('is a row below where a hero’s board finds no column: a board lends more of its height for it', () => {
    expect(spotFor({ w: 850, h: 570 }, 0.667, letter, true)).toEqual({ where: 'below', size: 11 * letter })
    expect(spotFor({ w: 850, h: 570 }, 0.667, letter)).toBe(null)
  })
  it('is beside the question where the board needs all its room', () => {
    expect(spotFor({ w: 600, h: 500 }, 500 / 600, letter)).toBe(null)
    expect(spotFor({ w: 0, h: 0 }, 1, letter)).toBe(null)
  })
})

describe('what is pinned while an option is looked at', () => {
  const panel = (...lines: string[]) => ({ id: 'next', title: 'What comes next', lines, badges: [], pinned: true })
  const now = { pinned: [panel('The rat bites Vorn')] }

  it('tells what would come after it, if that is anything else', () => {
    const then = panel('The rat bites Maya')
    expect(foretelling(scene({ panels: [then, { ...panel('Log'), pinned: false }] }), now)).toEqual([then])
    expect(foretelling(scene({ panels: now.pinned }), now)).toBeNull()
    expect(foretelling(scene(), now)).toBeNull()
    expect(foretelling(null, now)).toBeNull()
  })
})
