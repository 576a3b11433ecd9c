/** On a phone the page scrolls under the question: what it is about comes into sight. */
export interface Span { top: number; bottom: number }

const fits = (span: Span, room: Span) => span.bottom - span.top <= room.bottom - room.top

/** How far a page scrolls for a span to be seen: not at all where it is, of one that is too tall the middle. */
export function shift(span: Span, room: Span): number {
  if (!fits(span, room)) return (span.top + span.bottom - room.top - room.bottom) / 2
  return Math.min(0, span.top - room.top) + Math.max(0, span.bottom - room.bottom)
}

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

export function joined(spans: (Span | null)[]): Span | null {
  const all = spans.filter((span) => span !== null)
  return all.length ? { top: Math.min(...all.map((span) => span.top)), bottom: Math.max(...all.map((span) => span.bottom)) } : null
}

/** Scroll the page, between its tabs and the sheet with the question, to what the question is about; and how much room is wanting. */
export function bringIntoSight(sheet: HTMLElement, stake: Iterable<string>, choices: Iterable<string>, all: Iterable<string>): number {
  const board = document.querySelector('.boardbox')
  if (!board?.getClientRects().length) return 0
  const spanOf = (ids: Iterable<string>) =>
    joined([...ids].map((id) => board.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null).filter((box) => box === null || box.height > 0))
  const room = { top: document.querySelector('.tabs')?.getBoundingClientRect().height ?? 0, bottom: sheet.getBoundingClientRect().top }
  const [at, chosen] = [spanOf(stake), spanOf(choices)]
  const span = seen(at, chosen, spanOf(all), room)
  if (span) window.scrollBy({ top: Math.round(shift(span, room)), behavior: 'instant' })
  return wanting(at, chosen, room)
}
