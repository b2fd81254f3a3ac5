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
  ["P: It's not the right hip any more, it's the left.", 'right'],
  ["P: It started there, but now it's not on the right, it's on the left.", 'right'],
])('%s: %s', (said, side) => {
  const lines = givenLines('C: You have right hip pain.', said)
  expect(settleDeniedSides(lines, [hip])[0]?.attributes.side).toBe(side)
})

test('what is named after it keeps its side', () => {
  const lines = givenLines('C: Hello.', "P: It's not the right hip, it's the left.", 'C: Right.')
  const later = { ...hip, said: [{ line: 2, from: 0, to: 5 }], lines: [2] }
  expect(settleDeniedSides(lines, [later])).toEqual([later])
})

test('what is denied on a side is not felt on the other one either', () => {
  const lines = givenLines('C: Any right hip pain?', 'P: Not the right hip, the left hip.')
  const denied = { ...hip, polarity: 'absent' as const }
  expect(settleDeniedSides(lines, [denied])).toEqual([denied])
})

test('of two parts on one side nobody knows which is meant', () => {
  const lines = givenLines('C: Right hip pain, right knee pain?', 'P: Not the right, the left.')
  const both = [hip, { ...hip, concept: 'knee pain' }]
  expect(settleDeniedSides(lines, both)).toEqual(both)
})
