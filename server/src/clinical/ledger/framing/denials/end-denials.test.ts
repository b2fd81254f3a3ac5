import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { endDenials } from './end-denials.ts'

const denied = { polarity: 'absent' } as const

test.each([
  ['no vomiting but constipation and weight loss', 'constipation'],
  ['no vomiting but constipation and weight loss', 'weight loss'],
  ["I haven't had any fever, but I've had some chills.", 'chills'],
  ['There is no redness, but there is a little bit of swelling.', 'swelling'],
])("'but' ends the denial: %s (%s)", (said, words) => {
  const lines = givenLines(`P: ${said}`)
  expect(endDenials(lines, [givenMention(lines, words, denied)])[0]?.polarity).toBe('present')
})

test.each([
  ['no vomiting but constipation and weight loss', 'vomiting'],
  ['no fever but no cough either', 'cough'],
  ['No vomiting, but the constipation has gone.', 'constipation'],
  ['No vomiting, but any constipation?', 'constipation'],
  ["I don't know, but cough I don't have.", 'cough'],
  ['No fever or cough, but I was told that with a rash I should call.', 'rash'],
])('what is denied stays denied: %s (%s)', (said, words) => {
  const lines = givenLines(`P: ${said}`)
  expect(endDenials(lines, [givenMention(lines, words, denied)])[0]?.polarity).toBe('absent')
})
