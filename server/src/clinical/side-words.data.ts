/** Behind one of these no part belongs to the side before it: 'right at the shoulder', 'left my knee brace'. */
export const NOT_BETWEEN_SIDE_AND_PART: readonly string[] =
  `a about above across after all along an are around as at away before behind below beside between but by down
  for from he her here his i if in inside into is it its just my near next no not now of off okay on onto or our out outside over
  past she since so that the their then there these they this those through to today under until up was we were what
  when where which while who with yeah yes you your`.split(/\s+/)

/** 'the right direction' has no left. */
export const NO_SIDED_THINGS: readonly string[] =
  `amount answer around balance because before better choice combination compared course decision diet direction
  doctor does dose exercise fit food idea kind level medication medicine moment number page path people person place
  plan question specialist step surgery thing though time track treatment type way weight there`.split(
    /\s+/,
  )
