/** A name and a time or place of it that cannot both be so: the name is left, as it was said in one breath. */
export const AT_ODDS: readonly (readonly [
  name: RegExp,
  words: RegExp,
  example: string,
  told: string,
  unlike: string,
])[] = [
  [
    /\bpre-?(?:surg\w*|op\w*)\b|\bbefore (?:the )?(?:surgery|operation)\b/i,
    /^after (?:the |your )?(?:surgery|operation|procedure)\b/i,
    'pre-surgery field test',
    'after surgery',
    'before surgery',
  ],
  [
    /\bpost-?(?:surg\w*|op\w*)\b|\bafter (?:the )?(?:surgery|operation)\b/i,
    /^(?:before|prior to) (?:the |your )?(?:surgery|operation|procedure)\b/i,
    'post-op check',
    'before the operation',
    'after the operation',
  ],
]

/** Of what there is one, there are no two sides. */
export const UNPAIRED =
  /^(?!.*\bsides?\b).*\b(?:chest|abdomen|belly|stomach|back|face|head|neck|scalp|trunk|torso|mouth|nose|throat|tongue|groin|forehead|chin)\b/i
