/** Applies what the server says has changed; what did not change stays the same object. */
import type { Difference } from './wire'

interface Thing { id: string }

export function applied<T>(old: T, change: Difference | null): T {
  if (change === null) return old
  if ('=' in change) return change['='] as T
  if (Array.isArray(old)) {
    const things = new Map((old as Thing[]).map((thing) => [thing.id, thing]))
    for (const [id, one] of Object.entries(change['*'])) things.set(id, applied(things.get(id) as Thing, one))
    return (change['#'] ?? [...things.keys()]).map((id) => things.get(id)) as T
  }
  const made = { ...old } as Record<string, unknown>
  for (const [name, one] of Object.entries(change['*'])) made[name] = applied(made[name], one)
  return made as T
}
