/** Options under headings: what they touch. */
import type { Offer } from './deciding'
import { tongue } from './tongue.svelte'
import type { Ask, Scene } from './wire'

export interface Group { id: string; title: string; offers: Offer[] }

/** Fewer options than this need no headings. */
const FEW = 6
/** More places of one kind than this are pointed at on the board, and their list is folded. */
const PLACES = 7
/** So few are enough where there is something else to be chosen, which they would push out of sight. */
const SOME = 3

/** What several of our seats are asked in the same words is one question, said once. */
export function questions(asks: Ask[]): Ask[][] {
  const found: Ask[][] = []
  for (const ask of asks) {
    const same = found.find(([first]) => first!.kind === 'choice' && ask.kind === 'choice' && first!.words === ask.words)
    if (same) same.push(ask)
    else found.push([ask])
  }
  return found
}

/** The offers of a question. */
export const ofQuestion = (question: Ask[], offers: Offer[]) => offers.filter((offer) => question.some((ask) => ask.number === offer.ask))

export interface Folding { open: Offer[]; board: Offer[]; spare: Offer[] }

/**
 * What is listed, and what stays folded: many places of the board of one kind, which a person points
 * at, and what is hardly ever wanted. A single thing that is hardly ever wanted is not folded where
 * only what ends the question stands beside it: then the question is about that.
 */
export function folded(offers: Offer[], scene: Scene, whole: boolean): Folding {
  // What is hardly ever wanted leads no list, folded or not: it stands before what ends the question.
  const late = ({ option }: Offer) => (option.ends ? 2 : Number(option.spare))
  const flat = { open: [...offers].sort((a, b) => late(a) - late(b)), board: [], spare: [] }
  if (whole || offers.length < 2) return flat
  const cells = new Set(scene.cells.map((cell) => cell.id))
  const kind = (offer: Offer) => offer.option.notation.split(' ', 1)[0]!
  const laid = fromHand(scene)
  const isPlace = (offer: Offer) => offer.option.touches.length > 0 && cells.has(offer.option.touches.at(-1)!) && !laid(offer)
  const counts = new Map<string, number>()
  for (const offer of offers) if (isPlace(offer)) counts.set(kind(offer), (counts.get(kind(offer)) ?? 0) + 1)
  const room = offers.some((offer) => !isPlace(offer) && !offer.option.ends && !offer.option.spare) ? SOME : PLACES
  const many = (offer: Offer) => isPlace(offer) && (counts.get(kind(offer)) ?? 0) > room
  const spare = offers.filter((offer) => offer.option.spare)
  const board = offers.filter((offer) => !offer.option.spare && many(offer))
  const open = offers.filter((offer) => !offer.option.spare && !many(offer))
  const going = open.some((offer) => !offer.option.ends) || (open.length > 0 && (board.length > 0 || spare.length > 1))
  return going ? { open, board, spare } : flat
}

/** Whether a card that is no piece yet is put somewhere: its places stand in a row of its own. */
function fromHand(scene: Scene): (offer: Offer) => boolean {
  const pieces = new Set(scene.pieces.map((piece) => piece.id))
  const cards = new Set(scene.zones.flatMap((zone) => zone.cards.map((card) => card.id)).filter((id) => !pieces.has(id)))
  const cells = new Set(scene.cells.map((cell) => cell.id))
  return ({ option }) => option.touches.length > 1 && cards.has(option.touches[0]!) && cells.has(option.touches.at(-1)!)
}

/** So long may be said of all that are folded. */
const SHARED = 60

/** How folded options begin and what else all of them say, each kind once: "Dodge …: 1 stamina", so that nobody overlooks what can be done, or that it can't succeed. */
export function beginnings(offers: Offer[]): string {
  const kinds = new Map<string, string[][]>()
  for (const { option } of offers) {
    const kind = option.notation.split(' ', 1)[0]!
    kinds.set(kind, [...(kinds.get(kind) ?? []), option.words.split(' ')])
  }
  const shared = [...kinds.values()].map(([first, ...others]) => {
    const end = first!.findIndex((word, at) => others.some((words) => words[at] !== word))
    const tail = [...first!].reverse().findIndex((word, at) => others.some((words) => words.length - at <= end || words.at(-1 - at) !== word))
    const part = first!.findIndex((_, at) => tail > 0 && at >= first!.length - tail && /[:,;]$/.test(first![at - 1]!))
    const [begin, all] = [first!.slice(0, end).join(' '), part < 0 ? '' : first!.slice(part).join(' ')]
    return others.length && begin ? `${begin} …${all && all.length <= SHARED ? `${tongue.words.colon}${all}` : ''}` : ''
  })
  return shared.every(Boolean) ? shared.join(shared.some((words) => !words.endsWith('…')) ? '; ' : ', ') : ''
}

/**
 * Options grouped by the first thing in which they differ, in their order. One group where there
 * are few, where nothing is told apart, or where every option would stand alone.
 */
