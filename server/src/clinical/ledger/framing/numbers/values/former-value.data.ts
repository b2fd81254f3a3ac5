/** What stands behind a number that was not measured today, and when that was. */
export const FORMER_TIMES: readonly (readonly [said: RegExp, when: string, example: string])[] = [
  [/^[\s,]*(last (?:time|week|month|year|visit))\b/i, '$1', 'last year and now'],
  [
    /^[\s,]*(?:(?:when|while|back when) (?:you|i|he|she|they) |(?:you|he|she|they) (?:went|came|got|were) )[^.?!]{0,24}\b(?:emergency (?:room|department)|e\.?r\.?|a&e)(?![a-z])/i,
    'in the emergency room',
    'when she came to the emergency department',
  ],
  [
    /^[\s,]*(?:when|while|back when) (?:you|i|he|she|they) [^.?!]{0,24}\bhospital\b/i,
    'in the hospital',
    'while you were in the hospital',
  ],
  [
    /^[\s,]*(?:when|while|back when) (?:you|i|he|she|they) [^.?!]{0,24}\burgent care\b/i,
    'at urgent care',
    'when you went to urgent care',
  ],
]
