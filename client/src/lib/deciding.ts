/** Which options are meant by what a person points at. */
import type { Ask, Option, View } from './wire'

export interface Offer { ask: number; index: number; option: Option }

/** All options of the open asks, in order; to pass ends a question as well as anything. */
export function offers(asks: Ask[]): Offer[] {
  const said = (ask: Ask, index: number, option: Option) => (index === ask.passes ? { ...option, ends: true } : option)
  return asks.flatMap((ask) => ask.options.map((option, index) => ({ ask: ask.number, index, option: said(ask, index, option) })).filter((offer) => !offer.option.unsaid))
}

/** The offers that touch everything pointed at so far. */
export function narrowed(all: Offer[], pointed: string[]): Offer[] {
  return all.filter((offer) => pointed.every((id) => offer.option.touches.includes(id)))
}

/** The things that light up: what the remaining offers touch, beyond what is pointed at; what is hardly ever wanted, only where nothing else is left. */
export function lit(all: Offer[], pointed: string[]): Set<string> {
  const remaining = narrowed(all, pointed)
  const usual = remaining.filter((offer) => !offer.option.spare)
  const found = new Set((usual.length ? usual : remaining).flatMap((offer) => offer.option.touches))
  for (const id of pointed) found.delete(id)
  return found
}

export type Pointing = { take: Offer } | { pointed: string[] }

/**
 * A person points at a thing. If one offer is left, it is taken; if several, the pointing narrows
 * them; a thing already pointed at is let go; a thing that fits no more starts anew, and does
 * nothing yet. Who points at somebody (`pieces`) that could only go for one other, or to one of the
 * `places`, chooses them: they go, or dice are rolled, when that is pointed at. Who points at
 * somebody that only one other could go for sees what may come of it: dice are rolled when either
 * of the two is pointed at next. A gauge (`gauges`) answers when it is pointed at again.
 */
export function point(all: Offer[], pointed: string[], id: string, pieces: ReadonlySet<string> = new Set(), places: ReadonlySet<string> = new Set(), gauges: ReadonlySet<string> = new Set()): Pointing {
  const waits = (meant: Offer) => isFought(meant, id, pieces) || gauges.has(id)
  if (pointed.includes(id)) {
    const [meant, ...others] = narrowed(all, pointed)
    if (meant && !others.length && pointed.length === 1 && waits(meant)) return { take: meant }
    return { pointed: pointed.filter((other) => other !== id) }
  }
  const further = [...pointed, id]
  const remaining = narrowed(all, further)
  const usual = remaining.filter((offer) => !offer.option.spare)
  const only = remaining.length === 1 ? remaining[0] : usual.length === 1 ? usual[0] : undefined
  if (only) return goesFor(only, further, pieces, places) || (!pointed.length && waits(only)) ? { pointed: further } : { take: only }
  if (remaining.length) return { pointed: further }
  return { pointed: narrowed(all, [id]).length ? [id] : pointed }
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
