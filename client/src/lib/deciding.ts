/** Which options are meant by what a person points at. */
import type { Ask, Option } from './wire'

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

/** The things that light up: what the remaining offers touch, beyond what is pointed at. */
export function lit(all: Offer[], pointed: string[]): Set<string> {
  const remaining = narrowed(all, pointed)
  const found = new Set(remaining.flatMap((offer) => offer.option.touches))
  for (const id of pointed) found.delete(id)
  return found
}

export type Pointing = { take: Offer } | { pointed: string[] }

/**
 * A person points at a thing. If one offer is left, it is taken; if several, the pointing narrows
 * them; a thing already pointed at is let go; a thing that fits no more starts anew.
 */
export function point(all: Offer[], pointed: string[], id: string): Pointing {
  if (pointed.includes(id)) return { pointed: pointed.filter((other) => other !== id) }
  for (const further of [[...pointed, id], [id]]) {
    const remaining = narrowed(all, further)
    const usual = remaining.filter((offer) => !offer.option.spare)
    if (remaining.length === 1) return { take: remaining[0]! }
    if (usual.length === 1) return { take: usual[0]! }
    if (remaining.length > 1) return { pointed: further }
  }
  return { pointed }
}
