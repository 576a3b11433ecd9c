import { expect, test } from 'vitest'
import { apart, curved, percent, tall } from './odds'

test('the likeliest value has the whole height, and what is possible is seen', () => {
  expect(tall([[0, 0.5], [1, 0.25], [2, 0.001]])).toEqual([16, 8, 1])
})

test('a chance is said in one way everywhere: neither 0 nor 100 unless it is sure', () => {
  expect([0, 0.004, 0.625, 0.997, 1].map(percent)).toEqual(['0 %', '1 %', '63 %', '99 %', '100 %'])
})

test('a long curve keeps its ends', () => {
  const points = curved(Array.from({ length: 1000 }, (_, at) => at / 1000), 100)
  expect(points.length).toBeLessThan(103)
  expect(points.at(-1)).toEqual([1000, 0.999])
})

test('marks stand apart, in their order and between the ends', () => {
  expect(apart([100, 102, 30, 319], 20, 0, 320)).toEqual([100, 120, 30, 319])
  expect(apart([310, 318], 20, 0, 320)).toEqual([300, 320])
  expect(apart([], 20, 0, 320)).toEqual([])
})
