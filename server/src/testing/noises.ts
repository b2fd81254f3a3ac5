import { VOICE_INPUT_RATE_HZ as RATE } from '../providers/voice/voice.ts'
import { randomOf, toInt16 } from './sounds.ts'

type Sound = (seconds: number, seed: number) => Float32Array

/** Sounds of a room in which nobody speaks, at 44.1 kHz. Deterministic for the same seed. */
export const NOISES: Readonly<Record<string, Sound>> = {
  'white noise': (s, seed) => {
    const random = randomOf(seed)
    return make(s, () => 0.2 * (2 * random() - 1))
  },
  'pink noise': (s, seed) => scaled(pink(s, seed), 0.3),
  'mains hum': (s) =>
    make(
      s,
      (t) => 0.2 * wave(50, t) + 0.1 * wave(100, t) + 0.08 * wave(150, t) + 0.03 * wave(250, t),
    ),
  clicks: (s, seed) => strikes(s, seed, { perS: 3, decayS: 0.002, level: 0.8 }),
  typing: (s, seed) => strikes(s, seed, { perS: 8, decayS: 0.012, level: 0.35, hz: 2_500 }),
  'door slams': (s, seed) => strikes(s, seed, { perS: 0.3, decayS: 0.15, level: 0.9, hz: 90 }),
  'knocks on wood': (s, seed) => strikes(s, seed, { perS: 2, decayS: 0.04, level: 0.7, hz: 350 }),
  'music-like chords': (s) => make(s, chord),
  'a melody': (s) => make(s, melody),
  'a fan': (s, seed) => {
    const air = pink(s, seed)
    return air.map(
      (value, at) => 0.25 * value * (1 + 0.4 * wave(23, at / RATE)) + 0.05 * wave(120, at / RATE),
    )
  },
  beeps: (s) => make(s, (t) => (t % 1 < 0.15 ? 0.4 * wave(1_000, t) : 0)),
  'a ringing telephone': (s) =>
    make(s, (t) => (t % 3 < 1 ? 0.2 * (wave(440, t) + wave(480, t)) : 0)),
  'a siren': (s) =>
    make(
      s,
      (t) => 0.3 * Math.sin(2 * Math.PI * (800 * t - (150 / Math.PI) * Math.cos(Math.PI * t))),
    ),
  breath: (s, seed) => {
    const air = band(noiseOf(s, seed), 400, 3_000)
    return scaled(
      air.map((value, at) => value * breathing(at / RATE)),
      0.3,
    )
  },
  'rustling paper': (s, seed) => {
    const paper = band(noiseOf(s, seed), 2_000, 8_000)
    const random = randomOf(seed + 7)
    let level = 0
    return scaled(
      paper.map((value, at) => {
        if (at % 2_205 === 0) level = random() < 0.35 ? random() : 0
        return value * level
      }),
      0.4,
    )
  },
  'running water': (s, seed) => scaled(band(noiseOf(s, seed), 300, 6_000), 0.25),
  'silence with an offset': (s) => make(s, () => 0.1),
  'a rumble of voices through a wall': (s, seed) => {
    const low = band(noiseOf(s, seed), 80, 250)
    return scaled(
      low.map((value, at) => value * (0.5 + 0.5 * wave(3.3, at / RATE))),
      0.2,
    )
  },
}

export function makeNoise(name: string, seconds: number, seed = 1): Int16Array {
  const sound = NOISES[name]
  if (!sound) throw new Error(`There is no noise ${name}.`)
  return toInt16(sound(seconds, seed).map((value) => Math.max(-1, Math.min(1, value))))
}

function make(seconds: number, at: (t: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => at(index / RATE))
}

function wave(hz: number, t: number): number {
  return Math.sin(2 * Math.PI * hz * t)
}

function noiseOf(seconds: number, seed: number): Float32Array {
  const random = randomOf(seed)
  return make(seconds, () => 2 * random() - 1)
}

/** Three poles, each slower than the last. */
function pink(seconds: number, seed: number): Float32Array {
  let [slow, middle, quick] = [0, 0, 0]
  return noiseOf(seconds, seed).map((white) => {
    slow = 0.997_65 * slow + white * 0.099
    middle = 0.963 * middle + white * 0.2965
    quick = 0.57 * quick + white * 1.0526
    return (slow + middle + quick + white * 0.1848) / 8
  })
}

function band(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const lowPass = (values: Float32Array, hz: number) => {
    const step = 1 - Math.exp((-2 * Math.PI * hz) / RATE)
    let held = 0
    return values.map((value) => (held += step * (value - held)))
  }
  const low = lowPass(lowPass(samples, toHz), toHz)
  const lower = lowPass(low, fromHz)
  return low.map((value, at) => value - lower[at]!)
}

function scaled(samples: Float32Array, level: number): Float32Array {
  const most = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9)
  return samples.map((value) => (value * level) / most)
}

interface Strikes {
  readonly perS: number
  readonly decayS: number
  readonly level: number
  /** Of what is struck; noise if omitted. */
  readonly hz?: number
}

function strikes(seconds: number, seed: number, { perS, decayS, level, hz }: Strikes) {
  const random = randomOf(seed)
  const samples = new Float32Array(Math.round(seconds * RATE))
  for (let at = RATE / 2; at < samples.length; at += ((0.4 + 1.2 * random()) * RATE) / perS) {
    const loud = level * (0.4 + 0.6 * random())
    for (let n = 0; n < decayS * 6 * RATE && at + n < samples.length; n++) {
      const sound =
        hz === undefined ? 2 * random() - 1 : wave(hz, n / RATE) + 0.4 * (2 * random() - 1)
      samples[Math.floor(at + n)]! += loud * sound * Math.exp(-n / RATE / decayS)
    }
  }
  return samples
}

const CHORDS = [
  [261.6, 329.6, 392],
  [220, 261.6, 329.6],
  [174.6, 220, 261.6],
  [196, 246.9, 293.7],
]

function chord(t: number): number {
  const notes = CHORDS[Math.floor(t / 2) % CHORDS.length] ?? []
  const fade = Math.exp(-(t % 2) * 1.2)
  return (
    notes.reduce(
      (sum, hz) => sum + fade * (wave(hz, t) + 0.5 * wave(2 * hz, t) + 0.25 * wave(3 * hz, t)),
      0,
    ) * 0.12
  )
}

const MELODY = [440, 494, 523, 587, 659, 587, 523, 494]

function melody(t: number): number {
  const hz = MELODY[Math.floor(t * 2.5) % MELODY.length] ?? 440
  const vibrato = 1 + 0.006 * wave(5.5, t)
  return 0.25 * Math.exp(-((t * 2.5) % 1) * 1.5) * (wave(hz * vibrato, t) + 0.3 * wave(2 * hz, t))
}

/** In for a second and a half, out for two. */
function breathing(t: number): number {
  const at = t % 4
  if (at < 1.5) return Math.sin((Math.PI * at) / 1.5) ** 2
  return at < 2 ? 0 : 0.7 * Math.sin((Math.PI * (at - 2)) / 2) ** 2
}
