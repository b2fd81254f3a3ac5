import { expect, test } from 'vitest'
import { readCircumstance } from './read-circumstance.ts'

test.each([
  ['dizzy anytime I stand', { concept: 'dizziness', condition: 'anytime i stand' }],
  ['dizzy every time I stand', { concept: 'dizziness', condition: 'every time i stand' }],
  ['dizzy any time now', undefined],
])('%s', (words, told) => {
  expect(readCircumstance('symptom', words)).toEqual(told)
})
