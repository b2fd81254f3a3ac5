import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fact } from '../../../clinical/ledger/fact.ts'
import { likelyFacts } from '../../../clinical/ledger/likely-facts.ts'
import { linesOfVisit } from '../../../clinical/ledger/lines-of-visit.ts'
import { mergeRepeated } from '../../../clinical/ledger/merge-repeated.ts'
import { readLedger } from '../../../clinical/ledger/read-ledger.ts'
import {
  HEADS,
  OFFSETS,
  POINTING_AT,
  SCORES_PER_TOKEN,
} from '../../../clinical/ledger/reading/reader-layout.ts'
import { readVocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import type { SpokenLine } from '../../../clinical/roles/guess-roles.ts'
import type { LookAt } from './phraser/open-phraser.ts'
import { visitPhrases } from './phraser/visit-phrases.ts'
import { visitReader, type Extent } from './read-visit.ts'

const VOCABULARY = readVocabulary(
  readFileSync(new URL('weights/vocab.txt', import.meta.url), 'utf8'),
)

/** What rules of framing and resolving look at: answers, corrections, relatives, sides, doses, problems. */
const SAID = [
  'Any fever, chills or cough?',
  'No.',
  'Yes, a bit.',
  "I don't really remember.",
  'Do you have any blood in your stool?',
  'Just a little in my urine.',
  'Does your mother have diabetes?',
  'How long has he had that?',
  'My friend had a fever and a cough.',
  'I do cough sometimes.',
  'She died of a heart attack, and my brother has asthma.',
  'My left knee hurts when I climb the stairs, sorry, my right knee.',
  'It has been swollen and tender for three weeks.',
  'The knee feels warm.',
  'I take lisinopril 20 mg once a day and metformin.',
  'Continue the lisinopril.',
  'I want you to increase the metformin to 1000 mg twice a day.',
  'If you get chest pain, call 911 right away.',
  'So for your first problem, hypertension, the blood pressure is 140 over 90.',
  'For your next problem I am going to order an x-ray of the shoulder.',
  'I am allergic to penicillin, it gives me a rash.',
  'Since last Monday, mostly at night.',
  'It gets better with ibuprofen.',
  'Okay.',
  'I smoke ten cigarettes a day, no alcohol.',
  'Your lungs are clear, no wheezing, and there is swelling of the right ankle.',
  'Follow up with me in two weeks.',
]
const line = fc.record({
  speaker: fc.constantFrom('Doctor', 'Patient', null),
  role: fc.constant(null),
  text: fc.constantFrom(...SAID),
})

/**
 * Takes words for facts by their number alone, and is more or less sure by where they stand in a window:
 * two windows never agree. Its scores are those that 16 bits hold; its vectors point at words by their number.
 */
async function readWindow(ids: Int32Array): Promise<Float32Array> {
  const scores = new Float32Array((ids.length - 1) * SCORES_PER_TOKEN)
  for (let token = 0; token < ids.length - 1; token += 1) {
    const id = ids[token + 1] ?? 0
    for (const [head, values] of Object.entries(HEADS)) {
      const at = token * SCORES_PER_TOKEN + OFFSETS[head as keyof typeof HEADS]
      for (let value = 0; value < values.length; value += 1) {
        const share = (((id * 31 + value * 97 + head.length * 7) * 2_654_435_761) >>> 8) % 1_000
        const shifted = ((share / 1_000) ** 6 * (200 + ((token * 13 + value) % 64))) / 264
        scores[at + value] = Math.round(shifted * 65_535) / 65_535
      }
    }
    for (let place = POINTING_AT; place < SCORES_PER_TOKEN; place += 1)
      scores[token * SCORES_PER_TOKEN + place] = (((id * 17 + place * 29) >> 1) % 3) - 1
  }
  return scores
}

/** Writes the first words around a fact, and is more or less sure by their numbers. */
const lookAt: LookAt = async (source, marks, told) => {
  const sum = [...source, ...marks, ...told].reduce((all, id) => all + id, 0)
  return {
    marks: marks.map((mark) => -((sum + mark) % 5) / 4),
    told: { mean: -(sum % 30) / 10, verdict: (sum % 9) - 4 },
    write: async () => ({
      ids: source.slice(2, 5),
      ease: -(sum % 40) / 100,
      mean: -(sum % 30) / 100,
      verdict: (sum % 7) - 3,
    }),
  }
}

function givenReader() {
  const step = visitReader(VOCABULARY, readWindow, lookAt)
  return async (lines: readonly SpokenLine[], extent: Extent = 'worded'): Promise<Fact[]> => {
    for (;;) {
      const practitionerId = 'ada'
      const done = await step({ kind: 'visit', practitionerId, lines, drugsVersion: '', extent })
      if (done.kind === 'read') return done.facts
      expect(done.kind).toBe('unfinished')
    }
  }
}

async function readWhole(spoken: readonly SpokenLine[]): Promise<Fact[]> {
  const lines = linesOfVisit(spoken)
  const facts = await readLedger(lines, VOCABULARY, readWindow)
  const told = await visitPhrases(VOCABULARY, lookAt).settle('ada', lines, facts, Infinity)
  return mergeRepeated(likelyFacts(told.facts))
}

test('a visit that is read as its lines come has the facts of one that is read at once', async () => {
  let facts = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean()), {
        minLength: 6,
        maxLength: 8,
      }),
      async (pieces) => {
        const read = givenReader()
        const lines: SpokenLine[] = []
        for (const [more, isAhead] of pieces) {
          lines.push(...more)
          const found = await read(lines, isAhead ? 'settled' : 'worded')
          if (isAhead) continue
          expect(found).toEqual(await readWhole(lines))
          facts += found.length
        }
        expect(await read(lines)).toEqual(await readWhole(lines))
      },
    ),
    { numRuns: 2 },
  )
  expect(facts).toBeGreaterThan(20)
}, 300_000)

test('so has one whose lines were changed, left out or put in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 30, maxLength: 45 }),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 1 }), fc.array(line, { maxLength: 2 })), {
        minLength: 3,
      }),
      async (first, changes) => {
        const read = givenReader()
        let lines = first
        await read(lines)
        for (const [place, gone, put] of changes) {
          lines = lines.toSpliced(place % lines.length, gone, ...put)
          if (lines.length === 0) return
          expect(await read(lines)).toEqual(await readWhole(lines))
        }
      },
    ),
    { numRuns: 2 },
  )
}, 300_000)
