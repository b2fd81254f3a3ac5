/** Words that tell of an earlier time than that of the complaint, each with an example. */
export const EARLIER_TIMES: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:before|ever|previous(?:ly)?|in the past|used to)\b/i,
    'have you sprained your ankle before',
  ],
  [
    /\b(?:some time|a while|a long time|(?:\w+ )?(?:years?|months)) ago\b/i,
    'I broke my wrist ten years ago',
  ],
  [/\b(?:as a (?:kid|child|teenager)|in (?:college|high school))\b/i, 'I broke my arm as a kid'],
  [
    /\b(?:have|has|['’]ve)(?: \w+)? had\b.*\b(?:injuries|sprains|breaks|fractures)\b/i,
    "I've had a lot of injuries to my knee",
  ],
]

/** 'I have hurt that ankle before': it is the one that the visit is about. */
export const POINTED_AT = /\b(?:that|the same) (?:\w+ )?[a-z]+/i

/** What was operated on is what is spoken of, unless somebody says otherwise. */
export const OPERATED =
  /\b(?:surgery|operation|replacement|repair|reconstruction|arthroscopy|fusion|\w+(?:ectomy|plasty|otomy))\b/i
