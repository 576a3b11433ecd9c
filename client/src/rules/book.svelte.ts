/** Rule books by game and language, as they arrive. */
import { SvelteMap } from 'svelte/reactivity'
import { ruleBook } from '../lib/api'
import { termsOf, type Terms } from '../lib/terms'
import type { GuideCard, Rule } from '../lib/wire'

interface Book { rules: Rule[]; byId: Map<string, Rule>; terms: Terms; worked: GuideCard[] }

const books = new SvelteMap<string, Book>()
const asked = new Set<string>()
const NONE: Book = { rules: [], byId: new Map(), terms: { pattern: null, rules: new Map() }, worked: [] }

export function bookOf(game: string, language: string): Book {
  const key = `${game}/${language}`
  if (!asked.has(key)) {
    asked.add(key)
    ruleBook(game, language).then(
      (rules) => books.set(key, { rules, byId: new Map(rules.map((rule) => [rule.id, rule])), terms: termsOf(rules), worked: examplesIn(rules) }),
      () => asked.delete(key),
    )
  }
  return books.get(key) ?? NONE
}

/** The worked examples of a book, each once, in the order in which its rules stand. */
function examplesIn(rules: Rule[]): GuideCard[] {
  return [...new Map(rules.flatMap((rule) => rule.worked).map((one) => [one.id, one])).values()]
}
