import { expect, test } from 'vitest'
import { readBareFigure, readDose, readFrequency } from './read-amounts.ts'

test.each([
  ['forty milligrams a day', '40 mg'],
  ['point one percent', '0.1 %'],
  ['one point five percent', '1.5 %'],
  ['six and then twelve milligrams', undefined],
  ['a hundred and twenty milligrams', '120 mg'],
  ['two point five mg', '2.5 mg'],
  ['10mg', '10 mg'],
  ['20 units', '20 units'],
  ['1 tablet', '1 tablet'],
  ['two tablets', '2 tablets'],
  ['a few days', undefined],
  ['point oh five percent', '0.05 %'],
  ['point zero two five milligrams', '0.025 mg'],
  ['twenty-five milligrams', '25 mg'],
  ['half a milligram', '0.5 mg'],
  ['a quarter milligram', '0.25 mg'],
  ['one and a half milligrams', '1.5 mg'],
  ['thirty seven and a half milligrams in the morning', '37.5 mg'],
  ['a gram', '1 g'],
  ['nine m l', '9 ml'],
  ['two or three drops', '2-3 drops'],
  ['two sprays', '2 sprays'],
  ['three capsules', '3 capsules'],
  ['652 tablets', undefined],
])('the dose of "%s" is %s', (words, dose) => {
  expect(readDose(words)).toBe(dose)
})

test.each([
  ['from ten milligrams to twenty milligrams', '20 mg'],
  ['to twenty milligrams from ten milligrams', '20 mg'],
  ['from ten milligrams', undefined],
])('the dose that a drug is changed to in "%s" is %s', (words, dose) => {
  expect(readDose(words, true)).toBe(dose)
})

test.each([
  ["you're on that two point five of ", '2.5'],
  ['you take five of the ', '5'],
  ['you take two . five ', '2.5'],
  ['a history of ', undefined],
  ['two weeks of ', undefined],
])('the number before the drug in "%s" is %s', (before, figure) => {
  expect(readBareFigure(before)).toBe(figure)
})

test.each([
  ['twice a day', 'twice daily'],
  ['three times a day', 'three times daily'],
  ['once a week', 'once weekly'],
  ['every six hours as needed', 'every 6 hours as needed'],
  ['every four to six hours', 'every 4-6 hours'],
  ['every other day', 'every other day'],
  ['when needed', 'as needed'],
  ['three times a week', '3 times a week'],
  ['two or three times a day', '2-3 times a day'],
  ['two, four times a day', 'four times daily'],
  ['three four times a day', '3-4 times a day'],
  ['take two three times a day', 'three times daily'],
  ['twenty at bedtime', 'at bedtime'],
  ['twice a day and at bedtime', 'twice daily'],
  ['twice every day', 'twice daily'],
  ['four times every week', '4 times a week'],
  ['maybe three , four nights a week', '3-4 nights a week'],
  ['three or four days a week', '3-4 days a week'],
  ['five to six times an hour', '5-6 times an hour'],
  ['once or twice a week', '1-2 times a week'],
  ['two or three times a day', '2-3 times a day'],
  ['two, four times a day', 'four times daily'],
  ['eight hundred, three times a day', 'three times daily'],
  ['once, maybe twice a day', '1-2 times a day'],
  ['every now and then', 'occasionally'],
  ['every now and again', 'occasionally'],
  ['once in a while', 'occasionally'],
  ['from time to time', 'occasionally'],
  ['occasionally', 'occasionally'],
  ['on occasion', 'occasionally'],
  ['sometimes yeah', 'sometimes'],
  ['nauseous at times', 'sometimes'],
  ['it comes and goes', 'intermittent'],
  ['on and off', 'intermittent'],
  ['off and on', 'intermittent'],
  ['all the time', 'constant'],
  ['constantly', 'constant'],
  ['everyday', 'daily'],
  ['every day of those', 'daily'],
  ['one every day', 'once daily'],
  ['every night', 'every night'],
  ['every morning', 'every morning'],
  ['most days', 'most days'],
  ['most nights', 'most nights'],
  ['most of the time', 'most of the time'],
  ['some nights', 'some nights'],
  ['at the weekend', undefined],
  ['on the weekends', 'on weekends'],
  ['drinks socially', 'socially'],
  ['I use it infrequently', 'infrequently'],
  ['rarely', 'rarely'],
  ['hardly ever', 'rarely'],
  ['quite often', 'often'],
  ['frequently', 'often'],
  ['a few times a week', 'a few times a week'],
  ['a couple of times a night', 'a couple of times a night'],
  ['several times a day', 'several times a day'],
  ['throughout the day', 'throughout the day'],
  ['take it regularly', 'regularly'],
  ['on two occasions', 'two times'],
  ['less frequently', undefined],
  ['more often than normal', undefined],
  ['for two weeks', undefined],
  ['up to twenty milligrams a day', 'once daily'],
  ['up to 20 mg twice a day', 'twice daily'],
  ['up to twice a day', 'up to twice daily'],
  ['up to three times a day', 'up to three times daily'],
  ['as many as three times a day', 'up to three times daily'],
  ['two tablets a day', 'daily'],
  ['from twice a day to once a day', 'once daily'],
])('the frequency of "%s" is %s', (words, frequency) => {
  expect(readFrequency(words)).toBe(frequency)
})

test.each([
  ['from twenty milligrams to forty milligrams', '40 mg'],
  ['up to 60 mg', '60 mg'],
])('a changed dose is the one that it is changed to: %s', (words, dose) => {
  expect(readDose(words, true)).toBe(dose)
})

test.each([
  ['five milligrams , one to two tablets', '5 mg'],
  ['twelve . five milligrams daily', '12.5 mg'],
  ['at this point two tablets', '2 tablets'],
  ['zero . zero five percent solution', '0.05 %'],
])('the strength counts before the number of tablets, and a dot is a point: %s', (words, dose) => {
  expect(readDose(words)).toBe(dose)
})

test('a share that has lost its point is no dose', () => {
  expect(readDose('zero . zero five percent')).toBe('0.05 %')
  expect(readDose('zero five percent')).toBeUndefined()
})
