/**
 * Shows what others do one thing after the other, so that it can be followed.
 *
 * Views come as fast as the server likes. Each is shown after its new lines of the log have been
 * told, one beat per line, and the pieces go where they are told to go; what we did ourselves is shown at once, unless much follows from it,
 * and so is all that happens while the table is laid out for us.
 */
import { settled, soFar } from './changes'
import type { Moment } from './link.svelte'
import { tongue } from './tongue.svelte'
import type { LogLine, Rolled, Scene, View } from './wire'

export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'instant']
const BEAT: Record<Speed, number> = { slow: 1700, normal: 950, fast: 420, instant: 0 }
const KEY = 'grimtable.speed'
/** Longer stories are told by those lines that name things on the table, the longer the faster. */
const MOST = 9
/** A beat that can just be read. */
const LEAST = 420
/** What follows at once from our own answer needs no telling. */
const OWN = 3
/** How long dice tumble; what they did is seen when they lie. */
const FALL = 480
/** Who has done it themselves needs less time to see what comes of it. */
const BRISK = 0.6

export interface Beat { words: string; from: string; to: string; dice: Rolled[]; /** How long they tumble. */ fall: number; /** Whose doing it is: who last did something to another, went somewhere or rolled. */ who: string }

/** Lines of a story, and how it stands when they have been told. */
interface Part { lines: LogLine[]; scene: Scene }

interface Waiting { view: View; lines: LogLine[]; parts: Part[]; log: LogLine[]; own: boolean; laid: boolean; /** Whether it is shown whatever is being read: what we did, took back, or see in another language. */ frees: boolean }

function kept(): Speed {
  try {
    const found = localStorage.getItem(KEY) as Speed | null
    if (found && SPEEDS.includes(found)) return found
  } catch { /* no storage: as usual */ }
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal'
}

/** How fast what others do is told; the same at every table. */
class Pace {
  now = $state<Speed>(kept())

  set(speed: string): void {
    this.now = SPEEDS.find((one) => one === speed) ?? 'normal'
    try {
      localStorage.setItem(KEY, this.now)
    } catch { /* no storage: for this visit alone */ }
  }
}

export const speed = new Pace()

export class Playback {
  view = $state.raw<View | null>(null)
  log = $state.raw<LogLine[]>([])
  /** The last view that has come, shown or still to be told. */
  newest = $state.raw<View | null>(null)
  beat = $state.raw<Beat | null>(null)
  paused = $state(false)
  /** Whether the telling has come to a page, and goes on when its reader does. */
  halted = $state(false)
  /** What others did since our last answer. */
  recap = $state.raw<LogLine[]>([])
  /** How it stood before that; null where that was not seen. */
  since = $state.raw<Scene | null>(null)

  /** Who was seen meanwhile, even if they came and went. */
  between = $state.raw<string[]>([])

  /** Whether the table has just been laid out for us, and we have done nothing yet. */
  laid = $state(false)

  #queue: Waiting[] = []
  #held = false
  #timer = 0
  #then: () => void = () => {}
  #left: LogLine[] = []
  #hurry = 1
  #now: Waiting | null = null
  #part = 0
  #page = ''

  /** `isRead` tells whether a page has been read. */
  constructor(private readonly isRead: (page: string) => boolean = () => false) {}

  get playing(): boolean {
    return this.beat !== null
  }

