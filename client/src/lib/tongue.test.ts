import { afterEach, expect, it, vi } from 'vitest'
import { tongue } from './tongue.svelte'

afterEach(() => vi.restoreAllMocks())

it('writes days as the reader does, in the language of the page', () => {
  tongue.speak('en')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en-GB', 'en'])
  expect(tongue.region).toBe('en-GB')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  expect(tongue.region).toBe('en')
})
