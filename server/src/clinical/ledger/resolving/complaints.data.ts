/** Questions since when the patient has what they came for, each with an example. */
export const ASKS_SINCE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\bhow long (?:has|have|had) (?:it|this|that|they|these|those|all (?:of )?this|the \w+)(?: all)?(?: been| lasted)?\b/,
    'How long has that been going on for?',
  ],
  [
    /\bhow long have you (?:had|been having|been feeling|noticed) (?:it|this|that|these|them|those)\b/,
    'How long have you had this?',
  ],
  [
    /\bwhen (?:did|has) (?:it|this|that|they|these|those|all (?:of )?(?:this|it|that))(?: all)? (?:first )?(?:start|started|begin|begun|happen|happened|come on|occur)\b/,
    'So when did it all start?',
  ],
  [
    /\bhow long ago (?:did|was|were) (?:you say )?(?:it|this|that|the (?:injury|accident|fall))\b/,
    'How long ago did you say this was?',
  ],
  [/\bhow long ago ?(?:\?|$)/, 'How long ago?'],
  [
    /\b(?:what|which) (?:day|date|time) (?:did|was) (?:it|this|that)\b/,
    'What day did this happen on?',
  ],
  [
    /\bhow many (?:days|weeks|months|years) (?:has|have|had) (?:it|this|that|they|you had (?:it|this|that))\b/,
    'How many weeks has this been going on for?',
  ],
  [
    /\bwhen did (?:you first (?:notice|feel|get|have)|your (?:symptoms?|pain|trouble|problems?)(?: all)? (?:first )?(?:start|begin|come on))\b/,
    'When did your symptoms all start?',
  ],
  [/\b(?:since when|was the onset (?:gradual|sudden))\b/, 'Since when?'],
]

/** Everything that was told so far is meant. */
export const ALL_OF_IT = /\b(?:it|this|that) all\b|\ball (?:of )?(?:this|it|that)\b/

/** Whoever tells it says when it came. */
export const TELLS_SINCE: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:it|this|that|the (?:whole )?(?:thing|pain)) (?:all )?(?:first )?(?:started|began|happened)\b/,
    'It started on Friday.',
  ],
  [
    /\b(?:this|that) was (?:(?:on|just|back|only) )*(?:last |yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/,
    'This was Friday night.',
  ],
]

/** Why somebody comes, other than for something that they feel. */
export const ERRANDS =
  /\b(?:follow-?up|visit|exam\w*|check-?up|refills?|results?|evaluation|care|physical|screening|consult\w*|opinion|level|lab|labs)\b/

/** Questions about something else, after which 'it' is no longer what the patient came for. */
export const ASKS_OTHER: readonly (readonly [words: RegExp, example: string])[] = [
  [/\b(?:smok\w+|alcohol|drink|vap\w+)\b/, 'Do you smoke?'],
  [/\b(?:job|living|live|retired|for work|at home|at school)\b/, 'What do you do for work?'],
  [/\b(?:medic\w+|tablets?|pills?|allerg\w+)\b/, 'Are you on any tablets?'],
  [/\b(?:family|mother|father|mom|mum|dad|sister|brother|wife|husband)\b/, 'Any in the family?'],
  [/\b(?:periods?|pregnan\w+|surgery|surgeries|operations?)\b/, 'When was your last period?'],
  [
    /\b(?:in the past|before|previous\w*|last time|ever had|medical (?:history|problems?|conditions?))\b/,
    'Have you had anything like it before?',
  ],
]
