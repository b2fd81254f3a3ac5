import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { noteLine } from '../note-line.ts'

const written = (said: string, told: Partial<FactContent> = {}) =>
  noteLine(said, 'clinician', givenFacts(told))

test.each([
  ['She has a rash on her left hand.', 'Has a rash on the left hand.'],
  ['He is wheezing and he has lost weight.', 'Wheezing and has lost weight.'],
  ['She also had a fall in May.', 'Had a fall in May.'],
])('a clinician dictates “%s”', (said, line) => {
  expect(written(said)).toBe(line)
})

test.each([
  ["He's not drinking much.", 'Not drinking much.'],
  ["She's been hoarse since Friday.", 'Has been hoarse since Friday.'],
  ['He had a cold last week.', 'Had a cold last week.'],
])('a relative tells of the patient: “%s”', (said, line) => {
  expect(noteLine(said, 'other', givenFacts({}))).toBe(line)
})

test('what a relative did, and of whom nobody knows, is quoted', () => {
  expect(noteLine('I had a cold last week.', 'other', givenFacts({}))).toBeUndefined()
  expect(noteLine("She's told him to rest.", 'other', givenFacts({}))).toBeUndefined()
})

test('what was found is named alone', () => {
  expect(written('He has a scar over his knee.', { kind: 'finding' })).toBe('A scar over the knee.')
})

test.each([
  'She has your old chart.',
  'She had told her to rest.',
  'He has a cough that she noticed.',
  'She coughs at night.',
])('“%s” may be of somebody else', (said) => {
  expect(written(said)).toBeUndefined()
})

test('what a relative has is none of the patient', () => {
  expect(written('She has a rash on her left hand.', { who: 'sister' })).toBeUndefined()
})

test('what the patient says of somebody is quoted', () => {
  const facts = givenFacts({})
  expect(noteLine('She has a rash on her left hand.', 'patient', facts)).toBeUndefined()
})
