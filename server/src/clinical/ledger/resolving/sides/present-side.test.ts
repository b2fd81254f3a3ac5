import { expect, test } from 'vitest'
import { normalise } from '../../../normalise.ts'
import { presentSide } from './present-side.ts'
import { NO_ONE_SIDE } from './told-places.data.ts'

test.each([
  ['The left.', 'left'],
  ['Um, right.', 'right'],
  ['On the lower right side.', 'right'],
  ['It is my left one.', 'left'],
  ["It's right-sided.", 'right'],
  ['It began on the left side and now it is on the right side.', 'right'],
  ['It started in the right ear, then it moved to the left ear.', 'left'],
  ['The left side and the right side.', undefined],
  ['It is on the left now. The right side was last.', undefined],
  ['Right now it is better.', undefined],
  ['All right.', undefined],
  ['I left it at home.', undefined],
  ['Yeah, right here.', undefined],
  ['Right, so it is around my navel.', undefined],
  ['Yeah, right, on the left side.', 'left'],
])('%s tells %s', (said, side) => {
  expect(presentSide(normalise(said))).toBe(side)
})

test.each(NO_ONE_SIDE.map(([, example]) => example))('%s tells no one side', (said) => {
  expect(presentSide(normalise(said))).toBeUndefined()
})
