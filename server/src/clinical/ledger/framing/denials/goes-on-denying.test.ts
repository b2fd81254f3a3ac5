import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { frameFacts } from '../frame-facts.ts'

test.each([
  [["P: For all I lift I've never", 'C: Okay.', 'P: injured it or broken a bone.'], 'absent'],
  [["P: I haven't had", 'C: Right.', 'P: any broken bone.'], 'absent'],
  [["P: I've never", 'P: ever broken a bone.'], 'absent'],
  [['P: I have never had that.', 'C: Okay.', 'P: I had broken a bone.'], 'present'],
  [["P: I've never", 'C: Did you fall?', 'P: broken a bone.'], 'present'],
  [["P: I've never", 'C: Okay.', 'P: broken a bone though.'], 'present'],
  [["P: I've not known, no", 'C: Okay.', 'P: broken a bone.'], 'present'],
])('%j', (said, polarity) => {
  const lines = givenLines(...said)
  const words = said.at(-1)?.includes('any') === true ? 'broken bone' : 'broken a bone'
  const [fact] = frameFacts(lines, [givenMention(lines, words, { kind: 'history' })], [])
  expect(fact?.polarity).toBe(polarity)
})
