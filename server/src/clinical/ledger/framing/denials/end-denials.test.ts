import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { endDenials } from './end-denials.ts'

const denied = { polarity: 'absent' } as const

test.each([
  ['no vomiting but constipation and weight loss', 'constipation'],
  ['no vomiting but constipation and weight loss', 'weight loss'],
  ["I haven't had any fever, but I've had some chills.", 'chills'],
  ['There is no redness, but there is a little bit of swelling.', 'swelling'],
  ['no rash some itching and I feel cold', 'some itching'],
  ['No rash, just some itching.', 'itching'],
])('what ends a denial: %s (%s)', (said, words) => {
  const lines = givenLines(`P: ${said}`)
  expect(endDenials(lines, [givenMention(lines, words, denied)])[0]?.polarity).toBe('present')
})

test.each([
  ['no vomiting but constipation and weight loss', 'vomiting'],
  ['no fever but no cough either', 'cough'],
  ['No vomiting, but the constipation has gone.', 'constipation'],
  ['No vomiting, but any constipation?', 'constipation'],
  ["I don't know, but cough I don't have.", 'cough'],
  ['no rash or some itching like that', 'some itching like that'],
  ['No I never had some itching.', 'some itching'],
  ['No. Some itching I never had.', 'Some itching'],
  ['No fever or cough, but I was told that with a rash I should call.', 'rash'],
])('what is denied stays denied: %s (%s)', (said, words) => {
  const lines = givenLines(`P: ${said}`)
  expect(endDenials(lines, [givenMention(lines, words, denied)])[0]?.polarity).toBe('absent')
})
