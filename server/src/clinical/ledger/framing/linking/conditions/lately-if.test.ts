import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { latelyIf } from './lately-if.ts'

const STEROID = { kind: 'medication', status: 'start' } as const

test.each([
  ['the sentence before', ['C: If the swelling spreads. We may need to think about a steroid.']],
  [
    'the line before',
    ['C: If the swelling spreads.', 'P: Okay.', 'C: We may need to add a steroid.'],
  ],
  [
    'a call that it is the reason for',
    ['C: Ring me if the swelling spreads, okay?', "C: 'cause I might have to give you a steroid."],
  ],
])('what may be needed has the condition of %s', (_, said) => {
  const lines = givenLines(...said)
  expect(latelyIf(lines, givenMention(lines, 'steroid', STEROID)).condition).toBe(
    'if the swelling spreads',
  )
})

test.each([
  ['its own condition', ['C: If it hurts. We may need to add a steroid if it spreads.']],
  ['what is decided', ['C: If it hurts, tell me. I will start a steroid.']],
  ['what nobody made depend on anything', ['C: It spreads. We may need to add a steroid.']],
  ['an invitation to ask', ['C: Ring me if you have any questions. We may need to add a steroid.']],
  ['what was asked', ['C: I asked if you were fasting. We may need to add a steroid.']],
  ['a word of courtesy', ["C: I look at it if that's okay. We may need to add a steroid."]],
])('nothing is added to %s', (_, said) => {
  const lines = givenLines(...said)
  expect(latelyIf(lines, givenMention(lines, 'steroid', STEROID))).toEqual({})
})
