/** Words by which the talk goes over to something else, which is named or not; each with an example. */
export const NEXT_TOPICS: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /(?:^|[.?!;,]) ?(?:(?:and|now|then|so|okay),? )*(?:the|your) [a-z]+(?: [a-z]+)? ?,(?! ?(?:okay|ok|all right|alright|right|yeah)\b)/i,
    'Yes. And the drinking, cut it down.',
  ],
  [
    /\b(?:number (?:one|two|three|four|five)|(?:second|third|fourth|fifth) (?:your|the)|(?:last|next|other|another) thing|lastly|finally|as for)\b/i,
    'and last thing',
  ],
  [/[.?!;,] ?(?:(?:and|then) )?(?:first|second|third|fourth|fifth) ?,/i, 'Yes. Third, your eyes.'],
  [
    /\byou(?:'re| are) (?:also )?(?:due|overdue) (?:for|a)\b|\b(?:is|are) (?:over)?due\b/i,
    "you're also due for a mammogram",
  ],
  [/\b(?:any|other|more) questions?\b/i, 'Do you have any questions?'],
  [/\b(?:physical|annual|wellness) (?:exam|visit|check-?up)\b/i, 'And now the physical exam.'],
]
