import { expect, test } from 'vitest'
import { indexVisit } from '../indexing/index-visit.ts'
import { isVerbatim } from './is-verbatim.ts'

const visit = indexVisit([
  { id: '0', text: 'okay , any visual changes ?' },
  { id: '1', text: 'no' },
  { id: '2', text: 'something else' },
  { id: '3', text: "do n't , um , lift it . ten milligrams a day ." },
])

test.each([
  ['“Okay , any visual changes ?” — “No.”', true],
  ['“Any visual changes?”', true],
  ['Any visual changes?', false],
  ['“Visual changes all day”', false],
  ["“Don't lift it.” “Ten milligrams a day.”", true],
  ['Losartan: “Ten milligrams a day.”', false],
  ['Visual: “Ten milligrams a day.”', true],
  ['You said: “Any visual changes?”', true],
])('%s only quotes what was said: %s', (text, isQuote) => {
  expect(isVerbatim(text, [0, 1, 3], visit)).toBe(isQuote)
})
