import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { Playback, speed, told } from './playback.svelte'
import { ask, nodes, piece, scene, view } from './samples'
import type { LogLine, Page, Rolled, Scene } from './wire'

const line = (words: string, ...touches: string[]): LogLine => ({ words, rule: '', touches, by: '', free: false, dice: [], ends: false, named: '' })

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begun(): Playback {
  const one = new Playback()
  one.take(view(), [], [], false)
  return one
}

test('while something is told, the heading names whose doing that is', () => {
  const scene = { status: 'Round 1: Ulf acts', pieces: [{ id: 'orc', name: 'Orc' }, { id: 'ulf', name: 'Ulf' }] } as unknown as Scene
  const beat = { words: '', from: '', to: '', dice: [], fall: 0 }
  expect(told(scene, { ...beat, who: 'orc' })).toBe('Orc acts now')
  expect([told(scene, { ...beat, who: 'ulf' }), told(scene, { ...beat, who: '' }), told(scene, null)]).toEqual(['', '', ''])
})

describe('what others do', () => {
  it('is told line by line, with an arrow from who to whom, before it is shown', () => {
    const one = begun()
    const lines = [line('Orc struck Ulf.', 'orc', 'ulf'), line('Ulf lost 2.', 'ulf'), line('Ulf drew the axe.', 'ulf', 'axe')]
    one.take(view({ seq: 1, scene: scene({ pieces: [piece('ulf', 'a1')] }) }), lines, lines, false)
    expect(one.beat).toEqual({ words: 'Orc struck Ulf.', from: 'orc', to: 'ulf', dice: [], fall: 0, who: 'orc' })
    expect(one.view!.seq).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(one.beat!.words).toBe('Ulf lost 2.')
    expect(one.beat!.who, 'it is still the doing of the orc').toBe('orc')
    vi.advanceTimersByTime(1000)
    expect([one.beat!.words, one.beat!.who]).toEqual(['Ulf drew the axe.', 'orc'])
    vi.advanceTimersByTime(1000)
    expect(one.beat).toBe(null)
    expect(one.view!.seq).toBe(1)
    expect(one.recap).toEqual(lines)
  })

  it('is the doing of whom the heading names when their turn is told, and of nobody when a round begins', () => {
    const one = begun()
    const at = (status: string) => scene({ status, pieces: [piece('orc', 'a1', { name: 'Orc' }), piece('imp', 'a2', { name: 'Imp' }), piece('ulf', 'a3', { name: 'Ulf' })] })
    one.take(view({ seq: 1, scene: at('Orc acts') }), [], [], false)
    const lines = [line('Orc struck Ulf.', 'orc', 'ulf'), line('Ulf lost 2.', 'ulf'), line('Imp is the closest and acts.', 'imp'), line('Imp struck Ulf.', 'imp', 'ulf'), line('Round 2.')]
    const moments = [{ lines: 2, scene: at('The enemies act') }, { lines: 3, scene: at('Imp acts') }, { lines: 4, scene: at('The enemies act') }]
    one.take(view({ seq: 2, scene: at('Round 2: planning') }), lines, lines, false, moments)
    const heads: string[] = []
    for (let n = 0; n < 5; n++) {
      heads.push(told(one.view!.scene, one.beat) || one.view!.scene.status)
      vi.advanceTimersByTime(1000)
    }
    expect(heads).toEqual(['Orc acts', 'Orc acts now', 'Imp acts', 'Imp acts now', 'The enemies act'])
  })

  it('is told as well where the next question is for another of our seats', () => {
    const one = begun()
    const lines = ['a', 'b', 'c', 'd'].map((words) => line(words))
    one.take(view({ seq: 1, seat: 'blue' }), lines, lines, true)
    expect(one.beat!.words).toBe('a')
    one.skip()
    one.take(view({ seq: 1, seat: 'red' }), lines, lines, true) // we have only turned round
    expect(one.beat).toBe(null)
    one.take(view({ seq: 2, seat: 'blue', secret: true }), lines, lines, false) // another log
    expect(one.beat).toBe(null)
  })

  it('is told no further to whoever takes their seat back', () => {
    const one = new Playback()
    const by = (player: 'person' | 'computer') => [{ id: 'red', name: 'Red', player, who: '', awaited: true, here: true, lent: player === 'computer', absent: false, consults: null, left: null, called: '', numbered: false, out: '' }]
    one.take(view({ seats: by('computer') }), [], [], false)
    const lines = [line('Orc struck Ulf.'), line('Ulf lost 2.')]
    one.take(view({ seq: 1, seats: by('computer') }), lines, lines, false)
    one.take(view({ seq: 2, seats: by('computer') }), lines, lines, false)
    expect(one.view!.seq).toBe(0)
    one.take(view({ seq: 3, seats: by('person') }), lines, [], false)
    expect(one.view!.seq).toBe(3)
    expect(one.playing).toBe(false)
    expect(one.recap).toEqual([...lines, ...lines])
  })

  it('moves the pieces as it is told, and leaves those alone of whom more is to come', () => {
    const one = new Playback()
    const at = (...pieces: [string, string][]) => scene({ pieces: pieces.map(([id, cell]) => piece(id, cell)) })
    const cells = () => one.view!.scene.pieces.map((each) => `${each.id} ${each.cell}`)
    one.take(view({ scene: at(['orc', 'a1'], ['bat', 'b1'], ['ulf', 'c1']) }), [], [], false)
    const lines = [line('Orc went to a2.', 'orc', 'a2'), line('Orc slew Bat.', 'orc', 'bat'), line('Ulf came.', 'elf')]
    one.take(view({ seq: 1, scene: at(['orc', 'a2'], ['ulf', 'c1'], ['elf', 'd1']) }), lines, lines, false)
    expect(cells()).toEqual(['orc a2', 'bat b1', 'ulf c1'])
    vi.advanceTimersByTime(1000)
    expect(cells()).toEqual(['orc a2', 'ulf c1'])
    vi.advanceTimersByTime(1000)
    expect(cells()).toEqual(['orc a2', 'ulf c1', 'elf d1'])
  })

  it('shows numbers as they were when a line is told, where moments say so', () => {
    const one = new Playback()
    const at = (orc: string, left: number, blows: string[] = []) =>
      scene({ status: `${left} left`, pieces: [piece('orc', orc), piece('ulf', 'c1', { badges: [{ words: '', icon: 'hearts', glyph: '', value: `${left}`, tint: 'red' }] })], blows: blows.map((title) => ({ title, by: { id: 'orc' }, targets: [{ id: 'ulf' }] }) as never) })
    const seen = () => { const { status, pieces, blows } = one.view!.scene; return `${pieces[0]!.cell} ${pieces[1]!.badges[0]!.value}, ${status}, ${blows.map((blow) => blow.title).join()}` }
    const old = [line('before')]
    one.take(view({ scene: at('a1', 9) }), old, [], false)
    const lines = [line('Orc goes.', 'orc', 'a2'), line('Orc strikes Ulf.', 'orc', 'ulf'), line('Ulf has 7 left.', 'ulf'), line('Orc strikes Ulf.', 'orc', 'ulf'), line('Ulf has 4 left.', 'ulf')]
    const moments = [{ lines: 2, scene: at('a2', 9, ['Strike']) }, { lines: 4, scene: at('a2', 7) }]
    one.take(view({ seq: 1, scene: at('a2', 4) }), [...old, ...lines], lines, false, moments)
    const told = [seen()]
    while (one.playing) {
      vi.advanceTimersByTime(1000)
      told.push(seen())
    }
    expect(told).toEqual(['a2 9, 9 left, Strike', 'a2 9, 9 left, Strike', 'a2 7, 7 left, Strike', 'a2 7, 7 left, ', 'a2 4, 7 left, ', 'a2 4, 4 left, '])
  })

  it('waits while paused, and is over at once when skipped', () => {
    const one = begun()
    one.take(view({ seq: 1 }), [], [line('a'), line('b')], false)
    one.take(view({ seq: 2 }), [], [line('c')], false)
    one.pause()
    vi.advanceTimersByTime(60_000)
    expect(one.beat!.words).toBe('a')
    one.skip()
    expect(one.view!.seq).toBe(2)
    expect(one.beat).toBe(null)
    expect(one.recap.map((each) => each.words)).toEqual(['a', 'b', 'c'])
  })

  it('begins anew where a question that was shown was answered by an order that we left', () => {
    const one = new Playback()
    const before = scene({ status: 'before' })
    one.take(view({ asks: [ask(1, ['Go'])], scene: before }), [], [], false)
    const others = [line('Red planned.')]
    one.take(view({ seq: 1, asks: [ask(1, ['Go'])] }), others, others, false)
    one.skip()
    expect(one.recap, 'others plan while we are asked').toEqual(others)
    const lines = [line('Orc struck Ulf.'), line('Ulf lost 2.')]
    one.take(view({ seq: 2, asks: [ask(7, ['Go'])], scene: scene({ status: 'after' }) }), [...others, ...lines], lines, false)
    one.skip()
    expect(one.recap).toEqual(lines)
    expect(one.since?.status).not.toBe('after')
  })

  it('can be read again where it was skipped and followed from our own answer, and not where it was taken back', () => {
    const one = begun()
    const lines = ['a', 'b', 'c', 'd'].map((words) => line(words))
    one.take(view({ seq: 1, steps: 5 }), lines, lines, true)
    one.skip()
    expect(one.recap).toEqual(lines)
    one.take(view({ seq: 2, steps: 6 }), lines, [line('e'), line('f')], false)
    one.take(view({ seq: 3, steps: 4 }), [], [], false)
    expect([one.recap, one.playing, one.view!.steps]).toEqual([[], false, 4])
  })

  it('is told of whoever stands in a place, where lines name places alone', () => {
    const one = new Playback()
    const at = (...pieces: [string, string, string][]) => scene({ pieces: pieces.map(([id, cell, icon]) => ({ ...piece(id, cell), icon })) })
    const seen = () => one.view!.scene.pieces.map((each) => `${each.id} ${each.cell} ${each.icon}`)
    one.take(view({ scene: at(['p1', 'b3', 'back'], ['p2', 'c3', 'back']) }), [], [], false)
    const lines = [line('Ogre (b3) was turned up.', 'b3'), line('Bat (c4) was turned up.', 'c4'), line('Elf (c3) went to d3.', 'c3', 'd3'), line('Elf (d3) struck Bat (c4).', 'd3', 'c4')]
    one.take(view({ seq: 1, scene: at(['p1', 'b3', 'ogre'], ['p2', 'd3', 'elf'], ['q1', 'c4', 'bat']) }), lines, lines, false)
    expect(seen()).toEqual(['p1 b3 ogre', 'p2 c3 back'])
    vi.advanceTimersByTime(1000)
    expect(seen(), 'who comes is there when first told of').toEqual(['p1 b3 ogre', 'p2 c3 back', 'q1 c4 bat'])
    vi.advanceTimersByTime(1000)
    expect(seen()).toEqual(['p1 b3 ogre', 'p2 d3 elf', 'q1 c4 bat'])
  })

  it('waits while a page is read, and no longer when its reader goes on', () => {
    const one = begun()
    one.hold(true)
    one.take(view({ seq: 1 }), [], [line('Orc struck Ulf.', 'orc', 'ulf')], false)
    vi.advanceTimersByTime(9000)
    expect([one.playing, one.view!.seq]).toEqual([false, 0])
    one.hold(false)
    expect(one.beat!.words).toBe('Orc struck Ulf.')
    vi.advanceTimersByTime(1000)
    one.hold(true)
    one.take(view({ seq: 2 }), [], [], true)
    expect(one.view!.seq).toBe(2)
  })

  it('keeps nobody from taking back or from another language while a page is read', () => {
    const one = begun()
    one.take(view({ seq: 1, steps: 4 }), [], [], true)
    one.hold(true)
    one.take(view({ seq: 2, steps: 3 }), [], [], false)
    expect(one.view!.steps).toBe(3)
    one.take(view({ seq: 2, steps: 3, language: 'fr' }), [], [], false)
    expect(one.view!.language).toBe('fr')
  })

  describe('with a page that is turned up', () => {
    const page = (id: string): Page => ({ id, title: id, paragraphs: ['The dead rise.'], choices: [], icon: '', tint: 'red' })
    const plain = (id?: string) => scene({ page: id ? page(id) : null })
    const lines = [line('Imp rang the bell.', 'imp'), line('The card was turned up.'), line('Orc appeared.', 'orc'), line('Orc struck Ulf.', 'orc', 'ulf')]
    const sat = { holding: ['red'] }
    const moments = [{ lines: 2, scene: plain('graves') }, { lines: 3, scene: plain('graves') }]
    const told = (more = {}) => {
      const read: string[] = []
      const one = new Playback((id) => read.includes(id))
      one.take(view({ ...sat, ...more, at: null }), [], [], false)
      one.take(view({ seq: 1, ...sat, ...more, scene: plain('graves') }), lines, lines, false, moments)
      return { one, read }
    }

    it('stops there until it has been read, and stops once', () => {
      const { one, read } = told()
      vi.advanceTimersByTime(60_000)
      expect([one.halted, one.beat!.words, one.view!.scene.page!.id, one.view!.seq]).toEqual([true, 'The card was turned up.', 'graves', 0])
      one.hold(true)
      one.pause()
      expect(one.paused).toBe(false)
      read.push('graves')
      one.hold(false)
      expect([one.halted, one.beat!.words]).toEqual([false, 'Orc appeared.'])
      vi.advanceTimersByTime(60_000)
      expect([one.halted, one.playing, one.view!.seq]).toEqual([false, false, 1])
    })

    it('stops between two views as well, and before nothing that we know', () => {
      const { one, read } = told()
      read.push('graves')
      one.take(view({ seq: 2, ...sat, scene: plain('fire') }), lines, [line('Fire was turned up.')], false)
      one.take(view({ seq: 3, ...sat, scene: plain('fire') }), lines, [line('Orc burns.', 'orc')], false)
      vi.advanceTimersByTime(60_000)
      expect([one.playing, one.view!.seq]).toEqual([false, 2])
      read.push('fire')
      one.hold(true)
      one.hold(false)
      vi.advanceTimersByTime(60_000)
      expect(one.view!.seq).toBe(3)
    })

    it('is gone past by who skips, who then can read it', () => {
      const { one } = told()
      vi.advanceTimersByTime(60_000)
      one.skip()
      expect([one.halted, one.playing, one.view!.seq, one.view!.scene.page!.id]).toEqual([false, false, 1, 'graves'])
    })

    it.each([['who only watches', { holding: [] }], ['a lesson, which speaks of it itself', { guide: {} as never }]])('goes on for %s', (_, more) => {
      const { one } = told(more)
      vi.advanceTimersByTime(60_000)
      expect(one.view!.seq).toBe(1)
    })

    it('goes on in a replay', () => {
      const one = new Playback()
      one.take(view({ ...sat, at: 3, steps: 9 }), [], [], false)
      one.take(view({ ...sat, at: 4, steps: 9, scene: plain('graves') }), lines, lines, false, moments)
      vi.advanceTimersByTime(60_000)
      expect(one.view!.at).toBe(4)
    })
  })

  it('is our own, too, where dice have rolled: they are seen to fall', () => {
    const one = begun()
    const fell: Rolled[] = [{ tint: 'white', face: '6', words: 'white: 6' }]
    one.take(view({ seq: 1 }), [], [line('Ulf moved.', 'ulf')], true)
    expect(one.view!.seq).toBe(1)
    one.take(view({ seq: 2 }), [], [{ ...line('Ulf rolled 6.', 'ulf'), dice: fell }], true)
    expect(one.beat!.dice).toEqual(fell)
    expect(one.view!.seq).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(one.view!.seq).toBe(2)
  })

  it.each([true, false])('shows what a roll has done when the dice lie, whoever rolled (own: %s), and not while a pause holds them', (own) => {
    const one = begun()
    const hurt = scene({ pieces: [piece('orc', 'a1', { faded: true })] })
    one.take(view({ seq: 1, scene: scene({ pieces: [piece('orc', 'a1')] }) }), [], [], true)
    one.take(view({ seq: 2, scene: hurt }), [], [{ ...line('Ulf hit Orc.', 'ulf', 'orc'), dice: [{ tint: 'white', face: '6', words: 'white: 6' }] }, line('Ulf rests.', 'ulf')], own)
    const seen = () => one.view!.scene.pieces[0]!.faded
    vi.advanceTimersByTime(one.beat!.fall - 1)
    expect([one.beat!.words, seen()]).toEqual(['Ulf hit Orc.', false])
    one.pause()
    vi.advanceTimersByTime(5000)
    expect(seen()).toBe(false)
    one.pause()
    expect([one.beat!.words, seen()]).toEqual(['Ulf hit Orc.', true])
    vi.advanceTimersByTime(750)
    expect(one.beat!.words).toBe('Ulf rests.')
  })

  it('is told from its beginning however long it is, the longer the faster', () => {
    const one = begun()
    const lines = Array.from({ length: 20 }, (_, index) => line(`${index}`, 'orc', 'ulf'))
    one.take(view({ seq: 1 }), lines, lines, false)
    expect(one.beat!.words).toBe('0')
    vi.advanceTimersByTime(19.5 * 430)
    expect(one.beat!.words).toBe('19')
    vi.advanceTimersByTime(1000)
    expect(one.view!.seq).toBe(1)
  })

  it('is shown at once where that is wished', () => {
    const one = begun()
    speed.set('instant')
    one.take(view({ seq: 1 }), [], [line('a')], false)
    expect(one.view!.seq).toBe(1)
    expect(localStorage.getItem('grimtable.speed')).toBe('instant')
    speed.set('normal')
  })
})

