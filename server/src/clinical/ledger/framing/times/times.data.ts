import type { SaidRow } from '../wording/written-by.ts'

/** How long a thing has lasted, where nobody counts; the first row that fits. */
export const LASTING: readonly SaidRow[] = [
  ['(?:a )?(?:long|good) while(?! (?:ago|back))', 'a long time'],
  ['(?<!in |after |takes (?:me |him |her )?)a while(?! (?:ago|back))', 'a while'],
  ['(?:a )?(?:very |really )?long time(?! (?:ago|back))', 'a long time'],
  ['for ages', 'a long time'],
  ['(?:for|many|several) (years|months|weeks)', '$1'],
  ['all (?:my|his|her|your) life', 'lifelong'],
  ['all (day|night)', 'all $1'],
]

/** By the clock. */
export const HOUR =
  '(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

/** When a thing was or will be, besides counted times; the first row that fits. */
export const POINTS: readonly SaidRow[] = [
  [
    'when i was (?:just |about )*(?:a )?(?:small |little |young )?(?:kid|child|little|young)',
    'childhood',
  ],
  ['as a (?:kid|child)', 'childhood'],
  ['when i was (?:about |around |like )*(\\d{1,2})', 'age $1'],
  ['(?:at |the )?age (?:of )?(\\d{1,2})', 'age $1'],
  ['in ((?:19|20)\\d\\d)', '$1'],
  ['(?:many |several )?(years|months) ago', '$1 ago'],
  [
    '(?:in |last |back in )(january|february|march|april|may|june|july|august|september|october|november|december)',
    '$1',
  ],
  // At two in the morning is once, and not in the mornings.
  [
    `(?:at|around) (?:about |around )?(${HOUR}) in the (morning|afternoon|evening)`,
    'at $1 in the $2',
  ],
  ['in the (morning|afternoon|evening)', 'in the $1'],
  ['this evening', 'this evening'],
  ['last weekend', 'last weekend'],
  ['(?:over the|at the) weekend', 'at the weekend'],
  ['(?:at )?(?:the )?end of the day', 'at the end of the day'],
]

const COUNTED = String.raw`(?:\d+|an?|one|few|couple(?: of)?)(?: ?(?:to|or|-|,)? ?\d+)?`
const ABOUT = String.raw`(?:(?:about|around|like|maybe|say|i think|probably|,) ?)*`
const UNITS = '(?:minute|hour|day|night|week|month|year)s?'

/** Counted times that tell neither how long a thing has lasted nor when it will be. */
export const NOT_LASTING: readonly (readonly [said: string, example: string])[] = [
  [
    String.raw`(?:\d+|one|two|three|four|five|six|few|couple(?: of)?|ounces|cups|glasses|packs|drinks|cigarettes|units|miles|litres|liters|times|tablets|pills) an? (?:day|night|week|month|year|hour)`,
    'three a day',
  ],
  [
    String.raw`(?:\d+(?: ?(?:to|or|-|,) ?| ))*(?:days|nights|mornings|evenings|hours) (?:a|per|each|out of the) (?:day|week|month)`,
    'maybe three , four nights a week',
  ],
  [
    String.raw`(?:\d+|once|twice|times) in (?:(?:the|a|any|one) )?(?:(?:last|past|whole) )?${COUNTED}? ?${UNITS}`,
    'maybe two times in the last six months',
  ],
  [String.raw`every ${COUNTED} ?,? ?${UNITS}`, 'every two , three days'],
  ['every (?:an? )?half(?: of)? (?:an? )?hour', 'every half an hour'],
  [
    String.raw`takes (?:me |him |her )?${ABOUT}${COUNTED} ${UNITS}`,
    'it takes me an hour to settle',
  ],
  [String.raw`${UNITS}(?: or (?:so|two))? (?:before|after)`, 'an hour before the headache'],
  [String.raw`(?:once )?after ${ABOUT}${COUNTED} ${UNITS}`, 'once after two hours'],
  [String.raw`after ${ABOUT}(?:an? )?half (?:an? )?hour`, 'after about half an hour'],
  [String.raw`at(?! least) ?,? ?${ABOUT}${COUNTED} ${UNITS}`, 'at like four months'],
  [
    String.raw`(?:several |many )?${COUNTED}? ?${UNITS} (?:later|earlier|prior|beforehand|afterwards?)`,
    'a few weeks later',
  ],
  [String.raw`${COUNTED} ${UNITS} (?:old|of age)`, 'I am only forty years old'],
  [
    String.raw`(?:\d+|one|few|couple(?: of)?|several)(?: ?(?:to|or|-) ?\d+)? (?:(?!for|in|over|about|around|after|within|lasts?|lasting|like|than|and|or|to)[a-z]+ ){1,3}an? (?:day|night|week|month|year|hour)`,
    'two or three watery stools a day',
  ],
  [String.raw`the first ${COUNTED} ${UNITS}`, 'just the first two days'],
]

