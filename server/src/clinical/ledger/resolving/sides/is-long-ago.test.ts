import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { isLongAgo } from './is-long-ago.ts'
import { EARLIER_TIMES } from './long-ago.data.ts'

function isOld(text: string, told: Partial<FramedFact> = {}): boolean {
  const fact = {
    kind: 'history',
    polarity: 'present',
    ...told,
    said: [{ line: 0, from: 0, to: text.length }],
  }
  return isLongAgo([{ role: 'patient', text }], fact as unknown as FramedFact)
}

test.each(EARLIER_TIMES.map(([, example]) => [example]))('may be of either side: %s', (text) => {
  expect(isOld(text)).toBe(true)
})

test.each([
  ['I twisted my ankle yesterday'],
  ['I hurt that ankle before'],
  ['I had knee surgery two years ago'],
])('is of the side that the visit is about: %s', (text) => {
  expect(isOld(text)).toBe(false)
})

test('what was never hurt was hurt on neither side', () => {
  expect(isOld('I hurt my ankle before', { polarity: 'absent' })).toBe(false)
})
