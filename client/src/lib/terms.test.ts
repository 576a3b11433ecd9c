import { expect, it } from 'vitest'
import { cut, isName, termsOf } from './terms'
import type { Rule } from './wire'

const rule = (id: string, ...terms: string[]): Rule => ({ id, section: '', words: '', kind: '', page: 'p. 1', see: [], terms, example: '', worked: [] })
const terms = termsOf([rule('sight.line', 'line of sight'), rule('push', 'push', 'pushed'), rule('flask', "fiole d'Estus"), rule('turn')])
const shouting = termsOf([rule('focus', 'FOCUS')])
const found = (words: string) => cut(words, terms).filter((part) => part.rule).map((part) => [part.words, part.rule!.id])

it('finds the words that rules explain as whole words, whatever their case', () => {
  expect(cut('Push it into line of sight, pusher.', terms).map((part) => [part.words, part.rule?.id])).toEqual([
    ['Push', 'push'],
    [' it into ', undefined],
    ['line of sight', 'sight.line'],
    [', pusher.', undefined],
  ])
})

it('finds every form that a rule names, the longest first, with either apostrophe', () => {
  expect(found('It was pushed.')).toEqual([['pushed', 'push']])
  expect(found('Elle a bu sa Fiole d’Estus.')).toEqual([['Fiole d’Estus', 'flask']])
})

it('leaves text alone where a book explains no words', () => {
  expect(cut('Push it.', termsOf([rule('turn')]))).toEqual([{ words: 'Push it.', rule: null }])
})

it('a word that the book writes in capitals is meant only in capitals', () => {
  expect(cut('Battle Focus: FOCUS 1', shouting).filter((part) => part.rule).map((part) => part.words)).toEqual(['FOCUS'])
})

it('tells what is nothing but its name from what is said about something', () => {
  expect(isName(cut('Push 2', terms))).toBe(true)
  expect(isName(cut('Push the orc', terms))).toBe(false)
})
