import { expect, test } from 'vitest'
import { givenFact } from '../testing/given-facts.ts'
import { resolveAllergies } from './resolve-allergies.ts'

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
