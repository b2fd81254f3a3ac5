import { expect, test } from 'vitest'
import { phraseBare } from './phrase-bare.ts'

test.each([
  [
    'a fever of 38.5 last night, no shortness of breath.',
    'reports a fever of 38.5 last night, denies shortness of breath',
  ],
  ['no chest pain, no palpitations.', 'denies chest pain, denies palpitations'],
  ['yeah, just a dry cough at night', 'reports a dry cough at night'],
  ['no nausea but some vomiting', 'denies nausea, reports some vomiting'],
  ['a headache, mostly at night', 'reports a headache, at night'],
  ['the blue one.', null],
  ['tuesday, or wednesday', null],
  ['', null],
])('%j', (said, phrased) => {
  expect(phraseBare(said)).toBe(phrased)
})
