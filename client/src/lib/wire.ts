/** What the server says and is told. Words arrive put into the language that was asked for. */

export type Tint =
  | 'plain' | 'muted' | 'red' | 'blue' | 'black' | 'green'
  | 'yellow' | 'violet' | 'orange' | 'white' | 'accent'

export interface Badge { words: string; icon: string; glyph: string; value: string; tint: Tint }

export interface Cell {
  id: string
  x: number
  y: number
  shape: 'square' | 'hex' | 'node' | 'card' | 'tile'
  w: number
  h: number
  title: string | null
  lines: string[]
  badges: Badge[]
  icon: string
  tint: Tint
}

export interface Link { a: string; b: string; kind: 'path' | 'wall' | 'door' | 'threat' }

export interface Piece {
  id: string
  cell: string
  name: string
  icon: string
  glyph: string
  tint: Tint
  badges: Badge[]
  facing: number | null
  size: number
  faded: boolean
}

export interface Row { id: string; words: string; mark: string; taken: boolean }

export interface Card {
  id: string
  title: string
  lines: string[]
  rows: Row[]
  badges: Badge[]
  icon: string
  tint: Tint
  face_down: boolean
  turned: boolean
}

export interface Die { id: string; face: string; tint: Tint; used: boolean; icon: string }

export interface Zone {
  id: string
  title: string
  cards: Card[]
  dice: Die[]
  count: number | null
  owner: string | null
}

export interface Track {
  id: string
  title: string
  value: number
  top: number
  other: number
  tint: Tint
  icon: string
  owner: string | null
}

export interface Panel { id: string; title: string; lines: string[]; pinned: boolean }

export interface Scene {
  status: string
  cells: Cell[]
  links: Link[]
  pieces: Piece[]
  zones: Zone[]
  tracks: Track[]
  panels: Panel[]
}

export interface Option { words: string; notation: string; touches: string[] }

export interface Slot { name: string; faces: { face: string; words: string; copies: number }[] }

export interface Ask {
  number: number
  seat: string
  kind: 'choice' | 'roll' | 'draw' | 'pick'
  words: string
  rule: string
  options: Option[]
  slots: Slot[]
}

export interface LogLine { words: string; rule: string }

export interface SeatView {
  id: string
  name: string
  player: 'person' | 'computer' | 'open'
  who: string
  awaited: boolean
}

export interface Outcome { words: string; result: Record<string, number>; score: number | null }

export interface Guide { title: string; words: string; option: number | null; step: number; steps: number }

export interface View {
  kind: 'view'
  table: string
  game: string
  title: string
  language: string
  seq: number
  at: number | null
  steps: number
  seat: string | null
  holding: string[]
  seats: SeatView[]
  secret: boolean
  scene: Scene
  asks: Ask[]
  undo: string | null
  log_from: number
  log: LogLine[]
  outcome: Outcome | null
  real_dice: boolean
  may_fork: boolean
  guide: Guide | null
}

export interface Preview { kind: 'preview'; ask: number; option: number; lines: string[]; more: string; scene: Scene | null }

export interface Refusal { kind: 'refused'; why: string; words: string; rule: string }

export type FromServer = View | Preview | Refusal

export type ToServer =
  | { kind: 'hello'; tokens: string[]; language: string; seat: string | null }
  | { kind: 'answer'; ask: number; option: number }
  | { kind: 'answer'; ask: number; text: string }
  | { kind: 'preview'; ask: number; option: number }
  | { kind: 'undo' }
  | { kind: 'look'; at: number | null }
  | { kind: 'show'; seat: string | null }
  | { kind: 'language'; language: string }
  | { kind: 'dice'; real: boolean }

export interface Choice {
  id: string
  words: string
  help: string
  type: 'choice' | 'number' | 'switch' | 'text' | 'several'
  values: { value: string | number | null; words: string }[]
  value: unknown
  least: number | null
  most: number | null
}

export interface GameCard {
  id: string
  title: string
  blurb: string
  facts: string[]
  icon: string
  seats: { id: string; name: string }[]
  choices: Choice[]
  minds: { id: string; words: string }[]
  guides: { id: string; title: string }[]
  scene: Scene
}

export interface TableCard {
  id: string
  game: string
  title: string
  seats: { id: string; name: string; player: string; who: string }[]
  over: boolean
  answers: number
  made: string
}

export interface Made { table: string; tokens: Record<string, string>; invites: Record<string, string> }

export interface Rule {
  id: string
  section: string
  words: string
  kind: string
  page: number | null
  see: string[]
  /** Words of cards and log that it explains, in the language asked for. */
  terms: string[]
}
