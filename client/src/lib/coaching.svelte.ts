/** The coach of one table: asked by a button, or quietly before every decision. */
import { advice } from './api'
import type { CounselView } from './wire'

const KEPT = 'grimtable.coach'

export class Coach {
  counsel = $state.raw<CounselView | null>(null)
  /** The ask that is thought about. */
  thinking = $state<number | null>(null)
  trouble = $state('')
  /** Whether it thinks along unasked, and warns before a blunder. */
  quiet = $state(localStorage.getItem(KEPT) === 'quiet')
  /** Whether the advice is shown; thinking along quietly shows nothing. */
  open = $state(false)
  /** The option that was warned of; taking it once more takes it. */
  warned = $state<number | null>(null)

  constructor(readonly table: string, readonly tokens: string) {}

  setQuiet(quiet: boolean): void {
    this.quiet = quiet
    localStorage.setItem(KEPT, quiet ? 'quiet' : '')
  }

  /** Another question is open, or none. */
  turnTo(ask: number | null, options: number): void {
    if (this.counsel?.ask === ask && ask !== null) return
    this.counsel = null
    this.open = false
    this.warned = null
    this.trouble = ''
    if (this.quiet && ask !== null && options > 1) void this.think(ask)
  }

  async ask(ask: number): Promise<void> {
    this.open = true
    if (this.counsel?.ask !== ask) await this.think(ask)
  }

  private async think(ask: number): Promise<void> {
    if (this.thinking === ask) return
    this.thinking = ask
    try {
      const counsel = await advice(this.table, ask, this.tokens)
      if (this.thinking === ask) this.counsel = counsel
    } catch (error) {
      if (this.thinking === ask && this.open) this.trouble = (error as Error).message
    } finally {
      if (this.thinking === ask) this.thinking = null
    }
  }

  /** Whether an answer is to be held back once, as something is clearly better. */
  holdsBack(ask: number, option: number): boolean {
    const counsel = this.counsel
    if (!this.quiet || counsel?.ask !== ask || this.warned === option) return false
    const own = counsel.worths.find(([index]) => index === option)
    const best = counsel.best[0]
    if (!own || !best || best.worth - own[1] < counsel.blunder) return false
    this.warned = option
    return true
  }
}
