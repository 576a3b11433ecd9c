import { expect, test } from 'vitest'
import { curved, percent, tall } from './odds'

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
