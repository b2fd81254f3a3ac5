/** What of an examination is asked for, and how its findings are named. */
export const PARTS_EXAMINED: readonly (readonly [asked: RegExp, named: RegExp])[] = [
  [/\b(?:cardiac|heart|cardiovascular|cv)\b/, /\b(?:heart|murmur|rhythm|gallops?|cardiac)\b/i],
  [
    /\b(?:lungs?|pulmonary|respiratory|chest)\b/,
    /\b(?:lungs?|breath sounds?|wheez\w+|crackles?|rales|rhonchi)\b/i,
  ],
  [/\b(?:abdom\w+|belly|gi)\b/, /\b(?:abdom\w+|belly|bowel sounds?|rebound|guarding)\b/i],
  [/\b(?:neuro\w*)\b/, /\b(?:neuro\w*|reflex\w*|sensation|gait|cranial|strength|coordination)\b/i],
  [/\b(?:skin|derm\w*)\b/, /\b(?:skin|rash|lesions?|erythema\w*|plaques?)\b/i],
]
