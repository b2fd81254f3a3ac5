import { expect, test } from 'vitest'
import { keepsAll } from './keeps-all.ts'

test.each([
  ['I had no pain.', 'Had pain.', false],
  ['I cannot sleep.', 'Unable to sleep.', true],
  ['If I eat, it hurts.', 'Eating hurts.', false],
  ['I fell when I sat.', 'Fell when sitting.', true],
  ['I fell after that.', 'Fell.', false],
  ['I slept, but not well.', 'Slept not well.', false],
  ['We could use ice.', 'Consider using ice.', true],
  ['It may be gout.', 'Gout.', false],
  ['I took two tablets.', 'Took tablets.', false],
  ['You see one of our nurses.', 'See a nurse.', true],
])('%s %s: %s', (said, line, isKept) => {
  expect(keepsAll(said, line)).toBe(isKept)
})
