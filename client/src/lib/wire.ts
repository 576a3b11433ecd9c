/**
 * What the server says and is told. Words arrive put into the language that was asked for.
 * Written by `python -m tests.web.wire_types` from the server's types; do not edit.
 */

export type Tint = 'accent' | 'black' | 'blue' | 'green' | 'muted' | 'orange' | 'plain' | 'red' | 'violet' | 'white' | 'yellow'

export type Mark = '' | 'active' | 'target' | 'threatened' | 'done' | 'new'

/** What changed between two values; see `difference.py` on the server. */
export type Difference =
  | { '=': unknown }
  | { '*': Record<string, Difference>; '#'?: (string | [number, number])[] }

/** A small mark on a cell, piece or card */
export interface Badge {
  words: string
  icon: string
  glyph: string
  value: string
  tint: Tint
}

/** A place on the board. */
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
  level: number
  role: 'place' | 'mark' | 'backdrop'
  ground: '' | 'rough' | 'water' | 'fire' | 'void' | 'solid' | 'nodes'
  mark: Mark
  rim: string
}

/** A line between two cells (node graphs, doors) */
export interface Link {
  a: string
  b: string
  kind: 'path' | 'wall' | 'door' | 'threat'
}

/** Something that stands on a cell. */
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
  cells: string[]
  label: string
  card: string
  mark: Mark
  on: string
  shape: 'disc' | 'square'
  lines: string[]
  rule: string
  parts: Badge[]
}

/** A line that can be pointed at */
export interface Row {
  id: string
  words: string
  mark: string
  taken: boolean
  note: string | null
  takes: string[]
}

/** A card in a zone */
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
  label: string
  piece: string
  copies: number
  mark: Mark
}

/** A die in a tray */
export interface Die {
  id: string
  face: string
  tint: Tint
  used: boolean
  icon: string
  words: string | null
}

/** Something small that can be counted and pointed at */
export interface Token {
  id: string
  name: string
  icon: string
  glyph: string
  tint: Tint
  count: number
  at: string
  spent: boolean
  lines: string[]
}

/** A named group off the board */
export interface Zone {
  id: string
  title: string
  cards: Card[]
  dice: Die[]
  count: number | null
  owner: string | null
  tokens: Token[]
  aside: boolean
}

/** A threshold on a track */
export interface Step {
  at: number
  words: string
  icon: string
  tint: Tint
}

/** A gauge */
export interface Track {
  id: string
  title: string
  value: number
  top: number
  other: number
  tint: Tint
  icon: string
  owner: string | null
  steps: Step[]
  says: string | null
}

/** Lines of text */
export interface Panel {
  id: string
  title: string
  lines: string[]
  pinned: boolean
  badges: Badge[]
}

/** Some cells with an outline and a title */
export interface Region {
  id: string
  cells: string[]
  title: string | null
  kind: 'tile' | 'area' | 'zone' | 'darkness' | 'arc'
  tint: Tint
  badges: Badge[]
  lines: string[]
  outline: [number, number][]
  fill: boolean
  mark: Mark
  of: string
}

/** What stands on the border between two cells, or on the outer border of one. */
export interface Edge {
  a: string
  b: string
  kind: 'wall' | 'low' | 'door' | 'open' | 'window' | 'step'
  side: number
  id: string
  name: string | null
  tint: Tint
  badges: Badge[]
  mark: Mark
}

/** A place on a mat for cubes or other tokens */
export interface Slot {
  id: string
  title: string
  tokens: Token[]
  room: number
  tint: Tint
  icon: string
  lines: string[]
  group: string | null
  closed: boolean
  mark: Mark
  takes: string[]
}

/** The board of a hero, an enemy or a boss */
export interface Mat {
  id: string
  title: string
  kind: 'hero' | 'enemy' | 'boss'
  owner: string | null
  piece: string
  icon: string
  tint: Tint
  badges: Badge[]
  lines: string[]
  tracks: Track[]
  slots: Slot[]
  rows: Row[]
  cards: Card[]
  tokens: Token[]
  mark: Mark
}

/** A place in the line of who acts next. */
export interface Turn {
  id: string
  name: string
  icon: string
  glyph: string
  tint: Tint
  when: 'done' | 'now' | 'next'
  value: string
  of: string
}

