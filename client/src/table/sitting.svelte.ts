/** Somebody at a table: what they see, point at and take. Made while a page is being made. */
import { onDestroy, tick, untrack } from 'svelte'
import { asksFirst, atOnce, create, games, guide, nextChapter, playOn, tables, type NewTable } from '../lib/api'
import { Coach } from '../lib/coaching.svelte'
import { lit, meant, narrowed, offers, point, reach, readBefore, sole, type Offer } from '../lib/deciding'
import type { Hands } from '../lib/hands'
import { Hold } from '../lib/hold.svelte'
import { hasWon } from '../lib/figures'
import { held, heldTables, keep, list } from '../lib/keys'
import { TableLink } from '../lib/link.svelte'
import { kin, look } from '../lib/look.svelte'
import { lying } from '../lib/lying'
import { byName, endOf, personOf } from '../lib/people'
import { Playback, speed } from '../lib/playback.svelte'
import { route } from '../lib/route.svelte'
import { tongue } from '../lib/tongue.svelte'
import type { GameCard } from '../lib/wire'

/** How long a person rests on an option before it is asked what it would do. */
const REST = 180
/** So soon after an answer a click is still a part of it. */
const DOUBLE = 500

export class Sitting {
  readonly playback: Playback = new Playback((page) => this.read.includes(page))
  readonly keys: ReturnType<typeof held>
  readonly tokens: string
  readonly link: TableLink
  readonly coach: Coach

  pointed = $state<string[]>([])
  hovered = $state<Offer | null>(null)
  /** The option of which a finger reads what it would do. */
  peeked = $state('')
  /** The rule that is read up: '' for the whole book, null for none. */
  rule = $state<string | null>(null)
  /** Whether somebody wants to see what comes if nothing changes. */
  foreseeing = $state(false)
  /** Pages that have been read; one that only tells something is read when its reader goes on. */
  read = $state<string[]>([])
  private turn = $state(0)
  /** A replay is to begin with the first turn, once it is known where that is. */
  private starts = false
  private took = -Infinity
  private resting = 0
  private answered = false
  /** What was pointed at and is meant in the next question as well. */
  private kept: string[] = []
  /** Where the pointer is, and whether it has moved since this was asked: what came to lie under one that rests was not pointed at. */
  private spot = ''
  private moved = false

