import { expect, test } from 'vitest'
import { givenLines, givenMention, SURE_ODDS } from '../testing/given-facts.ts'
import { rate, signsOf } from './rate-fact.ts'

const around = { isKnownName: true, isClinicians: false, isAsked: false, modifiers: 0 }

function ratingOf(told: Parameters<typeof givenMention>[2], isKnownName = true) {
  const mention = givenMention(givenLines('P: A dry cough.'), 'cough', { odds: SURE_ODDS, ...told })
  return rate(signsOf(mention, { ...mention, polarity: 'present' }, { ...around, isKnownName }))
}

test.each([
  ['the reader is less sure that it is a fact', ratingOf({ sureness: 0.5 })],
  [
    'the reader is less sure whether it was denied',
    ratingOf({ odds: { ...SURE_ODDS, polarity: 0.6 } }),
  ],
  ['no table knows its name', ratingOf({}, false)],
  ['a rule contradicts the reader', ratingOf({ polarity: 'absent' })],
])('a fact is rated lower where %s', (_, rating) => {
  expect(rating).toBeLessThan(ratingOf({}))
})

test('a rating is a share of one', () => {
  expect(ratingOf({})).toBeGreaterThan(0.8)
  expect(ratingOf({})).toBeLessThan(1)
})
