import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { reasonForReferral } from './write-letter.ts'

const known = { patientName: 'Jo Bell', clinicianName: null, date: '2026-03-09' }

test.each([
  ['cardiology', 'murmur', 'I am referring Jo Bell to cardiology for murmur.'],
  ['memory clinic', 'murmur', 'I am referring Jo Bell to the memory clinic for murmur.'],
  ['orthodontist', 'murmur', 'I am referring Jo Bell to an orthodontist for murmur.'],
  ['hand surgeon', 'murmur', 'I am referring Jo Bell to a hand surgeon for murmur.'],
  ['dr hale', 'murmur', 'I am referring Jo Bell to Dr. Hale for murmur.'],
  [
    'cardiology',
    'help us with the insulin',
    'I am referring Jo Bell to cardiology to help us with the insulin.',
  ],
])('to %s for %s', (concept, reason, told) => {
  const facts = givenFacts({ kind: 'plan', act: 'refer', concept, attributes: { reason } })
  expect(reasonForReferral(facts, known)?.text).toBe(told)
})
