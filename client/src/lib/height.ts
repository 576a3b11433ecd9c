/** How high the sheet with the question stands on a phone: its first line and what ends it, what leaves room for the board, or all of it. */
export type Height = 'low' | 'half' | 'full'

const HEIGHTS: readonly Height[] = ['low', 'half', 'full']

/** A finger that moves less than this has tapped. */
export const DRAWN = 12
/** Whoever draws over this share of the screen means it all the way. */
const FAR = 0.38

const step = (from: Height, by: number): Height => HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(from) + by))]!

export const higher = (from: Height): Height => step(from, 1)
export const lower = (from: Height): Height => step(from, -1)

/** Where the sheet rests that a finger has drawn up by so many pixels, down by less than none. */
export function rested(from: Height, up: number, screen: number): Height {
  if (Math.abs(up) < DRAWN) return from
  return step(from, Math.sign(up) * (Math.abs(up) > screen * FAR ? 2 : 1))
}
