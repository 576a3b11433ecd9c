/** Scenes by hand, for tests: one of each kind of board. */
import type { Ask, Cell, Piece, Scene, View } from './wire'

export const cell = (id: string, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  id, x, y, shape: 'square', w: 1, h: 1, title: null, lines: [], badges: [], icon: '', tint: 'plain',
  level: 0, role: 'place', ground: '', mark: '', rim: 'plain', ...more,
})

export const piece = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({
  id, cell: at, name: id, icon: '', glyph: id[0] ?? '', tint: 'red', badges: [], facing: null, size: 1, faded: false,
  cells: [], label: '', card: '', mark: '', on: '', shape: 'disc', lines: [], rule: '', parts: [], ...more,
})

export const scene = (more: Partial<Scene> = {}): Scene => ({
  status: 'Turn 1', cells: [], links: [], pieces: [], zones: [], tracks: [], panels: [], regions: [], edges: [], tokens: [],
  mats: [], order: null, blows: [], overlays: [], page: null, turned: 0, barred: [], ...more,
})

export const ask = (number: number, ...options: [words: string, ...touches: string[]][]): Ask => ({
  number,
  seat: 'red',
  kind: 'choice',
  words: 'What now?',
  rule: 'turn.act',
  slots: [],
  passes: null,
  lays: false,
  tie: false,
  cares: [],
  options: options.map(([words, ...touches]) => ({ words, notation: words, touches, ends: false, unsaid: false, spare: false, odds: [], badges: [], heading: '', leads: [] })),
})

export const view = (more: Partial<View> = {}): View => ({
  kind: 'view', table: 't', game: 'g', title: 'Game', language: 'en', seq: 0, at: null, steps: 0, began: 0, over: false, seat: 'red',
  holding: ['red'], seats: [], secret: false, scene: scene(), asks: [], undo: null, log_from: 0, log: [],
  outcome: null, real_dice: false, may_fork: true, guide: null, chapter: '',
  trouble: '', votes: {}, order: '', care: '', ties: null, may_resign: false, foresees: false, again: [], next: '', sequel: '', trial: null, ...more,
})

const heart = { words: '3 health', icon: '', glyph: 'hp', value: '3', tint: 'red' as const }

/** Twelve places as cards in three columns and four rows, with pieces that wear badges. */
export const cards = scene({
  cells: Array.from({ length: 12 }, (_, i) =>
    cell(`place-${i}`, (i % 3) * 1.6, Math.floor(i / 3) * 1.2, { shape: 'card', w: 1.5, h: 1.1, title: `Place ${i}`, lines: ['Quiet'] }),
  ),
  pieces: [piece('ulf', 'place-0', { badges: [heart] }), piece('rider', 'place-0', { facing: 90 }), piece('orc', 'place-5')],
})

export const hexes = scene({ cells: [cell('a', 0, 0, { shape: 'hex' }), cell('b', 1, 0, { shape: 'hex' })], pieces: [piece('ulf', 'a')] })

export const nodes = scene({
  cells: [cell('a', 0, 0, { shape: 'node' }), cell('b', 2, 0, { shape: 'node' })],
  links: [{ a: 'a', b: 'b', kind: 'door' }],
  pieces: [piece('ulf', 'a')],
})

/** A giant that looks up among nodes: four arcs, the one behind it is weak; somebody stands beside it, to its left. */
export const giant = scene({
  cells: [
    ...[[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]].map(([x, y]) => cell(`${'abc'[x!]}${y! + 1}`, x!, y!, { shape: 'node' })),
    ...([['front', 0, -1], ['right', 1, 0], ['back', 0, 1], ['left', -1, 0]] as const).map(([arc, x, y]) =>
      cell(`b2/${arc}`, 1 + 0.68 * x, 1 + 0.68 * y, { shape: 'node', role: 'mark', w: 0.5, h: 0.5, title: arc })),
  ],
  regions: ([['front', [[-0.5, -0.5], [2.5, -0.5]]], ['back, weak', [[2.5, 2.5], [-0.5, 2.5]]], ['left', [[-0.5, 2.5], [-0.5, -0.5]]], ['right', [[2.5, -0.5], [2.5, 2.5]]]] as const).map(([title, far]) => ({
    id: `giant/${title}`, cells: [], title, kind: 'arc' as const, tint: 'green' as const, badges: title.includes('weak') ? [{ words: 'Weak', icon: 'cracked-shield', glyph: '!', value: '', tint: 'plain' as const }] : [], lines: [], mark: '' as const,
    outline: [[1, 1], ...far] as [number, number][], fill: title.includes('weak'), of: 'giant',
  })),
  pieces: [piece('ulf', 'b2/left'), piece('giant', 'b2', { size: 1.4, facing: 0 })],
})
