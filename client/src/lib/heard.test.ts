import { describe, expect, it } from 'vitest'
import { heard } from './heard'
import type { View } from './wire'

const scene = (pieces: unknown[], dice: unknown[] = []) => ({ pieces, cells: [], blows: [], zones: [{ dice }] })
const view = (seq: number, more: object) => ({ seq, at: null, seat: 'a', holding: ['a'], asks: [], outcome: null, scene: scene([]), ...more }) as unknown as View
const ogre = (cell: string, life: string) => ({ id: 'ogre', cell, badges: [{ icon: 'heart', glyph: '', tint: 'red', value: life }], parts: [] })

describe('what can be heard', () => {
  it('tells steps, wounds, dice and our turn apart', () => {
    expect(heard(view(1, { scene: scene([ogre('a1', '5')]) }), view(2, { scene: scene([ogre('a2', '5')]) }))).toEqual(['move'])
    expect(heard(view(1, {}), view(2, { scene: scene([ogre('a1', '5')]) }))).toEqual(['move'])
    expect(heard(view(1, { scene: scene([ogre('a1', '5')]) }), view(2, { scene: scene([ogre('a1', '3')]) }))).toEqual(['hit'])
    expect(heard(view(1, {}), view(2, { scene: scene([], [{ id: 'd1', face: '6' }]), asks: [{}] }))).toEqual(['dice', 'turn'])
  })

  it('ends with the ending of the one who listens, and is silent on the way back', () => {
    const over = { outcome: { words: '', result: { a: 0, b: 1 }, score: null, told: [] } }
    expect(heard(view(1, {}), view(2, over))).toEqual(['lost'])
    expect(heard(view(1, {}), view(2, { ...over, seat: 'a', outcome: { ...over.outcome, result: { a: 1 } } }))).toEqual(['won'])
    expect(heard(view(3, { scene: scene([ogre('a1', '5')]) }), view(2, { scene: scene([ogre('a2', '5')]) }))).toEqual([])
  })
})
