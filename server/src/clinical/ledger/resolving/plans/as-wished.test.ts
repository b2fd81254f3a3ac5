import { expect, test } from 'vitest'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { asWished } from './as-wished.ts'

const WISH = "P: I'd like to get an x-ray."

test.each([
  ['no, for it is not needed', [WISH, "C: I don't think that's necessary."], 'absent', 'sure'],
  ['no, the same', [WISH, 'C: It would not change anything.'], 'absent', 'sure'],
  ['yes', [WISH, 'C: Sure, we can do that.'], 'present', 'sure'],
  [
    'yes to it, and no to something else',
    [WISH, "C: Sure. You don't need a scan."],
    'present',
    'sure',
  ],
  ['nothing to it', [WISH, 'C: How did you fall?'], 'present', 'sure'],
  [
    'yes, and it is no wish',
    ['P: They did an x-ray.', 'C: That was not needed.'],
    'present',
    'sure',
  ],
  ['it first', ["C: I'd like to get an x-ray.", 'P: I need no scan.'], 'present', 'sure'],
] as const)('the clinician says %s', (_, said, polarity, certainty) => {
  const lines = givenLines(...said)
  const stretch = givenStretch(lines, 'x-ray')
  const fact = givenFact({
    kind: 'plan',
    act: 'order',
    concept: 'x-ray',
    said: [stretch],
    lines: [stretch.line],
  })
  expect(asWished(lines, fact)).toMatchObject({ polarity, certainty })
})
