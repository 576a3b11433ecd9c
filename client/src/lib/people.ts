/** Who is meant: people by the names they gave, unless somebody reads no names that others write. */
import { settings } from './settings.svelte'
import type { LogLine, SeatView, TableSeat } from './wire'

/** Whoever sits there: a person by their name, with the seat; else the seat. */
export function personOf(seat: Pick<SeatView | TableSeat, 'name' | 'called'>): string {
  return settings.letters && seat.called ? `${seat.called} (${seat.name})` : seat.name
}

/** What a line of the log says. */
export function lineOf(line: LogLine): string {
  return (settings.letters && line.named) || line.words
}
