import { expect, test } from 'vitest'
import type { Fact } from '@chartwright/contract/facts'
import { givenContent } from '../testing/given-fact.ts'
import { canBeTold } from './can-be-told.ts'

const taken = {
  ...givenContent({ kind: 'finding', concept: 'frobnia of the pupils' }),
  source: 'heard',
  sureness: 0.9,
  acceptance: 0.7,
  said: [],
} as unknown as Fact

test('a finding that is in no table is told where a clinician would leave it so', () => {
  expect(canBeTold(taken)).toBe(true)
})

test.each<[string, Partial<Fact>]>([
  ['is hardly put well', { acceptance: 0.5 }],
  ['was hardly heard', { sureness: 0.7 }],
  ['is denied', { polarity: 'absent' }],
  ['is only possible', { certainty: 'possible' }],
  ['stands among other symptoms', { kind: 'symptom' }],
  ['is talk', { concept: 'you know what I mean' }],
  ['is of self-harm, with more behind it', { kind: 'complaint', concept: 'wanting to die' }],
])('one that %s is not', (_, told) => {
  expect(canBeTold({ ...taken, ...told })).toBe(false)
})
