/** The server's REST API, as the client uses it. */
import { tongue } from './tongue.svelte'
import type { CampaignView, CounselView, GameCard, IntentView, Made, ReportView, Rule, Seating, TableCard, Tally, Value } from './wire'

export class Refused extends Error {
  constructor(public status: number, sentence: string) {
    super(sentence)
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': tongue.language }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  const response = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    throw new Refused(0, tongue.words.offline)
  })
  const told: unknown = await response.json().catch(() => {
    throw new Refused(response.status, tongue.words.serverTrouble)
  })
  if (!response.ok) throw new Refused(response.status, (told as { detail?: string }).detail ?? '')
  return told as T
}

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: Record<string, string>
  real_dice: boolean
  listed: boolean
  campaign?: boolean
  laid?: boolean
  clock?: number
}

/** What is another in the next chapter of a campaign: options, and who plays a seat. */
export interface Changes { options: Record<string, unknown>; seats: Record<string, string> }

/** Who has the other seats unless somebody says otherwise. Companions are as good as they can be; a rival who is does not make for a good first game. */
export const usual = (game: GameCard) => game.minds.at(game.rivals ? -2 : -1)?.id ?? 'me'

/** What a game deals gently to who begins at once and has not won it yet; null where nothing is gentle. */
export const gentle = (game: GameCard) => game.choices.find((choice) => choice.type === 'several' && choice.values.filter((value) => value.gentle).length > 1) ?? null

/** So many of the gentle ones. */
const PAIR = 2

/**
 * Rivals who begin at once are dealt what else they would choose, each something else: the same again would soon be known by heart.
 * Until a game was won, the stronger of it is ours.
 * Who plays against the game is dealt what is gentle until it is won once.
 */
export function dealt(game: GameCard, won: boolean, random: () => number = Math.random): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  const mild = won ? null : gentle(game)
  if (mild) {
    const left = mild.values.filter((value) => value.gentle)
    found[mild.id] = Array.from({ length: PAIR }, () => left.splice(Math.floor(random() * left.length), 1)[0]!.value)
  }
  const pictured = game.rivals ? game.choices.filter((choice) => choice.type === 'choice' && choice.values.filter((value) => value.icon).length > 1) : []
  const drawn: Value[] = []
  for (const choice of pictured) {
    const left = choice.values.filter((value) => value.icon && !drawn.some((one) => one.value === value.value))
    if (left.length) drawn.push(left[Math.floor(random() * left.length)]!)
  }
  if (!won) drawn.sort((a, b) => (b.won ?? 0) - (a.won ?? 0))
  for (const [index, value] of drawn.entries()) found[pictured[index]!.id] = value.value
  return found
}

/** The switch of a game's short first game, where it has one. */
export const shortOf = (game: GameCard) => game.choices.find((choice) => choice.id === 'first_game' && choice.type === 'switch') ?? null

/** What rivals choose, from 1 (loses most games) to 5 (wins most). */
export const strength = (won: number) => 1 + [0.35, 0.45, 0.55, 0.65].filter((bound) => won >= bound).length

/** A game to begin at once: the first seat is ours, computer players have the others, the table is laid out; gently, and the short one where there is one, until one was won. */
export function atOnce(game: GameCard, won: boolean): NewTable {
  const other = usual(game)
  const seats = Object.fromEntries(game.seats.map((seat, index) => [seat.id, index === 0 ? 'me' : other]))
  const short = won ? null : shortOf(game)
  return { game: game.id, options: { ...dealt(game, won), ...(short ? { [short.id]: true } : {}) }, seats, real_dice: false, listed: false, laid: true }
}

/** Whether it is asked before such a game begins: rivals may rather choose themselves what they fight with. */
export const asksFirst = (game: GameCard) => game.rivals && game.opening

export const games = (language: string) => call<GameCard[]>('GET', `/games?language=${language}`)
export const seatsFor = (game: string, options: unknown, language: string) =>
  call<{ id: string; name: string }[]>('POST', `/games/${game}/seats?language=${language}`, { options })
export const idleFor = (game: string, options: unknown) => call<string[]>('POST', `/games/${game}/idle`, { options })
export const rules = (game: string, language: string) =>
  call<Rule[]>('GET', `/games/${game}/rules?language=${language}`)
export const tables = (language: string, ids: string[]) =>
  call<TableCard[]>('POST', `/tables/list?language=${language}`, { tables: ids })
export const statistics = (tables: Record<string, string[]>) =>
  call<Record<string, Tally>>('POST', '/tables/statistics', { tables })
export const create = (table: NewTable) => call<Made>('POST', '/tables', table)
export const guide = (game: string, id: string) => call<Made>('POST', `/games/${game}/guides/${id}`, {})
export const join = (table: string, invite: string) => call<Made>('POST', `/tables/${table}/join`, { invite })
export const takeSeat = (table: string, seat: string) => call<Made>('POST', `/tables/${table}/join`, { seat })
export const playOn = (table: string, at: number, token: string) =>
  call<Made>('POST', `/tables/${table}/fork`, { at }, token)

export const advice = (table: string, ask: number, tokens: string) =>
  call<CounselView>('POST', `/tables/${table}/advice?language=${tongue.language}`, { ask }, tokens)
export const intent = (table: string, ask: number, tokens: string) =>
  call<IntentView>('POST', `/tables/${table}/intent?language=${tongue.language}`, { ask }, tokens)
/** The next step of a report: until all is looked at there may be more to tell. */
export const reportOf = (table: string, language: string, tokens: string) =>
  call<ReportView>('GET', `/tables/${table}/report?language=${language}&whole=false`, undefined, tokens)

export const campaign = (table: string, language: string) =>
  call<CampaignView>('GET', `/tables/${table}/campaign?language=${language}`)
export const nextChapter = (table: string, changes: Changes, tokens: string) => call<Made>('POST', `/tables/${table}/next`, changes, tokens)
export const nextSeats = (table: string, options: unknown, language: string, tokens: string) =>
  call<Seating>('POST', `/tables/${table}/next/seats?language=${language}`, { options }, tokens)
export const saveOf = (table: string, tokens: string) => call<unknown>('GET', `/tables/${table}/save`, undefined, tokens)
export const bring = (save: unknown, seats: Record<string, string>) => call<Made>('POST', '/tables/import', { save, seats })

const known = new Map<string, Promise<Rule[]>>()

/** A game's rules; fetched once per language. */
export function ruleBook(game: string, language: string): Promise<Rule[]> {
  const key = `${game}/${language}`
  let book = known.get(key)
  if (!book) {
    book = rules(game, language)
    book.catch(() => known.delete(key))
    known.set(key, book)
  }
  return book
}
