import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { ableBut } from './able-but.ts'

test.each([
  ['I can climb stairs', 'I can climb stairs but not fast.', 'can climb but not fast'],
  ['I can climb stairs', 'I can climb stairs, if I hold on.', 'can climb if I hold on'],
  ['I can climb stairs', 'I can climb stairs. But my knee hurts.', 'can climb'],
  ["I can't climb stairs", "I can't climb stairs but I walk.", 'can climb'],
])('what somebody can do is limited: %s in %s', (words, said, name) => {
  const mention = givenMention(givenLines(`P: ${said}`), words)
  expect(ableBut(said, mention, 'can climb')).toBe(name)
})
