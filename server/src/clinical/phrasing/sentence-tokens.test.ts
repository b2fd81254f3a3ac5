import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readVocabulary } from '../ledger/reading/word-pieces.ts'
import { sentenceOfTokens, tokensOfSentence } from './sentence-tokens.ts'

const VOCABULARY = readVocabulary(
  readFileSync(
    new URL('../../providers/reader/builtin/weights/vocab.txt', import.meta.url),
    'utf8',
  ),
)
const PIECES = [...VOCABULARY.keys()]

test.each([
  'Start furosemide 40 mg once daily.',
  'Blood pressure 118/74 mmHg.',
  "Patient's mother: type 2 diabetes, died at 60.",
  'Order MRI of L4-L5 on Monday.',
  'Return if fever, back pain or vomiting; call 911 for chest pain.',
  'Hemoglobin A1c 8.4 %.',
  'pH normal.',
])('%s comes back from its pieces', (sentence) => {
  const back = sentenceOfTokens(tokensOfSentence(sentence, VOCABULARY), PIECES)
  expect(back).toBe(sentence)
})
