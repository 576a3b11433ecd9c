import { expect, it } from 'vitest'
import { finale, floats, moves, sameBoard, soFar } from './changes'
import { cell, piece, scene } from './samples'
import type { Badge, LogLine } from './wire'

const health = (value: string): Badge => ({ words: `${value} health`, icon: 'hearts', glyph: '♥', value, tint: 'red' })
const at = (value: string, where = 'a') =>
  scene({ cells: [cell('a', 0, 0), cell('b', 1, 0)], pieces: [piece('ulf', where, { badges: [health(value)] })] })

it('lets a lost number float up', () => {
  expect(floats(at('5/6'), at('3/6'))).toEqual([{ id: 'ulf', words: '−2 ♥', good: false, paid: false }])
  expect(floats(at('3'), at('4'))).toEqual([{ id: 'ulf', words: '+1 ♥', good: true, paid: false }])
  expect(floats(at('3'), at('3'))).toEqual([])
  expect(floats(scene(), at('3'))).toEqual([])
})

it('says nothing of what else a piece wears: a shield laid down is no blow', () => {
  const wears = (life: string, shield: string) =>
    scene({ pieces: [piece('ulf', 'a', { badges: [health(life), { ...health(shield), icon: 'shield', tint: 'blue' }] })] })
  expect(floats(wears('5', '2'), wears('5', '0'))).toEqual([])
  expect(floats(wears('5', '2'), wears('4', '0'))).toEqual([{ id: 'ulf', words: '−1 ♥', good: false, paid: false }])
})

it('tells what was paid from what hurts, where a number is made of both', () => {
  const bar = (stamina: number, damage: number) => {
    const part = (words: string, n: number, tint: Badge['tint']): Badge => ({ words, icon: '', glyph: '', value: `${-n}`, tint })
    const badges = [health(`${10 - stamina - damage}`)]
    return scene({ pieces: [piece('ulf', 'a', { badges, parts: [part('stamina', stamina, 'black'), part('health', damage, 'red')] })] })
  }
  expect(floats(bar(0, 0), bar(4, 2)).map((one) => [one.words, one.good, one.paid])).toEqual([['−4 stamina', false, true], ['−2 health', false, false]])
  expect(floats(bar(4, 2), bar(2, 4)).map((one) => [one.words, one.good, one.paid])).toEqual([['+2 stamina', true, false], ['−2 health', false, false]])
})

it('tells the end from the last roll on', () => {
  const line = (words: string, rolled = false, rule = 'r'): LogLine => ({ words, rule, touches: [], by: '', free: false, ends: false, named: '', dice: rolled ? [{ face: '5', tint: 'red', words: '5' }] : [] })
  const told = (...log: LogLine[]) => finale(log).map((one) => one.words)
  expect(told(line('You paid.'), line('They rolled 5.', true), line('Lost.'), line('Ulf left.', false, ''))).toEqual(['They rolled 5.', 'Lost.'])
  expect(told(line('Ann began.'), line('Bob began.'), line('Ann began.'), line('A draw.'))).toEqual(['Bob began.', 'Ann began.', 'A draw.'])
  expect(told(line('You lit a fire.'), line('Won.'))).toEqual(['You lit a fire.', 'Won.'])
  expect(told(line('They rolled 5.', true), line('Wolf left.', false, ''), { ...line('Wolf gave it up.', false, ''), ends: true })).toEqual(['They rolled 5.'])
  expect(told(line('Both armies stand.'), { ...line('Wolf gave it up.', false, ''), ends: true })).toEqual([])
})

it('knows another board from one that grows', () => {
  const grown = scene({ cells: [cell('a', 0, 0), cell('b', 1, 0), cell('c', 2, 0)] })
  expect(sameBoard(at('3'), grown)).toBe(true)
  expect(sameBoard(at('3'), scene({ cells: [cell('bonfire', 0, 0)] }))).toBe(false)
})

it('tells who would move, and who would be gone', () => {
  expect([...moves(at('3'), at('3', 'b'))]).toEqual([['ulf', 'b']])
  expect([...moves(at('3'), scene())]).toEqual([['ulf', null]])
})

it('names nobody as attacked in whose place another fights', () => {
  const line = (words: string, ...touches: string[]): LogLine => ({ words, rule: 'r', touches, by: '', free: false, ends: false, named: '', dice: [] })
  const side = (id: string) => ({ id, name: id })
  const blow = (target: string) => ({ title: 'Attack', by: side('orc'), targets: [side(target)] }) as never
  const where = { cells: [cell('a', 0, 0)], pieces: ['ulf', 'eir', 'orc'].map((id) => piece(id, 'a')) }
  const before = scene({ ...where, blows: [blow('ulf')] })
  const lines = [line('Orc rolled.', 'orc'), line('Eir protects Ulf.', 'eir', 'ulf'), line('Eir took 2.', 'eir')]
  const targets = (coming: ReturnType<typeof scene>, n: number) => soFar(before, coming, lines, lines.slice(n)).blows.map((one) => one.targets[0]!.id)
  expect(targets(scene(where), 1)).toEqual(['ulf'])
  expect(targets(scene(where), 2)).toEqual([])
  expect(targets(scene({ ...where, blows: [blow('eir')] }), 2)).toEqual(['eir'])
})
