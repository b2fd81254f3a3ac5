import { expect, test } from 'vitest'
import type { CarriedForward, CarriedItem } from '@chartwright/contract/patient-record'
import { readSince } from './read-since.ts'
import { isUnsaid } from './unless-said.ts'
import { writeSince } from './write-since.ts'

const item = (text: string): CarriedItem => ({
  concept: text,
  text,
  session_id: 'session',
  session_name: 'Visit',
  visited_at: '2026-03-03T09:00:00.000Z',
  segment_id: null,
})
const nothing: CarriedForward = {
  problems: [],
  medicines: [],
  allergies: [],
  no_known_allergies: null,
  no_medicines: null,
  visits: 1,
}
const carried: CarriedForward = {
  ...nothing,
  problems: [item('hypertension'), item('type 2 diabetes')],
  medicines: [item('lisinopril 10 mg once daily'), item('metformin 500 mg twice daily (on hold)')],
  allergies: [item('penicillin (rash)')],
}
const VISITED = '2026-03-03T09:00:00.000Z'

test('the block names the visit and what it left', () => {
  expect(writeSince(carried, VISITED)).toEqual([
    'Since last time (visit of 3 March 2026, signed):',
    'Problems: hypertension; type 2 diabetes',
    'Medicines: lisinopril 10 mg once daily; metformin 500 mg twice daily (on hold)',
    'Allergies: penicillin (rash)',
  ])
  expect(writeSince(nothing, VISITED)).toEqual([])
})

test('what it says is read back as history: nothing is decided, nothing complained of', () => {
  const { things, lines } = readSince([...writeSince(carried, VISITED), 'Chest pain today.'])
  expect(
    things.map(({ kind, concept, status, attributes }) => [kind, concept, status, attributes]),
  ).toEqual([
    ['history', 'hypertension', '', {}],
    ['history', 'type 2 diabetes', '', {}],
    ['medication', 'lisinopril', 'takes', { dose: '10 mg', frequency: 'once daily' }],
    [
      'medication',
      'metformin',
      'takes',
      { dose: '500 mg', frequency: 'twice daily', detail: 'on hold' },
    ],
    ['allergy', 'penicillin', '', { detail: 'rash' }],
  ])
  expect([...lines]).toEqual([0, 1, 2, 3])
})

test('an edited block counts as it stands, also in one line', () => {
  const text =
    'Since last time (visit of 3 March 2026, signed): Problems: gout. Medicines: allopurinol 300 mg daily, stopped; aspirin. Allergies: no known allergies'
  expect(readSince([text]).things).toMatchObject([
    { kind: 'history', concept: 'gout' },
    { concept: 'allopurinol', status: 'took', time: 'past', attributes: { dose: '300 mg' } },
    { concept: 'aspirin', status: 'takes', attributes: {} },
    { kind: 'allergy', concept: 'allergies', polarity: 'absent' },
  ])
})

test('a line with such a label alone is typed today', () => {
  expect(readSince(['Medicines: lisinopril 10 mg']).things).toEqual([])
})

test('each thing is where its words stand', () => {
  const lines = writeSince(carried, VISITED)
  for (const { line, from, to, concept } of readSince(lines).things) {
    expect(lines[line]?.slice(from, to).toLowerCase()).toContain(concept)
  }
})

test('what is said today of the same thing counts alone', () => {
  const said = (kind: 'medication' | 'allergy' | 'assessment', concept: string, rest = {}) => ({
    kind,
    concept,
    who: 'patient',
    polarity: 'present' as const,
    attributes: {},
    ...rest,
  })
  const [, , lisinopril, , penicillin] = readSince(writeSince(carried, VISITED)).things
  if (!lisinopril || !penicillin) throw new Error('the block is not read')
  expect(isUnsaid(lisinopril, [said('medication', 'zestril')])).toBe(false)
  expect(isUnsaid(lisinopril, [said('medication', 'amlodipine')])).toBe(true)
  expect(isUnsaid(lisinopril, [said('medication', 'lisinopril', { who: 'mother' })])).toBe(true)
  expect(isUnsaid(penicillin, [said('allergy', 'penicillin', { polarity: 'absent' })])).toBe(false)
  expect(isUnsaid(penicillin, [said('allergy', 'allergies', { polarity: 'absent' })])).toBe(true)
})
