import { expect, it, vi } from 'vitest'
import { reveal } from './reveal'

function box(height: number, tops: number[]): HTMLElement {
  const one = document.createElement('div')
  tops.forEach((top, index) => {
    const card = document.createElement('article')
    card.className = 'card'
    card.dataset['id'] = `c${index}`
    card.getBoundingClientRect = () => ({ top, bottom: top + 50 }) as DOMRect
    one.append(card)
  })
  Object.defineProperty(one, 'clientHeight', { value: height })
  Object.defineProperty(one, 'scrollHeight', { value: Math.max(...tops) + 50 })
  one.getBoundingClientRect = () => ({ top: 0, bottom: height }) as DOMRect
  one.scrollBy = vi.fn() as typeof one.scrollBy
  return one
}

it('brings what is out of sight just into sight', () => {
  const one = box(200, [10, 90, 300])
  reveal(one, new Set(['c2']))
  expect(one.scrollBy).toHaveBeenCalledWith({ top: 158, behavior: 'instant' })
})

it('leaves alone what is seen, and what does not scroll', () => {
  const one = box(200, [10, 90, 300])
  reveal(one, new Set(['c1']))
  expect(one.scrollBy).not.toHaveBeenCalled()
  const all = box(900, [10, 90, 300])
  reveal(all, new Set(['c2']))
  expect(all.scrollBy).not.toHaveBeenCalled()
})
