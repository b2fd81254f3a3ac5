import { expect, test } from 'vitest'
import { givenContent } from '../../testing/given-fact.ts'
import { drugReason } from './drug-reason.ts'
import { NO_DRUG_REASONS } from './drug-reasons.data.ts'
import { tellFact } from '../tell-fact.ts'

test.each([
  ['to alleviate the cramps', 'for cramps'],
  ['to help reduce that fever', 'for fever'],
  ['for the cough and fever', 'for cough and fever'],
  ['help with both the nausea and the redness', 'for nausea and redness'],
  ['for any pain', 'for any pain'],
  ['to prevent migraines', 'to prevent migraines'],
  ['helps to soften the wax', 'to soften the wax'],
  ['for the long flight', 'for the long flight'],
  ['helping him settle', 'for helping him settle'],
  ['prior to long flights', 'prior to long flights'],
  ['to control the sugar', 'to control the sugar'],
  ['because the kidneys are low', 'because the kidneys are low'],
  ['multivitamin', ''],
])('a drug that is taken %s: %s', (said, told) => {
  expect(drugReason(said)).toBe(told)
})

test.each(NO_DRUG_REASONS)('%s is no reason', (_, example) => {
  expect(drugReason(example)).toBe('')
})

test('a level that is high or low is what the drug is for', () => {
  const fact = givenContent({
    kind: 'medication',
    concept: 'furosemide',
    status: 'increase',
    time: 'future',
    attributes: { dose: '50 mg', reason: "because your calcium's high" },
  })
  expect(tellFact(fact)).toBe('Increase furosemide to 50 mg for high calcium.')
})
