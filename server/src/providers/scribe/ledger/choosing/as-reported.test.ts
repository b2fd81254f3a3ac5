import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { asReported } from './as-reported.ts'
import { FELT_ONLY, OF_BEFORE, PASSING } from './relevance/felt-only.data.ts'

const SEGMENTS: ScribeSegment[] = [
  { id: 's0', index: 0, speaker: null, role: 'clinician', text: 'Any of that today?' },
  { id: 's1', index: 1, speaker: null, role: 'patient', text: 'No.' },
]

/** The kind of a finding that was heard on these lines. */
function kindOf(concept: string, lines: readonly number[], source: Fact['source'] = 'heard') {
  const [fact] = givenFacts({ kind: 'finding', concept, polarity: 'absent' })
  if (!fact) throw new Error('no fact')
  const said = lines.map((line) => ({ segment_id: `s${String(line)}`, from: 0, to: 2, words: 'x' }))
  return asReported({ ...fact, source, said }, SEGMENTS).kind
}

test.each(FELT_ONLY)('%s: %s that the patient denies is a symptom', (_, concept) => {
  expect(kindOf(concept, [0, 1])).toBe('symptom')
})

test('what the clinician says without an answer is found', () => {
  expect(kindOf('numbness of the foot', [0])).toBe('finding')
})

test.each(['tenderness', 'swelling', 'numb to pinprick', 'weakness', 'wheezing', 'ear wax'])(
  '%s is found, whoever answers',
  (concept) => {
    expect(kindOf(concept, [0, 1])).toBe('finding')
  },
)

test('what a person has corrected stays a finding', () => {
  expect(kindOf('dizziness', [1], 'corrected')).toBe('finding')
})

/** The kind of what was heard as history. */
function kindOfHistory(concept: string, told: Partial<FactContent> = {}) {
  const [fact] = givenFacts({ kind: 'history', concept, ...told })
  return fact && asReported(fact, SEGMENTS).kind
}

test.each(PASSING)('%s: %s alone is no past history', (_, concept) => {
  expect(kindOfHistory(concept)).toBe('symptom')
})

test('what stays, was long ago or was denied is history', () => {
  expect(kindOfHistory('asthma')).toBe('history')
  expect(kindOfHistory('chronic cough')).toBe('history')
  expect(kindOfHistory('vomiting', { attributes: { when: 'in childhood' } })).toBe('history')
  expect(kindOfHistory('fever', { polarity: 'absent' })).toBe('history')
  expect(kindOfHistory('diarrhea', { time: 'past' })).toBe('history')
})

/** The kind of vomiting that was heard as history in the last of these lines. */
function kindOfVomiting(...lines: string[]) {
  const [fact] = givenFacts({ kind: 'history', concept: 'vomiting' })
  if (!fact) throw new Error('no fact')
  const segments = lines.map((text, index) => ({
    id: `s${String(index)}`,
    index,
    speaker: null,
    text,
  }))
  const last = segments.at(-1)
  const from = last?.text.indexOf('vomiting') ?? 0
  const said = [{ segment_id: last?.id ?? '', from, to: from + 8, words: 'vomiting' }]
  return asReported({ ...fact, said }, segments).kind
}

test.each(OF_BEFORE)('%s: vomiting is history behind "%s"', (_, question) => {
  expect(kindOfVomiting(question, 'Migraine, vomiting, eczema.')).toBe('history')
})

test('vomiting is history where its own sentence says so', () => {
  expect(kindOfVomiting('Go on.', 'There is a history of vomiting with the migraines.')).toBe(
    'history',
  )
})

test.each([
  ['What is going on?', 'I have had vomiting.'],
  ['Anything new in the past few days?', 'Some vomiting.'],
  ['What is going on?', 'He has a long history of eczema. Now he has vomiting.'],
])('%s %s is a symptom', (...lines) => {
  expect(kindOfVomiting(...lines)).toBe('symptom')
})
