/** Questions that ask on which side or where something is, each with an example. */
export const ASKS_WHERE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:what|which) (?:side|one|ear|eye|knee|hip|leg|arm|hand|foot|shoulder|elbow|ankle|wrist|breast)\b/,
    'Which side is it?',
  ],
  [
    /\b(?:left|right)(?: \w+)? or (?:on |in )?(?:the |your )?(?:left|right)\b/,
    'Is that the left or the right?',
  ],
  [/\bone (?:side )?or both\b|\bone side,? or\b/, 'Is it on one side or both sides?'],
  [/\bwhereabouts?\b|\bwhere exactly\b|\bexactly where\b/, 'Whereabouts is the pain?'],
  [/\bwhere (?:is|are|does|do) (?:it|that|this|they|the|you feel)\b/, 'Where does it hurt?'],
  [
    /\b(?:show|point|tell) (?:to )?me\b(?: \w+){0,4}? where\b|\bpoint to where\b/,
    'Can you show me where it is?',
  ],
]

/** Parts that the body has once, and the words for them: what is on one side of them is told on a side. */
export const MIDDLE_PLACES: readonly (readonly [place: string, words: string])[] = [
  ['abdomen', 'abdom(?:en|inal)|stomach|tummy|belly'],
  ['back', 'back'],
  ['chest', 'chest'],
  ['face', 'face|facial'],
  ['head', 'head|headaches?|migraines?'],
  ['lip', 'lips?'],
  ['neck', 'neck'],
]

/** What is everywhere, on no side that anybody knows, or not there is on no one side; each with an example. */
export const NO_ONE_SIDE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:all over|everywhere|all around|both|either|across)\b/,
    'All over, but more on the left side.',
  ],
  [/\b(?:not|n't|never|nothing|except|fine|okay on)\b/, 'Not on the left side.'],
  [
    /\b(?:sometimes|other times|or (?:on |in )?(?:the |my )?(?:left|right))\b/,
    'Sometimes on the left side.',
  ],
  [
    /\b(?:years? ago|last time|previous(?:ly)?|back then|used to)\b/,
    'On the left side, years ago.',
  ],
]
