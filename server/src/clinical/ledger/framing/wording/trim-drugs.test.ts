import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { trimDrug } from './trim-drugs.ts'

test.each([
  ['I take the Lodine plus tramadol.', 'Lodine plus', 'Lodine'],
  ['I take Lodine plus.', 'Lodine plus', 'Lodine plus'],
  ['I use over the counter antihistamines.', 'over the counter', 'over the counter antihistamines'],
  ['I use over the counter stuff.', 'over the counter', 'over the counter'],
  ['She is on a pill to treat it.', 'pill to treat it', 'pill'],
  ['She is on a pill to treat gout.', 'pill to treat gout', 'pill to treat gout'],
  ["I've taken opioids, had injections.", 'opioids, had injections', 'opioids'],
])('%s names %s as %s', (said, words, named) => {
  const lines = givenLines(`P: ${said}`)
  const mention = trimDrug(lines, givenMention(lines, words, { kind: 'medication' }))
  expect(mention.words).toBe(named)
  expect(said.slice(mention.from, mention.to)).toBe(named)
})