const BOTH = '(?:to|or|-|and)'
const UNIT = '(minute|hour|day|night|week|month|year)s?'

/** Ranges that are said in other ways than '2 to 3 weeks', with an example and how long it lasts. */
export const RANGES: readonly (readonly [
  said: string,
  written: string,
  example: string,
  lasts: string,
])[] = [
  [
    String.raw`(?:the )?(?:next|last|past) ${UNIT} or (?:two|2)(?: \1s)?`,
    '1 to 2 $1s',
    'the next week or two',
    '1-2 weeks',
  ],
  [
    String.raw`(?:an?|one|1) ${UNIT} or (?:two|2)(?: \1s)?`,
    '1 to 2 $1s',
    'a week or two',
    '1-2 weeks',
  ],
  [
    String.raw`(?:an?|one|1) ${UNIT}(?:['’]?s)?(?: time)?,? (?:or )?(?:(?:about|maybe|say|so|an?|one|1) )*\1 (?:to|or) (\d+) \1s`,
    '1 to $2 $1s',
    "in about a week's time, week to two weeks",
    '1-2 weeks',
  ],
  [
    String.raw`(?:an?|one|1) ${UNIT} (?:to|or) (\d+) \1s`,
    '1 to $2 $1s',
    'about a week to three weeks',
    '1-3 weeks',
  ],
  [
    String.raw`(?:an?|one|1) ${UNIT},? (?:or )?(?:maybe )?(?:two|2) \1s`,
    '1 to 2 $1s',
    'in about a week, two weeks',
    '1-2 weeks',
  ],
  [
    String.raw`\d+ ${UNIT},? (?:or|no|well|maybe|like|actually|sorry)(?:,? (?:or|no|well|maybe|like|about))*,? (\d+) ?(?:to|or|-) ?(\d+) \1s`,
    '$2 to $3 $1s',
    'for three days, or three or four days',
    '3-4 days',
  ],
  [String.raw`(?:one|1) (?:to|or|-) (\d+) ${UNIT}`, '1 to $1 $2s', 'one to two weeks', '1-2 weeks'],
  [
    String.raw`(\d+) ${UNIT} (?:to|or) (\d+) \2s`,
    '$1 to $3 $2s',
    'two weeks to three weeks',
    '2-3 weeks',
  ],
  [
    String.raw`between (?:one|1) and (\d+) ${UNIT}`,
    '1 to $1 $2s',
    'between one and two days',
    '1-2 days',
  ],
  [
    String.raw`between (\d+) ${BOTH} (\d+) ${UNIT}`,
    '$1 to $2 $3s',
    'between four and six weeks',
    '4-6 weeks',
  ],
  [
    String.raw`(?:a )?couple(?: of)? (?:to|or) (\d+) ${UNIT}`,
    '2 to $1 $2s',
    'a couple to three weeks',
    '2-3 weeks',
  ],
]

/** What a time may be counted from. */
export const AFTER_EVENT =
  '(?:surgery|operation|procedure|-?op|injection|biopsy|discharge|delivery|birth|chemo(?:therapy)?|radiation|scan|mri|endoscopy|colonoscopy|catheterization|transplant)'
