/** Advice by the name of the thing, as something to do; a row with a place has its part. */
export const ADVICE_TOLD: readonly (readonly [concept: string, told: string])[] = [
  ['better diet', 'change diet'],
  ['daily weights', 'weigh daily'],
  ['elevation', 'elevate the {place}'],
  ['headache diary', 'keep a headache diary'],
  ['home blood pressure monitoring', 'monitor blood pressure at home'],
  ['home glucose monitoring', 'monitor blood glucose at home'],
  ['ice', 'apply ice'],
]
