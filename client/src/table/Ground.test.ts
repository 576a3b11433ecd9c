import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { cards, cell, nodes, piece, scene } from '../lib/samples'
import type { Region, Scene } from '../lib/wire'
import Ground from './Ground.svelte'

const drawn = (of: Scene, scale: number) => render(Ground, { scene: of, scale, mark: () => '', uid: 'g' }).container
const titles = (of: Scene, scale: number) => [...drawn(of, scale).querySelectorAll('.title')].map((one) => one.textContent)

describe('the ground of a board', () => {
  it('leaves out a long name where pieces would stand on its second line', () => {
    const two = (title: string) => scene({ cells: [cell('a', 0, 0, { shape: 'card', w: 1.5, h: 1.1, title }), cell('b', 2, 0, { shape: 'card', w: 1.5, h: 1.1, title: 'Hidden Fjord' })], pieces: [piece('ulf', 'a')] })
    expect(titles(two('Oath Stone'), 0.4)).toEqual(['Hidden Fjord'])
    expect(titles(two('Smithy'), 0.4)).toEqual(['Smithy', 'Hidden Fjord'])
    expect(titles(two('Oath Stone'), 1)).toEqual(['Oath Stone', 'Hidden Fjord'])
  })

  it('says nothing in half a line: below a name of two lines and above pieces there is no room', () => {
    const lines = (title: string, scale: number) => drawn(scene({ cells: [cell('a', 0, 0, { shape: 'card', w: 1.5, h: 1.1, title, lines: ['Training'] })], pieces: [piece('ulf', 'a')] }), scale).querySelectorAll('.line').length
    expect(lines('Field of exercise', 0.9)).toBe(0)
    expect(lines('Smithy', 0.9)).toBe(1)
    expect(lines('Field of exercise', 1.2)).toBe(1)
  })

  it('names what lies over squares where nothing stands on it, and nowhere without room', () => {
    const row = (y: number) => ['a', 'b', 'c', 'd'].map((id, x) => cell(`${id}${y}`, x, y))
    const cells = [...row(0), ...row(1)]
    const dark = (over: string[]): Region => ({ id: 'dark', cells: over, title: 'Darkness', kind: 'darkness', tint: 'black', lines: [], badges: [], outline: [], fill: true, mark: '', of: '' })
    const named = (over: string[], scale: number, at: string[] = []) => {
      const name = drawn(scene({ cells, regions: [dark(over)], pieces: at.map((id) => piece(id, id)) }), scale).querySelector('.region .name')
      return name && [Number(name.getAttribute('x')), Number(name.getAttribute('y'))]
    }
    expect(named(['a0', 'b0', 'a1', 'b1'], 0.5)).toEqual([-42, 41])
    expect(named(['a0', 'b0', 'a1', 'b1'], 0.5, ['b0'])).toEqual([-42, 141])
    expect(named(['a0', 'b1'], 0.3)).toBeNull()
    const both = drawn(scene({ cells, regions: [dark(['a0', 'b0', 'a1', 'b1']), { ...dark(['a0', 'b0', 'a1', 'b1']), id: 'reach', kind: 'zone', title: 'Back Arc' }] }), 0.5)
    expect([...both.querySelectorAll('.region .name')].map((name) => name.getAttribute('y'))).toEqual(['41', '141'])
  })

  it('names what lies over hexes on them and not above the edge of the board, and fills it', () => {
    const cells = [cell('a', 0, 0, { shape: 'hex' }), cell('b', 1, 0, { shape: 'hex' })]
    const quay: Region = { id: 'quay', cells: ['a', 'b'], title: 'the quay', kind: 'zone', tint: 'accent', lines: [], badges: [], outline: [], fill: true, mark: '', of: '' }
    const ground = drawn(scene({ cells, regions: [quay] }), 0.5)
    expect(Number(ground.querySelector('.region .name')?.getAttribute('y'))).toBeGreaterThan(-30)
    expect(ground.querySelectorAll('.region.zone.filled')).toHaveLength(1)
    expect(ground.querySelector('.cell')?.getAttribute('data-tip')).toBe('the quay')
  })

  it('tells with a square what lies over it, as only the square can be pointed at', () => {
    const cells = [cell('a', 0, 0), cell('b', 1, 0)]
    const cloud: Region = { id: 'cloud', cells: ['a'], title: 'Poison', kind: 'zone', tint: 'green', lines: ['POISON 2'], badges: [], outline: [], fill: true, mark: '', of: '' }
    const tips = [...drawn(scene({ cells, regions: [cloud] }), 1).querySelectorAll('.cell')].map((one) => one.getAttribute('data-tip'))
    expect(tips).toEqual(['Poison\nPOISON 2', null])
  })

  it('lies as flagstones under nodes, and under nothing else', () => {
    const three = scene({ ...nodes, cells: [...nodes.cells, cell('c', 1, 1, { shape: 'node' })] })
    expect(drawn(three, 1).querySelectorAll('.flagstones')).toHaveLength(1)
    expect(drawn(cards, 1).querySelectorAll('.flagstones')).toHaveLength(0)
  })
})
