import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { tellDrugGroups, wantsDrugGroups } from './write-drug-groups.ts'

const drug = { kind: 'medication', attributes: {} } as const
const placed = (...told: Partial<FactContent>[]) =>
  givenFacts(...told).map((fact) => ({ fact, chain: ['medications'] as const }))
const TELLING = { reader: 'clinician', problems: [] } as const

test.each([
  ['Group as New, Changed, Unchanged and Stopped, each with its dose.', true],
  ['Group by body system.', false],
  ['List new and stopped drugs.', false],
])('%s: %s', (body, expected) => {
  expect(wantsDrugGroups(body)).toBe(expected)
})

test('drugs stand by what has become of them, and one of which nobody said it says so', () => {
  const told = tellDrugGroups(
    placed(
      { ...drug, concept: 'metformin', status: 'takes' },
      { ...drug, concept: 'lisinopril', status: 'takes' },
      { ...drug, concept: 'lisinopril', status: 'increase', attributes: { dose: '20 mg' } },
      { ...drug, concept: 'amoxicillin', status: 'start' },
      { ...drug, concept: 'aspirin', status: 'continue' },
      { ...drug, concept: 'ibuprofen', status: 'stop' },
    ),
    TELLING,
  )
  expect(told.paragraphs.flat().map(({ text }) => text)).toEqual([
    'New: amoxicillin.',
    'Changed: lisinopril to 20 mg.',
    'Unchanged: aspirin.',
    'Stopped: ibuprofen.',
    'Status not stated: metformin.',
  ])
  expect(told.isList).toBe(true)
})

test('what is not taken is told as elsewhere', () => {
  const told = tellDrugGroups(
    placed(
      { ...drug, concept: 'amoxicillin', status: 'start' },
      { ...drug, concept: 'warfarin', status: 'takes', polarity: 'absent' },
    ),
    TELLING,
  )
  expect(told.paragraphs.flat().map(({ text }) => text)).toEqual([
    'New: amoxicillin.',
    'Not taking warfarin.',
  ])
})
