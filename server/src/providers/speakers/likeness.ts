import type { VoicePrint } from './speakers.ts'

/** How like a voice is to itself, measured on read speech: 0.27 from 1 s, 0.47 from 2 s, 0.69 from 5 s. */
const SELF_LIKENESS = 1.13
const HALF_KNOWN_S = 3.18

/**
 * How like two stretches are, as a share of what is to be expected when one person says both: about
 * 1 then, and about a half when they are two people. The less was said, the less it tells.
 */
export function likeness(one: VoicePrint, two: VoicePrint): number {
  return cosine(one.print, two.print) / expected(one, two)
}

/** For one person against two, up to a factor: more where more was said. */
export function evidence(one: VoicePrint, two: VoicePrint, from: number): number {
  const self = expected(one, two)
  return self * (cosine(one.print, two.print) - from * self)
}

/** All of them as one voice. */
export function meanVoice(voices: readonly VoicePrint[]): VoicePrint {
  const sum = new Float32Array(voices[0]?.print.length ?? 0)
  let seconds = 0
  for (const voice of voices) {
    seconds += voice.seconds
    for (let at = 0; at < sum.length; at++) {
      sum[at] = (sum[at] ?? 0) + voice.seconds * (voice.print[at] ?? 0)
    }
  }
  const length = Math.hypot(...sum)
  return { print: length === 0 ? sum : sum.map((value) => value / length), seconds }
}

function expected(one: VoicePrint, two: VoicePrint): number {
  return SELF_LIKENESS / Math.sqrt(known(one) * known(two))
}

function known({ seconds }: VoicePrint): number {
  return 1 + HALF_KNOWN_S / Math.max(seconds, 0.1)
}

function cosine(one: Float32Array, two: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (two[at] ?? 0)
  return sum
}
