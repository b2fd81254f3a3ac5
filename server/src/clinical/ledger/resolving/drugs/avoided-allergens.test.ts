import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { avoidedAllergens } from './avoided-allergens.ts'

test.each([
  ['P: She came up in lumps with it.', 'C: Right. So no cefalexin. Open wide.', 'present'],
  ['P: Keflex. I was sick for days.', 'C: Got it, no cefalexin.', 'present'],
  ['P: No, nothing.', 'C: Okay, no cefalexin.', 'absent'],
  ['P: Only to cats.', 'C: Okay, no cefalexin allergy.', 'absent'],
  ['P: Only to cats.', 'C: And no cefalexin or latex?', 'absent'],
  ['C: I looked at the list.', 'C: So no cefalexin.', 'absent'],
])('%s %s', (before, said, polarity) => {
  const lines = givenLines(before, said)
  const allergy = givenFact({
    kind: 'allergy',
    concept: 'cefalexin',
    polarity: 'absent',
    said: [givenStretch(lines, 'cefalexin')],
  })
  expect(avoidedAllergens(lines, [allergy])[0]?.polarity).toBe(polarity)
})
