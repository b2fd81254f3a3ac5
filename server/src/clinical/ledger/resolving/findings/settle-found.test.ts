import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { EXAM_CUES, TEST_CUES } from './found-cues.data.ts'
import { settleFound } from './settle-found.ts'

function kindOf(text: string, words: string, kind: 'finding' | 'result'): string | undefined {
  const lines = givenLines(`C: ${text}`)
  const fact = givenFact({ kind, concept: words, said: [givenStretch(lines, words)] })
  return settleFound(lines, [fact])[0]?.kind
}

test.each(EXAM_CUES)('%s: an examination (%s)', (_, example) => {
  expect(kindOf(`${example} , a lump`, 'a lump', 'result')).toBe('finding')
})

test.each(TEST_CUES)('%s: a test (%s)', (_, example) => {
  expect(kindOf(`${example} , a lump`, 'a lump', 'finding')).toBe('result')
})

test.each([
  ['the last cue counts', 'the mri shows a tear and on your knee exam a lump', 'result', 'finding'],
  ['an exam that ends so', 'there is a lump , otherwise normal exam .', 'result', 'finding'],
  ['a test of the sentence before', 'the mri shows a tear . a lump', 'finding', 'finding'],
  [
    'a test between the examination and it',
    'on your foot exam it hurts so the x-ray a lump',
    'result',
    'result',
  ],
  ['no cue', 'there is a lump', 'result', 'result'],
] as const)('%s', (_, text, kind, settled) => {
  expect(kindOf(text, 'a lump', kind)).toBe(settled)
})
