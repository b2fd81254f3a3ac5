import type { FactAct } from '@chartwright/contract/facts'

const VISIT =
  '(?:follow-?ups?|(?:follow-?up |return |clinic )?(?:appointment|visit)|review|recheck)(?: (?:visit|appointment))?'

/** What is done with a thing is of the thing: nobody orders a blood pressure. Each row with an example. */
export const PLAN_ACTS: readonly (readonly [
  from: readonly FactAct[],
  name: RegExp,
  to: FactAct,
  written: string,
  example: string,
])[] = [
  [
    ['order'],
    /^(?:check (?:the )?)?((?:blood pressure|temperature|pulse|heart rate|weight|oxygen(?: saturation| level)?|vitals|vital signs)(?: .*)?)$/i,
    'order',
    'check $1',
    'blood pressure',
  ],
  [
    ['order', 'procedure', 'advise'],
    /^((?:sick|fit|work|school|doctor's) note)$/,
    'order',
    'provide $1',
    'fit note',
  ],
  [
    ['order', 'refer'],
    /^((?:[a-z]+ )?(?:physical |neurological |clinical )?exam(?:ination)?)$/,
    'order',
    'arrange $1',
    'neurological examination',
  ],
  [
    ['order', 'refer', 'procedure'],
    /^(chest auscultation|clinic review|review by an? \w+)$/i,
    'order',
    'arrange $1',
    'review by a nurse',
  ],
  [
    ['order', 'refer', 'procedure'],
    new RegExp(`^${VISIT}$`),
    'follow_up',
    'follow-up',
    'follow-up appointment',
  ],
  [
    ['refer'],
    /^((?:some |further )?(?:tests?|labs?|blood (?:tests?|work)|x-?rays?|mri|ct|imaging|ultrasound|(?:ct |mri |pet |bone density )?scan|fundoscopy|spirometry|sleep study|echocardiogram))$/i,
    'order',
    '$1',
    'tests',
  ],
  [
    ['order', 'procedure'],
    /^((?:physical|occupational|speech) therapy|physiotherapy|cardiac rehab(?:ilitation)?)(?= |$)/,
    'refer',
    '$1',
    'physical therapy',
  ],
]

/** What to come back with, in the words of a note. */
export const SIGNS_SAID: readonly (readonly [
  said: RegExp,
  written: string,
  example: string,
  becomes: string,
])[] = [
  [
    /^(?:it|things?|that|this)(?: is|['’]s| are| starts? to)? (?:gets?|getting|got) (?:any )?worse$/,
    'symptoms worsen',
    'it gets worse',
    'symptoms worsen',
  ],
  [
    /^(?:it|things?|that|this)(?: is|['’]s| are| does| do)? not (?:getting |get )?(?:any )?better$/,
    'symptoms do not improve',
    'things are not getting any better',
    'symptoms do not improve',
  ],
  [/^(?:little )?bit of (?=\S)/, '', 'bit of abdominal pain', 'abdominal pain'],
  [/^(?:any )?(?:further )?questions?$/, 'any questions', 'question', 'any questions'],
  [/^(?:any )?(?:further )?concerns?$/, 'any concerns', 'concern', 'any concerns'],
]
