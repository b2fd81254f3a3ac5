import { indexVisit } from '../../server/src/features/evidence/index-visit.ts'
import { hourOfSpeech, longNote } from '../made-visit.ts'
import { quantile } from '../statistics.ts'
import { describe } from './describe.ts'

const ROUNDS = 60
const WARM_UP = 10

/**
 * Milliseconds for a made note of 2,000 words and an hour of made speech: a save that changed one
 * sentence, a note none of whose sentences was met before, and a transcript read for the first time.
 */
export function measureSpeed() {
  const lines = hourOfSpeech().map((text, place) => ({ id: String(place), text }))
  const visit = indexVisit(lines)
  const html = longNote()
  const described = describe(html, visit)
  return {
    words: { note: described.note_words, visit: described.visit_words },
    saving: timed((round) => describe(html.replace('.', ` after ${round} days.`), visit)),
    meeting: timed((round) => describe(html.replaceAll('.', ` after ${round} hours.`), visit)),
    firstReading: timed(() => indexVisit(lines)),
  }
}

function timed(act: (round: number) => unknown): { p50: number; p95: number } {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAtMs = performance.now()
    act(round)
    if (round >= WARM_UP) taken.push(performance.now() - startedAtMs)
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) }
}
