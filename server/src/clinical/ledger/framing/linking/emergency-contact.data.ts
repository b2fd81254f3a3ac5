/** Where help is got at once, as it is said, and how the ledger has it. */
export const EMERGENCY_ROWS: readonly (readonly [said: RegExp, detail: string, example: string])[] =
  [
    [/\b(?:911|9-1-1|nine[ -]one[ -]one)\b/i, 'call 911', "that's 911"],
    [/\b(?:999|nine[ -]nine[ -]nine)\b/i, 'call 999', 'ring nine nine nine'],
    [/\b(?:988|nine[ -]eight[ -]eight)\b/i, 'call 988', 'call 988 right then'],
    [/\b(?:call|ring|get) (?:for )?an ambulance\b/i, 'call an ambulance', 'call an ambulance'],
    // 'er' by itself is a filler.
    [
      /\bER\b|\b(?:the|an|to) e\.?r\b|\b[Aa] ?(?:and|&) ?[Ee]\b(?!-)|\b(?:the ed|emergency (?:room|department|ward)|casualty)\b/,
      'emergency department',
      'straight to A and E',
    ],
    [
      /\b(?:to|into|in|at|it's|that's|for|is) (?:the )?(?:hospital|labou?r and delivery)\b(?!'s| (?:clinic|team|appointment|letter|follow|bed|stay|visit|will|when|last))/i,
      'hospital',
      "that's the hospital today",
    ],
  ]

/** Whoever else is to be told or seen: what stands behind it is said of other signs. */
export const OTHER_CONTACT =
  /\b(?:call|ring|phone|contact|message|tell) (?:me|us|the (?:office|clinic|surgery|practice|nurse))\b|\blet (?:me|us) know\b|\bcome (?:back|in) (?:and|to) see\b|\bsee (?:me|us)\b|\bsame[ -]day\b|\b111\b/i

/** Another condition begins. */
export const OTHER_SIGN = /[.?!;]|\b(?:if|when|unless|until|otherwise|but|because)\b/i

/** Nobody is sent there: 'you don't need to go to the ER for that'. */
export const NOT_SENT =
  /(?:\bnot|n['’]t|\bnever|\binstead of|\brather than)(?: \w+){0,4}? (?:need|have|go(?:ing)?|call|dial|ring|been?|end up)\b[^,]*$/i
