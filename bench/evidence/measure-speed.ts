import type { Fact } from '@chartwright/contract/facts'
import { indexVisit } from '../../server/src/features/evidence/indexing/index-visit.ts'
import { hourOfSpeech, longNote } from '../made-visit.ts'
import { quantile } from '../statistics.ts'
import { describe } from './described-visit.ts'

const ROUNDS = 60
const WARM_UP = 10

/**
 * Milliseconds for a synthetic note of 2,000 words and an hour of synthetic speech: a save that
 * changed one sentence, a note whose sentences are all new, and a transcript read for the first
 * time.
 */
export function measureSpeed() {
  const lines = hourOfSpeech().map((text, place) => ({ id: String(place), text }))
  const visit = indexVisit(lines)
  const html = longNote()
  const made = { visit, html, facts: madeFacts(lines), told: new Map<never, never>() }
  const described = describe(made)
  return {
    words: { note: described.note_words, visit: described.visit_words },
    saving: timed((round) => describe(made, html.replace('.', ` after ${round} days.`))),
    meeting: timed((round) => describe(made, html.replaceAll('.', ` after ${round} hours.`))),
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

/** A fact for every fifth line, made of its third to fifth word. */
function madeFacts(lines: readonly { readonly id: string; readonly text: string }[]): Fact[] {
  return lines.flatMap(({ id, text }, place): Fact[] => {
    if (place % 5 > 0) return []
    const words = text.split(' ').slice(2, 5).join(' ')
    const from = text.indexOf(words)
    return [
      {
        ...PLAIN,
        id: String(place),
        concept: words,
        said: [{ segment_id: id, from, to: from + words.length, words }],
        lines: [place],
        text: `${words}.`,
      },
    ]
  })
}

const PLAIN: Omit<Fact, 'id' | 'concept' | 'said' | 'lines' | 'text'> = {
  source: 'heard',
  kind: 'symptom',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: {},
  problem: '',
  importance: 'major',
}