describe('a table that is laid out for us', () => {
  it('is there at once; what led to it can be read', () => {
    const one = new Playback()
    one.take(view({ order: 'laid' }), [], [], false)
    const lines = [line('Player 2 turned up a Bat.', 'bat'), line('Player 1 began a turn.')]
    one.take(view({ seq: 1 }), lines, lines, false)
    expect(one.beat).toBe(null)
    expect(one.view!.seq).toBe(1)
    expect(one.recap).toEqual(lines)
    expect(one.laid, 'and it is said until we do something').toBe(true)
    one.take(view({ seq: 2 }), lines, [], true)
    expect(one.laid).toBe(false)
  })
})

describe('a board that is set up', () => {
  it('is there at once: before it nothing of what is told could be followed', () => {
    const one = new Playback()
    one.take(view(), [], [], false)
    const lines = ['a', 'b', 'c', 'd', 'e'].map((words) => line(words, 'bat'))
    one.take(view({ seq: 1, scene: nodes }), lines, lines, false)
    expect([one.beat, one.view!.seq]).toEqual([null, 1])
    expect(one.recap).toEqual(lines)
  })
})

describe('a replay', () => {
  it('is told at the pace of play, and whoever leafs through waits for nothing', () => {
    const one = begun()
    one.take(view({ at: 3, steps: 9 }), [], [line('x')], false)
    expect(one.beat).toBe(null)
    one.take(view({ at: 4, steps: 9 }), [], [line('Orc struck Ulf.', 'orc', 'ulf')], false)
    expect(one.beat!.words).toBe('Orc struck Ulf.')
    expect(one.view!.at).toBe(3)
    one.take(view({ at: 8, steps: 9 }), [], [line('y')], false)
    expect(one.beat).toBe(null)
    expect(one.view!.at).toBe(8)
    expect(one.recap).toEqual([])
  })
})

describe('what we do', () => {
  it('is shown at once', () => {
    const one = begun()
    one.take(view({ seq: 1 }), [], [line('a')], true)
    expect(one.view!.seq).toBe(1)
    expect(one.recap).toEqual([])
  })

  it('is told where much follows from it', () => {
    const one = begun()
    one.take(view({ seq: 1 }), [], ['a', 'b', 'c', 'd'].map((words) => line(words)), true)
    expect(one.beat!.words).toBe('a')
  })
})
