import { afterEach, expect, test } from 'vitest'
import { byName, endOf, lineOf, othersOf, personOf, scored } from './people'
import { settings } from './settings.svelte'

afterEach(() => settings.set({ letters: true }))

const line = { words: 'The Wolf: Well played.', named: 'Bo (the Wolf): Well played.', rule: '', touches: [], by: 'wolf', free: false, dice: [], ends: false }

test('people are called by the names they gave, seats without one by theirs', () => {
  expect(personOf({ name: 'the Wolf', called: 'Bo' })).toBe('Bo (the Wolf)')
  expect(personOf({ name: 'the Crow', called: '' })).toBe('the Crow')
  expect(lineOf(line)).toBe('Bo (the Wolf): Well played.')
  expect(lineOf({ ...line, named: '' })).toBe('The Wolf: Well played.')
  const given = { ...line, words: 'Given up by the Wolf.', named: 'Given up by Bo (the Wolf).', ends: true }
  expect(endOf({ words: 'Given up by the Wolf' }, [line, given])).toBe('Given up by Bo (the Wolf)')
  expect(endOf({ words: 'The Crow won' }, [line])).toBe('The Crow won')
})

test('a score that the words tell is not told twice', () => {
  expect(scored('Victory, with 8 points', 8)).toBe('Victory, with 8 points')
  expect(scored('Victory, with 18 points', 8)).toBe('Victory, with 18 points · 8')
  expect(scored('Victory', 0)).toBe('Victory · 0')
  expect(scored('Defeat', null)).toBe('Defeat')
})

test('who wants to read nothing that others write reads no names either', () => {
  settings.set({ letters: false })
  expect(personOf({ name: 'the Wolf', called: 'Bo' })).toBe('the Wolf')
  expect(lineOf(line)).toBe('The Wolf: Well played.')
})

test('who lets the computer play their seat is still somebody to talk to', () => {
  const seat = (id: string, player: 'person' | 'computer' | 'open', lent = false) => ({ id, player, lent })
  const seats = [seat('crow', 'person'), seat('wolf', 'computer', true), seat('bear', 'computer'), seat('owl', 'open')]
  expect(othersOf({ seats, holding: ['crow'] }).map((one) => one.id)).toEqual(['wolf', 'owl'])
  expect(othersOf({ seats: seats.slice(0, 3), holding: ['crow', 'wolf'] })).toEqual([])
})

test('where a seat is but a number people are told by their names', () => {
  const seats = [{ name: 'Player 1', called: 'Ann', numbered: true }, { name: 'Player 2', called: '', numbered: true }, { name: 'Red', called: 'Cy', numbered: false }]
  const told = { status: 'Round 2: Player 1', log: ['Player 1 beat Player 2, Red and Player 10.'], seats: ['Player 1'], notation: 'Player 1' }
  expect(byName(told, seats)).toEqual({ ...told, status: 'Round 2: Ann', log: ['Ann beat Player 2, Red and Player 10.'] })
  settings.set({ letters: false })
  expect(byName(told, seats)).toBe(told)
})
