import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { hovering } from '../../hover'

const made = (css: string) => postcss([hovering]).process(css, { from: undefined }).css.replace(/\s*([{}])\s*/g, ' $1 ').replace(/\s+/g, ' ').trim()

describe('what a pointer lies over', () => {
  it('is marked only where pointers hover: a finger leaves no mark on what comes next', () => {
    expect(made('.option:hover, .option.hovered { color: red }')).toBe('.option.hovered { color: red } @media (hover: hover) { .option:hover { color: red } }')
    expect(made('.pick:hover:not(:disabled) { color: red }')).toBe('@media (hover: hover) { .pick:hover:not(:disabled) { color: red } }')
  })
  it('is left alone where that is said already', () => {
    const said = '@media (hover: hover) { .corner:hover { opacity: 1 } }'
    expect(made(said)).toBe(said)
  })
})
