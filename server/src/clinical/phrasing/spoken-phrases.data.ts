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
    /\ba (?:little(?: bit)?|bit) (?=(?:elevated|reduced|enlarged|dizzy|nauseous|nauseated|tender|swollen|worse|better|weak|weaker|high|higher|low|lower|short|tired|sore|stiff|red|anxious|worried)\b)/i,
    'slightly ',
    'Blood pressure a little elevated.',
    'Blood pressure slightly elevated.',
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
  [/\bdenied\b/i, 'Denied any trouble with headaches.'],
  [/\ba (?:little(?: bit)?|bit)\.$/i, 'Muscles sore a little.'],
  [/\ball (?:\w+ )?(?:to )?the way\b/i, 'Ache takes all the way up.'],
  [/^[a-z]{2,4}-(?:newly|new|old|pre|diag|post)\w*\b/i, 'Neu-newly found murmur.'],
]
