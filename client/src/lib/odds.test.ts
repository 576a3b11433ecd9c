import { expect, test } from 'vitest'
import { tall } from './odds'

test('the likeliest value has the whole height, and what is possible is seen', () => {
  expect(tall([[0, 0.5], [1, 0.25], [2, 0.001]])).toEqual([16, 8, 1])
})
