/** The links by which others come to a table. */
import type { View } from './wire'

export interface Invitation { id: string; title: string; url: string; seat: boolean }

interface Words { inviteFor: (seat: string) => string; watchLink: string }

/** One link for each open seat that we can invite to, and one for those who watch. */
export function linksTo(view: Pick<View, 'table' | 'seats'>, invites: Record<string, string>, words: Words): Invitation[] {
  const base = `${location.origin}${location.pathname}#`
  const open = view.seats.filter((seat) => seat.player === 'open' && invites[seat.id])
  return [
    ...open.map((seat) => ({
      id: seat.id,
      title: words.inviteFor(seat.name),
      url: `${base}/join/${view.table}/${invites[seat.id]}`,
      seat: true,
    })),
    { id: '', title: words.watchLink, url: `${base}/board/${view.table}`, seat: false },
  ]
}

/** Whether an address names this machine and no other: no phone can follow it. */
export function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