/** The line of who acts next, in the order in which they do. */
export interface Order {
  title: string
  turns: Turn[]
}

/** One who takes part in a blow, and what counts for them now */
export interface Side {
  id: string
  name: string
  icon: string
  glyph: string
  tint: Tint
  facts: Badge[]
  note: string | null
}

/** A line of the table that decides */
export interface Grade {
  mark: string
  words: string
  chance: number | null
  holds: boolean
}

/** An attack, a spell, a card under way */
export interface Blow {
  title: string
  by: Side | null
  targets: Side[]
  facts: Badge[]
  windows: string[]
  at: number
  waiting: string[]
  passed: string[]
  dice: Die[]
  grades: Grade[]
}

/** Drawn over the board */
export interface Overlay {
  kind: 'path' | 'sight' | 'threat' | 'reach' | 'area'
  cells: string[]
  tint: Tint
  words: string | null
  of: string
  blocked: boolean
}

/** A page of prose to read, with the choices at its end */
export interface Page {
  id: string
  title: string
  paragraphs: string[]
  choices: Row[]
  icon: string
  tint: Tint
}

/** A thing with which nothing can be done just now, and why */
export interface Barred {
  id: string
  why: string
}

/** All that one seat sees. */
export interface Scene {
  status: string
  cells: Cell[]
  links: Link[]
  pieces: Piece[]
  zones: Zone[]
  tracks: Track[]
  panels: Panel[]
  regions: Region[]
  edges: Edge[]
  tokens: Token[]
  mats: Mat[]
  order: Order | null
  blows: Blow[]
  overlays: Overlay[]
  page: Page | null
  turned: 0 | 90 | 180 | 270
  barred: Barred[]
}

/** Who sits where, and for whom the table waits. */
export interface SeatView {
  id: string
  name: string
  player: 'person' | 'computer' | 'open'
  who: string
  awaited: boolean
  here: boolean
  lent: boolean
  absent: boolean
  consults: boolean | null
  left: number | null
  called: string
  numbered: boolean
  out: string
}

/** How likely each value of something is */
export interface OddsView {
  words: string
  says: string
  spread: [number, number][]
  mean: number
  chance: boolean
  good: boolean
  error: number
  aside: boolean
}

/** An option */
export interface Option {
  words: string
  notation: string
  touches: string[]
  ends: boolean
  unsaid: boolean
  spare: boolean
  odds: OddsView[]
  badges: Badge[]
  heading: string
  leads: string[][]
}

/** A face of a die, or a card of a pile with its copies. */
export interface Face {
  face: string
  words: string
  copies: number
}

/** One thing that Fate is asked for, with what it can be. */
export interface FateSlot {
  name: string
  faces: Face[]
}

/** An open ask, put into words. */
export interface Ask {
  number: number
  seat: string
  kind: 'choice' | 'roll' | 'draw' | 'pick'
  words: string
  rule: string
  options: Option[]
  slots: FateSlot[]
  passes: number | null
  lays: boolean
  tie: boolean
  cares: [string, string][]
}

/** A die as it fell, in its colour. */
export interface Rolled {
  tint: Tint
  face: string
  words: string
}

/** A line of the log, the rule it applied, and the things of the scene that it names. */
export interface LogLine {
  words: string
  rule: string
  touches: string[]
  by: string
  free: boolean
  dice: Rolled[]
  ends: boolean
  named: string
}

/** How it ended. */
export interface Outcome {
  words: string
  result: Record<string, number>
  score: number | null
  told: string[]
}

/** A lesson, or a worked example that can be played through. */
export interface GuideCard {
  id: string
  title: string
}

/** The next step of a lesson */
export interface Guide {
  title: string
  words: string
  option: number | null
  step: number
  steps: number
  strayed: boolean
  ask: number | null
  after: GuideCard | null
}

/** The table that a trial came from, and after how many of its answers. */
export interface Trial {
  table: string
  at: number
}

