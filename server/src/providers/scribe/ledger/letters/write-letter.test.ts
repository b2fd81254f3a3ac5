import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { reasonForReferral, requestOf } from './write-letter.ts'

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
  [
    'physical therapy',
    'to strengthen the muscles around the area',
    'I am referring Jo Bell to physical therapy to strengthen the muscles around the area.',
  ],
  ['nutrition', 'try to help you with that diet', 'I am referring Jo Bell to nutrition for diet.'],
  [
    'nutrition',
    'talk you through it',
    'I am referring Jo Bell to nutrition for [reason to be completed].',
  ],
])('to %s for %s', (concept, reason, told) => {
  const facts = givenFacts({ kind: 'plan', act: 'refer', concept, attributes: { reason } })
  expect(reasonForReferral(facts, known)?.text).toBe(told)
})

test('what a colleague is asked for reads like the reason', () => {
  const told = { kind: 'plan', act: 'refer', concept: 'physical therapy' } as const
  const ask = (reason: string) => requestOf(givenFacts({ ...told, attributes: { reason } }), known)
  expect(ask('to strengthen the knee')[0]?.text).toBe('Please see Jo Bell to strengthen the knee.')
  expect(ask('knee pain')[0]?.text).toBe('Please see Jo Bell for knee pain.')
})
