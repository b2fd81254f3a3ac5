import type { SaidRow } from './written-by.ts'

/** How long a thing has lasted, where nobody counts; the first row that fits. */
export const LASTING: readonly SaidRow[] = [
  ['(?:a )?(?:long|good) while', 'a long time'],
  ['(?<!in )a while', 'a while'],
  ['(?:a )?(?:very |really )?long time', 'a long time'],
  ['for ages', 'a long time'],
  ['(?:for|many|several) (years|months|weeks)', '$1'],
  ['all (?:my|his|her|your) life', 'lifelong'],
  ['all (day|night)', 'all $1'],
]

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
  [
    '(?:in |last |back in )(january|february|march|april|may|june|july|august|september|october|november|december)',
    '$1',
  ],
  ['in the (morning|afternoon|evening)', 'in the $1'],
  ['this evening', 'this evening'],
  ['last weekend', 'last weekend'],
  ['(?:over the|at the) weekend', 'at the weekend'],
  ['(?:at )?(?:the )?end of the day', 'at the end of the day'],
]
