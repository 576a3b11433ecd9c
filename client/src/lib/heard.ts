/** What can be heard of a change on the table. */
import { floats, moves } from './changes'
import type { Sound } from './sound'
import type { Scene, View } from './wire'

const dice = (scene: Scene) => scene.zones.flatMap((zone) => zone.dice.map((die) => `${die.id}${die.face}`)).concat(scene.blows.flatMap((blow) => blow.dice.map((die) => `${die.id}${die.face}`)))

/** The sounds of the way from one view to the next; none on the way back. */
export function heard(before: View | null, after: View): Sound[] {
  if (!before || after.at !== before.at || after.seq < before.seq || (after.seat !== before.seat && after.seq === before.seq)) return []
  if (after.outcome && !before.outcome) {
    const share = after.seat !== null && after.holding.length ? after.outcome.result[after.seat] : undefined
    return [share === undefined ? 'over' : share >= 1 ? 'won' : share <= 0 ? 'lost' : 'over']
  }
  const found: Sound[] = []
  const old = new Set(dice(before.scene))
  if (dice(after.scene).some((die) => !old.has(die))) found.push('dice')
  const numbers = floats(before.scene, after.scene)
  if (numbers.some((one) => !one.good && !one.paid)) found.push('hit')
  else if (numbers.some((one) => one.good)) found.push('heal')
  const stood = new Set(before.scene.pieces.map((piece) => piece.id))
  if (moves(before.scene, after.scene).size || after.scene.pieces.some((piece) => !stood.has(piece.id))) found.push('move')
  if (after.asks.length && !before.asks.length) found.push('turn')
  return found
}
