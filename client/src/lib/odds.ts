/** How tall the bars of a distribution are, of 16; what can happen at all is seen. */
export function tall(spread: [number, number][]): number[] {
  const most = Math.max(...spread.map(([, chance]) => chance))
  return spread.map(([, chance]) => (chance ? Math.max(1, Math.round((16 * chance) / most)) : 0))
}
