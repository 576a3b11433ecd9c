/** What came of our games of one kind, from the first to the last. */
import type { TableCard } from './wire'

export type Result = 'won' | 'lost' | 'shared'

export interface Figures {
  /** Oldest first. */
  results: Result[]
  /** Games won in a row: up to now, and at most. */
  now: number
  longest: number
  /** Decisions of the game in the middle; null without one. */
  middle: number | null
  /** How they ended, in the game's words, the commonest first. */
  endings: [words: string, times: number][]
}

/** How a table ended for those who held these seats. */
export function resultOf(table: TableCard, seats: string[]): Result {
  const share = Math.max(0, ...seats.map((seat) => table.outcome?.result[seat] ?? 0))
  return share >= 1 ? 'won' : share <= 0 ? 'lost' : 'shared'
}

/** Whether a game was won that counts, in one of these tables. */
export const hasWon = (game: string, tables: TableCard[], seatsOf: (table: string) => string[]) =>
  tables.some((table) => table.game === game && table.counts && table.outcome !== null && resultOf(table, seatsOf(table.id)) === 'won')

export function figures(tables: TableCard[], seatsOf: (table: string) => string[]): Figures {
  const over = tables.filter((table) => table.over && table.outcome && table.counts).sort((a, b) => a.made.localeCompare(b.made))
  const results = over.map((table) => resultOf(table, seatsOf(table.id)))
  let [now, longest] = [0, 0]
  for (const result of results) {
    now = result === 'won' ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  const lengths = over.map((table) => table.answers).sort((a, b) => a - b)
  const times = new Map<string, number>()
  for (const { outcome } of over) times.set(outcome!.words, (times.get(outcome!.words) ?? 0) + 1)
  return { results, now, longest, middle: lengths[Math.floor(lengths.length / 2)] ?? null, endings: [...times].sort((a, b) => b[1] - a[1]) }
}

/** A level of computer players: how it is called, and what it does. */
export function level(words: string): { name: string; does: string } {
  const [name = '', ...does] = words.split(/\s*:\s+/)
  return { name, does: does.join(': ') }
}
