/** What is felt or found at a place: denied without one, it tells nothing where it is there elsewhere. */
export const FELT_AT_A_PLACE: readonly string[] = [
  'ache',
  'bruising',
  'erythema',
  'itching',
  'numbness',
  'pain',
  'redness',
  'soreness',
  'stiffness',
  'swelling',
  'tenderness',
  'tingling',
  'warmth',
  'weakness',
]

/** Signs that are asked of one place, and denied without naming it again. */
export const ASKED_OF_A_PLACE: readonly string[] = [
  ...FELT_AT_A_PLACE,
  'bleeding',
  'burning',
  'discharge',
  'drainage',
  'lump',
  'lumps',
  'rash',
  'tightness',
]