  view = $derived(this.playback.view)
  scene = $derived(this.view?.scene ?? null)
  lying = $derived(this.scene ? lying(this.scene, this.view?.seat ?? null) : null)
  busy = $derived.by(() => this.link.pending !== null || !this.link.connected || this.playback.playing || this.later)
  /** While something is told, what can be done is what will be asked after it. */
  private ahead = $derived.by(() => (this.playback.playing ? this.playback.newest : this.view))
  all = $derived(offers(this.ahead?.asks ?? []))
  offers = $derived(narrowed(this.all, this.pointed))
  /** What ends a question stays at hand, whatever was pointed at. */
  endings = $derived(this.all.filter((offer) => offer.option.ends))
  /** While something is told nothing is lit: what will be asked would give away how it ends. */
  lit = $derived.by(() => (this.view?.at === null && !this.playback.playing && !this.later ? lit(this.all, this.pointed) : new Set<string>()))
  /** What can be taken by the hand, or pointed at, whatever was chosen before. */
  within = $derived(new Set(this.view?.at === null ? this.all.flatMap((offer) => reach(offer)) : []))
  relatives = $derived(this.scene ? kin(this.scene) : new Map<string, Set<string>>())
  /** Several ways to do the same here (a tile that can be turned): nothing more on the board tells them apart. */
  ways = $derived.by(() => {
    const scene = this.scene
    if (!this.pointed.length || this.offers.length < 2 || !scene || this.offers.some((offer) => offer.option.leads.length)) return false
    const onBoard = new Set([...scene.cells, ...scene.pieces, ...scene.regions, ...scene.edges, ...scene.tokens].map((thing) => thing.id))
    return this.pointed.some((id) => onBoard.has(id)) && this.offers.every((offer) => offer.option.touches.every((id) => this.pointed.includes(id) || !onBoard.has(id)))
  })
  way = $derived(this.ways ? (this.offers[this.turn % this.offers.length] ?? null) : null)
  /** What is left of all that was pointed at: it is looked at before it is done. */
  left = $derived(this.pointed.length ? (sole(this.offers) ?? null) : null)
  shown = $derived(this.hovered ?? this.way ?? this.left)
  focus = $derived(this.shown?.option.touches ?? [])
  /** What the next step of a lesson touches. */
  taught = $derived.by(() => {
    const guide = this.view?.guide
    if (!guide || guide.option === null || this.playback.playing) return []
    return this.view?.asks.find((ask) => ask.number === guide.ask)?.options[guide.option]?.touches ?? []
  })
  hands = $derived<Hands>({ game: this.view?.game ?? '', lit: this.lit, pointed: this.pointed, focus: this.focus, taught: this.taught, onpoint: (id) => this.pointAt(id), onvain: (id) => this.pointInVain(id), onrule: (id) => (this.rule = id) })
  ghost = $derived.by(() => {
    const { shown, link } = this
    return shown && link.preview && link.preview.ask === shown.ask && link.preview.option === shown.index ? link.preview.scene : null
  })
  awaited = $derived(this.view?.seats.filter((seat) => seat.awaited) ?? [])
  /** Seats that the game waits for and that nobody has taken; whoever made the table has their links. */
  inviting = $derived(this.awaited.filter((seat) => seat.player === 'open' && this.keys.invites[seat.id]))
  waiting = $derived.by(() => {
    const { view, awaited } = this
    const w = tongue.words
    if (!view) return w.connecting
    // Who leafs through the game reads what has just been done; where it is stands with the slider.
    if (view.at !== null) return this.playback.log.filter((line) => line.rule).at(-1)?.words ?? w.step(view.at, view.steps)
    if (view.outcome) return endOf(view.outcome, this.playback.log)
    if (this.later) return w.readOwn
    if (this.reading && view.holding.length) return w.readFirst
    const computers = awaited.filter((seat) => seat.player === 'computer')
    const names = (list: typeof awaited) => list.map(personOf).join(', ')
    const now = computers.length && computers.length === awaited.length ? w.thinking(names(computers)) : awaited.length ? w.waitingFor(names(awaited)) : w.nothingOpen
    if (this.inviting.length) return w.notCome(names(this.inviting))
    if (!view.holding.length) return `${w.youWatch} ${now}`
    const gone = awaited.filter((seat) => seat.player === 'person' && !seat.here && !view.holding.includes(seat.id))
    return gone.length ? `${now}. ${w.hasLeft(names(gone))}` : now
  })
  /** Our seats that can act no more while others play on, until we have taken note of it. */
  fallen = $derived.by(() => {
    const { view } = this
    if (!view || view.at !== null || view.outcome || this.playback.playing) return []
    return view.seats.filter((seat) => seat.out && view.holding.includes(seat.id) && !this.read.includes(`out ${seat.id}`))
  })
  /** Computer players at our side whose seats we could take instead. */
  mates = $derived(this.view?.seats.filter((seat) => seat.consults !== null && !seat.lent && !seat.out) ?? [])
  /** The seat of ours to which we turned ourselves, where nothing is hidden, and when. */
  looking = $state('')
  /** Another of our seats is asked, and what it sees must stay hidden until it takes the screen. */
  next = $derived.by(() => {
    const { view } = this
    if (!view || view.at !== null || view.outcome || view.asks.length) return null
    if (this.looking === `${view.seat} ${view.seq}`) return null
    return this.awaited.find((seat) => view.holding.includes(seat.id) && seat.id !== view.seat) ?? null
  })
  /** The seat of ours that is asked while we look through the eyes of another. */
  ours = $derived.by(() => {
    const { view } = this
    if (!view || view.at !== null || view.outcome || view.asks.length || this.playback.playing) return null
    return this.awaited.find((seat) => view.holding.includes(seat.id) && seat.id !== view.seat) ?? null
  })
  /** Turn to another of our seats. */
  turnTo(seat: string): void {
    this.looking = `${seat} ${this.view?.seq}`
    this.link.show(seat)
  }
  /** Leave the replay; whoever looked at it with other eyes plays on with their own. */
  backToNow(): void {
    const { view } = this
    if (view?.holding.length && !(view.seat && view.holding.includes(view.seat))) this.link.show(view.holding[0]!)
    this.link.look(null)
  }
  /** The page that can be read now. */
  page = $derived.by(() => {
    const { scene, view } = this
    return scene?.page && !view?.outcome && (!this.playback.playing || this.playback.halted) && (!scene.blows.length || scene.page.choices.length) ? scene.page : null
  })
  /** Whether a page is open that only tells something: what others do waits for its reader. */
  reading = $derived.by(() => {
    const { page, view } = this
    return page !== null && !page.choices.length && !this.read.includes(page.id) && view?.at === null && speed.now !== 'instant'
  })
  /** What we are asked comes after the page that tells what led to it; a lesson speaks of both. */
  later = $derived.by(() => this.reading && !!this.view?.asks.length && !this.view.guide)
  /** The coach may be asked where a choice is open, unless people play against each other. */
  advised = $derived.by(() => {
    const { view } = this
    const ask = view?.asks[0]
    const rivals = view?.may_resign && view.seats.some((seat) => seat.player !== 'computer' && !view.holding.includes(seat.id))
    return ask && view?.at === null && ask.kind === 'choice' && ask.options.length > 1 && !rivals && !view.outcome ? ask.number : null
  })
  /** The computer player that asks us first, and what it asks. */
  companion = $derived.by(() => {
    const { view } = this
    const ask = view?.asks.find((one) => view.seats.some((seat) => seat.id === one.seat && seat.consults))
    return ask && view?.at === null ? { ask: ask.number, name: view.seats.find((seat) => seat.id === ask.seat)!.name } : null
  })
  /** What is coming; while something is told it would be about another table than the one that is shown. */
  foresight = $derived.by(() => (this.foreseeing && this.view?.at === null && !this.playback.playing ? this.link.foresight : null))
  /** The same drawn on the board: of what is looked at, else of all. */
  coming = $derived.by(() => {
    const steps = this.foresight?.steps ?? []
    const looked = steps.filter((step) => step.of === look.id)
    return (looked.length ? looked : steps).flatMap((step) => step.overlays)
  })

