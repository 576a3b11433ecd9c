/** What happened while we waited, in few words: from how the table stood, how it stands, and the log. */
import { livesBy, partly } from './changes'
import type { LogLine, Scene } from './wire'

/** Whose first number, what it lives by, rose or fell, by how much and of what, and what it says now. */
export interface Changed { id: string; name: string; by: number; icon: string; /** The part of it that changed, if it has parts. */ of: string; /** Whether it is worse off; what it paid does not hurt. */ worse: boolean; now: string }
export interface Summary { /** What the log said last of those who are gone, even if they had only come meanwhile. */ gone: string[]; changed: Changed[]; /** What the log said of cards that somebody has got. */ got: string[]; /** Who came. */ came: string[] }

/** `between`: who stood there in the meantime, as far as it was shown; `mine`: who is no news to those who placed them. */
export function summary(since: Scene, now: Scene, lines: LogLine[], between: string[] = [], mine: readonly string[] = []): Summary {
  const before = new Map(since.pieces.map((piece) => [piece.id, piece]))
  const there = new Set(now.pieces.map((piece) => piece.id))
  const late = [...lines].reverse()
  const last = (id: string) => late.find((line) => line.touches[0] === id) ?? late.find((line) => line.touches.includes(id))
  const gone = [...new Set([...before.keys(), ...between])].filter((id) => !there.has(id)).flatMap((id) => last(id)?.words ?? [])
  const changed = now.pieces.flatMap((piece) => {
    const [was, is] = [before.get(piece.id), piece].map((one) => one && livesBy(one))
    if (!was || !is || was.icon !== is.icon) return []
    const told = { id: piece.id, name: piece.name, now: is.words }
    if (piece.parts.length) return partly(before.get(piece.id), piece).map((part) => ({ ...told, by: part.by, icon: '', of: part.of, worse: part.hurts }))
    return was.n !== is.n ? [{ ...told, by: is.n - was.n, icon: is.icon, of: '', worse: is.n < was.n }] : []
  })
  const came = now.pieces.filter((piece) => !before.has(piece.id) && !mine.includes(piece.id) && last(piece.id)).map((piece) => piece.name)
  const [had, have] = [cardsOf(since, false), cardsOf(now, true)]
  const got = lines.filter((line) => line.touches.some((id) => have.has(id) && !had.has(id))).map((line) => line.words)
  return { gone: [...new Set(gone)], changed, got: [...new Set(got)], came }
}

/** The cards that lie there, or those alone that are somebody's. */
function cardsOf(scene: Scene, owned: boolean): Set<string> {
  const places = [...scene.zones, ...scene.mats].filter((place) => !owned || place.owner !== null)
  return new Set(places.flatMap((place) => place.cards.map((card) => card.id)))
}
