/** What lies around a board, and where there is room for it. */
import type { Card, Mat, Panel, Scene, Zone } from './wire'

export interface Lying {
  /** Dice lie beside the question. */
  trays: Zone[]
  /** Cards and tokens of everybody, and the boards of heroes and bosses. */
  zones: Zone[]
  mats: Mat[]
  /** Panels that stay in sight, and others. */
  pinned: Panel[]
  loose: Panel[]
  /** Cards that have just come: who found them reads them beside the question; what is nobody's, unless that is done on a page. */
  news: Card[]
  /** Whether anything lies there at all but dice and what is pinned. */
  any: boolean
}

const isBare = (zone: Zone) => Number(!zone.cards.length && !zone.dice.length && !zone.tokens.length)

/** What lies around the board, our own first, that of others last. */
export function lying(scene: Scene, seat: string | null): Lying {
  const rank = (owner: string | null) => (owner === null ? 1 : owner === seat ? 0 : 2)
  const active = (mat: Mat) => Number(mat.mark === 'active')
  const sorted = [...scene.zones].sort((a, b) => isBare(a) - isBare(b) || Number(a.aside) - Number(b.aside) || rank(a.owner) - rank(b.owner))
  const zones = sorted.filter((zone) => !zone.dice.length)
  const mats = [...scene.mats].sort((a, b) => active(b) - active(a) || rank(a.owner) - rank(b.owner))
  const loose = scene.panels.filter((panel) => !panel.pinned)
  return {
    trays: sorted.filter((zone) => zone.dice.length), zones, mats, loose,
    pinned: scene.panels.filter((panel) => panel.pinned),
    news: zones.filter((zone) => !scene.page || zone.owner !== null).flatMap((zone) => zone.cards.filter((card) => card.mark === 'new')),
    any: zones.length > 0 || mats.length > 0 || loose.length > 0,
  }
}

/** What the pinned panels would say after an option that is looked at, if that is anything else. */
export function foretelling(ghost: Scene | null, now: Pick<Lying, 'pinned'>): Panel[] | null {
  const then = ghost?.panels.filter((panel) => panel.pinned) ?? []
  return then.length && JSON.stringify(then) !== JSON.stringify(now.pinned) ? then : null
}

export interface Room { w: number; h: number }
export interface Spot { where: 'beside' | 'below'; size: number }

/** What cards need, in letters: a column of them, one of heroes' boards, or a row. */
const COLUMN = 12
const BOARDS = 17
const ROW = 11
/** So much of its size a board gives up for them; for a row with a hero's board, which is read and played on all the time, more. */
const GIVEN = 0.18
const LENT = 0.34

/**
 * Where cards lie on the table: a board that is taller than its room leaves a column beside it, a
 * wide one a row below it. Null where the board fills its room, and cards lie with the question.
 */
export function spotFor(room: Room, shape: number, letter: number, mats = false): Spot | null {
  if (!room.w || !room.h) return null
  const wide = Math.min(room.w, room.h / shape)
  const beside = room.w - wide * (1 - GIVEN)
  const below = room.h - wide * shape * (1 - (mats ? LENT : GIVEN))
  // What the board leaves unused is taken whole; of the board only what is needed.
  const taken = (free: number, all: number, need: number) => (all < need ? 0 : Math.max(free, need))
  const column = taken(room.w - wide, beside, (mats ? BOARDS : COLUMN) * letter)
  const row = taken(room.h - wide * shape, below, ROW * letter)
  if (!column && !row) return null
  return column * room.h >= row * room.w ? { where: 'beside', size: column } : { where: 'below', size: row }
}
