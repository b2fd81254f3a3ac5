import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { withoutTakenBack } from './take-back.ts'

test.each([
  ['no neck pain I mean jaw pain', ['neck pain', 'jaw pain'], ['jaw pain']],
  ['no neck pain and jaw pain', ['neck pain', 'jaw pain'], ['neck pain', 'jaw pain']],
  [
    'no neck pain I mean jaw swelling',
    ['neck pain', 'jaw swelling'],
    ['neck pain', 'jaw swelling'],
  ],
])('what is said again with another part is that one: %s', (said, words, kept) => {
  const lines = givenLines(`P: ${said}`)
  const mentions = words.map((each) => givenMention(lines, each, { polarity: 'absent' }))
  expect(withoutTakenBack(lines, mentions).map((mention) => mention.words)).toEqual(kept)
})
