import { expect, test } from 'vitest'
import { givenLines, givenMention, givenModifier } from '../../../testing/given-facts.ts'
import { isSiteOfCause } from './site-of-cause.ts'

test.each([
  ['hand pain due to a fracture of the ring finger', 'hand pain', 'fracture', 'ring finger', true],
  ['hand pain due to a fracture of the ring finger', 'fracture', 'pain', 'ring finger', false],
  ['numbness and tingling of the ring finger', 'numbness', 'tingling', 'ring finger', false],
  ['pain in the hip. A sprain which is of the groin', 'pain', 'sprain', 'groin', false],
  ['a mole, which is rather sore, on the calf', 'mole', 'sore', 'calf', false],
])('%s: %s', (said, name, other, place, isOfCause) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, name)
  const mentions = [mention, givenMention(lines, other)]
  expect(isSiteOfCause(lines, mentions, mention, givenModifier(lines, 'site', place))).toBe(
    isOfCause,
  )
})
