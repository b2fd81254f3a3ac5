/** Parts of a note that can be told from facts. */
export const BLOCKS = [
  'complaint',
  'hpi',
  'ros',
  'history',
  'medications',
  'allergies',
  'family',
  'social',
  'vitals',
  'exam',
  'results',
  'assessment',
  'plan',
  'assessment-and-plan',
  'tests',
  'referrals',
  'advice',
  'follow-up',
  'safety-net',
] as const
export type Block = (typeof BLOCKS)[number]