export function grouped(offers: Offer[], scene: Scene): Group[] {
  if (offers.some((offer) => offer.option.heading)) return headed(offers, scene)
  if (offers.length < FEW) return [{ id: '', title: '', offers }]
  const prices = pricesOf(scene)
  const flat = [{ id: '', title: '', offers: nearestFirst(offers, scene) }]
  const longest = Math.max(...offers.map((offer) => offer.option.touches.length))
  for (let at = 0; at < longest; at++) {
    const found = new Map<string, Offer[]>()
    for (const offer of offers) {
      const id = offer.option.touches[at] ?? ''
      found.set(id, [...(found.get(id) ?? []), offer])
    }
    if (found.size === 1) continue
    if (found.size > offers.length / 2) continue
    if ([...found.keys()].every((id) => !id || prices.has(id))) continue // what it costs is no heading
    const names = namesOf(scene)
    const cells = new Set(scene.cells.map((cell) => cell.id))
    const isPlace = (offer: Offer) => cells.has(offer.option.touches.at(-1) ?? '')
    // What touches nothing further here may still be a place to go.
    const groups = [...found].flatMap(([id, some]) => {
      if (id) return [{ id, title: names.get(id) ?? '', offers: some }]
      const [places, rest] = [some.filter(isPlace), some.filter((offer) => !isPlace(offer))]
      return [{ id, title: tongue.words.places, offers: places }, { id, title: '', offers: rest }].filter((group) => group.offers.length)
    })
    // What touches nothing further stands last.
    groups.sort((a, b) => Number(!a.id) - Number(!b.id))
    return groups.every((group) => group.title || !group.id) ? groups : flat
  }
  return flat
}

/** Options under the headings that the game gives them: what can be used on the board leads, what has none stands last. */
function headed(offers: Offer[], scene: Scene): Group[] {
  const titles = [...new Set(nearestFirst(offers, scene).map((offer) => offer.option.heading))].sort((a, b) => Number(!a) - Number(!b))
  return titles.map((title) => ({ id: title, title, offers: nearestFirst(offers.filter((offer) => offer.option.heading === title), scene) }))
}

/** What stands on the board and can be used now, a door or a chest, leads a long list. */
function nearestFirst(offers: Offer[], scene: Scene): Offer[] {
  const there = new Set([...scene.tokens, ...scene.edges].map((one) => one.id))
  const near = (offer: Offer) => offer.option.touches.some((id) => there.has(id))
  return [...offers.filter(near), ...offers.filter((offer) => !near(offer))]
}

/** What lies on mats to be spent: cubes, stamina. */
const pricesOf = (scene: Scene) => new Set(scene.mats.flatMap((mat) => mat.tokens.map((token) => token.id)))

/** An option, and the same for another price or elsewhere: what each of those says in place of the first. */
export interface Row { offer: Offer; ways: { offer: Offer; says: string }[]; paid: boolean; /** A card that is put somewhere is called once (`lead`), and then come all its places, the first one's among them. */ lead: string; places: Row['ways'] }

/** So short is what tells two prices apart. */
const SHORT = 24

/** Options in rows: what can be paid in several ways is said once, and so is a card that can go to several places. */
export function rows(offers: Offer[], scene: Scene): Row[] {
  const prices = pricesOf(scene)
  const cards = offers.length < FEW ? new Set<string>() : new Set(scene.zones.flatMap((zone) => zone.cards.map((card) => card.id)))
  const goes = ({ option }: Offer) => option.touches.length > 1 && cards.has(option.touches[0]!) && !option.odds.length && !option.badges.length
  const found = new Map<string, Row>()
  for (const offer of offers) {
    const price = offer.option.touches.find((id) => prices.has(id))
    const words = offer.option.notation.split(' ')
    // Where only the price is chosen, each stands for itself.
    const paid = price !== undefined && words.includes(price) && words.length > 2
    const key = paid ? [offer.ask, ...words.map((word) => (word === price ? '*' : word))].join(' ') : goes(offer) ? [offer.ask, ...words.slice(0, -1)].join(' ') : ''
    const row = key ? found.get(key) : undefined
    const says = row ? apart(row.offer.option.words, offer.option.words) : ''
    if (row && says && says.length <= SHORT) row.ways.push({ offer, says })
    else found.set(row || !key ? `${offer.ask}/${offer.index}` : key, { offer, ways: [], paid, lead: '', places: [] })
  }
  const laid = fromHand(scene)
  for (const row of found.values()) if (!row.paid && row.ways.length && laid(row.offer)) ledBy(row)
  return [...found.values()]
}

/** Where all of a row say the same before they name their place, that is said once. */
function ledBy(row: Row): void {
  const { words } = row.offer.option
  const says = apart(row.ways[0]!.offer.option.words, words)
  const lead = says && words.endsWith(says) ? words.slice(0, -says.length) : ''
  if (!lead || !row.ways.every((way) => way.offer.option.words === lead + way.says)) return
  row.lead = lead.trim()
  row.places = [{ offer: row.offer, says }, ...row.ways]
}

