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
  test('a dose is joined to the drug before it, and to nothing else', () => {
    const doses = (before: string) =>
      joinFragments([
        statementOf(before, { segmentIds: ['a'] }),
        statementOf('that will be 600 mg at night', { index: 1, segmentIds: ['b'] }),
      ])
    expect(doses('take ibuprofen.')).toMatchObject([
      { text: 'take ibuprofen, that will be 600 mg at night', segmentIds: ['a', 'b'] },
    ])
    expect(doses('rest the arm.')).toHaveLength(2)
  })
  test('a condition is joined to what follows from it, though it ended as a sentence', () => {
    const joined = (...texts: string[]) =>
      joinFragments(texts.map((text, index) => statementOf(text, { index }))).map(
        ({ text }) => text,
      )
    expect(joined('if it gets worse, or it spreads.', 'give us a call.')).toEqual([
      'if it gets worse, or it spreads, give us a call.',
    ])
    expect(joined('if it gets worse you should call.', 'come back in 2 days.')).toHaveLength(2)
    expect(joined('if it gets worse.', 'your lungs are clear.')).toHaveLength(2)
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
