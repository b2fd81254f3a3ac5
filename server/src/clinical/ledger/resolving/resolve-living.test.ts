import { expect, test } from 'vitest'
import { givenFact } from '../testing/given-facts.ts'
import { resolveLiving } from './resolve-living.ts'

const alone = givenFact({ kind: 'social', concept: 'lives alone', lines: [2] })

test.each([
  ['live with my sister', 4, 'present', 1],
  ['live with my sister', 1, 'present', 2],
  ['live with my sister', 4, 'absent', 2],
  ['live in a flat', 4, 'present', 2],
] as const)('alone, and %s in line %i (%s)', (concept, line, polarity, count) => {
  const other = givenFact({ kind: 'social', concept, lines: [line], polarity })
  expect(resolveLiving([alone, other])).toHaveLength(count)
})
