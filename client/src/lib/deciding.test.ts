import { describe, expect, it } from 'vitest'
import { lit, meant, narrowed, offers, point, readBefore } from './deciding'
import { ask, scene, view } from './samples'

const all = offers([
  ask(7, ['Ulf walks to the smithy', 'ulf', 'smithy'], ['Ulf walks to the ford', 'ulf', 'ford'], ['Runa walks to the ford', 'runa', 'ford'], ['End']),
])

describe('deciding by pointing', () => {
  it('lights up all that options touch', () => {
    expect([...lit(all, [])].sort()).toEqual(['ford', 'runa', 'smithy', 'ulf'])
  })

  it('narrows the options to what was pointed at, and lights the rest', () => {
    expect(point(all, [], 'ulf')).toEqual({ pointed: ['ulf'] })
    expect(narrowed(all, ['ulf']).map((offer) => offer.index)).toEqual([0, 1])
    expect([...lit(all, ['ulf'])].sort()).toEqual(['ford', 'smithy'])
  })

  it('finds what somebody could do next, and where, before any action names them', () => {
    const some = offers([ask(9, ['Move 1', 'road-1'], ['Move 3', 'road-3'], ['End'])])
    some[0]!.option.leads = [['ulf', 'ford'], ['runa', 'smithy']]
    some[1]!.option.leads = [['ulf', 'smithy'], ['ulf', 'ford']]
    expect(narrowed(some, ['ulf']).map((offer) => offer.index)).toEqual([0, 1])
    expect(narrowed(some, ['ulf', 'smithy']).map((offer) => offer.index)).toEqual([1])
    expect(narrowed(some, ['road-1', 'ulf']).map((offer) => offer.index)).toEqual([0])
    expect([...lit(some, ['runa'])].sort()).toEqual(['road-1', 'smithy'])
    expect(point(some, [], 'runa'), 'nothing is done yet').toEqual({ pointed: ['runa'] })
    expect(meant(some[1]!, ['road-3', 'ulf', 'ford'])).toEqual(['ulf', 'ford'])
  })

  it('takes what is wanted as a rule, not what is hardly ever wanted', () => {
    const some = offers([ask(8, ['Strike the orc', 'orc'], ['Strike the orc weakly', 'orc'])])
    some[1]!.option.spare = true
    expect(point(some, [], 'orc')).toEqual({ take: some[0] })
  })

  it('does not light what is hardly ever wanted, unless nothing else is left', () => {
    const some = offers([ask(8, ['Block'], ['Dodge to the ford in vain', 'runa', 'ford'])])
    some[1]!.option.spare = true
    expect([...lit(some, [])]).toEqual([])
    expect([...lit(some, ['runa'])]).toEqual(['ford'])
  })

  it('takes the only option left', () => {
    expect(point(all, [], 'smithy')).toEqual({ take: all[0] })
    expect(point(all, ['ulf'], 'ford')).toEqual({ take: all[1] })
  })

  it('lets go of what is pointed at twice', () => {
    expect(point(all, ['ulf'], 'ulf')).toEqual({ pointed: [] })
  })

  it('starts anew with what does not fit', () => {
    expect(point(all, ['ulf'], 'runa')).toEqual({ pointed: ['runa'] })
    expect(point(all, ['ulf'], 'nothing')).toEqual({ pointed: ['ulf'] })
  })

  it('chooses who could only go for one other, and rolls no dice before that other is pointed at', () => {
    const fight = offers([ask(9, ['Ulf strikes the orc', 'ulf', 'orc'], ['Runa walks', 'runa', 'ford'])])
    const pieces = new Set(['ulf', 'orc', 'runa'])
    expect(point(fight, [], 'ulf', pieces)).toEqual({ pointed: ['ulf'] })
    expect(point(fight, ['ulf'], 'orc', pieces)).toEqual({ take: fight[0] })
    expect(point(fight, [], 'runa', pieces, new Set(['ford']))).toEqual({ pointed: ['runa'] })
    expect(point(fight, ['runa'], 'ford', pieces, new Set(['ford']))).toEqual({ take: fight[1] })
    expect(point(fight, [], 'runa', pieces)).toEqual({ take: fight[1] })
  })

  it('rolls no dice at the first click on an enemy, at the second on either of the two', () => {
    const fight = offers([ask(9, ['Ulf strikes the orc', 'ulf', 'orc'], ['Runa walks', 'runa', 'ford'])])
    const pieces = new Set(['ulf', 'orc', 'runa'])
    expect(point(fight, [], 'orc', pieces)).toEqual({ pointed: ['orc'] })
    expect(point(fight, ['orc'], 'orc', pieces)).toEqual({ take: fight[0] })
    expect(point(fight, ['orc'], 'ulf', pieces)).toEqual({ take: fight[0] })
    expect(point(fight, ['ulf'], 'ulf', pieces)).toEqual({ pointed: [] })
  })
})

describe('a gauge', () => {
  it('that one option touches shows it first, and answers when it is pointed at again', () => {
    const all = offers([ask(1, ['Help the villagers', 'villagers', 'd3'], ['Rest'])])
    const gauges = new Set(['villagers'])
    expect(point(all, [], 'villagers', new Set(), new Set(), gauges)).toEqual({ pointed: ['villagers'] })
    expect(point(all, ['villagers'], 'villagers', new Set(), new Set(), gauges)).toEqual({ take: all[0] })
    expect(point(all, ['d3'], 'villagers', new Set(), new Set(), gauges)).toEqual({ take: all[0] })
  })
})

describe('what is too fine for a finger', () => {
  const all = offers([ask(1, ['Go to a1', 'ulf', 'a1'], ['Go to a2', 'ulf', 'a2'], ['Rest'])])
  const tap = (pointed: string[], id: string) => point(all, pointed, id, new Set(['ulf']), new Set(['a1', 'a2']), new Set(), true)

  it('shows first what would come of it, and answers when it is tapped again', () => {
    expect(tap([], 'a1')).toEqual({ pointed: ['a1'] })
    expect(tap(['a1'], 'a1')).toEqual({ take: all[0] })
    expect(tap(['ulf'], 'a1')).toEqual({ pointed: ['ulf', 'a1'] })
    expect(tap(['ulf', 'a1'], 'a1')).toEqual({ take: all[0] })
  })
  it('gives way to the next such thing that is tapped, and whoever was chosen before stays so', () => {
    expect(tap(['ulf', 'a1'], 'a2')).toEqual({ pointed: ['ulf', 'a2'] })
    expect(tap(['a1'], 'a2')).toEqual({ pointed: ['a2'] })
    expect(tap(['ulf', 'a1'], 'ulf')).toEqual({ pointed: ['a1'] })
  })
})

describe('a page', () => {
  const page = { id: 'prologue', title: '', paragraphs: [], choices: [], icon: '', tint: 'plain' as const }
  const trial = (steps: number, more = page) => readBefore(view({ steps, trial: { table: 't', at: 6 }, scene: scene({ page: more }) }))

  it('that lay there when a moment is tried again was read before, and what comes later was not', () => {
    expect([trial(6), trial(7)]).toEqual(['prologue', null])
    expect(trial(6, { ...page, choices: [{ id: 'a', words: '', note: '', mark: '', taken: false }] as never[] })).toBe(null)
    expect(readBefore(view({ steps: 6, scene: scene({ page }) }))).toBe(null)
  })
})
