/** Sounds, made here and now: a stone on wood, dice, a blow, a bell, an ending. Nothing is loaded. */
import { settings } from './settings.svelte'

export type Sound = 'move' | 'dice' | 'hit' | 'heal' | 'turn' | 'word' | 'won' | 'lost' | 'over'

let context: AudioContext | null = null

function air(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A tone that swells and fades. */
function tone(at: AudioContext, pitch: number, when: number, long: number, loud: number, type: OscillatorType = 'sine'): void {
  const source = at.createOscillator()
  const level = at.createGain()
  source.type = type
  source.frequency.value = pitch
  level.gain.setValueAtTime(0, when)
  level.gain.linearRampToValueAtTime(loud, when + 0.012)
  level.gain.exponentialRampToValueAtTime(0.0001, when + long)
  source.connect(level).connect(at.destination)
  source.start(when)
  source.stop(when + long)
}

/** A knock: noise through a narrow door. */
function knock(at: AudioContext, pitch: number, when: number, long: number, loud: number): void {
  const noise = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = at.createBufferSource()
  const door = at.createBiquadFilter()
  const level = at.createGain()
  source.buffer = noise
  door.type = 'bandpass'
  door.frequency.value = pitch
  door.Q.value = 1.4
  level.gain.value = loud
  source.connect(door).connect(level).connect(at.destination)
  source.start(when)
}

const PLAYED: Record<Sound, (at: AudioContext, now: number) => void> = {
  move: (at, now) => knock(at, 420, now, 0.09, 0.5),
  dice: (at, now) => [0, 0.07, 0.13, 0.21, 0.3].forEach((wait, i) => knock(at, 1500 - i * 120, now + wait, 0.06, 0.5)),
  hit: (at, now) => { knock(at, 160, now, 0.22, 1.3); tone(at, 70, now, 0.28, 0.3) },
  heal: (at, now) => [523, 659].forEach((pitch, i) => tone(at, pitch, now + i * 0.09, 0.4, 0.09)),
  turn: (at, now) => [392, 784].forEach((pitch) => tone(at, pitch, now, 1.1, 0.1)),
  word: (at, now) => tone(at, 880, now, 0.18, 0.06, 'triangle'),
  won: (at, now) => [262, 330, 392, 523].forEach((pitch, i) => tone(at, pitch, now + i * 0.14, 1.5, 0.11, 'triangle')),
  lost: (at, now) => [220, 208, 165, 110].forEach((pitch, i) => tone(at, pitch, now + i * 0.26, 1.7, 0.13)),
  over: (at, now) => [294, 440].forEach((pitch, i) => tone(at, pitch, now + i * 0.16, 1.2, 0.1)),
}

/** Let something be heard, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound) return
  const at = air()
  if (at) PLAYED[sound](at, at.currentTime + 0.01)
}
