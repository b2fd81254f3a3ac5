import { describeNote } from '../../server/src/features/evidence/describe-note.ts'
import { indexVisit } from '../../server/src/features/evidence/index-visit.ts'
import { hourOfSpeech, longNote } from '../made-visit.ts'
import { quantile } from '../statistics.ts'

const ROUNDS = 60
const WARM_UP = 10

/** Milliseconds for a made note of 2,000 words and an hour of made speech. */
export function measureSpeed() {
  const lines = hourOfSpeech().map((text, place) => ({ id: String(place), text }))
  const html = longNote()
  const reading: number[] = []
  const describing: number[] = []
  let words = { note: 0, visit: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAtMs = performance.now()
    const visit = indexVisit(lines)
    const readAtMs = performance.now()
    const note = describeNote({
      html,
      visit,
      context: [],
      isScribes: () => true,
      reader: 'clinician',
    })
    const describedAtMs = performance.now()
    words = { note: note.note_words, visit: note.visit_words }
    if (round < WARM_UP) continue
    reading.push(readAtMs - startedAtMs)
    describing.push(describedAtMs - readAtMs)
  }
  return {
    words,
    recompute: { p50: quantile(describing, 0.5), p95: quantile(describing, 0.95) },
    firstReading: { p50: quantile(reading, 0.5), p95: quantile(reading, 0.95) },
  }
}
