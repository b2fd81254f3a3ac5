import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { settleDeniedSides } from './settle-denied-sides.ts'

const hip = givenFact({ kind: 'complaint', concept: 'hip pain', attributes: { side: 'right' } })

test.each([
  ["P: It's not the right hip, it's the left hip.", 'left'],
  ['P: not my right hip but my left', 'left'],
  ["P: It's not the right ankle, it's the left one.", 'right'],
  ["P: It's not the left, it's the right.", 'right'],
  ["P: It's not right, it left me tired.", 'right'],
  ["C: It's not the right hip, it's the left.", 'right'],
])('%s: %s', (said, side) => {
  const lines = givenLines('C: You have right hip pain.', said)
  expect(settleDeniedSides(lines, [hip])[0]?.attributes.side).toBe(side)
})

test('what is named after it keeps its side', () => {
  const lines = givenLines('C: Hello.', "P: It's not the right hip, it's the left.", 'C: Right.')
  const later = { ...hip, said: [{ line: 2, from: 0, to: 5 }], lines: [2] }
  expect(settleDeniedSides(lines, [later])).toEqual([later])
})
