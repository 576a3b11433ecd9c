/** What is new at a table reaches who listens, who hears, and who looks elsewhere. */
import { untrack } from 'svelte'
import { heard } from './heard'
import type { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import { play } from './sound'
import type { View } from './wire'

/** So many lines of the log are said at once. */
const SAID = 6

export class Attention {
  /** What a screen reader says next. */
  announced = $state('')

  constructor(table: string, playback: Playback) {
    let said = 0
    let questioned = ''
    $effect(() => {
      const lines = playback.log
      const question = playback.view?.asks.map((ask) => ask.words).join('. ') ?? ''
      untrack(() => {
        const fresh = lines.slice(Math.min(said, lines.length)).slice(-SAID).map((line) => line.words)
        said = lines.length
        const news = [...fresh, question === questioned ? '' : question].filter(Boolean).join(' ')
        questioned = question
        if (news) this.announced = news
      })
    })
    $effect(() => {
      const view = playback.view
      document.title = view ? `${view.asks.length ? '● ' : ''}${view.title} · Grimtable` : 'Grimtable'
    })
    // What happens can be heard; who looks elsewhere is called when it is their turn.
    let listened: View | null = null
    let rattled = false
    $effect(() => {
      if (!playback.beat?.dice.length) return
      rattled = true
      play('dice')
    })
    $effect(() => {
      const now = playback.view
      untrack(() => {
        if (now) heard(listened, now).filter((sound) => sound !== 'dice' || !rattled).forEach(play)
        rattled = false
        if (now?.asks.length && listened && !listened.asks.length && document.hidden && settings.calls) {
          new Notification(now.title, { body: now.asks[0]!.words, tag: table, icon: '/icon-192.png' })
        }
        listened = now
      })
    })
  }
}
