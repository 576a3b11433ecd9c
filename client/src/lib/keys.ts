/** The seats this browser holds: table -> seat -> token. Kept here and nowhere else. */
import type { Made } from './wire'

export interface Held { tokens: Record<string, string>; invites: Record<string, string> }

const KEY = 'grimtable.held'

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>
  } catch {
    return {}
  }
}

export function held(table: string): Held {
  return all()[table] ?? { tokens: {}, invites: {} }
}

export function heldTables(): string[] {
  return Object.keys(all()).reverse()
}

export function keep(made: Made): void {
  const tables = all()
  const old = tables[made.table] ?? { tokens: {}, invites: {} }
  tables[made.table] = {
    tokens: { ...old.tokens, ...made.tokens },
    invites: { ...old.invites, ...made.invites },
  }
  localStorage.setItem(KEY, JSON.stringify(tables))
}

export function forget(table: string): void {
  const tables = all()
  delete tables[table]
  localStorage.setItem(KEY, JSON.stringify(tables))
}
