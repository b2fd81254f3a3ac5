import { expect, test } from 'vitest'
import { isBetter } from './is-better.ts'

const first = { text: "Okay you're five seven three or thirty five pounds", confidence: 0.75 }

test.each([
  ['about as sure', { text: 'Okay, you’re 5’7”, 135 pounds.', confidence: 0.72 }, first, true],
  ['much less sure', { text: 'Okay, you are 135 pounds.', confidence: 0.55 }, first, false],
  [
    'the same words',
    { text: "okay, you're five seven three or thirty-five pounds.", confidence: 0.99 },
    first,
    false,
  ],
  ['nothing', { text: '' }, first, false],
  ['a stock phrase', { text: 'Thank you.', confidence: 0.9 }, first, false],
  [
    'far more than was said',
    {
      text: 'word '
        .repeat(9)
        .replace(/w/g, (_, at) => String(at))
        .repeat(3),
      confidence: 0.9,
    },
    first,
    false,
  ],
  ['a loop', { text: 'five pounds and '.repeat(5), confidence: 0.99 }, first, false],
  [
    'words for a mark',
    { text: 'Good morning.', confidence: 0.4 },
    { text: '[not transcribed]' },
    true,
  ],
  ['untold, for untold', { text: 'Good evening.' }, { text: 'Could even in.' }, true],
])('%s', (_, again, before, expected) => {
  expect(isBetter(again, before)).toBe(expected)
})
