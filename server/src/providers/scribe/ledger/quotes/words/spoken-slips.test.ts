import { expect, test } from 'vitest'
import { rewriteBy } from '../../../../../clinical/realise/words/rows.ts'
import { SPOKEN_SLIPS } from './spoken-slips.data.ts'

test.each(SPOKEN_SLIPS)('%s', (said, written, example, becomes) => {
  expect(example.replace(said, written)).toBe(becomes)
})

test.each([
  "don't drink, drink water",
  'not- nothing was broken',
  'un- stable angina',
  'once- twice a day at most',
  'pre- and postoperative swelling',
  'it is pre- diabetes',
  'a follow- up with an x- ray',
  'take two- three at most',
  'do you know what it is?',
  'how would you know',
  "I don't- I do smoke",
  'as you know the hip is worn',
  'if you know the dose',
  'I said I was, and I am',
  'take two, two in the evening',
  'the T-tube was removed',
  'I know that you know, doctor',
  'yeah, I was',
])('%s stays as it was said', (words) => {
  expect(rewriteBy(SPOKEN_SLIPS, words)).toBe(words)
})
