import { expect, test } from 'vitest'
import { listOf, meant } from './typing'

const names = ['Ash Militia', 'Brand Duelist', 'Bronze Shield', 'Kiln Ogre', 'Épée brisée']

test('a card is meant by its name, the beginnings of its words, its initials or its number', () => {
  const who = (typed: string) => names[meant(typed, names)]
  expect(['kiln ogre', 'ash', 'bd', 'bron', 'br sh', '4', 'ogre', 'epee'].map(who)).toEqual(['Kiln Ogre', 'Ash Militia', 'Brand Duelist', 'Bronze Shield', 'Bronze Shield', 'Kiln Ogre', 'Kiln Ogre', 'Épée brisée'])
  expect(['br', 'x', '', '9', '0'].map((typed) => meant(typed, names))).toEqual([-1, -1, -1, -1, -1])
})

test('a list is read as a whole, with how many there are of each', () => {
  expect(listOf('ash, 2 kiln ogre; bd x2\nnobody', names)).toEqual({ found: [0, 3, 3, 1, 1], rest: ['nobody'] })
})
