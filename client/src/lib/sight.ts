/** On a phone the page scrolls under the question: what it is about comes into sight. */
export interface Span { top: number; bottom: number }

const fits = (span: Span, room: Span) => span.bottom - span.top <= room.bottom - room.top

/** How far a page scrolls for a span to be seen: not at all where it is, of one that is too tall the middle. */
export function shift(span: Span, room: Span): number {
  if (!fits(span, room)) return (span.top + span.bottom - room.top - room.bottom) / 2
  return Math.min(0, span.top - room.top) + Math.max(0, span.bottom - room.bottom)
}

/** Whether all of a span is in sight. */
export const isIn = (span: Span, room: Span) => span.top >= room.top && span.bottom <= room.bottom

/** All that stands on the board where there is room; else what is at stake and what may be chosen; else what is at stake. */
export function seen(stake: Span | null, choices: Span | null, all: Span | null, room: Span): Span | null {
  const both = joined([stake, choices])
  const whole = joined([both, all])
  if (whole && fits(whole, room)) return whole
  return both && stake && !fits(both, room) ? stake : both
}

/** How much room is wanting for what is at stake and what may be chosen about it: the question gives way by that. */
export function wanting(stake: Span | null, choices: Span | null, room: Span): number {
  const both = stake && joined([stake, choices])
  return both ? Math.max(0, both.bottom - both.top - (room.bottom - room.top)) : 0
}

/** How much of what a question can spare it gives to the board: all of that if it is seen then, else to what the question is about. */
export function giving(ground: Span | null, stake: Span | null, choices: Span | null, room: Span, spare: number, fight: boolean): number {
  const whole = wanting(ground, null, room)
  return !fight && whole <= spare ? whole : Math.min(spare, wanting(stake ?? choices, choices, room))
}

export function joined(spans: (Span | null)[]): Span | null {
  const all = spans.filter((span) => span !== null)
  return all.length ? { top: Math.min(...all.map((span) => span.top)), bottom: Math.max(...all.map((span) => span.bottom)) } : null
}

/** The ground of the board, as far as it is shown. */
function groundOf(board: Element): Span | null {
  const frame = board.getBoundingClientRect()
  const ground = joined([...board.querySelectorAll('.board .cell')].map((cell) => cell.getBoundingClientRect()).filter((box) => box.height > 0))
  return ground && { top: Math.max(ground.top, frame.top), bottom: Math.min(ground.bottom, frame.bottom) }
}

/** Where what stays above the board ends: the tabs, and the gauges where they stay. */
function ceiling(): number {
  const tabs = document.querySelector('.tabs')?.getBoundingClientRect().height ?? 0
  const gauges = document.querySelector('.main > .top')
  const style = gauges && getComputedStyle(gauges)
  return style?.position === 'sticky' ? Math.max(tabs, parseFloat(style.top) + gauges!.getBoundingClientRect().height) : tabs
}

/** What a question is about, as it lies on the page, and the room for it between what stays above and the sheet with the question. */
function lying(sheet: HTMLElement, ...some: Iterable<string>[]): { room: Span; ground: Span | null; spans: (Span | null)[] } | null {
  const board = document.querySelector('.boardbox')
  if (!board?.getClientRects().length) return null
  const spanOf = (ids: Iterable<string>) =>
    joined([...ids].map((id) => board.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null).filter((box) => box === null || box.height > 0))
  return { room: { top: ceiling(), bottom: sheet.getBoundingClientRect().top }, ground: groundOf(board), spans: some.map(spanOf) }
}

/**
 * How many pixels the sheet had better give way for what it asks about: of the `spare` ones, so many
 * that the whole board is seen (in a `fight` those who fight and may step in), if that can be.
 */
export function givesWay(sheet: HTMLElement, stake: Iterable<string>, choices: Iterable<string>, spare: number, fight: boolean): number {
  const found = lying(sheet, stake, choices)
  return found ? giving(found.ground, found.spans[0]!, found.spans[1]!, found.room, spare, fight) : 0
}

/** So many pixels around them rings and arrows take that are drawn around pieces. */
const RING = 10

/**
 * Scroll the page to what the question is about. One that somebody `reads` stays where it is as
 * long as all of that is in sight: nothing moves under a finger without need.
 */
export function bringIntoSight(sheet: HTMLElement, stake: Iterable<string>, choices: Iterable<string>, all: Iterable<string>, reads: boolean): void {
  const found = lying(sheet, stake, choices, all)
  if (!found) return
  const { ground } = found
  const tight = { ...found.room, bottom: found.room.bottom - RING }
  const room = ground && fits(ground, found.room) && !fits(ground, tight) ? found.room : tight
  const [at, chosen, pieces] = found.spans as [Span | null, Span | null, Span | null]
  const asked = joined([at, chosen])
  if (reads && (!asked || isIn(asked, room))) return
  const span = ground && fits(ground, room) ? ground : seen(at, chosen, pieces, room)
  if (span) window.scrollBy({ top: Math.ceil(shift(span, room)), behavior: 'instant' })
}
