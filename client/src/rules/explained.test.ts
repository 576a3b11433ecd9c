import { describe, expect, it } from 'vitest'
import { termsOf } from '../lib/terms'
import type { Rule } from '../lib/wire'
import { exampleOf, explained, type Explained } from './explained'

const rule = (id: string, words: string, see: string[] = [], terms: string[] = []): Rule => ({ id, words, see, terms, section: 'Fire', kind: 'rule', page: 'p. 7', example: '', worked: [] })
const rules = [rule('fire', 'A fire burns.', ['fire.out', 'fire.lit'], ['fire']), rule('fire.out', 'It goes out.'), rule('fire.lit', 'It is lit.'), rule('orc', 'An Orc walks.', [], ['orc', 'orcs'])]
const bookOf = (some: Rule[]) => ({ byId: new Map(some.map((one) => [one.id, one])), terms: termsOf(some) })
const book = bookOf(rules)
const ids = (shown: Explained) => shown.rules.map((one) => one.id)

describe('what explains a thing', () => {
  it('is its rule with all that belongs to it', () => {
    expect(ids(explained(['fire'], 'fire', book))).toEqual(['fire', 'fire.out', 'fire.lit'])
  })

  it('is the whole rule with its results, though its parts are rules of their own', () => {
    const parts = [rule('act.pillage', 'Roll.', [], ['pillage']), rule('act.pillage.wound', '1: a wound.'), rule('act.pillage.gold', '6: gold.'), rule('act.bet', 'Bet.', [], ['bet'])]
    expect(ids(explained(['pillage'], 'act.pillage', bookOf(parts)))).toEqual(['act.pillage', 'act.pillage.wound', 'act.pillage.gold'])
  })

  it('takes in what stands under the same name, unless that explains words of its own or is a decision of ours', () => {
    const flying = [rule('flying.attack', 'It reaches all.', [], ['flying']), rule('flying.zone', 'It is aloft.'), rule('flyingfish', 'A fish.')]
    expect(ids(explained(['flying'], 'flying.attack', bookOf(flying)))).toEqual(['flying.attack', 'flying.zone'])
    const many = [rule('cond.bleed', 'It bleeds.', [], ['bleed']), rule('cond.poison', 'It withers.', [], ['poison'])]
    expect(ids(explained(['bleed'], 'cond.bleed', bookOf(many)))).toEqual(['cond.bleed'])
    const ours = [rule('ruling.hold', 'It is held.', [], ['hold']), rule('ruling.shield', 'It saves one.')]
    expect(ids(explained(['hold'], 'ruling.hold', bookOf(ours)))).toEqual(['ruling.hold'])
  })

  it('is as long as one reads in passing, and says that the book has more', () => {
    const long = [rule('act', 'x'.repeat(400)), rule('act.one', 'y'.repeat(400)), rule('act.two', 'z'.repeat(100))]
    const shown = explained(['act'], 'act', bookOf(long))
    expect([shown.rules.length, shown.more, shown.where?.id]).toEqual([1, true, 'act'])
    expect(explained(['fire'], 'fire', book).more).toBe(false)
  })

  it('is else what its words mean, each once', () => {
    expect(ids(explained(['Burial Field', 'Orcs and a fire; an orc'], '', book))).toEqual(['orc', 'fire'])
    expect(ids(explained(['Smithy'], '', book))).toEqual([])
  })

  it('is the one rule that it is under, whatever its words mean', () => {
    expect(ids(explained(['Burial Field', 'Orcs and a fire'], '', book, 'fire'))).toEqual(['fire'])
    expect(ids(explained(['Burial Field', 'Orcs and a fire'], '', book, 'nothing'))).toEqual(['orc', 'fire'])
  })

  it('ends with an example: its own sentence, else what the book works out', () => {
    const [fire, out] = [rule('fire', 'A fire burns.'), { ...rule('fire.out', 'It goes out.'), worked: [{ id: 'out', title: 'A Rider puts it out' }] }]
    expect(exampleOf([fire, out])).toBe('A Rider puts it out')
    expect(exampleOf([{ ...fire, example: 'A 3 lights it.' }, out])).toBe('A 3 lights it.')
    expect(exampleOf([fire])).toBe('')
  })
})
