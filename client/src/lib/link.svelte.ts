/** The connection to one table: keeps the newest view, reconnects by itself. */
import { applied } from './difference'
import { tongue, type Phrase } from './tongue.svelte'
import type { Change, Foresight, FromServer, Invited, LogLine, Preview, Refusal, Scene, Seated, ToServer, View } from './wire'

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
/** So long a refusal is read; after that it goes when the table goes on. */
const READ = 6000

/** How it stood on the way to a view, when the log had so many lines. */
export interface Moment { lines: number; scene: Scene }

export class TableLink {
  view = $state.raw<View | null>(null)
  log = $state.raw<LogLine[]>([])
  preview = $state.raw<Preview | null>(null)
  foresight = $state.raw<Foresight | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The newest invitation that was made again for somebody who stays away. */
  invited = $state.raw<Invited | null>(null)
  /** A seat that we have just taken from a computer player. */
  seated = $state.raw<Seated | null>(null)
  connected = $state(false)
  /** Why there is nothing to show, for good. */
  gone = $state<'gone' | 'old' | null>(null)
  /** Why we were turned away; we try again. */
  crowded = $state<'crowdedHere' | 'crowdedThere' | null>(null)
  /** The answer that is under way; sent again after a lost connection while its ask is open. */
  pending = $state.raw<ToServer | null>(null)

  /** The last view that was told, whether it is shown or not: differences are from it. */
  #told: View | null = null
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #closed = false
  #timer = 0
  #seat: string | null | undefined = undefined
  #at: number | null = null
  #refused = 0
  /** Whether what comes is to be told, of every change of the table; whether it has been asked for and not told yet; and whether the table has changed since. */
  #foresees = false
  #asked = false
  #changedSince = false

