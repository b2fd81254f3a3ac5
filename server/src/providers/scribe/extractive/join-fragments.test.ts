import { describe, expect, test } from 'vitest'
import { joinFragments } from './join-fragments.ts'
import { statementOf } from './testing/statement-of.ts'

describe('fragments', () => {
  test('are joined to what follows in the same breath', () => {
    const joined = joinFragments([
      statementOf('for your diabetes'),
      statementOf('and continue metformin'),
    ])
    expect(joined.map(({ text }) => text)).toEqual(['for your diabetes, continue metformin'])
  })
  test('are not joined across lines', () => {
    expect(
      joinFragments([
        statementOf('for your diabetes'),
        statementOf('continue metformin', { index: 1 }),
      ]),
    ).toHaveLength(2)
  })
})