  /** A view has come; `lines` are new in its log, `moments` tell how it stood between them. */
  take(view: View, log: LogLine[], lines: LogLine[], own: boolean, moments: Moment[] = []): void {
    const last = this.#queue.at(-1)?.view ?? this.#now?.view ?? this.view
    const first = last === null || last.language !== view.language || (last.seat !== view.seat && elsewhere(last, view))
    // A replay that goes on by one step is told as it was when it was played.
    const stepped = last !== null && view.at !== null && last.at !== null && view.at === last.at + 1
    const told = first || view.seq < last.seq || (view.at !== last.at && !stepped) ? [] : lines.filter((line) => !line.by) // what people say is no part of the game
    this.newest = view
    const back = last !== null && view.at === last.at && view.steps < last.steps
    if (last && (back || (view.at !== last.at && !stepped) || takesOver(last, view))) this.skip() // whoever leafs through, takes back, or plays again, waits for no story
    if (own || back || this.#answered(view)) { // what was taken back has not happened, and what was shown with a question was read
      this.recap = []
      this.between = []
      this.since = own && told.length <= OWN ? view.scene : (last?.scene ?? null)
    }
    if (own || back) this.laid = false
    this.#queue.push({ view, log, lines: told, parts: parted(told, lines, view.scene, moments.map((one) => ({ ...one, lines: one.lines - log.length + lines.length }))), own, laid: last?.order === 'laid', frees: own || first || view.steps < last.steps })
    if (!this.#now) this.#next()
    else if (this.halted && this.#queue.some((one) => one.frees)) this.#goOn()
  }

  /** Whether a question that is shown has been answered, by an order that we left, say. */
  #answered(view: View): boolean {
    if (this.#now || !this.view?.asks.length || view.at !== null) return false
    const open = new Set(view.asks.map((ask) => ask.number))
    return !this.view.asks.some((ask) => open.has(ask.number))
  }

  /** Nothing goes on beneath a page that is being read, unless its reader goes on. */
  hold(reading: boolean): void {
    this.#held = reading
    if (!reading && this.halted) this.#goOn()
    else if (!reading && !this.#now && this.#queue.length) this.#next()
  }

  #goOn(): void {
    this.halted = false
    this.#step()
  }

  /** Whether a page lies there that tells us, who play, what has just happened; how it ended is told with the ending, and a lesson speaks of its pages itself. */
  #toRead(): boolean {
    const { view } = this
    const page = view?.scene.page
    if (!page || page.choices.length || this.isRead(page.id) || speed.now === 'instant') return false
    const ends = this.#now?.view.outcome && this.#now.view.scene.page?.id === page.id
    return !ends && !view.outcome && view.at === null && !view.guide && view.holding.length > 0 && !view.scene.blows.length
  }

  #next(): void {
    const waits = (this.#held || (this.#queue.length > 0 && this.#toRead())) && !this.#queue.some((one) => one.frees)
    const one = waits ? undefined : this.#queue.shift()
    this.#now = one ?? null
    if (!one) {
      this.beat = null
      return
    }
    // What is told of a board can't be followed where there was none yet.
    const bare = this.view !== null && !this.view.scene.cells.length && one.view.scene.cells.length > 0
    const brief = one.laid || bare || (one.own && one.lines.length <= OWN && !one.lines.some((line) => line.dice.length))
    this.#left = speed.now === 'instant' || brief ? [] : story(one.lines)
    this.#hurry = Math.min(1, MOST / Math.max(this.#left.length, 1))
    this.#part = 0
    this.#page = this.view?.scene.page?.id ?? ''
    this.#step()
  }

  #step(): void {
    if (this.#left.length) this.#begin(this.#left[0]!)
    const page = this.view?.scene.page?.id ?? ''
    if (this.beat && page !== this.#page && this.#toRead()) {
      this.#page = page
      this.halted = true
      return
    }
    const line = this.#left.shift()
    if (!line) return this.#show()
    const { view } = this.#now!
    const fall = line.dice.length ? Math.min(FALL, BEAT[speed.now] / 2) * Math.max(this.#hurry, 0.5) : 0
    this.beat = { words: line.words, from: line.touches[0] ?? '', to: line.touches[1] ?? '', dice: line.dice, fall, who: (acts(line, view.scene) ? line.touches[0] : this.beat?.who) ?? '' }
    if (fall) this.#wait(fall, () => this.#land(line))
    else this.#land(line)
  }

  /** The dice lie, if there are any: what a line tells is seen. */
  #land(line: LogLine): void {
    if (this.view && this.beat) {
      this.view = { ...this.view, scene: this.#reached(this.view.scene) }
      const { view, parts } = this.#now!
      if (!acts(line, view.scene)) this.beat = { ...this.beat, who: whose(line, this.view.scene, parts[this.#part]!.scene, this.beat.who) }
    }
    const long = Math.max(LEAST, BEAT[speed.now] * (line.touches.length > 1 && !line.dice.length ? 1 : 0.75) * (this.#now!.own ? BRISK : 1) * this.#hurry)
    this.#wait(long, () => this.#step())
  }

  #wait(long: number, then: () => void): void {
    this.#then = then
    if (!this.paused) this.#timer = window.setTimeout(then, long)
  }

  /** Before the first line of another part is told, it stands as the part before has ended. */
  #begin(line: LogLine): void {
    const { parts } = this.#now!
    const part = parts.findIndex((one) => one.lines.includes(line))
    if (part > this.#part && this.view) this.view = { ...this.view, scene: parts[part - 1]!.scene }
    this.#part = part
  }

  /** How it stands when a line has been told: as its part of the story goes on, or ends. */
  #reached(shown: Scene): Scene {
    const { parts } = this.#now!
    const { scene, lines } = parts[this.#part]!
    const ends = this.#part < parts.length - 1 && !lines.some((one) => this.#left.includes(one))
    return ends ? settled(shown, scene, lines) : soFar(shown, scene, lines, this.#left)
  }

  #show(): void {
    const one = this.#now!
    this.view = one.view
    this.log = one.log
    this.#remember(one)
    if (one.laid) this.laid = true
    // Let what has changed be seen before the next story begins.
    const rest = this.#queue.length && one.lines.length && !one.laid ? BEAT[speed.now] * 0.6 : 0
    if (!this.#queue.length) this.beat = null
    if (rest) this.#wait(rest, () => this.#next())
    else this.#next()
  }

  /** What others did, or what followed from our answer by itself, can be read again. */
  #remember(one: Waiting): void {
    if (one.view.at !== null || (one.own && one.lines.length <= OWN)) return
    this.recap = [...this.recap, ...one.lines]
    this.between = [...new Set([...this.between, ...one.parts.flatMap((part) => part.scene.pieces.map((piece) => piece.id))])]
  }

  /** Show how it stands now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.paused = this.halted = false
    const all = [...(this.#now ? [this.#now] : []), ...this.#queue]
    this.#queue = []
    this.#left = []
    for (const one of all) this.#remember(one)
    const last = all.at(-1)
    if (last) {
      this.view = last.view
      this.log = last.log
    }
    this.#now = null
    this.beat = null
  }

  pause(): void {
    if (this.halted) return
    this.paused = !this.paused
    clearTimeout(this.#timer)
    if (!this.paused) this.#then()
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}

/** Whether we have only turned to another seat, or to one that has been told something else. */
const elsewhere = (last: View, view: View): boolean => last.seq === view.seq || last.secret || view.secret

/** Whether one of our seats, for which the computer played, is ours again. */
const takesOver = (last: View, view: View): boolean =>
  view.seats.some((seat) => seat.player === 'person' && view.holding.includes(seat.id) && last.seats.some((one) => one.id === seat.id && one.player === 'computer'))

/** Whether a line tells that somebody rolled, went somewhere or did something to another: who plans or draws a card does not act yet. */
const acts = (line: LogLine, scene: Scene): boolean =>
  line.dice.length > 0 || line.touches.slice(1).some((id) => scene.pieces.some((piece) => piece.id === id) || scene.cells.some((cell) => cell.id === id))

/** Whose doing is told with a line in which nobody acts: of whom the heading speaks now; else still the same, unless the line is about nobody, and leads to where the heading speaks of others. */
function whose(line: LogLine, now: Scene, coming: Scene, last: string): string {
  const speaksOf = (scene: Scene, id: string | undefined) => scene.pieces.some((piece) => piece.id === id && scene.status.includes(piece.name))
  if (speaksOf(now, line.touches[0])) return line.touches[0]!
  return line.touches.length || speaksOf(coming, last) ? last : ''
}

/** Whose doing is told just now, where how it stood before still speaks of somebody else; else nothing. */
export function told(scene: Scene, beat: Beat | null): string {
  const name = scene.pieces.find((piece) => piece.id === beat?.who)?.name
  return name && !scene.status.includes(name) ? `${name} ${tongue.words.actsNow}` : ''
}

/** A story in parts: what led to each moment, and last to the view itself. */
function parted(told: LogLine[], lines: LogLine[], scene: Scene, moments: Moment[]): Part[] {
  const ends = [...moments.filter((one) => one.lines > 0), { lines: lines.length, scene }]
  return ends.map((one, index) => ({ scene: one.scene, lines: lines.slice(ends[index - 1]?.lines ?? 0, one.lines).filter((line) => told.includes(line)) }))
}

/** The lines worth a beat of their own. */
function story(lines: LogLine[]): LogLine[] {
  if (lines.length <= MOST) return [...lines]
  const named = lines.filter((line) => line.touches.length > 0 || line.dice.length > 0)
  return named.length ? named : lines.slice(-MOST)
}
