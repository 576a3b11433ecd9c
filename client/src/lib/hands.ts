/** What a person's hands can do with things beside the board. */
export interface Hands {
  game: string
  lit: Set<string>
  pointed: string[]
  focus: string[]
  /** What the next step of a lesson touches. */
  taught?: string[]
  onpoint: (id: string) => void
  /** Somebody points at what nothing can be done with. */
  onvain?: (id: string) => void
  onrule: (id: string) => void
}

/** Whether something can be pressed just now. */
export const can = (hands: Hands, id: string): boolean => hands.lit.has(id) || hands.pointed.includes(id)

/** The classes of a thing that an option may touch. */
export const lights = (hands: Hands, id: string): string =>
  (hands.lit.has(id) ? ' lit' : '') + (hands.pointed.includes(id) ? ' pointed' : '') + (hands.focus.includes(id) ? ' focus' : '') + (hands.taught?.includes(id) ? ' taught' : '')
