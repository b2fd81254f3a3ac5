import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { asWarned } from './as-warned.ts'

test.each([
  ['If you black out, go to the ER.', 'black out', 'safety_net', 'black out'],
  ["If your lip swells, that's nine nine nine.", 'lip swells', 'safety_net', 'lip swells'],
  ['If you choke, nine nine nine.', 'choke, nine nine nine', 'safety_net', 'choke'],
  ['If you choke, call 999.', 'If you choke', 'safety_net', 'If you choke'],
  ['If you choke, call 999.', 'call 999', 'emergency', 'call 999'],
  ['You are choking, so it is the hospital now.', 'choking', 'emergency', 'choking'],
] as const)('%s: %s', (said, words, act, whole) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, words, { kind: 'plan', act: 'emergency' })
  expect(asWarned(lines[0]?.text ?? '', mention)).toMatchObject({ act, words: whole })
})
