/** Where we are, from the part of the address after '#', which no server ever sees. */

export type Place =
  | { at: 'lobby' }
  /** A step of a replay; `start` where the first turn begins. */
  | { at: 'table'; table: string; step: number | 'start' | null }
  | { at: 'board'; table: string }
  | { at: 'campaign'; table: string }
  | { at: 'record'; game: string }
  | { at: 'join'; table: string; invite: string }

export function read(hash: string): Place {
  const [, at, one, two] = hash.replace(/^#/, '').split('/').map(decodeURIComponent)
  if (at === 'table' && one) return { at, table: one, step: two ? (two === 'start' ? two : Number(two) || 0) : null }
  if ((at === 'board' || at === 'campaign') && one) return { at, table: one }
  if (at === 'join' && one && two) return { at, table: one, invite: two }
  if (at === 'record') return { at, game: one ?? '' }
  return { at: 'lobby' }
}

class Route {
  place = $state<Place>(read(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.place = read(location.hash)
    })
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const route = new Route()
