import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'

const ODDS = { polarity: 0.97 } as never

test.each([
  ['Try not to take any naproxen.', 'take any naproxen', 'absent'],
  ['Be careful not to use naproxen with that.', 'naproxen', 'absent'],
  ["I'd prefer you not take naproxen.", 'naproxen', 'absent'],
  ['Try to take naproxen.', 'naproxen', 'present'],
  ['Try not to worry, and take naproxen.', 'naproxen', 'present'],
  ['Try not to miss the naproxen.', 'naproxen', 'present'],
])('%s', (said, words, polarity) => {
  const lines = givenLines(`C: ${said}`)
  const drug = { kind: 'medication', status: 'advise', time: 'future', odds: ODDS } as const
  const [fact] = frameFacts(lines, [givenMention(lines, words, drug)], [])
  expect(fact?.polarity).toBe(polarity)
})
