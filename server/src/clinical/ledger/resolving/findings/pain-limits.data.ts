/** What a pain score is told for, each with an example; undefined where nobody can tell which one it is. */
export const PAIN_LIMITS: readonly (readonly [
  said: RegExp,
  told: string | undefined,
  example: string,
])[] = [
  [
    /\bwithout (?:(?:any|the|your|my|taking|using) )*(medications?|medicines?|meds|pain ?(?:killers?|pills?|meds?|medications?)|ibuprofen|tylenol|acetaminophen|paracetamol|motrin|advil|aleve|naproxen)\b/i,
    'without $1',
    'without any medication on board',
  ],
  [
    /\b(?:with|on) (?:(?:the|your|my) )*(medications?|medicines?|meds|pain ?(?:killers?|pills?|meds?|medications?)|ibuprofen|tylenol|acetaminophen|paracetamol|motrin|advil|aleve|naproxen)\b/i,
    'with $1',
    'with the ibuprofen it is a two',
  ],
  [/\bat (?:its|it's|the|your|my) worst\b/i, 'at its worst', 'at its worst a nine'],
  [/\bat (?:its|it's|the|your|my) best\b/i, 'at its best', 'at its best a two'],
  [/\bon average\b/i, 'on average', 'on average a four'],
  [/\bat rest\b/i, 'at rest', 'a two at rest'],
  [
    /\bat night,? (?:it|it's|the pain|i'd say|about|maybe)\b/i,
    'at night',
    'at night it is an eight',
  ],
  [
    /\b(?:with(?:out)?|then|after) (?:it|that|them|then)\b|\b(?:when|after|once) (?:you|i)(?: do)? (?:take|took|taking)\b/i,
    undefined,
    'and when you take it',
  ],
  [
    /\b(?:sometimes|some days|on (?:a )?(?:good|bad) days?|goes (?:up|down)|gets (?:up )?to)\b/i,
    undefined,
    'sometimes it is a nine',
  ],
]
