import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import type { KnownOfVisit } from '../../scribe.ts'
import { openingLine } from './opening-line.ts'

const UNKNOWN: KnownOfVisit = { patientName: null, clinicianName: null, date: '2026-03-09' }
const INTRODUCED = 'Carol is a 58 year old female with hypertension who has back pain.'

function opened(
  facts: Partial<Fact>[],
  { known = UNKNOWN, text = INTRODUCED, hasComplaint = false } = {},
) {
  const segments = [{ id: 's0', index: 0, speaker: 'doctor', text }]
  const given = givenFacts(...facts).map((fact, at) => ({ ...fact, ...facts[at] }))
  return openingLine({ segments, known, facts: given, hasComplaint })
}

const said = [{ segment_id: 's0', from: 30, to: 42, words: 'hypertension' }]
const HYPERTENSION: Partial<Fact> = {
  id: 'h',
  kind: 'history',
  concept: 'hypertension',
  text: 'History of hypertension.',
  said,
}
const PAIN: Partial<Fact> = { id: 'p', kind: 'complaint', concept: 'back pain' }

test('a note begins with age, sex, known conditions and complaint, and cites them', () => {
  expect(opened([HYPERTENSION, PAIN])).toEqual({
    text: '58-year-old woman with a history of hypertension who presents with back pain.',
    factIds: ['h', 'p'],
    lines: [0],
  })
})

test('a complaint that stands in the same section is not told twice', () => {
  expect(opened([HYPERTENSION, PAIN], { hasComplaint: true })?.text).toBe(
    '58-year-old woman with a history of hypertension.',
  )
})

test('a condition that the patient comes for is not told twice', () => {
  const followUp: Partial<Fact> = {
    id: 'p',
    kind: 'complaint',
    concept: 'follow-up of hypertension',
  }
  expect(opened([HYPERTENSION, followUp])?.text).toBe(
    '58-year-old woman who presents for follow-up of hypertension.',
  )
})

test('conditions that were told elsewhere, or with more than a name, are left to the history', () => {
  const elsewhere = { ...HYPERTENSION, said: [{ ...said[0], segment_id: 's7' } as Fact['said'][0]] }
  const dated = { ...HYPERTENSION, attributes: { onset: '2020' } }
  for (const fact of [elsewhere, dated, { ...HYPERTENSION, who: 'mother' }])
    expect(opened([fact, PAIN])?.text).toBe('58-year-old woman who presents with back pain.')
})

test('the record of the patient goes before what was said, and nothing is told if they differ', () => {
  const patient = {
    dateOfBirth: '1967-05-01',
    recordNumber: null,
    sex: 'female',
    pronouns: null,
  } as const
  const recorded = { ...UNKNOWN, patient }
  expect(opened([PAIN], { known: recorded, text: 'Hello.' })).toEqual({
    text: '58-year-old woman who presents with back pain.',
    factIds: ['p'],
    lines: [],
  })
  const other = { ...recorded, patient: { ...patient, dateOfBirth: '1990-05-01' } }
  expect(opened([PAIN], { known: other })).toBeUndefined()
})

test('nothing is told where neither age nor complaint is known', () => {
  expect(opened([PAIN], { text: 'Hello.' })).toBeUndefined()
  expect(opened([])).toBeUndefined()
})
