import { describe, expect, it } from 'vitest'
import { higher, lower, rested } from './height'

describe('the sheet with the question, on a phone', () => {
  it('goes up and down by one, and no further than its ends', () => {
    expect([higher('low'), higher('half'), higher('full')]).toEqual(['half', 'full', 'full'])
    expect([lower('full'), lower('half'), lower('low')]).toEqual(['half', 'low', 'low'])
  })

  it('follows a finger: a tap moves nothing, a short way goes one further, a long one all the way', () => {
    expect(rested('half', 5, 844)).toBe('half')
    expect(rested('half', 60, 844)).toBe('full')
    expect(rested('half', -60, 844)).toBe('low')
    expect(rested('low', 60, 844)).toBe('half')
    expect(rested('low', 400, 844)).toBe('full')
    expect(rested('full', -400, 844)).toBe('low')
  })
})
