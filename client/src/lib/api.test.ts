import { expect, test } from 'vitest'
import { atOnce, dealt } from './api'
import type { Choice, GameCard, Value } from './wire'

const value = (id: string, icon = 'flame'): Value => ({ value: id, words: id, icon, tint: 'plain', about: '', won: null, games: 0, level: 0, gentle: false })
const choice = (id: string, ...values: Value[]): Choice => ({ id, words: id, help: '', type: 'choice', values, value: values[0]?.value, least: null, most: null, single: false })
const decks = [value('ember'), value('tide'), value('thorn')]
const game = (rivals: boolean) => ({ rivals, choices: [choice('first', ...decks), choice('second', ...decks), choice('level', value('easy', ''), value('hard', ''))] }) as GameCard

test('rivals who begin at once are dealt something else each, and nothing that has no picture', () => {
  expect(dealt(game(true), false, () => 0)).toEqual({ first: 'ember', second: 'tide' })
  expect(dealt(game(true), false, () => 0.99)).toEqual({ first: 'thorn', second: 'tide' })
  expect(dealt(game(false), false)).toEqual({})
})

test('who has not won yet is dealt two that are gentle, then what the draw brings', () => {
  const requests: Choice = { ...choice('requests', value('zodd'), ...['villagers', 'treasure', 'sacrifice'].map((id) => ({ ...value(id), gentle: true }))), type: 'several', value: [] }
  const solo = { rivals: false, choices: [requests] } as unknown as GameCard
  expect(dealt(solo, false, () => 0)).toEqual({ requests: ['villagers', 'treasure'] })
  expect(dealt(solo, false, () => 0.99)).toEqual({ requests: ['sacrifice', 'treasure'] })
  expect(dealt(solo, true)).toEqual({})
})

test('until one was won the stronger of what is dealt is ours', () => {
  const [weak, strong] = [{ ...value('thorn'), won: 0.42 }, { ...value('dawn'), won: 0.56 }]
  const duel = { rivals: true, choices: [choice('first', weak, strong), choice('second', weak, strong)] } as unknown as GameCard
  for (const random of [() => 0, () => 0.99]) expect(dealt(duel, false, random)).toEqual({ first: 'dawn', second: 'thorn' })
  expect(dealt(duel, true, () => 0)).toEqual({ first: 'thorn', second: 'dawn' })
})

test('a game begun at once is the short one where there is one, laid out, until one was won', () => {
  const duel = { id: 'duel', rivals: true, seats: [{ id: 'one', name: '1' }, { id: 'two', name: '2' }], minds: [], choices: [{ ...choice('first_game'), type: 'switch', value: false }] } as unknown as GameCard
  expect(atOnce(duel, false)).toMatchObject({ options: { first_game: true }, laid: true })
  expect(atOnce(duel, true).options).toEqual({})
  expect(atOnce({ ...duel, choices: [] }, false).options).toEqual({})
})
