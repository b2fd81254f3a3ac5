import { expect, test } from 'vitest'
import { isDoubtful } from './is-doubtful.ts'

test.each([
  ['I gave up smoking about 10 years ago, doctor.', 0.95, false],
  ['I gave up smoking about 10 years ago, doctor.', 0.85, true],
  ['I gave up smoking about 10 years ago, doctor.', undefined, true],
  ['Your blood pressure is 110 over 70.', 0.95, false],
  ['Your blood pressure is 110.7 inches per minute.', 0.95, true],
  ['The heart rate is 610.', 0.95, true],
  ['The heart rate is 62.', 0.95, false],
  ['Blood pressure 40 over 12.', 0.95, true],
  ['You take lisinopril 10 milligrams once a day.', 0.95, false],
  ['You take lies in a pill 10 milligrams once a day.', 0.95, true],
  ['Her temperature was 98.6.', 0.95, false],
  ['you had any pain since i saw you last year', 0.95, true],
])('%j with confidence %j is doubtful: %s', (text, confidence, expected) => {
  expect(isDoubtful({ text, ...(confidence !== undefined && { confidence }) })).toBe(expected)
})
