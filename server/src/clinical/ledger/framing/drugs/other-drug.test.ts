import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { otherDrug } from './other-drug.ts'

test.each([
  ['Well, they gave me a numbing cream.', true],
  ['Well, they gave me a cream with it.', false],
  ['Yes, they gave me a numbing cream.', false],
  ['Well, they gave me prednisone tablets.', false],
])('another drug in place of the one that was asked for: %s', (answer, isOther) => {
  const lines = givenLines('C: And did they give you some prednisone?', `P: ${answer}`)
  const mention = givenMention(lines, 'prednisone', { kind: 'medication', status: 'took' })
  expect(otherDrug(lines, mention) !== undefined).toBe(isOther)
})
