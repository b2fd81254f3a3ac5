import { expect, test } from 'vitest'
import { countWord, replaceWord } from './words.ts'

test.each([
  ['Patient rests; the patient, too.', 'patient', 'pt', 'Pt rests; the pt, too.'],
  ['Patients and patient-led care', 'patient', 'pt', 'Patients and patient-led care'],
  [
    'It tells us that the US is clear.',
    'US',
    'ultrasound',
    'It tells us that the ultrasound is clear.',
  ],
  ['Refer to PT.', 'pt', 'patient', 'Refer to PT.'],
  ['Rest w/o pain, w/ care', 'w/', 'with', 'Rest w/o pain, with care'],
  ['Hypertension is known.', 'hypertension', 'HTN', 'HTN is known.'],
])('in %j, %j becomes %j', (sentence, source, target, expected) => {
  expect(replaceWord(sentence, source, target)).toBe(expected)
})

test('a word is counted as a whole', () => {
  expect(countWord('patient patients Patient', 'patient')).toBe(2)
})
