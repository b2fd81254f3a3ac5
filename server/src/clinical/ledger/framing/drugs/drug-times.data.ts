/** Where a clause with a subject of its own begins: 'and it went away', 'by the time it was fixed'. */
export const NEXT_CLAUSE =
  /(?:^|\s)(?:and|but|so|then|because|cause|since|while|until|till|before|after|when|by the time|or)\s+(?=(?:then |now |also |just )*(?:i|it|that|this|they|he|she|we|you|the|my|there|everything)(?:'\w+)?\s)/

/** Words without a verb go on with what was named before: 'Two a day. For about a week.' */
export const FRAGMENT =
  /^(?:(?:and|so|then|just|for|about|like|maybe|probably|around|over|only|the|a|an|one|two|three|four|in|at|on|of|with|or|to|each|every|once|twice|daily|day|days|night|morning|evening|times|week|tablets?|pills?|puffs?|capsules?|drops?|doses?|mg|milligrams?|micrograms?|units?|mls?|yeah|yes|no|well|oh|okay|another|up|until|last|course|i think|i'd say|it was|it's been|that was|that's)\b[\s,.-]*|\d[\d.]*[\s,]*)*$/

/** That a drug is taken, or given to be taken. */
export const TAKING =
  /\b(?:tak(?:e|es|en|ing)|took|us(?:e|es|ed|ing)|(?:been|be|was|were|am|is|stay(?:ed)?|went|go|put(?: \w+)?|start(?:ed)?(?: \w+)?|keep(?: \w+)?|leave(?: \w+)?|back) on|had|have|having|gave|given|do|did|doing|tried|prescribed|start(?:ed)?|continue|carry on)\b|'m on\b/

/** That it is taken no longer. */
export const ENDED =
  /\b(?:stopped|quit|finished|came off|come off|took (?:me|him|her|myself) off|went off|ran out|packed (?:it|that|them) in|gave (?:it|that|them) up|given (?:it|that|them) up|been off)\b/

/** That a question asks for how long a drug has been taken, or when. */
export const ASKS_HOW_LONG =
  /\bhow long(?! (?:after|before|until|till|since|ago|did (?:it|that) take))|\bsince when\b|\bwhen did (?:you|he|she|they) (?:first |last )?(?:start|begin|take|have|use|go on|get)|\b(?:have|has) (?:you|he|she) been (?:on|taking)\b|\bstart(?:ed)? (?:that|it|taking)\b/

/** That the drug named right behind it is taken no longer. */
export const ENDED_IT =
  /\b(?:stopped|quit|finished|came off|come off)(?: (?:taking|using|the|my|his|her|that|baby|whole))* $/

/** 'all together in the morning with breakfast, for five days': a course, and not how long to wait. */
export const COURSE =
  /^(?!.*\b(?:keep|wait|come|call|rest|sleep|off|away|pain|last(?:s|ed)?|been|went|got|had|back)\b).*\bfor (?:about |the next |another )*\S+(?: to \S+)? (?:days?|weeks?)$/
