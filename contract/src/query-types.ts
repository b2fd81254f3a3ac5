/** What a question to the assistant may be about (document 2 §7.8). The first match is used. */
export const QUERY_TYPES = {
  'note-edit': ['Note edit', 'Change the open note'],
  summary: ['Summary', 'The visit in a few sentences'],
  coding: ['Coding', 'Codes for conditions that were named'],
  dosage: ['Dosage', 'Doses and how often'],
  medication: ['Medication', 'Drugs that were named'],
  'patient-instructions': ['Patient instructions', 'What the patient was told'],
  'follow-up': ['Follow-up', 'When and where to meet again'],
  investigation: ['Investigation', 'Tests, pictures and results'],
  diagnosis: ['Diagnosis', 'Conditions and assessments'],
  treatment: ['Treatment', 'What is to be done'],
  history: ['History', 'What happened before, in the family, in life'],
  general: ['General', 'Anything else about the visit'],
} as const satisfies Record<string, readonly [label: string, description: string]>

export type QueryType = keyof typeof QUERY_TYPES

export const QUERY_TYPE_NAMES = Object.keys(QUERY_TYPES) as [QueryType, ...QueryType[]]
