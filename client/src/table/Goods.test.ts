import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Hands } from '../lib/hands'
import type { Mark, Mat } from '../lib/wire'
import Goods from './Goods.svelte'

const mat = (id: string, mark: Mark = ''): Mat => ({ id, title: id, kind: 'hero', owner: id, piece: '', icon: '', tint: 'plain', badges: [], lines: [], tracks: [], slots: [], rows: [], cards: [], tokens: [], mark })
const hands: Hands = { game: '', lit: new Set(), pointed: [], focus: [], onpoint: () => {}, onrule: () => {} }
const lie = (...mats: Mat[]) => ({ trays: [], zones: [], mats, pinned: [], loose: [], news: [], any: true })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A box that was scrolled past the board of Vorn, in the midst of a question. */
async function scrolled(other: Mat) {
  const props = { lying: lie(mat('vorn'), other), seat: 'vorn', hands, relatives: new Map<string, Set<string>>(), asked: '1' }
  const { container, rerender } = render(Goods, props)
  await tick()
  await vi.advanceTimersByTimeAsync(500)
  const box = container.querySelector<HTMLElement>('.zonebox')!
  Object.defineProperty(box, 'scrollHeight', { value: 900 })
  Object.defineProperty(box, 'clientHeight', { value: 300 })
  box.getBoundingClientRect = () => ({ top: 0, bottom: 300 }) as DOMRect
  box.querySelector<HTMLElement>('[data-id=vorn]')!.getBoundingClientRect = () => ({ top: -200, bottom: 250 }) as DOMRect
  box.querySelector<HTMLElement>('[data-id=maya]')!.getBoundingClientRect = () => ({ top: 10, bottom: 290 }) as DOMRect
  const by = (box.scrollBy = vi.fn() as typeof box.scrollBy)
  return { by, ask: async (asked: string) => { await rerender({ ...props, asked }); await vi.advanceTimersByTimeAsync(500) } }
}

it('shows the board of who is asked from its top with each new question', async () => {
  const { by, ask } = await scrolled(mat('maya'))
  await ask('1')
  expect(by).not.toHaveBeenCalled()
  await ask('2')
  expect(by).toHaveBeenCalledWith({ top: -208, behavior: 'instant' })
})

it('leaves in sight whom the blow under way is about', async () => {
  const { by, ask } = await scrolled(mat('maya', 'target'))
  await ask('2')
  expect(by).not.toHaveBeenCalled()
})

it('goes back to where it was when the question that moved it is answered', async () => {
  const props = { lying: lie(mat('vorn'), mat('maya')), seat: null, hands: { ...hands, pointed: ['maya'] }, relatives: new Map<string, Set<string>>(), asked: '' }
  const { container, rerender } = render(Goods, props)
  const box = container.querySelector<HTMLElement>('.zonebox')!
  Object.defineProperty(box, 'scrollHeight', { value: 900 })
  Object.defineProperty(box, 'clientHeight', { value: 300 })
  box.getBoundingClientRect = () => ({ top: 0, bottom: 300 }) as DOMRect
  box.querySelector<HTMLElement>('[data-id=maya]')!.getBoundingClientRect = () => ({ top: 500 - box.scrollTop, bottom: 700 - box.scrollTop }) as DOMRect
  box.scrollBy = vi.fn(({ top }: ScrollToOptions) => void (box.scrollTop += top!)) as typeof box.scrollBy
  box.scrollTo = vi.fn(({ top }: ScrollToOptions) => void (box.scrollTop = top!)) as typeof box.scrollTo
  box.scrollTop = 40
  await vi.advanceTimersByTimeAsync(500)
  expect(box.scrollTop).toBe(408)
  await rerender({ ...props, hands, asked: '2' })
  expect(box.scrollTop).toBe(40)
  await rerender({ ...props, asked: '2' })
  await vi.advanceTimersByTimeAsync(500)
  box.dispatchEvent(new Event('wheel'))
  box.scrollTop = 300
  await rerender({ ...props, hands, asked: '3' })
  expect(box.scrollTop, 'who reads here is not led away').toBe(300)
})
