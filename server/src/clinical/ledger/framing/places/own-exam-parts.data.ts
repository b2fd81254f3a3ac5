/** What is found at one part alone, the words for that part, and an example. */
export const OWN_EXAM_PARTS: readonly (readonly [found: RegExp, at: RegExp, example: string])[] = [
  [/\b(?:thyromegaly|goit(?:er|re)|jvd|jugular)\b/i, /\b(?:neck|thyroid)\b/i, 'no goiter'],
  [/\b(?:murmurs?|gallops?)\b/i, /\b(?:heart|chest|neck|border|apex|base)\b/i, 'no murmurs'],
  [
    /\b(?:wheez\w*|rales|crackles|rhonchi)\b/i,
    /\b(?:lungs?|chest|bases?|lobes?|fields?)\b/i,
    'no wheezes',
  ],
  [/\b(?:distress|jaundice)\b/i, /\b(?:skin|eyes?|sclera)\b/i, 'in no distress'],
]
