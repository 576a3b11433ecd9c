/** What a person looks at just now, so that a piece and its card, or an area and its owner, light each other. */
import type { Scene } from './wire'

/** `meant` is what was pressed, whether anything can be done with it or not: its card comes into sight, and stays there. */
export const look = $state({ id: '', game: '', meant: '' })

/** What says that something can be looked at. */
const LOOKS = '[data-looks]'

/** The pointer is somewhere: what moved away under it, and so never told that it left, is looked at no more. */
export function glance(at: Element | null): void {
  if (look.id && !at?.closest(LOOKS)) look.id = ''
}

/** For each thing, the others that stand for the same: a piece, its card or mat, its place in the line of turns. */
export function kin(scene: Scene): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const join = (a: string, b: string) => {
    if (!a || !b || a === b) return
    const all = new Set([a, b, ...(found.get(a) ?? []), ...(found.get(b) ?? [])])
    for (const id of all) found.set(id, all)
  }
  for (const piece of scene.pieces) join(piece.id, piece.card)
  for (const mat of scene.mats) join(mat.id, mat.piece)
  for (const place of [...scene.zones, ...scene.mats]) for (const card of place.cards) join(card.id, card.piece)
  for (const turn of scene.order?.turns ?? []) join(turn.id, turn.of)
  return found
}

/** Whether something stands for what is looked at. */
export function isKin(relatives: Map<string, Set<string>>, id: string): boolean {
  return look.id !== '' && look.id !== id && (relatives.get(look.id)?.has(id) ?? false)
}
