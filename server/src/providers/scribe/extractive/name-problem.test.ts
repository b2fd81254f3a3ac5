import { expect, test } from 'vitest'
import { nameProblem } from './name-problem.ts'

test.each([
  ['For her high blood pressure, rest.', 'high blood pressure: rest.'],
  ['From an asthma standpoint, no change.', 'asthma: no change.'],
  ['For the possible left wrist fracture, a cast.', 'possible left wrist fracture: a cast.'],
])('a problem stands before what is done: %s', (said, written) => {
  expect(nameProblem(said)).toBe(written)
})

test.each(['For the next 2 weeks, rest.', 'For now, rest.', 'If her gout flares, call.'])(
  'what names none stays: %s',
  (said) => {
    expect(nameProblem(said)).toBe(said)
  },
)
