import { expect, it } from 'vitest'
import type { Rule } from '../lib/wire'
import { chaptersOf } from './chapters'

const rule = (id: string, section: string, page: string): Rule => ({ id, section, page, words: id, kind: '', see: [], terms: [], example: '', worked: [] })

it('reads chapter by chapter, with their parts', () => {
  const book = [rule('a', 'Start', 'p. 2'), rule('b', 'Turn', 'p. 3'), rule('c', 'Turn – Rest', 'p. 4'), rule('d', 'Start', 'p. 2')]
  const told = chaptersOf(book).map(({ title, page, parts }) => [title, page, parts.map((part) => [part.title, part.rules.map((one) => one.id)])])
  expect(told).toEqual([
    ['Start', 'p. 2', [['', ['a', 'd']]]],
    ['Turn', '', [['', ['b']], ['Rest', ['c']]]],
  ])
})
