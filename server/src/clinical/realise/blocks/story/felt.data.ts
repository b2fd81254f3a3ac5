/** How much, how often and of what kind a thing is felt, before its name. */
export const BEFORE_THINGS = new Set(
  `a little bit of some mild mildly moderate severe slight slightly very significant marked minimal low-grade
  occasional frequent constant intermittent persistent recurrent daily nightly rare ongoing chronic new recent
  sudden-onset gradual-onset increased increasing decreased worsening general generalized excessive
  dull sharp burning stabbing throbbing aching shooting cramping bad terrible horrible
  left right bilateral left-sided right-sided upper lower`.split(/\s+/),
)

/** What is felt, besides the names of the table. */
export const FURTHER_THINGS =
  'ache aches discomfort soreness difficulty trouble loss sensation spasms episodes bouts'.split(
    ' ',
  )

/** Names of the table that no 'reports' can stand before. */
export const NO_THINGS =
  /^(?:able|unable|drinking|feel(?:s|ing)|tolerating|passing|crying)\b|\b(?:normal|closing)$/

/** Words that lead from a thing to where, when and how it is felt. */
export const LEADS_ON =
  /^(?:about|after|all|around|at|before|behind|below|above|between|during|every|for|from|in|into|of|on|once|over|since|starting|lasting|throughout|twice|under|until|when|while|with|\d\S*)$/
