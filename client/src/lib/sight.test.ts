import { describe, expect, it } from 'vitest'
import { giving, joined, seen, shift, wanting } from './sight'

const room = { top: 40, bottom: 300 }

describe('what a question is about, on a phone', () => {
  it('stays where it is seen', () => {
    expect(shift({ top: 40, bottom: 300 }, room)).toBe(0)
  })

  it('comes out from under the sheet or the tabs, just so far', () => {
    expect(shift({ top: 250, bottom: 350 }, room)).toBe(50)
    expect(shift({ top: 10, bottom: 100 }, room)).toBe(-30)
  })

  it('is seen from its middle where it is too tall', () => {
    expect(shift({ top: 100, bottom: 500 }, room)).toBe(130)
  })

  it('is all that may be chosen if that fits, else what is at stake', () => {
    const [piece, near, far] = [{ top: 280, bottom: 340 }, { top: 200, bottom: 340 }, { top: 0, bottom: 340 }]
    expect(seen(piece, near, far, room)).toEqual(near)
    expect(seen(piece, far, far, room)).toEqual(piece)
    expect(seen(null, far, near, room)).toEqual(far)
    expect(joined([piece, null, { top: 5, bottom: 9 }])).toEqual({ top: 5, bottom: 340 })
  })

  it('is seen with all that stands on the board, if all of it fits', () => {
    const [piece, near, far] = [{ top: 280, bottom: 360 }, { top: 200, bottom: 340 }, { top: 0, bottom: 340 }]
    expect(seen(piece, null, near, room)).toEqual({ top: 200, bottom: 360 })
    expect(seen(null, null, near, room)).toEqual(near)
    expect(seen(null, null, far, room)).toBe(null)
    expect(seen(null, null, null, room)).toBe(null)
  })

  it('has the question give way where those who fight and may step in are further apart than the room', () => {
    const [flyer, protector] = [{ top: -200, bottom: -140 }, { top: 280, bottom: 340 }]
    expect(wanting(flyer, protector, room)).toBe(540 - (room.bottom - room.top))
    expect(wanting(protector, null, room)).toBe(0)
    expect(wanting(null, { top: 0, bottom: 900 }, room)).toBe(0)
  })

  it('has the question give what it can spare to the board: to all of it, or to what is asked about', () => {
    const [board, near, far] = [{ top: 0, bottom: 400 }, { top: 100, bottom: 300 }, { top: 0, bottom: 390 }]
    expect(giving(board, null, far, room, 200, false)).toBe(140)
    expect(giving(board, null, far, room, 100, false)).toBe(100)
    expect(giving(board, null, near, room, 100, false)).toBe(0)
    expect(giving(board, near, null, room, 200, true)).toBe(0)
    expect(giving(null, near, far, room, 200, true)).toBe(130)
  })
})
