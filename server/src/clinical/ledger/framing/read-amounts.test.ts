import { expect, test } from 'vitest'
import { readBareDose, readDose, readFrequency } from './read-amounts.ts'

test.each([
  ['forty milligrams a day', '40 mg'],
  ['two point five mg', '2.5 mg'],
  ['10mg', '10 mg'],
  ['20 units', '20 units'],
  ['1 tablet', '1 tablet'],
  ['two tablets', '2 tablets'],
  ['a few days', undefined],
])('the dose of "%s" is %s', (words, dose) => {
  expect(readDose(words)).toBe(dose)
})

test.each([
  ["you're on that two point five of ", '2.5 mg'],
  ['you take five of the ', '5 mg'],
  ['a history of ', undefined],
  ['two weeks of ', undefined],
])('before the drug, "%s" is %s', (before, dose) => {
  expect(readBareDose(before)).toBe(dose)
})

test.each([
  ['twice a day', 'twice daily'],
  ['three times a day', 'three times daily'],
  ['once a week', 'once weekly'],
  ['every six hours as needed', 'every 6 hours as needed'],
  ['every four to six hours', 'every 4-6 hours'],
  ['every other day', 'every other day'],
  ['when needed', 'as needed'],
  ['for two weeks', undefined],
])('the frequency of "%s" is %s', (words, frequency) => {
  expect(readFrequency(words)).toBe(frequency)
})
