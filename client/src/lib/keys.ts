/** The seats this browser holds: table -> seat -> token. Kept here and nowhere else. */
import type { Made } from './wire'

export interface Held {
  tokens: Record<string, string>
  invites: Record<string, string>
  /** Taken off our lists. The seats stay ours: a slip of the finger loses no game. */
  hidden?: boolean
  /** A lesson that has been gone through: nobody need go on with it. */
  learnt?: boolean
}

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
  return Object.entries(all()).filter(([, one]) => !one.hidden).map(([table]) => table).reverse()
}

export function keep(made: Made): void {
  const tables = all()
  const old = tables[made.table] ?? { tokens: {}, invites: {} }
  tables[made.table] = {
    ...old,
    hidden: false,
    tokens: { ...old.tokens, ...made.tokens },
    invites: { ...old.invites, ...made.invites },
  }
  localStorage.setItem(KEY, JSON.stringify(tables))
}

/** Take a table off our lists, or put it on them again. */
export function list(table: string, hidden: boolean): void {
  const tables = all()
  const one = tables[table]
  if (!one || Boolean(one.hidden) === hidden) return
  tables[table] = { ...one, hidden }
  localStorage.setItem(KEY, JSON.stringify(tables))
}

/** A lesson has been gone through. */
export function learn(table: string): void {
  const tables = all()
  const one = tables[table]
  if (!one || one.learnt) return
  tables[table] = { ...one, learnt: true }
  localStorage.setItem(KEY, JSON.stringify(tables))
}
