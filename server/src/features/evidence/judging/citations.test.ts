import { expect, test } from 'vitest'
import { factsOf } from '../indexing/read-facts.ts'
import { sentencesOf } from '../sentences.ts'
import { withoutCitations } from './citations.ts'
import { isPlaceholder } from './is-placeholder.ts'

test.each([
  ['Denies fever [13]', 'Denies fever'],
  ['Denies fever [13].', 'Denies fever.'],
  ['Denies fever. [13]', 'Denies fever.'],
  ['Denies fever [4, 5] [7–9].', 'Denies fever.'],
  ['Cough [2], worse at night [4].', 'Cough, worse at night.'],
  ['Takes [40] mg.', 'Takes [40] mg.'],
  ['Seen on [date].', 'Seen on [date].'],
])('%j states %j', (sentence, stated) => {
  expect(withoutCitations(sentence)).toBe(stated)
})

test.each([
  ['Amoxicillin 250 mg twice daily [13].', false],
  ['Cough for [3] days.', false],
  ['Consent [ ]', true],
  ['Not discussed [13].', true],
  ['Seen on [date] [13].', true],
])('%j is a placeholder: %j', (sentence, expected) => {
  expect(isPlaceholder(sentence)).toBe(expected)
})

test('a citation belongs to the sentence before it, and alone it states nothing', () => {
  const html = '<p>Takes 20 mg. [13] Sleeps well [2]. Coughs.</p><p>[14]</p>'
  expect(sentencesOf(html).map(({ text }) => text)).toEqual([
    'Takes 20 mg. [13]',
    'Sleeps well [2].',
    'Coughs.',
  ])
})

test('the number of a line is no figure of the sentence', () => {
  const [cited, bare] = factsOf(['Cough for three days. [13]', 'Cough for three days.'])
  expect(cited?.words).toEqual(bare?.words)
})
