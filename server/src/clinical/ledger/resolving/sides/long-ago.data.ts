/** Words that tell of an earlier time than that of the complaint, each with an example. */
export const EARLIER_TIMES: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:before|ever(?! since)|previous(?:ly)?|in the past|used to)\b/i,
    'have you sprained your ankle before',
  ],
  [/\b(?:some time|a while|a long time|years?) ago\b/i, 'I broke my wrist ten years ago'],
  [
    /\b(?:six|seven|eight|nine|ten|eleven|twelve|eighteen|[6-9]|[12]\d) months ago\b/i,
    'I broke my wrist eight months ago',
  ],
  [/\b(?:as a (?:kid|child|teenager)|in (?:college|high school))\b/i, 'I broke my arm as a kid'],
  [
    /\b(?:have|has|['’]ve)(?: \w+)? had\b.*\b(?:injuries|sprains|breaks|fractures)\b/i,
    "I've had a lot of injuries to my knee",
  ],
]

/** What happens once, to one side, each with an example; arthritis or an infection goes on or comes again. */
export const HAPPENS_ONCE: readonly (readonly [words: RegExp, example: string])[] = [
  [/\b(?:injur\w+|hurt|trauma)\b/i, 'I hurt my knee years ago'],
  [/\b(?:fractur\w+|broke|broken|breaks?)\b/i, 'I fractured my arm years ago'],
  [/\b(?:sprain|strain|twist)\w*/i, 'I sprained my ankle years ago'],
  [/\bdislocat\w+/i, 'I dislocated my shoulder years ago'],
  [/\b(?:tears?|tore|torn|ruptur\w+)\b/i, 'I tore my meniscus years ago'],
  [/\b(?:fell|fall|crush\w*|burn\w*|cut|bitten|bruis\w+)\b/i, 'I burned my hand years ago'],
  [/\b(?:clots?|dvt|thrombos[ie]s)\b/i, 'I had a clot in my leg years ago'],
  [/\b(?:cancer|tumou?r|melanoma|carcinoma)\b/i, 'I had breast cancer years ago'],
]

/** 'a year ago, and it has been sore ever since': that is what the visit is about. */
export const GOES_ON = /\b(?:since|still)\b/i

/** 'I have hurt that ankle before': it is the one that the visit is about. */
export const POINTED_AT = /\b(?:that|the same) (?:\w+ )?[a-z]+/i

/** 'it was the same one' */
export const SAME_ONE = /(?<!\bnot )\b(?:the|this|that) (?:very )?same (?:one|side|place|spot)\b/i

/** What was operated on is what is spoken of, unless somebody says otherwise. */
export const OPERATED =
  /\b(?:surgery|operation|replacement|repair|reconstruction|arthroscopy|fusion|\w+(?:ectomy|plasty|otomy))\b/i
