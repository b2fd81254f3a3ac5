import { expect, test } from 'vitest'
import { givenLines, givenModifier } from '../../testing/given-facts.ts'
import { correctSide, withSidesCorrected } from './corrected-sides.ts'

test.each([
  ["It's the right one. Wait, no, I'm telling you wrong, it's the left.", 'the left one'],
  ["it's the right one . wait , no , i'm telling you wrong , it's the left .", 'the left one'],
  ['My right shoulder— no, sorry, the left one.', 'My left shoulder'],
  ['In the left knee, actually the right.', 'the right knee'],
  ['The right knee, no left knee pain.', 'The right knee'],
  ['The right knee. Wait, right there.', 'The right knee'],
  ['The right knee. No, the left one is fine.', 'The right knee'],
  ['I hurt the right. I was in the truck and could not actually move the left.', 'the right.'],
])('%s', (said, meant) => {
  expect(withSidesCorrected(said)).toContain(meant)
})

test('a side that was taken back is told of a fact as the one that was meant', () => {
  const lines = givenLines("P: It's the right one. Wait, no, it's the left.")
  expect(correctSide(lines, givenModifier(lines, 'side', 'the right one')).words).toBe('left')
  expect(correctSide(lines, givenModifier(lines, 'onset', 'the right one')).words).toBe(
    'the right one',
  )
})