/** All that one seat sees, in its language. */
export interface View {
  kind: 'view'
  table: string
  game: string
  title: string
  language: string
  seq: number
  at: number | null
  steps: number
  began: number
  over: boolean
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
  trouble: string
  votes: Record<string, boolean>
  order: string
  care: string
  ties: boolean | null
  may_resign: boolean
  foresees: boolean
  again: string[]
  next: string
  chapter: string
  sequel: string
  trial: Trial | null
}

/** How it stood on the way from one view to the next, when the log had so many lines. */
export interface Moment {
  lines: number
  change: Difference | null
}

/** What changed since the view before */
export interface Change {
  kind: 'change'
  view: Difference | null
  log_from: number
  log: LogLine[]
  moments: Moment[]
}

/** What an option would do at once, as far as the seat can know. */
export interface Preview {
  kind: 'preview'
  ask: number
  option: number
  lines: string[]
  more: string
  scene: Scene | null
  change: Difference | null
}

/** Why somebody will do something, and the rule with its page in the book. */
export interface Reason {
  words: string
  rule: string
  page: string
}

/** What somebody will do if nothing changes */
export interface Foreseen {
  of: string
  name: string
  lines: string[]
  why: Reason[]
  overlays: Overlay[]
}

/** What those that nobody plays will do next, as it stands after the `seq`-th row. */
export interface Foresight {
  kind: 'foresight'
  seq: number
  title: string
  steps: Foreseen[]
  before: string[]
  sums: string[]
}

/** What was not done, and why */
export interface Refusal {
  kind: 'refused'
  why: string
  words: string
  rule: string
}

/** The secret of a new invitation. */
export interface Invited {
  kind: 'invited'
  seat: string
  invite: string
}

/** The token of a seat that was taken from a computer player. */
export interface Seated {
  kind: 'seated'
  seat: string
  token: string
}

/** The first message */
export interface Hello {
  kind: 'hello'
  tokens?: string[]
  language?: string
  seat?: string | null
  differences?: boolean
}

/** An answer to an open ask, by the option's index or by notation. */
export interface Answer {
  kind: 'answer'
  ask: number
  option?: number | null
  text?: string | null
}

/** What would this option do? */
export interface Peek {
  kind: 'preview'
  ask: number
  option: number
}

/** Take back the last answer of the seat shown. */
export interface Undo {
  kind: 'undo'
  anew?: boolean
  lesson?: boolean
}

/** What those that nobody plays will do next, if nothing changes? */
export interface Foresee {
  kind: 'foresee'
}

/** Show the table as it was after so many answers */
export interface Look {
  kind: 'look'
  at?: number | null
}

/** Show the table through another seat's eyes, one that this client holds. */
export interface Show {
  kind: 'show'
  seat?: string | null
}

/** Use another language. */
export interface Speak {
  kind: 'language'
  language: string
}

/** Want real dice, or the server's */
export interface RealDice {
  kind: 'dice'
  real: boolean
}

/** Pass for the seat shown wherever it may. */
export interface StandingOrder {
  kind: 'order'
  until?: string
}

/** Leave ties of those whom nobody plays to the program for the rest of the game */
export interface Ties {
  kind: 'ties'
  leave?: boolean
}

/** Have a computer player on one's side say what it intends and ask people first */
export interface Consult {
  kind: 'consult'
  seat: string
  on?: boolean
}

/** Answer an open ask, and go on so, as far as the same seat is asked as planned. */
export interface Pin {
  kind: 'pin'
  ask: number
  plan: string[]
}

/** Give a seat to a computer player (`mind`), or take it back (no mind). */
export interface Give {
  kind: 'give'
  seat: string
  mind?: string
}

/** Make a new invitation to the seat of somebody who has been away for a minute. */
export interface Invite {
  kind: 'invite'
  seat: string
}

/** Give the game up for the seat shown, where two play against each other. */
export interface Resign {
  kind: 'resign'
}

/** Want to play again when it is over */
export interface Rematch {
  kind: 'rematch'
}

/** Say something to all at the table */
export interface Say {
  kind: 'say'
  phrase?: '' | 'hello' | 'luck' | 'thinking' | 'nice' | 'ouch' | 'thanks' | 'sorry' | 'bye'
  words?: string
}

/** Say how one is called at this table, wherever one sits */
export interface Call {
  kind: 'call'
  name?: string
}

