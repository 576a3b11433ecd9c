import { beforeEach, describe, expect, it, vi } from 'vitest'
import { advice } from './api'
import { Coach } from './coaching.svelte'
import type { CounselView } from './wire'

vi.mock('./api', () => ({ advice: vi.fn() }))

const counsel = (ask: number): CounselView => ({ ask, best: [], worths: [], blunder: 0.08, about: '' })
/** What the server says to each question, when it is let. */
let says: ((told: CounselView) => void)[] = []

beforeEach(() => {
  localStorage.clear()
  says = []
  vi.mocked(advice).mockReset()
  vi.mocked(advice).mockImplementation(() => new Promise((tell) => says.push(tell)))
})

describe('the coach', () => {
  it('thinks again and says so when others act while it is waited for', async () => {
    const coach = new Coach('t', '')
    coach.turnTo(27, 2, 10)
    const asked = coach.ask(27)
    coach.turnTo(null, 2, 11)
    coach.turnTo(31, 2, 12)
    expect([coach.open, coach.changed, coach.thinking]).toEqual([true, true, 31])
    says[0]!(counsel(27))
    await asked
    expect(coach.counsel).toBeNull()
    says[1]!(counsel(31))
    await vi.waitFor(() => expect(coach.counsel?.ask).toBe(31))
  })

  it('thinks again about the same question when something was answered meanwhile', () => {
    const coach = new Coach('t', '')
    coach.turnTo(27, 2, 10)
    void coach.ask(27)
    coach.turnTo(null, 2, 11)
    coach.turnTo(27, 2, 11)
    expect([coach.changed, says.length]).toEqual([true, 2])
  })

  it('keeps its advice while somebody looks back and nothing changes', async () => {
    const coach = new Coach('t', '')
    coach.turnTo(27, 2, 10)
    const asked = coach.ask(27)
    says[0]!(counsel(27))
    await asked
    coach.turnTo(null, 2, 10)
    coach.turnTo(27, 2, 10)
    expect([coach.open, coach.changed, coach.counsel?.ask, says.length]).toEqual([true, false, 27, 1])
  })

  it('forgets its trouble when it is asked again', async () => {
    const coach = new Coach('t', '')
    coach.turnTo(27, 2, 10)
    vi.mocked(advice).mockRejectedValueOnce(new Error('The server has failed'))
    await coach.ask(27)
    expect(coach.trouble).toBe('The server has failed')
    coach.close()
    const asked = coach.ask(27)
    expect(coach.trouble).toBe('')
    says[0]!(counsel(27))
    await asked
    expect(coach.counsel?.ask).toBe(27)
  })

  it('closes with the own answer and is silent at the next question', () => {
    const coach = new Coach('t', '')
    coach.turnTo(27, 2, 10)
    void coach.ask(27)
    coach.close()
    coach.turnTo(28, 2, 11)
    expect([coach.open, coach.changed, coach.thinking, says.length]).toEqual([false, false, null, 1])
  })

  it('has what ends a turn wait until it was thought about, and then warns of it', async () => {
    const coach = new Coach('t', '')
    coach.setQuiet(true)
    coach.turnTo(27, 2, 10)
    const go = vi.fn()
    expect(coach.makesWait(27, 1, go)).toBe(true)
    says[0]!({ ...counsel(27), best: [{ option: 0, words: '', worth: 0.3, line: '', reasons: [], plan: [] }], worths: [[0, 0.3], [1, 0.02]] })
    await vi.waitFor(() => expect(go).toHaveBeenCalledOnce())
    expect([coach.waits, coach.makesWait(27, 1, go), coach.holdsBack(27, 1), coach.warned]).toEqual([null, false, true, 1])
    expect(coach.holdsBack(27, 1), 'once').toBe(false)
  })
})
