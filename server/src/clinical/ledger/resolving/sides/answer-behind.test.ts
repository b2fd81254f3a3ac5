import { expect, test } from 'vitest'
import { givenLines } from '../../testing/given-facts.ts'
import { answeredSide } from './answer-behind.ts'

test.each([
  ['C: In the left calf?', 'P: Yes, the left calf.', 'left'],
  ['C: In the left calf?', 'P: Yes.', 'left'],
  ['C: Was that on the left?', 'P: No, the right.', 'right'],
  ['C: Left or right calf?', 'P: It was the right one.', 'right'],
  ['C: In the left calf?', 'P: No.', undefined],
  ['C: In the left calf?', 'P: No, it was not the left calf.', undefined],
  ['C: In the left calf?', "P: It wasn't the left calf.", undefined],
  ['C: In the left calf?', "P: I don't know.", undefined],
  ['C: In the left calf?', 'P: The left or the right calf, maybe.', undefined],
  ['C: Does the left calf hurt now?', 'P: Yes.', undefined],
  ['C: I will look at the left calf.', 'P: Yes.', undefined],
  ['C: In the left arm?', 'P: Yes.', undefined],
  ['P: In the left calf?', 'C: Yes.', undefined],
])('the side of an old clot in the calf: %s %s', (question, reply, side) => {
  const lines = givenLines('P: I had a clot in my calf once.', question, reply)
  expect(answeredSide(lines, 0, ['calf'])?.side).toBe(side)
})
