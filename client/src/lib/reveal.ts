/** The card or mat of what a person looks at comes into sight, where they lie in a box of their own. */
import type { Lying } from './lying'

/** The thing that the blow under way is about, the other side's before one's own: one knows one's own. */
export function marked(lying: Pick<Lying, 'zones' | 'mats'>): string {
  const all = [...lying.zones.flatMap((zone) => zone.cards), ...lying.mats]
  return all.filter((one) => one.mark === 'active' || one.mark === 'target').at(-1)?.id ?? ''
}

/** Scroll a box just so far that one of these things is seen whole; what is seen already stays. */
export function reveal(box: HTMLElement, ids: Set<string>): void {
  if (box.scrollHeight <= box.clientHeight) return
  const thing = [...box.querySelectorAll<HTMLElement>('.card, .mat')].find((one) => ids.has(one.dataset['id'] ?? ''))
  if (!thing || thing.matches(':hover')) return
  const [outer, inner] = [box.getBoundingClientRect(), thing.getBoundingClientRect()]
  const [above, below] = [inner.top - outer.top - 8, inner.bottom - outer.bottom + 8]
  const by = above < 0 ? above : Math.min(Math.max(below, 0), above)
  // At once: a tip of what is looked at would be hidden by a box that still moves.
  if (by) box.scrollBy({ top: by, behavior: 'instant' })
}
