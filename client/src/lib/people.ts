/** Who is meant: people by the names they gave, unless somebody reads no names that others write. */
import { settings } from './settings.svelte'
import type { LogLine, Outcome, SeatView, TableSeat, View } from './wire'

/** Whoever sits there: a person by their name, with the seat; else the seat. */
export function personOf(seat: Pick<SeatView | TableSeat, 'name' | 'called'>): string {
  return settings.letters && seat.called ? `${seat.called} (${seat.name})` : seat.name
}

/** The same with people by their names, where a seat is but a number: words of a view, or lines of a log. */
export function byName<T>(told: T, seats: Pick<SeatView, 'name' | 'called' | 'numbered'>[]): T {
  const names = new Map(settings.letters ? seats.filter((seat) => seat.numbered && seat.called).map((seat) => [seat.name, seat.called]) : [])
  if (!names.size) return told
  const seat = new RegExp(`(${[...names.keys()].map((name) => name.replace(/[^\w\s]/g, '\\$&')).join('|')})(?!\\d)`, 'g')
  const said = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(seat, (name) => names.get(name)!)
    if (Array.isArray(value)) return value.map(said)
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, ['seats', 'notation', 'named'].includes(key) ? one : said(one)]))
    return value
  }
  return said(told) as T
}

/** The seats of other people, taken or free; who lets the computer play theirs has not left for that. */
export function othersOf<Seat extends Pick<SeatView, 'id' | 'player' | 'lent'>>(view: { seats: Seat[]; holding: View['holding'] }): Seat[] {
  return view.seats.filter((seat) => (seat.player !== 'computer' || seat.lent) && !view.holding.includes(seat.id))
}

/** How it ended: who gave it up, by name, or what the game says. */
export function endOf(outcome: Pick<Outcome, 'words'>, log: LogLine[]): string {
  const given = log.filter((line) => line.ends).at(-1)
  return given ? lineOf(given).replace(/\.$/, '') : outcome.words
}

/** How it ended, and its score, unless the words say that already. */
export function scored(words: string, score: number | null | undefined): string {
  return score == null || words.split(/[^\d−-]+/).includes(`${score}`) ? words : `${words} · ${score}`
}

/** What a line of the log says. */
export function lineOf(line: LogLine): string {
  return (settings.letters && line.named) || line.words
}
