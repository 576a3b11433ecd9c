/** What somebody likes: size of the letters, sound, motion, what others write. Kept in this browser. */

export const SIZES = ['small', 'normal', 'large', 'huge'] as const
export type Size = (typeof SIZES)[number]

interface Kept { size: Size; sound: boolean; calm: boolean; letters: boolean; calls: boolean; name: string; asked: boolean }

const KEY = 'grimtable.settings'
const FIRST: Kept = { size: 'normal', sound: false, calm: false, letters: true, calls: false, name: '', asked: false }

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return FIRST
  }
}

class Settings {
  #now = $state<Kept>(kept())

  get size(): Size { return this.#now.size }
  /** Sounds are off until somebody wants them. */
  get sound(): boolean { return this.#now.sound }
  /** Less motion than the system asks for. */
  get calm(): boolean { return this.#now.calm }
  /** Whether what others write freely is shown. */
  get letters(): boolean { return this.#now.letters }
  /** Whether the system calls us when it is our turn and we look elsewhere. */
  get calls(): boolean { return this.#now.calls }

  /** How one wants to be called at a table with others. */
  get name(): string { return this.#now.name }

  /** Whether one has been asked for it; nobody is asked twice. */
  get asked(): boolean { return this.#now.asked }

  rename(name: string): void {
    this.set({ name: name.trim().replace(/\s+/g, ' ') })
  }

  set(change: Partial<Kept>): void {
    this.#now = { ...this.#now, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now))
    } catch { /* no storage: for this visit alone */ }
    this.apply()
  }

  apply(): void {
    document.documentElement.dataset['size'] = this.#now.size
    document.documentElement.dataset['calm'] = String(this.#now.calm)
  }
}

export const settings = new Settings()
