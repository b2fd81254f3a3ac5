export const TOPICS = [
  'complaint',
  'hpi',
  'ros',
  'medical',
  'surgical',
  'family',
  'social',
  'medications',
  'allergies',
  'mood',
  'risk',
  'vitals',
  'exam',
  'results',
  'assessment',
  'plan',
  'followUp',
  'warning',
] as const

/** What a statement is about, in the order in which a visit goes. */
export type Topic = (typeof TOPICS)[number]

/** Where a topic goes when the template has no heading of its own for it; nowhere when the list ends. */
export const NEXT_BEST: Readonly<Record<Topic, readonly Topic[]>> = {
  complaint: ['hpi'],
  hpi: ['complaint', 'medical'],
  ros: ['hpi'],
  medical: ['hpi', 'surgical'],
  surgical: ['medical', 'hpi'],
  family: ['social', 'medical', 'hpi'],
  social: ['family', 'medical', 'hpi'],
  medications: ['plan', 'medical', 'hpi'],
  allergies: ['medications', 'medical', 'hpi'],
  mood: ['hpi', 'ros', 'assessment'],
  risk: ['mood', 'hpi', 'assessment'],
  vitals: ['exam', 'results', 'medical'],
  exam: ['vitals', 'results', 'medical'],
  results: ['exam', 'medical'],
  assessment: ['plan', 'complaint'],
  plan: ['followUp', 'assessment'],
  followUp: ['plan', 'assessment'],
  warning: ['followUp', 'plan'],
}
