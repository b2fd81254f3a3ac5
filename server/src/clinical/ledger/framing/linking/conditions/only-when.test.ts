import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../../testing/given-facts.ts'
import { onlyWhen } from './only-when.ts'

test.each([
  ['Really just when my sugar gets low I have some tremor but otherwise not.', 'my sugar gets low'],
  ['I get a tremor, but only when I am cold, and it passes.', 'i am cold'],
  ['I get a tremor when I am cold.', undefined],
  ['I just feel bad. When I rest I have a tremor.', undefined],
])('%s', (said, limit) => {
  const lines = givenLines(`P: ${said}`)
  const mention = givenMention(lines, 'tremor')
  const told = limit === undefined ? {} : { condition: `only when ${limit}` }
  expect(onlyWhen(said, mention, 'present')).toEqual(told)
  expect(onlyWhen(said, mention, 'absent')).toEqual({})
})
