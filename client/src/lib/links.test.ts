import { expect, it } from 'vitest'
import { isOnlyHere, linksTo } from './links'
import type { SeatView } from './wire'

const seat = (id: string, player: SeatView['player']): SeatView => ({ id, name: `the ${id}`, player, who: '', awaited: false, here: false, lent: false, absent: false, consults: null, left: null, called: '', numbered: false, out: '' })
const words = { inviteFor: (name: string) => `Seat for ${name}`, watchLink: 'Watch' }

it('invites to open seats whose secret we know, and lets anyone watch', () => {
  const view = { table: 'T', seats: [seat('crow', 'person'), seat('wolf', 'open'), seat('rat', 'open')] }
  expect(linksTo(view, { crow: 'used', wolf: 'S' }, words).map((link) => [link.title, new URL(link.url).hash])).toEqual([
    ['Seat for the wolf', '#/join/T/S'],
    ['Watch', '#/board/T'],
  ])
})

it('knows addresses that no phone can follow', () => {
  expect(['localhost', '127.0.0.1', '[::1]', '192.168.1.7', 'table.example'].map(isOnlyHere)).toEqual([true, true, true, false, false])
})
