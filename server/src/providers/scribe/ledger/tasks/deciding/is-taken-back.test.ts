import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { isTakenBack } from './is-taken-back.ts'

test.each([
  ["We don't have to start it today.", 'doctor', true],
  ['Have a think and come back to me.', 'doctor', true],
  ["All right, let's hold off for now.", 'doctor', true],
  ['Have a think yourself.', 'patient', false],
  ['Good, it will help you.', 'doctor', false],
])('%s', (text, speaker, expected) => {
  const { fact, segments } = saidFact('Let me start you on [sertraline].', {
    kind: 'medication',
    status: 'start',
  })
  const lines = [
    { id: 's1', index: 1, speaker: 'patient', text: 'I am not sure.' },
    { id: 's2', index: 2, speaker, text },
  ]
  expect(isTakenBack(fact, [...segments, ...lines])).toBe(expected)
})
