import { expect, it } from 'vitest'
import { cut, termsOf } from './terms'
import type { Rule } from './wire'

const rule = (id: string, kind: string): Rule => ({ id, section: '', words: '', kind, page: 1, see: [] })
const terms = termsOf([rule('keyword.line-of-sight', 'keyword'), rule('kw.push', 'keyword'), rule('turn.push', 'turn')])

it('finds keywords as whole words, whatever their case', () => {
  expect(cut('Push it into line of sight, pusher.', terms).map((part) => [part.words, part.rule?.id])).toEqual([
    ['Push', 'kw.push'],
    [' it into ', undefined],
    ['line of sight', 'keyword.line-of-sight'],
    [', pusher.', undefined],
  ])
})

it('leaves text alone where a book has no keywords', () => {
  expect(cut('Push it.', termsOf([]))).toEqual([{ words: 'Push it.', rule: null }])
})
