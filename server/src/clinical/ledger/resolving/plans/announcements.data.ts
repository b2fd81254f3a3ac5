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

/** An announcement after which the name must follow: what it is of is something else, if it is not known. */
export const ANNOUNCES_ANY = /problem|issue|concern|diagnosis/i

/** What may stand between an announcement and the name. */
export const BEFORE_NAME =
  /^[ ,:.]*(?:(?:is|was|here|now|of|with|for|and|so|um|uh|you know|i think|your|the|this|that|a|an|my|his|her|new|newly diagnosed|newfound|chronic|recent|left|right)[ ,]+)*/i