/** What one sentence says where another says something else. */
function apart(one: string, other: string): string {
  const [a, b] = [one, other].map((words) => words.split(/(?<=[\s(])|(?=[\s),:;])/)) as [string[], string[]]
  let [start, end] = [0, 0]
  while (start < b.length && a[start] === b[start]) start++
  while (end < b.length - start && end < a.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const said = () => b.slice(start, b.length - end).join('').trim()
  // What begins a bracket ends it, too.
  while (end > 0 && said().split('(').length > said().split(')').length) end--
  return said()
}

/** From so many options on it helps to point at somebody first. */
const MANY = 12

/** Whether there is so much to choose from that somebody had better be pointed at first. */
export function isCrowded(groups: Group[]): boolean {
  const all = groups.flatMap((group) => group.offers)
  return groups.length > 2 && all.length > MANY && !all[0]!.option.heading && all.some((offer) => offer.option.touches.length > 1)
}

/** So few of one piece stand in the list whatever else does. */
const BRIEF = 2

/** The groups that stay shut until somebody points at their piece: in a crowd all of a piece with much to choose from, unless it is meant. */
export function shutGroups(groups: Group[], scene: Scene, meant: (offer: Offer) => boolean = () => false): Set<Group> {
  if (!isCrowded(groups)) return new Set()
  const pieces = new Set(scene.pieces.map((piece) => piece.id))
  return new Set(groups.filter((group) => pieces.has(group.id) && group.offers.length > BRIEF && !group.offers.some(meant)))
}

/** What an option says under a heading that names who does it. */
export function shorter(words: string, heading: string): string {
  const rest = heading && words.startsWith(heading) ? words.slice(heading.length).match(/^\s*:\s*(.+)$/s)?.[1] : undefined
  return rest ? rest[0]!.toUpperCase() + rest.slice(1) : words
}

/** What goes on with a question and is not folded, in rows. */
function openRows(question: Ask[], offers: Offer[], scene: Scene, whole: boolean): Row[] {
  return rows(folded(ofQuestion(question, offers), scene, whole).open.filter((offer) => !offer.option.ends), scene)
}

/** What goes on with a question, the first of each row in its group; `shut` are groups whose piece or card has to be pointed at first. */
export function listed(question: Ask[], offers: Offer[], scene: Scene, whole: boolean, meant: (offer: Offer) => boolean = () => false): { groups: Group[]; shut: Group[] } {
  const found = openRows(question, offers, scene, whole)
  const led = whole ? [] : found.filter((row) => row.lead)
  const places = led.flatMap((row) => row.places.map((way) => way.offer))
  const hand = places.length > MANY && !places.some(meant) ? new Set(led) : new Set<Row>()
  const groups = grouped(found.filter((row) => !hand.has(row)).map((row) => row.offer), scene)
  const crowd = whole ? new Set<Group>() : shutGroups(groups, scene, meant)
  const names = namesOf(scene)
  const taken = [...hand].map((row) => ({ id: row.offer.option.touches[0]!, title: names.get(row.offer.option.touches[0]!) ?? row.lead, offers: row.places.map((way) => way.offer) }))
  return { groups: groups.filter((group) => !crowd.has(group)), shut: [...taken, ...crowd] }
}

/** The options that go on with the questions in the order in which they are shown. */
export function ordered(asks: Ask[], offers: Offer[], scene: Scene, whole = false, meant?: (offer: Offer) => boolean): Offer[] {
  return questions(asks).flatMap((question) => {
    return listed(question, offers, scene, whole, meant).groups.flatMap((group) => group.offers)
  })
}

/** Their rows, by the first of each: what stands beside one does not stand below it once more. */
export function waysOf(asks: Ask[], offers: Offer[], scene: Scene, whole = false): Map<Offer, Row> {
  const all = questions(asks).flatMap((question) => openRows(question, offers, scene, whole))
  return new Map(all.map((row) => [row.offer, row]))
}

/** What the things of a scene are called. */
export function namesOf(scene: Scene): Map<string, string> {
  const names = new Map<string, string>()
  const say = (id: string, name: string | null) => { if (id && name) names.set(id, name) }
  for (const cell of scene.cells) say(cell.id, cell.title)
  for (const region of scene.regions) say(region.id, region.title)
  for (const edge of scene.edges) say(edge.id, edge.name)
  for (const token of scene.tokens) say(token.id, token.name)
  for (const track of scene.tracks) say(track.id, track.title)
  for (const zone of scene.zones) {
    say(zone.id, zone.title)
    for (const token of zone.tokens) say(token.id, token.name)
    for (const die of zone.dice) say(die.id, die.words ?? tongue.words.dieOf(die.face))
  }
  for (const mat of scene.mats) {
    say(mat.id, mat.title)
    for (const token of mat.tokens) say(token.id, token.name)
    for (const slot of mat.slots) {
      say(slot.id, slot.title)
      for (const token of slot.tokens) say(token.id, token.name)
    }
    for (const row of mat.rows) say(row.id, row.words)
  }
  for (const place of [...scene.zones, ...scene.mats]) {
    for (const card of place.cards) {
      say(card.id, card.title)
      for (const row of card.rows) say(row.id, row.words)
    }
  }
  for (const piece of scene.pieces) say(piece.id, piece.name)
  return names
}
