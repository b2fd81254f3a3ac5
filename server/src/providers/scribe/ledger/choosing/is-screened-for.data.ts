type Row = readonly [words: RegExp, example: string]

/** Words behind an illness that make it one to be prevented; each row with an example. */
export const SCREENED_AFTER: readonly Row[] = [
  [/^[\s-]+(?:screening|screen|prevention|prophylaxis|awareness)\b/i, ' screening this year'],
  [/^[\s-]+(?:vaccin\w+|immuni[sz]ation|shots?|booster)\b/i, ' vaccine in the fall'],
]

/** The same before it. */
export const SCREENED_BEFORE: readonly Row[] = [
  [/\bscreen(?:s|ed|ing)? (?:\w+ ){0,2}for (?:any |the )?$/i, 'i want to screen you for '],
  [/\b(?:vaccinated|immuni[sz]ed|protected) against (?:the )?$/i, 'you were vaccinated against '],
  [/\b(?:vaccin\w+|shots?|booster) (?:for|against) (?:the )?$/i, 'get your shot for '],
]
