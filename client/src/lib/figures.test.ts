import { expect, test } from 'vitest'
import { figures, level } from './figures'
import type { TableCard } from './wire'

const table = (made: string, share: number, words: string, answers: number): TableCard => ({
  id: made, game: 'g', title: 'Game', seats: [], over: true, answers, made, outcome: { words, result: { red: share }, score: null, told: [] }, played: '', chapter: '', lesson: '', trial: null, counts: true,
})

test('rows of wins, the usual length and how games ended are counted from the first to the last', () => {
  const some = [table('2026-01-03', 1, 'The hall is ours', 50), table('2026-01-01', 1, 'The hall is ours', 10), table('2026-01-02', 0, 'All fell', 30), table('2026-01-04', 1, 'The hall is ours', 40)]
  const told = figures([...some, { ...table('2026-01-06', 0, 'All fell', 3), counts: false }, { ...table('2026-01-05', 0, '', 7), over: false, outcome: null }], () => ['red'])
  expect(told.results).toEqual(['won', 'lost', 'won', 'won'])
  expect([told.now, told.longest, told.middle]).toEqual([2, 2, 40])
  expect(told.endings).toEqual([['The hall is ours', 3], ['All fell', 1]])
  expect(figures([], () => []).middle).toBeNull()
})

test('a level of computer players is a name and what it does, in every language', () => {
  expect(level('Fair: plans its own turn')).toEqual({ name: 'Fair', does: 'plans its own turn' })
  expect(level('Correct\u00a0: prévoit son tour')).toEqual({ name: 'Correct', does: 'prévoit son tour' })
  expect(level('random')).toEqual({ name: 'random', does: '' })
})
