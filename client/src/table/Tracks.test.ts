import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Track } from '../lib/wire'
import Tracks from './Tracks.svelte'

const bar: Track = { id: 'bar', title: 'Ulf', value: 3, top: 10, other: 4, tint: 'red', icon: '', owner: null, steps: [], says: null }
const read = (track: Track) => render(Tracks, { tracks: [track], lit: new Set<string>(), pointed: [], focus: [], onpoint: () => {} }).container.querySelector('span.value')?.textContent

it('reads a gauge by its figures, or as its scene says', () => {
  expect(read(bar)).toBe('3/10· 4')
  expect(read({ ...bar, says: '3 free' })).toBe('3 free')
})

it('tells one of several with the same sign by its name, on a small screen too', () => {
  const tracks = [{ ...bar, icon: 'heart' }, { ...bar, id: 'other', title: 'Ida', icon: 'heart' }, { ...bar, id: 'gold', title: 'Gold', icon: 'coin' }]
  const { container } = render(Tracks, { tracks, lit: new Set<string>(), pointed: [], focus: [], onpoint: () => {} })
  expect([...container.querySelectorAll('li.named .title')].map((one) => one.textContent)).toEqual(['Ulf', 'Ida'])
})
