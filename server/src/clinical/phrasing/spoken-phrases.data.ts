import type { Row } from '../realise/words/rows.ts'

/** Turns of speech in a sentence that the phraser wrote, as a note has them. */
export const PHRASES_WRITTEN: readonly Row[] = [
  [
    /\b(?:every )?once in a while\b/,
    'occasionally',
    'Dizzy every once in a while.',
    'Dizzy occasionally.',
  ],
  [
    /, lasts? (?=an?\b|\d)/,
    ', lasting ',
    'Throbbing in the temple, last an hour.',
    'Throbbing in the temple, lasting an hour.',
  ],
]

/** Sentences that are put as they were said, or broken off, each with an example. */
export const SPOKEN_PHRASES: readonly (readonly [words: RegExp, example: string])[] = [
  [/^very \w+ing\b/i, 'Very burning.'],
  [/\ball (?:\w+ )?(?:to )?the way\b/i, 'Ache takes all the way up.'],
  [/^[a-z]{2,4}-(?:newly|new|old|pre|diag|post)\w*\b/i, 'Neu-newly found murmur.'],
]
