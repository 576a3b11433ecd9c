/** Icons by name, fetched in batches as scenes ask for them. */
import { SvelteMap } from 'svelte/reactivity'

const paths = new SvelteMap<string, string>()
const asked = new Set<string>()
let waiting: string[] = []

/** The path data of an icon: empty until it has arrived, or if there is none of that name. */
export function icon(name: string): string {
  if (!asked.has(name)) {
    asked.add(name)
    waiting.push(name)
    if (waiting.length === 1) setTimeout(fetchWaiting, 0)
  }
  return paths.get(name) ?? ''
}

/** Give icons by hand (tests, samples). */
export function provide(given: Record<string, string>): void {
  for (const [name, path] of Object.entries(given)) {
    asked.add(name)
    paths.set(name, path)
  }
}

async function fetchWaiting(): Promise<void> {
  const names = waiting.sort().splice(0, 60)
  if (waiting.length) setTimeout(fetchWaiting, 0)
  try {
    const response = await fetch(`/api/icons?names=${names.map(encodeURIComponent).join(',')}`)
    if (!response.ok) throw new Error(String(response.status))
    provide((await response.json()) as Record<string, string>)
  } catch {
    for (const name of names) asked.delete(name)
  }
}
