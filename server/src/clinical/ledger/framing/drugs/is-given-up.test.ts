import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'

test.each([
  ['C: And the Zofran, are you still using it?', 'P: No, not since March.', 'took'],
  ['C: And the Zofran, are you still using it?', 'P: Yes, at night.', 'takes'],
  ['C: And the Zofran, are you still using it?', 'P: No, I never started it.', 'takes'],
  ['C: You use the Zofran. Are you still smoking?', 'P: No.', 'takes'],
])('%s %s', (asked, answer, status) => {
  const lines = givenLines(asked, answer)
  const mention = givenMention(lines, 'Zofran', { kind: 'medication', status: 'takes' })
  expect(frameFacts(lines, [mention], [])[0]?.status).toBe(status)
})
