import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact } from '../../testing/given-facts.ts'
import { resolveAllergies, resolveMedications } from './resolve-general-denials.ts'

const none = givenFact({ kind: 'allergy', concept: 'drug allergy', polarity: 'absent' })
const latex = givenFact({ kind: 'allergy', concept: 'latex' })

test('an allergy leaves no denial of all allergies', () => {
  expect(resolveAllergies([none, latex])).toEqual([latex])
})

test.each([
  givenFact({ kind: 'allergy', concept: 'latex', polarity: 'absent' }),
  givenFact({ kind: 'allergy', concept: 'latex', who: 'mother' }),
  givenFact({ kind: 'symptom', concept: 'rash' }),
])('the denial stays beside what is no allergy of the patient: %o', (other) => {
  expect(resolveAllergies([none, other])).toEqual([none, other])
})

test.each([
  ['takes', 1],
  ['took', 2],
] as const)('no medications, beside one that the patient %s', (status, count) => {
  const without = givenFact({ kind: 'medication', concept: 'medications', polarity: 'absent' })
  const drug = givenFact({ kind: 'medication', concept: 'metformin', status })
  expect(resolveMedications([without, drug])).toHaveLength(count)
})

test.each<[string, Partial<FramedFact>, number]>([
  ['a drug of the class is taken', {}, 1],
  ['a drug of the class is held', { status: 'hold' }, 1],
  ['a drug of the class is to be started', { status: 'start' }, 2],
  ['a drug of the class was taken once', { status: 'took' }, 2],
  ['a drug of the class may be taken', { certainty: 'possible' }, 2],
  ['a relative takes one', { who: 'mother' }, 2],
  ['a drug of another class is taken', { concept: 'metformin' }, 2],
  ['another one of the class is not taken', { polarity: 'absent' }, 2],
])('no anticoagulant, where %s', (_, told, count) => {
  const without = givenFact({
    kind: 'medication',
    concept: 'anticoagulant',
    polarity: 'absent',
    status: 'takes',
  })
  const drug = givenFact({ kind: 'medication', concept: 'eliquis', status: 'takes', ...told })
  expect(resolveMedications([without, drug])).toHaveLength(count)
})