  /** By the hand: a thing is taken and put where it goes. */
  readonly hold = new Hold({
    takes: (id) => !this.busy && this.within.has(id) && this.all.some((offer) => reach(offer).length > 1 && reach(offer).includes(id)),
    may: (id) => !this.busy && this.lit.has(id) && this.all.some((offer) => reach(offer).length > 1 && reach(offer).includes(id)),
    taken: (id) => (this.pointed = [id]),
    put: (id, on) => {
      const left = narrowed(this.all, [id, on])
      if (left.length === 1) this.take(left[0]!)
      else this.pointed = left.length ? [id, on] : []
    },
    dropped: () => (this.pointed = []),
  })

  constructor(readonly table: string, step: number | 'start' | null, private readonly big: boolean) {
    this.keys = held(table)
    list(table, false) // Who comes back to a table has it on the lists again
    this.tokens = Object.values(this.keys.tokens).join(',')
    this.link = new TableLink(table, big ? [] : Object.values(this.keys.tokens), undefined, (view, log, lines, own, moments) => this.playback.take(byName(view, view.seats), byName(log, view.seats), byName(lines, view.seats), own, byName(moments, view.seats)))
    this.coach = new Coach(table, this.tokens)
    this.read = (sessionStorage.getItem(`grimtable.read.${table}`) ?? '').split('\n')
    this.starts = step === 'start'
    if (typeof step === 'number') this.link.look(step)
    const follow = (event: PointerEvent) => {
      const spot = `${event.screenX}/${event.screenY}`
      if (spot !== this.spot) this.moved = true
      this.spot = spot
    }
    addEventListener('pointermove', follow, true)
    addEventListener('pointerdown', follow, true)
    onDestroy(() => {
      removeEventListener('pointermove', follow, true)
      removeEventListener('pointerdown', follow, true)
      this.link.close()
      this.playback.close()
    })
    this.watch()
  }

