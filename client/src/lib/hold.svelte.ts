/** Things taken by the hand: pressed, carried, and put on another. The same as pointing at both. */

interface Ways {
  /** Whether a thing can be taken. */
  takes: (id: string) => boolean
  /** Whether what is held can be put there. */
  may: (id: string) => boolean
  taken: (id: string) => void
  put: (id: string, on: string) => void
  /** It was put where it can't go. */
  dropped: () => void
}

/** Pixels that a hand may tremble. */
const STILL = 8

const idOf = (element: Element | null): string => element?.closest('[data-id]')?.getAttribute('data-id') ?? ''

export class Hold {
  id = $state('')
  moved = $state(false)
  x = $state(0)
  y = $state(0)
  #from = { x: 0, y: 0 }
  #ended = false

  constructor(readonly ways: Ways) {}

  takes(id: string): boolean {
    return this.ways.takes(id)
  }

  grab(event: PointerEvent): void {
    const id = event.button === 0 && event.isPrimary ? idOf(event.target as Element) : ''
    if (!id || !this.takes(id)) return
    this.id = id
    this.moved = false
    this.#from = { x: event.clientX, y: event.clientY }
  }

  carry(event: PointerEvent): void {
    if (!this.id) return
    this.x = event.clientX
    this.y = event.clientY
    if (this.moved || Math.hypot(this.x - this.#from.x, this.y - this.#from.y) < STILL) return
    this.moved = true
    this.ways.taken(this.id)
  }

  release(event: PointerEvent): void {
    const { id, moved } = this
    this.cancel()
    if (!id || !moved) return
    // The click that comes with it is none of its own.
    this.#ended = true
    setTimeout(() => (this.#ended = false))
    const under = document.elementsFromPoint(event.clientX, event.clientY).map(idOf).filter((one) => one && one !== id)
    const on = under.find((one) => this.ways.may(one)) ?? under.find(Boolean)
    if (on) this.ways.put(id, on)
    else this.ways.dropped()
  }

  cancel(): void {
    this.id = ''
    this.moved = false
  }

  swallow(event: MouseEvent): void {
    if (!this.#ended) return
    this.#ended = false
    event.stopPropagation()
    event.preventDefault()
  }
}
