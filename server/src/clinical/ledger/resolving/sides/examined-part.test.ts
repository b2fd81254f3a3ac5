import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

function attributesOf(said: readonly string[], words: string, told: Partial<FramedFact>) {
  const lines = givenLines(...said)
  const line = lines.findLastIndex(({ text }) => text.includes(words))
  const from = lines[line]?.text.indexOf(words) ?? 0
  const fact = givenFact({
    kind: 'finding',
    concept: words,
    said: [{ line, from, to: from + words.length }],
    ...told,
  })
  return resolveSides(lines, [fact])[0]?.attributes
}

const COMPLAINT = 'P: My left wrist and my right wrist hurt.'
const TALK = ['P: Yes.', 'C: And this?', 'P: No.', 'C: This?', 'P: Yes.', 'C: And here?', 'P: Yes.']
const right = { left: 0.05, right: 0.9, bilateral: 0 }

test.each([
  ['long after it was announced', "C: I'll look at your right wrist first.", [], 'right'],
  ['a side by itself', "C: I'll look at your right wrist first.", ['C: Your left, okay?'], 'right'],
  ['the other one', "C: I'll look at your right wrist first.", ['C: The left wrist.'], undefined],
  ['another part', "C: I'll look at your right wrist first.", ['C: Now your neck.'], undefined],
  ['only spoken of', 'C: You hurt your right wrist.', [], undefined],
])('what is found in an exam: %s', (_, first, between, side) => {
  const said = [COMPLAINT, first, ...TALK, ...between, 'C: limited extension']
  expect(attributesOf(said, 'limited extension', { sideOdds: right })?.side).toBe(side)
})

test('far from where the part was named the reader must agree', () => {
  const said = [
    COMPLAINT,
    "C: I'll look at your right wrist first.",
    ...TALK,
    'C: limited extension',
  ]
  const unsure = { left: 0.3, right: 0.6, bilateral: 0 }
  expect(attributesOf(said, 'limited extension', { sideOdds: unsure })?.side).toBeUndefined()
})

test.each([
  ['C: On the neurovascular exam of your left foot, motor and sensation intact.', 'left'],
  ['C: Your left foot is bruised. motor and sensation intact.', undefined],
  ['C: On the exam of your left foot a bruise, neck fine, motor and sensation intact.', undefined],
])('nerves are tested where the exam is: %s', (said, side) => {
  expect(attributesOf([said], 'motor and sensation intact', {})?.side).toBe(side)
})
