import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { correctToldTimes } from './correct-told-times.ts'

test.each([
  [["G: It's more like a month, Dad."], '1 month'],
  [["G: No, it's been a month."], '1 month'],
  [["G: It's more like a month.", "P: No, it isn't."], '1 week'],
  [['G: We were away for a month.'], '1 week'],
  [['C: More like a month?'], '1 week'],
])('a week — %j', (further, duration) => {
  const lines = givenLines('C: How long?', 'P: A week.', ...further)
  const cough = givenFact({
    kind: 'complaint',
    attributes: { duration: '1 week' },
    said: [{ line: 1, from: 0, to: 6 }],
    lines: [1],
  })
  expect(correctToldTimes(lines, [cough])[0]?.attributes.duration).toBe(duration)
})
