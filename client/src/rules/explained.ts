/** What explains a thing: the rule it stands for with all that belongs to it, or the rules of its words. */
import { cut, type Terms } from '../lib/terms'
import type { Rule } from '../lib/wire'

interface Book { byId: Map<string, Rule>; terms: Terms }

/** The rules to show, whether the book says more, and where the first of them stands in it. */
export interface Explained { rules: Rule[]; more: boolean; where: Rule | null }

/** More than this nobody reads in passing: so many letters of one rule, so many rules of single words. */
const LETTERS = 620
const FEW = 3
/** Our decisions stand in one chapter and have nothing else in common. */
const OURS = new Set(['ruling', 'gap'])

/** The rules to show beside a thing: those of its own rule, else the one that it is under, else those of the keywords that it names. */
export function explained(lines: string[], rule: string, book: Book, under = ''): Explained {
  const [own, over] = [book.byId.get(rule), book.byId.get(under)]
  if (!own && over) return { rules: [over], more: false, where: null }
  if (own) return { ...cutShort(whole(own, book)), where: own }
  const named = lines.flatMap((line) => cut(line, book.terms)).map((part) => part.rule).filter((one) => one !== null)
  return { rules: [...new Set(named)].slice(0, FEW), more: false, where: null }
}

/**
 * A rule with its results: what its name continues, what it refers to, and what stands under the same name.
 *
 * A name under which several words are explained is a list of different things, not one rule.
 */
function whole(own: Rule, book: Book): Rule[] {
  const under = (name: string) => [...book.byId.values()].filter((one) => one.id.startsWith(`${name}.`) && one !== own)
  const name = own.id.slice(0, Math.max(0, own.id.lastIndexOf('.')))
  const kin = name && !OURS.has(name) ? under(name) : []
  const see = own.see.map((id) => book.byId.get(id)).filter((one) => one !== undefined)
  return [...new Set([own, ...under(own.id), ...see, ...(kin.some((one) => one.terms.length) ? [] : kin)])]
}

function cutShort(rules: Rule[]): { rules: Rule[]; more: boolean } {
  let letters = 0
  const read = rules.filter((one, index) => (letters += one.words.length) <= LETTERS || !index)
  return { rules: read, more: read.length < rules.length }
}

/** An example of the rules that are shown: a sentence with figures, else what the book works out. */
export function exampleOf(rules: Rule[]): string {
  return rules.find((one) => one.example)?.example ?? rules.find((one) => one.worked.length)?.worked[0]!.title ?? ''
}
