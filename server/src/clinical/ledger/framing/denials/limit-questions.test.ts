import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isDeniedInPart, notMuch, onlySuch } from './limit-questions.ts'

test.each([
  ['Do you drink a lot of alcohol?', 'Not a lot.', true],
  ['Do you drink a lot of alcohol?', 'No.', true],
  ['Do you drink a lot of alcohol?', "No, I don't drink.", false],
  ['Do you drink alcohol?', 'No.', false],
])('who is asked whether it is much denies that: %s %s', (asked, answer, isLimited) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  const told = { kind: 'social', polarity: 'absent' } as const
  expect(notMuch(lines, givenMention(lines, 'alcohol', told)) !== undefined).toBe(isLimited)
})

test.each([
  ['Any moles that were taken off?', true],
  ['Any moles that you got looked at?', true],
  ['Any moles that you know of?', false],
])('what a question asks for limits its no: %s', (asked, isLimited) => {
  const lines = givenLines(`C: ${asked}`, 'P: No.')
  const mention = givenMention(lines, 'moles', { polarity: 'absent' })
  expect(onlySuch(lines, mention) !== undefined).toBe(isLimited)
})

test.each([
  ['The limp. Is that there outside of the attacks?', 'No.', 'symptom', true],
  ['The limp. Is that there all day?', 'No.', 'symptom', false],
  [
    'Did she ever limp on pills?',
    'She never took the limp pills without asking.',
    'symptom',
    false,
  ],
  ['Any limp pills?', 'She never took those without asking.', 'medication', true],
  ['Any limp pills?', 'No.', 'medication', false],
] as const)('what a no leaves open: %s %s', (asked, answer, kind, isOpen) => {
  const lines = givenLines(`C: ${asked}`, `P: ${answer}`)
  expect(isDeniedInPart(lines, givenMention(lines, 'limp', { kind, polarity: 'absent' }))).toBe(
    isOpen,
  )
})