  constructor(
    readonly table: string,
    readonly tokens: string[],
    readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
    /** Told of every view, in order: what it shows, its whole log, the new lines, whether we did it, and how it stood in between. */
    readonly onview: (view: View, log: LogLine[], lines: LogLine[], own: boolean, moments: Moment[]) => void = () => {},
  ) {
    this.#connect()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = this.open(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.#socket = socket
    socket.onopen = () => {
      const seat = this.#seat ?? null
      this.#told = null
      this.#send({ kind: 'hello', tokens: this.tokens, language: tongue.language, seat, differences: true })
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer)
    socket.onclose = (event) => {
      this.connected = false
      if (this.#closed) return
      this.gone = event.code === 4404 ? 'gone' : event.code === 4410 ? 'old' : null
      if (this.gone) return
      this.crowded = event.code === 4430 ? 'crowdedHere' : event.code === 4431 ? 'crowdedThere' : null
      if (this.crowded) this.#wait = LONGEST_WAIT
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #hear(told: FromServer): void {
    if (told.kind === 'change') {
      if (this.#told) this.#see(this.#changed(this.#told, told), this.#between(this.#told.scene, told))
    } else if (told.kind === 'view') {
      this.#see(told)
    } else if (told.kind === 'preview') {
      const scene = told.change && this.#told ? applied(this.#told.scene, told.change) : told.scene
      this.preview = { ...told, scene }
    } else if (told.kind === 'foresight') {
      this.foresight = told
      this.#asked = false
      if (this.#changedSince) this.#askForesight()
    } else if (told.kind === 'invited') {
      this.invited = told
    } else if (told.kind === 'seated') {
      this.seated = told
    } else {
      this.refusal = told
      this.#asked = false // it may have been this that could not be told
      this.#refused = performance.now()
      this.pending = null
    }
  }

  #changed(view: View, change: Change): View {
    return { ...applied(view, change.view), log_from: change.log_from, log: change.log }
  }

  #between(scene: Scene, change: Change): Moment[] {
    return change.moments.map((one) => ({ lines: one.lines, scene: (scene = applied(scene, one.change)) }))
  }

  #see(told: View, moments: Moment[] = []): void {
    this.#told = told
    const fresh = !this.connected
    this.connected = true
    this.crowded = null
    this.#wait = FIRST_WAIT
    if (fresh && told.at === null && this.#at !== null) {
      this.#send({ kind: 'look', at: this.#at })
      return
    }
    if (told.at !== this.#at) return
    const before = this.log.length
    this.log = [...this.log.slice(0, told.log_from), ...told.log]
    const own = this.pending !== null || fresh
    if (this.refusal && told.seq !== this.view?.seq && performance.now() - this.#refused > READ) this.refusal = null
    this.view = told
    this.preview = null
    this.#settle(told, fresh)
    if (fresh) this.#asked = false
    this.#askForesight()
    this.onview(told, this.log, this.log.slice(Math.max(before, told.log_from)), own, moments)
  }

  #settle(view: View, fresh: boolean): void {
    const pending = this.pending
    if (pending?.kind !== 'answer' && pending?.kind !== 'pin') {
      this.pending = null
    } else if (!view.asks.some((ask) => ask.number === pending.ask)) {
      this.pending = null
    } else if (fresh) {
      this.#send(pending)
    }
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  answer(ask: number, option: number): void {
    this.#commit({ kind: 'answer', ask, option })
  }

  /** Answer, and go on so as far as it comes as planned. */
  pin(ask: number, plan: string[]): void {
    this.#commit({ kind: 'pin', ask, plan })
  }

  /** Have a computer player say what it intends first, or not. */
  consult(seat: string, on: boolean): void {
    this.#send({ kind: 'consult', seat, on })
  }

  tellFate(ask: number, text: string): void {
    this.#commit({ kind: 'answer', ask, text })
  }

  #commit(message: ToServer): void {
    if (this.pending) return
    this.refusal = null
    this.pending = message
    this.#send(message)
  }

  undo(anew = false): void {
    this.refusal = null
    this.#send({ kind: 'undo', anew })
  }

  backToLesson(): void {
    this.refusal = null
    this.#send({ kind: 'undo', lesson: true })
  }

  order(until: string): void {
    this.#send({ kind: 'order', until })
  }

  /** Leave ties of those whom nobody plays to the program, or decide them again. */
  leaveTies(leave: boolean): void {
    this.#send({ kind: 'ties', leave })
  }

  give(seat: string, mind = ''): void {
    this.refusal = null
    this.#send({ kind: 'give', seat, mind })
  }

  invite(seat: string): void {
    this.#send({ kind: 'invite', seat })
  }

  resign(): void {
    this.#send({ kind: 'resign' })
  }

  call(name: string): void {
    this.#send({ kind: 'call', name })
  }

  say(phrase: Phrase | '', words = ''): void {
    this.#send(phrase ? { kind: 'say', phrase } : { kind: 'say', words })
  }

  rematch(): void {
    this.#send({ kind: 'rematch' })
  }

  /** What will those do whom nobody plays? As long as this is on it is asked anew with every view, whoever changed the table, one question at a time. */
  foresee(on: boolean): void {
    this.#foresees = on
    if (!on) this.foresight = null
    this.#askForesight()
  }

  #askForesight(): void {
    if (!this.#foresees || this.view?.at !== null) return
    this.#changedSince = this.#asked
    if (this.#asked) return
    this.#asked = true
    this.#send({ kind: 'foresee' })
  }

  askPreview(ask: number, option: number): void {
    this.#send({ kind: 'preview', ask, option })
  }

  look(at: number | null): void {
    this.#at = at
    this.#send({ kind: 'look', at })
  }

  show(seat: string | null): void {
    this.#seat = seat
    this.log = []
    this.#send({ kind: 'show', seat })
  }

  speak(language: string): void {
    this.#send({ kind: 'language', language })
  }

  dice(real: boolean): void {
    this.#send({ kind: 'dice', real })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
