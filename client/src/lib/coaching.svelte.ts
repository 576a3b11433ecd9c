/** The coach of one table: asked by a button, or quietly before every decision. */
import { advice } from './api'
import type { CounselView } from './wire'

const KEPT = 'grimtable.coach'
/** So many milliseconds an answer waits for the coach. */
const PATIENCE = 5000

export class Coach {
  counsel = $state.raw<CounselView | null>(null)
  /** The ask that is thought about. */
  thinking = $state<number | null>(null)
  trouble = $state('')
  /** Whether it thinks along unasked, and warns before a blunder. */
  quiet = $state(localStorage.getItem(KEPT) === 'quiet')
  /** Whether the advice is shown; thinking along quietly shows nothing. */
  open = $state(false)
  /** Whether others have acted since it was asked: what it says is about another question. */
  changed = $state(false)
  /** The option that was warned of; taking it once more takes it. */
  warned = $state<number | null>(null)
  /** The option that waits until it has been thought about: it ends a turn, and would be gone unwarned. */
  waits = $state<number | null>(null)

  /** How often it was asked: an answer to what was asked before comes too late. */
  private asked = 0
  /** How much had been answered when this question came up. */
  private seq = -1
  /** What is thought about just now. */
  private thought: Promise<void> = Promise.resolve()

  constructor(readonly table: string, readonly tokens: string) {}

  setQuiet(quiet: boolean): void {
    this.quiet = quiet
    localStorage.setItem(KEPT, quiet ? 'quiet' : '')
  }

  /**
   * Another question is open, or none; so much has been answered at the table.
   *
   * Whoever has asked and not answered is still waiting: when others have acted it thinks again.
   */
  turnTo(ask: number | null, options: number, seq = 0): void {
    if (ask === null || (this.seq === seq && (this.counsel?.ask === ask || this.thinking === ask))) return
    this.counsel = null
    this.warned = null
    this.waits = null
    this.trouble = ''
    this.thinking = null
    if (this.open) this.changed = true
    this.seq = seq
    if (this.open || (this.quiet && options > 1)) this.thought = this.think(ask)
  }

  async ask(ask: number): Promise<void> {
    this.open = true
    this.changed = false
    if (this.counsel?.ask !== ask && this.thinking !== ask) this.thought = this.think(ask)
    await this.thought
  }

  /** The person has decided, or looks at the options. */
  close(): void {
    this.open = false
    this.changed = false
  }

  private async think(ask: number): Promise<void> {
    this.thinking = ask
    this.trouble = ''
    const turn = ++this.asked
    try {
      const counsel = await advice(this.table, ask, this.tokens)
      if (this.asked === turn && this.thinking === ask) this.counsel = counsel
    } catch (error) {
      if (this.asked === turn && this.thinking === ask && this.open) this.trouble = (error as Error).message
    } finally {
      if (this.asked === turn) this.thinking = null
    }
  }

  /**
   * Whether an answer that ends a turn must wait until it has been thought about; then it is given, if it still can be.
   *
   * Who asks for it once more waits no longer.
   */
  makesWait(ask: number, option: number, go: () => void): boolean {
    if (!this.quiet || this.thinking !== ask || this.waits === option) return false
    this.waits = option
    const turn = this.asked
    void Promise.race([this.thought, new Promise((soon) => setTimeout(soon, PATIENCE))]).then(() => {
      const still = this.waits === option && this.asked === turn
      this.waits = null
      if (still) go()
    })
    return true
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
