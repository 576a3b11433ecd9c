/** A tracking sheet as people lay it out: one box for each record, called by what is first written in it. */
import type { SheetLine } from './wire'

export interface Box { title: string; lines: SheetLine[] }

/** Records deeper than this stay within their box. */
const DEEPEST = 1

/** What is longer than this is a list that is looked up, not read. */
export const LONG = 140

export function boxes(sheet: SheetLine[]): Box[] {
  const found: Box[] = [{ title: '', lines: [] }]
  /** The boxes around a line, by how deep their headings are set in. */
  let around: { depth: number; box: Box }[] = []
  for (const line of sheet) {
    around = around.filter((one) => one.depth < line.depth)
    if (!line.value && line.depth <= DEEPEST) {
      found.push({ title: line.title, lines: [] })
      around.push({ depth: line.depth, box: found.at(-1)! })
    } else (around.at(-1)?.box ?? found[0]!).lines.push(line)
  }
  const said = new Set(found[0]!.lines.map((line) => `${line.title} ${line.value}`))
  const named = (box: Box): Box => {
    const [first, ...rest] = box.lines
    const alike = found.filter((other) => other.title === box.title).length > 1
    return alike && first?.value ? { title: first.value, lines: rest } : box
  }
  return found
    .map((box, index) => (index ? { ...box, lines: box.lines.filter((line) => !said.has(`${line.title} ${line.value}`)) } : box))
    .map(named)
    .filter((box) => box.lines.length)
}