  /** What follows from what is seen. */
  private watch(): void {
    $effect(() => {
      const shown = this.way ?? this.left
      if (shown && !this.hovered) untrack(() => this.foresee(shown))
    })
    $effect(() => {
      const on = this.foreseeing
      untrack(() => this.link.foresee(on))
    })
    // What others do meanwhile changes what an option that is looked at would bring.
    $effect(() => {
      if (this.link.preview === null) untrack(() => { if (this.hovered) this.foresee(this.hovered) })
    })
    $effect(() => {
      const ask = this.playback.playing ? null : this.advised
      untrack(() => this.coach.turnTo(ask, 2, this.view?.seq))
    })
    // A story that was read before lies over no moment that is tried again.
    $effect(() => {
      const id = this.view && readBefore(this.view)
      untrack(() => { if (id && !this.read.includes(id)) this.fold(id) })
    })
    // A new ask begins with nothing pointed at.
    const asked = $derived(this.view?.asks.map((ask) => ask.number).join() ?? '')
    $effect(() => {
      void asked
      this.turn = 0
      this.moved = false
      look.meant = ''
      this.pointed = []
      this.hovered = null
      this.peeked = ''
      untrack(() => this.goOn())
      if (asked && this.answered) void tick().then(() => this.keepFocus())
    })
    $effect(() => {
      if (speed.now === 'instant') untrack(() => this.playback.skip())
    })
    $effect(() => {
      const { reading } = this
      untrack(() => this.playback.hold(reading))
    })
    $effect(() => {
      const language = tongue.language
      untrack(() => { if (this.view && this.view.language !== language) this.link.speak(language) })
    })
    // Whatever is pointed at is explained by the rules of the game at this table.
    $effect(() => {
      look.game = this.view?.game ?? ''
      return () => (look.game = '')
    })
    $effect(() => {
      const began = this.link.view?.began
      if (began === undefined || !this.starts) return
      this.starts = false
      untrack(() => this.link.look(began))
    })
    // Who watches goes along to the next game; who opens an old one looks at that.
    let next: string | null = null
    $effect(() => {
      const { view } = this
      if (!view || view.at !== null) return
      const goes = next === '' && view.next !== '' && !view.holding.length
      next = view.next
      if (goes) route.go(`/${this.big ? 'board' : 'table'}/${view.next}`)
    })
    // A seat that was a computer player's: we come back to the table with one more key.
    $effect(() => {
      const taken = this.link.seated
      if (!taken) return
      keep({ table: this.table, tokens: { [taken.seat]: taken.token }, invites: {} })
      location.reload()
    })
    // It is played again: the same seats, the same keys, another table.
    $effect(() => {
      const { view } = this
      if (!view?.next || !view.again.some((seat) => view.holding.includes(seat))) return
      keep({ table: view.next, tokens: this.keys.tokens, invites: {} })
      route.go(`/table/${view.next}`)
    })
  }

  /** Whoever answered from a button finds the focus on the next question, not lost with the button. */
  private keepFocus(): void {
    this.answered = false
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#decision h2')?.focus({ preventScroll: true })
  }

  /** What the option in focus would do is asked for after a moment's rest; `meant`: whatever the pointer did. */
  hover(offer: Offer | null, meant = false): void {
    if (offer && !meant && !this.moved) return
    this.hovered = offer
    clearTimeout(this.resting)
    if (offer) this.foresee(offer)
  }

  private foresee(offer: Offer): void {
    clearTimeout(this.resting)
    this.resting = window.setTimeout(() => this.link.askPreview(offer.ask, offer.index), REST)
  }

  hoverThing(id: string | null): void {
    const touching = id ? narrowed(this.all, [...this.pointed, id]) : []
    const one = sole(touching) ?? null
    if (one?.index !== this.hovered?.index || one?.ask !== this.hovered?.ask) this.hover(one)
  }

  take(offer: Offer): void {
    if (this.busy || this.coach.holdsBack(offer.ask, offer.index)) return
    if (offer.option.ends && this.coach.makesWait(offer.ask, offer.index, () => this.take(offer))) return
    clearTimeout(this.resting)
    this.coach.close()
    const page = this.scene?.page
    if (page && !page.choices.length) this.fold(page.id)
    this.answered = document.activeElement?.closest('#decision') !== null
    this.took = performance.now()
    this.kept = meant(offer, this.pointed)
    this.link.answer(offer.ask, offer.index)
  }

