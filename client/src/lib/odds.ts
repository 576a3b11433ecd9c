/** A chance as people say it, as the server says it in words: what is possible is not called 0, nor what is unsure 100. */
export const percent = (chance: number): string => `${chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(chance * 100))) : chance * 100} %`

/** How tall the bars of a distribution are, of 16; what can happen at all is seen. */
export function tall(spread: [number, number][]): number[] {
  const most = Math.max(...spread.map(([, chance]) => chance))
  return spread.map(([, chance]) => (chance ? Math.max(1, Math.round((16 * chance) / most)) : 0))
}

/** A curve with no more points than can be seen: of each step the last value, with its place. */
export function curved(curve: number[], most: number): [number, number][] {
  const step = Math.max(1, Math.ceil(curve.length / most))
  const points = curve.map((share, at): [number, number] => [at + 1, share]).filter(([at]) => at % step === 0 || at === curve.length)
  return [[0, curve[0] ?? 0.5], ...points]
}

/** Where marks stand that want to stand at these places, so far apart that each can be read, between two ends. */
export function apart(wanted: number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const stand = [...wanted]
  order.reduce((least, index) => (stand[index] = Math.max(stand[index]!, least)) + gap, from)
  order.reduceRight((most, index) => (stand[index] = Math.min(stand[index]!, most)) - gap, to)
  return stand
}
