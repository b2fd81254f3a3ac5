import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { TAKEN_APART } from './drug-group-members.data.ts'
import { tellsDrug } from './tells-drug.ts'

type Given = readonly [
  status: Fact['status'],
  concept: string,
  attributes?: FactContent['attributes'],
  polarity?: Fact['polarity'],
]

function tells(...given: readonly [Given, Given]): boolean {
  const [one, other] = givenFacts(
    ...given.map(([status, concept, attributes = {}, polarity = 'present']) => ({
      kind: 'medication' as const,
      status,
      concept,
      attributes,
      polarity,
    })),
  )
  if (!one || !other) throw new Error('no facts')
  return tellsDrug(one, other)
}

test.each<[one: Given, other: Given]>([
  [
    ['start', 'omeprazole', { dose: '20 mg' }],
    ['start', 'proton pump inhibitor', { reason: 'to reduce stomach acid' }],
  ],
  [
    ['continue', 'naproxen', { frequency: 'as needed' }],
    ['continue', 'anti-inflammatories', { frequency: 'as needed' }],
  ],
  [
    ['increase', 'amlodipine', { dose: '10 mg' }],
    ['takes', 'blood pressure medication'],
  ],
  [
    ['continue', 'albuterol'],
    ['takes', 'inhaler'],
  ],
])('%j tells %j', (one, other) => {
  expect(tells(one, other)).toBe(true)
})

test.each<[title: string, one: Given, other: Given]>([
  ['that is stopped as a whole', ['stop', 'ibuprofen'], ['stop', 'nsaids']],
  [
    'that is not taken at all',
    ['takes', 'atorvastatin', {}, 'absent'],
    ['takes', 'statins', {}, 'absent'],
  ],
  ['that is taken already', ['start', 'furosemide'], ['takes', 'blood pressure medication']],
  [
    'for another purpose',
    ['start', 'amoxicillin', { reason: 'for sinusitis' }],
    ['start', 'antibiotics', { reason: 'for the tooth' }],
  ],
  [
    'with a dose of its own',
    ['start', 'amoxicillin'],
    ['start', 'antibiotics', { duration: '10 days' }],
  ],
  [
    'that is taken for something',
    ['refill', 'warfarin'],
    ['takes', 'blood thinner', { reason: 'for the valve' }],
  ],
  ['that is swallowed', ['start', 'hydrocortisone cream'], ['start', 'steroids']],
  ['of another kind', ['start', 'amoxicillin'], ['start', 'steroids']],
])('a drug does not tell a group %s', (_, one, other) => {
  expect(tells(one, other)).toBe(false)
})

test.each(TAKEN_APART)('%s: %s that are taken stay beside the decision on %s', (_, group, drug) => {
  expect(tells(['continue', drug], ['takes', group])).toBe(false)
  expect(tells(['start', drug], ['start', group])).toBe(true)
})
