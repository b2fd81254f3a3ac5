import type { Row } from '../../realise/words/rows.ts'

const PART =
  '(knee(?:cap)?|ankle|elbow|wrist|shoulder|hip|heel|foot|toes?|big toe|hand|fingers?|thumb|arm|forearm|leg|thigh|calf|shin|back|lower back|spine|neck|chest|ribs?|belly|abdomen|stomach|jaw|collarbone|kneecap)'
const OWN = '(?:the|your|this|that|his|her)'
const SIDE = '(?:(?:left|right) )?'
const HERE =
  '(?: (?:a little|a bit|over|again|down|here|hard|in|now|right|right here|there|for me))*'
const PRESS =
  '^(?:press|push|touch|poke|squeeze|palpate|pressing|pushing|touching|squeezing|palpating)'
const ON = '(?: (?:on|over|around|along|at))?'
const NAMED_PART = `${OWN} ${SIDE}${PART}`

/** What is done to a part to see whether it hurts, as the finding that its answer is. */
export const MANOEUVRES: readonly Row[] = [
  [
    new RegExp(`${PRESS}${HERE}${ON} ${OWN} inside of ${NAMED_PART}${HERE}$`),
    'tenderness of the medial aspect of the $1',
    'press here on the inside of your elbow',
    'tenderness of the medial aspect of the elbow',
  ],
  [
    new RegExp(
      `${PRESS}${HERE}${ON} ${OWN} outside of (?:${OWN} (?:left|right) of )?${NAMED_PART}${HERE}$`,
    ),
    'tenderness of the lateral aspect of the $1',
    'push on the outside of the ankle',
    'tenderness of the lateral aspect of the ankle',
  ],
  [
    new RegExp(`${PRESS}${HERE}${ON} ${OWN} inside${HERE}$`),
    'medial tenderness',
    'press on the inside',
    'medial tenderness',
  ],
  [
    new RegExp(`${PRESS}${HERE}${ON} ${OWN} outside${HERE}$`),
    'lateral tenderness',
    'push over here on the outside',
    'lateral tenderness',
  ],
  [
    new RegExp(`${PRESS}${HERE}${ON} ${OWN} (top|bottom|front|back) of ${NAMED_PART}${HERE}$`),
    'tenderness of the $1 of the $2',
    'push on the top of your foot',
    'tenderness of the top of the foot',
  ],
  [
    new RegExp(`${PRESS}${HERE}${ON} ${NAMED_PART}${HERE}$`),
    'tenderness of the $1',
    'touch your heel here',
    'tenderness of the heel',
  ],
  [
    new RegExp(`^(?:flex|bend|flexing|bending) ${NAMED_PART}${HERE}$`),
    'pain with flexion of the $1',
    'bend your wrist for me',
    'pain with flexion of the wrist',
  ],
  [/^(?:flex|bend)(?: (?:it|that))?$/, 'pain with flexion', 'bend it', 'pain with flexion'],
  [
    new RegExp(`^(?:extend|straighten|extending|straightening) ${NAMED_PART}${HERE}$`),
    'pain with extension of the $1',
    'straighten the elbow',
    'pain with extension of the elbow',
  ],
  [
    /^(?:extend|straighten)(?: (?:it|that))?(?: out)?$/,
    'pain with extension',
    'extend it',
    'pain with extension',
  ],
]
