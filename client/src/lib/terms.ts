/** Finding a rule book's keywords in running text. */
import type { Rule } from './wire'

export interface Part { words: string; rule: Rule | null }

export interface Terms { pattern: RegExp | null; rules: Map<string, Rule> }

/** Case and the shape of an apostrophe make no difference; but what a book writes in capitals is meant only where it is. */
const plain = (words: string) => words.toLowerCase().replaceAll("'", '’')

/** The terms of a rule book: the words that its rules say they explain. */
export function termsOf(book: Rule[]): Terms {
  const rules = new Map<string, Rule>()
  for (const rule of book) for (const term of rule.terms) rules.set(plain(term), rule)
  if (!rules.size) return { pattern: null, rules }
  const escaped = [...rules.keys()]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('’', "['’]"))
  return { pattern: new RegExp(`(?<![\\p{L}])(${escaped.join('|')})(?![\\p{L}])`, 'giu'), rules }
}

const isShouted = (rule: Rule, words: string) => rule.terms.some((term) => plain(term) === plain(words) && term.length > 2 && term === term.toUpperCase())

/** Whether a text is nothing but such words and figures: the name of what a button does. */
export const isName = (parts: Part[]) => parts.every((part) => part.rule || !/\p{L}/u.test(part.words))

/** A text cut into plain parts and keywords. */
export function cut(words: string, terms: Terms): Part[] {
  if (!terms.pattern) return [{ words, rule: null }]
  const parts: Part[] = []
  let from = 0
  for (const found of words.matchAll(terms.pattern)) {
    if (found.index > from) parts.push({ words: words.slice(from, found.index), rule: null })
    const known = terms.rules.get(plain(found[0]))
    parts.push({ words: found[0], rule: known && (found[0] === found[0].toUpperCase() || !isShouted(known, found[0])) ? known : null })
    from = found.index + found[0].length
  }
  if (from < words.length) parts.push({ words: words.slice(from), rule: null })
  return parts
}
