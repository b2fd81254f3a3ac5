import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { isOfReaction } from './of-reaction.ts'

test.each([
  [['P: So, amoxicillin. He got a rash.', 'C: No hives with that?', 'P: No.'], true],
  [['P: I take amoxicillin for it.', 'C: No hives with it?', 'P: No.'], false],
  [['P: I had prednisone.', 'C: Not an allergy, though, no hives?', 'P: No.'], true],
  [['P: Hello.', 'C: Did you get hives with the nitrofurantoin?', 'P: No.'], true],
  [['P: Yes.', 'C: Any hives with the nitrofurantoin?', 'P: No.'], false],
  [['P: I take metformin.', 'C: Any side effects, hives?', 'P: No.'], false],
  [['P: I take metformin.', 'C: I was at the clinic with metformin. Any hives?', 'P: No.'], false],
  [['P: I take metformin.', 'C: Any hives?', 'P: No.'], false],
  [['P: I sneeze.', 'C: Not an allergy, though, no hives?', 'P: No.'], false],
])('%s', (said, isOf) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'hives', { polarity: 'absent' })
  expect(isOfReaction(lines, mention, 'absent')).toBe(isOf)
})
