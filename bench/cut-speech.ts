const THRESHOLD = 0.3
const MIN_SILENCE_S = 0.5
const PADDING_S = 0.3

export interface Stretch {
  readonly startS: number
  readonly endS: number
}

/** Where there is speech, padded, from the probability of each window. */
export function cutSpeech(probabilities: Float32Array, windowS: number): Stretch[] {
  const spoken: { start: number; end: number }[] = []
  for (const [window, probability] of probabilities.entries()) {
    if (probability < THRESHOLD) continue
    const last = spoken.at(-1)
    if (last && (window - last.end) * windowS < MIN_SILENCE_S) last.end = window + 1
    else spoken.push({ start: window, end: window + 1 })
  }
  let before = 0
  return spoken.map(({ start, end }, index) => {
    const next = spoken[index + 1]?.start ?? probabilities.length
    const startS = Math.max(before, start * windowS - PADDING_S)
    const endS = Math.min(next * windowS, end * windowS + PADDING_S)
    before = endS
    return { startS, endS }
  })
}
