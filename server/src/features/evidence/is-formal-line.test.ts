import { expect, test } from 'vitest'
import { isFormalLine } from './is-formal-line.ts'

test.each([
  'Date: March 9, 2026',
  'Date: 2026-03-09',
  'Dear colleague,',
  'Dear Sir or Madam,',
  'Dear Dr. Hale,',
  'Yours sincerely,',
  'Kind regards,',
])('%s belongs to the form of a letter', (line) => {
  expect(isFormalLine(line, undefined)).toBe(true)
})

test.each([
  'Date: the rash began on March 9, 2026',
  'Date of surgery: March 9, 2026',
  'March 9, 2026',
  'Dear colleague, she takes warfarin,',
  'Dear colleague, she takes 5 mg.',
  'Yours sincerely, and she takes warfarin.',
  'Re: Jo Bell',
  'Dr. Lin',
])('%s is read as a statement', (line) => {
  expect(isFormalLine(line, undefined)).toBe(false)
})

test.each([
  ['Dr. Lin', true],
  ['Maria van der Berg', true],
  ['Warfarin', false],
  ['Takes warfarin', false],
  ['Lisinopril 10 mg', false],
])('under the close, %s is the name of who signs: %s', (line, isName) => {
  expect(isFormalLine(line, 'Yours sincerely,')).toBe(isName)
})