  /** Who has pointed at somebody, or somewhere, before the action was chosen means them still. */
  private goOn(): void {
    const [kept, left] = [this.kept, narrowed(this.all, this.kept)]
    this.kept = []
    if (!kept.length || !left.length) return
    if (kept.length > 1 && left.length === 1 && !left[0]!.option.leads.length) void tick().then(() => this.take(left[0]!))
    else if (left.length < this.all.length && left.every((offer) => !offer.option.leads.length)) this.pointed = kept
  }

  /** A thing is pointed at; `fine`: by a finger that is larger than it. */
  pointAt(id: string, fine = false): void {
    if (this.link.pending !== null) return
    if (this.playback.playing) return this.pointSoon(id, fine)
    if (this.laysAside(id)) return
    const [pieces, places, gauges] = [this.scene?.pieces, this.scene?.cells, this.scene?.tracks].map((some) => new Set(some?.map((one) => one.id)))
    const done = point(this.all, this.pointed, id, pieces, places, gauges, fine)
    if ('take' in done) this.take(done.take)
    else this.pointed = done.pointed
    if (this.link.refusal) this.link.refusal = null
  }

  /** Whoever reads what an option would do and taps beside all that it is about has read it, and points at nothing. */
  private laysAside(id: string): boolean {
    if (!this.peeked) return false
    const beside = !this.focus.includes(id)
    this.peeked = ''
    this.hover(null)
    return beside
  }

  /** Where nothing can be done with something, it is said why, as far as the game tells. */
  pointInVain(id: string): void {
    if (this.busy || this.view?.at !== null || !this.view.asks.length || this.laysAside(id)) return
    const why = this.scene?.barred.find((one) => one.id === id)?.why
    if (why) this.link.refusal = { kind: 'refused', why: 'refused', words: why, rule: '' }
  }

  /** A click while something is told ends the telling and counts; the second of a double click does not. */
  private pointSoon(id: string, fine: boolean): void {
    if (performance.now() - this.took < DOUBLE) return
    this.playback.skip()
    void tick().then(() => { if (this.lit.has(id) && !this.playback.playing) this.pointAt(id, fine) })
  }

  /** The next way to do the same here. */
  turnOn(): void {
    if (this.ways) this.turn += 1
  }

  fold(id: string): void {
    this.read = [...this.read.filter((other) => other !== id), id]
    try {
      sessionStorage.setItem(`grimtable.read.${this.table}`, this.read.join('\n'))
    } catch { /* no storage: it is read again after the next visit */ }
  }

  unfold(id: string): void {
    this.read = this.read.filter((other) => other !== id)
  }

  /** The next of single games, with the same seats. */
  async playNext(): Promise<void> {
    try {
      const made = await nextChapter(this.table, { options: {}, seats: {} }, this.tokens)
      keep({ table: made.table, tokens: { ...this.keys.tokens, ...made.tokens }, invites: made.invites })
      route.go(`/table/${made.table}`)
    } catch (error) {
      this.link.refusal = { kind: 'refused', why: 'refused', words: (error as Error).message || tongue.words.trouble, rule: '' }
    }
  }

  async playOnFrom(at: number): Promise<void> {
    try {
      const made = await playOn(this.table, at, this.tokens)
      keep(made)
      route.go(`/table/${made.table}`)
    } catch (error) {
      this.link.refusal = { kind: 'refused', why: 'refused', words: (error as Error).message || tongue.words.trouble, rule: '' }
    }
  }
  /** After the lesson: the one that comes next. */
  async nextLesson(id: string): Promise<void> {
    const made = await guide(this.view?.game ?? '', id)
    keep(made)
    route.go(`/table/${made.table}`)
  }
  /** Another table of ours. */
  async playNew(table: NewTable): Promise<void> {
    const made = await create(table)
    keep(made)
    route.go(`/table/${made.table}`)
  }
  /** The game of one’s own before which it is asked how it begins. */
  own = $state.raw<{ game: GameCard; won: boolean } | null>(null)
  /** After the lesson: the game that the lobby begins at once, the short one first. */
  async playOwn(): Promise<void> {
    const card = (await games(tongue.language)).find((one) => one.id === this.view?.game)
    if (!card) return
    const won = hasWon(card.id, await tables(tongue.language, heldTables()), (table) => Object.keys(held(table).tokens))
    if (asksFirst(card)) this.own = { game: card, won }
    else await this.playNew(atOnce(card, won))
  }
}
