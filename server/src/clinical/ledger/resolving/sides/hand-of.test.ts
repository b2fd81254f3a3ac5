import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { handOf } from './hand-of.ts'

test.each([
  ['right-handed', ['P: I am right-handed.'], ['right-handed'], 'right'],
  ['handedness', ['C: Left or right handed?', 'P: Left.'], ['right handed', 'Left.'], 'left'],
  ['handedness', ['C: Are you left handed or right handed?'], ['left handed'], undefined],
  ['hunts right-handed', ['P: I hunt right-handed.'], ['right-handed'], undefined],
  ['works at a desk', ['P: The desk on the right.'], ['right'], undefined],
])('%s: %s', (concept, said, words, side) => {
  const lines = givenLines(...said)
  const fact = givenFact({
    kind: 'social',
    concept,
    said: words.map((one) => givenStretch(lines, one)),
  })
  expect(handOf(lines, fact)).toBe(side)
})

test('a hand that was denied is not the one', () => {
  const lines = givenLines('C: Are you right-handed?', 'P: No.')
  const said = [givenStretch(lines, 'right-handed')]
  const fact = givenFact({ kind: 'social', concept: 'right-handed', polarity: 'absent', said })
  expect(handOf(lines, fact)).toBeUndefined()
})