/** One of the values an option can have. */
export interface Value {
  value: string | number | null
  words: string
  icon: string
  tint: Tint
  about: string
  won: number | null
  games: number
  level: number
  gentle: boolean
}

/** An option of a game, as a form shows it */
export interface Choice {
  id: string
  words: string
  help: string
  type: 'choice' | 'number' | 'switch' | 'text' | 'several'
  values: Value[]
  value: unknown
  least: number | null
  most: number | null
  single: boolean
}

/** A seat and its name. */
export interface SeatName {
  id: string
  name: string
}

/** A level of computer players, and in a sentence how it plays. */
export interface MindCard {
  id: string
  words: string
}

/** A game on one screen */
export interface HowTo {
  title: string
  lines: string[]
}

/** What the lobby shows of a game. */
export interface GameCard {
  id: string
  title: string
  blurb: string
  facts: string[]
  seats: SeatName[]
  choices: Choice[]
  minds: MindCard[]
  guides: GuideCard[]
  scene: Scene
  campaigns: boolean
  opening: boolean
  rivals: boolean
  idle: string[]
  how: HowTo[]
}

/** A seat in the list of tables. */
export interface TableSeat {
  id: string
  name: string
  player: string
  who: string
  called: string
}

/** A line of the list of tables. */
export interface TableCard {
  id: string
  game: string
  title: string
  seats: TableSeat[]
  over: boolean
  answers: number
  made: string
  outcome: Outcome | null
  played: string
  chapter: string
  lesson: string
  trial: Trial | null
  counts: boolean
}

/** A table, the tokens of the seats that are yours now, and invitations for the others. */
export interface Made {
  table: string
  tokens: Record<string, string>
  invites: Record<string, string>
}

/** A table of a campaign. */
export interface ChapterCard {
  table: string
  title: string
  over: boolean
  outcome: string
  score: number | null
}

/** A line of what is written down */
export interface SheetLine {
  depth: number
  title: string
  value: string
}

/** A campaign as the page shows it */
export interface CampaignView {
  game: string
  title: string
  chapters: ChapterCard[]
  sheet: SheetLine[]
  next: string
  choices: Choice[]
  minds: MindCard[]
}

/** A seat of the next chapter, and who plays it if nobody says otherwise. */
export interface NextSeat {
  id: string
  name: string
  who: string
}

/** The seats of the next chapter */
export interface Seating {
  seats: NextSeat[]
  others: SeatName[]
}

/** What is better, or worse, after an option than after the others */
export interface ReasonView {
  words: string
  better: boolean | null
}

/** An option by its index, what it is worth from 0 to 1, how one would go on, and why. */
export interface AdviceView {
  option: number
  words: string
  worth: number
  line: string
  reasons: ReasonView[]
  plan: string[]
}

/** The best options of an ask, and what each that was tried is worth */
export interface CounselView {
  ask: number
  best: AdviceView[]
  worths: [number, number][]
  blunder: number
  about: string
}

/** What a computer player means to answer to an ask and then */
export interface IntentView {
  ask: number
  words: string[]
  plan: string[]
}

/** What weighed in a whole turn */
export interface Part {
  at: number
  words: string
  change: number
}

/** Where a game turned */
export interface TurningPoint {
  at: number
  again: number
  who: string
  words: string
  change: number
  kind: string
  better: string
  why: string[]
  parts: Part[]
  when: string
}

/** A finished game as a seat lived it */
export interface ReportView {
  seat: string
  curve: number[]
  turning: TurningPoint[]
  luck: number
  done: number
  looks: number
  ahead: boolean
}

/** What came of somebody's games of one kind. */
export interface Tally {
  played: number
  won: number
  lost: number
  drawn: number
  best: number | null
}

/** A rule, in a language. */
export interface Rule {
  id: string
  section: string
  words: string
  kind: string
  page: string
  see: string[]
  terms: string[]
  example: string
  worked: GuideCard[]
}

export type ToServer = Hello | Answer | Peek | Undo | Foresee | Look | Show | Speak | RealDice | StandingOrder | Ties | Consult | Pin | Give | Invite | Resign | Rematch | Say | Call

export type FromServer = View | Change | Preview | Foresight | Refusal | Invited | Seated
