import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { goesOnAt } from './goes-on-at.ts'

test.each([
  [['C: There is some redness-', 'P: Yeah.', 'C: . on that left wrist . It is warm.'], 'left'],
  [['C: There is some redness', 'C: on the wrist.'], undefined],
])('%s', (said, side) => {
  const lines = givenLines(...said)
  const mention = givenMention(lines, 'redness', { kind: 'finding' })
  expect(goesOnAt(lines, mention)).toEqual({ site: 'wrist', ...(side && { side }) })
})

test.each([
  [['C: There is some redness.', 'P: It is worse when I go out.', 'C: on the wrist.']],
  [['C: There is some redness and then', 'C: on the wrist.']],
  [['C: There is some redness.', 'P: on the wrist.']],
  [['C: There is some redness.', 'C: in the morning?']],
])('another place: %s', (said) => {
  const lines = givenLines(...said)
  expect(goesOnAt(lines, givenMention(lines, 'redness', { kind: 'finding' }))).toEqual({})
})
