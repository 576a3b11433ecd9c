import { describe, expect, it } from 'vitest'
import { boxes } from './sheet'

const line = (depth: number, title: string, value = '') => ({ depth, title, value })

describe('a tracking sheet', () => {
  const sheet = [
    line(0, 'Campaign', 'The First Journey'),
    line(0, 'Tracking sheet'), line(1, 'Campaign', 'The First Journey'), line(1, 'Souls', '3'),
    line(1, 'Character'), line(2, 'Class', 'Knight'), line(2, 'Stats'), line(3, 'Faith', '0'),
    line(1, 'Character'), line(2, 'Class', 'Herald'), line(2, 'Ember', 'no'),
    line(1, 'Deck', 'Claymore'),
  ]

  it('has a box for each record, called by what is first written in it', () => {
    expect(boxes(sheet).map((box) => box.title)).toEqual(['', 'Tracking sheet', 'Knight', 'Herald'])
    expect(boxes(sheet)[2]!.lines.map((one) => one.title)).toEqual(['Stats', 'Faith'])
  })

  it('says nothing twice', () => {
    expect(boxes(sheet)[1]!.lines).toEqual([line(1, 'Souls', '3'), line(1, 'Deck', 'Claymore')])
  })
})
