import { expect, test } from 'vitest'
import { rewriteBy } from '../realise/words/rows.ts'
import { isSpoken } from './is-spoken.ts'
import { PHRASES_WRITTEN, SPOKEN_PHRASES } from './spoken-phrases.data.ts'

test.each(SPOKEN_PHRASES)('%s is speech: %s', (words, example) => {
  expect(words.test(example)).toBe(true)
  expect(isSpoken(example)).toBe(true)
})

test.each(PHRASES_WRITTEN)('%s is written %s: %s', (...row) => {
  const [, , example, becomes] = row
  expect(rewriteBy([row], example)).not.toBe(example)
  expect(rewriteBy(PHRASES_WRITTEN, example)).toBe(becomes)
})

test('other sentences are written', () => {
  expect(isSpoken('Well-controlled tremor, very disturbing at night.')).toBe(false)
})
