import { expect, test } from 'vitest'
import { cutPieces, readVocabulary } from './word-pieces.ts'

const PIECES = [
  '[PAD]',
  '[UNK]',
  'do',
  "'",
  't',
  'don',
  'gonna',
  'fever',
  '##ish',
  'cafe',
  '.',
  '2',
]
const VOCABULARY = readVocabulary(`${PIECES.join('\n')}\n`)

/** Each piece as the vocabulary has it, with the words of the text that it stands for. */
function cut(text: string) {
  return cutPieces(text, VOCABULARY).map(({ id, from, to, isInner }) => [
    PIECES[id],
    text.slice(from, to),
    isInner,
  ])
}

test.each([
  [
    'the longest known piece first',
    'feverish',
    [
      ['fever', 'fever', false],
      ['##ish', 'ish', true],
    ],
  ],
  ['without case and accents', 'CAFÉ', [['cafe', 'CAFÉ', false]]],
  [
    'each mark by itself',
    '2.2',
    [
      ['2', '2', false],
      ['.', '.', false],
      ['2', '2', false],
    ],
  ],
  [
    'a word that has no pieces',
    'fevers do',
    [
      ['[UNK]', 'fevers', false],
      ['do', 'do', false],
    ],
  ],
  [
    'a contraction in two',
    "do n't",
    [
      ['don', 'do n', false],
      ["'", "'", false],
      ['t', 't', false],
    ],
  ],
  [
    'a spoken word in two',
    'gon na do',
    [
      ['gonna', 'gon na', false],
      ['do', 'do', false],
    ],
  ],
  ['a word beyond all measure', 'do'.repeat(51), [['[UNK]', 'do'.repeat(51), false]]],
])('%s', (_, text, pieces) => {
  expect(cut(text)).toEqual(pieces)
})
