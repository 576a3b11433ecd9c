/** What changed between two scenes, for the eye: numbers that rose or fell, things that came. */
import type { Badge, Blow, LogLine, Piece, Scene } from './wire'

export interface Float { id: string; words: string; good: boolean; /** It was paid, and hurts nobody. */ paid: boolean }

/** Numbers on pieces and cells that changed, as short texts that float up from them. Of a piece that is its first number, what it lives by. */
export function floats(before: Scene, after: Scene): Float[] {
  const found: Float[] = []
  for (const kind of ['pieces', 'cells'] as const) {
    const old = new Map(before[kind].map((thing) => [thing.id, thing.badges]))
    for (const thing of after[kind].filter((one) => !('parts' in one && one.parts.length))) {
      const told = kind === 'cells' ? thing.badges : thing.badges.filter((badge) => leading(badge.value) !== null).slice(0, 1)
      for (const [badge, change] of changed(old.get(thing.id) ?? [], told)) {
        const sign = change > 0 ? '+' : '−'
        // A sign says more than a letter.
        const glyph = /[\p{L}\d]/u.test(badge.glyph) ? '' : badge.glyph
        found.push({ id: thing.id, words: `${sign}${Math.abs(change)} ${glyph}`.trim(), good: change > 0, paid: false })
      }
    }
  }
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  for (const piece of after.pieces.filter((one) => one.parts.length)) {
    for (const part of partly(old.get(piece.id), piece)) found.push({ id: piece.id, words: `${part.by < 0 ? '−' : '+'}${Math.abs(part.by)} ${part.of}`, good: part.by > 0, paid: part.by < 0 && !part.hurts })
  }
  return found
}

/** How each part of what a piece lives by has changed: by how much, of what, and whether that hurts. */
export function partly(was: Piece | undefined, is: Piece): { by: number; of: string; hurts: boolean }[] {
  return is.parts.flatMap((part) => {
    const old = was?.parts.find((one) => one.words === part.words)
    const by = Number(part.value) - Number(old?.value ?? part.value)
    return by ? [{ by, of: part.words, hurts: by < 0 && part.tint === 'red' }] : []
  })
}

function changed(before: Badge[], after: Badge[]): [Badge, number][] {
  const found: [Badge, number][] = []
  for (const badge of after) {
    const was = before.find((old) => old.icon === badge.icon && old.glyph === badge.glyph && old.tint === badge.tint)
    const [from, to] = [leading(was?.value), leading(badge.value)]
    if (was && from !== null && to !== null && from !== to) found.push([badge, to - from])
  }
  return found
}

function leading(value: string | undefined): number | null {
  const digits = /^-?\d+/.exec(value ?? '')
  return digits ? Number(digits[0]) : null
}

/** What a piece lives by: its first number. */
export function livesBy(piece: Piece): { n: number; icon: string; words: string } | null {
  const badge = piece.badges.find((one) => leading(one.value) !== null)
  return badge ? { n: leading(badge.value)!, icon: badge.icon, words: badge.words } : null
}

/** How it ended: what the game did last (not what people said or who sat down), from the last roll on, and once what is said again and again; nothing else led to it where it was given up, which is said anyway. */
export function finale(log: LogLine[]): LogLine[] {
  const words = log.map((line) => line.words)
  const last = log.filter((line, index) => line.rule && words.lastIndexOf(line.words) === index).slice(-6)
  const from = last.map((line) => line.dice.length > 0).lastIndexOf(true)
  return from < 0 && log.some((line) => line.ends) ? [] : last.slice(Math.max(0, from))
}

/** Whether two scenes show the same board: what would lie on another one can't be drawn over this. */
export function sameBoard(before: Scene, after: Scene): boolean {
  const there = new Set(after.cells.map((cell) => cell.id))
  return before.cells.some((cell) => there.has(cell.id))
}

/** Ids of pieces that stand or lie otherwise, with the cell they would stand on; null when they are gone. */
export function moves(before: Scene, after: Scene): Map<string, string | null> {
  const then = new Map(after.pieces.map((piece) => [piece.id, piece]))
  const lies = (piece: Piece | undefined) => piece && `${piece.cell} ${piece.cells}`
  const found = new Map<string, string | null>()
  for (const piece of before.pieces) {
    const there = then.get(piece.id)
    if (lies(there) !== lies(piece)) found.set(piece.id, there?.cell ?? null)
  }
  return found
}

/**
 * The scene while its story is told: a piece stands where a line has told it to go, and is as it
 * will be once its last line has been told. Where lines name only places, they speak of who stands there.
 */
export function soFar(shown: Scene, coming: Scene, lines: LogLine[], left: LogLine[]): Scene {
  const named = (some: LogLine[]) => new Set(some.flatMap((line) => line.touches))
  const told = lines.filter((line) => !left.includes(line))
  const [said, still] = [named(told), named(left)]
  const then = new Map(coming.pieces.map((piece) => [piece.id, piece]))
  const old = new Map(shown.pieces.map((piece) => [piece.id, piece.cell]))
  const settled = (id: string) => {
    const [from, cell] = [old.get(id), then.get(id)?.cell]
    const byName = said.has(id) || still.has(id)
    const called = byName ? [id] : [from, cell].filter((place) => place !== undefined)
    const goes = (byName || cell !== from) && told.some((line) => line.touches[0] === called[0] && line.touches.includes(cell!))
    return goes || (called.some((one) => said.has(one)) && !called.some((one) => still.has(one)))
  }
  const stay = shown.pieces.flatMap((piece) => (settled(piece.id) ? then.get(piece.id) ?? [] : piece))
  return { ...shown, blows: fought(shown, coming, told), pieces: [...stay, ...coming.pieces.filter((piece) => !old.has(piece.id) && settled(piece.id))] }
}

/** The scene when a part of its story has been told. A blow that was struck stays in sight while its last line is read. */
export const settled = (shown: Scene, reached: Scene, lines: LogLine[]): Scene => ({ ...reached, blows: reached.blows.length ? reached.blows : fought(shown, reached, lines) })

/**
 * Who fights while a story is told. Where somebody else comes in, a protector say, the blow that was
 * shown names the wrong ones: it is shown as it will be, or no longer if it will be over.
 */
function fought(shown: Scene, coming: Scene, told: LogLine[]): Blow[] {
  const blow = shown.blows.at(-1)
  if (!blow) return shown.blows
  const sides = [...(blow.by ? [blow.by] : []), ...blow.targets].map((side) => side.id)
  const comesIn = (id: string | undefined) => shown.pieces.some((piece) => piece.id === id && !sides.includes(piece.id) && !sides.includes(piece.card))
  if (!told.some((line) => comesIn(line.touches[0]))) return shown.blows
  const then = coming.blows.at(-1)
  return then && then.title === blow.title && then.by?.id === blow.by?.id ? coming.blows : []
}
