import { expect, test } from 'vitest'
import { applied } from './difference'

const old = { seq: 3, pieces: [{ id: 'ulf', cell: 'a' }, { id: 'orm', cell: 'b' }], panels: [] }

test('a field that changed is put in its place, the rest stays the same object', () => {
  const now = applied(old, { '*': { seq: { '=': 4 } } })
  expect(now.seq).toBe(4)
  expect(now.pieces).toBe(old.pieces)
  expect(old.seq).toBe(3)
})

test('of a list with ids, only what changed is told, and the order where it is another', () => {
  const now = applied(old, {
    '*': { pieces: { '*': { orm: { '*': { cell: { '=': 'c' } } }, eir: { '=': { id: 'eir', cell: 'd' } } }, '#': ['eir', [1, 1]] } },
  })
  expect(now.pieces).toEqual([{ id: 'eir', cell: 'd' }, { id: 'orm', cell: 'c' }])
})

test('options are known by their notation, and an order is told by runs of the one before', () => {
  const options = [{ notation: 'Go a' }, { notation: 'Go b' }, { notation: 'Go c' }, { notation: 'End' }]
  const now = applied({ options }, { '*': { options: { '*': { 'Go d': { '=': { notation: 'Go d' } } }, '#': [[1, 2], 'Go d', [3, 1]] } } })
  expect(now.options.map((one) => one.notation)).toEqual(['Go b', 'Go c', 'Go d', 'End'])
  expect(now.options[0]).toBe(options[1])
})

test('no difference leaves everything as it is', () => {
  expect(applied(old, null)).toBe(old)
})
