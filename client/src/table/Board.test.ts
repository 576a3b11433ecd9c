import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import { cards, cell, giant, hexes, nodes, piece, scene } from '../lib/samples'
import Board from './Board.svelte'

// jsdom lays nothing out, and has no such observer.
vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} })

describe('a board drawn from a scene', () => {
  it('draws cards with their words, and pieces with badges and facing', () => {
    const { container } = render(Board, { scene: cards })
    expect(container.querySelectorAll('.cell.card')).toHaveLength(12)
    expect(container.textContent).toContain('Place 11')
    expect(container.querySelectorAll('.piece')).toHaveLength(3)
    expect(container.querySelectorAll('.facing')).toHaveLength(1)
    expect(container.querySelector('.tag text')?.textContent).toBe('3')
  })

  it('counts the badges that find no room below a piece', () => {
    const badge = (value: string) => ({ words: value, icon: 'hearts', glyph: '', value, tint: 'red' as const })
    const tags = (...values: string[]) => {
      const of = scene({ cells: [cell('a', 0, 0)], pieces: [piece('ulf', 'a', { badges: values.map(badge) })] })
      return [...render(Board, { scene: of }).container.querySelectorAll('.tag text')].map((one) => one.textContent)
    }
    expect(tags('12', '2')).toEqual(['12', '2'])
    expect(tags('12', '12', '1234')).toEqual(['1234', '12', '12'])
    expect(tags('12', '12', '1234', '5678')).toEqual(['…2', '12', '12'])
  })

  it('draws hexes, and nodes with links', () => {
    expect(render(Board, { scene: hexes }).container.querySelectorAll('polygon')).toHaveLength(2)
    expect(render(Board, { scene: nodes }).container.querySelectorAll('line.door')).toHaveLength(1)
  })

  it('shows a token beside who stands on its Space, before the disc and clear of its badges', () => {
    const lies = (at: string) => ({ id: `on ${at}`, at, name: 'Spawn', icon: '', glyph: 'D', tint: 'violet' as const, count: 1, spent: false, lines: [], rule: '' })
    const cells = ['a', 'b'].map((id, x) => cell(id, x, 0, { shape: 'hex' }))
    const { container } = render(Board, { scene: scene({ cells, pieces: [piece('troll', 'a')], tokens: [lies('a'), lies('b')] }) })
    const order = [...container.querySelectorAll('.piece, .token')].map((one) => one.getAttribute('data-id'))
    expect(order).toEqual(['on b', 'troll', 'on a'])
    const [x, y] = container.querySelector('[data-id="on a"]')!.getAttribute('transform')!.match(/-?[\d.]+/g)!.map(Number) as [number, number]
    expect(x).toBeGreaterThan(30)
    expect(Math.abs(y)).toBeLessThan(10)
  })

  it('lights what can be pointed at', () => {
    const { container } = render(Board, { scene: nodes, lit: new Set(['b']), pointed: ['ulf'] })
    expect(container.querySelector('.cell.lit')?.getAttribute('data-id')).toBe('b')
    expect(container.querySelector('.piece.pointed')?.getAttribute('data-id')).toBe('ulf')
  })

  it('shows where a piece would go', () => {
    const after = { ...nodes, pieces: nodes.pieces.map((one) => ({ ...one, cell: 'b' })) }
    const { container } = render(Board, { scene: nodes, ghost: after })
    expect(container.querySelectorAll('.ghost')).toHaveLength(1)
    expect(container.querySelector('.piece.leaving')).not.toBe(null)
  })

  it('shows all that a large piece would cover, and where it would look, also where its first cell stays', () => {
    const large = scene({ cells: ['a', 'b', 'c'].map((id, x) => cell(id, x, 0)), pieces: [piece('rider', 'b', { cells: ['b', 'a'], facing: 90 })] })
    const after = { ...large, pieces: [{ ...large.pieces[0]!, cells: ['b', 'c'], facing: 270 }] }
    const { container } = render(Board, { scene: large, ghost: after })
    expect(container.querySelectorAll('.ghostly')).toHaveLength(1)
    expect(container.querySelector('.ghost .towards')?.getAttribute('transform')).toBe('rotate(270)')
    expect(container.querySelector('.piece.leaving')?.getAttribute('data-id')).toBe('rider')
  })

  it('shows what a piece could reach and see from where it would go, and nothing of others', () => {
    const lies = (of: string, kind: 'area' | 'sight', ...at: string[]) => ({ kind, cells: at, tint: 'yellow' as const, words: null, of, blocked: kind === 'sight' })
    const before = { ...nodes, pieces: [...nodes.pieces, piece('orc', 'c')], overlays: [lies('ulf', 'area', 'a'), lies('orc', 'sight', 'a', 'b')] }
    const pieces = before.pieces.map((one) => (one.id === 'ulf' ? { ...one, cell: 'b' } : one))
    const after = { ...before, pieces, overlays: [lies('ulf', 'area', 'b'), lies('orc', 'sight', 'b', 'a'), lies('orc', 'area', 'a')] }
    const drawn = (ghost: typeof after | null) => [...render(Board, { scene: before, ghost }).container.querySelectorAll('.overlay')].map((one) => one.classList[1])
    expect(drawn(null)).toEqual([])
    expect(drawn(after)).toEqual(['area', 'sight'])
  })

  it('lets whoever leaves on one side and comes in on the other jump, and everybody else slide', async () => {
    const at = (cell: string) => ({ ...cards, pieces: cards.pieces.map((one) => ({ ...one, cell })) })
    const [first, second, last] = [cards.cells[0]!.id, cards.cells[1]!.id, cards.cells.at(-1)!.id]
    const { container, rerender } = render(Board, { scene: at(first) })
    await rerender({ scene: at(second) })
    expect(container.querySelectorAll('.jumping')).toHaveLength(0)
    await rerender({ scene: at(last) })
    expect(container.querySelectorAll('.jumping').length).toBeGreaterThan(0)
  })

  it('puts the figures of a large one above it where somebody can step before them', () => {
    const badge = { words: '9', icon: 'hearts', glyph: '', value: '9', tint: 'red' as const }
    const front = { ...cell('a/front', 0, 0.6), shape: 'node' as const, role: 'mark' as const, w: 0.6, h: 0.6 }
    const of = scene({ cells: [{ ...cell('a', 0, 0), shape: 'node' as const }, front], pieces: [piece('boss', 'a', { size: 1.4, badges: [badge] })] })
    const top = (lit: Set<string>) => Number(/translate\(\S+ (\S+)\)/.exec(render(Board, { scene: of, lit }).container.querySelector('.piece g:has(.tag)')?.getAttribute('transform') ?? '')?.[1])
    expect(top(new Set())).toBeGreaterThan(0)
    expect(top(new Set(['a/front']))).toBeLessThan(0)
  })

  it('draws no ground for what would be marked around somebody', () => {
    const arcs = ['front', 'left', 'back'].map((way) => ({ ...nodes.cells[0]!, id: `b/${way}`, role: 'mark' as const }))
    const { container } = render(Board, { scene: nodes, ghost: { ...nodes, cells: [...nodes.cells, ...arcs] } })
    expect(container.querySelector('.coming')).toBe(null)
  })

  it('shows ground that would be laid, and hides the words of the place under it', () => {
    const tile = { ...nodes.cells[0]!, id: 'tile', title: 'Tile' }
    const { container } = render(Board, { scene: nodes, ghost: { ...nodes, cells: [...nodes.cells, tile] } })
    expect(container.querySelectorAll('.coming .cell')).toHaveLength(1)
    expect(container.querySelectorAll('.cell.covered')).toHaveLength(1)
  })

  it('draws the arcs around somebody with their names, those that are filled apart', () => {
    const { container } = render(Board, { scene: giant })
    expect([...container.querySelectorAll('.arcname text')].map((one) => one.textContent).sort()).toEqual(['back, weak', 'front', 'left', 'right'])
    expect(container.querySelectorAll('.sector.filled')).toHaveLength(1)
    expect(container.querySelectorAll('.spot')).toHaveLength(0)
    expect([...container.querySelectorAll('.piece')].map((one) => one.getAttribute('data-id'))).toEqual(['giant', 'ulf'])
  })

  it('shows a place under a large piece around it, and the marks beside it where one can go', () => {
    const { container } = render(Board, { scene: giant, lit: new Set(['b2', 'b2/front']) })
    expect(container.querySelectorAll('.around.lit')).toHaveLength(1)
    expect(container.querySelector('.spot')?.getAttribute('data-id')).toBe('b2/front')
  })
})
