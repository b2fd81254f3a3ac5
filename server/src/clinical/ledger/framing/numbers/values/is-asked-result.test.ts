import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { frameFacts } from '../../frame-facts.ts'

test.each([
  ['C: Smears up to date?', 'P: Um, I had one at twenty five. I think I am due.', 0],
  ['C: Smears up to date?', 'P: Yes, all normal.', 1],
  ['C: Smears up to date?', 'P: I had one in the autumn. Clear.', 1],
  ["C: And your smears up to date, aren't they?", 'P: Last year.', 1],
])('%s %s', (asked, answer, count) => {
  const lines = givenLines(asked, answer)
  const words = /smears up to date/i.exec(asked)?.[0] ?? ''
  const mention = givenMention(lines, words, { kind: 'result', time: 'past' })
  expect(frameFacts(lines, [mention], [])).toHaveLength(count)
})
