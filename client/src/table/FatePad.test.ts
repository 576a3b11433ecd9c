import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Ask } from '../lib/wire'
import FatePad from './FatePad.svelte'

const drawing = (n: number, ...faces: [string, string][]): Ask => ({
  number: 1, seat: 'fate', kind: 'draw', words: 'Draw', rule: '', options: [], passes: null, lays: false, tie: false, cares: [],
  slots: Array.from({ length: n }, () => ({ name: '', faces: faces.map(([face, words]) => ({ face, words, copies: 1 })) })),
})
const faces = (container: HTMLElement) => [...container.querySelectorAll<HTMLButtonElement>('.face')]
const said = (container: HTMLElement) => faces(container).map((one) => one.textContent)

describe('what is drawn at a real table', () => {
  it('is told by one button where all that can be drawn reads alike', () => {
    const ontell = vi.fn()
    const { container } = render(FatePad, { ask: drawing(2, ['o1', 'orange'], ['o2', 'orange'], ['o3', 'orange']), busy: false, ontell })
    expect(said(container)).toEqual(['orange ×2'])
    expect(container.querySelector('.enter')).toBeNull()
    faces(container)[0]!.click()
    const told = (ontell.mock.calls[0]![0] as string).split(' ')
    expect(new Set(told).size).toBe(2)
    expect(told.every((face) => ['o1', 'o2', 'o3'].includes(face))).toBe(true)
  })

  it('has each word once, as long as one of them is left', async () => {
    const ontell = vi.fn()
    const { container } = render(FatePad, { ask: drawing(3, ['o1', 'orange'], ['o2', 'orange'], ['g1', 'green']), busy: false, ontell })
    expect(said(container)).toEqual(['orange 0/2', 'green'])
    for (const word of ['green', 'orange']) {
      faces(container).find((one) => one.textContent!.startsWith(word))!.click()
      await tick()
    }
    expect(faces(container).map((one) => one.disabled)).toEqual([false, true])
    faces(container)[0]!.click()
    await tick()
    container.querySelector<HTMLButtonElement>('.enter')!.click()
    expect((ontell.mock.calls[0]![0] as string).split(' ').sort()).toEqual(['g1', 'o1', 'o2'])
  })

  const deck: [string, string][] = ['Ash Militia', 'Brand Duelist', 'Bronze Shield', 'Cinder Archer', 'Cinder Drake', 'Ember Leech', 'Kiln Ogre', 'Pike Drill', 'Watch Idol'].map((words, at) => [`c${at}`, words])
  const typing = (container: HTMLElement) => {
    const field = container.querySelector('input')!
    return async (text: string) => {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await tick()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      await tick()
      return field.value
    }
  }

  it('is typed by initials, beginnings or number, many at once; what is not understood stays', async () => {
    const ontell = vi.fn()
    const { container } = render(FatePad, { ask: drawing(4, ...deck), busy: false, ontell })
    const type = typing(container)
    expect(await type('am, kiln, br, nobody')).toBe('br, nobody')
    expect(await type('br sh')).toBe('')
    expect(await type('9')).toBe('')
    await type('')
    expect(ontell).toHaveBeenCalledWith('c0 c6 c2 c8')
  })

  it('is drawn by the program where nobody has the cards', async () => {
    const ontell = vi.fn()
    const { container } = render(FatePad, { ask: drawing(4, ...deck), busy: false, ontell })
    await typing(container)('am')
    ;[...container.querySelectorAll<HTMLButtonElement>('.told button')].at(-1)!.click()
    await tick()
    container.querySelector<HTMLButtonElement>('.enter')!.click()
    const told = (ontell.mock.calls[0]![0] as string).split(' ')
    expect([told[0], new Set(told).size]).toEqual(['c0', 4])
  })
})
