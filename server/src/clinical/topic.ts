/** What a statement is about, in the order in which a visit goes. */
export type Topic =
  | 'complaint'
  | 'hpi'
  | 'ros'
  | 'medical'
  | 'surgical'
  | 'family'
  | 'social'
  | 'medications'
  | 'allergies'
  | 'mood'
  | 'risk'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'assessment'
  | 'plan'
  | 'followUp'
  | 'warning'

/** Where a topic goes when the template has no heading of its own for it; nowhere when the list ends. */
export const NEXT_BEST: Readonly<Record<Topic, readonly Topic[]>> = {
  complaint: ['hpi'],
  hpi: ['complaint', 'medical'],
  ros: ['hpi', 'complaint', 'medical'],
  medical: ['hpi', 'surgical', 'complaint'],
  surgical: ['medical', 'hpi', 'complaint'],
  family: ['medical', 'hpi', 'complaint'],
  social: ['hpi', 'medical', 'complaint'],
  medications: ['medical', 'hpi', 'complaint', 'plan'],
  allergies: ['medications', 'medical', 'hpi', 'complaint'],
  mood: ['hpi', 'ros', 'complaint', 'medical', 'assessment'],
  risk: ['mood', 'hpi', 'complaint', 'medical', 'assessment'],
  vitals: ['exam', 'medical'],
  exam: ['vitals', 'medical'],
  results: ['exam', 'medical'],
  assessment: ['plan', 'complaint'],
  plan: ['followUp', 'assessment'],
  followUp: ['plan', 'assessment'],
  warning: ['followUp', 'plan'],
}
