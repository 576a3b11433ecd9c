import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { offers } from '../lib/deciding'
import { ask, piece, scene } from '../lib/samples'
import type { Panel, Scene } from '../lib/wire'
import Decision from './Decision.svelte'
import Fewer from './Fewer.svelte'

// Nothing is laid out here, and so nothing changes its size.
vi.stubGlobal('ResizeObserver', class { observe(): void {} disconnect(): void {} })

const asks = [ask(1, ['Walk on'], ['Stay'])]
const all = offers(asks)
const nothing = () => {}
const shown = (lines: string[], more: string, then = scene()) =>
  render(Decision, {
    asks, scene: scene(), offers: all, endings: [], narrowed: false, hovered: all[0]!, guide: null, busy: false, waiting: '', way: null,
    preview: { kind: 'preview', ask: 1, option: 0, lines, more, scene: then, change: null },
    onhover: nothing, ontake: nothing, onclear: nothing, onpoint: nothing, onfate: nothing, onrule: nothing, onlay: nothing, onties: nothing, onturn: nothing,
  }).container.querySelector('.effect')!.textContent!.replace(/\s+/g, ' ').trim()

describe('the figures that an option comes to', () => {
  it('stand after its words, each in its colour and with its meaning', () => {
    const laying = [{ ...asks[0]!, options: [{ ...asks[0]!.options[0]!, badges: [{ words: '2 red', icon: '', glyph: '', value: '2', tint: 'red' as const }] }] }]
    const { container } = render(Decision, {
      asks: laying, scene: scene(), offers: offers(laying), endings: [], narrowed: false, hovered: null, guide: null, busy: false, waiting: '', way: null, preview: null,
      onhover: nothing, ontake: nothing, onclear: nothing, onpoint: nothing, onfate: nothing, onrule: nothing, onlay: nothing, onties: nothing, onturn: nothing,
    })
    const badge = container.querySelector('.option .badge.tint-red')!
    expect(badge.getAttribute('data-tip')).toBe('2 red')
    expect(badge.textContent!.replace(/\s+/g, ' ').trim()).toBe('2 2 red')
  })
})

describe('what ends a question', () => {
  it('stays at hand with its key, whatever was pointed at', () => {
    const [walk, stay] = offers([{ ...asks[0]!, passes: 1 }])
    const { container } = render(Decision, {
      asks, scene: scene(), offers: [walk!], endings: [stay!], narrowed: true, hovered: null, guide: null, busy: false, waiting: '', way: null, preview: null,
      onhover: nothing, ontake: nothing, onclear: nothing, onpoint: nothing, onfate: nothing, onrule: nothing, onlay: nothing, onties: nothing, onturn: nothing,
    })
    expect(container.querySelector('.endings .option')!.textContent!.replace(/\s+/g, ' ').trim()).toBe('0 Stay')
    expect(container.querySelectorAll('.option')).toHaveLength(2)
  })
})

describe('what is left to others', () => {
  const put = (some: typeof asks, more = {}) =>
    render(Decision, {
      asks: some, scene: scene(), offers: offers(some), endings: [], narrowed: false, hovered: null, guide: null, busy: false, waiting: 'Waiting for Ulf', way: null, preview: null,
      onhover: nothing, ontake: nothing, onclear: nothing, onpoint: nothing, onfate: nothing, onrule: nothing, onlay: nothing, onties: nothing, onturn: nothing, ...more,
    }).container
  const button = (container: HTMLElement, says: string) => [...container.querySelectorAll('button')].find((one) => one.textContent === says)
  it('ties can be, where one is asked', () => {
    const onties = vi.fn()
    expect(button(put(asks, { onties }), 'Decide ties for me')).toBeUndefined()
    button(put([{ ...asks[0]!, tie: true }], { onties }), 'Decide ties for me')!.click()
    expect(onties).toHaveBeenCalledOnce()
  })
  it('leads back to the own seat that is asked', () => {
    const turn = vi.fn()
    expect(button(put([]), 'Go on with Ulf')).toBeUndefined()
    button(put([], { ours: { name: 'Ulf', turn } }), 'Go on with Ulf')!.click()
    expect(turn).toHaveBeenCalledOnce()
  })
})

describe('being asked less often', () => {
  const little = [{ ...asks[0]!, cares: [['death', 'Only when somebody may fall']] as [string, string][] }]
  const ways = (more = {}) => {
    const onorder = vi.fn()
    const { container } = render(Fewer, { asks: little, care: '', passing: true, fighting: true, busy: false, onorder, ...more })
    return { onorder, found: [...container.querySelectorAll<HTMLButtonElement>('.fewer button')] }
  }
  it('is offered in one place, each way in a sentence', () => {
    const { onorder, found } = ways()
    for (const one of found) one.click()
    expect(onorder.mock.calls.flat()).toEqual(['blow', 'death', 'asked'])
    expect(found[0]!.textContent).toBe('Let all of this attack come: nothing more is asked about it, whomever it meets.')
  })
  it('is not offered again for what stands, nor where nothing can be passed', () => {
    expect(ways({ care: 'You are asked only then.', passing: false }).found).toHaveLength(0)
    expect(ways({ fighting: false }).found.map((one) => one.textContent)).toContain('Only when somebody may fall')
  })
})

describe('what the small button beside an option opens', () => {
  const panel = (id: string, ...lines: string[]) => ({ id, title: id, lines, pinned: true, badges: [] })
  const opened = async (then: Scene, foretold: Panel[] | null = null) => {
    const { container } = render(Decision, {
      asks, scene: scene({ panels: [panel('Goal', 'Ring')] }), offers: all, endings: [], narrowed: false, hovered: all[0]!, guide: null, busy: false, waiting: '', way: null, foretold,
      preview: { kind: 'preview', ask: 1, option: 0, lines: [], more: 'What now?', scene: then, change: null },
      onhover: nothing, ontake: nothing, onclear: nothing, onpoint: nothing, onfate: nothing, onrule: nothing, onlay: nothing, onties: nothing, onturn: nothing,
    })
    container.querySelector<HTMLButtonElement>('.peek')!.click()
    await tick()
    return container.querySelector('.told')!.textContent!.replace(/\s+/g, ' ').trim()
  }
  it('are the sums that would be others', async () => {
    expect(await opened(scene(), [panel('Pile', '2 Fatigue to come'), panel('Goal', 'Ring')])).toBe('Pile 2 Fatigue to come')
  })
  it('is never nothing', async () => {
    expect(await opened(scene({ pieces: [piece('ulf', 'b')] }))).toContain('show what would change')
  })
})

describe('what an option would do', () => {
  it('is told as what the log would say, and what is asked then', () => {
    expect(shown(['Ulf went to b.'], 'Who follows?')).toBe('The log would say: Ulf went to b. Then: Who follows?')
  })
  it('does not repeat the question that is open', () => {
    expect(shown(['Ulf went to b.'], 'What now?')).toBe('The log would say: Ulf went to b.')
    expect(shown([], 'What now?')).toBe('')
  })
  it('says where nothing comes of it at once', () => {
    expect(shown([], '')).toContain('Nothing at once')
    expect(shown([], '', scene({ pieces: [piece('ulf', 'b')] })), 'on the board something does').toBe('')
  })
})
