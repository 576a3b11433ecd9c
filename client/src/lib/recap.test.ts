import { describe, expect, it } from 'vitest'
import { summary } from './recap'
import { piece, scene } from './samples'
import type { LogLine } from './wire'

const line = (words: string, ...touches: string[]): LogLine => ({ words, rule: '', touches, by: '', free: false, dice: [], ends: false, named: '' })
const lives = (n: number) => ({ badges: [{ words: `${n} Health`, icon: 'hearts', glyph: '', value: `${n}`, tint: 'red' as const }] })

describe('what happened meanwhile', () => {
  it('is summed up: who was hurt by how much, who fell and how, and who came', () => {
    const since = scene({ pieces: [piece('ulf', 'a', lives(12)), piece('orc', 'b', lives(4)), piece('elf', 'c', lives(3)), piece('cart', 'd')] })
    const now = scene({ pieces: [piece('ulf', 'a', lives(7)), piece('elf', 'd', lives(3)), piece('bat', 'e', lives(2))] })
    const lines = [line('Orc struck Ulf.', 'orc', 'ulf'), line('Ulf took 5 Wounds.', 'ulf'), line('Orc bled: 2.', 'orc'), line('Orc was slain.', 'orc'), line('Ulf looked at Orc.', 'ulf', 'orc'), line('Bat appeared.', 'bat')]
    expect(summary(since, now, lines)).toEqual({ gone: ['Orc was slain.'], changed: [{ id: 'ulf', name: 'ulf', by: -5, icon: 'hearts', of: '', worse: true, now: '7 Health' }], got: [], came: ['bat'] })
  })

  it('tells of whoever came and fell again before we were asked', () => {
    const one = scene({ pieces: [piece('ulf', 'a', lives(12))] })
    const lines = [line('Troll appeared.', 'troll'), line('Troll was slain.', 'troll'), line('Ulf rested.', 'ulf')]
    expect(summary(one, one, lines, ['ulf', 'troll'])).toEqual({ gone: ['Troll was slain.'], changed: [], got: [], came: [] })
  })

  it('tells stamina that was spent from wounds', () => {
    const bar = (stamina: number, damage: number) => {
      const part = (words: string, n: number, tint: 'black' | 'red') => ({ words, icon: '', glyph: '', value: `${-n}`, tint })
      return scene({ pieces: [piece('ulf', 'a', { ...lives(10 - stamina - damage), parts: [part('stamina', stamina, 'black'), part('health', damage, 'red')] })] })
    }
    const told = summary(bar(0, 0), bar(5, 4), [line('Ulf struck.', 'ulf')]).changed.map((one) => [one.by, one.of, one.worse])
    expect(told).toEqual([[-5, 'stamina', false], [-4, 'health', true]])
  })

  it('does not call those new whom we placed ourselves', () => {
    const now = scene({ pieces: [piece('ulf', 'a', lives(12)), piece('orc', 'b', lives(4))] })
    const lines = [line('Ulf entered.', 'ulf'), line('Orc appeared.', 'orc')]
    expect(summary(scene(), now, lines, [], ['ulf']).came).toEqual(['orc'])
  })

  it('names the cards that somebody has got', () => {
    const hand = (...ids: string[]) => scene({ zones: [{ id: 'hand', title: 'Hand', cards: ids.map((id) => ({ id })), owner: 'red' } as never] })
    const lines = [line('Ulf laid the axe.', 'ulf', 'axe'), line('Ulf drew the torch.', 'ulf', 'torch')]
    expect(summary(hand('axe'), hand('axe', 'torch'), lines).got).toEqual(['Ulf drew the torch.'])
  })

  it('says nothing where nothing on the board changed', () => {
    const one = scene({ pieces: [piece('ulf', 'a', lives(12))] })
    expect(summary(one, one, [line('Ulf thought.', 'ulf')])).toEqual({ gone: [], changed: [], got: [], came: [] })
  })
})
