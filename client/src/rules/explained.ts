/** What explains a thing: the rule it stands for with all that belongs to it, or the rules of its words. */
import { cut, type Terms } from '../lib/terms'
import type { Rule } from '../lib/wire'

interface Book { byId: Map<string, Rule>; terms: Terms }

/** More than this nobody reads in passing. */
const MOST = 5
const FEW = 3

/** The rules to show beside a thing: those of its own rule, else those of the keywords that it names. */
export function explained(lines: string[], rule: string, book: Book): Rule[] {
  const own = book.byId.get(rule)
  if (own) return [own, ...own.see.map((id) => book.byId.get(id)).filter((one) => one !== undefined && one !== own)].slice(0, MOST) as Rule[]
  const named = lines.flatMap((line) => cut(line, book.terms)).map((part) => part.rule).filter((one) => one !== null)
  return [...new Set(named)].slice(0, FEW)
}

/** An example of the rules that are shown: a sentence with figures, else what the book works out. */
export function exampleOf(rules: Rule[]): string {
  return rules.find((one) => one.example)?.example ?? rules.find((one) => one.worked.length)?.worked[0]!.title ?? ''
}
