/** Words in the sentence of a number by which it is not what was measured today, each with an example and one that is unlike it. */
export const OTHER_VALUES: readonly (readonly [said: RegExp, example: string, unlike: string])[] = [
  [
    /\b(?:my|your|his|her|the) (?:maximum|max|highest|lowest|heaviest|lightest|peak)(?: ever)? weight\b|\bweigh\w* (?:the|my) (?:most|least)\b/i,
    'My heaviest weight was 240.',
    'My weight is 240.',
  ],
  [
    /\b(?:at|on|during) (?:the|your|my|his|her|our|that) (?:last|previous|first|initial) (?:visit|appointment|check-?up|consultation)\b/i,
    'It was 240 at your last visit.',
    'It is 240 now and was more at your last visit.',
  ],
  [
    /\b(?:weeks?|months?|years?) ago\b[^.?!]*\b(?:was|were)\b|\b(?:was|were)\b[^.?!]*\b(?:weeks?|months?|years?) ago\b/i,
    'A couple of months ago they were 300.',
    'They are 110 since a week ago.',
  ],
  [
    /\b(?:in|at) (?:the )?(?:emergency(?: room| department)?|er|hospital|urgent care|a&e)\b[^.?!]*\b(?:was|were)\b|\b(?:was|were)\b[^.?!]*\b(?:in|at) (?:the )?(?:emergency|er|hospital|urgent care|a&e)\b/i,
    'In the emergency room it was 240.',
    'They asked in the emergency room: it is 240.',
  ],
]

/** By how much a weight changed. */
export const WEIGHT_CHANGED =
  /\b(?:lost|gained|losing|gaining|put on)(?: (?:a|an|some|bit|little|lot|of|more|any|much|good|amount|the|your|that))* weight\b/i
