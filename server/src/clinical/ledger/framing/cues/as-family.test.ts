import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { asFamily } from './as-family.ts'

test.each([
  ['OK. Family history-wise, anything?', 'Again, any gout?', 'family'],
  ['Anything in the family?', 'Any gout?', 'family'],
  ['Anything in the family?', 'Do you have any gout?', 'history'],
  ['And in yourself?', 'Any gout?', 'history'],
])('%s %s', (first, asked, kind) => {
  const lines = givenLines(
    `C: ${first}`,
    'P: My aunt has diabetes.',
    'C: Right.',
    'P: Yes.',
    `C: ${asked}`,
  )
  const gout = givenMention(lines, 'gout', { kind: 'history', polarity: 'absent' })
  expect(asFamily(lines, gout).kind).toBe(kind)
})
