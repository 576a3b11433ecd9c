/** Which options are meant by what a person points at. */
import type { Ask, Option, View } from './wire'

export interface Offer { ask: number; index: number; option: Option }

/** All options of the open asks, in order; to pass ends a question as well as anything. */
export function offers(asks: Ask[]): Offer[] {
  const said = (ask: Ask, index: number, option: Option) => (index === ask.passes ? { ...option, ends: true } : option)
  return asks.flatMap((ask) => ask.options.map((option, index) => ({ ask: ask.number, index, option: said(ask, index, option) })).filter((offer) => !offer.option.unsaid))
}

/** The offers that touch everything pointed at so far, or that may go on to be about it. */
export function narrowed(all: Offer[], pointed: string[]): Offer[] {
  return all.filter(({ option }) => {
    const rest = pointed.filter((id) => !option.touches.includes(id))
    return !rest.length || option.leads.some((lead) => rest.every((id) => lead.includes(id)))
  })
}

/** All that an option touches or may go on to be about, with what was pointed at. */
export function reach({ option }: Offer, pointed: string[] = []): string[] {
  const rest = pointed.filter((id) => !option.touches.includes(id))
  return [...option.touches, ...option.leads.filter((lead) => rest.every((id) => lead.includes(id))).flat()]
}

/** Of what was pointed at, what an option does not say itself: that is meant in the question that follows from it, too. */
export function meant({ option }: Offer, pointed: string[]): string[] {
  return pointed.filter((id) => !option.touches.includes(id) && option.leads.some((lead) => lead.includes(id)))
}

/** The things that light up: what the remaining offers touch, beyond what is pointed at; what is hardly ever wanted, only where nothing else is left. */
export function lit(all: Offer[], pointed: string[]): Set<string> {
  const remaining = narrowed(all, pointed)
  const usual = remaining.filter((offer) => !offer.option.spare)
  const found = new Set((usual.length ? usual : remaining).flatMap((offer) => reach(offer, pointed)))
  for (const id of pointed) found.delete(id)
  return found
}

export type Pointing = { take: Offer } | { pointed: string[] }

/**
 * A person points at a thing. If one offer is left, it is taken; if several, the pointing narrows
 * them; a thing already pointed at is let go; a thing that fits no more starts anew, and does
 * nothing yet. Who points at somebody (`pieces`) that could only go for one other, or to one of the
 * `places`, chooses them: they go, or dice are rolled, when that is pointed at. Who points at
 * what options may only go on to be about sees these, and does nothing yet. Who points at
 * somebody that only one other could go for sees what may come of it: dice are rolled when either
 * of the two is pointed at next. A gauge (`gauges`) answers when it is pointed at again, and so does
 * what is too `fine` for a finger: it shows first what would come of it.
 */
export function point(all: Offer[], pointed: string[], id: string, pieces: ReadonlySet<string> = new Set(), places: ReadonlySet<string> = new Set(), gauges: ReadonlySet<string> = new Set(), fine = false): Pointing {
  const waits = (meant: Offer) => fine || isFought(meant, id, pieces) || gauges.has(id)
  if (pointed.includes(id)) {
    const only = sole(narrowed(all, pointed))
    const last = pointed.length === 1 || (fine && pointed.at(-1) === id)
    if (only && last && waits(only) && only.option.touches.includes(id)) return { take: only }
    return { pointed: pointed.filter((other) => other !== id) }
  }
  const further = [...pointed, id]
  const remaining = narrowed(all, further)
  if (remaining.length && remaining.every((offer) => meant(offer, further).length)) return { pointed: further }
  const only = sole(remaining)
  if (only) return goesFor(only, further, pieces, places) || ((fine || !pointed.length) && waits(only)) ? { pointed: further } : { take: only }
  if (remaining.length) return { pointed: further }
  // Another place than the one that was tried last.
  const before = pointed.slice(0, -1)
  if (fine && before.length && narrowed(all, [...before, id]).length) return point(all, before, id, pieces, places, gauges, fine)
  return { pointed: narrowed(all, [id]).length ? [id] : pointed }
}

/** The one offer that is left, or that is left of what is usually wanted. */
export function sole(some: Offer[]): Offer | undefined {
  const usual = some.filter((offer) => !offer.option.spare)
  return some.length === 1 ? some[0] : usual.length === 1 ? usual[0] : undefined
}

/** Whether somebody goes for another, or to a place, that has not been pointed at yet. */
function goesFor(offer: Offer, pointed: string[], pieces: ReadonlySet<string>, places: ReadonlySet<string>): boolean {
  const whom = offer.option.touches.at(-1)!
  return !pointed.includes(whom) && (pieces.has(whom) || places.has(whom)) && pointed.some((id) => pieces.has(id))
}

/** Whether somebody is the one whom another goes for. */
function isFought({ option }: Offer, id: string, pieces: ReadonlySet<string>): boolean {
  return option.touches.at(-1) === id && pieces.has(id) && option.touches.some((other) => other !== id && pieces.has(other))
}

/** The page that whoever tries a moment of a game again has read before: the one that lay there. */
export function readBefore(view: View): string | null {
  const page = view.scene.page
  return page && !page.choices.length && view.trial && view.at === null && view.steps <= view.trial.at ? page.id : null
}
