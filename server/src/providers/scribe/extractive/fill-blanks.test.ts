import { describe, expect, test } from 'vitest'
import { findBlankOfHeading, findBlanks } from './fill-blanks.ts'

describe('blanks for a person to fill', () => {
  test.each([
    [
      'Leave the name and the signature of the clinician as "[to be completed]".',
      ['Name: [to be completed]', 'Signature: [to be completed]'],
    ],
    ['Leave the date of the letter as "[to be completed]".', ['Date: [to be completed]']],
    [
      'Leave the first and the last day as "[to be completed]".',
      ['First day: [to be completed]', 'Last day: [to be completed]'],
    ],
    ['Say what was said.', []],
  ])('%s', (body, blanks) => {
    expect(findBlanks(body)).toEqual(blanks)
  })
  test('what was not named is left blank', () => {
    expect(findBlankOfHeading('The clinic as named; if none was, write "[to be completed]".')).toBe(
      '[to be completed]',
    )
  })
})
