import { describe, expect, test } from 'vitest'
import { findSpecialPlace } from './special-headings.ts'
import { statementOf } from './testing/statement-of.ts'

describe('headings with words of their own', () => {
  const titles = ['Fitness for Work or School', 'Restrictions on Return', 'Costs and Insurance']
  test.each([
    ['you should stay off work for 3 days', 0],
    ['no heavy lifting for a week', 1],
    ['your insurance covers half', 2],
    ['take the tablets with food', undefined],
  ])('%s', (text, place) => {
    expect(findSpecialPlace(titles, statementOf(text))).toBe(place)
  })
  test('what a patient asks for is not what the clinician grants', () => {
    expect(
      findSpecialPlace(titles, statementOf('i want to stay off work', { role: 'patient' })),
    ).toBeUndefined()
  })
})
