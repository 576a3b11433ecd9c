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
    '*': { pieces: { '*': { orm: { '*': { cell: { '=': 'c' } } }, eir: { '=': { id: 'eir', cell: 'd' } } }, '#': ['eir', 'orm'] } },
  })
  expect(now.pieces).toEqual([{ id: 'eir', cell: 'd' }, { id: 'orm', cell: 'c' }])
})

test('no difference leaves everything as it is', () => {
  expect(applied(old, null)).toBe(old)
})
