import { describe, expect, it } from 'vitest'
import { termsOf } from '../lib/terms'
import type { Rule } from '../lib/wire'
import { exampleOf, explained } from './explained'

const rule = (id: string, words: string, see: string[] = [], terms: string[] = []): Rule => ({ id, words, see, terms, section: 'Fire', kind: 'rule', page: 7, example: '', worked: [] })
const rules = [rule('fire', 'A fire burns.', ['fire.out', 'fire.lit'], ['fire']), rule('fire.out', 'It goes out.'), rule('fire.lit', 'It is lit.'), rule('orc', 'An Orc walks.', [], ['orc', 'orcs'])]
const book = { byId: new Map(rules.map((one) => [one.id, one])), terms: termsOf(rules) }

describe('what explains a thing', () => {
  it('is its rule with all that belongs to it', () => {
    expect(explained(['fire'], 'fire', book).map((one) => one.id)).toEqual(['fire', 'fire.out', 'fire.lit'])
  })

  it('is else what its words mean, each once', () => {
    expect(explained(['Burial Field', 'Orcs and a fire; an orc'], '', book).map((one) => one.id)).toEqual(['orc', 'fire'])
    expect(explained(['Smithy'], '', book)).toEqual([])
  })

  it('ends with an example: its own sentence, else what the book works out', () => {
    const [fire, out] = [rule('fire', 'A fire burns.'), { ...rule('fire.out', 'It goes out.'), worked: [{ id: 'out', title: 'A Rider puts it out' }] }]
    expect(exampleOf([fire, out])).toBe('A Rider puts it out')
    expect(exampleOf([{ ...fire, example: 'A 3 lights it.' }, out])).toBe('A 3 lights it.')
    expect(exampleOf([fire])).toBe('')
  })
})
