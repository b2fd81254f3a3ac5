/** A stretch of one real voice at 44.1 kHz. */
export interface Utterance {
  readonly voice: string
  readonly samples: Int16Array
}

export interface Assembled {
  readonly samples: Int16Array
  /** Who speaks from where to where, in samples. */
  readonly turns: readonly { readonly voice: string; readonly from: number; readonly to: number }[]
}

export interface AssembleOptions {
  readonly voices: readonly string[]
  readonly turns: number
  /** Audio without a voice, mixed under all of it. */
  readonly room: Int16Array
  /** How much louder the voices are than the room, in decibels. */
  readonly signalDb: number
  readonly seed: number
}

const RATE_HZ = 44_100
const LOUDNESS = 2_500

/**
 * Turns of these voices one after the other, with short pauses, in one room. Deterministic for the
 * same seed.
 */
export function assemble(utterances: readonly Utterance[], options: AssembleOptions): Assembled {
  const random = seeded(options.seed)
  const left = new Map<string, Utterance[]>()
  /** Nothing is repeated before everything was used. */
  const takeOne = (voice: string): Utterance => {
    const known = left.get(voice) ?? []
    const own = known.length > 0 ? known : utterances.filter((said) => said.voice === voice)
    left.set(voice, own)
    const [said] = own.splice(Math.floor(random() * own.length), 1)
    if (!said) throw new Error(`Nothing of ${voice} is here.`)
    return said
  }
  const turns: { voice: string; from: number; to: number }[] = []
  const pieces: Float64Array[] = []
  let length = 0
  let before = ''
  for (let turn = 0; turn < options.turns; turn++) {
    const others = options.voices.filter((voice) => voice !== before)
    const from = others.length > 0 ? others : options.voices
    const voice = from[Math.floor(random() * from.length)] ?? ''
    const said = takeOne(voice)
    const pause = Math.round((0.15 + 0.6 * random()) * RATE_HZ)
    turns.push({ voice, from: length, to: length + said.samples.length })
    pieces.push(toLoudness(said.samples), new Float64Array(pause))
    length += said.samples.length + pause
    before = voice
  }
  const gain = LOUDNESS / rms(options.room) / 10 ** (options.signalDb / 20)
  const samples = new Int16Array(length)
  let at = 0
  for (const piece of pieces) {
    for (const value of piece) {
      const noise = (options.room[at % options.room.length] ?? 0) * gain
      samples[at] = Math.max(-32_768, Math.min(32_767, Math.round(value + noise)))
      at++
    }
  }
  return { samples, turns }
}

function toLoudness(samples: Int16Array): Float64Array {
  const gain = LOUDNESS / Math.max(1, rms(samples))
  return Float64Array.from(samples, (value) => value * gain)
}

function rms(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}
