import { expect, test } from 'vitest'
import { likelyFacts } from './likely-facts.ts'
import type { Fact } from './fact.ts'

test('what was almost certainly misread is no fact, and what is doubtful is one', () => {
  const given = [0.09, 0.1, 0.4].map(
    (sureness) => ({ kind: 'symptom', concept: 'cough', sureness }) as Fact,
  )
  expect(likelyFacts(given).map(({ sureness }) => sureness)).toEqual([0.1, 0.4])
})

test('what has to be done and what is said of life and death is kept, however it was read', () => {
  const told = [
    { kind: 'plan', concept: 'ambulance' },
    { kind: 'medication', concept: 'warfarin', status: 'stop' },
    { kind: 'symptom', concept: 'suicidal thoughts' },
  ]
  const given = told.map((fact) => ({ ...fact, sureness: 0.02 }) as Fact)
  expect(likelyFacts(given)).toEqual(given)
})
