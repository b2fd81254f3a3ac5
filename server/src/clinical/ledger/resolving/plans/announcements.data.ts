const OWN = '(?:your|the|his|her|this|that) '
const LEAD = String.raw`(?:^|[.?!,;] ?|\b(?:now|and|so|then|okay|alright|right|um|uh) )`

/** Words by which a clinician goes over to a problem, up to its name; each with an example before 'gout'. */
export const ANNOUNCEMENTS: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:first|second|third|fourth|fifth|next|last|final|other|another)(?: \w+)? (?:problem|issue|concern|diagnosis)\b/gi,
    'For your next medical problem, the',
  ],
  [new RegExp(String.raw`\bas far as ${OWN}`, 'gi'), 'As far as your'],
  [new RegExp(String.raw`\bin terms of ${OWN}`, 'gi'), 'In terms of your'],
  [new RegExp(String.raw`\bwith regards? to ${OWN}`, 'gi'), 'With regard to the'],
  [
    new RegExp(String.raw`\b(?:regarding|concerning|when it comes to) ${OWN}`, 'gi'),
    'Regarding your',
  ],
  [
    new RegExp(String.raw`\btalk (?:a (?:little )?bit )?about ${OWN}`, 'gi'),
    "Let's talk about your",
  ],
  [
    new RegExp(String.raw`\b(?:moving on|going back|turning|on) to ${OWN}`, 'gi'),
    'Moving on to your',
  ],
  [new RegExp(String.raw`${LEAD}(?:as )?for ${OWN}`, 'gi'), 'Now for your'],
  [new RegExp(String.raw`${LEAD}from (?:a|an|your|the) `, 'gi'), 'So from a'],
]

/** Announcements that lead over even where nobody knows to what. */
export const ANNOUNCES_ANY =
  /problem|issue|concern|diagnosis|as far as|in terms of|with regards? to|regarding/i

/** What is announced and no problem: how long, what for, and what ails anybody. */
export const NO_TOPIC =
  /^(?:\w+ )?(?:next|first|last|moment|time|meantime|rest|most|future|now|day|night|morning|days?|weeks?|months?|years?|pain|swelling|symptoms?|inflammation|discomfort)\b/i

/** A name that ends with the announcement: 'For your rash, …', 'From a skin standpoint'. */
export const TOPIC = /^((?:[a-z-]+ ){0,2}[a-z-]+)(?:,| (?:standpoint|perspective|point of view)\b)/i

/** What may stand between an announcement and the name. */
export const BEFORE_NAME =
  /^[ ,:.]*(?:(?:is|was|here|now|of|with|for|and|so|um|uh|you know|i think|your|the|this|that|a|an|my|his|her|new|newly diagnosed|newfound|chronic|recent|left|right)[ ,]+)*/i
