/** Calls for help at once, with their name in a note. */
export const EMERGENCY_CALLS: readonly (readonly [said: string, concept: string])[] = [
  ['(?:call|dial|phone|ring) (?:for )?(?:911|9 1 1|9-1-1|nine one one|nine-one-one)', 'call 911'],
  ['(?:call|dial|phone|ring) (?:for )?(?:999|9 9 9|nine nine nine)', 'call 999'],
  ['(?:call|dial|phone|ring) (?:for )?(?:112|one one two)', 'call 112'],
  ['(?:call|dial|phone|ring) (?:for )?an ambulance', 'call an ambulance'],
  [
    '(?:go|get|come|head)(?: straight| right| directly)?(?: back)? (?:to|into) (?:the )?(?:emergency room|emergency department|er|ed|a and e|a&e|accident and emergency)',
    'emergency department',
  ],
]
