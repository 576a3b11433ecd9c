import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableLink } from './link.svelte'
import { ask, view } from './samples'
import type { FromServer } from './wire'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  close(): void {
    this.drop(1000)
  }
}

const link = () => new TableLink('t1', ['secret'], (url) => new FakeSocket(url) as unknown as WebSocket)

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const line = (words: string) => ({ words, rule: '', touches: [], by: '', free: false, dice: [], ends: false, named: '' })

describe('the connection to a table', () => {
  it('says hello with its tokens, which are in no address', () => {
    link()
    const socket = FakeSocket.all[0]!
    socket.open()
    expect(socket.sent[0]).toMatchObject({ kind: 'hello', tokens: ['secret'] })
    expect(socket.url).not.toContain('secret')
  })

  it('asks what comes anew with every view, also where others plan and no row counts yet, one question at a time', () => {
    const one = link()
    const socket = FakeSocket.all[0]!
    socket.open()
    const asked = () => socket.sent.filter((message) => message.kind === 'foresee').length
    const foresight = (title: string): FromServer => ({ kind: 'foresight', seq: 3, title, steps: [], before: [], sums: [] })
    socket.say(view({ seq: 3 }))
    expect(asked()).toBe(0)
    one.foresee(true)
    expect(asked()).toBe(1)
    socket.say(view({ seq: 3 }))
    socket.say(view({ seq: 3 }))
    expect(asked()).toBe(1)
    socket.say(foresight('old'))
    expect(asked()).toBe(2)
    socket.say(foresight('new'))
    expect(asked()).toBe(2)
    expect(one.foresight?.title).toBe('new')
    one.foresee(false)
    socket.say(view({ seq: 4 }))
    expect(asked()).toBe(2)
  })

  it('comes back after a loss, and sends an unacknowledged answer again', () => {
    const one = link()
    FakeSocket.all[0]!.open()
    FakeSocket.all[0]!.say(view({ asks: [ask(4, ['Go'])] }))
    one.answer(4, 0)
    FakeSocket.all[0]!.drop()
    expect(one.connected).toBe(false)
    vi.advanceTimersByTime(1000)
    const again = FakeSocket.all[1]!
    again.open()
    again.say(view({ asks: [ask(4, ['Go'])] }))
    expect(again.sent.at(-1)).toEqual({ kind: 'answer', ask: 4, option: 0 })
  })

  it('keeps a refusal until it is read, and lets it go when the table goes on', () => {
    const one = link()
    const socket = FakeSocket.all[0]!
    socket.open()
    socket.say(view())
    socket.say({ kind: 'refused', why: 'refused', words: 'Not so.', rule: '' })
    socket.say(view({ seq: 1 }))
    expect(one.refusal!.words).toBe('Not so.')
    vi.advanceTimersByTime(7000)
    socket.say(view({ seq: 1 }))
    expect(one.refusal!.words).toBe('Not so.')
    socket.say(view({ seq: 2 }))
    expect(one.refusal).toBe(null)
  })

  it('does not repeat an answer that had arrived', () => {
    const one = link()
    FakeSocket.all[0]!.open()
    FakeSocket.all[0]!.say(view({ asks: [ask(4, ['Go'])] }))
    one.answer(4, 0)
    FakeSocket.all[0]!.drop()
    vi.advanceTimersByTime(1000)
    FakeSocket.all[1]!.open()
    FakeSocket.all[1]!.say(view({ asks: [ask(5, ['Go on'])] }))
    expect(FakeSocket.all[1]!.sent).toHaveLength(1)
    expect(one.pending).toBe(null)
  })

  it('answers once until the answer is acknowledged', () => {
    const one = link()
    const socket = FakeSocket.all[0]!
    socket.open()
    socket.say(view({ asks: [ask(4, ['Go'])] }))
    one.answer(4, 0)
    one.answer(4, 0)
    expect(socket.sent.filter((message) => message['kind'] === 'answer')).toHaveLength(1)
  })

  it('joins the log from what is new', () => {
    const one = link()
    const socket = FakeSocket.all[0]!
    socket.open()
    socket.say(view({ log: [line('a'), line('b')] }))
    socket.say(view({ log_from: 1, log: [line('c')] }))
    expect(one.log.map((line) => line.words)).toEqual(['a', 'c'])
  })

  it('stays in the past that it looks at while the game goes on', () => {
    const one = link()
    const socket = FakeSocket.all[0]!
    socket.open()
    socket.say(view({ seq: 3 }))
    one.look(1)
    socket.say(view({ seq: 4 }))
    expect(one.view?.seq).toBe(3)
    socket.say(view({ seq: 4, at: 1 }))
    expect(one.view?.at).toBe(1)
  })

  it.each([[4404, 'gone'], [4410, 'old']] as const)('gives up where there is no table to play (%i)', (code, why) => {
    const one = link()
    FakeSocket.all[0]!.drop(code)
    vi.advanceTimersByTime(60000)
    expect(one.gone).toBe(why)
    expect(FakeSocket.all).toHaveLength(1)
  })

  it.each([[4430, 'crowdedHere'], [4431, 'crowdedThere']] as const)('says why it was turned away, and tries again slowly (%i)', (code, why) => {
    const one = link()
    FakeSocket.all[0]!.open()
    FakeSocket.all[0]!.drop(code)
    expect(one.crowded).toBe(why)
    vi.advanceTimersByTime(3000)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.all[1]!.open()
    FakeSocket.all[1]!.say(view())
    expect(one.crowded).toBe(null)
  })
})
