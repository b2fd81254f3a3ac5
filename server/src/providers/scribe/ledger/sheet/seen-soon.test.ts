import { expect, test } from 'vitest'
import { isSeenSoon } from './seen-soon.ts'

test.each([
  ['You need to be seen today.', true],
  [
    "I'd want you to come in so that one of us can have a proper look, ideally today or tomorrow.",
    true,
  ],
  ['I really want you to be assessed within the next two hours.', true],
  ['You should see one of our doctors this afternoon.', true],
  ["I'd like one of our doctors to examine you this afternoon, so I'll book you in.", true],
  ["I'd like to see you in May.", false],
  ["You don't need to be seen today.", false],
  ['If it swells you need to be seen today.', false],
  ['Do you want to be seen today?', false],
  ['You wanted to be seen today.', false],
  ['We need to be seen as a family today.', true],
  ['You should rest today.', false],
])('%s', (text, expected) => {
  expect(isSeenSoon(text)).toBe(expected)
})
