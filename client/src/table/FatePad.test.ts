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
    expect(said(container)).toEqual(['orange', 'green'])
    for (const word of ['green', 'orange']) {
      faces(container).find((one) => one.textContent === word)!.click()
      await tick()
    }
    expect(faces(container).map((one) => one.disabled)).toEqual([false, true])
    faces(container)[0]!.click()
    await tick()
    container.querySelector<HTMLButtonElement>('.enter')!.click()
    expect((ontell.mock.calls[0]![0] as string).split(' ').sort()).toEqual(['g1', 'o1', 'o2'])
  })
})
