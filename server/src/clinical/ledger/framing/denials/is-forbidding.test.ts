import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isForbidding } from './is-forbidding.ts'

test.each([
  ['no alcohol with that', 'avoid alcohol', true],
  ["don't put weight on it", 'non-weight bearing', true],
  ["you don't need to avoid alcohol", 'avoid alcohol', false],
  ['no alcohol with that', 'alcohol', false],
])('%s, named %s', (said, name, isForbidden) => {
  const lines = givenLines(`C: ${said}`)
  const mention = givenMention(lines, said, { kind: 'plan', act: 'advise', polarity: 'absent' })
  expect(isForbidding(lines, mention, name)).toBe(isForbidden)
})
