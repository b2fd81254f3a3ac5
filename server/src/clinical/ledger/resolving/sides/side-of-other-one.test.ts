import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { sideOfOtherOne } from './side-of-other-one.ts'

test.each([
  ['My other elbow aches too, the left one.', 'left'],
  ['My other elbow, the left, aches.', 'left'],
  ['My other elbow hurts when I favour the left.', undefined],
  ['My other elbow started hurting after I injured the left one.', undefined],
  ['My other elbow compensates for the left.', undefined],
  ['My other elbow aches more than the left one.', undefined],
  ['My other elbow aches like the left one.', undefined],
  ['My other elbow aches and so does the left one.', undefined],
  ['My left elbow is fine, my other elbow aches.', undefined],
  ['My other elbow aches. The left one is fine.', undefined],
  ['My other elbow aches, not the left one.', undefined],
])('%s', (said, side) => {
  const lines = givenLines(`P: ${said}`)
  const fact = givenFact({ concept: 'elbow pain', said: [givenStretch(lines, 'other elbow')] })
  expect(sideOfOtherOne(lines, fact, ['elbow'])?.side).toBe(side)
})
