/** A rule book as it is read: chapters, and the parts of a chapter. */
import type { Rule } from '../lib/wire'

export interface Part { title: string; rules: Rule[] }
/** `page`: where all of its rules stand, if they stand in one place. */
export interface Chapter { title: string; page: string; parts: Part[] }

/** A section may name its part after a dash: "Locations – Rest". What comes back to a chapter joins it. */
export function chaptersOf(rules: Rule[]): Chapter[] {
  const chapters = new Map<string, Map<string, Rule[]>>()
  for (const rule of rules) {
    const [title, ...rest] = rule.section.split(' – ')
    const parts = chapters.get(title!) ?? new Map<string, Rule[]>()
    chapters.set(title!, parts)
    const part = rest.join(' – ')
    parts.set(part, [...(parts.get(part) ?? []), rule])
  }
  return [...chapters].map(([title, parts]) => {
    const pages = new Set([...parts.values()].flat().map((rule) => rule.page))
    return { title, page: pages.size === 1 ? [...pages][0]! : '', parts: [...parts].map(([part, some]) => ({ title: part, rules: some })) }
  })
}
