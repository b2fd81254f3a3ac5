import { expect, test } from 'vitest'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { resolveSides } from './resolve-sides.ts'

test.each([
  ['low back pain', undefined],
  ['sciatica', undefined],
  ['knee pain', 'left'],
])('what is ordered where the trouble is %s', (concept, side) => {
  const lines = givenLines('P: It goes down my left knee.', 'C: We could do an MRI.')
  const said = (line: number) => [{ line, from: 0, to: lines[line]?.text.length ?? 0 }]
  const trouble = givenFact({ kind: 'complaint', concept, said: said(0) })
  const order = givenFact({ kind: 'plan', act: 'order', concept: 'mri', said: said(1) })
  expect(resolveSides(lines, [trouble, order])[1]?.attributes.side).toBe(side)
})
