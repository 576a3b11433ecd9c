import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { scene } from '../lib/samples'
import TextBoard from './TextBoard.svelte'

it('names as neighbours only those to whom a way leads', () => {
  const cells = ['a', 'b', 'c'].map((id) => ({ id, title: id, lines: [], badges: [], level: 0 }) as never)
  const links = [{ a: 'a', b: 'b', kind: 'path' as const }, { a: 'a', b: 'c', kind: 'threat' as const }]
  const { container } = render(TextBoard, { scene: scene({ cells, links }), board: true })
  expect(container.textContent).toContain('→ b')
  expect(container.textContent).not.toContain('→ b, c')
})
