type Row = readonly [said: RegExp, level: string, example: string]

/** How far off a number was said to be, with the word that a note has for it. */
export const LEVELS: readonly Row[] = [
  [/elevated|raised/, 'elevated', 'elevated'],
  [/high/, 'high', 'high'],
  [/low/, 'low', 'low'],
  [/borderline/, 'borderline', 'borderline'],
  [/(?:completely |totally |perfectly )?normal/, 'normal', 'normal'],
]

export const DEGREES: readonly Row[] = [
  [
    /(?:just )?(?:a (?:little|tiny|wee)(?: bit)?|a bit|slightly|mildly|somewhat)/,
    'slightly',
    'a little',
  ],
  [/quite|pretty/, 'quite', 'quite'],
  [/very|extremely|really/, 'very', 'very'],
]

/** Words between a level and its number. */
export const TO_NUMBER: readonly (readonly [said: RegExp, example: string])[] = [
  [/(?: (?:today|here|now|still))*,? (?:at|to)(?: (?:about|around))?/, 'at'],
  [/(?: (?:today|here))*,?(?: (?:and )?(?:it's|it is|it was|it's at))?/, ', it was'],
]

/** Words between a number and its level. */
export const FROM_NUMBER: readonly (readonly [said: RegExp, example: string])[] = [
  [/,?(?: today)?,? (?:which|that|and (?:it|that)|so (?:it|that)) ?(?:is|'s|was)/, ', which is'],
  [/,? (?:that's|so that's|so it's|and that's|and it's)/, ", that's"],
]

/** Words close before a level with which it was not found. */
export const NOT_FOUND =
  /\b(?:not|never|no|if|when|could|might|may|should|would|less|than|too|or|from|end|side)\b|n't\b/
