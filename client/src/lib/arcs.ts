import { arcName, discs, UNIT, type Spot } from './geometry'
import type { Region, Scene } from './wire'

/** How an arc is named: in one line or two, and with its sign where words have no room. */
export interface ArcLabel { lines: string[]; icon: string; w: number; h: number; at: Spot }
/** An arc as it is drawn; `reach` is how far, where the arcs of several would run into each other. */
export interface Arc { region: Region; way: Spot[]; size: number; reach: number; label: ArcLabel | null }

/** How far the arcs of one among several are drawn, around its middle. */
const NEAR = 1.75 * UNIT

/**
 * The arcs of a scene, named where neither nodes nor pieces are. The arcs of several fade with the way
 * from each; those of the one that is looked at are drawn alone. Marks that are shown are not written over.
 */
export function arcsOf(scene: Scene, scale: number, looked: (id: string) => boolean, shown: (id: string) => boolean = () => false): Arc[] {
  const all = scene.regions.filter((region) => region.kind === 'arc')
  if (!all.length) return []
  const owners = [...new Set(all.map((region) => region.of))]
  const alone = owners.length > 1 ? owners.find(looked) : undefined
  const reach = owners.length > 1 && alone === undefined ? NEAR : Infinity
  const size = Math.max(15, 12 / scale)
  const there = scene.cells.filter((cell) => cell.role === 'place' || (cell.role === 'mark' && shown(cell.id)))
  const places = there.map((cell) => ({ x: cell.x * UNIT, y: cell.y * UNIT, r: cell.w * (cell.role === 'mark' ? 52 : 42) }))
  const taken = [...places, ...discs(scene)]
  return all.filter((region) => alone === undefined || region.of === alone).map((region) => {
    const way = region.outline.map(([x, y]) => ({ x: x * UNIT, y: y * UNIT }))
    const found = forms(region, size).map((form) => ({ ...form, at: arcName(way, form.w, form.h, taken) })).find((form) => form.at)
    return { region, way, size, reach, label: found?.at ? { ...found, at: found.at } : null }
  })
}

/** Its whole name; on two lines; what stands before the comma, with its sign; its sign alone. */
function forms(region: Region, size: number): Omit<ArcLabel, 'at'>[] {
  const title = region.title ?? ''
  const icon = region.badges[0]?.icon ?? ''
  const parts = title.split(',').map((part) => part.trim())
  const form = (lines: string[], sign = ''): Omit<ArcLabel, 'at'> => {
    const longest = Math.max(0, ...lines.map((line) => line.length))
    return { lines, icon: sign, w: longest * size * 0.55 + (sign ? size * 1.1 : 0) + 10, h: size * (0.25 + 1.15 * Math.max(1, lines.length)) }
  }
  return [form([title]), ...(parts.length > 1 ? [form(parts)] : []), ...(icon ? [form([parts[0]!], icon), form([], icon)] : [])]
}

/** The border of an arc from its middle on: as far as it is drawn. */
export function borders({ way, reach }: Arc): [Spot, Spot][] {
  const [middle, first] = way
  const last = way.at(-1)
  if (!middle || !first || !last || way.length < 3) return []
  return [first, last].map((end) => {
    const share = Math.min(1, reach / (Math.hypot(end.x - middle.x, end.y - middle.y) || 1))
    return [middle, { x: middle.x + (end.x - middle.x) * share, y: middle.y + (end.y - middle.y) * share }]
  })
}
