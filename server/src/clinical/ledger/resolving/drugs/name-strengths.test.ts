import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { nameStrengths } from './name-strengths.ts'

function names(line: string, ...said: readonly (readonly [words: string, concept: string])[]) {
  const lines = givenLines(line)
  const facts = said.map(([words, concept]) =>
    givenFact({ kind: 'medication', concept, said: [givenStretch(lines, words)] }),
  )
  return nameStrengths(lines, facts).map(({ concept }) => concept)
}

test.each([
  ['P: I take a baby aspirin, and full-dose aspirin for my head.', 'baby aspirin', 'full-dose'],
  ['P: I take low-dose aspirin, and regular aspirin for my head.', 'low-dose aspirin', 'regular'],
  ['P: I take aspirin 81, and aspirin 325 for my head.', 'aspirin 81', 'aspirin 325'],
])('%s', (line, low, full) => {
  const concept = low.startsWith('baby') ? 'baby aspirin' : 'aspirin'
  const found = full.startsWith('aspirin') ? full : `${full} aspirin`
  const expected = concept === 'aspirin' ? 'low-dose aspirin' : concept
  expect(names(line, [low, concept], [found, 'aspirin'])).toEqual([expected, 'full-dose aspirin'])
})

test('the strength may stand before the words that were read', () => {
  const line = 'C: Keep the baby aspirin and stop the full-strength aspirin pills.'
  expect(names(line, ['baby aspirin', 'baby aspirin'], ['aspirin pills', 'aspirin'])).toEqual([
    'baby aspirin',
    'full-dose aspirin',
  ])
})

test('one aspirin by two names stays one', () => {
  const line = 'P: I take a baby aspirin. The aspirin is for my heart.'
  expect(names(line, ['baby aspirin', 'baby aspirin'], ['The aspirin', 'aspirin'])).toEqual([
    'baby aspirin',
    'aspirin',
  ])
})

test('of other drugs nothing is renamed', () => {
  const line = 'P: I take low-dose naltrexone and regular insulin.'
  expect(names(line, ['low-dose naltrexone', 'naltrexone'], ['insulin', 'insulin'])).toEqual([
    'naltrexone',
    'insulin',
  ])
})
