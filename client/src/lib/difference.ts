/** Applies what the server says has changed; what did not change stays the same object. */
import type { Difference } from './wire'

interface Thing { id?: string, notation?: string, seat?: string }

const named = (thing: Thing): string => thing.id || thing.notation || thing.seat || ''

export function applied<T>(old: T, change: Difference | null): T {
  if (change === null) return old
  if ('=' in change) return change['='] as T
  if (Array.isArray(old)) {
    const before = (old as Thing[]).map(named)
    const things = new Map((old as Thing[]).map((thing) => [named(thing), thing]))
    for (const [id, one] of Object.entries(change['*'])) things.set(id, applied(things.get(id) as Thing, one))
    const order = change['#']?.flatMap((run) => (typeof run === 'string' ? run : before.slice(run[0], run[0] + run[1])))
    return (order ?? before).map((id) => things.get(id)) as T
  }
  const made = { ...old } as Record<string, unknown>
  for (const [name, one] of Object.entries(change['*'])) made[name] = applied(made[name], one)
  return made as T
}
